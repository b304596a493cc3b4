"""Checks over the whole pool: scripts agree with the facts and with what their bodies do."""

from __future__ import annotations

import ast
import inspect
import itertools

import pytest

from app.cards import load_scripts, script_modules
from app.engine import constants as c
from app.engine.definitions import ACTIVATION, FLIP, IGNITION, QUICK, TRIGGER, EffectDef
from app.engine.effects import Script
from tests.scenario import pool

SCRIPTS = load_scripts()
ACTIVATED = (ACTIVATION, IGNITION, TRIGGER, QUICK, FLIP)

# What a body calls -> a category that must be declared.
_CALLS = {
    "destroy": c.CATEGORY_DESTROY,
    "banish": c.CATEGORY_REMOVE,
    "return_to_hand": c.CATEGORY_TOHAND,
    "add_to_hand": c.CATEGORY_TOHAND,
    "return_to_deck": c.CATEGORY_TODECK,
    "send_to_grave": c.CATEGORY_TOGRAVE,
    "draw": c.CATEGORY_DRAW,
    "both_draw": c.CATEGORY_DRAW,
    "discard": c.CATEGORY_HANDES,
    "discard_random": c.CATEGORY_HANDES,
    "mill": c.CATEGORY_DECKDES,
    "special_summon": c.CATEGORY_SPECIAL_SUMMON,
    "special_summon_tokens": c.CATEGORY_SPECIAL_SUMMON | c.CATEGORY_TOKEN,
    "take_control": c.CATEGORY_CONTROL,
    "change_position": c.CATEGORY_POSITION,
    "turn_face_down": c.CATEGORY_POSITION,
    "damage": c.CATEGORY_DAMAGE,
    "damage_both": c.CATEGORY_DAMAGE,
    "recover": c.CATEGORY_RECOVER,
    "negate_activation": c.CATEGORY_NEGATE,
    "negate_summon": c.CATEGORY_DISABLE_SUMMON,
    "equip": c.CATEGORY_EQUIP,
    "toss_coins": c.CATEGORY_COIN,
    "call_coin": c.CATEGORY_COIN,
    "roll_dice": c.CATEGORY_DICE,
}


def _activated() -> list[tuple[Script, EffectDef]]:
    return [(s, d) for s in SCRIPTS.values() for d in s.effects if d.kind in ACTIVATED]


def test_there_are_about_a_hundred_cards_with_effects() -> None:
    playable = [card for card in pool() if pool().is_playable(card.code)]
    assert len(SCRIPTS) >= 100
    assert len(playable) > len(SCRIPTS)


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=lambda script: script.name)
def test_a_script_has_the_name_of_its_card(script: Script) -> None:
    facts = pool().data(script.code)
    assert facts.name == script.name
    assert facts.needs_script, "a card that is all printed values has no file"
    original = pool().get(facts.alias)
    assert original is None or original.name != facts.name, "an alternate art has the script of its original"


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=lambda script: script.name)
def test_a_script_fits_the_kind_of_its_card(script: Script) -> None:
    facts = pool().data(script.code)
    kinds = {definition.kind for definition in script.effects}
    if facts.type & (c.TYPE_SPELL | c.TYPE_TRAP):
        assert ACTIVATION in kinds, "a Spell or Trap can be activated"
    else:
        assert ACTIVATION not in kinds or facts.type & c.TYPE_PENDULUM
    if facts.type & c.TYPE_FLIP:
        assert FLIP in kinds
    assert script.effects or script.note, "a script says something"


@pytest.mark.parametrize(("script", "effect"), _activated(), ids=lambda each: getattr(each, "name", None))
def test_every_activated_effect_has_a_sentence_for_its_prompt(script: Script, effect: EffectDef) -> None:
    if effect.body is None:
        return
    assert effect.text, f"effect {effect.index + 1} of {script.name} has no docstring"
    assert effect.text[0].isupper() or effect.text[0] in "(\"'"
    assert effect.text.endswith((".", ")")), effect.text


@pytest.mark.parametrize(("script", "effect"), _activated(), ids=lambda each: getattr(each, "name", None))
def test_the_category_says_what_the_body_does(script: Script, effect: EffectDef) -> None:
    if effect.body is None:
        return
    (function,) = ast.parse(inspect.getsource(effect.body).strip()).body
    # What stands in the decorators is cost and condition.
    for node in itertools.chain.from_iterable(map(ast.walk, getattr(function, "body", [function]))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "fx":
                wanted = _CALLS.get(node.func.attr, 0)
                assert effect.category & wanted == wanted, (
                    f"{script.name}, effect {effect.index + 1}: fx.{node.func.attr} without its category"
                )


def test_every_module_holds_one_script_and_lies_in_its_folder() -> None:
    folders = {
        c.TYPE_SPELL: ".spells.",
        c.TYPE_TRAP: ".traps.",
        c.TYPE_MONSTER: ".monsters.",
    }
    import importlib

    for name in script_modules():
        module = importlib.import_module(name)
        script = getattr(module, "card", None)
        if script is None:
            continue
        bits = pool().data(script.code).type
        folder = next(word for bit, word in folders.items() if bits & bit)
        assert folder in name, f"{script.name} lies in {name}"


def test_cards_without_a_script_are_marked() -> None:
    unscripted = [card for card in pool() if card.needs_script and pool().script(card.code) is None]
    for card in unscripted:
        assert not pool().is_playable(card.code)
    normal = pool().named("Blue-Eyes White Dragon")
    assert pool().is_playable(normal.code)
