"""Ritual Beast Ulti-Apelio."""

from app.engine import authoring as ygo

card = ygo.Script(
    86274272,
    "Ritual Beast Ulti-Apelio",
    note="Can be Special Summoned only by banishing the materials you control.",
    special_summon_only_by=lambda fx: False,
)


def is_tamer(monster: ygo.Card) -> bool:
    """A Ritual Beast Tamer monster."""
    return monster.is_archetype("Ritual Beast Tamer")


def is_spirit_beast(monster: ygo.Card) -> bool:
    """A Spiritual Beast monster."""
    return monster.is_archetype("Spiritual Beast")


card.summon = ygo.fusion(is_tamer, is_spirit_beast, contact=ygo.LOCATION_REMOVED)


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, when=lambda fx: fx.this.is_attacking())
def unaffected_in_attack(fx: ygo.Effect, source: ygo.Card) -> bool:
    """If it attacks, it is unaffected by other cards' effects until the end of the Damage Step."""
    return source is not fx.this


def banished_pair(fx: ygo.Effect, word: str) -> list[ygo.Card]:
    """Own face-up banished monsters of one archetype that can come in Defense Position."""
    return fx.you.banished(
        lambda other: (
            other.is_face_up()
            and other.is_archetype(word)
            and fx.can_special_summon(other, ygo.POS_FACEUP_DEFENSE, leaving=(fx.this,))
        )
    )


def room_for_two(fx: ygo.Effect) -> bool:
    """Two zones are free once it has left."""
    return fx.you.free_monster_zones(fx.this) >= 2


async def go_back(fx: ygo.Effect) -> None:
    """It returns to the Extra Deck."""
    await fx.return_to_deck(fx.this, shuffle=False, reason=ygo.REASON_COST)


@card.quick(
    when=room_for_two,
    cost=ygo.custom(lambda fx: True, go_back),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.all_parts(
        ygo.target_one(lambda fx: banished_pair(fx, "Ritual Beast Tamer")),
        ygo.target_one(lambda fx: banished_pair(fx, "Spiritual Beast")),
    ),
)
async def split(fx: ygo.Effect) -> None:
    """In either player's turn: return this card to the Extra Deck, then target 1 Ritual Beast Tamer and 1
    Spiritual Beast monster among your banished monsters; Special Summon them in Defense Position.
    """
    await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE)
