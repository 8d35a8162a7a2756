"""`lwcc export`: writes a library around a generated file."""

from __future__ import annotations

from pathlib import Path

import click

from builds.modes.reading import is_mode_file
from export.arduino import arduino_library
from export.cuda import cuda_library
from export.cuda_states import cuda_states_library
from runtime.errors import explained
from runtime.output import write_files
from runtime.user_error import UserError


@explained
def run(form: str, file: str, output: str, c_file: str = "") -> int:
    """Write the library; 0 where it is written.

    Raises:
        OSError: a file cannot be read or written.
        UserError: a library of this form cannot be made of the file.
    """
    path, name = Path(file), f"lwcc_{Path(file).stem}"
    if form == "cuda" and is_mode_file(path):
        if c_file:
            raise UserError(
                f"{path} has no counter mode: leave --c away; the library has an example"
            )
        name, files = f"{name}_cuda", cuda_states_library(path)
    elif form == "cuda":
        name, files = f"{name}_cuda", cuda_library(path, Path(c_file) if c_file else None)
    else:
        files = arduino_library(path)
    folder = Path(output) / name
    texts = {folder / name: text for name, text in files.items()}
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files(texts)
    click.echo(f"{folder}: {', '.join(files)}", err=True)
    return 0
