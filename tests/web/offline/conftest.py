"""Whoever has no network starts with a browser that has loaded nothing."""

import pytest
from playwright.sync_api import Page


@pytest.fixture
def page(fresh_page: Page) -> Page:
    return fresh_page
