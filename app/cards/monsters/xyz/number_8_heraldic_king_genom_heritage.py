"""Number 8: Heraldic King Genom-Heritage."""

from app.engine import authoring as ygo

card = ygo.Script(
    47387961,
    "Number 8: Heraldic King Genom-Heritage",
    note='Materials: 2 Level 4 "Heraldic Beast" monsters.',
    summon=ygo.xyz(4, 2, lambda monster: monster.is_archetype("Heraldic Beast")),
)


def their_xyz_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Xyz Monsters of the opponent."""
    return fx.opponent.face_up_monsters(lambda monster: monster.is_type(ygo.TYPE_XYZ))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DISABLE,
    target=ygo.target_one(their_xyz_monsters),
)
async def inherit(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 face-up Xyz Monster of your opponent; until the End Phase this card has
    its original name, its present ATK as original ATK and, in place of this effect, its original effects.
    Then that monster has 0 ATK and negated effects until the End Phase.
    """
    for heir in fx.targets_still_there():
        if not (heir.is_face_up() and fx.this_is_face_up()):
            continue
        until = fx.this_turn()
        fx.grant_value(ygo.EFFECT_SET_BASE_ATTACK, heir.attack, fx.this, until=until)
        fx.copy_text(heir, until=until)
        await fx.then()
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, heir, until=until)
        fx.grant_value(ygo.EFFECT_DISABLE, 1, heir, until=until)
