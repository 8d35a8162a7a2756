"""The ciphers that come with the language."""

from __future__ import annotations

from pathlib import Path

CIPHERS = Path(__file__).parent / "ciphers"
CIRCUITS = CIPHERS / "circuits"
