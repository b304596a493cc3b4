"""Practice: puzzles and saved positions, the position editor, hand tests."""
