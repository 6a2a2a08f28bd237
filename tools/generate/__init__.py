"""What is written from the code: tables of documents, and what the browser shares with Python."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
