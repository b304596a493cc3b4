"""Gem-Knight Emerald."""

from app.engine import authoring as ygo

card = ygo.Script(69243722, "Gem-Knight Emerald")


def partners(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Normal Monsters you control."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_normal_monster() and fx.can_be_banished(m)))


async def leave_together(fx: ygo.Effect) -> None:
    """Banish this card and one of them at once."""
    chosen = await fx.choose(partners(fx))
    await fx.banish([fx.this, *chosen], reason=ygo.REASON_COST)


def buried_fusions(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Gem-Knight" Fusion Monsters in your GY that can be Special Summoned."""
    return fx.you.graveyard(
        lambda m: (
            m.is_archetype("Gem-Knight")
            and m.is_type(ygo.TYPE_FUSION)
            and fx.can_special_summon(m, leaving=(fx.this,))
        )
    )


@card.ignition(
    cost=ygo.custom(lambda fx: bool(partners(fx)) and fx.can_be_banished(fx.this), leave_together),
    target=ygo.target_one(buried_fusions),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def recut(fx: ygo.Effect) -> None:
    """You can banish this face-up card and 1 face-up Normal Monster you control, then target 1 "Gem-Knight"
    Fusion Monster in your GY; Special Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
