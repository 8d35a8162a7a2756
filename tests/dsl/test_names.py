"""Unknown and doubled names are errors, unused ones are remarks, wherever they stand."""

from __future__ import annotations

import pytest

from dsl.names import NameCheck, children
from dsl.syntax.parse import parse_expression
from tests.dsl.toy_texts import tree_of

ENTRY = "encrypt(X, RK) { X ^= RK }\n"


def wrong(text: str) -> list[str]:
    return [f"{each.span.line}: {each.message}" for each in NameCheck(tree_of(text)).wrong]


def unused(text: str) -> list[str]:
    return [f"{each.span.line}: {each.message}" for each in NameCheck(tree_of(text)).unused]


GOOD = """
set a { n = 2, w = 8 }
set b { n = 3, w = 16 }
block u(w)[n]
const list: u(w)[n] = [1, 2]
const both = [list, list]
sbox S[n] = [[0 1], [1 0]]
sbox T = f
sbox _Spare = [1 0]
circuit T^-1 from "hand" { y0 = x0 }
permutation P: u(w) { i -> (i + 1) % n }
permutation Q: u8 = [n, 0]
matrix M over GF(2) = [[n, 1]]
matrix N over GF(2) = g
fn f(x: u1) -> u(w) { return x }
fn g(x: u1) -> u1 { return S^-1[n](x) }
fn h(x: u8, _spare: u8) -> u8 { let _t = x; return x }
encrypt(X, RK) {
    for i in 0..n { X ^= RK }
    let y = P(X) ^ Q(X)
    let z: u8
    z = y
    [z, X[z]] = [M * z, N(T(columns z))]
    if n == 2 { let a = both; X = a } else if n == 3 { X = join(z, w) } else { X = h(X, z) }
}
"""


def test_names_that_are_declared_and_used_are_right() -> None:
    assert wrong(GOOD) == []
    assert unused(GOOD) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("const a = b\n", "2: unknown name `b`"),
        ("block u(w)\n", "2: unknown name `w`"),
        ("key u8[n]\n", "2: unknown name `n`"),
        ("sbox _S[n] = [[0 1]]\n", "2: unknown name `n`"),
        ("sbox _S = f\n", "2: unknown name `f`"),
        ('circuit S from "x" { y0 = x0 }\n', "2: unknown name `S`"),
        ("permutation _P: u2 { i -> j }\n", "2: unknown name `j`"),
        ("permutation _P: u2 = [a, 0]\n", "2: unknown name `a`"),
        ("matrix _M over GF(2) = [[a]]\n", "2: unknown name `a`"),
        ("matrix _M over GF(2) = f\n", "2: unknown name `f`"),
        ("fn _f(x: u(w)) -> u8 { return x }\n", "2: unknown name `w`"),
        ("fn _f(x: u8) -> u(w) { return x }\n", "2: unknown name `w`"),
        ("fn _f(x: u8) -> u8 { return y }\n", "2: unknown name `y`"),
        ("fn _f(x: u8) -> u8 { y = x }\n", "2: unknown name `y`"),
        ("fn _f(x: u8) -> u8 { x[i] = x }\n", "2: unknown name `i`"),
        ("fn _f(x: u8) -> u8 { [x, y[x]] = x }\n", "2: unknown name `y`"),
        ("fn _f(x: u8) -> u8 { for i in 0..x { x = i }; return i }\n", "2: unknown name `i`"),
        ("fn _f(x: u8) -> u8 { if x { let a = x; x = a }; return a }\n", "2: unknown name `a`"),
        ("fn _f(x: u8) -> u8 { let y: u(w) = x; return y }\n", "2: unknown name `w`"),
        ("fn _f(x: u8) -> u8 { let y = y; return x }\n", "2: unknown name `y`"),
        ("fn _f(x: u8) -> u8 { return x ? g(x) : -~x }\n", "2: unknown name `g`"),
        ("fn _f(x: u8) -> u8 { return S[x](x) }\n", "2: unknown name `S`"),
        ("fn _f(x: u8) -> u8 { return S^-1(x) }\n", "2: unknown name `S`"),
    ],
)
def test_an_unknown_name_is_wrong(text: str, said: str) -> None:
    assert said in wrong(text)


def test_a_name_that_is_close_is_named() -> None:
    (found,) = NameCheck(tree_of("fn _f(xyz: u8) -> u8 { return xyy }")).wrong
    assert found.hint == "did you mean `xyz`?"
    (built_in,) = NameCheck(tree_of("fn _f(x: u8) -> u8 { return repat(x, 2) }")).wrong
    assert built_in.hint == "did you mean `repeat`?"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("const a = 1\nsbox a = [0 1]\n", "3: `a` is declared already in line 2"),
        ("set s { n = 1 }\nconst n = 1\n", "3: `n` is declared already in line 2"),
        ("const join = 1\n", "2: `join` is declared already by the language"),
        ("fn f(x: u8, x: u8) -> u8 { return x }\n", "2: `x` is declared already in line 2"),
        ("fn f(x: u8) -> u8 { let x = 1; return x }\n", "2: `x` is declared already in line 2"),
        ("const i = 1\npermutation P: u2 { i -> i }\n", "3: `i` is declared already in line 2"),
        ("const i = 1\nfn f() -> u8 { for i in 0..2 { i = 1 } }\n", "3: `i` is declared already"),
        ("const X = 1\nencrypt(X) { X = X }\n", "3: `X` is declared already in line 2"),
    ],
)
def test_a_name_that_is_there_is_not_declared_again(text: str, said: str) -> None:
    assert any(found.startswith(said) for found in wrong(text))


def test_names_of_other_scopes_may_be_used_again() -> None:
    text = "fn f(x: u8) -> u8 { if x { let y = 1; x = y } else { let y = 2; x = y }; return x }\n"
    assert wrong(text + "fn g(x: u8) -> u8 { return x }\n") == []
    assert wrong("set s { n = 1 }\nset t { n = 2 }\n") == []
    assert wrong("encrypt(X, X) { X = X }\n") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("set s { n = 1 }\n", ["2: parameter `n` is never used"]),
        ("const a = 1\n", ["2: constant `a` is never used"]),
        ("sbox S = [0 1]\n", ["2: S-box `S` is never used"]),
        (
            "permutation P: u2 { i -> 0 }\n",
            [
                "2: variable `i` is never used",
                "2: permutation `P` is never used",
            ],
        ),
        ("matrix M over GF(2) = [[1]]\n", ["2: matrix `M` is never used"]),
        (
            "fn f(x: u8) -> u8 { return 1 }\n",
            [
                "2: parameter `x` is never used",
                "2: function `f` is never used",
            ],
        ),
        ("fn _f() -> u8 { let x = 1; return 1 }\n", ["2: variable `x` is never used"]),
        # To be assigned to is no use.
        ("fn _f() -> u8 { let x = 1; x = 2; return 1 }\n", ["2: variable `x` is never used"]),
        ("encrypt(X, RK) { X = X }\n", ["2: parameter `RK` is never used"]),
        ("key_schedule(K) -> RK { RK = 1 }\n", ["2: parameter `K` is never used"]),
        ("encrypt(X) { X[0] = 1 }\n", []),
        ("encrypt(X) { for i in 0..2 { X[0] = 1 } }\n", []),
    ],
)
def test_an_unused_name_is_a_remark(text: str, said: list[str]) -> None:
    assert unused(text) == said
    assert all(each.is_remark and each.hint for each in NameCheck(tree_of(text)).unused)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("a", []),
        ("3", []),
        ("~a", ["a"]),
        ("a + b", ["a", "b"]),
        ("a ? b : c", ["a", "b", "c"]),
        ("a[b]", ["a", "b"]),
        ("[a, b, c]", ["a", "b", "c"]),
        ("f(a, b)", ["a", "b"]),
        ("S[i](a)", ["a", "i"]),
    ],
)
def test_the_parts_of_an_expression(text: str, parts: list[str]) -> None:
    assert [getattr(part, "id", "") for part in children(parse_expression(text))] == parts
