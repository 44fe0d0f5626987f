### Le client du navigateur : le cadre de chaque jeu, la page d'accueil et les mots courts d'une table.

## Lettres sur les pièces : une par joueur, deux par nation, toutes différentes

web-letter-red = R
web-letter-yellow = J
web-letter-purple = V
web-letter-black = N
web-letter-brown = B
web-nation-letters-green = Ir
web-nation-letters-white = An
web-nation-letters-orange = Al
web-nation-letters-blue = It

## Partout

web-home = Accueil
web-close = Fermer
web-yes = Oui
web-no = Non
web-label = { $label } :
web-pair = { $label } : { $value }
web-none = aucun
web-empty = vide
web-of = { $count } sur { $most }
web-you = vous
web-someone = quelqu’un
web-send = Envoyer
web-pick = choisir
web-status-away = non connecté
web-back = Retour
web-undo = Annuler
web-go-on = Continuer
web-reload = Recharger
web-please-wait = Un instant …
web-error = Quelque chose n’a pas marché. Veuillez réessayer.
web-offline = Le serveur est injoignable. Votre connexion est peut-être coupée.
web-away = Connexion perdue. Nouvelle tentative …
web-stale = Une version plus récente de cette page existe.
web-copied = Copié.

## Accueil

web-welcome = Prenez place
web-with-friends = Entre amis
web-learn = Apprendre
web-how = Comment jouer
web-bad-wish = L’adresse demande quelque chose d’illisible ; choisissez ci-dessous.
web-mine-waiting = { $count ->
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
web-welcome-more = Des jeux de plateau avec des amis ou des robots, dans ce navigateur, sans compte.
web-quick = Jouer contre des robots
web-make-table = Une table de { $game }
web-make-and-invite = Préparer la table et inviter
web-your-name = Votre nom
web-ask-name = Comment vous appeler ?
web-ask-names = Qui joue sur cet appareil ?
web-ask-name-more = Demandé une fois et gardé dans ce navigateur. Sans nom, on vous appelle par votre couleur.
web-players = Joueurs
web-player = Joueur { $number }
web-options = Options
web-seat-me = Vous
web-seat-here = Une personne sur cet appareil
web-seat-friend = Un ami, par un lien
web-seat-bot-level = Robot : { $bot }
web-seat-free = place libre
web-pace = Rythme
web-pace-none = Sans pendule
web-pace-none-help = Chacun prend le temps qu’il lui faut.
web-pace-live = En direct
web-pace-live-help = 30 minutes chacun, et 10 secondes de plus à chaque coup.
web-pace-slow = Lent
web-pace-slow-help = Jusqu’à 3 jours pour chaque décision.
web-public = Tout le monde peut trouver cette table, regarder ou s’asseoir
web-data = Les données de votre exemplaire, pour cette table (fichier .toml)
web-data-help = ◊ Certains chiffres imprimés sont reconstitués ; l’aide les signale. Si votre exemplaire porte autre chose, donnez ici ses données : elles sont d’abord vérifiées.
web-data-choose = Choisir un fichier
web-data-good = { $file } est cohérent et sert à cette table.
web-start = Commencer la partie
web-mine = Vos tables
web-lobby = Tables ouvertes
web-lobby-empty = Aucune table publique pour l’instant.
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-status-closed = fermée

## Salle d'attente, liens

web-waiting-room = Qui joue ?
web-bot-at-seat = { $name } ({ $seat })
web-door-invite = Inviter
web-door-free = Place libre
web-seat-bot = Qui occupe { $seat }
web-seats-missing = La partie peut commencer quand toutes les places sont prises.
web-waiting-host = Tout le monde est là. La personne qui a préparé la table lance la partie.
web-sit = S’asseoir
web-leave = Partir
web-copy-link = Copier le lien
web-copy-watch = Copier un lien pour regarder
web-export = Enregistrer la partie
web-rematch = Rejouer
web-replay = Revoir depuis le début

## La table : à qui de jouer, journal, discussion, histoire

web-skip-to-moves = Aller aux coups
web-away-seat = Un robot joue pour { $name }.
web-come-back = Reprendre la place
web-leave-game = Quitter la partie
web-leave-sure = Quitter ? Un robot continue pour vous ; vous pourrez revenir.
web-your-turn = À vous de jouer
web-to-act = doit jouer
web-waiting-for = On attend { $names }
web-here = connecté
web-seats = Joueurs
web-log = Journal
web-log-more = Montrer les lignes précédentes
web-log-goto = Montrer la table après cette ligne
web-log-goto-seq = Montrer la table après la ligne { $seq }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrire à la table
web-history = Moments de la partie
web-history-first = Au début
web-history-back = Un pas en arrière
web-history-next = Un pas en avant
web-history-now = Revenir au présent
web-in-the-past = Vous regardez un moment passé. Revenez au présent pour jouer.
web-since = Depuis votre dernier tour
web-eyes = Vu par
web-eyes-own = moi
web-eyes-all = toutes les mains visibles
web-undo-asked = { $name } demande à annuler un coup. D’accord ?
web-undo-asking = Vous demandez à annuler un coup. On attend { $names }.
web-rules = Règles
web-rules-search = Chercher dans les règles
web-show-rule = Règle { $rule }
web-pass = Passez l’appareil à { $name }
web-pass-why = Pour que personne ne voie ce qui ne lui est pas destiné.
web-pass-ready = Je suis { $name }

## Lignes du journal communes à tous les jeux

web-line-made = La table est prête.
web-line-sat = { $name } prend place.
web-line-bot = Un robot ({ $bot }) prend la place de { $name }.
web-line-open = Une place est de nouveau libre.
web-line-started = La partie commence.
web-line-left = { $name } s’en va ; un robot ({ $bot }) continue.
web-line-left-clock = Le temps de { $name } est écoulé ; un robot ({ $bot }) continue.
web-line-back = { $name } est de retour.
web-line-retract = { $name } annule son choix scellé.
web-line-undo = { $name } annule des coups, jusqu’à la ligne { $to }.
web-line-ask = { $name } demande à annuler des coups, jusqu’à la ligne { $to }.
web-line-vote-yes = { $name } est d’accord.
web-line-vote-no = { $name } n’est pas d’accord.
web-line-closed = La table est fermée.
web-line-rematch = Une nouvelle partie commence à une autre table.
web-line-over = La partie est finie.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-density = Ce que montre le plateau
web-density-table = comme sur la table
web-density-table-help = Les pièces seulement.
web-density-normal = normal
web-density-normal-help = Les pièces, qui mène, et de combien.
web-density-expert = tout
web-density-expert-help = Tout ce qui se déduit de ce qui est ouvert : ce que chacun pourrait avoir au plus, ou recevrait maintenant.
web-sound = Sons, et une sonnette quand c’est à vous
web-notify = Un avis du navigateur quand c’est à vous

## Tammany Hall : mots courts de la table

web-board = Le plateau : le bas de Manhattan
web-lit = peut être choisi
web-opens = ouvre en l’an { $year }
web-bosses-of =
    { $name } : { $count ->
        [one] un patron
       *[other] { $count } patrons
    }, au plus { $most } voix
web-votes = { $count }, au plus { $most }
web-control-led = Cubes des quartiers où ce joueur mène
web-control-won = Quartiers gagnés à cette élection, et leurs cubes
web-moves = Coups
web-choose-colour = Choisissez une couleur
web-choose-office = Choisissez une fonction
web-end-anyway = Finir quand même
web-undo-ask = Demander à annuler mon dernier coup
web-undo-edge = Sous cette ligne, vous pouvez annuler librement ; au-dessus, il faut l’accord des autres.
web-undo-edge-shut = À partir d’ici, annuler un coup demande l’accord des autres.
web-clock-days = { $days } j { $hours } h
web-clocks = Pendules

## La scène : onglets du téléphone, loupe

web-tabs = Parties de la table
web-tab-board = Plateau
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-help = Aide
web-messages = Messages
web-zoom = Agrandir ou réduire
web-undo-this = le dernier coup

## Ce qui se passe, joué pas à pas

web-speed = Vitesse
web-speed-calm = calme
web-speed-normal = normale
web-speed-quick = rapide
web-speed-once = d’un coup
web-sounds = Sons
web-play = Lecture
web-pause = Pause
web-more = Plus
web-bot-for = { $name } (robot)
web-log-now = Revenir au présent

## Spectacles

web-show = Spectacle
web-show-prev = Précédent
web-show-next = Suivant
web-show-skip = À la fin
web-show-again = Revoir
web-final = Le score final
web-plot-points = Les points au fil de la partie

## Relecture

web-replay-controls = Relecture
web-replay-of = sur { $most }
web-replay-part = Manche suivante
web-replay-show = Spectacle suivant
web-replay-mine = Mon coup suivant
web-replay-bad = Erreur suivante
web-replay-slip = Coûte { $percent } % d’une victoire.
web-replay-end = À la fin
web-share = Copier le lien
web-share-game = Partager cette partie
web-share-public = Quiconque a ce lien peut regarder la partie terminée.
web-share-private = Quiconque a ce lien peut regarder la partie terminée, sans la discussion. Il ne donne de place à personne.
web-share-names = Montrer les noms des personnes
web-share-picture = Enregistrer une image du plateau
web-share-no-picture = Ce navigateur n’a pas pu dessiner l’image.
web-share-renew = Créer un nouveau lien
web-share-renew-help = Un nouveau lien rend l’ancien inutilisable.
web-review-watch = Voir ce moment
