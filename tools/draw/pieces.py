"""Five workers that differ in hat, figure and pattern, and the colours of the players."""

from __future__ import annotations

from tools.draw.pen import Plate, circle, ellipse, rect, segment

SIZE = (32, 40)
COAT = "M3.5 37.8V30C3.5 23.5 8 20.5 12.5 20H19.5C24 20.5 28.5 23.5 28.5 30V37.8Z"
DRESS = "M2.5 37.8L6.5 27C7.5 22.5 9.5 20.5 12.5 20H19.5C22.5 20.5 24.5 22.5 25.5 27L29.5 37.8Z"
SQUARE = "M4 37.8V22.5C8 20.5 10 20 12.5 20H19.5C22 20 24 20.5 28 22.5V37.8Z"

PALETTE: tuple[tuple[str, str, str, str], ...] = (
    ("vermilion", "#e0593a", "#a5331a", "#f08a6f"),
    ("sky", "#8fd0f5", "#1f5f91", "#8fd0f5"),
    ("mustard", "#f2c230", "#735600", "#f2c230"),
    ("violet", "#8a55b8", "#6a41a6", "#c09ae0"),
    ("ivory", "#fbf7ec", "#5a5348", "#fbf7ec"),
)
"""Name, fill of the piece, and the same colour dark enough for text on parchment and light enough on dark felt."""

FELT, PARCHMENT, INK = "#1b2420", "#efe4c8", "#1d1a16"


def _luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return round((high + 0.05) / (low + 0.05), 1)


def colours() -> list[dict[str, object]]:
    """The palette with what was measured; pieces carry an ink edge, which is what parts them from parchment."""
    marks = ("flat cap, plain", "bowler, stripes", "headscarf, dots", "helmet, chevrons", "top hat, checks")
    return [
        {
            "name": name,
            "piece": fill,
            "onParchment": on_light,
            "onFelt": on_dark,
            "figure": figure,
            "contrast": {
                "pieceOnFelt": contrast(fill, FELT),
                "edgeOnPiece": contrast(fill, INK),
                "textOnParchment": contrast(on_light, PARCHMENT),
                "textOnFelt": contrast(on_dark, FELT),
            },
        }
        for (name, fill, on_light, on_dark), figure in zip(PALETTE, marks, strict=True)
    ]


def _figure(seat: int, body: str, hat: str) -> Plate:
    """The body in the player's colour, with a pale rim for dark tables; pattern, face and hat come on top."""
    p = Plate(size=SIZE)
    p.colours["piece"] = f"var(--piece,{PALETTE[seat][1]})"
    p.line(body + hat, 4.4, "paper")
    p.shape(body, "piece", 2)
    return p


def _face(p: Plate, body: str) -> None:
    p.area(SHADE[body], "ink", 0.28)
    p.line(body, 2)
    p.shape(ellipse(16, 14.5, 6, 6.5), "paper", 1.8)
    p.area("M17.5 9H22V14.5A6 6.5 0 0 1 16 21Q19.5 17 17.5 9Z", "ink", 0.28)


SHADE = {
    COAT: "M23 21.5C26 23 28.5 25.5 28.5 30V37.8H23.5Z",
    DRESS: "M22.5 21.5C24 22.5 25 24.5 25.5 27L29.5 37.8H24.5Z",
    SQUARE: "M23 20.7L28 22.5V37.8H23.5Z",
}
"""The right fifth of a body, where the light does not reach."""


def flat_cap() -> Plate:
    cap = "M6 11.5C5 6 10 3 16 3C23 3 27 6.5 25.5 11C21 9.5 12 9.5 6 11.5Z"
    peak = "M6 11.5C10 9.8 14 9.6 17 9.8C13 11.5 9 13.5 3 13.5C3.5 12.2 4.5 11.8 6 11.5Z"
    p = _figure(0, COAT, cap + peak)
    _face(p, COAT)
    p.line("M12.5 20L16 25L19.5 20M16 25V38", 1.6)
    p.shape(cap, "piece", 1.8)
    p.shape(peak, "ink", 1)
    return p


def bowler() -> Plate:
    crown, brim = "M9 10.5C8.5 4.5 11 1.5 16 1.5C21 1.5 23.5 4.5 23 10.5Z", "M5.5 10.5Q8 12 16 12Q24 12 26.5 10.5"
    p = _figure(1, SQUARE, crown)
    p.line(brim, 4.8, "paper")
    p.line("M9 22V38M14 20V38M18.5 20V38M23 22V38", 2)
    _face(p, SQUARE)
    p.shape(crown, "piece", 1.8)
    p.shape("M9 8H23V11H9Z", "ink", 1)
    p.line(brim, 2.6)
    return p


def headscarf() -> Plate:
    scarf = (
        "M16 2.5C8.5 2.5 7 9 8.5 15C9 18 10.5 20.5 13 21.5C11 17.5 10.5 13 12 10.5C14 8.5 18 8.5 20 10.5"
        "C21.5 13 21 17.5 19 21.5C21.5 20.5 23 18 23.5 15C25 9 23.5 2.5 16 2.5Z"
    )
    p = _figure(2, DRESS, scarf)
    spots = ((8.5, 35), (14, 35), (19.5, 35), (25, 35.5), (11, 29.5), (16.5, 29.5), (22, 29.5), (14, 25), (19, 25))
    p.line("".join(segment(x, y, x + 0.1, y) for x, y in spots), 2.6)
    _face(p, DRESS)
    p.shape(scarf, "piece", 1.8)
    p.shape("M16 20.5L11.5 19.5L11 24.5L16 22L21 24.5L20.5 19.5Z", "piece", 1.4)
    return p


def helmet() -> Plate:
    shell, brim = (
        "M8 11C8 5 11 2.5 16 2.5C21 2.5 24 5 24 11Z",
        "M4 11.5C5 10.2 7 10 9 10H23C25 10 27 10.2 28 11.5V13H4Z",
    )
    p = _figure(3, COAT, shell + brim)
    p.line("M4.5 28.5L16 24.5L27.5 28.5M3.7 33.5L16 29.5L28.3 33.5M3.7 38L16 34.5L28.3 38", 2)
    _face(p, COAT)
    p.shape(shell, "piece", 1.8)
    p.shape(brim, "piece", 1.6)
    p.shape(circle(16, 7, 2.6), "paper", 1.4)
    return p


def top_hat() -> Plate:
    crown, brim = "M9.5 11L9 2H23L22.5 11Z", "M6 11.5H26"
    p = _figure(4, SQUARE, crown)
    p.line(brim, 4.8, "paper")
    rows = (22.5, 26.5, 30.5, 34.5)
    p.area(
        "".join(rect(x, y, 4, 4) for i, y in enumerate(rows) for x in ((8, 16, 24) if i % 2 else (4, 12, 20))),
        "ink",
        0.8,
    )
    _face(p, SQUARE)
    p.shape(crown, "piece", 1.8)
    p.shape("M9.3 7.5H22.7V11H9.3Z", "ink", 1)
    p.line(brim, 2.8)
    return p


PIECES = (flat_cap, bowler, headscarf, helmet, top_hat)
