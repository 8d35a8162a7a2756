"""Completion by the shell: the names are those there are, and nothing large is read for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from builds.specs import sets_in
from catalogue.ciphers import shipped
from catalogue.completion import (
    circuit_names,
    core_names,
    feature_names,
    lane_numbers,
    optional_pass_names,
    pass_names,
    set_names,
    target_names,
)
from catalogue.declared import cipher_names
from compiler.circuits.library import load_circuits
from compiler.machine.load import load_target, target_folders
from compiler.pipeline import OPTIONAL, PASSES, pass_name
from dsl.library import CIRCUITS

ROOT = Path(__file__).parents[2]
HEAVY = ("numpy", "lark", "unicorn", "rich", "compiler.ir.program", "options.build")
CODE = """
import sys
from lwcc.cli import main
try:
    main(prog_name="lwcc")
finally:
    print("read", *sorted(sys.modules), file=sys.stderr)
"""


def test_names_are_those_there_are() -> None:
    """They are read from the sources; this reads what the sources make."""
    assert cipher_names() == sorted(shipped())
    assert set(set_names()) == {s for path in shipped().values() for s in sets_in(path)}
    assert set_names("pipo") == ["pipo64_128", "pipo64_256"]
    assert pass_names() == sorted(map(pass_name, PASSES))
    assert optional_pass_names() == sorted(map(pass_name, OPTIONAL))
    assert target_names() == sorted(target_folders())
    variants = {c.path.name.split(".", 2)[2][:-3] for c in load_circuits(CIRCUITS, "pipo")}
    assert set(circuit_names("pipo")) == {"auto", *variants}


@pytest.mark.parametrize("name", sorted(target_folders()))
def test_names_of_a_target_are_those_it_has(name: str) -> None:
    target = load_target(name)
    assert core_names(name) == list(target.cores)
    assert feature_names(name) == list(target.features)
    assert lane_numbers(name) == [str(n) for n in target.lanes]


def completed(words: str, shell: str = "bash") -> list[str]:
    """What a shell is offered for the last word."""
    split = words.split(" ")
    environment = {
        **os.environ,
        "_LWCC_COMPLETE": f"{shell}_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": split[-1] if shell == "fish" else str(len(split) - 1),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    read = done.stderr.split()
    assert not [name for name in HEAVY if name in read]
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("lwcc com", ["compile"]),
        ("lwcc compile pipo64", ["pipo64_128", "pipo64_256"]),
        ("lwcc compile pipo --set pipo64_2", ["pipo64_256"]),
        ("lwcc compile pipo --target n", ["neon"]),
        ("lwcc compile pipo --target neon --core cortex-a5", ["cortex-a55"]),
        ("lwcc compile pipo --target rv32i --features zbb,zbk", ["zbb,zbkb"]),
        ("lwcc compile pipo --without fold,bal", ["fold,balance"]),
        ("lwcc compile pipo --pass sch", ["schedule("]),
        ("lwcc ir pipo --after sl", ["slice"]),
        ("lwcc compile tests/lwcc/to", ["tests/lwcc/toy.dsl"]),
        ("lwcc prove generated/rv32i/speck64_128.", ["generated/rv32i/speck64_128.s"]),
    ],
)
def test_issue_13_completion(words: str, offered: list[str]) -> None:
    assert completed(words) == [f"plain,{name}" for name in offered]


@pytest.mark.slow
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_issue_13_each_shell_has_a_script(shell: str) -> None:
    environment = {**os.environ, "_LWCC_COMPLETE": f"{shell}_source", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", "from lwcc.cli import main; main(prog_name='lwcc')"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    # Click asks bash for its version, and says so on stderr where that is not there.
    assert f"_LWCC_COMPLETE={shell}_complete" in done.stdout
