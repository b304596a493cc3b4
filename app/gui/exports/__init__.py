"""What a replay can be turned into: a text log, a picture, an animated GIF, a page for any browser."""
