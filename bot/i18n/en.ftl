### English: plain words for people who may never have held these cards.
### A round is one deal, a match is rounds until somebody has won; card points are in the pack,
### game points decide the match. A line may not begin with *, [ or a full stop.


## Cards, suits, ranks

rank-A = Ace
rank-3 = 3
rank-K = King
rank-Q = Knight
rank-J = Knave
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-2 = 2

# The rank with its article, for cards inside a sentence.
rank-the-A = the Ace
rank-the-3 = the 3
rank-the-K = the King
rank-the-Q = the Knight
rank-the-J = the Knave
rank-the-7 = the 7
rank-the-6 = the 6
rank-the-5 = the 5
rank-the-4 = the 4
rank-the-2 = the 2

suit-C = cups
suit-D = coins
suit-S = swords
suit-B = clubs

# The suit standing alone, as on a button.
suit-label-C = Cups
suit-label-D = Coins
suit-label-S = Swords
suit-label-B = Clubs

card = { $rank } of { $suit }
card-short = { $rank } { $suit }


## Lists

list-middle = { $start }, { $next }
list-end = { $start } and { $last }


## Sides

# A sign beside each name tells the teams apart without colour.
team-sign-0 = ■
team-sign-1 = ▲


## Buttons that other texts mention

button-hand = My hand
button-rules = Rules
button-join = Sit down
button-start = Start
button-next-deal = Next deal
button-rematch = Rematch


## Rules (/rules)

rules-title =
    { $players ->
        [2] ## How to play Briscola, one against one
        [3] ## How to play Briscola, three players
        [4] ## How to play Briscola, two against two
       *[5] ## How to play Briscola Chiamata
    }

rules-goal =
    { $players ->
        [2]
            ### The aim
            Take tricks and collect the card points in them. The pack holds 120: with **61 or more you win the round**. At 60 each nobody scores.
        [3]
            ### The aim
            Everyone plays alone. Take tricks and collect the card points in them: 120 in the pack. **Whoever has the most wins the round**, even with fewer than 61. If the two best are level, nobody scores.
        [4]
            ### The aim
            You and the player opposite are partners, and your tricks count together. The pack holds 120 card points: **the team with 61 or more wins the round**. At 60 each nobody scores.
       *[5]
            ### The aim
            No fixed sides. The **declarer** wins an auction, picks the trump suit and calls a card; whoever holds that card is the **secret partner**. Together they must take 61 of the 120 card points, or more if more was bid. The other three try to stop them.
    }

rules-cards =
    ### The cards
    Four suits of ten cards: cups, coins, swords and clubs. From the highest to the lowest, with their card points:
    ```
    Ace            11
    3              10
    King            4
    Knight          3
    Knave           2
    7, 6, 5, 4, 2   0
    ```
    Mind the 3: it beats every card of its suit but the Ace. Aces and 3s are called loads.

rules-deal =
    ### Deal and draw
    Everyone gets { $hand } cards. The next one is turned up: its suit is **trump** (briscola) for this round. The rest is the stock, face down, with the turned-up card at the bottom.
    After each trick everyone draws one card, the winner of the trick first; whoever draws last of all gets the turned-up card. Then play goes on without drawing until all hands are empty.{ $removed ->
        [none] { "" }
       *[other] { " " }The 2 of { $removed } stays in the box, so that the cards come out even.
    }

rules-trick =
    ### A trick
    { $players ->
        [2] The player who did not deal leads to the first trick with any card, and the other one answers.
       *[other] The player on the dealer's right leads to the first trick with any card, and the others follow in turn.
    } **You may always play whatever you like**: there is no duty to follow suit. The highest trump takes the trick; without a trump, the highest card of the suit that was led. Cards of other suits cannot win. Whoever takes the trick leads to the next.

rules-length =
    ### The match
    A round won is 1 game point{ $teams ->
        [yes] { " " }for the team
       *[no] { "" }
    }. The first to { $target ->
        [one] { $target } game point wins
       *[other] { $target } game points wins
    } the match. The deal moves one seat to the right after every round.

rules-auction =
    { $bidding ->
        [points]
            ### The auction
            All cards are dealt, { $hand } to each player. Starting on the dealer's right, everyone in turn bids or passes; after a pass you are out. A bid is the number of card points that your side promises to take: 61 to 120, always more than the last bid. When all others have passed, the highest bidder is the declarer.
            If all five pass, nobody scores and the next dealer deals.
       *[rank_points]
            ### The auction
            All cards are dealt, { $hand } to each player. Starting on the dealer's right, everyone in turn bids or passes; after a pass you are out. A bid is a rank without a suit: you promise 61 card points together with whoever holds that card. **A lower rank is a better bid**: Ace, 3, King, Knight, Knave, 7, 6, 5, 4, 2; you may skip some. After a 2 the bids are points, 62 to 120. When all others have passed, the highest bidder is the declarer.
            If all five pass, nobody scores and the next dealer deals.
    }

rules-call =
    { $bidding ->
        [points]
            ### The call
            The declarer names the trump suit and then any card of that suit, even one from their own hand.
       *[rank_points]
            ### The call
            The declarer names the trump suit. The called card is the one with the rank of the bid in that suit.
    } Its holder is the partner and may play it at any time; until then nobody else knows. A declarer who holds it plays alone against four, and nobody is told.

rules-chiamata-score =
    ### The score
    ```
    Bid      Declarer  Others
    61-70           2       1
    71-80           4       2
    81-90           6       3
    91-100          8       4
    101-120        10       5
    ```
    If the declarer's side takes what was bid, declarer and partner win these game points and the opponents lose them; if not, the other way round. 60 on a bid of 61 is lost. For a declarer who plays alone the first number doubles; if one side takes all 120 card points, every number doubles.

rules-chiamata-length =
    ### The match
    The match lasts { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }; the highest total wins, and equal totals share the win. A deal that everybody passed is not counted. The deal moves one seat to the right every time.

rules-talk =
    ### Talking
    No talking during the first trick of each round. After it you may describe your hand to your partner (“I have a trump”), but never name a card. A table may also agree on silence.

rules-chiamata-talk =
    ### Talking
    No hints about cards or sides, in words or signs. Guessing who is with whom is the heart of this game.

rules-example =
    { $players ->
        [2]
            ### An example
            Trump is coins. Anna leads the Ace of swords (11 points). Marco plays the 2 of coins: worth nothing, but a trump. Marco takes the trick and its 11 points, draws first and leads next.
        [3]
            ### An example
            Trump is cups. Anna leads the King of swords (4), Marco plays the 3 of swords (10), Luca the Ace of clubs (11). Clubs were not led and are not trump, so the Ace cannot win: the 3 is the highest sword, and Marco takes 25 points.
        [4]
            ### An example
            Trump is clubs. Anna leads the 3 of coins (10), Marco plays the Ace of coins (11), Luca, Anna's partner, the 4 of clubs (0), Sara the Knave of cups (2). Luca's little trump wins: 23 points for Anna and Luca.
       *[5]
            ### An example
            Anna won the auction with “King” and named coins: the King of coins is called. Marco leads the Ace of cups (11), Luca plays the Knight of cups (3), Sara the 6 of swords (0), Anna a trump, the Knave of coins (2). Then Paolo plays the King of coins (4): he is the partner, and takes 20 points for Anna and himself.
    }


## Help (/help)

# Every $command is a mention of that command, or its name after a slash.
help-title = ## Briscola with friends

help-first =
    { $briscola } opens a table in this channel. Sit down, and when the seats are full the host starts.
    { $hand } shows your cards, to you alone; click one to play it.
    { $board } brings your table back to the bottom of the channel.
    { $rules } explains the game, with points and an example.
    { $leave } takes you away from the table, always.

help-rest =
    ### The rest
    { $play } and { $bid } do by typing what the buttons do. { $leaderboard } shows who wins most on this server. { $help } is this page.

help-privacy =
    ### Your cards are yours
    Your hand stands only in messages that nobody else can see, and what you type in { $play } or { $bid } stays there too. Nobody is shown a hidden card: no spectator, no moderator. The shuffle is sealed before the first card: the table shows a fingerprint at the start, and the file that comes with the result lets anyone check it.

help-stuck =
    ### When something is stuck
    A panel is gone or does not answer: { $hand }. The table is out of sight: { $board }. Somebody is away: after { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } the move is made for them, and after { $misses } in a row the match ends without a result. You have to go: { $leave }. If the bot restarts, every table goes on where it was.


## Commands, options and choices: Discord allows names of 1 to 32 lower-case characters without blanks, descriptions of 1 to 100

command-briscola-name = briscola
command-briscola-description = Open a table of Briscola in this channel
option-briscola-players-name = players
option-briscola-players-description = How many play; five play Briscola Chiamata
option-briscola-length-name = length
option-briscola-length-description = How long the match lasts
option-briscola-bidding-name = bidding
option-briscola-bidding-description = Five players: what is bid in the auction
option-briscola-teams-name = teams
option-briscola-teams-description = Four players: who plays with whom
command-hand-name = hand
command-hand-description = See your cards; nobody else can
command-play-name = play
command-play-description = Play a card by typing
option-play-card-name = card
option-play-card-description = One of the cards you may play now
command-bid-name = bid
command-bid-description = Bid or pass in the auction of Briscola Chiamata
option-bid-bid-name = bid
option-bid-bid-description = One of the bids you may make now, or pass
command-board-name = board
command-board-description = Bring your table to the bottom of the channel
command-leave-name = leave
command-leave-description = Leave the table; it always works
command-rules-name = rules
command-rules-description = How to play the game of this table
command-leaderboard-name = leaderboard
command-leaderboard-description = Who wins most on this server
option-leaderboard-game-name = game
option-leaderboard-game-description = Which game
command-help-name = help
command-help-description = The commands you need, and what to do when something is stuck

choice-players-2 = 2 players, one against one
choice-players-3 = 3 players, everyone alone
choice-players-4 = 4 players, two against two
choice-players-5 = 5 players, Briscola Chiamata
choice-length-short = Short: first to 3; five players: 5 rounds
choice-length-long = Long: first to 5; five players: 10 rounds
choice-bidding-rank_points = First ranks, then points
choice-bidding-points = Points only
choice-teams-random = Drawn by lot
choice-teams-12-34 = 1 and 2 against 3 and 4, in order of joining
choice-teams-13-24 = 1 and 3 against 2 and 4, in order of joining
choice-teams-14-23 = 1 and 4 against 2 and 3, in order of joining
game-briscola2 = Briscola, 2 players
game-briscola3 = Briscola, 3 players
game-briscola4 = Briscola, 4 players
game-chiamata = Briscola Chiamata


## Refusals by the rules of the game: one sentence what, one what to do

refusal-game-error = That is not possible now. Press “{ button-hand }” to see where the game stands.
refusal-illegal-action = The rules do not allow that now. Press “{ button-hand }” to see what you can do.
refusal-not-your-turn = { $name } goes first. Your cards wait here.
refusal-wrong-phase =
    { $phase ->
        [auction] The auction is still on. Bid or pass when your turn comes.
        [trump] The declarer is choosing the trump suit. Play begins right after that.
        [call] The declarer is calling a card. Play begins right after that.
        [play] The bidding is over. Play a card when your turn comes.
       *[over] This round is over. Press “{ button-next-deal }” under its result.
    }
refusal-card-not-in-hand = You do not hold { $card }. Press “{ button-hand }” to see the cards you have.
refusal-illegal-bid =
    { $lowest ->
        [none] Nothing can beat the bid that stands. You can only pass.
       *[other] That bid is too low. The lowest you may bid is { $lowest }; you may also pass.
    }
refusal-illegal-trump = That is not one of the four suits. Choose cups, coins, swords or clubs.
refusal-illegal-call = The card you call must be a trump. Choose a card of { $suit }.
refusal-match-over = This match is over. Press “{ button-rematch }” under the result, or open a new table with /{ command-briscola-name }.
refusal-options-do-not-fit = These choices do not go together: { $options }. Change one of them and try again.
refusal-malformed-text = I could not make sense of that. Choose one of the suggestions that appear while you type.
refusal-file-refused = This match file is not genuine: line { $line } does not follow from the rest. Ask for the file that stands under the match's result.


## Refusals by the table

refusal-not-seated = You do not sit at this table. Watch the board, or open a table of your own with /{ command-briscola-name }.
refusal-already-seated = You already sit at this table. Wait for the others, or press “{ button-start }” if you are the host.
refusal-table-full = The table is full. Stay and watch the board, or open another table with /{ command-briscola-name }.
refusal-seat-kept = The free seats of a rematch are kept for those who just played. Open another table with /{ command-briscola-name }.
refusal-table-over = This table is closed. Open a new one with /{ command-briscola-name }.
refusal-moved-on = The table has moved on in the meantime. Here is how it stands now; please choose again.
refusal-lobby-only = The match has already started. To get away from the table use /{ command-leave-name }.
refusal-not-started = The match has not started yet. It begins when the seats are full and the host presses “{ button-start }”.
refusal-not-host =
    { $moderators ->
        [yes] Only { $host }, who hosts this table, or a moderator can do that. Ask one of them.
       *[no] Only { $host }, who hosts this table, can do that. Ask them.
    }
refusal-seats-missing =
    { $missing ->
        [one] One seat is still free.
       *[other] { $missing } seats are still free.
    } Invite somebody to press “{ button-join }”.
refusal-already-played = You have already played from this panel. Here is your hand as it is now.
refusal-deal-pending = The next cards are not dealt yet. Press “{ button-next-deal }” under the result, or wait a moment.
refusal-too-many-tables =
    You already sit at { $limit ->
        [one] { $limit } table, and more is not allowed
       *[other] { $limit } tables, and more are not allowed
    }. Finish one, or leave one with /{ command-leave-name }.
refusal-channel-busy =
    This channel already has { $limit ->
        [one] { $limit } table, and more is not allowed
       *[other] { $limit } tables, and more are not allowed
    }. Wait until one is finished, or use another channel or a thread.
refusal-restarting = The bot is about to restart and opens no new tables. Try again in a minute; tables under way go on where they were.


## Refusals by Discord and by the place

refusal-missing-permissions = I may not do this in { $channel }; missing: { $permissions }. Somebody who can edit this channel's permissions can give them to me.
refusal-not-in-thread = I am not in this private thread, so I could not show a table here. Mention me here, which lets me in, and try again.
refusal-no-table-here = You have no table in this channel. Open one with /{ command-briscola-name }, or go to the channel where you play.
refusal-stale-button = This button belongs to an older message. Use /{ command-hand-name } for your cards or /{ command-board-name } for the table.
refusal-something-broke = Something broke on our side; nothing that was played is lost. Try again, and if it happens again tell whoever runs the bot this code: { $code }.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

confirm-leave =
    ### Leave the match?
    The match ends at once, without a result, for everybody at the table. If you only need a moment, stay: a move that you miss is made for you.


## Refusals by the database

refusal-store-failed = The bot could not write this down, so it did not happen. Try again in a moment; if it goes on, tell whoever runs the bot.
refusal-store-conflict = Somebody else was a moment faster. Look at the table as it is now and choose again.
refusal-store-locked = The bot's database is busy, so this did not happen. Try again in a moment.
refusal-store-full = The bot's disk is full, so this did not happen. Whoever runs the bot must free some space; the tables wait until then.
refusal-store-read-only = The bot's database cannot be written, so this did not happen. Whoever runs the bot must make the file, its folder and the disk writable.
refusal-store-corrupt = The bot's database is damaged or is not a database. Whoever runs the bot must put back a good copy or choose another file.
refusal-store-newer = The bot's database comes from a newer version of the bot ({ $found }; this one knows { $known }). Whoever runs the bot must install that version.
refusal-store-in-use = Another process is using the bot's database. Whoever runs the bot must stop the other one first.
refusal-store-closed = The bot is shutting down, so this may not have been written down. Look at the table again in a minute.

## Buttons

button-stand = Stand up
button-start-missing =
    { $missing ->
        [one] Start ({ $missing } seat free)
       *[other] Start ({ $missing } seats free)
    }
button-cancel = Cancel
button-again = Open again
button-new-table = New table
button-leave = Leave
button-leave-sure = Leave and end the match
button-stay = Stay
button-pass = Pass
button-other-bids = Other…
button-back = Back
button-confirm = Yes, call it
button-refresh = Refresh
button-previous = Back
button-next = Next


## Games and terms

game-title =
    { $players ->
        [2] Briscola · 2 players
        [3] Briscola · 3 players
        [4] Briscola · 4 players, two teams
       *[5] Briscola Chiamata · 5 players
    }
length-target = First to { $target }
length-rounds = { $rounds } rounds
terms-bidding-rank_points = bids: ranks, then points
terms-bidding-points = bids: points only
terms-teams-random = teams by lot
terms-teams-12-34 = teams 1+2 and 3+4
terms-teams-13-24 = teams 1+3 and 2+4
terms-teams-14-23 = teams 1+4 and 2+3
terms-move =
    { $unit ->
        [minutes] { $number } min a move
       *[seconds] { $number } s a move
    }


## Lobby

lobby-title = ## { $game }
lobby-host = (host)
lobby-free = free seat
lobby-waits-for = waiting for { $name }
lobby-rematch = -# A rematch: same seats, { $dealer } deals first. It starts when everyone is back.
lobby-fair = -# Fair deal, sealed: `{ $commitment }`
lobby-started = The match has started: the board is further down.
lobby-expired = This table was closed because nothing happened for a while.
lobby-cancelled = This table was cancelled.
lobby-empty = Everybody has left this table.


## Board

board-title = ## Briscola · round { $round }
board-title-rounds = ## Chiamata · round { $round } of { $rounds }
board-seal = -# Deal sealed: `{ $commitment }`
board-signs = -# ♛ declarer · ▮ a trick taken
board-deal-over = **The round is over.** The count stands below.
board-retired = This board is finished; the table goes on further down.
board-match-over = **The match is over.** The result stands further down.
board-moved = The board is now [further down]({ $url }).
score-two = { $first } **{ $one } – { $two }** { $second }
mark-declarer = ♛
mark-trick = ▮
mark-absent = ⏱️ time out
state-trump = Trump: { $sign } **{ $suit }**
state-stock = -# { $left } cards left, { $card } last
state-empty = -# The stock is empty
contract-open = ♛ **{ $name }** won the auction: { $points } points to make.
contract-trump = ♛ **{ $name }** plays { $suit } as trump: { $points } points to make.
contract = ♛ **{ $name }** calls **{ $card }**. { $points } to win.
revealed-partner = **{ $partner }** held the called card: { $declarer } and { $partner } against the rest.
revealed-alone = **{ $name }** held the called card: alone against everyone.
auction-open = No bid yet
auction-to-beat = To beat: **{ $bid }**
auction-title = **Auction** · { $dealer } dealt
bid-rank = { $rank }
bid-points = { $points } points
bid-pass = passes
trick-title = **Trick { $number }**
trick-taken =
    -# Trick { $number }: { $name } took { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    } · { $plays }
turn-auction =
    ## ▸ { $name } to bid
    -# { $since } · { $then ->
        [no_one] the last to speak
       *[other] then { $then }
    }
turn-trump =
    ## ▸ { $name } to choose trump
    -# { $since } · then the first card
turn-call =
    ## ▸ { $name } to call a card
    -# { $since } · then the first card
turn-play =
    ## ▸ { $name } to play
    -# { $since } · { $then ->
        [no_one] last of the trick
       *[other] then { $then }
    }


## Hand

hand-title =
    ### Your hand
    -# { $phase ->
        [play] Round { $round }, trick { $trick }
       *[other] Round { $round }
    } · { $mate ->
        [no_one] { "" }
       *[other] { $sign } with { $mate } ·{ " " }
    }{ $host }'s table in { $channel }
hand-between = **The round is over.** The next cards come with “{ button-next-deal }” under the result, or by themselves in a moment.
hand-played = You played { $card }.
hand-said = You said: { $bid }.
hand-called = You called { $card }.
hand-over = The match is over. Thanks for playing!
hand-board-lost = ⚠ I cannot update the board in this channel just now. You can play on from here; a moderator can give me back: { $permissions }.
yours-auction =
    ## ▸ Your bid
    { $ranks ->
        [yes] -# You promise 61 points with whoever holds this rank in your trump suit. A lower rank is a higher bid.
       *[no] -# You promise that your side takes so many card points.
    }
yours-trump =
    ## ▸ You won the auction
    -# Choose the trump suit.
yours-call =
    ## ▸ Choose the card you call
    -# Whoever holds it is your partner.
yours-play =
    ## ▸ Your turn
    { $leads ->
        [yes] -# You lead: play any card.
       *[no] -# Play any card.
    }
role-partner-secret = 🤫 You hold the called card: you play with **{ $name }**. Nobody knows.
role-alone = 🤫 You hold the called card yourself: you play alone. Nobody knows.
bids-from-to = { $first } to { $last } points
call-choose = Choose the card to call
call-suit =
    ## ▸ Choose the card you call
    -# Trump will be { $suit }. Whoever holds the card is your partner.
call-own = You hold it: you would play alone
call-own-suit = { $suit } (you hold it: alone)
call-confirm =
    ## ▸ Call { $card }?
    Trump will be { $suit }. { $alone ->
        [yes] You hold this card yourself: you would play **alone** against four.
       *[no] Whoever holds this card is your partner.
    }


## Results

result-title =
    { $counted ->
        [yes] ## Round { $round }
       *[no] ## All passed
    }
result-winners =
    { $winners ->
        [one] **{ $names }** wins the round.
       *[other] **{ $names }** win the round.
    }
result-nobody = Nobody wins: the best are level.
result-all-passed = Nobody bid. No points, and the next dealer deals anew.
result-contract =
    ♛ **{ $declarer }** called { $card }, { $partner ->
        [no_one] and held it: alone against four.
       *[other] and **{ $partner }** held it.
    }
    { $made ->
        [yes] **Made:** { $points } points, { $promised } to win.
       *[no] **Lost:** { $points } points, { $promised } to win.
    }
result-standing = { $standing }{ "\u00A0" }({ $gain })
result-score = Score: { $score }
result-key = -# Key of deal { $deal }: `{ $key }`
result-next = -# The next deal opens by itself { $at }.
final-title =
    { $winners ->
        [one] # 🏆 { $names } wins!
       *[other] # 🏆 { $names } win!
    }
final-abandoned = ## The match ended without a result
final-left = { $name } left the table. It counts for nobody.
final-absent = { $name } missed too many moves in a row. It counts for nobody.
final-game = -# { $game }
final-richest = The richest trick: **{ $name }**, { $points } points in round { $round }.
final-secret = -# The file tells the whole match and the sealed secret; `python -m bot verify` checks them. Seal: `{ $commitment }`
nudge = { $mention }, your turn at { $host }'s table.
rematch-open = Your seat is taken again. The table is in { $channel }; it starts when everyone is back.


## Short answers

answered-below = Here it is, for everybody to see:
done-left-lobby = You stood up.
done-left-match = You left, and the match has ended.
done-board = The board is now [at the bottom]({ $url }).
rules-button =
    { $players ->
        [5] Chiamata (5)
       *[other] { $players } players
    }
board-is-here = A table of this channel: [go to its board]({ $url }).
not-in-lobby = You have the table, but the match has not started: wait for “{ button-start }”.
which-table = You are at several tables. Which one?
choose-table = { $game }, hosted by { $host }


## Leaderboard

leaderboard-title = ## Leaderboard · { $game }
leaderboard-page =
    { $pages ->
        [1] -# Finished matches only.
       *[other] -# Page { $page } of { $pages }. Finished matches only.
    }
leaderboard-empty = Nobody has finished a match yet. Open a table with /{ command-briscola-name }!
leaderboard-own = -# You: { $line }
leaderboard-choose = Another game
leaderboard-line =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } of { $matches } ({ $share } %)
leaderboard-line-chiamata =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } of { $matches } ({ $share } %)
    -# { $points } points · declared { $declared }, made { $made }
