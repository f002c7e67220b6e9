### Italiano: come si parla intorno a un tavolo da gioco.
### Presa = trick, mano = le carte in mano, smazzata = round, partita = match, mazzo = stock;
### punti = card points, punti partita = game points. Una riga non può cominciare con *, [ o un punto.


## Cards, suits, ranks

rank-A = Asso
rank-3 = 3
rank-K = Re
rank-Q = Cavallo
rank-J = Fante
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-2 = 2

# The rank with its article, for cards inside a sentence.
rank-the-A = l'Asso
rank-the-3 = il 3
rank-the-K = il Re
rank-the-Q = il Cavallo
rank-the-J = il Fante
rank-the-7 = il 7
rank-the-6 = il 6
rank-the-5 = il 5
rank-the-4 = il 4
rank-the-2 = il 2

suit-C = coppe
suit-D = denari
suit-S = spade
suit-B = bastoni

# The suit standing alone, as on a button.
suit-label-C = Coppe
suit-label-D = Denari
suit-label-S = Spade
suit-label-B = Bastoni

card = { $rank } di { $suit }
card-short = { $rank } { $suit }


## Lists

list-middle = { $start }, { $next }
list-end = { $start } e { $last }


## Sides

# A sign beside each name tells the teams apart without colour.
team-sign-0 = ■
team-sign-1 = ▲


## Buttons that other texts mention

button-hand = Le mie carte
button-rules = Regole
button-join = Siediti
button-start = Inizia
button-next-deal = Prossima smazzata
button-rematch = Rivincita


## Rules (/rules)

rules-title =
    { $players ->
        [2] ## Come si gioca a briscola in due
        [3] ## Come si gioca a briscola in tre
        [4] ## Come si gioca a briscola a coppie
       *[5] ## Come si gioca a briscola chiamata
    }

rules-goal =
    { $players ->
        [2]
            ### Lo scopo
            Si fanno prese per raccogliere i punti delle carte. Nel mazzo ce ne sono 120: **con 61 o più vinci la smazzata**. Sul 60 pari non segna nessuno.
        [3]
            ### Lo scopo
            Ognuno gioca per sé. Si fanno prese per raccogliere i punti delle carte: nel mazzo ce ne sono 120. **Chi ne ha di più vince la smazzata**, anche con meno di 61. Se i primi due sono pari, non segna nessuno.
        [4]
            ### Lo scopo
            Giochi in coppia con chi ti siede di fronte e le vostre prese si contano insieme. Nel mazzo ci sono 120 punti: **la coppia con 61 o più vince la smazzata**. Sul 60 pari non segna nessuno.
       *[5]
            ### Lo scopo
            Niente squadre fisse. Il **chiamante** vince l'asta, sceglie la briscola e chiama una carta; chi ce l'ha in mano è il suo **socio segreto**. Insieme devono fare 61 dei 120 punti, o di più se l'asta è salita. Gli altri tre cercano di impedirlo.
    }

rules-cards =
    ### Le carte
    Quattro semi da dieci carte: coppe, denari, spade e bastoni. Dalla più alta alla più bassa, con i punti:
    ```
    Asso           11
    3              10
    Re              4
    Cavallo         3
    Fante           2
    7, 6, 5, 4, 2   0
    ```
    Occhio al 3: nel suo seme batte tutto tranne l'Asso. Assi e 3 si chiamano carichi.

rules-deal =
    ### Si danno le carte
    Il mazziere dà { $hand } carte a testa e scopre la carta seguente: il suo seme è la **briscola** della smazzata. Il resto è il mazzo, coperto, con la carta scoperta in fondo.
    Dopo ogni presa ognuno pesca una carta, per primo chi ha preso; la carta scoperta tocca a chi pesca per ultimo. Finito il mazzo, si giocano le carte rimaste in mano.{ $removed ->
        [none] { "" }
       *[other] { " " }Il 2 di { $removed } resta fuori, così le carte si dividono alla pari.
    }

rules-trick =
    ### La presa
    { $players ->
        [2] Chi non ha dato le carte gioca per primo una carta qualsiasi, poi tocca all'altro.
       *[other] Chi siede alla destra del mazziere gioca per primo una carta qualsiasi, poi tocca agli altri a giro.
    } **Puoi giocare sempre la carta che vuoi**: non c'è obbligo di rispondere al seme. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme giocato per primo. Le carte degli altri semi non prendono mai. Chi prende gioca per primo la volta dopo.

rules-length =
    ### La partita
    Ogni smazzata vinta vale 1 punto partita{ $teams ->
        [yes] { " " }per la coppia
       *[no] { "" }
    }. Vince chi arriva per primo a { $target ->
        [one] { $target } punto
       *[other] { $target } punti
    }. Dopo ogni smazzata dà le carte chi siede alla destra del mazziere.

rules-auction =
    { $bidding ->
        [points]
            ### L'asta
            Si danno tutte le carte, { $hand } a testa. Dalla destra del mazziere, a giro, ognuno chiama o passa; chi passa è fuori dall'asta. Si chiamano i punti che la propria parte si impegna a fare: da 61 a 120, sempre più della chiamata precedente. Quando tutti gli altri hanno passato, chi ha chiamato di più è il chiamante.
            Se passano tutti e cinque non segna nessuno e dà le carte il prossimo.
       *[rank_points]
            ### L'asta
            Si danno tutte le carte, { $hand } a testa. Dalla destra del mazziere, a giro, ognuno chiama o passa; chi passa è fuori dall'asta. Si chiama una carta senza dire il seme, e ci si impegna a fare 61 punti insieme a chi ce l'ha. **Più la carta è bassa, più la chiamata vale**: Asso, 3, Re, Cavallo, Fante, 7, 6, 5, 4, 2; se ne possono saltare. Dopo il 2 si chiamano i punti, da 62 a 120. Quando tutti gli altri hanno passato, l'ultimo rimasto è il chiamante.
            Se passano tutti e cinque non segna nessuno e dà le carte il prossimo.
    }

rules-call =
    { $bidding ->
        [points]
            ### La chiamata
            Il chiamante sceglie la briscola e poi una carta qualsiasi di quel seme, anche una delle sue.
       *[rank_points]
            ### La chiamata
            Il chiamante sceglie il seme di briscola. La carta chiamata è quella dell'asta, in quel seme.
    } Chi ce l'ha è il socio e può giocarla quando vuole; fino ad allora nessun altro lo sa. Se ce l'ha il chiamante, si gioca uno contro quattro, e nessuno viene avvisato.

rules-chiamata-score =
    ### I punti partita
    ```
    Asta     Chiamante  Altri
    61-70            2      1
    71-80            4      2
    81-90            6      3
    91-100           8      4
    101-120         10      5
    ```
    Se la parte del chiamante fa i punti chiamati, lui e il socio vincono questi punti partita e gli avversari li perdono; se no, il contrario. Con 60 su una chiamata di 61 si perde. In uno contro quattro il primo numero raddoppia; se una parte fa tutti i 120 punti, raddoppia ogni numero.

rules-chiamata-length =
    ### La partita
    La partita dura { $rounds ->
        [one] { $rounds } smazzata
       *[other] { $rounds } smazzate
    }; vince il totale più alto, e chi finisce pari in testa vince a pari merito. Una smazzata in cui passano tutti non conta. Ogni volta dà le carte chi siede alla destra del mazziere.

rules-talk =
    ### Si parla?
    Durante la prima presa di ogni smazzata si sta zitti. Dopo puoi descrivere al compagno le tue carte («ho una briscola»), ma mai nominarne una. Ci si può anche accordare per giocare muti.

rules-chiamata-talk =
    ### Si parla?
    Niente accenni a carte o alleanze, né a parole né a segni. Capire chi sta con chi è il bello del gioco.

rules-example =
    { $players ->
        [2]
            ### Un esempio
            Briscola è denari. Anna gioca l'Asso di spade (11 punti). Marco gioca il 2 di denari: non vale niente, ma è una briscola. Marco prende e incassa 11 punti, pesca per primo e gioca per primo.
        [3]
            ### Un esempio
            Briscola è coppe. Anna gioca il Re di spade (4), Marco il 3 di spade (10), Luca l'Asso di bastoni (11). Bastoni non è il seme giocato per primo e non è briscola, quindi l'Asso non prende: la spada più alta è il 3, e Marco porta a casa 25 punti.
        [4]
            ### Un esempio
            Briscola è bastoni. Anna gioca il 3 di denari (10), Marco l'Asso di denari (11), Luca, il compagno di Anna, il 4 di bastoni (0), Sara il Fante di coppe (2). Prende la piccola briscola di Luca: 23 punti per Anna e Luca.
       *[5]
            ### Un esempio
            Anna ha vinto l'asta con «Re» e ha scelto denari: la carta chiamata è il Re di denari. Marco gioca l'Asso di coppe (11), Luca il Cavallo di coppe (3), Sara il 6 di spade (0), Anna una briscola, il Fante di denari (2). Poi Paolo gioca il Re di denari (4): è lui il socio, e prende 20 punti per Anna e per sé.
    }


## Help (/help)

# Every $command is a mention of that command, or its name after a slash.
help-title = ## Briscola tra amici

help-first =
    { $briscola } apre un tavolo in questo canale. Ci si siede, e quando i posti sono pieni chi ospita dà il via.
    { $hand } mostra le tue carte, solo a te; clicca su una per giocarla.
    { $board } riporta il tavolo in fondo al canale.
    { $rules } spiega il gioco, con i punti e un esempio.
    { $leave } ti fa alzare dal tavolo, sempre.

help-rest =
    ### Il resto
    { $play } e { $bid } fanno scrivendo quello che fanno i pulsanti. { $leaderboard } mostra chi vince di più in questo server. { $help } è questa pagina.

help-privacy =
    ### Le tue carte le vedi solo tu
    La tua mano sta solo in messaggi che nessun altro vede, e lì resta anche quello che scrivi in { $play } o { $bid }. Una carta coperta non si mostra a nessuno: né a chi guarda né ai moderatori. Il mescolamento è sigillato prima della prima carta: all'inizio il tavolo ne mostra l'impronta, e con il file allegato al risultato chiunque può controllare.

help-stuck =
    ### Se qualcosa si blocca
    Le carte sono sparite o non rispondono: { $hand }. Il tavolo non si vede più: { $board }. Qualcuno non c'è: dopo { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } si gioca al suo posto, e dopo { $misses } volte di fila la partita finisce senza risultato. Devi andare: { $leave }. Se il bot riparte, ogni tavolo continua da dov'era.


## Commands, options and choices: Discord allows names of 1 to 32 lower-case characters without blanks, descriptions of 1 to 100

command-briscola-name = briscola
command-briscola-description = Apri un tavolo di briscola in questo canale
option-briscola-players-name = giocatori
option-briscola-players-description = In quanti si gioca; in cinque è briscola chiamata
option-briscola-length-name = durata
option-briscola-length-description = Quanto dura la partita
option-briscola-bidding-name = asta
option-briscola-bidding-description = In cinque: che cosa si chiama all'asta
option-briscola-teams-name = coppie
option-briscola-teams-description = In quattro: chi gioca con chi
command-hand-name = mano
command-hand-description = Guarda le tue carte; le vedi solo tu
command-play-name = gioca
command-play-description = Gioca una carta scrivendola
option-play-card-name = carta
option-play-card-description = Una delle carte che puoi giocare adesso
command-bid-name = chiama
command-bid-description = Chiama o passa nell'asta della briscola chiamata
option-bid-bid-name = chiamata
option-bid-bid-description = Una delle chiamate possibili adesso, oppure passo
command-board-name = tavolo
command-board-description = Riporta il tuo tavolo in fondo al canale
command-leave-name = esci
command-leave-description = Alzati dal tavolo; funziona sempre
command-rules-name = regole
command-rules-description = Come si gioca a questo tavolo
command-leaderboard-name = classifica
command-leaderboard-description = Chi vince di più in questo server
option-leaderboard-game-name = gioco
option-leaderboard-game-description = Quale gioco
command-help-name = aiuto
command-help-description = I comandi che servono, e cosa fare se qualcosa si blocca

choice-players-2 = In 2, uno contro uno
choice-players-3 = In 3, ognuno per sé
choice-players-4 = In 4, a coppie
choice-players-5 = In 5, briscola chiamata
choice-length-short = Corta: si va ai 3; in cinque 5 smazzate
choice-length-long = Lunga: si va ai 5; in cinque 10 smazzate
choice-bidding-rank_points = Prima le carte, poi i punti
choice-bidding-points = Solo punti
choice-teams-random = A sorte
choice-teams-12-34 = 1 e 2 contro 3 e 4, in ordine di arrivo
choice-teams-13-24 = 1 e 3 contro 2 e 4, in ordine di arrivo
choice-teams-14-23 = 1 e 4 contro 2 e 3, in ordine di arrivo
game-briscola2 = Briscola in 2
game-briscola3 = Briscola in 3
game-briscola4 = Briscola in 4
game-chiamata = Briscola chiamata


## Refusals by the rules of the game: one sentence what, one what to do

refusal-game-error = Adesso non si può. Premi «{ button-hand }» per vedere a che punto siamo.
refusal-illegal-action = Le regole adesso non lo permettono. Premi «{ button-hand }» per vedere cosa puoi fare.
refusal-not-your-turn = Prima c'è { $name }. Le tue carte aspettano qui.
refusal-wrong-phase =
    { $phase ->
        [auction] L'asta è ancora aperta. Chiama o passa quando tocca a te.
        [trump] Il chiamante sta scegliendo la briscola. Si comincia subito dopo.
        [call] Il chiamante sta chiamando la carta. Si comincia subito dopo.
        [play] L'asta è chiusa. Gioca una carta quando tocca a te.
       *[over] Questa smazzata è finita. Premi «{ button-next-deal }» sotto il risultato.
    }
refusal-card-not-in-hand = Non hai in mano { $card }. Premi «{ button-hand }» per vedere le carte che hai.
refusal-illegal-bid =
    { $lowest ->
        [none] Questa chiamata non si può superare. Puoi solo passare.
       *[other] La chiamata è troppo bassa. La minima è { $lowest }; puoi anche passare.
    }
refusal-illegal-trump = Questo non è uno dei quattro semi. Scegli coppe, denari, spade o bastoni.
refusal-illegal-call = La carta chiamata deve essere di briscola. Scegli una carta di { $suit }.
refusal-match-over = La partita è finita. Premi «{ button-rematch }» sotto il risultato, o apri un tavolo nuovo con /{ command-briscola-name }.
refusal-options-do-not-fit = Queste scelte non vanno d'accordo: { $options }. Cambiane una e riprova.
refusal-malformed-text = Non ho capito. Scegli uno dei suggerimenti che compaiono mentre scrivi.
refusal-file-refused = Questo file di partita non è autentico: la riga { $line } non torna con il resto. Chiedi il file che sta sotto il risultato della partita.


## Refusals by the table

refusal-not-seated = Non giochi a questo tavolo. Guarda la partita, o apri un tavolo tuo con /{ command-briscola-name }.
refusal-already-seated = A questo tavolo ci sei già. Aspetta gli altri, o premi «{ button-start }» se ospiti tu.
refusal-table-full = Il tavolo è al completo. Resta a guardare, o apri un altro tavolo con /{ command-briscola-name }.
refusal-seat-kept = I posti liberi della rivincita sono di chi ha appena giocato. Apri un altro tavolo con /{ command-briscola-name }.
refusal-table-over = Questo tavolo è chiuso. Aprine uno nuovo con /{ command-briscola-name }.
refusal-moved-on = Nel frattempo il gioco è andato avanti. Ecco come stanno le cose adesso: scegli di nuovo.
refusal-lobby-only = La partita è già cominciata. Per alzarti dal tavolo usa /{ command-leave-name }.
refusal-not-started = La partita non è ancora cominciata. Si parte quando i posti sono pieni e chi ospita preme «{ button-start }».
refusal-not-host =
    { $moderators ->
        [yes] Lo può fare solo { $host }, che ospita il tavolo, o chi modera il server. Chiedi a loro.
       *[no] Lo può fare solo { $host }, che ospita il tavolo. Chiedi a chi ospita.
    }
refusal-seats-missing =
    { $missing ->
        [one] C'è ancora un posto libero.
       *[other] Ci sono ancora { $missing } posti liberi.
    } Invita qualcuno a premere «{ button-join }».
refusal-already-played = Da qui hai già giocato. Ecco la tua mano com'è adesso.
refusal-deal-pending = Le carte non sono ancora state date. Premi «{ button-next-deal }» sotto il risultato, o aspetta un momento.
refusal-too-many-tables =
    Sei già a { $limit ->
        [one] { $limit } tavolo, e di più non si può
       *[other] { $limit } tavoli, e di più non si può
    }. Finisci una partita, o alzati da un tavolo con /{ command-leave-name }.
refusal-channel-busy =
    In questo canale { $limit ->
        [one] c'è già { $limit } tavolo, e non se ne possono aprire altri
       *[other] ci sono già { $limit } tavoli, e non se ne possono aprire altri
    }. Aspetta che una partita finisca, o usa un altro canale o un thread.
refusal-restarting = Il bot sta per ripartire e non apre tavoli nuovi. Riprova tra un minuto; le partite in corso continuano da dov'erano.


## Refusals by Discord and by the place

refusal-missing-permissions = Non posso farlo in { $channel }; mancano questi permessi: { $permissions }. Può concederli chi gestisce il canale.
refusal-not-in-thread = Non faccio parte di questo thread privato, quindi qui non potrei mostrare un tavolo. Menzionami qui, così entro, e riprova.
refusal-no-table-here = In questo canale non hai un tavolo. Aprine uno con /{ command-briscola-name }, o vai nel canale dove giochi.
refusal-stale-button = Questo pulsante è di un messaggio vecchio. Usa /{ command-hand-name } per le carte o /{ command-board-name } per il tavolo.
refusal-something-broke = Qualcosa si è rotto da parte nostra; di quello che si è giocato non si perde niente. Riprova, e se succede ancora dai questo codice a chi gestisce il bot: { $code }.

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-embed_links = Incorpora link
permission-attach_files = Allega file
permission-read_message_history = Leggi la cronologia dei messaggi

confirm-leave =
    ### Vuoi lasciare la partita?
    La partita finisce subito, senza risultato, per tutti quelli al tavolo. Se ti serve solo un momento, resta: se salti un turno si gioca al tuo posto.


## Refusals by the database

refusal-store-failed = Il bot non è riuscito a scriverlo, quindi non è successo niente. Riprova tra un momento; se continua, dillo a chi gestisce il bot.
refusal-store-conflict = Qualcuno è arrivato un attimo prima. Guarda com'è il tavolo adesso e scegli di nuovo.
refusal-store-locked = Il database del bot è occupato, quindi non è successo niente. Riprova tra un momento.
refusal-store-full = Il disco del bot è pieno, quindi non è successo niente. Chi gestisce il bot deve fare spazio; intanto i tavoli aspettano.
refusal-store-read-only = Nel database del bot non si può scrivere, quindi non è successo niente. Chi gestisce il bot deve rendere scrivibili il file, la sua cartella e il disco.
refusal-store-corrupt = Il database del bot è rovinato o non è un database. Chi gestisce il bot deve rimettere una copia buona o scegliere un altro file.
refusal-store-newer = Il database del bot viene da una versione più nuova ({ $found }; questa conosce la { $known }). Chi gestisce il bot deve installare quella versione.
refusal-store-in-use = Un altro processo sta usando il database del bot. Chi gestisce il bot deve prima fermare l'altro.
refusal-store-closed = Il bot si sta spegnendo, quindi forse non l'ha scritto. Riguarda il tavolo tra un minuto.

## Buttons

button-stand = Alzati
button-start-missing =
    { $missing ->
        [one] Inizia (manca { $missing })
       *[other] Inizia (mancano { $missing })
    }
button-cancel = Annulla
button-again = Riapri
button-new-table = Nuovo tavolo
button-leave = Esci
button-leave-sure = Esci e chiudi la partita
button-stay = Resta
button-pass = Passo
button-other-bids = Altro…
button-back = Indietro
button-confirm = Sì, chiamo
button-refresh = Aggiorna
button-previous = Indietro
button-next = Avanti


## Games and terms

game-title =
    { $players ->
        [2] Briscola · in 2
        [3] Briscola · in 3
        [4] Briscola · in 4, a coppie
       *[5] Briscola chiamata · in 5
    }
length-target = Si arriva a { $target }
length-rounds = { $rounds } smazzate
terms-bidding-rank_points = si chiama a carte, poi a punti
terms-bidding-points = si chiama a punti
terms-teams-random = coppie a sorte
terms-teams-12-34 = coppie 1+2 e 3+4
terms-teams-13-24 = coppie 1+3 e 2+4
terms-teams-14-23 = coppie 1+4 e 2+3
terms-move =
    { $unit ->
        [minutes] { $number } min a mossa
       *[seconds] { $number } s a mossa
    }


## Lobby

lobby-title = ## { $game }
lobby-host = (ospita)
lobby-free = posto libero
lobby-waits-for = si aspetta { $name }
lobby-rematch = -# È una rivincita: stessi posti, dà le carte per primo { $dealer }. Si comincia quando ci siete tutti.
lobby-fair = -# Mazzo sigillato: `{ $commitment }`
lobby-started = La partita è cominciata: il tavolo è più in basso.
lobby-expired = Questo tavolo è stato chiuso perché non succedeva più niente.
lobby-cancelled = Questo tavolo è stato annullato.
lobby-empty = Si sono alzati tutti.


## Board

board-title = ## Briscola · smazzata { $round }
board-title-rounds = ## Chiamata · smazzata { $round } di { $rounds }
board-seal = -# Sigillo del mazzo: `{ $commitment }`
board-signs = -# ♛ chiamante · ▮ una presa
board-deal-over = **La smazzata è finita.** Il conto è qui sotto.
board-retired = Questo tavolo è finito; si va avanti più in basso.
board-match-over = **La partita è finita.** Il risultato è più in basso.
board-moved = Il tavolo ora è [più in basso]({ $url }).
score-two = { $first } **{ $one } – { $two }** { $second }
mark-declarer = ♛
mark-trick = ▮
mark-absent = ⏱️ d'ufficio
state-trump = Briscola: { $sign } **{ $suit }**
state-stock = -# Mazzo: { $left } carte, in fondo { $card }
state-empty = -# Il mazzo è finito
contract-open = ♛ **{ $name }** ha vinto l'asta: { $points } punti da fare.
contract-trump = ♛ **{ $name }** gioca con briscola { $suit }: { $points } punti da fare.
contract = ♛ **{ $name }** chiama **{ $card }**. Servono { $points } punti.
revealed-partner = La carta chiamata ce l'aveva **{ $partner }**: { $declarer } e { $partner } contro gli altri.
revealed-alone = La carta chiamata ce l'aveva **{ $name }**: uno contro quattro.
auction-open = Nessuno ha ancora chiamato
auction-to-beat = Da superare: **{ $bid }**
auction-title = **Asta** · mazziere { $dealer }
bid-rank = { $rank }
bid-points = { $points } punti
bid-pass = passa
trick-title = **Presa { $number }**
trick-taken =
    -# Presa { $number }: { $name } fa { $points ->
        [0] zero punti
        [one] { $points } punto
       *[other] { $points } punti
    } · { $plays }
turn-auction =
    ## ▸ Parla { $name }
    -# { $since } · { $then ->
        [no_one] ultima parola
       *[other] poi { $then }
    }
turn-trump =
    ## ▸ { $name } sceglie la briscola
    -# { $since } · poi si gioca
turn-call =
    ## ▸ { $name } chiama una carta
    -# { $since } · poi si gioca
turn-play =
    ## ▸ Gioca { $name }
    -# { $since } · { $then ->
        [no_one] chiude la presa
       *[other] poi { $then }
    }


## Hand

hand-title =
    ### Le tue carte
    -# { $phase ->
        [play] Smazzata { $round }, presa { $trick }
       *[other] Smazzata { $round }
    } · { $mate ->
        [no_one] { "" }
       *[other] { $sign } con { $mate } ·{ " " }
    }tavolo di { $host } in { $channel }
hand-between = **La smazzata è finita.** Le prossime carte arrivano con «{ button-next-deal }» sotto il conto, o da sole fra un momento.
hand-played = Hai giocato { $card }.
hand-said = Hai detto: { $bid }.
hand-called = Hai chiamato { $card }.
hand-over = La partita è finita. Grazie di aver giocato!
hand-board-lost = ⚠ In questo momento non riesco ad aggiornare il tavolo in questo canale. Puoi continuare da qui; un moderatore può ridarmi: { $permissions }.
yours-auction =
    ## ▸ Parli tu
    { $ranks ->
        [yes] -# Prometti 61 punti insieme a chi ha questa carta nel seme che sceglierai. Più è bassa, più la chiamata vale.
       *[no] -# Prometti i punti che la tua parte farà.
    }
yours-trump =
    ## ▸ Hai vinto l'asta
    -# Scegli la briscola.
yours-call =
    ## ▸ Che carta chiami?
    -# Chi ce l'ha è il tuo socio.
yours-play =
    ## ▸ Tocca a te
    { $leads ->
        [yes] -# Sei di mano: gioca la carta che vuoi.
       *[no] -# Gioca la carta che vuoi.
    }
role-partner-secret = 🤫 Hai la carta chiamata: giochi con **{ $name }**. Non lo sa nessuno.
role-alone = 🤫 La carta chiamata ce l'hai tu: sei tu contro quattro. Non lo sa nessuno.
bids-from-to = Da { $first } a { $last } punti
call-choose = Scegli la carta da chiamare
call-suit =
    ## ▸ Che carta chiami?
    -# La briscola sarà { $suit }. Chi ha la carta è il tuo socio.
call-own = Ce l'hai tu: saresti contro tutti
call-own-suit = { $suit } (ce l'hai tu: contro tutti)
call-confirm =
    ## ▸ Chiami { $card }?
    La briscola sarà { $suit }. { $alone ->
        [yes] La carta ce l'hai tu: saresti **tu contro quattro**.
       *[no] Chi ha la carta è il tuo socio.
    }


## Results

result-title =
    { $counted ->
        [yes] ## Smazzata { $round }
       *[no] ## Hanno passato tutti
    }
result-winners =
    { $winners ->
        [one] **{ $names }** vince la smazzata.
       *[other] **{ $names }** vincono la smazzata.
    }
result-nobody = Nessuno vince: parità in testa.
result-all-passed = Nessuno ha chiamato. Niente punti, e il prossimo ridà le carte.
result-contract =
    ♛ **{ $declarer }** ha chiamato { $card }: { $partner ->
        [no_one] ce l'aveva in mano, uno contro quattro.
       *[other] ce l'aveva **{ $partner }**.
    }
    { $made ->
        [yes] **Vinta:** { $points } punti, ne servivano { $promised }.
       *[no] **Persa:** { $points } punti, ne servivano { $promised }.
    }
result-standing = { $standing }{ "\u00A0" }({ $gain })
result-score = Punteggio: { $score }
result-key = -# Chiave del mazzo { $deal }: `{ $key }`
result-next = -# La prossima smazzata parte da sola { $at }.
final-title =
    { $winners ->
        [one] # 🏆 Vince { $names }!
       *[other] # 🏆 Vincono { $names }!
    }
final-abandoned = ## Partita finita senza risultato
final-left = { $name } ha lasciato il tavolo. Non vale per nessuno.
final-absent = { $name } ha saltato troppi turni di fila. Non vale per nessuno.
final-game = -# { $game }
final-richest = La presa più ricca: **{ $name }**, { $points } punti nella smazzata { $round }.
final-secret = -# Nel file c'è tutta la partita, con il segreto sigillato; si controlla con `python -m bot verify`. Sigillo: `{ $commitment }`
nudge = { $mention }, tocca a te al tavolo di { $host }.
rematch-open = Il tuo posto è di nuovo tuo. Il tavolo è in { $channel }; si comincia quando ci siete tutti.


## Short answers

answered-below = Ecco, lo vedono tutti:
done-left-lobby = Hai lasciato il posto.
done-left-match = Hai lasciato il tavolo, e la partita è finita.
done-board = Il tavolo ora è [in fondo al canale]({ $url }).
rules-button =
    { $players ->
        [5] Chiamata (5)
       *[other] in { $players }
    }
board-is-here = Un tavolo di questo canale: [vai a vederlo]({ $url }).
not-in-lobby = Il posto ce l'hai, ma la partita non è cominciata: aspetta «{ button-start }».
which-table = Sei a più tavoli. Quale?
choose-table = { $game }, ospita { $host }


## Leaderboard

leaderboard-title = ## Classifica · { $game }
leaderboard-page =
    { $pages ->
        [1] -# Solo partite finite.
       *[other] -# Pagina { $page } di { $pages }. Solo partite finite.
    }
leaderboard-empty = Nessuno ha ancora finito una partita. Apri un tavolo con /{ command-briscola-name }!
leaderboard-own = -# Tu: { $line }
leaderboard-choose = Un altro gioco
leaderboard-line =
    { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    } su { $matches } ({ $share } %)
leaderboard-line-chiamata =
    { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    } su { $matches } ({ $share } %)
    -# { $points } punti · chiamate { $declared }, riuscite { $made }
