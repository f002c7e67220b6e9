"""Contrast by WCAG 2, and colours as colour-blind people see them (Machado and others, 2009)."""

from __future__ import annotations

from collections.abc import Iterable

SIMULATIONS = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216,
                   -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413,
                     -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602,
                   0.004733, 0.691367, 0.303900),
}  # fmt: skip

Linear = tuple[float, float, float]


def linear(colour: str) -> Linear:
    """Red, green and blue of #RRGGBB as amounts of light, 0 to 1."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """1 for the same brightness to 21 for black on white."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def seen(colour: str, simulation: str) -> Linear:
    """The colour as somebody sees it who lacks one kind of cones."""
    rows, light = SIMULATIONS[simulation], linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(rows[3 * row + column] * light[column] for column in range(3))))
        for row in range(3)
    )
    return red, green, blue


def distance(one: Iterable[float], other: Iterable[float]) -> float:
    """CIE76 difference of two amounts of light; about 2 can just be told apart side by side."""
    return sum((a - b) ** 2 for a, b in zip(_lab(*one), _lab(*other), strict=True)) ** 0.5


def _lab(red: float, green: float, blue: float) -> Linear:
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
