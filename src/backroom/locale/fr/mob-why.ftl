### Why a move is better: MOB: Big Apple

why-mob-leads = prend la tête { mob-fact-in } de { $lead }, sans compter les mouchards adverses, pour { mob-fact-crates }
why-mob-ties = égalise { mob-fact-in }, sans compter les mouchards adverses, où l’on peut gagner { mob-fact-crates }
why-mob-safer = a { $lead } d’avance { mob-fact-in }, sans compter les mouchards adverses, pour { mob-fact-crates }
why-mob-closer = se rapproche { mob-fact-in } : { $lead } de retard
why-mob-takes = apporte tout de suite { mob-fact-crates } dans votre entrepôt
why-mob-crate-more = une caisse de plus { mob-fact-in }, où vous menez
why-mob-crate-less = une caisse de moins { mob-fact-in }, où l’adversaire mène
why-mob-attorney = envoie le procureur chez votre adversaire
why-mob-exposes = balance un mouchard { mob-fact-in }
why-mob-shoots = peut vider une voiture de l’adversaire
why-mob-saves = garde { mob-fact-henchmen } dans l’entrepôt
why-mob-rolls = un lancer amène des hommes de main dans une voiture
why-mob-no-roll = garde les hommes de main pour le plateau d’action
