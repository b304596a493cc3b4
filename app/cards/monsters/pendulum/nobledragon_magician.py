"""Nobledragon Magician."""

from app.engine import authoring as ygo

card = ygo.Script(
    88935103,
    "Nobledragon Magician",
    note="As Synchro Material only for a Dragon Synchro Monster. Unless all other materials are "
    '"Odd-Eyes" monsters, it goes to the bottom of the Deck when so used.',
    synchro_clause=ygo.SynchroClause(
        partners=lambda summoned, others: summoned.is_race(ygo.RACE_DRAGON),
        under_deck_unless=lambda others: all(each.is_archetype("Odd-Eyes") for each in others),
    ),
)

card.pendulum_scale()


def alone(fx: ygo.Effect) -> bool:
    """No "Magician" card is in the other Pendulum Zone."""
    others = fx.others(fx.you.spells_and_traps(lambda each: each.in_pendulum_zone))
    return not any(each.is_archetype("Magician") for each in others)


@card.modifier(ygo.EFFECT_SELF_DESTROY, at=ygo.LOCATION_PZONE, when=alone)
def needs_company(fx: ygo.Effect) -> bool:
    """It is destroyed unless a "Magician" card is in your other Pendulum Zone."""
    return True


def great_odd_eyes(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up "Odd-Eyes" monsters of Level 7 or higher."""
    return fx.you.face_up_monsters(lambda m: m.level >= 7 and m.is_archetype("Odd-Eyes"))


@card.ignition(
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    when=lambda fx: fx.can_special_summon(fx.this),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_LVCHANGE,
    target=ygo.all_parts(ygo.affects_this_card(), ygo.target_one(great_odd_eyes)),
)
async def ride_along(fx: ygo.Effect) -> None:
    """If this card is in your hand or GY: You can target 1 "Odd-Eyes" monster of Level 7 or higher you
    control; its Level becomes 3 lower and, if you do that, Special Summon this card.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up() and monster.level > 3 and fx.can_affect(monster):
            fx.grant_value(ygo.EFFECT_UPDATE_LEVEL, -3, monster)
            if fx.still_there(fx.this):
                await fx.special_summon(fx.this)
