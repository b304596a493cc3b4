"""Royal Swamp Eel."""

from app.engine import authoring as ygo

card = ygo.Script(
    37953640,
    "Royal Swamp Eel",
    note="As Synchro Material it can only be used together with Fish monsters.",
    synchro_clause=ygo.SynchroClause(
        partners=lambda summoned, others: all(each.is_race(ygo.RACE_FISH) for each in others)
    ),
)
