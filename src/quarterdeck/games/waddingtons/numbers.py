"""The numbers of the box that sentences speak of: `{ $box_goal }` in words/*.ftl."""

from . import components as box

NUMBERS: dict[str, int] = {
    "goal": box.GOAL,
    "rounds": box.ROUNDS,
    "dealt": box.DEALT,
    "in_docks": box.IN_DOCKS,
    "port": box.PORT_WORTH,
    "hold": box.HOLD,
    "silver": box.SILVER_WORTH,
    "chart": box.CHART_WORTH,
    "few": box.FEW,
    "traded_chart": box.WORTH[box.CARDS + box.CHARTS[0]],
    "doubloons": box.WORTH[box.VALUE_CARDS[0]],
    "eight": box.WORTH[box.VALUE_CARDS[1]],
    **{
        f"{what}_{card}": number
        for card, find in box.FINDS.items()
        for what, number in find._asdict().items()
        if number and what != "crew"  # which sentences spell out
    },
}
