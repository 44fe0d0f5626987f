### Ce que raconte le journal de Tammany Hall : un message par sorte d’étape, et ce qu’une annulation défait.

## Facts in words: numbers by nation, each with its own dot before it

tammany-fact-by-nation =
    { $green ->
        [0] {""}
        [one] {" "}· { $green } vert
       *[other] {" "}· { $green } verts
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } blanc
       *[other] {" "}· { $white } blancs
    }{ $orange ->
        [0] {""}
       *[other] {" "}· { $orange } orange
    }{ $blue ->
        [0] {""}
        [one] {" "}· { $blue } bleu
       *[other] {" "}· { $blue } bleus
    }
tammany-fact-people =
    { $colour ->
        [green] des Irlandais
        [white] des Anglais
        [orange] des Allemands
       *[blue] des Italiens
    }
tammany-fact-votes =
    { $votes } { $votes ->
        [one] voix
       *[other] voix
    } ({ $bosses ->
        [one] { $bosses } patron
       *[other] { $bosses } patrons
    }{ $chips ->
        [0] {""}
        [one] {" "}+ { $chips } jeton
       *[other] {" "}+ { $chips } jetons
    })
tammany-fact-votes-second =
    { $votes2 } ({ $bosses2 ->
        [one] { $bosses2 } patron
       *[other] { $bosses2 } patrons
    }{ $chips2 ->
        [0] {""}
        [one] {" "}+ { $chips2 } jeton
       *[other] {" "}+ { $chips2 } jetons
    })

## Set-up and years

tammany-step-first = Le sort désigne { fact-seat } comme premier joueur.
tammany-step-term = La période { $term } commence ; { fact-seat } joue en premier.
tammany-step-year = L’année { $year } commence.
tammany-step-zone = La zone { tammany-fact-zone } ouvre.
tammany-step-settle = Le sort place { tammany-fact-cube } dans le quartier { $ward }.
tammany-step-garden =
    { $count ->
        [one] { $count } cube débarque
       *[other] { $count } cubes débarquent
    } à Castle Garden{ tammany-fact-by-nation }.
tammany-step-garden-back =
    { $count ->
        [one] { $count } cube de Castle Garden retourne dans le sac.
       *[other] { $count } cubes de Castle Garden retournent dans le sac.
    }

## Moves

tammany-step-boss = { fact-seat } pose un patron dans le quartier { $ward }.
tammany-step-cube = { fact-seat } pose { tammany-fact-cube } dans le quartier { $ward } et prend le jeton faveur correspondant.
tammany-step-cube-no-chip = { fact-seat } pose { tammany-fact-cube } dans le quartier { $ward } ; il ne reste aucun jeton de cette couleur.
tammany-step-chip-deputy = { fact-seat }, adjoint au maire, prend { tammany-fact-chip }.
tammany-step-chip-bonus = { fact-seat } prend { tammany-fact-chip } comme bonus du quartier { $ward }.
tammany-step-remove = { fact-seat }, chef de la police, remet dans le sac { tammany-fact-cube } du quartier { $ward }.
tammany-step-lock = { fact-seat }, président du Conseil, verrouille le quartier { $ward }.
tammany-step-move = { fact-seat }, président de circonscription, déplace { tammany-fact-cube } du quartier { $ward } au quartier { $ward2 }.
tammany-step-slander = { fact-seat } calomnie { fact-target } dans le quartier { $ward } : un patron s’en va. Prix : un jeton calomnie et { tammany-fact-chip }.
tammany-step-spread = { fact-seat } étend la calomnie au quartier { $ward } : { fact-target } y perd aussi un patron. Prix : { $price } jetons { tammany-fact-colours }.
tammany-step-end = { fact-seat } finit son tour.
tammany-step-bid =
    { fact-seat } mise { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } dans le quartier { $ward }{ tammany-fact-by-nation }.
tammany-step-bid-nothing = { fact-seat } ne mise rien dans le quartier { $ward }.
tammany-step-bid-hidden = { fact-seat } a misé dans le quartier { $ward }.
tammany-step-bonus = { fact-seat } pose { tammany-fact-cube } du sac dans le quartier { $ward } : le bonus du quartier { $ward2 }.
tammany-step-appoint = { fact-seat } nomme { fact-target } { tammany-fact-office }.
tammany-step-appoint-last = { fact-target } reçoit la dernière fonction : { tammany-fact-office }.
tammany-step-retract = { fact-seat } annule sa mise.

## Election night

tammany-step-election = L’élection de la période { $term } commence.
tammany-step-votes = Quartier { $ward } : { fact-seat } a { tammany-fact-votes }{ tammany-fact-by-nation }.
tammany-step-ward-empty = Personne n’a de patron dans le quartier { $ward } : il n’élit personne.
tammany-step-ward-lone = { fact-seat } est seul en lice dans le quartier { $ward } et le gagne sans miser.
tammany-step-ward-won = { fact-seat } gagne le quartier { $ward } avec { tammany-fact-votes } contre { fact-other } avec { tammany-fact-votes-second }.
tammany-step-ward-tied = Égalité dans le quartier { $ward } : { fact-seat } et { fact-other } ont { $votes } voix chacun, personne ne le gagne ({ $bosses } + { $chips } contre { $bosses2 } + { $chips2 }).
tammany-step-leader =
    { fact-seat } est chef { tammany-fact-people } ({ $cubes ->
        [one] { $cubes } cube { tammany-fact-colour }
       *[other] { $cubes } cubes { tammany-fact-colours }
    }) et { $count ->
        [0] ne prend aucun jeton : il n’en reste pas
        [one] prend { $count } jeton { tammany-fact-colour }
       *[other] prend { $count } jetons { tammany-fact-colours }
    }.
tammany-step-leader-none = Personne n’est chef { tammany-fact-people } : aucun cube { tammany-fact-colour } dans un quartier gagné.
tammany-step-points =
    { fact-seat } { $wards ->
        [0] n’a gagné aucun quartier
        [one] a gagné { $wards } quartier
       *[other] a gagné { $wards } quartiers
    }{ $hall ->
        [yes] , dont Tammany Hall
       *[no] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tammany-step-mayor-wards = { fact-seat } a gagné le plus de quartiers ({ $wards }) et devient maire : 3 points.
tammany-step-mayor-chips = Égalité de quartiers à { $wards } ; { fact-seat } a le plus de jetons faveur et devient maire : 3 points.
tammany-step-mayor-colour = Égalité de quartiers ({ $wards }) et de jetons ; { fact-seat } a le plus de jetons { tammany-fact-colours } et devient maire : 3 points.
tammany-step-mayor-sitting = L’égalité en tête ne peut être départagée ; { fact-seat } reste maire : 3 points.
tammany-step-mayor-none = L’égalité en tête ne peut être départagée et il n’y a pas de maire : la ville continue sans maire, aucune fonction n’est attribuée.
tammany-step-locks-lifted = Tous les verrous sont levés.

## The end

tammany-step-final-chips = { fact-seat } a le plus de jetons { tammany-fact-colours } ({ $chips }) : 2 points.
tammany-step-final-slander =
    Il reste à { fact-seat } { $count ->
        [one] { $count } jeton calomnie : { $count } point.
       *[other] { $count } jetons calomnie : { $count } points.
    }
tammany-step-final-total =
    { $rank }. { fact-seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tammany-step-won =
    { fact-seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tammany-step-won-chips = { fact-seat } et { fact-other } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun ; { fact-seat } a plus de jetons faveur et gagne.
tammany-step-won-colour = { fact-seat } et { fact-other } sont à égalité de points ({ $points }) et de jetons ; { fact-seat } a plus de jetons { tammany-fact-colours } et gagne.
tammany-step-won-mayor = { fact-seat } et { fact-other } sont à égalité sur tout ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) ; { fact-seat } est maire et gagne.
tammany-step-won-shared = { fact-seat } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What an undo takes back

tammany-undo-boss = patron dans le quartier { $ward }
tammany-undo-cube = { tammany-fact-newcomer }, quartier { $ward }
tammany-undo-cube-no-chip = { tammany-fact-newcomer }, quartier { $ward }
tammany-undo-chip-deputy = { tammany-fact-chip }
tammany-undo-chip-bonus = { tammany-fact-chip }
tammany-undo-remove = { tammany-fact-newcomer } du quartier { $ward }, remis dans le sac
tammany-undo-lock = verrou sur le quartier { $ward }
tammany-undo-move = { tammany-fact-newcomer } du quartier { $ward } au quartier { $ward2 }
tammany-undo-slander = calomnie contre { fact-target } dans le quartier { $ward }
tammany-undo-spread = calomnie étendue au quartier { $ward }
tammany-undo-bonus = { tammany-fact-newcomer }, quartier { $ward }
tammany-undo-appoint = { fact-target }, { tammany-fact-office }

## La forme brève du journal : les signes des pièces viennent avec $piece, $paid, $cube, $signs, $sides ; les **noms** sont en gras

tammany-log-settle = { $piece } au { $ward }
tammany-log-garden =
    { $count ->
        [one] Une arrivée
       *[other] { $count } arrivées
    } à Castle Garden : { $signs }
tammany-log-boss = patron au { $ward }
tammany-log-cube = { $piece } au { $ward }
tammany-log-cube-no-chip = { $piece } au { $ward }, plus de faveur
tammany-log-chip-deputy = prend { $piece } comme adjoint au maire
tammany-log-remove = la police retire { $piece } du { $ward }
tammany-log-lock = verrouille le quartier { $ward }
tammany-log-move = déplace { $piece } du { $ward } au { $ward2 }
tammany-log-slander = calomnie **{ fact-target }** au quartier { $ward } contre { $paid } : { $piece } rentre
tammany-log-spread = l’étend au quartier { $ward } contre { $paid }2 : { $piece } rentre
tammany-log-appoint = nomme **{ fact-target }** { tammany-fact-office }
tammany-log-appoint-last = **{ fact-target }** reçoit la dernière fonction : { tammany-fact-office }
tammany-log-bonus = **{ fact-seat }** débarque { $piece } au { $ward } : bonus du quartier { $ward2 }
tammany-log-chip-bonus = **{ fact-seat }** prend { $piece } : bonus du quartier { $ward }
tammany-log-side =
    { $chips ->
        [none] **{ $seat }** { $votes }
       *[other] **{ $seat }** { $votes } ({ $bosses } { $chips })
    }
tammany-log-ward-won = Quartier { $ward } : { $sides }. **{ fact-seat }** l’emporte.
tammany-log-ward-tied = Quartier { $ward } : { $sides }. Égalité, personne ne l’emporte.
tammany-log-ward-lone = Quartier { $ward } : **{ fact-seat }**, seul en lice, l’emporte.
tammany-log-ward-empty = Quartier { $ward } : personne ne se présente.
tammany-log-leader = **{ fact-seat }** est chef { tammany-fact-people } ({ $cube }{ $cubes }) : +{ $count } { $paid }
tammany-log-leader-none = Personne n’est chef { tammany-fact-people }.
tammany-log-points = **{ fact-seat }** : { $wards ->
        [0] aucun quartier
        [one] un quartier
       *[other] { $wards } quartiers
    }{ $hall ->
        [yes] {" "}avec Tammany Hall
       *[no] {""}
    }, +{ $points }
