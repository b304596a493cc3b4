"""Final Countdown."""

from app.engine import authoring as ygo

card = ygo.Script(95308449, "Final Countdown", counts_turns=True)


@card.delayed(ygo.EVENT_TURN_END, once=False)
async def count_turn(fx: ygo.Effect) -> None:
    """At the end of the 20th turn, that of the activation being the 1st, you win the Duel."""
    assert fx.lingering is not None
    count = fx.labels[0] + 1 + fx.this.flag("turns")  # the mark holds what moved the count forward
    fx.mark_this("turns", 0)
    fx.lingering.labels = (count,)
    if count >= 20:
        fx.win_at_turn_end("Final Countdown")


@card.activation(cost=ygo.pay_lp(2000))
async def begin(fx: ygo.Effect) -> None:
    """Pay 2000 LP; at the end of the 20th turn, counting this one, you win the Duel."""
    fx.delay(count_turn, labels=(0,))
