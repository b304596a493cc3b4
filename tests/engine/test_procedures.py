"""The six ways to Summon from the Extra Deck, by Ritual and by Pendulum, in each era's zones."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.carddata import CardData
from app.engine.procedures.fusion import Fusion
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


def _groups(cards: list[Card]) -> list[tuple[Card, ...]]:
    """All groups of at least one of ``cards``."""
    return [group for size in range(1, len(cards) + 1) for group in itertools.combinations(cards, size)]


def _materials_are_right(names: list[str], wanted: dict[str, Callable[[Printed], bool]]) -> None:
    """With ``names`` on the field, each Extra Deck monster takes just the groups its words allow."""
    duel = Scenario()
    duel.a.monsters(*names).extra(*wanted)
    kernel = duel.kernel
    groups = _groups(kernel.cards_in(0, c.LOCATION_MZONE))
    for extra in kernel.cards_in(0, c.LOCATION_EXTRA):
        script = pool().script(extra.code)
        assert script is not None
        assert script.summon is not None
        found = {frozenset(group) for group in script.summon.combinations(kernel, extra, 0)}
        right = {frozenset(group) for group in groups if wanted[extra.name]([card.facts for card in group])}
        assert found == right, extra.name


Printed = list[CardData]
_many = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def _synchro(
    level: int, others: Callable[[CardData], bool] = lambda _: True, tuners: int = 1, most: int = 5
) -> Callable[[Printed], bool]:
    """So many Tuners and at least one other monster; the Levels make up ``level``."""

    def right(group: Printed) -> bool:
        rest = [card for card in group if not card.type & c.TYPE_TUNER]
        return (
            len(group) - len(rest) == tuners
            and 1 <= len(rest) <= most
            and all(map(others, rest))
            and sum(card.level for card in group) == level
        )

    return right


_TUNERS = ("Genex Controller", "Tune Warrior", "Flamvell Guard", "T.G. Striker", "Coral Dragon")
_OTHERS = (
    "Wattkid", "Celtic Guardian", "Skull Servant", "Mokey Mokey", "Ojama Green", "Elemental HERO Sparkman",
    "Mystical Shine Ball", "Curse of Dragon", "Red Dragon Archfiend",
)  # fmt: skip


@_many
@given(names=st.lists(st.sampled_from([*_TUNERS, *_OTHERS]), max_size=5))
def test_legal_synchro_materials_equal_brute_force(names: list[str]) -> None:
    wanted = {
        "Formula Synchron": _synchro(2, most=1),
        "Armades, Keeper of Boundaries": _synchro(5),
        "Gaia Knight, the Force of Earth": _synchro(6),
        "Stardust Dragon": _synchro(8),
        "Avenging Knight Parshath": _synchro(8, lambda card: bool(card.attribute & c.ATTRIBUTE_LIGHT)),
        "Red Nova Dragon": _synchro(12, lambda card: card.name == "Red Dragon Archfiend", 2, 1),
    }
    _materials_are_right(names, wanted)


def _xyz(
    rank: int, count: int = 2, fits: Callable[[CardData], bool] = lambda _: True
) -> Callable[[Printed], bool]:
    """``count`` monsters of Level ``rank``; a monster with a Rank has no Level."""

    def has_level(card: CardData) -> bool:
        return card.level == rank and not card.type & c.TYPE_XYZ

    return lambda group: len(group) == count and all(has_level(card) and fits(card) for card in group)


_BY_LEVEL = (
    "Wattkid", "Giant Soldier of Stone", "Tune Warrior", "Vorse Raider", "Gemini Elf", "X-Head Cannon",
    "Harpie Lady", "Elemental HERO Avian", "Curse of Dragon", "Cyber Dragon", "Gem-Knight Pearl",
)  # fmt: skip


@_many
@given(names=st.lists(st.sampled_from(_BY_LEVEL), max_size=5))
def test_legal_xyz_materials_equal_brute_force(names: list[str]) -> None:
    wanted = {
        "Number 17: Leviathan Dragon": _xyz(3),
        "Battlecruiser Dianthus": _xyz(3, 3),
        "Gem-Knight Pearl": _xyz(4),
        "Number 66: Master Key Beetle": _xyz(4, 2, lambda card: bool(card.attribute & c.ATTRIBUTE_DARK)),
        "Raidraptor - Rise Falcon": _xyz(4, 3, lambda card: bool(card.race & c.RACE_WINGEDBEAST)),
        "Tiras, Keeper of Genesis": _xyz(5),
    }
    _materials_are_right(names, wanted)


def _link(
    rating: int, least: int, fits: Callable[[CardData], bool] = lambda _: True
) -> Callable[[Printed], bool]:
    """At least ``least`` monsters; each counts as one, or a Link Monster as its Link Rating."""

    def right(group: Printed) -> bool:
        sums = {0}
        for card in group:
            own = {1, card.level} if card.type & c.TYPE_LINK else {1}
            sums = {total + worth for total in sums for worth in own}
        return len(group) >= least and all(map(fits, group)) and rating in sums

    return right


_LINK_FIELD = (
    "Wattkid", "Skull Servant", "Giant Soldier of Stone", "Cyber Dragon", "Man-Eater Bug", "Link Spider",
    "Proxy Dragon", "Decode Talker", "Tune Warrior",
)  # fmt: skip


@_many
@given(names=st.lists(st.sampled_from(_LINK_FIELD), max_size=5))
def test_legal_link_materials_equal_brute_force(names: list[str]) -> None:
    def is_effect_monster(card: CardData) -> bool:
        return bool(card.type & c.TYPE_EFFECT)

    wanted = {
        "Link Spider": _link(1, 1, lambda card: bool(card.type & c.TYPE_NORMAL)),
        "Linkuriboh": _link(1, 1, lambda card: card.level == 1 and not card.type & c.TYPE_LINK),
        "Proxy Dragon": _link(2, 2),
        "Missus Radiant": _link(2, 2, lambda card: bool(card.attribute & c.ATTRIBUTE_EARTH)),
        "Gaia Saber, the Lightning Shadow": _link(3, 2),
        "Decode Talker": _link(3, 2, is_effect_monster),
        "Firewall Dragon": _link(4, 2),
    }
    _materials_are_right(names, wanted)


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


@_many
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
