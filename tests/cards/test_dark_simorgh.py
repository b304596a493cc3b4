"""Dark Simorgh."""

from tests.scenario import Scenario


def test_rises_from_hand_and_grave() -> None:
    duel = Scenario()
    duel.a.hand("Dark Simorgh").graveyard("Summoned Skull", "Luster Dragon")
    duel.a.activates("Dark Simorgh")
    duel.all_pass()
    assert duel.a.field_names == ["Dark Simorgh"]
    assert sorted(duel.a.banished_names) == ["Luster Dragon", "Summoned Skull"]
    other = Scenario()
    other.a.graveyard("Dark Simorgh").hand("Summoned Skull", "Luster Dragon")
    other.a.activates("Dark Simorgh")
    other.all_pass()
    assert other.a.field_names == ["Dark Simorgh"]


def test_needs_one_of_each() -> None:
    duel = Scenario()
    duel.a.hand("Dark Simorgh").graveyard("Summoned Skull", "Skull Servant")
    assert not duel.a.may_activate("Dark Simorgh")


def test_the_opponent_cannot_set() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Dark Simorgh")
    duel.b.hand("Gemini Elf", "Jar of Greed")
    assert not duel.b.may_set("Gemini Elf")
    assert not duel.b.may_set("Jar of Greed")
    assert duel.b.may_summon("Gemini Elf")


def test_nothing_is_paid_where_nothing_can_be_banished() -> None:
    duel = Scenario()
    duel.a.hand("Dark Simorgh").graveyard("Summoned Skull", "Luster Dragon").face_up("Imperial Iron Wall")
    assert not duel.a.may_activate("Dark Simorgh")
