"""Zoodiac Tigermortar."""

from tests.rulings.extra_deck import held, xyz
from tests.scenario import Scenario


def test_it_attaches_a_fallen_zoodiac() -> None:
    mortar, blade = "Zoodiac Tigermortar", "Zoodiac Thoroughblade"
    duel = Scenario()
    xyz(duel.a, mortar, blade)
    duel.a.graveyard("Zoodiac Whiptail")
    assert duel.a.card(mortar).attack == 1600
    duel.a.activates(mortar)
    assert duel.a.card(mortar).attack == 0  # the detached one may be targeted, too
    duel.a.picks(blade)
    duel.all_pass()
    assert held(duel.a.card(mortar)) == [blade]
    assert duel.a.card(mortar).attack == 1600
    assert not duel.a.may_activate(mortar)
