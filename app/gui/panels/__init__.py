"""Panels around the table and the deck builder."""
