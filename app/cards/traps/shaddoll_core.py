"""Shaddoll Core."""

from app.engine import authoring as ygo

card = ygo.Script(
    4904633,
    "Shaddoll Core",
    note='As a monster it may stand in for 1 material with an Attribute of a "Shaddoll" Fusion Monster.',
    stands_in_for_attribute_of="Shaddoll",
)
CORE = ygo.MonsterValues(
    1450, 1950, 9, ygo.ATTRIBUTE_DARK, ygo.RACE_SPELLCASTER, effect=True, still_card=True
)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(CORE)),
)
async def awaken(fx: ygo.Effect) -> None:
    """Special Summon this card as an Effect Monster (Spellcaster, DARK, Level 9, 1450 ATK, 1950 DEF) that is
    also still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(CORE)


def strings(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Shaddoll" Spells/Traps in your GY."""
    return fx.you.graveyard(
        lambda each: (
            each.is_spell_or_trap() and each.is_archetype("Shaddoll") and not each.is_named(card.code)
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=lambda fx: fx.event.by_effect(),
    target=ygo.target_one(strings),
    category=ygo.CATEGORY_TOHAND,
)
async def restring(fx: ygo.Effect) -> None:
    """If a card effect sends it to the GY, it can fetch a "Shaddoll" Spell/Trap of another name: Target one
    in your GY; that goes to your hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
