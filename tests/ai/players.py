"""What the tests of computer players share: decks from the pool, and answers in words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.data.decks import load_ydk
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import DeckList
from app.engine.rng import Rng, seed_words
from tests.scenario import Scenario, pool

_DECKS = Path(__file__).resolve().parents[2] / "decks"
_BEATERS = (
    "Gemini Elf", "Vorse Raider", "Luster Dragon", "Gene-Warped Warwolf", "Celtic Guardian",
    "Giant Soldier of Stone", "Man-Eater Bug", "Summoned Skull", "Curse of Dragon",
    "Blue-Eyes White Dragon", "Dark Hole", "Mystical Space Typhoon", "Mirror Force",
)  # fmt: skip
_WORDS = {
    d.ACT_SUMMON: "summon", d.ACT_SPSUMMON: "special summon", d.ACT_FLIP: "flip", d.ACT_POSITION: "turn",
    d.ACT_MSET: "set", d.ACT_SSET: "set", d.ACT_ACTIVATE: "activate", d.ACT_ATTACK: "attack",
    d.ACT_BATTLE_PHASE: "battle", d.ACT_MAIN2: "main 2", d.ACT_END: "end",
}  # fmt: skip


def greedy(seed: int = 0) -> GreedyAgent:
    return GreedyAgent(pool(), seed)


def random_player(seed: int = 0) -> RandomAgent:
    return RandomAgent(seed)


def classic_deck() -> DeckList:
    """Strong and weak monsters, a few Spells and Traps: enough for good and bad play to differ."""
    codes = [pool().named(name).code for name in _BEATERS]
    return DeckList(tuple((codes * 4)[:40]))


@cache
def sample_decks() -> dict[str, DeckList]:
    """The decks that ship and are fit for a duel, by name, and the classic deck."""
    decks = [load_ydk(path, pool()) for path in sorted(_DECKS.glob("*.ydk"))]
    fit = {deck.name: DeckList(deck.main, deck.extra) for deck in decks if not deck.problems}
    return {"classic": classic_deck(), **fit}


def mixed_deck(seed: int) -> DeckList:
    """Any 40 cards of the pool, most of them with effects, and 15 for the Extra Deck."""
    rng = Rng(seed_words(seed))
    playable = [
        card for card in pool()
        if pool().is_playable(card.code) and not card.alias and not card.type & c.TYPE_TOKEN
    ]  # fmt: skip
    main = [card for card in playable if not card.is_extra_deck]
    scripted = [card for card in main if card.needs_script]
    extra = [card for card in playable if card.is_extra_deck]

    def some(cards: list[int], count: int) -> tuple[int, ...]:
        return tuple(cards[rng.below(len(cards))] for _ in range(count)) if cards else ()

    codes = [card.code for card in (scripted or main)]
    return DeckList(
        some(codes, 28) + some([card.code for card in main], 12), some([card.code for card in extra], 15)
    )


def in_words(scenario: Scenario, response: d.Response) -> str:
    """A command in words, for example "attack Gemini Elf > directly"; "pass" for ()."""
    decision = scenario.decision
    if not response:
        return "pass"
    if isinstance(decision, (d.IdleCommand, d.BattleCommand, d.ChainResponse)):
        words = _WORDS[response[0]]
        if response[1]:
            words += f" {scenario.kernel.by_key(response[1]).name}"
        if response[0] == d.ACT_ATTACK:
            words += " > " + (scenario.kernel.by_key(response[2]).name if response[2] else "directly")
        return words
    return ", ".join(scenario.kernel.by_key(key).name for key in response)


def next_move(scenario: Scenario, agent: GreedyAgent | None = None) -> str:
    """What a greedy player would answer now, in words; zone questions are answered on the way."""
    while isinstance(scenario.decision, d.SelectPlace):
        scenario.respond(scenario.decision.places[: scenario.decision.count])
    decision = scenario.decision
    assert decision is not None
    player = agent or greedy()
    return in_words(scenario, player.choose(scenario.duel.view(decision.player), decision))


def moves(scenario: Scenario, most: int = 30) -> list[str]:
    """All commands of a greedy turn player up to the end of the turn; the opponent always passes."""
    agent = greedy()
    told: list[str] = []
    turn, player = scenario.turn, scenario.kernel.state.turn_player
    while (decision := scenario.decision) is not None and scenario.turn == turn and most > 0:
        most -= 1
        if decision.player != player:
            scenario.respond(next(iter(decision.choices())))
            continue
        answer = agent.choose(scenario.duel.view(player), decision)
        if isinstance(decision, (d.IdleCommand, d.BattleCommand, d.SelectCards, d.SelectTributes)):
            told.append(in_words(scenario, answer))
        scenario.respond(answer)
    return told


def play_to_open_state(scenario: Scenario) -> list[str]:
    """Both players answer greedily until somebody gives a command again; what they did, zones left out."""
    agents = (greedy(0), greedy(1))
    told: list[str] = []
    while (decision := scenario.decision) is not None:
        if isinstance(decision, (d.IdleCommand, d.BattleCommand)):
            break
        answer = agents[decision.player].choose(scenario.duel.view(decision.player), decision)
        if isinstance(decision, (d.ChainResponse, d.SelectCards)):
            told.append(in_words(scenario, answer))
        scenario.respond(answer)
    return told
