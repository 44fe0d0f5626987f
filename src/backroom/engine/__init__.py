"""What every game keeps to: states, seats, actions, chance, moves, records. Knows no game."""
