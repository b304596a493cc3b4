"""Gem-Knight Pearl."""

from app.engine import authoring as ygo

card = ygo.Script(71594310, "Gem-Knight Pearl", note="Materials: 2 Level 4 monsters.", summon=ygo.xyz(4))
