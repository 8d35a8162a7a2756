"""Common parts of all libraries: the generated file, and the templates."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from artifacts.generated_files import Part, read_parts
from runtime.user_error import UserError

TEMPLATES = Path(__file__).with_name("templates")


def single_part(path: Path, target: str, library: str, takes_fixed_keys: bool = False) -> Part:
    """The single part of a generated file.

    Args:
        path: path of the file.
        target: the target that the library is for.
        library: name of the library with its article, for messages.
        takes_fixed_keys: whether the library may be of a file for one key.

    Raises:
        OSError: the file cannot be read.
        UserError: it is no generated file, or is for several sets, another target, or
            a fixed key that the library does not take.
    """
    parts = read_parts(path)
    if len(parts) != 1:
        raise UserError(f"{path} holds {len(parts)} parameter sets; a library has one")
    (part,) = parts
    if part.options.target != target:
        raise UserError(
            f"{path} is for {part.options.target}, but {library} needs {target}: "
            f"make it with --target {target}"
        )
    if part.options.has_fixed_key and not takes_fixed_keys:
        raise UserError(
            f"{path} has a fixed key, but {library} takes keys: make it with --keys stored"
        )
    return part


def size_macro(header: str, what: str) -> str:
    """The name of a size's macro in a header.

    Raises:
        UserError: the header has none.
    """
    found = re.search(rf"#define (\w+_{what}_\w+) ", header)
    if found is None:
        raise UserError(f"the header has no size {what}: it belongs to another file")
    return found[1]


def render(template: str, known: Mapping[str, object]) -> str:
    """A template of this package, filled in; an unknown name in it is an internal error."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(template).render(known)
