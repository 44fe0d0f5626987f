### Guildes : les règles avec nos mots, un message par numéro de règle.
### Une ligne qui commence par « Décision : » tranche ce que la règle imprimée laisse ouvert ; « Reconstitué : » marque ce qui peut différer sur les cartes.
### Quelles règles dans quelle section, et dans quel ordre : games/guildes/help.toml.

rules-guildes-title = Guildes : les règles
rules-guildes-ruling = Décision
rules-guildes-intro = Portyl élit son chef en trois tours de scrutin. À chaque tour, des mains de cartes Guilde font le tour de la table ; chacun garde une carte à la fois, puis pose la plus grande partie de ce qu’il a gardé. Vient un décompte, où chaque guilde donne ses voix à ceux qui ont le plus de ses cartes. Ce qui est posé reste posé : les majorités grandissent d’un décompte à l’autre. Qui a le plus de voix après le troisième décompte l’emporte. Chaque règle a un numéro, par exemple GU-31 ; là où la règle imprimée se tait, le texte dit « Décision », et là où un chiffre imprimé n’est pas sûr, « Reconstitué ».

## Cartes

rules-guildes-section-cards = Les cartes
rules-guildes-intro-cards = Les chiffres reconstitués peuvent être corrigés d’après les cartes imprimées : copiez printed.toml, changez-le et jouez avec --data FICHIER.
rule-GU-01 =
    Il y a 110 cartes Guilde : dix guildes et la Milice. Une guilde a autant de cartes que rapporte son premier décompte. Ce que rapportent les décomptes, par place :
    Pêcheurs, 5 cartes ◊ : 5 ; puis 5, 3 ◊ ; puis 5, 3 ◊.
    Paysans ◊, 6 cartes ◊ : 6 ; puis 6, 3 ◊ ; puis 6, 3, 1 ◊.
    Artisans, 7 cartes : 7 ; puis 7, 4 ; puis 7, 4, 1.
    Érudits, 8 cartes : 8 ; puis 8, 4 ◊ ; puis 8, 4, 2 ◊.
    Marchands ◊, 9 cartes ◊ : 9 ; puis 9, 4 ◊ ; puis 9, 4, 2 ◊.
    Bourgeois, 10 cartes ◊ : 10 ; puis 10, 7 ◊ ; puis 10, 7 ◊.
    Chevaliers, 11 cartes : 11 ; puis 11, 5 ◊ ; puis 11, 5, 3.
    Nobles, 12 cartes ◊ : 12 ; puis 12, 6 ◊ ; puis 12, 6, 3 ◊.
    Prêtres, 13 cartes ◊ : 13 ; puis 13, 6 ◊ ; puis 13, 6, 3 ◊.
    Alchimistes, 14 cartes ◊ : 14 ; puis 14, 6 ◊ ; puis 14, 6, 3, 1 ◊.
    Milice, 15 cartes : 3 voix par carte, à chaque décompte.
    ◊ Reconstitué : les noms Paysans et Marchands, et tous les chiffres sauf ceux-ci : Artisans ; le 8 des Érudits ; le 11 et le troisième décompte des Chevaliers ; la Milice.
rule-GU-02 =
    Il y a six cartes Événement, et chacune montre dans quel sens passent les mains : une carte de moins, à droite ; les égalités ne comptent pas, à gauche ; plus de pose simultanée, à droite ; redistribution, à gauche ; une ou deux cartes, à droite ; face cachée, à gauche.
    ◊ Reconstitué : les sens.
rule-GU-03 =
    Il y a neuf Coups Tordus avec des lettres : A protection, B échange entre deux joueurs, C sacrifice, D pioche dans la défausse, E main contre tableau, F Chevaliers ±1, G Nobles ±1, H Prêtres ±1, I Alchimistes ±1.
    ◊ Reconstitué : quelle lettre va avec lequel.
rule-GU-08 = Tout ce qui est reconstitué est dans un seul fichier. Qui possède le jeu peut en corriger une copie ; à la lecture on vérifie que chaque guilde a autant de cartes que rapporte son premier décompte, qu’il y a 110 cartes, que chaque décompte a son nombre de places, et qu’il y a six événements et neuf lettres différentes.

## Préparation

rules-guildes-section-setup = Préparation
rule-GU-10 = À 3 joueurs on retire tous les Alchimistes et 3 cartes Milice. À chaque tour chacun reçoit 10 cartes et en pose 8.
rule-GU-11 = À 4 joueurs on ne retire rien. À chaque tour chacun reçoit 9 cartes et en pose 7.
rule-GU-12 = À 5 joueurs on ne retire rien. À chaque tour chacun reçoit 7 cartes et en pose 5.
rule-GU-13 = À 6 joueurs on ne retire rien. À chaque tour chacun reçoit 6 cartes et en pose 5.
rule-GU-14 = Il y a trois tours de scrutin. La pioche est mélangée une seule fois ; chaque tour est distribué de ce qui en reste. Les cartes retirées au début ne reviennent jamais.
rule-GU-15 = À chaque tour on tire une carte Événement. Elle montre dans quel sens passent les mains, puis sort du jeu. Son texte ne compte que dans la variante avec événements.
rule-GU-16 = Un tour commence dans cet ordre, avant que quiconque choisisse : distribution, événement, Coups Tordus (dans cette variante).
rule-GU-17 = Décision : il y a une seule défausse pour toute la partie, et elle n’est jamais redistribuée. Les cartes non distribuées à la fin restent cachées.

## Un tour

rules-guildes-section-round = Un tour de scrutin
rule-GU-20 = Sélection : chacun prend en secret une carte de la main et passe le reste dans le sens du tour, tous en même temps, jusqu’à la dernière carte. On peut toujours regarder ce qu’on a pris.
rule-GU-21 = Pose : chacun pose une carte face cachée ; toutes sont retournées ensemble et restent dans le tableau de leur propriétaire. On continue jusqu’à ce que chacun ait posé le nombre de cartes du tour.
rule-GU-22 = Les cartes non posées sont défaussées. Avec les Coups Tordus, un peu plus tard : voir GU-51.
rule-GU-23 = Ensuite on compte les voix. Les tableaux restent pour les tours suivants.
rule-GU-24 =
    Une carte prise est gardée.
    Décision : tant que le dernier joueur n’a pas choisi, on peut changer son choix, qu’on prenne, pose ou mette de côté ; une fois que tous ont choisi, c’est définitif.
rule-GU-25 = Décision : chacun reçoit automatiquement la dernière carte ; elle figure dans le journal comme les autres.

## Décompte

rules-guildes-section-count = Le décompte
rule-GU-30 = Dans chaque guilde, les joueurs avec au moins une carte sont classés par nombre de cartes. Le premier décompte paie la première place, le deuxième les deux premières, le troisième les trois premières (Pêcheurs et Bourgeois seulement deux, Alchimistes quatre), chacun avec ses valeurs.
rule-GU-31 = Les joueurs à égalité se partagent, arrondi à l’inférieur, ce que paient ensemble les places qu’ils occupent ; les places qui ne paient pas n’ajoutent rien. Qui vient après n joueurs à égalité a la place qui suit les leurs.
rule-GU-32 = Milice : 3 voix par carte Milice du tableau, à chaque décompte.
rule-GU-33 = Après le troisième décompte, qui a le plus de voix l’emporte. Une égalité est une victoire partagée.
rule-GU-34 = Ordre d’un décompte : les vraies cartes, puis les ±1 des Coups Tordus, puis GU-41 s’il est en vigueur (une fois), puis les places.

## Exemples

rules-guildes-section-examples = Exemples
rule-GU-E1 = Premier décompte : trois joueurs à égalité chez les Érudits, qui paient 8 : 8 ÷ 3 = 2 chacun (arrondi à l’inférieur).
rule-GU-E2 = Deuxième décompte : deux joueurs à égalité en tête des Artisans : (7 + 4) ÷ 2 = 5 chacun (arrondi à l’inférieur) ; personne n’est second.
rule-GU-E3 = Deuxième décompte : un joueur mène chez les Artisans et marque 7. Deux sont à égalité derrière : 4 ÷ 2 = 2 chacun.
rule-GU-E4 = Troisième décompte : deux joueurs à égalité en tête des Artisans marquent 5 chacun ; le suivant a la troisième place et marque 1.
rule-GU-E5 = Troisième décompte : de même, mais deux joueurs sont à égalité derrière : 1 ÷ 2, arrondi à l’inférieur : rien.
rule-GU-E6 = Troisième décompte : quatre joueurs à égalité en tête des Chevaliers : (11 + 5 + 3) ÷ 4 = 4 chacun (arrondi à l’inférieur) ; les autres n’ont rien.
rule-GU-E7 = Troisième décompte : un joueur mène chez les Artisans et marque 7. Deux sont à égalité derrière : (4 + 1) ÷ 2 = 2 chacun (arrondi à l’inférieur) ; les autres n’ont rien.
rule-GU-E8 = Un joueur avec 3 cartes Milice marque 9 voix au premier décompte, et encore 9 à chaque décompte suivant si leur nombre ne change pas.
rule-GU-E9 = Les égalités ne comptent pas, deuxième décompte : deux joueurs à égalité en tête des Artisans, un troisième en a moins. Les deux sont ignorés ; le troisième est premier et marque 7.
rule-GU-E10 = Les égalités ne comptent pas, deuxième décompte : des joueurs à égalité en tête des Alchimistes, d’autres à égalité derrière. Tous sont ignorés ; seuls sont classés ceux qui ne sont à égalité avec personne.
rule-GU-E11 = Un rival a 2 Alchimistes et vous jouez sur lui Alchimistes −1 : ce décompte lui en compte 1. Ensuite il en a de nouveau 2.
rule-GU-E12 = Une carte de moins à 4 joueurs : chacun pose 6 cartes au lieu de 7.

## Événements

rules-guildes-section-events = Variante : événements
rule-GU-40 = Une carte de moins : on pose une carte de moins à ce tour.
rule-GU-41 = Les égalités ne comptent pas : à ce décompte, dans chaque guilde, tous les joueurs qui ont autant de cartes qu’un autre (au moins une) sont ignorés, et les autres sont classés sans eux. La Milice n’est pas touchée.
rule-GU-42 =
    Plus de pose simultanée : on pose une carte à la fois, face visible. Un premier joueur est tiré au sort ; on joue vers la droite, quel que soit le sens de passage. Quand chacun a posé une carte, la place à droite devient première.
    Décision : le premier joueur est tiré au sort après la sélection.
rule-GU-43 =
    Redistribution : après la sélection et avant la pose, chacun met en secret une carte de côté ; elles sont mélangées et redistribuées, une à chacun.
    Décision : on peut recevoir la sienne.
rule-GU-44 = Une ou deux cartes : on pose en alternance deux cartes et une, pour arriver au nombre du tour : à 3 joueurs 2-1-2-1-2, à 4 joueurs 1-2-1-2-1, à 5 et 6 joueurs 2-1-2. Les cartes d’une étape sont retournées ensemble.
rule-GU-45 = Face cachée : une carte reste cachée jusqu’à ce que tous aient posé la suivante. La dernière est retournée avec celle d’avant.
rule-GU-46 = Un événement par tour ; ils ne se combinent jamais.

## Coups Tordus

rules-guildes-section-tricks = Variante : Coups Tordus
rule-GU-50 =
    Au début d’un tour chacun reçoit au hasard un Coup Tordu, visible de tous, jamais celui du tour précédent. Sans Alchimistes (3 joueurs) la carte I ne sert pas.
    Décision : on les donne dans l’ordre des places, chacun parmi ceux qui restent sans celui-là.
rule-GU-51 = Après la pose et avant le décompte, dans l’ordre des lettres, chacun joue son Coup Tordu ou non. Ses cartes non posées ne sont défaussées qu’alors. Après le décompte, tous les Coups Tordus sont de nouveau mélangés.
rule-GU-52 = A, protection : jusqu’au décompte aucun Coup Tordu d’un autre ne peut vous toucher, vous ou votre tableau, même pour aider.
rule-GU-53 = B, échange : une carte du tableau d’un joueur change de place avec une carte d’un autre ; les deux doivent être sans protection, et vous pouvez être l’un d’eux.
rule-GU-54 = C, sacrifice : défaussez un Bourgeois, Chevalier, Noble, Prêtre ou Alchimiste de votre tableau, puis n’importe quelle autre carte en jeu, même une Milice ou l’une des vôtres, si son propriétaire est sans protection. Les deux ou rien.
rule-GU-55 =
    D, pioche : mélangez la défausse, piochez deux cartes, mettez-en une dans votre tableau et défaussez l’autre.
    Décision : vous seul voyez l’autre ; s’il n’y a qu’une carte, vous la piochez et la posez, s’il n’y en a aucune, vous ne pouvez que renoncer ; une fois piochées il faut en poser une ; vos propres cartes non posées ne sont pas encore dans la défausse.
rule-GU-56 = E, main contre tableau : reprenez une carte de votre tableau et posez-en une encore en main. La carte reprise est défaussée avec le reste.
rule-GU-57 =
    F à I : sur n’importe quel tableau sans protection, le vôtre aussi, une carte de cette guilde en plus ou en moins, pour ce décompte seulement.
    Décision : un nombre ne descend pas sous zéro, et une carte en plus pour qui n’en a pas compte comme en avoir une.
rule-GU-58 = Ce que changent B, C, D et E reste changé ; F à I finissent avec le décompte.

## Refus

rules-guildes-section-refusals = Quand un coup est refusé
rule-GU-60 = Un coup d’une autre phase, ou de quelqu’un qui n’a pas à jouer, est refusé.
rule-GU-61 = On ne peut prendre, poser, mettre de côté ou sacrifier qu’une carte qui est là.

## Ce qu’on sait

rules-guildes-section-known = Ce qu’un joueur peut savoir
rule-GU-70 = Les mains, les cartes prises et les cartes pas encore retournées ne sont connues que de leur propriétaire.
rule-GU-71 = Que quelqu’un ait choisi est public ; ce qu’il a choisi ne l’est pas.
rule-GU-72 = Les cartes non posées sont défaussées face cachée : seule la taille de la pile est publique, et on connaît les siennes.
rule-GU-73 = Les deux cartes d’un sacrifice partent face visible. La carte non gardée avec D n’est connue que de celui qui l’a piochée.
rule-GU-74 = La pioche et la redistribution sont secrètes. Tableaux, voix, événement, Coups Tordus et tailles des mains et des piles sont publics. Ce qu’on retient des mains passées est à soi : on peut se faire montrer les cartes qu’on a vues soi-même.
