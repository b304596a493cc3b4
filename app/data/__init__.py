"""Card facts and texts, decks, settings and duel records: everything that touches files."""
