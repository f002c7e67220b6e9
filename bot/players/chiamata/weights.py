"""Numbers of the rules of thumb, found by playing: see ``tune.py`` and ``learn.py``."""

from __future__ import annotations

from typing import Final, NamedTuple


class PlayWeights(NamedTuple):
    """What cards are worth in the hand and how safely they win, by strength from 0."""

    plain_keep: tuple[float, ...]
    trump_keep: tuple[float, ...]
    plain_hold: tuple[float, ...]
    trump_hold: tuple[float, ...]
    plain_early: float
    plain_late: float
    trump_early: float
    trump_late: float
    coming: float


class HandModel(NamedTuple):
    """A line that foretells the points of a declarer's side, and how far off it is."""

    line: tuple[float, ...]
    spread: float


_PLAIN_KEEP: Final = (-0.0204, 0.103, 0.234, 0.0653, 0.174, 1.36, 2.29, 2.77, 5.15, 4.52)
_TRUMP_KEEP: Final = (2.47, 2.55, 2.47, 3.46, 3.68, 4.63, 7.04, 9.85, 17.3, 19.4)
_PLAIN_HOLD: Final = (0.132, 0.312, 0.329, 0.311, 0.331, 0.549, 0.553, 0.621, 0.504, 0.439)
_TRUMP_HOLD: Final = (0.397, 0.447, 0.803, 0.765, 0.809, 0.705, 0.787, 0.771, 0.838, 0.699)
_SHARED: Final = (_PLAIN_KEEP, _TRUMP_KEEP, _PLAIN_HOLD, _TRUMP_HOLD)

ROLES: Final = (
    PlayWeights(*_SHARED, 0.777, 0.744, 1.98, 0.99, 1.33),
    PlayWeights(*_SHARED, 1.7, 1.07, 1.34, 0.627, 1.78),
    PlayWeights(*_SHARED, 0.266, 0.291, 1.69, 0.668, 1.41),
)
"""Of the declarer, the partner and an opponent."""

# fmt: off
SIGNS: Final = (
    0, 0, 0, 0, 0, 0, 1.47, 1.8, -1.7, 1.42, -0.0408, 0.262, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -0.0941, -0.33, 1.5, 0.246, 1.37, 0, 0.707, -0.575,
    -0.924, -0.903, -1.8, -0.852, -0.49, 0.08, 0.208, 0, -1.55, 0, -1.44, 1.01, -0.828, 1.8,
    1.59, 0.0426, 0.732, 0.385, -1.8, 0, -1.8, 0, -0.309, 0.493, -0.249, 0.897, -0.796, 1.54,
)
"""By sign, how much more it speaks for a partner than for an opponent, as a logarithm."""

DECLARER_ODDS: Final = (
    0.615, 0.606, 0.634, 0.63, 0.637, 0.634, 0.631, 0.657, 0.671, 0.666, 1.65, 1.47, 1.64, 1.83,
    2.05, 2.33, 2.85, 3.98, 5.38, 7.85,
)
"""How much likelier than other players the declarer holds a card: plain ones, then trumps."""

LONE: Final = 0.15
"""How likely the declarer is to hold the called card, against any other seat."""

HAND: Final = HandModel(
    (
        14.7, 4.22, 4.77, 5.35, 5.58, 5.51, 7.1, 8.35, 10.5, 16.9, 25, 2.17, 2.12, 2.07, 2.03, 2.15,
        2.37, 2.11, 2.56, 3.21, 3.49, -0.285, -0.00249, -0.452, 0.747, 0.697, 2.01, 4.09, 7, 12.9,
        19.5, -31.6, -0.029, -0.323, 0.516, 0.178, 0.72, 1.97,
    ),
    16.7,
)
HAND_WITH_KITTY: Final = HandModel(
    (
        19.4, 3.74, 3.93, 4.22, 4.62, 4.64, 5.97, 7.23, 9.45, 15.5, 23.3, 4.12, 4.17, 4.05, 4.04,
        4.09, 4.81, 4.89, 5.58, 8.57, 9.1, -0.539, -0.154, 0.197, 0.647, 1.08, 2.69, 3.69, 5.42,
        10.8, 16.6, -21, 0.341, 0.106, 0.768, 1.56, 2.14, 1.85,
    ),
    18.2,
)
