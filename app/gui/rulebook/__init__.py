"""The rulebook: a room to read and search it, and a window of it beside a duel."""
