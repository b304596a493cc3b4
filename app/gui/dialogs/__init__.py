"""Prompts: every question of the engine as a small dialog or a bar over the board."""
