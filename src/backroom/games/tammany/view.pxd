# Compiled as it stands, for speed alone: a view is made for every move.
