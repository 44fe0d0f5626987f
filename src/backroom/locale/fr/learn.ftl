### Learning a game: the frame around every tutorial, in the browser and at the terminal.

learn-title = Apprendre le jeu
learn-progress = { $step } sur { $steps }
learn-minutes =
    { $minutes ->
        [one] encore environ { $minutes } minute
       *[other] encore environ { $minutes } minutes
    }
learn-steps = Votre leçon
learn-back = Retour
learn-skip = Passer l’étape
learn-show = Montrez-moi
learn-again = Réessayer
learn-leave = Quitter, reprendre plus tard
learn-leave-short = Quitter
learn-first-game = Jouer une première partie
learn-allowed = C’est permis aussi. Pour cette leçon, essayez ce qui est éclairé.
learn-refused = Ici, les règles ne le permettent pas :
learn-point = Montrez-le sur le plateau.
learn-choose = Choisissez une réponse.
learn-lit = Cette étape parle de ce qui est éclairé. Ici, rien ne peut mal tourner.
learn-done = C’était la dernière étape.
learn-rule = Règle { $rule }
learn-help = Apprendre un jeu en jouant : de courtes leçons sur de vraies positions, ici dans le terminal
learn-help-from = Commencer par cette leçon
learn-terminal-help = Tapez ce qui est demandé. « show » le fait pour vous, « skip » passe à la leçon suivante, « back » revient à la précédente, « look » montre la position, « quit » quitte.
learn-you = Vous
learn-well-done = Bien joué.
learn-left = Vous pourrez reprendre avec --from { $step }.
learn-next-game = Et maintenant une partie : backroom play { $game } --terminal
learn-point-terminal = Tapez le lieu : { $places }
learn-begun = Pour l’instant : { $move }. Tapez le tout.

how-title = Comment jouer
how-goal = But du jeu
how-turn = Votre tour
how-score = Comment marquer des points
how-end = Fin de la partie
how-advice = Pour votre première partie
how-rules = Les règles numérotées
how-print = Imprimer
how-learn = Apprendre en jouant
