"""Black Luster Ritual."""

from app.engine import authoring as ygo

card = ygo.Script(55761792, "Black Luster Ritual")

ygo.ritual_spell(
    card,
    lambda monster: monster.is_named(5405694),
    text='Ritual Summon "Black Luster Soldier": Tribute monsters from hand or field for 8+ Levels.',
)
