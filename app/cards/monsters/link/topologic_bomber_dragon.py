"""Topologic Bomber Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    5821478,
    "Topologic Bomber Dragon",
    note="Materials: at least 2 Effect Monsters.",
    summon=ygo.link(lambda monster: monster.is_effect_monster(), 2),
)


def came_where_a_link_points(fx: ygo.Effect) -> bool:
    """Another monster was Special Summoned to a zone that a Link Monster points to."""
    return any(snap.linked and snap.uid != fx.this.uid for snap in fx.event.snapshots)


def in_main_zones(fx: ygo.Effect) -> list[ygo.Card]:
    """All monsters in the Main Monster Zones."""
    return fx.monsters_on_field(lambda m: m.in_main_monster_zone)


@card.granted(
    ygo.EFFECT_CANNOT_ATTACK,
    affects=lambda fx, m: m is not fx.this and m.controller is fx.you and m.location == ygo.LOCATION_MZONE,
)
def only_it_attacks(fx: ygo.Effect) -> bool:
    return True


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=came_where_a_link_points,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(in_main_zones),
)
async def full_overlap(fx: ygo.Effect) -> None:
    """If another monster is Special Summoned to a zone a Link Monster points to: destroy all monsters in
    the Main Monster Zones; your other monsters cannot attack for the rest of this turn.
    """
    await fx.destroy(in_main_zones(fx))
    fx.grant(only_it_attacks, until=fx.this_turn())


def attacked_monster(fx: ygo.Effect) -> ygo.Card | None:
    """The opponent's monster it attacked."""
    return fx.attack_target if fx.attacker is fx.this else None


@card.trigger(
    ygo.EVENT_BATTLED,
    mandatory=True,
    when=lambda fx: attacked_monster(fx) is not None,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def malicious_code(fx: ygo.Effect) -> None:
    """After damage calculation, if it attacked an opponent's monster: inflict damage equal to that
    monster's original ATK.
    """
    target = attacked_monster(fx)
    if target is not None:
        await fx.damage(target.base_attack)
