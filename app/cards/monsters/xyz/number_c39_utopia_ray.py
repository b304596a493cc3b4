"""Number C39: Utopia Ray."""

from app.engine import authoring as ygo

UTOPIA = 84013237
card = ygo.Script(
    56840427,
    "Number C39: Utopia Ray",
    note='Materials: 3 Level 4 LIGHT monsters, or "Number 39: Utopia" with its materials.',
    summon=ygo.xyz(
        4, 3, ygo.is_attribute(ygo.ATTRIBUTE_LIGHT), over=lambda monster: monster.is_named(UTOPIA)
    ),
)


@card.ignition(
    when=lambda fx: fx.you.lp <= 1000,
    cost=ygo.detach(1),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.needs(lambda fx: bool(fx.opponent.face_up_monsters())),
)
async def charge(fx: ygo.Effect) -> None:
    """Detach 1 material; this card gains 500 ATK this turn, and if it does, 1 monster your opponent controls
    loses 1000 ATK this turn. You need 1000 or less LP, now and when this resolves.
    """
    if fx.you.lp > 1000 or not fx.this_is_face_up():
        return
    fx.change_attack(fx.this, 500, until=fx.this_turn())
    for monster in await fx.choose(fx.opponent.face_up_monsters()):
        fx.change_attack(monster, -1000, until=fx.this_turn())
