"""The app icon as PNG, for devices that take no SVG: `python -m tests.web.app_icons` draws the files anew."""

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import QUIET, ROOT, chromium

DRAWING = ROOT / "src/spyrium/svg/art/app-icon.svg"
ICONS = {size: ROOT / f"web/public/app-icon-{size}.png" for size in (180, 192, 512)}
PAGE = "<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{drawing}"


def render(browser: Browser, size: int) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(PAGE.format(size=size, drawing=DRAWING.read_text(encoding="utf-8")))
    picture = page.screenshot()
    page.close()
    return picture


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for size, file in ICONS.items():
            file.write_bytes(render(browser, size))
        browser.close()
