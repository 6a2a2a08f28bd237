"""The nine characters: cameo busts in profile, lit from the left, each with hat and attribute."""

from __future__ import annotations

from collections.abc import Callable

from tools.draw.palette import HOUSING, LUXURY, MINE, UNIVERSITY, WORKS
from tools.draw.pen import FINE, LINE, OUTLINE, Plate, circle, ellipse, poly, rect, segment
from tools.draw.press import placed
from tools.draw.things import PLATE, coin_stack, crystal, gear, pound_sign

SHIFT = 12.0
"""The bust stands right of the middle and leaves the left to the attribute."""

BROW = "M72 30C68 34 66.5 39 66.5 42C66.5 44 67.3 45 67 46.5"
NOSES = {
    "straight": "C65 50 62 53 60.3 56C59.6 57.6 61 58.8 63.6 59",
    "snub": "C66 49.5 64.4 52.4 61.6 53.8C60 55.6 61 58 63.8 58.8",
}
LIPS = "C65 59.2 65 60.2 64.3 61C63.2 62.2 63.2 63.2 64.6 63.9C63.6 65 63.8 66.6 65.2 67.2C66 68 65.4 69.4 65 71.2"
JAWS = {
    "lean": "C64.6 75 68 77.4 72 77.2C76 77 80 76 83 74.5",
    "heavy": "C64 76.4 68 80.6 74 80.8C78 81 81 80.4 83.4 79.4",
}
NECK = "L84 90L107 92C105 82 106 72 108 64C111 54 110 38 102 30C94 22 80 22 72 30Z"
PROFILE = BROW + NOSES["straight"] + LIPS + JAWS["lean"] + NECK
HAIR = (
    "M84 34C85 46 85 54 87.5 60L90 60C89 54 90 49 93 48C97 48 98.5 54 96.5 61C98 66 101 69 105.5 70"
    "C107 66 108.5 62 109 58C111 46 109 36 104 30Z"
)
COAT = "M36 124C38 106 54 97 74 91L84 86L107 87C126 93 142 103 145 124Z"


def moved(d: str) -> str:
    return placed(d, SHIFT)


class Bust(Plate):
    """A plate with the cameo ground; parts are given in the figure's own coordinates."""

    def __init__(self, tones: tuple[str, str]) -> None:
        super().__init__(tones)
        self.area(PLATE, "tone-2")
        self.hatch(rect(0, 2, 160, 118), 0, 4, 1)
        self.shape(ellipse(80, 60, 77, 57), "brass")
        self.shape(ellipse(80, 60, 73.6, 53.6), "tone-1", LINE)
        self.swell(ellipse(80, 60, 72, 52), 0, 4, 1.8, "tone-2", within=rect(84, 0, 76, 120))
        self.area(ellipse(66, 54, 54, 42), "paper", 0.5)

    def part(self, d: str, fill: str, width: float = OUTLINE) -> None:
        self.shape(moved(d), fill, width)

    def mark(self, d: str, width: float = LINE, colour: str = "ink") -> None:
        self.line(moved(d), width, colour)

    def coat(self, fill: str = "tone-2", collar: bool = True) -> None:
        self.part(COAT, fill)
        self.hatch(moved(COAT), 60, 3, 0.9, within=rect(116, 80, 60, 50))
        if collar:
            self.part("M70 96L84 92L78 122L62 122Z", fill)
            self.part("M84 92L108 88L112 96L92 122L78 122Z", fill)
            self.hatch(moved("M84 92L108 88L112 96L92 122L78 122Z"), 60, 3, 0.9, within=rect(104, 80, 60, 50))

    def head(self, hair: str = "tone-2", brow: float = 1.8, nose: str = "straight", jaw: str = "lean") -> None:
        self.part(BROW + NOSES[nose] + LIPS + JAWS[jaw] + NECK, "paper")
        shade = moved("M83 74C88 70 90 66 91 58L108 58C106 68 105 80 107 92L84 90Z")
        self.hatch(shade, 40, 2.6, 0.9)
        self.hatch(moved("M83 66C80 72 76 75 70 76L83 76L90 64Z"), 40, 2, FINE)
        if hair != "none":
            self.part(HAIR, hair, LINE)
            self.hatch(moved(HAIR), 70, 2.6, FINE, "tone-1" if hair == "ink" else "ink", within=rect(108, 20, 30, 60))
        self.part("M91 50C95 48 97.5 51 96.5 55C96 58 94.5 61 92.5 60.5C90.5 60 90 52 91 50Z", "paper", LINE)
        self.mark("M92.8 52.5C95 52.5 95 55 93.4 57.5", FINE)
        self.mark("M68.2 43.2Q72 40.6 77 43", brow)
        self.mark("M69 48.6Q72.4 45.6 76 48.6", 1.2)
        self.area(circle(71.4 + SHIFT, 48.4, 1.2), "ink")
        self.mark("M64.6 63.9L69 63.4", LINE)
        self.mark("M65.6 57.6Q67.6 56 67.2 58.8", FINE)

    def collar(self) -> None:
        self.part("M79 79L107 82L109 92L84 95L80 90Z", "paper", LINE)
        self.mark("M84 95L88 84", LINE)


def miner() -> Plate:
    p = Bust(MINE)
    p.line(segment(38, 118, 34, 36), 6.4)
    p.line(segment(38, 118, 34, 36), 3.4, "brass")
    pick = "M6 50C16 32 34 27 42 30C52 33 60 40 64 50C54 42 46 39 36 39C24 39 14 43 6 50Z"
    p.shape(pick, "tone-1")
    p.hatch(pick, 0, 2, within=rect(30, 20, 40, 40))
    p.coat("tone-2", False)
    p.part("M74 92C84 100 100 98 110 88L112 95C100 108 82 108 70 98Z", "brass")
    p.head(brow=2.4, nose="snub", jaw="heavy")
    p.hatch(moved("M65 61C70 62 78 66 84 66L83 74C78 77 70 78 66 75C64 72 66 70 65 67Z"), 90, 1.7, 0.8)
    p.part("M64 40C64 22 76 13 88 13C102 13 112 24 112 40Z", "tone-2")
    p.swell(moved("M64 40C64 22 76 13 88 13C102 13 112 24 112 40Z"), 0, 2.2, 1.6, within=rect(96, 10, 40, 40))
    p.mark("M88 13C82 18 80 30 80 40", LINE)
    p.part("M57 43C66 36 108 36 119 42C120 44 119 46 117 46C104 42 74 42 59 47C56 47 56 45 57 43Z", "tone-1")
    p.rays(71.5, 27, 9, 15, 16, 0.25, "crystal")
    p.shape(circle(74, 27, 7.4), "brass")
    p.shape(circle(71.5, 27, 4.4), "crystal", LINE)
    return p


BEARD = (
    "M64.6 64.2C70 60 78 62 86 54C90 54 91 60 90.5 64C90 78 84 92 74 94C66 95 60 88 61 78"
    "C61.4 73 63 69 64.6 67.4L70 65.6Z"
)


def geologist() -> Plate:
    p = Bust(MINE)
    crystal(p, 30, 104, 62, 26, 0.06)
    p.line(segment(14, 112, 52, 60), 5.4)
    p.line(segment(14, 112, 52, 60), 2.6, "brass")
    hammer = poly([(38, 50), (46, 44), (64, 58), (72, 70), (58, 64), (48, 68), (43, 62)])
    p.shape(hammer, "tone-1")
    p.hatch(hammer, 40, 2, within=rect(50, 40, 40, 40))
    p.coat("tone-2")
    p.head()
    p.part(BEARD, "tone-1")
    p.swell(moved(BEARD), 105, 2.2, 1.4)
    p.part("M62 60C66 58 74 58 80 63C74 65 66 65 62 63Z", "tone-1", LINE)
    p.part("M70 39C70 26 74 18 82 19C86 22 92 21 96 18C104 20 107 28 107 39Z", "tone-1")
    p.hatch(
        moved("M70 39C70 26 74 18 82 19C86 22 92 21 96 18C104 20 107 28 107 39Z"), 90, 2.2, within=rect(104, 10, 40, 40)
    )
    p.part("M70 34C82 37 96 37 107 34L107.5 40L69.5 40Z", "ink", LINE)
    brim = "M46 41C56 36 66 39 88 39C110 39 120 36 130 42C122 47 108 46 88 46C68 46 56 48 46 41Z"
    p.part(brim, "tone-1")
    p.hatch(moved(brim), 0, 2, within=rect(84, 42, 60, 10))
    return p


def apprentice() -> Plate:
    p = Bust(WORKS)
    jaw = (
        "M22 20C15 23 12 32 16 39C18 43 22 45 25 46L25 100C25 108 39 108 39 100L39 46C42 45 46 43 48 39"
        "C52 32 49 23 42 20L42 33L37 37L27 37L22 33Z"
    )
    p.shape(jaw, "brass")
    p.hatch(jaw, 45, 2.2, within=rect(33, 10, 30, 110))
    p.line(rect(29.5, 54, 5, 40), LINE)
    p.coat("tone-1", False)
    p.hatch(moved("M52 100L58 98L56 124L48 124Z"), 90, 2)
    p.part("M58 97L66 94L64 124L54 124Z", "tone-2")
    p.part("M104 88L114 91L118 124L106 124Z", "tone-2")
    p.part("M76 88C86 96 100 95 110 86L111 94C100 104 86 106 74 98Z", "crystal")
    p.part("M76 96L84 100L80 114L72 108Z", "crystal")
    p.mark("M80 98L77 108M86 98C94 99 100 97 106 93", FINE)
    p.head("ink", brow=1.4, nose="snub")
    p.area(circle(84, 57, 0.6) + circle(87, 58.5, 0.6) + circle(86, 55.5, 0.6))
    cap = "M63 38C58 30 66 19 82 17C100 14 118 22 117 36C116 42 110 42 104 40C92 36 78 36 63 38Z"
    p.part(cap, "tone-2")
    p.hatch(moved(cap), 60, 2.4, 0.8, within=rect(100, 10, 50, 40))
    p.mark("M82 17C74 22 72 30 73 37M82 17C90 22 96 30 98 38", LINE)
    p.shape(circle(82 + SHIFT, 16.6, 2.2), "tone-1", LINE)
    p.part("M73 37C66 35 54 38 51 44C58 45 66 43 74 42Z", "ink")
    return p


def engineer() -> Plate:
    p = Bust(WORKS)
    gear(p, 32, 70, 27, 10)
    gear(p, 56, 103, 15, 8)
    p.coat("tone-2")
    p.head("ink")
    p.collar()
    p.part("M72 92L82 89L88 97L80 104L70 100Z", "ink")
    chops = "M85 46C88 54 88 60 92 60C92 68 86 75 77 76.5C76 70 80 64 83 58Z"
    p.part(chops, "ink", LINE)
    p.line(segment(74, 63.4, 60, 66.4), 4)
    p.line(segment(74, 63.4, 62, 66), 1.8, "tone-1")
    p.mark("M46 66C42 62 48 58 44 54C41 50 46 47 44 43", 1.2)
    pipe = "M67 38L64 2L108 -2L111 36C96 40 80 40 67 38Z"
    p.part(pipe, "ink")
    p.line(moved("M70 34L68 6M73.5 34L71.5 6"), 1, "tone-1")
    p.part("M66.3 30C80 33 98 32 110.5 28L111 35C96 40 80 40 67 38Z", "brass")
    p.part("M54 40C62 36 70 38 88 38C106 38 116 34 124 37C120 44 104 45 88 45C70 45 60 46 54 40Z", "ink")
    return p


def bureaucrat() -> Plate:
    p = Bust(UNIVERSITY)
    sheet = poly([(10, 52), (48, 46), (56, 104), (18, 110)])
    p.shape(sheet, "paper")
    p.line("".join(segment(17, 60 + i * 6, 17 + 27, 55.8 + i * 6) for i in range(1, 5)), 1.2)
    p.shape(circle(46, 94, 6.4), "crystal", LINE)
    p.line(circle(46, 94, 3.4), FINE)
    quill = "M24 96C26 70 32 40 56 16C60 36 50 66 28 86Z"
    p.shape(quill, "paper")
    p.line("M22 100C28 76 38 46 56 16", 1.2)
    p.swell(quill, 150, 2.4, 1.0, within="M24 98C30 74 40 46 56 16L80 40L40 96Z")
    p.coat("tone-2")
    p.head("ink")
    p.collar()
    p.part("M74 92L84 95L78 103L68 99ZM86 95L96 90L98 100L88 104Z", "ink")
    p.mark("M80 29C88 24 98 26 103 32", FINE)
    p.line(circle(72 + SHIFT, 49, 5.2), 1.4)
    p.area(circle(72 + SHIFT, 49, 4.6), "paper", 0.5)
    p.mark("M77 48L92 50", 1.2)
    p.part("M66.4 39C80 31 96 30 109 38L109.6 45C96 37 80 38 67 45Z", "ink", LINE)
    visor = "M67 38C60 38 48 42 42 51C52 50 62 48 70 45.5Z"
    p.part(visor, "brass")
    p.hatch(moved(visor), 20, 1.8, within=rect(66, 30, 30, 30))
    return p


def adviser() -> Plate:
    p = Bust(UNIVERSITY)
    for x, y, w, h, fill in ((8, 92, 50, 14, "tone-2"), (13, 79, 42, 13, "brass"), (9, 68, 44, 11, "tone-2")):
        p.shape(rect(x, y, w, h), fill)
        p.shape(
            f"M{x + w} {y + 2}H{x + 5}C{x + 2} {y + 4} {x + 2} {y + h - 4} {x + 5} {y + h - 2}H{x + w}Z", "paper", LINE
        )
        p.hatch(rect(x + 6, y + 3, w - 6, h - 6), 0, 2, FINE)
        p.shape(rect(x + w - 12, y, 5, h), fill, LINE)
    p.shape(rect(24, 38, 9, 30), "paper")
    p.hatch(rect(28, 38, 5, 30), 90, 1.6)
    p.shape("M28.5 38C22 32 26 24 29 18C32 24 35 32 28.5 38Z", "brass", LINE)
    p.rays(28.5, 28, 12, 19, 16, 0.2, "brass")
    p.coat("ink", False)
    p.line(moved("M108 93C120 99 130 106 133 122M98 97C108 102 116 110 118 122"), 1, "tone-2")
    p.head("none", jaw="heavy")
    p.part("M76 92L88 90L84 116L72 116Z", "paper")
    p.mark("M80 92L78 116", FINE)
    wig = (
        "M66 41C64 26 76 15 90 16C106 17 115 30 114 46C113 52 114 60 116 66C118 74 114 80 108 80L92 80"
        "C87 80 86 72 88 66C86 60 84 54 84 47C78 46 72 46 66 41Z"
    )
    p.part(wig, "paper")
    for height, right in ((57, 113), (65.2, 115), (73.4, 116)):
        for curl in (92.6, right / 2 + 44.4, right - 3.6):
            p.shape(circle(curl + SHIFT, height, 4.6), "paper", LINE)
            p.line(circle(curl + SHIFT + 0.6, height + 0.4, 2), FINE)
    p.mark(
        "M70 36C78 34 96 34 110 42M72 30C82 26 98 27 109 34M78 23C88 20 98 22 104 27M84 47C94 44 104 45 113 50", LINE
    )
    p.hatch(moved(wig), 70, 2.2, within=rect(113, 14, 30, 40))
    return p


def _moustache(p: Bust, fill: str = "ink") -> None:
    p.part("M62 60C66 57 74 59 80 66C82 68 80 70 77 69C72 70 64 69 62 66Z", fill, LINE)


def banker() -> Plate:
    p = Bust(LUXURY)
    bag = "M26 54C14 62 4 78 6 94C8 108 22 110 34 110C46 110 58 108 60 94C62 78 50 62 40 54Z"
    p.shape(bag, "tone-1")
    p.swell(bag, 0, 2.4, 1.6, within=rect(40, 50, 30, 70))
    p.shape("M24 42L20 32C26 36 30 34 33 36C36 34 40 36 46 32L42 42L40 54L26 54Z", "tone-1")
    p.line(segment(24, 53, 42, 53), 4)
    p.line(segment(24.5, 53, 41.5, 53), 1.8, "brass")
    p.line(pound_sign(32, 84, 34), 4)
    p.coat("tone-2")
    p.head("ink", brow=2.6, nose="snub", jaw="heavy")
    p.collar()
    p.part("M72 94L84 95L78 118L70 118Z", "brass")
    _moustache(p)
    p.part("M66 39C64 20 74 11 88 11C103 11 111 22 110 39Z", "ink")
    p.line(moved("M71 31C71 22 76 17 82 15M75 32C75 24 79 20 84 18"), 1, "tone-1")
    p.part("M66 33C80 36 98 36 110 33L110 40L66 40Z", "tone-2", LINE)
    p.part("M55 41C58 36 64 38 88 39C112 38 116 35 121 40C118 47 106 44 88 45C70 45 60 47 55 41Z", "ink")
    return p


def financier() -> Plate:
    p = Bust(LUXURY)
    p.shape(rect(8, 40, 48, 50), "paper")
    p.line("M16 48V82H49", LINE)
    p.line("M18 78L26 69L32 73L46 53", 2.6, "tone-2")
    p.shape(poly([(49, 49), (41.5, 52), (47, 57.5)]), "tone-2", LINE)
    coin_stack(p, 20, 112, 10, 3)
    coin_stack(p, 42, 114, 10, 5)
    p.coat("ink")
    fur = "M72 92C62 98 58 112 60 124L82 124C82 112 86 104 94 101C106 99 116 96 120 92L108 85C98 95 84 96 78 90Z"
    p.part(fur, "tone-1")
    p.hatch(moved(fur), 120, 4, 1, within=rect(86, 80, 80, 50))
    p.head("ink", brow=1.4)
    p.part("M62 61C66 58 72 59 76 63C80 66 84 64 86 60C86 67 80 70 74 68C70 67 64 67 62 64Z", "ink", LINE)
    p.part("M65 69C70 68 74 72 73 78C72 84 68 86 66 84C65 80 64 74 65 69Z", "ink", LINE)
    p.shape(circle(72.5 + SHIFT, 48.5, 5.4), "brass", LINE)
    p.shape(circle(72.5 + SHIFT, 48.5, 3.6), "paper", FINE)
    p.area(circle(72 + SHIFT, 48.4, 1.2), "ink")
    p.mark("M73 54C74 66 80 80 78 92", FINE)
    p.part("M68 38C70 26 66 14 63 7C78 2 100 2 114 7C111 14 107 26 109 38Z", "ink")
    p.line(moved("M73 32C74 24 72 14 69 9M77 32C78 24 76 14 73.6 8.6"), 1, "tone-1")
    p.part("M68.4 30C82 33 96 33 108.6 30L109 39L68 39Z", "tone-2", LINE)
    p.part("M50 38C58 40 70 39 88 39C106 39 118 40 126 36C124 46 106 45 88 45C68 45 54 47 50 38Z", "ink")
    return p


def architect() -> Plate:
    p = Bust(HOUSING)
    p.shape(poly([(6, 60), (56, 60), (56, 110), (6, 110)]), "paper")
    p.line("M14 104V84L31 70L48 84V104ZM14 84H48M26 104V92H36V104M19 88H23V94H19ZM39 88H43V94H39Z", 1.2, "tone-2")
    p.line("".join(segment(10, 65 + i * 8, 13, 65 + i * 8) for i in range(6)), FINE)
    legs = (
        poly([(33, 36), (16, 92), (14, 102), (21, 94), (38, 38)]),
        poly([(35, 36), (52, 92), (54, 102), (47, 94), (30, 38)]),
    )
    for leg in legs:
        p.shape(leg, "brass", 1.3)
    p.line("M22.5 66Q34 72 45.5 66", 1.6)
    p.shape(circle(34, 33, 6), "brass")
    p.shape(rect(32, 18, 4, 10), "brass", LINE)
    p.shape(circle(34, 33, 2), "paper", LINE)
    p.coat("tone-2")
    p.head("ink")
    p.part("M70 90C78 96 98 96 110 86L111 94C98 104 82 104 72 99Z", "paper")
    p.part("M72 97L60 92L60 108L73 102L84 108L86 96Z", "brass")
    p.part("M63 60.5C66 58.6 73 59.4 77 64.4C72 65.4 66 65 63 63.4Z", "ink", LINE)
    p.part("M65 69C70 67 75 71 75 77C74 86 68 91 64 90C63 84 64 74 65 69Z", "ink", LINE)
    beret = "M66 40C56 34 58 20 78 14C100 8 126 18 126 32C126 42 112 42 104 37C94 34 78 36 66 40Z"
    p.part(beret, "tone-2")
    p.hatch(moved(beret), 60, 2.4, 0.8, within=rect(104, 8, 60, 40))
    p.mark("M92 11C93 8 94 6 97 4", 2.4)
    p.part("M66 37C80 32 96 32 106 36L106 41C94 37 78 38 66 43Z", "ink", LINE)
    return p


CHARACTERS: dict[str, Callable[[], Plate]] = {
    "miner": miner,
    "geologist": geologist,
    "apprentice": apprentice,
    "engineer": engineer,
    "bureaucrat": bureaucrat,
    "adviser": adviser,
    "banker": banker,
    "financier": financier,
    "architect": architect,
}
