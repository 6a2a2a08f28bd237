"""How Sphinx builds the site: `make docs`."""

import re
import shutil
from pathlib import Path

from sphinx.application import Sphinx

import spyrium

ROOT = Path(__file__).parent.parent
ART = ROOT / "src" / "spyrium" / "svg" / "art"

project, author = "Spyrium", "the Spyrium contributors"
release = version = spyrium.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "bots/results"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"

html_theme = "furo"
html_title = "Spyrium"
html_favicon = str(ART / "app-icon.svg")
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "top_of_page_buttons": [],  # nobody reads the sources of pages here
    "light_css_variables": {"color-brand-primary": "#6b4b08", "color-brand-content": "#08664a"},
    "dark_css_variables": {"color-brand-primary": "#f3d58a", "color-brand-content": "#6fe9c2"},
}
PLAYABLE = ROOT / "site"  # what `make site` builds: the table without a server


def _keep_to_the_site(_app: Sphinx, _name: str, source: list[str]) -> None:
    """Links into the sources are for readers of the repository; here they are the names of files."""
    source[0] = re.sub(r"\[([^\]]+)\]\((?:\.\./)+(?:src|tests|tools|examples|web|[A-Z]+\.md)[^)]*\)", r"\1", source[0])


def _add_the_table(app: Sphinx, _error: Exception | None) -> None:
    if PLAYABLE.exists():
        shutil.copytree(PLAYABLE, app.outdir / "play", dirs_exist_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("source-read", _keep_to_the_site)
    app.connect("build-finished", _add_the_table)
    if PLAYABLE.exists():
        app.tags.add("playable")
