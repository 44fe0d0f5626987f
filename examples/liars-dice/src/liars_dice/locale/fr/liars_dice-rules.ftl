### Le menteur

rules-liars_dice-title = Le menteur
rules-liars_dice-section-start = Début
rules-liars_dice-section-turn = Un tour
rules-liars_dice-section-end = La fin
rule-LD-01 = Chacun commence avec cinq dés.
rule-LD-02 = Chacun lance tous ses dés et les regarde en secret. Le nombre de dés de chacun est connu de tous.
rule-LD-03 = À son tour, on dit combien de dés d’une face il y a sur toute la table. Chaque enchère dépasse la précédente : plus de dés, ou autant d’une face plus haute. Les as ne sont que des as.
rule-LD-04 = Au lieu d’enchérir, on peut douter de la dernière enchère. On montre tous les dés et l’on compte ceux de cette face.
rule-LD-05 = S’il y en a au moins autant qu’annoncé, celui qui doute perd un dé ; sinon, c’est l’enchérisseur.
rule-LD-06 = Le perdant commence la manche suivante ou, s’il n’a plus de dés, le joueur suivant qui en a.
rule-LD-07 = Le seul à avoir encore des dés gagne.
