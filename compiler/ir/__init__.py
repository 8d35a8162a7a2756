"""The intermediate representation: programs, their text form, and operations' meanings."""
