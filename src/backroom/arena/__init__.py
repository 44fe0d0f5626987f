"""The arena: matches between bots with their statistics, ratings over many, and the review of a finished game."""
