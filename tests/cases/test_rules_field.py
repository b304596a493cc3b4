"""Cases of other simulators about control, Tokens, equips and cards away for a while (README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, LpChanged
from tests.rulings.building import materials, monster
from tests.scenario import Scenario


def links(duel: Scenario) -> list[tuple[str, str]]:
    """(player, card) of every activation so far."""
    added = duel.happened(ChainLinkAdded)
    return [("AB"[link.player], duel.kernel.card(link.card.card.key).name) for link in added]


def skip(duel: Scenario) -> None:
    """Let one window pass or take the first zone or position."""
    decision = duel.decision
    if isinstance(decision, d.ChainResponse):
        duel.respond(())
        return
    assert isinstance(decision, (d.SelectPlace, d.SelectPosition)), duel.told("unexpected")
    duel.respond(next(iter(decision.choices())))


@pytest.mark.parametrize("full", [True, False])
def test_case_43_control_cannot_go_back_to_a_full_side(full: bool) -> None:
    duel = Scenario()
    duel.a.hand("Mind Control", "Upstart Goblin")
    duel.b.monsters("Gemini Elf", *["Luster Dragon"] * full).set("Scapegoat")
    duel.a.activates("Mind Control")
    if full:
        duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    duel.a.activates("Upstart Goblin")
    duel.b.activates("Scapegoat")
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == []
    if full:
        assert duel.b.graveyard_names[-1] == "Gemini Elf"
        assert duel.find("Gemini Elf").data.reason & c.REASON_DESTROY
    else:
        assert "Gemini Elf" in duel.b.field_names


@pytest.mark.parametrize("who", ["A", "B"])
def test_case_44_control_goes_back_whatever_happens_in_the_end_phase(who: str) -> None:
    duel = Scenario()
    duel.a.hand("Brain Control").set("Jar of Greed")
    duel.b.monsters("Gemini Elf").set("Jar of Greed")
    duel.a.activates("Brain Control")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    duel.a.ends_turn()
    side = duel.a if who == "A" else duel.b
    while duel.phase != c.PHASE_END:
        duel.respond(())
    side.activates("Jar of Greed")
    assert duel.phase == c.PHASE_END
    duel.all_pass()
    assert links(duel)[-1] == (who, "Jar of Greed")
    assert duel.turn_player == "B"
    assert duel.b.names(c.LOCATION_MZONE) == ["Gemini Elf"]


def crackdown_duel(taken: str) -> Scenario:
    duel = Scenario(player="B")
    duel.a.monsters(taken, "Ice Hand").deck_top("Fire Hand")
    duel.b.set("Crackdown").hand("Smashing Ground", "Raigeki")
    duel.b.activates("Crackdown", taken)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [taken]
    duel.b.activates("Raigeki")
    duel.a.activates("Ice Hand")
    duel.all_pass()
    return duel


def test_case_45_control_returns_in_the_middle_of_an_effect() -> None:
    duel = crackdown_duel("Tatsunecro")
    duel.all_pass()
    assert duel.a.field_names == ["Tatsunecro"]
    assert "Crackdown" in duel.b.graveyard_names
    assert "Fire Hand" in duel.a.names(c.LOCATION_DECK)
    other = crackdown_duel("Gemini Elf")
    other.a.says(yes=True)
    other.all_pass()
    assert sorted(other.a.field_names) == ["Fire Hand", "Gemini Elf"]


def test_case_45_the_taken_monster_neither_attacks_nor_activates_anything() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Lyla, Lightsworn Sorceress").set("Jar of Greed")
    duel.b.set("Crackdown")
    duel.b.activates("Crackdown")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Lyla, Lightsworn Sorceress"]
    assert not duel.b.may_activate("Lyla, Lightsworn Sorceress")
    duel.b.battle_phase()
    assert not duel.b.may_attack("Lyla, Lightsworn Sorceress")


def test_case_46_the_new_controller_activates_a_trigger_met_earlier_in_the_chain() -> None:
    duel = Scenario()
    duel.a.hand("Mind Control").monsters("Gemini Elf")
    monster(duel.b, "Topologic Bomber Dragon", 5)
    duel.b.hand("Gizmek Orochi, the Serpentron Sky Slasher")
    duel.a.activates("Mind Control")
    duel.b.activates("Gizmek Orochi, the Serpentron Sky Slasher")
    while not (isinstance(duel.decision, d.SelectPlace) and duel.decision.player == 1):
        skip(duel)
    pointed = [key for key in duel.decision.places if key & 0xFF in (0, 1, 2)]
    duel.respond((pointed[0],))
    duel.all_pass()
    assert links(duel) == [
        ("A", "Mind Control"),
        ("B", "Gizmek Orochi, the Serpentron Sky Slasher"),
        ("A", "Topologic Bomber Dragon"),
    ]
    assert duel.a.names(c.LOCATION_MZONE) == duel.b.names(c.LOCATION_MZONE) == []
    assert len(duel.b.names(c.LOCATION_REMOVED)) == 8


def test_case_47_whoever_flips_a_borrowed_monster_summons_it() -> None:
    duel = Scenario()
    duel.a.hand("Mind Control")
    duel.b.face_up("Child's Play").face_down("Gemini Elf")
    duel.a.activates("Mind Control")
    duel.all_pass()
    duel.a.flips("Gemini Elf")
    duel.all_pass()
    assert duel.b.lp == 8300
    own = Scenario(player="B")
    own.b.face_up("Child's Play").face_down("Gemini Elf").hand("Vorse Raider")
    own.b.flips("Gemini Elf")
    own.b.summons("Vorse Raider")
    own.all_pass()
    assert own.b.lp == 8000


@pytest.mark.parametrize(("target", "gain"), [("Sheep Token", 0), ("Gemini Elf", 500)])
def test_case_48_a_token_is_never_banished(target: str, gain: int) -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Vorse Raider").face_up("Soul Absorption")
    monster(duel.b, "Sheep Token")
    duel.b.monsters("Gemini Elf")
    duel.a.summons("Caius the Shadow Monarch", ["Vorse Raider"])
    duel.a.picks(target)
    duel.all_pass()
    assert target not in duel.b.field_names
    assert duel.a.lp == 8000 + gain
    assert len(duel.b.names(c.LOCATION_REMOVED)) == (1 if gain else 0)


def test_case_49_a_token_sent_away_for_a_while_does_not_come_back() -> None:
    duel = Scenario()
    duel.a.set("Interdimensional Matter Transporter")
    monster(duel.a, "Sheep Token")
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert duel.a.field_names == []
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.field_names == []


@pytest.mark.parametrize("attacker", ["Emissary of Darkness Token", "Gemini Elf"])
def test_case_49_memory_of_an_adversary(attacker: str) -> None:
    duel = Scenario(player="B")
    monster(duel.b, attacker)
    if attacker != "Gemini Elf":
        duel.b.equipped("Axe of Despair", attacker)
    duel.a.set("Memory of an Adversary")
    duel.b.battle_phase()
    duel.b.attacks_directly(attacker)
    duel.a.activates("Memory of an Adversary")
    duel.all_pass()
    assert attacker not in duel.b.field_names
    assert duel.a.lp == (8000 - 1900 if attacker == "Gemini Elf" else 8000 - 1000)
    duel.b.ends_turn()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.field_names == []
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.field_names == (["Gemini Elf"] if attacker == "Gemini Elf" else [])


def test_case_50_a_token_cannot_be_banished_face_down() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand("Chaos Scepter Blast")
    monster(duel.b, "Sheep Token")
    assert not duel.a.may_activate("Chaos Scepter Blast"), "no Level 8 Spellcaster"
    lone = Scenario()
    monster(lone.a, "Dark Sage")
    lone.a.hand("Chaos Scepter Blast")
    monster(lone.b, "Sheep Token")
    lone.b.monsters("Gemini Elf")
    lone.a.activates("Chaos Scepter Blast")
    decision = lone.expect(0, (d.SelectCards,))
    assert isinstance(decision, d.SelectCards)
    names = {lone.kernel.by_key(ref.key).name for ref in decision.cards}
    assert names == {"Dark Sage", "Gemini Elf"}
    lone.a.picks("Gemini Elf")
    lone.all_pass()
    elf = lone.find("Gemini Elf")
    assert elf.location == c.LOCATION_REMOVED
    assert elf.is_face_down()


@pytest.mark.parametrize(("others", "legal"), [(5, True), (4, False)])
def test_case_50_a_token_does_not_pay_for_eater_of_millions(others: int, legal: bool) -> None:
    duel = Scenario()
    duel.a.hand("Eater of Millions", *["Mokey Mokey"] * others)
    monster(duel.a, "Sheep Token")
    assert duel.a.may_special_summon("Eater of Millions") == legal
    if legal:
        duel.a.special_summons("Eater of Millions")
        duel.all_pass()
        eater = duel.find("Eater of Millions")
        assert eater.location == c.LOCATION_MZONE
        assert (eater.attack, eater.defense) == (500, 500)
        assert "Sheep Token" in duel.a.field_names


@pytest.mark.parametrize("battle", [True, False])
def test_case_51_a_material_was_not_in_the_graveyard_at_the_destruction(battle: bool) -> None:
    duel = Scenario()
    holder = monster(duel.b, "Gem-Knight Pearl")
    materials(duel.b, holder, "Blue-Eyes Jet Dragon")
    duel.b.graveyard("Blue-Eyes White Dragon")
    duel.a.monsters("Blue-Eyes White Dragon").hand("Smashing Ground")
    if battle:
        duel.a.battle_phase()
        duel.a.attacks("Blue-Eyes White Dragon", "Gem-Knight Pearl")
    else:
        duel.a.activates("Smashing Ground")
    assert not duel.b.could_respond("Blue-Eyes Jet Dragon")
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == [
        "Blue-Eyes Jet Dragon",
        "Blue-Eyes White Dragon",
        "Gem-Knight Pearl",
    ]


def test_case_51_a_dragon_that_was_there_before_may_rise() -> None:
    duel = Scenario()
    monster(duel.b, "Gem-Knight Pearl")
    duel.b.graveyard("Blue-Eyes White Dragon", "Blue-Eyes Jet Dragon")
    duel.a.hand("Smashing Ground")
    duel.a.activates("Smashing Ground")
    assert duel.b.could_respond("Blue-Eyes Jet Dragon")


def test_case_53_a_target_that_became_an_equip_card() -> None:
    duel = Scenario()
    duel.a.hand("Book of Moon")
    duel.b.monsters("Gemini Elf").set("Metamorphortress")
    duel.a.activates("Book of Moon")
    duel.b.activates("Metamorphortress")
    duel.all_pass()
    fortress = duel.find("Metamorphortress")
    assert fortress.location == c.LOCATION_MZONE
    assert (fortress.attack, fortress.defense, fortress.level) == (2900, 2900, 4)
    elf = duel.find("Gemini Elf")
    assert elf.location == c.LOCATION_SZONE
    assert elf.is_face_up()
    assert elf.equipped_to is fortress


def test_case_53_the_fortress_goes_to_defense_after_its_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set("Metamorphortress")
    duel.a.activates("Metamorphortress")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks_directly("Metamorphortress")
    duel.all_pass()
    assert duel.b.lp == 8000 - 2900
    assert duel.find("Metamorphortress").is_in(c.POS_FACEUP_DEFENSE)


def test_case_54_an_equip_spell_with_a_negated_effect_stays_equipped() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Axe of Despair")
    duel.b.set("Imperial Order").life(600)
    duel.a.activates("Axe of Despair")
    duel.b.activates("Imperial Order")
    duel.all_pass()
    axe, elf = duel.find("Axe of Despair"), duel.find("Gemini Elf")
    assert axe.location == c.LOCATION_SZONE
    assert axe.equipped_to is elf
    assert elf.attack == 1900
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.graveyard_names == ["Imperial Order"], "its upkeep could not be paid"
    assert axe.equipped_to is elf
    assert elf.attack == 2900


def test_case_55_a_face_down_monster_banished_for_a_while_returns_face_down() -> None:
    duel = Scenario()
    farfa = "Farfa, Malebranche of the Burning Abyss"
    duel.a.hand("Foolish Burial", "Book of Moon").deck(farfa, "Mokey Mokey")
    duel.b.monsters("Breaker the Magical Warrior")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    duel.a.activates("Foolish Burial")
    duel.a.picks(farfa)
    duel.a.activates(farfa)
    duel.all_pass()
    assert duel.place_of("Breaker the Magical Warrior") == "banished"
    duel.a.ends_turn()
    while not isinstance(duel.decision, d.SelectPlace):
        skip(duel)
    assert duel.phase == c.PHASE_END
    skip(duel)
    breaker = duel.find("Breaker the Magical Warrior")
    assert breaker.position == c.POS_FACEDOWN_DEFENSE
    assert not duel.kernel.can_see(0, breaker)
    assert duel.kernel.can_see(1, breaker)
    duel.all_pass()
    assert not duel.b.may_activate("Breaker the Magical Warrior")


@pytest.mark.parametrize("answer", ["Horn of Heaven", "Solemn Judgment"])
def test_case_56_a_monster_whose_summon_is_negated_was_never_on_the_field(answer: str) -> None:
    duel = Scenario()
    duel.a.hand("Sangan", "Gemini Elf")
    duel.b.set(answer).monsters("Mokey Mokey")
    duel.a.summons("Sangan")
    duel.b.activates(answer)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Sangan"]
    assert links(duel) == [("B", answer)]
    assert not duel.a.may_summon("Gemini Elf")
    assert duel.happened(LpChanged) == [] or answer == "Solemn Judgment"


def test_case_57_a_link_monster_still_being_summoned_points_nowhere() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monster_in(2, "Flamvell Guard").monster_in(3, "Elemental HERO Bubbleman")
    duel.a.hand("Mask Change").extra("Linkuriboh", "Masked HERO Acid")
    duel.b.monsters("Thunder King Rai-Oh")
    duel.a.special_summons("Linkuriboh")
    duel.a.picks("Flamvell Guard")
    duel.a.places(5)
    duel.b.activates("Thunder King Rai-Oh")
    duel.a.activates("Mask Change")
    seen: list[list[int]] = []
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        if isinstance(decision, d.SelectPlace):
            seen.append([key & 0xFF for key in decision.places])
            duel.respond((decision.places[0],))
        elif isinstance(decision, d.SelectPosition):
            duel.respond((decision.positions[0],))
        else:
            duel.respond(())
    acid = duel.find("Masked HERO Acid")
    assert acid.in_extra_monster_zone, "only an Extra Monster Zone is open to it"
    assert seen[-1] == [5, 6]
    assert duel.place_of("Linkuriboh") == "GY"
