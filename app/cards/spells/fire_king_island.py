"""Fire King Island."""

from app.engine import authoring as ygo

card = ygo.Script(57554544, "Fire King Island")
ONE_OF_THE_TWO = ygo.Limit(scope="name", shared="island")

card.activates()


def left_the_field_zone(fx: ygo.Effect) -> bool:
    """It was face-up in the Field Zone just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(
        before.location & ygo.LOCATION_SZONE and before.position & ygo.POS_FACEUP
    )


@card.trigger(
    (ygo.EVENT_TO_GRAVE, ygo.EVENT_REMOVE),
    mandatory=True,
    when=left_the_field_zone,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.you.monsters()),
)
async def sink(fx: ygo.Effect) -> None:
    """If it goes from the Field Zone, face-up, to the GY or is banished: Destroy all your monsters."""
    await fx.destroy(fx.you.monsters())


def offerings(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand and on your field that could be destroyed."""
    return fx.you.hand(lambda m: m.is_monster()) + fx.you.monsters(fx.can_destroy)


def fire_kings(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Fire King" monsters in your Deck."""
    return fx.you.deck(lambda m: m.is_monster() and m.is_archetype("Fire King"))


@card.ignition(
    at=ygo.LOCATION_FZONE,
    when=lambda fx: bool(offerings(fx)),
    limit=ONE_OF_THE_TWO,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.needs(lambda fx: bool(fire_kings(fx))),
)
async def offer(fx: ygo.Effect) -> None:
    """You can destroy 1 monster in your hand or on your field; if you do, add 1 "Fire King" monster from your
    Deck to your hand. Of this and the next effect only one can be used in a turn, once.
    """
    if await fx.destroy(await fx.choose(offerings(fx), prompt=ygo.DESTROY)):
        await fx.add_to_hand(await fx.choose(fire_kings(fx)))


def firebirds(fx: ygo.Effect) -> list[ygo.Card]:
    """FIRE Winged Beast monsters in your hand that could come."""
    return fx.you.hand(
        lambda m: (
            m.is_monster()
            and m.is_attribute(ygo.ATTRIBUTE_FIRE)
            and m.is_race(ygo.RACE_WINGEDBEAST)
            and fx.can_special_summon(m)
        )
    )


@card.ignition(
    at=ygo.LOCATION_FZONE,
    when=lambda fx: not fx.you.monsters(),
    limit=ONE_OF_THE_TWO,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, firebirds),
)
async def hatch(fx: ygo.Effect) -> None:
    """With no monster on your field a FIRE Winged Beast of your hand can come by Special Summon."""
    await fx.special_summon(await fx.choose(firebirds(fx)))
