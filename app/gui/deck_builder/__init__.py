"""The deck builder: search, deck lists, checks, statistics."""
