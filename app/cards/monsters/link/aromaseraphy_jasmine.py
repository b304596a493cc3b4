"""Aromaseraphy Jasmine."""

from app.engine import authoring as ygo

card = ygo.Script(
    21200905,
    "Aromaseraphy Jasmine",
    note="Materials: 2 Plant monsters.",
    summon=ygo.link(ygo.is_race(ygo.RACE_PLANT), 2, 2),
)


def in_bloom(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """This card and the Plants it points to."""
    if monster is fx.this:
        return True
    return monster in fx.this.points_to() and monster.is_face_up() and monster.is_race(ygo.RACE_PLANT)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE, affects=in_bloom, when=lambda fx: fx.you.lp > fx.opponent.lp)
def hardy(fx: ygo.Effect) -> bool:
    """While you have more LP than your opponent, battle does not destroy it and the Plants it points to."""
    return True


def pointed_to(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters you control that this card points to."""
    return [m for m in fx.this.points_to() if m.controller is fx.you]


def seeds(fx: ygo.Effect) -> list[ygo.Card]:
    """Plants in your Deck."""
    return fx.you.deck(lambda m: m.is_monster() and m.is_race(ygo.RACE_PLANT))


def sprouts(fx: ygo.Effect) -> list[ygo.Card]:
    """Those that can be Special Summoned in Defense Position."""
    leaving = tuple(pointed_to(fx))
    return [m for m in seeds(fx) if fx.can_special_summon(m, ygo.POS_FACEUP_DEFENSE, leaving=leaving)]


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.tribute(1, pointed_to),
    target=ygo.affects_some(1, sprouts),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def plant(fx: ygo.Effect) -> None:
    """Tribute 1 monster this card points to; Special Summon 1 Plant from your Deck in Defense Position. Only
    once a turn by this name.
    """
    await fx.special_summon(await fx.choose(sprouts(fx)), ygo.POS_FACEUP_DEFENSE)
    await fx.shuffle_deck()


@card.trigger(
    ygo.EVENT_RECOVER,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.event.player is fx.you,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def gather(fx: ygo.Effect) -> None:
    """The first time in a turn that your LP grow, you search your Deck for a Plant."""
    await fx.add_to_hand(await fx.choose(seeds(fx)))
