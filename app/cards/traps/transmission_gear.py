"""Transmission Gear."""

from app.engine import authoring as ygo

card = ygo.Script(58297729, "Transmission Gear", options=("Rock", "Paper", "Scissors"))
ROCK, PAPER, SCISSORS = range(3)
BEATS = {(ROCK, SCISSORS), (PAPER, ROCK), (SCISSORS, PAPER)}


def monsters_battle(fx: ygo.Effect) -> bool:
    """It is damage calculation between monsters of both players."""
    pair = (fx.attacker, fx.attack_target)
    sides = {each.controller.index for each in pair if each is not None}
    return fx.damage_step_part == ygo.DS_CALC and len(sides) == 2


@card.activation(when=monsters_battle, in_damage_calc=True, category=ygo.CATEGORY_REMOVE)
async def shift(fx: ygo.Effect) -> None:
    """During damage calculation, if your monster battles an opponent's monster: Both play rock-paper-scissors
    until somebody wins; the loser must banish their battling monster face-down.
    """
    mine = theirs = ROCK
    while mine == theirs:
        mine, theirs = await fx.choose_secretly(ROCK, PAPER, SCISSORS)
    loser = fx.opponent if (mine, theirs) in BEATS else fx.you
    battling = [each for each in (fx.attacker, fx.attack_target) if each is not None]
    lost = [each for each in battling if each.controller is loser and not each.is_token()]
    # The player does it, so it is no effect that moves the monster.
    await fx.banish(
        [each for each in lost if fx.can_be_banished(each, by_player=True)],
        face_down=True,
        reason=ygo.REASON_RULE,
    )
