"""The command line of `lwcc verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from catalogue.ciphers import find_cipher, names_cipher
from catalogue.completion import checkable, dsl_files
from lwcc.verb import Verb, cache_option, refuse_missing, require_option, work_of
from options.click_options import Need, option, read_share

OF_FOLDERS = Need(
    lambda given: any(Path(word).is_dir() for word in given["what"]),
    "is about a folder with an INDEX.toml, and none is named",
)
OF_ALL = Need(lambda given: not given["share"], "requires a check of each file: leave out --share")


OF_FILES = Need(
    lambda given: all(Path(word).suffix == ".ptx" for word in given["what"]),
    "runs kernels: name files for PTX",
)


@click.command("verify", cls=Verb)
@click.argument("what", nargs=-1, required=True, shell_complete=checkable)
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, if it is neither shipped nor in the folder of the generated file",
)
@option("--json", "as_json", is_flag=True, help="print all findings as JSON")
@option(
    "--share",
    metavar="K/N",
    default="",
    callback=read_share,
    needs=[OF_FOLDERS],
    help="check each Nth file of a folder, from number K on, and the records of the other files",
)
@option(
    "--record",
    is_flag=True,
    needs=[OF_FOLDERS, OF_ALL],
    help="record in the index of a folder which files passed",
)
@option(
    "--gpu",
    is_flag=True,
    needs=[OF_FILES],
    help="run kernels on this machine's GPU, and compare with the cipher's text",
)
@require_option()
@cache_option()
def COMMAND(**given: Any) -> int:
    r"""Check ciphers and generated files.

    WHAT are .dsl files, ciphers or sets by name, assembly files, or folders with .dsl files or with
    an INDEX.toml.

    The checks of a cipher: its text computes the known answers in it and beside it, in both
    directions and in counter mode; decryption inverts encryption; circuits are equal to S-boxes.

    The checks of a generated file: the .dsl is unchanged, the known answers are right, the code
    follows the interface at all lengths and places, and its time depends on no secret. A
    certificate of `lwcc prove` in the head or the index belongs to this object code, .dsl and
    checker.

    With --gpu the command only runs files of kernels on the GPU of this machine; if that is not
    possible, it prints the reason, and the exit code is 1.

    --record stores in the index of a folder which files passed, and a digest of the sources that
    checked them. With --share most files are only compared with this record; a record of other
    bytes or other sources is an error.

    \b
    Examples:  lwcc verify dsl/ciphers
               lwcc verify aes128_128
               lwcc verify generated/
    """
    for path in map(Path, given["what"]):
        if not path.is_dir() and names_cipher(path):
            find_cipher(str(path))
        else:
            refuse_missing([path])
    return work_of("checking.verify", given)
