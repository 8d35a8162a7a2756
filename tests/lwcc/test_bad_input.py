"""Texts that are no ciphers: a clear error, soon, and no traceback."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY, refused

MOST_SECONDS = 2.0
TEXTS = {
    "empty": b"",
    "spaces": b" \n\t\n" * 100,
    "binary": bytes(range(256)) * 64,
    "not UTF-8": "cipher Größe\n".encode("latin-1"),
    "10 MB": b"# a comment\n" * 900_000,
    "10 MB in a line": b"(" * 10_000_000,
    "nested": b"cipher X\nconst a = " + b"(" * 10_000 + b"1" + b")" * 10_000 + b"\n",
    "long loop": TOY.read_bytes().replace(b"rounds = 2", b"rounds = 1000000000"),
    "no end": TOY.read_bytes()[:400],
}


@pytest.mark.parametrize("verb", ["compile", "ir"])
@pytest.mark.parametrize("name", TEXTS)
def test_bad_texts(verb: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.dsl"
    file.write_bytes(TEXTS[name])
    start = time.monotonic()
    said = refused(verb, file)
    assert time.monotonic() - start < MOST_SECONDS
    assert said.startswith(f"{file}:")
    assert ": error: " in said
    assert len(said) < 4000


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    loop = tmp_path / "loop.dsl"
    loop.symlink_to(loop)
    assert "lwcc: error: " in refused("compile", loop)


def test_operations_without_a_form_in_lanes_are_named() -> None:
    said = refused("compile", "aes", "--set", "aes128_128", "--target", "neon", "--lanes", "16")
    assert said.startswith(
        "lwcc: error: `matrix` on words has no form in lanes: take the bitsliced"
    )
