"""`lwcc explain`: a line of the text is followed to the instructions."""

from __future__ import annotations

import pytest

from catalogue.ciphers import find_cipher
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused

LINES = TOY.read_text().splitlines()
ROTATE = 1 + LINES.index("    X = X <<< rot")
SCHEDULE = 1 + LINES.index("        RK[r][0] ^= r")
QUIET = 1 + LINES.index("    for r in 0..=rounds {")
OPTIONS = ("--lanes", "8")


@pytest.mark.slow
def test_a_line_to_the_instructions() -> None:
    found = read_json("explain", f"{TOY}:{ROTATE}", *OPTIONS)
    stages = {stage["pass"].split("(")[0]: stage for stage in found["stages"]}
    assert (found["set"], found["line"], found["function"]) == (TOY_SET, ROTATE, "ecb_encrypt")
    assert found["refused"] is None
    assert stages["unroll"]["operations"] == {"rotl": 14}
    assert stages["unroll"]["rounds"] == 2
    assert len(stages["unroll"]["first"]) == 7, "of the first round alone"
    assert stages["unroll"]["first"][0].endswith("= rotl t1, k=7")
    assert stages["invert"]["change"] == "same"
    assert stages["select"]["operations"]["sri.8b"] == 14
    assert stages["schedule"]["change"] == "moved"


def test_for_people() -> None:
    result = lwcc("explain", f"{TOY}:{ROTATE}", *OPTIONS, "--lines", "2", "--after", "fold")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:5] == [
        f"toy.dsl:{ROTATE}: {TOY_SET}, ecb_encrypt",
        f"{ROTATE:5} | {LINES[ROTATE - 1]}",
        "unroll(): 14 operations in 2 rounds: 14 rotl",
        "        t8: u8 = rotl t1, k=7",
        "        t9: u8 = rotl t2, k=4",
    ]
    assert result.stdout.splitlines()[5] == "        … 5 more in round 1"
    assert result.stdout.splitlines()[6].endswith("fold(): the same")
    assert len(result.stdout.splitlines()) == 7


@pytest.mark.slow
def test_the_function_is_the_one_with_the_line() -> None:
    found = read_json("explain", f"{TOY}:{SCHEDULE}", *OPTIONS, "--after", "unroll")
    assert found["function"] == "key_setup"
    words = ("explain", f"{TOY}:{ROTATE}", *OPTIONS, "--function", "ecb_decrypt")
    stages = read_json(*words, "--after", "invert")["stages"]
    assert [stage["operations"] for stage in stages] == [{}, {"rotl": 14}]
    assert all(" = rotl " in line for line in stages[1]["first"])
    assert stages[1]["first"] != read_json(*words[:-1], "ecb_encrypt")["stages"][1]["first"]
    assert "unroll(): no operations" in lwcc(*words, "--after", "invert").stdout


def test_up_to_the_pass_that_refuses() -> None:
    line = 1 + find_cipher("pipo").load().text.splitlines().index("    return X ^ k")
    result = lwcc("explain", f"pipo64_256:{line}", "--lanes", "8", "--circuit", "lop3")
    assert result.exit_code == 1
    assert "unroll(): 136 operations in 17 rounds: 136 xor" in result.stdout
    assert "rotate" not in result.stdout
    assert "lwcc: refused: sbox(circuit=lop3, lanes=8): no circuit of" in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "words", "said"),
    [
        (f"{TOY}:{QUIET}", (), f"line {QUIET} of TOY makes no operations in {TOY_SET}"),
        (f"{TOY}:{QUIET}", (), f"{SCHEDULE:5} | RK[r][0] ^= r"),
        (f"{TOY}:{SCHEDULE}", ("--function", "ecb_encrypt"), "operations in ecb_encrypt"),
        (f"{TOY}:0", (), f"toy.dsl has no line 0; it has {len(LINES)}"),
        (f"{TOY}:99999", (), "toy.dsl has no line 99999"),
        (f"{TOY}", (), "is no FILE.dsl:LINE"),
        (":3", (), "is no FILE.dsl:LINE"),
        (f"{TOY}:three", (), "is no FILE.dsl:LINE"),
        ("nothing.dsl:3", (), "no file and no shipped cipher `nothing.dsl`"),
        (f"{TOY}:3", ("--function", "ecb_encrypr"), "did you mean `ecb_encrypt`?"),
        (f"{TOY}:3", ("--after", "slise"), "did you mean `slice`?"),
        (f"{TOY}:3", ("--set", "toy64_46"), "did you mean `toy64_64`?"),
        (f"{TOY}:3", ("--target", "neno"), "did you mean `neon`?"),
    ],
)
def test_wrong_questions(place: str, words: tuple[str, ...], said: str) -> None:
    assert said in refused("explain", place, *OPTIONS, *words)
