"""Templates know steps by their kinds."""

from __future__ import annotations

from typing import get_args

from compiler.machine.load import load_target
from compiler.modes.emit import kind_of
from compiler.modes.threads.steps import Move, ThreadStep


def test_the_template_writes_every_kind() -> None:
    text = (load_target("ptx").folder / "mode.ptx.j2").read_text()
    kinds = [each.__name__ for each in get_args(ThreadStep)]
    assert [k for k in kinds if f'kind == "{k}"' not in text] == ["FillOutput"]
    assert kind_of(Move("a", "b")) == "Move"
