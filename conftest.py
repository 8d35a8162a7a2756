"""Common parts of all tests: options, and the handling of missing tools.

A test that starts a missing tool is skipped with the command that installs it, and fails under
`--require`, which is on in CI (`CI=true`) and with `LWCC_REQUIRE=1`.

Tests marked `full` repeat what a quicker test shows, on whole ciphers or on many more cases; of a
test marked `full(but=N)` those are all cases but the first N. They run with `--full`, or an Nth of
them with `--full K/N`. `--part K/N` runs an Nth of all other tests, and those of documents.

Random numbers are the same in each run; `--seed N` draws others.

Tests marked `gpu` run where there is a GPU. Elsewhere their number is printed as not run.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator, Sequence
from importlib.util import find_spec
from typing import Any, NoReturn

import pytest
from hypothesis import settings

from gpu.presence import gpu_presences
from tests import random_numbers
from verify.toolchain.tools import MissingTool, find

# A slow machine is no failure; a failing example is printed as a line that replays it.
# The usual seed draws the same examples in each run.
settings.register_profile("other seed", deadline=None, max_examples=50, print_blob=True)
settings.register_profile("lwcc", settings.get_profile("other seed"), derandomize=True)
settings.load_profile("lwcc")

# Tests change what lwcc does: nothing of that is for the user's cache, and nothing in it for them.
os.environ["LWCC_CACHE"] = ""

INSTALLED_BY = {"ziglang": "wheel", "cuda": "gpu"}
"""What `scripts/setup` is told where an optional package is missing."""

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lwcc")
    required = IN_CI or os.environ.get("LWCC_REQUIRE") == "1"
    group.addoption(
        "--require", action="store_true", default=required, help="a missing tool is a failure"
    )
    group.addoption(
        "--update-golden", action="store_true", help="write what passes print into golden files"
    )
    group.addoption(
        "--full",
        nargs="?",
        const=(0, 1),
        type=share,
        metavar="K/N",
        help="run the full set as well, or each Nth test of it from number K on",
    )
    group.addoption(
        "--part",
        type=share,
        metavar="K/N",
        help="run only each Nth test from number K on, and those of documents",
    )
    group.addoption("--seed", type=int, help="draw other random numbers than in each run")


def share(text: str) -> tuple[int, int]:
    """`K/N` as two numbers, K from 0 to N - 1."""
    turn, turns = map(int, text.split("/"))
    if not 0 <= turn < turns:
        raise ValueError(text)
    return turn, turns


def pytest_configure(config: pytest.Config) -> None:
    if IN_CI and config.getoption("--update-golden"):
        raise pytest.UsageError("--update-golden is for people, who read what changed; not for CI")
    if (seed := config.getoption("--seed")) is not None:
        os.environ[random_numbers.VARIABLE] = str(seed)
        settings.load_profile("other seed")


LEFT_OUT = pytest.StashKey[int]()
"""How many tests of the full set are left out."""
WITHOUT_GPU = pytest.StashKey[int]()
"""How many tests are not run because there is no GPU."""


def full_set(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests of the full set, in the order of all."""
    met, full = Counter[str](), list[pytest.Item]()
    for item in items:
        if mark := item.get_closest_marker("full"):
            test = item.nodeid.partition("[")[0]
            met[test] += 1
            if met[test] > mark.kwargs.get("but", 0):
                full.append(item)
    return full


def reads_documents(item: pytest.Item) -> bool:
    """Whether a test is about what stands in documents."""
    return item.nodeid.startswith("tests/docs/") or bool(item.get_closest_marker("documents"))


def outside_part(items: Sequence[pytest.Item], turn: int, turns: int) -> set[pytest.Item]:
    """The tests that a part leaves out; none that reads documents."""
    others = [item for item in items if not reads_documents(item)]
    return set(others) - set(others[turn::turns])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a missing GPU, and the full set but for the share that is asked for."""
    leave_out_gpu(config, items)
    full = full_set(items)
    turn, turns = config.getoption("--full") or (len(full), 1)
    left_out = set(full) - set(full[turn::turns])
    config.stash[LEFT_OUT] = len(left_out)
    if part := config.getoption("--part"):
        left_out |= outside_part([item for item in items if item not in set(full)], *part)
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def leave_out_gpu(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that need a GPU where there is none."""
    needing = [item for item in items if item.get_closest_marker("gpu")]
    if needing and any(each.lacking for each in gpu_presences()):
        config.stash[WITHOUT_GPU] = len(needing)
        config.hook.pytest_deselected(items=needing)
        items[:] = [item for item in items if not item.get_closest_marker("gpu")]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that prints what a worker has left out."""
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["left_out"] = session.config.stash.get(LEFT_OUT, 0)
        told["without_gpu"] = session.config.stash.get(WITHOUT_GPU, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Keep what a worker said; each has left out the same."""
    told = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = told.get("left_out", 0)
    node.config.stash[WITHOUT_GPU] = told.get("without_gpu", 0)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if part := config.getoption("--part"):
        terminalreporter.line(
            "of the tests but those of documents, part {}/{} was run".format(*part)
        )
    if number := config.stash.get(LEFT_OUT, 0):
        terminalreporter.line(
            f"{number} tests of the full set left out; `make everything` runs them"
        )
    if number := config.stash.get(WITHOUT_GPU, 0):
        terminalreporter.line(f"{number} tests not run: they need a GPU")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are rewritten."""
    return bool(request.config.getoption("--update-golden"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs_tool"):
        for name in mark.args:
            if why := missing_tool(name):
                give_up(item, why)
    for mark in item.iter_markers("needs_package"):
        for name in mark.args:
            if find_spec(name) is None:
                how = INSTALLED_BY[name]
                give_up(item, f"{name} is missing; install it with: scripts/setup {how}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Treat a missing tool that a test meets on its way like one that it names."""
    try:
        return (yield)
    except MissingTool as missing:
        why = str(missing)
    give_up(item, why)


def missing_tool(name: str) -> str:
    """What to say of a tool that is missing; nothing where it is there."""
    try:
        find(name)
    except MissingTool as missing:
        return str(missing)
    return ""


def give_up(item: pytest.Item, why: str) -> NoReturn:
    """Skip the test, or fail it under `--require`."""
    if item.config.getoption("--require"):
        pytest.fail(why, pytrace=False)
    pytest.skip(why)
