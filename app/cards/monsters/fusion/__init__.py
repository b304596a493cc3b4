"""Scripts of Fusion Monsters, one file a card."""
