"""Figures: how fast the engine is beside its peers, and whether its laws hold over many games."""
