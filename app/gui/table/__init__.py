"""The duel table: the screen on which a duel is played."""
