"""Scripts of Xyz Monsters, one file a card."""
