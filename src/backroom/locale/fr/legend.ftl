### The legend of a table: its signs in words, and the keys. Fetched when it is asked for.

legend-keys = Touches

## Keys

legend-key-legend = cette page
legend-key-arrows = vers la case voisine dans cette direction
legend-key-jump = vers la case ou le choix qui porte cette lettre ou ce chiffre
legend-key-enter = choisir
legend-key-escape = un pas en arrière ; en relecture, retour au présent
legend-key-zoom = plus près, plus loin, tout le plateau
legend-key-moles = maintenir : la valeur de vos mouchards

## Tammany Hall

legend-tammany-cubes = Cubes immigrés
legend-tammany-cubes-more = Irlandais, Anglais, Allemands, Italiens. Les faveurs d’une nation ne comptent dans un quartier que si ses cubes y sont.
legend-tammany-chips = Faveurs
legend-tammany-chips-more = Misées en secret à l’élection ; chacune est une voix, puis elle est perdue.
legend-tammany-boss = Patron
legend-tammany-boss-more = Une voix dans son quartier. Encadré : son joueur gagnerait le quartier. Un nombre : combien il y en a.
legend-tammany-slander = Jeton calomnie
legend-tammany-slander-more = Avec des faveurs d’une nation qui y vit, il renvoie le patron d’un rival ; inutilisé, il vaut un point.
legend-tammany-lock = Quartier verrouillé
legend-tammany-lock-more = Ni patron ni cube n’y entre jusqu’à la fin de l’élection.
legend-tammany-points = Points
legend-tammany-points-more = Un quartier : 1, celui de Tammany Hall : 2, le maire : 3 de plus.

## Guildes

legend-guildes-shield = Une guilde
legend-guildes-shield-more = Son quartier montre les cartes de chacun en tours : la plus haute est première au décompte.
legend-guildes-seal = Prix
legend-guildes-seal-more = Voix du premier, du deuxième et du troisième à ce décompte ; dessous, ce que paie le suivant.
legend-guildes-crown = Premier
legend-guildes-crown-more = En tête, seul. Un signe égal : à égalité avec d’autres.
legend-guildes-ghost = Tour en pointillé
legend-guildes-ghost-more = La carte de votre main, là où elle serait.
legend-guildes-back = Cartes jamais vues
legend-guildes-back-more = Combien de cartes de la guilde vous n’avez pas vues, sur toutes celles qui existent.
legend-guildes-trick = Coup Tordu
legend-guildes-trick-more = Sa lettre et son effet ; une coche quand il a été joué.

## MOB: Big Apple

legend-mob-man = Homme de main
legend-mob-man-more = Se bat dans son quartier. En voiture il n’y est pas encore, et on peut lui tirer dessus.
legend-mob-car = Voiture
legend-mob-car-more = Trois places. En fin de manche, tous descendent dans le quartier.
legend-mob-crate = Caisse
legend-mob-crate-more = Après la manche 3, le plus fort du quartier prend ses caisses ; qui en a le plus gagne.
legend-mob-mole = Mouchard
legend-mob-mole-more = Vaut de 1 à 3 hommes, retourné après la manche 3. Vous seul pouvez regarder les vôtres.
legend-mob-attorney = Procureur
legend-mob-attorney-more = Il se tient du côté d’une famille ; en fin de manche, l’autre reçoit le bonus de sa case.
legend-mob-hat = Prix
legend-mob-hat-more = Combien d’hommes de votre entrepôt coûte une case du plateau d’action.
legend-mob-last = Dernier coup
legend-mob-last-more = Ce qu’une famille a changé à son dernier coup, sur place : hommes arrivés ou abattus, caisses, mouchard dévoilé. « dernier » marque une case qui vient d’être payée ; un trait tireté est le chemin de ce qui a bougé.
