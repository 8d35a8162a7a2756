"""The intermediate representation: programs, their text, and what they mean."""
