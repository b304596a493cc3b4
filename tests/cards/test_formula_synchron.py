"""Formula Synchron."""

from app.engine import decisions as d
from tests.rulings.extra_deck import ARCHFIEND, CATASTOR
from tests.scenario import Scenario

FORMULA = "Formula Synchron"


def test_it_draws_when_synchro_summoned() -> None:
    duel = Scenario()
    duel.a.monsters("Flamvell Guard", "Mokey Mokey").extra(FORMULA)
    duel.a.special_summons(FORMULA)
    duel.a.picks("Flamvell Guard", "Mokey Mokey")
    duel.a.activates(FORMULA)
    duel.all_pass()
    assert len(duel.a.hand_names) == 1


def test_it_takes_one_non_tuner_only() -> None:
    duel = Scenario()
    duel.a.monsters(FORMULA, CATASTOR, "Celtic Guardian").extra(ARCHFIEND)
    assert duel.a.may_special_summon(ARCHFIEND)
    duel.b.hand()
    assert isinstance(duel.decision, d.IdleCommand)
