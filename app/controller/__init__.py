"""Between engine and front end: what a player's gestures mean, what the engine's facts look like. No Qt."""
