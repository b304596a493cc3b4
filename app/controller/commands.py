"""Intent + open decision -> an answer, a menu of candidates, or a refusal with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.controller.intents import AttackDrag, ClickCard, DragCard, Intent, PhaseButton
from app.controller.reasons import Why, nothing_known, reason_lines
from app.controller.words import Words, effect_text, say
from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_FLIP,
    ACT_MAIN2,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    ChainResponse,
    Command,
    Decision,
    IdleCommand,
    Response,
    place_key,
    place_of,
)
from app.engine.turn import PENDULUM_SUMMON, PROCEDURE_OF_KIND
from app.engine.view import CardView, PlayerView

ACTION_NAMES = {
    ACT_SUMMON: "summon",
    ACT_SPSUMMON: "special_summon",
    ACT_FLIP: "flip_summon",
    ACT_POSITION: "position",
    ACT_MSET: "set_monster",
    ACT_SSET: "set",
    ACT_ACTIVATE: "activate",
    ACT_ATTACK: "attack",
}
_SUMMON_NAMES = {
    c.TYPE_SYNCHRO: "synchro_summon",
    c.TYPE_XYZ: "xyz_summon",
    c.TYPE_LINK: "link_summon",
    c.TYPE_FUSION: "fusion_summon",
}
_TRIBUTE_LEVEL = 5
_IN_PILES = c.LOCATION_EXTRA | c.LOCATION_GRAVE | c.LOCATION_REMOVED | c.LOCATION_DECK
_TO_MONSTER_ZONE = (ACT_SUMMON, ACT_SPSUMMON, ACT_MSET)
_TO_SPELL_ZONE = (ACT_SSET, ACT_ACTIVATE)
_PHASE_OF = {ACT_BATTLE_PHASE: c.PHASE_BATTLE, ACT_MAIN2: c.PHASE_MAIN2, ACT_END: c.PHASE_END}


@dataclass(frozen=True, slots=True)
class Respond:
    """Give this answer; ``wish`` is the zone (place key) the card should go to, or 0."""

    response: Response
    wish: int = 0


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a card's menu: ``icon`` is an action name, ``detail`` the effect in words."""

    response: Response
    icon: str
    label: str
    detail: str = ""
    wish: int = 0
    #: The attack of this card: the target is picked next.
    attack: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """Several things are possible with the card ``key``."""

    key: int
    entries: tuple[MenuEntry, ...]


@dataclass(frozen=True, slots=True)
class PickTarget:
    """The attack of ``attacker`` needs a target: one of the keys, or 0 when ``direct``."""

    attacker: int
    targets: tuple[int, ...]
    direct: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """It cannot be done, and why, in a sentence."""

    reason: str


Outcome = Respond | Menu | PickTarget | Refused


def commands_of(decision: Decision | None) -> tuple[Command, ...]:
    """The commands of a command decision or chain window, else none."""
    if isinstance(decision, IdleCommand | BattleCommand | ChainResponse):
        return decision.commands
    return ()


def usable_keys(decision: Decision | None) -> frozenset[int]:
    """Keys of the cards that can do something now."""
    return frozenset(command.card.key for command in commands_of(decision) if command.card.key)


def legal_phases(decision: Decision | None) -> frozenset[int]:
    """The phases (PHASE codes, Battle Phase as ``PHASE_BATTLE``) one may go to now."""
    return frozenset(
        _PHASE_OF[command.kind] for command in commands_of(decision) if command.kind in _PHASE_OF
    )


def interpret(
    intent: Intent, decision: Decision | None, view: PlayerView, words: Words, why: Why = nothing_known
) -> Outcome:
    """What ``intent`` means now; ``why`` asks the engine for its reasons. Never changes anything."""
    if not isinstance(decision, IdleCommand | BattleCommand | ChainResponse):
        return Refused(say(words, "refuse.not_now"))
    if isinstance(intent, PhaseButton):
        return _phase(intent.phase, decision, words)
    if isinstance(intent, AttackDrag):
        return _attack(intent, decision, view, words, why)
    if isinstance(intent, ClickCard):
        return _click(intent.key, decision, view, words, why)
    return _drop(intent, decision, view, words, why)


def likely_first(found: Iterable[Command]) -> list[Command]:
    """Commands in the order of a menu: what one mostly wants first, Setting last."""
    return sorted(found, key=lambda command: command.kind in (ACT_MSET, ACT_SSET))


def entry_of(command: Command, view: PlayerView, words: Words, wish: int = 0) -> MenuEntry:
    """The menu line of one command."""
    action = ACTION_NAMES.get(command.kind, "activate")
    detail = effect_text(words, command.text)
    label = say(words, f"action.{_label(command, view)}")
    if command.kind in (ACT_ACTIVATE, ACT_SPSUMMON) and not detail:
        detail = words.effect(command.card.code, command.effect) if command.kind == ACT_ACTIVATE else ""
    if not detail and command.card.location & _IN_PILES:
        # The card itself is out of sight: name it.
        detail = words.card(command.card.code)
    return MenuEntry(command.response, action, label, detail, wish, command.kind == ACT_ATTACK)


def _label(command: Command, view: PlayerView) -> str:
    """Which wording names the command: a position change says which way, an activation what of."""
    if command.kind == ACT_POSITION:
        return "to_defense" if command.card.position & c.POS_ATTACK else "to_attack"
    if command.kind == ACT_ACTIVATE and command.text.id == prompts.EFFECT:
        card = view.cards().get(command.card.key)
        if card is not None and card.type & c.TYPE_MONSTER:
            return "activate_effect"
    if command.kind == ACT_SPSUMMON:
        return _special_summon(command, view)
    return ACTION_NAMES.get(command.kind, "activate")


def _special_summon(command: Command, view: PlayerView) -> str:
    """The Summon that a monster's kind prescribes goes by its own name."""
    if command.effect == PENDULUM_SUMMON:
        return "pendulum_summon"
    card = view.cards().get(command.card.key)
    if card is not None and command.effect == PROCEDURE_OF_KIND:
        for bit, name in _SUMMON_NAMES.items():
            if card.type & bit:
                return name
    return ACTION_NAMES[ACT_SPSUMMON]


def _phase(phase: int, decision: Decision, words: Words) -> Outcome:
    for command in commands_of(decision):
        if _PHASE_OF.get(command.kind) == phase:
            return Respond(command.response)
    return Refused(say(words, "refuse.phase"))


def _click(key: int, decision: Decision, view: PlayerView, words: Words, why: Why) -> Outcome:
    found = [command for command in commands_of(decision) if command.card.key == key]
    if not found:
        return Refused(why_not(key, view, words, why))
    if isinstance(decision, ChainResponse) and len(found) == 1:
        return Respond(found[0].response)
    return Menu(key, tuple(entry_of(command, view, words) for command in likely_first(found)))


def pick_target(command: Command) -> PickTarget:
    """The question for the target of an attack command."""
    return PickTarget(command.card.key, tuple(target.key for target in command.targets), command.direct)


def attack_of(key: int, decision: Decision | None) -> PickTarget | None:
    """What the monster ``key`` may attack now, or None."""
    for command in commands_of(decision):
        if command.kind == ACT_ATTACK and command.card.key == key:
            return pick_target(command)
    return None


def _attack(intent: AttackDrag, decision: Decision, view: PlayerView, words: Words, why: Why) -> Outcome:
    choice = attack_of(intent.attacker, decision)
    if choice is None:
        if isinstance(decision, IdleCommand) and ACT_BATTLE_PHASE in _kinds(decision):
            return Refused(say(words, "refuse.attack_main_phase"))
        return Refused(why_not(intent.attacker, view, words, why, (ACT_ATTACK,)))
    if intent.target == 0:
        if choice.direct:
            return Respond((ACT_ATTACK, intent.attacker, 0))
        return Refused(say(words, "refuse.direct"))
    if intent.target in choice.targets:
        return Respond((ACT_ATTACK, intent.attacker, intent.target))
    return Refused(say(words, "refuse.attack_target"))


def _kinds(decision: Decision) -> set[int]:
    return {command.kind for command in commands_of(decision)}


def _drop(intent: DragCard, decision: Decision, view: PlayerView, words: Words, why: Why) -> Outcome:
    controller, location, _ = place_of(intent.place)
    card = view.cards().get(intent.key)
    if card is None:
        return Refused(say(words, "refuse.not_now"))
    if controller != view.player and location in (c.LOCATION_MZONE, c.LOCATION_SZONE):
        return Refused(say(words, "refuse.opponents_zone"))
    wanted = _wanted(location)
    found = [
        command
        for command in commands_of(decision)
        if command.card.key == intent.key and command.kind in wanted and _fits(command, card, location)
    ]
    if not found:
        wrong_row = _wrong_row(card, location)
        return Refused(say(words, wrong_row) if wrong_row else why_not(intent.key, view, words, why, wanted))
    wish = intent.place
    if len(found) == 1:
        return Respond(found[0].response, wish)
    return Menu(intent.key, tuple(entry_of(command, view, words, wish) for command in likely_first(found)))


def _wanted(location: int) -> tuple[int, ...]:
    if location == c.LOCATION_MZONE:
        return _TO_MONSTER_ZONE
    if location in (c.LOCATION_SZONE, c.LOCATION_FZONE, c.LOCATION_PZONE):
        return _TO_SPELL_ZONE
    return ()


def _fits(command: Command, card: CardView, location: int) -> bool:
    """Whether a drop on this row means the command: a hand effect of a monster is not a placement."""
    if command.kind != ACT_ACTIVATE:
        return True
    return location != c.LOCATION_MZONE and (
        not card.type & c.TYPE_MONSTER or command.text.id == prompts.ACTIVATE_CARD
    )


def _wrong_row(card: CardView, location: int) -> str:
    is_monster = bool(card.type & c.TYPE_MONSTER)
    if location == c.LOCATION_MZONE and not is_monster:
        return "refuse.row_spell"
    if location == c.LOCATION_SZONE and is_monster and not card.type & c.TYPE_PENDULUM:
        return "refuse.row_monster"
    return "" if _wanted(location) else "refuse.no_zone"


def drop_places(key: int, decision: Decision | None, view: PlayerView) -> tuple[int, ...]:
    """Own zones (place keys) on which the card ``key`` may be dropped now."""
    card = view.cards().get(key)
    if card is None:
        return ()
    kinds = {command.kind for command in commands_of(decision) if command.card.key == key}
    places: list[int] = []
    me = view.player
    if kinds & set(_TO_MONSTER_ZONE):
        extra = ACT_SPSUMMON in kinds and card.location == c.LOCATION_EXTRA and view.rules.extra_monster_zones
        # A Tribute frees its own zone, so such a monster may be dropped on one.
        tributes = bool(kinds & {ACT_SUMMON, ACT_MSET}) and card.level >= _TRIBUTE_LEVEL
        for sequence in range(7 if extra else 5):
            if view.me.monsters[sequence] is None or (tributes and sequence < c.EMZ_LEFT):
                places.append(place_key(me, c.LOCATION_MZONE, sequence))
    spell_drop = ACT_SSET in kinds or (ACT_ACTIVATE in kinds and _is_placed(card))
    if spell_drop:
        if card.type & c.TYPE_FIELD:
            places.append(place_key(me, c.LOCATION_SZONE, c.SEQ_FIELD_ZONE))
        elif card.type & c.TYPE_MONSTER:
            wanted = (6, 7) if view.rules.separate_pendulum_zones else (0, 4)
            places += [place_key(me, c.LOCATION_SZONE, n) for n in wanted if view.me.spells[n] is None]
        else:
            places += [place_key(me, c.LOCATION_SZONE, n) for n in range(5) if view.me.spells[n] is None]
    return tuple(places)


def _is_placed(card: CardView) -> bool:
    return card.location == c.LOCATION_HAND and bool(
        card.type & (c.TYPE_SPELL | c.TYPE_TRAP | c.TYPE_PENDULUM)
    )


def why_not(
    key: int, view: PlayerView, words: Words, why: Why, kinds: tuple[int, ...] = (), lines: int = 2
) -> str:
    """Why the card ``key`` can do nothing now, or nothing of ``kinds``: at most ``lines`` sentences."""
    card = view.cards().get(key)
    if card is None:
        return say(words, "refuse.nothing_here")
    name = words.card(card.code)
    if card.controller != view.player:
        return say(words, "refuse.not_yours", card=name)
    found = reason_lines(why(key), card, words, kinds)
    return "\n".join(found[:lines]) if found else say(words, "refuse.nothing_to_do", card=name)
