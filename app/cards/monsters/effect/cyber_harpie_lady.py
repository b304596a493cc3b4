"""Cyber Harpie Lady."""

from app.engine import authoring as ygo

card = ygo.Script(80316585, "Cyber Harpie Lady", note='Always treated as "Harpie Lady".')
