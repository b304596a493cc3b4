"""Cases of other simulators about endless loops and hidden information (tests/cases/README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Announced, ChainLinkAdded, Event, Moved, Revealed, Seen, Shuffled
from app.engine.running import Effect
from app.engine.state import ChainLink
from tests.rulings.building import monster
from tests.scenario import Scenario


def told(duel: Scenario, player: int, since: int) -> list[Event]:
    """Events from number ``since`` on as the player sees them."""
    return [event.seen_by(player) for event in duel.events[since:]]


def names_seen(duel: Scenario, events: list[Event]) -> set[str]:
    """Names of all cards these events tell of."""
    found: set[str] = set()
    for event in events:
        for field in event.__dataclass_fields__:
            value = getattr(event, field)
            for seen in value if isinstance(value, tuple) else (value,):
                if isinstance(seen, Seen) and seen.card.code:
                    found.add(duel.kernel.pool.facts[seen.card.code].name)
    return found


def test_case_69_pole_position_and_an_equip_spell_come_to_an_end() -> None:
    duel = Scenario()
    duel.a.monsters("Muka Muka").hand("Jar of Greed").set("Jar of Greed")
    duel.b.monsters("X-Head Cannon").face_up("Pole Position")
    duel.a.equipped("Axe of Despair", "Muka Muka")
    muka = duel.find("Muka Muka")
    assert muka.attack in (900, 1900)
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.a.names(c.LOCATION_MZONE) == ["Muka Muka"]
    assert duel.b.names(c.LOCATION_MZONE) == ["X-Head Cannon"]
    first = muka.attack
    duel.kernel.touch()
    assert muka.attack == first, "the answer does not depend on how often one asks"


def test_case_69_the_highest_attack_is_unaffected_by_spells() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Mokey Mokey").hand("Dark Hole")
    duel.b.monsters("Luster Dragon").face_up("Pole Position")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.b.names(c.LOCATION_MZONE) == ["Luster Dragon"]


def test_case_69_pole_position_destroys_the_highest_when_it_leaves() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Mystical Space Typhoon")
    duel.b.monsters("Mokey Mokey").face_up("Pole Position")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.b.field_names == ["Mokey Mokey"]


def test_case_69_jinzo_amplifier_snatch_steal_and_imperial_order() -> None:
    duel = Scenario()
    monster(duel.a, "Jinzo", owner=duel.b)
    duel.b.equipped("Amplifier", "Jinzo")
    duel.a.equipped("Snatch Steal", "Jinzo").set("Imperial Order")
    duel.kernel.state.effects.clear()
    jinzo = duel.find("Jinzo")
    duel.a.activates("Imperial Order")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert jinzo.location == c.LOCATION_MZONE
    assert "Amplifier" in duel.b.field_names
    assert not duel.find("Amplifier").is_negated(), "its effect cannot be negated"


def test_case_69_amplifier_turns_jinzo_against_the_opponent_only() -> None:
    duel = Scenario()
    duel.a.monsters("Jinzo").set("Jar of Greed").hand("Amplifier")
    duel.b.set("Jar of Greed").hand("Mystical Space Typhoon")
    assert not duel.a.may_activate("Jar of Greed")
    duel.a.activates("Amplifier")
    duel.all_pass()
    assert duel.a.may_activate("Jar of Greed")
    duel.a.ends_turn()
    duel.all_pass()
    assert not duel.b.may_activate("Jar of Greed")
    duel.b.activates("Mystical Space Typhoon", "Amplifier")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == []


@pytest.mark.parametrize("fiends", [0, 1, 3])
def test_case_70_a_self_destruction_is_replaced_until_nothing_is_left(fiends: int) -> None:
    duel = Scenario()
    duel.a.hand("Archfiend General").monsters("Archfiend Empress").graveyard(*["Summoned Skull"] * fiends)
    duel.a.summons("Archfiend General")
    for _ in range(fiends):
        duel.expect(0, (d.YesNo,))
        assert duel.place_of("Archfiend General") == "Monster Zone"
        duel.a.says(yes=True)
        if isinstance(duel.decision, d.SelectCards):
            duel.a.picks("Summoned Skull")
    duel.all_pass()
    assert duel.place_of("Archfiend General") == "GY"
    assert duel.a.names(c.LOCATION_REMOVED) == ["Summoned Skull"] * fiends
    assert duel.a.names(c.LOCATION_MZONE) == ["Archfiend Empress"]


def test_case_70_nobody_needs_to_go_on_replacing() -> None:
    duel = Scenario()
    duel.a.hand("Archfiend General").monsters("Archfiend Empress").graveyard(*["Summoned Skull"] * 3)
    duel.a.summons("Archfiend General")
    duel.a.says(yes=True)
    duel.a.picks("Summoned Skull")
    duel.a.says(yes=False)
    duel.all_pass()
    assert duel.place_of("Archfiend General") == "GY"
    assert duel.a.names(c.LOCATION_REMOVED) == ["Summoned Skull"]


def test_case_70_only_one_of_a_group_is_not_saved() -> None:
    duel = Scenario()
    duel.a.monsters("Archfiend Empress", "Summoned Skull", "Summoned Skull").graveyard("Archfiend General")
    duel.b.hand("Mokey Mokey")
    duel.a.hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert not isinstance(duel.decision, d.YesNo)
    assert duel.a.names(c.LOCATION_REMOVED) == []


def test_case_71_a_face_down_special_summon_names_nothing_to_the_other_player() -> None:
    duel = Scenario()
    duel.a.monsters("Subterror Fiendess", "Gemini Elf").hand("Subterror Fiendess", "Mokey Mokey")
    since = len(duel.events)
    duel.a.activates("Subterror Fiendess", "Gemini Elf")
    while not isinstance(duel.decision, d.SelectPosition):
        decision = duel.decision
        assert isinstance(decision, (d.ChainResponse, d.SelectPlace))
        duel.respond(() if isinstance(decision, d.ChainResponse) else (decision.places[0],))
    duel.a.takes_position(c.POS_FACEDOWN_DEFENSE)
    duel.all_pass()
    arrived = duel.kernel.cards_in(0, c.LOCATION_MZONE)[-1]
    assert arrived.is_face_down()
    moved = [event for event in told(duel, 1, since) if isinstance(event, Moved)]
    to_field = [event for event in moved if event.after.card.location == c.LOCATION_MZONE]
    assert len(to_field) == 1
    assert to_field[0].after.card.code == 0
    assert to_field[0].before.card.code == 0
    assert to_field[0].after.card.key != arrived.uid
    mine = [event for event in told(duel, 0, since) if isinstance(event, Moved)]
    assert any(event.after.card.key == arrived.uid for event in mine)


def test_case_71_what_must_be_shown_is_shown_in_a_step_of_its_own() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Apprentice Magician").deck_top("Thousand-Eyes Idol")
    since = len(duel.events)
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Apprentice Magician")
    duel.b.activates("Apprentice Magician")
    duel.all_pass()
    events = told(duel, 0, since)
    shown = [event for event in events if isinstance(event, Revealed)]
    assert "Thousand-Eyes Idol" in names_seen(duel, list(shown))
    arrivals = [
        event
        for event in events
        if isinstance(event, Moved) and event.after.card.location == c.LOCATION_MZONE
    ]
    assert [event.after.card.code for event in arrivals] == [0]


def test_case_72_cards_set_together_cannot_be_told_apart() -> None:
    orders = set()
    for seed in range(1, 9):
        duel = Scenario(seed=seed)
        duel.a.hand("Mystical Space Typhoon")
        duel.b.set("Mirror Force Launcher").graveyard("Mirror Force")
        since = len(duel.events)
        duel.a.activates("Mystical Space Typhoon")
        duel.b.passes()
        duel.b.activates("Mirror Force Launcher")
        duel.all_pass()
        assert sorted(duel.b.field_names) == ["Mirror Force", "Mirror Force Launcher"]
        orders.add(tuple(duel.b.field_names))
        events = told(duel, 0, since)
        shuffled = [n for n, event in enumerate(events) if isinstance(event, Shuffled)]
        assert shuffled, "the client is told to forget which is which"
        last_set = max(n for n, e in enumerate(events) if isinstance(e, Moved) and e.after.card.location == 8)
        assert shuffled[-1] > last_set
        for card in duel.kernel.cards_in(1, c.LOCATION_SZONE):
            assert not duel.kernel.can_see(0, card)
    assert len(orders) == 2


def test_case_72_both_may_be_used_in_the_same_turn() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon").monsters("Gemini Elf")
    duel.b.set("Mirror Force Launcher").graveyard("Mirror Force")
    duel.a.activates("Mystical Space Typhoon")
    duel.b.passes()
    duel.b.activates("Mirror Force Launcher")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    assert duel.b.could_respond("Mirror Force")


def test_case_73_an_exchange_of_control_does_not_name_a_face_down_card() -> None:
    duel = Scenario()
    duel.a.hand("Creature Swap").face_down("Man-Eater Bug")
    duel.b.face_down("Penguin Soldier")
    since = len(duel.events)
    duel.a.activates("Creature Swap")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Penguin Soldier"]
    assert duel.b.names(c.LOCATION_MZONE) == ["Man-Eater Bug"]
    bug, soldier = duel.find("Man-Eater Bug"), duel.find("Penguin Soldier")
    assert duel.kernel.can_see(0, soldier)
    assert not duel.kernel.can_see(1, soldier)
    assert duel.kernel.can_see(1, bug)
    for player in (0, 1):
        moved = [e for e in told(duel, player, since) if isinstance(e, Moved)]
        swapped = [e for e in moved if e.before.card.location == e.after.card.location == c.LOCATION_MZONE]
        assert {(e.before.card.controller, e.after.card.controller) for e in swapped} == {(0, 1), (1, 0)}
        gone = next(e for e in swapped if e.before.card.controller == player)
        come = next(e for e in swapped if e.after.card.controller == player)
        assert gone.after.card.code == 0, "what the other player holds now is hidden"
        assert come.before.card.code == 0, "it was hidden where it lay"
        assert come.after.card.code


def test_case_74_a_card_without_a_name_to_declare_is_not_activated() -> None:
    duel = Scenario()
    duel.a.deck().hand("Crossout Designator")
    assert not duel.a.may_activate("Crossout Designator")


def test_case_74_an_empty_declaration_is_never_asked() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Crossout Designator")
    duel.a.may_activate("Crossout Designator")
    kernel = duel.kernel
    card = duel.find("Crossout Designator")
    script = kernel.script(card.code)
    assert script is not None
    definition = next(effect for effect in script.effects if effect.kind == "activation")
    link = ChainLink(1, 0, card.uid, 0, card.code, definition.index, c.LOCATION_SZONE, 0, 1, 0, True)
    question = Effect(kernel, definition, card, 0, None, link).declare_card([])
    with pytest.raises(StopIteration) as answer:
        question.send(None)
    assert answer.value.value == 0


def test_case_74_crossout_designator_negates_the_name_it_banished() -> None:
    duel = Scenario(player="B")
    duel.a.set("Crossout Designator").deck_top("Lyla, Lightsworn Sorceress").set("Jar of Greed")
    duel.b.monsters("Lyla, Lightsworn Sorceress", "Man-Eater Bug")
    lyla = duel.find("Lyla, Lightsworn Sorceress", 1)
    duel.b.activates("Lyla, Lightsworn Sorceress", "Jar of Greed")
    duel.a.activates("Crossout Designator")
    duel.a.chooses(lyla.code)
    duel.all_pass()
    assert [event.value for event in duel.happened(Announced)] == [lyla.code]
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.a.names(c.LOCATION_REMOVED) == ["Lyla, Lightsworn Sorceress"]
    assert lyla.is_negated()
    assert "Jar of Greed" in duel.a.field_names
    assert not duel.find("Man-Eater Bug").is_negated()


def test_case_74_the_crossed_out_name_is_negated_outside_the_field_too() -> None:
    duel = Scenario(player="B")
    duel.a.set("Crossout Designator").deck_top("Effect Veiler").hand("Effect Veiler")
    duel.b.monsters("Lyla, Lightsworn Sorceress").set("Jar of Greed").hand("Mokey Mokey", "Upstart Goblin")
    duel.b.activates("Upstart Goblin")
    duel.a.activates("Crossout Designator")
    veiler = duel.find("Effect Veiler")
    duel.a.chooses(veiler.code)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_REMOVED) == ["Effect Veiler"]
    duel.b.activates("Jar of Greed")
    duel.a.activates("Effect Veiler")
    duel.all_pass()
    assert "Effect Veiler" in duel.a.graveyard_names
    assert not duel.find("Lyla, Lightsworn Sorceress").is_negated()
