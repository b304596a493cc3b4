"""Summoning procedures: material checks and the Summon itself."""
