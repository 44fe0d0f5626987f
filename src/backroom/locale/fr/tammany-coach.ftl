### Ce que donne un coup de Tammany Hall, et ce qui est demandé : pour les conseils, l’entraîneur et l’analyse. Dit de qui joue.

tammany-coach-alone =
    Quartier { $ward } : { $count ->
        [one] un patron, et personne d’autre
       *[other] { $count } patrons, et personne d’autre
    } ; le quartier rapporte { $points ->
        [one] un point
       *[other] { $points } points
    }{ $gift ->
        [cube] {" "}et un cube du sac
        [chip] {" "}et un jeton faveur
       *[none] {""}
    }.
tammany-coach-leads =
    Quartier { $ward } : { $count ->
        [one] un patron
       *[other] { $count } patrons
    } contre { $rival } pour { fact-target } ; le quartier rapporte { $points ->
        [one] un point
       *[other] { $points } points
    }{ $gift ->
        [cube] {" "}et un cube du sac
        [chip] {" "}et un jeton faveur
       *[none] {""}
    }.
tammany-coach-level =
    Quartier { $ward } : { $count ->
        [one] un patron, à égalité
       *[other] { $count } patrons, à égalité
    } avec { fact-target } ({ $rival }). Une égalité ne rapporte rien : les jetons décideront, pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
tammany-coach-behind =
    Quartier { $ward } : { $count ->
        [one] un patron
       *[other] { $count } patrons
    } contre { $rival } pour { fact-target }, avec { $points ->
        [one] un point
       *[other] { $points } points
    } à gagner.
tammany-coach-nation =
    Cubes { tammany-fact-colours } dans les quartiers menés : { $count ->
        [one] un
       *[other] { $count }
    }, meilleur rival : { $rival ->
        [0] aucun
        [one] un
       *[other] { $rival }
    } ; à l’élection, qui en a le plus prend trois jetons.
tammany-coach-reach =
    Avec tous les jetons qui comptent dans le quartier { $ward } : { $count ->
        [one] une voix
       *[other] { $count } voix
    } ; { fact-target } peut atteindre { $rival }.
tammany-coach-end =
    { $count ->
        [one] Le jeton calomnie est gardé : un point à la fin de la partie.
       *[other] { $count } jetons calomnie sont gardés : un point chacun à la fin de la partie.
    }
tammany-coach-own =
    Avec les jetons qui comptent déjà dans le quartier { $ward } : jusqu’à { $count ->
        [one] une voix
       *[other] { $count } voix
    }.
tammany-coach-chip =
    { $count ->
        [one] Cela fait un jeton { tammany-fact-colour }
       *[other] Cela fait { $count } jetons { tammany-fact-colours }
    }, { $wards ->
        [0] sans effet pour l’instant dans les quartiers où se trouve un patron à soi.
        [one] de quoi voter dans un quartier où se trouve un patron à soi.
       *[other] de quoi voter dans { $wards } quartiers où se trouve un patron à soi.
    }
tammany-coach-no-chip = Il ne reste aucun jeton { tammany-fact-colour } dans la réserve : le cube n’en rapporte pas.
tammany-coach-counts =
    { $count ->
        [one] Un jeton { tammany-fact-colour } compte
       *[other] { $count } jetons { tammany-fact-colours } comptent
    } désormais dans le quartier { $ward }.
tammany-coach-cubes =
    Le quartier { $ward } { $count ->
        [0] n’a alors plus de cube { tammany-fact-colour }.
        [one] a alors un cube { tammany-fact-colour }.
       *[other] a alors { $count } cubes { tammany-fact-colours }.
    }
tammany-coach-silences =
    Le dernier cube { tammany-fact-colour } quitte le quartier { $ward } : { $count ->
        [one] un jeton de { fact-target } n’y compte plus.
       *[other] { $count } jetons de { fact-target } n’y comptent plus.
    }
tammany-coach-lock =
    Aucun patron ni cube n’entre plus dans le quartier { $ward } avant la fin de l’élection. Sur place : { $count ->
        [0] aucun patron à soi
        [one] un patron à soi
       *[other] { $count } patrons à soi
    }, { $rival } pour le rival le plus fort.
tammany-coach-slander =
    { fact-target } { $count ->
        [0] n’a plus de patron
        [one] garde un patron
       *[other] garde { $count } patrons
    } dans le quartier { $ward }, contre { $mine }.
tammany-coach-price =
    Prix : { $count ->
        [one] un jeton { tammany-fact-colour }
       *[other] { $count } jetons { tammany-fact-colours }
    } ; reste : { $left }.
tammany-coach-bid-sure =
    { $count ->
        [one] Une voix
       *[other] { $count } voix
    } dans le quartier { $ward } ({ $bosses } + { $chips }) : { fact-target } ne peut atteindre que { $rival }. Gagné à coup sûr.
tammany-coach-bid-risky =
    { $count ->
        [one] Une voix
       *[other] { $count } voix
    } dans le quartier { $ward } ({ $bosses } + { $chips }) ; { fact-target } peut atteindre { $rival }.
tammany-coach-bid-left =
    { $count ->
        [0] Il ne reste aucun jeton
        [one] Il reste un jeton
       *[other] Il reste { $count } jetons
    }{ $wards ->
        [0] , et plus aucun quartier à voter où se trouve un patron à soi.
        [one] {" "}pour un autre quartier où se trouve un patron à soi.
       *[other] {" "}pour { $wards } autres quartiers où se trouve un patron à soi.
    }
tammany-coach-appoint =
    { fact-target } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et reçoit la fonction : { tammany-fact-office }.

## The move as a choice

tammany-coach-do-bid =
    Miser { $count ->
        [one] un jeton
       *[other] { $count } jetons
    }{ tammany-fact-by-nation }

## What is asked, and what for

tammany-coach-ask-place =
    Posez { $count ->
        [one] encore une pièce
       *[other] { $count } pièces
    } : les patrons sont des voix dans leur quartier, un cube rapporte un jeton faveur. { $years ->
        [0] L’élection a lieu à la fin de cette année.
        [one] L’élection a lieu dans un an.
       *[other] L’élection a lieu dans { $years } ans.
    }
tammany-coach-ask-rest =
    Les pièces sont posées. { $can ->
        [office] Vous pouvez encore utiliser votre fonction ;
        [slander] Vous pouvez encore calomnier un rival ;
        [spread] Vous pouvez étendre la calomnie à un quartier voisin ;
       *[both] Vous pouvez encore utiliser votre fonction et calomnier un rival ;
    } ensuite, finissez le tour.
tammany-coach-ask-bid =
    Le quartier { $ward } vote, pour { $points ->
        [one] un point
       *[other] { $points } points
    }. Les patrons comptent d’eux-mêmes ; les jetons misés sont dépensés, quel que soit le gagnant.
tammany-coach-ask-bonus-cube = Le quartier est à vous. Posez un cube du sac là où sa nation vous aide.
tammany-coach-ask-bonus-chip = Le quartier est à vous. Prenez un jeton faveur de la nation que vous rencontrez le plus.
tammany-coach-ask-appoint = Vous êtes maire. Donnez les fonctions de façon à aider le moins possible celui qui mène.

## Where to look, without naming the move: a puzzle’s first hint

tammany-coach-look =
    { $about ->
        [alone] Y a-t-il un quartier sans patron adverse ?
        [leads] Cherchez un quartier où vous pouvez mener seul.
        [level] Où un adversaire mène-t-il d’un seul patron ? Une égalité lui retire aussi le quartier.
        [behind] Inutile de mener en patrons partout : cherchez où des jetons pourraient combler l’écart.
        [bid-sure] Comptez le maximum que chaque adversaire peut atteindre dans ce quartier : ses patrons, et tous les jetons qui y comptent. Qu’est-ce qui est certain ?
        [bid-risky] La certitude a un prix. Qu’oseront les adversaires ici, et où aurez-vous besoin de vos jetons plus tard ?
        [chip] De quelle nation sont les cubes là où se trouvent vos patrons ?
        [counts] Dans quel quartier des jetons que vous avez commenceraient-ils à compter ?
        [cubes] Regardez les nations : où leurs cubes seront-ils gagnés, et par qui ?
        [reach] Regardez un quartier où les jetons décident.
        [silences] Le dernier cube de quelle nation fait encore compter les jetons d’un adversaire ?
        [lock] Quel quartier voudriez-vous garder tel quel ?
        [slander] Cherchez un quartier où un patron adverse de moins change l’ordre.
        [appoint] Qui est en tête aux points, et quelle fonction l’aiderait le moins ?
        [end] On ne vous demande plus rien. Que coûterait-il de continuer ?
       *[other] Regardez les quartiers où se trouvent des patrons de plusieurs joueurs.
    }
