"""Malefic Cyber End Dragon."""

from app.engine import authoring as ygo

CYBER_END = 1546123
card = ygo.Script(
    1710476,
    "Malefic Cyber End Dragon",
    note='Cannot be Normal Summoned or Set. Only 1 "Malefic" monster can be on the field.',
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
    unique="field:Malefic",
)


@card.summon_procedure(
    cost=ygo.banish(1, lambda fx: fx.you.extra_deck(lambda each: each.is_named(CYBER_END)))
)
async def corrupt(fx: ygo.Effect) -> None:
    """Special Summon it from your hand, in no other way, by banishing 1 "Cyber End Dragon" from your Extra
    Deck.
    """


@card.modifier(
    ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE,
    affects=lambda fx, other: ygo.your_monsters(fx, other) and other is not fx.this,
)
def alone(fx: ygo.Effect) -> bool:
    """Your other monsters cannot declare attacks."""
    return True


ygo.needs_field_spell(card)
