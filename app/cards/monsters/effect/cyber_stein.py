"""Cyber-Stein."""

from app.engine import authoring as ygo

card = ygo.Script(69015963, "Cyber-Stein")


def fusions(fx: ygo.Effect) -> list[ygo.Card]:
    """Fusion Monsters in your Extra Deck that an effect may Special Summon."""
    return fx.you.extra_deck(
        lambda each: (
            bool(each.facts.type & ygo.TYPE_FUSION) and fx.can_special_summon(each, ygo.POS_FACEUP_ATTACK)
        )
    )


@card.ignition(
    cost=ygo.pay_lp(5000),
    target=ygo.affects_some(1, fusions),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def create(fx: ygo.Effect) -> None:
    """For 5000 LP a Fusion Monster of your Extra Deck is Special Summoned in Attack Position."""
    await fx.special_summon(await fx.choose(fusions(fx), prompt=ygo.SPECIAL_SUMMON), ygo.POS_FACEUP_ATTACK)
