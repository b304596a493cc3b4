"""The replay viewer: the list of replays, and a table that can be wound to any moment."""
