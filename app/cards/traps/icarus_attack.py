"""Icarus Attack."""

from app.engine import authoring as ygo

card = ygo.Script(53567095, "Icarus Attack")


def winged_beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """Winged Beasts you control, face-down ones too."""
    return fx.you.monsters(ygo.is_race(ygo.RACE_WINGEDBEAST))


@card.activation(
    when=lambda fx: len(fx.others(fx.cards_on_field())) > 2,  # two targets besides the Tribute
    cost=ygo.tribute(1, winged_beasts),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_exactly(2, ygo.any_card_on_field),
)
async def dive(fx: ygo.Effect) -> None:
    """For the Tribute of a Winged Beast: 2 targets anywhere on the field are destroyed."""
    await fx.destroy(fx.targets_still_there())
