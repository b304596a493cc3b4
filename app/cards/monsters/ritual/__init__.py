"""Scripts of Ritual Monsters, one file a card."""
