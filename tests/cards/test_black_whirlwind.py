"""Black Whirlwind."""

from tests.scenario import Scenario


def test_it_finds_a_weaker_blackwing() -> None:
    zephyros = "Blackwing - Zephyros the Elite"
    duel = Scenario()
    duel.a.face_up("Black Whirlwind").hand(zephyros).deck("Luster Dragon", zephyros)
    duel.a.summons(zephyros)
    assert not duel.a.could_respond("Black Whirlwind")  # a copy has not less ATK
    vayu = "Blackwing - Vayu the Emblem of Honor"
    other = Scenario()
    other.a.face_up("Black Whirlwind").hand(zephyros).deck("Luster Dragon", vayu, zephyros)
    other.a.summons(zephyros)
    other.a.activates("Black Whirlwind")
    other.all_pass()
    assert other.a.hand_names == [vayu]


def test_not_for_the_opponents_blackwings() -> None:
    zephyros, vayu = "Blackwing - Zephyros the Elite", "Blackwing - Vayu the Emblem of Honor"
    duel = Scenario(player="B")
    duel.a.face_up("Black Whirlwind").deck(vayu)
    duel.b.hand(zephyros)
    duel.b.summons(zephyros)
    assert not duel.a.could_respond("Black Whirlwind")
