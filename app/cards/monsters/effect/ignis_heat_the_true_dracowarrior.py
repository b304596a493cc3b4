"""Ignis Heat, the True Dracowarrior."""

from app.engine import authoring as ygo


def is_face_up_continuous(other: ygo.Card) -> bool:
    """A face-up Continuous Spell or Trap."""
    return other.is_face_up() and other.is_spell_or_trap() and other.is_type(ygo.TYPE_CONTINUOUS)


card = ygo.Script(
    22499034,
    "Ignis Heat, the True Dracowarrior",
    note="Continuous Spells/Traps you control may be Tributed for its face-up Tribute Summon.",
    options=("Activate it", "Add it to your hand"),
    also_tributes=is_face_up_continuous,
)
ACTIVATE, ADD = 0, 1


def true_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Continuous Spells of the family in your Deck."""
    return fx.you.deck(
        lambda other: (
            other.is_spell()
            and other.is_type(ygo.TYPE_CONTINUOUS)
            and (other.is_archetype("True Draco") or other.is_archetype("True King"))
        )
    )


def opponent_acted(fx: ygo.Effect) -> bool:
    """Your opponent activated something while you control it Tribute Summoned."""
    return fx.answered.player is fx.opponent and fx.this.was_summoned_by(ygo.SUMMON_TYPE_TRIBUTE)


@card.quick(
    ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=opponent_acted,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, true_spells),
)
async def kindle(fx: ygo.Effect) -> None:
    """If it was Tribute Summoned, an activation of your opponent lets you take a "True Draco" or "True King"
    Continuous Spell out of your Deck, once per turn; it is activated or joins your hand, as you like.
    """
    for spell in await fx.choose(true_spells(fx)):
        ways = (ACTIVATE, ADD) if fx.you.free_spell_zones() else (ADD,)
        if await fx.choose_option(*ways) == ACTIVATE:
            await fx.place_face_up(spell)
            await fx.shuffle_deck()
        else:
            await fx.add_to_hand(spell)
