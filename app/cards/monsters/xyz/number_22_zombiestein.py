"""Number 22: Zombiestein."""

from app.engine import authoring as ygo

card = ygo.Script(
    73445448,
    "Number 22: Zombiestein",
    note="Materials: 2 Level 8 DARK monsters. Special Summoned only by Xyz Summon.",
    summon=ygo.xyz(8, 2, ygo.is_attribute(ygo.ATTRIBUTE_DARK)),
    special_summon_only_by=lambda fx: False,
)


def sendable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your hand."""
    return fx.you.hand(fx.can_go_to_grave_as_cost)


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.this.is_in(ygo.POS_FACEUP_ATTACK),
    cost=ygo.all_of(ygo.detach(1), ygo.send_to_grave(1, sendable)),
    target=ygo.target_one(lambda fx: fx.opponent.field(ygo.Card.is_face_up)),
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_DISABLE,
)
async def paralyze(fx: ygo.Effect) -> None:
    """Once per turn, in either turn: Detach 1 material, then send 1 card from your hand to the GY, and target
    1 face-up card of your opponent; this card goes to Defense Position, and the target is negated until the
    turn ends.
    """
    if not fx.this_is_face_up() or not fx.this.is_in(ygo.POS_FACEUP_ATTACK):
        return
    if await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE):
        for each in fx.targets_still_there():
            if each.is_face_up():
                fx.grant_value(ygo.EFFECT_DISABLE_TRAPMONSTER, 1, each, until=fx.this_turn())
                fx.grant_value(ygo.EFFECT_DISABLE, 1, each, until=fx.this_turn())
