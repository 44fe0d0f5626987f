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
    } au décompte { $round }{ $change ->
        [same] , comme avant
       *[other] , au lieu de { $before }
    }
guildes-coach-seen = Cela vaut si aucun rival n’en ajoute ; { $unseen } sur { $copies } { $unseen ->
    [one] n’a pas encore été vue.
   *[other] n’ont pas encore été vues.
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
    { fact-target }, qui reçoit le reste, a le plus de cartes de cette guilde sur la table : { $count ->
        [one] une
       *[other] { $count }
    } ; { guildes-fact-card } ne lui parvient pas.
guildes-coach-costs =
    { guildes-fact-guild } : { fact-target } passe de { $before } à { $votes ->
        [one] { $votes } voix.
       *[other] { $votes } voix.
    }
guildes-coach-protect =
    { $count ->
        [one] Une carte sur la table est à l’abri des Coups Tordus des autres.
       *[other] { $count } cartes sur la table sont à l’abri des Coups Tordus des autres.
    }
guildes-coach-draw =
    Une carte de plus : la meilleure de deux tirées parmi { $count ->
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
        [one] Il reste une carte
       *[other] Il reste { $count } cartes
    } à poser avant le décompte { $round } ; le reste de la main sera défaussé.
guildes-coach-ask-aside = Mettez une carte de côté : elle est mêlée à celles des autres, et vous en recevez une en retour.
guildes-coach-ask-trick = Votre Coup Tordu : jouez-le là où il change la première place au décompte { $round }, ou laissez-le.
guildes-coach-ask-keep = Deux cartes de la défausse : posez celle qui compte le plus au décompte { $round }.

## Where to look, without naming the move: a puzzle’s first hint

guildes-coach-look =
    { $about ->
        [alone] Y a-t-il une guilde qu’aucun adversaire n’a sur la table ?
        [leads] Où pouvez-vous devancer tout le monde au prochain décompte ?
        [level] Partager la première place rapporte aussi : où pouvez-vous rattraper le premier ?
        [behind] Les deuxième et troisième places rapportent-elles à ce décompte ?
        [militia] Qu’est-ce qui rapporte à coup sûr, quoi que fassent les autres ?
        [trick] Dans quelle guilde une carte de plus ou de moins changerait-elle les places ?
       *[other] Comparez ce que chaque carte ajoute au prochain décompte.
    }
