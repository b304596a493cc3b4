"""Xyz Materials: what they are, and where they go (MAT)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.events import BecameTargets, Moved
from tests.rulings.building import materials, monster
from tests.scenario import Scenario, Side

PEARL = "Gem-Knight Pearl"


def pearl(side: Side, *under: str, zone: int = 0) -> Card:
    """Gem-Knight Pearl with these materials."""
    card = monster(side, PEARL, zone)
    materials(side, card, *under)
    return side.card(PEARL)


def held(card: Card) -> list[str]:
    """Names of a card's materials."""
    return [each.name for each in card.materials()]


@pytest.mark.ruling("MAT-001")
def test_materials_are_not_on_the_field() -> None:
    duel = Scenario()
    pearl(duel.b, "Gemini Elf", "Vorse Raider")
    duel.a.set("Secret Barrel")
    duel.a.activates("Secret Barrel")
    duel.all_pass()
    assert duel.b.lp == 7800


@pytest.mark.ruling("MAT-002")
def test_materials_cannot_be_targeted() -> None:
    duel = Scenario()
    pearl(duel.b, "Gemini Elf", "Vorse Raider")
    duel.a.set("Raigeki Break").hand("Kuriboh")
    duel.a.activates("Raigeki Break")
    # Pearl is the one target there is, so nothing is asked.
    duel.all_pass()
    told = duel.happened(BecameTargets)
    assert [[duel.kernel.by_key(each.card.key).name for each in event.cards] for event in told] == [[PEARL]]
    assert sorted(duel.b.graveyard_names) == sorted([PEARL, "Gemini Elf", "Vorse Raider"])


@pytest.mark.ruling("MAT-008")
def test_sent_to_the_graveyard_triggers_but_not_sent_from_the_field() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Eclipse Wyvern", "Goblin Zombie")
    duel.a.deck_top("Blue-Eyes White Dragon", "Spirit Reaper")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.banished_names == ["Blue-Eyes White Dragon"]  # Eclipse Wyvern's effect
    assert duel.a.hand_names == []  # Goblin Zombie would have found Spirit Reaper


@pytest.mark.ruling("MAT-009")
def test_material_is_no_monster_that_would_be_banished() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Gemini Elf", "Gemini Elf")
    duel.b.face_up("Dimensional Fissure").hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.banished_names == [PEARL]
    assert duel.a.graveyard_names == ["Gemini Elf", "Gemini Elf"]


@pytest.mark.ruling("MAT-010")
def test_material_is_a_card_that_would_be_banished() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Gemini Elf", "Gemini Elf")
    duel.b.face_up("Macro Cosmos").hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert sorted(duel.a.banished_names) == [PEARL, "Gemini Elf", "Gemini Elf"]
    # Variant: Banisher of the Radiance, which survives on the other field.
    other = Scenario(player="B")
    pearl(other.a, "Gemini Elf", "Gemini Elf")
    other.b.monsters("Banisher of the Radiance").hand("Raigeki")
    other.b.activates("Raigeki")
    other.all_pass()
    assert sorted(other.a.banished_names) == [PEARL, "Gemini Elf", "Gemini Elf"]


@pytest.mark.ruling("MAT-012")
def test_a_pendulum_material_goes_to_the_graveyard() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Flash Knight", "Gemini Elf")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert "Flash Knight" in duel.a.graveyard_names
    assert duel.a.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("MAT-014")
def test_materials_of_a_monster_that_leaves_go_to_the_graveyard_by_rule() -> None:
    duel = Scenario()
    pearl(duel.a, "Gemini Elf", "Vorse Raider")
    duel.a.set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == [PEARL]
    assert duel.a.card(PEARL).is_face_down()
    assert duel.a.hand_names == []
    assert sorted(duel.a.graveyard_names) == ["Compulsory Evacuation Device", "Gemini Elf", "Vorse Raider"]
    moved = [
        each
        for each in duel.happened(Moved)
        if each.after.card.code
        and duel.kernel.card(each.after.card.key).name in ("Gemini Elf", "Vorse Raider")
    ]
    assert len(moved) == 2
    for each in moved:
        assert each.reason & c.REASON_RULE
        assert not each.reason & (c.REASON_DESTROY | c.REASON_EFFECT)


@pytest.mark.ruling("MAT-015")
def test_a_face_down_xyz_monster_keeps_its_materials_face_up() -> None:
    duel = Scenario()
    pearl(duel.a, "Gemini Elf", "Vorse Raider")
    duel.a.hand("Book of Moon")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    card = duel.a.card(PEARL)
    assert card.position == c.POS_FACEDOWN_DEFENSE
    assert held(card) == ["Gemini Elf", "Vorse Raider"]
    for player in (0, 1):
        view = duel.duel.view(player).sides[0].monsters[0]
        assert view is not None
        assert (view.code == 0) == (player == 1)
        assert [each.code for each in view.materials] == [each.code for each in card.materials()]


@pytest.mark.ruling("MAT-017")
def test_materials_follow_a_change_of_control() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Gemini Elf", "Vorse Raider")
    duel.a.set("Raigeki Break").hand("Kuriboh")
    duel.b.hand("Change of Heart").monsters("Luster Dragon")
    duel.b.activates("Change of Heart")
    duel.all_pass()
    assert duel.b.card(PEARL).controller.index == 1
    assert held(duel.b.card(PEARL)) == ["Gemini Elf", "Vorse Raider"]
    duel.b.changes_position("Luster Dragon")
    duel.a.activates("Raigeki Break", PEARL)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Change of Heart"]
    assert {PEARL, "Gemini Elf", "Vorse Raider"} < set(duel.a.graveyard_names)


@pytest.mark.ruling("MAT-018")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_materials_follow_to_another_zone(rules: str) -> None:
    duel = Scenario(rules=rules, player="B")
    pearl(duel.a, "Gemini Elf", "Vorse Raider", zone=5)
    duel.b.hand("Change of Heart")
    duel.b.activates("Change of Heart")
    duel.all_pass()
    card = duel.b.card(PEARL)
    assert card.in_main_monster_zone
    assert len(card.materials()) == 2


@pytest.mark.ruling("MAT-016")
def test_shuffled_among_hats_it_keeps_its_materials() -> None:
    duel = Scenario(player="B")
    pearl(duel.a, "Gemini Elf", "Vorse Raider")
    duel.a.set("Magical Hats").deck_top("Jar of Greed", "Dian Keto the Cure Master")
    duel.b.monsters("Luster Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Luster Dragon", PEARL)
    duel.a.activates("Magical Hats")
    duel.all_pass()
    hidden = duel.kernel.cards_in(0, c.LOCATION_MZONE)
    assert len(hidden) == 3
    assert held(duel.a.card(PEARL)) == ["Gemini Elf", "Vorse Raider"]
    assert [len(each.materials()) for each in hidden if each.name != PEARL] == [0, 0]


@pytest.mark.ruling("MAT-003")
def test_a_card_that_becomes_material_has_not_left_the_field() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Zombie", "Gemini Elf").extra(PEARL)
    duel.b.set("Phantom Knights' Fog Blade")
    duel.a.changes_position("Gemini Elf")
    duel.b.activates("Phantom Knights' Fog Blade")
    duel.all_pass()
    assert duel.a.card("Goblin Zombie").is_negated()
    duel.a.special_summons(PEARL)
    duel.a.picks("Goblin Zombie", "Gemini Elf")
    duel.all_pass()
    assert held(duel.a.card(PEARL)) == ["Goblin Zombie", "Gemini Elf"]
    assert duel.place_of("Phantom Knights' Fog Blade") == "Spell & Trap Zone"
    assert not duel.a.card(PEARL).is_negated()


def test_fog_blade_goes_with_a_monster_that_leaves() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Zombie", "Gemini Elf").hand("Dark Hole")
    duel.b.set("Phantom Knights' Fog Blade")
    duel.a.changes_position("Gemini Elf")
    duel.b.activates("Phantom Knights' Fog Blade")
    duel.all_pass()
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of("Phantom Knights' Fog Blade") == "GY"


@pytest.mark.ruling("MAT-006")
def test_detached_material_is_not_sent_from_the_field() -> None:
    duel = Scenario()
    dragon = monster(duel.a, "Number 17: Leviathan Dragon")
    materials(duel.a, dragon, "Sangan", "Zubaba Knight")
    duel.a.deck_top("Kuriboh")
    duel.a.activates("Number 17: Leviathan Dragon")
    duel.a.picks("Sangan")
    assert not duel.a.could_respond("Sangan")
    duel.all_pass()
    assert duel.place_of("Sangan") == "GY"
    assert duel.a.hand_names == []
    assert duel.a.card("Number 17: Leviathan Dragon").attack == 2500


@pytest.mark.ruling("MAT-013")
def test_a_trap_monster_may_be_material() -> None:
    duel = Scenario(rules="mr4")
    duel.a.set("Zoma the Spirit", *["Mirror Force"] * 4).monsters("Gemini Elf").extra(PEARL)
    duel.a.hand("Jar of Greed")
    duel.a.activates("Zoma the Spirit")
    duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks("Zoma the Spirit", "Gemini Elf")
    duel.all_pass()
    assert held(duel.a.card(PEARL)) == ["Zoma the Spirit", "Gemini Elf"]
    zoma = duel.find("Zoma the Spirit")
    assert not zoma.is_monster()
    assert not zoma.is_trap()
    assert duel.a.may_set("Jar of Greed")


@pytest.mark.ruling("MAT-019")
def test_materials_of_a_negated_xyz_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Zombie", "Gemini Elf").extra(PEARL).deck_top("Spirit Reaper")
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(PEARL)
    duel.a.picks("Goblin Zombie", "Gemini Elf")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.field_names == []
    assert {"Goblin Zombie", "Gemini Elf"} <= set(duel.a.graveyard_names)
    assert duel.a.hand_names == []  # Goblin Zombie would have found Spirit Reaper


def _pearl_with_a_gained_effect(*, traps: tuple[str, ...] = ()) -> Scenario:
    """A Xyz Summons Gem-Knight Pearl with Gagaga Girl (Level 4) and Gagaga Magician."""
    duel = Scenario()
    duel.a.monsters("Gagaga Girl", "Gagaga Magician").extra(PEARL)
    duel.a.hand("Book of Moon", "Book of Taiyou")
    monster(duel.b, "Gaia Knight, the Force of Earth", 5)
    duel.b.set(*traps).hand("Kuriboh", "Effect Veiler")
    duel.a.activates("Gagaga Girl")
    duel.all_pass()
    assert duel.a.card("Gagaga Girl").level == 4
    duel.a.special_summons(PEARL)
    duel.a.picks("Gagaga Girl", "Gagaga Magician")
    return duel


@pytest.mark.ruling("MAT-027")
def test_a_gained_effect_is_the_xyz_monsters_own() -> None:
    duel = _pearl_with_a_gained_effect(traps=("Divine Wrath",))
    duel.a.activates(PEARL)
    link = duel.kernel.state.chain[-1]
    assert duel.kernel.card(link.uid).name == PEARL
    duel.b.activates("Divine Wrath")
    duel.b.picks("Kuriboh")
    duel.all_pass()
    assert duel.place_of(PEARL) == "GY"
    assert duel.b.card("Gaia Knight, the Force of Earth").attack == 2600
    free = _pearl_with_a_gained_effect()
    free.a.activates(PEARL)
    free.all_pass()
    assert free.b.card("Gaia Knight, the Force of Earth").attack == 0


@pytest.mark.ruling("MAT-028")
def test_turned_face_down_it_forgets_what_it_gained() -> None:
    duel = _pearl_with_a_gained_effect()
    duel.all_pass()
    assert duel.a.card(PEARL).is_effect_monster()
    duel.a.activates("Book of Moon", PEARL)
    duel.all_pass()
    duel.a.activates("Book of Taiyou")
    duel.all_pass()
    pearl_ = duel.a.card(PEARL)
    assert pearl_.is_face_up()
    assert not pearl_.is_effect_monster()
    assert held(pearl_) == ["Gagaga Girl", "Gagaga Magician"]


@pytest.mark.ruling("MAT-029")
def test_negated_it_still_is_an_effect_monster() -> None:
    duel = _pearl_with_a_gained_effect(traps=("Skill Drain",))
    duel.all_pass()
    duel.a.activates("Book of Moon", "Gaia Knight, the Force of Earth")
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert duel.a.card(PEARL).is_effect_monster()
    assert duel.a.card(PEARL).is_negated()
    duel.a.activates("Book of Taiyou")
    assert duel.b.could_respond("Effect Veiler")
    other = _pearl_with_a_gained_effect()
    assert other.b.could_respond("Effect Veiler")


@pytest.mark.ruling("MAT-007")
@pytest.mark.parametrize("how", ["detached", "destroyed"])
def test_material_sent_to_the_graveyard_triggers_there(how: str) -> None:
    duel = Scenario(player="B")
    utopia = monster(duel.a, "Number 39: Utopia", 0)
    materials(duel.a, utopia, "Elemental HERO Shadow Mist")
    duel.a.deck_top("Elemental HERO Sparkman")
    duel.b.monsters("Vorse Raider").hand("Raigeki")
    if how == "detached":
        duel.b.battle_phase()
        duel.b.attacks("Vorse Raider", "Number 39: Utopia")
        duel.a.activates("Number 39: Utopia")
    else:
        duel.b.activates("Raigeki")
    duel.a.activates("Elemental HERO Shadow Mist")
    duel.all_pass()
    assert duel.a.hand_names == ["Elemental HERO Sparkman"]


@pytest.mark.ruling("MAT-011")
def test_material_detached_is_not_banished_for_leaving_the_field() -> None:
    duel = Scenario()
    zombie = "Plaguespreader Zombie"
    duel.a.graveyard(zombie).hand("Kuriboh").monsters("Zubaba Knight").extra("Number 17: Leviathan Dragon")
    duel.a.activates(zombie)
    duel.all_pass()
    card = duel.a.card(zombie)
    assert card.location == c.LOCATION_MZONE
    duel.kernel.add_lingering(  # Level 3 for the Summon
        effect=c.EFFECT_CHANGE_LEVEL,
        value=3,
        source=None,
        player=0,
        targets=((card.uid, card.data.generation),),
    )
    duel.a.battle_phase()
    duel.a.main_phase_2()  # the commands are gathered anew
    duel.a.special_summons("Number 17: Leviathan Dragon")
    duel.a.picks(zombie, "Zubaba Knight")
    duel.all_pass()
    duel.a.activates("Number 17: Leviathan Dragon")
    duel.a.picks(zombie)
    duel.all_pass()
    assert zombie in duel.a.graveyard_names
    assert duel.a.banished_names == []


@pytest.mark.ruling("MAT-021")
def test_material_detached_for_a_cost_is_not_sent_by_an_effect() -> None:
    duel = Scenario(player="B")
    utopia = monster(duel.a, "Number 39: Utopia", 0)
    materials(duel.a, utopia, "Shaddoll Squamata")
    duel.a.deck_top("Shaddoll Beast")
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Number 39: Utopia")
    duel.a.activates("Number 39: Utopia")
    assert not duel.a.could_respond("Shaddoll Squamata")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Shaddoll Squamata"]


@pytest.mark.ruling("MAT-023")
def test_material_detached_by_an_effect_is_sent_by_an_effect() -> None:
    duel = Scenario(player="B")
    djinn = monster(duel.a, "Maestroke the Symphony Djinn", 0)
    materials(duel.a, djinn, "Shaddoll Squamata")
    duel.a.deck_top("Shaddoll Beast")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.expect(0, (d.YesNo, d.EffectYesNo))
    duel.respond((1,))  # detach instead of the destruction
    assert duel.a.could_respond("Shaddoll Squamata")
    duel.a.activates("Shaddoll Squamata")
    duel.all_pass()
    assert duel.a.field_names == ["Maestroke the Symphony Djinn"]
    assert "Shaddoll Beast" in duel.a.graveyard_names
