"""Reports as one readable HTML page that needs nothing else: tables, and plots drawn as SVG."""

from collections.abc import Sequence
from html import escape
from string import Template

_PAGE = Template("""<!doctype html>
<html lang="$language"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title><style>
:root { color-scheme: light dark; --ink: #2a2622; --paper: #fbf8f1; --line: #cfc6b4; --weak: #756b5c; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #eee6d8; --paper: #1d1a17; --line: #4a443b; --weak: #a89c89;
  --bad: #ff8a80 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2; font-weight: 600 }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right } th { color: var(--weak) }
th:first-child, td:first-child { text-align: left }
.bad { color: var(--bad); font-weight: 600 } .weak { color: var(--weak) }
figure { margin: 1rem 0 } figcaption { color: var(--weak); font-size: .9rem } .wide { overflow-x: auto }
svg { max-width: 100%; height: auto } svg text { fill: var(--ink); font: 11px system-ui, sans-serif }
</style></head><body>
<h1>$title</h1><p class="weak">$subtitle</p>
$body
</body></html>
""")


def whole_page(title: str, subtitle: str, sections: Sequence[str], language: str = "en") -> str:
    """The page of some sections, which are HTML already."""
    return _PAGE.substitute(title=escape(title), subtitle=escape(subtitle), body="\n".join(sections), language=language)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already."""
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{caption}</figcaption></figure>"


def svg(width: int, height: int, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}>{"".join(parts)}</svg>'


def svg_text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
