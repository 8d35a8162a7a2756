"""The command as a whole: verbs, help, exit codes, and how fast it starts."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

ROOT = Path(__file__).parents[2]
WAITING = """
import time
import compiler.passes.spec.unroll as unroll
from lwcc.cli import main

def wait(*_):
    print("ready", flush=True)
    time.sleep(1000)

unroll.Unroll.run_module = wait
main()
"""
VERBS = (
    *("bench", "check", "circuit", "compile", "doctor", "explain", "explore", "export"),
    *("fuzz", "ir", "list", "mutate", "prove", "regen", "show", "verify"),
)


def test_help_names_every_verb_and_the_exit_codes() -> None:
    text = lwcc("--help").stdout
    assert all(f"\n  {verb} " in text for verb in VERBS)
    assert "Exit codes:  0 yes; 1 the answer is no" in text


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str) -> None:
    result = lwcc(verb, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: lwcc {verb}")


def test_without_a_verb_the_help_goes_to_stderr() -> None:
    assert "Commands:" in refused()


def test_unknown_verb_lists_the_verbs() -> None:
    said = refused("compil")
    assert said == (
        f"lwcc: error: no verb `compil`; there are: {', '.join(VERBS)}\n"
        "hint: did you mean `compile`?\n"
    )


def test_unknown_option_is_one_line() -> None:
    said = refused("compile", "pipo", "--lane", "8")
    assert said.startswith("lwcc: error: No such option")
    assert "--lanes" in said


@pytest.mark.slow
def test_listing_reads_no_emulator() -> None:
    code = (
        "import sys; from lwcc.cli import main; from click.testing import CliRunner\n"
        "assert CliRunner().invoke(main, ['list']).exit_code == 0\n"
        "assert not {'unicorn', 'elftools', 'tomlkit'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_interrupt_ends_without_a_traceback() -> None:
    words = [sys.executable, "-c", WAITING, "compile", "pipo", "--lanes", "128", "-o", "/dev/null"]
    process = subprocess.Popen(
        words,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell that runs the tests in the background lets all below it ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert said.strip().endswith("lwcc: interrupted")
