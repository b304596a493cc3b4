"""The immutable record of one effect, its limit, and the kinds of effect there are."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from app.engine.card import Card, Player
    from app.engine.costs import Cost
    from app.engine.running import Effect
    from app.engine.targets import Target

Condition = Callable[["Effect"], bool]
Body = Callable[["Effect"], Coroutine[Any, Any, None]]
Affects = Callable[["Effect", "Card"], bool]
AffectsPlayer = Callable[["Effect", "Player"], bool]
BodyT = TypeVar("BodyT", bound=Callable[..., Any])

# Kinds of definition.
ACTIVATION = "activation"
IGNITION = "ignition"
TRIGGER = "trigger"
QUICK = "quick"
FLIP = "flip"
CONTINUOUS = "continuous"
MODIFIER = "modifier"
GRANTED = "granted"
DELAYED = "delayed"
PROCEDURE = "procedure"
REPLACEMENT = "replacement"
MATERIAL_GIFT = "material gift"


@dataclass(frozen=True, slots=True)
class Limit:
    """How often an effect may be used.

    ``scope``: "card" (this copy, this turn), "name" (all copies of one player, this turn), "chain",
    "duel" (all copies, whole Duel), "faceup" (this copy while it stays). Effects with the same
    ``shared`` word count together. ``refund``: an activation that is negated does not count
    ("you can only activate", OPT).
    """

    count: int = 1
    scope: str = "card"
    shared: str = ""
    refund: bool = False


#: Mark of a monster that attacked another than those it may all attack: it cannot go on with them.
ATTACKED_ANOTHER = "attacked another"

ONCE_PER_TURN = Limit()
ONCE_PER_TURN_BY_NAME = Limit(scope="name")
ONCE_PER_CHAIN = Limit(scope="chain")
ONCE_PER_DUEL = Limit(scope="duel")
ONCE_WHILE_FACE_UP = Limit(scope="faceup")


@dataclass(frozen=True, slots=True, eq=False)
class EffectDef:
    """One effect of one card: what the kernel and a script host both register."""

    code: int
    index: int
    kind: str
    type: int
    text: str
    #: Events it reads (EVENT codes); FREE_CHAIN for "any time it may".
    on: tuple[int, ...] = ()
    #: Places it works from (LOCATION bits); 0 with ``single``: wherever its event left the card.
    at: int = 0
    #: The event must be about this very card.
    single: bool = False
    flags: int = 0
    category: int = 0
    mandatory: bool = False
    #: "if" or "when": whether an optional effect can miss its timing (TIM).
    timing: str = "if"
    when: Condition | None = None
    cost: Cost | None = None
    target: Target | None = None
    body: Body | None = None
    limit: Limit | None = None
    #: For modifiers: the EFFECT code, its value and whom it affects.
    effect: int = 0
    value: Callable[..., int | bool] | int = 1
    value_takes_card: bool = False
    affects: Affects | None = None
    affects_player: AffectsPlayer | None = None
    #: Activation of a Set Normal Spell that its text limits to these phases (PHASE bits).
    phases: int = 0
    #: Replacement: whether its user is asked.
    optional: bool = False
    #: Hook that follows a fact even while the card is negated ("not classified").
    unclassified: bool = False
    #: Its targets cannot be activated in direct response to its activation.
    targets_cannot_respond: bool = False
    #: The opponent cannot activate anything in direct response to its activation.
    opponent_cannot_respond: bool = False
    #: Neither player can activate anything in direct response to its activation.
    nobody_can_respond: bool = False
    #: Not an effect of this card: one that other cards gain from it (GAIN).
    given: bool = False

    @property
    def spell_speed(self) -> int:
        """1, 2 or 3. The card type of a Spell/Trap decides its own activation (see chain)."""
        return 2 if self.kind in (QUICK,) else 1
