### Che cosa porta una mossa di Guildes, e che cosa è chiesto: per i suggerimenti, l’allenatore e l’analisi. Detto di chi muove.

## Facts in words

guildes-coach-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }{ $hand ->
        [0] {""}
       *[other] {" "}({ $hand } in mano)
    }
guildes-coach-votes =
    { $votes ->
        [0] nessun voto
        [one] un voto
       *[other] { $votes } voti
    } al conteggio { $round }{ $change ->
        [same] , come prima
       *[other] , invece di { $before }
    }
guildes-coach-seen = Vale se nessun rivale ne aggiunge; { $unseen ->
    [one] una su { $copies } non si è ancora vista.
   *[other] { $unseen } su { $copies } non si sono ancora viste.
}

guildes-coach-alone = { guildes-fact-guild }: { guildes-coach-cards }, in testa senza rivali: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-leads = { guildes-fact-guild }: { guildes-coach-cards } contro { $rival }: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-level = { guildes-fact-guild }: { guildes-coach-cards }, alla pari con il miglior rivale ({ $rival }): { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-behind = { guildes-fact-guild }: { guildes-coach-cards }, il miglior rivale ne ha { $rival }: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-none = { guildes-fact-guild }: { guildes-coach-cards }, { $rival } per il miglior rivale: { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-militia =
    Milizia: { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }, { $votes ->
        [0] nessun voto
        [one] un voto
       *[other] { $votes } voti
    } a ogni conteggio, invece di { $before }.
guildes-coach-denies =
    { fact-target }, che riceve il resto, ha più carte di questa gilda sul tavolo: { $count ->
        [one] una
       *[other] { $count }
    }; { guildes-fact-card } non gli arriva.
guildes-coach-costs =
    { guildes-fact-guild }: { fact-target } passa da { $before } a { $votes ->
        [one] { $votes } voto.
       *[other] { $votes } voti.
    }
guildes-coach-protect =
    { $count ->
        [one] Una carta sul tavolo è al riparo dai colpi bassi degli altri.
       *[other] { $count } carte sul tavolo sono al riparo dai colpi bassi degli altri.
    }
guildes-coach-draw =
    Una carta in più: la migliore di due pescate tra { $count ->
        [one] uno scarto.
       *[other] { $count } scarti.
    }

## The move as a choice

guildes-coach-do-swap = Scambia { guildes-fact-card } di { fact-target } con { guildes-fact-second } di { fact-other }

## What is asked, and what for

guildes-coach-ask-take =
    Tieni una carta; { $count ->
        [one] l’altra passa
       *[other] le altre { $count } passano
    } a { fact-target }. Raccogli le gilde in cui puoi essere in testa.
guildes-coach-ask-play =
    Scegli in segreto che cosa giocare. { $count ->
        [one] Resta una carta
       *[other] Restano { $count } carte
    } da giocare prima del conteggio { $round }; il resto della mano viene scartato.
guildes-coach-ask-aside = Metti da parte una carta: viene mescolata con quelle degli altri, e ne ricevi una in cambio.
guildes-coach-ask-trick = Il tuo colpo basso: usalo dove cambia chi è primo al conteggio { $round }, o lascialo.
guildes-coach-ask-keep = Due carte dagli scarti: gioca quella che vale di più al conteggio { $round }.

## Where to look, without naming the move: a puzzle’s first hint

guildes-coach-look =
    { $about ->
        [alone] C’è una gilda che nessun avversario ha sul tavolo?
        [leads] Dove puoi superare tutti al prossimo conteggio?
        [level] Anche dividere il primo posto rende: dove puoi raggiungere chi è in testa?
        [behind] Il secondo e il terzo posto rendono a questo conteggio?
        [militia] Che cosa rende di sicuro, qualunque cosa facciano gli altri?
        [trick] In quale gilda una carta in più o in meno cambierebbe i posti?
       *[other] Confronta che cosa aggiunge ogni carta al prossimo conteggio.
    }
