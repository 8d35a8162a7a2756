"""What there is is listed by kind, for people and for programs; unknown kinds are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from lwcc.work.list import run
from runtime.user_error import UserError

Kinds = dict[str, Callable[[], list[dict[str, object]]]]
KINDS: Kinds = {
    "sets": lambda: [{"name": "aes128_128", "cipher": "aes"}],
    "passes": lambda: [
        {"name": "unroll", "does": "unrolls", "options": {}, "left out by": ""},
        {"name": "a_long_name_of_a_pass", "does": "x", "options": {"n": 0, "on": True}, "l": []},
    ],
}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds, with few of each."""
    monkeypatch.setattr("lwcc.work.list.KINDS", KINDS)
    monkeypatch.setattr("lwcc.work.list._sets", KINDS["sets"])


def listed(capsys: pytest.CaptureFixture[str], what: str, **asked: bool) -> list[str]:
    given = {"run": False, "cache": False, "unused": False, "as_json": False, **asked}
    assert run(what, target="", **given) == 0
    return capsys.readouterr().out.splitlines()


def test_all_kinds_stand_under_headings(capsys: pytest.CaptureFixture[str]) -> None:
    assert listed(capsys, "") == [
        "sets:",
        "  aes128_128  cipher: aes",
        "passes:",
        "  unroll                does: unrolls",
        "  a_long_name_of_a_pass does: x; options: n=0, on=true",
    ]


def test_one_kind_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert listed(capsys, "passes")[0] == "unroll                does: unrolls"
    assert listed(capsys, "sets") == ["aes128_128  cipher: aes; verdict: not run"]


def test_programs_read_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads("\n".join(listed(capsys, "passes", as_json=True)))
    assert found == {"passes": KINDS["passes"]()}


@pytest.mark.parametrize(("verdict", "code"), [("tested", 0), ("failed", 1), ("no answer", 1)])
def test_a_set_that_is_not_tested_makes_a_no(
    verdict: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ["aes: wrong"] if code else []
    found = {"aes128_128": verdict}
    monkeypatch.setattr("lwcc.work.list._verify_sets", lambda cache: (found, said))
    assert run("sets", run=True, cache=True, target="", unused=False, as_json=False) == code
    shown = capsys.readouterr()
    assert shown.out == f"aes128_128  cipher: aes; verdict: {verdict}\n"
    assert shown.err == ("lwcc: aes: wrong\n" if code else "")


def test_rows_are_those_of_a_target_that_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def use(name: str, files: int, feature: str = "") -> SimpleNamespace:
        return SimpleNamespace(instruction=SimpleNamespace(name=name, feature=feature), files=files)

    rows = {"one": [use("add", 2), use("rori", 0, "zbb zbkb")], "two": [use("eor", 0)]}
    modules = {
        "lwcc.row_use": SimpleNamespace(row_use=lambda name, folder: rows[name]),
        "builds.index": SimpleNamespace(find_folder=lambda: "generated"),
    }
    monkeypatch.setattr("lwcc.work.list.read_target_names", lambda: ["one", "two"])
    monkeypatch.setattr("lwcc.work.list.importlib.import_module", modules.__getitem__)
    assert listed(capsys, "rows") == [
        "add         target: one; files: 2",
        "rori        target: one; files: 0; feature: zbb, zbkb",
        "eor         target: two; files: 0",
    ]
    assert [line.split()[0] for line in listed(capsys, "rows", unused=True)] == ["rori", "eor"]
    run("rows", run=False, cache=False, target="two", unused=False, as_json=False)
    assert capsys.readouterr().out.startswith("eor ")
    with pytest.raises(UserError, match="no target of assembly `c`; there are: one, two"):
        run("rows", run=False, cache=False, target="c", unused=False, as_json=False)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(UserError, match="no list `set`; there are: sets, passes, rows"):
        run("set", run=False, cache=False, target="", unused=False, as_json=False)
