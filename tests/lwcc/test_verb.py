"""A verb refuses options that change nothing, hands its arguments to its work, and needs tools."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import click
import pytest
from click.testing import CliRunner

from lwcc.verb import (
    Verb,
    build,
    memory_option,
    refuse_missing,
    require_option,
    work_of,
)
from options.click_options import Need, option
from runtime.budgets import MEGABYTES
from runtime.user_error import UserError

NEED = Need(lambda given: bool(given["check"]), "is about checks, and there are none")


@click.command("toy", cls=Verb)
@option("--check/--no-check", default=True)
@option("--depth", type=int, default=3, needs=[NEED])
@option("--report/--no-report", default=False, needs=[NEED])
def toy(**given: Any) -> None:
    click.echo(str(given["depth"]))


def run(*words: str) -> str:
    result = CliRunner().invoke(toy, list(words), catch_exceptions=True)
    return str(result.exception) if result.exception else result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "3\n"),
        (("--depth", "5"), "5\n"),
        (("--no-check",), "3\n"),
        (("--no-check", "--no-report"), "3\n"),
        (("--report",), "3\n"),
    ],
)
def test_options_of_use_are_taken(words: tuple[str, ...], said: str) -> None:
    assert run(*words) == said


@pytest.mark.parametrize("words", [("--no-check", "--depth", "3"), ("--no-check", "--report")])
def test_an_option_of_no_use_is_refused(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(toy, list(words), standalone_mode=False)
    assert isinstance(result.exception, UserError)
    assert result.exception.message == f"{words[1]} is about checks, and there are none"


def test_files_that_are_missing_are_refused(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.touch()
    refuse_missing([tmp_path, there, str(there)])
    with pytest.raises(UserError, match="gone: No such file or directory"):
        refuse_missing([there, tmp_path / "gone"])


def test_the_work_of_a_verb_is_a_module_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Mapping[str, object]] = []
    module = ModuleType("lwcc.work.toy")
    monkeypatch.setitem(sys.modules, "lwcc.work.toy", module)

    def work(**asked: object) -> int:
        given.append(asked)
        return 1

    monkeypatch.setattr(module, "run", work, raising=False)
    assert work_of("toy", {"a": 1, "b": 2}) == 1
    assert given == [{"a": 1, "b": 2}]


def test_a_build_is_prechecked_read_and_done_in_this_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[tuple[object, ...]] = []

    def note(name: str, made: object = None) -> Any:
        def call(*given: object, **named: object) -> object:
            done.append((name, *given, *named.items()))
            return made

        return call

    read = {"read_asked": note("asked", "the question")}
    request = {
        "read_request": note("request", "the request"),
        "refuse_output": note("output"),
        "refuse_forms": note("forms"),
    }
    modules = {
        "builds.precheck": SimpleNamespace(**read),
        "builds.request": SimpleNamespace(**request),
        "lwcc.work.toy": SimpleNamespace(run=note("work", 1)),
    }
    monkeypatch.setattr("lwcc.verb.importlib.import_module", modules.__getitem__)
    given = {"cipher": "toy.dsl", "lanes": 8, "as_json": True}
    assert build("toy", given, single=True) == 1
    assert done == [
        ("asked", "toy.dsl", {"lanes": 8}, True, {"as_json": True}),
        ("request", "the question"),
        ("work", ("request", "the request"), ("as_json", True)),
    ]
    done.clear()
    build("toy", {**given, "output": "x.s"}, whole=True)
    assert [name for name, *_ in done] == ["asked", "request", "output", "forms", "work"]
    assert done[2] == ("output", "the request", "x.s")


@pytest.mark.parametrize(
    ("variables", "words", "required"),
    [
        ({}, [], False),
        ({"CI": "0", "LWCC_REQUIRE": "0"}, [], False),
        ({"CI": "true"}, [], True),
        ({"LWCC_REQUIRE": "1"}, [], True),
        ({"CI": "true"}, ["--no-require"], False),
        ({}, ["--require"], True),
    ],
)
def test_tools_are_required_where_somebody_says_so(
    variables: dict[str, str],
    words: list[str],
    required: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("CI", "LWCC_REQUIRE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    command = click.command()(require_option()(lambda require: click.echo(str(require))))
    assert CliRunner().invoke(command, words).output == f"{required}\n"


def test_memory_has_a_default_and_is_some() -> None:
    command = click.command()(memory_option(lambda megabytes: click.echo(str(megabytes))))
    assert CliRunner().invoke(command, []).output == f"{MEGABYTES}\n"
    assert CliRunner().invoke(command, ["--megabytes", "7"]).output == "7\n"
    assert CliRunner().invoke(command, ["--megabytes", "0"]).exit_code == 2
