"""Choosing decks and rules of a duel."""
