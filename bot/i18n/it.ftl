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
        [6] ## Come si gioca a briscola tre contro tre
       *[5] ## Come si gioca a briscola chiamata
    }

rules-goal =
    { $players ->
        [2]
            ### Lo scopo
            Si fanno prese per raccogliere i punti delle carte. Nel mazzo ce ne sono 120: **con 61 o più vinci la smazzata**. { $tie ->
                [last_trick] Sul 60 pari vince chi ha fatto l'ultima presa.
               *[none] Sul 60 pari non segna nessuno.
            }
        [3]
            ### Lo scopo
            Ognuno gioca per sé. Si fanno prese per raccogliere i punti delle carte: nel mazzo ce ne sono 120. **Chi ne ha di più vince la smazzata**, { $tie ->
                [strict61] ma solo con 61 o più; se no non segna nessuno.
               *[none] anche con meno di 61. Se i primi due sono pari, non segna nessuno.
            }
        [4]
            ### Lo scopo
            Giochi in coppia con chi ti siede di fronte e le vostre prese si contano insieme. Nel mazzo ci sono 120 punti: **la coppia con 61 o più vince la smazzata**. { $tie ->
                [last_trick] Sul 60 pari vince la coppia che ha fatto l'ultima presa.
               *[none] Sul 60 pari non segna nessuno.
            }
        [6]
            ### Lo scopo
            Un giocatore sì e uno no sono della tua squadra, e le prese di tutti e tre si contano insieme. Nel mazzo ci sono 120 punti: **la squadra con 61 o più vince la smazzata**. { $tie ->
                [last_trick] Sul 60 pari vince la squadra che ha fatto l'ultima presa.
               *[none] Sul 60 pari non segna nessuno.
            }
       *[5]
            ### Lo scopo
            Niente squadre fisse. Il **chiamante** vince l'asta, sceglie la briscola e chiama una carta; chi ce l'ha in mano è il suo **socio segreto**. Insieme devono fare 61 dei 120 punti, o di più se l'asta è salita. Gli altri tre cercano di impedirlo.
    }

rules-cards =
    ### Le carte
    Quattro semi da dieci carte: coppe, denari, spade e bastoni. Dalla più alta alla più bassa, con i punti:
    { $order ->
        [low_three]
            ```
            Asso           11
            Re              4
            Cavallo         3
            Fante           2
            7, 6, 5, 4      0
            3              10
            2               0
            ```
            Occhio al 3: batte solo il 2, ma vale sempre 10. Assi e 3 si chiamano carichi.
        [seven_for_three]
            ```
            Asso           11
            7              10
            Re              4
            Cavallo         3
            Fante           2
            3, 6, 5, 4, 2   0
            ```
            Occhio al 7: ha preso il posto del 3 e nel suo seme batte tutto tranne l'Asso. Assi e 7 si chiamano carichi.
       *[standard]
            ```
            Asso           11
            3              10
            Re              4
            Cavallo         3
            Fante           2
            7, 6, 5, 4, 2   0
            ```
            Occhio al 3: nel suo seme batte tutto tranne l'Asso. Assi e 3 si chiamano carichi.
    }

rules-deal =
    ### Si danno le carte
    Il mazziere dà { $hand } carte a testa e scopre la carta seguente: il suo seme è la **briscola** della smazzata. Il resto è il mazzo, coperto, con la carta scoperta in fondo.
    Dopo ogni presa ognuno pesca una carta, per primo chi ha preso; la carta scoperta tocca a chi pesca per ultimo. Finito il mazzo, si giocano le carte rimaste in mano.{ $removed ->
        [none] { "" }
        [random] { " " }Un 2 tirato a sorte resta fuori, così le carte si dividono alla pari.
        [all] { " " }I quattro 2 restano fuori.
       *[other] { " " }Il 2 di { $removed } resta fuori, così le carte si dividono alla pari.
    }

rules-trick =
    ### La presa
    { $leader ->
        [non_dealer] Chi non ha dato le carte gioca per primo una carta qualsiasi, poi tocca all'altro.
        [declarer] Il chiamante gioca per primo una carta qualsiasi, poi tocca agli altri a giro, verso { rules-side }.
       *[dealer_right] Chi siede alla { rules-side } del mazziere gioca per primo una carta qualsiasi, poi tocca agli altri a giro.
    } **Puoi giocare sempre la carta che vuoi**: non c'è obbligo di rispondere al seme. Prende la briscola più alta; se non ce ne sono, la carta più alta del seme giocato per primo. Le carte degli altri semi non prendono mai. Chi prende gioca per primo la volta dopo.

rules-length =
    ### La partita
    Ogni smazzata vinta vale 1 punto partita{ $teams ->
        [yes] { " " }per la coppia
       *[no] { "" }
    }. Vince chi arriva per primo a { $target ->
        [one] { $target } punto
       *[other] { $target } punti
    }. Dopo ogni smazzata dà le carte chi siede alla { rules-side } del mazziere{ $tie_dealer ->
        [same] ; se non ha vinto nessuno, le ridà lo stesso
       *[rotate] { "" }
    }.

rules-auction =
    { $bidding ->
        [points]
            ### L'asta
            Si danno tutte le carte, { $hand } a testa. Dalla { rules-side } del mazziere, a giro, ognuno chiama o passa; chi passa è fuori dall'asta. Si chiamano i punti che la propria parte si impegna a fare: da 61 a 120, sempre più della chiamata precedente. Quando tutti gli altri hanno passato, chi ha chiamato di più è il chiamante.
            { rules-all-pass }
       *[rank_points]
            ### L'asta
            Si danno tutte le carte, { $hand } a testa. Dalla { rules-side } del mazziere, a giro, ognuno chiama o passa; chi passa è fuori dall'asta. Si chiama una carta senza dire il seme, e ci si impegna a fare 61 punti insieme a chi ce l'ha. **Più la carta è bassa, più la chiamata vale**: { $order ->
                [low_three] Asso, Re, Cavallo, Fante, 7, 6, 5, 4, 3, 2
                [seven_for_three] Asso, 7, Re, Cavallo, Fante, 3, 6, 5, 4, 2
               *[standard] Asso, 3, Re, Cavallo, Fante, 7, 6, 5, 4, 2
            }; se ne possono saltare. Dopo il 2 si chiamano i punti, da 62 a 120. Quando tutti gli altri hanno passato, l'ultimo rimasto è il chiamante.
            { rules-all-pass }
    }

rules-call =
    { $bidding ->
        [points]
            ### La chiamata
            Il chiamante sceglie la briscola e poi una carta qualsiasi di quel seme, anche una delle sue.
        [implied_two]
            ### La chiamata
            Il chiamante sceglie il seme di briscola. La carta chiamata è sempre il 2 di quel seme.
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
    { $top ->
        [yes]
            101-110         10      5
            111-120         12      6
       *[no] 101-120         10      5
    }
    ```
    Se la parte del chiamante fa i punti chiamati, lui e il socio vincono questi punti partita e gli avversari li perdono; se no, il contrario. { $sixty ->
        [yes] Con 60 su una chiamata di 61 è pari: non si segna, e la smazzata dopo vale doppio.
       *[no] Con 60 su una chiamata di 61 si perde.
    } In uno contro quattro il primo numero raddoppia; se { $capot ->
        [declarer] la parte del chiamante
       *[either] una parte
    } fa tutti i 120 punti, raddoppia ogni numero.

rules-chiamata-length =
    ### La partita
    { $target ->
        [none] La partita dura { $rounds ->
            [one] { $rounds } smazzata
           *[other] { $rounds } smazzate
        }; vince il totale più alto, e chi finisce pari in testa vince a pari merito.
       *[other] Vince chi arriva per primo a { $target } punti partita; se ci arrivano in più d'uno, il totale più alto.
    } Una smazzata in cui passano tutti non conta. Ogni volta dà le carte chi siede alla { rules-side } del mazziere{ $tie_dealer ->
        [same] ; se non ha vinto nessuno, le ridà lo stesso
       *[rotate] { "" }
    }.

rules-talk =
    ### Si parla?
    { $talk ->
        [silent] A questo tavolo si gioca muti: niente parole e niente segni.
        [signals] { rules-silence } Per il resto i compagni possono farsi i segni della tradizione, che dicono le carte.
       *[descriptive] { rules-silence } Per il resto puoi descrivere al compagno le tue carte («ho una briscola»), ma mai nominarne una.
    }

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
        [6]
            ### Un esempio
            Anna, Luca e Paolo giocano contro Marco, Sara e Gino. Briscola è bastoni. Anna gioca il Re di denari (4), Marco l'Asso di denari (11), Luca il 6 di bastoni (0), Sara il Fante di bastoni (2), Paolo il Cavallo di bastoni (3), Gino il 4 di spade (0). La briscola più alta è di Paolo: 20 punti per Anna, Luca e Paolo.
       *[5]
            ### Un esempio
            Anna ha vinto l'asta { $bidding ->
                [points] con 65 punti, ha scelto denari e chiamato il Re di denari.
               *[rank_points] con «Re» e ha scelto denari: la carta chiamata è il Re di denari.
            } Marco gioca l'Asso di coppe (11), Luca il Cavallo di coppe (3), Sara il 6 di spade (0), Anna una briscola, il Fante di denari (2). Poi Paolo gioca il Re di denari (4): è lui il socio, e prende 20 punti per Anna e per sé.
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
    { $play }, { $bid } e { $signal } fanno scrivendo quello che fanno i pulsanti. { $preset } dà al tavolo che ospiti un insieme di regole già pronto; i moderatori ne salvano altri. { $preferences } sceglie il mazzo con cui vedi le tue carte. { $leaderboard } mostra chi vince di più in questo server. { $help } è questa pagina.

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
game-briscola6 = Briscola in 6
game-chiamata = Briscola chiamata


## Refusals by the rules of the game: one sentence what, one what to do

refusal-game-error = Adesso non si può. Premi «{ button-hand }» per vedere a che punto siamo.
refusal-illegal-action = Le regole adesso non lo permettono. Premi «{ button-hand }» per vedere cosa puoi fare.
refusal-not-your-turn = Prima c'è { $name }. Le tue carte aspettano qui.
refusal-wrong-phase =
    { $phase ->
        [auction] L'asta è ancora aperta. Chiama o passa quando tocca a te.
        [trump] Il chiamante sta scegliendo la briscola. Si comincia subito dopo.
        [discard] Il chiamante sta scartando cinque carte. Si comincia subito dopo.
        [call] Il chiamante sta chiamando la carta. Si comincia subito dopo.
        [peek] I compagni si stanno guardando le carte. Quando hai visto, premi «{ button-ready }» fra le tue carte.
        [play] L'asta è chiusa. Gioca una carta quando tocca a te.
       *[over] Questa smazzata è finita. Premi «{ button-next-deal }» sotto il risultato.
    }
refusal-card-not-in-hand = Non hai in mano { $card }. Premi «{ button-hand }» per vedere le carte che hai.
refusal-illegal-bid =
    { $lowest ->
        [none] Questa chiamata non si può superare. Puoi solo passare.
        [must] Gli altri hanno passato tutti, quindi devi giocare a 61. Scegli una delle chiamate sui pulsanti.
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
        [6] { $rests ->
            [yes] Briscola chiamata · in 6, uno riposa
           *[no] Briscola · in 6, tre contro tre
        }
        [7] Briscola chiamata · in 7, due riposano
       *[5] Briscola chiamata · in 5
    }
length-target =
    { $target ->
        [1] Una smazzata
       *[other] Si arriva a { $target }
    }
length-rounds =
    { $rounds ->
        [one] Una smazzata
       *[other] { $rounds } smazzate
    }
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

board-title =
    { $chiamata ->
        [yes] ## Chiamata · smazzata { $round }
       *[no] ## Briscola · smazzata { $round }
    }
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
    -# { $number ->
        [0] Ultima presa
       *[other] Presa { $number }
    }: { $name } fa { $points ->
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
    -# { $since } · { $kitty ->
        [yes] poi il monte
       *[no] poi si gioca
    }
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
call-own =
    { $alone ->
        [yes] Ce l'hai tu: saresti contro tutti
       *[no] Ce l'hai tu
    }
call-own-suit = { $suit } (ce l'hai tu: contro tutti)
call-confirm =
    ## ▸ Chiami { $card }?
    La briscola sarà { $suit }. { $alone ->
        [yes] La carta ce l'hai tu: saresti **tu contro quattro**.
       *[no] Chi ha la carta è il tuo socio.
    }


## Results

result-title =
    { $reason ->
        [passed] ## Hanno passato tutti
        [void] ## Si ridanno le carte
       *[played] ## Smazzata { $round }
    }
result-winners =
    { $winners ->
        [one] **{ $names }** vince la smazzata.
       *[other] **{ $names }** vincono la smazzata.
    }
result-nobody =
    { $strict ->
        [yes] Nessuno vince: da solo nessuno ha 61 punti.
       *[no] Nessuno vince: parità in testa.
    }
result-all-passed =
    Nessuno ha chiamato. Niente punti, e il prossimo ridà le carte.{ $doubles ->
        [yes] { " " }La prossima smazzata vale doppio.
       *[no] { "" }
    }
result-called =
    ♛ **{ $declarer }** ha chiamato { $card }: { $partner ->
        [no_one] ce l'aveva in mano, uno contro quattro.
       *[other] ce l'aveva **{ $partner }**.
    }
result-made =
    { $outcome ->
        [made] **Vinta:** { $points } punti, ne servivano { $promised }.
        [drawn] **Pari:** { $points } punti, ne servivano { $promised }. Non segna nessuno, e la prossima smazzata vale doppio.
       *[lost] **Persa:** { $points } punti, ne servivano { $promised }.
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


### Options
# term- names an option, about- says in one line what it does, choice- is one of its values.

button-options = Opzioni
button-agree = Per me va bene
button-defaults = Regole di base
options-title = ## Opzioni · { $group }
options-intro = -# Questo pannello lo vedi solo tu. Ogni scelta compare subito sul tavolo.
options-choose-group = Altre opzioni
options-choose-preset = Prendi un insieme già pronto
options-needs = { $option }: solo con { $needed }.
options-needs-or = { $first } o { $second }
options-no-more = Queste opzioni non vanno più con questo gioco.
options-group-match = Partita
options-group-teams = Squadre, parole e segni
options-group-draw = Pesca e scambio
options-group-round = Smazzata
options-group-auction = Asta
options-group-calling = Monte e chiamata
options-group-stakes = Posta
options-group-cards = Carte
preset-bga = Come su Board Game Arena
preset-italian = Classica italiana
preset-tournament = Torneo (muti)
preset-scoperta = Briscola scoperta
preset-wild = Chiamata pazza
preset-saved = Salvato come «{ $name }»: { $terms }.
preset-used = Adesso il tavolo gioca «{ $name }».
preset-deleted = «{ $name }» è cancellato.
preset-plain = le regole di sempre
terms-extra = { $name }: { $value }
terms-changed = { $term } (cambiata)
lobby-unseen =
    ✎ Le regole sono cambiate: { $names } { $count ->
        [one] deve
       *[other] devono
    } ancora premere «{ button-agree }».

refusal-not-agreed =
    Le regole sono cambiate, e { $names } { $count ->
        [one] deve
       *[other] devono
    } ancora premere «{ button-agree }» al tavolo. Aspetta, o torna alle regole di prima.
refusal-too-many-seated =
    { $seated ->
        [one] Al tavolo c'è già { $seated } persona
       *[other] Al tavolo ci sono già { $seated } persone
    }, e con queste regole sono troppe. Scegline altre, o chiedi a qualcuno di alzarsi.
refusal-rules-kept = La rivincita si gioca con le regole della partita di prima. Per cambiarle apri un altro tavolo con /{ command-briscola-name }.
refusal-not-moderator = Salvare e cancellare regole può farlo solo chi modera il server. Chiedi a loro.
refusal-no-such-preset = Qui non c'è un insieme di regole con questo nome. Scegli uno dei suggerimenti che compaiono mentre scrivi.
refusal-bad-preset-name = Un nome ha da 1 a { $longest } caratteri e non può essere quello di un insieme del bot. Scegline un altro.
refusal-too-many-presets = Questo server ha già { $limit } insiemi di regole, e di più nell'elenco non ci stanno. Prima cancellane uno con /{ command-preset-name }.

command-preset-name = varianti
command-preset-description = Insiemi di regole per i tavoli di questo server
command-preset-save-name = salva
command-preset-save-description = Moderatori: salva con un nome le regole del tuo tavolo aperto
command-preset-use-name = usa
command-preset-use-description = Gioca con un insieme di regole al tavolo che ospiti
command-preset-delete-name = cancella
command-preset-delete-description = Moderatori: cancella un insieme di regole di questo server
option-preset-name-name = nome
option-preset-name-description = Il nome dell'insieme di regole
command-preferences-name = preferenze
command-preferences-description = Scegli come vedi le tue carte
option-preferences-cards-name = carte
option-preferences-cards-description = Con che mazzo vedi la tua mano; il tavolo tiene il suo
done-preferences = Le tue carte: { $cards }.

term-players = Giocatori
about-players = In quanti ci si siede al tavolo.
term-teams = Coppie
about-teams = Chi gioca con chi, in ordine di arrivo.
term-length = Durata
about-length = Quando finisce la partita.
term-removed_two = Il 2 che resta fuori
about-removed_two = Quale 2 si toglie, perché in tre le 39 carte si dividano alla pari.
term-bidding = Chiamate
about-bidding = Che cosa si chiama all'asta.
term-direction = Giro
about-direction = Da che parte girano il gioco e il mazziere.
term-three_player_win = Per vincere la smazzata
about-three_player_win = Se basta avere più punti degli altri o ne servono 61.
term-tie_60 = Sul 60 pari
about-tie_60 = Che cosa succede se le due parti hanno 60 punti.
term-tie_dealer = Mazziere dopo un pareggio
about-tie_dealer = Chi dà le carte dopo una smazzata che non ha vinto nessuno.
term-open = Briscola scoperta
about-open = Si vedono tutte le carte in mano e la prossima del mazzo.
term-exchange = Scambio della briscola
about-exchange = Dopo una presa si può cambiare il 7 o il 2 di briscola con la carta scoperta.
term-exchange_right = Chi può scambiare
about-exchange_right = Solo chi ha fatto l'ultima presa, o chiunque ne abbia già fatta una.
term-exchange_first_trick_two = Scambio alla prima presa
about-exchange_first_trick_two = Alla prima presa il 2 di briscola si cambia con la carta scoperta, qualunque sia.
term-exchange_wp_seven = Scambio pescando il 7
about-exchange_wp_seven = Chi ha già fatto una presa e pesca il 7 di briscola può cambiarlo subito.
term-round_variant = Variante della smazzata
about-round_variant = Un premio a chi fa molti punti, o la vittoria immediata con Asso, 3 e Re di briscola.
term-conquest_claim = La conquista va dichiarata
about-conquest_claim = Le tre briscole vincono solo se chi le ha lo dice.
term-skip_uneventful = Niente prese inutili
about-skip_uneventful = Le ultime prese non si giocano se non possono cambiare niente.
term-count_points = Conto dei punti
about-count_points = Sul tavolo si vedono i punti fatti finora.
term-talk = Parole
about-talk = Che cosa si possono dire i compagni.
term-silent_first_trick = Silenzio alla prima presa
about-silent_first_trick = Quando i compagni devono tacere.
term-peek = Guardarsi le carte
about-peek = Quando i compagni si mostrano le carte, una volta.
term-kitty = Monte
about-kitty = Sette carte a testa; il chiamante prende le cinque del monte e ne scarta cinque.
term-chiamata_leader = Prima uscita
about-chiamata_leader = Chi gioca la prima carta.
term-direct_two_points = Subito al 2 con i punti
about-direct_two_points = Si può chiamare il 2 insieme a più di 61 punti in un colpo solo.
term-all_pass = Se passano tutti
about-all_pass = Che cosa succede quando nessuno chiama.
term-sixty_is_draw = Sessanta è pari
about-sixty_is_draw = Con 60 su una chiamata di 61 non si segna, e la smazzata dopo vale doppio.
term-top_step_111 = Gradino a 111
about-top_step_111 = Le chiamate da 111 a 120 valgono ancora di più.
term-capot_by_opponents_doubles = Cappotto degli avversari
about-capot_by_opponents_doubles = I 120 punti raddoppiano il conto anche se li fanno gli avversari.
term-two_cards_at_120 = Due carte a 120
about-two_cards_at_120 = Chi chiama 120 chiama due carte.
term-force = Alzare
about-force = Invece di una carta più bassa si possono alzare i punti.
term-implied_two = Sempre il 2
about-implied_two = Quando si chiama a punti, la carta chiamata è sempre il 2 di briscola.
term-blind_first_trick = Prima presa al buio
about-blind_first_trick = Il chiamante può dire il seme dopo la prima presa; fino ad allora i 2 stanno coperti.
term-void_hand = Mani povere
about-void_hand = Se con una mano senza punti si può chiedere di ridare le carte.
term-sit_out = In sei alla chiamata
about-sit_out = Invece di tre contro tre: si gioca in cinque e il mazziere riposa.
term-chiamata_target = Come si decide la partita
about-chiamata_target = Con un numero di smazzate, o a chi arriva prima a tanti punti partita.
term-rank_variant = Ordine delle carte
about-rank_variant = Dove stanno il 3 e il 7.
term-pack_look = Mazzo
about-pack_look = Come si chiamano e che aspetto hanno le carte.

choice-on = sì
choice-off = no
choice-length-one = Una smazzata sola
choice-players-6 = In 6, tre contro tre
choice-players-7 = In 7 alla chiamata: si gioca in cinque, due riposano
choice-removed_two-cups = coppe
choice-removed_two-coins = denari
choice-removed_two-swords = spade
choice-removed_two-batons = bastoni
choice-removed_two-random = a sorte
choice-direction-ccw = verso destra
choice-direction-cw = verso sinistra
choice-three_player_win-highest = basta avere più punti
choice-three_player_win-strict61 = servono 61 punti
choice-tie_60-none = non vince nessuno
choice-tie_60-last_trick = decide l'ultima presa
choice-tie_dealer-rotate = il prossimo, come sempre
choice-tie_dealer-same = di nuovo lo stesso
choice-exchange_right-this_trick_winner = chi ha fatto l'ultima presa
choice-exchange_right-any_trick_winner = chi ha già fatto una presa
choice-round_variant-disabled = nessuna
choice-round_variant-high_score = premio per molti punti
choice-round_variant-conquest = conquista: Asso, 3 e Re di briscola
choice-talk-descriptive = descrivere senza nominare carte
choice-talk-signals = i segni della tradizione
choice-talk-silent = muti
choice-silent_first_trick-each_round = a ogni smazzata
choice-silent_first_trick-first_round_only = solo alla prima smazzata
choice-silent_first_trick-off = mai
choice-peek-stock_end = quando finisce il mazzo
choice-peek-off = mai
choice-peek-before_last_trick = prima dell'ultima presa
choice-peek-before_first_trick = prima della prima presa
choice-peek-both = prima della prima e dell'ultima presa
choice-chiamata_leader-dealer_right = chi siede accanto al mazziere
choice-chiamata_leader-declarer = il chiamante
choice-all_pass-redeal = ridà le carte il prossimo
choice-all_pass-double_next = si ridà, e la smazzata dopo vale doppio
choice-all_pass-last_plays_61 = l'ultimo gioca a 61
choice-all_pass-last_two_71 = l'ultimo può chiamare il 2 da 71 in su
choice-blind_first_trick-off = mai
choice-blind_first_trick-two = dopo una chiamata di 2
choice-blind_first_trick-two62 = da 62 in su
choice-blind_first_trick-always = sempre
choice-void_hand-off = si giocano
choice-void_hand-0 = si ridà con 0 punti
choice-void_hand-2 = si ridà con 2 punti o meno, posta doppia
choice-chiamata_target-rounds = a smazzate
choice-chiamata_target-points = si arriva a { $points } punti
choice-rank_variant-standard = come sempre
choice-rank_variant-low_three = 3 basso, vale sempre 10
choice-rank_variant-seven_for_three = il 7 e il 3 si scambiano
choice-pack_look-italian = carte italiane
choice-pack_look-french = carte francesi
choice-pack_look-table = quelle del tavolo


### Rules of options

rules-side =
    { $side ->
        [left] sinistra
       *[right] destra
    }
rules-silence =
    { $silent ->
        [off] Non c'è un momento di silenzio.
        [first_round_only] Durante la prima presa della partita si sta zitti.
       *[each_round] Durante la prima presa di ogni smazzata si sta zitti.
    }
rules-all-pass =
    { $all_pass ->
        [double_next] Se passano tutti e cinque, il prossimo ridà le carte e la smazzata dopo vale doppio, anche più volte.
        [last_plays_61] Se passano in quattro, l'ultimo deve giocare a 61.
        [last_two_71] Se passano in quattro, l'ultimo può chiamare solo il 2 da 71 in su, o passare; allora il prossimo ridà le carte.
       *[redeal] Se passano tutti e cinque non segna nessuno e dà le carte il prossimo.
    }
rules-page = -# Pagina { $page } di { $pages }

rules-seats =
    ### Chi riposa
    Al tavolo si è in { $seats } e a ogni smazzata si gioca in cinque. { $seats ->
        [7] Riposano il mazziere e chi sta prima di lui.
       *[6] Riposa il mazziere.
    } Chi riposa non segna e guarda come gli altri: non vede carte coperte.

rules-teams =
    ### Le coppie
    { $mate ->
        [2] I primi due che si sono seduti giocano contro gli altri due.
        [3] Il primo e il terzo che si sono seduti giocano contro gli altri due.
        [4] Il primo e l'ultimo che si sono seduti giocano contro gli altri due.
       *[0] Le coppie si tirano a sorte all'inizio della partita.
    }

rules-open =
    ### Carte scoperte
    Le carte di tutti si vedono sul tavolo, e anche la prossima carta del mazzo. Alla chiamata si sa subito chi è il socio; monte e scarti restano coperti.

rules-exchange =
    ### Lo scambio della briscola
    { $right ->
        [any_trick_winner] Chi ha già fatto una presa può scambiare quando tocca a lui, prima di giocare:
       *[this_trick_winner] Chi ha fatto la presa può scambiare quando tutti hanno pescato, prima di giocare la carta dopo:
    } il { $seven } di briscola con una carta scoperta più alta{ $twos ->
        [yes] , o il 2 con un 4, 5, 6 o 7
       *[no] { "" }
    }. Tutti vedono le due carte. Una volta sola dopo ogni presa, e mai a mazzo finito.
    Esempio: è scoperto il Re di denari. Anna fa la presa, pesca, dà il { $seven } di denari per il Re e gioca. Adesso il { $seven } tocca a chi pesca per ultimo.

rules-exchange-two =
    ### Lo scambio alla prima presa
    Prima della prima presa o durante, chi ha il 2 di briscola può cambiarlo con la carta scoperta, qualunque sia.

rules-exchange-seven =
    ### Lo scambio pescando
    Chi ha già fatto una presa e pesca il { $seven } di briscola può cambiarlo subito, fino a due prese dalla fine.

rules-high-score =
    ### Il premio
    Da 61 a 90 punti si segna 1 punto partita, da 91 a 119 se ne segnano 2. Con tutti i 120 si vince subito la partita.

rules-conquest =
    ### La conquista
    Chi ha insieme l'Asso, il { $third } e il Re di briscola vince subito la smazzata, qualunque cosa sia già stata presa. { $claim ->
        [yes] Va dichiarata quando tocca a te, prima di giocare una carta.
       *[no] Scatta da sola, appena date le carte, dopo una pesca o uno scambio.
    } Non contano le carte del compagno né la carta scoperta.

rules-skip =
    ### Prese inutili
    A mazzo finito, se nessun modo di giocare può cambiare il risultato, le prese che restano non si giocano e si mostrano le carte. Esempio: 70 a 35 con tre prese da fare, e nessun premio in vista.

rules-count =
    ### Il conto
    Sul tavolo si vedono i punti che { $by ->
        [team] ogni squadra
       *[player] ognuno
    } ha fatto finora{ $chiamata ->
        [yes] ; le parti si sommano solo quando esce la carta chiamata
       *[no] { "" }
    }.

rules-signs =
    ### I segni
    Con Segno fai un segno che vede solo la tua squadra; gli altri vedono che ne hai fatto uno. Può essere falso.
    Labbra strette: l'Asso di briscola. Bocca storta: il 3. Occhi al cielo: il Re. Punta della lingua: il Cavallo. Una spalla alzata: il Fante. Pollice sull'indice: una briscola bassa. Occhi strizzati: niente briscole. Guance gonfie: un carico di qualsiasi seme.

rules-peek =
    ### Guardarsi le carte
    { $peek ->
        [before_last_trick] Prima dell'ultima presa
        [before_first_trick] Prima della prima presa
        [both] Prima della prima presa, e di nuovo prima dell'ultima,
       *[stock_end] Quando finisce il mazzo, prima delle ultime tre prese,
    } i compagni si mostrano le carte. Si riprende quando sono pronti tutti, o dopo un po' da soli.

rules-kitty =
    ### Il monte
    Cinque carte stanno coperte. Il chiamante dice il seme di briscola, le prende e scarta cinque delle dodici carte senza mostrarle; poi si dice la carta chiamata. I punti degli scarti vanno alla parte del chiamante e si vedono alla fine.
    Esempio: la carta chiamata era nel monte. Allora il chiamante gioca da solo contro quattro, e nessun altro lo sa.

rules-force =
    ### Alzare
    Invece di una carta più bassa puoi chiamare la stessa carta con più punti. Da lì salgono solo i punti. Esempio: Anna chiama «5», Marco «5 a 62»; adesso serve almeno un 5 a 63, e per il «4» è tardi.

rules-direct-two =
    ### Subito al 2
    Il 2 si può chiamare con più di 61 punti in un colpo solo: dopo «Re», per esempio, «2 a 70».

rules-two-cards =
    ### Due carte a 120
    Chi vince l'asta a 120 chiama due briscole. Chi le ha sono i soci. Se le ha una persona sola, il socio è quella; un chiamante che ne ha una gioca con chi ha l'altra, e chi le ha tutte e due gioca da solo.

rules-blind =
    ### La prima presa al buio
    { $blind ->
        [two] Chi ha vinto con il 2, a qualunque punteggio,
        [two62] Chi ha vinto con il 2 a 62 o più
       *[always] Il chiamante
    } può tacere il seme finché non ci sono cinque carte in tavola. In questa presa le carte del valore chiamato si giocano coperte. Poi si dice il seme e si girano: solo allora si sa chi prende.
    Esempio: Marco gioca una carta coperta e Anna dice spade. È il 2 di spade: Marco è il suo socio.

rules-void =
    ### Mani povere
    { $points ->
        [0] Chi in mano non ha punti può chiedere di ridare le carte invece di chiamare, senza penalità.
       *[2] Chi in mano ha al massimo 2 punti può chiedere di ridare le carte invece di chiamare. Dà di nuovo lo stesso mazziere, e la smazzata dopo vale doppio.
    } La mano viene controllata e mostrata.

rules-french =
    ### Carte francesi
    Le carte hanno i nomi di quelle francesi: cuori per coppe, quadri per denari, picche per spade, fiori per bastoni; Donna per Cavallo e Jack per Fante.


### New phases
# Looking, exchange, kitty, covered cards, signs; and the names of a French pack.

suit-sign-C = 🍷
suit-sign-D = 🪙
suit-sign-S = ⚔️
suit-sign-B = 🪵
french-rank-Q = Donna
french-rank-J = Jack
french-rank-the-Q = la Donna
french-rank-the-J = il Jack
french-suit-C = cuori
french-suit-D = quadri
french-suit-S = picche
french-suit-B = fiori
french-suit-label-C = Cuori
french-suit-label-D = Quadri
french-suit-label-S = Picche
french-suit-label-B = Fiori
french-suit-sign-C = ♥️
french-suit-sign-D = ♦️
french-suit-sign-S = ♠️
french-suit-sign-B = ♣️
card-covered = **una carta coperta**
card-worth =
    { $points ->
        [0] non vale punti
        [one] vale { $points } punto
       *[other] vale { $points } punti
    }

button-ready = Pronto
button-exchange = Scambia { $gave } con { $took }
button-claim = Dichiara la conquista
button-signal = Segno…
button-redeal = Chiedi di ridare le carte
button-keep-secret = Non dire il seme
button-confirm-trump = Sì, questo seme
button-confirm-discard = Sì, scarto

bid-raised = { $rank } a { $points }
contract-blind = ♛ **{ $name }** non dice ancora il seme e chiama il valore { $rank }: { $points } punti da fare.
revealed-card = **{ $name }** aveva { $card }, carta chiamata.
state-stakes = Questa smazzata vale × { $stakes }.
state-blind = Il seme di briscola resta segreto finché non sono in tavola tutte le carte della presa.
state-kitty =
    -# Monte: { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
state-removed = -# Fuori dal mazzo: { $card }
state-resting =
    -# { $count ->
        [one] In questa smazzata riposa { $names }
       *[other] In questa smazzata riposano { $names }
    }
state-next-card = -# Prossima carta: { $card }
state-points = Punti finora: { $points }
state-exchanged = ⇄ { $name } ha dato { $gave } per { $took }.
state-signs =
    -# { $count ->
        [one] { $names } ha fatto un segno alla presa { $trick }
       *[other] { $names } hanno fatto segni alla presa { $trick }
    }
state-silence = -# 🤫 In questa presa niente parole e niente segni
state-silent = -# 🤫 A questo tavolo si gioca muti
open-hand = { $name }: { $cards }
peek-title = **I compagni si guardano le carte**
peek-ready = ✓ a posto
peek-looking = sta guardando
peek-captured = La vostra squadra ha preso: { $cards }
turn-peek =
    ## ▸ { $count ->
        [one] Sta ancora guardando { $names }
        [2] Stanno ancora guardando { $names }
       *[other] Stanno ancora guardando in { $count }
    }
    -# { $since } · poi si riprende
turn-discard =
    ## ▸ { $name } scarta cinque carte
    -# { $since } · poi si gioca
turn-unveil =
    ## ▸ { $name } dice il seme di briscola
    -# { $since } · poi si girano le carte coperte

yours-peek =
    ## ▸ Guarda le carte dei compagni
    -# Quando hai visto, premi «{ button-ready }».
yours-discard =
    ## ▸ Scarta cinque delle tue dodici carte
    -# Non le vede nessuno; i loro punti vanno alla tua parte.
yours-unveil =
    ## ▸ Di' il seme di briscola
    -# Poi si girano le carte coperte e si vede chi prende.
yours-last-word =
    ## ▸ Parli tu
    -# Gli altri hanno passato tutti: { $rule ->
        [last_two_71] puoi chiamare da 71 punti in su, o passare.
       *[last_plays_61] devi giocare a 61 punti.
    }
yours-call-second =
    ## ▸ Che altra carta chiami?
    -# Hai chiamato { $card }. Chi ha le due carte è con te.
hand-rests = In questa smazzata riposi e vedi quello che vedono tutti.
hand-kitty = Nel monte c'erano: { $cards }
hand-discards = Hai scartato: { $cards }
hand-sign = { $name } alla presa { $trick }: { $sign }
hand-kept-secret = Per ora non dici il seme.
hand-exchanged = Hai fatto lo scambio.
hand-ready = Sei a posto.
hand-claimed = Hai dichiarato la conquista.
hand-redeal = Hai mostrato le carte e chiesto di ridarle.
hand-signalled = Hai fatto il segno: { $sign }.
hand-discarded = Hai scartato: { $cards }.
hand-trump = La briscola è { $suit }.
role-holder = 🤫 Hai { $card }, carta chiamata. Non lo sa nessuno.
trump-confirm =
    ## ▸ La briscola è { $suit }?
    Poi prendi il monte.
discard-choose = Scegli { $count } carte da scartare
discard-confirm =
    ## ▸ Scarti queste carte?
    { $cards }

signs-title =
    ## ▸ Fai un segno
    -# Quale, lo vede solo la tua squadra; che ne hai fatto uno, lo vedono tutti. Può essere falso.
sign-line = **{ $sign }**: { $gesture }
sign-card = { $rank } di briscola
sign-low = Briscola bassa
sign-none = Niente briscole
sign-load = Un carico
gesture-ace = labbra strette, come per un bacio
gesture-three = bocca storta da una parte
gesture-king = occhi al cielo
gesture-knight = punta della lingua
gesture-knave = una spalla alzata
gesture-low = pollice strofinato sull'indice
gesture-none = occhi strizzati
gesture-load = guance gonfie
command-signal-name = segno
command-signal-description = Fai un segno che capisce solo la tua squadra
option-signal-sign-name = segno
option-signal-sign-description = Che cosa dice il segno; può essere falso
choice-signal-ace = Asso di briscola (labbra strette)
choice-signal-three = 3 di briscola (bocca storta)
choice-signal-king = Re di briscola (occhi al cielo)
choice-signal-knight = Cavallo di briscola (punta della lingua)
choice-signal-knave = Fante di briscola (una spalla alzata)
choice-signal-low = Briscola bassa (pollice sull'indice)
choice-signal-none = Niente briscole (occhi strizzati)
choice-signal-load = Un carico di qualsiasi seme (guance gonfie)

refusal-signal-refused =
    { $reason ->
        [no-partner] Qui non hai un compagno a cui fare segni. Gioca senza.
        [silent] A questo tavolo si gioca muti. Gioca senza segni.
        [first-trick] Niente segni alla prima presa. Aspetta la prossima.
        [not-descriptive] A questo tavolo un segno non può nominare una carta. Scegline un altro.
        [too-many] In questa presa hai già fatto tre segni. Aspetta la prossima.
       *[not-now] Adesso niente segni. Aspetta che si giochi.
    }
refusal-illegal-exchange = Adesso non puoi scambiare. Premi «{ button-hand }»: quando puoi, trovi un pulsante.

result-void = **{ $name }** ha mostrato una mano che non è obbligo giocare. Niente punti, e si ridanno le carte.
result-conquest =
    { $name } aveva insieme le tre briscole della conquista. { $winners ->
        [one] **{ $names }** vince la smazzata.
       *[other] **{ $names }** vincono la smazzata.
    }
result-called-two =
    ♛ **{ $declarer }** ha chiamato { $cards }: { $partners ->
        [no_one] le aveva tutte e due, uno contro tutti.
       *[other] giocava con **{ $partners }**.
    }
result-skipped =
    -# Non poteva cambiare più niente, quindi le ultime prese non si sono giocate.{ $points ->
        [0] { "" }
        [one] { " " }{ $points } punto non giocato.
       *[other] { " " }{ $points } punti non giocati.
    }
result-unplayed =
    -# { $points ->
        [one] { $points } punto non giocato.
       *[other] { $points } punti non giocati.
    }
result-last-trick = Sul 60 pari decide l'ultima presa.
result-stakes = Questa smazzata valeva × { $stakes }.
result-bonus = Premio: { $points } punti partita.
result-kitty = -# Nel monte c'erano: { $cards }
result-discards =
    -# Scarti: { $cards } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
final-all-points = Tutti i 120 punti: si vince subito la partita.
final-endless = Per venti smazzate di fila non si è giocata una carta. Non vale per nessuno.
