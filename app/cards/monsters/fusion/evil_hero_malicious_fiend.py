"""Evil HERO Malicious Fiend."""

from app.engine import authoring as ygo

DARK_FUSION = 94820406

card = ygo.Script(
    86676862,
    "Evil HERO Malicious Fiend",
    note='Materials: "Evil HERO Malicious Edge" and 1 Fiend with a Level of 6 or more. Can only be Special '
    'Summoned with "Dark Fusion".',
    special_summon_only_by=lambda fx: fx.this.is_named(DARK_FUSION),
)


def provoked(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent that are not in face-up Attack Position yet."""
    return fx.opponent.monsters(
        lambda m: not m.is_in(ygo.POS_FACEUP_ATTACK) and fx.can_affect(m) and fx.can_change_position(m)
    )


def their_battle(fx: ygo.Effect) -> bool:
    """It is the opponent's Battle Phase, outside of a Damage Step."""
    return not fx.is_your_turn and fx.is_phase(ygo.PHASE_BATTLE_START | ygo.PHASE_BATTLE_STEP)


@card.continuous(
    ygo.EVENT_ADJUST, at=ygo.LOCATION_MZONE, when=lambda fx: their_battle(fx) and bool(provoked(fx))
)
async def provoke(fx: ygo.Effect) -> None:
    """In your opponent's Battle Phase all their monsters are changed to face-up Attack Position, and each
    must attack this card if it can.
    """
    await fx.change_position(provoked(fx), ygo.POS_FACEUP_ATTACK)


@card.modifier(ygo.EFFECT_MUST_ATTACK, affects=ygo.their_monsters, when=ygo.opponents_turn)
def must_attack(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_ONLY_BE_ATTACKED, when=ygo.opponents_turn)
def only_this_one(fx: ygo.Effect) -> bool:
    return True
