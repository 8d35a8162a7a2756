"""Golden files of passes that see a whole module: a function before and after, in one build.

A file is named `tests/compiler/passes/<pass>/<what>.module` and holds::

    # build: lwcc compile small.dsl --set small16_16 --target rv32i --lanes 1
    # before: ctr
    # after: key_setup ctr_nonce ctr_crypt
    # why: one line that says what would be lost if the file were not there
    spec ctr(N.0: u8) {
      ...
    }
    ---
    spec key_setup(K.0: u8) {
      ...
    }

Ciphers lie in `tests/compiler/passes`. A function that the pass makes has nothing before.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from builds.pipelines import context_of, passes_of
from builds.usual_forms import with_lanes
from compiler.ir.print import print_program
from compiler.module import Module
from compiler.pipeline import pass_name
from dsl.check import load_cipher
from options.arguments import read_command

FOLDER = Path(__file__).parent / "compiler" / "passes"
KEYS = ("build", "before", "after", "why")


@dataclass(frozen=True)
class ModuleGolden:
    """What a file asks for, and the text that it must have below its head."""

    head: tuple[str, ...]
    step: str
    command: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    text: str


def files() -> list[Path]:
    """All golden files of modules."""
    return sorted(FOLDER.glob("*/*.module"))


def read(path: Path) -> ModuleGolden:
    """Read a golden file; the folder it lies in names the pass."""
    lines = path.read_text().splitlines(keepends=True)
    head = tuple(line.rstrip() for line in lines[: len(KEYS)])
    found: list[str] = []
    for key, line in zip(KEYS, head, strict=True):
        match = re.fullmatch(rf"# {key}: *(.*)", line)
        assert match, f"{path} must begin with `# {key}:`"
        found.append(match[1])
    command, before, after, why = found
    assert why, f"{path} must say after `# why:` what it is for"
    functions = tuple(before.split()), tuple(after.split())
    return ModuleGolden(head, path.parent.name, command, *functions, "".join(lines[len(KEYS) :]))


def made(golden: ModuleGolden) -> str:
    """The text that the pass makes, with what it was made from."""
    word, asked = read_command(golden.command)
    cipher = load_cipher(FOLDER / word)
    options = with_lanes(asked, cipher)
    context = context_of(options)
    module = Module(cipher, options.set_name, {})
    for step in passes_of(options):
        after = step.run_module(module, context)
        if pass_name(type(step)) == golden.step:
            texts = shown(module, golden.before), shown(after, golden.after)
            return "---\n".join(texts)
        module = after
    raise AssertionError(f"the build has no pass {golden.step}")


def shown(module: Module, functions: tuple[str, ...]) -> str:
    """Programs as text, one after another."""
    return "".join(print_program(module.programs[name]) for name in functions)


def rewrite(path: Path, golden: ModuleGolden, text: str) -> None:
    """Put another result into a golden file."""
    path.write_text("\n".join([*golden.head, ""]) + text)
