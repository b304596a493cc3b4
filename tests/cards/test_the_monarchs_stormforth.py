"""The Monarchs Stormforth."""

from tests.scenario import Scenario


def test_a_negated_activation_leaves_the_extra_deck_open() -> None:
    for negated in (False, True):
        duel = Scenario()
        duel.a.hand("The Monarchs Stormforth").monsters("Mokey Mokey").extra("Linkuriboh")
        duel.b.set("Magic Jammer").hand("Kuriboh")
        duel.a.activates("The Monarchs Stormforth")
        if negated:
            duel.b.activates("Magic Jammer")
        duel.all_pass()
        assert duel.a.may_special_summon("Linkuriboh") is negated
