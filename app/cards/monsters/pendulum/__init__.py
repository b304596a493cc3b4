"""Scripts of Pendulum Monsters, one file a card."""
