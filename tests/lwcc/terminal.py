"""Runs `lwcc` as a shell would, in this process, and keeps one compiled toy for all tests."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from builds.build import Built, build
from catalogue.ciphers import find_cipher
from lwcc.cli import main
from options.build import BuildOptions
from options.settled import settle

TOY = Path(__file__).with_name("toy.dsl")
TOY_SET = "toy64_64"


def lwcc(*words: str | Path) -> Result:
    """The outcome of a command line; a traceback is a failed test."""
    result = CliRunner().invoke(main, [str(word) for word in words], prog_name="lwcc")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*words: str | Path) -> str:
    """What a command line that cannot be answered says: exit code 2, nothing on stdout."""
    result = lwcc(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def read_json(*words: str | Path) -> Any:
    """What a command that succeeds prints as JSON."""
    result = lwcc(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def options(**changed: Any) -> BuildOptions:
    """Options of the toy at eight lanes, settled."""
    made = BuildOptions(**{"set_name": TOY_SET, "lanes": 8, **changed})
    return settle(made)


@cache
def built_toy() -> Built:
    """The toy, not checked."""
    source = find_cipher(str(TOY))
    return build(source, source.load(), options())
