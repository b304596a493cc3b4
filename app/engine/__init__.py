"""The rules engine: standard library only, no files, no clock."""
