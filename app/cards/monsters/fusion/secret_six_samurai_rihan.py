"""Secret Six Samurai - Rihan."""

from app.engine import authoring as ygo


def is_samurai(each: ygo.Card) -> bool:
    """A "Six Samurai" monster."""
    return each.is_monster() and each.is_archetype("Six Samurai")


card = ygo.Script(
    33964637,
    "Secret Six Samurai - Rihan",
    note='Materials: 3 "Six Samurai" monsters with different Attributes. Must first be Special Summoned '
    "from the Extra Deck by sending them from your field to the GY. Cannot be Fusion Material.",
    summon=ygo.fusion(
        is_samurai,
        is_samurai,
        is_samurai,
        check=lambda materials: len({each.attribute for each in materials}) == len(materials),
        contact=ygo.LOCATION_GRAVE,
    ),
    revive_limit=True,
)


@card.modifier(ygo.EFFECT_CANNOT_BE_FUSION_MATERIAL, unclassified=True)
def no_fusion(fx: ygo.Effect) -> bool:
    return True


def blades(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Six Samurai" cards in your hand and face-up on your field."""
    seen = fx.you.field(lambda each: each.is_face_up())
    return [each for each in fx.you.hand() + seen if each.is_archetype("Six Samurai")]


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.banish(1, blades),
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(ygo.any_card_on_field),
)
async def six_cuts(fx: ygo.Effect) -> None:
    """Once per turn: You can banish 1 "Six Samurai" card from your hand or face-up field, then target 1 card
    on the field; banish it.
    """
    await fx.banish(fx.targets_still_there())


def your_samurai(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """A "Six Samurai" monster you control that battle or an effect would destroy."""
    by = fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)
    return bool(by) and ygo.your_monsters(fx, monster) and is_samurai(monster)


@card.replacement(at=ygo.LOCATION_GRAVE, affects=your_samurai, when=lambda fx: fx.can_be_banished(fx.this))
async def die_again_for_them(fx: ygo.Effect) -> bool:
    """If battle or an effect would destroy "Six Samurai" monsters you control: You can banish this card from
    your GY instead.
    """
    fx.save(your_samurai)
    return bool(await fx.banish(fx.this))
