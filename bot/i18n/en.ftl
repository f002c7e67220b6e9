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
        [6] ## How to play Briscola, three against three
       *[5] ## How to play Briscola Chiamata
    }

rules-goal =
    { $players ->
        [2]
            ### The aim
            Take tricks and collect the card points in them. The pack holds 120: with **61 or more you win the round**. { $tie ->
                [last_trick] At 60 each, whoever took the last trick wins it.
               *[none] At 60 each nobody scores.
            }
        [3]
            ### The aim
            Everyone plays alone. Take tricks and collect the card points in them: 120 in the pack. **Whoever has the most wins the round**, { $tie ->
                [strict61] but only with 61 or more; otherwise nobody scores.
               *[none] even with fewer than 61. If the two best are level, nobody scores.
            }
        [4]
            ### The aim
            You and the player opposite are partners, and your tricks count together. The pack holds 120 card points: **the team with 61 or more wins the round**. { $tie ->
                [last_trick] At 60 each, the team that took the last trick wins it.
               *[none] At 60 each nobody scores.
            }
        [6]
            ### The aim
            Every second player belongs to your team, and the tricks of all three count together. The pack holds 120 card points: **the team with 61 or more wins the round**. { $tie ->
                [last_trick] At 60 each, the team that took the last trick wins it.
               *[none] At 60 each nobody scores.
            }
       *[5]
            ### The aim
            No fixed sides. The **declarer** wins an auction, picks the trump suit and calls a card; whoever holds that card is the **secret partner**. Together they must take 61 of the 120 card points, or more if more was bid. The other three try to stop them.
    }

rules-cards =
    ### The cards
    Four suits of ten cards: cups, coins, swords and clubs. From the highest to the lowest, with their card points:
    { $order ->
        [low_three]
            ```
            Ace            11
            King            4
            Knight          3
            Knave           2
            7, 6, 5, 4      0
            3              10
            2               0
            ```
            Mind the 3: it beats only the 2, but it is still worth 10. Aces and 3s are called loads.
        [seven_for_three]
            ```
            Ace            11
            7              10
            King            4
            Knight          3
            Knave           2
            3, 6, 5, 4, 2   0
            ```
            Mind the 7: it has changed places with the 3 and beats every card of its suit but the Ace. Aces and 7s are called loads.
       *[standard]
            ```
            Ace            11
            3              10
            King            4
            Knight          3
            Knave           2
            7, 6, 5, 4, 2   0
            ```
            Mind the 3: it beats every card of its suit but the Ace. Aces and 3s are called loads.
    }

rules-deal =
    ### Deal and draw
    Everyone gets { $hand } cards. The next one is turned up: its suit is **trump** (briscola) for this round. The rest is the stock, face down, with the turned-up card at the bottom.
    After each trick everyone draws one card, the winner of the trick first; whoever draws last of all gets the turned-up card. Then play goes on without drawing until all hands are empty.{ $removed ->
        [none] { "" }
        [random] { " " }One 2, drawn by lot, stays in the box, so that the cards come out even.
        [all] { " " }All four 2s stay in the box.
       *[other] { " " }The 2 of { $removed } stays in the box, so that the cards come out even.
    }

rules-trick =
    ### A trick
    { $leader ->
        [non_dealer] The player who did not deal leads to the first trick with any card, and the other one answers.
        [declarer] The declarer leads to the first trick with any card, and the others follow in turn, to the { rules-side }.
       *[dealer_right] The player on the dealer's { rules-side } leads to the first trick with any card, and the others follow in turn.
    } **You may always play whatever you like**: there is no duty to follow suit. The highest trump takes the trick; without a trump, the highest card of the suit that was led. Cards of other suits cannot win. Whoever takes the trick leads to the next.

rules-length =
    ### The match
    A round won is 1 game point{ $teams ->
        [yes] { " " }for the team
       *[no] { "" }
    }. The first to { $target ->
        [one] { $target } game point wins
       *[other] { $target } game points wins
    } the match. The deal moves one seat to the { rules-side } after every round{ $tie_dealer ->
        [same] ; after a round that nobody won the same player deals again
       *[rotate] { "" }
    }.

rules-auction =
    { $bidding ->
        [points]
            ### The auction
            All cards are dealt, { $hand } to each player. Starting on the dealer's { rules-side }, everyone in turn bids or passes; after a pass you are out. A bid is the number of card points that your side promises to take: 61 to 120, always more than the last bid. When all others have passed, the highest bidder is the declarer.
            { rules-all-pass }
       *[rank_points]
            ### The auction
            All cards are dealt, { $hand } to each player. Starting on the dealer's { rules-side }, everyone in turn bids or passes; after a pass you are out. A bid is a rank without a suit: you promise 61 card points together with whoever holds that card. **A lower rank is a better bid**: { $order ->
                [low_three] Ace, King, Knight, Knave, 7, 6, 5, 4, 3, 2
                [seven_for_three] Ace, 7, King, Knight, Knave, 3, 6, 5, 4, 2
               *[standard] Ace, 3, King, Knight, Knave, 7, 6, 5, 4, 2
            }; you may skip some. After a 2 the bids are points, 62 to 120. When all others have passed, the highest bidder is the declarer.
            { rules-all-pass }
    }

rules-call =
    { $bidding ->
        [points]
            ### The call
            The declarer names the trump suit and then any card of that suit, even one from their own hand.
        [implied_two]
            ### The call
            The declarer names the trump suit. The called card is always the 2 of that suit.
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
    { $top ->
        [yes]
            101-110        10       5
            111-120        12       6
       *[no] 101-120        10       5
    }
    ```
    If the declarer's side takes what was bid, declarer and partner win these game points and the opponents lose them; if not, the other way round. { $sixty ->
        [yes] 60 on a bid of 61 is a draw: nobody scores, and the next round counts double.
       *[no] 60 on a bid of 61 is lost.
    } For a declarer who plays alone the first number doubles; if { $capot ->
        [declarer] the declarer's side
       *[either] one side
    } takes all 120 card points, every number doubles.

rules-chiamata-length =
    ### The match
    { $target ->
        [none] The match lasts { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }; the highest total wins, and equal totals share the win.
       *[other] The first to { $target } game points wins the match; the highest total wins if several get there at once.
    } A deal that everybody passed is not counted. The deal moves one seat to the { rules-side } every time{ $tie_dealer ->
        [same] ; after a round that nobody won the same player deals again
       *[rotate] { "" }
    }.

rules-talk =
    ### Talking
    { $talk ->
        [silent] This table plays in silence: no words and no signs.
        [signals] { rules-silence } Otherwise partners may use the traditional signs, which name cards.
       *[descriptive] { rules-silence } Otherwise you may describe your hand to your partner (“I have a trump”), but never name a card.
    }

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
        [6]
            ### An example
            Anna, Luca and Paolo play against Marco, Sara and Gino. Trump is clubs. Anna leads the King of coins (4), Marco plays the Ace of coins (11), Luca the 6 of clubs (0), Sara the Knave of clubs (2), Paolo the Knight of clubs (3), Gino the 4 of swords (0). Paolo's is the highest trump: 20 points for Anna, Luca and Paolo.
       *[5]
            ### An example
            Anna won the auction { $bidding ->
                [points] with 65 points, named coins and called the King of coins.
               *[rank_points] with “King” and named coins: the King of coins is called.
            } Marco leads the Ace of cups (11), Luca plays the Knight of cups (3), Sara the 6 of swords (0), Anna a trump, the Knave of coins (2). Then Paolo plays the King of coins (4): he is the partner, and takes 20 points for Anna and himself.
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
    { $play }, { $bid } and { $signal } do by typing what the buttons do. { $preset } gives the table you host a ready-made set of rules; moderators save more of them. { $preferences } chooses the pack in which you see your own cards. { $leaderboard } shows who wins most on this server. { $help } is this page.

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
game-briscola6 = Briscola, 6 players
game-chiamata = Briscola Chiamata


## Refusals by the rules of the game: one sentence what, one what to do

refusal-game-error = That is not possible now. Press “{ button-hand }” to see where the game stands.
refusal-illegal-action = The rules do not allow that now. Press “{ button-hand }” to see what you can do.
refusal-not-your-turn = { $name } goes first. Your cards wait here.
refusal-wrong-phase =
    { $phase ->
        [auction] The auction is still on. Bid or pass when your turn comes.
        [trump] The declarer is choosing the trump suit. Play begins right after that.
        [discard] The declarer is laying down five cards. Play begins right after that.
        [call] The declarer is calling a card. Play begins right after that.
        [peek] Partners are looking at each other's cards. Press “{ button-ready }” in your hand when you have seen enough.
        [play] The bidding is over. Play a card when your turn comes.
       *[over] This round is over. Press “{ button-next-deal }” under its result.
    }
refusal-card-not-in-hand = You do not hold { $card }. Press “{ button-hand }” to see the cards you have.
refusal-illegal-bid =
    { $lowest ->
        [none] Nothing can beat the bid that stands. You can only pass.
        [must] All others have passed, so you must play for 61. Choose one of the bids on your buttons.
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
        [6] { $rests ->
            [yes] Briscola Chiamata · 6 players, one rests
           *[no] Briscola · 6 players, two teams
        }
        [7] Briscola Chiamata · 7 players, two rest
       *[5] Briscola Chiamata · 5 players
    }
length-target =
    { $target ->
        [1] One round
       *[other] First to { $target }
    }
length-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
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

board-title =
    { $chiamata ->
        [yes] ## Chiamata · round { $round }
       *[no] ## Briscola · round { $round }
    }
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
    -# { $number ->
        [0] Last trick
       *[other] Trick { $number }
    }: { $name } took { $points ->
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
    -# { $since } · { $kitty ->
        [yes] then the kitty
       *[no] then the first card
    }
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
call-own =
    { $alone ->
        [yes] You hold it: you would play alone
       *[no] You hold it
    }
call-own-suit = { $suit } (you hold it: alone)
call-confirm =
    ## ▸ Call { $card }?
    Trump will be { $suit }. { $alone ->
        [yes] You hold this card yourself: you would play **alone** against four.
       *[no] Whoever holds this card is your partner.
    }


## Results

result-title =
    { $reason ->
        [passed] ## All passed
        [void] ## Dealt anew
       *[played] ## Round { $round }
    }
result-winners =
    { $winners ->
        [one] **{ $names }** wins the round.
       *[other] **{ $names }** win the round.
    }
result-nobody =
    { $strict ->
        [yes] Nobody wins: nobody has 61 points alone.
       *[no] Nobody wins: the best are level.
    }
result-all-passed =
    Nobody bid. No points, and the next dealer deals anew.{ $doubles ->
        [yes] { " " }The next round counts double.
       *[no] { "" }
    }
result-called =
    ♛ **{ $declarer }** called { $card }, { $partner ->
        [no_one] and held it: alone against four.
       *[other] and **{ $partner }** held it.
    }
result-made =
    { $outcome ->
        [made] **Made:** { $points } points, { $promised } to win.
        [drawn] **A draw:** { $points } points, { $promised } to win. Nobody scores, and the next round counts double.
       *[lost] **Lost:** { $points } points, { $promised } to win.
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


### Options
# term- names an option, about- says in one line what it does, choice- is one of its values.

button-options = Options
button-agree = Fine by me
button-defaults = Defaults
options-title = ## Options · { $group }
options-intro = -# Only you see this panel. Every choice shows on the lobby at once.
options-choose-group = More options
options-choose-preset = Take a ready-made set
options-needs = { $option }: only with { $needed }.
options-needs-or = { $first } or { $second }
options-no-more = These options no longer go with this game.
options-group-match = Match
options-group-teams = Teams, talk and signs
options-group-draw = Drawing and exchange
options-group-round = Round
options-group-auction = Auction
options-group-calling = Kitty and calling
options-group-stakes = Stakes
options-group-cards = Cards
preset-bga = Board Game Arena
preset-italian = Classic Italian
preset-tournament = Tournament (silent)
preset-scoperta = Scoperta
preset-wild = Wild Chiamata
preset-saved = Saved as “{ $name }”: { $terms }.
preset-used = The table now plays “{ $name }”.
preset-deleted = “{ $name }” is deleted.
preset-plain = the usual rules
terms-extra = { $name }: { $value }
terms-changed = { $term } (changed)
lobby-unseen =
    ✎ The rules have changed: { $names } { $count ->
        [one] has
       *[other] have
    } still to press “{ button-agree }”.

refusal-not-agreed =
    The rules have changed, and { $names } { $count ->
        [one] has
       *[other] have
    } still to press “{ button-agree }” on the lobby. Wait, or undo the change.
refusal-too-many-seated =
    { $seated ->
        [one] { $seated } person sits
       *[other] { $seated } people sit
    } here already, which is too many for these rules. Choose others, or ask somebody to stand up.
refusal-rules-kept = A rematch is played by the rules of the match before. To change them, open another table with /{ command-briscola-name }.
refusal-not-moderator = Only moderators of this server can save or delete its rules. Ask one of them.
refusal-no-such-preset = There is no set of rules by that name here. Choose one of the suggestions that appear while you type.
refusal-bad-preset-name = A name has 1 to { $longest } characters and none of the bot's own sets has it. Choose another one.
refusal-too-many-presets = This server keeps { $limit } sets of rules already, and more do not fit in the list. Delete one with /{ command-preset-name } first.

command-preset-name = preset
command-preset-description = Sets of rules for tables of this server
command-preset-save-name = save
command-preset-save-description = Moderators: keep the rules of your open table under a name
command-preset-use-name = use
command-preset-use-description = Play a set of rules at the table that you host
command-preset-delete-name = delete
command-preset-delete-description = Moderators: forget a set of rules of this server
option-preset-name-name = name
option-preset-name-description = The name of the set of rules
command-preferences-name = preferences
command-preferences-description = Choose how you see your own cards
option-preferences-cards-name = cards
option-preferences-cards-description = Which pack your own hand is shown in; the table keeps its own
done-preferences = Your own cards: { $cards }.

term-players = Players
about-players = How many sit at the table.
term-teams = Teams
about-teams = Who plays with whom, by order of joining.
term-length = Length
about-length = When the match is over.
term-removed_two = The 2 left out
about-removed_two = Which 2 stays in the box, so that 39 cards come out even for three.
term-bidding = Bids
about-bidding = What is bid in the auction.
term-direction = Direction
about-direction = Which way round the table play and deal go.
term-three_player_win = To win a round
about-three_player_win = Whether the most card points are enough, or 61 are needed.
term-tie_60 = At 60 each
about-tie_60 = What happens when both sides have 60.
term-tie_dealer = Dealer after a tie
about-tie_dealer = Who deals after a round that nobody won.
term-open = Open cards (scoperta)
about-open = All hands and the next card of the stock lie face up.
term-exchange = Trump exchange
about-exchange = After taking a trick, the 7 or 2 of trumps may be exchanged for the turned-up card.
term-exchange_right = Who may exchange
about-exchange_right = Only whoever took the last trick, or anybody who has taken one.
term-exchange_first_trick_two = First-trick exchange
about-exchange_first_trick_two = In the first trick the 2 of trumps takes the turned-up card, whatever it is.
term-exchange_wp_seven = Exchange on drawing the 7
about-exchange_wp_seven = Whoever has taken a trick and draws the 7 of trumps may exchange it at once.
term-round_variant = Round variant
about-round_variant = A bonus for many card points, or winning at once with Ace, 3 and King of trumps.
term-conquest_claim = Conquest must be claimed
about-conquest_claim = The three trumps win only when their holder says so.
term-skip_uneventful = Skip decided tricks
about-skip_uneventful = The last tricks are left out when they can change nothing.
term-count_points = Count points
about-count_points = The board shows the card points taken so far.
term-talk = Talk
about-talk = What partners may tell each other.
term-silent_first_trick = Silence in the first trick
about-silent_first_trick = When partners must be silent.
term-peek = Looking at each other's cards
about-peek = When partners see each other's hands, once.
term-kitty = Kitty
about-kitty = Seven cards each; the declarer takes up five more and lays down five.
term-chiamata_leader = First lead
about-chiamata_leader = Who plays the first card.
term-direct_two_points = Straight to 2 with points
about-direct_two_points = A 2 may be bid together with more than 61 points at once.
term-all_pass = When all pass
about-all_pass = What happens when nobody bids.
term-sixty_is_draw = Sixty is a draw
about-sixty_is_draw = 60 on a bid of 61 scores nothing, and the next round counts double.
term-top_step_111 = A step at 111
about-top_step_111 = Bids from 111 to 120 count even more.
term-capot_by_opponents_doubles = Opponents' 120 doubles
about-capot_by_opponents_doubles = All 120 card points double the score also when the opponents take them.
term-two_cards_at_120 = Two cards at 120
about-two_cards_at_120 = Whoever bids 120 calls two cards.
term-force = Raising points
about-force = At any rank the points may be raised instead of naming a lower rank.
term-implied_two = Always the 2
about-implied_two = With bids of points the called card is always the 2 of trumps.
term-blind_first_trick = Blind first trick
about-blind_first_trick = The declarer may name the suit after the first trick; 2s lie covered until then.
term-void_hand = Poor hands
about-void_hand = Whether a hand without points may ask for a new deal.
term-sit_out = Six at Chiamata
about-sit_out = Instead of three against three: five play, and the dealer rests.
term-chiamata_target = Match decided by
about-chiamata_target = A number of rounds, or the first to reach so many game points.
term-rank_variant = Order of ranks
about-rank_variant = Where the 3 and the 7 stand.
term-pack_look = Pack
about-pack_look = What the cards are called and look like.

choice-on = on
choice-off = off
choice-length-one = One round
choice-players-6 = 6 players, three against three
choice-players-7 = 7 players, Chiamata: five play, two rest
choice-removed_two-cups = cups
choice-removed_two-coins = coins
choice-removed_two-swords = swords
choice-removed_two-batons = clubs
choice-removed_two-random = drawn by lot
choice-direction-ccw = to the right
choice-direction-cw = to the left
choice-three_player_win-highest = the most card points
choice-three_player_win-strict61 = at least 61 card points
choice-tie_60-none = nobody wins
choice-tie_60-last_trick = the last trick decides
choice-tie_dealer-rotate = the next one, as always
choice-tie_dealer-same = the same one again
choice-exchange_right-this_trick_winner = who took the last trick
choice-exchange_right-any_trick_winner = who has taken any trick
choice-round_variant-disabled = none
choice-round_variant-high_score = bonus for many points
choice-round_variant-conquest = conquest: Ace, 3 and King of trumps
choice-talk-descriptive = describe, name no card
choice-talk-signals = traditional signs
choice-talk-silent = silence
choice-silent_first_trick-each_round = in each round
choice-silent_first_trick-first_round_only = only in the first round
choice-silent_first_trick-off = never
choice-peek-stock_end = when the stock ends
choice-peek-off = never
choice-peek-before_last_trick = before the last trick
choice-peek-before_first_trick = before the first trick
choice-peek-both = before the first and the last trick
choice-chiamata_leader-dealer_right = next to the dealer
choice-chiamata_leader-declarer = the declarer
choice-all_pass-redeal = the next dealer deals anew
choice-all_pass-double_next = new deal, the next round counts double
choice-all_pass-last_plays_61 = the last one plays for 61
choice-all_pass-last_two_71 = the last one may bid 2 at 71 or more
choice-blind_first_trick-off = never
choice-blind_first_trick-two = after a bid of 2
choice-blind_first_trick-two62 = after 62 or more
choice-blind_first_trick-always = always
choice-void_hand-off = are played
choice-void_hand-0 = new deal with 0 points
choice-void_hand-2 = new deal with at most 2 points, stakes doubled
choice-chiamata_target-rounds = rounds
choice-chiamata_target-points = first to { $points } points
choice-rank_variant-standard = as usual
choice-rank_variant-low_three = low 3, still worth 10
choice-rank_variant-seven_for_three = 7 and 3 change places
choice-pack_look-italian = Italian
choice-pack_look-french = French
choice-pack_look-table = as the table plays


### Rules of options

rules-side =
    { $side ->
        [left] left
       *[right] right
    }
rules-silence =
    { $silent ->
        [off] There is no time of silence.
        [first_round_only] No talking during the first trick of the match.
       *[each_round] No talking during the first trick of each round.
    }
rules-all-pass =
    { $all_pass ->
        [double_next] If all five pass, the next dealer deals anew, and the next round counts double; that adds up.
        [last_plays_61] If four pass, the last one must play for 61.
        [last_two_71] If four pass, the last one may bid only a 2 at 71 or more, or pass; then the next dealer deals anew.
       *[redeal] If all five pass, nobody scores and the next dealer deals.
    }
rules-page = -# Page { $page } of { $pages }

rules-seats =
    ### Who rests
    { $seats } sit at the table and five play each deal. { $seats ->
        [7] The dealer and the player before the dealer rest.
       *[6] The dealer rests.
    } Those who rest score nothing and watch like everybody else: they see no hidden card.

rules-teams =
    ### The teams
    { $mate ->
        [2] The first two to sit down play against the other two.
        [3] The first and the third to sit down play against the other two.
        [4] The first and the last to sit down play against the other two.
       *[0] The teams are drawn by lot when the match starts.
    }

rules-open =
    ### Open cards
    All hands lie face up on the board for everybody to see, and so does the card that is drawn next. In Chiamata everybody knows the partner at once; kitty and discards stay hidden.

rules-exchange =
    ### Exchanging the trump
    { $right ->
        [any_trick_winner] Whoever has taken at least one trick may exchange on the own turn, before playing a card:
       *[this_trick_winner] Whoever took the trick may exchange once all have drawn, before leading to the next:
    } the { $seven } of trumps for a turned-up card that is higher{ $twos ->
        [yes] , or the 2 for a 4, 5, 6 or 7
       *[no] { "" }
    }. Everybody sees both cards. Once after each trick at most, and never when the stock is gone.
    Example: the King of coins is turned up. Anna takes a trick, draws, gives the { $seven } of coins for the King and leads. The { $seven } now goes to whoever draws last.

rules-exchange-two =
    ### Exchange in the first trick
    Before or during the first trick the holder of the 2 of trumps may take the turned-up card for it, whatever that is.

rules-exchange-seven =
    ### Exchange on drawing
    Whoever has taken a trick and draws the { $seven } of trumps may exchange it at once, until two tricks before the end.

rules-high-score =
    ### Bonus
    61 to 90 card points win 1 game point, 91 to 119 win 2. All 120 win the whole match at once.

rules-conquest =
    ### Conquest
    Whoever holds the Ace, the { $third } and the King of trumps together wins the round at once, whatever has been taken before. { $claim ->
        [yes] It must be claimed on the own turn, before playing a card.
       *[no] It happens by itself, after the deal, a draw or an exchange.
    } Cards of a partner do not count, nor does the turned-up card.

rules-skip =
    ### Skipping decided tricks
    When the stock is gone and no way of playing can change the result, the remaining tricks are left out and the hands shown. Example: 70 to 35 with three tricks to go, and no bonus within reach.

rules-count =
    ### Counting
    The board shows the card points that each { $by ->
        [team] team
       *[player] player
    } has taken so far{ $chiamata ->
        [yes] ; sides are added up only once the called card is played
       *[no] { "" }
    }.

rules-signs =
    ### Signs
    With Signal you make a sign that only your team sees; the others see that you made one. It may be false.
    Lips tight: the trump Ace. Mouth to one side: the 3. Eyes to the sky: the King. Tip of the tongue: the Knight. A shoulder raised: the Knave. Thumb on index: a low trump. Eyes squeezed: no trump. Cheeks puffed: a load of any suit.

rules-peek =
    ### Looking at each other's cards
    { $peek ->
        [before_last_trick] Before the last trick
        [before_first_trick] Before the first trick
        [both] Before the first trick and again before the last one
       *[stock_end] When the stock is used up, before the last three tricks,
    } the members of a team see each other's hands. Play goes on when all are ready, or after a while by itself.

rules-kitty =
    ### The kitty
    Five cards lie face down. The declarer names the trump suit, takes them up, and lays down any five of the twelve cards, unseen; then the called card is told. The points of the five count for the declarer's side and are shown at the end.
    Example: the called card lay in the kitty. Then the declarer plays alone against four, and nobody else knows.

rules-force =
    ### Raising points
    Instead of a lower rank you may bid the same rank with more points. From then on only points go up. Example: Anna bids “5”, Marco “5 at 62”; now 63 or more with a 5 is needed, and “4” is too late.

rules-direct-two =
    ### Straight to the 2
    A 2 may be bid with more than 61 points at once: after “King”, for example, “2 at 70”.

rules-two-cards =
    ### Two cards at 120
    Whoever wins the auction with 120 calls two trumps. Both holders are partners. If one person holds both, that is the only partner; a declarer who holds one plays with the holder of the other, and who holds both plays alone.

rules-blind =
    ### Blind first trick
    { $blind ->
        [two] After winning with a 2, at any points, the declarer
        [two62] After winning with a 2 at 62 or more, the declarer
       *[always] The declarer
    } may keep the suit secret until five cards lie. Cards of the called rank are played covered in this trick. Then the suit is named and the covered cards are turned: only now is it clear who takes the trick.
    Example: Marco plays a covered card and Anna names swords. It turns out to be the 2 of swords: Marco is her partner.

rules-void =
    ### Poor hands
    { $points ->
        [0] A player whose hand has no card points may ask for a new deal instead of bidding, without any penalty.
       *[2] A player whose hand has at most 2 card points may ask for a new deal instead of bidding. The same dealer deals, and the next round counts double.
    } The hand is checked and shown.

rules-french =
    ### French cards
    The cards are named as in a French pack: hearts for cups, diamonds for coins, spades for swords, clubs for clubs; Queen for Knight and Jack for Knave.


### New phases
# Looking, exchange, kitty, covered cards, signs; and the names of a French pack.

suit-sign-C = 🍷
suit-sign-D = 🪙
suit-sign-S = ⚔️
suit-sign-B = 🪵
french-rank-Q = Queen
french-rank-J = Jack
french-rank-the-Q = the Queen
french-rank-the-J = the Jack
french-suit-C = hearts
french-suit-D = diamonds
french-suit-S = spades
french-suit-B = clubs
french-suit-label-C = Hearts
french-suit-label-D = Diamonds
french-suit-label-S = Spades
french-suit-label-B = Clubs
french-suit-sign-C = ♥️
french-suit-sign-D = ♦️
french-suit-sign-S = ♠️
french-suit-sign-B = ♣️
card-covered = **a covered card**
card-worth =
    { $points ->
        [0] worth nothing
        [one] worth { $points } point
       *[other] worth { $points } points
    }

button-ready = Ready
button-exchange = Exchange { $gave } for { $took }
button-claim = Claim the round
button-signal = Signal…
button-redeal = Ask for a new deal
button-keep-secret = Keep the suit secret
button-confirm-trump = Yes, this suit
button-confirm-discard = Yes, lay them down

bid-raised = { $rank } at { $points }
contract-blind = ♛ **{ $name }** keeps the suit secret and calls the { $rank } in it: { $points } points to make.
revealed-card = **{ $name }** held { $card }, which was called.
state-stakes = This round counts × { $stakes }.
state-blind = The trump suit is secret until all cards of the trick lie on the table.
state-kitty =
    -# { $count ->
        [one] { $count } card lies
       *[other] { $count } cards lie
    } face down in the kitty
state-removed = -# Out of the pack: { $card }
state-resting =
    -# { $count ->
        [one] { $names } rests this deal
       *[other] { $names } rest this deal
    }
state-next-card = -# Next card: { $card }
state-points = Points so far: { $points }
state-exchanged = ⇄ { $name } gave { $gave } for { $took }.
state-signs =
    -# { $count ->
        [one] { $names } made a sign in trick { $trick }
       *[other] { $names } made signs in trick { $trick }
    }
state-silence = -# 🤫 No talking and no signs during this trick
state-silent = -# 🤫 This table plays in silence
open-hand = { $name }: { $cards }
peek-title = **The partners look at each other's cards**
peek-ready = ✓ ready
peek-looking = still looking
peek-captured = Your team has taken: { $cards }
turn-peek =
    ## ▸ { $count ->
        [one] { $names } still looks
        [2] { $names } still look
       *[other] { $count } players still look
    }
    -# { $since } · then play goes on
turn-discard =
    ## ▸ { $name } to lay down five cards
    -# { $since } · then the first card
turn-unveil =
    ## ▸ { $name } to name the trump suit
    -# { $since } · then the covered cards are turned

yours-peek =
    ## ▸ Look at your partner's cards
    -# Press “{ button-ready }” when you have seen enough.
yours-discard =
    ## ▸ Lay down five of your twelve cards
    -# Nobody sees them; their points count for your side.
yours-unveil =
    ## ▸ Name the trump suit
    -# Then the covered cards are turned, and the trick is decided.
yours-last-word =
    ## ▸ Your bid
    -# All others have passed: { $rule ->
        [last_two_71] you may bid 71 points or more, or pass.
       *[last_plays_61] you must play for 61 points.
    }
yours-call-second =
    ## ▸ Choose the second card you call
    -# You have called { $card }. The holders of both are your partners.
hand-rests = You rest in this deal and see what everybody sees.
hand-kitty = In the kitty lay: { $cards }
hand-discards = You laid down: { $cards }
hand-sign = { $name } in trick { $trick }: { $sign }
hand-kept-secret = You keep the suit secret for now.
hand-exchanged = You made the exchange.
hand-ready = You are ready.
hand-claimed = You claimed the round.
hand-redeal = You showed your hand and asked for a new deal.
hand-signalled = You made the sign: { $sign }.
hand-discarded = You laid down: { $cards }.
hand-trump = Trump is { $suit }.
role-holder = 🤫 You hold { $card }, which is called. Nobody knows.
trump-confirm =
    ## ▸ Play { $suit } as trump?
    You then take up the kitty.
discard-choose = Choose { $count } cards to lay down
discard-confirm =
    ## ▸ Lay down these cards?
    { $cards }

signs-title =
    ## ▸ Make a sign
    -# Your team alone sees which; everybody sees that you made one. It may be false.
sign-line = **{ $sign }**: { $gesture }
sign-card = { $rank } of trumps
sign-low = Low trump
sign-none = No trumps
sign-load = A load
gesture-ace = lips tight, as for a kiss
gesture-three = mouth twisted to one side
gesture-king = eyes to the sky
gesture-knight = tip of the tongue
gesture-knave = a shoulder raised
gesture-low = thumb rubbed on the index finger
gesture-none = eyes squeezed shut
gesture-load = cheeks puffed
command-signal-name = signal
command-signal-description = Make a sign that only your team understands
option-signal-sign-name = sign
option-signal-sign-description = What the sign says; it may be false
choice-signal-ace = Ace of trumps (lips tight)
choice-signal-three = 3 of trumps (mouth to one side)
choice-signal-king = King of trumps (eyes to the sky)
choice-signal-knight = Knight of trumps (tip of the tongue)
choice-signal-knave = Knave of trumps (a shoulder raised)
choice-signal-low = Low trump (thumb on index finger)
choice-signal-none = No trumps (eyes squeezed)
choice-signal-load = A load of any suit (cheeks puffed)

refusal-signal-refused =
    { $reason ->
        [no-partner] You have no partner here to make a sign to. Play on without.
        [silent] This table plays in silence. Play on without signs.
        [first-trick] No signs during the first trick. Wait for the next one.
        [not-descriptive] At this table no sign may name a card. Choose another sign.
        [too-many] You have made three signs in this trick. Wait for the next one.
       *[not-now] No signs just now. Wait until cards are played.
    }
refusal-illegal-exchange = You cannot exchange now. Press “{ button-hand }”: where you may, a button says so.

result-void = **{ $name }** showed a hand that need not be played. No points, and the cards are dealt anew.
result-conquest =
    { $name } held the three trumps of the conquest. { $winners ->
        [one] **{ $names }** wins the round.
       *[other] **{ $names }** win the round.
    }
result-called-two =
    ♛ **{ $declarer }** called { $cards }, { $partners ->
        [no_one] and held both: alone against all.
       *[other] with **{ $partners }**.
    }
result-skipped =
    -# Nothing could change any more, so the last tricks were left out.{ $points ->
        [0] { "" }
        [one] { " " }{ $points } point was not played.
       *[other] { " " }{ $points } points were not played.
    }
result-unplayed =
    -# { $points ->
        [one] { $points } point was not played.
       *[other] { $points } points were not played.
    }
result-last-trick = At 60 each, the last trick decides.
result-stakes = This round counted × { $stakes }.
result-bonus = Bonus: { $points } game points.
result-kitty = -# In the kitty lay: { $cards }
result-discards =
    -# Laid down: { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
final-all-points = All 120 card points: that wins the whole match.
final-endless = Twenty deals in a row went by without a card being played. It counts for nobody.
