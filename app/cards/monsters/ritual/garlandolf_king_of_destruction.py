"""Garlandolf, King of Destruction."""

from app.engine import authoring as ygo

card = ygo.Script(
    30646525,
    "Garlandolf, King of Destruction",
    note='A Ritual Monster of "Ritual of Destruction".',
    revive_limit=True,
)


def weaker(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up monsters whose DEF is not higher than its ATK."""
    return fx.others(
        fx.face_up_monsters(lambda m: not m.is_type(ygo.TYPE_LINK) and m.defense <= fx.this.attack)
    )


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_RITUAL),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_all(weaker),
)
async def destruction(fx: ygo.Effect) -> None:
    """When it is Ritual Summoned: destroy all other face-up monsters with DEF not above its ATK; it gains
    100 ATK for each monster destroyed.
    """
    if fx.this_is_face_up():
        destroyed = await fx.destroy(weaker(fx))
        fx.change_attack(fx.this, 100 * len(destroyed))
