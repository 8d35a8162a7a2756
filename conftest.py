"""What all tests share: options, and what happens where a tool is missing.

A test that starts a missing tool is skipped with the command that installs it, and fails under
`--require`, which is on in CI (`CI=true`) and with `LWCC_REQUIRE=1`.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib.util import find_spec
from typing import NoReturn

import pytest
from hypothesis import settings

from verify.tools import MissingTool, find

# A slow machine is no failure; a failing example is printed as a line that replays it.
settings.register_profile("lwcc", deadline=None, max_examples=50, print_blob=True)
settings.load_profile("lwcc")

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


def pytest_configure(config: pytest.Config) -> None:
    if IN_CI and config.getoption("--update-golden"):
        raise pytest.UsageError("--update-golden is for people, who read what changed; not for CI")


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
                give_up(item, f"{name} is missing; install it with: scripts/setup wheel")


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
