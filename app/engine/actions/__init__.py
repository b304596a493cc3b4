"""Everything that can be done to cards and players, one module a verb."""
