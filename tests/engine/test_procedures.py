"""The six ways to Summon from the Extra Deck, by Ritual and by Pendulum, in each era's zones."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.procedures.fusion import Fusion
from app.engine.procedures.link import Link
from app.engine.procedures.synchro import Synchro
from app.engine.procedures.xyz import Xyz
from tests.scenario import Scenario, pool


def test_fusion_summon_from_hand_and_field() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Curse of Dragon").monsters("Gaia The Fierce Knight")
    duel.a.extra("Gaia the Dragon Champion")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Curse of Dragon", "Gaia The Fierce Knight")
    duel.all_pass()
    assert duel.place_of("Gaia the Dragon Champion") == "Monster Zone"
    assert duel.a.graveyard_names == ["Curse of Dragon", "Gaia The Fierce Knight", "Polymerization"]
    assert duel.a.card("Gaia the Dragon Champion").was_summoned_by(c.SUMMON_TYPE_FUSION)


def test_polymerization_needs_the_right_materials() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Vorse Raider").monsters("Gaia The Fierce Knight")
    duel.a.extra("Gaia the Dragon Champion")
    assert not duel.a.may_activate("Polymerization")


def test_ritual_summon_without_a_superfluous_tribute() -> None:
    duel = Scenario()
    duel.a.hand("Black Luster Ritual", "Black Luster Soldier", "Summoned Skull", "Vorse Raider", "Wattkid")
    duel.a.activates("Black Luster Ritual")
    duel.all_pass()
    decision = duel.decision
    assert isinstance(decision, d.SelectSum)
    by_name = {duel.kernel.by_key(ref.key).name: ref.key for ref in decision.cards}
    assert decision.accepts((by_name["Summoned Skull"], by_name["Vorse Raider"]))
    assert not decision.accepts(tuple(by_name.values())), "Wattkid would be superfluous"
    assert not decision.accepts((by_name["Summoned Skull"],))
    duel.a.picks("Summoned Skull", "Vorse Raider")
    duel.all_pass()
    assert duel.place_of("Black Luster Soldier") == "Monster Zone"
    assert duel.place_of("Wattkid") == "hand"


def test_a_ritual_monster_cannot_be_revived_before_its_ritual() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Black Luster Soldier")
    assert not duel.a.may_activate("Monster Reborn")


def test_a_synchro_summon_needs_a_tuner_and_the_exact_level() -> None:
    duel = Scenario()
    duel.a.monsters("Wattkid", "Giant Soldier of Stone").extra("Gaia Knight, the Force of Earth")
    assert not duel.a.may_special_summon("Gaia Knight, the Force of Earth"), "3+3, but no Tuner"
    duel = Scenario()
    duel.a.monsters("Tune Warrior", "Skull Servant", "Celtic Guardian")
    duel.a.extra("Gaia Knight, the Force of Earth")
    assert not duel.a.may_special_summon("Gaia Knight, the Force of Earth"), "3+1+4, 3+4 and 3+1 are not 6"


def test_synchro_summon_by_exact_levels() -> None:
    duel = Scenario()
    duel.a.monsters("Genex Controller", "Wattkid").extra("Gaia Knight, the Force of Earth")
    duel.a.special_summons("Gaia Knight, the Force of Earth")
    duel.a.picks("Genex Controller", "Wattkid")
    duel.all_pass()
    assert duel.place_of("Gaia Knight, the Force of Earth") == "Monster Zone"
    assert sorted(duel.a.graveyard_names) == ["Genex Controller", "Wattkid"]


def test_xyz_summon_attaches_its_materials() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf", "Wattkid").extra("Gem-Knight Pearl")
    duel.a.special_summons("Gem-Knight Pearl")
    duel.a.picks("Vorse Raider", "Gemini Elf")
    duel.all_pass()
    pearl = duel.a.card("Gem-Knight Pearl")
    assert {card.name for card in pearl.materials()} == {"Vorse Raider", "Gemini Elf"}
    assert duel.a.graveyard_names == []


def test_a_detached_material_goes_to_the_graveyard_and_the_effect_is_used_once() -> None:
    duel = Scenario()
    duel.a.monsters("Wattkid", "Giant Soldier of Stone").extra("Number 17: Leviathan Dragon")
    duel.a.special_summons("Number 17: Leviathan Dragon")
    duel.a.picks("Wattkid", "Giant Soldier of Stone")
    duel.a.activates("Number 17: Leviathan Dragon")
    duel.a.picks("Wattkid")
    duel.all_pass()
    assert duel.a.card("Number 17: Leviathan Dragon").attack == 2500
    assert duel.a.graveyard_names == ["Wattkid"]
    assert not duel.a.may_activate("Number 17: Leviathan Dragon")


def test_link_summon_goes_to_an_extra_monster_zone() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters("Vorse Raider", "Wattkid").extra("Proxy Dragon")
    duel.a.special_summons("Proxy Dragon")
    duel.a.picks("Vorse Raider", "Wattkid")
    duel.all_pass()
    assert duel.a.card("Proxy Dragon").in_extra_monster_zone


@pytest.mark.parametrize(("rules", "zones"), [("mr3", 5), ("mr4", 2), ("mr5", 7)])
def test_extra_deck_monsters_are_placed_by_era(rules: str, zones: int) -> None:
    duel = Scenario(rules=rules)
    duel.a.monsters("Vorse Raider", "Gemini Elf").extra("Gem-Knight Pearl")
    duel.a.special_summons("Gem-Knight Pearl")
    duel.a.picks("Vorse Raider", "Gemini Elf")
    decision = duel.decision
    assert isinstance(decision, d.SelectPlace)
    assert len(decision.places) == zones


def test_link_arrows_open_main_monster_zones_in_mr4() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monster_in(5, "Proxy Dragon")
    duel.a.monster_in(2, "Vorse Raider").monster_in(3, "Gemini Elf").extra("Gem-Knight Pearl")
    assert not duel.a.may_special_summon("Gem-Knight Pearl"), "left and right arrows there reach no zone"
    duel = Scenario(rules="mr4")
    duel.a.monster_in(5, "Link Spider").monster_in(1, "Vorse Raider").monster_in(3, "Gemini Elf")
    duel.a.extra("Gem-Knight Pearl")
    duel.a.special_summons("Gem-Knight Pearl")
    duel.a.picks("Vorse Raider", "Gemini Elf")
    duel.all_pass()
    assert duel.a.card("Gem-Knight Pearl").sequence == 1


def test_pendulum_summon_from_hand_and_extra_deck() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Dragong", "Mandragon", "Vorse Raider", "Summoned Skull", "Wattkid")
    duel.a.activates("Dragong")
    duel.all_pass()
    duel.a.activates("Mandragon")
    duel.all_pass()
    assert duel.a.may_special_summon("Dragong")
    duel.a.special_summons("Dragong")
    duel.a.picks("Vorse Raider", "Summoned Skull", "Wattkid")
    duel.all_pass()
    assert set(duel.a.names(c.LOCATION_MZONE)) == {"Vorse Raider", "Summoned Skull", "Wattkid"}
    assert not duel.a.may_special_summon("Dragong"), "once per turn"


def test_a_pendulum_monster_from_the_field_goes_face_up_to_the_extra_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Mandragon").hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of("Mandragon") == "Extra Deck"
    assert duel.a.card("Mandragon").is_face_up()


_NORMAL = [
    card.name
    for card in pool()
    if card.type & c.TYPE_NORMAL
    and not card.type & (c.TYPE_PENDULUM | c.TYPE_TOKEN)
    and 1 <= card.level <= 4
    and not card.alias
][:12]


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(names=st.lists(st.sampled_from([*_NORMAL, "Genex Controller", "Tune Warrior"]), max_size=5))
def test_legal_materials_equal_brute_force(names: list[str]) -> None:
    duel = Scenario()
    duel.a.monsters(*names)
    duel.a.extra("Gaia Knight, the Force of Earth", "Gem-Knight Pearl", "Proxy Dragon")
    kernel = duel.kernel
    monsters = kernel.cards_in(0, c.LOCATION_MZONE)
    everything = [
        group for size in range(1, len(monsters) + 1) for group in itertools.combinations(monsters, size)
    ]
    for extra in kernel.cards_in(0, c.LOCATION_EXTRA):
        script = pool().script(extra.code)
        assert script is not None
        assert script.summon is not None
        found = {frozenset(group) for group in script.summon.combinations(kernel, extra, 0)}
        wanted = set()
        for group in everything:
            levels = [card.facts.level for card in group]
            tuners = sum(bool(card.facts.type & c.TYPE_TUNER) for card in group)
            if isinstance(script.summon, Synchro):
                right = tuners == 1 and len(group) >= 2 and sum(levels) == 6
            elif isinstance(script.summon, Xyz):
                right = levels == [4, 4]
            else:
                assert isinstance(script.summon, Link)
                right = len(group) == 2
            if right:
                wanted.add(frozenset(group))
        assert found == wanted


_HEROES = (
    "Elemental HERO Avian",
    "Elemental HERO Burstinatrix",
    "Elemental HERO Clayman",
    "Elemental HERO Sparkman",
    "Vorse Raider",
    "King of the Swamp",
)
_RECIPES: dict[str, tuple[str, ...]] = {
    "Gaia the Dragon Champion": ("Gaia The Fierce Knight", "Curse of Dragon"),
    "Elemental HERO Flame Wingman": ("Elemental HERO Avian", "Elemental HERO Burstinatrix"),
}


def _right_materials(names: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """By the rulebook: each named material once; one of them may be a substitute."""
    left = list(names)
    missing = 0
    for name in wanted:
        if name in left:
            left.remove(name)
        else:
            missing += 1
    return missing == len(left) and (missing == 0 or left == ["King of the Swamp"])


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    hand=st.lists(st.sampled_from([*_HEROES, "Gaia The Fierce Knight", "Curse of Dragon"]), max_size=4),
    field=st.lists(st.sampled_from(_HEROES), max_size=3),
)
def test_legal_fusion_materials_equal_brute_force(hand: list[str], field: list[str]) -> None:
    usable = {
        name: wanted for name, wanted in _RECIPES.items() if pool().is_playable(pool().named(name).code)
    }
    duel = Scenario()
    known = [name for name in hand if pool().is_playable(pool().named(name).code)]
    duel.a.hand(*known)
    duel.a.monsters(*[name for name in field if pool().is_playable(pool().named(name).code)])
    duel.a.extra(*usable)
    kernel = duel.kernel
    cards = kernel.cards_in(0, c.LOCATION_HAND) + kernel.cards_in(0, c.LOCATION_MZONE)
    for extra in kernel.cards_in(0, c.LOCATION_EXTRA):
        script = pool().script(extra.code)
        assert script is not None
        assert isinstance(script.summon, Fusion)
        found = {frozenset(group) for group in script.summon.groups(kernel, extra, 0, cards)}
        wanted = {
            frozenset(group)
            for size in range(1, 4)
            for group in itertools.combinations(cards, size)
            if _right_materials(tuple(card.name for card in group), usable[extra.name])
        }
        assert found == wanted
