"""Forms that a target has not: refused before any search, with the place and what would work."""

from __future__ import annotations

import pytest

from builds.planned import alternatives, check_form, programs_of, refusal
from builds.usual_forms import with_lanes
from dsl.check import load_cipher
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import DiagnosticError
from options.build import BuildOptions
from options.settled import settle
from runtime.user_error import UserError
from tests.lwcc.terminal import lwcc, refused


def options_of(cipher: str, set_name: str, **given: str | int) -> BuildOptions:
    """The options of a build for NEON, with lanes."""
    options = settle(BuildOptions(set_name, "neon", **given))  # type: ignore[arg-type]
    return with_lanes(options, load_cipher(CIPHERS / f"{cipher}.dsl"))


@pytest.mark.slow
def test_issue_13_a_refusal_names_the_place_and_what_works() -> None:
    said = refused("compile", "aes", "--target", "neon", "--lanes", "16")
    place, line, carets, hint = said.splitlines()
    assert "aes.dsl:47:5: error: aes128_128 does not fit neon in 16 lanes: `extract` makes" in place
    assert line.endswith("s = ShiftRows(S(s))")
    assert carets.endswith("^" * len("s = ShiftRows(S(s))"))
    forms = (
        "--slicing plane --lanes 1",
        "--slicing bit --lanes 128",
        "--target avr",
        "--target c",
        "--target ptx",
        "--target rv32i",
    )
    assert hint == "hint: these work: " + ", ".join(f"`{words}`" for words in forms)


def test_issue_13_a_block_that_lanes_have_not() -> None:
    command = "compile speck --set speck48_96 --target neon --lanes 128"
    assert refused(*command.split()) == (
        "lwcc: error: speck48_96 does not fit neon in 128 lanes of bits: a block of 48 is no power "
        "of two: it has no binary digits\n"
        "hint: these work: `--lanes 16`, `--target avr`, `--target c`, `--target ptx`, "
        "`--target rv32i`\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cipher", "set_name", "given"),
    [
        ("pipo", "pipo64_128", {}),
        ("pipo", "pipo64_128", {"lanes": 32, "features": ("sha3",)}),
        ("pipo", "pipo64_256", {"lanes": 8, "align": "round"}),
        ("hight", "hight64_128", {}),
        ("cham", "cham64_128", {}),
        ("lea", "lea128_128", {"mode": "ecb"}),
        ("speck", "speck128_128", {}),
        ("speck", "speck48_72", {}),
        ("simon", "simon96_144", {"lanes": 8}),
        ("aes", "aes128_128", {"slicing": "bit", "lanes": 128}),
    ],
)
def test_what_works_is_not_refused(cipher: str, set_name: str, given: dict[str, str | int]) -> None:
    options = options_of(cipher, set_name, **given)
    loaded = load_cipher(CIPHERS / f"{cipher}.dsl")
    assert refusal(loaded, options, programs_of(loaded, options)) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cipher", "set_name", "given", "message"),
    [
        ("speck", "speck48_72", {"lanes": 128}, "48 is no power of two"),
        (
            "present",
            "present64_80",
            {"lanes": 16},
            "`extract` makes words of 1 bits in 16 lanes of 64 bits",
        ),
    ],
)
def test_reasons(cipher: str, set_name: str, given: dict[str, str | int], message: str) -> None:
    loaded, options = load_cipher(CIPHERS / f"{cipher}.dsl"), options_of(cipher, set_name, **given)
    problem = refusal(loaded, options, programs_of(loaded, options))
    assert problem is not None
    assert message in problem.message


@pytest.mark.slow
def test_alternatives_are_not_refused_themselves() -> None:
    for cipher, set_name in (("speck", "speck48_72"), ("gift", "gift64_128")):
        loaded = load_cipher(CIPHERS / f"{cipher}.dsl")
        options = options_of(cipher, set_name, lanes=16 if cipher == "gift" else 128)
        found = alternatives(loaded, options, programs_of(loaded, options))
        assert "--target c" in found
        for words in ("--slicing bit --lanes 128", "--slicing plane --lanes 1"):
            assert (words in found) == (cipher == "gift")
        assert ("--lanes 16" in found) == (cipher == "speck")


@pytest.mark.slow
def test_a_complaint_or_a_diagnostic() -> None:
    gift = load_cipher(CIPHERS / "gift.dsl")
    with pytest.raises(DiagnosticError, match=r"gift\.dsl:33:5: error: "):
        check_form(gift, options_of("gift", "gift64_128", lanes=16))
    speck = load_cipher(CIPHERS / "speck.dsl")
    with pytest.raises(UserError, match="48 is no power of two"):
        check_form(speck, options_of("speck", "speck48_72", lanes=128))


@pytest.mark.slow
def test_issue_13_ir_shows_what_the_form_leaves() -> None:
    words = ("ir", "speck", "--set", "speck48_72", "--target", "neon", "--lanes", "128")
    result = lwcc(*words)
    assert result.exit_code == 0
    assert result.stdout.startswith("# speck48_72: unroll() ")
    assert "spec ecb_encrypt(" in result.stdout
    assert "does not fit neon in 128 lanes of bits" in result.stderr
    assert result.stderr.endswith("lwcc: showing what `roll` leaves\n")
    assert "does not fit" in refused(*words, "--after", "slice")
