### MOB: Big Apple : les règles dans nos propres mots, un message par règle.
### « Décision : » règle ce que les règles imprimées laissent ouvert ; « Reconstitué : » marque des chiffres qui peuvent différer du plateau imprimé.
### Quelles règles vont dans quelle section, et dans quel ordre : games/mob/help.toml.

rules-mob-title = MOB: Big Apple : les règles
rules-mob-ruling = Décision
rules-mob-intro = New York, les années vingt. Deux familles envoient des hommes de main en voiture dans six quartiers, s’achètent des faveurs sur le plateau d’action, se renvoient le procureur et placent des mouchards dont seul leur propriétaire connaît la valeur. Après trois manches, les caisses de chaque quartier vont au plus fort sur place, et qui a le plus de caisses gagne. Une règle se nomme par son numéro, comme MB-22 ; là où les règles imprimées se taisent, le texte dit « Décision », et là où un chiffre imprimé n’est pas sûr, « Reconstitué ».

## Pieces

rules-mob-section-pieces = Le matériel
rule-MB-01 =
    Il y a six quartiers. Chacun est désigné par une face d’un dé : le Bronx par noir 1, Harlem par noir 2, Hell’s Kitchen par noir 3, Chinatown par blanc 3, Little Italy par blanc 2, Brooklyn par blanc 1. Il y a deux dés, un noir et un blanc, chacun avec deux 1, deux 2 et deux 3.
    ◊ Reconstitué : quelle face désigne quel quartier, et les faces des dés.
rule-MB-02 = Chaque joueur dispose de 43 hommes de main : 25 pions simples et 6 grands pions qui en valent 3. On fait la monnaie à tout moment ; seul le nombre compte.
rule-MB-03 = Il y a 30 caisses.
rule-MB-04 = Chaque joueur a six mouchards à valeur cachée : deux de valeur 1, deux de valeur 2, deux de valeur 3.
rule-MB-05 = Chaque joueur a une voiture par quartier. Une voiture transporte au plus 3 hommes de main.
rule-MB-08 =
    Décision : on distingue les mouchards par le quartier où ils ont d’abord été posés, ce qui ne dit rien de leur valeur. Les deux joueurs voient quel mouchard va où, et le nomment par son premier quartier.

## Boards

rules-mob-section-board = Plateau d’action et piste du procureur
rule-MB-06 =
    Le plateau d’action a six lignes de trois cases. Une ligne a une action principale ; une case a un coût en hommes de main et parfois une action secondaire :
    changer de voiture : 1 ; 2 et tirer ; 3 et ajouter une caisse ;
    conduire : 1 ; 2 et balancer un mouchard ; 3 et tirer ;
    changer de voiture et conduire : 2 ; 3 ; 4 et tirer ;
    déplacer un mouchard : 1 ; 2 et balancer un mouchard ; 3 et ajouter une caisse ;
    déplacer une caisse : 2 ; 4 et procureur ; 4 et balancer un mouchard ;
    procureur : 2 ; 3 et tirer ; 4 et ajouter une caisse.
    ◊ Reconstitué : tous les coûts et toutes les actions secondaires.
rule-MB-07 =
    Le procureur se tient sur une piste : un centre qui ne sert qu’au début et, du côté de chaque joueur, quatre cases comptées de 1 à 4 en s’éloignant du centre. L’autre joueur reçoit le bonus de sa case : 1, balancer un mouchard ; 2, ajouter une caisse ; 3, balancer un mouchard puis ajouter une caisse ; 4, balancer un mouchard puis voler une caisse.
    ◊ Reconstitué : le nombre de cases et leurs bonus.
rule-MB-09 = Tous les chiffres reconstitués sont dans un seul fichier de données. Si vous possédez le jeu et que vos plateaux disent autre chose, copiez ce fichier, corrigez-le et jouez avec le vôtre : il est vérifié à la lecture, et une erreur nomme le champ. Six quartiers ; chaque face d’un dé en désigne exactement un ; six lignes de trois cases ; chaque coût au moins 1 ; seulement des actions connues comme icônes et bonus ; les faces de tous les quartiers ne dépassent pas, ensemble, le nombre de caisses. Les chiffres de ces règles sont ceux livrés avec le programme.

## Set-up

rules-mob-section-setup = Mise en place
rule-MB-10 = Chaque quartier reçoit autant de caisses que le dit la face qui le désigne. Les autres caisses forment la réserve. Le procureur est au centre.
rule-MB-11 =
    Chaque joueur pose un mouchard face cachée dans chaque quartier.
    Décision : les deux le font en secret et en même temps ; qui a fini le premier peut annuler tant que l’autre n’a pas fini.
rule-MB-12 =
    Les deux lancent les deux dés ; la plus haute somme a le premier tour.
    Décision : en cas d’égalité, on relance.

## Round

rules-mob-section-round = Une manche
rule-MB-20 =
    Au début d’une manche, chaque joueur prend 20 hommes de main dans la réserve et les met dans son entrepôt. Puis ils jouent à tour de rôle des tours de deux étapes, jusqu’à ce que les deux entrepôts soient vides ; quand l’un est vide, l’autre joueur continue seul.
    Décision : si la réserve en a moins de 20, on les prend tous ; qui n’en reçoit aucun a fini pour la manche.
rule-MB-21 =
    Étape 1, si vous voulez : lancez les deux dés. Un dé désigne le quartier, par sa couleur et sa face ; l’autre dit combien d’hommes de main passent de votre entrepôt dans votre voiture pour ce quartier. Vous choisissez lequel fait quoi. De l’étape 2, on ne revient pas à l’étape 1.
    Décision : on décide de lancer avant de lancer ; un jet doit servir.
rule-MB-22 = Tous les hommes de main que dit le dé doivent partir ; si l’entrepôt en a moins, tous ceux qui restent. Ce qui ne tient pas dans la voiture va en réserve. Une voiture pleine peut aussi être choisie : alors tous sont perdus.
rule-MB-23 = Si l’étape 1 vide votre entrepôt, l’étape 2 est sautée et vous avez fini pour cette manche.
rule-MB-24 =
    Étape 2, obligatoire : placez sur une case libre du plateau d’action autant d’hommes de main qu’elle coûte, même si ses actions sont impossibles. Faites ensuite son action principale, sa secondaire, les deux ou aucune.
    Décision : dans l’ordre que vous voulez ; chacune se décide le moment venu, sachant ce que l’autre a fait.
rule-MB-25 = Si à l’étape 2 vous ne pouvez payer aucune case libre, ou qu’aucune n’est libre, le reste de votre entrepôt retourne en réserve et vous avez fini pour cette manche.
rule-MB-26 = Les hommes de main du plateau d’action y restent jusqu’à la fin de la manche. Ceux qui sont en voiture ne sont pas encore dans le quartier.
rule-MB-27 =
    Décision : une action impossible le moment venu est sautée : voitures vides, plus de mouchard caché, pas de caisse dans les quartiers, plus de caisse en réserve.

## Main actions

rules-mob-section-main = Actions principales
rule-MB-30 = Changer de voiture (« Passe-passe » sur le plateau imprimé) : un ou plusieurs hommes de main passent d’une de vos voitures à une autre des vôtres. Pas plus qu’il n’y a de place.
rule-MB-31 = Conduire (« En route » sur le plateau imprimé) : un ou plusieurs hommes de main descendent d’une de vos voitures dans son quartier.
rule-MB-32 = Changer de voiture et conduire : d’abord MB-30, puis MB-31 avec n’importe laquelle de vos voitures. Les deux ou rien, et l’action secondaire ne vient pas entre les deux.
rule-MB-33 = Déplacer un mouchard : un de vos mouchards cachés va dans un autre quartier et reste caché. Leur nombre dans un quartier n’est pas limité.
rule-MB-34 = Déplacer une caisse : une caisse va d’un quartier à un autre.
rule-MB-35 = Procureur : il avance d’une case vers votre adversaire : du centre à la case 1 de son côté ; de la case 1 de votre côté, par-dessus le centre, à la case 1 du sien. S’il est déjà sur la case 4 de son côté, vous prenez à la place une caisse d’un quartier au choix dans votre entrepôt.

## Secondary actions

rules-mob-section-secondary = Actions secondaires
rule-MB-40 = Ajouter une caisse : une caisse de la réserve va dans un quartier au choix.
rule-MB-41 =
    Balancer un mouchard : choisissez un mouchard caché de l’adversaire. Il est révélé et quitte le jeu, et autant d’hommes de main de son propriétaire qu’il valait arrivent dans ce quartier. Ils prennent part à la prochaine fusillade.
    Décision : ils viennent de la réserve, autant qu’elle en a.
rule-MB-42 = Tirer : choisissez un dé et lancez-le. Tous les ennemis assis dans leur voiture du quartier désigné vont en réserve. On peut tirer sans cible ; votre propre voiture n’est jamais touchée.
rule-MB-43 = Procureur : comme l’action principale (MB-35).
rule-MB-44 = Voler une caisse (seulement comme bonus du procureur) : d’un quartier au choix dans votre entrepôt.

## End of a round

rules-mob-section-round-end = La fin d’une manche, dans cet ordre
rule-MB-50 = Toutes les voitures partent : chacun en descend dans son quartier.
rule-MB-51 =
    Le procureur est du côté d’un joueur : l’autre prend le bonus de sa case, ses parties dans l’ordre. Il en est ainsi après chaque manche, la troisième aussi.
    Décision : chaque partie peut être refusée ; tant qu’il est au centre, personne n’a de bonus.
rule-MB-52 = Fusillade : dans chaque quartier, les deux joueurs perdent autant d’hommes de main qu’en a le camp le plus petit ; ils vont en réserve. Les autres restent pour les manches suivantes. Les mouchards n’y prennent pas part.
rule-MB-53 =
    Après les manches 1 et 2, les hommes de main du plateau d’action vont en réserve, et chacun en reprend (MB-20). Puis le joueur dans le viseur du procureur, celui du côté duquel il est, dit qui commence. Le procureur reste où il est.
    Décision : tant qu’il est au centre, qui a commencé la dernière manche commence à nouveau.

## End

rules-mob-section-end = La fin de la partie
rule-MB-60 = Après la fusillade de la manche 3, tous les mouchards cachés sont révélés et comptent pour leur valeur en hommes de main. Qui en a le plus dans un quartier en prend les caisses ; à égalité, personne. Les caisses prises auparavant comptent aussi.
rule-MB-61 =
    Qui a le plus de caisses gagne. À égalité gagne le joueur qui n’est pas dans le viseur du procureur.
    Décision : s’il est encore au centre, la victoire est partagée.

## Examples

rules-mob-section-examples = Un exemple
rule-MB-E1 = Charger (MB-21) : le noir donne 2, le blanc 3. Ou bien le dé blanc désigne le quartier, et deux hommes de main montent dans la voiture de Chinatown ; ou bien c’est le noir, et trois montent dans celle de Harlem.

## Knowledge

rules-mob-section-known = Ce qu’un joueur peut savoir
rules-mob-intro-known = Tout est public, sauf trois choses : les valeurs des mouchards cachés de l’adversaire (leur place et lequel est lequel sont connus), les mouchards posés avant que les deux aient fini, et les dés pas encore lancés. On peut toujours regarder ses propres mouchards.
