"""King, queen and knave as half figures; the knight, who rides, is in ``knight``."""

from __future__ import annotations

from bot.art.figures import (
    LIPS,
    SKIN,
    SKIN_SHADE,
    Bearer,
    Hair,
    carried,
    crown,
    face,
    feather,
    shade,
    sleeve,
)
from bot.art.palette import CREAM, GOLD, INK, Colours
from bot.art.svg import dot, path


def king(bearer: Bearer, c: Colours, hair: Hair) -> str:
    """Return a crowned, bearded king in ermine."""
    ermine = (
        "M62,276C66,264 80,254 94,248C104,266 136,266 146,248C160,254 174,264 178,276"
        "C168,306 146,318 120,318C94,318 72,306 62,276Z"
    )
    tails = (
        (78, 274), (96, 290), (120, 300), (144, 290), (162, 274),
        (104, 304), (136, 304), (84, 292), (156, 292),
    )  # fmt: skip
    beard = (
        "M85,186C80,240 98,284 120,290C142,284 160,240 155,186C150,204 144,212 134,212"
        "C128,208 112,208 106,212C96,212 90,204 85,186Z"
    )
    moustache = (
        "M120,214C112,205 99,207 92,219C102,224 113,223 120,217"
        "C127,223 138,224 148,219C141,207 128,205 120,214Z"
    )
    parts = [
        path("M26,392C24,330 44,284 92,262H148C196,284 216,330 214,392Z", c.main, INK),
        shade("M148,262C196,284 216,330 214,392H176C182,330 170,290 148,262Z"),
        path("M98,262H142L160,392H80Z", c.dark, INK),
        path("M113,262H127L131,392H109Z", GOLD, INK, 2),
        *(
            path(f"M120,{y - 7}L126,{y}L120,{y + 7}L114,{y}Z", c.light, INK, 1.6)
            for y in (318, 340, 362)
        ),
        path("M82,168C70,206 72,240 88,256H152C168,240 170,206 158,168Z", hair.deep, INK),
        path(ermine, CREAM, INK),
        *(path(f"M{x},{y - 5}L{x + 2.6},{y + 4}H{x - 2.6}Z", INK) for x, y in tails),
        path("M86,170C84,214 96,246 120,248C144,246 156,214 154,170Z", SKIN, INK),
        path(beard, hair.bright, INK),
        shade("M120,290C142,284 160,240 155,186C150,204 144,212 134,212C138,240 134,270 120,290Z"),
        path(
            "M104,236C106,252 112,264 118,272M136,236C134,252 128,264 122,272", "none", hair.deep, 2
        ),
        path("M111,226C116,230 124,230 129,226C127,220 113,220 111,226Z", LIPS, INK, 1.8),
        path(moustache, hair.deep, INK, 2.2),
        face(120, 190, 1, hair.deep, mouth=False),
        crown(120, 150, c, 0.92),
        sleeve(c.main),
        carried(bearer, 62, 296, 78),
    ]
    return "".join(parts)


def queen(bearer: Bearer, c: Colours, hair: Hair) -> str:
    """Return a queen with long hair, a small crown and a necklace."""
    fringe = (
        "M82,206C78,172 92,150 120,150C148,150 162,172 158,206C152,190 146,178 138,168"
        "C124,176 100,180 90,182C86,190 84,198 82,206Z"
    )
    parts = [
        path("M88,150C56,176 60,262 74,300H166C180,262 184,176 152,150Z", hair.deep, INK),
        path("M36,392C36,330 58,296 100,280H140C182,296 204,330 204,392Z", c.main, INK),
        shade("M140,280C182,296 204,330 204,392H170C174,340 160,304 140,280Z"),
        path("M88,286C96,318 144,318 152,286L142,262H98Z", SKIN, INK),
        path("M107,236H133V270C126,280 114,280 107,270Z", SKIN_SHADE),
        path("M84,288C92,330 148,330 156,288L168,296C162,352 78,352 72,296Z", CREAM, INK),
        path("M112,345H128L132,392H108Z", GOLD, INK, 2),
        path("M98,274C104,298 136,298 142,274", "none", GOLD, 3.2),
        dot(120, 298, 7, c.main, INK, 2),
        path(
            "M86,176C84,220 98,250 120,252C142,250 156,220 154,176C150,150 90,150 86,176Z",
            SKIN,
            INK,
        ),
        path(fringe, hair.bright, INK),
        face(120, 206, 0.98, hair.deep),
        *(dot(x, 226, 4.5, GOLD, INK, 1.8) for x in (82, 158)),
        crown(120, 146, c, 0.74),
        sleeve(c.main),
        carried(bearer, 62, 298, 76),
    ]
    return "".join(parts)


def knave(bearer: Bearer, c: Colours, hair: Hair) -> str:
    """Return a young man with a plumed beret, a ruff and a buttoned doublet."""
    ruff = (
        "M76,274C72,262 84,256 92,262C96,252 110,254 112,263C116,255 126,255 129,263"
        "C132,254 146,252 149,262C157,256 168,262 164,274C168,286 156,290 149,284"
        "C146,294 132,294 129,285C126,293 115,293 112,285C109,294 95,294 91,284"
        "C84,290 72,286 76,274Z"
    )
    fringe = (
        "M84,214C78,184 84,164 100,160H140C156,164 162,184 156,214C150,206 150,192 146,182"
        "C134,190 122,186 116,180C110,188 100,190 94,184C91,194 90,206 84,214Z"
    )
    ribs = "M152,162C166,136 182,112 204,94M172,132L186,134M180,120L196,120M188,110L203,107"
    parts = [
        path("M84,176C74,214 76,248 90,258H150C164,248 166,214 156,176Z", hair.deep, INK),
        path("M30,392C30,330 54,296 98,276H142C186,296 210,330 210,392Z", c.main, INK),
        path("M160,288C196,296 214,340 210,392H166C172,352 170,316 160,288Z", c.dark, INK),
        *(_slash(176 + step * 11, step, c) for step in range(3)),
        path("M102,276H138L146,392H94Z", c.rays, INK),
        path("M120,284V392", "none", INK, 2),
        *(dot(120, y, 4.6, GOLD, INK, 1.8) for y in (312, 334, 356, 378)),
        path("M106,232H134V270C128,280 112,280 106,270Z", SKIN_SHADE, INK),
        path(ruff, CREAM, INK),
        path("M92,266V281M112,267V282M129,267V282M149,266V281", "none", "#CDBFA6", 1.6),
        path("M87,172C85,216 98,246 120,248C142,246 155,216 153,172Z", SKIN, INK),
        path(fringe, hair.bright, INK),
        face(120, 204, 0.98, hair.deep),
        path(
            "M66,168C56,128 104,104 140,112C176,116 186,146 172,170C140,154 98,154 66,168Z",
            c.main,
            INK,
        ),
        shade("M140,112C176,116 186,146 172,170C160,164 148,160 136,158C150,146 150,126 140,112Z"),
        path("M70,164C98,152 140,152 170,166L166,180C138,168 100,168 76,178Z", c.dark, INK),
        feather("M150,158C160,124 176,96 210,86C216,112 198,146 158,164Z", ribs),
        dot(153, 164, 7.5, GOLD, INK, 2.2),
        sleeve(c.dark),
        carried(bearer, 62, 296, 78),
    ]
    return "".join(parts)


def _slash(x: int, step: int, c: Colours) -> str:
    top, middle, low = 318 + step * 6, 336 + step * 4, 356 + step * 3
    outline = (
        f"M{x},{top}C{x + 7},{middle} {x + 8},{low} {x + 4},378"
        f"C{x - 1},{low} {x - 2},{middle} {x},{top}Z"
    )
    return path(outline, c.light, INK, 1.6)
