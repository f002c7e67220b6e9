"""The knight of the Italian decks: a horse's head in front, the rider behind it."""

from __future__ import annotations

from typing import Final

from bot.art.figures import SKIN, Bearer, Horse, face, feather, hand, shade
from bot.art.palette import CREAM, GOLD, INK, Colours
from bot.art.svg import WHITE, dot, oval, path

_HORSE: Final = (
    "M104,170C94,171 87,178 82,190C73,211 58,228 46,243C36,256 41,273 56,276C66,278 76,271 85,262"
    "C93,260 100,266 104,276C110,294 104,322 92,346C84,364 80,380 79,394H218"
    "C218,336 204,276 176,232C158,204 132,174 104,170Z"
)
_SHADE: Final = (
    "M104,276C110,294 104,322 92,346C84,364 80,380 79,394H120C118,360 130,330 134,300"
    "C136,276 128,258 112,250C106,256 100,258 93,260C99,264 102,268 104,276Z"
)
_MANE: Final = (
    "M98,172C112,160 140,172 156,192C152,194 150,198 151,203C164,206 178,222 186,242"
    "C181,243 178,248 178,254C190,262 202,288 206,308C200,308 197,312 196,318"
    "C206,330 214,356 216,376L218,394H206C204,352 192,304 172,266C154,232 130,196 98,172Z"
)
_BRIDLE: Final = (
    "M63,222C70,232 78,246 80,266M104,194C106,214 104,238 97,262"
    "M84,197C98,190 112,192 126,206M80,248C100,252 128,268 150,300"
)
_COLLAR: Final = "M101,318C130,344 176,352 216,340L218,356C176,370 124,362 94,338Z"
_STUDS: Final = ((112, 336), (136, 348), (162, 353), (190, 352))


def knight(c: Colours, horse: Horse) -> str:
    """Return rider and horse without the sign, which stands out of the frame."""
    return _rider(c, horse) + _head(horse) + _mount(c)


def raised(bearer: Bearer) -> str:
    """Return the sign high in the rider's hand, between the index and the hat."""
    if not bearer.long:
        return bearer.sign(67, 120, 66) + hand(74, 158, -20, 0.82)
    # Below a header band there is less room than in an arch.
    size, x, y, turn = (132, 88, 108, 15) if bearer.style == "classic" else (104, 84, 122, 13)
    return bearer.sign(x, y, size, turn) + hand(76, 156, -16, 0.82)


def _rider(c: Colours, horse: Horse) -> str:
    arm = "M140,196C120,190 106,184 92,164L76,180C90,208 110,226 132,232Z"
    parts = [
        path("M128,178C170,176 206,214 214,300V392H110Z", c.dark, INK),
        path("M104,262C102,222 112,192 134,182H164C186,194 196,226 196,270V392H120Z", c.main, INK),
        shade("M164,182C186,194 196,226 196,270V330C180,290 170,230 158,182Z", 0.15),
        path(arm, c.main, INK),
        path("M97,160L74,182L67,175L90,152Z", CREAM, INK, 2.2),
        path("M126,184C130,174 168,174 172,184C168,198 130,198 126,184Z", CREAM, INK),
        path("M122,126C116,160 122,178 134,184H164C176,176 180,158 176,126Z", horse.hair, INK),
        path("M126,128C125,160 134,180 149,181C164,180 173,160 172,128Z", SKIN, INK),
        face(148, 146, 0.68, horse.hair, look=-1.5),
        feather(
            "M166,112C176,92 196,84 212,94C212,116 194,134 172,130Z",
            "M172,124C184,112 196,102 208,98",
        ),
        path("M124,114C124,86 140,72 152,72C168,74 178,90 176,114Z", c.main, INK),
        shade("M152,72C168,74 178,90 176,114H160C164,98 160,84 152,72Z", 0.15),
        path(
            "M108,128C112,116 126,110 150,110C174,110 188,116 192,128C176,122 124,122 108,128Z",
            GOLD,
            INK,
        ),
    ]
    return "".join(parts)


def _head(horse: Horse) -> str:
    parts = [
        path("M100,176L88,140L112,160Z", horse.shade, INK),
        path(_HORSE, horse.coat, INK),
        path(_SHADE, horse.shade, opacity=0.8),
        path("M106,176L104,136L126,170Z", horse.coat, INK),
        path("M110,170L109,150L119,168Z", horse.shade),
        path(_MANE, horse.mane, INK),
        path(_HORSE, "none", INK),
        path("M83,209C88,203 96,204 99,210C94,215 88,215 83,209Z", WHITE, INK, 2),
        dot(91.5, 209.4, 3.6, INK),
        oval(50, 254, (3.2, 4.4), INK),
        path("M52,270C58,268 63,265 67,261", "none", INK, 2.2),
    ]
    return "".join(parts)


def _mount(c: Colours) -> str:
    parts = [
        path(_BRIDLE, "none", INK, 7),
        path(_BRIDLE, "none", c.main, 3.4),
        dot(80, 247, 6, GOLD, INK, 2.2),
        path(_COLLAR, c.main, INK),
        *(dot(x, y, 4.6, GOLD, INK, 1.8) for x, y in _STUDS),
    ]
    return "".join(parts)
