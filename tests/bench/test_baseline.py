"""C without a system around it: what clang makes of it for RISC-V computes the right answers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.baseline import compile_bare, plain_c
from compiler.frontend.interface import Function
from targets.rv32i.emulate import MACHINE
from tests.bench.test_native import SETS, answers
from tests.verify.toy_rv32 import toy
from verify.emulation.machine import Emulator
from verify.native.compiled import CompilerError
from verify.subject import ARRANGEMENTS, Caller
from verify.toolchain.assemble import assemble, link

RK_BYTES = 2048


@pytest.mark.slow
@pytest.mark.parametrize("features", [(), ("zbb",)])
@pytest.mark.parametrize("set_name", SETS)
def test_plain_c_is_compiled_and_links_alone(set_name: str, features: tuple[str, ...]) -> None:
    file = plain_c(set_name)
    assert file is not None
    text = compile_bare(file.read_text(encoding="utf-8"), "riscv32", features)
    symbols = link(assemble(text, (*features, "relax"), "riscv32")).symbols
    assert {f"{set_name}_key_setup", f"{set_name}_ecb_encrypt"} <= set(symbols)


# Those of which clang leaves nothing on the stack, which the emulator would complain about.
@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["hight64_128", "pipo64_128", "simon64_128"])
def test_plain_c_for_riscv_has_the_published_answers(set_name: str) -> None:
    file = plain_c(set_name) or Path()
    text = compile_bare(file.read_text(encoding="utf-8"), "riscv32")
    image = link(assemble(text, ("relax",), "riscv32"))
    symbols: dict[Function, str] = {
        "key_setup": f"{set_name}_key_setup",
        "ecb_encrypt": f"{set_name}_ecb_encrypt",
    }
    compiled = replace(
        toy(), key_bytes=16, rk_bytes=RK_BYTES, group_blocks=1, functions=symbols, features=()
    )
    caller = Caller(compiled, Emulator(MACHINE, image))
    for vector in answers(set_name)["published"]:
        key, plain, cipher = (
            bytes.fromhex(vector[name]) for name in ("key", "plaintext", "ciphertext")
        )
        rk = caller.key_setup(key)
        assert caller.ecb(False, plain, rk, ARRANGEMENTS[0]) == cipher


def test_c_that_clang_refuses_is_said_so() -> None:
    with pytest.raises(CompilerError, match="error:"):
        compile_bare("int f(void) { return x; }", "riscv32")
