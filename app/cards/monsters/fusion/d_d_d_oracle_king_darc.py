"""D/D/D Oracle King d'Arc."""

from app.engine import authoring as ygo


def is_contract_demon(each: ygo.Card) -> bool:
    """A "D/D" monster."""
    return each.is_archetype("D/D")


card = ygo.Script(
    82956492,
    "D/D/D Oracle King d'Arc",
    note='Materials: 2 "D/D" monsters.',
    summon=ygo.fusion(is_contract_demon, is_contract_demon),
)


@card.modifier(ygo.EFFECT_REVERSE_DAMAGE, affects_player=ygo.you)
def blessing(fx: ygo.Effect) -> bool:
    """Effect damage you would take makes you gain that much LP instead."""
    return True
