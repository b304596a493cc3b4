"""Giant Rat."""

from app.engine import authoring as ygo

card = ygo.Script(97017120, "Giant Rat")


def small_earth_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """EARTH monsters with at most 1500 ATK in your Deck."""
    return fx.you.deck(
        lambda monster: (
            monster.is_monster()
            and monster.is_attribute(ygo.ATTRIBUTE_EARTH)
            and 0 <= monster.facts.attack <= 1500
            and fx.can_special_summon(monster, ygo.POS_FACEUP_ATTACK)
        )
    )


@card.trigger(
    on=ygo.EVENT_BATTLE_DESTROYED,
    timing="when",
    when=lambda fx: fx.this.is_at(ygo.LOCATION_GRAVE),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_earth_monsters),
)
async def call_a_friend(fx: ygo.Effect) -> None:
    """When it is destroyed by battle and sent to the GY: You can Special Summon 1 EARTH monster with at most
    1500 ATK from your Deck in face-up Attack Position.
    """
    await fx.special_summon(await fx.choose(small_earth_monsters(fx)), ygo.POS_FACEUP_ATTACK)
    await fx.shuffle_deck()
