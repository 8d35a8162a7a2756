"""AVR, microcontrollers of eight bits: ATmega128 and ATmega328P."""
