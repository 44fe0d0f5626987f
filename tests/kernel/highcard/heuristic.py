"""No senses: searches go by random playouts."""
