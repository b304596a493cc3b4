"""The ids of every sentence a decision's :class:`~app.engine.decisions.Text` can carry.

Front ends word each one in their own language; a test checks that none is missing.
``code`` is the card whose effect asks, ``number`` a count or amount.
"""

from typing import Final

IDLE: Final = "idle"
BATTLE: Final = "battle"
CHAIN: Final = "chain"  # respond to the last Chain Link (its card is code)
WINDOW: Final = "window"  # use a fast effect now?
TRIGGER: Final = "trigger"  # use one of your triggered effects?
TRIGGER_FORCED: Final = "trigger_forced"
EFFECT: Final = "effect"  # the effect `effect` of `code` itself (a command's text)
ACTIVATE_CARD: Final = "activate_card"  # activate the Spell/Trap Card
PROCEDURE: Final = "procedure"  # Special Summon by its own procedure
USE_EFFECT: Final = "use_effect"  # apply the optional part of effect `effect` of `code`?
TARGET: Final = "target"
DISCARD: Final = "discard"
HAND_LIMIT: Final = "hand_limit"  # discard `number` cards for the hand size limit
TRIBUTE: Final = "tribute"
DESTROY: Final = "destroy"
BANISH: Final = "banish"
TO_HAND: Final = "to_hand"
TO_DECK: Final = "to_deck"
TO_GRAVE: Final = "to_grave"
SPECIAL_SUMMON: Final = "special_summon"
PENDULUM_SUMMON: Final = "pendulum_summon"  # which monsters to Pendulum Summon at once
SUMMON: Final = "summon"
SET: Final = "set"
EQUIP_TARGET: Final = "equip_target"
CONTROL: Final = "control"
CHANGE_POSITION: Final = "change_position"
REVEAL: Final = "reveal"
SELECT: Final = "select"
MATERIAL: Final = "material"
DETACH: Final = "detach"
ATTACK_TARGET: Final = "attack_target"
ZONE: Final = "zone"
POSITION: Final = "position"
FIRST_PLAYER: Final = "first_player"
DECLARE_TYPE: Final = "declare_type"
DECLARE_ATTRIBUTE: Final = "declare_attribute"
DECLARE_CARD: Final = "declare_card"
DECLARE_NUMBER: Final = "declare_number"
OPTION: Final = "option"
CARD_OPTION: Final = "card_option"  # option `number` that the script of `code` names
HEADS: Final = "heads"
TAILS: Final = "tails"
SORT_DECK: Final = "sort_deck"
SORT_GRAVE: Final = "sort_grave"  # cards that reached the GY together
SORT_CHAIN: Final = "sort_chain"
REMOVE_COUNTERS: Final = "remove_counters"
REPLACE_DESTRUCTION: Final = "replace_destruction"
PAY_TO_KEEP: Final = "pay_to_keep"  # pay `number` LP (or what the text says) to keep `code`?
CALL_COIN: Final = "call_coin"

ALL_PROMPTS: Final = (
    IDLE,
    BATTLE,
    CHAIN,
    WINDOW,
    TRIGGER,
    TRIGGER_FORCED,
    EFFECT,
    ACTIVATE_CARD,
    PROCEDURE,
    USE_EFFECT,
    TARGET,
    DISCARD,
    HAND_LIMIT,
    TRIBUTE,
    DESTROY,
    BANISH,
    TO_HAND,
    TO_DECK,
    TO_GRAVE,
    SPECIAL_SUMMON,
    PENDULUM_SUMMON,
    SUMMON,
    SET,
    EQUIP_TARGET,
    CONTROL,
    CHANGE_POSITION,
    REVEAL,
    SELECT,
    MATERIAL,
    DETACH,
    ATTACK_TARGET,
    ZONE,
    POSITION,
    FIRST_PLAYER,
    DECLARE_TYPE,
    DECLARE_ATTRIBUTE,
    DECLARE_CARD,
    DECLARE_NUMBER,
    OPTION,
    CARD_OPTION,
    HEADS,
    TAILS,
    SORT_DECK,
    SORT_GRAVE,
    SORT_CHAIN,
    REMOVE_COUNTERS,
    REPLACE_DESTRUCTION,
    PAY_TO_KEEP,
    CALL_COIN,
)
