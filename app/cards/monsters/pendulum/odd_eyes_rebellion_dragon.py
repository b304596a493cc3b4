"""Odd-Eyes Rebellion Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    45627618,
    "Odd-Eyes Rebellion Dragon",
    note="Materials: 2 Level 7 Dragons. Face-up in the Extra Deck it can be Pendulum Summoned as if it were "
    "Level 7.",
    summon=ygo.xyz(7, 2, ygo.is_race(ygo.RACE_DRAGON)),
    pendulum_level=7,
)


def lone_scale(fx: ygo.Effect) -> bool:
    """Your other Pendulum Zone is empty."""
    return fx.you.free_pendulum_zones() > 0


def scales(fx: ygo.Effect) -> list[ygo.Card]:
    """Pendulum Monsters in your Deck."""
    return fx.you.deck(lambda m: m.is_monster() and m.is_type(ygo.TYPE_PENDULUM))


@card.ignition(
    at=ygo.LOCATION_PZONE,
    when=lone_scale,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.needs(lambda fx: bool(scales(fx))),
)
async def find_a_partner(fx: ygo.Effect) -> None:
    """Pendulum Effect, once per turn, if your other Pendulum Zone is empty: You can place 1 Pendulum Monster
    from your Deck in your Pendulum Zone.
    """
    if lone_scale(fx):
        for partner in await fx.choose(scales(fx)):
            await fx.place_in_pendulum_zone(partner)
        await fx.shuffle_deck()


def built_on_an_xyz(fx: ygo.Effect) -> bool:
    """It was Xyz Summoned with an Xyz Monster as material."""
    by_xyz = fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ)
    return by_xyz and any(each.printed_type & ygo.TYPE_XYZ for each in fx.this.summon_materials())


def weaklings(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent with a Level of 7 or less."""
    return fx.opponent.face_up_monsters(ygo.is_level_at_most(7))


@card.granted(ygo.EFFECT_EXTRA_ATTACK)
def two_more(fx: ygo.Effect) -> int:
    return 2


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=built_on_an_xyz,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
    target=ygo.affects_all(weaklings),
)
async def rebel(fx: ygo.Effect) -> None:
    """If it is Xyz Summoned with an Xyz Monster as material: Destroy all face-up monsters of your opponent
    with a Level of 7 or less and inflict 1000 damage for each; it can attack 3 times in each Battle Phase
    this turn.
    """
    destroyed = await fx.destroy(weaklings(fx))
    if destroyed:
        await fx.damage(1000 * len(destroyed))
    if fx.this_is_face_up():
        fx.grant(two_more, fx.this, until=fx.this_turn())


def your_scales(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your Pendulum Zones."""
    return fx.you.spells_and_traps(lambda each: each.in_pendulum_zone)


def fell_in_battle_or_by_effect(fx: ygo.Effect) -> bool:
    """Battle or an effect destroyed it in its Monster Zone."""
    before = fx.event.before(fx.this)
    by = fx.event.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)
    return before is not None and before.location == ygo.LOCATION_MZONE and bool(by)


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=fell_in_battle_or_by_effect,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(your_scales),
)
async def become_a_scale(fx: ygo.Effect) -> None:
    """If battle or an effect destroys it in the Monster Zone: You can destroy all cards in your Pendulum
    Zones, and if you do, place this card in your Pendulum Zone.
    """
    if await fx.destroy(your_scales(fx)) and fx.still_there(fx.this):
        await fx.place_in_pendulum_zone(fx.this)
