"""Giant Rat."""

from app.engine import authoring as ygo

card = ygo.Script(97017120, "Giant Rat")
ygo.recruiter(card, ygo.ATTRIBUTE_EARTH, "EARTH")
