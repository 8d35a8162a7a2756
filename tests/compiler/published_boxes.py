"""S-boxes of 8 bits from their papers, for tests of circuits."""

from __future__ import annotations

# GB/T 32907-2016, section 6.2; draft-ribose-cfrg-sm4-10, section 6.2.1.
SM4 = tuple(
    bytes.fromhex("""
    d690e9fe cce13db7 16b614c2 28fb2c05 2b679a76 2abe04c3 aa441326 49860699
    9c4250f4 91ef987a 33540b43 edcfac62 e4b31ca9 c908e895 80df94fa 758f3fa6
    4707a7fc f37317ba 83593c19 e6854fa8 686b81b2 7164da8b f8eb0f4b 70569d35
    1e240e5e 6358d1a2 25227c3b 01217887 d4004657 9fd32752 4c3602e7 a0c4c89e
    eabf8ad2 40c738b5 a3f7f2ce f96115a1 e0ae5da4 9b341a55 ad933230 f58cb1e3
    1df6e22e 8266ca60 c02923ab 0d534e6f d5db3745 defd8e2f 03ff6a72 6d6c5b51
    8d1baf92 bbddbc7f 11d95c41 1f105ad8 0ac13188 a5cd7bbd 2d74d012 b8e5b4b0
    8969974a 0c96777e 65b9f109 c56ec684 18f07dec 3adc4d20 79ee5f3e d7cb3948
    """)
)
# RFC 3713, section 2.4.1, SBOX1; the other three are rotations of it.
CAMELLIA_1 = tuple(
    bytes.fromhex("""
    70822cec b327c0e5 e4855735 ea0cae41 23ef6b93 4519a521 ed0e4f4e 1d6592bd
    86b8af8f 7ceb1fce 3e30dc5f 5ec50b1a a6e139ca d5475d3d d9015ad6 51566c4d
    8b0d9a66 fbccb02d 74122b20 f0b18499 df4ccbc2 347e7605 6db7a931 d11704d7
    14583a61 de1b111c 320f9c16 5318f222 fe44cfb2 c3b57a91 2408e8a8 60fc6950
    aad0a07d a1896297 545b1e95 e0ff64d2 10c40048 a3f775db 8a03e6da 093fdd94
    875c8302 cd4a9033 7367f6f3 9d7fbfe2 529bd826 c837c63b 81966f4b 13be632e
    e979a78c 9f6ebc8e 29f5f9b6 2ffdb459 7898066a e74671ba d425ab42 88a28dfa
    7207b955 f8eeac0a 36492a68 3c38f1a4 4028d37b bbc943c1 15e3adf4 77c7809e
    """)
)
# RFC 5794, section 2.4.2, SB2; SB1 is that of AES.
ARIA_2 = tuple(
    bytes.fromhex("""
    e24e54fc 94c24acc 620d6a46 3c4d8bd1 5efa64cb b497be2b bc772e03 d31959c1
    1d06416b 55f09969 ea9c18ae 63dfe7bb 007366fb 964c85e4 3a0945aa 0fee10eb
    2d7ff429 accfad91 8d78c895 f92fcecd 087a8838 5c832a28 47dbb8c7 93a41253
    ff870e31 36215848 018e3774 32cae9b1 b7ab0cd7 c4564226 079860d9 b6b91140
    ec208cbd a0c98404 4923f14f 501f13dc d8c09e57 e3c37b65 3b028f3e e82592e5
    15ddfd17 a9bfd49a 7ec53967 fe769d43 a7e1d0f5 68f21b34 7005a38a d57986a8
    30c6514b 1ea627f6 35d26e24 16825fda e675a2ef 2cb21c9f 5d6f800a 72449b6c
    900b5b33 7d5a52f3 61a1f7b0 d63f7c6d ed14e0a5 3d22b3f8 89de711a afbab581
    """)
)
# RFC 4269, section 2.2, S1-box, by its definition as a power and an affine map.
SEED_0 = tuple(
    bytes.fromhex("""
    a985d6d3 541dac25 5d43181e 51fcca63 2844209d e0e2c817 a58f037b bb13d2ee
    708c3fa8 32ddf674 ec950b57 5c5bbd01 241c7398 10ccf2d9 2ce77283 9bd186c9
    6050a3eb 0db69e4f b75ac678 a612afd5 61c3b441 527d8d08 1f990019 0453f7e1
    fd762f27 b08b0eab a26e934d 697c090a bfeff3c5 8714fe64 de2e4b1a 06216b66
    02f5928a 0cb37ed0 7a4796e5 2680addf a13037ae 36152238 f4a7454c 81e98497
    35cbce3c 7111c789 75fbdaf8 945982c4 ff493967 c0cfd7b8 0f8e4223 916cdba4
    34f148c2 6f3d2d40 be3ebcc1 aaba4e55 3bdc687f 9cd84a56 77a0ed46 b52b65fa
    e3b9b19f 5ef9e6b2 31ea6d5f e4f0cd88 163a58d4 62290733 e81b0579 906a2a9a
    """)
)
# RFC 4269, section 2.2, S2-box, likewise.
SEED_1 = tuple(
    bytes.fromhex("""
    38e82da6 cfdeb3b8 af6055c7 446f6b5b c36233b5 29a0e2a7 d3911106 1cbc364b
    ef886ca8 17c416f4 c245e1d6 3f3d8e98 284ef63e a5f90ddf d82b667a 272ff172
    42d441c0 7367ac8b f7ad801f ca2caa34 d20beee9 5d9418f8 57ae08c5 13cd86b9
    ff7dc131 f58a6ab1 d120d702 22046871 07db9d99 61bee659 dd5190dc 9aa3abd0
    810f471a e3ec8dbf 967b5ca2 a163234d c89e9c3a 0c2eba6e 9f5af292 f34978cc
    15fb7075 7f351003 646dc674 d5b4ea09 7619fe40 12e0bd05 fa01f02a 5ea95643
    8514899b b0e54879 97fc1e82 218c1b5f 7754b21d 254f0046 ed5852eb 7edac9fd
    3095653c b6e4bb7c 0e503926 32846993 37e724a4 cb530a87 d94c838f ce3b4ab7
    """)
)
# RFC 6114, section 6.3.1, S0: four boxes of 4 bits, a matrix between them.
CLEFIA_0 = tuple(
    bytes.fromhex("""
    5749d1c6 2f3374fb 956d82ea 0eb0a81c 28d04b92 5cee85b1 c40a763d 63f917af
    bfa11965 f77a3220 06cee483 9d5b4cd8 425d2ee8 d49b0f13 3c8967c0 71aab6f5
    a4befd8c 120097da 78e1cf6b 39435526 3098ccdd eb54b38f 4e16fa22 a5770961
    d62a5337 45c16cae ef700899 8b1df2b4 e9c79f4a 3125fe7c d3a2bd56 1488600b
    cde23450 9edc1105 2bb7a948 ff668a73 037586f1 6aa740c2 b92cdb1f 58943eed
    fc1ba004 b88de659 6293357e ca21df47 15f3ba7f a669c84d 873b9c01 e0de2452
    7b0c681e 80b25ae7 add523f4 463f91c9 6e8472bb 0d18d996 f05f41ac 27c5e33a
    816f07a3 79f62d38 1a445eb5 d2eccb90 9a36e529 c34fab64 51f810d7 bc027d8e
    """)
)
