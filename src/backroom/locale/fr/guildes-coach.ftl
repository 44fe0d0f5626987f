### Ce que donne un coup de Guildes, et ce qui est demandé : pour les conseils, l’entraîneur et l’analyse. Dit de qui joue.

## Facts in words

guildes-coach-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }{ $hand ->
        [0] {""}
       *[other] {" "}({ $hand } en main)
    }
guildes-coach-votes =
    { $votes ->
        [0] aucune voix
        [one] une voix
       *[other] { $votes } voix
    } au décompte { $round }, au lieu de { $before }
guildes-coach-seen = Si aucun rival n’en ajoute : { $unseen } sur { $copies } { $unseen ->
    [one] jamais vue.
   *[other] jamais vues.
}

guildes-coach-alone = { guildes-fact-guild } : { guildes-coach-cards }, en tête sans rival : { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-leads = { guildes-fact-guild } : { guildes-coach-cards } contre { $rival } : { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-level = { guildes-fact-guild } : { guildes-coach-cards }, à égalité avec le meilleur rival ({ $rival }) : { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-behind = { guildes-fact-guild } : { guildes-coach-cards }, le meilleur rival en a { $rival } : { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-none = { guildes-fact-guild } : { guildes-coach-cards }, { $rival } pour le meilleur rival : { guildes-coach-votes }. { guildes-coach-seen }
guildes-coach-militia =
    Milice : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }, { $votes ->
        [0] aucune voix
        [one] une voix
       *[other] { $votes } voix
    } à chaque décompte, au lieu de { $before }.
guildes-coach-denies =
    { fact-target }, qui reçoit le reste, est en tête de cette guilde : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ; { guildes-fact-card } ne passe pas.
guildes-coach-costs =
    { guildes-fact-guild } : { fact-target } { $votes ->
        [0] ne reçoit aucune voix
        [one] reçoit une voix
       *[other] reçoit { $votes } voix
    } au lieu de { $before }.
guildes-coach-protect =
    { $count ->
        [one] Une carte sur la table est à l’abri des Coups Tordus des autres.
       *[other] { $count } cartes sur la table sont à l’abri des Coups Tordus des autres.
    }
guildes-coach-draw =
    Une carte de plus, la meilleure de deux tirées parmi { $count ->
        [one] une carte défaussée.
       *[other] { $count } cartes défaussées.
    }

## The move as a choice

guildes-coach-do-swap = Échanger { guildes-fact-card } de { fact-target } contre { guildes-fact-second } de { fact-other }

## What is asked, and what for

guildes-coach-ask-take =
    Gardez une carte ; { $count ->
        [one] l’autre passe
       *[other] les { $count } autres passent
    } à { fact-target }. Réunissez les guildes où vous pouvez être en tête.
guildes-coach-ask-play =
    Choisissez en secret ce que vous posez. { $count ->
        [one] Une carte compte encore
       *[other] { $count } cartes comptent encore
    } avant le décompte { $round } ; ce qui reste en main est perdu.
guildes-coach-ask-aside = Mettez une carte de côté : elle est mêlée à celles des autres, et vous en recevez une en retour.
guildes-coach-ask-trick = Votre Coup Tordu : jouez-le là où il change la première place au décompte { $round }, ou laissez-le.
guildes-coach-ask-keep = Deux cartes de la défausse : posez celle qui compte le plus au décompte { $round }.
