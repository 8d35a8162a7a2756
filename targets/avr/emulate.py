"""AVR in simavr; avr-gcc's calling convention as generated code keeps it.

Source: GCC wiki, avr-gcc, sections Register Layout and Calling Convention.
"""

from __future__ import annotations

from targets.machine import Microcontroller

MACHINE = Microcontroller(
    triple="avr",
    parts=("atmega128", "atmega328p"),
    arguments_below=26,
    preserved=(*range(2, 18), 28, 29),
    zeros=(1,),
    base=0x400,
    # Above 0x800000 is the memory of data, as avr-gcc's tools have it.
    data_base=0x80_0200,
)
