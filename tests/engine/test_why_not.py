"""Every refusal has a reason and names the card behind it; nothing that is offered is refused."""

from __future__ import annotations

import itertools
import random

import pytest

from app.ai.random_agent import RandomAgent
from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    ChainResponse,
    IdleCommand,
    place_key,
)
from app.engine.duel import Duel, Setup
from app.engine.kernel import Kernel
from app.engine.rules import rules_named
from tests.engine.random_play import RULES, sample_decks
from tests.scenario import Scenario, pool


def positions(seed: int, most: int) -> list[Duel]:
    """Copies of a random duel at its command decisions."""
    decks = sample_decks()
    rng = random.Random(seed)
    setup = Setup(rules_named(RULES[seed % 3]), seed, (rng.choice(decks), rng.choice(decks)))
    duel = Duel(setup, pool())
    agents = (RandomAgent(seed * 2 + 1), RandomAgent(seed * 2 + 2))
    found: list[Duel] = []
    while (decision := duel.decision) is not None and len(found) < most:
        commands = isinstance(decision, IdleCommand | BattleCommand | ChainResponse)
        if commands and rng.random() < 0.25:
            found.append(duel.clone())
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))
    return found


@pytest.mark.parametrize("seed", range(25))
def test_no_reason_for_what_is_offered_and_one_for_what_is_not(seed: int) -> None:
    seen = positions(seed, 20)
    assert len(seen) == 20
    for duel in seen:
        decision = duel.decision
        assert isinstance(decision, IdleCommand | BattleCommand | ChainResponse)
        view = duel.view(decision.player)
        before = duel.digest()
        side = view.me
        for card in itertools.chain(side.hand, side.monsters, side.spells, side.graveyard, side.extra):
            if card is None or card.controller != decision.player or not card.code:
                continue
            attempts = duel.why_not(decision.player, card.key)
            offered = {(o.kind, o.effect) for o in decision.commands if o.card.key == card.key}
            assert {(a.kind, a.effect) for a in attempts if a.reason is None} == offered
            if not offered:
                assert attempts
            assert len({(a.kind, a.effect) for a in attempts}) == len(attempts)
        assert duel.digest() == before
        assert duel.decision == decision


def test_hidden_and_foreign_cards_have_no_answer() -> None:
    for duel in positions(3, 8):
        decision = duel.decision
        assert decision is not None
        foe = duel.view(1 - decision.player).me
        for card in itertools.chain(foe.hand, foe.monsters, foe.spells):
            if card is not None:
                assert duel.why_not(decision.player, card.key) == ()
        assert duel.why_not(decision.player, place_key(1 - decision.player, c.LOCATION_HAND, 0)) == ()
        deck = duel.kernel.state.deck[decision.player]
        assert duel.why_not(decision.player, deck[0]) == ()
        assert duel.why_not(decision.player, 9999) == ()


def reasons(duel: Duel, key: int) -> dict[int, terms.Reason | None]:
    return {attempt.kind: attempt.reason for attempt in duel.why_not(0, key)}


def pass_windows(duel: Duel) -> None:
    """Pass until the turn player may act."""
    while not isinstance(decision := duel.decision, IdleCommand):
        assert isinstance(decision, ChainResponse)
        duel.respond(())


def test_the_reasons_of_a_first_turn() -> None:
    main = ("Dark Magician", "Mystical Elf", "Mirror Force", "Mystical Space Typhoon", "Gemini Elf")
    codes = tuple(pool().named(name).code for name in main)
    decks = sample_decks()
    deck = type(decks[0])(codes, ())
    duel = Duel(Setup(rules_named("mr5"), 5, (deck, decks[0])), pool())
    assert isinstance(duel.decision, IdleCommand)
    hand = {pool().data(card.code).name: card.key for card in duel.view(0).me.hand}
    assert set(hand) == set(main)
    big = reasons(duel, hand["Dark Magician"])
    assert big[ACT_SUMMON] == big[ACT_MSET] == terms.NOT_ENOUGH_TRIBUTES
    assert reasons(duel, hand["Mirror Force"])[ACT_ACTIVATE] == terms.WRONG_PLACE
    assert reasons(duel, hand["Mystical Space Typhoon"])[ACT_ACTIVATE] == terms.NO_TARGET
    elf = hand["Mystical Elf"]
    assert reasons(duel, elf) == {ACT_SUMMON: None, ACT_MSET: None}
    duel.respond((ACT_SUMMON, elf, 0))
    duel.respond((place_key(0, c.LOCATION_MZONE, 2),))
    pass_windows(duel)
    assert reasons(duel, hand["Gemini Elf"])[ACT_SUMMON] == terms.NO_NORMAL_SUMMON_LEFT
    on_field = reasons(duel, elf)
    assert on_field == {ACT_POSITION: terms.POSITION_USED, ACT_ATTACK: terms.FIRST_TURN}
    assert ACT_FLIP not in on_field


def test_all_reasons_are_listed_once() -> None:
    assert len({reason.id for reason in terms.ALL_REASONS}) == len(terms.ALL_REASONS) > 25
    assert terms.NOTHING_TO_USE in terms.ALL_REASONS


# -- the card behind a refusal ---


def named(duel: Scenario, player: int, name: str, location: int = 0) -> dict[int, tuple[str, str]]:
    """Of each refused attempt with the card: the reason's id and the card behind it, "" for none."""
    card = (duel.a, duel.b)[player].card(name, location)
    return {
        each.kind: (each.reason.id, pool().data(each.source).name if each.source else "")
        for each in duel.duel.why_not(player, card.uid)
        if each.reason is not None
    }


def test_a_continuous_prohibition_of_special_summons_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Monster Reborn").graveyard("Luster Dragon").extra("Stardust Dragon")
    duel.b.monsters("Luster Dragon").face_up("Vanity's Emptiness")
    vanity = ("summon_forbidden", "Vanity's Emptiness")
    assert named(duel, 0, "Cyber Dragon")[ACT_SPSUMMON] == vanity
    assert named(duel, 0, "Stardust Dragon")[ACT_SPSUMMON] == vanity
    assert named(duel, 0, "Monster Reborn")[ACT_ACTIVATE] == ("no_target", "Vanity's Emptiness")
    # What it has nothing to do with is not laid at its door.
    assert named(duel, 0, "Cyber Dragon")[ACT_SUMMON] == ("not_enough_tributes", "")


def test_of_two_that_forbid_the_older_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Fossil Dyna Pachycephalo").face_up("Vanity's Emptiness")
    assert named(duel, 0, "Cyber Dragon")[ACT_SPSUMMON] == ("summon_forbidden", "Fossil Dyna Pachycephalo")


def test_a_face_down_card_and_a_negated_one_are_not_named() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon").monsters("Luster Dragon")
    duel.b.set("Vanity's Emptiness")
    assert named(duel, 0, "Cyber Dragon")[ACT_SPSUMMON] == ("condition", "")
    other = Scenario()
    other.a.hand("Cyber Dragon").monsters("Luster Dragon")
    other.b.face_up("Vanity's Emptiness", "Royal Decree")
    assert named(other, 0, "Cyber Dragon")[ACT_SPSUMMON] == ("condition", "")


def test_an_oath_of_a_card_used_this_turn_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Pot of Duality")
    duel.b.monsters("Luster Dragon")
    duel.a.activates("Pot of Duality")
    duel.all_pass()
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert named(duel, 0, "Cyber Dragon")[ACT_SPSUMMON] == ("summon_forbidden", "Pot of Duality")


def test_a_hand_trap_that_was_shown_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Reinforcement of the Army", "Upstart Goblin")
    duel.a.deck("Celtic Guardian", *["Mokey Mokey"] * 4)
    duel.b.hand("Droll & Lock Bird")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Droll & Lock Bird")
    duel.all_pass()
    assert named(duel, 0, "Upstart Goblin")[ACT_ACTIVATE][1] == "Droll & Lock Bird"
    assert named(duel, 0, "Reinforcement of the Army")[ACT_ACTIVATE][1] == "Droll & Lock Bird"


def test_a_limit_of_summons_is_named_once_it_is_reached() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn", "Monster Reborn", "Luster Dragon").graveyard("Gemini Elf", "Vorse Raider")
    duel.b.face_up("Summon Limit")
    assert named(duel, 0, "Luster Dragon") == {}
    duel.a.activates("Monster Reborn", "Gemini Elf")
    duel.all_pass()
    assert named(duel, 0, "Luster Dragon") == {}
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert named(duel, 0, "Luster Dragon")[ACT_SUMMON] == ("summon_forbidden", "Summon Limit")
    assert ACT_MSET not in named(duel, 0, "Luster Dragon")  # a Set is no Summon


def test_prohibitions_of_activations_are_named() -> None:
    duel = Scenario()
    duel.a.monsters("Jinzo").set("Reinforcements").hand("Pot of Greed")
    duel.b.face_up("Anti-Spell Fragrance")
    assert named(duel, 0, "Reinforcements")[ACT_ACTIVATE] == ("activation_forbidden", "Jinzo")
    assert ACT_ACTIVATE not in named(duel, 0, "Pot of Greed")  # Jinzo negates the Trap
    other = Scenario()
    other.a.hand("Pot of Greed")
    other.b.face_up("Anti-Spell Fragrance")
    fragrance = ("activation_forbidden", "Anti-Spell Fragrance")
    assert named(other, 0, "Pot of Greed") == {ACT_ACTIVATE: fragrance}


def test_the_chain_link_that_cannot_be_answered_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Night Beam")
    duel.b.set("Waboku", "Reinforcements").monsters("Mokey Mokey")
    duel.a.activates("Night Beam", "Waboku")
    assert isinstance(duel.duel.decision, ChainResponse)
    assert named(duel, 1, "Waboku") == {ACT_ACTIVATE: ("activation_forbidden", "Night Beam")}
    assert named(duel, 1, "Reinforcements") == {}


def test_prohibitions_of_attacks_are_named() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf", "Celtic Guardian")
    duel.b.face_up("Messenger of Peace").monsters("Marauding Captain", "Marauding Captain")
    duel.a.battle_phase()
    assert named(duel, 0, "Gene-Warped Warwolf")[ACT_ATTACK] == ("attack_forbidden", "Messenger of Peace")
    assert named(duel, 0, "Celtic Guardian")[ACT_ATTACK] == ("no_attack_target", "Marauding Captain")


def test_what_takes_the_battle_phase_away_is_named() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.set("Thunder of Ruler")
    duel.b.ends_turn()
    duel.b.activates("Thunder of Ruler")
    duel.all_pass()
    assert named(duel, 0, "Gene-Warped Warwolf")[ACT_ATTACK] == ("no_battle_phase", "Thunder of Ruler")
    other = Scenario(player="B")
    other.a.monsters("Gene-Warped Warwolf").set("Mystical Space Typhoon")
    other.b.set("Artifact Ignition").deck("Artifact Moralltach")
    other.b.ends_turn()
    other.a.activates("Mystical Space Typhoon")
    other.all_pass()
    other.b.ends_turn()
    other.all_pass()
    assert named(other, 0, "Gene-Warped Warwolf")[ACT_ATTACK] == ("no_battle_phase", "Artifact Ignition")


def test_a_ban_on_setting_is_named() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Mystical Elf")
    duel.b.monsters("Dark Simorgh")
    assert named(duel, 0, "Pot of Greed") == {ACT_SSET: ("set_forbidden", "Dark Simorgh")}
    assert named(duel, 0, "Mystical Elf") == {ACT_MSET: ("set_forbidden", "Dark Simorgh")}


def test_what_holds_a_battle_position_is_named() -> None:
    duel = Scenario()
    lyla = "Lyla, Lightsworn Sorceress"
    duel.a.monsters(lyla)
    duel.b.face_up("Messenger of Peace")
    duel.a.activates(lyla)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert named(duel, 0, lyla)[ACT_POSITION] == ("position_forbidden", lyla)


def test_what_cannot_be_tributed_is_laid_at_the_right_door() -> None:
    duel = Scenario()
    duel.a.monsters("Cannon Soldier", "Luster Dragon").hand("Dark Magician")
    duel.b.face_up("Mask of Restrict")
    mask = ("not_enough_tributes", "Mask of Restrict")
    assert named(duel, 0, "Dark Magician") == {ACT_SUMMON: mask, ACT_MSET: mask}
    assert named(duel, 0, "Cannon Soldier")[ACT_ACTIVATE] == ("cost", "Mask of Restrict")
    few = Scenario()
    few.a.monsters("Luster Dragon").hand("Dark Magician")
    few.b.face_up("Mask of Restrict")
    # One monster would be too few without the Mask as well.
    assert named(few, 0, "Dark Magician")[ACT_SUMMON] == ("not_enough_tributes", "")


def test_zones_closed_by_ones_own_card_are_laid_at_its_door() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey", "Mokey Mokey", "Mokey Mokey").hand("Ground Collapse", "Mystical Elf")
    duel.a.activates("Ground Collapse")
    duel.all_pass()
    assert named(duel, 0, "Mystical Elf")[ACT_SUMMON] == ("no_zone", "Ground Collapse")


def test_asking_for_the_card_changes_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Luster Dragon").face_up("Vanity's Emptiness", "Messenger of Peace")
    before = duel.duel.digest()
    in_force = {code: list(each) for code, each in duel.kernel.in_force().items()}
    named(duel, 0, "Cyber Dragon")
    assert {code: list(each) for code, each in duel.kernel.in_force().items()} == in_force
    assert duel.duel.digest() == before


def test_a_prohibition_of_a_card_out_of_sight_has_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Luster Dragon").face_up("Vanity's Emptiness")
    vanity = duel.b.card("Vanity's Emptiness")
    see = Kernel.can_see
    monkeypatch.setattr(
        Kernel, "can_see", lambda kernel, player, card: card.uid != vanity.uid and see(kernel, player, card)
    )
    assert named(duel, 0, "Cyber Dragon")[ACT_SPSUMMON] == ("summon_forbidden", "")


def test_the_first_turn_has_its_own_reason() -> None:
    duel = Scenario(turn=1)
    duel.a.monsters("Luster Dragon")
    assert named(duel, 0, "Luster Dragon")[ACT_ATTACK] == (terms.FIRST_TURN.id, "")
