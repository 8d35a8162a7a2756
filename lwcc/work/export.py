"""`lwcc export`: writes a library around a generated file."""

from __future__ import annotations

from pathlib import Path

import click

from export.arduino import arduino_library
from export.cuda import cuda_library
from runtime.errors import explained
from runtime.output import write_files


@explained
def run(form: str, file: str, output: str, c_file: str = "") -> int:
    """Write the library; 0 where it is written.

    Raises:
        OSError: a file cannot be read or written.
        UserError: a library of this form cannot be made of the file.
    """
    path, name = Path(file), f"lwcc_{Path(file).stem}"
    if form == "cuda":
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
