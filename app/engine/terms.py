"""Reasons why something may not be done, each with the rulebook entry it rests on."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """A refusal in one sentence. ``rule`` is an id of resources/rulebook."""

    id: str
    rule: str
    text: str


NOT_YOUR_TURN = Reason("not_your_turn", "PH-020", "Only the turn player can do this.")
NOT_MAIN_PHASE = Reason(
    "not_main_phase", "PH-020", "This can be done only in a Main Phase, with nothing on the Chain."
)
NO_NORMAL_SUMMON_LEFT = Reason(
    "no_normal_summon_left", "NS-002", "You have used your Normal Summon or Set of this turn."
)
CANNOT_NORMAL_SUMMON = Reason("cannot_normal_summon", "NS-018", "This card cannot be Normal Summoned or Set.")
SUMMON_FORBIDDEN = Reason("summon_forbidden", "NS-001", "An effect forbids this Summon.")
SET_FORBIDDEN = Reason("set_forbidden", "NS-015", "An effect forbids Setting this card.")
NOT_ENOUGH_TRIBUTES = Reason(
    "not_enough_tributes", "TRB-001", "You do not control enough monsters to Tribute."
)
NO_ZONE = Reason("no_zone", "ZONE-007", "There is no free zone for this card.")
WRONG_PLACE = Reason("wrong_place", "ACT-001", "The effect cannot be used from where the card is.")
SET_THIS_TURN = Reason(
    "set_this_turn", "TRP-002", "A Trap or Quick-Play Spell cannot be activated in the turn it was Set."
)
TOO_SLOW = Reason("too_slow", "CHN-001", "Its Spell Speed is too low to answer the last Chain Link.")
WRONG_TIMING = Reason("wrong_timing", "ACT-007", "What it answers has not just happened.")
DAMAGE_STEP = Reason("damage_step", "DS-002", "It cannot be activated in this part of the Damage Step.")
LIMIT_USED = Reason("limit_used", "OPT-001", "It has been used as often as its text allows.")
ACTIVATION_FORBIDDEN = Reason("activation_forbidden", "NEG-005", "An effect forbids this activation.")
CONDITION = Reason("condition", "ACT-007", "Its condition is not met.")
COST = Reason("cost", "COST-002", "You cannot pay its cost.")
NO_TARGET = Reason("no_target", "ACT-009", "There is nothing it could target or affect.")
ALREADY_ON_CHAIN = Reason("already_on_chain", "CHN-001", "This card is on the Chain already.")
POSITION_USED = Reason("position_used", "POS-003", "Its battle position can no longer be changed this turn.")
POSITION_FORBIDDEN = Reason(
    "position_forbidden", "POS-014", "An effect forbids changing its battle position."
)
NOT_ATTACKER = Reason("not_attacker", "BP-005", "Only a face-up Attack Position monster can attack.")
ATTACK_USED = Reason("attack_used", "BP-010", "It has declared its attack of this turn.")
ATTACK_FORBIDDEN = Reason("attack_forbidden", "BP-005", "An effect forbids this attack.")
NO_ATTACK_TARGET = Reason("no_attack_target", "BP-012", "There is nothing it could attack.")
REVIVE_LIMIT = Reason("revive_limit", "REV-001", "It must first be Summoned properly.")
FAULT = Reason("fault", "ACT-001", "Its script has failed; see the report.")
UNIQUE = Reason("unique", "SS-027", "You can control only one face-up copy.")
NOT_BATTLE_STEP = Reason("not_battle_step", "BP-004", "Attacks are declared in the Battle Step.")
FIRST_TURN = Reason("first_turn", "TURN-007", "There is no Battle Phase in the first turn of the Duel.")
NO_BATTLE_PHASE = Reason("no_battle_phase", "PH-030", "You cannot conduct your Battle Phase this turn.")
NOT_ASKED = Reason("not_asked", "CHN-001", "It is not your turn to act or to respond.")
NO_MATERIALS = Reason("no_materials", "SS-001", "You do not have the materials for this Summon, or no zone.")
NO_PENDULUM_SUMMON = Reason(
    "no_pendulum_summon", "PEN-001", "No monster's Level lies between both Scales, or it was done this turn."
)
ONLY_BY_EFFECT = Reason("only_by_effect", "FUS-001", "Only a card effect can Summon it.")
NOTHING_TO_USE = Reason("nothing_to_use", "ACT-001", "There is nothing to do with this card where it is.")

#: Every reason there is: front ends word them by id.
ALL_REASONS: tuple[Reason, ...] = tuple(
    value for value in list(globals().values()) if isinstance(value, Reason)
)
