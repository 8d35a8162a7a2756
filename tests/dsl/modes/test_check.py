"""What is said of modes that cannot run over a cipher."""

from __future__ import annotations

import pytest

from dsl.modes.check import check_mode
from dsl.modes.parse import parse_mode, shipped_mode
from dsl.modes.sizes import Sizes
from dsl.syntax.diagnostics import DiagnosticError

SIZES = Sizes(8, 16)
AROUND = """mode m
code bad = 1 "no"
switch df "x"
const n = block + 2
state {{ K: bytes[key]; V: bytes[block]; count: number }}
fn twice(x: bytes[block]) -> bytes[block] {{ return E(K, E(K, x)) }}
fn again() {{ again() }}
entry e(out o: bytes, a: bytes) {{
    {body}
}}
"""
FILL = "fill o with b { V = V + 1; b = E(K, V) }"


def check(body: str, sizes: Sizes = SIZES) -> None:
    check_mode(parse_mode(AROUND.format(body=body), "m.mode"), sizes)


@pytest.mark.parametrize("df", [True, False])
@pytest.mark.parametrize("block", [8, 12, 16])
@pytest.mark.parametrize("key", [8, 10, 16, 24, 32])
def test_the_shipped_mode_holds(block: int, key: int, df: bool) -> None:
    check_mode(shipped_mode("ctr_drbg"), Sizes(block, key, {"df": df}))


@pytest.mark.parametrize(
    "body",
    [
        FILL,
        f"refuse bad if length(a) > n\n{FILL}\ncount = count + 1",
        f"for p in a || zeros((block - length(a) % block) % block) {{ V = V ^ p }}\n{FILL}",
        f"let x = exactly(a, 5)[1..4] || number(length(a), 2)\n{FILL}",
        f"if length(a) > 1 {{ V = twice(V) }}\n{FILL}",
    ],
)
def test_what_is_right(body: str) -> None:
    check(body)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("let x = y", "no variable `y`"),
        ("let x = n\nlet x = n", "`x` has a meaning already"),
        ("let V = n", "`V` has a meaning already"),
        ("W = V", "no variable `W`"),
        ("a = a", "`a` keeps its value"),
        ("V = a", "`V` has 8 bytes, and this is bytes of any length"),
        ("V = K", "`V` has 8 bytes, and this is 16 bytes"),
        ("V = n", "`V` has 8 bytes, and this is a number"),
        ("V[0..2] = K[0..3]", "this part of `V` has 2 bytes, and this is 3 bytes"),
        ("V = V[4..9]", "no bytes 4..9 in 8 bytes"),
        ("V = V ^ K", "`^` takes bytes of one length, not 8 and 16"),
        ("V = V ^ a", "expected bytes of known length"),
        ("V = V + 2", "no `+` of bytes and this"),
        ("V = E(V, V)", "`E` takes a key of 16 and a block of 8 bytes, not 8 and 8"),
        ("V = E(K)", "`E` takes 2 values, not 1"),
        ("V = thrice(V)", "no function `thrice`"),
        ("V = twice(V, V)", "`twice` takes 1 values, not 2"),
        ("V = twice(K)", "`x` has 8 bytes, and this is 16 bytes"),
        ("e(V, V)", "`e` is an entry"),
        ("again()", "`again` calls itself"),
        ("refuse worse if n", "no code `worse`"),
        ("V = V + 1\nrefuse bad if n", "a refusal comes before the state"),
        (f"{FILL}\nrefuse bad if n", "a refusal comes before the state"),
        ("for p in K[0..9] { V = V ^ p }", "a loop goes over whole blocks, not 9 bytes"),
        ("for i in 0..length(a) { V = V + 1 }", "expected a number that is known"),
        ("for i in 0..5000 { V = V + 1 }", "loops go round more than 4096 times"),
        ("if length(a) { count = count + 1 }", "a number of the state is not assigned"),
        ("fill a with b { b = V }", "`a` is no output"),
        (f"{FILL}\n{FILL}", "`o` is filled once"),
        (f"if length(a) {{ {FILL} }}", "`o` is filled once"),
        ("V = V + 1", "nothing fills `o`"),
        ("return V", "`return` ends a function that has a result"),
        ("let x = number(300, 1)", "300 does not fit 1 bytes"),
        ("let x = 1 - 2", "1 - 2 is no number of 64 bits"),
        ("let x = length(n)", "expected bytes, found a number"),
        ("let x = o || V", "an output has no value"),
        ("let x: bytes", "`x` needs a value"),
    ],
)
def test_what_is_wrong(body: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        check(body)
    assert message in str(problem.value)
    assert "m.mode:" in str(problem.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mode m", "a mode has entries"),
        ('mode m\ncode a = 0 "x"', "a code is 1 to 127, not 0"),
        ('mode m\ncode a = 1 "x"\ncode b = 1 "y"', "1 is the code `a` already"),
        ("mode m\nconst E = 1", "`E` has a meaning already"),
        ("mode m\nconst a = b\nentry e(x: bytes) { }", "no number `b` is known"),
        ("mode m\nconst a = 1 / (block - block)\nentry e(x: bytes) { }", "`/` by zero"),
        ("mode m\nentry e(x: number) { }", "the parameters of an entry are `bytes`"),
        ("mode m\nstate { x: bytes }\nentry e(x: bytes) { }", "a field of the state has a length"),
    ],
)
def test_declarations(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        check_mode(parse_mode(text, "m.mode"), SIZES)
    assert message in str(problem.value)
