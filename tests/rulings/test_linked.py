"""Cards linked to another card (LINKED): how long their effects last and what ends them."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Moved
from tests.rulings.attacking import attackers, offered
from tests.rulings.building import materials, monster, put
from tests.scenario import Scenario, Side

CHAIN = "Fiendish Chain"
JUDGMENT = "Judgment Dragon"
MST = "Mystical Space Typhoon"
DECREE = "Royal Decree"


def judged(duel: Scenario, side: Side) -> bool:
    """Whether Judgment Dragon's effect, if it is used now, destroys something (tried on a copy)."""
    twin = duel.duel.clone()
    decision = twin.decision
    assert isinstance(decision, d.IdleCommand)
    assert decision.player == side.index
    before = len(twin.kernel.players[1 - side.index].field())
    option = next(
        x for x in decision.commands if x.kind == d.ACT_ACTIVATE and duel.is_named(x.card, JUDGMENT)
    )
    twin.respond(option.response)
    while isinstance(twin.decision, d.ChainResponse):
        twin.respond(())
    assert twin.kernel.state.lp[side.index] == duel.kernel.state.lp[side.index] - 1000
    return len(twin.kernel.players[1 - side.index].field()) < before


@pytest.mark.ruling("LINKED-001")
def test_fiendish_chain_lasts_while_both_stay() -> None:
    duel = Scenario(player="B")
    duel.a.set(CHAIN, "Waboku")
    duel.b.hand(MST)
    monster(duel.b, JUDGMENT)
    assert judged(duel, duel.b)
    duel.b.ends_turn()
    duel.a.activates(CHAIN)
    duel.all_pass()
    dragon = duel.b.card(JUDGMENT)
    assert dragon.is_negated()
    assert not judged(duel, duel.b)
    duel.b.battle_phase()
    assert attackers(duel) == []
    duel.b.activates(MST, CHAIN)
    duel.all_pass()
    assert duel.place_of(CHAIN) == "GY"
    assert not dragon.is_negated()
    assert attackers(duel) == [JUDGMENT]


@pytest.mark.ruling("LINKED-002")
def test_a_negated_link_works_again_when_the_negation_ends() -> None:
    duel = Scenario()
    duel.a.set(CHAIN).hand(MST, "Raigeki")
    monster(duel.b, JUDGMENT)
    duel.b.set(DECREE)
    duel.a.activates(CHAIN)
    duel.all_pass()
    dragon = duel.b.card(JUDGMENT)
    assert dragon.is_negated()
    duel.a.ends_turn()
    duel.b.activates(DECREE)
    duel.all_pass()
    assert not dragon.is_negated()
    assert duel.a.card(CHAIN).is_face_up()
    duel.a.ends_turn()
    duel.all_pass()
    assert judged(duel, duel.b)
    duel.b.ends_turn()
    duel.a.activates(MST, DECREE)
    duel.all_pass()
    assert dragon.is_negated()
    duel.a.ends_turn()
    duel.all_pass()
    assert not judged(duel, duel.b)


@pytest.mark.ruling("LINKED-012")
def test_linked_destruction_comes_at_once() -> None:
    duel = Scenario(player="A")
    duel.a.set("Limit Reverse").graveyard("Mystical Elf").hand("Smashing Ground")
    duel.b.monsters("Fire Hand").deck("Ice Hand", "Wattkid")
    duel.a.activates("Limit Reverse")
    duel.all_pass()
    duel.a.activates("Smashing Ground")
    duel.b.activates("Fire Hand")
    decision = duel.expect(1, (d.YesNo,))
    assert isinstance(decision, d.YesNo)
    assert duel.a.graveyard_names == ["Smashing Ground", "Mystical Elf", "Limit Reverse"]
    duel.b.says(True)
    duel.all_pass()
    moved = [duel.kernel.by_key(event.after.card.key).name for event in duel.happened(Moved)]
    assert moved.index("Limit Reverse") < moved.index("Ice Hand")
    assert duel.b.field_names == ["Ice Hand"]


@pytest.mark.ruling("LINKED-013")
def test_the_destruction_for_a_position_change_waits_for_the_effect() -> None:
    duel = Scenario()
    duel.a.set("Limit Reverse").graveyard("Shield Worm")
    duel.a.activates("Limit Reverse")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Limit Reverse", "Shield Worm"]
    assert duel.b.graveyard_names == ["Mokey Mokey"]
    to_grave = [
        duel.kernel.by_key(event.after.card.key).name
        for event in duel.happened(Moved)
        if event.after.card.location == c.LOCATION_GRAVE
    ]
    assert to_grave[0] == "Mokey Mokey"


@pytest.mark.ruling("LINKED-018")
def test_willpower_binds_its_monster_while_it_lasts() -> None:
    woman = "Amazoness Swords Woman"
    duel = Scenario()
    duel.a.set("Amazoness Willpower").graveyard(woman)
    duel.b.monsters("Wattkid")
    duel.a.activates("Amazoness Willpower")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert not duel.a.may_change_position(woman)
    duel.a.battle_phase()
    assert (d.ACT_ATTACK, woman) in offered(duel)
    assert not duel.a.may_enter_main_phase_2()
    assert all(kind not in (d.ACT_MAIN2, d.ACT_END) for kind, _ in offered(duel))


@pytest.mark.ruling("LINKED-021")
def test_an_unaffected_monster_is_not_negated_by_its_equip_spell() -> None:
    horus = "Horus the Black Flame Dragon LV6"
    duel = Scenario()
    duel.a.hand("Overdone Burial", "Dark Magician").graveyard(horus).monsters("Wattkid")
    duel.b.hand("Raigeki")
    duel.a.activates("Overdone Burial")
    duel.all_pass()
    assert duel.place_of(horus) == "Monster Zone"
    assert not duel.a.card(horus).is_negated()
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of("Wattkid") == "GY"
    assert duel.place_of(horus) == "Monster Zone"


@pytest.mark.ruling("LINKED-022")
def test_a_negated_spirit_reaper_is_not_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Overdone Burial", "Dark Magician").graveyard("Spirit Reaper")
    duel.a.activates("Overdone Burial")
    duel.all_pass()
    assert duel.a.field_names == ["Spirit Reaper", "Overdone Burial"]
    assert duel.a.card("Spirit Reaper").is_negated()
    assert duel.a.card("Overdone Burial").equipped_to is duel.a.card("Spirit Reaper")


@pytest.mark.ruling("LINKED-023")
def test_xyz_material_has_not_left_the_field() -> None:
    blade = "Phantom Knights' Fog Blade"
    duel = Scenario()
    duel.a.set(blade)
    duel.b.monsters("Goblindbergh", "Gemini Elf").extra("Number 39: Utopia")
    duel.a.activates(blade)
    duel.all_pass()
    assert duel.b.card("Goblindbergh").is_negated()
    duel.a.ends_turn()
    duel.b.special_summons("Number 39: Utopia")
    duel.b.picks("Goblindbergh", "Gemini Elf")
    duel.all_pass()
    assert duel.b.field_names == ["Number 39: Utopia"]
    assert duel.a.field_names == [blade]
    assert duel.a.card(blade).is_face_up()


@pytest.mark.ruling("LINKED-024")
def test_a_named_monster_is_gone_as_soon_as_it_is_material() -> None:
    talisman, leviathan = "Talisman of Trap Sealing", "Number 17: Leviathan Dragon"
    duel = Scenario()
    duel.a.monsters("Sealmaster Meisei", "Elemental HERO Avian").face_up(talisman).extra(leviathan)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(leviathan)
    duel.a.picks("Sealmaster Meisei", "Elemental HERO Avian")
    assert duel.b.could_respond("Solemn Judgment")
    duel.b.activates("Solemn Judgment")
    assert duel.place_of(talisman) == "GY"
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.b.lp == 4000


@pytest.mark.ruling("LINKED-003")
def test_control_by_crackdown_follows_its_negation() -> None:
    duel = Scenario()
    duel.a.set("Crackdown").hand(MST)
    duel.b.monsters("Gemini Elf").set(DECREE)
    duel.a.activates("Crackdown")
    duel.all_pass()
    elf = duel.a.card("Gemini Elf")
    assert elf.location == c.LOCATION_MZONE
    duel.a.ends_turn()
    duel.b.activates(DECREE)
    duel.all_pass()
    assert elf.controller.index == 1
    assert duel.a.card("Crackdown").is_face_up()
    duel.a.activates(MST, DECREE)
    duel.all_pass()
    assert elf.controller.index == 0
    assert duel.a.field_names == ["Gemini Elf", "Crackdown"]


def charmed() -> Scenario:
    """A took B's Blazing Inpachi with Hiita in turn 3; B's Set cards wait."""
    duel = Scenario()
    duel.a.face_down("Hiita the Fire Charmer")
    duel.b.monsters("Blazing Inpachi").set("Book of Moon", CHAIN)
    duel.a.flips("Hiita the Fire Charmer")
    duel.all_pass()
    assert duel.a.field_names == ["Hiita the Fire Charmer", "Blazing Inpachi"]
    duel.a.ends_turn()
    return duel


@pytest.mark.ruling("LINKED-005")
def test_a_lasting_effect_ends_when_its_source_is_face_down() -> None:
    duel = charmed()
    duel.b.activates("Book of Moon", "Hiita the Fire Charmer")
    duel.all_pass()
    assert duel.a.card("Hiita the Fire Charmer").is_face_down()
    assert "Blazing Inpachi" in duel.b.field_names


@pytest.mark.ruling("LINKED-006")
def test_a_lasting_effect_is_not_undone_by_negating_its_source() -> None:
    duel = charmed()
    duel.b.activates(CHAIN)
    duel.all_pass()
    assert duel.a.card("Hiita the Fire Charmer").is_negated()
    assert "Blazing Inpachi" in duel.a.field_names


@pytest.mark.ruling("LINKED-015")
def test_a_negation_by_a_trap_lasts_while_the_trap_works() -> None:
    duel = Scenario()
    duel.a.set("Abyss-sphere").deck("Mermail Abyssmegalo", *["Wattkid"] * 5)
    duel.b.set(DECREE).hand(MST)
    duel.a.activates("Abyss-sphere")
    duel.all_pass()
    megalo = duel.a.card("Mermail Abyssmegalo")
    assert megalo.location == c.LOCATION_MZONE
    assert megalo.is_negated()
    duel.a.ends_turn()
    duel.b.activates(DECREE)
    duel.all_pass()
    assert not megalo.is_negated()
    duel.a.ends_turn()
    duel.b.activates(MST, DECREE)
    duel.all_pass()
    assert duel.a.card("Abyss-sphere").is_face_up()
    assert megalo.is_negated()


@pytest.mark.ruling("LINKED-016")
def test_summoned_with_its_effects_negated_is_once_and_for_all() -> None:
    norden = "Elder Entity Norden"
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Cannon Soldier").monsters("Wattkid")
    put(duel.a, norden, c.LOCATION_GRAVE)
    duel.b.set(CHAIN)
    duel.a.activates("Monster Reborn", norden)
    duel.a.activates(norden)
    duel.all_pass()
    assert duel.a.card("Cannon Soldier").is_negated()
    duel.a.ends_turn()
    duel.b.activates(CHAIN, norden)
    duel.all_pass()
    assert duel.a.card(norden).is_negated()
    assert duel.a.card("Cannon Soldier").is_negated()
    duel.a.activates("Cannon Soldier", "Wattkid")
    duel.all_pass()
    assert duel.place_of("Wattkid") == "GY"
    assert duel.b.lp == 8000


@pytest.mark.ruling("LINKED-020")
def test_a_negated_monster_has_no_protection() -> None:
    master = "Blackwing Armor Master"
    duel = Scenario(player="B")
    duel.a.set("Wicked Rebirth")
    put(duel.a, master, c.LOCATION_GRAVE)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.a.activates("Wicked Rebirth")
    duel.all_pass()
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", master)
    duel.all_pass()
    assert duel.place_of(master) == "GY"
    assert duel.a.lp == 6700


@pytest.mark.ruling("LINKED-004")
def test_a_lasting_negation_survives_the_negation_of_its_source() -> None:
    hand = "Number 106: Giant Hand"
    duel = Scenario(player="B")
    materials(duel.a, monster(duel.a, hand), "Gemini Elf", "Vorse Raider")
    duel.a.set("Waboku")
    monster(duel.b, JUDGMENT)
    duel.b.set(CHAIN)
    duel.b.activates(JUDGMENT)
    duel.a.activates(hand)
    duel.all_pass()
    dragon = duel.b.card(JUDGMENT)
    assert dragon.is_negated()
    assert duel.a.field_names == [hand, "Waboku"]
    duel.b.activates(CHAIN, hand)
    duel.all_pass()
    assert duel.a.card(hand).is_negated()
    assert dragon.is_negated()
    assert not judged(duel, duel.b)


@pytest.mark.ruling("LINKED-014")
def test_what_falls_with_a_trap_is_no_substitute_for_it() -> None:
    blue_eyes = "Blue-Eyes White Dragon"
    duel = Scenario(rules="mr4")
    duel.a.set("Call of the Haunted").graveyard(blue_eyes).monster_in(1, "Proxy Dragon")
    duel.b.hand("Harpie's Feather Duster")
    duel.a.activates("Call of the Haunted")
    duel.a.places(0)
    assert duel.a.card(blue_eyes) in duel.a.card("Proxy Dragon").points_to()
    duel.a.ends_turn()
    duel.b.activates("Harpie's Feather Duster")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert sorted(duel.a.graveyard_names) == [blue_eyes, "Call of the Haunted"]
    assert duel.a.field_names == ["Proxy Dragon"]
    duel = Scenario(rules="mr4")  # another monster it points to may be the substitute
    duel.a.set("Waboku").monsters("Wattkid").monster_in(1, "Proxy Dragon")
    duel.b.hand("Harpie's Feather Duster")
    duel.a.ends_turn()
    duel.b.activates("Harpie's Feather Duster")
    duel.a.says(True)
    duel.all_pass()
    assert duel.place_of("Waboku") == "Spell & Trap Zone"
    assert duel.place_of("Wattkid") == "GY"
