"""Eternal Soul."""

from app.engine import authoring as ygo

card = ygo.Script(
    48680970,
    "Eternal Soul",
    options=(
        'Special Summon 1 "Dark Magician" from your hand or GY.',
        'Add 1 "Dark Magic Attack" or "Thousand Knives" from your Deck to your hand.',
    ),
)
DARK_MAGICIAN = 46986414
SPELLS = (2314238, 63391643)
LIMIT = ygo.Limit(scope="name", shared="choice")
CATEGORY = ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOHAND


def magicians(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Dark Magician" that could be Special Summoned from your hand or GY."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
        lambda each: each.is_named(DARK_MAGICIAN) and fx.can_special_summon(each),
    )


def spells(fx: ygo.Effect) -> list[ygo.Card]:
    """The Spells it can search."""
    return fx.you.deck(lambda each: each.is_named(*SPELLS))


def choices(fx: ygo.Effect) -> list[int]:
    """Numbers of the options that can do something now."""
    return [number for number, cards in enumerate((magicians(fx), spells(fx))) if cards]


async def apply(fx: ygo.Effect, option: int) -> None:
    """Carry out one of the options."""
    if option == 0:
        await fx.special_summon(await fx.choose(magicians(fx), prompt=ygo.SPECIAL_SUMMON))
    else:
        await fx.add_to_hand(await fx.choose(spells(fx), prompt=ygo.TO_HAND))


class _Choice(ygo.Target):
    """The player picks an option at activation."""

    def possible(self, fx: ygo.Effect) -> bool:
        return bool(choices(fx))

    async def choose(self, fx: ygo.Effect) -> None:
        option = await fx.choose_option(*choices(fx))
        fx.remember(option)
        await ygo.may_affect((magicians, spells)[option]).choose(fx)


card.activates()


@card.activation(limit=LIMIT, category=CATEGORY, target=_Choice())
async def activate_with_effect(fx: ygo.Effect) -> None:
    """Activate this card and use its effect at once: Special Summon "Dark Magician", or search."""
    await apply(fx, fx.labels[0])


@card.quick(at=ygo.LOCATION_SZONE, limit=LIMIT, category=CATEGORY, target=_Choice())
async def use_effect(fx: ygo.Effect) -> None:
    """Once per turn, either: a "Dark Magician" comes from your hand or GY, or you search your Deck for "Dark
    Magic Attack" or "Thousand Knives".
    """
    await apply(fx, fx.labels[0])


@card.modifier(
    ygo.EFFECT_IMMUNE_EFFECT,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, each: ygo.your_monsters(fx, each) and each.is_named(DARK_MAGICIAN),
)
def protect(fx: ygo.Effect, source: ygo.Card) -> bool:
    """Each "Dark Magician" you control is unaffected by the opponent's card effects."""
    return source.controller is fx.opponent


def left_face_up(fx: ygo.Effect) -> bool:
    """This card was face-up on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.position & ygo.POS_FACEUP)


@card.trigger(
    on=ygo.EVENT_LEAVE_FIELD,
    mandatory=True,
    when=left_face_up,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.you.monsters()),
)
async def lose_all_monsters(fx: ygo.Effect) -> None:
    """Leaving the field face-up it takes all your monsters with it: they are destroyed."""
    await fx.destroy(fx.you.monsters())
