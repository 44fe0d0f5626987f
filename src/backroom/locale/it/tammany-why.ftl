### Why a move is better: Tammany Hall

why-tammany-leads = è in testa nel quartiere { $ward } di { $count ->
        [one] un voto
       *[other] { $count } voti
    } se tutti spendono tutto
why-tammany-ties = pareggia nel quartiere { $ward }; { tammany-fact-chip } in più lo vince
why-tammany-safer = rende più sicuro il quartiere { $ward }: { $count ->
        [one] un voto
       *[other] { $count } voti
    } di vantaggio se tutti spendono tutto
why-tammany-closer = si avvicina nel quartiere { $ward }: { $count ->
        [one] un voto
       *[other] { $count } voti
    } di distacco
why-tammany-drives-out = scaccia un capo-quartiere di { fact-target } dal quartiere { $ward }
why-tammany-chip = dà { tammany-fact-chip } in più; conta in { $wards ->
        [0] nessuno dei tuoi quartieri per ora
        [one] uno dei tuoi quartieri
       *[other] { $wards } dei tuoi quartieri
    }
why-tammany-bid-more = il quartiere { $ward } vale { $count ->
        [one] un segnalino in più
       *[other] { $count } segnalini in più
    }
why-tammany-bid-less = il quartiere { $ward } non ne ha bisogno: { $count ->
        [one] un segnalino resta
       *[other] { $count } segnalini restano
    } per altri quartieri
why-tammany-bid-other = altri colori per il quartiere { $ward }: quelli pagati qui servono più tardi
