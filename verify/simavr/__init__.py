"""Functions of a linked file in simavr, a simulator of AVR microcontrollers that counts cycles."""
