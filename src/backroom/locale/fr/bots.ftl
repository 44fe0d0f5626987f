### Les bots, l'arène où ils se rencontrent, et l'analyse d'une partie finie.

## The arena: help

arena-help = Des matchs entre robots : les places tournent, et les parts de victoires ont des intervalles à 95 %.
arena-help-seats = Les robots qui se rencontrent, comme hard,greedy,greedy,greedy ; « hard@400 » réfléchit 400 simulations par coup, « hard@0.5s » une demi-seconde.
arena-help-ladder = Des robots qui se rencontrent à des tables toujours différentes, pour un classement.
arena-help-players = Nombre de joueurs à une table du classement.
arena-help-budgets = Jouer le match une fois pour chacun de ces nombres de simulations, donnés au premier robot.
arena-help-on = Où jouer : ici (here) sur tous les cœurs, ou sur une grappe Ray (RAY_ADDRESS, sinon une locale).
arena-help-workers = Nombre de parties à la fois (par défaut : une par cœur).
arena-help-plot = Dessiner des images (SVG) dans ce dossier.
arena-help-markdown = Afficher le tableau en Markdown.

## The arena: words

arena-playing = { NAME($game) }
arena-title = { NAME($game) }, { fact-players }
arena-player = joueur
arena-games = parties
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-rating = cote
arena-score = score moyen
arena-slowest = plus longue réflexion
arena-budget = simulations par coup
arena-share-of-wins = part des victoires en %
arena-share-of-games = part des parties en %
arena-time = { $seconds } s.
arena-seats-or-ladder = Donnez soit --seats pour un match, soit --ladder pour un classement.
arena-no-runner = On ne peut pas jouer sur « { $on } » ; il y a { $known }.
arena-ladder-few = Un classement demande au moins { $players } robots, nommés une fois chacun.
arena-budgets-form = --budgets prend des nombres séparés par des virgules, pas « { $text } ».
arena-no-ray = Ray n’est pas installé : pip install 'backroom[ray]'.
arena-no-ratings = Les cotes demandent openskill : pip install 'backroom[arena]'.
arena-no-plots = Les images demandent matplotlib : pip install 'backroom[arena]'.

## Ratings

ratings-help = Mesurer la force de chaque niveau sur une seule échelle : chacun rencontre ses voisins à des tables toujours différentes, et qui gagne fait la cote.
ratings-help-divide = Diviser par ce nombre les budgets des niveaux qui cherchent : plus rapide, et plus faible qu’en vrai.
ratings-help-write = Écrire les cotes dans ce fichier ; ce qu’il dit d’autres tables reste.
ratings-help-log = Garder chaque partie dans ce fichier ; la même commande reprend là où elle s’est arrêtée.
ratings-no-file = { $file } n’est pas un fichier de cotes ; donnez un autre nom, ou le fichier qu’a écrit « backroom ratings --write ».
ratings-other-log = { $file } contient les parties d’une autre mesure ; donnez un autre nom, ou la commande dont il vient.

## The review

review-help = Revoir une partie finie : les chances au fil du jeu, les coups les plus coûteux, et de meilleurs.
review-help-moves = Nombre de coups coûteux à montrer.
review-help-playouts = Parties simulées pour les chances à un moment : plus il y en a, plus c’est lent et sûr.
review-help-plot = Dessiner les chances dans ce fichier (SVG).
review-reviewing = Analyse
review-title = { NAME($game) } : la partie analysée
review-chances = Chances de gagner, selon ce que chacun savait et (après coup)
review-line = ligne
review-moves = Les coups les plus coûteux
review-cost = coût
review-who = joueur
review-played = joué
review-better = meilleur
review-why = pourquoi
review-why-played = et le coup joué
review-none = Aucun coup n’a coûté plus de { $percent } % d’une victoire.
review-plot-title = Chance de gagner au fil de la partie
review-plot-line = ligne du journal
review-plot-up = chance en %
review-plot-hindsight = après coup
review-unfinished = Cette partie n’est pas finie ; l’analyse regarde des parties finies.
review-no-why = Les suites étudiées ont mieux tourné.

## Why a move is better: in every game

why-points = Environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.

## In the browser

review-button = Analyser la partie
review-working = La partie est rejouée pour en évaluer les coups. Cela peut prendre une minute ou deux.
review-instead = Mieux : { $move }
review-hint-button = Conseil
review-hint = Conseil : { $move }
review-hint-chance = Chance de gagner ensuite, selon la recherche : environ { $percent } %.
review-hints-allowed = Les joueurs peuvent demander conseil à un robot

## Levels, weakest first, and how each plays

bot-level-random = au hasard
bot-level-beginner = débutant
bot-level-easy = tranquille
bot-level-greedy = facile
bot-level-medium = moyen
bot-level-hard = fort
bot-level-expert = maître
bot-level-learned = autodidacte
bot-level-styled = { $level }, { $style }
bot-style-told = { $style }. { $manner }
bot-manner-beginner = Apprend encore, manque souvent le meilleur coup.
bot-manner-easy = Connaît son métier, mais oublie parfois quelque chose.
bot-manner-greedy = Prend ce qui paraît le mieux au premier coup d’œil, sans y revenir.
bot-manner-medium = Essaie de tête quelques suites avant chaque coup.
bot-manner-hard = Essaie de tête bien des suites avant chaque coup.
bot-manner-expert = Réfléchit plus que les autres, jusqu’à trois secondes par coup.
bot-manner-learned = A appris en jouant contre lui-même et joue au premier coup d’œil.

## Who sits with you: the page where bots are chosen

bots-title = Qui joue avec vous ?
bots-more = Chacun joue à sa manière, du plus doux au plus fort.
bots-games = Jeux
bots-suits = à votre mesure
bots-rating-help = Cote sur { $count ->
    [one] une partie mesurée
   *[other] { $count } parties mesurées
}, intervalle à 95 % : { $low } à { $high }
bots-met = { $count } fois devant sur { $of }
bots-new = pas encore de partie
bots-ask = Inviter à la table
bots-seated = ✓ à la table
bots-missing = { $count ->
    [one] Encore un joueur et vous pouvez commencer
   *[other] Encore { $count } joueurs et vous pouvez commencer
}
bots-ready = Tout le monde est là.
bots-fill = Surprenez-moi
bots-own = Votre cote sur cette échelle : { $rating } ± { $give }.
bots-own-over = Cote au fil du temps
bots-own-over-more = une estimation d’après vos parties contre les robots
bots-own-plot = Cote au fil du temps, { $count ->
    [one] une partie
   *[other] { $count } parties
}
bots-own-figure = { $rating } ± { $give }
bots-own-near = Le plus proche en force : { $bot }, { $rating }.
bots-own-few = Peu de parties jusqu’ici : une estimation grossière.
bots-own-open = Voir cette partie
bots-own-figures = Tous les chiffres, et comment ils sont calculés
bots-own-how = Une partie compte selon les robots devant lesquels vous finissez et leur force mesurée : qui a 400 points de plus est devant dix fois sur onze. Chaque chiffre prend toutes vos parties jusque-là, et ± est le double de son erreur type. Les adversaires humains sont laissés de côté : personne ne les a mesurés.
bots-own-none = Votre cote viendra avec votre première partie terminée contre un robot dont la force a été mesurée.
bots-own-head-day = Jour
bots-own-head-game = Jeu
bots-own-head-result = Résultat
bots-own-head-rating = Cote
bots-unrated = Ces niveaux n’ont pas encore été mesurés à cette table.
bots-choose = Choisir vos adversaires
