"""Sogen."""

from app.engine import authoring as ygo

card = ygo.Script(86318356, "Sogen")
ygo.field_power(card, ygo.RACE_WARRIOR | ygo.RACE_BEASTWARRIOR, "Warrior and Beast-Warrior")
