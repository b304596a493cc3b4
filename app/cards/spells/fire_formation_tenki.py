"""Fire Formation - Tenki."""

from app.engine import authoring as ygo

card = ygo.Script(57103969, "Fire Formation - Tenki")


def warriors(fx: ygo.Effect) -> list[ygo.Card]:
    """Low-Level Beast-Warriors in your Deck."""
    return fx.you.deck(lambda m: ygo.is_race(ygo.RACE_BEASTWARRIOR)(m) and ygo.is_level_at_most(4)(m))


@card.activation(
    limit=ygo.Limit(scope="name", refund=True), category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH
)
async def enlist(fx: ygo.Effect) -> None:
    """You can add 1 Beast-Warrior of Level 4 or lower from your Deck to your hand. Only 1 per turn."""
    if fx.this_is_face_up() and warriors(fx) and await fx.confirm():
        await fx.add_to_hand(await fx.choose(warriors(fx)))


@card.modifier(
    ygo.EFFECT_UPDATE_ATTACK,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, m: ygo.your_monsters(fx, m) and m.is_race(ygo.RACE_BEASTWARRIOR),
)
def embolden(fx: ygo.Effect) -> int:
    """Your Beast-Warriors gain 100 ATK."""
    return 100
