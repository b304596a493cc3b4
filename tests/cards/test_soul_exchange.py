"""Soul Exchange."""

from tests.scenario import Scenario


def test_the_opponents_monster_is_tributed() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Caius the Shadow Monarch").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    duel.a.summons("Caius the Shadow Monarch")
    decision = duel.decision
    assert [duel.kernel.by_key(ref.key).name for ref in getattr(decision, "cards", ())] == ["Vorse Raider"]
    duel.a.picks("Vorse Raider")
    duel.a.picks("Mystical Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Vorse Raider"]


def test_no_battle_phase_in_that_turn() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    assert not duel.a.may_enter_battle_phase()


def test_not_after_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert not duel.a.may_activate("Soul Exchange")


def test_two_tributes_include_it() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Blue-Eyes White Dragon").monsters("Mystical Elf", "Gemini Elf")
    duel.b.monsters("Vorse Raider", "Luster Dragon")
    duel.a.activates("Soul Exchange", "Vorse Raider")
    duel.all_pass()
    duel.a.summons("Blue-Eyes White Dragon")
    decision = duel.decision
    offered = [duel.kernel.by_key(ref.key).name for ref in getattr(decision, "cards", ())]
    assert offered == ["Mystical Elf", "Gemini Elf"]
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert sorted(duel.a.field_names) == ["Blue-Eyes White Dragon", "Mystical Elf"]
    assert duel.b.field_names == ["Luster Dragon"]


def test_a_cost_must_be_paid_with_it_too() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Enemy Controller").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider", "Luster Dragon")
    duel.a.activates("Soul Exchange", "Vorse Raider")
    duel.all_pass()
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Vorse Raider"]
    assert sorted(duel.a.field_names) == ["Luster Dragon", "Mystical Elf"]


def test_a_negated_activation_does_not_cost_the_battle_phase() -> None:
    for negated in (False, True):
        duel = Scenario()
        duel.a.hand("Soul Exchange")
        duel.b.monsters("Gemini Elf").set("Magic Jammer").hand("Kuriboh")
        duel.a.activates("Soul Exchange")
        if negated:
            duel.b.activates("Magic Jammer")
        duel.all_pass()
        assert duel.a.may_enter_battle_phase() is negated
