"""Computer players: they see views and resampled states, never the duel's own state."""
