"""Black Illusion Ritual."""

from app.engine import authoring as ygo

card = ygo.Script(41426869, "Black Illusion Ritual")

ygo.ritual_spell(
    card,
    lambda monster: monster.is_named(64631466),
    text='Ritual Summon "Relinquished": Tribute a monster from your hand or field for 1 or more Levels.',
)
