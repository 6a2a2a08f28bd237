"""The PNG icons show the drawing of today."""

from base64 import b64encode

import pytest
from playwright.sync_api import Browser

from tests.web.app_icons import ICONS, render

# The mean difference of the colour values of two pictures, 0 to 255; infinite where their sizes differ.
DIFFERENCE = """async pictures => {
  const [one, two] = await Promise.all(pictures.map(async picture => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  const apart = one.reduce((sum, value, i) => sum + Math.abs(value - two[i]), 0) / one.length;
  return one.length === two.length ? apart : Infinity;
}"""
# Other versions of the browser smooth edges a little differently.
SMOOTHING = 2


@pytest.mark.parametrize("size", ICONS)
def test_an_app_icon_is_the_drawing(browser: Browser, size: int) -> None:
    pictures = [b64encode(each).decode() for each in (render(browser, size), ICONS[size].read_bytes())]
    page = browser.new_page()
    assert page.evaluate(DIFFERENCE, pictures) < SMOOTHING
    page.close()
