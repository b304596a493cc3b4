"""Contract with Don Thousand."""

from app.engine import authoring as ygo

card = ygo.Script(56673480, "Contract with Don Thousand")
REVEALED = "drawn under the contract"


def seal(fx: ygo.Effect) -> int:
    """What marks the cards drawn under this very copy."""
    return fx.this.uid << 12 | fx.this.data.generation


@card.activation(
    category=ygo.CATEGORY_DRAW, target=ygo.draws(1, 1), limit=ygo.Limit(scope="name", refund=True)
)
async def sign(fx: ygo.Effect) -> None:
    """Both players lose 1000 LP, and if they do, each draws 1 card. Only once a turn by this name."""
    players = (fx.you, fx.opponent)
    if all(player.lp > 0 for player in players):
        for player in players:
            fx.set_lp(player, max(player.lp - 1000, 0))
        await fx.both_draw(1, 1)


@card.continuous(ygo.EVENT_DRAW, at=ygo.LOCATION_SZONE)
async def note(fx: ygo.Effect) -> None:
    for drawn in fx.event.cards:
        fx.mark(drawn, REVEALED, seal(fx))


def drawn_under_it(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Cards in the hands that were drawn while this card was face-up."""
    return other.location == ygo.LOCATION_HAND and other.flag(REVEALED) == seal(fx)


@card.modifier(ygo.EFFECT_PUBLIC, at=ygo.LOCATION_SZONE, affects=drawn_under_it)
def keep_open(fx: ygo.Effect) -> bool:
    """All cards drawn while this card is face-up stay revealed in the hand."""
    return True


def reveals_a_spell(fx: ygo.Effect, player: ygo.Player) -> bool:
    """That player has a Spell in the hand that this card keeps revealed."""
    return bool(player.hand(lambda each: each.is_spell() and drawn_under_it(fx, each)))


@card.modifier(ygo.EFFECT_CANNOT_SUMMON, at=ygo.LOCATION_SZONE, affects_player=reveals_a_spell)
def no_summon(fx: ygo.Effect) -> bool:
    """A player whose Spell it keeps revealed can neither Normal Summon nor Set monsters."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_MSET, at=ygo.LOCATION_SZONE, affects_player=reveals_a_spell)
def no_set(fx: ygo.Effect) -> bool:
    return True
