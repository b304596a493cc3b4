"""Number 106: Giant Hand."""

from app.engine import authoring as ygo

card = ygo.Script(
    63746411,
    "Number 106: Giant Hand",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


def acted_on_their_field(fx: ygo.Effect) -> bool:
    """A monster effect was activated on the opponent's field."""
    link = fx.answered
    return link.is_monster_effect() and link.player is fx.opponent and bool(link.at & ygo.LOCATION_MZONE)


def grasped(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster its effect was used on."""
    return fx.tied is monster and monster.location == ygo.LOCATION_MZONE


@card.quick(
    on=ygo.EVENT_CHAINING,
    when=acted_on_their_field,
    cost=ygo.detach(2),
    target=ygo.target_one(lambda fx: fx.opponent.face_up_monsters(ygo.Card.is_effect_monster)),
    category=ygo.CATEGORY_DISABLE,
)
async def grasp(fx: ygo.Effect) -> None:
    """When a monster effect is activated on your opponent's field: You can detach 2 materials and target 1
    Effect Monster they control; while this card is face-up on the field, that one is negated and cannot
    change its battle position.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up() and fx.this_is_face_up():
            fx.tie_to(monster)


@card.modifier(ygo.EFFECT_DISABLE, affects=grasped, unclassified=True)
def hold(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_CHANGE_POSITION, affects=grasped, unclassified=True)
def hold_still(fx: ygo.Effect) -> bool:
    return True
