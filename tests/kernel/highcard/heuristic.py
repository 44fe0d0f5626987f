"""No heuristic: searches go by random playouts."""
