"""A process with a lifeline ends when its parent does."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from verify.toolchain.lifeline import end_with_parent

ROOT = Path(__file__).parents[3]
# The child says that it is ready; its parent then ends without waiting, and the child would speak.
CHILD = """
import time
from verify.toolchain.lifeline import end_with_parent
end_with_parent()
print("ready", flush=True)
time.sleep(1000)
print("alive", flush=True)
"""
PARENT = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {CHILD!r}], stdout=subprocess.PIPE)
print(child.stdout.readline().decode(), end="", flush=True)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux does so")
def test_it_ends_with_its_parent() -> None:
    """The pipe of errors is the child's, too: it is at its end when both are gone."""
    command = [sys.executable, "-c", PARENT]
    run = partial(subprocess.run, capture_output=True, text=True, timeout=300, check=True)
    done = run(command, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("ready\n", "")


def test_elsewhere_nothing_is_asked_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_name: object) -> None:
        raise AssertionError

    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("ctypes.CDLL", refuse)
    end_with_parent()
