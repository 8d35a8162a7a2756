"""The ciphers, sets, S-boxes and circuits that there are, and what is known of them."""
