### La ligne de commande et la partie dans un terminal.

## Aide

house-help-backroom = Des jeux de votes, de marchés et de coups fourrés : y jouer, les simuler, les revoir.
house-help-version = La version, et si les règles sont compilées.
house-help-lang = Langue : en, fr ou it (par défaut : BACKROOM_LANG ou celle du système).
house-help-help = Afficher cette aide.
house-help-default = (par défaut : { $value })
house-help-required = (obligatoire)
house-help-arguments = Arguments
house-help-options = Options
house-help-commands = Commandes
house-help-usage = Utilisation :
# What stands for a value in a command's help.
house-help-place =
    { $name ->
        [file] FICHIER
        [dir] DOSSIER
        [name] NOM
        [value] VALEUR
        [level] NIVEAU
        [table] TABLE
        [tableau] TABLEAU
        [seat] PLACE
        [id] NUMÉRO
        [bot] ROBOT
        [url] URL
        [options] OPTIONS
        [command] COMMANDE
        [args] ARGUMENTS
       *[game] JEU
    }
house-help-kind =
    { $kind ->
        [int] nombre
        [float] nombre
       *[str] mot
    }
house-help-json = Écrire un objet JSON, à lire par un programme.
house-help-game = Le nom du jeu, par exemple tammany.
house-help-option = Une option du jeu ; peut être donnée plusieurs fois.
house-help-data = Un fichier avec ce qui est imprimé dans votre exemplaire, pour les jeux qui en acceptent un.
house-help-play = Jouer : une table dans le navigateur, ou ici même avec --terminal.
house-help-terminal = Jouer dans ce terminal.
house-help-players = Nombre de joueurs.
house-help-play-seats = Qui est assis où, dans l’ordre des places : « me », « me:Anna » ou le nom d’un robot, avec un style aussi (hard~STYLE) ; plusieurs personnes partagent le terminal.
house-help-seed = Le nombre dont viennent tous les tirages : même graine, même hasard.
house-help-load = Reprendre une partie enregistrée.
house-help-sim = Faire jouer beaucoup de parties par des robots, et compter.
house-help-games = Nombre de parties.
house-help-sim-seats = Les robots dans l’ordre des places, par exemple greedy,random,random.
house-help-record = Enregistrer chaque partie dans un fichier de ce dossier.
house-help-threads = Nombre de fils pour les parties entre robots aléatoires.
house-help-replay = Vérifier une partie enregistrée ligne par ligne et en montrer un moment.
house-help-replay-file = Un enregistrement : JSON écrit par « save », « sim --record » ou un export.
house-help-at = Montrer la partie après ce nombre de lignes de son journal (par défaut : toutes).
house-help-seat = Montrer ce que voyait cette place : son numéro à partir de 0, ou sa couleur (par défaut : un spectateur).
house-help-log = Montrer aussi les lignes du journal.
house-help-rules = Les règles avec nos propres mots, leurs numéros et les décisions prises.
house-help-rule = Cette règle seulement, par exemple TH-22.
house-help-bench = Lancer une mesure de performance du dépôt ; les autres options lui sont passées.
house-help-bench-name = Le nom de la mesure, par exemple engine.
house-help-data-group = Les fichiers de données imprimées.
house-help-data-export = Écrire les données imprimées d’un jeu dans un fichier à corriger d’après votre exemplaire.
house-help-data-out = Où l’écrire ; sans cela, elles s’affichent ici.
house-data-exported = { $file } contient les données imprimées de { NAME($game) }. Corrigez-les d’après votre exemplaire, vérifiez-les avec « backroom data check { $file } » et jouez avec « --data { $file } ».
house-data-there = { $file } existe déjà : rien n’a été écrasé.
house-help-data-check = Vérifier qu’un fichier de données imprimées est valide.
house-help-data-file = Un fichier TOML comme le printed.toml d’un jeu.
house-help-data-game = Le jeu concerné, si le fichier ne le dit pas lui-même.

## Ce que dit la ligne de commande

house-compiled = compilé
house-plain-asked = Python simple (lent) : BACKROOM_PURE=1 le demande
house-plain-no-compiler = Python simple (lent) : il n’y avait pas de compilateur C à l’installation de backroom ; installez-en un, puis backroom de nouveau
house-sim-title = { NAME($game) } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
house-sim-seat = place
house-sim-bot = robot
house-sim-wins = victoires
house-sim-score = score moyen
house-sim-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde.
house-replay-title = { NAME($game) }, après la ligne { $line } sur { $last }
house-log = Le journal
house-data-good = { $file } est valide : données imprimées pour { NAME($game) }.

## Mauvaises entrées

house-usage = { $reason } ; « backroom --help » montre ce qui est possible.
house-no-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
house-no-option = Il n’y a pas d’option { $option } ici ; « --help » montre celles qui existent.
house-missing = { $parameter } manque ; « --help » montre ce qui est attendu.
house-bad-value = { $parameter } : { $reason }.
house-extra = « { $text } » est de trop pour cette commande ; « --help » montre ce qui est attendu.
house-needs-value = { $option } attend une valeur ; « --help » montre laquelle.
house-not-whole = il faut un nombre entier
house-not-number = il faut un nombre
house-language = La langue « { $lang } » n’existe pas ici ; il y a { $known }.
house-no-file = { $file } ne peut pas être lu : { $reason }.
house-no-write = { $file } ne peut pas être écrit : { $reason }.
house-file-exists = { $file } existe déjà et ne sera pas écrasé ; donnez un autre nom.
house-os-absent = ce fichier n’existe pas
house-os-denied = accès refusé
house-os-folder = c’est un dossier
house-os-not-folder = ce n’est pas un dossier
house-os-full = le disque est plein
house-os-exists = il existe déjà
house-os-read-only = le disque est en lecture seule
house-option-form = Une option s’écrit NOM=VALEUR, et non « { $text } ».
house-option-twice = L’option « { $option } » est donnée deux fois.
house-at-least-one = { $option } doit valoir au moins 1, et non { $value }.
house-no-bot = « { $name } » ne peut pas s’asseoir là ; choix possibles : { $known }.
house-seats-count = { $seats ->
    [one] { $seats } place est nommée
   *[other] { $seats } places sont nommées
} pour { fact-players }.
house-nobody = Personne ne joue ici : mettez « { $person } » parmi les places, ou utilisez « backroom sim ».
house-which-game = Quel jeu ? Il y a : { $known }.
house-terminal-only = { $option } ne marche qu’au terminal : ajoutez --terminal.
house-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
house-no-seat = Il n’y a pas de place « { $seat } » : donnez un numéro de 0 à { $last } ou l’une des couleurs { $colours }.
house-no-line = Il n’y a pas de ligne { $line } : le journal va de 0 à { $last }.
house-no-rules = Les règles de { NAME($game) } ne sont pas encore écrites.
house-no-rule = { NAME($game) } n’a pas de règle « { $rule } » ; ses règles vont de { $first } à { $last }.
house-no-bench = Il n’y a pas de mesures dans { $folder } : elles viennent avec le dépôt, pas avec le paquet installé.
house-bench-unknown = Il n’y a pas de mesure « { $name } » ; il y a : { $known }.
house-not-toml = { $file } n’est pas du TOML : { $reason }.
house-data-which = { $file } ne dit pas pour quel jeu il est ; donnez --game, parmi { $known }.
house-data-fixed = { NAME($game) } se joue toujours avec ses propres données imprimées ; --data ne s’y applique pas.
house-load-alone = Une partie enregistrée apporte ses places et ses options : n’en donnez pas d’autres.
house-load-other = { $file } est une partie de { NAME($found) }, pas de { NAME($game) }.
house-load-over = La partie dans { $file } est finie ; « backroom replay » la montre.

## Dans le terminal

house-welcome = { NAME($game) }. Tapez un coup ou son numéro ; « help » montre le reste.
house-chance = hasard
house-to-act = À jouer :
house-your-move = doit jouer
house-form = Tapez « { $move } … », avec au plus : { $most }
house-hand-over = Passez l’appareil à { $seat }, qui appuie sur Entrée.
house-no-number = Il n’y a pas de coup numéro { $number } : ils vont de 1 à { $last }.
house-terminal-help =
    un coup, ou son numéro dans la liste
    undo            annuler votre dernier coup
    hint            ce que ferait une recherche avec ce que vous savez, et pourquoi
    why [COUP]      la règle qui a refusé le dernier coup, ou qui refuserait celui-ci
    rules [ID]      toutes les règles, ou une seule
    save [FICHIER]  enregistrer la partie dans un fichier ; la reprendre plus tard avec --load
    look            montrer de nouveau la position
    log             tout ce qui s’est passé
    quit            quitter
house-meant = Vouliez-vous dire « { $word } » ? Par exemple : { $example }
house-meant-word = Vouliez-vous dire « { $word } » ?
house-meant-not-now = Vouliez-vous dire « { $word } » ? C’est impossible pour l’instant.
house-why-hint = « why » montre la règle { $rule }.
house-why-legal = { $move } : rien ne l’interdit.
house-why-nothing = Rien n’a été refusé. « why COUP » interroge sur un coup.
house-nothing-to-undo = Vous n’avez aucun coup à annuler.
house-undo-more = Cela annule aussi { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} à la suite, des autres et du hasard. Le faire ? (o/n)
house-undone = Annulé.
house-yes-letters = o y
house-saved = Partie enregistrée dans { $file }.
house-save-name = Nom du fichier où enregistrer cette partie (vide : ne pas l’enregistrer) :
house-bye-saved = Au revoir ; la partie est dans { $file }.
house-end = Fin
house-place = rang
house-points = points

## Les titres de ce que montre une vue, les mêmes dans chaque jeu

view-phase = phase
view-round = manche
view-turn = tour
view-first = premier joueur
view-order = ordre du tour
view-seats = joueurs
view-points = points
view-score = score
view-number = n°
view-hand = main
view-deck = pioche
view-discard = défausse
view-bag = sac
view-stock = réserve
view-winner = vainqueur
view-leaders = en tête
view-choice = choix
view-locked = choisi
view-thinking = réfléchit
view-seat = place
view-total = total
view-result = résultat

## Counting a game on a real table

house-help-count = Compter les points d’une partie jouée à une vraie table.
house-help-count-tableau = Les cartes d’un joueur, par exemple « 3 artisans, 1 chevalier » ; un texte par joueur. Sans aucun, ils sont demandés.
house-help-count-number = Quel décompte : 1, 2 ou 3.
house-help-count-ties = L’événement « les égalités ne comptent pas » est en vigueur.
house-help-count-trick = Un Coup Tordu sur une guilde, par exemple « 2 chevaliers +1 » : le joueur 2 en a une carte de plus à ce décompte.
house-count-few = { $players ->
    [0] Personne n’a encore de cartes
    [one] Seul { $players } joueur a des cartes
   *[other] Seuls { $players } joueurs ont des cartes
} ; il en faut au moins { $low }.
house-help-count-data = Données imprimées de votre exemplaire (TOML).
house-count-number = Il n’y a pas de décompte { $value } : c’est 1, 2 ou 3.
house-help-count-game = Quel jeu, s’il y en a plusieurs à décompter.
house-count-not = On ne peut pas compter ici les points d’une partie de « { NAME($game) } ».
house-help-list-games = Quels jeux il y a, d’où ils viennent, et ce qui ne va pas avec ceux qui sont laissés de côté.
house-game-left-out = Laissé de côté ({ $package }) : { $reason }
house-help-new-game = Écrire un petit jeu qui marche, pour commencer : règles, textes, tests.
house-help-new-game-name = Le nom du jeu : lettres minuscules, chiffres et _.
house-help-new-game-to = Le dossier où l’écrire (par défaut : ici).
house-new-game-taken = « { $game } » est déjà le nom d’un module de Python ou d’un périphérique : un paquet de ce nom ne serait pas trouvé. Choisissez-en un autre.
house-new-game = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
} dans { $folder }. Et ensuite : pip install --no-build-isolation -e { $folder }, puis python -m pytest { $folder }, puis backroom play { $game }.
