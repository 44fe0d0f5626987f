### Tammany Hall : les noms, les options, le journal en mots, les révélations, la fin, les avertissements et les refus. Les règles : tammany-rules.ftl.
### Les données sont les mots de la notation : $colour green white orange blue ; $seat (qui agit) et $target (qui est nommé) la couleur d'une
### place ou le nom d'un joueur ; $office mayor deputy police council chairman none ; $part office place slander ; le reste sont des nombres.

## Facts in words

tammany-fact-colour =
    { $colour ->
        [green] vert
        [white] blanc
        [orange] orange
       *[blue] bleu
    }
tammany-fact-colours =
    { $colour ->
        [green] verts
        [white] blancs
        [orange] orange
       *[blue] bleus
    }
tammany-fact-nation =
    { $colour ->
        [green] Irlandais
        [white] Anglais
        [orange] Allemands
       *[blue] Italiens
    }
tammany-fact-cube =
    { $colour ->
        [green] un cube vert (irlandais)
        [white] un cube blanc (anglais)
        [orange] un cube orange (allemand)
       *[blue] un cube bleu (italien)
    }
tammany-fact-newcomer =
    { $colour ->
        [green] cube irlandais
        [white] cube anglais
        [orange] cube allemand
       *[blue] cube italien
    }
tammany-fact-chip =
    { $colour ->
        [green] un jeton faveur vert
        [white] un jeton faveur blanc
        [orange] un jeton faveur orange
       *[blue] un jeton faveur bleu
    }
tammany-fact-office =
    { $office ->
        [mayor] maire
        [deputy] adjoint au maire
        [police] chef de la police
        [council] président du Conseil
       *[chairman] président de circonscription
    }
tammany-fact-held =
    { $office ->
        [mayor] vous êtes maire
        [deputy] vous êtes adjoint au maire
        [police] vous êtes chef de la police
        [council] vous êtes président du Conseil
        [chairman] vous êtes président de circonscription
       *[none] vous n’avez pas de fonction
    }
tammany-fact-part =
    { $part ->
        [office] utiliser l’avantage de votre fonction
        [place] poser
       *[slander] calomnier
    }
tammany-fact-zone =
    { $zone ->
        [1] I
        [2] II
       *[3] III
    }
tammany-count-colour =
    { $count } { $count ->
        [one] { tammany-fact-colour }
       *[other] { tammany-fact-colours }
    }

## Names of things

tammany-nation-green = Irlandais
tammany-nation-white = Anglais
tammany-nation-orange = Allemands
tammany-nation-blue = Italiens
tammany-colour-green = vert
tammany-colour-white = blanc
tammany-colour-orange = orange
tammany-colour-blue = bleu
tammany-seat-red = Rouge
tammany-seat-yellow = Jaune
tammany-seat-purple = Violet
tammany-seat-black = Noir
tammany-seat-brown = Brun
tammany-office-mayor = Maire
tammany-office-mayor-help = Aucun avantage à utiliser pendant l’année.
tammany-office-deputy = Adjoint au maire
tammany-office-deputy-help = Une fois par an : prendre un jeton faveur de n’importe quelle couleur.
tammany-office-police = Chef de la police
tammany-office-police-help = Une fois par an : remettre un cube dans le sac, pas le dernier d’un quartier.
tammany-office-council = Président du Conseil
tammany-office-council-help = Une fois par an, deux par période : verrouiller un quartier jusqu’à la fin de l’élection.
tammany-office-chairman = Président de circonscription
tammany-office-chairman-help = Une fois par an : déplacer un cube vers un quartier voisin, pas le dernier d’un quartier.
tammany-phase-setup = Mise en place
tammany-phase-turn = Tour
tammany-phase-bid = Mises secrètes
tammany-phase-bonus = Bonus
tammany-phase-appoint = Attribution des fonctions
tammany-phase-over = Fin de la partie
tammany-part-office = Fonction
tammany-part-place = Pose
tammany-part-slander = Calomnie
tammany-part-open = à faire
tammany-part-begun = commencée
tammany-part-done = faite
tammany-special-bonus-cube = Bonus du gagnant : un cube du sac
tammany-special-bonus-chip = Bonus du gagnant : un jeton faveur
tammany-special-tammany-hall = Tammany Hall : 2 points
tammany-decided-open = n’a pas encore voté
tammany-decided-won = gagné
tammany-decided-won-by = gagné par { fact-seat }
tammany-decided-tied = égalité : gagné par personne
tammany-decided-empty = personne n’a participé
tammany-word-cubes = cubes immigrés
tammany-word-slander-chips = jetons calomnie
tammany-word-castle-garden = Castle Garden
tammany-word-locked = verrouillé
tammany-word-points = points
tammany-word-first = premier joueur
tammany-ward = Quartier { $ward }
tammany-zone = Zone { tammany-fact-zone }
tammany-zone-opens = La zone { tammany-fact-zone } ouvre l’année { $year }
tammany-date = Année { $year } sur 16, période { $term } sur 4

## The table in the browser: questions of the bar, explanations, election night

tammany-map-hudson = Fleuve Hudson
tammany-map-east = East River
tammany-map-brooklyn = Brooklyn
tammany-table-when =
    Période { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, année { $year } sur 16
tammany-table-when-short = année { $year }
tammany-table-plan-of = Plan des
tammany-table-plan = quartiers de la ville
tammany-table-speak-for = Ils parlent pour les
tammany-table-at-sea =
    { $count ->
        [one] { $count } encore en mer
       *[other] { $count } encore en mer
    }
tammany-table-points = { $points } pts
tammany-table-points-long =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tammany-table-most = Voix possibles ici, au plus
tammany-table-most-short = Quartier { $ward }, voix au plus :
tammany-table-nobody = Personne n’a de patron ici.
tammany-table-duel = Les mises pour le quartier { $ward }
tammany-table-sealed = misé
tammany-table-thinking = réfléchit…
tammany-table-no-favours = sans faveur
tammany-table-bot = robot
tammany-table-you = Vous
tammany-table-leads = mène
tammany-table-won = gagnés
tammany-table-of = sur { $most }
tammany-table-parts = Parties du tour
tammany-table-which-piece = Quelle pièce
tammany-table-boss-left =
    { $count ->
        [one] Patron, le dernier
       *[other] Patron, { $count } restants
    }
tammany-office-short-mayor = Maire
tammany-office-short-deputy = Adjoint
tammany-office-short-police = Police
tammany-office-short-council = Conseil
tammany-office-short-chairman = Circonscr.
tammany-ask-place =
    { $piece ->
        [boss] Posez votre patron : choisissez un quartier
       *[cube] Posez { tammany-fact-cube } : choisissez un quartier
    }
tammany-ask-place-here =
    { $piece ->
        [boss] Mettre votre patron au quartier { $ward } ?
       *[cube] Mettre { tammany-fact-cube } au quartier { $ward } ?
    }
tammany-ask-place-rule = Deux patrons, ou un patron et un nouveau venu avec sa faveur.
tammany-ask-open-wards =
    { $count ->
        [one] { $count } quartier est ouvert.
       *[other] { $count } quartiers sont ouverts.
    }
tammany-ask-locked =
    { $count ->
        [one] Verrouillé : { $wards }.
       *[other] Verrouillés : { $wards }.
    }
tammany-ask-office-deputy = Adjoint au maire : prenez une faveur
tammany-ask-office-police = Chef de la police : choisissez un cube à renvoyer
tammany-ask-office-council = Président du Conseil : choisissez un quartier à verrouiller
tammany-ask-office-chairman = Président de circonscription : choisissez un cube à déplacer
tammany-ask-office-chairman-to = Du quartier { $ward } vers quel voisin ?
tammany-ask-slander = Calomnie : choisissez un patron adverse
tammany-ask-slander-rule = Là où vous êtes aussi, avec une faveur d’une nation qui y vit.
tammany-ask-slander-pay = Calomnier { fact-target } au quartier { $ward } : payez en
tammany-ask-slander-cost = Un jeton calomnie et une faveur ; le patron rentre chez lui.
tammany-ask-spread = Étendre la calomnie contre { fact-target } ?
tammany-ask-spread-rule = Dans un quartier voisin, contre deux faveurs de plus en { tammany-fact-colour } ; sans jeton calomnie.
tammany-ask-bonus = Le quartier { $ward } est à vous : un nouveau venu de plus
tammany-ask-bonus-where = { $nation } : choisissez un quartier
tammany-ask-bonus-rule = N’importe quelle nation du sac, dans un quartier en jeu non verrouillé ; sans faveur.
tammany-ask-bonus-chip = Le quartier { $ward } est à vous : prenez une faveur
tammany-ask-bonus-chip-rule = De n’importe quelle nation encore en réserve.
tammany-ask-appoint =
    { $count ->
        [one] Maire, attribuez encore une fonction
       *[other] Maire, attribuez { $count } fonctions
    }
tammany-ask-appoint-rule = Choisissez une fonction, puis le joueur qui la reçoit ; ou faites-la glisser.
tammany-ask-appoint-whom = { $name } : pour qui ?
tammany-office-power-deputy = prend une faveur par an
tammany-office-power-police = renvoie un cube par an
tammany-office-power-council = pose 2 verrous par période
tammany-office-power-chairman = déplace un cube par an
tammany-ask-appoint-whom-rule = Choisissez un joueur.
tammany-ask-rest = C’est posé. Autre chose ?
tammany-ask-rest-none = Il ne reste qu’à finir le tour.
tammany-ask-sure = Finir le tour malgré tout ?
tammany-ask-bid = Quartier { $ward } : votre mise secrète
tammany-ask-bid-done = Quartier { $ward } : votre mise est faite
tammany-ask-bid-votes =
    { $bosses ->
        [one] { $bosses } patron
       *[other] { $bosses } patrons
    } + { $chips ->
        [0] aucune faveur
        [one] 1 faveur
       *[other] { $chips } faveurs
    } = { $total ->
        [one] { $total } voix
       *[other] { $total } voix
    }.
tammany-ask-sealed =
    { $count ->
        [one] { $names } a misé.
       *[other] { $names } ont misé.
    }
tammany-ask-thinking =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
tammany-ask-you-next = Vous êtes le suivant.
tammany-ask-nothing = Ne rien miser
tammany-ask-seal = Sceller
tammany-ask-end = Finir le tour
tammany-skip-now = Passer
tammany-ask-take-back = Annuler
tammany-ask-do-boss = Poser ici
tammany-ask-do-cube = Poser ici
tammany-ask-do-remove = Renvoyer
tammany-ask-do-lock = Verrouiller
tammany-ask-do-move = Déplacer
tammany-ask-do-slander = Calomnier
tammany-ask-do-spread = Étendre
tammany-ask-do-bonus = Débarquer ici
tammany-tip-cube =
    { tammany-fact-nation } : { $count ->
        [one] un cube. Les faveurs de cette nation comptent ici à l’élection.
       *[other] { $count } cubes. Les faveurs de cette nation comptent ici à l’élection, et qui gagne le quartier les a tous.
    }
tammany-tip-boss =
    { $name } : { $count ->
        [one] un patron, une voix.
       *[other] { $count } patrons, { $count } voix.
    } Avec ses faveurs, { $most } au plus.
tammany-tip-bonus-cube = Qui gagne ce quartier pose un cube de plus, tiré du sac.
tammany-tip-bonus-chip = Qui gagne ce quartier prend un jeton faveur au choix.
tammany-tip-hall = Tammany Hall : qui gagne ce quartier marque 2 points au lieu de 1.
tammany-tip-lock-rulebook = Verrouillé : ni patron ni cube n’entre avant la fin de l’élection.
tammany-tip-lock-sealed = Verrouillé et scellé : rien n’entre ni ne sort, et personne n’est calomnié ici avant la fin de l’élection.
tammany-tip-year = Année { $year }, période { $term }. Chacun a un tour par an.
tammany-tip-box = L’élection de la période { $term } : quartier par quartier, à mises secrètes.
tammany-tip-garden = Castle Garden : les nouveaux venus attendent d’être posés. Quand il est vide, de nouveaux cubes débarquent ({ $count }).
tammany-tip-bag = Dans le sac : { $cubes }.
tammany-tip-leaders = { tammany-fact-nation } : le plus de cubes de cette nation à la dernière élection, et donc trois faveurs, pour { $names }.
tammany-tip-leaders-none = { tammany-fact-nation } : personne ne parle encore pour eux. À l’élection, qui gagne le plus de leurs cubes prend trois faveurs.
tammany-tip-most = Les patrons, et toutes les faveurs des nations qui vivent ici.
tammany-tip-prize =
    Le gagnant marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tammany-tip-counts-here = Seules les faveurs de ces nations comptent ici ; leurs cubes comptent pour le gagnant quand les trois faveurs sont données.
tammany-tip-first = Premier joueur de cette période.
tammany-tip-away = { $name } n’est pas là en ce moment.
tammany-tip-points =
    { $name } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Un quartier vaut 1, Tammany Hall 2, la mairie 3.
tammany-tip-chips =
    { $name } : { $count ->
        [0] aucune faveur de cette nation ({ tammany-fact-nation }).
        [one] une faveur ({ tammany-fact-nation }) : une voix dans tout quartier où ils vivent.
       *[other] { $count } faveurs ({ tammany-fact-nation }) : des voix dans tout quartier où ils vivent.
    }
tammany-tip-bosses-left =
    { $count ->
        [one] { $count } patron à poser.
       *[other] { $count } patrons à poser.
    }
tammany-tip-slander-chips =
    { $count ->
        [one] { $count } jeton calomnie : une calomnie par période ; un point à la fin s’il reste.
       *[other] { $count } jetons calomnie : une calomnie par période ; un point chacun à la fin s’ils restent.
    }
tammany-final-elections = élections
tammany-final-chips = le plus de faveurs
tammany-final-slander = calomnies gardées
tammany-night-of =
    Nuit d’élection de la période { $term ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
tammany-night-count-here = Faveurs qui comptent ici
tammany-night-race = Quartiers gagnés : la course à la mairie
tammany-night-to-beat = { $votes } à battre
tammany-night-side =
    { $bosses ->
        [one] { $bosses } patron
       *[other] { $bosses } patrons
    }{ $chips ->
        [0] { ", sans faveur" }
        [one] { " + 1 jeton" }
       *[other] { " + " }{ $chips } jetons
    }
tammany-night-won = { $votes } : { fact-seat } emporte le quartier { $ward }
tammany-night-lone = Seul { fact-seat } se présente au quartier { $ward }, et gagne
tammany-night-tied = { $votes } : égalité, personne n’emporte le quartier { $ward }
tammany-night-empty = Personne ne se présente au quartier { $ward }
tammany-night-against = { $before } contre { $after }
tammany-night-nth =
    { $count ->
        [1] 1er quartier
       *[other] { $count }e quartier
    } de { fact-seat }
tammany-night-keeps =
    { $count ->
        [one] Un patron reste ; { $count } rentre
       *[other] Un patron reste ; { $count } rentrent
    }
tammany-night-leave =
    { $count ->
        [one] { $count } patron rentre
       *[other] { $count } patrons rentrent
    }
tammany-night-voted = { $count ->
    [one] { $count } quartier sur { $most } a voté.
   *[other] { $count } quartiers sur { $most } ont voté.
}
tammany-night-toward = comptent pour les chefs
tammany-night-point =
    { $points ->
        [one] point
       *[other] points
    }
tammany-night-results = La nuit est finie
tammany-night-ward =
    { $ward ->
        [1] Premier quartier
        [2] Deuxième quartier
        [3] Troisième quartier
        [4] Quatrième quartier
        [5] Cinquième quartier
        [6] Sixième quartier
        [7] Septième quartier
        [8] Huitième quartier
        [9] Neuvième quartier
        [10] Dixième quartier
        [11] Onzième quartier
        [13] Treizième quartier
        [14] Quatorzième quartier
        [15] Quinzième quartier
       *[17] Dix-septième quartier
    }
tammany-night-begins = La ville vote
tammany-night-leaders = Ils parlent désormais pour les nations
tammany-night-scores = Points de la nuit
tammany-night-mayor = Maire

## Headings and values of a view, by their names in the data

tammany-view-phase = phase
tammany-view-year = année
tammany-view-term = période
tammany-view-first = premier joueur
tammany-view-order = ordre du tour
tammany-view-seats = joueurs
tammany-view-wards = quartiers
tammany-view-castle-garden = Castle Garden
tammany-view-bag = sac
tammany-view-stock = jetons faveur en réserve
tammany-view-set-up = boîtes de mise en place
tammany-view-opens = ouverture des zones (année)
tammany-view-locks-left = verrous restants de la période
tammany-view-leaders = en tête
tammany-view-turn = tour
tammany-view-contest = quartier qui vote
tammany-view-appointing = attribution des fonctions
tammany-view-election = élection
tammany-view-final = décompte final
tammany-view-points = points
tammany-view-bosses-left = patrons restants
tammany-view-chips = jetons faveur
tammany-view-slander-chips = jetons calomnie
tammany-view-office = fonction
tammany-view-office-used = fonction utilisée
tammany-view-slandered = a calomnié
tammany-view-choice = choix
tammany-view-cubes-won = cubes des quartiers gagnés
tammany-view-cubes-led = cubes des quartiers menés
tammany-view-wards-won = quartiers gagnés
tammany-view-number = n°
tammany-view-zone = zone
tammany-view-special = particularité
tammany-view-in-play = en jeu
tammany-view-cubes = cubes
tammany-view-bosses = patrons
tammany-view-locked = verrouillé
tammany-view-most = voix au plus
tammany-view-decided = vote
tammany-view-winner = gagnant
tammany-view-ward = quartier
tammany-view-rows = voix
tammany-view-seat = joueur
tammany-view-bid = mise
tammany-view-total = total
tammany-view-asked = mise demandée
tammany-view-bonus = bonus
tammany-view-kind = genre
tammany-view-colour = couleur
tammany-view-awards = résultats
tammany-view-mayor = maire
tammany-view-by = décidé par
tammany-view-place = pose
tammany-view-slander = calomnie
tammany-view-placed = posé
tammany-view-slander-from = calomnie commencée
tammany-view-target = victime
tammany-view-competitors = participants
tammany-view-your-bid = votre mise
tammany-view-given = attribuées
tammany-view-offices = fonctions à attribuer
tammany-view-before = points avant
tammany-view-open = à faire
tammany-view-begun = commencée
tammany-view-done = faite
tammany-view-none = impossible
tammany-view-boss = patron
tammany-view-cube = cube
tammany-view-chip = jeton faveur
tammany-view-bonus-cube = cube bonus
tammany-view-bonus-chip = jeton bonus
tammany-view-tammany-hall = Tammany Hall
tammany-view-hall = Tammany Hall
tammany-view-wards-order = ordre d’élection
tammany-choice-locked = a choisi
tammany-choice-thinking = réfléchit
tammany-by-wards = le plus de quartiers
tammany-by-chips = le plus de jetons faveur
tammany-by-green = le plus de jetons verts
tammany-by-white = le plus de jetons blancs
tammany-by-orange = le plus de jetons orange
tammany-by-blue = le plus de jetons bleus
tammany-by-sitting = le maire en place le reste

## Moves as choices (a menu, a button)

tammany-do-boss = Poser un patron dans le quartier { $ward }
tammany-do-cube = Poser { tammany-fact-cube } dans le quartier { $ward }
tammany-do-chip = Prendre { tammany-fact-chip }
tammany-do-remove = Remettre dans le sac { tammany-fact-cube } du quartier { $ward }
tammany-do-lock = Verrouiller le quartier { $ward }
tammany-do-move = Déplacer { tammany-fact-cube } du quartier { $ward } au quartier { $ward2 }
tammany-do-slander = Calomnier { fact-target } dans le quartier { $ward } en payant { tammany-fact-chip }
tammany-do-spread = Étendre la calomnie au quartier { $ward }
tammany-do-end = Finir le tour
tammany-do-bid-nothing = Ne rien miser
tammany-do-bonus = Poser { tammany-fact-cube } du sac dans le quartier { $ward }
tammany-do-appoint = Nommer { fact-target } { tammany-fact-office }
tammany-do-retract = Annuler la mise

## Election: ward by ward

tammany-election-ward = Le quartier { $ward } vote.

## End

tammany-end-won =
    { fact-seat } gagne avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
tammany-end-won-tie = { fact-seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au départage.
tammany-end-shared = { $seats } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

## Warnings

tammany-warning-office = Votre fonction n’a pas servi cette année : { tammany-fact-office }.
tammany-warning-slander = Vous pourriez encore calomnier pendant cette période ; jetons calomnie restants : { $left }.
tammany-warning-spread = Vous pourriez encore étendre à un quartier voisin la calomnie contre { fact-seat }.

## What is not a move

parse-tammany-ward = « { $text } » n’est pas un quartier. Les quartiers vont de 1 à 11, puis 13, 14, 15 et 17.
parse-tammany-colour = « { $text } » n’est pas une couleur de cubes et de jetons. On écrit green (vert), white (blanc), orange ou blue (bleu).
parse-tammany-seat = « { $text } » n’est pas un joueur de cette partie. Les joueurs sont : { $expected }.
parse-tammany-office = « { $text } » n’est pas une fonction. On écrit deputy (adjoint), police, council (Conseil) ou chairman (circonscription).
parse-tammany-number = « { $text } » n’est pas un nombre de jetons.
parse-tammany-form =
    « { $text } » n’est pas un coup complet. Écrivez-le ainsi : { $word ->
        [boss] boss QUARTIER
        [cube] cube COULEUR QUARTIER
        [chip] chip COULEUR
        [remove] remove COULEUR QUARTIER
        [lock] lock QUARTIER
        [move] move COULEUR QUARTIER QUARTIER
        [slander] slander JOUEUR QUARTIER COULEUR
        [spread] spread QUARTIER
        [end] end
        [bonus] bonus COULEUR QUARTIER
        [appoint] appoint JOUEUR FONCTION
        [bid] bid green 2 white 1 ou bid nothing
       *[other] { $word }
    }
parse-tammany-colour-twice = La mise nomme deux fois la même couleur : { tammany-fact-colour }.

## Refusals: pieces and wards

refuse-TH-05 = Il ne reste aucun jeton faveur { tammany-fact-colour } dans la réserve.
refuse-TH-05-bag = Il ne reste aucun cube { tammany-fact-colour } dans le sac.
refuse-TH-10 = On tire au sort le premier joueur ; personne ne peut agir avant.
refuse-TH-11 = Une zone s’ouvre ; attendez que ses cubes soient sur le plan.
refuse-TH-15 = Le quartier { $ward } n’a pas de cube et n’est pas en jeu.
refuse-TH-16 = Le quartier { $ward } est dans la zone { tammany-fact-zone }, qui n’ouvre que l’année { $year }.
refuse-TH-20 = Castle Garden se remplit ; attendez que les cubes soient piochés.

## Refusals: the turn

refuse-TH-21 = Déjà fait ce tour-ci : { tammany-fact-part }. Chaque partie n’a lieu qu’une fois.
refuse-TH-21-begun = Terminez d’abord ce que vous avez commencé : { tammany-fact-part }.
refuse-TH-21-phase = Cela fait partie d’un tour pendant l’année, et aucun tour n’est en cours.
refuse-TH-22-two = Vous avez déjà posé vos deux pièces.
refuse-TH-22-second-cube = On ne pose qu’un cube par tour ; l’autre pièce doit être un patron.
refuse-TH-22-colour = Il n’y a pas de cube { tammany-fact-colour } à Castle Garden.
refuse-TH-22-empty = Castle Garden est vide ; on ne peut poser que des patrons.
refuse-TH-23 = Le quartier { $ward } est verrouillé ; on ne peut rien y poser.
refuse-TH-25 = Vous n’avez plus de patron à poser.
refuse-TH-25-nothing = Vous n’avez ni patron ni cube à poser ; il n’y a rien à faire dans cette partie.
refuse-TH-26 = Vous ne pouvez pas finir votre tour avant d’avoir posé vos pièces.
refuse-TH-26-half =
    { $left ->
        [one] Il reste une pièce à poser avant de finir le tour.
       *[other] Il reste { $left } pièces à poser avant de finir le tour.
    }
refuse-TH-26-slander = Vous êtes passé à autre chose depuis la première action de calomnie ; la seconde est abandonnée.

## Refusals: offices

refuse-TH-30 = Le maire n’a aucun avantage à utiliser pendant l’année.
refuse-TH-30-term = Il n’y a pas de fonctions pendant la première période.
refuse-TH-30-none = Vous n’avez pas de fonction.
refuse-TH-31 = Seul l’adjoint au maire peut prendre un jeton, et { tammany-fact-held }.
refuse-TH-32 = Seul le chef de la police peut remettre un cube dans le sac, et { tammany-fact-held }.
refuse-TH-32-last = C’est le dernier cube du quartier { $ward } ; il doit rester.
refuse-TH-32-colour = Le quartier { $ward } n’a pas de cube { tammany-fact-colour }.
refuse-TH-33 = Seul le président du Conseil peut verrouiller un quartier, et { tammany-fact-held }.
refuse-TH-33-term = Les deux verrous de cette période sont déjà utilisés.
refuse-TH-33-year = On ne verrouille qu’un quartier par an.
refuse-TH-33-locked = Le quartier { $ward } est déjà verrouillé.
refuse-TH-34 = Seul le président de circonscription peut déplacer un cube, et { tammany-fact-held }.
refuse-TH-34-last = C’est le dernier cube du quartier { $ward } ; il doit rester.
refuse-TH-34-colour = Le quartier { $ward } n’a pas de cube { tammany-fact-colour }.
refuse-TH-34-adjacent = Les quartiers { $ward } et { $ward2 } ne sont pas voisins.
refuse-TH-34-empty = Le quartier { $ward2 } n’a pas de cube ; on ne déplace un cube que vers un quartier qui en a un.
refuse-TH-35 = Le quartier { $ward } est verrouillé ; aucun cube ne peut y entrer.
refuse-TH-36 = Le quartier { $ward } est verrouillé et scellé ; on ne peut rien en retirer.
refuse-TH-36-slander = Le quartier { $ward } est verrouillé et scellé ; personne n’y est calomnié.

## Refusals: slander

refuse-TH-40 = Pas de calomnie pendant la période { $term } ; elle commence à la période 2.
refuse-TH-40-done = Vous avez déjà calomnié pendant la période { $term } ; c’est une fois par période.
refuse-TH-41-own = Vous n’avez pas de patron dans le quartier { $ward } ; on ne calomnie que là où l’on en a un.
refuse-TH-41-target = { fact-seat } n’a pas de patron dans le quartier { $ward }.
refuse-TH-40-self = On calomnie un adversaire : vous ne pouvez pas vous calomnier vous-même.
refuse-TH-41-slander-chip = Vous n’avez plus de jeton calomnie.
refuse-TH-41-favour = Vous n’avez pas de jeton faveur { tammany-fact-colour } pour payer.
refuse-TH-41-colour = Le quartier { $ward } n’a pas de cube { tammany-fact-colour } ; payez une couleur qui y vit.
refuse-TH-42 = Aucune calomnie de ce tour ne peut s’étendre.
refuse-TH-42-adjacent = La calomnie a commencé dans le quartier { $ward }, et le quartier { $ward2 } n’en est pas voisin.
refuse-TH-42-chips = La seconde action coûte { $need } jetons faveur { tammany-fact-colours } ; vous en avez { $have }.
refuse-TH-42-colour = La calomnie se paie en { tammany-fact-colour }, et le quartier { $ward } n’a pas de cube de cette couleur.
refuse-TH-42-target = { fact-seat } n’a pas de patron dans le quartier { $ward }.
refuse-TH-43 = Vous n’avez pas de patron dans le quartier { $ward } ; à cette table, la calomnie ne s’étend que là où vous en avez un.
refuse-TH-44 = Une calomnie a deux actions au plus ; il n’y en a pas de troisième.

## Refusals: elections

refuse-TH-50 = Il n’y a pas d’élection de quartier où miser maintenant.
refuse-TH-51 = Vous n’avez pas de patron dans le quartier { $ward } et ne participez pas à son élection.
refuse-TH-52-colour = Le quartier { $ward } n’a pas de cube { tammany-fact-colour } ; les jetons { tammany-fact-colours } n’y comptent pas.
refuse-TH-52-chips =
    Vous ne pouvez pas miser { $need ->
        [one] { $need } jeton { tammany-fact-colour }
       *[other] { $need } jetons { tammany-fact-colours }
    } ; vous en avez { $have }.
refuse-TH-63-done = Vous avez déjà misé ; annulez d’abord votre mise.
refuse-TH-56 = On ne vous demande pas de mise dans le quartier { $ward } : elle n’y changerait rien, ou vous n’avez pas de jeton qui compte.
refuse-TH-57 = Vous n’avez pas de bonus à prendre maintenant.
refuse-TH-57-cube = Le bonus du quartier { $ward } est un cube du sac, pas un jeton.
refuse-TH-57-chip = Le bonus du quartier { $ward } est un jeton faveur, pas un cube.
refuse-TH-57-must = Il faut d’abord prendre le bonus du quartier { $ward }.
refuse-TH-57-winner = { fact-seat } prend d’abord le bonus du quartier { $ward }.
refuse-TH-61 = On n’attribue pas de fonctions maintenant.
refuse-TH-61-mayor = Seul le maire attribue les fonctions.
refuse-TH-61-taken = Fonction déjà attribuée : { tammany-fact-office }.
refuse-TH-61-seat = { fact-seat } a déjà une fonction.
refuse-TH-61-self = Le maire ne prend pas d’autre fonction.
refuse-TH-61-office = La mairie n’est pas une fonction que l’on donne.
refuse-TH-61-must = Le maire doit d’abord attribuer les fonctions.
refuse-TH-63 = Vous n’avez pas de mise à annuler : vous n’avez pas misé, ou les mises sont montrées.

## Letters and signs of its table

tammany-table-letter-red = R
tammany-table-letter-yellow = J
tammany-table-letter-purple = V
tammany-table-letter-black = N
tammany-table-letter-brown = B
tammany-table-nation-letters-green = Ir
tammany-table-nation-letters-white = An
tammany-table-nation-letters-orange = Al
tammany-table-nation-letters-blue = It
tammany-table-none = aucun
tammany-table-empty = vide
tammany-table-board = Le plateau : le bas de Manhattan
tammany-table-lit = peut être choisi
tammany-table-opens = ouvre en l’an { $year }
tammany-table-bosses-of =
    { $name } : { $count ->
        [one] un patron
       *[other] { $count } patrons
    }, au plus { $most } voix
tammany-table-votes = { $count }, au plus { $most }
tammany-table-control-led = Cubes des quartiers où ce joueur mène
tammany-table-control-won = Quartiers gagnés à cette élection, et leurs cubes
tammany-table-choose-colour = Choisissez une couleur
tammany-table-choose-office = Choisissez une fonction
