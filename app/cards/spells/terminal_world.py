"""Terminal World."""

from app.engine import authoring as ygo

card = ygo.Script(54631834, "Terminal World", note="Can be activated only in your Main Phase 1.")

card.activates(when=lambda fx: fx.is_your_turn and fx.is_phase(ygo.PHASE_MAIN1))


@card.modifier(ygo.EFFECT_SKIP_M2, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def skip_main_phase_2(fx: ygo.Effect) -> bool:
    """Both players skip Main Phase 2."""
    return True
