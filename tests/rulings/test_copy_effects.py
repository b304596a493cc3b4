"""Effects that take the place of a monster's own: names and effects copied from other cards (CARD, EFF)."""

from __future__ import annotations

import pickle

import pytest

from app.engine import constants as c
from app.engine import copying
from app.engine.decisions import ACT_ACTIVATE
from app.engine.duel import Duel
from app.engine.errors import BadNotation
from app.engine.events import ChainLinkAdded
from app.engine.kernel import Kernel
from app.engine.notation import from_text, to_text
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from app.engine.why_not import why_not
from tests.rulings.building import choices, materials
from tests.scenario import Scenario, pool

EIGHT = "Number 8: Heraldic King Genom-Heritage"
UTOPIA = "Number 39: Utopia"
PANTHER = "Neo-Spacian Dark Panther"
MST = "Mystical Space Typhoon"


def code(name: str) -> int:
    """Passcode of a card."""
    return pool().named(name).code


def names_now(duel: Scenario, name: str) -> str:
    """What the card printed as ``name`` is called now."""
    return pool().data(duel.find(name).name_code).name


def after_inheriting(attacker: str) -> Scenario:
    """A's Number 8, with a material, has copied B's Utopia; A also controls ``attacker``."""
    duel = Scenario()
    duel.a.monsters(EIGHT, attacker)
    duel.b.monsters(UTOPIA)
    materials(duel.a, duel.a.card(EIGHT), "Mokey Mokey")
    duel.a.activates(EIGHT)
    duel.all_pass()
    return duel


@pytest.mark.ruling("EFF-049")
def test_a_copied_effect_is_one_of_the_copied_name() -> None:
    duel = after_inheriting("Celtic Guardian")
    theirs, mine = duel.b.card(UTOPIA), duel.a.card(EIGHT)
    assert theirs.attack == 0
    assert theirs.is_negated()
    assert names_now(duel, EIGHT) == UTOPIA
    assert (mine.attack, mine.base_attack) == (2500, 2500)
    assert not duel.a.may_activate(EIGHT)
    duel.a.battle_phase()
    duel.a.attacks("Celtic Guardian", UTOPIA)
    duel.a.activates(EIGHT)
    assert mine.materials() == []
    link = duel.happened(ChainLinkAdded)[-1]
    assert (link.card.card.key, link.text.code) == (mine.uid, code(UTOPIA))
    duel.all_pass()
    assert duel.place_of(UTOPIA) == "Monster Zone"
    assert duel.b.lp == 8000
    duel.a.ends_turn()
    duel.all_pass()
    assert names_now(duel, EIGHT) == EIGHT
    assert mine.attack == 2400
    assert not theirs.is_negated()
    assert theirs.attack == 2500


@pytest.mark.ruling("CARD-033")
def test_it_activates_them_as_that_monster() -> None:
    duel = after_inheriting("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Gemini Elf", UTOPIA)
    assert duel.a.could_respond(EIGHT)
    duel.a.activates(EIGHT)
    link = duel.happened(ChainLinkAdded)[-1]
    assert (link.card.card.key, link.player) == (duel.a.card(EIGHT).uid, 0)
    assert pool().data(link.text.code).name == UTOPIA
    duel.all_pass()
    assert duel.place_of(UTOPIA) == "Monster Zone"
    assert duel.b.lp == 8000
    assert duel.a.card("Gemini Elf").data.attacks == 1


def after_prowling(victim: str, *allies: str, others: tuple[str, ...] = ()) -> Scenario:
    """A's Dark Panther has copied B's ``victim``; A also controls ``allies``, B ``others``."""
    duel = Scenario()
    duel.a.monsters(PANTHER, *allies)
    duel.b.monsters(victim, *others)
    duel.a.activates(PANTHER, *([victim] if others else []))
    duel.all_pass()
    return duel


@pytest.mark.ruling("EFF-050")
def test_the_copying_monsters_controller_uses_it_and_pays() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER, "Mokey Mokey")
    duel.b.monsters("Cannon Soldier")
    panther = duel.a.card(PANTHER)
    own = duel.kernel.script(code(PANTHER))
    assert own is not None
    duel.a.activates(PANTHER)
    duel.all_pass()
    duel.a.activates(PANTHER)
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 7500)
    assert duel.a.names(c.LOCATION_MZONE) == [PANTHER]
    assert duel.b.names(c.LOCATION_MZONE) == ["Cannon Soldier"]
    index = duel.kernel.index(duel.kernel.card(panther.uid))
    assert index is not None
    assert [each.code for each in index.ignitions] == [code("Cannon Soldier")]
    duel.a.activates(PANTHER)  # as often as its controller can pay: the copied text has no limit
    duel.all_pass()
    assert duel.b.lp == 7000


def trap_monster_copied(trap: str) -> Scenario:
    """B's Trap Monster is copied by A's Dark Panther; B has Mystical Space Typhoon Set."""
    duel = Scenario(player="B")
    duel.a.monsters(PANTHER).set("Mirror Force")
    duel.b.set(trap, MST)
    duel.b.ends_turn()
    duel.b.activates(trap)
    duel.all_pass()
    assert duel.find(trap).location == c.LOCATION_MZONE
    duel.a.activates(PANTHER)
    duel.all_pass()
    assert names_now(duel, PANTHER) == trap
    return duel


@pytest.mark.ruling("EFF-051")
def test_being_still_a_trap_is_not_copied() -> None:
    duel = trap_monster_copied("Metal Reflect Slime")
    duel.a.ends_turn()
    duel.b.activates(MST)
    assert names_now(duel, PANTHER) == "Metal Reflect Slime"
    assert not duel.a.card(PANTHER).is_trap()
    assert sorted(choices(duel, duel.b)) == ["Metal Reflect Slime", "Mirror Force"]


@pytest.mark.ruling("TRM-016")
def test_a_copy_of_a_trap_monster_is_no_trap() -> None:
    duel = trap_monster_copied("Zoma the Spirit")
    duel.a.ends_turn()
    duel.b.activates(MST)
    assert sorted(choices(duel, duel.b)) == ["Mirror Force", "Zoma the Spirit"]
    duel.b.picks("Zoma the Spirit")
    duel.all_pass()
    assert duel.place_of("Zoma the Spirit") == "GY"
    assert duel.place_of(PANTHER) == "Monster Zone"


@pytest.mark.ruling("EFF-052")
def test_text_that_is_no_effect_is_not_copied() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER, "Gusto Falco").extra("Armades, Keeper of Boundaries")
    duel.b.monsters("Gagaga Magician")
    duel.a.activates(PANTHER)
    duel.all_pass()
    assert names_now(duel, PANTHER) == "Gagaga Magician"
    assert duel.a.may_activate(PANTHER)
    assert duel.a.may_special_summon("Armades, Keeper of Boundaries")
    duel.a.activates(PANTHER)
    duel.a.chooses(8)
    duel.all_pass()
    assert duel.a.card(PANTHER).level == 8
    assert not duel.a.may_special_summon("Armades, Keeper of Boundaries")


@pytest.mark.parametrize(("other", "possible"), [("Gagaga Magician", False), ("Gemini Elf", True)])
def test_gagaga_magician_itself_is_no_material_even_when_negated(other: str, possible: bool) -> None:
    duel = Scenario()
    duel.a.monsters(other, "Effect Veiler").face_up("Skill Drain").extra("Armades, Keeper of Boundaries")
    assert duel.a.may_special_summon("Armades, Keeper of Boundaries") is possible


@pytest.mark.ruling("CARD-027")
def test_a_copy_of_a_gemini_monster_is_not_gemini_summoned() -> None:
    dragon = "Supreme King Dragon Starving Venom"
    duel = Scenario()
    duel.a.monster_in(2, dragon).graveyard("Dark Valkyria")
    duel.b.monsters("Gemini Elf")
    mine = duel.a.card(dragon)
    assert mine.is_effect_monster()
    duel.a.activates(dragon, "Dark Valkyria")
    duel.all_pass()
    mine = duel.a.card(dragon)
    assert names_now(duel, dragon) == "Dark Valkyria"
    assert mine.is_normal_monster()
    assert not mine.is_effect_monster()
    assert not duel.a.may_activate(dragon)
    duel.a.ends_turn()
    duel.all_pass()
    assert names_now(duel, dragon) == dragon
    assert mine.is_effect_monster()


def test_the_copy_of_a_gemini_monster_can_be_summoned_again() -> None:
    dragon = "Supreme King Dragon Starving Venom"
    duel = Scenario()
    duel.a.monster_in(2, dragon).graveyard("Dark Valkyria")
    duel.b.monsters("Gemini Elf")
    duel.a.activates(dragon, "Dark Valkyria")
    duel.a.summons(dragon)
    duel.all_pass()
    assert duel.a.card(dragon).is_effect_monster()
    duel.a.activates(dragon)
    duel.all_pass()
    assert duel.a.card(dragon).counters(c.COUNTER_SPELL) == 1
    assert duel.a.card(dragon).attack == 2800 + 300
    duel.a.ends_turn()
    duel.all_pass()
    mine = duel.a.card(dragon)
    assert (mine.counters(c.COUNTER_SPELL), mine.is_gemini_active(), mine.attack) == (0, False, 2800)


@pytest.mark.ruling("GAIN-006")
def test_replaced_effects_are_its_own_text_until_the_end_phase() -> None:
    dragon, breaker = "Odd-Eyes Venom Dragon", "Breaker the Magical Warrior"
    duel = Scenario()
    duel.a.monster_in(2, dragon)
    duel.b.monsters(breaker).set("Mirror Force")
    mine = duel.a.card(dragon)
    duel.a.activates(dragon)
    duel.all_pass()
    mine = duel.kernel.card(mine.uid)
    index = duel.kernel.index(mine)
    assert index is not None
    assert names_now(duel, dragon) == breaker
    assert mine.attack == 3300 + 1600
    assert {each.code for each in index.ignitions if each.at & c.LOCATION_MZONE} == {code(breaker)}
    assert not duel.a.may_activate(dragon)  # Breaker's ignition needs a counter, which it may hold now
    duel.a.ends_turn()
    duel.all_pass()
    index = duel.kernel.index(mine)
    assert index is duel.kernel.pool.index(code(dragon))
    assert names_now(duel, dragon) == dragon
    assert mine.attack == 3300


# -- the mechanism itself ---


def test_the_copy_ends_when_the_monster_leaves_or_is_turned_face_down() -> None:
    duel = Scenario(player="A")
    duel.a.monsters(PANTHER).hand("Book of Moon")
    duel.b.monsters("Cannon Soldier")
    duel.a.activates(PANTHER)
    duel.all_pass()
    panther = duel.a.card(PANTHER)
    assert duel.kernel.copied
    duel.a.activates("Book of Moon")
    duel.a.picks(PANTHER)
    duel.all_pass()
    assert panther.is_face_down()
    assert not duel.kernel.copied
    assert names_now(duel, PANTHER) == PANTHER


def test_effects_that_work_in_the_graveyard_are_not_kept_there() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER).deck_top("Giant Rat")
    duel.b.monsters("Giant Rat", "Gemini Elf")
    duel.a.activates(PANTHER, "Giant Rat")
    duel.all_pass()
    assert names_now(duel, PANTHER) == "Giant Rat"
    duel.a.battle_phase()
    duel.a.attacks(PANTHER, "Gemini Elf")
    assert not duel.a.could_respond(PANTHER)
    duel.all_pass()
    assert duel.place_of(PANTHER) == "GY"
    assert names_now(duel, PANTHER) == PANTHER


def test_negation_silences_copied_effects_too() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER, "Mokey Mokey")
    duel.b.monsters("Cannon Soldier").set("Skill Drain")
    duel.a.activates(PANTHER)
    duel.all_pass()
    duel.a.activates(PANTHER)
    duel.a.picks("Mokey Mokey")
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1000  # what Skill Drain costs, and no damage
    assert names_now(duel, PANTHER) == "Cannon Soldier"


def test_a_copy_lives_on_in_clones_pickles_and_resampled_states() -> None:
    duel = after_prowling("Cannon Soldier", "Mokey Mokey")
    state = duel.kernel.state
    twin = duel.duel.clone()
    assert twin.digest() == duel.duel.digest()
    assert twin.decision == duel.decision
    panther = duel.a.card(PANTHER)
    view = twin.view(1).foe.monsters[0]
    assert view is not None
    assert (view.code, view.name_code, view.copied) == (
        code(PANTHER),
        code("Cannon Soldier"),
        (code("Cannon Soldier"),),
    )
    again = pickle.loads(pickle.dumps(state))
    other = resample(again, pool(), 1, Rng(seed_words(5)))
    for each in (again, other):
        kernel = Kernel(each, pool(), duel.rules)
        index = kernel.index(kernel.card(panther.uid))
        assert index is not None
        assert [d.code for d in index.ignitions] == [code("Cannon Soldier")]
    back = Duel.from_bytes(duel.duel.to_bytes(), pool())
    assert back.digest() == duel.duel.digest()
    attempts = why_not(duel.kernel, duel.decision, 0, panther.uid)
    number = code("Cannon Soldier") << 8
    assert [a.reason for a in attempts if a.effect == number] == [None]
    assert not any(a.effect == 0 and a.kind == ACT_ACTIVATE for a in attempts)


def test_a_position_as_text_keeps_a_copy() -> None:
    duel = after_prowling("Cannon Soldier", "Mokey Mokey")
    text = to_text(duel.kernel.state)
    assert f" text={code('Cannon Soldier')}-{code(PANTHER)}.0" in text
    state = from_text(text, pool())
    assert to_text(state) == text
    kernel = Kernel(state, pool(), duel.rules)
    (panther, _) = kernel.players[0].monsters()
    index = kernel.index(panther)
    assert index is not None
    assert [each.code for each in index.ignitions] == [code("Cannon Soldier")]
    assert panther.is_named(code("Cannon Soldier"))
    with pytest.raises(BadNotation, match=r"Line 6.*'what-.*' is no copied text"):
        from_text(text.replace(f"text={code('Cannon Soldier')}", "text=what"), pool())


def test_copied_once_per_turn_effects_count_by_the_name_they_are_of() -> None:
    duel = after_prowling("Neo-Spacian Dark Panther", "Mokey Mokey", others=("Cannon Soldier",))
    assert not duel.a.may_activate(PANTHER)  # the same effect, used once this turn by this card


def utopia_with_a_gift() -> Scenario:
    """A's Utopia was Xyz Summoned with Bachibachibachi; B has a monster with 1000 DEF in Defense Position."""
    duel = Scenario()
    duel.a.monsters("Bachibachibachi", "Gemini Elf").hand("Star Changer")
    duel.a.extra(UTOPIA, "Number C39: Utopia Ray")
    duel.b.defending("Ojama Green")
    duel.a.activates("Star Changer", "Bachibachibachi")
    duel.a.chooses(0)
    duel.a.special_summons(UTOPIA)
    duel.a.picks("Bachibachibachi", "Gemini Elf")
    duel.all_pass()
    return duel


@pytest.mark.ruling("EFF-053")
def test_a_gift_of_a_material_is_not_handed_on() -> None:
    ray = "Number C39: Utopia Ray"
    duel = utopia_with_a_gift()
    duel.a.special_summons(ray)
    duel.a.picks(UTOPIA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ray]
    duel.a.battle_phase()
    duel.a.attacks(ray, "Ojama Green")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Ojama Green"]
    assert duel.b.lp == 8000
    other = utopia_with_a_gift()
    other.a.battle_phase()
    other.a.attacks(UTOPIA, "Ojama Green")
    other.all_pass()
    assert other.b.lp == 8000 - 1500


@pytest.mark.parametrize(
    ("lost", "own"),
    [((), 3), ((45014450, 1), 2), (copying.ALL, 0)],
)
def test_a_copy_can_replace_one_all_or_none_of_the_own_effects(lost: tuple[int, ...], own: int) -> None:
    dragon, soldier = code("Odd-Eyes Venom Dragon"), code("Cannon Soldier")
    index = pool().index_with(dragon, ((soldier, lost),))
    definitions = index.ignitions + index.triggers
    assert sum(each.code == dragon for each in definitions) == own
    assert [each.code for each in definitions].count(soldier) == 1
    assert index is pool().index_with(dragon, ((soldier, lost),))


def test_what_is_no_effect_is_neither_copied_nor_lost() -> None:
    gagaga, panther = code("Gagaga Magician"), code(PANTHER)
    copied = pool().index_with(panther, ((gagaga, copying.ALL),))
    assert [each.effect for each in copied.modifiers] == []
    assert [each.code for each in copied.ignitions] == [gagaga]
    kept = pool().index_with(gagaga, ((panther, copying.ALL),))
    assert [each.effect for each in kept.modifiers] == [c.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL]
    assert [each.code for each in kept.ignitions] == [panther]
