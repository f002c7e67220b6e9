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


_PLAIN_KEEP: Final = (0.0448, -0.0537, 0.238, 0.034, 0.279, 1.4, 1.86, 3.22, 3.74, 4.82)
_TRUMP_KEEP: Final = (2.23, 3.16, 2.17, 4.14, 3.42, 4.21, 7.18, 12.4, 19.9, 26.6)
_PLAIN_HOLD: Final = (0.258, 0.347, 0.332, 0.295, 0.277, 0.513, 0.5, 0.594, 0.451, 0.313)
_TRUMP_HOLD: Final = (0.66, 0.846, 0.79, 0.858, 0.846, 0.892, 0.89, 0.959, 0.899, 0.852)
_SHARED: Final = (_PLAIN_KEEP, _TRUMP_KEEP, _PLAIN_HOLD, _TRUMP_HOLD)

ROLES: Final = (
    PlayWeights(*_SHARED, 0.678, 0.497, 2.59, 1.24, 1.04),
    PlayWeights(*_SHARED, 2.23, 1.2, 1.34, 0.547, 2.97),
    PlayWeights(*_SHARED, 0.23, 0.309, 1.9, 0.744, 1.88),
)
"""Of the declarer, the partner and an opponent."""

# fmt: off
SIGNS: Final = (
    0, 0, 0, 0, 0, 0, 1.14, 1.8, -1.8, 1.8, -1.17, 0.531, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -0.134, -1.8, 1.34, -0.154, 1.28, 0, -0.215, -0.161, -1.52,
    -0.579, -1.8, -0.741, -0.282, 0, -0.571, 0, -1.8, 0, -0.802, 0.505, -1.01, 0.621, 1.8, 1.27,
    1.1, 0.0282, -1.8, 0, -1.8, 0, -0.0408, 0.891, -0.425, 1.05, -0.491, 1.8,
)
"""By sign, how much more it speaks for a partner than for an opponent, as a logarithm."""

DECLARER_ODDS: Final = (
    0.598, 0.62, 0.627, 0.628, 0.634, 0.634, 0.65, 0.674, 0.673, 0.667, 1.6, 1.42, 1.56, 1.79,
    2.09, 2.37, 2.95, 3.92, 5.54, 7.74,
)
"""How much likelier than other players the declarer holds a card: plain ones, then trumps."""

LONE: Final = 0.15
"""How likely the declarer is to hold the called card, against any other seat."""

HAND: Final = HandModel(
    (
        15.3, 5.4, 5.87, 6.45, 6.61, 6.73, 7.55, 9.37, 10.8, 15.6, 27.2, 1.93, 1.72, 1.74, 1.73,
        1.83, 1.9, 1.99, 2.42, 2.65, 2.6, 1.75, -1.51, 0.0194, 0.11, -0.285, -0.921, 4.5, 6.11,
        13.9, 22.8, -31.2, -0.136, -0.0569, 0.34, 0.0462, 0.082, 1.06,
    ),
    17.2,
)
HAND_WITH_KITTY: Final = HandModel(
    (
        19.6, 3.68, 4.29, 4.64, 5.03, 5.09, 5.72, 7.55, 9.11, 13.9, 24.3, 4.05, 4.16, 4.12, 4.22,
        4.17, 4.85, 5.33, 5.44, 8.6, 9.14, 0.945, -0.736, 1.18, 0.107, 0.341, -0.285, 3.75, 5.51,
        11.2, 18.9, -21.3, 0.378, 0.189, 1, 1.25, 1.22, 2.34,
    ),
    18.8,
)
