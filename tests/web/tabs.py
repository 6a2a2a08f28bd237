"""Tabs that one person after another uses: a new browser for each would load and compile the client every time."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser, ViewportSize

EMPTY = "<!doctype html><link rel=icon href=data:,>"  # else the browser would ask for an icon


class Tab:
    """A tab in a browser of its own; `complaints` hears what its console says."""

    def __init__(self, browser: Browser, patience: float, *, touch: bool) -> None:
        self.touch = touch
        self.complaints: list[str] = []
        self.context = browser.new_context(has_touch=touch, service_workers="block")
        self.context.set_default_timeout(patience)
        self.page = self.context.new_page()
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._inspector = self.context.new_cdp_session(self.page)
        self._inspector.send("Page.enable")
        self._script = ""

    def sit_down(self, screen: ViewportSize, script: str, complaints: list[str]) -> None:
        """Somebody new; the script runs before each of their pages."""
        self.complaints = complaints
        self.page.set_viewport_size(screen)
        added = self._inspector.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self._script = added["identifier"]

    def get_up(self) -> None:
        """Nothing of theirs stays but what the browser has loaded and compiled."""
        self.complaints = []
        self._inspector.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self._script})
        for beside in self.context.pages[1:]:
            beside.close()
        self.page.unroute_all()
        place = urlsplit(self.page.url)
        if place.scheme == "http":
            self._forget(f"{place.scheme}://{place.netloc}")
        self.page.mouse.move(0, 0)
        self.page.emulate_media(color_scheme="null", reduced_motion="null", forced_colors="null", contrast="null")
        self.context.clear_cookies()
        self.context.clear_permissions()

    def _forget(self, origin: str) -> None:
        """Stays at the origin, at an empty page: elsewhere the browser would end the process that knows the client."""
        self.page.route("**/*", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        self.page.goto(f"{origin}/left")
        self.page.unroute_all()
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self._inspector.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
