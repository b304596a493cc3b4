"""Cases of the computer player's answers: whatever is asked is answered, what is begun is completed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.ai.agent import checked
from app.ai.arena import play_duel
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.decisions import place_key
from app.engine.duel import Setup
from app.engine.rules import PRESETS
from tests.ai.players import greedy, in_words, mixed_deck, moves, play_to_open_state
from tests.scenario import Scenario, pool


def test_case_75_a_card_name_is_declared() -> None:
    duel = Scenario()
    duel.a.set("Crossout Designator").hand("Effect Veiler").deck("Mokey Mokey", "Effect Veiler", "Dark Hole")
    duel.a.activates("Crossout Designator")
    decision = duel.decision
    assert isinstance(decision, d.AnnounceCard)
    answer = greedy().choose(duel.duel.view(0), decision)
    assert decision.accepts(answer)
    duel.respond(answer)
    play_to_open_state(duel)
    assert len(duel.a.banished_names) == 1
    assert duel.a.deck_count == 2


@pytest.mark.parametrize("seed", range(10))
def test_case_75_whatever_is_asked_in_any_deck_has_its_own_legal_answer(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """No answer needs to be mended, and the duel comes to an end."""
    mended: list[d.Decision] = []

    def strict(decision: d.Decision, response: d.Response) -> d.Response:
        if not decision.accepts(response):
            mended.append(decision)
        return checked(decision, response)

    monkeypatch.setattr("app.ai.greedy.checked", strict)
    decks = (mixed_deck(2 * seed), mixed_deck(2 * seed + 1))
    setup = Setup(list(PRESETS.values())[seed % len(PRESETS)], seed, decks, first_player=seed & 1)
    result = play_duel(setup, pool(), (greedy(seed), greedy(seed)), 6000)
    assert not mended
    assert result.winner is not None
    assert result.turns < 400


def test_case_75_two_players_of_one_seed_do_not_draw_signs_for_ever() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Gemini Elf").set("Transmission Gear")
    duel.a.battle_phase()
    duel.a.attacks("Celtic Guardian", "Gemini Elf")
    duel.b.activates("Transmission Gear")
    agents = (greedy(7), greedy(7))
    shown = 0
    while not isinstance(duel.decision, (d.IdleCommand, d.BattleCommand)):
        decision = duel.decision
        assert decision is not None
        shown += isinstance(decision, d.Option)
        assert shown <= 40
        duel.respond(agents[decision.player].choose(duel.duel.view(decision.player), decision))
    assert shown >= 2
    assert len(duel.a.banished_names + duel.b.banished_names) == 1


def test_case_76_a_synchro_summon_takes_the_pieces_that_fit() -> None:
    duel = Scenario()
    big, small, tuner = "Red-Eyes Darkness Metal Dragon", "Summoned Skull", "The Fabled Cerburrel"
    duel.a.monsters(big, small, tuner).extra("Stardust Dragon")
    duel.a.special_summons("Stardust Dragon")
    play_to_open_state(duel)
    assert sorted(duel.a.field_names) == [big, "Stardust Dragon"]
    assert sorted(duel.a.graveyard_names) == [small, tuner]


def test_case_76_where_no_levels_add_up_nothing_is_begun() -> None:
    duel = Scenario()
    duel.a.monsters("Red-Eyes Darkness Metal Dragon", "The Fabled Cerburrel").extra("Stardust Dragon")
    assert "special summon Stardust Dragon" not in moves(duel)
    assert duel.turn_player == "B"


def test_case_77_without_a_main_phase_2_the_turn_ends() -> None:
    duel = Scenario()
    duel.a.face_up("Terminal World").monsters("Gene-Warped Warwolf", "Celtic Guardian").hand("Mirror Force")
    duel.b.monsters("Vorse Raider", "Summoned Skull")
    told = moves(duel)
    assert [move for move in told if move.startswith("attack")] == [
        "attack Gene-Warped Warwolf > Vorse Raider"
    ]
    assert duel.turn_player == "B"
    assert duel.a.names(c.LOCATION_HAND) == ["Mirror Force"]


def test_case_77_only_what_is_offered_is_chosen() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.all_pass()
    decision = duel.decision
    assert isinstance(decision, d.BattleCommand)
    without = replace(decision, commands=tuple(x for x in decision.commands if x.kind != d.ACT_MAIN2))
    assert without != decision
    assert greedy().choose(duel.duel.view(0), without) == (d.ACT_END, 0, 0)


def test_case_78_an_xyz_summon_is_completed_with_a_choice_of_materials() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian", "Vorse Raider", "Mokey Mokey", "Gemini Elf").extra("Number 39: Utopia")
    duel.b.monsters("Gene-Warped Warwolf")
    told = moves(duel)
    assert "special summon Number 39: Utopia" in told
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Gemini Elf", "Mokey Mokey", "Number 39: Utopia"]
    assert sorted(card.name for card in duel.a.card("Number 39: Utopia").materials()) == [
        "Celtic Guardian",
        "Vorse Raider",
    ]
    assert duel.turn_player == "B"


def test_case_78_a_link_summon_is_completed_too() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey", "Celtic Guardian", "Vorse Raider").extra("Proxy Dragon")
    duel.a.special_summons("Proxy Dragon")
    play_to_open_state(duel)
    assert duel.place_of("Proxy Dragon") == "Monster Zone"
    assert "Vorse Raider" in duel.a.field_names


def test_case_86_a_trap_from_the_hand_is_answered_or_passed() -> None:
    duel = Scenario()
    duel.a.hand("Infinite Impermanence")
    duel.b.monsters("Breaker the Magical Warrior").set("Mirror Force", "Mystical Space Typhoon")
    duel.a.activates("Infinite Impermanence")
    duel.respond((place_key(0, c.LOCATION_SZONE, 2),))
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert decision.player == 1
    answer = greedy().choose(duel.duel.view(1), decision)
    assert decision.accepts(answer)
    assert in_words(duel, answer) in ("pass", "activate Mystical Space Typhoon")
    play_to_open_state(duel)
    assert isinstance(duel.decision, d.IdleCommand)


def test_case_87_after_a_set_monster_it_goes_on_and_ends_its_turn() -> None:
    duel = Scenario()
    duel.a.hand("Giant Soldier of Stone", "Mirror Force", "Mystical Space Typhoon")
    duel.b.monsters("Vorse Raider")
    told = moves(duel)
    assert told[0] == "set Giant Soldier of Stone"
    assert "set Mirror Force" in told
    assert told[-1] == "end"
    assert duel.turn_player == "B"
