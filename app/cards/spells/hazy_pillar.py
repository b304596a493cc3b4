"""Hazy Pillar."""

from app.engine import authoring as ygo

card = ygo.Script(83108603, "Hazy Pillar")

card.activates()


@card.modifier(
    ygo.EFFECT_DECREASE_TRIBUTE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other in fx.you.hand() and other.is_archetype("Hazy Flame"),
)
def cheaper(fx: ygo.Effect) -> int:
    """You Normal Summon "Hazy Flame" monsters for 1 Tribute less."""
    return 1


def wisps(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Hazy Flame" monsters in your hand and on your field."""
    return [
        each
        for each in fx.you.hand() + fx.you.monsters()
        if each.is_monster() and each.is_archetype("Hazy Flame") and not each.is_token()
    ]


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.all_parts(
        ygo.needs(lambda fx: bool(wisps(fx))),
        ygo.target_one(lambda fx: fx.you.face_up_monsters(lambda m: m.is_type(ygo.TYPE_XYZ))),
    ),
)
async def feed_the_pillar(fx: ygo.Effect) -> None:
    """Once per turn a "Hazy Flame" monster of your hand or field becomes material of a targeted face-up Xyz
    Monster of yours.
    """
    for holder in fx.targets_still_there():
        if holder.is_face_up():
            for wisp in await fx.choose([each for each in wisps(fx) if each is not holder]):
                fx.attach(wisp, holder)
