"""Scripts of Synchro Monsters, one file a card."""
