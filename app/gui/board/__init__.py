"""The duel table's board: zones, cards, arrows and what the mouse and keyboard do on them."""
