"""Common parts of all tests: options, and the handling of missing tools.

A test that starts a missing tool is skipped with the command that installs it, and fails under
`--require`, which is on in CI (`CI=true`) and with `LWCC_REQUIRE=1`.

Tests marked `full` repeat what a quicker test shows, on whole ciphers or on many more cases; of a
test marked `full(but=N)` those are all cases but the first N. Of a test whose cases take long by
`tests/COSTS`, some cases stay and the others are of the full set, too. The full set runs with
`--full`, or an Nth of it with `--full K/N`.

`--part K/N` runs an Nth of all tests, and those of documents; with `--of FILE` it is an Nth of the
tests in the files that FILE lists, and all others run. With `--full`, the part is of their full set
as well.

Random numbers are the same in each run; `--seed N` draws others.

Tests marked `gpu` run where there is a GPU. Elsewhere their number is printed as not run.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Collection, Generator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import settings

from gpu.presence import gpu_presences
from runtime.compiled import use_compiled
from tests import random_numbers
from tests.selection import costs
from tests.selection.opened import Opened
from verify.toolchain.tools import MissingTool, find

# A slow machine is no failure; a failing example is printed as a line that replays it.
# The usual seed draws the same examples in each run.
settings.register_profile("other seed", deadline=None, max_examples=50, print_blob=True)
settings.register_profile("lwcc", settings.get_profile("other seed"), derandomize=True)
settings.load_profile("lwcc")

# Tests change what lwcc does: nothing of that is for the user's cache, and nothing in it for them.
os.environ["LWCC_CACHE"] = ""

# Conftests further down import the graph before options are read.
if "--compiled" in sys.argv:
    use_compiled()

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
    group.addoption("--of", type=Path, metavar="FILE", help="the test files that --part samples")
    group.addoption(
        "--opened", type=Path, metavar="FOLDER", help="note there which files tests open"
    )
    group.addoption(
        "--costs", action="store_true", help="write what tests cost in CPU time to tests/COSTS"
    )
    group.addoption(
        "--compiled", action="store_true", help="import the modules that `make fast` has compiled"
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
    if config.getoption("--compiled") and not use_compiled():
        raise pytest.UsageError("no compiled modules of these sources: `make fast` makes them")
    config.stash[MEASURED] = []
    if config.getoption("--opened"):
        config.stash[OPENED] = Opened(str(config.rootpath))
        config.stash[OPENED].begin()


MEASURED = pytest.StashKey[list[tuple[str, float]]]()
"""The CPU time of each test that was run."""
OPENED = pytest.StashKey[Opened]()
"""What tests open."""
LEFT_OUT = pytest.StashKey[int]()
"""How many tests of the full set are left out."""
WITHOUT_GPU = pytest.StashKey[int]()
"""How many tests are not run because there is no GPU."""


def full_set(
    items: Sequence[pytest.Item], known: costs.Costs, targets: Collection[str] = ()
) -> list[pytest.Item]:
    """The tests of the full set, in the order of all.

    Args:
        items: all tests.
        known: what tests cost.
        targets: of a test that costs much, a case of each of these stays.
    """
    met, full, others = Counter[str](), set[pytest.Item](), dict[str, list[pytest.Item]]()
    for item in items:
        test = costs.name_of(item.nodeid)
        if mark := item.get_closest_marker("full"):
            met[test] += 1
            if met[test] > mark.kwargs.get("but", 0):
                full.add(item)
                continue
        others.setdefault(test, []).append(item)
    for test in others.keys() & known.keys():
        cases = [item.nodeid for item in others[test]]
        kept = costs.kept_cases(cases, known[test], targets)
        full.update(item for item in others[test] if item.nodeid not in kept)
    return [item for item in items if item in full]


def reads_documents(item: pytest.Item) -> bool:
    """Whether a test is about what stands in documents."""
    return item.nodeid.startswith("tests/docs/") or bool(item.get_closest_marker("documents"))


def sampled(
    items: Sequence[pytest.Item], files: Collection[str] | None = None
) -> list[pytest.Item]:
    """The tests of files, or of all, of which a part runs; none that reads documents."""
    found = (item for item in items if files is None or file_of(item) in files)
    return [item for item in found if not reads_documents(item)]


def file_of(item: pytest.Item) -> str:
    """The file of a test."""
    return item.nodeid.partition("::")[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a missing GPU, and the full set but for the share that is asked for."""
    leave_out_gpu(config, items)
    known = known_costs(config)
    full = full_set(items, known, target_names(config))
    left_out = outside_share(config, items, full)
    config.stash[LEFT_OUT] = len(left_out & set(full))
    for item in items:
        if known.get(costs.name_of(item.nodeid), 0) > costs.SLOW_CPU_SECONDS:
            item.add_marker("slow")
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def outside_share(
    config: pytest.Config, items: Sequence[pytest.Item], full: Sequence[pytest.Item]
) -> set[pytest.Item]:
    """The tests that options leave out."""
    share, part, listed = (config.getoption(name) for name in ("--full", "--part", "--of"))
    files = set(listed.read_text(encoding="utf-8").splitlines()) if listed else None
    left_out, rest = set[pytest.Item](), list(full)
    if part:
        turn, turns = part
        some = sampled(items, files)
        left_out = set(some) - set(some[turn::turns])
        apart = set(some) if share else set()
        rest = [item for item in full if item not in apart]
    turn, turns = share or (len(rest), 1)
    return left_out | set(rest) - set(rest[turn::turns])


def known_costs(config: pytest.Config) -> dict[str, float]:
    """What tests cost by the record; where it is written, all of a test is measured."""
    path = config.rootpath / costs.RECORD
    known = path.is_file() and not config.getoption("--costs")
    return costs.read_costs(path.read_text(encoding="utf-8")) if known else {}


def target_names(config: pytest.Config) -> set[str]:
    """What parameters of tests call targets."""
    folders = [path.name for path in (config.rootpath / "targets").iterdir() if path.is_dir()]
    return {word for folder in folders for word in (folder, *folder.split("_"))}


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
        told["measured"] = session.config.stash[MEASURED]
    if opened := session.config.stash.get(OPENED, None):
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        opened.write(session.config.getoption("--opened"), worker)
    if told is None and session.config.getoption("--costs"):
        write_costs(session.config)


def write_costs(config: pytest.Config) -> None:
    """Write what the tests of this run cost, and keep what was known of others."""
    path = config.rootpath / costs.RECORD
    before = costs.read_costs(path.read_text(encoding="utf-8")) if path.is_file() else {}
    measured = config.stash[MEASURED]
    path.write_text(costs.record(before, measured, config.rootpath), encoding="utf-8")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Keep what a worker said; each has left out the same."""
    told = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = told.get("left_out", 0)
    node.config.stash[WITHOUT_GPU] = told.get("without_gpu", 0)
    node.config.stash[MEASURED] += [(case, seconds) for case, seconds in told.get("measured", ())]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if part := config.getoption("--part"):
        which = " in files that reach nothing new" if config.getoption("--of") else ""
        terminalreporter.line(
            "of the tests{} but those of documents, part {}/{} was run".format(which, *part)
        )
    measured = config.stash[MEASURED]
    number = len(costs.unknown(measured, known_costs(config)))
    if number and not config.getoption("--costs"):
        terminalreporter.line(
            f"{number} tests took over {costs.TEST_CPU_SECONDS:g} s of CPU time that tests/COSTS "
            "does not know; `make costs` writes it"
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


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure a test with its fixtures, and note what it opens."""
    opened = item.config.stash.get(OPENED, None)
    if opened:
        opened.test = file_of(item)
    before = costs.cpu_seconds()
    try:
        return (yield)
    finally:
        item.config.stash[MEASURED].append((item.nodeid, costs.cpu_seconds() - before))
        if opened:
            opened.test = ""


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
