### Tammany Hall : les règles avec nos propres mots, un message par numéro de règle.
### Une ligne qui commence par « Décision : » tranche ce que les règles imprimées laissent ouvert.
### Quelles règles vont dans quelle section, et dans quel ordre : games/tammany/help.toml.

rules-tammany-title = Tammany Hall : les règles
rules-tammany-ruling = Décision
rules-tammany-intro = De trois à cinq politiciens se disputent les quartiers du vieux New York. Seize années passent, en quatre périodes de quatre ans. Chaque année, vous posez sur le plan des patrons de quartier et des immigrés fraîchement débarqués, vous utilisez votre fonction et vous répandez la calomnie ; à la fin de chaque période, chaque quartier vote. Les quartiers et le fauteuil de maire rapportent des points. Les places se comptent dans le sens horaire, et l’on joue dans le sens horaire à partir du premier joueur de la période. Chaque règle porte un numéro, par exemple TH-22 ; là où les règles imprimées se taisent, le texte dit « Décision », et ce qui vient de descriptions publiques du plateau est marqué « ◊ Reconstitué ».

## Pieces

rules-tammany-section-pieces = Le matériel
rule-TH-01 = Il y a 100 cubes immigrés, 25 par nation : Irlandais (verts), Anglais (blancs), Allemands (orange), Italiens (bleus).
rule-TH-02 = Il y a 140 jetons faveur, 35 dans chacune des quatre mêmes couleurs. Tout le monde voit les jetons que possèdent les autres.
rule-TH-03 =
    Chaque joueur a 20 patrons de quartier de sa couleur : rouge, jaune, violet, noir ou brun. Certains servent de marqueurs et ne peuvent pas aller sur le plan pendant ce temps : un pour les points du joueur, un sur la fonction qu’il occupe, un dans chaque case de chef des immigrés gagnée à la dernière élection.
rule-TH-04 = Chaque joueur reçoit 3 jetons calomnie. Le président du Conseil dispose de 2 verrous. La partie dure 16 années : 4 périodes de 4 ans.
rule-TH-05 =
    Décision : les réserves peuvent s’épuiser. Celui à qui reviennent des jetons d’une couleur dont il n’en reste pas assez prend ce qu’il y a ; s’ils sont plusieurs, on les sert dans l’ordre du tour, chacun entièrement avant le suivant. Un jeton au choix se choisit parmi les couleurs en réserve. On peut poser un cube même s’il ne reste aucun jeton de sa couleur à prendre.
rule-TH-08 =
    Décision : avant de poser les nouveaux marqueurs d’une élection, ceux de la précédente (fonctions et cases de chef des immigrés) reviennent à leurs propriétaires. Celui qui n’a plus de patron pour un marqueur n’en pose pas ; il garde ce que ce marqueur aurait indiqué.

## Board

rules-tammany-section-board = Le plan
rule-TH-06 =
    Le plan compte quinze quartiers ; il n’y a ni quartier 12 ni quartier 16. Le voisinage vaut dans les deux sens :
    le quartier 1 touche 2, 3 ;
    le quartier 2 touche 1, 3, 4, 6 ;
    le quartier 3 touche 1, 2, 5, 6 ;
    le quartier 4 touche 2, 6, 7 ;
    le quartier 5 touche 3, 6, 8 ;
    le quartier 6 touche 2, 3, 4, 5, 10, 14 ;
    le quartier 7 touche 4, 10, 13 ;
    le quartier 8 touche 5, 9, 14, 15 ;
    le quartier 9 touche 8, 15 ;
    le quartier 10 touche 6, 7, 13, 14, 17 ;
    le quartier 11 touche 13, 17 ;
    le quartier 13 touche 7, 10, 11, 17 ;
    le quartier 14 touche 6, 8, 10, 15, 17 ;
    le quartier 15 touche 8, 9, 14, 17 ;
    le quartier 17 touche 10, 11, 13, 14, 15.
    Décision : deux quartiers qui ne se touchent que par un coin ne sont pas voisins.
rule-TH-07 =
    Des cubes sont mis de côté pour l’ouverture de chaque zone. Zone I : 2 irlandais, 2 anglais, 2 allemands. Zone II : 2 irlandais, 2 anglais, 1 allemand. Zone III : 2 irlandais, 1 anglais, 1 allemand. Le reste commence dans le sac : 19 irlandais, 20 anglais, 21 allemands, 25 italiens.
    ◊ Reconstitué : ces nombres, d’après des descriptions publiques du plateau.

## Set-up

rules-tammany-section-setup = Mise en place et zones
rule-TH-10 = Le premier joueur est tiré au sort. Chacun commence avec 0 point, 3 jetons calomnie, aucun jeton faveur et aucune fonction.
rule-TH-11 = La zone I comprend les quartiers 1, 2, 4, 6, 7 et 14 : un cube irlandais va au quartier 14, les cinq autres cubes de la zone sont répartis au hasard, un dans chacun des autres quartiers. La zone II comprend les quartiers 3, 5, 8, 9 et 15, la zone III les quartiers 10, 11, 13 et 17 : à leur ouverture, leurs cubes sont répartis au hasard, un par quartier.
rule-TH-12 = À 3 joueurs, la partie commence dans la zone I ; la zone II ouvre au début de l’année 5, la zone III au début de l’année 9.
rule-TH-13 = À 4 joueurs, les zones I et II sont ouvertes dès le début ; la zone III ouvre au début de l’année 5.
rule-TH-14 = À 5 joueurs, les trois zones sont ouvertes dès le début.
rule-TH-15 = Un quartier sans cube n’est pas en jeu : on n’y pose rien et on n’y vote pas.
rule-TH-16 =
    Les cubes d’une zone fermée attendent dans la boîte de mise en place. Ils ne sont pas dans le sac : on ne peut ni les piocher ni les choisir.
    Décision : une zone ouvre après l’attribution des fonctions et avant le premier tour de l’année ; c’est seulement alors que l’on tire au sort où vont ses cubes.

## Year

rules-tammany-section-year = Une année
rule-TH-20 =
    Phase 1, les arrivées : si Castle Garden est vide au début de votre tour, on y pioche dans le sac autant de cubes qu’il y a de joueurs, plus deux.
    Décision : si le sac en contient moins, tous sortent.
rule-TH-21 =
    Phase 2, votre tour, a trois parties : utiliser l’avantage de votre fonction (facultatif), poser des pièces (obligatoire), calomnier (facultatif). Vous choisissez l’ordre, et chaque partie a lieu une fois au plus.
    Décision : une partie commencée se termine avant qu’une autre ne commence.
rule-TH-22 =
    Poser : soit deux de vos patrons de quartier ; soit un patron et un cube de Castle Garden, dans l’ordre de votre choix, et vous prenez un jeton faveur de la couleur de ce cube. Les deux pièces vont dans un même quartier ou dans deux.
    Décision : tant que Castle Garden est vide, on ne peut poser que des patrons.
rule-TH-23 = On ne pose que dans des quartiers en jeu et non verrouillés. Un quartier peut contenir autant de patrons et de cubes que l’on veut.
rule-TH-24 = L’année finit quand chacun a joué son tour. Les années 4, 8, 12 et 16 terminent une période : ce qui reste à Castle Garden retourne dans le sac, puis vient une élection.
rule-TH-25 =
    Décision : celui qui manque de patrons pose ce qu’il peut. S’il lui en reste un, il le pose et y ajoute un cube s’il y en a ; s’il n’en a plus, il pose un cube et prend son jeton ; sans patron ni cube, cette partie n’a pas lieu.
rule-TH-26 =
    Décision : votre tour finit quand vous le dites, et pas avant d’avoir posé. Si vous passez à une autre partie après la première action de calomnie, vous renoncez à la seconde.

## Offices

rules-tammany-section-offices = Les fonctions
rules-tammany-intro-offices = Les fonctions sont attribuées pour la première fois après la première élection. Dès la deuxième période, chacun peut utiliser la sienne une fois par an, pendant son tour.
rule-TH-30 = Maire : aucun avantage à utiliser pendant l’année.
rule-TH-31 = Adjoint au maire : prend un jeton faveur de la couleur de son choix.
rule-TH-32 = Chef de la police : remet dans le sac un cube de n’importe quel quartier, mais jamais le dernier d’un quartier.
rule-TH-33 = Président du Conseil : verrouille un quartier en jeu qui ne l’est pas encore. Un verrou par an, deux par période au plus ; une année sans verrou ne se rattrape pas. Tous les verrous sont levés à la fin de l’élection.
rule-TH-34 = Président de circonscription (« Precinct Chairman ») : déplace un cube vers un quartier voisin. Ce ne doit pas être le dernier de son quartier, et l’autre quartier doit déjà contenir un cube.
rule-TH-35 =
    Un quartier verrouillé ne reçoit ni patron ni cube, de personne.
    Décision : cela vaut quel que soit le chemin : pose, déplacement, cube bonus.
rule-TH-36 =
    Décision, option « locks » : avec « rulebook » (le réglage habituel), un verrou fait ce que dit TH-35 et rien de plus. Avec « sealed », une précision tardive du premier éditeur, rien non plus ne peut être retiré ni déplacé hors d’un quartier verrouillé, et personne n’y est calomnié.

## Slander

rules-tammany-section-slander = La calomnie
rule-TH-40 =
    On peut calomnier pendant les périodes 2, 3 et 4.
    Décision : chaque joueur calomnie une fois par période au plus, et un seul adversaire.
rule-TH-41 =
    Première action : choisissez un quartier où vous avez un patron et votre victime aussi. Payez un jeton calomnie, et un jeton faveur d’une couleur dont le quartier a un cube. Un patron que la victime y a revient à son propriétaire.
    Décision : même si c’est le seul.
rule-TH-42 = Seconde action, facultative : la calomnie s’étend à un quartier voisin du premier, contre la même victime. Elle coûte deux jetons faveur de plus, de la même couleur que le premier, et ce quartier aussi doit avoir un cube de cette couleur ; on ne paie pas de jeton calomnie. Un patron de la victime revient de nouveau à son propriétaire.
rule-TH-43 =
    Décision, option « spread_needs_boss » : il vous faut un patron dans le second quartier aussi. En vigueur, sauf si le créateur de la table en décide autrement.
rule-TH-44 = Il n’y a pas de troisième action. Les jetons faveur payés retournent dans la réserve ; un jeton calomnie payé quitte la partie.

## Election

rules-tammany-section-election = L’élection, quartier par quartier
rule-TH-50 =
    Les quartiers en jeu votent l’un après l’autre dans l’ordre du plan, zone par zone.
    ◊ Reconstitué, l’ordre dans les zones : dans la zone I les quartiers 1, 2, 4, 7, 6, 14 ; dans la zone II les quartiers 9, 15, 8, 5, 3 ; dans la zone III les quartiers 17, 11, 13, 10.
rule-TH-51 = Seul un joueur qui a un patron dans le quartier participe. Chaque patron vaut une voix.
rule-TH-52 = Les participants misent en secret des jetons faveur et les montrent tous ensemble. Vous misez autant de vos jetons que vous voulez, ou aucun, dans les couleurs dont le quartier a un cube ; chaque jeton vaut une voix. Le nombre de cubes d’une couleur n’y change rien.
rule-TH-53 = Celui qui a le plus de voix gagne le quartier. Si plusieurs sont à égalité en tête, personne ne le gagne.
rule-TH-54 = Tous les jetons misés retournent dans la réserve, ceux des perdants aussi.
rule-TH-55 = Tous les patrons quittent le quartier, sauf un de ceux du gagnant. En cas d’égalité, tous partent.
rule-TH-56 =
    Décision : on ne demande pas de mise là où elle ne peut rien changer. C’est le cas exactement quand un seul joueur participe, ou quand aucun participant n’a de jeton qui compte à cet endroit. Un joueur sans jeton qui compte n’est pas interrogé.
rule-TH-57 =
    Quatre quartiers donnent à leur gagnant un bonus, à prendre avant le vote du quartier suivant. Quartiers 1 et 2 : poser un cube du sac, de la couleur voulue, dans n’importe quel quartier en jeu et non verrouillé, même s’il a déjà voté. Aucun jeton ne l’accompagne, mais il compte pour TH-58 et pour les mises à venir. Quartiers 4 et 7 : prendre un jeton faveur de la couleur voulue.
    Décision : si le bonus peut être pris, il doit l’être.
rule-TH-63 =
    Décision : chacun voit qu’un joueur a misé, personne ne voit quoi. Tant que la dernière mise n’est pas faite, vous pouvez annuler la vôtre. Une fois montrées, toutes les mises sont publiques, nombres et couleurs.

rules-tammany-section-results = Ce que rapporte l’élection
rule-TH-58 =
    Quand tous les quartiers ont voté, on compte pour chaque couleur les cubes des quartiers que chaque joueur a gagnés à cette élection. Celui qui en a le plus prend trois jetons faveur de cette couleur ; en cas d’égalité, chacun en prend trois. Leurs patrons occupent les cases de chef des immigrés jusqu’à la prochaine élection.
    Décision : il faut au moins un cube.
rule-TH-59 = Points : 1 par quartier gagné. Le quartier 14, celui de Tammany Hall, rapporte 2 points, mais ne compte que pour un quartier.
rule-TH-60 =
    Celui qui a gagné le plus de quartiers devient maire et marque 3 points de plus.
    En cas d’égalité, on compare pas à pas ceux qui restent ex æquo, jetons de TH-58 compris : le plus de jetons faveur en tout, puis le plus de verts, de blancs, d’orange, de bleus. S’ils sont toujours à égalité, le maire en place le reste, qu’il soit parmi eux ou non, et marque les 3 points. S’il n’y en a pas, il n’y a pas de maire, aucune fonction n’est attribuée, et la partie continue.
    Décision : le plus grand nombre peut être zéro.
rule-TH-61 =
    Le maire donne à chacun des autres joueurs une fonction, toutes différentes. À moins de cinq joueurs, certaines fonctions restent vacantes. On les attribue après la première, la deuxième et la troisième élection, même si le maire est réélu.
    Décision : aucune fonction n’est donnée après la dernière élection.
rule-TH-62 =
    Le maire est le premier joueur de la période suivante.
    Décision : sans maire, le premier joueur reste le même.

## End

rules-tammany-section-end = Fin de la partie
rule-TH-70 =
    Après la quatrième élection, chaque couleur rapporte 2 points à celui qui en possède le plus de jetons faveur ; en cas d’égalité, 2 points à chacun.
    Décision : il faut au moins un jeton.
rule-TH-71 = Chaque jeton calomnie non utilisé vaut 1 point.
rule-TH-72 =
    Qui a le plus de points gagne. Les égalités se départagent par les étapes des jetons de TH-60, puis en faveur du maire de la quatrième élection.
    Décision : le maire ne l’emporte que s’il est parmi les ex æquo ; sinon ils partagent la victoire. Toutes les places sont classées de la même façon.

## Examples

rules-tammany-section-examples = Exemples
rule-TH-E1 = Calomnie (TH-41, TH-42) : Rouge calomnie Jaune dans le quartier 8 et paie un jeton calomnie et un jeton faveur orange. Pour l’étendre, Rouge pense à trois quartiers. Le 14 touche le 8 et a un cube allemand : deux jetons orange de plus, et Jaune y perd aussi un patron. Le 5 touche le 8 mais n’a pas de cube allemand, et le 10 ne touche pas le 8 : tous deux sont refusés.
rule-TH-E2 = Un quartier vote (TH-51 à TH-55) : Rouge a 2 patrons et mise 2 jetons blancs et 1 vert, 5 voix. Jaune a 3 patrons et mise 1 jeton blanc, 4 voix. Rouge gagne. Les quatre jetons vont à la réserve, Jaune reprend 3 patrons et Rouge un ; l’autre patron de Rouge reste.
rule-TH-E3 = Récompenses (TH-58) : les quartiers de Noir contiennent 5 cubes irlandais, 7 anglais et 2 italiens, ceux de Rouge 3 irlandais, 2 anglais et 5 allemands, ceux de Jaune 6 irlandais, 5 allemands et 2 italiens. Jaune prend trois jetons verts, Noir trois blancs ; Rouge et Jaune trois orange chacun, Noir et Jaune trois bleus chacun.

## Knowledge

rules-tammany-section-known = Ce que chacun peut savoir
rules-tammany-intro-known = Tout est public, même le contenu du sac, à trois exceptions près : les mises pas encore montrées, l’ordre dans lequel les cubes sortiront du sac, et la destination des cubes d’une zone fermée.
