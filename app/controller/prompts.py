"""Decision -> what a prompt shows: a title, one sentence, choices, and how they may be picked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.controller.commands import ACTION_NAMES
from app.controller.words import Words, effect_text, say, sentence
from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import (
    Announce,
    AnnounceAttribute,
    AnnounceCard,
    AnnounceType,
    AttackTarget,
    BattleCommand,
    CardRef,
    ChainResponse,
    Command,
    Decision,
    FirstPlayer,
    IdleCommand,
    Option,
    Response,
    SelectCards,
    SelectCounters,
    SelectPlace,
    SelectPosition,
    SelectSum,
    SelectTributes,
    SelectUnselect,
    SortCards,
    SortChain,
    YesNo,
)
from app.engine.view import PlayerView

# Kinds of prompt: what the dialog looks like.
COMMAND: Final = "command"  # no prompt: the table itself is the menu
CHAIN: Final = "chain"
BUTTONS: Final = "buttons"  # a handful of named answers
CARDS: Final = "cards"  # pick cards
PLACES: Final = "places"  # pick zones
POSITION: Final = "position"
COUNTERS: Final = "counters"
SORT: Final = "sort"
LIST: Final = "list"  # pick from a list of words or names
TARGET: Final = "attack_target"


#: Letters of a rules text that a prompt shows; the inspector has the rest.
_LONGEST_DETAIL: Final = 170

#: Wording of a window by the event it answers.
_AFTER: Final = {
    c.EVENT_SUMMON: "attempt",
    c.EVENT_SPSUMMON: "attempt",
    c.EVENT_FLIP_SUMMON: "attempt",
    c.EVENT_SUMMON_SUCCESS: "summon",
    c.EVENT_SPSUMMON_SUCCESS: "summon",
    c.EVENT_FLIP_SUMMON_SUCCESS: "summon",
    c.EVENT_ATTACK_ANNOUNCE: "attack",
    c.EVENT_DESTROYED: "destroyed",
    c.EVENT_BATTLE_DESTROYED: "destroyed",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to pick. ``value`` is the key, option or number; ``response`` the answer it alone makes."""

    value: int
    label: str
    detail: str = ""
    code: int = 0
    response: Response = ()
    card: CardRef | None = None
    #: What the card counts for (Levels, Tributes, counters), "" if that says nothing.
    worth: str = ""
    #: Position code, for the picture.
    position: int = 0


@dataclass(frozen=True, slots=True)
class PromptModel:
    """All that a prompt shows. ``code`` is the card it is about (0: none).

    ``board``: every choice lies open on the table, so that it is picked there. ``cancel`` is the
    label of the empty answer, "" where that is none.
    """

    kind: str
    title: str
    sentence: str
    choices: tuple[Choice, ...] = ()
    min: int = 1
    max: int = 1
    confirm: str = ""
    cancel: str = ""
    code: int = 0
    board: bool = False
    detail: str = ""

    @property
    def keys(self) -> frozenset[int]:
        """Card or place keys that glow on the table."""
        return frozenset(choice.value for choice in self.choices)


def prompt_of(decision: Decision, view: PlayerView, words: Words) -> PromptModel:
    """The prompt for ``decision``; commands of an open game state give kind ``COMMAND``."""
    if isinstance(decision, IdleCommand | BattleCommand):
        return PromptModel(COMMAND, "", sentence(words, decision.prompt))
    if isinstance(decision, ChainResponse):
        return _chain(decision, view, words)
    if isinstance(decision, SelectPlace):
        return _place(decision, words)
    if isinstance(decision, SelectCards | SelectUnselect | SelectTributes | SelectSum):
        return _cards(decision, view, words)
    if isinstance(decision, AttackTarget):
        return _attack_target(decision, words)
    if isinstance(decision, SelectPosition):
        return _position(decision, words)
    if isinstance(decision, SelectCounters):
        return _counters(decision, view, words)
    if isinstance(decision, SortCards | SortChain):
        return _sort(decision, words)
    if isinstance(decision, Announce):
        return _announce(decision, words)
    return _buttons(decision, words)


def _head(decision: Decision, words: Words) -> tuple[str, str]:
    """Title and sentence of the prompt text."""
    text = decision.prompt
    title = words.pattern(f"title.{text.id}")
    asked = sentence(words, text)
    if title == f"title.{text.id}":
        title = words.card(text.code) if text.code else words.pattern("title.choose")
    return title, asked


def _chain(decision: ChainResponse, view: PlayerView, words: Words) -> PromptModel:
    title, asked = _head(decision, words)
    choices = tuple(_command_choice(command, view, words) for command in decision.commands)
    if len(choices) == 1 and not decision.forced:
        title = say(words, "title.respond_with", card=choices[0].label)
    if view.chain and decision.chain_length:
        link = view.chain[-1]
        asked = say(words, "prompt.link", number=link.number, card=words.card(link.code))
    elif decision.prompt.id == prompts.WINDOW:
        asked = _window(decision, view, words)
    cancel = "" if decision.forced else words.pattern("button.pass")
    return PromptModel(
        CHAIN,
        title,
        asked,
        choices,
        confirm=words.pattern("button.activate"),
        cancel=cancel,
        code=choices[0].code if choices else 0,
        board=True,
    )


def _window(decision: ChainResponse, view: PlayerView, words: Words) -> str:
    """What just happened, and the question whether to use a fast effect."""
    after = decision.after
    if after in _AFTER:
        attacker = view.cards().get(view.attacker)
        return say(words, f"prompt.after.{_AFTER[after]}", card=words.card(attacker.code if attacker else 0))
    if view.damage_step:
        return words.pattern("prompt.after.damage")
    if after in (0, c.EVENT_FREE_CHAIN) or after & (c.EVENT_PHASE | c.EVENT_PHASE_START):
        return say(words, "prompt.after.phase", phase=words.pattern(f"phase.{view.phase}"))
    return sentence(words, decision.prompt)


def _beginning(text: str) -> str:
    """As much of a rules text as a prompt has room for, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_DETAIL else line[:_LONGEST_DETAIL].rsplit(" ", 1)[0] + " …"


def _command_choice(command: Command, view: PlayerView, words: Words) -> Choice:
    detail = effect_text(words, command.text) or words.effect(command.card.code, command.effect)
    if not detail:
        detail = _beginning(words.text(command.card.code))
    if not detail:
        detail = words.pattern(f"action.{ACTION_NAMES.get(command.kind, 'activate')}")
    return Choice(
        command.card.key,
        words.card(command.card.code),
        detail,
        command.card.code,
        command.response,
        command.card,
    )


def _place(decision: SelectPlace, words: Words) -> PromptModel:
    title, asked = _head(decision, words)
    if decision.card.code:
        asked = say(words, "prompt.zone.of", card=words.card(decision.card.code), number=decision.count)
    elif decision.count > 1:
        asked = say(words, "prompt.zones", number=decision.count)
    choices = tuple(Choice(place, "", response=(place,)) for place in decision.places)
    return PromptModel(
        PLACES,
        title,
        asked,
        choices,
        decision.count,
        decision.count,
        confirm=words.pattern("button.first_zone"),
        code=decision.card.code,
        board=True,
    )


def _on_table(card: CardRef, view: PlayerView) -> bool:
    """Whether the card lies where it can be clicked without opening a pile."""
    if card.location & (c.LOCATION_MZONE | c.LOCATION_SZONE | c.LOCATION_FZONE | c.LOCATION_PZONE):
        return not card.location & c.LOCATION_OVERLAY
    return card.location == c.LOCATION_HAND


def where(controller: int, location: int, sequence: int, viewer: int) -> str:
    """The wording of a place: whose and what kind of zone or pile."""
    whose = "you" if controller == viewer else "foe"
    if location & c.LOCATION_OVERLAY:
        return f"where.{c.LOCATION_OVERLAY}.{whose}"
    if location == c.LOCATION_MZONE and sequence >= c.EMZ_LEFT:
        return "where.emz"
    if location == c.LOCATION_FZONE or (location == c.LOCATION_SZONE and sequence == c.SEQ_FIELD_ZONE):
        return f"where.field.{whose}"
    if location == c.LOCATION_PZONE or (location == c.LOCATION_SZONE and sequence >= c.SEQ_PZONE_LEFT):
        return f"where.pendulum.{whose}"
    return f"where.{location or c.LOCATION_DECK}.{whose}"


def card_choice(card: CardRef, view: PlayerView, words: Words, worth: str = "") -> Choice:
    """A card to pick: its name and where it lies."""
    place = words.pattern(where(card.controller, card.location, card.sequence, view.player))
    return Choice(card.key, words.card(card.code), place, card.code, (card.key,), card, worth)


def _worths(decision: Decision, words: Words) -> tuple[str, ...]:
    if isinstance(decision, SelectTributes):
        return tuple("" if value == 1 else f"×{value}" for value in decision.values)
    if isinstance(decision, SelectSum):
        return tuple("/".join(str(value) for value in values) for values in decision.values)
    return ()


def _cards(
    decision: SelectCards | SelectUnselect | SelectTributes | SelectSum, view: PlayerView, words: Words
) -> PromptModel:
    title, asked = _head(decision, words)
    if isinstance(decision, SelectUnselect):
        cards = decision.selectable + decision.chosen
        done = "button.done" if decision.chosen else "button.cancel"
        cancel = words.pattern(done) if decision.finishable else ""
        least, most = decision.min, decision.max
    else:
        cards = decision.cards
        cancel = words.pattern("button.cancel") if decision.accepts(()) and decision.min > 0 else ""
        least, most = decision.min, min(decision.max, len(cards))
    worths = _worths(decision, words) or ("",) * len(cards)
    choices = tuple(card_choice(card, view, words, worth) for card, worth in zip(cards, worths, strict=True))
    return PromptModel(
        CARDS,
        title,
        asked,
        choices,
        least,
        most,
        confirm=words.pattern("button.confirm"),
        cancel=cancel,
        code=decision.prompt.code,
        board=all(_on_table(card, view) for card in cards),
        detail=_amount(decision, least, most, words),
    )


def _amount(decision: Decision, least: int, most: int, words: Words) -> str:
    if isinstance(decision, SelectSum):
        wording = "amount.sum" if decision.exact else "amount.sum_least"
        return say(words, wording, number=decision.total)
    if isinstance(decision, SelectUnselect) and not 0 < least <= most <= len(decision.selectable) + len(
        decision.chosen
    ):
        return ""
    if least == most:
        return say(words, "amount.one" if least == 1 else "amount.exact", number=least)
    if least == 0:
        return say(words, "amount.up_to", number=most)
    return say(words, "amount.range", least=least, most=most)


def _attack_target(decision: AttackTarget, words: Words) -> PromptModel:
    title, asked = _head(decision, words)
    choices = [
        Choice(card.key, words.card(card.code), "", card.code, (card.key,), card) for card in decision.targets
    ]
    if decision.direct:
        choices.append(Choice(0, words.pattern("action.direct"), response=(0,)))
    return PromptModel(
        TARGET,
        title,
        asked,
        tuple(choices),
        cancel=words.pattern("button.stop_attack"),
        code=decision.attacker.code,
        board=True,
    )


def _position(decision: SelectPosition, words: Words) -> PromptModel:
    title, _ = _head(decision, words)
    choices = tuple(
        Choice(
            position,
            words.pattern(f"position.{position}"),
            "",
            decision.card.code,
            (position,),
            None,
            "",
            position,
        )
        for position in decision.positions
    )
    asked = say(words, "prompt.position.of", card=words.card(decision.card.code))
    return PromptModel(POSITION, title, asked, choices, code=decision.card.code)


def _counters(decision: SelectCounters, view: PlayerView, words: Words) -> PromptModel:
    title, _ = _head(decision, words)
    asked = say(
        words, "prompt.remove_counters.kind", number=decision.total, counter=words.counter(decision.counter)
    )
    choices = tuple(
        card_choice(card, view, words, str(count))
        for card, count in zip(decision.cards, decision.counts, strict=True)
    )
    return PromptModel(
        COUNTERS,
        title,
        asked,
        choices,
        decision.total,
        decision.total,
        confirm=words.pattern("button.confirm"),
    )


def _sort(decision: SortCards | SortChain, words: Words) -> PromptModel:
    title, asked = _head(decision, words)
    choices: tuple[Choice, ...]
    if isinstance(decision, SortChain):
        choices = tuple(
            Choice(
                n,
                words.card(command.card.code),
                effect_text(words, command.text),
                command.card.code,
                (),
                command.card,
            )
            for n, command in enumerate(decision.commands)
        )
    else:
        choices = tuple(
            Choice(card.key, words.card(card.code), "", card.code, (), card) for card in decision.cards
        )
    return PromptModel(
        SORT,
        title,
        asked,
        choices,
        len(choices),
        len(choices),
        confirm=words.pattern("button.confirm"),
        code=decision.prompt.code,
    )


def _announce(decision: Announce, words: Words) -> PromptModel:
    title, asked = _head(decision, words)
    if isinstance(decision, AnnounceCard):
        choices = tuple(Choice(code, words.card(code), "", code, (code,)) for code in decision.options)
        choices = tuple(sorted(choices, key=lambda choice: choice.label))
    else:
        prefix = "number."
        if isinstance(decision, AnnounceType):
            prefix = "race."
        elif isinstance(decision, AnnounceAttribute):
            prefix = "attribute."
        choices = tuple(
            Choice(
                value,
                str(value) if prefix == "number." else words.pattern(f"{prefix}{value}"),
                response=(value,),
            )
            for value in decision.options
        )
    return PromptModel(
        LIST,
        title,
        asked,
        choices,
        decision.count,
        decision.count,
        confirm=words.pattern("button.declare"),
        code=decision.prompt.code,
    )


def _buttons(decision: Decision, words: Words) -> PromptModel:
    """Yes/no, options, who goes first: the likely answer comes first in ``choices``."""
    title, asked = _head(decision, words)
    code = decision.prompt.code
    detail = ""
    if isinstance(decision, FirstPlayer):
        labels = ((0, "button.go_first"), (1, "button.go_second"))
        choices = tuple(Choice(value, words.pattern(label), response=(value,)) for value, label in labels)
    elif isinstance(decision, Option):
        choices = tuple(Choice(n, sentence(words, text), response=(n,)) for n, text in decision.options)
    else:
        choices = (
            Choice(1, words.pattern("button.yes"), response=(1,)),
            Choice(0, words.pattern("button.no"), response=(0,)),
        )
        if isinstance(decision, YesNo):
            code = decision.card.code or code
            detail = effect_text(words, decision.prompt)
    return PromptModel(BUTTONS, title, asked, choices, code=code, detail=detail)
