"""Tachyon Chaos Hole."""

from app.engine import authoring as ygo

card = ygo.Script(59650656, "Tachyon Chaos Hole")


def fell_to_the_opponent(fx: ygo.Effect) -> bool:
    """A face-up "Galaxy" Xyz Monster you controlled was destroyed by an attack or effect of your opponent
    and sent to your GY.
    """
    if not fx.event.reason & ygo.REASON_DESTROY:
        return False
    if fx.event.by_battle():
        attacker = fx.attacker
        if attacker is None or attacker.controller is not fx.opponent:
            return False
    elif not (fx.event.by_effect() and fx.event.caused_by is fx.opponent):
        return False
    for snap, fallen in zip(fx.event.snapshots, fx.event.cards, strict=True):
        face_up = snap.location == ygo.LOCATION_MZONE and bool(snap.position & ygo.POS_FACEUP)
        if face_up and snap.controller == snap.owner == fx.you.index and snap.type & ygo.TYPE_XYZ:
            if fallen.is_archetype("Galaxy"):
                return True
    return False


def their_face_up_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards your opponent controls."""
    return fx.opponent.field(lambda each: each.is_face_up())


@card.activation(
    on=ygo.EVENT_TO_GRAVE,
    when=fell_to_the_opponent,
    target=ygo.affects_all(their_face_up_cards),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_REMOVE,
    in_damage_step=True,
)
async def tear_open(fx: ygo.Effect) -> None:
    """When a face-up "Galaxy" Xyz Monster of yours has fallen to an attacking monster or a card effect of
    your opponent and lies in your GY: All face-up cards on their field are destroyed and banished.
    """
    await fx.destroy(their_face_up_cards(fx), to=ygo.LOCATION_REMOVED)


def fallen_galaxies(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Galaxy" Xyz Monsters in your GY that could be Special Summoned."""
    return fx.you.graveyard(
        lambda each: (
            each.is_type(ygo.TYPE_XYZ) and each.is_archetype("Galaxy") and fx.can_special_summon(each)
        )
    )


def skip_the_draw(fx: ygo.Effect) -> None:
    """There is no normal draw this turn."""
    fx.grant_to_player(ygo.EFFECT_DRAW_COUNT, fx.you, value=0, until=(ygo.PHASE_DRAW, fx.turn))


@card.trigger(
    ygo.EVENT_PREDRAW,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.is_your_turn and fx.normal_draws() > 0,
    cost=ygo.all_of(ygo.custom(lambda fx: True, skip_the_draw), ygo.banish_this_card()),
    target=ygo.target_one(fallen_galaxies),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def bring_back(fx: ygo.Effect) -> None:
    """In your Draw Phase, instead of your normal draw: You can banish this card from your GY, then target 1
    "Galaxy" Xyz Monster in your GY; Special Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
