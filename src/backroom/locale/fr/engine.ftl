### Ce que dit tout jeu quand une chose est impossible : coups, enregistrements, options, données imprimées.
### Les messages fact-… mettent une donnée ($seat = "red") en mots ; d'autres messages s'y réfèrent et partagent leurs données.

fact-seat =
    { $seat ->
        [red] Rouge
        [yellow] Jaune
        [purple] Violet
        [black] Noir
        [brown] Brun
        [green] Vert
        [blue] Bleu
        [white] Blanc
        [orange] Orange
        [pink] Rose
        [grey] Gris
       *[other] { $seat }
    }
fact-target =
    { $target ->
        [red] Rouge
        [yellow] Jaune
        [purple] Violet
        [black] Noir
        [brown] Brun
        [green] Vert
        [blue] Bleu
        [white] Blanc
        [orange] Orange
        [pink] Rose
        [grey] Gris
       *[other] { $target }
    }
fact-other =
    { $other ->
        [red] Rouge
        [yellow] Jaune
        [purple] Violet
        [black] Noir
        [brown] Brun
        [green] Vert
        [blue] Bleu
        [white] Blanc
        [orange] Orange
        [pink] Rose
        [grey] Gris
       *[other] { $other }
    }
fact-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

## Moves

error-not-your-turn = Ce n’est pas votre tour : c’est à { fact-seat } d’agir.
error-already-chosen = Vous avez choisi ; il manque encore le choix des autres. Vous pouvez annuler le vôtre avec « retract ».
error-chance-acts = Personne ne peut agir maintenant : il faut d’abord un tirage.
error-chance-line = C’est au hasard de le dire, pas à un joueur.
error-game-over = La partie est finie ; plus aucun coup n’est possible.
error-not-over = La partie n’est pas finie : il n’y a pas encore de résultat.
error-not-a-move = « { $text } » n’est pas un coup. Un coup commence par l’un de ces mots : { $expected }.
error-illegal-action = L’action { $action } n’est pas permise maintenant.
error-contradiction = Cette position se contredit : ce que la place { $seat } a vu n’a pas pu se produire.
error-nothing-to-retract = Vous n’avez rien à annuler maintenant.
error-no-such-seat = La place { $seat } n’existe pas : cette partie a { fact-players }, les places se comptent à partir de 0.

## Options

error-game-unknown = Le jeu « { $game } » n’existe pas. Les jeux sont : { $expected }.
error-bot-unknown = Il n’y a pas de robot « { $bot } ». Il y a : { $expected }.
error-bot-not-learned = Le robot « { $bot } » n’a pas appris { NAME($game) } à { fact-players }.
error-style-unknown = Les robots n’ont pas le style « { $style } » dans { NAME($game) }. Leurs styles : { $expected }.
error-style-none = Dans { NAME($game) }, les robots jouent tous de la même manière : pas de style « { $style } ».
error-style-level = Le robot « { $bot } » n’a pas de style. Ceux qui en ont : { $expected }.
error-lesson = Le fichier { $file } du robot entraîné ne convient pas à cette version : { $field }.
error-values = { $file } n’est pas un fichier de valeur apprise de { NAME($game) } ({ $field }). `python -m backroom.research.iterate` en fait un : best.net.
error-too-much = { $what ->
    [bytes] C’est plus long que ce qui peut être lu ici (limite : { $most } octets).
    [lines] Il y a plus de lignes que ce qui peut être lu ici (limite : { $most }).
    [depth] Trop d’éléments sont imbriqués les uns dans les autres (limite : { $most }).
   *[members] Il y a plus d’éléments que ce qui peut être lu ici (limite : { $most }).
}
error-game-seats = Le jeu « { $game } » est déclaré pour { $low } à { $high } joueurs. Un jeu peut être pour 1 à { $most } joueurs.
error-game-colours = Le jeu « { $game } » se joue jusqu’à { $high } joueurs, mais ses places n’ont pas autant de couleurs différentes : { $colours }.
error-game-actions = Le jeu « { $game } » déclare { $actions } numéros d’actions, dont les { $players } premiers pour les joueurs. Il peut y en avoir de 1 à { $most }, ceux des joueurs d’abord.
error-game-width = Le jeu « { $game } » déclare des décisions offrant jusqu’à { $width } choix. Une décision peut en offrir de 1 à { $most }.
error-game-state = Le jeu « { $game } » n’est pas ce qu’il déclare : { $actions } numéros d’actions et { fact-players } sont demandés, ses règles en ont { $has } et { $seats }.
error-game-name = « { $game } » ne peut pas être le nom d’un jeu : lettres minuscules, chiffres et _, 32 au plus, une lettre d’abord.
error-game-import = Le jeu « { $game } » ne peut pas être chargé : { $reason }.
error-game-declaration = Le jeu « { $game } » n’a pas de déclaration de ce nom : son module doit contenir un Game appelé GAME dont le nom est « { $game } ».
error-game-twice = Il y a deux jeux appelés « { $game } » ; le second est laissé de côté.
error-game-contract = Le jeu « { $game } » a été écrit pour le contrat { $needs } du moteur, et celui-ci en est au contrat { $has } : il faut un Backroom plus récent.
error-game-plain = Le jeu « { $game } » n’est pas compilé, alors que le moteur l’est. Installez-le avec un compilateur C, ou faites tout tourner en Python pur avec BACKROOM_PURE=1.
error-game-words = Il manque au jeu « { $game } » { $count ->
        [one] un message
       *[other] { $count } messages
    } dans la langue « { $lang } » ; le premier est { $key }.
error-game-words-taken = Le jeu « { $game } » apporte des messages qui existent déjà ; le premier est { $key }. Les noms des messages et les numéros des règles sont propres à chaque jeu.
error-game-room = Le jeu « { $game } » se joue jusqu’à { $high } joueurs, mais SEATS dans son schema.py, la longueur des rangées qui ont une case par place, { $room ->
        [0] manque
       *[other] vaut { $room }
    }.
error-game-size = Une position du jeu « { $game } » compte { $size } nombres. Elle peut en compter { $most } au plus.
error-game-hidden = Le jeu « { $game } » dit que rien n’est caché, mais son schema.py cache : { $members }.
error-game-rules = On ne peut pas se fier aux règles de « { $game } » à { fact-players } : { $what ->
        [actor] celui qui agit ({ $found }) n’est pas de ceux qui le peuvent
        [none] celui qui doit agir ({ $found }) n’a aucune action permise
        [width] une décision offre { $found } choix, plus que la largeur déclarée
        [number] { $found } n’est pas un numéro d’action déclaré
        [order] les actions de { $found } ne sont pas en ordre croissant
       *[weight] une issue du hasard a le poids { $found }, et non 1 au moins
    }.
error-game-no-observer = Le jeu « { $game } » { $why ->
        [plain] a un observe.py qui n’est pas compilé, alors que le moteur l’est : il lui faut un observe.pxd à côté
       *[missing] n’a pas de fichier observe.py, qui dit en nombres ce que sait une place
    }. Sans lui, aucun programme ne peut l’apprendre.
error-game-endless = Une partie à { fact-players } n’était pas finie après { $steps } actions : ses règles ne la terminent jamais.
error-players = « { NAME($game) } » se joue { $span ->
    [0] à { $low }
   *[other] de { $low } à { $high }
} joueurs, pas à { $players }.
error-option-unknown = « { NAME($game) } » n’a pas d’option « { $option } ». { $expected ->
    [none] Il n’en a aucune.
   *[other] Ses options : { $expected }.
}
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.

## Records

error-record-json = Ce n’est pas un enregistrement complet : le texte est coupé ou n’est pas du JSON ({ $reason }).
error-record-format = L’enregistrement est au format { $format } ; cette version lit le format { $expected }.
error-record-field = Un champ de l’enregistrement manque, est inconnu ou est faux : { $reason }.
error-record-rules = L’enregistrement suit la version { $rules } des règles ; cette version-ci joue avec la { $expected }.
error-record-seats = L’enregistrement nomme { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} pour { fact-players }.
error-record-seat = La ligne { $line } du journal est de « { $seat } » ; il faudrait « chance » ou une place à partir de 0, pour { fact-players }.
error-record-illegal = La ligne { $line } du journal, « { $move } », ne peut pas être jouée à cet endroit : { $reason }.
error-record-short = L’enregistrement donne un résultat, mais son journal s’arrête avant la fin de la partie.
error-record-unfinished = Le journal mène la partie à son terme, mais l’enregistrement ne donne pas de résultat.
error-record-result = Le résultat de l’enregistrement n’est pas celui auquel mène son journal.

## Printed facts

data-unreadable =
    { $file } : { $line ->
        [0] texte illisible.
       *[other] la ligne { $line } est illisible à partir du caractère { $column }.
    }
data-field-missing = { $field } : ce champ manque.
data-field-unknown = { $field } : ce champ n’existe pas.
data-field-value = { $field } : « { $value } » ne convient pas ici. { $wanted ->
    [whole] Il faut un nombre entier de { $low } à { $high }.
    [numbers] Il faut { $count ->
        [-1] une liste de nombres entiers de { $low } à { $high }
        [one] une liste d’un nombre entier de { $low } à { $high }
       *[other] une liste de { $count } nombres entiers de { $low } à { $high }
    }, entre crochets et séparés par des virgules.
    [falling] Il faut une liste { $count ->
        [one] d’un nombre entier
       *[other] de { $count } nombres entiers, aucun plus grand que le précédent
    }.
    [list] Il faut { $count ->
        [-1] une liste
        [one] une liste d’un élément
       *[other] une liste de { $count } éléments
    }, entre crochets et séparés par des virgules.
    [parts] Il faut une liste d’un à { $most } de ces mots : { $expected }.
    [text] Il faut un texte entre guillemets droits.
    [flag] Il faut true ou false.
    [table] Il faut une section à part, intitulée [{ $name }].
    [tables] Il faut des sections à part, chacune intitulée [[{ $name }]].
    [once] La ligne « { $expected } » doit y être exactement une fois.
   *[choice] Il faut un de ces mots : { $expected }.
}
data-other-game = C’est un fichier du jeu « { NAME($other) } », pas de « { NAME($game) } ».
data-ward-missing = { $field } : le quartier { $ward } manque.
data-ward-twice = { $field } : le quartier { $ward } figure deux fois.
data-neighbours-asymmetric = { $field } : le quartier { $ward } nomme { $ward2 } comme voisin, mais { $ward2 } ne nomme pas { $ward }.
data-neighbours-unknown = { $field } : le quartier { $ward } nomme { $ward2 } comme voisin, et le quartier { $ward2 } n’existe pas.
data-total = { $field } : le total est { $have }, il doit être { $need }.

error-no-tutorial = Il n’y a pas de tutoriel pour { NAME($game) }.
error-no-lesson = Le tutoriel de { NAME($game) } n’a pas de leçon { $lesson }, ou pas ce moment-là.
error-no-puzzles = Il n’y a pas de problèmes pour { NAME($game) }.
error-no-puzzle = { NAME($game) } n’a pas de problème { $puzzle }.

## Ce qu’une ligne du journal a fait, pour les jeux sans phrases à eux ; $move et $draws dans la notation du jeu

step-plain-move = { fact-seat } : { $move }
step-plain-hidden = { fact-seat } a choisi.
step-plain-drawn = Tirage : { $draws }
step-plain-won = La partie est finie : { fact-seat } gagne.
step-plain-over = La partie est finie : personne ne gagne seul.
step-retract = { fact-seat } annule son choix.
