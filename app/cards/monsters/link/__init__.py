"""Scripts of Link Monsters, one file a card."""
