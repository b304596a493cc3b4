"""Summoner Monk."""

from app.engine import authoring as ygo

card = ygo.Script(423585, "Summoner Monk")


@card.modifier(ygo.EFFECT_CANNOT_RELEASE)
def cannot_be_tributed(fx: ygo.Effect) -> bool:
    """While face-up on the field it cannot be Tributed."""
    return True


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS),
    mandatory=True,
    category=ygo.CATEGORY_POSITION,
    target=ygo.affects_this_card(),
)
async def sit_down(fx: ygo.Effect) -> None:
    """If it is Normal or Flip Summoned: Change it to Defense Position."""
    if fx.this_is_face_up():
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)


def disciples(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 monsters in your Deck."""
    return fx.you.deck(lambda m: m.is_monster() and m.level == 4 and fx.can_special_summon(m))


@card.ignition(
    cost=ygo.discard(1, lambda each: each.is_spell()),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, disciples),
    limit=ygo.ONCE_PER_TURN,
)
async def summon_a_disciple(fx: ygo.Effect) -> None:
    """Once per turn: You can discard 1 Spell; Special Summon 1 Level 4 monster from your Deck, which cannot
    attack this turn.
    """
    summoned = await fx.special_summon(await fx.choose(disciples(fx)))
    await fx.shuffle_deck()
    fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, summoned, until=fx.this_turn())
