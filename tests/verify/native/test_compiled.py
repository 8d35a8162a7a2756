"""Generated C is compiled strictly and alone, and an object says what it needs and gives."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.verify.toy_c import HEADER, SYMBOLS, TEXT, toy
from verify.native.compiled import (
    BUILDS,
    DRIVER,
    FUNCTIONS,
    SANITIZED,
    SANITIZERS,
    STRICT,
    STRICT_CXX,
    Build,
    CFile,
    CompilerError,
    Program,
    Workshop,
    can_sanitize,
    has_valgrind,
    run_compiler,
)
from verify.toolchain.tools import Found, MissingTool, tool_named

PLAIN = Build("gcc", ("-O1",))
SETUP = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static int calls;
int state = 3;
int hidden(int x) { return x + rand(); }
void f(void *rk, const uint8_t *key) { memmove(rk, key, (size_t)rand()); calls++; state += calls; }
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """What compilers are asked, those of other names than they have; nothing is compiled."""
    commands: list[Sequence[str]] = []

    def found(name: str) -> Found:
        return Found(tool_named(name), (f"a-{name}",), "1.0")

    def run(command: Sequence[str], folder: Path) -> None:
        commands.append(command)
        (folder / command[command.index("-o") + 1]).touch() if "-o" in command else None

    monkeypatch.setattr("verify.native.compiled.find", found)
    monkeypatch.setattr("verify.native.compiled.run_compiler", run)
    described = Program(Path("p"), (), (), ())
    monkeypatch.setattr("verify.native.compiled._describe", lambda *_paths: described)
    return commands


def small(text: str = SETUP) -> CFile:
    """A file of one function."""
    return replace(toy(text), name="f.c", headers={}, functions={"key_setup": "f"})


@pytest.mark.parametrize(
    ("build", "name", "is_sanitized"),
    [
        (PLAIN, "gcc -O1", False),
        (Build("clang", ("-O3", *STRICT)), f"clang -O3 {' '.join(STRICT)}", False),
        (Build("gcc", ("-O1", *SANITIZERS)), "gcc -O1 sanitized", True),
    ],
)
def test_a_build_is_called_by_its_compiler_and_options(
    build: Build, name: str, is_sanitized: bool
) -> None:
    assert (build.name, build.is_sanitized) == (name, is_sanitized)


def test_builds_have_names_of_their_own() -> None:
    names = {build.name for build in (*BUILDS, *SANITIZED)}
    assert len(names) == len(BUILDS) + len(SANITIZED) == 10
    assert all(build.is_sanitized for build in SANITIZED)
    assert not any(build.is_sanitized for build in BUILDS)


def test_the_driver_knows_the_functions_by_the_same_numbers() -> None:
    """In C the macros stand in a table, in the order of the requests' numbers."""
    text = DRIVER.read_text()
    places = [text.index(f"#ifdef {name.upper()}") for name in FUNCTIONS]
    assert places == sorted(places)


def test_a_file_is_put_into_the_folder_with_its_headers(tmp_path: Path) -> None:
    Workshop(toy(), tmp_path, 10)
    found = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert found == {"toy64_64.c": TEXT, "toy64_64.h": HEADER, "driver.c": DRIVER.read_text()}


def test_generated_code_is_compiled_strictly_and_the_driver_is_not(
    asked: list[Sequence[str]], tmp_path: Path
) -> None:
    Workshop(toy(), tmp_path, 7).program(PLAIN)
    code, header, driver, linked = asked
    assert code[0] == "a-gcc"
    assert set(STRICT) | {"-O1", "-c"} <= set(code)
    assert f"-fdebug-prefix-map={tmp_path}=." in code
    assert code[-1] == header[-1] == "toy64_64.c"
    assert header[1:-1] == ("-std=c99", "-fsyntax-only", "-include", "toy64_64.h")
    assert "-Werror" not in driver
    assert {"-DMOST_SECONDS=7", f"-DCTR_CRYPT={SYMBOLS['ctr_crypt']}", "driver.c"} <= set(driver)
    assert linked == ("a-gcc", "-o", "gcc_-O1", "driver_gcc.o", "gcc_-O1.o")


def test_driver_and_header_are_compiled_once_with_each_compiler(
    asked: list[Sequence[str]], tmp_path: Path
) -> None:
    workshop = Workshop(toy(), tmp_path, 7)
    numbers: list[int] = []
    for build in (PLAIN, Build("gcc", ("-O2",)), Build("clang", ("-O2",))):
        asked.clear()
        workshop.program(build)
        numbers.append(len(asked))
    assert numbers == [4, 2, 4]


def test_sanitizers_are_linked_and_warnings_left_to_other_builds(
    asked: list[Sequence[str]], tmp_path: Path
) -> None:
    Workshop(toy(), tmp_path, 7).program(Build("gcc", ("-O1", *SANITIZERS)))
    code, _, driver, linked = asked
    assert set(SANITIZERS) < set(code)
    assert set(SANITIZERS) < set(linked)
    assert not set(SANITIZERS) & set(driver)
    assert "-Werror" not in code


def test_one_compiler_reads_the_file_as_cxx_once(
    asked: list[Sequence[str]], tmp_path: Path
) -> None:
    workshop = Workshop(toy(), tmp_path, 7)
    for build in (PLAIN, Build("clang", ("-O0",)), Build("clang", ("-O1",))):
        workshop.read_as_cxx(build)
    options = ("-x", "c++", "-fsyntax-only", "-include", "toy64_64.h", "toy64_64.c")
    assert asked == [("a-clang", *STRICT_CXX, *options)]


def test_an_object_says_what_it_needs_gives_and_may_change(tmp_path: Path) -> None:
    """`memmove` is a compiler's own; a static function is given to nobody."""
    program = Workshop(small(), tmp_path, 7).program(PLAIN)
    assert program.path == tmp_path / "gcc_-O1"
    assert program.path.exists()
    assert program.needs == ("rand",)
    assert set(program.exports) == {"state", "hidden", "f"}
    assert set(program.writable) == {".data", ".bss"}


def test_a_refusal_has_the_compilers_words_and_no_path(tmp_path: Path) -> None:
    with pytest.raises(CompilerError, match=r"^gcc\S* refused f\.c:\nf\.c:") as caught:
        Workshop(small(SETUP + "}"), tmp_path, 7).program(PLAIN)
    assert str(tmp_path) not in str(caught.value)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import sys; sys.exit('no  such thing\\n')", "no  such thing"),
        ("import sys; sys.exit(3)", "exit status 3"),
    ],
)
def test_what_a_compiler_says_is_the_message(tmp_path: Path, code: str, said: str) -> None:
    name = Path(sys.executable).name
    pattern = f"^{re.escape(f'{name} refused {code}')}:\n{said}$"
    with pytest.raises(CompilerError, match=pattern):
        run_compiler((sys.executable, "-c", code), tmp_path)
    run_compiler((sys.executable, "-c", "open('made', 'w')"), tmp_path)
    assert (tmp_path / "made").exists()


def test_what_is_missing_can_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr("verify.native.compiled.find", find_nothing)
    can_sanitize.cache_clear()
    assert not can_sanitize("gcc")
    assert not has_valgrind()
    can_sanitize.cache_clear()
