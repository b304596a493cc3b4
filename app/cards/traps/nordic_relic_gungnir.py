"""Nordic Relic Gungnir."""

from app.engine import authoring as ygo

card = ygo.Script(15286412, "Nordic Relic Gungnir")
ENDS = 2


def northerners(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Aesir" and "Nordic" monsters you control."""
    return fx.you.face_up_monsters(lambda m: m.is_archetype("Aesir") or m.is_archetype("Nordic"))


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=lambda fx: fx.is_your_turn, once=False)
async def come_back(fx: ygo.Effect) -> None:
    assert fx.lingering is not None
    ends = fx.lingering.labels[0] + 1
    fx.lingering.labels = (ends,)
    if ends == ENDS:
        for monster in await fx.return_to_field(fx.bound):
            if not monster.is_in(ygo.POS_FACEUP_ATTACK):
                await fx.change_position(monster, ygo.POS_FACEUP_ATTACK)


@card.activation(
    cost=ygo.banish(1, northerners),
    target=ygo.target_one(lambda fx: fx.others(fx.cards_on_field())),
    category=ygo.CATEGORY_DESTROY,
)
async def pierce(fx: ygo.Effect) -> None:
    """Banish 1 "Aesir" or "Nordic" monster you control, then target 1 card on the field; destroy it. In your
    2nd End Phase after that the banished monster returns to the field in Attack Position.
    """
    paid = [fx.kernel.card(uid) for uid in fx.labels]
    fx.delay(come_back, [each for each in paid if each.is_at(ygo.LOCATION_REMOVED)], labels=(0,))
    await fx.destroy(fx.targets_still_there())
