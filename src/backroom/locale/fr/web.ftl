### Le client du navigateur : le cadre de chaque jeu, la page d'accueil et les mots courts d'une table.

## Partout

web-home = Accueil
web-close = Fermer
web-yes = Oui
web-no = Non
web-label = { $label } :
web-pair = { $label } : { $value }
web-apart = { $first } ; { $second }
web-of = { $count } sur { $most }
web-you = vous
web-send = Envoyer
web-pick = choisir
web-status-away = non connecté
web-back = Retour
web-undo = Annuler
web-go-on = Continuer
web-reload = Recharger
web-please-wait = Un instant…
web-error = Quelque chose n’a pas marché. Veuillez réessayer.
web-offline = Le serveur est injoignable. Votre connexion est peut-être coupée.
web-away = Connexion perdue. Reconnexion…
web-stale = Une version plus récente de cette page existe.
web-copied = Copié.

## Accueil

web-welcome = Prenez place
web-with-friends = Entre amis
web-puzzle = Problème du jour
web-learn = Apprendre
web-how = Comment jouer
web-bad-wish = Cette adresse n’a pas pu être comprise ; choisissez ci-dessous.
web-mine-waiting = { $count ->
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
web-welcome-more = Des jeux de plateau avec des amis ou des robots, dans ce navigateur, sans compte.
web-got-code = Un code ?
web-lost = Cette porte reste fermée
web-lost-page = Il n’y a rien à cette adresse : une lettre est peut-être fausse, ou le lien est ancien.
web-quick = Contre des robots
web-make-table = Une table de { NAME($game) }
web-make-and-invite = Préparer la table et inviter
web-your-name = Votre nom
web-ask-name = Comment vous appeler ?
web-ask-names = Qui joue sur cet appareil ?
web-ask-name-more = Demandé une fois et gardé dans ce navigateur. Sans nom, on vous appelle par votre couleur.
web-minutes = { $range } min
web-minutes-more = Environ { $bots } minutes contre des robots, { $friends } entre amis
web-minutes-how = Minutes : les décisions de parties entières, comptées, à { $seconds } secondes chacune, et le temps qu’il faut à l’écran pour raconter le reste. De la plus courte contre des robots à la plus longue entre amis.
web-minutes-about = environ { $count } minutes
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
web-data-help = ◊ Certains chiffres imprimés sont reconstitués ; l’aide les signale. Si votre exemplaire porte autre chose, donnez ici ses données : elles sont d’abord vérifiées.
web-data-choose = Choisir un fichier
web-data-download = Télécharger les chiffres habituels
web-figures-other = Cette table se joue avec d’autres chiffres imprimés que d’habitude.
web-figures-short = autres chiffres
web-figures-here = À cette table :
web-data-form = Remplir un formulaire
web-data-form-title = { NAME($game) } : les chiffres de votre exemplaire
web-data-form-help = Modifiez ce qui est imprimé autrement sur votre exemplaire. Les chiffres sont vérifiés avant de servir.
web-data-use = Utiliser ces chiffres
web-data-save = Enregistrer dans un fichier
web-data-usual = Revenir aux chiffres habituels
web-data-filled = Votre saisie
web-data-good = { $file } est valide et sert à cette table.
web-start = Commencer la partie
web-mine = Vos tables
web-game-left-out = Laissé de côté ({ $package }) : { $reason }
web-measure = Joueurs, options
web-table-won = { $count ->
    [one] { $names } a gagné avec { $points }
   *[other] { $names } se partagent la victoire
}
web-table-you-won = { $count ->
    [one] Vous avez gagné avec { $points }
   *[other] Victoire partagée : { $names }
}
web-table-begun = commencée { $when }
web-table-waits = On attend { $names }
web-profile = Vos parties
web-profile-sum =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }, { $won ->
        [one] { $won } gagnée.
       *[other] { $won } gagnées.
    }
web-profile-private = Sans compte : seul ce navigateur voit cette page.
web-profile-games = Mes parties
web-profile-all = Tous les jeux
web-profile-newest = les plus récentes d’abord
web-profile-empty = Vous n’avez encore terminé aucune partie.
web-profile-won = gagnée
web-profile-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $most }
web-profile-who = Avec qui
web-profile-who-all = tout le monde
web-profile-who-people = avec des gens
web-profile-who-bots = robots seuls
web-profile-ended = Comment elle a fini
web-profile-ended-won = gagnées
web-profile-ended-lost = perdues
web-profile-watch = Revoir
web-profile-review = Analyse
web-profile-none = Aucune partie de ce genre.
web-profile-rest = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
}
web-profile-of =
    { $won ->
        [one] victoire
       *[other] victoires
    } { $count ->
        [one] sur une partie
       *[other] sur { $count } parties
    }
web-profile-par = par pur hasard : { $par }
web-profile-met = Face à face
web-profile-met-more = combien de fois vous étiez devant, combien de fois l’autre
web-profile-bound = D’après vos { $most } dernières tables. Celles partagées sur un appareil ne comptent pas.
web-bot = robot
web-lobby = Tables ouvertes
web-lobby-empty = Aucune table publique pour l’instant.
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-status-kept = conservée

## Salle d'attente, liens

web-waiting-room = Qui joue ?
web-bot-at-seat = { $name } ({ $seat })
web-door-invite = Inviter
web-door-withdraw = Retirer le lien
web-door-withdrawn = Le lien ne donne plus accès à la place.
web-door-free = Place libre
web-seats-taken = { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
web-door-kept = Gardée pour quelqu’un
web-your-colour = Votre couleur
web-change-name = Nom et visage
web-another-face = Un autre visage
web-join = Inviter des amis à la table
web-join-more = Un seul lien pour tous : chaque personne qui le suit reçoit la prochaine place libre.
web-join-code = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-join-send = Envoyer…
web-join-stop = Désactiver ce lien
web-join-stopped = Le lien ne donne plus de place.
web-what-we-play = Ce que nous jouons
web-what-change = Changer
web-what-changed = Changer ce que nous jouons
web-what-keep = Jouer ainsi
web-door-sitting = s’installe
web-bots-lie = « Un robot », à une place libre, les pose ici.
web-tab-seats = Places
web-chat-unread = Discussion · { $count }
web-public-table = Tout le monde peut trouver cette table.
web-ready = Tout le monde est là.
web-fill = Compléter avec des robots
web-waiting-host = Tout le monde est là. La personne qui a préparé la table lance la partie.
web-door-you-host = vous, hôte
web-door-host = hôte
web-door-ready = prêt
web-door-away = pas là
web-door-bot = Un robot
web-door-another = Un autre
web-door-clear = Libérer la place
web-bot-sit = Inviter
web-bot-others = Autres
web-bot-unmeasured = { $level }, non mesuré
web-who-sits = Qui prend cette place ?
web-who-measured = La force est mesurée, pas promise.
web-code-aloud = Code à dire à voix haute
web-learn-waiting = Apprendre en attendant
web-begin-with = Commencer à { $count }
web-may-begin = Présents : { $count }. Commencez, ou attendez les autres.
web-may-begin-more = { $count ->
    [one] La place libre disparaît ; chacun garde sa couleur.
   *[other] Les { $count } places libres disparaissent ; chacun garde sa couleur.
}
web-begin-moves = À { $count }, on joue sans { $colours }. Autre couleur pour : { $names }.
web-moved-for-you = Vous jouez désormais { $colour } : votre ancienne couleur n’existe pas dans une partie à { $count }.
web-changed-for-you = { $name } a changé ce que nous jouons. Désormais : { $what }
web-understood = C’est noté
web-seats-need = { $count ->
    [one] Encore une personne et vous pourrez commencer.
   *[other] Encore { $count } personnes et vous pourrez commencer.
}
web-host-begins = { $name } lancera la partie.
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
web-leave-sure = Quitter ? Un robot continue pour vous ; vous pourrez revenir.
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
web-undo-asked = { $name } demande à annuler : { $what } D’accord ?
web-undo-asking = Vous demandez à annuler : { $what } On attend { $names }.
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient « { $text } ».
web-show-rule = Règle { $rule }
web-pass = Passez l’appareil à { $name }
web-pass-why = Pour que personne ne voie ce qui ne lui est pas destiné.
web-pass-ready = Je suis { $name }

## Lignes du journal communes à tous les jeux

web-line-made = La table est prête.
web-line-sat = { $name } prend place.
web-line-reseat = { $name } joue désormais { $colour }.
web-line-agreed = Ce que nous jouons a changé.
web-line-fewer = La partie commence à { $players } : les places libres ont disparu.
web-line-named = Un joueur s’appelle désormais { $name }.
web-line-bot = Un robot ({ $bot }) prend la place de { $name }.
web-line-open = Une place est de nouveau libre.
web-line-started = La partie commence.
web-line-left = { $name } s’en va ; un robot ({ $bot }) continue.
web-line-left-clock = Le temps de { $name } est écoulé ; un robot ({ $bot }) continue.
web-line-back = { $name } est de retour.
web-line-retract = { $name } annule son choix scellé.
web-line-undo = { $name } annule : { $what }
web-line-ask = { $name } demande à annuler : { $what }
web-line-vote-yes = { $name } est d’accord.
web-line-vote-no = { $name } n’est pas d’accord.
web-line-closed = La table est fermée.
web-line-rematch = Une nouvelle partie commence à une autre table.

## Réglages

web-settings = Réglages
web-legend = Signes et touches
web-language = Langue
web-theme = Thème
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-contrast = Contraste
web-contrast-system = comme le système
web-contrast-normal = normal
web-contrast-more = élevé
web-palette = Couleurs des joueurs
web-palette-usual = habituelles
web-palette-protan = rouge faible
web-palette-deutan = vert faible
web-palette-tritan = bleu faible
web-palette-help = Pour les yeux qui distinguent moins bien certaines couleurs (protan, deutan, tritan). Les formes et les lettres restent toujours là.
web-density = Ce que montre le plateau
web-density-table = comme sur la table
web-density-table-help = Les pièces seulement.
web-density-normal = normal
web-density-normal-help = Les pièces, qui mène, et de combien.
web-density-expert = tout
web-density-expert-help = Tout ce qui se déduit de ce qui est public : ce que chacun pourrait avoir au plus, ou recevrait maintenant.
web-sound = Sons, et une sonnette quand c’est à vous
web-notify = Un avis du navigateur quand c’est à vous

## Tammany Hall : mots courts de la table

web-moves = Coups
web-end-anyway = Finir quand même
web-undo-ask = Demander à annuler
web-undo-ask-what = Demander à annuler : { $what }
web-undo-edge = Sous cette ligne, vous pouvez annuler librement ; au-dessus, il faut l’accord des autres.
web-undo-edge-shut = Au-dessus de cette ligne, annuler un coup demande l’accord des autres.
web-clock-days = { $days } j { $hours } h
web-clocks = Pendules

## La scène : onglets du téléphone, loupe

web-tabs = Les vues de la table
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

web-show = Scène
web-show-prev = Précédent
web-show-next = Suivant
web-show-skip = À la fin
web-show-again = Revoir
web-final = Le score final
web-plot-points = Les points au fil de la partie
web-plot-round = manche { $number }
web-plot-term = période { $number }
web-final-sum = en tout
web-end-board = Voir le plateau
web-end-how = Comment c’est vérifié
web-end-turns = Ce qui a fait basculer la partie
web-end-turns-more = L’analyse rejoue la partie et trouve les coups qui ont coûté le plus. Elle prend une minute ou deux.
web-end-find-turns = Les trouver
web-end-no-turns = Aucun coup n’a coûté à lui seul { $percent } d’une victoire.
web-replay-unreviewed = Pas encore analysée.

## Relecture

web-replay-controls = Relecture
web-replay-of = sur { $most }
web-replay-next = Aller à
web-replay-part = manche
web-replay-show = scène
web-replay-mine = mon coup
web-replay-bad = erreur
web-replay-slip = Coûte { $percent } % d’une victoire.
web-replay-end = À la fin
web-share = Copier le lien
web-share-game = Partager cette partie
web-share-public = Quiconque a ce lien peut regarder la partie terminée.
web-share-private = Quiconque a ce lien peut regarder la partie terminée, sans la discussion. Il ne donne de place à personne.
web-share-names = Montrer les noms des personnes
web-share-names-picture = Avec les noms des joueurs sur l’image
web-share-picture = Enregistrer une image du plateau
web-share-no-picture = Ce navigateur n’a pas pu dessiner l’image.
web-share-renew = Créer un nouveau lien
web-share-renew-help = Un nouveau lien rend l’ancien inutilisable.
web-review-watch = Voir ce moment
