"""Lost World."""

from app.engine import authoring as ygo

TOKEN = ygo.CardData(
    17228909,
    "Jurraegg Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_EARTH,
    race=ygo.RACE_DINOSAUR,
)
card = ygo.Script(17228908, "Lost World", tokens=(TOKEN,))
card.activates()


def no_dinosaurs(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up monsters on the field that are no Dinosaurs."""
    return ygo.all_face_up_monsters(fx, monster) and not monster.is_race(ygo.RACE_DINOSAUR)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=no_dinosaurs)
def attack(fx: ygo.Effect) -> int:
    """All monsters on the field except Dinosaurs lose 500 ATK and DEF."""
    return -500


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=no_dinosaurs)
def defense(fx: ygo.Effect) -> int:
    return -500


def dinosaur_arrived(fx: ygo.Effect) -> bool:
    """A face-up Dinosaur was Normal or Special Summoned."""
    return any(m.is_face_up() and m.is_race(ygo.RACE_DINOSAUR) for m in fx.event.still_there())


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    at=ygo.LOCATION_FZONE,
    limit=ygo.ONCE_PER_TURN,
    when=dinosaur_arrived,
    target=ygo.needs(
        lambda fx: fx.can_special_summon_tokens(TOKEN, 1, ygo.POS_FACEUP_DEFENSE, to=fx.opponent)
    ),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def lay_an_egg(fx: ygo.Effect) -> None:
    """Once per turn, if a Dinosaur is Normal or Special Summoned: You can Special Summon 1 "Jurraegg Token"
    (Dinosaur, EARTH, Level 1, 0 ATK, 0 DEF) to your opponent's field in Defense Position.
    """
    await fx.special_summon_tokens(TOKEN, 1, ygo.POS_FACEUP_DEFENSE, to=fx.opponent)


def other_than_tokens(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Monsters on the field that are no Tokens."""
    return monster.location == ygo.LOCATION_MZONE and not monster.is_token()


@card.modifier(
    ygo.EFFECT_CANNOT_BE_EFFECT_TARGET,
    at=ygo.LOCATION_FZONE,
    affects=other_than_tokens,
    when=lambda fx: any(each.is_token() for each in fx.opponent.field()),
)
def distract(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """While your opponent controls a Token, of the monsters on the field they can only target Tokens."""
    return effect.player_index != fx.player_index


def normal_monsters(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Normal Monsters on the field."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_normal_monster()


def dinosaurs(fx: ygo.Effect) -> list[ygo.Card]:
    """Dinosaurs in your hand and Deck."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK, lambda m: m.is_monster() and m.is_race(ygo.RACE_DINOSAUR)
    )


def doomed(fx: ygo.Effect) -> int:
    """How many Normal Monsters would be destroyed now."""
    return sum(normal_monsters(fx, m) for m in fx.destroyed_together())


@card.replacement(
    at=ygo.LOCATION_FZONE,
    affects=normal_monsters,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: (
        bool(fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)) and len(dinosaurs(fx)) >= max(doomed(fx), 1)
    ),
)
async def survive(fx: ygo.Effect) -> bool:
    """Once per turn, if Normal Monsters on the field would be destroyed by battle or card effect: You can
    destroy as many Dinosaurs in your hand and Deck instead.
    """
    wanted = max(doomed(fx), 1)
    fx.save(normal_monsters)
    return bool(await fx.destroy(await fx.choose(dinosaurs(fx), count=wanted)))
