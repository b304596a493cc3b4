"""Black Luster Soldier - Envoy of the Beginning."""

from app.engine import authoring as ygo

card = ygo.Script(
    72989439,
    "Black Luster Soldier - Envoy of the Beginning",
    note="Cannot be Normal Summoned or Set.",
    no_normal_summon=True,
    revive_limit=True,
)

AGAIN = "again"
ONE_OF_TWO = ygo.Limit(shared="one of two")


def light(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT monsters in the user's GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_LIGHT))


def dark(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK monsters in the user's GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_DARK))


@card.summon_procedure(cost=ygo.all_of(ygo.banish(1, light), ygo.banish(1, dark)))
async def banish_both(fx: ygo.Effect) -> None:
    """Special Summon from the hand by banishing 1 LIGHT and 1 DARK monster from your GY."""


@card.ignition(
    limit=ONE_OF_TWO,
    cost=ygo.no_attack_by_this_card(),
    target=ygo.target_one(ygo.any_monster),
    category=ygo.CATEGORY_REMOVE,
)
async def banish_monster(fx: ygo.Effect) -> None:
    """It can banish a monster on the field that it targets; in that turn it does not attack."""
    await fx.banish(fx.targets_still_there())


@card.granted(ygo.EFFECT_EXTRA_ATTACK, when=lambda fx: fx.this_has(AGAIN))
def one_more(fx: ygo.Effect) -> int:
    """A second attack in a row."""
    return 1


@card.trigger(ygo.EVENT_BATTLE_DESTROYING, limit=ONE_OF_TWO, when=lambda fx: fx.attacker is fx.this)
async def attack_again(fx: ygo.Effect) -> None:
    """If it attacked and destroyed an opponent's monster by battle: it can attack once more in a row."""
    if fx.this_is_face_up():
        fx.mark_this(AGAIN, until_turn=fx.turn)
        fx.grant(one_more, fx.this, until=(ygo.PHASE_BATTLE, fx.turn))


@card.continuous(ygo.EVENT_ATTACK_ANNOUNCE, at=ygo.LOCATION_MZONE, unclassified=True)
async def row_broken(fx: ygo.Effect) -> None:
    if not fx.event.includes(fx.this):
        fx.mark_this(AGAIN, 0)
