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
OF_ALL = Need(lambda given: not given["share"], "wants each file to be checked: leave out --share")


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
    help=".dsl file of generated files, where it is neither shipped nor beside",
)
@option("--json", "as_json", is_flag=True, help="all findings, for programs")
@option(
    "--share",
    metavar="K/N",
    default="",
    callback=read_share,
    needs=[OF_FOLDERS],
    help="check each Nth file of a folder, from number K on; its index stands for the other files",
)
@option(
    "--record",
    is_flag=True,
    needs=[OF_FOLDERS, OF_ALL],
    help="write into the index of a folder what held",
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

    A cipher: does its text compute the known answers in it and beside it, in both directions and in
    counter mode; does decryption undo encryption; are the circuits equal to the S-boxes.

    A generated file: is the .dsl unchanged, are the known answers right, does the assembled code
    keep to the interface at all lengths and places, does its time depend on nothing secret. Where
    its head or the index has a certificate of `lwcc prove`: is it of this object code, this .dsl
    and this checker.

    With --gpu files of kernels are run on the GPU of this machine, and nothing else is done; where
    that cannot be, it says why, and the exit code is 1.

    With --record the index of a folder keeps which of its files held, and by which sources they
    were checked. With --share most files are only compared with that; one whose record is of other
    bytes or of other sources is an error.

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
    return work_of("verify", given)
