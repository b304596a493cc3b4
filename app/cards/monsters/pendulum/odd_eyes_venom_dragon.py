"""Odd-Eyes Venom Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    45014450,
    "Odd-Eyes Venom Dragon",
    note='Only by Fusion Summon with a "Starving Venom" and an "Odd-Eyes" monster, or by Pendulum Summon.',
    summon=ygo.fusion(
        lambda each: each.is_archetype("Starving Venom"), lambda each: each.is_archetype("Odd-Eyes")
    ),
    special_summon_only_by=lambda fx: False,
)


def fusions(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Fusion Monsters you control."""
    return fx.you.face_up_monsters(lambda each: each.is_type(ygo.TYPE_FUSION))


@card.ignition(
    at=ygo.LOCATION_PZONE,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(fusions),
)
async def envenom(fx: ygo.Effect) -> None:
    """Pendulum Effect, once per turn: You can target 1 Fusion Monster you control; until the end of this turn
    it gains 1000 ATK for each monster your opponent controls.
    """
    for dragon in fx.targets_still_there():
        if dragon.is_face_up():
            fx.change_attack(dragon, 1000 * len(fx.opponent.monsters()), until=fx.this_turn())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(ygo.opponents_face_up_monster),
)
async def drink_in(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 face-up monster of your opponent; until the End Phase this card gains
    its ATK and has its original name and, in place of this effect, its original effects.
    """
    for prey in fx.targets_still_there():
        if prey.is_face_up() and fx.this_is_face_up():
            fx.change_attack(fx.this, prey.attack, until=fx.this_turn())
            fx.copy_text(prey, until=fx.this_turn())


def scales(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your Pendulum Zones that you could Special Summon."""
    return fx.you.spells_and_traps(lambda each: each.in_pendulum_zone and fx.can_special_summon(each))


def fell_in_its_zone(fx: ygo.Effect) -> bool:
    """It was in a Monster Zone."""
    before = fx.event.before(fx.this)
    return before is not None and before.location == ygo.LOCATION_MZONE


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=fell_in_its_zone,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, scales),
)
async def shed(fx: ygo.Effect) -> None:
    """If it is destroyed in the Monster Zone: You can Special Summon 1 card from your Pendulum Zone, and if
    you do, place this card in your Pendulum Zone.
    """
    if await fx.special_summon(await fx.choose(scales(fx))) and fx.still_there(fx.this):
        await fx.place_in_pendulum_zone(fx.this)
