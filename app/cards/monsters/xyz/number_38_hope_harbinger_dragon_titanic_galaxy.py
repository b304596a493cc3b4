"""Number 38: Hope Harbinger Dragon Titanic Galaxy."""

from app.engine import authoring as ygo

card = ygo.Script(
    63767246,
    "Number 38: Hope Harbinger Dragon Titanic Galaxy",
    note="Materials: 2 Level 8 monsters.",
    summon=ygo.xyz(8),
)


def spell_on_the_field(fx: ygo.Effect) -> bool:
    """A Spell Card or effect was activated on the field; its effect could be negated."""
    link = fx.answered
    spell = link.is_spell() and bool(link.at & ygo.LOCATION_ONFIELD)
    return spell and link.effect_can_be_negated()


@card.quick(
    on=ygo.EVENT_CHAINING,
    when=spell_on_the_field,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DISABLE,
)
async def swallow(fx: ygo.Effect) -> None:
    """Once per turn, when a Spell Card or effect is activated on the field: You can negate its effect and
    attach that card to this one.
    """
    link = fx.answered
    there = link.card.data.generation == link.link.generation and link.card.is_on_field()
    if await fx.negate_effect(link) and there and fx.this_is_face_up():
        fx.attach(link.card, fx.this)


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=lambda fx: ygo.opponent_attacks(fx) and fx.attack_target is not fx.this,
    cost=ygo.detach(1),
)
async def draw_fire(fx: ygo.Effect) -> None:
    """When a monster of your opponent declares an attack: You can detach 1 material; this card becomes the
    attack target, and damage is calculated.
    """
    if fx.this_is_face_up() and fx.attacker is not None:
        fx.redirect_attack(fx.this)


def your_fallen_xyz(fx: ygo.Effect) -> list[ygo.Snapshot]:
    """Other face-up Xyz Monsters you controlled that battle or an effect just destroyed."""
    if not fx.event.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT):
        return []
    return [
        snap
        for snap in fx.event.snapshots
        if snap.location == ygo.LOCATION_MZONE
        and snap.position & ygo.POS_FACEUP
        and snap.controller == fx.you.index
        and snap.type & ygo.TYPE_XYZ
        and snap.uid != fx.this.uid
    ]


@card.trigger(
    ygo.EVENT_DESTROYED,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(your_fallen_xyz(fx)),
    target=ygo.target_one(lambda fx: fx.you.face_up_monsters(lambda m: m.is_type(ygo.TYPE_XYZ))),
    category=ygo.CATEGORY_ATKCHANGE,
    in_damage_step=True,
)
async def inherit(fx: ygo.Effect) -> None:
    """If battle or effects destroy other face-up Xyz Monsters of yours: You can target 1 face-up Xyz Monster
    you control; it gains the original ATK of one of them.
    """
    fallen = [fx.kernel.card(snap.uid) for snap in your_fallen_xyz(fx)]
    for target in fx.targets_still_there():
        for one in await fx.choose(fallen):
            fx.change_attack(target, max(one.facts.attack, 0))
