### L’entraîneur à une table : les mots du cadre. Ce que donnent les coups est dans <game>-coach.ftl.

coach-title = L’entraîneur
coach-switch = Entraîneur : dit ce que vous avez à décider, montre de bons coups et prévient des erreurs coûteuses
coach-chance = gagne environ { $percent } des parties explorées
coach-warning = Un instant : « { $move } » coûte environ { $percent } d’une victoire.
coach-better = Mieux : { $move }.
coach-anyway = Jouer quand même
coach-again = Choisir à nouveau
coach-why-not = Pourquoi pas « { $move } » ?
coach-play = Jouer ce coup
coach-same = C’est ce que ferait l’entraîneur.
coach-other = Une autre idée
coach-ask = Pourquoi pas… ?
coach-point = Choisissez le coup qui vous intrigue : il sera expliqué, pas joué.
coach-waits = L’entraîneur attend votre prochaine décision.
coach-warning-title = Une erreur coûteuse
