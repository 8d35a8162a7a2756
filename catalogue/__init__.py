"""The ciphers, sets, S-boxes and circuits, with facts about them."""
