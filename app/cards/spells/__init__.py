"""Card scripts, one file a card."""
