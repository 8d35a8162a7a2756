"""`lwcc export`: writes a library around a generated file."""

from __future__ import annotations

from pathlib import Path

import click

from export.arduino import arduino_library
from runtime.errors import explained
from runtime.output import write_files


@explained
def run(form: str, file: str, output: str) -> int:
    """Write the library; 0 where it is written.

    Raises:
        OSError: a file cannot be read or written.
        UserError: a library of this form cannot be made of the file.
    """
    assert form == "arduino", "there is one form"
    files = arduino_library(Path(file))
    folder = Path(output) / f"lwcc_{Path(file).stem}"
    texts = {folder / name: text for name, text in files.items()}
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files(texts)
    click.echo(f"{folder}: {', '.join(files)}", err=True)
    return 0
