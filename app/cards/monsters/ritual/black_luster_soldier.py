"""Black Luster Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(
    5405694,
    "Black Luster Soldier",
    note='A Ritual Monster of "Black Luster Ritual".',
    revive_limit=True,
)
