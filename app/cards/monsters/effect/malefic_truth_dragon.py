"""Malefic Truth Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    37115575,
    "Malefic Truth Dragon",
    note='Only by its own effect. Only 1 "Malefic" monster can be on the field.',
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: fx.this is fx.card,
    unique="field:Malefic",
)


def a_malefic_fell(fx: ygo.Effect) -> bool:
    """Battle or an effect destroyed another face-up "Malefic" monster that you controlled."""

    def was_one(snap: ygo.Snapshot) -> bool:
        monster = fx.kernel.card(snap.uid)
        mine = snap.controller == fx.you.index and snap.location == ygo.LOCATION_MZONE
        face_up = bool(snap.position & ygo.POS_FACEUP)
        return mine and face_up and monster.is_archetype("Malefic") and snap.code != card.code

    by = fx.event.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)
    return bool(by) and any(was_one(snap) for snap in fx.event.snapshots)


@card.trigger(
    ygo.EVENT_DESTROYED,
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    when=a_malefic_fell,
    cost=ygo.pay_half_lp(),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    in_damage_step=True,
)
async def truth(fx: ygo.Effect) -> None:
    """If another "Malefic" monster you control is destroyed by battle or card effect: You can pay half your
    LP; Special Summon this card from your hand or GY.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


ygo.needs_field_spell(card)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    category=ygo.CATEGORY_DESTROY,
    in_damage_step=True,
)
async def overwhelm(fx: ygo.Effect) -> None:
    """When battle with it destroys a monster of your opponent: Destroy all face-up monsters they control."""
    await fx.destroy(fx.opponent.face_up_monsters())
