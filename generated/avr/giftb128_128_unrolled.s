; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set giftb128_128 --target avr --lanes 1 --slicing plane --unroll yes
; passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1, fixed=true) complement() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 407
; layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 6 arrangements
; sizes:     in bytes: block 16, key 16, nonce 12, rk 452, ctx 472, align 1, group 16, stack 407, code 45352, flash 47400, ram 1331
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:a6f24ec71490e311b64bab603f07ecb75ab4c146e35a3340c8223c3eba40ce49

    .text

    .global lwcc_giftb128_128_key_setup_avr
    .type lwcc_giftb128_128_key_setup_avr, @function
lwcc_giftb128_128_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 125
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    adiw r26, 14
    ld r18, X+
    swap r18
    andi r18, 15
    ld r19, X
    swap r19
    andi r19, 240
    mov r21, r18
    or r21, r19
    andi r19, 192
    ld r25, X
    swap r25
    andi r25, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 240
    mov r20, r25
    or r20, r23
    andi r25, 4
    andi r23, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsr r16
    lsr r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    mov r24, r16
    or r24, r17
    andi r17, 128
    ld r22, X+
    lsr r22
    lsr r22
    ld r14, X
    swap r14
    mov r0, r17
    mov r17, r14
    andi r17, 240
    lsl r17
    lsl r17
    movw r14, r22 ; r15, r23
    or r14, r17
    andi r22, 33
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    swap r12
    mov r6, r22
    mov r22, r12
    andi r22, 15
    ld r12, X
    swap r12
    mov r23, r12
    andi r23, 240
    movw r12, r22 ; r13, r23
    or r12, r23
    ld r5, X
    swap r5
    mov r23, r5
    andi r23, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    mov r7, r21
    mov r21, r5
    andi r21, 240
    or r21, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    lsr r5
    lsr r5
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    swap r2
    mov r8, r23
    mov r23, r2
    andi r23, 240
    lsl r23
    lsl r23
    mov r2, r5
    or r2, r23
    andi r23, 64
    ld r4, X+
    lsr r4
    lsr r4
    ld r3, X
    swap r3
    mov r9, r23
    mov r23, r3
    andi r23, 240
    lsl r23
    lsl r23
    or r23, r4
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X+
    swap r3
    movw r10, r20 ; r11, r21
    mov r20, r3
    andi r20, 15
    ld r3, X
    swap r3
    mov r21, r3
    andi r21, 240
    mov r3, r20
    or r3, r21
    std Y+14, r5
    ld r5, X
    swap r5
    std Y+15, r17
    mov r17, r5
    andi r17, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    swap r5
    std Y+16, r19
    mov r19, r5
    andi r19, 240
    or r19, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X
    lsr r5
    lsr r5
    std Y+17, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X
    swap r6
    std Y+18, r19
    mov r19, r6
    andi r19, 240
    lsl r19
    lsl r19
    mov r6, r5
    or r6, r19
    std Y+19, r9
    ld r9, X+
    lsr r9
    lsr r9
    std Y+20, r4
    ld r4, X
    swap r4
    std Y+21, r16
    mov r16, r4
    andi r16, 240
    lsl r16
    lsl r16
    mov r4, r9
    or r4, r16
    std Y+22, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    swap r0
    std Y+23, r25
    mov r25, r0
    andi r25, 15
    ld r0, X
    swap r0
    std Y+24, r18
    mov r18, r0
    andi r18, 240
    mov r0, r25
    or r0, r18
    std Y+25, r0
    ld r0, X
    swap r0
    std Y+26, r18
    mov r18, r0
    andi r18, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    swap r0
    std Y+27, r20
    mov r20, r0
    andi r20, 240
    or r20, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    lsr r0
    lsr r0
    std Y+28, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    or r20, r0
    std Y+29, r13
    ld r13, X+
    lsr r13
    lsr r13
    std Y+30, r8
    ld r8, X+
    swap r8
    std Y+31, r18
    mov r18, r8
    andi r18, 240
    lsl r18
    lsl r18
    mov r8, r13
    or r8, r18
    andi r18, 64
    std Y+32, r24
    lsr r24
    lsr r24
    std Y+33, r18
    adiw r26, 10
    ld r18, X+
    swap r18
    andi r18, 240
    std Y+34, r18
    andi r18, 192
    or r18, r24
    andi r24, 33
    std Y+35, r24
    mov r24, r14
    lsr r24
    lsr r24
    std Y+36, r14
    ld r14, X
    swap r14
    std Y+37, r19
    mov r19, r14
    andi r19, 240
    mov r14, r17
    mov r17, r19
    andi r17, 192
    andi r19, 32
    std Y+38, r19
    mov r19, r24
    or r19, r17
    andi r24, 33
    std Y+39, r24
    mov r24, r2
    lsr r24
    lsr r24
    std Y+40, r17
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r17, X+
    swap r17
    andi r17, 240
    std Y+41, r17
    andi r17, 192
    or r17, r24
    andi r24, 33
    std Y+42, r24
    mov r24, r23
    lsr r24
    lsr r24
    std Y+43, r13
    ld r13, X
    swap r13
    std Y+44, r23
    mov r23, r13
    andi r23, 240
    mov r13, r21
    mov r21, r23
    andi r21, 192
    std Y+45, r0
    mov r0, r24
    or r0, r21
    andi r24, 33
    std Y+46, r21
    mov r21, r6
    lsr r21
    lsr r21
    std Y+47, r24
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r24, X+
    swap r24
    andi r24, 240
    std Y+48, r25
    mov r25, r24
    andi r25, 192
    or r25, r21
    andi r24, 64
    andi r21, 33
    std Y+49, r4
    lsr r4
    lsr r4
    std Y+50, r6
    ld r6, X
    swap r6
    std Y+51, r21
    mov r21, r6
    andi r21, 240
    mov r6, r24
    mov r24, r21
    andi r24, 192
    std Y+52, r15
    mov r15, r4
    or r15, r24
    std Y+53, r24
    mov r24, r4
    andi r24, 33
    mov r4, r20
    lsr r4
    lsr r4
    std Y+54, r20
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r20, X+
    swap r20
    andi r20, 240
    std Y+55, r20
    andi r20, 192
    or r20, r4
    lsr r20
    lsr r20
    std Y+56, r24
    mov r24, r4
    andi r24, 33
    mov r4, r8
    lsr r4
    lsr r4
    std Y+57, r24
    ld r24, X+
    swap r24
    andi r24, 240
    std Y+58, r24
    andi r24, 192
    std Y+59, r8
    mov r8, r4
    or r8, r24
    lsr r8
    lsr r8
    std Y+60, r24
    mov r24, r4
    andi r24, 33
    mov r4, r18
    lsr r4
    lsr r4
    std Y+61, r24
    adiw r26, 10
    ld r24, X+
    lsl r24
    lsl r24
    std Y+62, r18
    mov r18, r24
    andi r18, 192
    or r18, r4
    std Y+63, r18
    mov r18, r4
    andi r18, 33
    mov r4, r19
    lsr r4
    lsr r4
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r18
    ld r18, X
    lsl r18
    lsl r18
    std Y+1, r19
    mov r19, r18
    andi r19, 192
    or r19, r4
    andi r18, 32
    std Y+2, r19
    mov r19, r4
    andi r19, 33
    mov r4, r17
    lsr r4
    lsr r4
    std Y+3, r19
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r19, X+
    lsl r19
    lsl r19
    std Y+4, r17
    mov r17, r19
    andi r17, 192
    or r17, r4
    std Y+5, r19
    mov r19, r4
    andi r19, 33
    mov r4, r0
    lsr r4
    lsr r4
    std Y+6, r19
    ld r19, X
    lsl r19
    lsl r19
    std Y+7, r24
    mov r24, r19
    andi r24, 192
    andi r19, 32
    std Y+8, r19
    mov r19, r4
    or r19, r24
    std Y+9, r24
    mov r24, r4
    andi r24, 33
    mov r4, r25
    lsr r4
    lsr r4
    std Y+10, r24
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r24, X+
    lsl r24
    lsl r24
    std Y+11, r19
    mov r19, r24
    andi r19, 192
    or r19, r4
    std Y+12, r19
    mov r19, r4
    andi r19, 33
    mov r4, r15
    lsr r4
    lsr r4
    std Y+13, r19
    ld r19, X
    lsl r19
    lsl r19
    std Y+14, r25
    mov r25, r19
    andi r25, 192
    or r25, r4
    std Y+15, r25
    mov r25, r4
    andi r25, 33
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    lsl r4
    lsl r4
    std Y+16, r25
    mov r25, r4
    mov r4, r18
    mov r18, r25
    andi r18, 192
    or r18, r20
    andi r25, 64
    andi r20, 33
    std Y+17, r20
    ld r20, X+
    lsl r20
    lsl r20
    std Y+18, r25
    mov r25, r20
    andi r25, 192
    andi r20, 32
    std Y+19, r0
    mov r0, r8
    or r0, r25
    std Y+20, r25
    mov r25, r8
    andi r25, 33
    adiw r26, 12
    ld r8, X+
    swap r8
    std Y+21, r25
    mov r25, r8
    andi r25, 15
    lsr r25
    lsr r25
    andi r25, 1
    ld r8, X
    lsr r8
    lsr r8
    std Y+22, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    swap r0
    std Y+23, r20
    mov r20, r0
    andi r20, 15
    adiw r26, 1
    ld r0, X+
    lsl r0
    lsl r0
    std Y+24, r20
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    std Y+25, r15
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r15, X+
    swap r15
    std Y+26, r25
    mov r25, r15
    andi r25, 15
    lsr r25
    lsr r25
    andi r25, 2
    ld r15, X
    lsr r15
    lsr r15
    std Y+27, r9
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    swap r9
    std Y+28, r25
    mov r25, r9
    andi r25, 15
    andi r25, 3
    mov r9, r20
    mov r20, r24
    andi r20, 12
    or r25, r20
    ld r20, X+
    andi r20, 48
    or r25, r20
    or r25, r16
    andi r16, 64
    ld r20, X+
    lsl r20
    lsl r20
    std Y+29, r16
    ld r16, X+
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    std Y+30, r3
    adiw r26, 2
    ld r3, X+
    swap r3
    std Y+31, r25
    mov r25, r3
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    ld r3, X
    swap r3
    std Y+32, r16
    mov r16, r3
    andi r16, 15
    lsr r16
    lsr r16
    andi r16, 2
    or r25, r16
    mov r16, r22
    andi r16, 4
    or r25, r16
    andi r22, 2
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    mov r3, r22
    mov r22, r16
    andi r22, 8
    or r25, r22
    andi r16, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    lsr r22
    std Y+33, r16
    mov r16, r22
    andi r16, 16
    or r25, r16
    ld r16, X
    andi r16, 32
    or r25, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsl r16
    lsl r16
    std Y+34, r22
    mov r22, r16
    andi r22, 64
    or r25, r22
    ld r22, X
    lsl r22
    lsl r22
    lsl r22
    andi r22, 128
    or r25, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    lsr r22
    lsr r22
    lsr r22
    std Y+35, r25
    ld r25, X
    lsr r25
    lsr r25
    std Y+36, r16
    ld r16, X
    lsl r16
    std Y+37, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    andi r16, 16
    std Y+38, r16
    ld r16, X+
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 64
    std Y+39, r16
    ld r16, X
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    std Y+40, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    std Y+41, r17
    andi r17, 66
    or r16, r17
    ld r17, X+
    swap r17
    andi r17, 15
    andi r17, 4
    or r16, r17
    ld r17, X
    lsr r17
    lsr r17
    lsr r17
    andi r17, 8
    or r16, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsr r17
    std Y+42, r17
    andi r17, 16
    or r16, r17
    ld r17, X
    andi r17, 32
    or r16, r17
    std Y+43, r17
    ld r17, X
    lsl r17
    lsl r17
    lsl r17
    std Y+44, r25
    mov r25, r17
    andi r25, 128
    or r16, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    lsr r25
    lsr r25
    lsr r25
    andi r25, 1
    std Y+45, r16
    mov r16, r2
    mov r2, r22
    mov r22, r16
    andi r22, 66
    or r25, r22
    ld r22, X+
    andi r22, 4
    or r25, r22
    ld r22, X
    lsl r22
    std Y+46, r17
    mov r17, r22
    andi r17, 8
    or r25, r17
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsl r17
    lsl r17
    lsl r17
    std Y+47, r22
    mov r22, r17
    andi r22, 16
    or r25, r22
    andi r17, 128
    mov r22, r23
    andi r22, 32
    or r25, r22
    andi r23, 64
    ld r22, X
    swap r22
    andi r22, 240
    lsl r22
    lsl r22
    lsl r22
    or r25, r22
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    std Y+48, r25
    ld r25, X
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    andi r25, 2
    or r25, r22
    std Y+49, r23
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r23, Y+0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r17
    mov r17, r23
    andi r17, 4
    or r25, r17
    andi r23, 2
    or r22, r23
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    mov r17, r23
    andi r17, 8
    or r25, r17
    andi r23, 2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r17, X+
    lsr r17
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    std Y+0, r23
    mov r23, r17
    andi r23, 16
    or r25, r23
    andi r17, 85
    ld r23, X
    andi r23, 32
    or r25, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    lsl r23
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r23
    andi r23, 64
    or r25, r23
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    andi r23, 128
    or r25, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    lsr r23
    lsr r23
    std Y+1, r25
    ld r25, X
    lsr r25
    lsr r25
    std Y+2, r2
    ld r2, X
    lsl r2
    std Y+3, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    lsl r3
    lsl r3
    lsl r3
    std Y+4, r25
    mov r25, r3
    andi r25, 16
    ld r3, X+
    swap r3
    std Y+5, r25
    mov r25, r3
    andi r25, 240
    lsl r25
    lsl r25
    andi r25, 64
    ld r3, X
    swap r3
    std Y+6, r25
    mov r25, r3
    andi r25, 240
    lsl r25
    lsl r25
    lsl r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r3, X
    swap r3
    std Y+7, r25
    mov r25, r3
    andi r25, 15
    lsr r25
    lsr r25
    lsr r25
    mov r3, r23
    mov r23, r18
    andi r23, 66
    or r25, r23
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 4
    or r25, r23
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    andi r23, 8
    or r25, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    andi r23, 16
    or r25, r23
    ld r23, X
    andi r23, 32
    or r25, r23
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    std Y+8, r23
    andi r23, 128
    or r25, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    lsr r23
    lsr r23
    std Y+9, r25
    ld r25, X
    lsl r25
    std Y+10, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    lsl r25
    lsl r25
    lsl r25
    std Y+11, r23
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    std Y+12, r23
    adiw r26, 5
    ld r23, X
    lsr r23
    lsr r23
    lsr r23
    std Y+13, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X
    lsr r18
    std Y+14, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    lsl r25
    std Y+15, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    lsl r2
    lsl r2
    lsl r2
    std Y+16, r3
    adiw r26, 2
    ld r3, X
    lsl r3
    std Y+17, r22
    mov r22, r3
    andi r22, 2
    mov r3, r16
    mov r16, r15
    mov r15, r17
    mov r17, r16
    andi r17, 1
    or r17, r22
    andi r16, 48
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r22, Z
    or r22, r16
    mov r16, r13
    mov r13, r21
    mov r21, r16
    andi r21, 192
    or r22, r21
    andi r16, 32
    ld r21, X
    andi r21, 4
    or r17, r21
    std Y+18, r16
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    andi r16, 8
    or r17, r16
    mov r16, r19
    andi r16, 16
    or r17, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    swap r16
    andi r16, 240
    lsl r16
    std Y+19, r16
    andi r16, 32
    or r17, r16
    or r17, r6
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r6, X+
    swap r6
    mov r16, r6
    andi r16, 240
    lsl r16
    lsl r16
    lsl r16
    or r17, r16
    adiw r26, 2
    ld r6, X
    swap r6
    mov r16, r6
    andi r16, 15
    lsr r16
    lsr r16
    lsr r16
    mov r6, r17
    mov r17, r14
    mov r14, r19
    mov r19, r17
    andi r19, 2
    or r16, r19
    andi r17, 4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 4
    or r16, r19
    ld r19, X
    lsr r19
    lsr r19
    andi r19, 8
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    andi r19, 16
    or r16, r19
    ld r19, X
    andi r19, 32
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    std Y+20, r19
    andi r19, 64
    or r16, r19
    mov r19, r24
    andi r19, 128
    or r16, r19
    andi r24, 32
    adiw r26, 2
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    andi r19, 1
    std Y+21, r16
    mov r16, r23
    andi r16, 2
    or r19, r16
    andi r23, 1
    ld r16, X
    andi r16, 2
    or r23, r16
    mov r16, r18
    andi r16, 4
    or r23, r16
    mov r16, r20
    andi r16, 8
    or r23, r16
    mov r16, r25
    andi r16, 16
    or r23, r16
    mov r16, r13
    mov r13, r24
    mov r24, r16
    andi r24, 32
    or r23, r24
    andi r16, 128
    std Y+22, r24
    mov r24, r2
    mov r2, r16
    mov r16, r24
    andi r16, 64
    or r23, r16
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r16, Y+0
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r17
    mov r17, r16
    andi r17, 128
    or r23, r17
    andi r16, 64
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r17, Y+0
    std Y+10, r16
    mov r16, r17
    andi r16, 4
    or r19, r16
    andi r17, 3
    mov r16, r20
    andi r16, 12
    or r17, r16
    andi r20, 132
    ld r16, X
    andi r16, 48
    or r17, r16
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r16, Y+0
    or r17, r16
    mov r16, r18
    andi r16, 8
    or r19, r16
    andi r18, 85
    mov r16, r5
    mov r5, r20
    mov r20, r16
    andi r20, 16
    or r19, r20
    mov r20, r25
    andi r20, 32
    or r19, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    andi r20, 64
    or r19, r20
    mov r20, r24
    andi r20, 128
    or r19, r20
    andi r24, 32
    adiw r26, 9
    ld r20, X+
    swap r20
    andi r20, 15
    lsr r20
    lsr r20
    lsr r20
    std Y+0, r24
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r24, Y+0
    std Y+3, r16
    mov r16, r24
    andi r16, 2
    or r20, r16
    andi r24, 3
    mov r16, r0
    mov r0, r19
    mov r19, r16
    andi r19, 12
    or r24, r19
    ld r19, X
    andi r19, 48
    or r24, r19
    or r24, r9
    mov r19, r9
    andi r19, 64
    ld r9, X
    swap r9
    std Y+0, r25
    mov r25, r9
    andi r25, 15
    lsr r25
    andi r25, 4
    or r20, r25
    mov r25, r8
    movw r8, r18 ; r9, r19
    mov r18, r25
    andi r18, 8
    or r20, r18
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X
    lsr r18
    mov r19, r18
    andi r19, 16
    or r20, r19
    or r20, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r21
    mov r21, r19
    andi r21, 64
    or r20, r21
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r21, Y+0
    adiw r28, 56
    std Y+50, r23
    mov r23, r21
    andi r23, 128
    or r20, r23
    adiw r26, 1
    ld r23, X+
    lsr r23
    lsr r23
    lsr r23
    andi r23, 2
    std Y+51, r4
    ldd r4, Y+0
    or r4, r23
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r23, Y+0
    or r4, r23
    adiw r28, 48
    std Y+19, r0
    ld r0, X
    lsr r0
    mov r23, r0
    mov r0, r20
    mov r20, r23
    andi r20, 8
    or r4, r20
    andi r23, 85
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X
    andi r20, 16
    or r4, r20
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    andi r20, 32
    or r4, r20
    ldd r20, Y+0
    andi r20, 64
    or r4, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 128
    or r4, r20
    adiw r26, 2
    ld r20, X
    lsr r20
    lsr r20
    lsr r20
    andi r20, 1
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r5
    ld r5, X
    std Y+1, r23
    mov r23, r5
    andi r23, 2
    or r20, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsr r23
    mov r5, r22
    mov r22, r23
    andi r22, 4
    or r20, r22
    andi r23, 85
    mov r22, r16
    andi r22, 8
    or r20, r22
    andi r16, 132
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    lsl r22
    lsl r22
    lsl r22
    andi r22, 16
    or r20, r22
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r22, Y+0
    andi r22, 32
    or r20, r22
    ld r22, X
    swap r22
    andi r22, 240
    lsl r22
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r16
    mov r16, r22
    andi r16, 64
    or r20, r16
    andi r22, 32
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 128
    or r20, r16
    adiw r26, 2
    ld r16, X
    lsl r16
    andi r16, 2
    std Y+1, r22
    mov r22, r25
    andi r22, 1
    or r22, r16
    andi r25, 48
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r16, Z
    or r16, r25
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r25, Y+1
    or r16, r25
    ld r25, X
    andi r25, 4
    or r22, r25
    ld r25, X
    lsl r25
    lsl r25
    lsl r25
    std Y+1, r20
    mov r20, r25
    andi r20, 8
    or r22, r20
    andi r25, 128
    mov r20, r21
    andi r20, 16
    or r22, r20
    mov r20, r18
    andi r20, 32
    or r22, r20
    andi r18, 64
    ldd r20, Y+0
    mov r21, r20
    andi r21, 64
    or r22, r21
    mov r21, r19
    andi r21, 128
    or r22, r21
    andi r19, 32
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r21, X+
    lsl r21
    adiw r26, 2
    ld r20, X
    lsr r20
    andi r20, 85
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X
    andi r19, 170
    or r20, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    andi r19, 170
    or r15, r19
    mov r19, r3
    lsl r19
    andi r19, 170
    std Y+1, r18
    mov r18, r3
    andi r18, 170
    mov r3, r22
    mov r22, r12
    mov r12, r23
    mov r23, r22
    andi r23, 85
    or r19, r23
    std Y+2, r2
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r2, Y+0
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r13
    mov r13, r2
    lsl r13
    std Y+1, r23
    mov r23, r13
    andi r23, 170
    mov r13, r19
    mov r19, r2
    andi r19, 170
    mov r2, r21
    mov r21, r11
    mov r11, r20
    mov r20, r21
    andi r20, 85
    or r23, r20
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    std Y+0, r6
    mov r6, r22
    lsr r6
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r22
    mov r22, r6
    andi r22, 85
    or r18, r22
    mov r6, r21
    lsr r6
    std Y+1, r21
    mov r21, r6
    andi r21, 85
    or r19, r21
    mov r6, r10
    lsl r6
    lsl r6
    std Y+2, r22
    mov r22, r6
    andi r22, 132
    mov r6, r24
    lsl r6
    std Y+3, r22
    mov r22, r6
    andi r22, 72
    mov r6, r16
    lsl r6
    std Y+4, r22
    mov r22, r6
    andi r22, 72
    mov r6, r7
    lsl r6
    lsl r6
    std Y+5, r22
    mov r22, r6
    andi r22, 132
    mov r6, r24
    swap r6
    lsl r6
    adc r6, r1
    std Y+6, r22
    mov r22, r16
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 72
    std Y+7, r22
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r22, Y+0
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r10
    mov r10, r22
    lsl r10
    lsl r10
    std Y+1, r21
    mov r21, r10
    andi r21, 132
    mov r10, r17
    lsl r10
    std Y+2, r21
    mov r21, r10
    andi r21, 72
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r10, Y+0
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r21
    mov r21, r10
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 18
    std Y+1, r7
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r7, Y+0
    or r7, r21
    mov r21, r22
    andi r21, 132
    or r7, r21
    mov r21, r5
    lsl r21
    andi r21, 72
    or r7, r21
    ldd r21, Y+38
    mov r22, r21
    lsl r22
    lsl r22
    andi r22, 132
    std Y+0, r22
    mov r22, r17
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 72
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r22
    mov r22, r10
    lsr r22
    std Y+1, r20
    mov r20, r22
    andi r20, 18
    std Y+2, r7
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r7, Y+0
    or r7, r20
    andi r22, 9
    mov r20, r21
    andi r20, 132
    or r7, r20
    mov r20, r5
    swap r20
    lsl r20
    adc r20, r1
    andi r20, 72
    or r7, r20
    adiw r26, 9
    ld r20, X+
    lsr r20
    lsr r20
    ld r21, X
    lsl r21
    lsl r21
    std Y+0, r7
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r7, X+
    lsr r7
    lsr r7
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r24
    mov r24, r7
    andi r24, 3
    mov r7, r23
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r23, Y+0
    andi r23, 12
    or r24, r23
    ld r23, X
    lsl r23
    lsl r23
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+35, r19
    mov r19, r23
    andi r19, 48
    or r24, r19
    andi r23, 132
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    andi r19, 192
    or r24, r19
    mov r19, r5
    lsr r19
    lsr r19
    lsr r19
    andi r19, 9
    std Y+36, r23
    ldd r23, Y+7
    lsl r23
    andi r23, 18
    or r19, r23
    ldd r23, Y+6
    or r19, r23
    ldd r23, Y+0
    or r19, r23
    adiw r26, 3
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 64
    or r19, r23
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r19, r23
    mov r23, r5
    swap r23
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 9
    std Y+0, r19
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r19, Y+14
    or r23, r19
    ldd r19, Y+60
    or r23, r19
    mov r19, r17
    bst r19, 0
    lsr r19
    bld r19, 7
    andi r19, 144
    or r23, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    andi r19, 32
    or r23, r19
    ld r19, X
    lsl r19
    lsl r19
    std Y+60, r17
    mov r17, r19
    andi r17, 64
    or r23, r17
    andi r19, 132
    mov r17, r10
    lsl r17
    adc r17, r1
    andi r17, 9
    std Y+14, r19
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    andi r19, 66
    or r17, r19
    mov r19, r14
    mov r14, r23
    mov r23, r19
    andi r23, 4
    or r17, r23
    ldd r23, Y+0
    std Y+61, r19
    mov r19, r23
    andi r19, 66
    or r22, r19
    ldd r19, Y+13
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r17
    mov r17, r19
    andi r17, 4
    or r22, r17
    mov r17, r16
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 9
    std Y+1, r22
    mov r22, r0
    lsl r22
    mov r19, r22
    andi r19, 18
    or r17, r19
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r19, Y+0
    or r17, r19
    andi r22, 160
    adiw r26, 9
    ld r19, X+
    andi r19, 32
    or r17, r19
    ld r19, X
    lsl r19
    lsl r19
    std Y+0, r22
    mov r22, r19
    andi r22, 64
    or r17, r22
    or r17, r25
    andi r19, 132
    mov r25, r16
    lsl r25
    adc r25, r1
    andi r25, 9
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    lsr r22
    lsr r22
    andi r22, 2
    or r25, r22
    ld r22, X
    andi r22, 4
    or r25, r22
    mov r22, r6
    mov r6, r19
    mov r19, r22
    andi r19, 144
    or r25, r19
    ldd r19, Y+29
    or r25, r19
    or r9, r25
    andi r22, 72
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 4
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r25, Y+45
    or r25, r19
    mov r19, r11
    lsr r19
    andi r19, 24
    or r25, r19
    ldd r19, Y+0
    or r25, r19
    mov r19, r2
    mov r2, r22
    mov r22, r19
    andi r22, 64
    or r25, r22
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r22, Y+0
    andi r22, 128
    or r25, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 1
    std Y+32, r25
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r25, Y+12
    std Y+13, r19
    mov r19, r25
    andi r19, 2
    or r22, r19
    andi r25, 1
    ldd r19, Y+0
    mov r23, r19
    andi r23, 2
    or r25, r23
    andi r19, 12
    ld r23, X
    andi r23, 4
    or r25, r23
    ldd r23, Y+11
    std Y+0, r17
    mov r17, r23
    andi r17, 8
    or r25, r17
    ldd r17, Y+1
    or r25, r17
    andi r23, 2
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r17, Y+0
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    std Y+15, r16
    mov r16, r17
    andi r16, 32
    or r25, r16
    ldd r16, Y+6
    or r25, r16
    ldd r16, Y+7
    or r25, r16
    andi r17, 48
    ld r16, X
    andi r16, 3
    or r16, r19
    or r16, r17
    ldd r19, Y+0
    mov r17, r19
    andi r17, 192
    or r16, r17
    andi r19, 132
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r17, Y+0
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    std Y+0, r19
    mov r19, r17
    andi r19, 4
    or r22, r19
    andi r17, 2
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    swap r19
    andi r19, 240
    lsl r19
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+5, r6
    mov r6, r25
    lsr r6
    std Y+0, r19
    mov r19, r6
    andi r19, 9
    adiw r26, 2
    ld r6, X
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r22
    mov r22, r6
    andi r22, 2
    or r19, r22
    mov r22, r15
    mov r6, r17
    mov r17, r22
    andi r17, 132
    or r19, r17
    ldd r17, Y+7
    mov r15, r22
    mov r22, r17
    andi r22, 16
    or r19, r22
    andi r17, 64
    std Y+7, r17
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r17, Y+0
    andi r17, 32
    or r19, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    std Y+1, r22
    mov r22, r17
    andi r22, 64
    or r19, r22
    andi r17, 32
    mov r22, r25
    lsr r22
    lsr r22
    lsr r22
    andi r22, 9
    or r22, r23
    ld r23, X+
    lsr r23
    std Y+0, r2
    adiw r26, 9
    ld r2, X
    lsr r2
    std Y+11, r11
    mov r11, r18
    lsr r11
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    std Y+0, r17
    mov r17, r11
    andi r17, 24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r11, X
    lsl r11
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r22
    mov r22, r11
    andi r22, 2
    mov r11, r23
    mov r23, r20
    andi r23, 1
    or r23, r22
    andi r20, 3
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r22, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+62, r19
    mov r19, r22
    andi r19, 12
    or r20, r19
    andi r22, 2
    mov r19, r21
    andi r19, 48
    or r20, r19
    andi r21, 132
    ld r19, X+
    andi r19, 192
    or r20, r19
    ld r19, X
    andi r19, 4
    or r23, r19
    mov r19, r13
    lsr r19
    andi r19, 24
    or r23, r19
    ldd r19, Y+0
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    std Y+0, r21
    mov r21, r19
    andi r21, 32
    or r23, r21
    andi r19, 170
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    andi r21, 64
    or r23, r21
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r21, Y+6
    or r23, r21
    mov r21, r18
    lsr r21
    lsr r21
    andi r21, 33
    std Y+6, r18
    ldd r18, Y+10
    or r21, r18
    ldd r18, Y+60
    std Y+10, r19
    mov r19, r18
    andi r19, 132
    or r21, r19
    mov r19, r18
    lsl r19
    lsl r19
    lsl r19
    andi r19, 24
    or r21, r19
    ldd r19, Y+2
    mov r18, r19
    andi r18, 64
    or r21, r18
    andi r19, 32
    mov r18, r13
    lsr r18
    lsr r18
    andi r18, 33
    std Y+2, r19
    ldd r19, Y+9
    std Y+3, r23
    mov r23, r19
    andi r23, 2
    or r18, r23
    andi r19, 1
    ldd r23, Y+0
    std Y+9, r22
    mov r22, r23
    andi r22, 2
    or r22, r19
    andi r23, 12
    std Y+0, r13
    adiw r26, 1
    ld r13, X
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r21
    mov r21, r13
    andi r21, 4
    or r22, r21
    mov r13, r21
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r21, Y+0
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r25
    mov r25, r21
    andi r25, 8
    or r22, r25
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r25, Y+0
    or r22, r25
    andi r21, 2
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r25, Y+0
    adiw r28, 33
    std Y+39, r21
    mov r21, r25
    andi r21, 32
    or r22, r21
    ldd r21, Y+41
    or r22, r21
    ldd r21, Y+42
    or r22, r21
    andi r25, 48
    ld r21, X
    andi r21, 3
    or r21, r23
    or r21, r25
    ldd r25, Y+38
    mov r23, r25
    andi r23, 192
    or r21, r23
    andi r25, 132
    ld r23, X+
    andi r23, 2
    or r19, r23
    mov r23, r2
    mov r2, r25
    mov r25, r23
    andi r25, 4
    or r19, r25
    or r19, r17
    ldd r25, Y+45
    or r19, r25
    andi r23, 85
    ldd r25, Y+44
    mov r17, r25
    andi r17, 64
    or r19, r17
    ldd r17, Y+7
    std Y+45, r23
    mov r23, r17
    andi r23, 128
    or r19, r23
    andi r17, 32
    mov r23, r7
    mov r7, r17
    mov r17, r23
    andi r17, 132
    or r18, r17
    mov r17, r23
    lsl r17
    lsl r17
    lsl r17
    andi r17, 24
    or r18, r17
    ldd r17, Y+51
    or r18, r17
    ldd r17, Y+0
    std Y+51, r7
    mov r7, r17
    lsl r7
    andi r17, 170
    or r12, r17
    mov r17, r7
    andi r17, 170
    adiw r26, 3
    ld r7, X+
    std Y+0, r23
    mov r23, r7
    andi r23, 85
    or r23, r17
    ; round 9 (gift.dsl:33)
    com r23
    ldd r17, Y+3
    mov r7, r17
    lsl r7
    andi r17, 170
    std Y+3, r23
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r23, Y+0
    or r23, r17
    mov r17, r7
    andi r17, 170
    ld r7, X
    std Y+0, r23
    mov r23, r7
    andi r23, 85
    or r23, r17
    com r23
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r17, Y+9
    mov r7, r17
    lsl r7
    andi r17, 170
    or r17, r8
    std Y+9, r23
    mov r23, r7
    andi r23, 170
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r7, X+
    std Y+0, r17
    mov r17, r7
    andi r17, 85
    or r23, r17
    ldd r7, Y+20
    std Y+31, r23
    mov r23, r7
    lsl r23
    andi r23, 170
    subi r28, lo8(-(-40))
    sbci r29, hi8(-(-40))
    std Y+0, r17
    mov r17, r7
    andi r17, 170
    ld r7, X
    std Y+60, r19
    mov r19, r7
    andi r19, 85
    or r23, r19
    ld r7, X
    lsr r7
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    std Y+2, r23
    mov r23, r7
    andi r23, 85
    or r17, r23
    mov r7, r21
    lsl r7
    std Y+1, r17
    mov r17, r7
    andi r17, 72
    mov r7, r20
    lsl r7
    std Y+0, r17
    mov r17, r7
    andi r17, 72
    mov r7, r21
    swap r7
    lsl r7
    adc r7, r1
    adiw r28, 28
    std Y+46, r17
    mov r17, r7
    andi r17, 72
    mov r7, r20
    swap r7
    lsl r7
    adc r7, r1
    std Y+47, r17
    mov r17, r7
    andi r17, 72
    mov r7, r16
    lsl r7
    std Y+48, r17
    mov r17, r7
    andi r17, 72
    mov r7, r24
    lsl r7
    std Y+49, r17
    mov r17, r7
    andi r17, 72
    mov r7, r16
    swap r7
    lsl r7
    adc r7, r1
    std Y+50, r17
    mov r17, r7
    andi r17, 72
    mov r7, r24
    swap r7
    lsl r7
    adc r7, r1
    std Y+51, r17
    mov r17, r7
    andi r17, 72
    mov r7, r5
    swap r7
    ; round 11 (gift.dsl:33)
    com r7
    std Y+52, r7
    mov r7, r10
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    std Y+53, r7
    ldd r7, Y+8
    std Y+54, r17
    mov r17, r7
    swap r17
    std Y+55, r17
    ldd r17, Y+0
    std Y+56, r2
    mov r2, r17
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    std Y+57, r2
    ldd r2, Y+37
    std Y+58, r12
    mov r12, r2
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+59, r12
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r12, Y+0
    adiw r28, 59
    std Y+15, r15
    mov r30, r12
    lpm r15, Z
    std Y+16, r15
    ldd r30, Y+0
    lpm r15, Z
    std Y+17, r15
    mov r30, r22
    lpm r15, Z
    std Y+18, r15
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r15, Y+0
    mov r7, r15
    swap r7
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+0, r23
    mov r23, r7
    andi r23, 15
    lsr r23
    andi r23, 5
    mov r7, r19
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r19, Y+0
    andi r19, 66
    or r23, r19
    mov r19, r25
    andi r19, 8
    or r23, r19
    andi r25, 32
    mov r19, r15
    swap r19
    andi r19, 240
    ldi r31, hi8(.Ltable_byte_6)
    std Y+23, r23
    ldd r30, Y+29
    lpm r15, Z
    or r15, r19
    mov r19, r0
    lsr r19
    lsr r19
    andi r19, 48
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r15
    mov r15, r0
    lsl r15
    lsl r15
    mov r23, r15
    andi r23, 192
    mov r15, r4
    lsr r15
    lsr r15
    std Y+1, r25
    mov r25, r15
    andi r25, 48
    mov r15, r4
    lsl r15
    lsl r15
    mov r17, r15
    andi r17, 192
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r30, Y+0
    lpm r15, Z
    or r15, r19
    or r15, r23
    mov r30, r3
    lpm r19, Z
    or r19, r25
    or r19, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X
    lsr r25
    andi r25, 32
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r23, Y+0
    mov r17, r23
    lsl r17
    andi r17, 170
    adiw r28, 55
    std Y+37, r25
    ldd r25, Y+5
    or r25, r17
    andi r23, 170
    ldd r17, Y+0
    or r17, r23
    ; round 14 (gift.dsl:33)
    com r25
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r23, Y+0
    adiw r28, 30
    std Y+55, r25
    mov r25, r23
    lsl r25
    andi r25, 170
    std Y+0, r17
    ldd r17, Y+45
    or r17, r25
    andi r23, 170
    ldd r25, Y+48
    or r25, r23
    ldd r23, Y+23
    std Y+48, r19
    mov r19, r23
    lsl r19
    andi r19, 170
    andi r23, 170
    std Y+23, r17
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r17, Y+0
    std Y+47, r25
    mov r25, r17
    andi r25, 85
    or r19, r25
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r19
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r19, Y+0
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r15
    mov r15, r19
    lsl r15
    std Y+33, r25
    mov r25, r15
    andi r25, 170
    andi r19, 170
    mov r15, r18
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r18, Y+0
    std Y+61, r22
    mov r22, r18
    andi r22, 85
    or r25, r22
    lsr r17
    andi r17, 85
    or r23, r17
    lsr r18
    andi r18, 85
    or r19, r18
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r23
    mov r23, r10
    lsr r23
    lsr r23
    lsr r23
    andi r23, 18
    std Y+1, r3
    ld r3, X
    std Y+2, r17
    mov r17, r3
    andi r17, 33
    or r17, r23
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r23, Y+0
    mov r3, r18
    mov r18, r23
    andi r18, 204
    or r17, r18
    mov r18, r10
    lsl r18
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r18
    mov r18, r2
    lsl r18
    lsl r18
    lsl r18
    andi r18, 72
    std Y+1, r18
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r18, Y+0
    mov r23, r18
    lsl r23
    lsl r23
    lsl r23
    andi r23, 72
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    std Y+0, r23
    mov r23, r2
    lsr r23
    andi r23, 72
    std Y+1, r23
    mov r23, r18
    lsr r23
    andi r23, 72
    std Y+2, r23
    mov r23, r24
    swap r23
    ; round 16 (gift.dsl:33)
    com r23
    std Y+3, r23
    mov r23, r16
    swap r23
    std Y+4, r23
    mov r23, r20
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    std Y+5, r23
    mov r23, r21
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ldi r31, hi8(.Ltable_byte_2)
    std Y+6, r23
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r30, Y+0
    lpm r23, Z
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r23
    mov r30, r9
    lpm r23, Z
    std Y+1, r23
    mov r30, r14
    lpm r23, Z
    std Y+2, r23
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 4
    std Y+3, r23
    mov r23, r10
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 144
    std Y+4, r23
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r23, Y+0
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r9
    mov r9, r23
    lsr r9
    std Y+1, r17
    mov r17, r9
    andi r17, 9
    adiw r26, 5
    ld r9, X
    mov r18, r9
    andi r18, 2
    or r17, r18
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r18, Y+0
    mov r9, r16
    mov r16, r18
    andi r16, 4
    or r17, r16
    andi r18, 85
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r16, Y+0
    andi r16, 240
    or r17, r16
    mov r16, r23
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r23, Y+26
    or r16, r23
    or r13, r16
    mov r23, r15
    mov r16, r23
    andi r16, 240
    or r13, r16
    ldd r15, Y+24
    mov r16, r15
    lsr r16
    andi r16, 9
    std Y+26, r14
    ldd r14, Y+42
    or r14, r16
    ldd r16, Y+0
    andi r16, 132
    or r14, r16
    ldd r16, Y+14
    lsr r16
    lsr r16
    andi r16, 48
    or r14, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    lsr r16
    andi r16, 64
    or r14, r16
    mov r16, r15
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    std Y+42, r13
    ldd r13, Y+22
    or r13, r16
    ldd r16, Y+53
    std Y+22, r23
    mov r23, r16
    andi r23, 132
    or r13, r23
    ; round 14 (gift.dsl:33)
    com r16
    ldd r23, Y+36
    std Y+53, r16
    mov r16, r23
    lsr r16
    lsr r16
    andi r16, 48
    or r13, r16
    ld r16, X
    andi r16, 64
    or r13, r16
    mov r16, r12
    lsr r16
    andi r16, 9
    or r6, r16
    mov r16, r19
    andi r16, 132
    or r6, r16
    ldd r16, Y+51
    mov r23, r16
    andi r23, 16
    or r6, r23
    andi r16, 1
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r23, Y+0
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+5, r19
    mov r19, r23
    andi r19, 66
    or r16, r19
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r19, X+
    andi r19, 4
    or r16, r19
    ldd r19, Y+4
    mov r23, r19
    andi r23, 8
    or r16, r23
    ldd r23, Y+0
    or r16, r23
    andi r19, 170
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r23, Y+0
    adiw r28, 63
    std Y+4, r17
    mov r17, r23
    andi r17, 32
    or r16, r17
    std Y+0, r13
    ldd r13, Y+6
    or r13, r16
    andi r23, 64
    adiw r26, 2
    ld r16, X
    andi r16, 85
    or r16, r19
    mov r19, r16
    lsr r19
    andi r19, 24
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    std Y+0, r16
    adiw r28, 24
    ldd r16, Y+40
    or r16, r19
    ldd r19, Y+41
    std Y+40, r17
    mov r17, r19
    andi r17, 32
    or r16, r17
    ldd r17, Y+0
    or r16, r17
    andi r19, 64
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r17, Y+0
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+0, r24
    mov r24, r17
    andi r24, 128
    or r16, r24
    andi r17, 32
    mov r30, r13
    lpm r24, Z
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+0, r14
    mov r14, r24
    lsl r14
    lsl r14
    lsl r14
    std Y+56, r16
    mov r16, r14
    andi r16, 144
    mov r14, r18
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r18, Y+0
    andi r18, 15
    or r18, r16
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r16, Y+0
    adiw r28, 43
    std Y+29, r22
    mov r22, r16
    andi r22, 32
    or r18, r22
    or r18, r19
    ; round 18 (gift.dsl:33)
    com r18
    mov r19, r24
    lsl r19
    andi r19, 144
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    andi r22, 32
    or r6, r22
    mov r22, r11
    mov r11, r18
    mov r18, r22
    andi r18, 64
    or r6, r18
    andi r22, 32
    mov r18, r12
    lsr r18
    lsr r18
    lsr r18
    andi r18, 9
    std Y+0, r11
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r11, Y+5
    or r18, r11
    mov r11, r24
    mov r24, r25
    andi r24, 132
    or r18, r24
    ldd r24, Y+0
    andi r24, 16
    or r18, r24
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r24, Y+0
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    std Y+0, r25
    mov r25, r24
    andi r25, 32
    or r18, r25
    andi r24, 170
    adiw r26, 1
    ld r25, X
    andi r25, 85
    or r25, r24
    mov r24, r25
    andi r24, 132
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r12, Y+0
    or r12, r24
    mov r24, r16
    andi r24, 16
    or r12, r24
    or r12, r22
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r24, Y+9
    or r12, r24
    mov r24, r12
    mov r22, r24
    andi r22, 15
    or r22, r19
    or r22, r17
    or r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    andi r19, 64
    or r18, r19
    adiw r26, 2
    ld r19, X
    lsl r19
    andi r19, 170
    or r7, r19
    ; round 19 (gift.dsl:33)
    com r7
    ldd r19, Y+0
    mov r23, r19
    andi r23, 170
    ldd r17, Y+5
    or r17, r23
    com r17
    ld r23, X+
    andi r23, 170
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r12, Y+0
    or r12, r23
    ld r23, X
    andi r23, 170
    or r8, r23
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r23, Y+0
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    std Y+0, r17
    mov r17, r23
    lsl r17
    andi r17, 170
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    std Y+0, r18
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r18, Y+0
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    std Y+0, r25
    mov r25, r18
    andi r25, 85
    or r17, r25
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r17
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r17, Y+0
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    std Y+0, r7
    mov r7, r17
    lsl r7
    adiw r28, 27
    std Y+59, r22
    mov r22, r7
    andi r22, 170
    andi r17, 170
    ldd r16, Y+0
    mov r7, r24
    mov r24, r16
    andi r24, 85
    or r22, r24
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    std Y+0, r22
    mov r22, r18
    lsr r22
    andi r18, 132
    andi r22, 85
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r18
    mov r18, r23
    andi r18, 170
    or r18, r22
    andi r23, 66
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    std Y+0, r23
    mov r23, r16
    lsr r23
    andi r23, 85
    or r17, r23
    andi r16, 132
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+7, r16
    ldd r16, Y+0
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r17
    mov r17, r16
    lsl r17
    lsl r17
    andi r17, 132
    andi r16, 132
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r17
    mov r17, r21
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    std Y+0, r17
    mov r17, r20
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    std Y+1, r17
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r17, Y+0
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r16
    mov r16, r17
    lsl r16
    lsl r16
    andi r16, 132
    andi r17, 132
    subi r28, lo8(-(-71))
    sbci r29, hi8(-(-71))
    std Y+0, r16
    mov r16, r21
    lsr r16
    andi r16, 72
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r16
    mov r16, r20
    lsr r16
    andi r16, 72
    std Y+1, r16
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r16, Y+0
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r17
    mov r17, r16
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    ; round 21 (gift.dsl:33)
    com r17
    ldi r31, hi8(.Ltable_byte_1)
    std Y+1, r17
    mov r30, r2
    lpm r17, Z
    std Y+2, r17
    mov r30, r10
    lpm r17, Z
    mov r30, r5
    lpm r10, Z
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r2, Y+0
    mov r30, r2
    lpm r16, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r18
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r18, Y+0
    swap r18
    andi r18, 15
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r16
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r16, Y+0
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r10
    mov r10, r16
    lsl r10
    lsl r10
    lsl r10
    std Y+1, r17
    mov r17, r10
    andi r17, 80
    or r18, r17
    mov r10, r16
    swap r10
    mov r17, r10
    andi r17, 240
    lsl r17
    andi r17, 160
    or r18, r17
    mov r10, r13
    swap r10
    mov r17, r10
    andi r17, 15
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r10, Y+0
    mov r16, r10
    lsl r16
    lsl r16
    lsl r16
    andi r16, 80
    or r17, r16
    mov r16, r10
    swap r16
    andi r16, 240
    lsl r16
    andi r16, 160
    or r17, r16
    mov r16, r11
    swap r16
    andi r16, 240
    ldi r31, hi8(.Ltable_byte_6)
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r17
    mov r30, r10
    lpm r17, Z
    or r17, r16
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r16, Y+0
    mov r10, r16
    lsr r10
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r17
    mov r17, r10
    andi r17, 80
    mov r10, r22
    mov r22, r16
    andi r22, 15
    or r22, r17
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r17, Y+47
    andi r17, 32
    or r22, r17
    ld r17, X+
    andi r17, 128
    or r22, r17
    ldd r17, Y+0
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r11
    mov r11, r17
    lsr r11
    std Y+1, r22
    mov r22, r11
    andi r22, 80
    mov r11, r25
    mov r25, r17
    andi r25, 15
    or r25, r22
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r22, Y+0
    mov r17, r22
    andi r17, 32
    or r25, r17
    andi r22, 16
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r16
    lpm r17, Z
    or r17, r22
    ldd r22, Y+14
    or r17, r22
    mov r22, r19
    andi r22, 64
    or r17, r22
    ldd r22, Y+13
    or r17, r22
    andi r19, 128
    or r25, r19
    mov r19, r0
    lsr r19
    andi r19, 80
    mov r22, r0
    mov r16, r22
    andi r16, 15
    or r16, r19
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r19, Y+16
    or r16, r19
    ldd r19, Y+0
    or r16, r19
    mov r19, r4
    lsr r19
    andi r19, 80
    mov r0, r16
    mov r16, r4
    mov r4, r25
    mov r25, r16
    andi r25, 15
    or r25, r19
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r19, Y+0
    or r25, r19
    adiw r26, 6
    ld r19, X
    swap r19
    andi r19, 240
    lsl r19
    lsl r19
    lsl r19
    or r25, r19
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r19, Y+0
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+0, r25
    mov r25, r19
    lsl r25
    andi r25, 170
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    std Y+0, r15
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ldd r15, Y+0
    or r15, r25
    andi r19, 170
    or r3, r19
    ; round 24 (gift.dsl:33)
    com r15
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r19, Y+0
    mov r25, r19
    lsl r25
    andi r25, 170
    std Y+5, r15
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r15, Y+0
    or r15, r25
    andi r19, 170
    ldd r25, Y+3
    or r25, r19
    com r15
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r19, Y+0
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    std Y+0, r15
    mov r15, r19
    lsl r15
    andi r19, 170
    or r19, r14
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    std Y+29, r19
    mov r19, r15
    andi r19, 170
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    std Y+0, r25
    mov r25, r15
    andi r25, 85
    or r19, r25
    ld r15, X
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    std Y+0, r19
    mov r19, r15
    andi r19, 85
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r15, Y+50
    or r15, r19
    ; round 34 (gift.dsl:33)
    com r15
    std Y+50, r15
    ldd r15, Y+0
    std Y+59, r3
    mov r3, r15
    lsl r3
    subi r28, lo8(-(-30))
    sbci r29, hi8(-(-30))
    std Y+0, r17
    mov r17, r3
    andi r17, 170
    or r19, r17
    mov r17, r15
    andi r17, 170
    adiw r28, 13
    ldd r15, Y+56
    or r17, r15
    mov r3, r19
    ldd r19, Y+0
    std Y+17, r17
    mov r17, r19
    andi r17, 51
    subi r28, lo8(-(-27))
    sbci r29, hi8(-(-27))
    std Y+0, r3
    adiw r28, 27
    ldd r3, Y+41
    or r3, r17
    ; round 5 (gift.dsl:33)
    com r19
    mov r17, r2
    lsr r17
    andi r17, 72
    or r3, r17
    mov r17, r5
    lsr r17
    andi r17, 72
    std Y+0, r17
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r17, Y+0
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r19
    mov r19, r17
    andi r19, 51
    ldd r17, Y+50
    or r19, r17
    mov r17, r2
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    or r19, r17
    mov r17, r5
    lsl r17
    lsl r17
    lsl r17
    andi r17, 72
    std Y+50, r17
    mov r17, r20
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    ; round 26 (gift.dsl:33)
    com r17
    ldi r31, hi8(.Ltable_byte_1)
    std Y+56, r17
    mov r30, r21
    lpm r17, Z
    std Y+57, r17
    ldd r17, Y+31
    mov r30, r17
    lpm r15, Z
    std Y+43, r15
    mov r30, r9
    lpm r15, Z
    ldi r31, hi8(.Ltable_byte_2)
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    std Y+0, r15
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r30, Y+0
    lpm r15, Z
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r15
    mov r15, r13
    lsl r15
    lsl r15
    lsl r15
    std Y+1, r21
    mov r21, r15
    andi r21, 144
    mov r15, r19
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r19, Y+5
    andi r19, 15
    or r19, r21
    ldd r21, Y+40
    or r19, r21
    ldd r21, Y+47
    or r19, r21
    mov r21, r13
    lsl r21
    andi r21, 144
    std Y+47, r19
    ldd r19, Y+0
    andi r19, 15
    or r19, r21
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r21, Y+32
    or r19, r21
    ldd r21, Y+35
    std Y+32, r20
    mov r20, r21
    andi r20, 64
    or r19, r20
    andi r21, 48
    mov r20, r18
    lsl r20
    lsl r20
    lsl r20
    andi r20, 144
    std Y+35, r21
    ldd r21, Y+6
    andi r21, 15
    or r21, r20
    ldd r20, Y+0
    andi r20, 32
    or r21, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r19
    mov r19, r20
    andi r19, 64
    or r21, r19
    andi r20, 128
    mov r19, r18
    lsl r19
    andi r19, 144
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r18
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r18, Y+0
    andi r18, 15
    or r18, r19
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r19, Y+0
    or r18, r19
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r19, Y+0
    or r18, r19
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r19, Y+0
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r18
    mov r18, r19
    lsr r18
    andi r18, 80
    andi r19, 15
    or r19, r18
    ldd r18, Y+53
    or r19, r18
    ldd r18, Y+22
    std Y+53, r21
    mov r21, r18
    andi r21, 128
    or r19, r21
    andi r18, 48
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r21, Y+0
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    std Y+0, r18
    mov r18, r21
    lsr r18
    andi r18, 80
    andi r21, 15
    or r21, r18
    adiw r28, 22
    ldd r18, Y+47
    or r21, r18
    or r21, r20
    ldd r18, Y+3
    mov r20, r18
    lsl r20
    andi r20, 170
    or r24, r20
    andi r18, 170
    or r23, r18
    ; round 29 (gift.dsl:33)
    com r24
    ldd r18, Y+0
    mov r20, r18
    lsl r20
    andi r20, 170
    or r11, r20
    com r11
    mov r20, r18
    andi r20, 170
    or r10, r20
    andi r18, 66
    ldd r20, Y+16
    std Y+0, r11
    mov r11, r20
    lsl r11
    std Y+3, r24
    mov r24, r11
    andi r24, 170
    mov r11, r21
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r21, Y+0
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r18
    mov r18, r21
    andi r18, 85
    or r24, r18
    lsr r21
    andi r21, 85
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    std Y+0, r24
    ldd r24, Y+58
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    std Y+0, r11
    mov r11, r24
    lsl r11
    std Y+44, r23
    mov r23, r11
    andi r23, 170
    andi r24, 170
    mov r11, r19
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r19, Y+18
    std Y+0, r22
    mov r22, r19
    andi r22, 85
    or r23, r22
    lsr r19
    andi r19, 85
    or r24, r19
    std Y+18, r23
    mov r23, r20
    andi r23, 170
    or r23, r21
    andi r20, 66
    std Y+3, r20
    subi r28, lo8(-(-51))
    sbci r29, hi8(-(-51))
    ldd r20, Y+0
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    std Y+0, r24
    mov r24, r20
    lsl r24
    lsl r24
    andi r24, 132
    andi r20, 132
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    std Y+0, r24
    mov r24, r9
    lsr r24
    andi r24, 72
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r24
    mov r24, r17
    lsr r24
    andi r24, 72
    std Y+1, r24
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r24, Y+0
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    std Y+0, r20
    mov r20, r24
    lsl r20
    lsl r20
    andi r20, 132
    andi r24, 132
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    std Y+0, r20
    mov r20, r9
    lsl r20
    lsl r20
    lsl r20
    andi r20, 72
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    std Y+0, r20
    mov r20, r17
    lsl r20
    lsl r20
    lsl r20
    andi r20, 72
    std Y+1, r20
    mov r20, r5
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    ; round 31 (gift.dsl:33)
    com r20
    std Y+2, r20
    mov r20, r2
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    std Y+3, r20
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r20, Y+0
    swap r20
    andi r20, 15
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r24
    mov r24, r13
    swap r24
    andi r24, 240
    or r20, r24
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r24, Y+0
    mov r2, r24
    lsr r2
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    std Y+50, r23
    mov r23, r2
    andi r23, 80
    ldd r2, Y+0
    std Y+51, r5
    mov r5, r2
    lsr r5
    std Y+52, r20
    mov r20, r5
    andi r20, 80
    mov r5, r16
    lsl r5
    mov r24, r5
    andi r24, 160
    ld r5, X+
    lsl r5
    std Y+53, r23
    mov r23, r5
    andi r23, 170
    or r25, r23
    ; round 34 (gift.dsl:33)
    com r25
    ld r23, X
    andi r23, 170
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r5, Y+0
    or r5, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    andi r23, 170
    or r14, r23
    mov r23, r17
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    ; round 36 (gift.dsl:33)
    com r23
    std Y+0, r23
    mov r23, r9
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r23
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r23, Y+0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r25
    mov r25, r23
    lsr r25
    andi r25, 80
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r17, Y+36
    mov r23, r17
    andi r23, 15
    or r23, r25
    ; round 18 (gift.dsl:33)
    com r17
    ldd r25, Y+0
    std Y+36, r17
    mov r17, r25
    lsl r17
    andi r17, 160
    or r23, r17
    ; round 8 (gift.dsl:33)
    com r25
    ldd r17, Y+8
    lsr r17
    andi r17, 80
    std Y+0, r23
    ldd r23, Y+28
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r25
    mov r25, r23
    andi r25, 15
    or r25, r17
    ; round 18 (gift.dsl:33)
    com r23
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r17, Y+0
    std Y+6, r23
    mov r23, r17
    lsl r23
    andi r23, 160
    or r25, r23
    subi r28, lo8(-(-61))
    sbci r29, hi8(-(-61))
    ldd r23, Y+0
    subi r28, lo8(-(207))
    sbci r29, hi8(-(207))
    std Y+0, r25
    mov r25, r23
    lsl r25
    andi r25, 170
    or r22, r25
    andi r23, 170
    or r19, r23
    subi r28, lo8(-(-208))
    sbci r29, hi8(-(-208))
    ldd r25, Y+0
    mov r23, r25
    lsl r23
    andi r23, 170
    or r18, r23
    andi r25, 170
    or r21, r25
    ; round 39 (gift.dsl:33)
    com r18
    ; round 3 (gift.dsl:33)
    ldd r25, Y+41
    mov r23, r25
    com r23
    std Y+0, r21
    ldd r21, Y+27
    std Y+1, r19
    mov r19, r21
    com r19
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r18
    mov r18, r16
    com r18
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r16
    lpm r16, Z
    std Y+1, r22
    mov r22, r2
    mov r25, r22
    andi r25, 240
    or r16, r25
    mov r25, r16
    andi r25, 15
    or r25, r20
    or r25, r24
    ; round 13 (gift.dsl:33)
    com r16
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ; round 3 (gift.dsl:33)
    ldd r20, Y+0
    mov r24, r20
    com r24
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ; round 4 (gift.dsl:33)
    ldd r2, Y+0
    com r2
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ; round 5 (gift.dsl:33)
    std Y+0, r16
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r16, Y+0
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r2
    mov r2, r16
    com r2
    andi r16, 204
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ; round 6 (gift.dsl:33)
    std Y+0, r16
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ; round 8 (gift.dsl:33)
    std Y+0, r16
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r16
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    std Y+0, r16
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r16, Y+0
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r2
    mov r2, r16
    com r2
    std Y+1, r7
    com r7
    std Y+2, r7
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r7, Y+0
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    std Y+0, r2
    mov r2, r7
    com r2
    std Y+1, r24
    mov r24, r7
    andi r24, 15
    mov r7, r18
    mov r18, r11
    mov r11, r19
    mov r19, r18
    andi r19, 240
    or r24, r19
    ; round 28 (gift.dsl:33)
    com r18
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ; round 9 (gift.dsl:33)
    ldd r19, Y+45
    com r19
    std Y+31, r24
    ldd r24, Y+0
    com r24
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ; round 13 (gift.dsl:33)
    std Y+0, r18
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r18, Y+0
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    std Y+0, r24
    mov r24, r18
    com r24
    std Y+1, r24
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r24, Y+0
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    std Y+0, r19
    mov r19, r24
    com r19
    std Y+1, r19
    subi r28, lo8(-(-235))
    sbci r29, hi8(-(-235))
    ldd r19, Y+0
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    std Y+0, r2
    mov r2, r19
    com r2
    andi r19, 240
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    std Y+0, r2
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r2, Y+31
    mov r30, r2
    lpm r24, Z
    or r24, r19
    ; round 23 (gift.dsl:33)
    com r24
    ; round 14 (gift.dsl:33)
    ldd r19, Y+0
    com r19
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r24
    subi r28, lo8(-(-201))
    sbci r29, hi8(-(-201))
    ldd r24, Y+0
    com r24
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ; round 15 (gift.dsl:33)
    std Y+60, r24
    ldd r24, Y+0
    com r24
    ; round 18 (gift.dsl:33)
    std Y+61, r24
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r24, Y+0
    com r24
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    std Y+0, r24
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r24, Y+0
    com r24
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+45, r24
    mov r24, r6
    com r24
    std Y+46, r24
    mov r24, r6
    andi r24, 240
    mov r30, r16
    lpm r6, Z
    or r6, r24
    ; round 19 (gift.dsl:33)
    mov r24, r12
    com r24
    mov r16, r8
    com r16
    ; round 23 (gift.dsl:33)
    std Y+47, r8
    ldd r8, Y+0
    com r8
    std Y+48, r12
    mov r12, r4
    com r12
    std Y+49, r4
    mov r4, r0
    com r4
    std Y+50, r16
    mov r16, r0
    andi r16, 240
    mov r0, r24
    mov r24, r20
    andi r24, 15
    or r24, r16
    ; round 33 (gift.dsl:33)
    com r24
    andi r20, 240
    mov r30, r21
    lpm r16, Z
    or r16, r20
    mov r20, r16
    andi r20, 15
    ldd r21, Y+18
    or r20, r21
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r21, Y+0
    or r20, r21
    ; round 13 (gift.dsl:33)
    com r16
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ; round 24 (gift.dsl:33)
    ldd r21, Y+0
    com r21
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    std Y+0, r24
    ldd r24, Y+31
    com r24
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ; round 25 (gift.dsl:33)
    std Y+0, r3
    com r3
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    std Y+0, r3
    mov r3, r15
    com r3
    subi r28, lo8(-(270))
    sbci r29, hi8(-(270))
    std Y+0, r24
    mov r24, r15
    andi r24, 204
    ; round 28 (gift.dsl:33)
    mov r15, r6
    com r15
    std Y+1, r6
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r6
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r6
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r6, Y+0
    com r6
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ; round 29 (gift.dsl:33)
    std Y+50, r6
    ldd r6, Y+0
    com r6
    std Y+51, r10
    com r10
    ; round 33 (gift.dsl:33)
    std Y+52, r20
    com r20
    std Y+53, r25
    com r25
    std Y+54, r25
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r25, Y+0
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r20
    mov r20, r25
    com r20
    std Y+1, r20
    mov r20, r2
    com r20
    ; round 34 (gift.dsl:33)
    std Y+2, r5
    com r5
    std Y+3, r14
    com r14
    ; round 38 (gift.dsl:33)
    std Y+4, r14
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r14, Y+0
    com r14
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    std Y+0, r14
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r14, Y+0
    com r14
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ; round 37 (gift.dsl:33)
    std Y+63, r14
    ldd r14, Y+0
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r5
    mov r5, r14
    com r5
    ; round 35 (gift.dsl:33)
    std Y+1, r5
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r5, Y+0
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r20
    mov r20, r5
    com r20
    ; round 34 (gift.dsl:33)
    std Y+1, r20
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r20, Y+0
    mov r14, r20
    com r14
    subi r28, lo8(-(262))
    sbci r29, hi8(-(262))
    ; round 33 (gift.dsl:33)
    std Y+0, r14
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r14, Y+0
    com r14
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r14
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r14, Y+0
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+56, r10
    mov r10, r14
    com r10
    std Y+57, r10
    ldd r10, Y+0
    com r10
    std Y+58, r10
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r10, Y+0
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    std Y+0, r6
    mov r6, r10
    com r6
    std Y+1, r6
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r6, Y+0
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    std Y+0, r15
    mov r15, r6
    com r15
    std Y+1, r15
    subi r28, lo8(-(-201))
    sbci r29, hi8(-(-201))
    ldd r15, Y+0
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    std Y+0, r3
    mov r3, r15
    com r3
    ; round 32 (gift.dsl:33)
    std Y+1, r3
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r3, Y+0
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    std Y+0, r21
    mov r21, r3
    com r21
    std Y+1, r21
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r21, Y+0
    subi r28, lo8(-(152))
    sbci r29, hi8(-(152))
    std Y+0, r4
    mov r4, r21
    com r4
    ; round 30 (gift.dsl:33)
    std Y+1, r4
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    std Y+0, r4
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ; round 29 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-303))
    sbci r29, hi8(-(-303))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(304))
    sbci r29, hi8(-(304))
    ; round 28 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ; round 27 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r4
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ; round 25 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-243))
    sbci r29, hi8(-(-243))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(244))
    sbci r29, hi8(-(244))
    std Y+0, r4
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ; round 23 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(-306))
    sbci r29, hi8(-(-306))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(307))
    sbci r29, hi8(-(307))
    std Y+0, r4
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r4, Y+0
    com r4
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    std Y+0, r4
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r4, Y+0
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r12
    mov r12, r4
    com r12
    std Y+1, r12
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r12
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ; round 22 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    std Y+0, r12
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    std Y+0, r12
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ; round 20 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r12
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ; round 19 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    ; round 18 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r12
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r12
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r12
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ; round 17 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r12
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ; round 15 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    std Y+0, r12
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(222))
    sbci r29, hi8(-(222))
    ; round 13 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r12
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r12
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ; round 12 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    std Y+0, r12
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ; round 10 (gift.dsl:33)
    std Y+0, r12
    subi r28, lo8(-(-284))
    sbci r29, hi8(-(-284))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(285))
    sbci r29, hi8(-(285))
    std Y+0, r12
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r12, Y+0
    com r12
    ; round 9 (gift.dsl:33)
    com r17
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ; round 7 (gift.dsl:33)
    std Y+0, r17
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r17, Y+0
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+0, r12
    mov r12, r17
    com r12
    std Y+1, r12
    mov r12, r9
    com r12
    ; round 5 (gift.dsl:33)
    std Y+2, r12
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r12, Y+0
    mov r17, r12
    com r17
    subi r28, lo8(-(301))
    sbci r29, hi8(-(301))
    std Y+0, r17
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r17, Y+0
    subi r28, lo8(-(327))
    sbci r29, hi8(-(327))
    std Y+0, r8
    mov r8, r17
    com r8
    std Y+1, r8
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r8, Y+0
    subi r28, lo8(-(248))
    sbci r29, hi8(-(248))
    std Y+0, r0
    mov r0, r8
    com r0
    ; round 4 (gift.dsl:33)
    std Y+1, r0
    mov r0, r22
    com r0
    ; round 3 (gift.dsl:33)
    std Y+2, r0
    mov r0, r13
    com r0
    ; round 2 (gift.dsl:33)
    std Y+3, r0
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r0, Y+0
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r19
    mov r19, r0
    com r19
    std Y+1, r19
    subi r28, lo8(-(-271))
    sbci r29, hi8(-(-271))
    ldd r19, Y+0
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    std Y+0, r16
    mov r16, r19
    com r16
    std Y+1, r16
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r16, Y+0
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    std Y+0, r9
    mov r9, r16
    com r9
    std Y+1, r9
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 3
    ld r30, X+
    lpm r9, Z
    subi r28, lo8(-(-349))
    sbci r29, hi8(-(-349))
    ldd r17, Y+0
    mov r22, r17
    andi r22, 48
    or r9, r22
    ldd r22, Y+19
    or r9, r22
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+0, r9
    std Z+1, r3
    andi r17, 33
    mov r22, r9
    lsl r22
    mov r20, r22
    andi r20, 18
    ldd r3, Y+17
    or r3, r20
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r20, Y+34
    or r3, r20
    ldd r20, Y+35
    or r3, r20
    andi r22, 144
    mov r20, r9
    lsr r20
    lsr r20
    lsr r20
    andi r20, 18
    or r17, r20
    ldd r20, Y+37
    or r17, r20
    ldd r20, Y+0
    or r17, r20
    mov r20, r9
    lsl r20
    adc r20, r1
    andi r20, 9
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r8, Y+0
    or r8, r20
    ld r20, X
    andi r20, 4
    or r8, r20
    mov r20, r9
    lsr r20
    std Y+0, r24
    mov r24, r20
    andi r24, 9
    adiw r28, 28
    ldd r5, Y+46
    or r5, r24
    andi r20, 18
    ldd r24, Y+0
    or r24, r20
    ldd r20, Y+24
    std Y+0, r24
    mov r24, r20
    andi r24, 4
    or r5, r24
    andi r20, 3
    ldd r24, Y+7
    mov r25, r24
    andi r25, 12
    or r20, r25
    andi r24, 4
    ld r25, X
    andi r25, 48
    or r20, r25
    subi r28, lo8(-(-49))
    sbci r29, hi8(-(-49))
    ldd r25, Y+0
    or r20, r25
    std Z+2, r20
    std Z+3, r21
    mov r21, r20
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 18
    ldd r25, Y+24
    or r25, r21
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r21, Y+3
    or r25, r21
    ldd r21, Y+0
    or r25, r21
    mov r21, r20
    lsr r21
    andi r21, 18
    std Y+0, r24
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r24, Y+0
    or r24, r21
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r21, Y+5
    or r24, r21
    ldd r21, Y+0
    or r24, r21
    mov r21, r20
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 144
    or r8, r21
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r21, Y+0
    mov r16, r21
    andi r16, 32
    or r8, r16
    andi r21, 64
    mov r16, r20
    lsl r16
    lsl r16
    lsl r16
    andi r16, 144
    or r5, r16
    ld r16, X
    andi r16, 32
    or r5, r16
    mov r16, r20
    swap r16
    mov r12, r9
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r2, r20
    lsr r2
    lsr r2
    lsr r2
    std Y+0, r2
    mov r2, r20
    lsl r2
    mov r19, r2
    andi r19, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r23
    mov r23, r2
    andi r23, 33
    or r23, r19
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r19, Y+0
    or r23, r19
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r19, Y+0
    or r23, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r2, Z
    ; round 32 (gift.dsl:33)
    com r20
    std Y+0, r20
    mov r20, r9
    swap r20
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    std Y+0, r20
    mov r20, r19
    lsl r20
    lsl r20
    lsl r20
    andi r20, 144
    andi r18, 15
    or r18, r20
    ld r20, X+
    andi r20, 32
    or r18, r20
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r20, Y+1
    or r18, r20
    ; round 23 (gift.dsl:33)
    com r18
    mov r20, r19
    lsl r20
    andi r20, 144
    std Y+1, r18
    ldd r18, Y+7
    andi r18, 15
    or r18, r20
    ldd r20, Y+0
    or r18, r20
    ld r20, X
    andi r20, 64
    or r18, r20
    mov r20, r9
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 18
    std Y+0, r2
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r2, Y+0
    or r2, r20
    ; round 32 (gift.dsl:33)
    com r9
    mov r20, r5
    swap r20
    andi r20, 15
    or r20, r22
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r22, Y+0
    or r20, r22
    or r20, r21
    mov r21, r19
    swap r21
    andi r21, 240
    mov r22, r8
    swap r22
    andi r22, 15
    std Y+0, r9
    mov r9, r5
    swap r9
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    std Y+0, r20
    mov r20, r9
    andi r20, 240
    or r22, r20
    ; round 5 (gift.dsl:33)
    mov r20, r3
    com r20
    ; round 15 (gift.dsl:33)
    mov r9, r23
    com r9
    andi r23, 204
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r21
    mov r21, r24
    andi r21, 51
    or r21, r23
    ; round 25 (gift.dsl:33)
    mov r23, r21
    com r23
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ; round 35 (gift.dsl:33)
    std Y+0, r21
    mov r21, r25
    com r21
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r21
    mov r21, r17
    com r21
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    std Y+0, r21
    mov r21, r24
    com r21
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ; round 38 (gift.dsl:33)
    std Y+0, r22
    com r22
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ; round 24 (gift.dsl:33)
    std Y+0, r22
    mov r22, r18
    com r22
    ; round 18 (gift.dsl:33)
    std Y+56, r22
    mov r22, r19
    com r22
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ; round 12 (gift.dsl:33)
    std Y+0, r22
    mov r22, r16
    com r22
    std Y+22, r22
    mov r22, r12
    com r22
    ; round 8 (gift.dsl:33)
    std Y+32, r22
    mov r22, r5
    com r22
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+2, r22
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r30, X
    lpm r22, Z
    std Y+0, r21
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r21, Y+0
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    std Y+0, r23
    mov r23, r21
    andi r23, 48
    or r22, r23
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r23, Y+0
    or r22, r23
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+4, r22
    std Z+5, r0
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r23, Y+0
    std Z+6, r23
    ldd r23, Y+43
    std Z+7, r23
    ldi r23, 2
    std Z+8, r23
    ldi r23, 64
    std Z+9, r23
    std Z+10, r10
    std Z+11, r6
    ldd r0, Y+14
    std Z+12, r0
    std Z+13, r15
    std Z+14, r14
    std Z+15, r4
    ldd r23, Y+29
    std Z+16, r23
    std Z+17, r13
    ldi r23, 160
    std Z+18, r23
    ldi r23, 1
    std Z+19, r23
    ldd r23, Y+45
    std Z+20, r23
    subi r28, lo8(-(-51))
    sbci r29, hi8(-(-51))
    ldd r23, Y+0
    std Z+21, r23
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r14, Y+0
    std Z+22, r14
    ldd r0, Y+22
    std Z+23, r0
    std Z+24, r11
    std Z+25, r7
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r0, Y+0
    std Z+26, r0
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r0, Y+0
    std Z+27, r0
    ; round 3 (gift.dsl:33)
    mov r6, r18
    ldi r18, 253
    std Z+28, r18
    ldi r18, 252
    std Z+29, r18
    ldi r18, 191
    std Z+30, r18
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r18, Y+25
    std Z+31, r18
    ldd r18, Y+0
    std Z+32, r18
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r18, Y+0
    std Z+33, r18
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r15, Y+0
    std Z+34, r15
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r18, Y+46
    std Z+35, r18
    ldd r18, Y+0
    std Z+36, r18
    ldd r18, Y+52
    std Z+37, r18
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r18, Y+0
    std Z+38, r18
    ldi r18, 5
    std Z+39, r18
    ; round 4 (gift.dsl:33)
    ldi r18, 127
    std Z+40, r18
    std Z+41, r20
    std Z+42, r25
    std Z+43, r17
    std Z+44, r24
    mov r18, r14
    andi r18, 15
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r23
    lpm r23, Z
    andi r17, 51
    andi r25, 51
    mov r20, r0
    andi r20, 15
    mov r24, r22
    lsl r24
    mov r14, r22
    lsr r14
    lsr r14
    lsr r14
    mov r0, r19
    mov r19, r14
    andi r19, 18
    mov r14, r25
    mov r25, r21
    andi r25, 33
    or r25, r19
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r19, Y+0
    or r25, r19
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r19, Y+0
    or r25, r19
    andi r21, 32
    mov r19, r22
    lsl r19
    lsl r19
    lsl r19
    andi r19, 144
    ldd r15, Y+6
    or r15, r19
    or r15, r21
    mov r19, r24
    andi r19, 144
    ldd r13, Y+7
    or r13, r19
    andi r24, 18
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r19, Y+0
    mov r7, r16
    mov r16, r19
    andi r16, 33
    or r16, r24
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r24, Y+0
    or r16, r24
    ldd r24, Y+1
    or r16, r24
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+45, r16
    subi r28, lo8(-(265))
    sbci r29, hi8(-(265))
    ldd r4, Y+0
    std Z+46, r4
    andi r19, 2
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r24, Y+49
    mov r4, r20
    mov r20, r24
    andi r20, 32
    or r13, r20
    andi r24, 64
    mov r20, r22
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    mov r10, r15
    lsl r10
    lsl r10
    lsl r10
    mov r11, r20
    mov r20, r10
    andi r20, 144
    or r18, r20
    or r18, r21
    ldd r21, Y+44
    mov r20, r21
    andi r20, 64
    or r18, r20
    ; round 13 (gift.dsl:33)
    com r18
    andi r21, 128
    mov r20, r15
    lsl r20
    andi r20, 144
    mov r10, r18
    ldd r18, Y+0
    andi r18, 15
    or r18, r20
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r20, Y+0
    or r18, r20
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r20, Y+14
    or r18, r20
    ld r20, X+
    andi r20, 16
    or r23, r20
    ldd r20, Y+17
    or r23, r20
    or r23, r24
    or r23, r21
    mov r21, r22
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    mov r20, r21
    andi r20, 18
    ldd r24, Y+1
    or r24, r20
    andi r21, 9
    ldd r20, Y+0
    or r21, r20
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r20, Y+0
    or r21, r20
    ldd r20, Y+1
    or r21, r20
    mov r20, r25
    andi r20, 204
    or r24, r20
    mov r20, r22
    lsr r20
    andi r20, 18
    std Y+1, r6
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r6, Y+0
    or r6, r20
    mov r20, r16
    andi r20, 204
    or r6, r20
    adiw r26, 9
    ld r20, X
    andi r20, 132
    or r17, r20
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r20, Y+0
    or r17, r20
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r20, X+
    andi r20, 32
    or r21, r20
    mov r20, r22
    lsl r20
    adc r20, r1
    andi r20, 9
    or r20, r19
    ld r19, X
    andi r19, 4
    or r20, r19
    mov r19, r15
    swap r19
    andi r19, 240
    or r20, r19
    mov r19, r22
    swap r19
    std Y+0, r23
    mov r23, r17
    andi r23, 204
    or r2, r23
    ; round 15 (gift.dsl:33)
    com r17
    mov r23, r13
    swap r23
    andi r23, 15
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    std Y+0, r17
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r17, Y+0
    std Y+12, r16
    mov r16, r17
    andi r16, 144
    or r23, r16
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r16, Y+0
    or r23, r16
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r16, Y+0
    or r23, r16
    andi r17, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 33
    or r16, r17
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r17, Y+21
    or r16, r17
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r22
    lpm r17, Z
    ; round 2 (gift.dsl:33)
    com r22
    std Y+21, r22
    ldd r22, Y+0
    andi r22, 240
    or r4, r22
    ; round 33 (gift.dsl:33)
    com r4
    mov r22, r16
    andi r22, 51
    std Y+57, r4
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r4, Y+0
    or r4, r22
    ; round 5 (gift.dsl:33)
    mov r22, r25
    com r22
    subi r28, lo8(-(-36))
    sbci r29, hi8(-(-36))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+47, r22
    adiw r28, 36
    ldd r22, Y+56
    std Z+48, r22
    ldi r22, 223
    std Z+49, r22
    ldi r22, 179
    std Z+50, r22
    ldi r22, 187
    std Z+51, r22
    andi r25, 51
    ; round 15 (gift.dsl:33)
    mov r22, r24
    com r22
    std Y+56, r16
    com r16
    ; round 35 (gift.dsl:33)
    std Y+0, r4
    com r4
    ; round 38 (gift.dsl:33)
    std Y+1, r4
    mov r4, r13
    com r4
    adiw r28, 43
    ; round 28 (gift.dsl:33)
    std Y+58, r4
    mov r4, r21
    com r4
    ; round 26 (gift.dsl:33)
    std Y+0, r4
    mov r4, r2
    com r4
    ; round 22 (gift.dsl:33)
    std Y+1, r4
    mov r4, r19
    com r4
    ; round 18 (gift.dsl:33)
    std Y+17, r4
    mov r4, r20
    com r4
    ; round 14 (gift.dsl:33)
    std Y+14, r4
    mov r4, r18
    com r4
    adiw r28, 55
    ; round 8 (gift.dsl:33)
    std Y+63, r4
    mov r4, r15
    com r4
    ; round 6 (gift.dsl:33)
    std Y+0, r4
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r4, Y+0
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    std Y+48, r17
    mov r17, r4
    com r17
    std Y+0, r17
    mov r17, r4
    andi r17, 51
    adiw r26, 4
    ld r4, X
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r23
    mov r23, r4
    andi r23, 3
    mov r4, r17
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r17, Y+0
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    std Y+0, r24
    mov r24, r17
    andi r24, 12
    or r23, r24
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r24, Y+0
    or r23, r24
    ldd r24, Y+32
    or r23, r24
    std Z+52, r23
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r24, Y+0
    std Z+53, r24
    andi r17, 33
    mov r24, r23
    lsl r24
    andi r24, 18
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    std Y+0, r4
    ldd r4, Y+27
    or r4, r24
    ldd r24, Y+10
    or r4, r24
    adiw r28, 22
    ldd r24, Y+60
    or r4, r24
    mov r24, r23
    lsr r24
    lsr r24
    lsr r24
    andi r24, 18
    std Y+60, r2
    ldd r2, Y+0
    or r2, r24
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r24, Y+9
    or r2, r24
    ldd r24, Y+0
    or r2, r24
    mov r24, r23
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    std Y+0, r19
    mov r19, r2
    mov r2, r20
    mov r20, r19
    andi r20, 51
    std Y+9, r2
    ldd r2, Y+45
    or r20, r2
    ldd r2, Y+44
    or r20, r2
    mov r2, r21
    mov r21, r4
    mov r4, r25
    mov r25, r21
    andi r25, 51
    std Y+44, r2
    ldd r2, Y+48
    or r25, r2
    ldd r2, Y+47
    or r25, r2
    mov r2, r23
    swap r2
    std Y+47, r0
    mov r0, r23
    lsr r0
    std Y+48, r16
    mov r16, r0
    andi r16, 18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    std Y+45, r22
    mov r22, r0
    andi r22, 33
    or r22, r16
    mov r16, r25
    andi r16, 204
    or r22, r16
    ; round 20 (gift.dsl:33)
    com r25
    mov r16, r23
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    ; round 37 (gift.dsl:33)
    com r23
    andi r16, 18
    ld r0, X
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    std Y+12, r23
    mov r23, r0
    andi r23, 33
    or r23, r16
    mov r16, r20
    andi r16, 204
    or r23, r16
    ; round 20 (gift.dsl:33)
    com r20
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r21
    lpm r0, Z
    ; round 10 (gift.dsl:33)
    mov r16, r21
    com r16
    ; round 30 (gift.dsl:33)
    std Y+0, r21
    mov r21, r22
    com r21
    std Y+17, r23
    com r23
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ; round 17 (gift.dsl:33)
    std Y+0, r22
    mov r22, r24
    com r22
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ; round 26 (gift.dsl:33)
    std Y+32, r22
    mov r22, r2
    com r22
    std Y+0, r22
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r22, Z
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r23
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r23, Y+0
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    std Y+0, r21
    mov r21, r23
    andi r21, 48
    or r22, r21
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r21, Y+0
    or r22, r21
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+54, r22
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r21, Y+0
    std Z+55, r21
    andi r23, 33
    mov r21, r22
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 18
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    std Y+0, r0
    ldd r0, Y+60
    or r0, r21
    adiw r26, 2
    ld r21, X
    andi r21, 132
    or r0, r21
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r21, Y+0
    or r0, r21
    mov r21, r22
    lsr r21
    andi r21, 18
    std Y+0, r2
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r2, Y+0
    or r2, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    andi r21, 132
    or r2, r21
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r21, Y+0
    or r2, r21
    mov r21, r22
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 144
    std Y+0, r25
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r25, Y+0
    or r25, r21
    ldd r21, Y+7
    or r25, r21
    mov r21, r22
    swap r21
    std Y+7, r20
    mov r20, r22
    lsr r20
    lsr r20
    lsr r20
    andi r20, 18
    or r23, r20
    ldd r20, Y+46
    or r23, r20
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r20, Y+0
    or r23, r20
    mov r20, r22
    lsl r20
    andi r20, 18
    or r17, r20
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r20, Y+0
    or r17, r20
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    ldd r20, Y+0
    or r17, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r22
    lpm r20, Z
    ; round 37 (gift.dsl:33)
    com r22
    ldi r31, hi8(.Ltable_byte_3)
    std Y+0, r22
    mov r30, r0
    lpm r22, Z
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ; round 10 (gift.dsl:33)
    std Y+0, r22
    mov r22, r0
    com r22
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r20
    mov r20, r2
    com r20
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ; round 20 (gift.dsl:33)
    std Y+46, r0
    mov r0, r17
    com r0
    andi r17, 204
    std Y+0, r23
    mov r23, r2
    mov r2, r24
    mov r24, r23
    andi r24, 51
    or r24, r17
    ; round 30 (gift.dsl:33)
    mov r17, r24
    com r17
    subi r28, lo8(-(-36))
    sbci r29, hi8(-(-36))
    ; round 17 (gift.dsl:33)
    std Y+0, r24
    mov r24, r21
    com r24
    std Y+4, r24
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r24, X
    andi r24, 3
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r23
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r23, Y+0
    std Y+3, r17
    mov r17, r23
    andi r17, 12
    or r24, r17
    ldd r17, Y+12
    or r24, r17
    ldd r17, Y+41
    or r24, r17
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+56, r24
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r17, Y+0
    std Z+57, r17
    andi r23, 33
    mov r17, r24
    lsl r17
    andi r17, 18
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    std Y+0, r0
    ldd r0, Y+18
    or r0, r17
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r17, Y+0
    or r0, r17
    ldd r17, Y+10
    or r0, r17
    mov r17, r24
    lsr r17
    lsr r17
    lsr r17
    andi r17, 18
    std Y+10, r2
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r2, Y+0
    or r2, r17
    ldd r17, Y+58
    or r2, r17
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ldd r17, Y+0
    or r2, r17
    mov r17, r24
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    std Y+0, r21
    mov r21, r24
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 18
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    std Y+58, r17
    ld r17, X
    andi r17, 33
    or r17, r21
    mov r21, r2
    mov r2, r18
    mov r18, r21
    andi r18, 204
    or r17, r18
    mov r18, r24
    lsr r18
    andi r18, 18
    std Y+0, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+0, r25
    mov r25, r3
    andi r25, 33
    or r25, r18
    mov r18, r0
    mov r0, r23
    mov r23, r18
    andi r23, 204
    or r25, r23
    mov r23, r24
    swap r23
    mov r3, r20
    mov r20, r25
    andi r20, 51
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    std Y+0, r25
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r25, Y+1
    or r20, r25
    ldd r25, Y+0
    or r20, r25
    mov r25, r17
    andi r25, 51
    std Y+0, r14
    ldd r14, Y+6
    or r14, r25
    ldd r25, Y+3
    or r14, r25
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r24
    lpm r25, Z
    ; round 7 (gift.dsl:33)
    com r24
    std Y+3, r24
    mov r24, r14
    lsr r24
    lsr r24
    ; round 30 (gift.dsl:33)
    com r14
    andi r24, 51
    std Y+6, r25
    mov r25, r18
    lsl r25
    lsl r25
    andi r25, 204
    or r24, r25
    mov r25, r20
    lsr r25
    lsr r25
    com r20
    andi r25, 51
    std Y+1, r14
    mov r14, r21
    lsl r14
    lsl r14
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    std Y+39, r20
    mov r20, r14
    andi r20, 204
    or r25, r20
    ; round 10 (gift.dsl:33)
    com r21
    ; round 20 (gift.dsl:33)
    mov r20, r17
    com r20
    ; round 40 (gift.dsl:33)
    mov r14, r24
    com r14
    ; round 27 (gift.dsl:33)
    std Y+0, r17
    mov r17, r23
    com r17
    subi r28, lo8(-(-29))
    sbci r29, hi8(-(-29))
    std Y+0, r17
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X+
    lpm r17, Z
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r24
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r24, Y+0
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r25
    mov r25, r24
    andi r25, 48
    or r17, r25
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r25, Y+0
    or r17, r25
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+58, r17
    subi r28, lo8(-(370))
    sbci r29, hi8(-(370))
    ldd r25, Y+0
    std Z+59, r25
    ldi r25, 192
    std Z+60, r25
    ldi r25, 176
    std Z+61, r25
    subi r28, lo8(-(-269))
    sbci r29, hi8(-(-269))
    ldd r25, Y+32
    std Z+62, r25
    ldd r25, Y+0
    std Z+63, r25
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    std Z+1, r13
    ldd r15, Y+18
    std Z+2, r15
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r15, Y+0
    std Z+3, r15
    std Z+4, r8
    std Z+5, r5
    ldi r25, 138
    std Z+6, r25
    ldd r15, Y+47
    std Z+7, r15
    ldd r15, Y+48
    std Z+8, r15
    ldd r15, Y+52
    std Z+9, r15
    ldd r15, Y+51
    std Z+10, r15
    ldd r15, Y+40
    std Z+11, r15
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r25, Y+0
    std Z+12, r25
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ldd r15, Y+0
    std Z+13, r15
    subi r28, lo8(-(-210))
    sbci r29, hi8(-(-210))
    ldd r25, Y+32
    std Z+14, r25
    mov r15, r23
    ldi r23, 3
    std Z+15, r23
    ldi r23, 66
    std Z+16, r23
    ldd r5, Y+0
    std Z+17, r5
    ldd r5, Y+13
    std Z+18, r5
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r5, Y+2
    std Z+19, r5
    ldd r5, Y+0
    std Z+20, r5
    subi r28, lo8(-(-202))
    sbci r29, hi8(-(-202))
    ldd r5, Y+31
    std Z+21, r5
    ldd r5, Y+35
    std Z+22, r5
    ldd r5, Y+0
    std Z+23, r5
    ldd r5, Y+34
    std Z+24, r5
    ; round 9 (gift.dsl:33)
    ldi r23, 234
    std Z+25, r23
    ldi r23, 238
    std Z+26, r23
    ldi r23, 128
    std Z+27, r23
    std Z+28, r16
    std Z+29, r22
    std Z+30, r19
    std Z+31, r3
    std Z+32, r18
    andi r24, 33
    andi r25, 15
    mov r18, r17
    swap r18
    bst r18, 0
    lsr r18
    bld r18, 7
    andi r18, 18
    ldd r19, Y+16
    or r19, r18
    adiw r26, 2
    ld r18, X
    andi r18, 132
    or r19, r18
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r18, Y+0
    or r19, r18
    mov r18, r17
    lsr r18
    andi r18, 18
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r23, Y+0
    or r23, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    andi r18, 132
    or r23, r18
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r18, Y+0
    or r23, r18
    mov r18, r17
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    mov r16, r17
    lsr r16
    lsr r16
    lsr r16
    andi r16, 18
    or r24, r16
    mov r16, r23
    andi r16, 204
    or r24, r16
    mov r16, r17
    lsl r16
    andi r16, 18
    or r0, r16
    mov r16, r19
    andi r16, 204
    or r0, r16
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r5, Z
    ; round 7 (gift.dsl:33)
    com r17
    mov r16, r23
    andi r16, 51
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r22, Y+0
    or r16, r22
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r22, Y+0
    or r16, r22
    ; round 10 (gift.dsl:33)
    com r23
    mov r22, r19
    andi r22, 51
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r13, Y+0
    or r13, r22
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r22, Y+0
    or r13, r22
    com r19
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(97))
    sbci r31, hi8(-(97))
    std Z+0, r19
    std Z+1, r21
    std Z+2, r23
    ldi r19, 32
    std Z+3, r19
    ldi r19, 59
    std Z+4, r19
    ldi r19, 68
    std Z+5, r19
    std Z+6, r11
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    ldd r8, Y+0
    std Z+7, r8
    ldd r8, Y+1
    std Z+8, r8
    ldd r8, Y+3
    std Z+9, r8
    std Z+10, r7
    ldd r7, Y+5
    std Z+11, r7
    std Z+12, r12
    ldd r12, Y+7
    std Z+13, r12
    ldi r19, 144
    std Z+14, r19
    ldd r12, Y+9
    std Z+15, r12
    ldd r12, Y+10
    std Z+16, r12
    ldd r19, Y+52
    std Z+17, r19
    ldd r12, Y+11
    std Z+18, r12
    subi r28, lo8(-(-13))
    sbci r29, hi8(-(-13))
    ldd r12, Y+0
    std Z+19, r12
    ldd r12, Y+26
    std Z+20, r12
    ldi r19, 10
    std Z+21, r19
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r12, Y+0
    std Z+22, r12
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r12, Y+0
    std Z+23, r12
    ldd r12, Y+12
    std Z+24, r12
    ldd r12, Y+14
    std Z+25, r12
    std Z+26, r10
    std Z+27, r2
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r12, Y+0
    std Z+28, r12
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    ldd r19, Y+44
    std Z+29, r19
    ldd r12, Y+0
    std Z+30, r12
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    ldd r12, Y+0
    std Z+31, r12
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r12, Y+0
    std Z+32, r12
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r12, Y+0
    std Z+33, r12
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r12, Y+0
    std Z+34, r12
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r21, Y+0
    std Z+35, r21
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ldd r12, Y+0
    std Z+36, r12
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r21, Y+0
    std Z+37, r21
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r12, Y+0
    std Z+38, r12
    ldd r12, Y+56
    std Z+39, r12
    std Z+40, r6
    ldd r12, Y+3
    std Z+41, r12
    andi r19, 240
    mov r21, r6
    andi r21, 51
    ldi r31, hi8(.Ltable_byte_7)
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r30, Y+39
    lpm r12, Z
    or r12, r19
    ; round 23 (gift.dsl:33)
    com r12
    adiw r26, 4
    ld r19, X+
    andi r19, 132
    or r21, r19
    ldd r19, Y+0
    or r21, r19
    mov r19, r21
    andi r19, 204
    or r4, r19
    ; round 25 (gift.dsl:33)
    com r21
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r19, Y+0
    mov r22, r19
    andi r22, 240
    or r25, r22
    mov r6, r13
    lsr r6
    lsr r6
    ; round 30 (gift.dsl:33)
    com r13
    mov r22, r6
    andi r22, 51
    mov r6, r0
    lsl r6
    lsl r6
    mov r23, r6
    andi r23, 204
    or r22, r23
    movw r6, r16 ; r7, r17
    lsr r6
    lsr r6
    mov r23, r6
    andi r23, 51
    mov r6, r24
    lsl r6
    lsl r6
    mov r17, r6
    andi r17, 204
    or r23, r17
    ; round 20 (gift.dsl:33)
    mov r17, r24
    com r17
    mov r6, r0
    com r6
    ; round 35 (gift.dsl:33)
    movw r2, r4 ; r3, r5
    com r2
    ; round 38 (gift.dsl:33)
    mov r8, r25
    com r8
    ; round 27 (gift.dsl:33)
    com r3
    adiw r26, 5
    ld r10, X
    mov r11, r24
    mov r24, r10
    andi r24, 33
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r19, Y+0
    mov r10, r25
    mov r25, r19
    andi r25, 18
    or r24, r25
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r25, Y+0
    or r24, r25
    ldd r25, Y+59
    or r24, r25
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(139))
    sbci r31, hi8(-(139))
    std Z+0, r24
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r25, Y+0
    std Z+1, r25
    std Z+2, r9
    andi r24, 204
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r25, Y+0
    or r25, r24
    andi r19, 9
    ld r24, X+
    andi r24, 2
    or r19, r24
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r24, Y+0
    or r19, r24
    ldd r24, Y+7
    or r19, r24
    ; round 25 (gift.dsl:33)
    mov r9, r25
    com r9
    ; round 28 (gift.dsl:33)
    mov r24, r19
    com r24
    std Y+7, r25
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r25, Y+0
    andi r25, 51
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    std Y+0, r4
    adiw r26, 1
    ld r4, X
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    std Y+0, r24
    mov r24, r4
    andi r24, 132
    or r25, r24
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    ldd r24, Y+0
    or r25, r24
    mov r24, r25
    andi r24, 204
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r4, Y+0
    or r4, r24
    ; round 15 (gift.dsl:33)
    com r25
    std Z+3, r25
    ldi r25, 4
    std Z+4, r25
    ldd r25, Y+51
    std Z+5, r25
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r25, Y+28
    std Z+6, r25
    std Z+7, r18
    ldd r18, Y+29
    std Z+8, r18
    ldd r18, Y+2
    std Z+9, r18
    ldd r18, Y+30
    std Z+10, r18
    ldd r18, Y+0
    std Z+11, r18
    ldd r18, Y+31
    std Z+12, r18
    ldd r18, Y+32
    std Z+13, r18
    ldd r18, Y+33
    std Z+14, r18
    ldd r18, Y+45
    std Z+15, r18
    ldd r18, Y+34
    std Z+16, r18
    ldd r18, Y+42
    std Z+17, r18
    ldd r18, Y+7
    std Z+18, r18
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r18, Y+8
    std Z+19, r18
    ldd r18, Y+0
    std Z+20, r18
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r18, Y+0
    std Z+21, r18
    ldd r18, Y+1
    std Z+22, r18
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r18, Y+0
    std Z+23, r18
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r18, Y+0
    std Z+24, r18
    ldd r18, Y+63
    std Z+25, r18
    subi r28, lo8(-(-189))
    sbci r29, hi8(-(-189))
    ldd r18, Y+0
    std Z+26, r18
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r25, Y+0
    std Z+27, r25
    ldd r25, Y+62
    std Z+28, r25
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ldd r25, Y+0
    std Z+29, r25
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r25, Y+0
    std Z+30, r25
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r25, Y+0
    std Z+31, r25
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r25, Y+0
    std Z+32, r25
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r25, Y+9
    std Z+33, r25
    ldd r25, Y+0
    std Z+34, r25
    ; round 19 (gift.dsl:33)
    ldi r25, 239
    std Z+35, r25
    std Z+36, r20
    std Z+37, r17
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r25, Y+0
    std Z+38, r25
    std Z+39, r6
    ldd r25, Y+45
    std Z+40, r25
    ldd r6, Y+52
    std Z+41, r6
    subi r28, lo8(-(-18))
    sbci r29, hi8(-(-18))
    ldd r6, Y+0
    std Z+42, r6
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r6, Y+32
    std Z+43, r6
    ldd r6, Y+0
    std Z+44, r6
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r6, Y+0
    std Z+45, r6
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r6, Y+0
    std Z+46, r6
    subi r28, lo8(-(146))
    sbci r29, hi8(-(146))
    ldd r6, Y+50
    std Z+47, r6
    ldd r6, Y+54
    std Z+48, r6
    ldd r6, Y+53
    std Z+49, r6
    ldd r6, Y+0
    std Z+50, r6
    ldd r6, Y+52
    std Z+51, r6
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r6, Y+0
    std Z+52, r6
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ldd r20, Y+7
    std Z+53, r20
    ldd r6, Y+0
    std Z+54, r6
    ldd r6, Y+1
    std Z+55, r6
    ldd r6, Y+44
    std Z+56, r6
    std Z+57, r12
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r12, Y+29
    std Z+58, r12
    ldd r12, Y+0
    std Z+59, r12
    subi r28, lo8(-(-184))
    sbci r29, hi8(-(-184))
    ldd r12, Y+0
    std Z+60, r12
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r12, Y+0
    std Z+61, r12
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r12, Y+0
    std Z+62, r12
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r20, Y+0
    std Z+63, r20
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r12, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r12
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r12, Y+0
    std Z+1, r12
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r12, Y+31
    std Z+2, r12
    ldd r12, Y+0
    std Z+3, r12
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r12, Y+0
    std Z+4, r12
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r12, Y+0
    std Z+5, r12
    ldd r12, Y+59
    std Z+6, r12
    ldd r12, Y+44
    std Z+7, r12
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r12, Y+52
    std Z+8, r12
    std Z+9, r4
    std Z+10, r9
    ldd r12, Y+0
    std Z+11, r12
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r12, Y+0
    std Z+12, r12
    std Z+13, r21
    subi r28, lo8(-(250))
    sbci r29, hi8(-(250))
    ldd r12, Y+49
    std Z+14, r12
    ; round 25 (gift.dsl:33)
    com r4
    andi r18, 240
    andi r25, 204
    ldi r31, hi8(.Ltable_byte_7)
    ldd r21, Y+0
    mov r30, r21
    lpm r12, Z
    or r12, r18
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r18, Y+0
    mov r20, r18
    andi r20, 51
    or r20, r25
    ; round 28 (gift.dsl:33)
    mov r6, r12
    com r6
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r25, Y+0
    mov r17, r25
    andi r17, 51
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    ld r24, X
    andi r24, 132
    or r17, r24
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r24, Y+0
    or r17, r24
    mov r24, r17
    andi r24, 204
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r9, Y+0
    or r9, r24
    ; round 25 (gift.dsl:33)
    mov r24, r17
    com r24
    subi r28, lo8(-(-20))
    sbci r29, hi8(-(-20))
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(218))
    sbci r31, hi8(-(218))
    std Z+0, r24
    ldi r24, 123
    std Z+1, r24
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r24, Y+0
    std Z+2, r24
    subi r28, lo8(-(-85))
    sbci r29, hi8(-(-85))
    ldd r24, Y+13
    std Z+3, r24
    ldd r24, Y+41
    std Z+4, r24
    ldd r24, Y+14
    std Z+5, r24
    std Z+6, r5
    ldd r5, Y+0
    std Z+7, r5
    std Z+8, r15
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r15, Y+22
    std Z+9, r15
    ldd r15, Y+23
    std Z+10, r15
    ldd r15, Y+0
    std Z+11, r15
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r15, Y+0
    std Z+12, r15
    std Z+13, r19
    ldi r19, 136
    std Z+14, r19
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r15, Y+25
    std Z+15, r15
    std Z+16, r6
    ldd r6, Y+0
    std Z+17, r6
    ldd r6, Y+1
    std Z+18, r6
    ldd r6, Y+2
    std Z+19, r6
    subi r28, lo8(-(-269))
    sbci r29, hi8(-(-269))
    ldd r6, Y+0
    std Z+20, r6
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    ldd r6, Y+0
    std Z+21, r6
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r19, Y+0
    std Z+22, r19
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r6, Y+3
    std Z+23, r6
    ldd r6, Y+0
    std Z+24, r6
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    ldd r6, Y+3
    std Z+25, r6
    ldd r6, Y+0
    std Z+26, r6
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r6, Y+0
    std Z+27, r6
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r6, Y+0
    std Z+28, r6
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r6, Y+9
    std Z+29, r6
    ldd r6, Y+0
    std Z+30, r6
    ; round 29 (gift.dsl:33)
    ldi r19, 254
    std Z+31, r19
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r6, Y+0
    std Z+32, r6
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r6, Y+38
    std Z+33, r6
    std Z+34, r20
    ldd r6, Y+39
    std Z+35, r6
    std Z+36, r16
    ldd r6, Y+0
    std Z+37, r6
    std Z+38, r13
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r6, Y+0
    std Z+39, r6
    ; round 30 (gift.dsl:33)
    ldi r19, 63
    std Z+40, r19
    ldd r6, Y+3
    std Z+41, r6
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r6, Y+0
    std Z+42, r6
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r6, Y+0
    std Z+43, r6
    ldi r19, 16
    std Z+44, r19
    ldd r6, Y+4
    std Z+45, r6
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r6, Y+0
    std Z+46, r6
    subi r28, lo8(-(179))
    sbci r29, hi8(-(179))
    ldd r6, Y+0
    std Z+47, r6
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r6, Y+1
    std Z+48, r6
    ldd r6, Y+0
    std Z+49, r6
    ldd r6, Y+2
    std Z+50, r6
    ldd r6, Y+10
    std Z+51, r6
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r19, Y+0
    std Z+52, r19
    ldd r6, Y+28
    std Z+53, r6
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r6, Y+0
    std Z+54, r6
    ldd r6, Y+47
    std Z+55, r6
    ldd r6, Y+44
    std Z+56, r6
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r19, Y+0
    std Z+57, r19
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r6, Y+0
    std Z+58, r6
    ; round 35 (gift.dsl:33)
    mov r6, r9
    com r6
    std Z+59, r6
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r19, Y+0
    mov r20, r19
    andi r20, 51
    ldd r16, Y+36
    mov r24, r16
    andi r24, 204
    or r20, r24
    std Z+60, r20
    std Z+61, r2
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r20, Y+0
    std Z+62, r20
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r6, Y+0
    std Z+63, r6
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r6, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r6
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r6, Y+48
    std Z+1, r6
    ldd r6, Y+0
    std Z+2, r6
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r6, Y+0
    std Z+3, r6
    ldd r6, Y+5
    std Z+4, r6
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r20, Y+0
    std Z+5, r20
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r6, Y+0
    std Z+6, r6
    ldi r20, 162
    std Z+7, r20
    ldd r6, Y+7
    std Z+8, r6
    std Z+9, r8
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r6, Y+0
    std Z+10, r6
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r6, Y+0
    std Z+11, r6
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r20, Y+0
    std Z+12, r20
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r20, Y+0
    std Z+13, r20
    std Z+14, r21
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    ldd r6, Y+1
    std Z+15, r6
    ldd r6, Y+0
    std Z+16, r6
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r6, Y+1
    std Z+17, r6
    ldd r6, Y+0
    std Z+18, r6
    ; round 39 (gift.dsl:33)
    ldi r21, 250
    std Z+19, r21
    ldi r21, 235
    std Z+20, r21
    std Z+21, r22
    std Z+22, r14
    std Z+23, r23
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r14, Y+0
    std Z+24, r14
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r14, Y+0
    std Z+25, r14
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r14, Y+0
    std Z+26, r14
    ldi r21, 72
    std Z+27, r21
    ldd r14, Y+20
    std Z+28, r14
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r21, Y+0
    std Z+29, r21
    std Z+30, r10
    ldi r21, 189
    std Z+31, r21
    ldd r14, Y+62
    std Z+32, r14
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r14, Y+0
    std Z+33, r14
    subi r28, lo8(-(286))
    sbci r29, hi8(-(286))
    ldd r14, Y+0
    std Z+34, r14
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r14, Y+0
    std Z+35, r14
    ; round 38 (gift.dsl:33)
    ldi r21, 93
    std Z+36, r21
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r14, Y+0
    std Z+37, r14
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    ldd r14, Y+0
    std Z+38, r14
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r14, Y+0
    std Z+39, r14
    subi r28, lo8(-(-267))
    sbci r29, hi8(-(-267))
    ldd r14, Y+0
    std Z+40, r14
    std Z+41, r9
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    ldd r14, Y+5
    std Z+42, r14
    ldd r14, Y+6
    std Z+43, r14
    ldd r14, Y+13
    std Z+44, r14
    ldi r21, 17
    std Z+45, r21
    ldd r14, Y+0
    std Z+46, r14
    ldd r14, Y+1
    std Z+47, r14
    ldd r14, Y+14
    std Z+48, r14
    ldd r14, Y+15
    std Z+49, r14
    ldd r14, Y+17
    std Z+50, r14
    ldd r14, Y+18
    std Z+51, r14
    ldd r14, Y+20
    std Z+52, r14
    ldd r14, Y+22
    std Z+53, r14
    ldd r14, Y+24
    std Z+54, r14
    ; round 33 (gift.dsl:33)
    ldi r21, 95
    std Z+55, r21
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r14, Y+0
    std Z+56, r14
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r14, Y+0
    std Z+57, r14
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r14, Y+0
    std Z+58, r14
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r14, Y+0
    std Z+59, r14
    subi r28, lo8(-(-250))
    sbci r29, hi8(-(-250))
    ldd r14, Y+0
    std Z+60, r14
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r14, Y+22
    std Z+61, r14
    ldd r14, Y+0
    std Z+62, r14
    ldd r14, Y+51
    std Z+63, r14
    adiw r28, 47
    ldd r14, Y+34
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r14
    ldd r14, Y+35
    std Z+1, r14
    ldi r21, 21
    std Z+2, r21
    ldd r14, Y+0
    std Z+3, r14
    std Z+4, r12
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r14, Y+57
    std Z+5, r14
    ldd r14, Y+50
    std Z+6, r14
    ldd r14, Y+0
    std Z+7, r14
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    ldd r14, Y+0
    std Z+8, r14
    subi r28, lo8(-(-244))
    sbci r29, hi8(-(-244))
    ldd r14, Y+0
    std Z+9, r14
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    ldd r14, Y+0
    std Z+10, r14
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r14, Y+0
    std Z+11, r14
    std Z+12, r3
    subi r28, lo8(-(291))
    sbci r29, hi8(-(291))
    ldd r14, Y+0
    std Z+13, r14
    subi r28, lo8(-(-270))
    sbci r29, hi8(-(-270))
    ldd r14, Y+0
    std Z+14, r14
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r14, Y+0
    std Z+15, r14
    subi r28, lo8(-(-291))
    sbci r29, hi8(-(-291))
    ldd r14, Y+0
    std Z+16, r14
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r14, Y+0
    std Z+17, r14
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r14, Y+0
    std Z+18, r14
    std Z+19, r16
    ldd r14, Y+47
    std Z+20, r14
    subi r28, lo8(-(-26))
    sbci r29, hi8(-(-26))
    ldd r14, Y+0
    std Z+21, r14
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r14, Y+0
    std Z+22, r14
    ldd r14, Y+1
    std Z+23, r14
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r14, Y+0
    std Z+24, r14
    ldd r14, Y+49
    std Z+25, r14
    subi r28, lo8(-(-164))
    sbci r29, hi8(-(-164))
    ldd r14, Y+0
    std Z+26, r14
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    ldd r14, Y+0
    std Z+27, r14
    ldd r14, Y+1
    std Z+28, r14
    ldd r14, Y+3
    std Z+29, r14
    ldd r14, Y+4
    std Z+30, r14
    ldd r14, Y+5
    std Z+31, r14
    ; round 23 (gift.dsl:33)
    ldi r21, 245
    std Z+32, r21
    ldd r14, Y+6
    std Z+33, r14
    ldd r14, Y+7
    std Z+34, r14
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r14, Y+0
    std Z+35, r14
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    ldd r14, Y+0
    std Z+36, r14
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r21, Y+0
    std Z+37, r21
    std Z+38, r11
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    ldd r14, Y+1
    std Z+39, r14
    ldd r14, Y+0
    std Z+40, r14
    ldd r14, Y+56
    std Z+41, r14
    ldd r14, Y+57
    std Z+42, r14
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r21, Y+0
    std Z+43, r21
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r21, Y+0
    std Z+44, r21
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r14, Y+0
    std Z+45, r14
    ldd r14, Y+1
    std Z+46, r14
    ldd r14, Y+2
    std Z+47, r14
    subi r28, lo8(-(-252))
    sbci r29, hi8(-(-252))
    ldd r14, Y+0
    std Z+48, r14
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r14, Y+0
    std Z+49, r14
    ldd r14, Y+1
    std Z+50, r14
    subi r28, lo8(-(-269))
    sbci r29, hi8(-(-269))
    ldd r14, Y+19
    std Z+51, r14
    ; round 18 (gift.dsl:33)
    ldi r21, 117
    std Z+52, r21
    ldd r14, Y+0
    std Z+53, r14
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r14, Y+0
    std Z+54, r14
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r14, Y+0
    std Z+55, r14
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r14, Y+0
    std Z+56, r14
    std Z+57, r25
    std Z+58, r19
    subi r28, lo8(-(-271))
    sbci r29, hi8(-(-271))
    ldd r14, Y+30
    std Z+59, r14
    ldd r19, Y+0
    std Z+60, r19
    subi r28, lo8(-(272))
    sbci r29, hi8(-(272))
    ldd r14, Y+0
    std Z+61, r14
    ldd r14, Y+1
    std Z+62, r14
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r19, Y+12
    std Z+63, r19
    ldd r19, Y+0
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r19
    ldd r14, Y+44
    std Z+1, r14
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r14, Y+0
    std Z+2, r14
    ldd r14, Y+1
    std Z+3, r14
    ldd r14, Y+2
    std Z+4, r14
    subi r28, lo8(-(-239))
    sbci r29, hi8(-(-239))
    ldd r14, Y+0
    std Z+5, r14
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ldd r14, Y+0
    std Z+6, r14
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r14, Y+0
    std Z+7, r14
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    ldd r14, Y+0
    std Z+8, r14
    subi r28, lo8(-(-323))
    sbci r29, hi8(-(-323))
    ldd r19, Y+0
    std Z+9, r19
    std Z+10, r18
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r14, Y+45
    std Z+11, r14
    ldd r14, Y+0
    std Z+12, r14
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r14, Y+0
    std Z+13, r14
    ldd r14, Y+2
    std Z+14, r14
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r18, Y+0
    std Z+15, r18
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r14, Y+0
    std Z+16, r14
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r14, Y+0
    std Z+17, r14
    ldd r14, Y+23
    std Z+18, r14
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r14, Y+0
    std Z+19, r14
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r14, Y+0
    std Z+20, r14
    std Z+21, r7
    ldd r14, Y+1
    std Z+22, r14
    subi r28, lo8(-(-266))
    sbci r29, hi8(-(-266))
    ldd r14, Y+0
    std Z+23, r14
    subi r28, lo8(-(268))
    sbci r29, hi8(-(268))
    ldd r14, Y+0
    std Z+24, r14
    ldd r14, Y+2
    std Z+25, r14
    ldd r14, Y+4
    std Z+26, r14
    subi r28, lo8(-(-283))
    sbci r29, hi8(-(-283))
    ldd r18, Y+0
    std Z+27, r18
    subi r28, lo8(-(288))
    sbci r29, hi8(-(288))
    ldd r14, Y+0
    std Z+28, r14
    ldd r14, Y+1
    std Z+29, r14
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r14, Y+0
    std Z+30, r14
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    ldd r14, Y+0
    std Z+31, r14
    ldd r14, Y+2
    std Z+32, r14
    ldd r14, Y+4
    std Z+33, r14
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r18, Y+51
    std Z+34, r18
    ; round 15 (gift.dsl:33)
    ldi r18, 251
    std Z+35, r18
    std Z+36, r0
    std Z+37, r4
    std Z+38, r17
    ldd r14, Y+0
    std Z+39, r14
    ldd r14, Y+6
    std Z+40, r14
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r14, Y+0
    std Z+41, r14
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    movw r30, r28
    adiw r30, 1
    ldi r24, 125
    ldi r25, 1
.Llwcc_giftb128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_giftb128_128_key_setup_avr_wipe
    subi r28, 131
    sbci r29, 254
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_key_setup_avr, .-lwcc_giftb128_128_key_setup_avr

    .global lwcc_giftb128_128_ecb_encrypt_avr
    .type lwcc_giftb128_128_ecb_encrypt_avr, @function
lwcc_giftb128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_giftb128_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_giftb128_128_ecb_encrypt_avr_group:
    ld r8, X+
    ld r4, X+
    mov r15, r8
    lsr r15
    lsr r15
    ld r12, X+
    eor r15, r12
    mov r17, r15
    andi r17, 51
    eor r12, r17
    lsl r17
    lsl r17
    eor r8, r17
    mov r15, r4
    lsr r15
    lsr r15
    ld r10, X+
    eor r15, r10
    mov r17, r15
    andi r17, 51
    eor r10, r17
    lsl r17
    lsl r17
    eor r4, r17
    ld r15, X+
    ld r11, X+
    mov r13, r15
    lsr r13
    lsr r13
    ld r14, X+
    eor r13, r14
    mov r17, r13
    andi r17, 51
    eor r14, r17
    lsl r17
    lsl r17
    eor r15, r17
    mov r13, r11
    lsr r13
    lsr r13
    ld r0, X+
    eor r13, r0
    mov r17, r13
    andi r17, 51
    eor r0, r17
    lsl r17
    lsl r17
    eor r11, r17
    ld r13, X+
    ld r9, X+
    mov r5, r13
    lsr r5
    lsr r5
    ld r6, X+
    eor r5, r6
    mov r17, r5
    andi r17, 51
    eor r6, r17
    lsl r17
    lsl r17
    eor r13, r17
    mov r5, r9
    lsr r5
    lsr r5
    ld r7, X+
    eor r5, r7
    mov r17, r5
    andi r17, 51
    eor r7, r17
    lsl r17
    lsl r17
    eor r9, r17
    ld r5, X+
    ld r2, X+
    mov r3, r5
    lsr r3
    lsr r3
    ld r17, X+
    eor r3, r17
    mov r16, r3
    andi r16, 51
    eor r17, r16
    lsl r16
    lsl r16
    eor r5, r16
    mov r3, r2
    lsr r3
    lsr r3
    ld r16, X+
    eor r3, r16
    mov r18, r3
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r2, r18
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r13
    lpm r18, Z
    mov r30, r6
    lpm r20, Z
    mov r30, r9
    lpm r19, Z
    mov r30, r7
    lpm r13, Z
    mov r30, r5
    lpm r9, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r5, Z
    mov r30, r16
    lpm r16, Z
    ; round 1 (gift.dsl:33)
    movw r6, r8 ; r7, r9
    or r6, r15
    eor r6, r18
    and r18, r8
    eor r15, r18
    eor r7, r6
    and r9, r15
    eor r8, r9
    eor r15, r7
    com r7
    mov r9, r8
    and r9, r15
    eor r6, r9
    ldd r9, Y+1
    eor r15, r9
    ldd r9, Y+8
    eor r8, r9
    mov r9, r12
    or r9, r14
    eor r9, r20
    and r20, r12
    eor r14, r20
    mov r18, r17
    eor r18, r9
    and r17, r14
    eor r12, r17
    eor r14, r18
    com r18
    mov r2, r12
    and r2, r14
    eor r9, r2
    ldd r2, Y+0
    eor r14, r2
    movw r2, r4 ; r3, r5
    or r2, r11
    eor r2, r19
    and r19, r4
    eor r11, r19
    eor r3, r2
    and r5, r11
    eor r4, r5
    eor r11, r3
    com r3
    mov r5, r4
    and r5, r11
    eor r2, r5
    ldd r5, Y+3
    eor r11, r5
    mov r5, r10
    or r5, r0
    eor r5, r13
    and r13, r10
    eor r0, r13
    mov r17, r16
    eor r17, r5
    and r16, r0
    eor r10, r16
    eor r0, r17
    com r17
    mov r13, r10
    and r13, r0
    eor r5, r13
    ldd r13, Y+2
    eor r0, r13
    ldd r13, Y+9
    eor r10, r13
    mov r13, r7
    swap r13
    swap r7
    mov r16, r13
    andi r16, 15
    mov r20, r7
    andi r20, 240
    mov r19, r18
    swap r19
    andi r19, 240
    or r16, r19
    swap r18
    andi r18, 15
    or r18, r20
    mov r13, r3
    swap r13
    swap r3
    mov r20, r13
    andi r20, 15
    mov r19, r3
    andi r19, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r20, r21
    swap r17
    andi r17, 15
    or r17, r19
    mov r19, r9
    swap r19
    swap r9
    andi r19, 15
    mov r21, r9
    andi r21, 240
    mov r13, r6
    swap r13
    mov r9, r17
    mov r17, r13
    andi r17, 240
    or r19, r17
    swap r6
    mov r17, r6
    andi r17, 15
    or r17, r21
    ldd r13, Y+4
    eor r19, r13
    ldd r13, Y+5
    eor r17, r13
    mov r13, r5
    swap r13
    swap r5
    mov r21, r13
    andi r21, 15
    mov r13, r20
    mov r20, r5
    andi r20, 240
    mov r5, r2
    swap r5
    mov r6, r17
    mov r17, r5
    andi r17, 240
    or r21, r17
    swap r2
    mov r17, r2
    andi r17, 15
    or r17, r20
    ldd r5, Y+6
    eor r5, r21
    ldd r7, Y+7
    eor r7, r17
    ; round 2 (gift.dsl:33)
    mov r2, r16
    or r2, r14
    eor r2, r19
    and r19, r16
    eor r14, r19
    mov r3, r8
    eor r3, r2
    and r8, r14
    eor r8, r16
    eor r14, r3
    com r3
    mov r17, r8
    and r17, r14
    eor r2, r17
    ldd r17, Y+12
    eor r14, r17
    mov r17, r18
    or r17, r15
    eor r17, r6
    and r6, r18
    eor r15, r6
    mov r6, r12
    eor r6, r17
    and r12, r15
    eor r12, r18
    eor r15, r6
    com r6
    mov r16, r12
    and r16, r15
    eor r17, r16
    ldd r16, Y+13
    eor r15, r16
    ldd r16, Y+18
    eor r12, r16
    mov r16, r13
    or r16, r0
    eor r16, r5
    and r5, r13
    eor r0, r5
    mov r5, r4
    eor r5, r16
    and r4, r0
    eor r13, r4
    eor r0, r5
    com r5
    mov r4, r13
    and r4, r0
    eor r4, r16
    ldd r16, Y+10
    eor r0, r16
    ldd r16, Y+19
    eor r13, r16
    mov r16, r9
    or r16, r11
    eor r16, r7
    and r7, r9
    eor r11, r7
    mov r18, r10
    eor r18, r16
    and r10, r11
    eor r9, r10
    eor r11, r18
    com r18
    mov r10, r9
    and r10, r11
    eor r10, r16
    ldd r7, Y+11
    eor r11, r7
    mov r7, r3
    lsr r7
    lsl r3
    mov r16, r7
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r19, r5
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r5
    mov r19, r5
    andi r19, 85
    or r19, r20
    mov r5, r6
    lsr r5
    lsl r6
    mov r20, r5
    andi r20, 85
    mov r21, r6
    andi r21, 170
    mov r5, r18
    lsl r5
    mov r6, r19
    mov r19, r5
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r5, r4
    lsr r5
    lsl r4
    mov r19, r5
    andi r19, 85
    mov r21, r4
    andi r21, 170
    mov r4, r2
    lsl r4
    mov r5, r18
    mov r18, r4
    andi r18, 170
    or r19, r18
    lsr r2
    mov r18, r2
    andi r18, 85
    or r18, r21
    ldd r4, Y+14
    eor r4, r19
    ldd r7, Y+16
    eor r7, r18
    mov r2, r10
    lsr r2
    lsl r10
    mov r18, r2
    andi r18, 85
    mov r19, r10
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    ldd r10, Y+15
    eor r10, r18
    ldd r2, Y+17
    eor r2, r17
    ; round 3 (gift.dsl:33)
    mov r3, r16
    or r3, r0
    eor r3, r4
    and r4, r16
    eor r0, r4
    mov r4, r8
    eor r4, r3
    and r8, r0
    eor r8, r16
    eor r0, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r17, r8
    and r17, r0
    eor r3, r17
    swap r0
    ldd r17, Y+20
    eor r0, r17
    ldd r17, Y+28
    eor r8, r17
    mov r17, r20
    or r17, r11
    eor r17, r10
    and r10, r20
    eor r11, r10
    mov r10, r12
    eor r10, r17
    and r12, r11
    eor r12, r20
    eor r11, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r16, r12
    and r16, r11
    eor r17, r16
    swap r11
    ldd r16, Y+21
    eor r11, r16
    ldd r16, Y+29
    eor r12, r16
    mov r16, r6
    or r16, r14
    eor r16, r7
    and r7, r6
    eor r14, r7
    mov r7, r13
    eor r7, r16
    and r13, r14
    eor r6, r13
    eor r14, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r13, r6
    and r13, r14
    eor r13, r16
    swap r14
    ldd r16, Y+22
    eor r14, r16
    ldd r16, Y+30
    eor r6, r16
    mov r16, r5
    or r16, r15
    eor r16, r2
    and r2, r5
    eor r15, r2
    mov r2, r9
    eor r2, r16
    and r9, r15
    eor r5, r9
    eor r15, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r9, r5
    and r9, r15
    eor r9, r16
    swap r15
    ldd r16, Y+23
    eor r15, r16
    ; round 4 (gift.dsl:33)
    mov r16, r0
    com r16
    and r16, r4
    mov r18, r11
    com r18
    and r18, r10
    ; round 3 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+24
    eor r3, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+25
    eor r17, r20
    mov r30, r13
    lpm r13, Z
    ldd r20, Y+26
    eor r13, r20
    mov r30, r9
    lpm r9, Z
    ldd r20, Y+27
    eor r9, r20
    ; round 4 (gift.dsl:33)
    eor r16, r3
    or r3, r4
    eor r0, r3
    mov r3, r8
    eor r3, r16
    or r8, r0
    eor r4, r8
    eor r0, r3
    mov r8, r4
    and r8, r0
    eor r8, r16
    eor r18, r17
    or r17, r10
    eor r11, r17
    mov r17, r12
    eor r17, r18
    or r12, r11
    eor r10, r12
    eor r11, r17
    mov r12, r10
    and r12, r11
    eor r18, r12
    ldd r12, Y+35
    eor r18, r12
    mov r12, r14
    com r12
    and r12, r7
    eor r12, r13
    or r13, r7
    eor r14, r13
    mov r13, r6
    eor r13, r12
    or r6, r14
    eor r7, r6
    eor r14, r13
    mov r6, r7
    and r6, r14
    eor r12, r6
    mov r6, r2
    and r6, r15
    eor r6, r9
    com r9
    or r9, r2
    eor r15, r9
    mov r9, r5
    eor r9, r6
    and r5, r15
    eor r2, r5
    eor r15, r9
    mov r5, r2
    or r5, r15
    eor r6, r5
    ldd r5, Y+37
    eor r6, r5
    ldd r5, Y+40
    eor r2, r5
    ldd r5, Y+39
    eor r4, r5
    eor r7, r5
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r8, Z
    ldd r5, Y+36
    eor r8, r5
    ldd r5, Y+31
    eor r0, r5
    mov r30, r17
    lpm r5, Z
    mov r30, r11
    lpm r11, Z
    ldd r17, Y+32
    eor r11, r17
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r12, Z
    ldd r17, Y+38
    eor r12, r17
    ldd r17, Y+33
    eor r14, r17
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    ldd r17, Y+34
    eor r15, r17
    ; round 5 (gift.dsl:33)
    movw r16, r4 ; r17, r5
    or r17, r0
    eor r17, r18
    and r18, r5
    eor r0, r18
    eor r16, r17
    and r4, r0
    eor r5, r4
    eor r0, r16
    mov r4, r5
    and r4, r0
    eor r17, r4
    ldd r4, Y+47
    eor r17, r4
    mov r4, r3
    or r4, r11
    eor r4, r8
    and r8, r3
    eor r11, r8
    mov r8, r10
    eor r8, r4
    and r10, r11
    eor r3, r10
    eor r11, r8
    mov r10, r3
    and r10, r11
    eor r4, r10
    ldd r10, Y+48
    eor r4, r10
    ldd r10, Y+49
    eor r3, r10
    mov r10, r9
    or r10, r14
    eor r10, r6
    and r6, r9
    eor r14, r6
    mov r6, r7
    eor r6, r10
    and r7, r14
    eor r9, r7
    eor r14, r6
    mov r7, r9
    and r7, r14
    eor r10, r7
    ldd r7, Y+50
    eor r9, r7
    mov r7, r13
    or r7, r15
    eor r7, r12
    and r12, r13
    eor r15, r12
    mov r12, r2
    eor r12, r7
    and r2, r15
    eor r13, r2
    eor r15, r12
    mov r2, r13
    and r2, r15
    eor r7, r2
    ldd r2, Y+51
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+41
    eor r0, r16
    mov r30, r8
    lpm r8, Z
    mov r30, r11
    lpm r11, Z
    ldd r16, Y+42
    eor r11, r16
    mov r30, r14
    lpm r14, Z
    mov r30, r10
    lpm r16, Z
    ldd r10, Y+43
    eor r14, r10
    ldd r10, Y+45
    eor r16, r10
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r18, Z
    ldd r10, Y+44
    eor r15, r10
    ldd r10, Y+46
    eor r18, r10
    ; round 6 (gift.dsl:33)
    mov r10, r6
    and r10, r0
    eor r10, r16
    com r16
    or r16, r6
    eor r0, r16
    mov r7, r5
    eor r7, r10
    and r5, r0
    eor r6, r5
    eor r0, r7
    mov r5, r6
    or r5, r0
    eor r10, r5
    ldd r5, Y+53
    eor r0, r5
    ldd r5, Y+28
    eor r6, r5
    mov r5, r11
    com r5
    and r5, r12
    eor r5, r18
    or r18, r12
    eor r11, r18
    mov r16, r3
    eor r16, r5
    or r3, r11
    eor r12, r3
    eor r11, r16
    mov r3, r12
    and r3, r11
    eor r5, r3
    ldd r3, Y+52
    eor r11, r3
    ldd r3, Y+60
    eor r12, r3
    mov r3, r14
    com r3
    and r3, r2
    eor r3, r17
    or r17, r2
    eor r14, r17
    mov r17, r9
    eor r17, r3
    or r9, r14
    eor r2, r9
    eor r14, r17
    mov r9, r2
    and r9, r14
    eor r3, r9
    ldd r9, Y+55
    eor r14, r9
    mov r9, r15
    com r9
    and r9, r8
    eor r9, r4
    or r4, r8
    eor r15, r4
    mov r18, r13
    eor r18, r9
    or r13, r15
    eor r8, r13
    eor r15, r18
    mov r4, r8
    and r4, r15
    eor r9, r4
    ldd r4, Y+54
    eor r15, r4
    ldd r4, Y+61
    eor r8, r4
    mov r4, r7
    swap r4
    swap r7
    mov r20, r4
    andi r20, 15
    mov r19, r7
    andi r19, 240
    mov r21, r16
    swap r21
    andi r21, 240
    or r20, r21
    swap r16
    andi r16, 15
    or r16, r19
    mov r4, r17
    swap r4
    swap r17
    mov r19, r4
    andi r19, 15
    andi r17, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r19, r21
    swap r18
    andi r18, 15
    or r18, r17
    mov r17, r5
    swap r17
    swap r5
    andi r17, 15
    mov r21, r5
    andi r21, 240
    mov r4, r10
    swap r4
    mov r13, r18
    mov r18, r4
    andi r18, 240
    or r17, r18
    swap r10
    mov r18, r10
    andi r18, 15
    or r18, r21
    ldd r4, Y+56
    eor r17, r4
    ldd r4, Y+57
    eor r18, r4
    mov r4, r9
    swap r4
    swap r9
    mov r21, r4
    andi r21, 15
    mov r4, r19
    mov r19, r9
    andi r19, 240
    mov r10, r3
    swap r10
    mov r9, r18
    mov r18, r10
    andi r18, 240
    or r21, r18
    swap r3
    mov r18, r3
    andi r18, 15
    or r18, r19
    ldd r10, Y+58
    eor r10, r21
    ldd r5, Y+59
    eor r5, r18
    ; round 7 (gift.dsl:33)
    mov r7, r20
    or r7, r11
    eor r7, r17
    and r17, r20
    eor r11, r17
    mov r3, r6
    eor r3, r7
    and r6, r11
    eor r6, r20
    eor r11, r3
    com r3
    mov r17, r6
    and r17, r11
    eor r7, r17
    adiw r28, 18
    ldd r17, Y+46
    eor r11, r17
    ldd r17, Y+0
    eor r6, r17
    mov r17, r16
    or r17, r0
    eor r17, r9
    and r9, r16
    eor r0, r9
    mov r9, r12
    eor r9, r17
    and r12, r0
    eor r12, r16
    eor r0, r9
    com r9
    mov r16, r12
    and r16, r0
    eor r17, r16
    ldd r16, Y+47
    eor r0, r16
    ldd r16, Y+52
    eor r12, r16
    mov r16, r4
    or r16, r15
    eor r16, r10
    and r10, r4
    eor r15, r10
    mov r10, r2
    eor r10, r16
    and r2, r15
    eor r4, r2
    eor r15, r10
    com r10
    mov r2, r4
    and r2, r15
    eor r2, r16
    ldd r16, Y+44
    eor r15, r16
    ldd r16, Y+1
    eor r4, r16
    mov r16, r13
    or r16, r14
    eor r16, r5
    and r5, r13
    eor r14, r5
    mov r18, r8
    eor r18, r16
    and r8, r14
    eor r13, r8
    eor r14, r18
    com r18
    mov r8, r13
    and r8, r14
    eor r8, r16
    ldd r5, Y+45
    eor r14, r5
    mov r5, r3
    lsr r5
    lsl r3
    mov r16, r5
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r19, r10
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r10
    mov r19, r10
    andi r19, 85
    or r19, r20
    mov r10, r9
    lsr r10
    lsl r9
    mov r20, r10
    andi r20, 85
    mov r21, r9
    andi r21, 170
    mov r10, r18
    lsl r10
    mov r9, r19
    mov r19, r10
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r10, r2
    lsr r10
    lsl r2
    mov r19, r10
    andi r19, 85
    mov r21, r2
    andi r21, 170
    mov r10, r7
    lsl r10
    mov r5, r18
    mov r18, r10
    andi r18, 170
    or r19, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r21
    ldd r10, Y+48
    eor r10, r19
    ldd r7, Y+50
    eor r7, r18
    mov r2, r8
    lsr r2
    lsl r8
    mov r18, r2
    andi r18, 85
    mov r19, r8
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    ldd r8, Y+49
    eor r8, r18
    ldd r2, Y+51
    eor r2, r17
    ; round 8 (gift.dsl:33)
    mov r3, r16
    or r3, r15
    eor r3, r10
    and r10, r16
    eor r15, r10
    mov r10, r6
    eor r10, r3
    and r6, r15
    eor r6, r16
    eor r15, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r17, r6
    and r17, r15
    eor r3, r17
    swap r15
    ldd r17, Y+53
    eor r15, r17
    ldd r17, Y+61
    eor r6, r17
    mov r17, r20
    or r17, r14
    eor r17, r8
    and r8, r20
    eor r14, r8
    mov r8, r12
    eor r8, r17
    and r12, r14
    eor r12, r20
    eor r14, r8
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    mov r16, r12
    and r16, r14
    eor r17, r16
    swap r14
    ldd r16, Y+54
    eor r14, r16
    mov r16, r9
    or r16, r11
    eor r16, r7
    and r7, r9
    eor r11, r7
    mov r7, r4
    eor r7, r16
    and r4, r11
    eor r9, r4
    eor r11, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r4, r9
    and r4, r11
    eor r4, r16
    swap r11
    ldd r16, Y+55
    eor r11, r16
    ldd r16, Y+62
    eor r9, r16
    mov r16, r5
    or r16, r0
    eor r16, r2
    and r2, r5
    eor r0, r2
    mov r2, r13
    eor r2, r16
    and r13, r0
    eor r5, r13
    eor r0, r2
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r13, r5
    and r13, r0
    eor r13, r16
    swap r0
    ldd r16, Y+56
    eor r0, r16
    ; round 9 (gift.dsl:33)
    mov r16, r10
    and r16, r15
    mov r18, r8
    and r18, r14
    subi r28, lo8(-(-10))
    sbci r29, hi8(-(-10))
    ; round 8 (gift.dsl:33)
    ldd r20, Y+0
    eor r12, r20
    eor r5, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r20, Y+0
    eor r3, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+1
    eor r17, r20
    mov r30, r4
    lpm r4, Z
    ldd r20, Y+2
    eor r4, r20
    mov r30, r13
    lpm r13, Z
    ldd r20, Y+3
    eor r13, r20
    ; round 9 (gift.dsl:33)
    eor r16, r3
    or r3, r10
    eor r15, r3
    mov r3, r6
    eor r3, r16
    and r6, r15
    eor r10, r6
    mov r6, r3
    com r6
    eor r15, r6
    mov r20, r10
    or r20, r15
    eor r16, r20
    ldd r20, Y+14
    eor r10, r20
    eor r18, r17
    com r17
    or r17, r8
    eor r14, r17
    mov r17, r12
    eor r17, r18
    and r12, r14
    eor r8, r12
    eor r14, r17
    mov r12, r8
    or r12, r14
    eor r18, r12
    ldd r12, Y+10
    eor r18, r12
    mov r12, r7
    and r12, r11
    eor r12, r4
    or r4, r7
    eor r11, r4
    mov r4, r9
    eor r4, r12
    and r9, r11
    eor r7, r9
    mov r9, r4
    com r9
    eor r11, r9
    mov r20, r7
    or r20, r11
    eor r12, r20
    ldd r20, Y+15
    eor r7, r20
    mov r20, r2
    and r20, r0
    eor r20, r13
    com r13
    or r13, r2
    eor r0, r13
    mov r13, r5
    eor r13, r20
    and r5, r0
    eor r2, r5
    eor r0, r13
    mov r5, r2
    or r5, r0
    eor r5, r20
    ldd r20, Y+12
    eor r5, r20
    ldd r20, Y+16
    eor r2, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r16, Z
    ldd r20, Y+11
    eor r16, r20
    ldd r20, Y+6
    eor r15, r20
    ; round 10 (gift.dsl:33)
    or r3, r16
    ; round 9 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r14
    lpm r14, Z
    ldd r20, Y+7
    eor r14, r20
    ; round 10 (gift.dsl:33)
    eor r3, r14
    or r14, r6
    eor r14, r16
    ; round 9 (gift.dsl:33)
    mov r30, r11
    lpm r11, Z
    mov r30, r12
    lpm r12, Z
    ldd r16, Y+13
    eor r12, r16
    ldd r16, Y+8
    eor r11, r16
    ; round 10 (gift.dsl:33)
    or r4, r12
    ; round 9 (gift.dsl:33)
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+9
    eor r0, r16
    ; round 10 (gift.dsl:33)
    eor r4, r0
    or r0, r9
    eor r12, r0
    mov r0, r17
    or r0, r15
    eor r0, r18
    and r18, r17
    eor r15, r18
    mov r16, r10
    eor r16, r0
    and r10, r15
    eor r10, r17
    eor r15, r16
    mov r17, r10
    and r17, r15
    eor r0, r17
    ldd r17, Y+23
    eor r0, r17
    mov r17, r8
    eor r17, r14
    or r8, r3
    eor r6, r8
    eor r3, r17
    mov r8, r6
    or r8, r3
    eor r14, r8
    ldd r8, Y+24
    eor r14, r8
    ldd r8, Y+25
    eor r6, r8
    mov r8, r13
    or r8, r11
    eor r8, r5
    and r5, r13
    eor r11, r5
    mov r5, r7
    eor r5, r8
    and r7, r11
    eor r13, r7
    eor r11, r5
    mov r7, r13
    and r7, r11
    eor r8, r7
    ldd r7, Y+26
    eor r13, r7
    mov r7, r2
    eor r7, r12
    or r2, r4
    eor r9, r2
    eor r4, r7
    mov r2, r9
    or r2, r4
    eor r12, r2
    ldd r2, Y+27
    eor r9, r2
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    ldd r16, Y+17
    eor r15, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+18
    eor r3, r16
    mov r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r16, Z
    ldd r8, Y+19
    eor r11, r8
    ldd r8, Y+21
    eor r16, r8
    mov r30, r4
    lpm r8, Z
    mov r30, r12
    lpm r18, Z
    ldd r4, Y+20
    eor r8, r4
    ldd r4, Y+22
    eor r18, r4
    ; round 11 (gift.dsl:33)
    mov r4, r5
    and r4, r15
    eor r4, r16
    com r16
    or r16, r5
    eor r15, r16
    mov r12, r10
    eor r12, r4
    and r10, r15
    eor r5, r10
    eor r15, r12
    mov r10, r5
    or r10, r15
    eor r4, r10
    ldd r10, Y+29
    eor r15, r10
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    ldd r10, Y+0
    eor r5, r10
    mov r10, r3
    com r10
    and r10, r7
    eor r10, r18
    or r18, r7
    eor r3, r18
    mov r16, r6
    eor r16, r10
    or r6, r3
    eor r7, r6
    eor r3, r16
    mov r6, r7
    and r6, r3
    eor r10, r6
    adiw r28, 32
    ldd r6, Y+43
    eor r3, r6
    ldd r6, Y+0
    eor r7, r6
    mov r6, r11
    com r6
    and r6, r2
    eor r6, r0
    or r0, r2
    eor r11, r0
    mov r0, r13
    eor r0, r6
    or r13, r11
    eor r2, r13
    eor r11, r0
    mov r13, r2
    and r13, r11
    eor r6, r13
    ldd r13, Y+46
    eor r11, r13
    mov r13, r8
    com r13
    and r13, r17
    eor r13, r14
    or r14, r17
    eor r8, r14
    mov r18, r9
    eor r18, r13
    or r9, r8
    eor r9, r17
    eor r8, r18
    mov r14, r9
    and r14, r8
    eor r13, r14
    ldd r14, Y+45
    eor r8, r14
    ldd r14, Y+51
    eor r9, r14
    mov r14, r12
    swap r14
    swap r12
    mov r17, r14
    andi r17, 15
    mov r20, r12
    andi r20, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r17, r19
    swap r16
    andi r16, 15
    or r16, r20
    mov r12, r0
    swap r12
    swap r0
    mov r20, r12
    andi r20, 15
    mov r19, r0
    andi r19, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r10
    swap r19
    swap r10
    andi r19, 15
    mov r21, r10
    andi r21, 240
    mov r12, r4
    swap r12
    mov r10, r18
    mov r18, r12
    andi r18, 240
    or r19, r18
    swap r4
    mov r18, r4
    andi r18, 15
    or r18, r21
    ldd r4, Y+47
    eor r19, r4
    ldd r4, Y+48
    eor r18, r4
    mov r4, r13
    swap r4
    swap r13
    mov r21, r4
    andi r21, 15
    mov r4, r20
    mov r20, r13
    andi r20, 240
    mov r12, r6
    swap r12
    mov r13, r18
    mov r18, r12
    andi r18, 240
    or r21, r18
    swap r6
    mov r18, r6
    andi r18, 15
    or r18, r20
    ldd r12, Y+49
    eor r12, r21
    ldd r14, Y+50
    eor r14, r18
    ; round 12 (gift.dsl:33)
    mov r0, r17
    or r0, r3
    eor r0, r19
    and r19, r17
    eor r3, r19
    mov r6, r5
    eor r6, r0
    and r5, r3
    eor r5, r17
    eor r3, r6
    com r6
    mov r17, r5
    and r17, r3
    eor r0, r17
    ldd r17, Y+54
    eor r3, r17
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r17, Y+2
    eor r5, r17
    mov r17, r16
    or r17, r15
    eor r17, r13
    and r13, r16
    eor r15, r13
    mov r13, r7
    eor r13, r17
    and r7, r15
    eor r7, r16
    eor r15, r13
    com r13
    mov r16, r7
    and r16, r15
    eor r17, r16
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r16, Y+6
    eor r7, r16
    mov r16, r4
    or r16, r8
    eor r16, r12
    and r12, r4
    eor r8, r12
    mov r12, r2
    eor r12, r16
    and r2, r8
    eor r4, r2
    eor r8, r12
    com r12
    mov r2, r4
    and r2, r8
    eor r2, r16
    ldd r16, Y+0
    eor r8, r16
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r16, Y+0
    eor r4, r16
    mov r16, r10
    or r16, r11
    eor r16, r14
    and r14, r10
    eor r11, r14
    mov r18, r9
    eor r18, r16
    and r9, r11
    eor r10, r9
    eor r11, r18
    com r18
    mov r14, r10
    and r14, r11
    eor r14, r16
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r9, Y+0
    eor r11, r9
    mov r9, r6
    lsr r9
    lsl r6
    mov r16, r9
    andi r16, 85
    mov r20, r6
    andi r20, 170
    mov r19, r12
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r12
    mov r19, r12
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    movw r12, r18 ; r13, r19
    lsl r12
    mov r19, r12
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r2
    lsr r12
    lsl r2
    mov r19, r12
    andi r19, 85
    mov r21, r2
    andi r21, 170
    mov r12, r0
    lsl r12
    mov r9, r18
    mov r18, r12
    andi r18, 170
    or r19, r18
    lsr r0
    mov r18, r0
    andi r18, 85
    or r18, r21
    ldd r12, Y+2
    eor r12, r19
    ldd r0, Y+3
    eor r0, r18
    mov r6, r14
    lsr r6
    lsl r14
    mov r18, r6
    andi r18, 85
    mov r19, r14
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r14, Y+0
    eor r14, r18
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r6, Y+0
    eor r6, r17
    ; round 13 (gift.dsl:33)
    mov r2, r16
    or r2, r8
    eor r2, r12
    and r12, r16
    eor r8, r12
    mov r12, r5
    eor r12, r2
    and r5, r8
    eor r5, r16
    eor r8, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r17, r5
    and r17, r8
    eor r2, r17
    swap r8
    ldd r17, Y+2
    eor r8, r17
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r17, Y+0
    eor r5, r17
    mov r17, r20
    or r17, r11
    eor r17, r14
    and r14, r20
    eor r11, r14
    mov r14, r7
    eor r14, r17
    and r7, r11
    eor r7, r20
    eor r11, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r16, r7
    and r16, r11
    eor r17, r16
    swap r11
    adiw r28, 61
    ldd r16, Y+40
    eor r11, r16
    mov r16, r13
    or r16, r3
    eor r16, r0
    and r0, r13
    eor r3, r0
    mov r0, r4
    eor r0, r16
    and r4, r3
    eor r13, r4
    eor r3, r0
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r4, r13
    and r4, r3
    eor r4, r16
    swap r3
    ldd r16, Y+41
    eor r3, r16
    ldd r16, Y+0
    eor r13, r16
    mov r16, r9
    or r16, r15
    eor r16, r6
    and r6, r9
    eor r15, r6
    mov r6, r10
    eor r6, r16
    and r10, r15
    eor r9, r10
    eor r15, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r10, r9
    and r10, r15
    eor r10, r16
    swap r15
    ldd r16, Y+42
    eor r15, r16
    ; round 14 (gift.dsl:33)
    mov r16, r12
    and r16, r8
    mov r18, r14
    and r18, r11
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ; round 13 (gift.dsl:33)
    ldd r20, Y+0
    eor r7, r20
    eor r9, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r20, Y+33
    eor r2, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+34
    eor r17, r20
    mov r30, r4
    lpm r4, Z
    ldd r20, Y+35
    eor r4, r20
    mov r30, r10
    lpm r10, Z
    ldd r20, Y+36
    eor r10, r20
    ; round 14 (gift.dsl:33)
    eor r16, r2
    or r2, r12
    eor r8, r2
    mov r2, r5
    eor r2, r16
    and r5, r8
    eor r12, r5
    mov r5, r2
    com r5
    eor r8, r5
    mov r20, r12
    or r20, r8
    eor r16, r20
    eor r18, r17
    com r17
    or r17, r14
    eor r11, r17
    mov r17, r7
    eor r17, r18
    and r7, r11
    eor r14, r7
    eor r11, r17
    mov r7, r14
    or r7, r11
    eor r18, r7
    ldd r7, Y+41
    eor r18, r7
    mov r7, r0
    and r7, r3
    eor r7, r4
    or r4, r0
    eor r3, r4
    mov r4, r13
    eor r4, r7
    and r13, r3
    eor r0, r13
    mov r13, r4
    com r13
    eor r3, r13
    mov r20, r0
    or r20, r3
    eor r7, r20
    mov r20, r6
    and r20, r15
    eor r20, r10
    com r10
    or r10, r6
    eor r15, r10
    mov r10, r9
    eor r10, r20
    and r9, r15
    eor r6, r9
    eor r15, r10
    mov r9, r6
    or r9, r15
    eor r9, r20
    ldd r20, Y+43
    eor r9, r20
    ldd r20, Y+1
    eor r6, r20
    ldd r20, Y+0
    eor r12, r20
    eor r0, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    ldd r20, Y+42
    eor r16, r20
    ldd r20, Y+37
    eor r8, r20
    ; round 15 (gift.dsl:33)
    or r2, r16
    ; round 14 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r11
    lpm r11, Z
    ldd r20, Y+38
    eor r11, r20
    ; round 15 (gift.dsl:33)
    eor r2, r11
    or r11, r5
    eor r11, r16
    ; round 14 (gift.dsl:33)
    mov r30, r3
    lpm r3, Z
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+44
    eor r7, r16
    ldd r16, Y+39
    eor r3, r16
    ; round 15 (gift.dsl:33)
    or r4, r7
    ; round 14 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    mov r30, r15
    lpm r15, Z
    ldd r16, Y+40
    eor r15, r16
    ; round 15 (gift.dsl:33)
    eor r4, r15
    or r15, r13
    eor r7, r15
    mov r15, r17
    or r15, r8
    eor r15, r18
    and r18, r17
    eor r8, r18
    mov r16, r12
    eor r16, r15
    and r12, r8
    eor r12, r17
    eor r8, r16
    mov r17, r12
    and r17, r8
    eor r15, r17
    ldd r17, Y+51
    eor r15, r17
    mov r17, r14
    eor r17, r11
    or r14, r2
    eor r5, r14
    eor r2, r17
    mov r14, r5
    or r14, r2
    eor r11, r14
    ldd r14, Y+52
    eor r11, r14
    ldd r14, Y+10
    eor r5, r14
    mov r14, r10
    or r14, r3
    eor r14, r9
    and r9, r10
    eor r3, r9
    mov r9, r0
    eor r9, r14
    and r0, r3
    eor r10, r0
    eor r3, r9
    mov r0, r10
    and r0, r3
    eor r14, r0
    ldd r0, Y+11
    eor r10, r0
    mov r0, r6
    eor r0, r7
    or r6, r4
    eor r13, r6
    eor r4, r0
    mov r6, r13
    or r6, r4
    eor r7, r6
    ldd r6, Y+53
    eor r13, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r8
    lpm r8, Z
    ldd r16, Y+45
    eor r8, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    ldd r16, Y+46
    eor r2, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r16, Z
    ldd r14, Y+47
    eor r3, r14
    ldd r14, Y+49
    eor r16, r14
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r18, Z
    ldd r14, Y+48
    eor r4, r14
    ldd r14, Y+50
    eor r18, r14
    ; round 16 (gift.dsl:33)
    mov r14, r9
    and r14, r8
    eor r14, r16
    com r16
    or r16, r9
    eor r8, r16
    mov r7, r12
    eor r7, r14
    and r12, r8
    eor r9, r12
    eor r8, r7
    mov r12, r9
    or r12, r8
    eor r14, r12
    ldd r12, Y+55
    eor r8, r12
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldd r12, Y+0
    eor r9, r12
    mov r12, r2
    com r12
    and r12, r0
    eor r12, r18
    or r18, r0
    eor r2, r18
    mov r16, r5
    eor r16, r12
    or r5, r2
    eor r0, r5
    eor r2, r16
    mov r5, r0
    and r5, r2
    eor r12, r5
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r5, Y+0
    eor r2, r5
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r5, Y+0
    eor r0, r5
    mov r5, r3
    com r5
    and r5, r6
    eor r5, r15
    or r15, r6
    eor r3, r15
    mov r15, r10
    eor r15, r5
    or r10, r3
    eor r6, r10
    eor r3, r15
    mov r10, r6
    and r10, r3
    eor r5, r10
    adiw r28, 31
    ldd r10, Y+56
    eor r3, r10
    mov r10, r4
    com r10
    and r10, r17
    eor r10, r11
    or r11, r17
    eor r4, r11
    mov r18, r13
    eor r18, r10
    or r13, r4
    eor r13, r17
    eor r4, r18
    mov r11, r13
    and r11, r4
    eor r10, r11
    ldd r11, Y+55
    eor r4, r11
    ldd r11, Y+0
    eor r13, r11
    mov r11, r7
    swap r11
    swap r7
    mov r17, r11
    andi r17, 15
    mov r20, r7
    andi r20, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r17, r19
    swap r16
    andi r16, 15
    or r16, r20
    mov r11, r15
    swap r11
    swap r15
    mov r20, r11
    andi r20, 15
    mov r19, r15
    andi r19, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r21, r12
    andi r21, 240
    mov r15, r14
    swap r15
    mov r12, r18
    mov r18, r15
    andi r18, 240
    or r19, r18
    swap r14
    mov r18, r14
    andi r18, 15
    or r18, r21
    ldd r15, Y+57
    eor r19, r15
    ldd r15, Y+58
    eor r18, r15
    mov r15, r10
    swap r15
    swap r10
    mov r21, r15
    andi r21, 15
    mov r15, r20
    mov r20, r10
    andi r20, 240
    mov r10, r5
    swap r10
    mov r11, r18
    mov r18, r10
    andi r18, 240
    or r21, r18
    swap r5
    mov r18, r5
    andi r18, 15
    or r18, r20
    ldd r10, Y+59
    eor r10, r21
    ldd r14, Y+60
    eor r14, r18
    ; round 17 (gift.dsl:33)
    mov r5, r17
    or r5, r2
    eor r5, r19
    and r19, r17
    eor r2, r19
    mov r7, r9
    eor r7, r5
    and r9, r2
    eor r9, r17
    eor r2, r7
    com r7
    mov r17, r9
    and r17, r2
    eor r5, r17
    ldd r17, Y+63
    eor r2, r17
    ldd r17, Y+0
    eor r9, r17
    mov r17, r16
    or r17, r8
    eor r17, r11
    and r11, r16
    eor r8, r11
    mov r11, r0
    eor r11, r17
    and r0, r8
    eor r0, r16
    eor r8, r11
    com r11
    mov r16, r0
    and r16, r8
    eor r17, r16
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r16, Y+0
    eor r8, r16
    ldd r16, Y+2
    eor r0, r16
    mov r16, r15
    or r16, r4
    eor r16, r10
    and r10, r15
    eor r4, r10
    mov r10, r6
    eor r10, r16
    and r6, r4
    eor r15, r6
    eor r4, r10
    com r10
    mov r6, r15
    and r6, r4
    eor r6, r16
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r16, Y+0
    eor r4, r16
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r16, Y+0
    eor r15, r16
    mov r16, r12
    or r16, r3
    eor r16, r14
    and r14, r12
    eor r3, r14
    mov r18, r13
    eor r18, r16
    and r13, r3
    eor r12, r13
    eor r3, r18
    com r18
    mov r13, r12
    and r13, r3
    eor r13, r16
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r14, Y+0
    eor r3, r14
    mov r14, r7
    lsr r14
    lsl r7
    mov r16, r14
    andi r16, 85
    mov r20, r7
    andi r20, 170
    mov r19, r10
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r10
    mov r19, r10
    andi r19, 85
    or r19, r20
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    movw r10, r18 ; r11, r19
    lsl r10
    mov r19, r10
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r10, r6
    lsr r10
    lsl r6
    mov r19, r10
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r10, r5
    lsl r10
    mov r14, r18
    mov r18, r10
    andi r18, 170
    or r19, r18
    lsr r5
    mov r18, r5
    andi r18, 85
    or r18, r21
    ldd r10, Y+2
    eor r10, r19
    ldd r5, Y+3
    eor r5, r18
    mov r6, r13
    lsr r6
    lsl r13
    mov r18, r6
    andi r18, 85
    mov r19, r13
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r13, Y+0
    eor r13, r18
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r6, Y+0
    eor r6, r17
    ; round 18 (gift.dsl:33)
    mov r7, r16
    or r7, r4
    eor r7, r10
    and r10, r16
    eor r4, r10
    mov r10, r9
    eor r10, r7
    and r9, r4
    eor r9, r16
    eor r4, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r17, r9
    and r17, r4
    eor r7, r17
    swap r4
    ldd r17, Y+1
    eor r4, r17
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r17, Y+0
    eor r9, r17
    mov r17, r20
    or r17, r3
    eor r17, r13
    and r13, r20
    eor r3, r13
    mov r13, r0
    eor r13, r17
    and r0, r3
    eor r0, r20
    eor r3, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r16, r0
    and r16, r3
    eor r17, r16
    swap r3
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r16, Y+0
    eor r3, r16
    mov r16, r11
    or r16, r2
    eor r16, r5
    and r5, r11
    eor r2, r5
    mov r5, r15
    eor r5, r16
    and r15, r2
    eor r11, r15
    eor r2, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r15, r11
    and r15, r2
    eor r15, r16
    swap r2
    ldd r16, Y+1
    eor r2, r16
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r16, Y+0
    eor r11, r16
    mov r16, r14
    or r16, r8
    eor r16, r6
    and r6, r14
    eor r8, r6
    mov r6, r12
    eor r6, r16
    and r12, r8
    eor r14, r12
    eor r8, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r12, r14
    and r12, r8
    eor r12, r16
    swap r8
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r16, Y+0
    eor r8, r16
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r16, Y+0
    eor r14, r16
    ; round 19 (gift.dsl:33)
    mov r16, r10
    and r16, r4
    mov r18, r13
    and r18, r3
    ; round 18 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r20, Y+0
    eor r7, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+1
    eor r17, r20
    mov r30, r15
    lpm r15, Z
    ldd r20, Y+2
    eor r15, r20
    mov r30, r12
    lpm r12, Z
    ldd r20, Y+3
    eor r12, r20
    ; round 19 (gift.dsl:33)
    eor r16, r7
    or r7, r10
    eor r4, r7
    mov r7, r9
    eor r7, r16
    and r9, r4
    eor r10, r9
    mov r9, r7
    com r9
    eor r4, r9
    mov r20, r10
    or r20, r4
    eor r16, r20
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r20, Y+0
    eor r10, r20
    eor r18, r17
    com r17
    or r17, r13
    eor r3, r17
    mov r17, r0
    eor r17, r18
    and r0, r3
    eor r13, r0
    eor r3, r17
    mov r0, r13
    or r0, r3
    eor r18, r0
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r0, Y+0
    eor r18, r0
    mov r0, r5
    and r0, r2
    eor r0, r15
    or r15, r5
    eor r2, r15
    mov r15, r11
    eor r15, r0
    and r11, r2
    eor r5, r11
    mov r11, r15
    com r11
    eor r2, r11
    mov r20, r5
    or r20, r2
    eor r0, r20
    ldd r20, Y+4
    eor r5, r20
    mov r20, r6
    and r20, r8
    eor r20, r12
    com r12
    or r12, r6
    eor r8, r12
    mov r12, r14
    eor r12, r20
    and r14, r8
    eor r6, r14
    eor r8, r12
    mov r14, r6
    or r14, r8
    eor r14, r20
    ldd r20, Y+2
    eor r14, r20
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r20, Y+0
    eor r6, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r4
    lpm r4, Z
    mov r30, r16
    lpm r16, Z
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r20, Y+5
    eor r16, r20
    ldd r20, Y+0
    eor r4, r20
    ; round 20 (gift.dsl:33)
    or r7, r16
    ; round 19 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+1
    eor r3, r20
    ; round 20 (gift.dsl:33)
    eor r7, r3
    or r3, r9
    eor r3, r16
    ; round 19 (gift.dsl:33)
    mov r30, r2
    lpm r2, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+7
    eor r0, r16
    ldd r16, Y+2
    eor r2, r16
    ; round 20 (gift.dsl:33)
    or r15, r0
    ; round 19 (gift.dsl:33)
    mov r30, r12
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    ldd r16, Y+3
    eor r8, r16
    ; round 20 (gift.dsl:33)
    eor r15, r8
    or r8, r11
    eor r0, r8
    mov r8, r17
    or r8, r4
    eor r8, r18
    and r18, r17
    eor r4, r18
    mov r16, r10
    eor r16, r8
    and r10, r4
    eor r10, r17
    eor r4, r16
    mov r17, r10
    and r17, r4
    eor r8, r17
    ldd r17, Y+15
    eor r8, r17
    mov r17, r13
    eor r17, r3
    or r13, r7
    eor r9, r13
    eor r7, r17
    mov r13, r9
    or r13, r7
    eor r3, r13
    ldd r13, Y+16
    eor r3, r13
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r13, Y+0
    eor r9, r13
    mov r13, r12
    or r13, r2
    eor r13, r14
    and r14, r12
    eor r2, r14
    mov r14, r5
    eor r14, r13
    and r5, r2
    eor r12, r5
    eor r2, r14
    mov r5, r12
    and r5, r2
    eor r13, r5
    ldd r5, Y+1
    eor r12, r5
    mov r5, r6
    eor r5, r0
    or r6, r15
    eor r11, r6
    eor r15, r5
    mov r6, r11
    or r6, r15
    eor r0, r6
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r6, Y+0
    eor r11, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r16, Y+0
    eor r4, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+1
    eor r7, r16
    mov r30, r2
    lpm r2, Z
    mov r30, r13
    lpm r16, Z
    ldd r13, Y+2
    eor r2, r13
    ldd r13, Y+4
    eor r16, r13
    mov r30, r15
    lpm r15, Z
    mov r30, r0
    lpm r18, Z
    ldd r13, Y+3
    eor r15, r13
    ldd r13, Y+5
    eor r18, r13
    ; round 21 (gift.dsl:33)
    mov r13, r14
    and r13, r4
    eor r13, r16
    com r16
    or r16, r14
    eor r4, r16
    mov r0, r10
    eor r0, r13
    and r10, r4
    eor r14, r10
    eor r4, r0
    mov r10, r14
    or r10, r4
    eor r13, r10
    ldd r10, Y+9
    eor r4, r10
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r10, Y+0
    eor r14, r10
    mov r10, r7
    com r10
    and r10, r5
    eor r10, r18
    or r18, r5
    eor r7, r18
    mov r16, r9
    eor r16, r10
    or r9, r7
    eor r5, r9
    eor r7, r16
    mov r9, r5
    and r9, r7
    eor r10, r9
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r9, Y+0
    eor r7, r9
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r9, Y+0
    eor r5, r9
    mov r9, r2
    com r9
    and r9, r6
    eor r9, r8
    or r8, r6
    eor r2, r8
    mov r8, r12
    eor r8, r9
    or r12, r2
    eor r6, r12
    eor r2, r8
    mov r12, r6
    and r12, r2
    eor r9, r12
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r12, Y+1
    eor r2, r12
    mov r12, r15
    com r12
    and r12, r17
    eor r12, r3
    or r3, r17
    eor r15, r3
    mov r18, r11
    eor r18, r12
    or r11, r15
    eor r11, r17
    eor r15, r18
    mov r3, r11
    and r3, r15
    eor r12, r3
    ldd r3, Y+0
    eor r15, r3
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r3, Y+0
    eor r11, r3
    mov r3, r0
    swap r3
    swap r0
    mov r17, r3
    andi r17, 15
    mov r20, r0
    andi r20, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r17, r19
    swap r16
    andi r16, 15
    or r16, r20
    mov r0, r8
    swap r0
    swap r8
    mov r20, r0
    andi r20, 15
    mov r19, r8
    andi r19, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r10
    swap r19
    swap r10
    andi r19, 15
    mov r21, r10
    andi r21, 240
    mov r8, r13
    swap r8
    mov r10, r18
    mov r18, r8
    andi r18, 240
    or r19, r18
    swap r13
    mov r18, r13
    andi r18, 15
    or r18, r21
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r8, Y+0
    eor r19, r8
    ldd r8, Y+1
    eor r18, r8
    mov r8, r12
    swap r8
    swap r12
    mov r21, r8
    andi r21, 15
    mov r8, r20
    mov r20, r12
    andi r20, 240
    mov r12, r9
    swap r12
    mov r13, r18
    mov r18, r12
    andi r18, 240
    or r21, r18
    swap r9
    mov r18, r9
    andi r18, 15
    or r18, r20
    ldd r12, Y+2
    eor r12, r21
    ldd r0, Y+3
    eor r0, r18
    ; round 22 (gift.dsl:33)
    mov r9, r17
    or r9, r7
    eor r9, r19
    and r19, r17
    eor r7, r19
    mov r3, r14
    eor r3, r9
    and r14, r7
    eor r14, r17
    eor r7, r3
    com r3
    mov r17, r14
    and r17, r7
    eor r9, r17
    ldd r17, Y+5
    eor r7, r17
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r17, Y+0
    eor r14, r17
    mov r17, r16
    or r17, r4
    eor r17, r13
    and r13, r16
    eor r4, r13
    mov r13, r5
    eor r13, r17
    and r5, r4
    eor r5, r16
    eor r4, r13
    com r13
    mov r16, r5
    and r16, r4
    eor r17, r16
    ldd r16, Y+16
    eor r4, r16
    ldd r16, Y+18
    eor r5, r16
    mov r16, r8
    or r16, r15
    eor r16, r12
    and r12, r8
    eor r15, r12
    mov r12, r6
    eor r12, r16
    and r6, r15
    eor r8, r6
    eor r15, r12
    com r12
    mov r6, r8
    and r6, r15
    eor r6, r16
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r16, Y+0
    eor r15, r16
    ldd r16, Y+8
    eor r8, r16
    mov r16, r10
    or r16, r2
    eor r16, r0
    and r0, r10
    eor r2, r0
    mov r18, r11
    eor r18, r16
    and r11, r2
    eor r10, r11
    eor r2, r18
    com r18
    mov r11, r10
    and r11, r2
    eor r11, r16
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r0, Y+0
    eor r2, r0
    mov r0, r3
    lsr r0
    lsl r3
    mov r16, r0
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r19, r12
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r12
    mov r19, r12
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    movw r12, r18 ; r13, r19
    lsl r12
    mov r19, r12
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r6
    lsr r12
    lsl r6
    mov r19, r12
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r12, r9
    lsl r12
    mov r0, r18
    mov r18, r12
    andi r18, 170
    or r19, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r12, Y+0
    eor r12, r19
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r9, Y+0
    eor r9, r18
    mov r6, r11
    lsr r6
    lsl r11
    mov r18, r6
    andi r18, 85
    mov r19, r11
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r11, Y+0
    eor r11, r18
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r6, Y+0
    eor r6, r17
    ; round 23 (gift.dsl:33)
    mov r3, r16
    or r3, r15
    eor r3, r12
    and r12, r16
    eor r15, r12
    mov r12, r14
    eor r12, r3
    and r14, r15
    eor r14, r16
    eor r15, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r17, r14
    and r17, r15
    eor r3, r17
    swap r15
    ldd r17, Y+1
    eor r15, r17
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r17, Y+0
    eor r14, r17
    mov r17, r20
    or r17, r2
    eor r17, r11
    and r11, r20
    eor r2, r11
    mov r11, r5
    eor r11, r17
    and r5, r2
    eor r5, r20
    eor r2, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r16, r5
    and r16, r2
    eor r17, r16
    swap r2
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r13
    or r16, r7
    eor r16, r9
    and r9, r13
    eor r7, r9
    mov r9, r8
    eor r9, r16
    and r8, r7
    eor r13, r8
    eor r7, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r8, r13
    and r8, r7
    eor r8, r16
    swap r7
    ldd r16, Y+1
    eor r7, r16
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r16, Y+0
    eor r13, r16
    mov r16, r0
    or r16, r4
    eor r16, r6
    and r6, r0
    eor r4, r6
    mov r6, r10
    eor r6, r16
    and r10, r4
    eor r0, r10
    eor r4, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r10, r0
    and r10, r4
    eor r10, r16
    swap r4
    subi r28, lo8(-(189))
    sbci r29, hi8(-(189))
    ldd r16, Y+0
    eor r4, r16
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r16, Y+0
    eor r0, r16
    ; round 24 (gift.dsl:33)
    mov r16, r12
    and r16, r15
    mov r18, r11
    and r18, r2
    ; round 23 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(191))
    sbci r29, hi8(-(191))
    ldd r20, Y+0
    eor r3, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+1
    eor r17, r20
    mov r30, r8
    lpm r8, Z
    ldd r20, Y+2
    eor r8, r20
    mov r30, r10
    lpm r10, Z
    ldd r20, Y+3
    eor r10, r20
    ; round 24 (gift.dsl:33)
    eor r16, r3
    or r3, r12
    eor r15, r3
    mov r3, r14
    eor r3, r16
    and r14, r15
    eor r12, r14
    mov r14, r3
    com r14
    eor r15, r14
    mov r20, r12
    or r20, r15
    eor r16, r20
    eor r18, r17
    com r17
    or r17, r11
    eor r2, r17
    mov r17, r5
    eor r17, r18
    and r5, r2
    eor r11, r5
    eor r2, r17
    mov r5, r11
    or r5, r2
    eor r18, r5
    ldd r5, Y+8
    eor r18, r5
    mov r5, r9
    and r5, r7
    eor r5, r8
    or r8, r9
    eor r7, r8
    mov r8, r13
    eor r8, r5
    and r13, r7
    eor r9, r13
    mov r13, r8
    com r13
    eor r7, r13
    mov r20, r9
    or r20, r7
    eor r5, r20
    mov r20, r6
    and r20, r4
    eor r20, r10
    com r10
    or r10, r6
    eor r4, r10
    mov r10, r0
    eor r10, r20
    and r0, r4
    eor r6, r0
    eor r4, r10
    mov r0, r6
    or r0, r4
    eor r0, r20
    ldd r20, Y+10
    eor r0, r20
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r20, Y+0
    eor r6, r20
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r20, Y+0
    eor r12, r20
    eor r9, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r16, Z
    ldd r20, Y+34
    eor r16, r20
    ldd r20, Y+29
    eor r15, r20
    ; round 25 (gift.dsl:33)
    or r3, r16
    ; round 24 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    ldd r20, Y+30
    eor r2, r20
    ; round 25 (gift.dsl:33)
    eor r3, r2
    or r2, r14
    eor r2, r16
    ; round 24 (gift.dsl:33)
    mov r30, r7
    lpm r7, Z
    mov r30, r5
    lpm r5, Z
    ldd r16, Y+36
    eor r5, r16
    ldd r16, Y+31
    eor r7, r16
    ; round 25 (gift.dsl:33)
    or r8, r5
    ; round 24 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    ldd r16, Y+32
    eor r4, r16
    ; round 25 (gift.dsl:33)
    eor r8, r4
    or r4, r13
    eor r5, r4
    mov r4, r17
    or r4, r15
    eor r4, r18
    and r18, r17
    eor r15, r18
    mov r16, r12
    eor r16, r4
    and r12, r15
    eor r12, r17
    eor r15, r16
    mov r17, r12
    and r17, r15
    eor r4, r17
    ldd r17, Y+43
    eor r4, r17
    mov r17, r11
    eor r17, r2
    or r11, r3
    eor r14, r11
    eor r3, r17
    mov r11, r14
    or r11, r3
    eor r2, r11
    ldd r11, Y+44
    eor r2, r11
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r11, Y+0
    eor r14, r11
    mov r11, r10
    or r11, r7
    eor r11, r0
    and r0, r10
    eor r7, r0
    mov r0, r9
    eor r0, r11
    and r9, r7
    eor r10, r9
    eor r7, r0
    mov r9, r10
    and r9, r7
    eor r11, r9
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r9, Y+8
    eor r10, r9
    mov r9, r6
    eor r9, r5
    or r6, r8
    eor r13, r6
    eor r8, r9
    mov r6, r13
    or r6, r8
    eor r5, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    ldd r16, Y+0
    eor r15, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r16, Z
    ldd r11, Y+2
    eor r7, r11
    ldd r11, Y+4
    eor r16, r11
    mov r30, r8
    lpm r8, Z
    mov r30, r5
    lpm r18, Z
    ldd r11, Y+3
    eor r8, r11
    ldd r11, Y+5
    eor r18, r11
    ; round 26 (gift.dsl:33)
    mov r11, r0
    and r11, r15
    eor r11, r16
    com r11
    or r16, r0
    eor r15, r16
    mov r5, r12
    eor r5, r11
    and r12, r15
    eor r0, r12
    eor r15, r5
    mov r12, r0
    or r12, r15
    eor r11, r12
    ldd r12, Y+10
    eor r15, r12
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r12, Y+0
    eor r0, r12
    mov r12, r9
    and r12, r3
    eor r12, r18
    or r18, r9
    eor r3, r18
    com r3
    mov r16, r14
    eor r16, r12
    or r14, r3
    eor r9, r14
    eor r3, r16
    mov r14, r9
    and r14, r3
    eor r12, r14
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    ldd r14, Y+0
    eor r3, r14
    mov r14, r6
    and r14, r7
    eor r14, r4
    or r4, r6
    eor r7, r4
    com r7
    mov r4, r10
    eor r4, r14
    or r10, r7
    eor r6, r10
    eor r7, r4
    mov r10, r6
    and r10, r7
    eor r14, r10
    ldd r10, Y+3
    eor r7, r10
    mov r10, r17
    and r10, r8
    eor r10, r2
    or r2, r17
    eor r8, r2
    com r8
    mov r2, r13
    eor r2, r10
    or r13, r8
    eor r13, r17
    eor r8, r2
    mov r17, r13
    and r17, r8
    eor r10, r17
    ldd r17, Y+2
    eor r8, r17
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r17, Y+0
    eor r13, r17
    mov r17, r5
    swap r17
    swap r5
    andi r17, 15
    mov r18, r5
    andi r18, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r17, r20
    swap r16
    andi r16, 15
    or r16, r18
    mov r5, r4
    swap r5
    swap r4
    mov r18, r5
    andi r18, 15
    mov r20, r4
    andi r20, 240
    mov r19, r2
    swap r19
    andi r19, 240
    or r18, r19
    swap r2
    mov r19, r2
    andi r19, 15
    or r19, r20
    mov r20, r12
    swap r20
    swap r12
    andi r20, 15
    mov r21, r12
    andi r21, 240
    mov r4, r11
    swap r4
    mov r12, r19
    mov r19, r4
    andi r19, 240
    or r20, r19
    swap r11
    mov r19, r11
    andi r19, 15
    or r19, r21
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r4, Y+0
    eor r20, r4
    ldd r4, Y+1
    eor r19, r4
    mov r4, r10
    swap r4
    swap r10
    mov r21, r4
    andi r21, 15
    mov r4, r18
    mov r18, r10
    andi r18, 240
    mov r10, r14
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r21, r19
    swap r14
    mov r19, r14
    andi r19, 15
    or r19, r18
    ldd r10, Y+2
    eor r10, r21
    ldd r14, Y+3
    eor r14, r19
    ; round 27 (gift.dsl:33)
    mov r5, r17
    or r5, r3
    eor r5, r20
    and r20, r17
    eor r3, r20
    mov r2, r0
    eor r2, r5
    and r0, r3
    eor r0, r17
    eor r3, r2
    com r2
    mov r17, r0
    and r17, r3
    eor r5, r17
    ldd r17, Y+5
    eor r3, r17
    mov r17, r16
    or r17, r15
    eor r17, r11
    and r11, r16
    eor r15, r11
    mov r11, r9
    eor r11, r17
    and r9, r15
    eor r9, r16
    eor r15, r11
    com r11
    mov r16, r9
    and r16, r15
    eor r17, r16
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r16, Y+0
    eor r9, r16
    mov r16, r4
    or r16, r8
    eor r16, r10
    and r10, r4
    eor r8, r10
    mov r10, r6
    eor r10, r16
    and r6, r8
    eor r4, r6
    eor r8, r10
    com r10
    mov r6, r4
    and r6, r8
    eor r6, r16
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r16, Y+44
    eor r8, r16
    ldd r16, Y+0
    eor r4, r16
    mov r16, r12
    or r16, r7
    eor r16, r14
    and r14, r12
    eor r7, r14
    mov r18, r13
    eor r18, r16
    and r13, r7
    eor r12, r13
    eor r7, r18
    com r18
    mov r13, r12
    and r13, r7
    eor r13, r16
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r14, Y+0
    eor r7, r14
    mov r14, r2
    lsr r14
    lsl r2
    mov r16, r14
    andi r16, 85
    mov r20, r2
    andi r20, 170
    mov r19, r10
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r10
    mov r19, r10
    andi r19, 85
    or r19, r20
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    movw r10, r18 ; r11, r19
    lsl r10
    mov r19, r10
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r10, r6
    lsr r10
    lsl r6
    mov r19, r10
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r10, r5
    lsl r10
    mov r14, r18
    mov r18, r10
    andi r18, 170
    or r19, r18
    lsr r5
    mov r18, r5
    andi r18, 85
    or r18, r21
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r10, Y+0
    eor r10, r19
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r5, Y+0
    eor r5, r18
    mov r6, r13
    lsr r6
    lsl r13
    mov r18, r6
    andi r18, 85
    mov r19, r13
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r13, Y+0
    eor r13, r18
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r6, Y+0
    eor r6, r17
    ; round 28 (gift.dsl:33)
    mov r2, r16
    or r2, r8
    eor r2, r10
    and r10, r16
    eor r8, r10
    mov r10, r0
    eor r10, r2
    and r0, r8
    eor r0, r16
    eor r8, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r17, r0
    and r17, r8
    eor r2, r17
    swap r8
    ldd r17, Y+2
    eor r8, r17
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r17, Y+0
    eor r0, r17
    mov r17, r20
    or r17, r7
    eor r17, r13
    and r13, r20
    eor r7, r13
    mov r13, r9
    eor r13, r17
    and r9, r7
    eor r9, r20
    eor r7, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r16, r9
    and r16, r7
    eor r17, r16
    swap r7
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r16, Y+0
    eor r7, r16
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r16, Y+0
    eor r9, r16
    mov r16, r11
    or r16, r3
    eor r16, r5
    and r5, r11
    eor r3, r5
    mov r5, r4
    eor r5, r16
    and r4, r3
    eor r11, r4
    eor r3, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r4, r11
    and r4, r3
    eor r4, r16
    swap r3
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    ldd r16, Y+0
    eor r3, r16
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r16, Y+0
    eor r11, r16
    mov r16, r14
    or r16, r15
    eor r16, r6
    and r6, r14
    eor r15, r6
    mov r6, r12
    eor r6, r16
    and r12, r15
    eor r14, r12
    eor r15, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r12, r14
    and r12, r15
    eor r12, r16
    swap r15
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    ldd r16, Y+0
    eor r15, r16
    ; round 29 (gift.dsl:33)
    mov r16, r10
    and r16, r8
    mov r18, r13
    and r18, r7
    ; round 28 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r2, Z
    ldd r20, Y+1
    eor r2, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+2
    eor r17, r20
    mov r30, r4
    lpm r4, Z
    ldd r20, Y+3
    eor r4, r20
    mov r30, r12
    lpm r12, Z
    ldd r20, Y+4
    eor r12, r20
    ; round 29 (gift.dsl:33)
    eor r16, r2
    or r2, r10
    eor r8, r2
    mov r2, r0
    eor r2, r16
    and r0, r8
    eor r10, r0
    mov r0, r2
    com r0
    eor r8, r0
    mov r20, r10
    or r20, r8
    eor r16, r20
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r20, Y+0
    eor r10, r20
    eor r18, r17
    com r17
    or r17, r13
    eor r7, r17
    mov r17, r9
    eor r17, r18
    and r9, r7
    eor r13, r9
    eor r7, r17
    mov r9, r13
    or r9, r7
    eor r18, r9
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ldd r9, Y+0
    eor r18, r9
    mov r9, r5
    and r9, r3
    eor r9, r4
    or r4, r5
    eor r3, r4
    mov r4, r11
    eor r4, r9
    and r11, r3
    eor r5, r11
    mov r11, r4
    com r11
    eor r3, r11
    mov r20, r5
    or r20, r3
    eor r9, r20
    ldd r20, Y+4
    eor r5, r20
    mov r20, r6
    and r20, r15
    eor r20, r12
    com r12
    or r12, r6
    eor r15, r12
    mov r12, r14
    eor r12, r20
    and r14, r15
    eor r6, r14
    eor r15, r12
    mov r14, r6
    or r14, r15
    eor r14, r20
    ldd r20, Y+2
    eor r14, r20
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r20, Y+0
    eor r6, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r20, Y+5
    eor r16, r20
    ldd r20, Y+0
    eor r8, r20
    ; round 30 (gift.dsl:33)
    or r2, r16
    ; round 29 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r7
    lpm r7, Z
    ldd r20, Y+1
    eor r7, r20
    ; round 30 (gift.dsl:33)
    eor r2, r7
    or r7, r0
    eor r7, r16
    ; round 29 (gift.dsl:33)
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    ldd r16, Y+7
    eor r9, r16
    ldd r16, Y+2
    eor r3, r16
    ; round 30 (gift.dsl:33)
    or r4, r9
    ; round 29 (gift.dsl:33)
    mov r30, r12
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    ldd r16, Y+3
    eor r15, r16
    ; round 30 (gift.dsl:33)
    eor r4, r15
    or r15, r11
    eor r9, r15
    mov r15, r17
    or r15, r8
    eor r15, r18
    and r18, r17
    eor r8, r18
    mov r16, r10
    eor r16, r15
    and r10, r8
    eor r10, r17
    eor r8, r16
    mov r17, r10
    and r17, r8
    eor r15, r17
    ldd r17, Y+15
    eor r15, r17
    mov r17, r13
    eor r17, r7
    or r13, r2
    eor r0, r13
    eor r2, r17
    mov r13, r0
    or r13, r2
    eor r7, r13
    ldd r13, Y+16
    eor r7, r13
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r13, Y+0
    eor r0, r13
    mov r13, r12
    or r13, r3
    eor r13, r14
    and r14, r12
    eor r3, r14
    mov r14, r5
    eor r14, r13
    and r5, r3
    eor r12, r5
    eor r3, r14
    mov r5, r12
    and r5, r3
    eor r13, r5
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    ldd r5, Y+0
    eor r12, r5
    mov r5, r6
    eor r5, r9
    or r6, r4
    eor r11, r6
    eor r4, r5
    mov r6, r11
    or r6, r4
    eor r9, r6
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r6, Y+0
    eor r11, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r16, Y+0
    eor r8, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    ldd r16, Y+1
    eor r2, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r16, Z
    ldd r13, Y+2
    eor r3, r13
    ldd r13, Y+4
    eor r16, r13
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r18, Z
    ldd r13, Y+3
    eor r4, r13
    ldd r13, Y+5
    eor r18, r13
    ; round 31 (gift.dsl:33)
    mov r13, r14
    and r13, r8
    eor r13, r16
    com r16
    or r16, r14
    eor r8, r16
    mov r9, r10
    eor r9, r13
    and r10, r8
    eor r14, r10
    eor r8, r9
    mov r10, r14
    or r10, r8
    eor r13, r10
    ldd r10, Y+9
    eor r8, r10
    subi r28, lo8(-(-244))
    sbci r29, hi8(-(-244))
    ldd r10, Y+22
    eor r14, r10
    mov r10, r2
    com r10
    and r10, r5
    eor r10, r18
    or r18, r5
    eor r2, r18
    mov r16, r0
    eor r16, r10
    or r0, r2
    eor r5, r0
    eor r2, r16
    mov r0, r5
    and r0, r2
    eor r10, r0
    ldd r0, Y+0
    eor r2, r0
    ldd r0, Y+54
    eor r5, r0
    mov r0, r3
    com r0
    and r0, r6
    eor r0, r15
    or r15, r6
    eor r3, r15
    mov r15, r12
    eor r15, r0
    or r12, r3
    eor r6, r12
    eor r3, r15
    mov r12, r6
    and r12, r3
    eor r0, r12
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r12, Y+1
    eor r3, r12
    mov r12, r4
    com r12
    and r12, r17
    eor r12, r7
    or r7, r17
    eor r4, r7
    mov r18, r11
    eor r18, r12
    or r11, r4
    eor r11, r17
    eor r4, r18
    mov r7, r11
    and r7, r4
    eor r12, r7
    ldd r7, Y+0
    eor r4, r7
    ldd r7, Y+2
    eor r11, r7
    mov r7, r9
    swap r7
    swap r9
    mov r17, r7
    andi r17, 15
    mov r20, r9
    andi r20, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r17, r19
    swap r16
    andi r16, 15
    or r16, r20
    mov r9, r15
    swap r9
    swap r15
    mov r20, r9
    andi r20, 15
    mov r19, r15
    andi r19, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r10
    swap r19
    swap r10
    andi r19, 15
    mov r21, r10
    andi r21, 240
    mov r15, r13
    swap r15
    mov r10, r18
    mov r18, r15
    andi r18, 240
    or r19, r18
    swap r13
    mov r18, r13
    andi r18, 15
    or r18, r21
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r15, Y+0
    eor r19, r15
    ldd r15, Y+1
    eor r18, r15
    mov r15, r12
    swap r15
    swap r12
    mov r21, r15
    andi r21, 15
    mov r15, r20
    mov r20, r12
    andi r20, 240
    mov r12, r0
    swap r12
    mov r13, r18
    mov r18, r12
    andi r18, 240
    or r21, r18
    swap r0
    mov r18, r0
    andi r18, 15
    or r18, r20
    ldd r12, Y+2
    eor r12, r21
    ldd r0, Y+3
    eor r0, r18
    ; round 32 (gift.dsl:33)
    mov r9, r17
    or r9, r2
    eor r9, r19
    and r19, r17
    eor r2, r19
    mov r7, r14
    eor r7, r9
    and r14, r2
    eor r14, r17
    eor r2, r7
    com r7
    mov r17, r14
    and r17, r2
    eor r9, r17
    subi r28, lo8(-(263))
    sbci r29, hi8(-(263))
    ldd r17, Y+0
    eor r2, r17
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r17, Y+0
    eor r14, r17
    mov r17, r16
    or r17, r8
    eor r17, r13
    and r13, r16
    eor r8, r13
    mov r13, r5
    eor r13, r17
    and r5, r8
    eor r5, r16
    eor r8, r13
    com r13
    mov r16, r5
    and r16, r8
    eor r17, r16
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ldd r16, Y+0
    eor r8, r16
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r16, Y+0
    eor r5, r16
    mov r16, r15
    or r16, r4
    eor r16, r12
    and r12, r15
    eor r4, r12
    mov r12, r6
    eor r12, r16
    and r6, r4
    eor r15, r6
    eor r4, r12
    com r12
    mov r6, r15
    and r6, r4
    eor r6, r16
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ldd r16, Y+0
    eor r4, r16
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r16, Y+9
    eor r15, r16
    mov r16, r10
    or r16, r3
    eor r16, r0
    and r0, r10
    eor r3, r0
    mov r18, r11
    eor r18, r16
    and r11, r3
    eor r10, r11
    eor r3, r18
    com r18
    mov r11, r10
    and r11, r3
    eor r11, r16
    ldd r0, Y+4
    eor r3, r0
    mov r0, r7
    lsr r0
    lsl r7
    mov r16, r0
    andi r16, 85
    mov r20, r7
    andi r20, 170
    mov r19, r12
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r12
    mov r19, r12
    andi r19, 85
    or r19, r20
    mov r12, r13
    lsr r12
    lsl r13
    movw r20, r12 ; r21, r13
    andi r20, 85
    andi r21, 170
    movw r12, r18 ; r13, r19
    lsl r12
    mov r19, r12
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r12, r6
    lsr r12
    lsl r6
    mov r19, r12
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r12, r9
    lsl r12
    mov r0, r18
    mov r18, r12
    andi r18, 170
    or r19, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r21
    ldd r12, Y+0
    eor r12, r19
    ldd r9, Y+2
    eor r9, r18
    mov r6, r11
    lsr r6
    lsl r11
    mov r18, r6
    andi r18, 85
    mov r19, r11
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    ldd r11, Y+1
    eor r11, r18
    ldd r6, Y+3
    eor r6, r17
    ; round 33 (gift.dsl:33)
    mov r7, r16
    or r7, r4
    eor r7, r12
    and r12, r16
    eor r4, r12
    mov r12, r14
    eor r12, r7
    and r14, r4
    eor r14, r16
    eor r4, r12
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    mov r17, r14
    and r17, r4
    eor r7, r17
    swap r4
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r17, Y+0
    eor r4, r17
    mov r17, r20
    or r17, r3
    eor r17, r11
    and r11, r20
    eor r3, r11
    mov r11, r5
    eor r11, r17
    and r5, r3
    eor r5, r20
    eor r3, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r16, r5
    and r16, r3
    eor r17, r16
    swap r3
    ldd r16, Y+1
    eor r3, r16
    mov r16, r13
    or r16, r2
    eor r16, r9
    and r9, r13
    eor r2, r9
    mov r9, r15
    eor r9, r16
    and r15, r2
    eor r13, r15
    eor r2, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r15, r13
    and r15, r2
    eor r15, r16
    swap r2
    ldd r16, Y+2
    eor r2, r16
    subi r28, lo8(-(-184))
    sbci r29, hi8(-(-184))
    ldd r16, Y+0
    eor r13, r16
    mov r16, r0
    or r16, r8
    eor r16, r6
    and r6, r0
    eor r8, r6
    mov r6, r10
    eor r6, r16
    and r10, r8
    eor r0, r10
    eor r8, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r10, r0
    and r10, r8
    eor r10, r16
    swap r8
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r16, Y+0
    eor r8, r16
    ; round 34 (gift.dsl:33)
    mov r16, r12
    and r16, r4
    mov r18, r11
    and r18, r3
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ; round 33 (gift.dsl:33)
    ldd r20, Y+0
    eor r5, r20
    eor r0, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ldd r20, Y+0
    eor r7, r20
    mov r30, r17
    lpm r17, Z
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r20, Y+0
    eor r17, r20
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r20, Y+20
    eor r15, r20
    mov r30, r10
    lpm r10, Z
    ldd r20, Y+21
    eor r10, r20
    ; round 34 (gift.dsl:33)
    eor r16, r7
    or r7, r12
    eor r4, r7
    mov r7, r14
    eor r7, r16
    and r14, r4
    eor r12, r14
    mov r14, r7
    com r14
    eor r4, r14
    mov r20, r12
    or r20, r4
    eor r16, r20
    ldd r20, Y+0
    eor r12, r20
    eor r18, r17
    com r17
    or r17, r11
    eor r3, r17
    mov r17, r5
    eor r17, r18
    and r5, r3
    eor r11, r5
    eor r3, r17
    mov r5, r11
    or r5, r3
    eor r18, r5
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r5, Y+0
    eor r18, r5
    mov r5, r9
    and r5, r2
    eor r5, r15
    or r15, r9
    eor r2, r15
    mov r15, r13
    eor r15, r5
    and r13, r2
    eor r9, r13
    mov r13, r15
    com r13
    eor r2, r13
    mov r20, r9
    or r20, r2
    eor r5, r20
    ldd r20, Y+59
    eor r9, r20
    mov r20, r6
    and r20, r8
    eor r20, r10
    com r10
    or r10, r6
    eor r8, r10
    mov r10, r0
    eor r10, r20
    and r0, r8
    eor r6, r0
    eor r8, r10
    mov r0, r6
    or r0, r8
    eor r0, r20
    ldd r20, Y+2
    eor r0, r20
    ldd r20, Y+60
    eor r6, r20
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r4
    lpm r4, Z
    mov r30, r16
    lpm r16, Z
    ldd r20, Y+1
    eor r16, r20
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    ldd r20, Y+0
    eor r4, r20
    ; round 35 (gift.dsl:33)
    or r7, r16
    ; round 34 (gift.dsl:33)
    mov r30, r17
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+1
    eor r3, r20
    ; round 35 (gift.dsl:33)
    eor r7, r3
    or r3, r14
    eor r3, r16
    ; round 34 (gift.dsl:33)
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ldd r16, Y+4
    eor r5, r16
    ldd r16, Y+2
    eor r2, r16
    ; round 35 (gift.dsl:33)
    or r15, r5
    ; round 34 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    ldd r16, Y+3
    eor r8, r16
    ; round 35 (gift.dsl:33)
    eor r15, r8
    or r8, r13
    eor r5, r8
    mov r8, r17
    or r8, r4
    eor r8, r18
    and r18, r17
    eor r4, r18
    mov r16, r12
    eor r16, r8
    and r12, r4
    eor r12, r17
    eor r4, r16
    mov r17, r12
    and r17, r4
    eor r8, r17
    ldd r17, Y+11
    eor r8, r17
    mov r17, r11
    eor r17, r3
    or r11, r7
    eor r14, r11
    eor r7, r17
    mov r11, r14
    or r11, r7
    eor r3, r11
    ldd r11, Y+12
    eor r3, r11
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r11, Y+0
    eor r14, r11
    mov r11, r10
    or r11, r2
    eor r11, r0
    and r0, r10
    eor r2, r0
    mov r0, r9
    eor r0, r11
    and r9, r2
    eor r10, r9
    eor r2, r0
    mov r9, r10
    and r9, r2
    eor r11, r9
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r9, Y+0
    eor r10, r9
    mov r9, r6
    eor r9, r5
    or r6, r15
    eor r13, r6
    eor r15, r9
    mov r6, r13
    or r6, r15
    eor r5, r6
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r6, Y+0
    eor r13, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r16, Y+0
    eor r4, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+1
    eor r7, r16
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r16, Z
    ldd r11, Y+2
    eor r2, r11
    ldd r11, Y+4
    eor r16, r11
    mov r30, r15
    lpm r15, Z
    mov r30, r5
    lpm r18, Z
    ldd r11, Y+3
    eor r15, r11
    ldd r11, Y+5
    eor r18, r11
    ; round 36 (gift.dsl:33)
    mov r11, r0
    and r11, r4
    eor r11, r16
    com r16
    or r16, r0
    eor r4, r16
    mov r5, r12
    eor r5, r11
    and r12, r4
    eor r0, r12
    eor r4, r5
    mov r12, r0
    or r12, r4
    eor r11, r12
    ldd r12, Y+8
    eor r4, r12
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r12, Y+0
    eor r0, r12
    mov r12, r7
    com r12
    and r12, r9
    eor r12, r18
    or r18, r9
    eor r7, r18
    mov r16, r14
    eor r16, r12
    or r14, r7
    eor r9, r14
    eor r7, r16
    mov r14, r9
    and r14, r7
    eor r12, r14
    ldd r14, Y+30
    eor r7, r14
    ldd r14, Y+32
    eor r9, r14
    mov r14, r2
    com r14
    and r14, r6
    eor r14, r8
    or r8, r6
    eor r2, r8
    mov r8, r10
    eor r8, r14
    or r10, r2
    eor r6, r10
    eor r2, r8
    mov r10, r6
    and r10, r2
    eor r14, r10
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r10, Y+1
    eor r2, r10
    mov r10, r15
    com r10
    and r10, r17
    eor r10, r3
    or r3, r17
    eor r15, r3
    mov r18, r13
    eor r18, r10
    or r13, r15
    eor r13, r17
    eor r15, r18
    mov r3, r13
    and r3, r15
    eor r10, r3
    ldd r3, Y+0
    eor r15, r3
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r3, Y+0
    eor r13, r3
    mov r3, r5
    swap r3
    swap r5
    mov r17, r3
    andi r17, 15
    mov r20, r5
    andi r20, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r17, r19
    swap r16
    andi r16, 15
    or r16, r20
    mov r5, r8
    swap r5
    swap r8
    mov r20, r5
    andi r20, 15
    mov r19, r8
    andi r19, 240
    mov r21, r18
    swap r21
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r19
    mov r19, r12
    swap r19
    swap r12
    andi r19, 15
    mov r21, r12
    andi r21, 240
    mov r8, r11
    swap r8
    mov r12, r18
    mov r18, r8
    andi r18, 240
    or r19, r18
    swap r11
    mov r18, r11
    andi r18, 15
    or r18, r21
    ldd r8, Y+43
    eor r19, r8
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r8, Y+0
    eor r18, r8
    mov r8, r10
    swap r8
    swap r10
    mov r21, r8
    andi r21, 15
    mov r8, r20
    mov r20, r10
    andi r20, 240
    mov r10, r14
    swap r10
    mov r11, r18
    mov r18, r10
    andi r18, 240
    or r21, r18
    swap r14
    mov r18, r14
    andi r18, 15
    or r18, r20
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r10, Y+0
    eor r10, r21
    ldd r14, Y+1
    eor r14, r18
    ; round 37 (gift.dsl:33)
    mov r5, r17
    or r5, r7
    eor r5, r19
    and r19, r17
    eor r7, r19
    mov r3, r0
    eor r3, r5
    and r0, r7
    eor r0, r17
    eor r7, r3
    com r3
    mov r17, r0
    and r17, r7
    eor r5, r17
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    ldd r17, Y+0
    eor r7, r17
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r17, Y+0
    eor r0, r17
    mov r17, r16
    or r17, r4
    eor r17, r11
    and r11, r16
    eor r4, r11
    mov r11, r9
    eor r11, r17
    and r9, r4
    eor r9, r16
    eor r4, r11
    com r11
    mov r16, r9
    and r16, r4
    eor r17, r16
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r16, Y+0
    eor r4, r16
    ldd r16, Y+59
    eor r9, r16
    mov r16, r8
    or r16, r15
    eor r16, r10
    and r10, r8
    eor r15, r10
    mov r10, r6
    eor r10, r16
    and r6, r15
    eor r8, r6
    eor r15, r10
    com r10
    mov r6, r8
    and r6, r15
    eor r6, r16
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r16, Y+0
    eor r8, r16
    mov r16, r12
    or r16, r2
    eor r16, r14
    and r14, r12
    eor r2, r14
    mov r18, r13
    eor r18, r16
    and r13, r2
    eor r12, r13
    eor r2, r18
    com r18
    mov r13, r12
    and r13, r2
    eor r13, r16
    ldd r14, Y+47
    eor r2, r14
    mov r14, r3
    lsr r14
    lsl r3
    mov r16, r14
    andi r16, 85
    mov r20, r3
    andi r20, 170
    mov r19, r10
    lsl r19
    andi r19, 170
    or r16, r19
    lsr r10
    mov r19, r10
    andi r19, 85
    or r19, r20
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    movw r10, r18 ; r11, r19
    lsl r10
    mov r19, r10
    andi r19, 170
    or r20, r19
    lsr r18
    andi r18, 85
    or r18, r21
    mov r10, r6
    lsr r10
    lsl r6
    mov r19, r10
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r10, r5
    lsl r10
    mov r14, r18
    mov r18, r10
    andi r18, 170
    or r19, r18
    lsr r5
    mov r18, r5
    andi r18, 85
    or r18, r21
    ldd r10, Y+43
    eor r10, r19
    ldd r5, Y+45
    eor r5, r18
    mov r6, r13
    lsr r6
    lsl r13
    mov r18, r6
    andi r18, 85
    mov r19, r13
    andi r19, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r19
    ldd r13, Y+44
    eor r13, r18
    ldd r6, Y+46
    eor r6, r17
    ; round 38 (gift.dsl:33)
    mov r3, r16
    or r3, r15
    eor r3, r10
    and r10, r16
    eor r15, r10
    mov r10, r0
    eor r10, r3
    and r0, r15
    eor r0, r16
    eor r15, r10
    com r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r17, r0
    and r17, r15
    eor r3, r17
    swap r15
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r17, Y+0
    eor r15, r17
    mov r17, r20
    or r17, r2
    eor r17, r13
    and r13, r20
    eor r2, r13
    mov r13, r9
    eor r13, r17
    and r9, r2
    eor r9, r20
    eor r2, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r16, r9
    and r16, r2
    eor r17, r16
    swap r2
    ldd r16, Y+1
    eor r2, r16
    subi r28, lo8(-(-271))
    sbci r29, hi8(-(-271))
    ldd r16, Y+0
    eor r9, r16
    mov r16, r11
    or r16, r7
    eor r16, r5
    and r5, r11
    eor r7, r5
    mov r5, r8
    eor r5, r16
    and r8, r7
    eor r11, r8
    eor r7, r5
    com r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r8, r11
    and r8, r7
    eor r8, r16
    swap r7
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r16, Y+0
    eor r7, r16
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r16, Y+0
    eor r11, r16
    mov r16, r14
    or r16, r4
    eor r16, r6
    and r6, r14
    eor r4, r6
    mov r6, r12
    eor r6, r16
    and r12, r4
    eor r14, r12
    eor r4, r6
    com r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r12, r14
    and r12, r4
    eor r12, r16
    swap r4
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    ldd r16, Y+0
    eor r4, r16
    ; round 39 (gift.dsl:33)
    mov r16, r10
    or r16, r15
    subi r28, lo8(-(-285))
    sbci r29, hi8(-(-285))
    ; round 38 (gift.dsl:33)
    ldd r18, Y+0
    eor r0, r18
    eor r14, r18
    ; round 39 (gift.dsl:33)
    mov r18, r13
    and r18, r2
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(286))
    sbci r29, hi8(-(286))
    ldd r20, Y+0
    eor r3, r20
    mov r30, r17
    lpm r17, Z
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r20, Y+0
    eor r17, r20
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ldd r20, Y+0
    eor r8, r20
    mov r30, r12
    lpm r12, Z
    ldd r20, Y+1
    eor r12, r20
    ; round 39 (gift.dsl:33)
    eor r16, r3
    and r3, r10
    eor r15, r3
    mov r3, r0
    eor r3, r16
    and r0, r15
    eor r10, r0
    eor r15, r3
    mov r0, r10
    and r0, r15
    eor r0, r16
    ldd r16, Y+6
    eor r10, r16
    eor r18, r17
    or r17, r13
    eor r2, r17
    mov r17, r9
    eor r17, r18
    and r9, r2
    eor r13, r9
    eor r2, r17
    mov r9, r13
    com r9
    mov r16, r9
    and r16, r2
    eor r18, r16
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r16, Y+0
    eor r18, r16
    mov r16, r5
    or r16, r7
    eor r16, r8
    and r8, r5
    eor r7, r8
    mov r8, r11
    eor r8, r16
    and r11, r7
    eor r5, r11
    eor r7, r8
    mov r11, r5
    and r11, r7
    eor r11, r16
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r16, Y+0
    eor r5, r16
    mov r16, r6
    or r16, r4
    eor r16, r12
    and r12, r6
    eor r4, r12
    mov r12, r14
    eor r12, r16
    and r14, r4
    eor r6, r14
    eor r4, r12
    mov r14, r6
    and r14, r4
    eor r14, r16
    subi r28, lo8(-(-262))
    sbci r29, hi8(-(-262))
    ldd r16, Y+43
    eor r14, r16
    ldd r16, Y+0
    eor r6, r16
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r16, Y+0
    eor r0, r16
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r16, Y+0
    eor r2, r16
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ldd r16, Y+1
    eor r7, r16
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r16, Y+0
    eor r11, r16
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r16, Y+0
    eor r4, r16
    ; round 40 (gift.dsl:33)
    mov r16, r15
    com r16
    and r16, r17
    eor r16, r18
    or r18, r17
    eor r15, r18
    mov r18, r10
    eor r18, r16
    or r10, r15
    eor r10, r17
    eor r15, r18
    mov r17, r10
    and r17, r15
    eor r16, r17
    mov r17, r3
    and r17, r2
    eor r17, r0
    eor r13, r17
    or r0, r3
    eor r2, r0
    and r9, r2
    eor r3, r9
    eor r2, r13
    mov r0, r3
    or r0, r2
    eor r0, r17
    mov r9, r7
    com r9
    and r9, r12
    eor r9, r14
    or r14, r12
    eor r7, r14
    mov r14, r5
    eor r14, r9
    or r5, r7
    eor r12, r5
    eor r7, r14
    mov r5, r12
    and r5, r7
    eor r9, r5
    mov r5, r4
    com r5
    and r5, r8
    eor r5, r11
    or r11, r8
    eor r4, r11
    mov r11, r6
    eor r11, r5
    or r6, r4
    eor r8, r6
    eor r4, r11
    mov r6, r8
    and r6, r4
    eor r5, r6
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r30, Y+2
    eor r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ldd r30, Y+3
    eor r30, r4
    lpm r4, Z
    mov r17, r6
    lsr r17
    lsr r17
    eor r17, r13
    andi r17, 51
    eor r13, r17
    lsl r17
    lsl r17
    eor r6, r17
    mov r17, r14
    lsr r17
    lsr r17
    eor r17, r11
    andi r17, 51
    eor r11, r17
    lsl r17
    lsl r17
    eor r14, r17
    ldi r31, hi8(.Ltable_byte_4)
    ldd r30, Y+0
    eor r30, r15
    lpm r15, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r30, Y+0
    eor r30, r16
    lpm r17, Z
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ldd r30, Y+0
    eor r30, r2
    lpm r2, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r30, Y+0
    eor r30, r0
    lpm r0, Z
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    ldd r30, Y+0
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+2
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+1
    eor r30, r5
    lpm r5, Z
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r30, Y+0
    eor r30, r8
    lpm r8, Z
    mov r16, r7
    lsr r16
    lsr r16
    eor r16, r4
    andi r16, 51
    eor r4, r16
    lsl r16
    lsl r16
    eor r7, r16
    mov r16, r15
    lsr r16
    lsr r16
    eor r16, r2
    andi r16, 51
    eor r2, r16
    lsl r16
    lsl r16
    eor r15, r16
    mov r16, r17
    lsr r16
    lsr r16
    eor r16, r0
    andi r16, 51
    eor r0, r16
    lsl r16
    lsl r16
    eor r17, r16
    mov r16, r9
    lsr r16
    lsr r16
    eor r16, r5
    andi r16, 51
    eor r5, r16
    lsl r16
    lsl r16
    eor r9, r16
    mov r16, r12
    lsr r16
    lsr r16
    eor r16, r8
    andi r16, 51
    eor r8, r16
    lsl r16
    lsl r16
    eor r12, r16
    mov r16, r10
    lsr r16
    lsr r16
    eor r16, r3
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r10, r16
    movw r30, r22
    std Z+0, r14
    std Z+1, r13
    std Z+2, r11
    std Z+3, r6
    std Z+4, r15
    std Z+5, r4
    std Z+6, r2
    std Z+7, r7
    std Z+8, r9
    std Z+9, r0
    std Z+10, r5
    std Z+11, r17
    std Z+12, r10
    std Z+13, r8
    std Z+14, r3
    std Z+15, r12
    subi r28, lo8(-(-9))
    sbci r29, hi8(-(-9))
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_encrypt_avr_end
    jmp .Llwcc_giftb128_128_ecb_encrypt_avr_group
.Llwcc_giftb128_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ecb_encrypt_avr, .-lwcc_giftb128_128_ecb_encrypt_avr

    .global lwcc_giftb128_128_ecb_decrypt_avr
    .type lwcc_giftb128_128_ecb_decrypt_avr, @function
lwcc_giftb128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_giftb128_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_giftb128_128_ecb_decrypt_avr_group:
    ld r12, X+
    mov r10, r12
    lsr r10
    lsr r10
    ld r11, X+
    ld r13, X+
    eor r10, r13
    mov r16, r10
    andi r16, 51
    eor r13, r16
    lsl r16
    lsl r16
    eor r12, r16
    ld r10, X+
    ld r15, X+
    mov r6, r10
    lsr r6
    lsr r6
    eor r6, r11
    mov r16, r6
    andi r16, 51
    eor r11, r16
    lsl r16
    lsl r16
    eor r10, r16
    mov r6, r15
    lsr r6
    lsr r6
    ld r14, X+
    ld r7, X+
    eor r6, r7
    mov r16, r6
    andi r16, 51
    eor r7, r16
    lsl r16
    lsl r16
    eor r15, r16
    ld r6, X+
    ld r5, X+
    mov r2, r6
    lsr r2
    lsr r2
    eor r2, r14
    mov r16, r2
    andi r16, 51
    eor r14, r16
    lsl r16
    lsl r16
    eor r6, r16
    mov r2, r5
    lsr r2
    lsr r2
    ld r8, X+
    ld r9, X+
    eor r2, r9
    mov r16, r2
    andi r16, 51
    eor r9, r16
    lsl r16
    lsl r16
    eor r5, r16
    ld r2, X+
    ld r4, X+
    mov r3, r2
    lsr r3
    lsr r3
    eor r3, r8
    mov r16, r3
    andi r16, 51
    eor r8, r16
    lsl r16
    lsl r16
    eor r2, r16
    mov r3, r4
    lsr r3
    lsr r3
    ld r0, X+
    ld r16, X+
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r12, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(305))
    sbci r29, hi8(-(305))
    ldd r21, Y+0
    eor r6, r21
    ldd r21, Y+1
    eor r14, r21
    ; round 40 (gift.dsl:33)
    mov r21, r12
    eor r21, r6
    mov r17, r13
    eor r17, r14
    eor r3, r16
    mov r18, r3
    andi r18, 51
    eor r16, r18
    lsl r18
    lsl r18
    eor r4, r18
    mov r30, r4
    lpm r4, Z
    mov r30, r16
    lpm r3, Z
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r16, Y+0
    eor r3, r16
    ld r16, X+
    mov r18, r16
    lsr r18
    lsr r18
    eor r18, r0
    andi r18, 51
    eor r0, r18
    lsl r18
    lsl r18
    eor r16, r18
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    subi r28, lo8(-(203))
    sbci r29, hi8(-(203))
    ldd r18, Y+0
    eor r15, r18
    ldd r18, Y+7
    eor r7, r18
    movw r18, r10 ; r19, r11
    eor r18, r15
    eor r19, r7
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    ldd r20, Y+4
    eor r5, r20
    ldd r20, Y+5
    eor r9, r20
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r20, Y+0
    eor r2, r20
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    ldd r20, Y+2
    eor r8, r20
    and r15, r4
    eor r2, r15
    eor r10, r2
    and r7, r3
    eor r8, r7
    eor r11, r8
    mov r30, r16
    lpm r15, Z
    mov r30, r0
    lpm r7, Z
    ldd r0, Y+0
    eor r15, r0
    subi r28, lo8(-(-300))
    sbci r29, hi8(-(-300))
    ldd r0, Y+0
    eor r7, r0
    and r6, r15
    eor r5, r6
    eor r12, r5
    and r14, r7
    eor r9, r14
    eor r13, r9
    mov r6, r18
    or r6, r10
    eor r4, r6
    subi r28, lo8(-(292))
    sbci r29, hi8(-(292))
    ldd r6, Y+0
    eor r10, r6
    mov r6, r2
    or r6, r4
    eor r6, r18
    and r18, r4
    eor r2, r18
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    ldd r14, Y+0
    eor r2, r14
    mov r14, r19
    or r14, r11
    eor r3, r14
    mov r14, r8
    or r14, r3
    eor r14, r19
    and r19, r3
    eor r8, r19
    ; round 39 (gift.dsl:33)
    com r3
    ; round 40 (gift.dsl:33)
    mov r0, r21
    or r0, r12
    eor r15, r0
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r0, Y+0
    eor r12, r0
    mov r0, r5
    or r0, r15
    eor r0, r21
    and r21, r15
    eor r5, r21
    com r15
    subi r28, lo8(-(-262))
    sbci r29, hi8(-(-262))
    ldd r16, Y+43
    eor r5, r16
    mov r16, r17
    or r16, r13
    eor r7, r16
    ldd r16, Y+0
    eor r13, r16
    mov r21, r9
    or r21, r7
    eor r21, r17
    and r17, r7
    eor r9, r17
    ; round 39 (gift.dsl:33)
    com r7
    ; round 40 (gift.dsl:33)
    mov r17, r15
    mov r18, r17
    andi r18, 85
    eor r17, r18
    lsl r18
    lsr r17
    or r18, r17
    ldi r31, hi8(.Ltable_byte_2)
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r30, Y+0
    eor r30, r6
    lpm r15, Z
    mov r30, r4
    lpm r6, Z
    ldd r30, Y+1
    eor r30, r14
    lpm r14, Z
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r30, Y+0
    eor r30, r8
    lpm r8, Z
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r30, Y+0
    eor r30, r0
    lpm r4, Z
    ldd r30, Y+1
    eor r30, r21
    lpm r0, Z
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r30, Y+0
    eor r30, r9
    lpm r9, Z
    ; round 39 (gift.dsl:33)
    mov r21, r15
    and r21, r10
    eor r8, r21
    eor r15, r3
    eor r3, r8
    mov r21, r15
    or r21, r3
    eor r10, r21
    mov r21, r8
    or r21, r10
    eor r21, r15
    and r15, r10
    eor r8, r15
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r15, Y+0
    eor r15, r21
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r21, Y+0
    eor r8, r21
    lsl r8
    adc r8, r1
    swap r15
    lsl r8
    adc r8, r1
    mov r21, r14
    or r21, r11
    eor r2, r21
    eor r14, r6
    eor r6, r2
    mov r21, r14
    or r21, r6
    eor r11, r21
    com r14
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r21, Y+0
    eor r6, r21
    mov r21, r2
    and r21, r11
    eor r21, r14
    or r14, r11
    eor r2, r14
    ldd r14, Y+63
    eor r14, r21
    subi r28, lo8(-(-177))
    sbci r29, hi8(-(-177))
    ldd r21, Y+0
    eor r2, r21
    swap r14
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r21, r4
    and r21, r12
    eor r9, r21
    eor r4, r7
    eor r7, r9
    mov r21, r4
    or r21, r7
    eor r12, r21
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r21, Y+21
    eor r7, r21
    mov r17, r9
    or r17, r12
    eor r17, r4
    and r4, r12
    eor r9, r4
    ldd r4, Y+0
    eor r4, r17
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r17, Y+0
    eor r9, r17
    swap r4
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r17, r0
    and r17, r13
    eor r5, r17
    eor r0, r18
    eor r18, r5
    mov r17, r0
    or r17, r18
    eor r13, r17
    mov r17, r5
    or r17, r13
    eor r17, r0
    and r0, r13
    eor r5, r0
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    ldd r0, Y+0
    eor r0, r17
    ldd r17, Y+3
    eor r5, r17
    lsl r5
    adc r5, r1
    swap r0
    lsl r5
    adc r5, r1
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r17, Y+0
    eor r3, r17
    eor r18, r17
    ; round 38 (gift.dsl:33)
    mov r19, r15
    and r19, r3
    eor r8, r19
    mov r19, r14
    and r19, r6
    eor r2, r19
    ; round 39 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r13
    lpm r13, Z
    ; round 38 (gift.dsl:33)
    eor r15, r10
    eor r10, r8
    mov r19, r15
    and r19, r10
    eor r3, r19
    ldd r19, Y+63
    eor r10, r19
    mov r19, r3
    com r19
    or r19, r8
    eor r19, r15
    or r15, r3
    eor r8, r15
    ldd r15, Y+34
    eor r8, r15
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r15, Y+0
    eor r15, r19
    eor r14, r11
    eor r11, r2
    mov r19, r14
    or r19, r11
    eor r6, r19
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r19, Y+4
    eor r11, r19
    mov r19, r2
    or r19, r6
    eor r19, r14
    and r14, r6
    eor r2, r14
    ldd r14, Y+2
    eor r2, r14
    com r6
    ldd r14, Y+0
    eor r14, r19
    mov r19, r4
    and r19, r7
    eor r9, r19
    eor r4, r12
    eor r12, r9
    mov r19, r4
    and r19, r12
    eor r7, r19
    subi r28, lo8(-(-295))
    sbci r29, hi8(-(-295))
    ldd r19, Y+0
    eor r12, r19
    mov r20, r7
    com r20
    or r20, r9
    eor r20, r4
    or r4, r7
    eor r9, r4
    subi r28, lo8(-(296))
    sbci r29, hi8(-(296))
    ldd r4, Y+0
    eor r4, r20
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r20, Y+0
    eor r9, r20
    mov r20, r0
    and r20, r18
    eor r5, r20
    eor r0, r13
    eor r13, r5
    mov r20, r13
    com r20
    ; round 37 (gift.dsl:33)
    or r13, r14
    ; round 38 (gift.dsl:33)
    mov r17, r0
    and r17, r20
    eor r18, r17
    mov r17, r5
    and r17, r18
    eor r17, r0
    or r0, r18
    eor r5, r0
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r0, Y+0
    eor r0, r17
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r17, Y+0
    eor r5, r17
    mov r17, r7
    lsr r17
    lsl r7
    andi r17, 85
    mov r21, r7
    andi r21, 170
    mov r7, r3
    lsl r7
    mov r16, r7
    andi r16, 170
    or r17, r16
    lsr r3
    mov r16, r3
    andi r16, 85
    or r16, r21
    mov r7, r18
    lsr r7
    lsl r18
    mov r21, r7
    andi r21, 85
    andi r18, 170
    mov r7, r6
    lsl r7
    mov r19, r7
    andi r19, 170
    or r21, r19
    lsr r6
    mov r19, r6
    andi r19, 85
    or r19, r18
    ; round 37 (gift.dsl:33)
    eor r14, r19
    ; round 38 (gift.dsl:33)
    movw r6, r8 ; r7, r9
    lsr r6
    lsl r8
    mov r18, r6
    andi r18, 85
    mov r6, r20
    mov r20, r8
    andi r20, 170
    lsl r7
    mov r8, r16
    mov r16, r7
    andi r16, 170
    or r18, r16
    lsr r9
    mov r16, r9
    andi r16, 85
    or r16, r20
    mov r7, r2
    lsr r7
    lsl r2
    mov r20, r7
    andi r20, 85
    mov r7, r16
    mov r16, r2
    andi r16, 170
    mov r2, r5
    lsl r2
    mov r9, r21
    mov r21, r2
    andi r21, 170
    or r20, r21
    lsr r5
    mov r21, r5
    andi r21, 85
    or r21, r16
    ; round 37 (gift.dsl:33)
    eor r13, r21
    eor r19, r13
    mov r5, r4
    and r5, r10
    eor r5, r18
    eor r4, r17
    eor r17, r5
    movw r2, r4 ; r3, r5
    or r2, r17
    eor r10, r2
    subi r28, lo8(-(-309))
    sbci r29, hi8(-(-309))
    ldd r2, Y+0
    eor r17, r2
    or r3, r10
    eor r3, r4
    and r4, r10
    eor r5, r4
    subi r28, lo8(-(311))
    sbci r29, hi8(-(311))
    ldd r4, Y+0
    eor r5, r4
    com r10
    subi r28, lo8(-(-261))
    sbci r29, hi8(-(-261))
    ldd r4, Y+0
    eor r3, r4
    mov r4, r0
    and r4, r11
    eor r4, r20
    eor r0, r9
    eor r9, r4
    mov r16, r0
    or r16, r9
    eor r11, r16
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    ldd r16, Y+0
    eor r9, r16
    mov r21, r4
    or r21, r11
    eor r21, r0
    and r0, r11
    eor r4, r0
    ldd r0, Y+26
    eor r0, r21
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r21, Y+0
    eor r4, r21
    com r11
    mov r21, r12
    com r21
    or r21, r15
    eor r7, r21
    eor r15, r8
    eor r8, r7
    mov r21, r15
    and r21, r8
    eor r12, r21
    mov r21, r7
    and r21, r12
    eor r21, r15
    or r15, r12
    eor r7, r15
    subi r28, lo8(-(232))
    sbci r29, hi8(-(232))
    ldd r15, Y+35
    eor r7, r15
    ldd r15, Y+0
    eor r15, r21
    mov r21, r14
    and r21, r19
    eor r6, r21
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r21, Y+0
    eor r19, r21
    mov r21, r13
    and r21, r6
    eor r21, r14
    or r14, r6
    eor r13, r14
    subi r28, lo8(-(277))
    sbci r29, hi8(-(277))
    ldd r14, Y+0
    eor r14, r21
    ldd r21, Y+35
    eor r13, r21
    movw r20, r10 ; r21, r11
    swap r21
    swap r11
    andi r21, 15
    mov r18, r11
    andi r18, 240
    swap r20
    andi r20, 240
    or r21, r20
    swap r10
    mov r20, r10
    andi r20, 15
    or r20, r18
    mov r10, r6
    swap r10
    swap r6
    mov r18, r10
    andi r18, 15
    mov r16, r6
    andi r16, 240
    mov r10, r12
    swap r10
    mov r11, r19
    mov r19, r10
    andi r19, 240
    or r18, r19
    swap r12
    mov r19, r12
    andi r19, 15
    or r19, r16
    mov r12, r5
    swap r12
    swap r5
    mov r16, r12
    andi r16, 15
    mov r12, r19
    mov r19, r5
    andi r19, 240
    mov r10, r4
    swap r10
    mov r6, r18
    mov r18, r10
    andi r18, 240
    or r16, r18
    swap r4
    mov r18, r4
    andi r18, 15
    or r18, r19
    mov r10, r7
    swap r10
    swap r7
    mov r19, r10
    andi r19, 15
    mov r10, r20
    mov r20, r7
    andi r20, 240
    mov r7, r13
    swap r7
    mov r5, r18
    mov r18, r7
    andi r18, 240
    or r19, r18
    swap r13
    mov r18, r13
    andi r18, 15
    or r18, r20
    ; round 36 (gift.dsl:33)
    mov r13, r0
    or r13, r17
    eor r13, r16
    eor r0, r21
    eor r21, r13
    mov r7, r0
    and r7, r21
    eor r7, r17
    mov r4, r7
    com r4
    mov r16, r13
    and r16, r4
    eor r16, r0
    or r0, r4
    eor r13, r0
    ldd r0, Y+36
    eor r0, r16
    mov r16, r3
    and r16, r9
    eor r5, r16
    eor r3, r10
    eor r10, r5
    mov r16, r3
    or r16, r10
    eor r9, r16
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r16, Y+0
    eor r10, r16
    mov r17, r5
    or r17, r9
    eor r17, r3
    and r3, r9
    eor r5, r3
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    ldd r3, Y+0
    eor r3, r17
    mov r17, r14
    and r17, r8
    eor r19, r17
    eor r14, r6
    eor r6, r19
    mov r17, r14
    or r17, r6
    eor r8, r17
    subi r28, lo8(-(-293))
    sbci r29, hi8(-(-293))
    ldd r17, Y+0
    eor r6, r17
    mov r20, r19
    or r20, r8
    eor r20, r14
    and r14, r8
    eor r14, r19
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r19, Y+0
    eor r14, r19
    mov r19, r15
    and r19, r11
    eor r18, r19
    eor r15, r12
    eor r12, r18
    mov r19, r15
    or r19, r12
    eor r11, r19
    subi r28, lo8(-(-139))
    sbci r29, hi8(-(-139))
    ldd r19, Y+0
    eor r12, r19
    mov r19, r18
    or r19, r11
    eor r19, r15
    and r15, r11
    eor r15, r18
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r18, Y+5
    eor r15, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r0
    lpm r0, Z
    ldd r30, Y+2
    eor r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+3
    eor r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+0
    eor r30, r20
    lpm r18, Z
    ; round 35 (gift.dsl:33)
    eor r7, r18
    and r18, r6
    eor r13, r18
    eor r4, r13
    ; round 36 (gift.dsl:33)
    mov r30, r11
    lpm r11, Z
    ldd r30, Y+1
    eor r30, r19
    lpm r18, Z
    ; round 35 (gift.dsl:33)
    mov r19, r0
    and r19, r21
    eor r14, r19
    eor r0, r8
    eor r8, r14
    mov r19, r0
    and r19, r8
    eor r21, r19
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r19, Y+0
    eor r8, r19
    mov r20, r21
    com r20
    or r20, r14
    eor r20, r0
    or r0, r21
    eor r14, r0
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r0, Y+0
    eor r0, r20
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r20, Y+0
    eor r14, r20
    mov r20, r3
    and r20, r10
    eor r15, r20
    eor r3, r11
    eor r11, r15
    mov r20, r3
    and r20, r11
    eor r10, r20
    mov r20, r10
    com r20
    or r20, r15
    eor r20, r3
    or r3, r10
    eor r15, r3
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    ldd r3, Y+0
    eor r3, r20
    mov r20, r7
    and r20, r4
    eor r6, r20
    ldd r20, Y+55
    eor r4, r20
    mov r20, r13
    and r20, r6
    eor r20, r7
    or r7, r6
    eor r13, r7
    ldd r7, Y+52
    eor r7, r20
    ldd r20, Y+54
    eor r13, r20
    mov r20, r18
    or r20, r12
    eor r5, r20
    eor r18, r9
    eor r9, r5
    mov r20, r18
    or r20, r9
    eor r12, r20
    com r18
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r20, Y+8
    eor r9, r20
    mov r17, r5
    and r17, r12
    eor r17, r18
    or r18, r12
    eor r5, r18
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    lpm r0, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+0
    eor r30, r15
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(293))
    sbci r29, hi8(-(293))
    ldd r30, Y+0
    eor r30, r17
    lpm r17, Z
    subi r28, lo8(-(-291))
    sbci r29, hi8(-(-291))
    ldd r30, Y+0
    eor r30, r5
    lpm r5, Z
    ; round 34 (gift.dsl:33)
    mov r18, r0
    and r18, r8
    eor r15, r18
    eor r0, r10
    eor r10, r15
    mov r18, r0
    or r18, r10
    eor r8, r18
    mov r18, r15
    or r18, r8
    eor r18, r0
    and r0, r8
    eor r15, r0
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ldd r0, Y+0
    eor r0, r18
    ldd r18, Y+4
    eor r15, r18
    swap r0
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r18, r3
    and r18, r11
    eor r14, r18
    eor r3, r21
    eor r21, r14
    mov r18, r3
    or r18, r21
    eor r11, r18
    eor r21, r2
    mov r18, r14
    or r18, r11
    eor r18, r3
    and r3, r11
    eor r14, r3
    ldd r3, Y+1
    eor r3, r18
    adiw r28, 5
    ldd r18, Y+61
    eor r14, r18
    swap r3
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r18, r7
    and r18, r4
    eor r5, r18
    eor r7, r12
    eor r12, r5
    mov r18, r7
    or r18, r12
    eor r4, r18
    ldd r18, Y+44
    eor r12, r18
    mov r18, r5
    or r18, r4
    eor r18, r7
    and r7, r4
    eor r5, r7
    ldd r7, Y+59
    eor r7, r18
    ldd r18, Y+0
    eor r5, r18
    swap r7
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r18, r17
    and r18, r9
    eor r13, r18
    eor r17, r6
    eor r6, r13
    mov r18, r17
    or r18, r6
    eor r9, r18
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r18, Y+0
    eor r6, r18
    mov r20, r13
    or r20, r9
    eor r20, r17
    and r17, r9
    eor r13, r17
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ldd r17, Y+59
    eor r20, r17
    ldd r17, Y+0
    eor r13, r17
    swap r20
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 33 (gift.dsl:33)
    mov r17, r0
    or r17, r10
    eor r15, r17
    mov r17, r3
    or r17, r21
    eor r14, r17
    ; round 34 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r9, Z
    ; round 33 (gift.dsl:33)
    eor r0, r8
    eor r8, r15
    mov r17, r0
    or r17, r8
    eor r10, r17
    com r0
    adiw r28, 61
    ldd r17, Y+6
    eor r8, r17
    mov r17, r15
    and r17, r10
    eor r17, r0
    or r0, r10
    eor r15, r0
    ldd r0, Y+3
    eor r15, r0
    ldd r0, Y+0
    eor r0, r17
    eor r3, r11
    eor r11, r14
    mov r17, r3
    or r17, r11
    eor r21, r17
    com r3
    eor r11, r18
    mov r17, r14
    and r17, r21
    eor r17, r3
    or r3, r21
    eor r14, r3
    ldd r3, Y+4
    eor r14, r3
    ldd r3, Y+1
    eor r3, r17
    mov r17, r7
    and r17, r12
    eor r5, r17
    eor r7, r4
    eor r4, r5
    mov r17, r7
    and r17, r4
    eor r12, r17
    eor r4, r19
    mov r17, r12
    com r17
    or r17, r5
    eor r17, r7
    or r7, r12
    eor r5, r7
    ldd r7, Y+2
    eor r7, r17
    subi r28, lo8(-(-319))
    sbci r29, hi8(-(-319))
    ldd r17, Y+0
    eor r5, r17
    mov r17, r20
    and r17, r6
    eor r13, r17
    eor r20, r9
    eor r9, r13
    mov r17, r9
    com r17
    ; round 32 (gift.dsl:33)
    or r9, r3
    ; round 33 (gift.dsl:33)
    mov r18, r20
    and r18, r17
    eor r6, r18
    mov r18, r13
    and r18, r6
    eor r18, r20
    or r20, r6
    eor r13, r20
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    ldd r20, Y+0
    eor r18, r20
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    ldd r20, Y+0
    eor r13, r20
    mov r20, r12
    lsr r20
    lsl r12
    andi r20, 85
    mov r19, r12
    andi r19, 170
    mov r12, r10
    lsl r12
    mov r16, r12
    andi r16, 170
    or r20, r16
    lsr r10
    mov r16, r10
    andi r16, 85
    or r16, r19
    mov r12, r6
    lsr r12
    lsl r6
    mov r19, r12
    andi r19, 85
    mov r12, r17
    mov r17, r6
    andi r17, 170
    mov r10, r21
    lsl r10
    mov r6, r16
    mov r16, r10
    andi r16, 170
    or r19, r16
    lsr r21
    andi r21, 85
    or r21, r17
    ; round 32 (gift.dsl:33)
    eor r3, r21
    ; round 33 (gift.dsl:33)
    mov r10, r15
    lsr r10
    lsl r15
    mov r16, r10
    andi r16, 85
    mov r17, r15
    andi r17, 170
    mov r10, r5
    lsl r10
    mov r15, r19
    mov r19, r10
    andi r19, 170
    or r16, r19
    lsr r5
    mov r19, r5
    andi r19, 85
    or r19, r17
    mov r10, r14
    lsr r10
    lsl r14
    mov r17, r10
    andi r17, 85
    mov r10, r19
    mov r19, r14
    andi r19, 170
    mov r14, r13
    lsl r14
    mov r5, r18
    mov r18, r14
    andi r18, 170
    or r17, r18
    lsr r13
    mov r18, r13
    andi r18, 85
    or r18, r19
    ; round 32 (gift.dsl:33)
    eor r9, r18
    eor r21, r9
    mov r13, r7
    and r13, r8
    eor r13, r16
    eor r7, r20
    eor r20, r13
    mov r14, r7
    or r14, r20
    eor r8, r14
    eor r20, r2
    mov r14, r13
    or r14, r8
    eor r14, r7
    and r7, r8
    eor r13, r7
    ldd r7, Y+2
    eor r13, r7
    com r8
    subi r28, lo8(-(-330))
    sbci r29, hi8(-(-330))
    ldd r7, Y+0
    eor r14, r7
    mov r7, r5
    and r7, r11
    eor r7, r17
    eor r5, r15
    eor r15, r7
    mov r16, r5
    or r16, r15
    eor r11, r16
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r16, Y+0
    eor r15, r16
    mov r17, r7
    or r17, r11
    eor r17, r5
    and r5, r11
    eor r7, r5
    ldd r5, Y+1
    eor r5, r17
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r17, Y+0
    eor r7, r17
    com r11
    mov r17, r4
    com r17
    or r17, r0
    eor r10, r17
    eor r0, r6
    eor r6, r10
    mov r17, r0
    and r17, r6
    eor r4, r17
    mov r17, r10
    and r17, r4
    eor r17, r0
    or r0, r4
    eor r10, r0
    ldd r0, Y+1
    eor r10, r0
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r0, Y+0
    eor r0, r17
    mov r17, r3
    and r17, r21
    eor r12, r17
    ldd r17, Y+2
    eor r21, r17
    mov r17, r9
    and r17, r12
    eor r17, r3
    or r3, r12
    eor r9, r3
    ldd r3, Y+1
    eor r3, r17
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r17, Y+0
    eor r9, r17
    mov r17, r11
    swap r17
    swap r11
    andi r17, 15
    mov r18, r11
    andi r18, 240
    mov r19, r8
    swap r19
    andi r19, 240
    or r17, r19
    swap r8
    mov r19, r8
    andi r19, 15
    or r19, r18
    mov r11, r12
    swap r11
    swap r12
    mov r18, r11
    andi r18, 15
    mov r16, r12
    andi r16, 240
    mov r12, r4
    swap r12
    mov r11, r21
    mov r21, r12
    andi r21, 240
    or r18, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r16
    mov r12, r13
    swap r12
    swap r13
    mov r16, r12
    andi r16, 15
    mov r12, r21
    mov r21, r13
    andi r21, 240
    mov r13, r7
    swap r13
    mov r8, r18
    mov r18, r13
    andi r18, 240
    or r16, r18
    swap r7
    mov r18, r7
    andi r18, 15
    or r18, r21
    mov r13, r10
    swap r13
    swap r10
    mov r21, r13
    andi r21, 15
    mov r13, r19
    mov r19, r10
    andi r19, 240
    mov r10, r9
    swap r10
    mov r7, r18
    mov r18, r10
    andi r18, 240
    or r21, r18
    swap r9
    mov r18, r9
    andi r18, 15
    or r18, r19
    ; round 31 (gift.dsl:33)
    mov r10, r5
    or r10, r20
    eor r10, r16
    eor r5, r17
    eor r17, r10
    mov r9, r5
    and r9, r17
    eor r9, r20
    mov r4, r9
    com r4
    mov r16, r10
    and r16, r4
    eor r16, r5
    or r5, r4
    eor r10, r5
    ldd r5, Y+1
    eor r5, r16
    mov r16, r14
    and r16, r15
    eor r7, r16
    eor r14, r13
    eor r13, r7
    mov r16, r14
    or r16, r13
    eor r15, r16
    subi r28, lo8(-(-292))
    sbci r29, hi8(-(-292))
    ldd r16, Y+0
    eor r13, r16
    mov r19, r7
    or r19, r15
    eor r19, r14
    and r14, r15
    eor r7, r14
    subi r28, lo8(-(294))
    sbci r29, hi8(-(294))
    ldd r14, Y+0
    eor r14, r19
    mov r19, r3
    and r19, r6
    eor r21, r19
    eor r3, r8
    eor r8, r21
    mov r19, r3
    or r19, r8
    eor r6, r19
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r19, Y+2
    eor r8, r19
    mov r20, r21
    or r20, r6
    eor r20, r3
    and r3, r6
    eor r3, r21
    ldd r21, Y+0
    eor r3, r21
    mov r21, r0
    and r21, r11
    eor r18, r21
    eor r0, r12
    eor r12, r18
    mov r21, r0
    or r21, r12
    eor r11, r21
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r21, Y+0
    eor r12, r21
    mov r21, r18
    or r21, r11
    eor r21, r0
    and r0, r11
    eor r0, r18
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r18, Y+5
    eor r0, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r5
    lpm r5, Z
    ldd r30, Y+2
    eor r30, r10
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    ldd r30, Y+3
    eor r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+0
    eor r30, r20
    lpm r18, Z
    ; round 30 (gift.dsl:33)
    eor r9, r18
    and r18, r8
    eor r10, r18
    eor r4, r10
    ; round 31 (gift.dsl:33)
    mov r30, r11
    lpm r11, Z
    ldd r30, Y+1
    eor r30, r21
    lpm r21, Z
    ; round 30 (gift.dsl:33)
    mov r18, r5
    and r18, r17
    eor r3, r18
    eor r5, r6
    eor r6, r3
    mov r18, r5
    and r18, r6
    eor r17, r18
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r18, Y+0
    eor r6, r18
    mov r18, r17
    com r18
    or r18, r3
    eor r18, r5
    or r5, r17
    eor r3, r5
    subi r28, lo8(-(-107))
    sbci r29, hi8(-(-107))
    ldd r5, Y+0
    eor r5, r18
    ldd r18, Y+4
    eor r3, r18
    mov r18, r14
    and r18, r13
    eor r0, r18
    eor r14, r11
    eor r11, r0
    mov r18, r14
    and r18, r11
    eor r13, r18
    mov r18, r13
    com r18
    or r18, r0
    eor r18, r14
    or r14, r13
    eor r0, r14
    ldd r14, Y+1
    eor r14, r18
    mov r18, r9
    and r18, r4
    eor r8, r18
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r18, Y+0
    eor r4, r18
    mov r20, r10
    and r20, r8
    eor r20, r9
    or r9, r8
    eor r10, r9
    subi r28, lo8(-(325))
    sbci r29, hi8(-(325))
    ldd r9, Y+0
    eor r9, r20
    ldd r20, Y+2
    eor r10, r20
    mov r20, r21
    or r20, r12
    eor r7, r20
    eor r21, r15
    eor r15, r7
    mov r20, r21
    or r20, r15
    eor r12, r20
    com r21
    subi r28, lo8(-(-304))
    sbci r29, hi8(-(-304))
    ldd r20, Y+0
    eor r15, r20
    mov r19, r7
    and r19, r12
    eor r19, r21
    or r21, r12
    eor r7, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r5, Z
    mov r30, r17
    lpm r21, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r30, Y+0
    eor r30, r0
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r30, Y+0
    eor r30, r19
    lpm r17, Z
    ldd r30, Y+2
    eor r30, r7
    lpm r7, Z
    ; round 29 (gift.dsl:33)
    mov r19, r5
    and r19, r6
    eor r0, r19
    eor r5, r13
    eor r13, r0
    mov r19, r5
    or r19, r13
    eor r6, r19
    subi r28, lo8(-(-316))
    sbci r29, hi8(-(-316))
    ldd r19, Y+0
    eor r13, r19
    mov r19, r0
    or r19, r6
    eor r19, r5
    and r5, r6
    eor r0, r5
    subi r28, lo8(-(320))
    sbci r29, hi8(-(320))
    ldd r5, Y+0
    eor r5, r19
    ldd r19, Y+4
    eor r0, r19
    swap r5
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r19, r14
    and r19, r11
    eor r3, r19
    eor r14, r21
    eor r21, r3
    mov r19, r14
    or r19, r21
    eor r11, r19
    subi r28, lo8(-(-321))
    sbci r29, hi8(-(-321))
    ldd r19, Y+0
    eor r21, r19
    mov r2, r3
    or r2, r11
    eor r2, r14
    and r14, r11
    eor r3, r14
    subi r28, lo8(-(322))
    sbci r29, hi8(-(322))
    ldd r14, Y+0
    eor r2, r14
    ldd r14, Y+4
    eor r3, r14
    swap r2
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r14, r9
    and r14, r4
    eor r7, r14
    eor r9, r12
    eor r12, r7
    mov r14, r9
    or r14, r12
    eor r4, r14
    subi r28, lo8(-(-320))
    sbci r29, hi8(-(-320))
    ldd r14, Y+0
    eor r12, r14
    mov r14, r7
    or r14, r4
    eor r14, r9
    and r9, r4
    eor r7, r9
    subi r28, lo8(-(321))
    sbci r29, hi8(-(321))
    ldd r9, Y+0
    eor r14, r9
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r9, Y+0
    eor r7, r9
    swap r14
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r9, r17
    and r9, r15
    eor r10, r9
    eor r17, r8
    eor r8, r10
    mov r9, r17
    or r9, r8
    eor r15, r9
    ; round 28 (gift.dsl:33)
    com r8
    ; round 29 (gift.dsl:33)
    mov r9, r10
    or r9, r15
    eor r9, r17
    and r17, r15
    eor r10, r17
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    ldd r17, Y+0
    eor r9, r17
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r17, Y+0
    eor r10, r17
    swap r9
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    ; round 28 (gift.dsl:33)
    mov r17, r5
    and r17, r13
    eor r0, r17
    mov r17, r2
    and r17, r21
    eor r3, r17
    ; round 29 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    ; round 28 (gift.dsl:33)
    eor r5, r6
    eor r6, r0
    mov r17, r6
    com r17
    mov r20, r5
    and r20, r17
    eor r13, r20
    mov r20, r0
    and r20, r13
    eor r20, r5
    or r5, r13
    eor r0, r5
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r5, Y+40
    eor r0, r5
    ldd r5, Y+0
    eor r5, r20
    eor r2, r11
    eor r11, r3
    mov r20, r2
    and r20, r11
    eor r21, r20
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r20, Y+0
    eor r11, r20
    mov r20, r21
    com r20
    or r20, r3
    eor r20, r2
    or r2, r21
    eor r3, r2
    subi r28, lo8(-(-80))
    sbci r29, hi8(-(-80))
    ldd r2, Y+0
    eor r3, r2
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r2, Y+0
    eor r2, r20
    mov r20, r14
    and r20, r12
    eor r7, r20
    eor r14, r4
    eor r4, r7
    mov r20, r14
    and r20, r4
    eor r12, r20
    eor r4, r18
    mov r20, r12
    com r20
    or r20, r7
    eor r20, r14
    or r14, r12
    eor r7, r14
    ldd r14, Y+1
    eor r14, r20
    ldd r20, Y+2
    eor r7, r20
    ; round 27 (gift.dsl:33)
    or r6, r14
    ; round 28 (gift.dsl:33)
    mov r20, r9
    and r20, r8
    eor r10, r20
    eor r9, r15
    eor r15, r10
    mov r20, r15
    com r20
    ; round 27 (gift.dsl:33)
    or r15, r2
    ; round 28 (gift.dsl:33)
    mov r18, r9
    and r18, r20
    eor r8, r18
    mov r18, r10
    and r18, r8
    eor r18, r9
    or r9, r8
    eor r10, r9
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r9, Y+2
    eor r10, r9
    ldd r9, Y+0
    eor r9, r18
    mov r18, r12
    lsr r18
    lsl r12
    andi r18, 85
    mov r16, r12
    andi r16, 170
    mov r12, r13
    lsl r12
    mov r19, r12
    andi r19, 170
    or r18, r19
    lsr r13
    mov r19, r13
    andi r19, 85
    or r19, r16
    ; round 27 (gift.dsl:33)
    eor r14, r18
    ; round 28 (gift.dsl:33)
    mov r12, r8
    lsr r12
    lsl r8
    mov r16, r12
    andi r16, 85
    movw r12, r20 ; r13, r21
    mov r20, r8
    andi r20, 170
    lsl r13
    mov r8, r19
    mov r19, r13
    andi r19, 170
    or r16, r19
    lsr r21
    andi r21, 85
    or r21, r20
    ; round 27 (gift.dsl:33)
    eor r2, r21
    ; round 28 (gift.dsl:33)
    mov r13, r0
    lsr r13
    lsl r0
    mov r19, r13
    andi r19, 85
    mov r20, r0
    andi r20, 170
    mov r13, r7
    lsl r13
    mov r0, r16
    mov r16, r13
    andi r16, 170
    or r19, r16
    ; round 27 (gift.dsl:33)
    eor r6, r19
    ; round 28 (gift.dsl:33)
    lsr r7
    mov r16, r7
    andi r16, 85
    or r16, r20
    ; round 27 (gift.dsl:33)
    eor r18, r6
    ; round 28 (gift.dsl:33)
    mov r13, r3
    lsr r13
    lsl r3
    mov r19, r13
    andi r19, 85
    mov r20, r3
    andi r20, 170
    mov r13, r10
    lsl r13
    mov r7, r16
    mov r16, r13
    andi r16, 170
    or r19, r16
    lsr r10
    mov r16, r10
    andi r16, 85
    or r16, r20
    ; round 27 (gift.dsl:33)
    eor r15, r16
    eor r21, r15
    mov r10, r14
    and r10, r18
    eor r10, r17
    subi r28, lo8(-(-327))
    sbci r29, hi8(-(-327))
    ldd r13, Y+0
    eor r18, r13
    mov r3, r6
    and r3, r10
    eor r3, r14
    or r14, r10
    eor r6, r14
    subi r28, lo8(-(330))
    sbci r29, hi8(-(330))
    ldd r14, Y+0
    eor r6, r14
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r14, Y+0
    eor r3, r14
    mov r14, r11
    com r14
    or r14, r9
    eor r14, r19
    eor r9, r0
    eor r0, r14
    mov r16, r9
    and r16, r0
    eor r11, r16
    mov r16, r14
    and r16, r11
    eor r16, r9
    or r9, r11
    eor r14, r9
    ldd r9, Y+1
    eor r9, r16
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r16, Y+0
    eor r14, r16
    mov r16, r4
    com r16
    or r16, r5
    eor r7, r16
    eor r5, r8
    eor r8, r7
    mov r16, r5
    and r16, r8
    eor r4, r16
    mov r16, r7
    and r16, r4
    eor r16, r5
    or r5, r4
    eor r7, r5
    ldd r5, Y+1
    eor r7, r5
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    eor r5, r16
    mov r16, r2
    and r16, r21
    eor r12, r16
    subi r28, lo8(-(-131))
    sbci r29, hi8(-(-131))
    ldd r16, Y+0
    eor r21, r16
    mov r16, r15
    and r16, r12
    eor r16, r2
    or r2, r12
    eor r15, r2
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r2, Y+0
    eor r2, r16
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r16, Y+0
    eor r15, r16
    mov r16, r11
    swap r16
    swap r11
    andi r16, 15
    mov r17, r11
    andi r17, 240
    mov r11, r10
    swap r11
    mov r19, r11
    andi r19, 240
    or r16, r19
    swap r10
    mov r19, r10
    andi r19, 15
    or r19, r17
    mov r10, r12
    swap r10
    swap r12
    mov r17, r10
    andi r17, 15
    mov r20, r12
    andi r20, 240
    mov r12, r4
    swap r12
    mov r10, r21
    mov r21, r12
    andi r21, 240
    or r17, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r20
    mov r12, r6
    swap r12
    swap r6
    mov r20, r12
    andi r20, 15
    mov r12, r21
    mov r21, r6
    andi r21, 240
    mov r11, r14
    swap r11
    mov r6, r17
    mov r17, r11
    andi r17, 240
    or r20, r17
    swap r14
    mov r17, r14
    andi r17, 15
    or r17, r21
    mov r11, r7
    swap r11
    swap r7
    mov r21, r11
    andi r21, 15
    mov r11, r19
    mov r19, r7
    andi r19, 240
    mov r14, r15
    swap r14
    mov r7, r17
    mov r17, r14
    andi r17, 240
    or r21, r17
    swap r15
    mov r17, r15
    andi r17, 15
    or r17, r19
    ; round 26 (gift.dsl:33)
    mov r15, r9
    or r15, r18
    eor r15, r20
    eor r9, r16
    eor r16, r15
    mov r14, r9
    and r14, r16
    eor r14, r18
    mov r4, r14
    com r4
    mov r18, r15
    and r18, r4
    eor r18, r9
    or r9, r4
    eor r15, r9
    ldd r9, Y+1
    eor r9, r18
    mov r18, r3
    and r18, r0
    eor r7, r18
    eor r3, r11
    eor r11, r7
    mov r18, r3
    or r18, r11
    eor r0, r18
    subi r28, lo8(-(-312))
    sbci r29, hi8(-(-312))
    ldd r18, Y+0
    eor r11, r18
    mov r19, r7
    or r19, r0
    eor r19, r3
    and r3, r0
    eor r7, r3
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r3, Y+0
    eor r3, r19
    mov r19, r2
    and r19, r8
    eor r21, r19
    eor r2, r6
    eor r6, r21
    mov r19, r2
    or r19, r6
    eor r8, r19
    ldd r19, Y+7
    eor r6, r19
    mov r19, r21
    or r19, r8
    eor r19, r2
    and r2, r8
    eor r2, r21
    ldd r21, Y+5
    eor r2, r21
    mov r21, r5
    and r21, r10
    eor r17, r21
    eor r5, r12
    eor r12, r17
    mov r21, r5
    or r21, r12
    eor r10, r21
    mov r21, r17
    or r21, r10
    eor r21, r5
    and r5, r10
    eor r5, r17
    ldd r17, Y+6
    eor r5, r17
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r9
    lpm r9, Z
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r30, Y+0
    eor r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r30, Y+0
    eor r30, r7
    lpm r7, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(147))
    sbci r29, hi8(-(147))
    ldd r30, Y+0
    eor r30, r19
    lpm r17, Z
    ; round 25 (gift.dsl:33)
    eor r14, r17
    and r17, r6
    eor r15, r17
    eor r4, r15
    ; round 26 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    ldd r30, Y+1
    eor r30, r21
    lpm r21, Z
    ; round 25 (gift.dsl:33)
    mov r17, r9
    and r17, r16
    eor r2, r17
    eor r9, r8
    eor r8, r2
    mov r17, r9
    and r17, r8
    eor r16, r17
    mov r17, r16
    com r17
    or r17, r2
    eor r17, r9
    or r9, r16
    eor r2, r9
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r9, Y+0
    eor r9, r17
    ldd r17, Y+4
    eor r2, r17
    mov r17, r3
    and r17, r11
    eor r5, r17
    eor r3, r10
    eor r10, r5
    mov r17, r3
    and r17, r10
    eor r11, r17
    mov r17, r11
    com r17
    or r17, r5
    eor r17, r3
    or r3, r11
    eor r5, r3
    ldd r3, Y+1
    eor r3, r17
    mov r17, r14
    and r17, r4
    eor r6, r17
    mov r17, r15
    and r17, r6
    eor r17, r14
    or r14, r6
    eor r15, r14
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r14, Y+0
    eor r14, r17
    ldd r17, Y+2
    eor r15, r17
    mov r17, r21
    or r17, r12
    eor r7, r17
    eor r21, r0
    eor r0, r7
    mov r17, r21
    or r17, r0
    eor r12, r17
    com r21
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r17, Y+0
    eor r0, r17
    mov r19, r7
    and r19, r12
    eor r19, r21
    or r21, r12
    eor r7, r21
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r21, Y+54
    eor r8, r21
    eor r4, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r16
    lpm r16, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+0
    eor r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r30, Y+0
    eor r30, r19
    lpm r21, Z
    ldd r30, Y+2
    eor r30, r7
    lpm r7, Z
    ; round 24 (gift.dsl:33)
    mov r19, r9
    and r19, r8
    eor r5, r19
    eor r9, r11
    eor r11, r5
    mov r19, r9
    or r19, r11
    eor r8, r19
    subi r28, lo8(-(-348))
    sbci r29, hi8(-(-348))
    ldd r19, Y+0
    eor r11, r19
    mov r20, r5
    or r20, r8
    eor r20, r9
    and r9, r8
    eor r5, r9
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r9, Y+0
    eor r9, r20
    ldd r20, Y+4
    eor r5, r20
    swap r9
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r20, r3
    and r20, r10
    eor r2, r20
    eor r3, r16
    eor r16, r2
    mov r20, r3
    or r20, r16
    eor r10, r20
    mov r20, r2
    or r20, r10
    eor r20, r3
    and r3, r10
    eor r2, r3
    ldd r3, Y+1
    eor r3, r20
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r20, Y+0
    eor r2, r20
    swap r3
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r20, r14
    and r20, r4
    eor r7, r20
    eor r14, r12
    eor r12, r7
    mov r20, r14
    or r20, r12
    eor r4, r20
    subi r28, lo8(-(-342))
    sbci r29, hi8(-(-342))
    ldd r20, Y+0
    eor r12, r20
    mov r17, r7
    or r17, r4
    eor r17, r14
    and r14, r4
    eor r7, r14
    subi r28, lo8(-(340))
    sbci r29, hi8(-(340))
    ldd r14, Y+0
    eor r14, r17
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r17, Y+0
    eor r7, r17
    swap r14
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r17, r21
    and r17, r0
    eor r15, r17
    eor r21, r6
    eor r6, r15
    mov r17, r21
    or r17, r6
    eor r0, r17
    eor r6, r13
    mov r17, r15
    or r17, r0
    eor r17, r21
    and r21, r0
    eor r15, r21
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    ldd r21, Y+0
    eor r17, r21
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r21, Y+0
    eor r15, r21
    swap r17
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    ; round 23 (gift.dsl:33)
    mov r21, r9
    or r21, r11
    eor r5, r21
    mov r21, r3
    or r21, r16
    eor r2, r21
    ; round 24 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r0
    lpm r0, Z
    ; round 23 (gift.dsl:33)
    eor r9, r8
    eor r8, r5
    mov r21, r9
    or r21, r8
    eor r11, r21
    com r9
    eor r8, r18
    mov r21, r5
    and r21, r11
    eor r21, r9
    or r9, r11
    eor r5, r9
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    ldd r9, Y+40
    eor r5, r9
    ldd r9, Y+0
    eor r9, r21
    eor r3, r10
    eor r10, r2
    mov r21, r3
    or r21, r10
    eor r16, r21
    com r3
    ldd r21, Y+43
    eor r10, r21
    mov r21, r2
    and r21, r16
    eor r21, r3
    or r3, r16
    eor r2, r3
    ldd r3, Y+41
    eor r2, r3
    ldd r3, Y+38
    eor r3, r21
    mov r21, r14
    and r21, r12
    eor r7, r21
    eor r14, r4
    eor r4, r7
    mov r21, r14
    and r21, r4
    eor r12, r21
    eor r4, r19
    mov r21, r12
    com r21
    or r21, r7
    eor r21, r14
    or r14, r12
    eor r7, r14
    ldd r14, Y+39
    eor r14, r21
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r21, Y+0
    eor r7, r21
    mov r21, r17
    and r21, r6
    eor r15, r21
    eor r17, r0
    eor r0, r15
    mov r21, r0
    com r21
    ; round 22 (gift.dsl:33)
    or r0, r3
    ; round 23 (gift.dsl:33)
    mov r19, r17
    and r19, r21
    eor r6, r19
    mov r19, r15
    and r19, r6
    eor r19, r17
    or r17, r6
    eor r15, r17
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r17, Y+0
    eor r19, r17
    subi r28, lo8(-(261))
    sbci r29, hi8(-(261))
    ldd r17, Y+0
    eor r15, r17
    mov r17, r12
    lsr r17
    lsl r12
    andi r17, 85
    mov r18, r12
    andi r18, 170
    mov r12, r11
    lsl r12
    mov r20, r12
    andi r20, 170
    or r17, r20
    lsr r11
    mov r20, r11
    andi r20, 85
    or r20, r18
    mov r12, r6
    lsr r12
    lsl r6
    mov r18, r12
    andi r18, 85
    mov r12, r21
    mov r21, r6
    andi r21, 170
    mov r11, r16
    lsl r11
    mov r6, r20
    mov r20, r11
    andi r20, 170
    or r18, r20
    lsr r16
    andi r16, 85
    or r16, r21
    ; round 22 (gift.dsl:33)
    eor r3, r16
    ; round 23 (gift.dsl:33)
    mov r11, r5
    lsr r11
    lsl r5
    mov r21, r11
    andi r21, 85
    mov r20, r5
    andi r20, 170
    mov r11, r7
    lsl r11
    mov r5, r18
    mov r18, r11
    andi r18, 170
    or r21, r18
    lsr r7
    mov r18, r7
    andi r18, 85
    or r18, r20
    mov r11, r2
    lsr r11
    lsl r2
    mov r20, r11
    andi r20, 85
    mov r11, r18
    mov r18, r2
    andi r18, 170
    mov r7, r15
    lsl r7
    mov r2, r19
    mov r19, r7
    andi r19, 170
    or r20, r19
    lsr r15
    mov r19, r15
    andi r19, 85
    or r19, r18
    ; round 22 (gift.dsl:33)
    eor r0, r19
    eor r16, r0
    mov r15, r14
    and r15, r8
    eor r15, r21
    eor r14, r17
    eor r17, r15
    mov r7, r14
    or r7, r17
    eor r8, r7
    subi r28, lo8(-(-369))
    sbci r29, hi8(-(-369))
    ldd r7, Y+0
    eor r17, r7
    mov r21, r15
    or r21, r8
    eor r21, r14
    and r14, r8
    eor r15, r14
    subi r28, lo8(-(371))
    sbci r29, hi8(-(371))
    ldd r14, Y+0
    eor r15, r14
    com r8
    subi r28, lo8(-(-196))
    sbci r29, hi8(-(-196))
    ldd r14, Y+0
    eor r14, r21
    mov r21, r2
    and r21, r10
    eor r20, r21
    eor r2, r5
    eor r5, r20
    mov r21, r2
    or r21, r5
    eor r10, r21
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r21, Y+0
    eor r5, r21
    mov r18, r20
    or r18, r10
    eor r18, r2
    and r2, r10
    eor r20, r2
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r2, Y+0
    eor r2, r18
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r18, Y+0
    eor r20, r18
    com r10
    mov r18, r4
    com r18
    or r18, r9
    eor r11, r18
    eor r9, r6
    eor r6, r11
    mov r18, r9
    and r18, r6
    eor r4, r18
    mov r18, r11
    and r18, r4
    eor r18, r9
    or r9, r4
    eor r11, r9
    ldd r9, Y+1
    eor r11, r9
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r9, Y+0
    eor r9, r18
    mov r18, r3
    and r18, r16
    eor r12, r18
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r18, Y+0
    eor r16, r18
    mov r18, r0
    and r18, r12
    eor r18, r3
    or r3, r12
    eor r0, r3
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ldd r3, Y+0
    eor r3, r18
    subi r28, lo8(-(196))
    sbci r29, hi8(-(196))
    ldd r18, Y+0
    eor r0, r18
    mov r18, r10
    swap r18
    swap r10
    andi r18, 15
    mov r19, r10
    andi r19, 240
    mov r10, r8
    swap r10
    mov r21, r10
    andi r21, 240
    or r18, r21
    swap r8
    mov r21, r8
    andi r21, 15
    or r21, r19
    mov r10, r12
    swap r10
    swap r12
    mov r19, r10
    andi r19, 15
    mov r10, r16
    mov r16, r12
    andi r16, 240
    mov r12, r4
    swap r12
    mov r8, r21
    mov r21, r12
    andi r21, 240
    or r19, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r16
    mov r12, r15
    swap r12
    swap r15
    mov r16, r12
    andi r16, 15
    mov r12, r21
    mov r21, r15
    andi r21, 240
    mov r15, r20
    swap r15
    mov r4, r19
    mov r19, r15
    andi r19, 240
    or r16, r19
    swap r20
    andi r20, 15
    or r20, r21
    mov r15, r11
    swap r15
    swap r11
    mov r21, r15
    andi r21, 15
    mov r19, r11
    andi r19, 240
    mov r11, r0
    swap r11
    mov r15, r20
    mov r20, r11
    andi r20, 240
    or r21, r20
    swap r0
    mov r20, r0
    andi r20, 15
    or r20, r19
    ; round 21 (gift.dsl:33)
    mov r11, r2
    or r11, r17
    eor r11, r16
    eor r2, r18
    eor r18, r11
    mov r0, r2
    and r0, r18
    eor r0, r17
    mov r16, r0
    com r16
    mov r17, r11
    and r17, r16
    eor r17, r2
    or r2, r16
    eor r11, r2
    ldd r2, Y+1
    eor r2, r17
    mov r17, r14
    and r17, r5
    eor r15, r17
    eor r14, r8
    eor r8, r15
    mov r17, r14
    or r17, r8
    eor r5, r17
    subi r28, lo8(-(-333))
    sbci r29, hi8(-(-333))
    ldd r17, Y+0
    eor r8, r17
    mov r19, r15
    or r19, r5
    eor r19, r14
    and r14, r5
    eor r15, r14
    subi r28, lo8(-(335))
    sbci r29, hi8(-(335))
    ldd r14, Y+0
    eor r14, r19
    mov r19, r3
    and r19, r6
    eor r21, r19
    eor r3, r4
    eor r4, r21
    mov r19, r3
    or r19, r4
    eor r6, r19
    subi r28, lo8(-(-283))
    sbci r29, hi8(-(-283))
    ldd r19, Y+0
    eor r4, r19
    mov r19, r21
    or r19, r6
    eor r19, r3
    and r3, r6
    eor r3, r21
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r21, Y+0
    eor r3, r21
    mov r21, r9
    and r21, r10
    eor r20, r21
    eor r9, r12
    eor r12, r20
    mov r21, r9
    or r21, r12
    eor r10, r21
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r21, Y+0
    eor r12, r21
    mov r21, r20
    or r21, r10
    eor r21, r9
    and r9, r10
    eor r9, r20
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r20, Y+5
    eor r9, r20
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+2
    eor r30, r11
    lpm r11, Z
    mov r30, r14
    lpm r14, Z
    ldd r30, Y+3
    eor r30, r15
    lpm r15, Z
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+0
    eor r30, r19
    lpm r19, Z
    ; round 20 (gift.dsl:33)
    eor r0, r19
    and r19, r4
    eor r11, r19
    eor r16, r11
    ; round 21 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    ldd r30, Y+1
    eor r30, r21
    lpm r21, Z
    ; round 20 (gift.dsl:33)
    mov r19, r2
    and r19, r18
    eor r3, r19
    eor r2, r6
    eor r6, r3
    mov r19, r2
    and r19, r6
    eor r18, r19
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    ldd r19, Y+0
    eor r6, r19
    mov r19, r18
    com r19
    or r19, r3
    eor r19, r2
    or r2, r18
    eor r3, r2
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r2, Y+0
    eor r2, r19
    ldd r19, Y+4
    eor r3, r19
    mov r19, r14
    and r19, r8
    eor r9, r19
    eor r14, r10
    eor r10, r9
    mov r19, r14
    and r19, r10
    eor r8, r19
    mov r19, r8
    com r19
    or r19, r9
    eor r19, r14
    or r14, r8
    eor r9, r14
    ldd r14, Y+1
    eor r14, r19
    mov r19, r0
    and r19, r16
    eor r4, r19
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r19, Y+0
    eor r16, r19
    mov r19, r11
    and r19, r4
    eor r19, r0
    or r0, r4
    eor r11, r0
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r0, Y+0
    eor r0, r19
    ldd r19, Y+2
    eor r11, r19
    mov r19, r21
    or r19, r12
    eor r15, r19
    eor r21, r5
    eor r5, r15
    mov r19, r21
    or r19, r5
    eor r12, r19
    com r21
    subi r28, lo8(-(-345))
    sbci r29, hi8(-(-345))
    ldd r19, Y+0
    eor r5, r19
    mov r20, r15
    and r20, r12
    eor r20, r21
    or r21, r12
    eor r15, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r21, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    ldd r30, Y+0
    eor r30, r9
    lpm r9, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    ldd r30, Y+0
    eor r30, r20
    lpm r18, Z
    ldd r30, Y+2
    eor r30, r15
    lpm r15, Z
    ; round 19 (gift.dsl:33)
    mov r20, r2
    and r20, r6
    eor r9, r20
    eor r2, r8
    eor r8, r9
    mov r20, r2
    or r20, r8
    eor r6, r20
    subi r28, lo8(-(-307))
    sbci r29, hi8(-(-307))
    ldd r20, Y+0
    eor r8, r20
    mov r20, r9
    or r20, r6
    eor r20, r2
    and r2, r6
    eor r9, r2
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r2, Y+0
    eor r2, r20
    ldd r20, Y+4
    eor r9, r20
    swap r2
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r20, r14
    and r20, r10
    eor r3, r20
    eor r14, r21
    eor r21, r3
    mov r20, r14
    or r20, r21
    eor r10, r20
    mov r20, r3
    or r20, r10
    eor r20, r14
    and r14, r10
    eor r3, r14
    ldd r14, Y+1
    eor r14, r20
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    ldd r20, Y+0
    eor r3, r20
    swap r14
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r20, r0
    and r20, r16
    eor r15, r20
    eor r0, r12
    eor r12, r15
    mov r20, r0
    or r20, r12
    eor r16, r20
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r20, Y+0
    eor r12, r20
    mov r20, r15
    or r20, r16
    eor r20, r0
    and r0, r16
    eor r15, r0
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r0, Y+0
    eor r0, r20
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r20, Y+0
    eor r15, r20
    swap r0
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r20, r18
    and r20, r5
    eor r11, r20
    eor r18, r4
    eor r4, r11
    mov r20, r18
    or r20, r4
    eor r5, r20
    eor r4, r13
    mov r20, r11
    or r20, r5
    eor r20, r18
    and r18, r5
    eor r11, r18
    subi r28, lo8(-(226))
    sbci r29, hi8(-(226))
    ldd r18, Y+0
    eor r20, r18
    subi r28, lo8(-(-225))
    sbci r29, hi8(-(-225))
    ldd r18, Y+0
    eor r11, r18
    swap r20
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    ; round 18 (gift.dsl:33)
    mov r18, r2
    or r18, r8
    eor r9, r18
    mov r18, r14
    or r18, r21
    eor r3, r18
    ; round 19 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r5
    lpm r5, Z
    ; round 18 (gift.dsl:33)
    eor r2, r6
    eor r6, r9
    mov r18, r2
    or r18, r6
    eor r8, r18
    com r2
    eor r6, r19
    mov r18, r9
    and r18, r8
    eor r18, r2
    or r2, r8
    eor r9, r2
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    ldd r2, Y+3
    eor r9, r2
    ldd r2, Y+0
    eor r2, r18
    eor r14, r10
    eor r10, r3
    mov r18, r14
    or r18, r10
    eor r21, r18
    com r14
    ldd r18, Y+6
    eor r10, r18
    mov r18, r3
    and r18, r21
    eor r18, r14
    or r14, r21
    eor r3, r14
    ldd r14, Y+4
    eor r3, r14
    ldd r14, Y+1
    eor r14, r18
    mov r18, r0
    and r18, r12
    eor r15, r18
    eor r0, r16
    eor r16, r15
    mov r18, r0
    and r18, r16
    eor r12, r18
    subi r28, lo8(-(-373))
    sbci r29, hi8(-(-373))
    ldd r18, Y+0
    eor r16, r18
    mov r13, r12
    com r13
    or r13, r15
    eor r13, r0
    or r0, r12
    eor r15, r0
    subi r28, lo8(-(375))
    sbci r29, hi8(-(375))
    ldd r0, Y+0
    eor r13, r0
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r0, Y+0
    eor r15, r0
    mov r0, r20
    and r0, r4
    eor r11, r0
    eor r20, r5
    eor r5, r11
    mov r0, r5
    com r0
    ; round 17 (gift.dsl:33)
    or r5, r14
    ; round 18 (gift.dsl:33)
    mov r18, r20
    and r18, r0
    eor r4, r18
    mov r18, r11
    and r18, r4
    eor r18, r20
    or r20, r4
    eor r11, r20
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r20, Y+0
    eor r18, r20
    subi r28, lo8(-(329))
    sbci r29, hi8(-(329))
    ldd r20, Y+0
    eor r11, r20
    mov r20, r12
    lsr r20
    lsl r12
    andi r20, 85
    mov r19, r12
    andi r19, 170
    mov r12, r8
    lsl r12
    mov r17, r12
    andi r17, 170
    or r20, r17
    lsr r8
    mov r17, r8
    andi r17, 85
    or r17, r19
    mov r12, r4
    lsr r12
    lsl r4
    mov r19, r12
    andi r19, 85
    mov r12, r17
    mov r17, r4
    andi r17, 170
    mov r8, r21
    lsl r8
    mov r4, r16
    mov r16, r8
    andi r16, 170
    or r19, r16
    lsr r21
    andi r21, 85
    or r21, r17
    ; round 17 (gift.dsl:33)
    eor r14, r21
    ; round 18 (gift.dsl:33)
    mov r8, r9
    lsr r8
    lsl r9
    movw r16, r8 ; r17, r9
    andi r16, 85
    andi r17, 170
    mov r8, r15
    lsl r8
    mov r9, r19
    mov r19, r8
    andi r19, 170
    or r16, r19
    lsr r15
    mov r19, r15
    andi r19, 85
    or r19, r17
    mov r15, r3
    lsr r15
    lsl r3
    mov r17, r15
    andi r17, 85
    mov r15, r19
    mov r19, r3
    andi r19, 170
    mov r8, r11
    lsl r8
    mov r3, r18
    mov r18, r8
    andi r18, 170
    or r17, r18
    lsr r11
    mov r18, r11
    andi r18, 85
    or r18, r19
    ; round 17 (gift.dsl:33)
    eor r5, r18
    eor r21, r5
    mov r11, r13
    and r11, r6
    eor r11, r16
    eor r13, r20
    eor r20, r11
    mov r8, r13
    or r8, r20
    eor r6, r8
    eor r20, r7
    mov r8, r11
    or r8, r6
    eor r8, r13
    and r13, r6
    eor r11, r13
    ldd r13, Y+2
    eor r11, r13
    com r6
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r13, Y+0
    eor r8, r13
    mov r13, r3
    and r13, r10
    eor r13, r17
    eor r3, r9
    eor r9, r13
    mov r16, r3
    or r16, r9
    eor r10, r16
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r16, Y+0
    eor r9, r16
    mov r17, r13
    or r17, r10
    eor r17, r3
    and r3, r10
    eor r13, r3
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r3, Y+0
    eor r3, r17
    subi r28, lo8(-(255))
    sbci r29, hi8(-(255))
    ldd r17, Y+0
    eor r13, r17
    com r10
    mov r17, r4
    com r17
    or r17, r2
    eor r15, r17
    eor r2, r12
    eor r12, r15
    mov r17, r2
    and r17, r12
    eor r4, r17
    mov r17, r15
    and r17, r4
    eor r17, r2
    or r2, r4
    eor r15, r2
    ldd r2, Y+1
    eor r15, r2
    subi r28, lo8(-(-309))
    sbci r29, hi8(-(-309))
    ldd r2, Y+55
    eor r2, r17
    mov r17, r14
    and r17, r21
    eor r0, r17
    ldd r17, Y+0
    eor r21, r17
    mov r17, r5
    and r17, r0
    eor r17, r14
    or r14, r0
    eor r5, r14
    ldd r14, Y+56
    eor r14, r17
    subi r28, lo8(-(311))
    sbci r29, hi8(-(311))
    ldd r17, Y+0
    eor r5, r17
    mov r17, r10
    swap r17
    swap r10
    andi r17, 15
    mov r18, r10
    andi r18, 240
    mov r19, r6
    swap r19
    andi r19, 240
    or r17, r19
    swap r6
    mov r19, r6
    andi r19, 15
    or r19, r18
    mov r10, r0
    swap r10
    swap r0
    mov r18, r10
    andi r18, 15
    mov r16, r0
    andi r16, 240
    mov r10, r4
    swap r10
    mov r6, r21
    mov r21, r10
    andi r21, 240
    or r18, r21
    swap r4
    mov r21, r4
    andi r21, 15
    or r21, r16
    mov r10, r11
    swap r10
    swap r11
    mov r16, r10
    andi r16, 15
    mov r10, r21
    mov r21, r11
    andi r21, 240
    mov r11, r13
    swap r11
    mov r4, r18
    mov r18, r11
    andi r18, 240
    or r16, r18
    swap r13
    mov r18, r13
    andi r18, 15
    or r18, r21
    mov r11, r15
    swap r11
    swap r15
    mov r21, r11
    andi r21, 15
    mov r11, r19
    mov r19, r15
    andi r19, 240
    mov r13, r5
    swap r13
    mov r15, r18
    mov r18, r13
    andi r18, 240
    or r21, r18
    swap r5
    mov r18, r5
    andi r18, 15
    or r18, r19
    ; round 16 (gift.dsl:33)
    mov r13, r3
    or r13, r20
    eor r13, r16
    eor r3, r17
    eor r17, r13
    mov r5, r3
    and r5, r17
    eor r5, r20
    mov r0, r5
    com r0
    mov r16, r13
    and r16, r0
    eor r16, r3
    or r3, r0
    eor r13, r3
    ldd r3, Y+1
    eor r3, r16
    mov r16, r8
    and r16, r9
    eor r15, r16
    eor r8, r11
    eor r11, r15
    mov r16, r8
    or r16, r11
    eor r9, r16
    subi r28, lo8(-(-353))
    sbci r29, hi8(-(-353))
    ldd r16, Y+0
    eor r11, r16
    mov r19, r15
    or r19, r9
    eor r19, r8
    and r8, r9
    eor r15, r8
    subi r28, lo8(-(355))
    sbci r29, hi8(-(355))
    ldd r8, Y+0
    eor r8, r19
    mov r19, r14
    and r19, r12
    eor r21, r19
    eor r14, r4
    eor r4, r21
    mov r19, r14
    or r19, r4
    eor r12, r19
    subi r28, lo8(-(-303))
    sbci r29, hi8(-(-303))
    ldd r19, Y+0
    eor r4, r19
    mov r19, r21
    or r19, r12
    eor r19, r14
    and r14, r12
    eor r14, r21
    ldd r21, Y+40
    eor r14, r21
    mov r21, r2
    and r21, r6
    eor r18, r21
    eor r2, r10
    eor r10, r18
    mov r21, r2
    or r21, r10
    eor r6, r21
    ldd r21, Y+42
    eor r10, r21
    mov r21, r18
    or r21, r6
    eor r21, r2
    and r2, r6
    eor r2, r18
    ldd r18, Y+41
    eor r2, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r3
    lpm r3, Z
    ldd r30, Y+38
    eor r30, r13
    lpm r13, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+39
    eor r30, r15
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    ldd r30, Y+36
    eor r30, r19
    lpm r18, Z
    ; round 15 (gift.dsl:33)
    eor r5, r18
    and r18, r4
    eor r13, r18
    eor r0, r13
    ; round 16 (gift.dsl:33)
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+37
    eor r30, r21
    lpm r21, Z
    ; round 15 (gift.dsl:33)
    mov r18, r3
    and r18, r17
    eor r14, r18
    eor r3, r12
    eor r12, r14
    mov r18, r3
    and r18, r12
    eor r17, r18
    mov r18, r17
    com r18
    or r18, r14
    eor r18, r3
    or r3, r17
    eor r14, r3
    ldd r3, Y+26
    eor r3, r18
    ldd r18, Y+30
    eor r14, r18
    mov r18, r8
    and r18, r11
    eor r2, r18
    eor r8, r6
    eor r6, r2
    mov r18, r8
    and r18, r6
    eor r11, r18
    mov r18, r11
    com r18
    or r18, r2
    eor r18, r8
    or r8, r11
    eor r2, r8
    ldd r8, Y+27
    eor r8, r18
    mov r18, r5
    and r18, r0
    eor r4, r18
    mov r18, r13
    and r18, r4
    eor r18, r5
    or r5, r4
    eor r13, r5
    subi r28, lo8(-(304))
    sbci r29, hi8(-(304))
    ldd r5, Y+0
    eor r5, r18
    ldd r18, Y+2
    eor r13, r18
    mov r18, r21
    or r18, r10
    eor r15, r18
    eor r21, r9
    eor r9, r15
    mov r18, r21
    or r18, r9
    eor r10, r18
    com r21
    subi r28, lo8(-(-365))
    sbci r29, hi8(-(-365))
    ldd r18, Y+0
    eor r9, r18
    mov r19, r15
    and r19, r10
    eor r19, r21
    or r21, r10
    eor r15, r21
    subi r28, lo8(-(287))
    sbci r29, hi8(-(287))
    ldd r21, Y+0
    eor r12, r21
    eor r0, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r17
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r30, Y+0
    eor r30, r2
    lpm r2, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    ldd r30, Y+0
    eor r30, r19
    lpm r17, Z
    ldd r30, Y+2
    eor r30, r15
    lpm r15, Z
    ; round 14 (gift.dsl:33)
    mov r19, r3
    and r19, r12
    eor r2, r19
    eor r3, r11
    eor r11, r2
    mov r19, r3
    or r19, r11
    eor r12, r19
    subi r28, lo8(-(-387))
    sbci r29, hi8(-(-387))
    ldd r19, Y+0
    eor r11, r19
    mov r20, r2
    or r20, r12
    eor r20, r3
    and r3, r12
    eor r2, r3
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ldd r3, Y+0
    eor r3, r20
    ldd r20, Y+4
    eor r2, r20
    swap r3
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    mov r20, r8
    and r20, r6
    eor r14, r20
    eor r8, r21
    eor r21, r14
    mov r20, r8
    or r20, r21
    eor r6, r20
    eor r21, r7
    mov r20, r14
    or r20, r6
    eor r20, r8
    and r8, r6
    eor r14, r8
    ldd r8, Y+1
    eor r8, r20
    subi r28, lo8(-(292))
    sbci r29, hi8(-(292))
    ldd r20, Y+0
    eor r14, r20
    swap r8
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r20, r5
    and r20, r0
    eor r15, r20
    eor r5, r10
    eor r10, r15
    mov r20, r5
    or r20, r10
    eor r0, r20
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r20, Y+0
    eor r10, r20
    mov r20, r15
    or r20, r0
    eor r20, r5
    and r5, r0
    eor r15, r5
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r5, Y+0
    eor r5, r20
    subi r28, lo8(-(-284))
    sbci r29, hi8(-(-284))
    ldd r20, Y+0
    eor r15, r20
    swap r5
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    mov r20, r17
    and r20, r9
    eor r13, r20
    eor r17, r4
    eor r4, r13
    mov r20, r17
    or r20, r4
    eor r9, r20
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r20, Y+0
    eor r4, r20
    mov r20, r13
    or r20, r9
    eor r20, r17
    and r17, r9
    eor r13, r17
    subi r28, lo8(-(382))
    sbci r29, hi8(-(382))
    ldd r17, Y+0
    eor r20, r17
    subi r28, lo8(-(-284))
    sbci r29, hi8(-(-284))
    ldd r17, Y+0
    eor r13, r17
    swap r20
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 13 (gift.dsl:33)
    mov r17, r3
    or r17, r11
    eor r2, r17
    mov r17, r8
    or r17, r21
    eor r14, r17
    ; round 14 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    ; round 13 (gift.dsl:33)
    eor r3, r12
    eor r12, r2
    mov r17, r3
    or r17, r12
    eor r11, r17
    com r3
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r17, Y+0
    eor r12, r17
    mov r17, r2
    and r17, r11
    eor r17, r3
    or r3, r11
    eor r2, r3
    adiw r28, 39
    ldd r3, Y+37
    eor r2, r3
    ldd r3, Y+0
    eor r3, r17
    eor r8, r6
    eor r6, r14
    mov r17, r8
    or r17, r6
    eor r21, r17
    com r8
    ldd r17, Y+2
    eor r6, r17
    mov r17, r14
    and r17, r21
    eor r17, r8
    or r8, r21
    eor r14, r8
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r8, Y+3
    eor r14, r8
    ldd r8, Y+0
    eor r8, r17
    mov r17, r5
    and r17, r10
    eor r15, r17
    eor r5, r0
    eor r0, r15
    mov r17, r5
    and r17, r0
    eor r10, r17
    eor r0, r19
    mov r17, r10
    com r17
    or r17, r15
    eor r17, r5
    or r5, r10
    eor r15, r5
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r5, Y+0
    eor r5, r17
    subi r28, lo8(-(-296))
    sbci r29, hi8(-(-296))
    ldd r17, Y+0
    eor r15, r17
    mov r17, r20
    and r17, r4
    eor r13, r17
    eor r20, r9
    eor r9, r13
    mov r17, r9
    com r17
    ; round 12 (gift.dsl:33)
    or r9, r8
    ; round 13 (gift.dsl:33)
    mov r19, r20
    and r19, r17
    eor r4, r19
    mov r19, r13
    and r19, r4
    eor r19, r20
    or r20, r4
    eor r13, r20
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r20, Y+0
    eor r19, r20
    subi r28, lo8(-(398))
    sbci r29, hi8(-(398))
    ldd r20, Y+0
    eor r13, r20
    mov r20, r10
    lsr r20
    lsl r10
    andi r20, 85
    mov r18, r10
    andi r18, 170
    mov r10, r11
    lsl r10
    mov r16, r10
    andi r16, 170
    or r20, r16
    lsr r11
    mov r16, r11
    andi r16, 85
    or r16, r18
    mov r10, r4
    lsr r10
    lsl r4
    mov r18, r10
    andi r18, 85
    mov r10, r17
    mov r17, r4
    andi r17, 170
    mov r11, r21
    lsl r11
    mov r4, r16
    mov r16, r11
    andi r16, 170
    or r18, r16
    lsr r21
    andi r21, 85
    or r21, r17
    ; round 12 (gift.dsl:33)
    eor r8, r21
    ; round 13 (gift.dsl:33)
    mov r11, r2
    lsr r11
    lsl r2
    mov r16, r11
    andi r16, 85
    mov r17, r2
    andi r17, 170
    mov r11, r15
    lsl r11
    mov r2, r18
    mov r18, r11
    andi r18, 170
    or r16, r18
    lsr r15
    mov r18, r15
    andi r18, 85
    or r18, r17
    mov r11, r14
    lsr r11
    lsl r14
    mov r17, r11
    andi r17, 85
    mov r11, r18
    mov r18, r14
    andi r18, 170
    mov r15, r13
    lsl r15
    mov r14, r19
    mov r19, r15
    andi r19, 170
    or r17, r19
    lsr r13
    mov r19, r13
    andi r19, 85
    or r19, r18
    ; round 12 (gift.dsl:33)
    eor r9, r19
    eor r21, r9
    mov r13, r5
    and r13, r12
    eor r13, r16
    eor r5, r20
    eor r20, r13
    mov r15, r5
    or r15, r20
    eor r12, r15
    eor r20, r7
    mov r15, r13
    or r15, r12
    eor r15, r5
    and r5, r12
    eor r13, r5
    ldd r5, Y+1
    eor r13, r5
    com r12
    subi r28, lo8(-(-311))
    sbci r29, hi8(-(-311))
    ldd r5, Y+0
    eor r15, r5
    mov r5, r14
    and r5, r6
    eor r5, r17
    eor r14, r2
    eor r2, r5
    mov r16, r14
    or r16, r2
    eor r6, r16
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r16, Y+0
    eor r2, r16
    mov r17, r5
    or r17, r6
    eor r17, r14
    and r14, r6
    eor r5, r14
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r14, Y+0
    eor r14, r17
    subi r28, lo8(-(312))
    sbci r29, hi8(-(312))
    ldd r17, Y+0
    eor r5, r17
    com r6
    mov r17, r0
    com r17
    or r17, r3
    eor r11, r17
    eor r3, r4
    eor r4, r11
    mov r17, r3
    and r17, r4
    eor r0, r17
    mov r17, r11
    and r17, r0
    eor r17, r3
    or r3, r0
    eor r11, r3
    ldd r3, Y+1
    eor r11, r3
    subi r28, lo8(-(-311))
    sbci r29, hi8(-(-311))
    ldd r3, Y+0
    eor r3, r17
    mov r17, r8
    and r17, r21
    eor r10, r17
    ldd r17, Y+6
    eor r21, r17
    mov r17, r9
    and r17, r10
    eor r17, r8
    or r8, r10
    eor r9, r8
    ldd r8, Y+1
    eor r8, r17
    subi r28, lo8(-(313))
    sbci r29, hi8(-(313))
    ldd r17, Y+0
    eor r9, r17
    mov r17, r6
    swap r17
    swap r6
    andi r17, 15
    mov r18, r6
    andi r18, 240
    mov r19, r12
    swap r19
    andi r19, 240
    or r17, r19
    swap r12
    mov r19, r12
    andi r19, 15
    or r19, r18
    mov r12, r10
    swap r12
    swap r10
    mov r18, r12
    andi r18, 15
    mov r16, r10
    andi r16, 240
    mov r12, r0
    swap r12
    mov r10, r21
    mov r21, r12
    andi r21, 240
    or r18, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r16
    mov r12, r13
    swap r12
    swap r13
    mov r16, r12
    andi r16, 15
    mov r12, r21
    mov r21, r13
    andi r21, 240
    mov r13, r5
    swap r13
    mov r6, r18
    mov r18, r13
    andi r18, 240
    or r16, r18
    swap r5
    mov r18, r5
    andi r18, 15
    or r18, r21
    mov r13, r11
    swap r13
    swap r11
    mov r21, r13
    andi r21, 15
    mov r13, r19
    mov r19, r11
    andi r19, 240
    mov r11, r9
    swap r11
    mov r5, r18
    mov r18, r11
    andi r18, 240
    or r21, r18
    swap r9
    mov r18, r9
    andi r18, 15
    or r18, r19
    ; round 11 (gift.dsl:33)
    mov r11, r14
    or r11, r20
    eor r11, r16
    eor r14, r17
    eor r17, r11
    mov r9, r14
    and r9, r17
    eor r9, r20
    mov r0, r9
    com r0
    mov r16, r11
    and r16, r0
    eor r16, r14
    or r14, r0
    eor r11, r14
    ldd r14, Y+1
    eor r14, r16
    mov r16, r15
    and r16, r2
    eor r5, r16
    eor r15, r13
    eor r13, r5
    mov r16, r15
    or r16, r13
    eor r2, r16
    subi r28, lo8(-(-369))
    sbci r29, hi8(-(-369))
    ldd r16, Y+0
    eor r13, r16
    mov r19, r5
    or r19, r2
    eor r19, r15
    and r15, r2
    eor r5, r15
    subi r28, lo8(-(371))
    sbci r29, hi8(-(371))
    ldd r15, Y+0
    eor r15, r19
    mov r19, r8
    and r19, r4
    eor r21, r19
    eor r8, r6
    eor r6, r21
    mov r19, r8
    or r19, r6
    eor r4, r19
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r19, Y+7
    eor r6, r19
    mov r19, r21
    or r19, r4
    eor r19, r8
    and r8, r4
    eor r8, r21
    ldd r21, Y+4
    eor r8, r21
    mov r21, r3
    and r21, r10
    eor r18, r21
    eor r3, r12
    eor r12, r18
    mov r21, r3
    or r21, r12
    eor r10, r21
    ldd r21, Y+8
    eor r12, r21
    mov r21, r18
    or r21, r10
    eor r21, r3
    and r3, r10
    eor r3, r18
    ldd r18, Y+5
    eor r3, r18
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r14, Z
    ldd r30, Y+2
    eor r30, r11
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    ldd r30, Y+3
    eor r30, r5
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    ldd r30, Y+0
    eor r30, r19
    lpm r18, Z
    ; round 10 (gift.dsl:33)
    eor r9, r18
    and r18, r6
    eor r11, r18
    eor r0, r11
    ; round 11 (gift.dsl:33)
    mov r30, r10
    lpm r10, Z
    ldd r30, Y+1
    eor r30, r21
    lpm r21, Z
    ; round 10 (gift.dsl:33)
    mov r18, r14
    and r18, r17
    eor r8, r18
    eor r14, r4
    eor r4, r8
    mov r18, r14
    and r18, r4
    eor r17, r18
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r18, Y+0
    eor r4, r18
    mov r18, r17
    com r18
    or r18, r8
    eor r18, r14
    or r14, r17
    eor r8, r14
    subi r28, lo8(-(-267))
    sbci r29, hi8(-(-267))
    ldd r14, Y+0
    eor r14, r18
    ldd r18, Y+4
    eor r8, r18
    mov r18, r15
    and r18, r13
    eor r3, r18
    eor r15, r10
    eor r10, r3
    mov r18, r15
    and r18, r10
    eor r13, r18
    mov r18, r13
    com r18
    or r18, r3
    eor r18, r15
    or r15, r13
    eor r3, r15
    ldd r15, Y+1
    eor r15, r18
    mov r18, r9
    and r18, r0
    eor r6, r18
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
    ldd r18, Y+0
    eor r0, r18
    mov r18, r11
    and r18, r6
    eor r18, r9
    or r9, r6
    eor r11, r9
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r9, Y+0
    eor r9, r18
    ldd r18, Y+2
    eor r11, r18
    mov r18, r21
    or r18, r12
    eor r5, r18
    eor r21, r2
    eor r2, r5
    mov r18, r21
    or r18, r2
    eor r12, r18
    com r21
    subi r28, lo8(-(-381))
    sbci r29, hi8(-(-381))
    ldd r18, Y+0
    eor r2, r18
    mov r18, r5
    and r18, r12
    eor r18, r21
    or r21, r12
    eor r5, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r14, Z
    mov r30, r17
    lpm r21, Z
    mov r30, r15
    lpm r15, Z
    ldd r30, Y+46
    eor r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(382))
    sbci r29, hi8(-(382))
    ldd r30, Y+0
    eor r30, r18
    lpm r17, Z
    ldd r30, Y+2
    eor r30, r5
    lpm r5, Z
    ; round 9 (gift.dsl:33)
    mov r18, r14
    and r18, r4
    eor r3, r18
    eor r14, r13
    eor r13, r3
    mov r18, r14
    or r18, r13
    eor r4, r18
    subi r28, lo8(-(-393))
    sbci r29, hi8(-(-393))
    ldd r18, Y+0
    eor r13, r18
    mov r18, r3
    or r18, r4
    eor r18, r14
    and r14, r4
    eor r3, r14
    subi r28, lo8(-(265))
    sbci r29, hi8(-(265))
    ldd r14, Y+0
    eor r14, r18
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r18, Y+0
    eor r3, r18
    swap r14
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r18, r15
    and r18, r10
    eor r8, r18
    eor r15, r21
    eor r21, r8
    mov r18, r15
    or r18, r21
    eor r10, r18
    mov r18, r8
    or r18, r10
    eor r18, r15
    and r15, r10
    eor r8, r15
    subi r28, lo8(-(350))
    sbci r29, hi8(-(350))
    ldd r15, Y+0
    eor r15, r18
    ldd r18, Y+1
    eor r8, r18
    lsl r8
    adc r8, r1
    swap r15
    lsl r8
    adc r8, r1
    mov r18, r9
    and r18, r0
    eor r5, r18
    eor r9, r12
    eor r12, r5
    mov r18, r9
    or r18, r12
    eor r0, r18
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r18, Y+18
    eor r12, r18
    mov r18, r5
    or r18, r0
    eor r18, r9
    and r9, r0
    eor r5, r9
    ldd r9, Y+0
    eor r9, r18
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r18, Y+0
    eor r5, r18
    swap r9
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r18, r17
    and r18, r2
    eor r11, r18
    eor r17, r6
    eor r6, r11
    mov r18, r17
    or r18, r6
    eor r2, r18
    mov r18, r11
    or r18, r2
    eor r18, r17
    and r17, r2
    eor r11, r17
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r17, Y+0
    eor r18, r17
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r17, Y+60
    eor r11, r17
    lsl r11
    adc r11, r1
    swap r18
    lsl r11
    adc r11, r1
    ldd r17, Y+10
    eor r21, r17
    eor r6, r17
    ; round 8 (gift.dsl:33)
    mov r19, r14
    and r19, r13
    eor r3, r19
    mov r19, r15
    and r19, r21
    eor r8, r19
    ; round 9 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    ; round 8 (gift.dsl:33)
    eor r14, r4
    eor r4, r3
    mov r19, r14
    and r19, r4
    eor r13, r19
    ldd r19, Y+0
    eor r4, r19
    mov r19, r13
    com r19
    or r19, r3
    eor r19, r14
    or r14, r13
    eor r3, r14
    ldd r14, Y+48
    eor r3, r14
    ldd r14, Y+44
    eor r14, r19
    eor r15, r10
    eor r10, r8
    mov r19, r15
    and r19, r10
    eor r21, r19
    ldd r19, Y+52
    eor r10, r19
    mov r19, r21
    com r19
    or r19, r8
    eor r19, r15
    or r15, r21
    eor r8, r15
    ldd r15, Y+49
    eor r8, r15
    ldd r15, Y+45
    eor r15, r19
    mov r19, r9
    and r19, r12
    eor r5, r19
    eor r9, r0
    eor r0, r5
    mov r19, r9
    and r19, r0
    eor r12, r19
    ldd r19, Y+1
    eor r0, r19
    mov r20, r12
    com r20
    or r20, r5
    eor r20, r9
    or r9, r12
    eor r5, r9
    subi r28, lo8(-(409))
    sbci r29, hi8(-(409))
    ldd r9, Y+0
    eor r9, r20
    subi r28, lo8(-(-362))
    sbci r29, hi8(-(-362))
    ldd r20, Y+3
    eor r5, r20
    mov r20, r18
    and r20, r6
    eor r11, r20
    eor r18, r2
    eor r2, r11
    mov r20, r2
    com r20
    ; round 7 (gift.dsl:33)
    or r2, r15
    ; round 8 (gift.dsl:33)
    mov r7, r18
    and r7, r20
    eor r6, r7
    mov r7, r11
    and r7, r6
    eor r7, r18
    or r18, r6
    eor r11, r18
    ldd r18, Y+0
    eor r7, r18
    subi r28, lo8(-(363))
    sbci r29, hi8(-(363))
    ldd r18, Y+0
    eor r11, r18
    mov r18, r12
    lsr r18
    lsl r12
    andi r18, 85
    mov r19, r12
    andi r19, 170
    mov r12, r13
    lsl r12
    mov r16, r12
    andi r16, 170
    or r18, r16
    lsr r13
    mov r16, r13
    andi r16, 85
    or r16, r19
    mov r12, r6
    lsr r12
    lsl r6
    mov r19, r12
    andi r19, 85
    movw r12, r20 ; r13, r21
    mov r20, r6
    andi r20, 170
    lsl r13
    mov r17, r13
    andi r17, 170
    or r19, r17
    lsr r21
    andi r21, 85
    or r21, r20
    ; round 7 (gift.dsl:33)
    eor r15, r21
    ; round 8 (gift.dsl:33)
    mov r13, r3
    lsr r13
    lsl r3
    mov r17, r13
    andi r17, 85
    mov r20, r3
    andi r20, 170
    mov r13, r5
    lsl r13
    mov r6, r16
    mov r16, r13
    andi r16, 170
    or r17, r16
    lsr r5
    mov r16, r5
    andi r16, 85
    or r16, r20
    mov r13, r8
    lsr r13
    lsl r8
    mov r20, r13
    andi r20, 85
    mov r13, r16
    mov r16, r8
    andi r16, 170
    mov r5, r11
    lsl r5
    mov r8, r19
    mov r19, r5
    andi r19, 170
    or r20, r19
    lsr r11
    mov r19, r11
    andi r19, 85
    or r19, r16
    ; round 7 (gift.dsl:33)
    eor r2, r19
    eor r21, r2
    mov r11, r9
    and r11, r4
    eor r11, r17
    eor r9, r18
    eor r18, r11
    mov r5, r9
    or r5, r18
    eor r4, r5
    subi r28, lo8(-(-400))
    sbci r29, hi8(-(-400))
    ldd r5, Y+0
    eor r18, r5
    mov r3, r11
    or r3, r4
    eor r3, r9
    and r9, r4
    eor r11, r9
    subi r28, lo8(-(401))
    sbci r29, hi8(-(401))
    ldd r9, Y+0
    eor r11, r9
    com r4
    subi r28, lo8(-(-377))
    sbci r29, hi8(-(-377))
    ldd r9, Y+0
    eor r3, r9
    mov r9, r7
    and r9, r10
    eor r9, r20
    eor r7, r8
    eor r8, r9
    mov r16, r7
    or r16, r8
    eor r10, r16
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r16, Y+0
    eor r8, r16
    mov r16, r9
    or r16, r10
    eor r16, r7
    and r7, r10
    eor r9, r7
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    ldd r7, Y+0
    eor r9, r7
    com r10
    subi r28, lo8(-(-377))
    sbci r29, hi8(-(-377))
    ldd r7, Y+0
    eor r7, r16
    mov r16, r0
    com r16
    or r16, r14
    eor r13, r16
    eor r14, r6
    eor r6, r13
    mov r16, r14
    and r16, r6
    eor r0, r16
    mov r16, r13
    and r16, r0
    eor r16, r14
    or r14, r0
    eor r13, r14
    subi r28, lo8(-(378))
    sbci r29, hi8(-(378))
    ldd r14, Y+0
    eor r13, r14
    subi r28, lo8(-(-377))
    sbci r29, hi8(-(-377))
    ldd r14, Y+0
    eor r14, r16
    mov r16, r15
    and r16, r21
    eor r12, r16
    ldd r16, Y+7
    eor r21, r16
    mov r16, r2
    and r16, r12
    eor r16, r15
    or r15, r12
    eor r2, r15
    ldd r15, Y+1
    eor r15, r16
    subi r28, lo8(-(378))
    sbci r29, hi8(-(378))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r10
    swap r16
    swap r10
    andi r16, 15
    mov r17, r10
    andi r17, 240
    mov r19, r4
    swap r19
    andi r19, 240
    or r16, r19
    swap r4
    mov r19, r4
    andi r19, 15
    or r19, r17
    mov r10, r12
    swap r10
    swap r12
    mov r17, r10
    andi r17, 15
    mov r20, r12
    andi r20, 240
    mov r12, r0
    swap r12
    mov r10, r21
    mov r21, r12
    andi r21, 240
    or r17, r21
    swap r0
    mov r21, r0
    andi r21, 15
    or r21, r20
    mov r12, r11
    swap r12
    swap r11
    mov r20, r12
    andi r20, 15
    mov r12, r21
    mov r21, r11
    andi r21, 240
    mov r11, r9
    swap r11
    mov r4, r17
    mov r17, r11
    andi r17, 240
    or r20, r17
    swap r9
    mov r17, r9
    andi r17, 15
    or r17, r21
    mov r11, r13
    swap r11
    swap r13
    mov r21, r11
    andi r21, 15
    mov r11, r19
    mov r19, r13
    andi r19, 240
    mov r13, r2
    swap r13
    mov r9, r17
    mov r17, r13
    andi r17, 240
    or r21, r17
    swap r2
    mov r17, r2
    andi r17, 15
    or r17, r19
    ; round 6 (gift.dsl:33)
    mov r13, r18
    com r13
    or r13, r7
    eor r13, r20
    eor r7, r16
    eor r16, r13
    mov r2, r7
    and r2, r16
    eor r2, r18
    mov r0, r13
    and r0, r2
    eor r0, r7
    or r7, r2
    eor r13, r7
    mov r7, r3
    and r7, r8
    eor r9, r7
    eor r3, r11
    eor r11, r9
    mov r7, r3
    or r7, r11
    eor r8, r7
    subi r28, lo8(-(-389))
    sbci r29, hi8(-(-389))
    ldd r7, Y+6
    eor r11, r7
    mov r7, r9
    or r7, r8
    eor r7, r3
    and r3, r8
    eor r9, r3
    mov r3, r15
    and r3, r6
    eor r3, r21
    eor r15, r4
    eor r4, r3
    mov r21, r15
    or r21, r4
    eor r6, r21
    ldd r21, Y+7
    eor r4, r21
    mov r21, r3
    or r21, r6
    eor r21, r15
    and r15, r6
    eor r3, r15
    ldd r15, Y+0
    eor r15, r21
    ldd r21, Y+4
    eor r3, r21
    mov r21, r14
    and r21, r10
    eor r17, r21
    eor r14, r12
    eor r12, r17
    mov r21, r14
    or r21, r12
    eor r10, r21
    ldd r21, Y+8
    eor r12, r21
    mov r21, r17
    or r21, r10
    eor r21, r14
    and r14, r10
    eor r14, r17
    ldd r17, Y+5
    eor r14, r17
    ldi r31, hi8(.Ltable_byte_3)
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    ldd r30, Y+0
    eor r30, r0
    lpm r0, Z
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    ldd r30, Y+0
    eor r30, r13
    lpm r13, Z
    subi r28, lo8(-(-394))
    sbci r29, hi8(-(-394))
    ldd r30, Y+3
    eor r30, r7
    lpm r7, Z
    ldd r30, Y+7
    eor r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r10
    lpm r10, Z
    ldd r30, Y+5
    eor r30, r21
    lpm r21, Z
    ; round 5 (gift.dsl:33)
    mov r17, r0
    and r17, r16
    eor r3, r17
    eor r0, r6
    eor r6, r3
    mov r17, r0
    and r17, r6
    eor r16, r17
    ldd r17, Y+0
    eor r6, r17
    mov r17, r16
    com r17
    or r17, r3
    eor r17, r0
    or r0, r16
    eor r3, r0
    subi r28, lo8(-(395))
    sbci r29, hi8(-(395))
    ldd r0, Y+0
    eor r0, r17
    subi r28, lo8(-(-399))
    sbci r29, hi8(-(-399))
    ldd r17, Y+0
    eor r3, r17
    mov r17, r7
    and r17, r11
    eor r14, r17
    eor r7, r10
    eor r10, r14
    mov r17, r7
    and r17, r10
    eor r11, r17
    mov r17, r11
    com r17
    or r17, r14
    eor r17, r7
    or r7, r11
    eor r14, r7
    subi r28, lo8(-(400))
    sbci r29, hi8(-(400))
    ldd r7, Y+0
    eor r7, r17
    mov r17, r15
    and r17, r4
    eor r13, r17
    eor r15, r2
    eor r2, r13
    mov r17, r15
    or r17, r2
    eor r4, r17
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r17, Y+0
    eor r2, r17
    mov r17, r13
    or r17, r4
    eor r17, r15
    and r15, r4
    eor r13, r15
    subi r28, lo8(-(-268))
    sbci r29, hi8(-(-268))
    ldd r15, Y+0
    eor r15, r17
    subi r28, lo8(-(403))
    sbci r29, hi8(-(403))
    ldd r17, Y+0
    eor r13, r17
    mov r17, r21
    and r17, r12
    eor r9, r17
    eor r21, r8
    eor r8, r9
    mov r17, r21
    and r17, r8
    eor r12, r17
    subi r28, lo8(-(-402))
    sbci r29, hi8(-(-402))
    ldd r17, Y+57
    eor r8, r17
    mov r17, r12
    com r17
    or r17, r9
    eor r17, r21
    or r21, r12
    eor r9, r21
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r0
    lpm r0, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r7
    lpm r7, Z
    ldd r30, Y+2
    eor r30, r14
    lpm r14, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    ldd r30, Y+0
    eor r30, r17
    lpm r21, Z
    ldd r30, Y+4
    eor r30, r9
    lpm r9, Z
    ; round 4 (gift.dsl:33)
    mov r17, r0
    and r17, r6
    eor r14, r17
    eor r0, r11
    eor r11, r14
    mov r17, r0
    or r17, r11
    eor r6, r17
    eor r11, r5
    mov r5, r14
    or r5, r6
    eor r5, r0
    and r0, r6
    eor r14, r0
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r0, Y+0
    eor r5, r0
    subi r28, lo8(-(417))
    sbci r29, hi8(-(417))
    ldd r0, Y+0
    eor r14, r0
    swap r5
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r0, r7
    and r0, r10
    eor r3, r0
    eor r7, r16
    eor r16, r3
    mov r0, r7
    or r0, r16
    eor r10, r0
    subi r28, lo8(-(-416))
    sbci r29, hi8(-(-416))
    ldd r0, Y+8
    eor r0, r16
    mov r16, r3
    or r16, r10
    eor r16, r7
    and r7, r10
    eor r3, r7
    ldd r7, Y+0
    eor r7, r16
    ldd r16, Y+4
    eor r3, r16
    swap r7
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    mov r16, r15
    and r16, r2
    eor r9, r16
    eor r15, r12
    eor r12, r9
    mov r16, r15
    or r16, r12
    eor r2, r16
    ldd r16, Y+9
    eor r12, r16
    mov r16, r9
    or r16, r2
    eor r16, r15
    and r15, r2
    eor r9, r15
    ldd r15, Y+1
    eor r15, r16
    ldd r16, Y+5
    eor r9, r16
    swap r15
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r16, r21
    and r16, r8
    eor r13, r16
    eor r21, r4
    eor r4, r13
    mov r16, r21
    and r16, r4
    eor r8, r16
    mov r16, r8
    com r16
    or r8, r21
    eor r8, r13
    or r13, r16
    eor r13, r21
    ldd r21, Y+2
    eor r13, r21
    subi r28, lo8(-(417))
    sbci r29, hi8(-(417))
    ldd r21, Y+0
    eor r8, r21
    bst r16, 0
    lsr r16
    bld r16, 7
    swap r13
    bst r16, 0
    lsr r16
    bld r16, 7
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    ; round 3 (gift.dsl:33)
    mov r21, r5
    and r21, r11
    eor r14, r21
    mov r21, r7
    and r21, r0
    eor r3, r21
    ; round 4 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    ; round 3 (gift.dsl:33)
    eor r5, r6
    eor r6, r14
    mov r21, r6
    com r21
    mov r17, r5
    and r17, r21
    eor r11, r17
    mov r17, r14
    and r17, r11
    eor r17, r5
    or r5, r11
    eor r14, r5
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r5, Y+0
    eor r14, r5
    subi r28, lo8(-(-322))
    sbci r29, hi8(-(-322))
    ldd r5, Y+0
    eor r5, r17
    eor r7, r10
    eor r10, r3
    mov r17, r7
    and r17, r10
    eor r0, r17
    ldd r17, Y+8
    eor r10, r17
    mov r17, r0
    com r17
    or r17, r3
    eor r17, r7
    or r7, r0
    eor r3, r7
    ldd r7, Y+5
    eor r3, r7
    ldd r7, Y+1
    eor r7, r17
    mov r17, r15
    and r17, r12
    eor r9, r17
    eor r15, r2
    eor r2, r9
    mov r17, r15
    and r17, r2
    eor r12, r17
    ldd r17, Y+9
    eor r2, r17
    mov r17, r12
    com r17
    or r17, r9
    eor r17, r15
    or r15, r12
    eor r9, r15
    ldd r15, Y+2
    eor r15, r17
    ldd r17, Y+6
    eor r9, r17
    ; round 2 (gift.dsl:33)
    or r6, r15
    ; round 3 (gift.dsl:33)
    mov r17, r13
    and r17, r4
    eor r8, r17
    eor r13, r16
    eor r16, r8
    mov r17, r16
    com r17
    ; round 2 (gift.dsl:33)
    or r16, r7
    ; round 3 (gift.dsl:33)
    mov r18, r13
    and r18, r17
    eor r4, r18
    mov r18, r8
    and r18, r4
    eor r18, r13
    or r13, r4
    eor r8, r13
    ldd r13, Y+3
    eor r13, r18
    subi r28, lo8(-(429))
    sbci r29, hi8(-(429))
    ldd r18, Y+0
    eor r8, r18
    mov r18, r12
    lsr r18
    lsl r12
    andi r18, 85
    mov r19, r12
    andi r19, 170
    mov r12, r11
    lsl r12
    mov r20, r12
    andi r20, 170
    or r18, r20
    lsr r11
    mov r20, r11
    andi r20, 85
    or r20, r19
    ; round 2 (gift.dsl:33)
    eor r15, r18
    ; round 3 (gift.dsl:33)
    mov r12, r4
    lsr r12
    lsl r4
    mov r19, r12
    andi r19, 85
    mov r12, r17
    mov r17, r4
    andi r17, 170
    mov r11, r0
    lsl r11
    mov r4, r20
    mov r20, r11
    andi r20, 170
    or r19, r20
    lsr r0
    mov r20, r0
    andi r20, 85
    or r20, r17
    ; round 2 (gift.dsl:33)
    eor r7, r20
    ; round 3 (gift.dsl:33)
    mov r11, r14
    lsr r11
    lsl r14
    mov r17, r11
    andi r17, 85
    mov r11, r19
    mov r19, r14
    andi r19, 170
    mov r14, r9
    lsl r14
    mov r0, r21
    mov r21, r14
    andi r21, 170
    or r17, r21
    ; round 2 (gift.dsl:33)
    eor r6, r17
    ; round 3 (gift.dsl:33)
    lsr r9
    mov r21, r9
    andi r21, 85
    or r21, r19
    ; round 2 (gift.dsl:33)
    eor r18, r6
    ; round 3 (gift.dsl:33)
    mov r14, r3
    lsr r14
    lsl r3
    mov r17, r14
    andi r17, 85
    mov r19, r3
    andi r19, 170
    mov r14, r8
    lsl r14
    mov r9, r21
    mov r21, r14
    andi r21, 170
    or r17, r21
    lsr r8
    mov r21, r8
    andi r21, 85
    or r21, r19
    ; round 2 (gift.dsl:33)
    eor r21, r16
    eor r20, r21
    mov r14, r15
    and r14, r18
    eor r0, r14
    subi r28, lo8(-(-431))
    sbci r29, hi8(-(-431))
    ldd r14, Y+0
    eor r14, r18
    mov r8, r6
    and r8, r0
    eor r8, r15
    or r15, r0
    eor r6, r15
    subi r28, lo8(-(432))
    sbci r29, hi8(-(432))
    ldd r15, Y+0
    eor r6, r15
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r15, Y+0
    eor r8, r15
    mov r15, r13
    and r15, r10
    eor r15, r17
    eor r13, r11
    eor r11, r15
    mov r3, r13
    or r3, r11
    eor r10, r3
    mov r3, r15
    or r3, r10
    eor r3, r13
    and r13, r10
    eor r15, r13
    subi r28, lo8(-(-337))
    sbci r29, hi8(-(-337))
    ldd r13, Y+0
    eor r3, r13
    subi r28, lo8(-(440))
    sbci r29, hi8(-(440))
    ldd r13, Y+0
    eor r15, r13
    com r10
    mov r13, r5
    and r13, r2
    eor r9, r13
    eor r5, r4
    eor r4, r9
    mov r13, r5
    or r13, r4
    eor r2, r13
    mov r13, r9
    or r13, r2
    eor r13, r5
    and r5, r2
    eor r9, r5
    ldd r5, Y+1
    eor r9, r5
    com r2
    subi r28, lo8(-(-439))
    sbci r29, hi8(-(-439))
    ldd r5, Y+0
    eor r13, r5
    mov r5, r7
    and r5, r20
    eor r12, r5
    ldd r5, Y+7
    eor r5, r20
    mov r16, r21
    and r16, r12
    eor r16, r7
    or r7, r12
    eor r21, r7
    subi r28, lo8(-(339))
    sbci r29, hi8(-(339))
    ldd r7, Y+0
    eor r7, r16
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r16, Y+0
    eor r21, r16
    mov r16, r10
    swap r16
    swap r10
    andi r16, 15
    mov r17, r10
    andi r17, 240
    mov r10, r0
    swap r10
    mov r18, r10
    andi r18, 240
    or r16, r18
    swap r0
    mov r18, r0
    andi r18, 15
    or r18, r17
    mov r10, r12
    swap r10
    swap r12
    mov r17, r10
    andi r17, 15
    mov r19, r12
    andi r19, 240
    mov r20, r2
    swap r20
    andi r20, 240
    or r17, r20
    swap r2
    mov r20, r2
    andi r20, 15
    or r20, r19
    mov r12, r6
    swap r12
    swap r6
    mov r19, r12
    andi r19, 15
    mov r12, r20
    mov r20, r6
    andi r20, 240
    mov r10, r15
    swap r10
    mov r6, r17
    mov r17, r10
    andi r17, 240
    or r19, r17
    swap r15
    mov r17, r15
    andi r17, 15
    or r17, r20
    mov r10, r9
    swap r10
    swap r9
    mov r20, r10
    andi r20, 15
    mov r10, r18
    mov r18, r9
    andi r18, 240
    mov r15, r21
    swap r15
    mov r2, r17
    mov r17, r15
    andi r17, 240
    or r20, r17
    swap r21
    andi r21, 15
    or r21, r18
    ; round 1 (gift.dsl:33)
    mov r15, r3
    and r15, r14
    eor r15, r19
    eor r3, r16
    com r3
    mov r9, r15
    com r9
    eor r16, r9
    mov r0, r3
    and r0, r16
    eor r14, r0
    and r9, r14
    eor r9, r3
    or r3, r14
    eor r15, r3
    mov r3, r8
    or r3, r11
    eor r2, r3
    eor r8, r10
    eor r10, r2
    mov r3, r8
    and r3, r10
    eor r11, r3
    mov r3, r11
    com r3
    mov r0, r2
    and r0, r3
    eor r0, r8
    com r8
    and r11, r8
    eor r2, r11
    mov r11, r7
    or r11, r4
    eor r11, r20
    eor r7, r6
    eor r6, r11
    mov r8, r7
    and r8, r6
    eor r4, r8
    mov r8, r4
    com r8
    mov r17, r11
    and r17, r8
    eor r17, r7
    com r7
    and r4, r7
    eor r11, r4
    mov r7, r13
    and r7, r5
    eor r7, r21
    eor r13, r12
    com r13
    mov r4, r7
    com r4
    eor r12, r4
    mov r21, r13
    and r21, r12
    eor r5, r21
    and r4, r5
    eor r4, r13
    or r13, r5
    eor r7, r13
    mov r13, r8
    lsr r13
    lsr r13
    lsr r13
    eor r13, r8
    mov r21, r13
    andi r21, 10
    mov r18, r21
    lsl r18
    lsl r18
    lsl r18
    eor r21, r18
    eor r8, r21
    mov r13, r3
    lsr r13
    lsr r13
    lsr r13
    eor r13, r3
    mov r21, r13
    andi r21, 10
    mov r18, r21
    lsl r18
    lsl r18
    lsl r18
    eor r21, r18
    eor r3, r21
    mov r13, r8
    lsr r13
    lsr r13
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r17
    lpm r21, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r12
    lpm r12, Z
    mov r17, r14
    lsr r17
    lsr r17
    eor r17, r3
    andi r17, 51
    eor r3, r17
    lsl r17
    lsl r17
    eor r14, r17
    eor r13, r5
    mov r17, r13
    andi r17, 51
    eor r5, r17
    lsl r17
    lsl r17
    eor r8, r17
    mov r13, r9
    lsr r13
    lsr r13
    eor r13, r0
    mov r17, r13
    andi r17, 51
    eor r0, r17
    lsl r17
    lsl r17
    eor r9, r17
    mov r13, r21
    lsr r13
    lsr r13
    eor r13, r4
    mov r17, r13
    andi r17, 51
    eor r4, r17
    lsl r17
    lsl r17
    eor r21, r17
    mov r13, r15
    lsr r13
    lsr r13
    eor r13, r2
    mov r17, r13
    andi r17, 51
    eor r2, r17
    lsl r17
    lsl r17
    eor r15, r17
    mov r13, r11
    lsr r13
    lsr r13
    eor r13, r7
    mov r17, r13
    andi r17, 51
    eor r7, r17
    lsl r17
    lsl r17
    eor r11, r17
    mov r13, r16
    lsr r13
    lsr r13
    eor r13, r10
    mov r17, r13
    andi r17, 51
    eor r10, r17
    lsl r17
    lsl r17
    eor r16, r17
    mov r13, r6
    lsr r13
    lsr r13
    eor r13, r12
    mov r17, r13
    andi r17, 51
    eor r12, r17
    lsl r17
    lsl r17
    eor r6, r17
    movw r30, r22
    std Z+0, r14
    std Z+1, r8
    std Z+2, r3
    std Z+3, r5
    std Z+4, r9
    std Z+5, r21
    std Z+6, r0
    std Z+7, r4
    std Z+8, r15
    std Z+9, r11
    std Z+10, r2
    std Z+11, r7
    std Z+12, r16
    std Z+13, r6
    std Z+14, r10
    std Z+15, r12
    subi r28, lo8(-(-443))
    sbci r29, hi8(-(-443))
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_giftb128_128_ecb_decrypt_avr_end
    jmp .Llwcc_giftb128_128_ecb_decrypt_avr_group
.Llwcc_giftb128_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ecb_decrypt_avr, .-lwcc_giftb128_128_ecb_decrypt_avr

    .global lwcc_giftb128_128_ctr_init_avr
    .type lwcc_giftb128_128_ctr_init_avr, @function
lwcc_giftb128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_giftb128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_giftb128_128_ctr_nonce_avr
    .size lwcc_giftb128_128_ctr_init_avr, .-lwcc_giftb128_128_ctr_init_avr

    .global lwcc_giftb128_128_ctr_nonce_avr
    .type lwcc_giftb128_128_ctr_nonce_avr, @function
lwcc_giftb128_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r2, X+
    mov r3, r2
    lsr r3
    lsr r3
    adiw r26, 1
    ld r7, X
    eor r3, r7
    mov r16, r3
    andi r16, 51
    eor r7, r16
    lsl r16
    lsl r16
    eor r2, r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r6, Z
    mov r30, r7
    lpm r4, Z
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r5, X+
    mov r7, r5
    lsr r7
    lsr r7
    adiw r26, 1
    ld r3, X+
    eor r7, r3
    mov r16, r7
    andi r16, 51
    eor r3, r16
    lsl r16
    lsl r16
    eor r5, r16
    mov r30, r5
    lpm r2, Z
    mov r30, r3
    lpm r5, Z
    ld r3, X+
    mov r7, r3
    lsr r7
    lsr r7
    adiw r26, 1
    ld r23, X
    eor r7, r23
    movw r18, r6 ; r19, r7
    andi r19, 51
    eor r23, r19
    lsl r19
    lsl r19
    eor r3, r19
    mov r30, r3
    lpm r7, Z
    mov r30, r23
    lpm r22, Z
    ; round 1 (gift.dsl:33)
    or r18, r7
    mov r23, r4
    or r23, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    mov r3, r19
    lsr r3
    lsr r3
    adiw r26, 1
    ld r20, X+
    eor r3, r20
    movw r16, r2 ; r17, r3
    andi r17, 51
    eor r20, r17
    lsl r17
    lsl r17
    eor r19, r17
    mov r30, r19
    lpm r3, Z
    mov r30, r20
    lpm r21, Z
    or r16, r3
    mov r20, r5
    or r20, r21
    ld r17, X+
    mov r19, r17
    lsr r19
    lsr r19
    adiw r26, 1
    ld r24, X
    eor r19, r24
    andi r19, 51
    eor r24, r19
    lsl r19
    lsl r19
    eor r17, r19
    mov r30, r17
    lpm r17, Z
    mov r30, r24
    lpm r19, Z
    eor r18, r17
    and r17, r6
    eor r7, r17
    eor r23, r19
    and r19, r4
    eor r22, r19
    mov r24, r18
    mov r25, r7
    com r24
    subi r28, lo8(-(452))
    sbci r29, hi8(-(452))
    std Y+0, r24
    com r25
    std Y+1, r25
    std Y+2, r7
    std Y+3, r6
    std Y+4, r18
    movw r6, r22 ; r7, r23
    com r7
    std Y+5, r7
    com r6
    std Y+6, r6
    std Y+7, r22
    std Y+8, r4
    std Y+9, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X+
    mov r17, r4
    lsr r17
    lsr r17
    adiw r26, 1
    ld r6, X
    eor r17, r6
    andi r17, 51
    eor r6, r17
    lsl r17
    lsl r17
    eor r4, r17
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r17, Z
    eor r16, r4
    and r4, r2
    eor r3, r4
    eor r20, r17
    and r17, r5
    eor r21, r17
    mov r6, r16
    mov r7, r3
    com r6
    std Y+10, r6
    com r7
    std Y+11, r7
    std Y+12, r3
    std Y+13, r2
    std Y+14, r16
    movw r2, r20 ; r3, r21
    com r2
    std Y+15, r2
    com r3
    std Y+16, r3
    std Y+17, r21
    std Y+18, r5
    std Y+19, r20
    pop r29
    pop r28
    pop r17
    pop r16
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ctr_nonce_avr, .-lwcc_giftb128_128_ctr_nonce_avr

    .global lwcc_giftb128_128_ctr_crypt_avr
    .type lwcc_giftb128_128_ctr_crypt_avr, @function
lwcc_giftb128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_giftb128_128_ctr_crypt_avr_begin
    ret
.Llwcc_giftb128_128_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r26, r22
    movw r22, r24
    movw r28, r18
    ; one group before the first: each begins with the next
    sec
    sbc r2, r1
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_giftb128_128_ctr_crypt_avr_group
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_rest
.Llwcc_giftb128_128_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    mov r15, r5
    lsr r15
    lsr r15
    eor r15, r3
    mov r18, r15
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r5, r18
    mov r15, r4
    lsr r15
    lsr r15
    eor r15, r2
    mov r18, r15
    andi r18, 51
    eor r2, r18
    lsl r18
    lsl r18
    eor r4, r18
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r15, Z
    mov r30, r3
    lpm r18, Z
    mov r30, r4
    lpm r3, Z
    mov r30, r2
    lpm r16, Z
    subi r28, lo8(-(452))
    sbci r29, hi8(-(452))
    ; round 1 (gift.dsl:33)
    ldd r2, Y+0
    eor r2, r15
    ldd r4, Y+2
    and r15, r4
    ldd r4, Y+3
    eor r4, r15
    ldd r15, Y+1
    eor r15, r2
    mov r5, r4
    and r5, r15
    ldd r17, Y+4
    eor r17, r5
    subi r28, lo8(-(-451))
    sbci r29, hi8(-(-451))
    ldd r5, Y+0
    eor r15, r5
    ldd r5, Y+7
    eor r4, r5
    subi r28, lo8(-(456))
    sbci r29, hi8(-(456))
    ldd r5, Y+0
    eor r5, r18
    ldd r14, Y+2
    and r14, r18
    ldd r10, Y+3
    eor r10, r14
    ldd r14, Y+1
    eor r14, r5
    mov r13, r10
    and r13, r14
    ldd r18, Y+4
    eor r18, r13
    subi r28, lo8(-(-457))
    sbci r29, hi8(-(-457))
    ldd r13, Y+0
    eor r14, r13
    subi r28, lo8(-(462))
    sbci r29, hi8(-(462))
    ldd r13, Y+0
    eor r13, r3
    ldd r7, Y+2
    and r3, r7
    ldd r7, Y+3
    eor r7, r3
    ldd r3, Y+1
    eor r3, r13
    mov r12, r7
    and r12, r3
    ldd r19, Y+4
    eor r19, r12
    subi r28, lo8(-(-459))
    sbci r29, hi8(-(-459))
    ldd r12, Y+0
    eor r3, r12
    subi r28, lo8(-(464))
    sbci r29, hi8(-(464))
    ldd r12, Y+0
    eor r12, r16
    ldd r8, Y+2
    and r8, r16
    ldd r9, Y+3
    eor r9, r8
    ldd r8, Y+1
    eor r8, r12
    mov r11, r9
    and r11, r8
    ldd r6, Y+4
    eor r6, r11
    subi r28, lo8(-(-465))
    sbci r29, hi8(-(-465))
    ldd r11, Y+0
    eor r8, r11
    ldd r11, Y+7
    eor r9, r11
    mov r11, r2
    swap r11
    swap r2
    mov r16, r11
    andi r16, 15
    mov r20, r2
    andi r20, 240
    mov r21, r5
    swap r21
    andi r21, 240
    or r16, r21
    swap r5
    mov r21, r5
    andi r21, 15
    or r21, r20
    mov r2, r13
    swap r2
    swap r13
    mov r20, r2
    andi r20, 15
    mov r2, r21
    mov r21, r13
    andi r21, 240
    mov r5, r12
    swap r5
    mov r13, r16
    mov r16, r5
    andi r16, 240
    or r20, r16
    swap r12
    mov r16, r12
    andi r16, 15
    or r16, r21
    mov r21, r18
    swap r21
    swap r18
    andi r21, 15
    andi r18, 240
    mov r5, r17
    swap r5
    mov r12, r16
    mov r16, r5
    andi r16, 240
    or r21, r16
    swap r17
    andi r17, 15
    or r17, r18
    ldd r5, Y+2
    eor r21, r5
    ldd r5, Y+3
    eor r17, r5
    mov r5, r6
    swap r5
    swap r6
    mov r18, r5
    andi r18, 15
    mov r16, r6
    andi r16, 240
    mov r5, r19
    swap r5
    mov r11, r20
    mov r20, r5
    andi r20, 240
    or r18, r20
    swap r19
    andi r19, 15
    or r19, r16
    ldd r5, Y+4
    eor r5, r18
    ldd r6, Y+5
    eor r6, r19
    ; round 2 (gift.dsl:33)
    mov r0, r13
    or r0, r14
    eor r0, r21
    and r21, r13
    eor r14, r21
    mov r18, r4
    eor r18, r0
    and r4, r14
    eor r13, r4
    eor r14, r18
    com r18
    mov r4, r13
    and r4, r14
    eor r0, r4
    ldd r4, Y+10
    eor r14, r4
    mov r4, r2
    or r4, r15
    eor r4, r17
    and r17, r2
    eor r15, r17
    mov r16, r10
    eor r16, r4
    and r10, r15
    eor r2, r10
    eor r15, r16
    com r16
    mov r10, r2
    and r10, r15
    eor r4, r10
    ldd r10, Y+11
    eor r15, r10
    ldd r10, Y+16
    eor r2, r10
    mov r10, r11
    or r10, r8
    eor r10, r5
    and r5, r11
    eor r8, r5
    mov r5, r7
    eor r5, r10
    and r7, r8
    eor r11, r7
    eor r8, r5
    com r5
    mov r7, r11
    and r7, r8
    eor r10, r7
    ldd r7, Y+8
    eor r8, r7
    ldd r7, Y+17
    eor r11, r7
    mov r7, r12
    or r7, r3
    eor r7, r6
    and r6, r12
    eor r3, r6
    mov r17, r9
    eor r17, r7
    and r9, r3
    eor r12, r9
    eor r3, r17
    com r17
    mov r9, r12
    and r9, r3
    eor r7, r9
    ldd r9, Y+9
    eor r3, r9
    mov r9, r18
    lsr r9
    lsl r18
    mov r19, r9
    andi r19, 85
    andi r18, 170
    mov r20, r5
    lsl r20
    andi r20, 170
    or r19, r20
    lsr r5
    mov r20, r5
    andi r20, 85
    or r20, r18
    mov r5, r16
    lsr r5
    lsl r16
    mov r18, r5
    andi r18, 85
    andi r16, 170
    mov r21, r17
    lsl r21
    andi r21, 170
    or r18, r21
    lsr r17
    andi r17, 85
    or r17, r16
    mov r5, r10
    lsr r5
    lsl r10
    mov r16, r5
    andi r16, 85
    mov r21, r10
    andi r21, 170
    mov r5, r0
    lsl r5
    mov r10, r17
    mov r17, r5
    andi r17, 170
    or r16, r17
    lsr r0
    mov r17, r0
    andi r17, 85
    or r17, r21
    ldd r5, Y+12
    eor r5, r16
    ldd r9, Y+14
    eor r9, r17
    mov r6, r7
    lsr r6
    lsl r7
    movw r16, r6 ; r17, r7
    andi r16, 85
    andi r17, 170
    mov r21, r4
    lsl r21
    andi r21, 170
    or r16, r21
    lsr r4
    mov r21, r4
    andi r21, 85
    or r21, r17
    ldd r4, Y+13
    eor r4, r16
    ldd r7, Y+15
    eor r7, r21
    ; round 3 (gift.dsl:33)
    mov r6, r19
    or r6, r8
    eor r6, r5
    and r5, r19
    eor r8, r5
    mov r5, r13
    eor r5, r6
    and r13, r8
    eor r13, r19
    eor r8, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r0, r13
    and r0, r8
    eor r6, r0
    swap r8
    ldd r0, Y+18
    eor r8, r0
    ldd r0, Y+26
    eor r13, r0
    mov r0, r18
    or r0, r3
    eor r0, r4
    and r4, r18
    eor r3, r4
    mov r4, r2
    eor r4, r0
    and r2, r3
    eor r2, r18
    eor r3, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r18, r2
    and r18, r3
    eor r0, r18
    swap r3
    ldd r18, Y+19
    eor r3, r18
    ldd r18, Y+27
    eor r2, r18
    mov r18, r20
    or r18, r14
    eor r18, r9
    and r9, r20
    eor r14, r9
    mov r9, r11
    eor r9, r18
    and r11, r14
    eor r11, r20
    eor r14, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r16, r11
    and r16, r14
    eor r18, r16
    swap r14
    ldd r16, Y+20
    eor r14, r16
    ldd r16, Y+28
    eor r11, r16
    mov r16, r10
    or r16, r15
    eor r16, r7
    and r7, r10
    eor r15, r7
    mov r7, r12
    eor r7, r16
    and r12, r15
    eor r10, r12
    eor r15, r7
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    mov r12, r10
    and r12, r15
    eor r12, r16
    swap r15
    ldd r16, Y+21
    eor r15, r16
    ; round 4 (gift.dsl:33)
    mov r16, r8
    com r16
    and r16, r5
    mov r17, r3
    com r17
    and r17, r4
    ; round 3 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    ldd r19, Y+22
    eor r6, r19
    mov r30, r0
    lpm r19, Z
    ldd r0, Y+23
    eor r19, r0
    mov r30, r18
    lpm r0, Z
    ldd r18, Y+24
    eor r0, r18
    mov r30, r12
    lpm r12, Z
    ldd r18, Y+25
    eor r12, r18
    ; round 4 (gift.dsl:33)
    eor r16, r6
    or r6, r5
    eor r8, r6
    mov r6, r13
    eor r6, r16
    or r13, r8
    eor r5, r13
    eor r8, r6
    mov r13, r5
    and r13, r8
    eor r13, r16
    eor r17, r19
    or r19, r4
    eor r3, r19
    mov r18, r2
    eor r18, r17
    or r2, r3
    eor r4, r2
    eor r3, r18
    mov r2, r4
    and r2, r3
    eor r17, r2
    ldd r2, Y+33
    eor r17, r2
    mov r2, r14
    com r2
    and r2, r9
    eor r2, r0
    or r0, r9
    eor r14, r0
    mov r0, r11
    eor r0, r2
    or r11, r14
    eor r9, r11
    eor r14, r0
    mov r11, r9
    and r11, r14
    eor r2, r11
    mov r11, r7
    and r11, r15
    eor r11, r12
    com r12
    or r12, r7
    eor r15, r12
    mov r12, r10
    eor r12, r11
    and r10, r15
    eor r7, r10
    eor r15, r12
    mov r10, r7
    or r10, r15
    eor r11, r10
    ldd r10, Y+35
    eor r11, r10
    ldd r10, Y+38
    eor r7, r10
    ldd r10, Y+37
    eor r5, r10
    eor r9, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    ldd r8, Y+34
    eor r13, r8
    ldd r8, Y+29
    eor r10, r8
    mov r30, r18
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ldd r18, Y+30
    eor r3, r18
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    ldd r18, Y+36
    eor r2, r18
    ldd r18, Y+31
    eor r14, r18
    mov r30, r12
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    ldd r18, Y+32
    eor r15, r18
    ; round 5 (gift.dsl:33)
    mov r18, r8
    or r18, r10
    eor r18, r17
    and r17, r8
    eor r10, r17
    mov r16, r5
    eor r16, r18
    and r5, r10
    eor r8, r5
    eor r10, r16
    mov r5, r8
    and r5, r10
    eor r18, r5
    ldd r5, Y+45
    eor r18, r5
    mov r5, r6
    or r5, r3
    eor r5, r13
    and r13, r6
    eor r3, r13
    mov r13, r4
    eor r13, r5
    and r4, r3
    eor r6, r4
    eor r3, r13
    mov r4, r6
    and r4, r3
    eor r5, r4
    ldd r4, Y+46
    eor r5, r4
    ldd r4, Y+47
    eor r6, r4
    mov r4, r12
    or r4, r14
    eor r4, r11
    and r11, r12
    eor r14, r11
    mov r11, r9
    eor r11, r4
    and r9, r14
    eor r12, r9
    eor r14, r11
    mov r9, r12
    and r9, r14
    eor r4, r9
    ldd r9, Y+48
    eor r12, r9
    mov r9, r0
    or r9, r15
    eor r9, r2
    and r2, r0
    eor r15, r2
    mov r2, r7
    eor r2, r9
    and r7, r15
    eor r0, r7
    eor r15, r2
    mov r7, r0
    and r7, r15
    eor r9, r7
    ldd r7, Y+49
    eor r0, r7
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    ldd r16, Y+39
    eor r10, r16
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+40
    eor r3, r16
    mov r30, r14
    lpm r14, Z
    mov r30, r4
    lpm r16, Z
    ldd r4, Y+41
    eor r14, r4
    ldd r4, Y+43
    eor r16, r4
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r17, Z
    ldd r4, Y+42
    eor r15, r4
    ldd r4, Y+44
    eor r17, r4
    ; round 6 (gift.dsl:33)
    mov r4, r11
    and r4, r10
    eor r4, r16
    com r16
    or r16, r11
    eor r10, r16
    mov r9, r8
    eor r9, r4
    and r8, r10
    eor r11, r8
    eor r10, r9
    mov r8, r11
    or r8, r10
    eor r4, r8
    ldd r8, Y+51
    eor r10, r8
    ldd r8, Y+26
    eor r11, r8
    mov r8, r3
    com r8
    and r8, r2
    eor r8, r17
    or r17, r2
    eor r3, r17
    mov r16, r6
    eor r16, r8
    or r6, r3
    eor r2, r6
    eor r3, r16
    mov r6, r2
    and r6, r3
    eor r8, r6
    ldd r6, Y+50
    eor r3, r6
    ldd r6, Y+58
    eor r2, r6
    mov r6, r14
    com r6
    and r6, r7
    eor r6, r18
    or r18, r7
    eor r14, r18
    mov r18, r12
    eor r18, r6
    or r12, r14
    eor r7, r12
    eor r14, r18
    mov r12, r7
    and r12, r14
    eor r6, r12
    ldd r12, Y+53
    eor r14, r12
    mov r12, r15
    com r12
    and r12, r13
    eor r12, r5
    or r5, r13
    eor r15, r5
    mov r17, r0
    eor r17, r12
    or r0, r15
    eor r13, r0
    eor r15, r17
    mov r5, r13
    and r5, r15
    eor r12, r5
    ldd r5, Y+52
    eor r15, r5
    ldd r5, Y+59
    eor r13, r5
    mov r5, r9
    swap r5
    swap r9
    mov r19, r5
    andi r19, 15
    mov r20, r9
    andi r20, 240
    mov r21, r16
    swap r21
    andi r21, 240
    or r19, r21
    swap r16
    andi r16, 15
    or r16, r20
    mov r5, r18
    swap r5
    swap r18
    mov r20, r5
    andi r20, 15
    andi r18, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r20, r21
    swap r17
    andi r17, 15
    or r17, r18
    mov r18, r8
    swap r18
    swap r8
    andi r18, 15
    mov r21, r8
    andi r21, 240
    mov r5, r4
    swap r5
    mov r8, r17
    mov r17, r5
    andi r17, 240
    or r18, r17
    swap r4
    mov r17, r4
    andi r17, 15
    or r17, r21
    ldd r4, Y+54
    eor r18, r4
    ldd r4, Y+55
    eor r17, r4
    mov r4, r12
    swap r4
    swap r12
    mov r21, r4
    andi r21, 15
    mov r4, r20
    mov r20, r12
    andi r20, 240
    mov r5, r6
    swap r5
    mov r12, r17
    mov r17, r5
    andi r17, 240
    or r21, r17
    swap r6
    mov r17, r6
    andi r17, 15
    or r17, r20
    ldd r5, Y+56
    eor r5, r21
    ldd r9, Y+57
    eor r9, r17
    ; round 7 (gift.dsl:33)
    mov r6, r19
    or r6, r3
    eor r6, r18
    and r18, r19
    eor r3, r18
    mov r0, r11
    eor r0, r6
    and r11, r3
    eor r11, r19
    eor r3, r0
    com r0
    mov r18, r11
    and r18, r3
    eor r6, r18
    ldd r18, Y+62
    eor r3, r18
    ldd r18, Y+16
    eor r11, r18
    mov r18, r16
    or r18, r10
    eor r18, r12
    and r12, r16
    eor r10, r12
    mov r12, r2
    eor r12, r18
    and r2, r10
    eor r2, r16
    eor r10, r12
    com r12
    mov r16, r2
    and r16, r10
    eor r18, r16
    ldd r16, Y+63
    eor r10, r16
    adiw r28, 17
    ldd r16, Y+51
    eor r2, r16
    mov r16, r4
    or r16, r15
    eor r16, r5
    and r5, r4
    eor r15, r5
    mov r5, r7
    eor r5, r16
    and r7, r15
    eor r4, r7
    eor r15, r5
    com r5
    mov r7, r4
    and r7, r15
    eor r7, r16
    ldd r16, Y+43
    eor r15, r16
    ldd r16, Y+0
    eor r4, r16
    mov r16, r8
    or r16, r14
    eor r16, r9
    and r9, r8
    eor r14, r9
    mov r17, r13
    eor r17, r16
    and r13, r14
    eor r8, r13
    eor r14, r17
    com r17
    mov r13, r8
    and r13, r14
    eor r13, r16
    ldd r9, Y+44
    eor r14, r9
    mov r9, r0
    lsr r9
    lsl r0
    mov r16, r9
    andi r16, 85
    mov r19, r0
    andi r19, 170
    mov r20, r5
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r5
    mov r20, r5
    andi r20, 85
    or r20, r19
    mov r5, r12
    lsr r5
    lsl r12
    mov r19, r5
    andi r19, 85
    mov r21, r12
    andi r21, 170
    mov r5, r17
    lsl r5
    mov r12, r20
    mov r20, r5
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r5, r7
    lsr r5
    lsl r7
    mov r20, r5
    andi r20, 85
    mov r21, r7
    andi r21, 170
    mov r5, r6
    lsl r5
    mov r7, r17
    mov r17, r5
    andi r17, 170
    or r20, r17
    lsr r6
    mov r17, r6
    andi r17, 85
    or r17, r21
    ldd r5, Y+47
    eor r5, r20
    ldd r9, Y+49
    eor r9, r17
    mov r6, r13
    lsr r6
    lsl r13
    mov r17, r6
    andi r17, 85
    mov r20, r13
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    ldd r13, Y+48
    eor r13, r17
    ldd r6, Y+50
    eor r6, r18
    ; round 8 (gift.dsl:33)
    mov r0, r16
    or r0, r15
    eor r0, r5
    and r5, r16
    eor r15, r5
    mov r5, r11
    eor r5, r0
    and r11, r15
    eor r11, r16
    eor r15, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r18, r11
    and r18, r15
    eor r0, r18
    swap r15
    ldd r18, Y+52
    eor r15, r18
    ldd r18, Y+60
    eor r11, r18
    mov r18, r19
    or r18, r14
    eor r18, r13
    and r13, r19
    eor r14, r13
    mov r13, r2
    eor r13, r18
    and r2, r14
    eor r2, r19
    eor r14, r13
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r16, r2
    and r16, r14
    eor r18, r16
    swap r14
    ldd r16, Y+53
    eor r14, r16
    mov r16, r12
    or r16, r3
    eor r16, r9
    and r9, r12
    eor r3, r9
    mov r9, r4
    eor r9, r16
    and r4, r3
    eor r12, r4
    eor r3, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r4, r12
    and r4, r3
    eor r4, r16
    swap r3
    subi r28, lo8(-(276))
    sbci r29, hi8(-(276))
    ldd r16, Y+0
    eor r3, r16
    ldd r16, Y+18
    eor r12, r16
    mov r16, r7
    or r16, r10
    eor r16, r6
    and r6, r7
    eor r10, r6
    mov r6, r8
    eor r6, r16
    and r8, r10
    eor r7, r8
    eor r10, r6
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r8, r7
    and r8, r10
    eor r8, r16
    swap r10
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r16, Y+0
    eor r10, r16
    ; round 9 (gift.dsl:33)
    mov r16, r5
    and r16, r15
    mov r17, r13
    and r17, r14
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ; round 8 (gift.dsl:33)
    ldd r19, Y+0
    eor r2, r19
    eor r7, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r19, Y+0
    eor r0, r19
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+1
    eor r18, r19
    mov r30, r4
    lpm r4, Z
    ldd r19, Y+2
    eor r4, r19
    mov r30, r8
    lpm r8, Z
    ldd r19, Y+3
    eor r8, r19
    ; round 9 (gift.dsl:33)
    eor r16, r0
    or r0, r5
    eor r15, r0
    mov r0, r11
    eor r0, r16
    and r11, r15
    eor r5, r11
    mov r11, r0
    com r11
    eor r15, r11
    mov r19, r5
    or r19, r15
    eor r16, r19
    ldd r19, Y+14
    eor r5, r19
    eor r17, r18
    com r18
    or r18, r13
    eor r14, r18
    mov r18, r2
    eor r18, r17
    and r2, r14
    eor r13, r2
    eor r14, r18
    mov r2, r13
    or r2, r14
    eor r17, r2
    ldd r2, Y+10
    eor r17, r2
    mov r2, r3
    com r2
    and r2, r9
    eor r2, r4
    or r4, r9
    eor r3, r4
    mov r4, r12
    eor r4, r2
    or r12, r3
    eor r9, r12
    eor r3, r4
    mov r12, r9
    and r12, r3
    eor r2, r12
    subi r28, lo8(-(252))
    sbci r29, hi8(-(252))
    ldd r12, Y+0
    eor r9, r12
    mov r12, r6
    and r12, r10
    eor r12, r8
    com r8
    or r8, r6
    eor r10, r8
    mov r8, r7
    eor r8, r12
    and r7, r10
    eor r6, r7
    eor r10, r8
    mov r7, r6
    or r7, r10
    eor r12, r7
    subi r28, lo8(-(-287))
    sbci r29, hi8(-(-287))
    ldd r7, Y+47
    eor r12, r7
    ldd r7, Y+0
    eor r6, r7
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r7, Z
    ldd r16, Y+46
    eor r7, r16
    ldd r16, Y+41
    eor r15, r16
    ; round 10 (gift.dsl:33)
    or r0, r7
    ; round 9 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r14
    lpm r14, Z
    ldd r16, Y+42
    eor r14, r16
    ; round 10 (gift.dsl:33)
    eor r0, r14
    or r14, r11
    eor r7, r14
    ; round 9 (gift.dsl:33)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r14, Y+48
    eor r2, r14
    subi r28, lo8(-(381))
    sbci r29, hi8(-(381))
    ldd r14, Y+0
    eor r3, r14
    mov r30, r8
    lpm r14, Z
    mov r30, r10
    lpm r10, Z
    subi r28, lo8(-(-370))
    sbci r29, hi8(-(-370))
    ldd r8, Y+33
    eor r10, r8
    ; round 10 (gift.dsl:33)
    mov r8, r18
    or r8, r15
    eor r8, r17
    and r17, r18
    eor r15, r17
    mov r16, r5
    eor r16, r8
    and r5, r15
    eor r5, r18
    eor r15, r16
    mov r18, r5
    and r18, r15
    eor r8, r18
    ldd r18, Y+47
    eor r8, r18
    mov r18, r13
    eor r18, r7
    or r13, r0
    eor r11, r13
    eor r0, r18
    mov r13, r11
    or r13, r0
    eor r7, r13
    ldd r13, Y+48
    eor r7, r13
    ldd r13, Y+49
    eor r11, r13
    mov r13, r14
    or r13, r3
    eor r13, r12
    and r12, r14
    eor r3, r12
    mov r12, r9
    eor r12, r13
    and r9, r3
    eor r14, r9
    eor r3, r12
    mov r9, r14
    and r9, r3
    eor r13, r9
    ldd r9, Y+50
    eor r14, r9
    mov r9, r4
    or r9, r10
    eor r9, r2
    and r2, r4
    eor r10, r2
    mov r2, r6
    eor r2, r9
    and r6, r10
    eor r4, r6
    eor r10, r2
    mov r6, r4
    and r6, r10
    eor r9, r6
    ldd r6, Y+0
    eor r4, r6
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    ldd r16, Y+41
    eor r15, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+42
    eor r0, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r16, Z
    ldd r13, Y+43
    eor r3, r13
    ldd r13, Y+45
    eor r16, r13
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r17, Z
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ldd r13, Y+0
    eor r10, r13
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r13, Y+0
    eor r17, r13
    ; round 11 (gift.dsl:33)
    mov r13, r12
    and r13, r15
    eor r13, r16
    com r16
    or r16, r12
    eor r15, r16
    mov r9, r5
    eor r9, r13
    and r5, r15
    eor r12, r5
    eor r15, r9
    mov r5, r12
    or r5, r15
    eor r13, r5
    ldd r5, Y+7
    eor r15, r5
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r5, Y+0
    eor r12, r5
    mov r5, r0
    com r5
    and r5, r2
    eor r5, r17
    or r17, r2
    eor r0, r17
    mov r16, r11
    eor r16, r5
    or r11, r0
    eor r2, r11
    eor r0, r16
    mov r11, r2
    and r11, r0
    eor r5, r11
    adiw r28, 32
    ldd r11, Y+43
    eor r0, r11
    ldd r11, Y+0
    eor r2, r11
    mov r11, r3
    com r11
    and r11, r6
    eor r11, r8
    or r8, r6
    eor r3, r8
    mov r8, r14
    eor r8, r11
    or r14, r3
    eor r6, r14
    eor r3, r8
    mov r14, r6
    and r14, r3
    eor r11, r14
    ldd r14, Y+46
    eor r3, r14
    mov r14, r10
    com r14
    and r14, r18
    eor r14, r7
    or r7, r18
    eor r10, r7
    mov r17, r4
    eor r17, r14
    or r4, r10
    eor r4, r18
    eor r10, r17
    mov r7, r4
    and r7, r10
    eor r14, r7
    ldd r7, Y+45
    eor r10, r7
    ldd r7, Y+51
    eor r4, r7
    mov r7, r9
    swap r7
    swap r9
    mov r18, r7
    andi r18, 15
    mov r19, r9
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r18, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r7, r8
    swap r7
    swap r8
    mov r19, r7
    andi r19, 15
    mov r20, r8
    andi r20, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r19, r21
    swap r17
    andi r17, 15
    or r17, r20
    mov r20, r5
    swap r20
    swap r5
    andi r20, 15
    mov r21, r5
    andi r21, 240
    mov r5, r13
    swap r5
    mov r7, r17
    mov r17, r5
    andi r17, 240
    or r20, r17
    swap r13
    mov r17, r13
    andi r17, 15
    or r17, r21
    ldd r5, Y+47
    eor r20, r5
    ldd r5, Y+48
    eor r17, r5
    mov r5, r14
    swap r5
    swap r14
    mov r21, r5
    andi r21, 15
    mov r5, r19
    mov r19, r14
    andi r19, 240
    mov r14, r11
    swap r14
    mov r13, r17
    mov r17, r14
    andi r17, 240
    or r21, r17
    swap r11
    mov r17, r11
    andi r17, 15
    or r17, r19
    ldd r14, Y+49
    eor r14, r21
    ldd r8, Y+50
    eor r8, r17
    ; round 12 (gift.dsl:33)
    mov r9, r18
    or r9, r0
    eor r9, r20
    and r20, r18
    eor r0, r20
    mov r11, r12
    eor r11, r9
    and r12, r0
    eor r12, r18
    eor r0, r11
    com r11
    mov r18, r12
    and r18, r0
    eor r9, r18
    ldd r18, Y+54
    eor r0, r18
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r18, Y+2
    eor r12, r18
    mov r18, r16
    or r18, r15
    eor r18, r13
    and r13, r16
    eor r15, r13
    mov r13, r2
    eor r13, r18
    and r2, r15
    eor r2, r16
    eor r15, r13
    com r13
    mov r16, r2
    and r16, r15
    eor r18, r16
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r16, Y+6
    eor r2, r16
    mov r16, r5
    or r16, r10
    eor r16, r14
    and r14, r5
    eor r10, r14
    mov r14, r6
    eor r14, r16
    and r6, r10
    eor r5, r6
    eor r10, r14
    com r14
    mov r6, r5
    and r6, r10
    eor r6, r16
    ldd r16, Y+0
    eor r10, r16
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r16, Y+0
    eor r5, r16
    mov r16, r7
    or r16, r3
    eor r16, r8
    and r8, r7
    eor r3, r8
    mov r17, r4
    eor r17, r16
    and r4, r3
    eor r7, r4
    eor r3, r17
    com r17
    mov r4, r7
    and r4, r3
    eor r4, r16
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r8, Y+0
    eor r3, r8
    mov r8, r11
    lsr r8
    lsl r11
    mov r16, r8
    andi r16, 85
    mov r19, r11
    andi r19, 170
    mov r20, r14
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r14
    mov r20, r14
    andi r20, 85
    or r20, r19
    mov r14, r13
    lsr r14
    lsl r13
    mov r19, r14
    andi r19, 85
    mov r21, r13
    andi r21, 170
    mov r14, r17
    lsl r14
    mov r13, r20
    mov r20, r14
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r14, r6
    lsr r14
    lsl r6
    mov r20, r14
    andi r20, 85
    mov r21, r6
    andi r21, 170
    mov r14, r9
    lsl r14
    mov r8, r17
    mov r17, r14
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    ldd r14, Y+2
    eor r14, r20
    ldd r9, Y+3
    eor r9, r17
    mov r11, r4
    lsr r11
    lsl r4
    mov r17, r11
    andi r17, 85
    mov r20, r4
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r4, Y+0
    eor r4, r17
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    ldd r11, Y+0
    eor r11, r18
    ; round 13 (gift.dsl:33)
    mov r6, r16
    or r6, r10
    eor r6, r14
    and r14, r16
    eor r10, r14
    mov r14, r12
    eor r14, r6
    and r12, r10
    eor r12, r16
    eor r10, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r18, r12
    and r18, r10
    eor r6, r18
    swap r10
    ldd r18, Y+2
    eor r10, r18
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r18, Y+0
    eor r12, r18
    mov r18, r19
    or r18, r3
    eor r18, r4
    and r4, r19
    eor r3, r4
    mov r4, r2
    eor r4, r18
    and r2, r3
    eor r2, r19
    eor r3, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r16, Y+0
    eor r3, r16
    mov r16, r13
    or r16, r0
    eor r16, r9
    and r9, r13
    eor r0, r9
    mov r9, r5
    eor r9, r16
    and r5, r0
    eor r13, r5
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r5, r13
    and r5, r0
    eor r5, r16
    swap r0
    subi r28, lo8(-(289))
    sbci r29, hi8(-(289))
    ldd r16, Y+0
    eor r0, r16
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r16, Y+0
    eor r13, r16
    mov r16, r8
    or r16, r15
    eor r16, r11
    and r11, r8
    eor r15, r11
    mov r11, r7
    eor r11, r16
    and r7, r15
    eor r8, r7
    eor r15, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r7, r8
    and r7, r15
    eor r7, r16
    swap r15
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r16, Y+0
    eor r15, r16
    ; round 14 (gift.dsl:33)
    mov r16, r14
    and r16, r10
    mov r17, r4
    and r17, r3
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ; round 13 (gift.dsl:33)
    ldd r19, Y+0
    eor r2, r19
    eor r8, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r19, Y+33
    eor r6, r19
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+34
    eor r18, r19
    mov r30, r5
    lpm r5, Z
    ldd r19, Y+35
    eor r5, r19
    mov r30, r7
    lpm r7, Z
    ldd r19, Y+36
    eor r7, r19
    ; round 14 (gift.dsl:33)
    eor r16, r6
    or r6, r14
    eor r10, r6
    mov r6, r12
    eor r6, r16
    and r12, r10
    eor r14, r12
    mov r12, r6
    com r12
    eor r10, r12
    mov r19, r14
    or r19, r10
    eor r16, r19
    ldd r19, Y+0
    eor r14, r19
    eor r17, r18
    com r18
    or r18, r4
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r4, r2
    eor r3, r18
    mov r2, r4
    or r2, r3
    eor r17, r2
    ldd r2, Y+41
    eor r17, r2
    mov r2, r0
    com r2
    and r2, r9
    eor r2, r5
    or r5, r9
    eor r0, r5
    mov r5, r13
    eor r5, r2
    or r13, r0
    eor r9, r13
    eor r0, r5
    mov r13, r9
    and r13, r0
    eor r2, r13
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    ldd r13, Y+0
    eor r9, r13
    mov r13, r11
    and r13, r15
    eor r13, r7
    com r7
    or r7, r11
    eor r15, r7
    mov r7, r8
    eor r7, r13
    and r8, r15
    eor r11, r8
    eor r15, r7
    mov r8, r11
    or r8, r15
    eor r13, r8
    subi r28, lo8(-(-194))
    sbci r29, hi8(-(-194))
    ldd r8, Y+0
    eor r13, r8
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r8, Y+0
    eor r11, r8
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r10
    lpm r10, Z
    mov r30, r16
    lpm r8, Z
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r16, Y+5
    eor r8, r16
    ldd r16, Y+0
    eor r10, r16
    ; round 15 (gift.dsl:33)
    or r6, r8
    ; round 14 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    ; round 15 (gift.dsl:33)
    eor r6, r3
    or r3, r12
    eor r8, r3
    ; round 14 (gift.dsl:33)
    mov r30, r0
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r0, Y+7
    eor r2, r0
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r0, Y+0
    eor r3, r0
    mov r30, r7
    lpm r7, Z
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(-305))
    sbci r29, hi8(-(-305))
    ldd r0, Y+30
    eor r15, r0
    ; round 15 (gift.dsl:33)
    mov r0, r18
    or r0, r10
    eor r0, r17
    and r17, r18
    eor r10, r17
    mov r16, r14
    eor r16, r0
    and r14, r10
    eor r14, r18
    eor r10, r16
    mov r18, r14
    and r18, r10
    eor r0, r18
    ldd r18, Y+41
    eor r0, r18
    mov r18, r4
    eor r18, r8
    or r4, r6
    eor r12, r4
    eor r6, r18
    mov r4, r12
    or r4, r6
    eor r8, r4
    ldd r4, Y+42
    eor r8, r4
    ldd r4, Y+0
    eor r12, r4
    mov r4, r7
    or r4, r3
    eor r4, r13
    and r13, r7
    eor r3, r13
    mov r13, r9
    eor r13, r4
    and r9, r3
    eor r7, r9
    eor r3, r13
    mov r9, r7
    and r9, r3
    eor r4, r9
    ldd r9, Y+1
    eor r7, r9
    mov r9, r5
    or r9, r15
    eor r9, r2
    and r2, r5
    eor r15, r2
    mov r2, r11
    eor r2, r9
    and r11, r15
    eor r5, r11
    eor r15, r2
    mov r11, r5
    and r11, r15
    eor r9, r11
    subi r28, lo8(-(345))
    sbci r29, hi8(-(345))
    ldd r11, Y+0
    eor r5, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    subi r28, lo8(-(-310))
    sbci r29, hi8(-(-310))
    ldd r16, Y+0
    eor r10, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    ldd r16, Y+1
    eor r6, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r16, Z
    ldd r4, Y+2
    eor r3, r4
    ldd r4, Y+4
    eor r16, r4
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r17, Z
    subi r28, lo8(-(309))
    sbci r29, hi8(-(309))
    ldd r4, Y+0
    eor r15, r4
    subi r28, lo8(-(-304))
    sbci r29, hi8(-(-304))
    ldd r4, Y+0
    eor r17, r4
    ; round 16 (gift.dsl:33)
    mov r4, r13
    and r4, r10
    eor r4, r16
    com r16
    or r16, r13
    eor r10, r16
    mov r9, r14
    eor r9, r4
    and r14, r10
    eor r13, r14
    eor r10, r9
    mov r14, r13
    or r14, r10
    eor r4, r14
    ldd r14, Y+5
    eor r10, r14
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r14, Y+0
    eor r13, r14
    mov r14, r6
    com r14
    and r14, r2
    eor r14, r17
    or r17, r2
    eor r6, r17
    mov r16, r12
    eor r16, r14
    or r12, r6
    eor r2, r12
    eor r6, r16
    mov r12, r2
    and r12, r6
    eor r14, r12
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r12, Y+0
    eor r6, r12
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r12, Y+0
    eor r2, r12
    mov r12, r3
    com r12
    and r12, r11
    eor r12, r0
    or r0, r11
    eor r3, r0
    mov r0, r7
    eor r0, r12
    or r7, r3
    eor r11, r7
    eor r3, r0
    mov r7, r11
    and r7, r3
    eor r12, r7
    adiw r28, 31
    ldd r7, Y+56
    eor r3, r7
    mov r7, r15
    com r7
    and r7, r18
    eor r7, r8
    or r8, r18
    eor r15, r8
    mov r17, r5
    eor r17, r7
    or r5, r15
    eor r5, r18
    eor r15, r17
    mov r8, r5
    and r8, r15
    eor r7, r8
    ldd r8, Y+55
    eor r15, r8
    ldd r8, Y+0
    eor r5, r8
    mov r8, r9
    swap r8
    swap r9
    movw r18, r8 ; r19, r9
    andi r18, 15
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r18, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r8, r0
    swap r8
    swap r0
    mov r19, r8
    andi r19, 15
    mov r20, r0
    andi r20, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r19, r21
    swap r17
    andi r17, 15
    or r17, r20
    mov r20, r14
    swap r20
    swap r14
    andi r20, 15
    mov r21, r14
    andi r21, 240
    mov r14, r4
    swap r14
    mov r8, r17
    mov r17, r14
    andi r17, 240
    or r20, r17
    swap r4
    mov r17, r4
    andi r17, 15
    or r17, r21
    ldd r4, Y+57
    eor r20, r4
    ldd r4, Y+58
    eor r17, r4
    mov r4, r7
    swap r4
    swap r7
    mov r21, r4
    andi r21, 15
    mov r4, r19
    mov r19, r7
    andi r19, 240
    mov r14, r12
    swap r14
    mov r7, r17
    mov r17, r14
    andi r17, 240
    or r21, r17
    swap r12
    mov r17, r12
    andi r17, 15
    or r17, r19
    ldd r14, Y+59
    eor r14, r21
    ldd r12, Y+60
    eor r12, r17
    ; round 17 (gift.dsl:33)
    mov r9, r18
    or r9, r6
    eor r9, r20
    and r20, r18
    eor r6, r20
    mov r0, r13
    eor r0, r9
    and r13, r6
    eor r13, r18
    eor r6, r0
    com r0
    mov r18, r13
    and r18, r6
    eor r9, r18
    ldd r18, Y+63
    eor r6, r18
    ldd r18, Y+0
    eor r13, r18
    mov r18, r16
    or r18, r10
    eor r18, r7
    and r7, r16
    eor r10, r7
    mov r7, r2
    eor r7, r18
    and r2, r10
    eor r2, r16
    eor r10, r7
    com r7
    mov r16, r2
    and r16, r10
    eor r18, r16
    subi r28, lo8(-(-23))
    sbci r29, hi8(-(-23))
    ldd r16, Y+0
    eor r10, r16
    ldd r16, Y+2
    eor r2, r16
    mov r16, r4
    or r16, r15
    eor r16, r14
    and r14, r4
    eor r15, r14
    mov r14, r11
    eor r14, r16
    and r11, r15
    eor r4, r11
    eor r15, r14
    com r14
    mov r11, r4
    and r11, r15
    eor r11, r16
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r16, Y+0
    eor r4, r16
    mov r16, r8
    or r16, r3
    eor r16, r12
    and r12, r8
    eor r3, r12
    mov r17, r5
    eor r17, r16
    and r5, r3
    eor r8, r5
    eor r3, r17
    com r17
    mov r5, r8
    and r5, r3
    eor r5, r16
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    ldd r12, Y+0
    eor r3, r12
    mov r12, r0
    lsr r12
    lsl r0
    mov r16, r12
    andi r16, 85
    mov r19, r0
    andi r19, 170
    mov r20, r14
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r14
    mov r20, r14
    andi r20, 85
    or r20, r19
    mov r14, r7
    lsr r14
    lsl r7
    mov r19, r14
    andi r19, 85
    mov r21, r7
    andi r21, 170
    mov r14, r17
    lsl r14
    mov r7, r20
    mov r20, r14
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r14, r11
    lsr r14
    lsl r11
    mov r20, r14
    andi r20, 85
    mov r21, r11
    andi r21, 170
    mov r14, r9
    lsl r14
    mov r12, r17
    mov r17, r14
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    ldd r14, Y+2
    eor r14, r20
    ldd r9, Y+3
    eor r9, r17
    mov r11, r5
    lsr r11
    lsl r5
    mov r17, r11
    andi r17, 85
    mov r20, r5
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r5, Y+0
    eor r5, r17
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r11, Y+0
    eor r11, r18
    ; round 18 (gift.dsl:33)
    mov r0, r16
    or r0, r15
    eor r0, r14
    and r14, r16
    eor r15, r14
    mov r14, r13
    eor r14, r0
    and r13, r15
    eor r13, r16
    eor r15, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r18, r13
    and r18, r15
    eor r0, r18
    swap r15
    ldd r18, Y+1
    eor r15, r18
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r18, Y+0
    eor r13, r18
    mov r18, r19
    or r18, r3
    eor r18, r5
    and r5, r19
    eor r3, r5
    mov r5, r2
    eor r5, r18
    and r2, r3
    eor r2, r19
    eor r3, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    ldd r16, Y+0
    eor r3, r16
    mov r16, r7
    or r16, r6
    eor r16, r9
    and r9, r7
    eor r6, r9
    mov r9, r4
    eor r9, r16
    and r4, r6
    eor r7, r4
    eor r6, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r4, r7
    and r4, r6
    eor r4, r16
    swap r6
    subi r28, lo8(-(230))
    sbci r29, hi8(-(230))
    ldd r16, Y+0
    eor r6, r16
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r16, Y+0
    eor r7, r16
    mov r16, r12
    or r16, r10
    eor r16, r11
    and r11, r12
    eor r10, r11
    mov r11, r8
    eor r11, r16
    and r8, r10
    eor r12, r8
    eor r10, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r8, r12
    and r8, r10
    eor r8, r16
    swap r10
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r16, Y+0
    eor r10, r16
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r16, Y+0
    eor r12, r16
    ; round 19 (gift.dsl:33)
    mov r16, r14
    and r16, r15
    mov r17, r5
    and r17, r3
    ; round 18 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    ldd r19, Y+0
    eor r0, r19
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+1
    eor r18, r19
    mov r30, r4
    lpm r4, Z
    ldd r19, Y+2
    eor r4, r19
    mov r30, r8
    lpm r8, Z
    ldd r19, Y+3
    eor r8, r19
    ; round 19 (gift.dsl:33)
    eor r16, r0
    or r0, r14
    eor r15, r0
    mov r0, r13
    eor r0, r16
    and r13, r15
    eor r14, r13
    mov r13, r0
    com r13
    eor r15, r13
    mov r19, r14
    or r19, r15
    eor r16, r19
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r19, Y+0
    eor r14, r19
    eor r17, r18
    com r18
    or r18, r5
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r5, r2
    eor r3, r18
    mov r2, r5
    or r2, r3
    eor r17, r2
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r2, Y+0
    eor r17, r2
    mov r2, r6
    com r2
    and r2, r9
    eor r2, r4
    or r4, r9
    eor r6, r4
    mov r4, r7
    eor r4, r2
    or r7, r6
    eor r9, r7
    eor r6, r4
    mov r7, r9
    and r7, r6
    eor r2, r7
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r7, Y+0
    eor r9, r7
    mov r7, r11
    and r7, r10
    eor r7, r8
    com r8
    or r8, r11
    eor r10, r8
    mov r8, r12
    eor r8, r7
    and r12, r10
    eor r11, r12
    eor r10, r8
    mov r12, r11
    or r12, r10
    eor r7, r12
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r12, Y+0
    eor r7, r12
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r12, Y+0
    eor r11, r12
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r12, Z
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r16, Y+5
    eor r12, r16
    ldd r16, Y+0
    eor r15, r16
    ; round 20 (gift.dsl:33)
    or r0, r12
    ; round 19 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    ; round 20 (gift.dsl:33)
    eor r0, r3
    or r3, r13
    eor r12, r3
    ; round 19 (gift.dsl:33)
    mov r30, r6
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r6, Y+7
    eor r2, r6
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    ldd r6, Y+0
    eor r3, r6
    mov r30, r8
    lpm r8, Z
    mov r30, r10
    lpm r10, Z
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r6, Y+0
    eor r10, r6
    ; round 20 (gift.dsl:33)
    mov r6, r18
    or r6, r15
    eor r6, r17
    and r17, r18
    eor r15, r17
    mov r16, r14
    eor r16, r6
    and r14, r15
    eor r14, r18
    eor r15, r16
    mov r18, r14
    and r18, r15
    eor r6, r18
    ldd r18, Y+12
    eor r6, r18
    mov r18, r5
    eor r18, r12
    or r5, r0
    eor r13, r5
    eor r0, r18
    mov r5, r13
    or r5, r0
    eor r12, r5
    ldd r5, Y+13
    eor r12, r5
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r5, Y+0
    eor r13, r5
    mov r5, r8
    or r5, r3
    eor r5, r7
    and r7, r8
    eor r3, r7
    mov r7, r9
    eor r7, r5
    and r9, r3
    eor r8, r9
    eor r3, r7
    mov r9, r8
    and r9, r3
    eor r5, r9
    ldd r9, Y+1
    eor r8, r9
    mov r9, r4
    or r9, r10
    eor r9, r2
    and r2, r4
    eor r10, r2
    mov r2, r11
    eor r2, r9
    and r11, r10
    eor r4, r11
    eor r10, r2
    mov r11, r4
    and r11, r10
    eor r9, r11
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r11, Y+0
    eor r4, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(145))
    sbci r29, hi8(-(145))
    ldd r16, Y+0
    eor r15, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+1
    eor r0, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r16, Z
    ldd r5, Y+2
    eor r3, r5
    ldd r5, Y+4
    eor r16, r5
    mov r30, r10
    lpm r5, Z
    mov r30, r9
    lpm r17, Z
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r10, Y+0
    eor r5, r10
    subi r28, lo8(-(-266))
    sbci r29, hi8(-(-266))
    ldd r10, Y+0
    eor r17, r10
    ; round 21 (gift.dsl:33)
    mov r10, r7
    and r10, r15
    eor r10, r16
    com r16
    or r16, r7
    eor r15, r16
    mov r9, r14
    eor r9, r10
    and r14, r15
    eor r7, r14
    eor r15, r9
    mov r14, r7
    or r14, r15
    eor r10, r14
    ldd r14, Y+4
    eor r15, r14
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r14, Y+0
    eor r7, r14
    mov r14, r0
    com r14
    and r14, r2
    eor r14, r17
    or r17, r2
    eor r0, r17
    mov r16, r13
    eor r16, r14
    or r13, r0
    eor r2, r13
    eor r0, r16
    mov r13, r2
    and r13, r0
    eor r14, r13
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r13, Y+0
    eor r0, r13
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r13, Y+0
    eor r2, r13
    mov r13, r3
    com r13
    and r13, r11
    eor r13, r6
    or r6, r11
    eor r3, r6
    mov r6, r8
    eor r6, r13
    or r8, r3
    eor r11, r8
    eor r3, r6
    mov r8, r11
    and r8, r3
    eor r13, r8
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r8, Y+1
    eor r3, r8
    mov r8, r5
    com r8
    and r8, r18
    eor r8, r12
    or r12, r18
    eor r5, r12
    mov r17, r4
    eor r17, r8
    or r4, r5
    eor r4, r18
    eor r5, r17
    mov r12, r4
    and r12, r5
    eor r8, r12
    ldd r12, Y+0
    eor r5, r12
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r12, Y+0
    eor r4, r12
    mov r12, r9
    swap r12
    swap r9
    mov r18, r12
    andi r18, 15
    mov r19, r9
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r18, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r12, r6
    swap r12
    swap r6
    mov r19, r12
    andi r19, 15
    mov r20, r6
    andi r20, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r19, r21
    swap r17
    andi r17, 15
    or r17, r20
    mov r20, r14
    swap r20
    swap r14
    andi r20, 15
    mov r21, r14
    andi r21, 240
    mov r14, r10
    swap r14
    mov r12, r17
    mov r17, r14
    andi r17, 240
    or r20, r17
    swap r10
    mov r17, r10
    andi r17, 15
    or r17, r21
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r14, Y+0
    eor r20, r14
    ldd r14, Y+1
    eor r17, r14
    mov r14, r8
    swap r14
    swap r8
    mov r21, r14
    andi r21, 15
    mov r14, r19
    mov r19, r8
    andi r19, 240
    mov r10, r13
    swap r10
    mov r8, r17
    mov r17, r10
    andi r17, 240
    or r21, r17
    swap r13
    mov r17, r13
    andi r17, 15
    or r17, r19
    ldd r10, Y+2
    eor r10, r21
    ldd r13, Y+3
    eor r13, r17
    ; round 22 (gift.dsl:33)
    mov r9, r18
    or r9, r0
    eor r9, r20
    and r20, r18
    eor r0, r20
    mov r6, r7
    eor r6, r9
    and r7, r0
    eor r7, r18
    eor r0, r6
    com r6
    mov r18, r7
    and r18, r0
    eor r9, r18
    ldd r18, Y+5
    eor r0, r18
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r18, Y+0
    eor r7, r18
    mov r18, r16
    or r18, r15
    eor r18, r8
    and r8, r16
    eor r15, r8
    mov r8, r2
    eor r8, r18
    and r2, r15
    eor r2, r16
    eor r15, r8
    com r8
    mov r16, r2
    and r16, r15
    eor r18, r16
    ldd r16, Y+16
    eor r15, r16
    ldd r16, Y+18
    eor r2, r16
    mov r16, r14
    or r16, r5
    eor r16, r10
    and r10, r14
    eor r5, r10
    mov r10, r11
    eor r10, r16
    and r11, r5
    eor r14, r11
    eor r5, r10
    com r10
    mov r11, r14
    and r11, r5
    eor r11, r16
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r16, Y+0
    eor r5, r16
    ldd r16, Y+8
    eor r14, r16
    mov r16, r12
    or r16, r3
    eor r16, r13
    and r13, r12
    eor r3, r13
    mov r17, r4
    eor r17, r16
    and r4, r3
    eor r12, r4
    eor r3, r17
    com r17
    mov r4, r12
    and r4, r3
    eor r4, r16
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    ldd r13, Y+0
    eor r3, r13
    mov r13, r6
    lsr r13
    lsl r6
    mov r16, r13
    andi r16, 85
    mov r19, r6
    andi r19, 170
    mov r20, r10
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r10
    mov r20, r10
    andi r20, 85
    or r20, r19
    mov r10, r8
    lsr r10
    lsl r8
    mov r19, r10
    andi r19, 85
    mov r21, r8
    andi r21, 170
    mov r10, r17
    lsl r10
    mov r13, r20
    mov r20, r10
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    mov r10, r9
    lsl r10
    mov r8, r17
    mov r17, r10
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r10, Y+0
    eor r10, r20
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r9, Y+0
    eor r9, r17
    mov r11, r4
    lsr r11
    lsl r4
    mov r17, r11
    andi r17, 85
    mov r20, r4
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r4, Y+0
    eor r4, r17
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r11, Y+0
    eor r11, r18
    ; round 23 (gift.dsl:33)
    mov r6, r16
    or r6, r5
    eor r6, r10
    and r10, r16
    eor r5, r10
    mov r10, r7
    eor r10, r6
    and r7, r5
    eor r7, r16
    eor r5, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r18, r7
    and r18, r5
    eor r6, r18
    swap r5
    ldd r18, Y+1
    eor r5, r18
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r18, Y+0
    eor r7, r18
    mov r18, r19
    or r18, r3
    eor r18, r4
    and r4, r19
    eor r3, r4
    mov r4, r2
    eor r4, r18
    and r2, r3
    eor r2, r19
    eor r3, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    ldd r16, Y+0
    eor r3, r16
    mov r16, r13
    or r16, r0
    eor r16, r9
    and r9, r13
    eor r0, r9
    mov r9, r14
    eor r9, r16
    and r14, r0
    eor r13, r14
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r14, r13
    and r14, r0
    eor r14, r16
    swap r0
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r16, Y+0
    eor r0, r16
    subi r28, lo8(-(-340))
    sbci r29, hi8(-(-340))
    ldd r16, Y+0
    eor r13, r16
    mov r16, r8
    or r16, r15
    eor r16, r11
    and r11, r8
    eor r15, r11
    mov r11, r12
    eor r11, r16
    and r12, r15
    eor r8, r12
    eor r15, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r12, r8
    and r12, r15
    eor r12, r16
    swap r15
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r16, Y+0
    eor r8, r16
    ; round 24 (gift.dsl:33)
    mov r16, r10
    and r16, r5
    mov r17, r4
    and r17, r3
    ; round 23 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    ldd r19, Y+25
    eor r6, r19
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+26
    eor r18, r19
    mov r30, r14
    lpm r14, Z
    ldd r19, Y+27
    eor r14, r19
    mov r30, r12
    lpm r12, Z
    ldd r19, Y+28
    eor r12, r19
    ; round 24 (gift.dsl:33)
    eor r16, r6
    or r6, r10
    eor r5, r6
    mov r6, r7
    eor r6, r16
    and r7, r5
    eor r10, r7
    mov r7, r6
    com r7
    eor r5, r7
    mov r19, r10
    or r19, r5
    eor r16, r19
    ldd r19, Y+0
    eor r10, r19
    eor r17, r18
    com r18
    or r18, r4
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r4, r2
    eor r3, r18
    mov r2, r4
    or r2, r3
    eor r17, r2
    ldd r2, Y+33
    eor r17, r2
    mov r2, r0
    com r2
    and r2, r9
    eor r2, r14
    or r14, r9
    eor r0, r14
    mov r14, r13
    eor r14, r2
    or r13, r0
    eor r9, r13
    eor r0, r14
    mov r13, r9
    and r13, r0
    eor r2, r13
    adiw r28, 35
    ldd r13, Y+53
    eor r9, r13
    mov r13, r11
    and r13, r15
    eor r13, r12
    com r12
    or r12, r11
    eor r15, r12
    mov r12, r8
    eor r12, r13
    and r8, r15
    eor r11, r8
    eor r15, r12
    mov r8, r11
    or r8, r15
    eor r13, r8
    ldd r8, Y+0
    eor r13, r8
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r8, Y+0
    eor r11, r8
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r5, Z
    mov r30, r16
    lpm r8, Z
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r16, Y+5
    eor r8, r16
    ldd r16, Y+0
    eor r5, r16
    ; round 25 (gift.dsl:33)
    or r6, r8
    ; round 24 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    ; round 25 (gift.dsl:33)
    eor r6, r3
    or r3, r7
    eor r8, r3
    ; round 24 (gift.dsl:33)
    mov r30, r0
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r0, Y+7
    eor r2, r0
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r0, Y+0
    eor r3, r0
    mov r30, r12
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r0, Y+0
    eor r15, r0
    ; round 25 (gift.dsl:33)
    mov r0, r18
    or r0, r5
    eor r0, r17
    and r17, r18
    eor r5, r17
    mov r16, r10
    eor r16, r0
    and r10, r5
    eor r10, r18
    eor r5, r16
    mov r18, r10
    and r18, r5
    eor r0, r18
    ldd r18, Y+11
    eor r0, r18
    mov r18, r4
    eor r18, r8
    or r4, r6
    eor r7, r4
    eor r6, r18
    mov r4, r7
    or r4, r6
    eor r8, r4
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ldd r4, Y+0
    eor r8, r4
    subi r28, lo8(-(-348))
    sbci r29, hi8(-(-348))
    ldd r4, Y+0
    eor r7, r4
    mov r4, r12
    or r4, r3
    eor r4, r13
    and r13, r12
    eor r3, r13
    mov r13, r9
    eor r13, r4
    and r9, r3
    eor r12, r9
    eor r3, r13
    mov r9, r12
    and r9, r3
    eor r4, r9
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r9, Y+8
    eor r12, r9
    mov r9, r14
    or r9, r15
    eor r9, r2
    and r2, r14
    eor r15, r2
    mov r2, r11
    eor r2, r9
    and r11, r15
    eor r14, r11
    eor r15, r2
    mov r11, r14
    and r11, r15
    eor r9, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    ldd r16, Y+0
    eor r5, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    ldd r16, Y+0
    eor r6, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r16, Z
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r4, Y+0
    eor r3, r4
    ldd r4, Y+2
    eor r16, r4
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r17, Z
    ldd r4, Y+1
    eor r15, r4
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r4, Y+0
    eor r17, r4
    ; round 26 (gift.dsl:33)
    mov r4, r13
    and r4, r5
    eor r4, r16
    com r16
    or r16, r13
    eor r5, r16
    mov r9, r10
    eor r9, r4
    and r10, r5
    eor r13, r10
    eor r5, r9
    mov r10, r13
    or r10, r5
    eor r4, r10
    ldd r10, Y+5
    eor r5, r10
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r10, Y+0
    eor r13, r10
    mov r10, r6
    com r10
    and r10, r2
    eor r10, r17
    or r17, r2
    eor r6, r17
    mov r16, r7
    eor r16, r10
    or r7, r6
    eor r2, r7
    eor r6, r16
    mov r7, r2
    and r7, r6
    eor r10, r7
    subi r28, lo8(-(192))
    sbci r29, hi8(-(192))
    ldd r7, Y+0
    eor r6, r7
    mov r7, r3
    com r7
    and r7, r11
    eor r7, r0
    or r0, r11
    eor r3, r0
    mov r0, r12
    eor r0, r7
    or r12, r3
    eor r11, r12
    eor r3, r0
    mov r12, r11
    and r12, r3
    eor r7, r12
    ldd r12, Y+3
    eor r3, r12
    mov r12, r18
    and r12, r15
    eor r12, r8
    com r8
    or r8, r18
    eor r15, r8
    mov r8, r14
    eor r8, r12
    and r14, r15
    eor r14, r18
    eor r15, r8
    mov r18, r14
    or r18, r15
    eor r12, r18
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    ldd r18, Y+0
    eor r15, r18
    subi r28, lo8(-(-409))
    sbci r29, hi8(-(-409))
    ldd r18, Y+0
    eor r14, r18
    mov r18, r9
    swap r18
    swap r9
    andi r18, 15
    mov r17, r9
    andi r17, 240
    mov r19, r16
    swap r19
    andi r19, 240
    or r18, r19
    swap r16
    andi r16, 15
    or r16, r17
    mov r9, r0
    swap r9
    swap r0
    mov r17, r9
    andi r17, 15
    mov r19, r0
    andi r19, 240
    mov r20, r8
    swap r20
    andi r20, 240
    or r17, r20
    swap r8
    mov r20, r8
    andi r20, 15
    or r20, r19
    mov r19, r10
    swap r19
    swap r10
    andi r19, 15
    mov r21, r10
    andi r21, 240
    mov r10, r4
    swap r10
    mov r8, r20
    mov r20, r10
    andi r20, 240
    or r19, r20
    swap r4
    mov r20, r4
    andi r20, 15
    or r20, r21
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    ldd r4, Y+0
    eor r19, r4
    ldd r4, Y+1
    eor r20, r4
    mov r4, r12
    swap r4
    swap r12
    mov r21, r4
    andi r21, 15
    mov r4, r17
    mov r17, r12
    andi r17, 240
    mov r10, r7
    swap r10
    mov r12, r20
    mov r20, r10
    andi r20, 240
    or r21, r20
    swap r7
    mov r20, r7
    andi r20, 15
    or r20, r17
    ldd r10, Y+2
    eor r10, r21
    ldd r7, Y+3
    eor r7, r20
    ; round 27 (gift.dsl:33)
    mov r9, r18
    or r9, r6
    eor r9, r19
    and r19, r18
    eor r6, r19
    mov r0, r13
    eor r0, r9
    and r13, r6
    eor r13, r18
    eor r6, r0
    com r0
    mov r18, r13
    and r18, r6
    eor r9, r18
    ldd r18, Y+5
    eor r6, r18
    mov r18, r16
    or r18, r5
    eor r18, r12
    and r12, r16
    eor r5, r12
    mov r12, r2
    eor r12, r18
    and r2, r5
    eor r2, r16
    eor r5, r12
    com r12
    mov r16, r2
    and r16, r5
    eor r18, r16
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r16, Y+0
    eor r5, r16
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r4
    or r16, r15
    eor r16, r10
    and r10, r4
    eor r15, r10
    mov r10, r11
    eor r10, r16
    and r11, r15
    eor r4, r11
    eor r15, r10
    com r10
    mov r11, r4
    and r11, r15
    eor r11, r16
    subi r28, lo8(-(-213))
    sbci r29, hi8(-(-213))
    ldd r16, Y+44
    eor r15, r16
    ldd r16, Y+0
    eor r4, r16
    mov r16, r8
    or r16, r3
    eor r16, r7
    and r7, r8
    eor r3, r7
    mov r17, r14
    eor r17, r16
    and r14, r3
    eor r8, r14
    eor r3, r17
    com r17
    mov r14, r8
    and r14, r3
    eor r14, r16
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    ldd r7, Y+0
    eor r3, r7
    mov r7, r0
    lsr r7
    lsl r0
    mov r16, r7
    andi r16, 85
    mov r19, r0
    andi r19, 170
    mov r20, r10
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r10
    mov r20, r10
    andi r20, 85
    or r20, r19
    mov r10, r12
    lsr r10
    lsl r12
    mov r19, r10
    andi r19, 85
    mov r21, r12
    andi r21, 170
    mov r10, r17
    lsl r10
    mov r7, r20
    mov r20, r10
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    mov r10, r9
    lsl r10
    mov r12, r17
    mov r17, r10
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r10, Y+0
    eor r10, r20
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    ldd r9, Y+0
    eor r9, r17
    mov r11, r14
    lsr r11
    lsl r14
    mov r17, r11
    andi r17, 85
    mov r20, r14
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r14, Y+0
    eor r14, r17
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r11, Y+0
    eor r11, r18
    ; round 28 (gift.dsl:33)
    mov r0, r16
    or r0, r15
    eor r0, r10
    and r10, r16
    eor r15, r10
    mov r10, r13
    eor r10, r0
    and r13, r15
    eor r13, r16
    eor r15, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r18, r13
    and r18, r15
    eor r0, r18
    swap r15
    ldd r18, Y+2
    eor r15, r18
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r18, Y+0
    eor r13, r18
    mov r18, r19
    or r18, r3
    eor r18, r14
    and r14, r19
    eor r3, r14
    mov r14, r2
    eor r14, r18
    and r2, r3
    eor r2, r19
    eor r3, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r16, Y+0
    eor r3, r16
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r7
    or r16, r6
    eor r16, r9
    and r9, r7
    eor r6, r9
    mov r9, r4
    eor r9, r16
    and r4, r6
    eor r7, r4
    eor r6, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r4, r7
    and r4, r6
    eor r4, r16
    swap r6
    subi r28, lo8(-(343))
    sbci r29, hi8(-(343))
    ldd r16, Y+0
    eor r6, r16
    subi r28, lo8(-(-321))
    sbci r29, hi8(-(-321))
    ldd r16, Y+0
    eor r7, r16
    mov r16, r12
    or r16, r5
    eor r16, r11
    and r11, r12
    eor r5, r11
    mov r11, r8
    eor r11, r16
    and r8, r5
    eor r12, r8
    eor r5, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r8, r12
    and r8, r5
    eor r8, r16
    swap r5
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r16, Y+0
    eor r5, r16
    ; round 29 (gift.dsl:33)
    mov r16, r10
    and r16, r15
    mov r17, r14
    and r17, r3
    ; round 28 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    ldd r19, Y+1
    eor r0, r19
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+2
    eor r18, r19
    mov r30, r4
    lpm r4, Z
    ldd r19, Y+3
    eor r4, r19
    mov r30, r8
    lpm r8, Z
    ldd r19, Y+4
    eor r8, r19
    ; round 29 (gift.dsl:33)
    eor r16, r0
    or r0, r10
    eor r15, r0
    mov r0, r13
    eor r0, r16
    and r13, r15
    eor r10, r13
    mov r13, r0
    com r13
    eor r15, r13
    mov r19, r10
    or r19, r15
    eor r16, r19
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r19, Y+0
    eor r10, r19
    eor r17, r18
    com r18
    or r18, r14
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r14, r2
    eor r3, r18
    mov r2, r14
    or r2, r3
    eor r17, r2
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ldd r2, Y+0
    eor r17, r2
    mov r2, r6
    com r2
    and r2, r9
    eor r2, r4
    or r4, r9
    eor r6, r4
    mov r4, r7
    eor r4, r2
    or r7, r6
    eor r9, r7
    eor r6, r4
    mov r7, r9
    and r7, r6
    eor r2, r7
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r7, Y+0
    eor r9, r7
    mov r7, r11
    and r7, r5
    eor r7, r8
    com r8
    or r8, r11
    eor r5, r8
    mov r8, r12
    eor r8, r7
    and r12, r5
    eor r11, r12
    eor r5, r8
    mov r12, r11
    or r12, r5
    eor r7, r12
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r12, Y+0
    eor r7, r12
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r12, Y+0
    eor r11, r12
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r16
    lpm r12, Z
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    ldd r16, Y+5
    eor r12, r16
    ldd r16, Y+0
    eor r15, r16
    ; round 30 (gift.dsl:33)
    or r0, r12
    ; round 29 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    ; round 30 (gift.dsl:33)
    eor r0, r3
    or r3, r13
    eor r12, r3
    ; round 29 (gift.dsl:33)
    mov r30, r6
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r6, Y+7
    eor r2, r6
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r6, Y+0
    eor r3, r6
    mov r30, r8
    lpm r8, Z
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r6, Y+0
    eor r5, r6
    ; round 30 (gift.dsl:33)
    mov r6, r18
    or r6, r15
    eor r6, r17
    and r17, r18
    eor r15, r17
    mov r16, r10
    eor r16, r6
    and r10, r15
    eor r10, r18
    eor r15, r16
    mov r18, r10
    and r18, r15
    eor r6, r18
    ldd r18, Y+12
    eor r6, r18
    mov r18, r14
    eor r18, r12
    or r14, r0
    eor r13, r14
    eor r0, r18
    mov r14, r13
    or r14, r0
    eor r12, r14
    ldd r14, Y+13
    eor r12, r14
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    ldd r14, Y+0
    eor r13, r14
    mov r14, r8
    or r14, r3
    eor r14, r7
    and r7, r8
    eor r3, r7
    mov r7, r9
    eor r7, r14
    and r9, r3
    eor r8, r9
    eor r3, r7
    mov r9, r8
    and r9, r3
    eor r14, r9
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    ldd r9, Y+0
    eor r8, r9
    mov r9, r4
    or r9, r5
    eor r9, r2
    and r2, r4
    eor r5, r2
    mov r2, r11
    eor r2, r9
    and r11, r5
    eor r4, r11
    eor r5, r2
    mov r11, r4
    and r11, r5
    eor r9, r11
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r11, Y+0
    eor r4, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r11, Z
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r16, Y+0
    eor r15, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+1
    eor r0, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r14
    lpm r16, Z
    ldd r14, Y+2
    eor r3, r14
    ldd r14, Y+4
    eor r16, r14
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r17, Z
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    ldd r14, Y+0
    eor r5, r14
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r14, Y+0
    eor r17, r14
    ; round 31 (gift.dsl:33)
    mov r14, r7
    and r14, r15
    eor r14, r16
    com r16
    or r16, r7
    eor r15, r16
    mov r9, r10
    eor r9, r14
    and r10, r15
    eor r7, r10
    eor r15, r9
    mov r10, r7
    or r10, r15
    eor r14, r10
    ldd r10, Y+4
    eor r15, r10
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r10, Y+22
    eor r7, r10
    mov r10, r0
    com r10
    and r10, r2
    eor r10, r17
    or r17, r2
    eor r0, r17
    mov r16, r13
    eor r16, r10
    or r13, r0
    eor r2, r13
    eor r0, r16
    mov r13, r2
    and r13, r0
    eor r10, r13
    ldd r13, Y+0
    eor r0, r13
    ldd r13, Y+54
    eor r2, r13
    mov r13, r3
    com r13
    and r13, r11
    eor r13, r6
    or r6, r11
    eor r3, r6
    mov r6, r8
    eor r6, r13
    or r8, r3
    eor r11, r8
    eor r3, r6
    mov r8, r11
    and r8, r3
    eor r13, r8
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r8, Y+1
    eor r3, r8
    mov r8, r5
    com r8
    and r8, r18
    eor r8, r12
    or r12, r18
    eor r5, r12
    mov r17, r4
    eor r17, r8
    or r4, r5
    eor r4, r18
    eor r5, r17
    mov r12, r4
    and r12, r5
    eor r8, r12
    ldd r12, Y+0
    eor r5, r12
    ldd r12, Y+2
    eor r4, r12
    mov r12, r9
    swap r12
    swap r9
    mov r18, r12
    andi r18, 15
    mov r19, r9
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r18, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r12, r6
    swap r12
    swap r6
    mov r19, r12
    andi r19, 15
    mov r20, r6
    andi r20, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r19, r21
    swap r17
    andi r17, 15
    or r17, r20
    mov r20, r10
    swap r20
    swap r10
    andi r20, 15
    mov r21, r10
    andi r21, 240
    mov r10, r14
    swap r10
    mov r12, r17
    mov r17, r10
    andi r17, 240
    or r20, r17
    swap r14
    mov r17, r14
    andi r17, 15
    or r17, r21
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r14, Y+0
    eor r20, r14
    ldd r14, Y+1
    eor r17, r14
    mov r14, r8
    swap r14
    swap r8
    mov r21, r14
    andi r21, 15
    mov r14, r19
    mov r19, r8
    andi r19, 240
    mov r10, r13
    swap r10
    mov r8, r17
    mov r17, r10
    andi r17, 240
    or r21, r17
    swap r13
    mov r17, r13
    andi r17, 15
    or r17, r19
    ldd r10, Y+2
    eor r10, r21
    ldd r13, Y+3
    eor r13, r17
    ; round 32 (gift.dsl:33)
    mov r9, r18
    or r9, r0
    eor r9, r20
    and r20, r18
    eor r0, r20
    mov r6, r7
    eor r6, r9
    and r7, r0
    eor r7, r18
    eor r0, r6
    com r6
    mov r18, r7
    and r18, r0
    eor r9, r18
    subi r28, lo8(-(263))
    sbci r29, hi8(-(263))
    ldd r18, Y+0
    eor r0, r18
    subi r28, lo8(-(-245))
    sbci r29, hi8(-(-245))
    ldd r18, Y+0
    eor r7, r18
    mov r18, r16
    or r18, r15
    eor r18, r8
    and r8, r16
    eor r15, r8
    mov r8, r2
    eor r8, r18
    and r2, r15
    eor r2, r16
    eor r15, r8
    com r8
    mov r16, r2
    and r16, r15
    eor r18, r16
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r14
    or r16, r5
    eor r16, r10
    and r10, r14
    eor r5, r10
    mov r10, r11
    eor r10, r16
    and r11, r5
    eor r14, r11
    eor r5, r10
    com r10
    mov r11, r14
    and r11, r5
    eor r11, r16
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    ldd r16, Y+0
    eor r5, r16
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r16, Y+9
    eor r14, r16
    mov r16, r12
    or r16, r3
    eor r16, r13
    and r13, r12
    eor r3, r13
    mov r17, r4
    eor r17, r16
    and r4, r3
    eor r12, r4
    eor r3, r17
    com r17
    mov r4, r12
    and r4, r3
    eor r4, r16
    ldd r13, Y+4
    eor r3, r13
    mov r13, r6
    lsr r13
    lsl r6
    mov r16, r13
    andi r16, 85
    mov r19, r6
    andi r19, 170
    mov r20, r10
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r10
    mov r20, r10
    andi r20, 85
    or r20, r19
    mov r10, r8
    lsr r10
    lsl r8
    mov r19, r10
    andi r19, 85
    mov r21, r8
    andi r21, 170
    mov r10, r17
    lsl r10
    mov r13, r20
    mov r20, r10
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    mov r10, r9
    lsl r10
    mov r8, r17
    mov r17, r10
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    ldd r10, Y+0
    eor r10, r20
    ldd r9, Y+2
    eor r9, r17
    mov r11, r4
    lsr r11
    lsl r4
    mov r17, r11
    andi r17, 85
    mov r20, r4
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    ldd r4, Y+1
    eor r4, r17
    ldd r11, Y+3
    eor r11, r18
    ; round 33 (gift.dsl:33)
    mov r6, r16
    or r6, r5
    eor r6, r10
    and r10, r16
    eor r5, r10
    mov r10, r7
    eor r10, r6
    and r7, r5
    eor r7, r16
    eor r5, r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r18, r7
    and r18, r5
    eor r6, r18
    swap r5
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r18, Y+0
    eor r5, r18
    mov r18, r19
    or r18, r3
    eor r18, r4
    and r4, r19
    eor r3, r4
    mov r4, r2
    eor r4, r18
    and r2, r3
    eor r2, r19
    eor r3, r4
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    ldd r16, Y+1
    eor r3, r16
    mov r16, r13
    or r16, r0
    eor r16, r9
    and r9, r13
    eor r0, r9
    mov r9, r14
    eor r9, r16
    and r14, r0
    eor r13, r14
    eor r0, r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r14, r13
    and r14, r0
    eor r14, r16
    swap r0
    adiw r28, 3
    ldd r16, Y+61
    eor r0, r16
    ldd r16, Y+46
    eor r13, r16
    mov r16, r8
    or r16, r15
    eor r16, r11
    and r11, r8
    eor r15, r11
    mov r11, r12
    eor r11, r16
    and r12, r15
    eor r8, r12
    eor r15, r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r12, r8
    and r12, r15
    eor r12, r16
    swap r15
    ldd r16, Y+0
    eor r15, r16
    ; round 34 (gift.dsl:33)
    mov r16, r10
    and r16, r5
    mov r17, r4
    and r17, r3
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ; round 33 (gift.dsl:33)
    ldd r19, Y+0
    eor r2, r19
    eor r8, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    ldd r19, Y+0
    eor r6, r19
    mov r30, r18
    lpm r18, Z
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r19, Y+0
    eor r18, r19
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r19, Y+20
    eor r14, r19
    mov r30, r12
    lpm r12, Z
    ldd r19, Y+21
    eor r12, r19
    ; round 34 (gift.dsl:33)
    eor r16, r6
    or r6, r10
    eor r5, r6
    mov r6, r7
    eor r6, r16
    and r7, r5
    eor r10, r7
    mov r7, r6
    com r7
    eor r5, r7
    mov r19, r10
    or r19, r5
    eor r16, r19
    ldd r19, Y+0
    eor r10, r19
    eor r17, r18
    com r18
    or r18, r4
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r4, r2
    eor r3, r18
    mov r2, r4
    or r2, r3
    eor r17, r2
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r2, Y+0
    eor r17, r2
    mov r2, r0
    com r2
    and r2, r9
    eor r2, r14
    or r14, r9
    eor r0, r14
    mov r14, r13
    eor r14, r2
    or r13, r0
    eor r9, r13
    eor r0, r14
    mov r13, r9
    and r13, r0
    eor r2, r13
    subi r28, lo8(-(296))
    sbci r29, hi8(-(296))
    ldd r13, Y+0
    eor r9, r13
    mov r13, r11
    and r13, r15
    eor r13, r12
    com r12
    or r12, r11
    eor r15, r12
    mov r12, r8
    eor r12, r13
    and r8, r15
    eor r11, r8
    eor r15, r12
    mov r8, r11
    or r8, r15
    eor r13, r8
    subi r28, lo8(-(-295))
    sbci r29, hi8(-(-295))
    ldd r8, Y+1
    eor r13, r8
    ldd r8, Y+8
    eor r11, r8
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r5
    lpm r5, Z
    mov r30, r16
    lpm r8, Z
    ldd r16, Y+0
    eor r8, r16
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    ldd r16, Y+0
    eor r5, r16
    ; round 35 (gift.dsl:33)
    or r6, r8
    ; round 34 (gift.dsl:33)
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+1
    eor r3, r16
    ; round 35 (gift.dsl:33)
    eor r6, r3
    or r3, r7
    eor r8, r3
    ; round 34 (gift.dsl:33)
    mov r30, r0
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r0, Y+4
    eor r2, r0
    ldd r0, Y+53
    eor r3, r0
    mov r30, r12
    lpm r12, Z
    mov r30, r15
    lpm r15, Z
    ldd r0, Y+3
    eor r15, r0
    ; round 35 (gift.dsl:33)
    mov r0, r18
    or r0, r5
    eor r0, r17
    and r17, r18
    eor r5, r17
    mov r16, r10
    eor r16, r0
    and r10, r5
    eor r10, r18
    eor r5, r16
    mov r18, r10
    and r18, r5
    eor r0, r18
    ldd r18, Y+11
    eor r0, r18
    mov r18, r4
    eor r18, r8
    or r4, r6
    eor r7, r4
    eor r6, r18
    mov r4, r7
    or r4, r6
    eor r8, r4
    ldd r4, Y+12
    eor r8, r4
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r4, Y+0
    eor r7, r4
    mov r4, r12
    or r4, r3
    eor r4, r13
    and r13, r12
    eor r3, r13
    mov r13, r9
    eor r13, r4
    and r9, r3
    eor r12, r9
    eor r3, r13
    mov r9, r12
    and r9, r3
    eor r4, r9
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r9, Y+0
    eor r12, r9
    mov r9, r14
    or r9, r15
    eor r9, r2
    and r2, r14
    eor r15, r2
    mov r2, r11
    eor r2, r9
    and r11, r15
    eor r14, r11
    eor r15, r2
    mov r11, r14
    and r11, r15
    eor r9, r11
    subi r28, lo8(-(415))
    sbci r29, hi8(-(415))
    ldd r11, Y+0
    eor r14, r11
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r11, Z
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r16, Y+0
    eor r5, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    ldd r16, Y+1
    eor r6, r16
    mov r30, r3
    lpm r3, Z
    mov r30, r4
    lpm r16, Z
    ldd r4, Y+2
    eor r3, r4
    ldd r4, Y+4
    eor r16, r4
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r17, Z
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ldd r4, Y+0
    eor r15, r4
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r4, Y+0
    eor r17, r4
    ; round 36 (gift.dsl:33)
    mov r4, r13
    and r4, r5
    eor r4, r16
    com r16
    or r16, r13
    eor r5, r16
    mov r9, r10
    eor r9, r4
    and r10, r5
    eor r13, r10
    eor r5, r9
    mov r10, r13
    or r10, r5
    eor r4, r10
    ldd r10, Y+3
    eor r5, r10
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r10, Y+0
    eor r13, r10
    mov r10, r6
    com r10
    and r10, r2
    eor r10, r17
    or r17, r2
    eor r6, r17
    mov r16, r7
    eor r16, r10
    or r7, r6
    eor r2, r7
    eor r6, r16
    mov r7, r2
    and r7, r6
    eor r10, r7
    ldd r7, Y+30
    eor r6, r7
    ldd r7, Y+32
    eor r2, r7
    mov r7, r3
    com r7
    and r7, r11
    eor r7, r0
    or r0, r11
    eor r3, r0
    mov r0, r12
    eor r0, r7
    or r12, r3
    eor r11, r12
    eor r3, r0
    mov r12, r11
    and r12, r3
    eor r7, r12
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r12, Y+1
    eor r3, r12
    mov r12, r15
    com r12
    and r12, r18
    eor r12, r8
    or r8, r18
    eor r15, r8
    mov r17, r14
    eor r17, r12
    or r14, r15
    eor r14, r18
    eor r15, r17
    mov r8, r14
    and r8, r15
    eor r12, r8
    ldd r8, Y+0
    eor r15, r8
    subi r28, lo8(-(-276))
    sbci r29, hi8(-(-276))
    ldd r8, Y+0
    eor r14, r8
    mov r8, r9
    swap r8
    swap r9
    movw r18, r8 ; r19, r9
    andi r18, 15
    andi r19, 240
    mov r20, r16
    swap r20
    andi r20, 240
    or r18, r20
    swap r16
    andi r16, 15
    or r16, r19
    mov r8, r0
    swap r8
    swap r0
    mov r19, r8
    andi r19, 15
    mov r20, r0
    andi r20, 240
    mov r21, r17
    swap r21
    andi r21, 240
    or r19, r21
    swap r17
    andi r17, 15
    or r17, r20
    mov r20, r10
    swap r20
    swap r10
    andi r20, 15
    mov r21, r10
    andi r21, 240
    mov r10, r4
    swap r10
    mov r8, r17
    mov r17, r10
    andi r17, 240
    or r20, r17
    swap r4
    mov r17, r4
    andi r17, 15
    or r17, r21
    ldd r4, Y+43
    eor r20, r4
    subi r28, lo8(-(278))
    sbci r29, hi8(-(278))
    ldd r4, Y+0
    eor r17, r4
    mov r4, r12
    swap r4
    swap r12
    mov r21, r4
    andi r21, 15
    mov r4, r19
    mov r19, r12
    andi r19, 240
    mov r10, r7
    swap r10
    mov r12, r17
    mov r17, r10
    andi r17, 240
    or r21, r17
    swap r7
    mov r17, r7
    andi r17, 15
    or r17, r19
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r10, Y+0
    eor r10, r21
    ldd r7, Y+1
    eor r7, r17
    ; round 37 (gift.dsl:33)
    mov r9, r18
    or r9, r6
    eor r9, r20
    and r20, r18
    eor r6, r20
    mov r0, r13
    eor r0, r9
    and r13, r6
    eor r13, r18
    eor r6, r0
    com r0
    mov r18, r13
    and r18, r6
    eor r9, r18
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    ldd r18, Y+0
    eor r6, r18
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r18, Y+0
    eor r13, r18
    mov r18, r16
    or r18, r5
    eor r18, r12
    and r12, r16
    eor r5, r12
    mov r12, r2
    eor r12, r18
    and r2, r5
    eor r2, r16
    eor r5, r12
    com r12
    mov r16, r2
    and r16, r5
    eor r18, r16
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r16, Y+0
    eor r5, r16
    ldd r16, Y+59
    eor r2, r16
    mov r16, r4
    or r16, r15
    eor r16, r10
    and r10, r4
    eor r15, r10
    mov r10, r11
    eor r10, r16
    and r11, r15
    eor r4, r11
    eor r15, r10
    com r10
    mov r11, r4
    and r11, r15
    eor r11, r16
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r16, Y+0
    eor r4, r16
    mov r16, r8
    or r16, r3
    eor r16, r7
    and r7, r8
    eor r3, r7
    mov r17, r14
    eor r17, r16
    and r14, r3
    eor r8, r14
    eor r3, r17
    com r17
    mov r14, r8
    and r14, r3
    eor r14, r16
    ldd r7, Y+47
    eor r3, r7
    mov r7, r0
    lsr r7
    lsl r0
    mov r16, r7
    andi r16, 85
    mov r19, r0
    andi r19, 170
    mov r20, r10
    lsl r20
    andi r20, 170
    or r16, r20
    lsr r10
    mov r20, r10
    andi r20, 85
    or r20, r19
    mov r10, r12
    lsr r10
    lsl r12
    mov r19, r10
    andi r19, 85
    mov r21, r12
    andi r21, 170
    mov r10, r17
    lsl r10
    mov r7, r20
    mov r20, r10
    andi r20, 170
    or r19, r20
    lsr r17
    andi r17, 85
    or r17, r21
    mov r10, r11
    lsr r10
    lsl r11
    movw r20, r10 ; r21, r11
    andi r20, 85
    andi r21, 170
    mov r10, r9
    lsl r10
    mov r12, r17
    mov r17, r10
    andi r17, 170
    or r20, r17
    lsr r9
    mov r17, r9
    andi r17, 85
    or r17, r21
    ldd r10, Y+43
    eor r10, r20
    ldd r9, Y+45
    eor r9, r17
    mov r11, r14
    lsr r11
    lsl r14
    mov r17, r11
    andi r17, 85
    mov r20, r14
    andi r20, 170
    mov r21, r18
    lsl r21
    andi r21, 170
    or r17, r21
    lsr r18
    andi r18, 85
    or r18, r20
    ldd r14, Y+44
    eor r14, r17
    ldd r11, Y+46
    eor r11, r18
    ; round 38 (gift.dsl:33)
    mov r0, r16
    or r0, r15
    eor r0, r10
    and r10, r16
    eor r15, r10
    mov r10, r13
    eor r10, r0
    and r13, r15
    eor r13, r16
    eor r15, r10
    com r10
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r18, r13
    and r18, r15
    eor r0, r18
    swap r15
    subi r28, lo8(-(271))
    sbci r29, hi8(-(271))
    ldd r18, Y+0
    eor r15, r18
    mov r18, r19
    or r18, r3
    eor r18, r14
    and r14, r19
    eor r3, r14
    mov r14, r2
    eor r14, r18
    and r2, r3
    eor r2, r19
    eor r3, r14
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    mov r16, r2
    and r16, r3
    eor r18, r16
    swap r3
    ldd r16, Y+1
    eor r3, r16
    subi r28, lo8(-(-271))
    sbci r29, hi8(-(-271))
    ldd r16, Y+0
    eor r2, r16
    mov r16, r7
    or r16, r6
    eor r16, r9
    and r9, r7
    eor r6, r9
    mov r9, r4
    eor r9, r16
    and r4, r6
    eor r7, r4
    eor r6, r9
    com r9
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    mov r4, r7
    and r4, r6
    eor r4, r16
    swap r6
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r16, Y+0
    eor r6, r16
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r16, Y+0
    eor r7, r16
    mov r16, r12
    or r16, r5
    eor r16, r11
    and r11, r12
    eor r5, r11
    mov r11, r8
    eor r11, r16
    and r8, r5
    eor r12, r8
    eor r5, r11
    com r11
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    mov r8, r12
    and r8, r5
    eor r8, r16
    swap r5
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    ldd r16, Y+0
    eor r5, r16
    ; round 39 (gift.dsl:33)
    mov r16, r10
    or r16, r15
    subi r28, lo8(-(-285))
    sbci r29, hi8(-(-285))
    ; round 38 (gift.dsl:33)
    ldd r17, Y+0
    eor r13, r17
    eor r12, r17
    ; round 39 (gift.dsl:33)
    mov r17, r14
    and r17, r3
    ; round 38 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(286))
    sbci r29, hi8(-(286))
    ldd r19, Y+0
    eor r0, r19
    mov r30, r18
    lpm r18, Z
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r19, Y+0
    eor r18, r19
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    ldd r19, Y+0
    eor r4, r19
    mov r30, r8
    lpm r8, Z
    ldd r19, Y+1
    eor r8, r19
    ; round 39 (gift.dsl:33)
    eor r16, r0
    and r0, r10
    eor r15, r0
    mov r0, r13
    eor r0, r16
    and r13, r15
    eor r10, r13
    eor r15, r0
    mov r13, r10
    and r13, r15
    eor r13, r16
    ldd r16, Y+6
    eor r10, r16
    eor r17, r18
    or r18, r14
    eor r3, r18
    mov r18, r2
    eor r18, r17
    and r2, r3
    eor r14, r2
    eor r3, r18
    mov r2, r14
    com r2
    mov r16, r2
    and r16, r3
    eor r17, r16
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r16, Y+0
    eor r17, r16
    mov r16, r9
    or r16, r6
    eor r16, r4
    and r4, r9
    eor r6, r4
    mov r4, r7
    eor r4, r16
    and r7, r6
    eor r9, r7
    eor r6, r4
    mov r7, r9
    and r7, r6
    eor r7, r16
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r16, Y+0
    eor r9, r16
    mov r16, r11
    or r16, r5
    eor r16, r8
    and r8, r11
    eor r5, r8
    mov r8, r12
    eor r8, r16
    and r12, r5
    eor r11, r12
    eor r5, r8
    mov r12, r11
    and r12, r5
    eor r12, r16
    subi r28, lo8(-(-262))
    sbci r29, hi8(-(-262))
    ldd r16, Y+43
    eor r12, r16
    ldd r16, Y+0
    eor r11, r16
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r15
    lpm r15, Z
    mov r30, r13
    lpm r13, Z
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r16, Y+0
    eor r13, r16
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r16, Y+0
    eor r3, r16
    mov r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+1
    eor r6, r16
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r16, Y+0
    eor r7, r16
    mov r30, r8
    lpm r8, Z
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    ldd r16, Y+0
    eor r5, r16
    ; round 40 (gift.dsl:33)
    mov r16, r15
    com r16
    and r16, r18
    eor r16, r17
    or r17, r18
    eor r15, r17
    mov r17, r10
    eor r17, r16
    or r10, r15
    eor r10, r18
    eor r15, r17
    mov r18, r10
    and r18, r15
    eor r16, r18
    mov r18, r0
    and r18, r3
    eor r18, r13
    eor r14, r18
    or r13, r0
    eor r3, r13
    and r2, r3
    eor r0, r2
    eor r3, r14
    mov r2, r0
    or r2, r3
    eor r2, r18
    mov r13, r6
    com r13
    and r13, r8
    eor r13, r12
    or r12, r8
    eor r6, r12
    mov r12, r9
    eor r12, r13
    or r9, r6
    eor r8, r9
    eor r6, r12
    mov r9, r8
    and r9, r6
    eor r13, r9
    mov r9, r5
    com r9
    and r9, r4
    eor r9, r7
    or r7, r4
    eor r5, r7
    mov r7, r11
    eor r7, r9
    or r11, r5
    eor r4, r11
    eor r5, r7
    mov r11, r4
    and r11, r5
    eor r9, r11
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r30, Y+0
    eor r30, r0
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    ldd r30, Y+2
    eor r30, r6
    lpm r6, Z
    mov r30, r7
    lpm r7, Z
    ldd r30, Y+3
    eor r30, r5
    lpm r5, Z
    mov r18, r11
    lsr r18
    lsr r18
    eor r18, r14
    andi r18, 51
    eor r14, r18
    lsl r18
    lsl r18
    eor r11, r18
    mov r18, r12
    lsr r18
    lsr r18
    eor r18, r7
    andi r18, 51
    eor r7, r18
    lsl r18
    lsl r18
    eor r12, r18
    mov r18, r6
    lsr r18
    lsr r18
    ldi r31, hi8(.Ltable_byte_4)
    ldd r30, Y+0
    eor r30, r15
    lpm r15, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r30, Y+0
    eor r30, r16
    lpm r16, Z
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    subi r28, lo8(-(-209))
    sbci r29, hi8(-(-209))
    ldd r30, Y+0
    eor r30, r2
    lpm r2, Z
    subi r28, lo8(-(212))
    sbci r29, hi8(-(212))
    ldd r30, Y+0
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+2
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+1
    eor r30, r9
    lpm r9, Z
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r30, Y+0
    eor r30, r4
    lpm r4, Z
    eor r18, r5
    andi r18, 51
    eor r5, r18
    lsl r18
    lsl r18
    eor r6, r18
    mov r18, r15
    lsr r18
    lsr r18
    eor r18, r3
    andi r18, 51
    eor r3, r18
    lsl r18
    lsl r18
    eor r15, r18
    mov r18, r16
    lsr r18
    lsr r18
    eor r18, r2
    andi r18, 51
    eor r2, r18
    lsl r18
    lsl r18
    eor r16, r18
    mov r18, r13
    lsr r18
    lsr r18
    eor r18, r9
    andi r18, 51
    eor r9, r18
    lsl r18
    lsl r18
    eor r13, r18
    mov r18, r8
    lsr r18
    lsr r18
    eor r18, r4
    andi r18, 51
    eor r4, r18
    lsl r18
    lsl r18
    eor r8, r18
    mov r18, r10
    lsr r18
    lsr r18
    eor r18, r0
    andi r18, 51
    eor r0, r18
    lsl r18
    lsl r18
    eor r10, r18
    ld r18, X+
    eor r12, r18
    ld r18, X+
    eor r14, r18
    ld r18, X+
    eor r7, r18
    ld r18, X+
    eor r11, r18
    ld r18, X+
    eor r15, r18
    ld r18, X+
    eor r5, r18
    ld r18, X+
    eor r3, r18
    ld r18, X+
    eor r6, r18
    ld r18, X+
    eor r13, r18
    ld r18, X+
    eor r2, r18
    ld r18, X+
    eor r9, r18
    ld r18, X+
    eor r18, r16
    ld r16, X+
    eor r10, r16
    ld r16, X+
    eor r4, r16
    ld r16, X+
    eor r0, r16
    ld r16, X+
    eor r8, r16
    movw r30, r22
    std Z+0, r12
    std Z+1, r14
    std Z+2, r7
    std Z+3, r11
    std Z+4, r15
    std Z+5, r5
    std Z+6, r3
    std Z+7, r6
    std Z+8, r13
    std Z+9, r2
    std Z+10, r9
    std Z+11, r18
    std Z+12, r10
    std Z+13, r4
    std Z+14, r0
    std Z+15, r8
    subi r28, lo8(-(-9))
    sbci r29, hi8(-(-9))
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_giftb128_128_ctr_crypt_avr_rest
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_group
.Llwcc_giftb128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_giftb128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_giftb128_128_ctr_crypt_avr_end
    push r22
    push r23
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_giftb128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_giftb128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_giftb128_128_ctr_crypt_avr_group
.Llwcc_giftb128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_giftb128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_giftb128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_giftb128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_giftb128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_giftb128_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_giftb128_128_ctr_crypt_avr, .-lwcc_giftb128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x01, 0x10, 0x11, 0x04, 0x05, 0x14, 0x15, 0x40, 0x41, 0x50, 0x51, 0x44, 0x45, 0x54, 0x55
    .byte 0x02, 0x03, 0x12, 0x13, 0x06, 0x07, 0x16, 0x17, 0x42, 0x43, 0x52, 0x53, 0x46, 0x47, 0x56, 0x57
    .byte 0x20, 0x21, 0x30, 0x31, 0x24, 0x25, 0x34, 0x35, 0x60, 0x61, 0x70, 0x71, 0x64, 0x65, 0x74, 0x75
    .byte 0x22, 0x23, 0x32, 0x33, 0x26, 0x27, 0x36, 0x37, 0x62, 0x63, 0x72, 0x73, 0x66, 0x67, 0x76, 0x77
    .byte 0x08, 0x09, 0x18, 0x19, 0x0c, 0x0d, 0x1c, 0x1d, 0x48, 0x49, 0x58, 0x59, 0x4c, 0x4d, 0x5c, 0x5d
    .byte 0x0a, 0x0b, 0x1a, 0x1b, 0x0e, 0x0f, 0x1e, 0x1f, 0x4a, 0x4b, 0x5a, 0x5b, 0x4e, 0x4f, 0x5e, 0x5f
    .byte 0x28, 0x29, 0x38, 0x39, 0x2c, 0x2d, 0x3c, 0x3d, 0x68, 0x69, 0x78, 0x79, 0x6c, 0x6d, 0x7c, 0x7d
    .byte 0x2a, 0x2b, 0x3a, 0x3b, 0x2e, 0x2f, 0x3e, 0x3f, 0x6a, 0x6b, 0x7a, 0x7b, 0x6e, 0x6f, 0x7e, 0x7f
    .byte 0x80, 0x81, 0x90, 0x91, 0x84, 0x85, 0x94, 0x95, 0xc0, 0xc1, 0xd0, 0xd1, 0xc4, 0xc5, 0xd4, 0xd5
    .byte 0x82, 0x83, 0x92, 0x93, 0x86, 0x87, 0x96, 0x97, 0xc2, 0xc3, 0xd2, 0xd3, 0xc6, 0xc7, 0xd6, 0xd7
    .byte 0xa0, 0xa1, 0xb0, 0xb1, 0xa4, 0xa5, 0xb4, 0xb5, 0xe0, 0xe1, 0xf0, 0xf1, 0xe4, 0xe5, 0xf4, 0xf5
    .byte 0xa2, 0xa3, 0xb2, 0xb3, 0xa6, 0xa7, 0xb6, 0xb7, 0xe2, 0xe3, 0xf2, 0xf3, 0xe6, 0xe7, 0xf6, 0xf7
    .byte 0x88, 0x89, 0x98, 0x99, 0x8c, 0x8d, 0x9c, 0x9d, 0xc8, 0xc9, 0xd8, 0xd9, 0xcc, 0xcd, 0xdc, 0xdd
    .byte 0x8a, 0x8b, 0x9a, 0x9b, 0x8e, 0x8f, 0x9e, 0x9f, 0xca, 0xcb, 0xda, 0xdb, 0xce, 0xcf, 0xde, 0xdf
    .byte 0xa8, 0xa9, 0xb8, 0xb9, 0xac, 0xad, 0xbc, 0xbd, 0xe8, 0xe9, 0xf8, 0xf9, 0xec, 0xed, 0xfc, 0xfd
    .byte 0xaa, 0xab, 0xba, 0xbb, 0xae, 0xaf, 0xbe, 0xbf, 0xea, 0xeb, 0xfa, 0xfb, 0xee, 0xef, 0xfe, 0xff
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x40, 0x80, 0xc0, 0x01, 0x41, 0x81, 0xc1, 0x02, 0x42, 0x82, 0xc2, 0x03, 0x43, 0x83, 0xc3
    .byte 0x04, 0x44, 0x84, 0xc4, 0x05, 0x45, 0x85, 0xc5, 0x06, 0x46, 0x86, 0xc6, 0x07, 0x47, 0x87, 0xc7
    .byte 0x08, 0x48, 0x88, 0xc8, 0x09, 0x49, 0x89, 0xc9, 0x0a, 0x4a, 0x8a, 0xca, 0x0b, 0x4b, 0x8b, 0xcb
    .byte 0x0c, 0x4c, 0x8c, 0xcc, 0x0d, 0x4d, 0x8d, 0xcd, 0x0e, 0x4e, 0x8e, 0xce, 0x0f, 0x4f, 0x8f, 0xcf
    .byte 0x10, 0x50, 0x90, 0xd0, 0x11, 0x51, 0x91, 0xd1, 0x12, 0x52, 0x92, 0xd2, 0x13, 0x53, 0x93, 0xd3
    .byte 0x14, 0x54, 0x94, 0xd4, 0x15, 0x55, 0x95, 0xd5, 0x16, 0x56, 0x96, 0xd6, 0x17, 0x57, 0x97, 0xd7
    .byte 0x18, 0x58, 0x98, 0xd8, 0x19, 0x59, 0x99, 0xd9, 0x1a, 0x5a, 0x9a, 0xda, 0x1b, 0x5b, 0x9b, 0xdb
    .byte 0x1c, 0x5c, 0x9c, 0xdc, 0x1d, 0x5d, 0x9d, 0xdd, 0x1e, 0x5e, 0x9e, 0xde, 0x1f, 0x5f, 0x9f, 0xdf
    .byte 0x20, 0x60, 0xa0, 0xe0, 0x21, 0x61, 0xa1, 0xe1, 0x22, 0x62, 0xa2, 0xe2, 0x23, 0x63, 0xa3, 0xe3
    .byte 0x24, 0x64, 0xa4, 0xe4, 0x25, 0x65, 0xa5, 0xe5, 0x26, 0x66, 0xa6, 0xe6, 0x27, 0x67, 0xa7, 0xe7
    .byte 0x28, 0x68, 0xa8, 0xe8, 0x29, 0x69, 0xa9, 0xe9, 0x2a, 0x6a, 0xaa, 0xea, 0x2b, 0x6b, 0xab, 0xeb
    .byte 0x2c, 0x6c, 0xac, 0xec, 0x2d, 0x6d, 0xad, 0xed, 0x2e, 0x6e, 0xae, 0xee, 0x2f, 0x6f, 0xaf, 0xef
    .byte 0x30, 0x70, 0xb0, 0xf0, 0x31, 0x71, 0xb1, 0xf1, 0x32, 0x72, 0xb2, 0xf2, 0x33, 0x73, 0xb3, 0xf3
    .byte 0x34, 0x74, 0xb4, 0xf4, 0x35, 0x75, 0xb5, 0xf5, 0x36, 0x76, 0xb6, 0xf6, 0x37, 0x77, 0xb7, 0xf7
    .byte 0x38, 0x78, 0xb8, 0xf8, 0x39, 0x79, 0xb9, 0xf9, 0x3a, 0x7a, 0xba, 0xfa, 0x3b, 0x7b, 0xbb, 0xfb
    .byte 0x3c, 0x7c, 0xbc, 0xfc, 0x3d, 0x7d, 0xbd, 0xfd, 0x3e, 0x7e, 0xbe, 0xfe, 0x3f, 0x7f, 0xbf, 0xff
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x02, 0x01, 0x03, 0x08, 0x0a, 0x09, 0x0b, 0x04, 0x06, 0x05, 0x07, 0x0c, 0x0e, 0x0d, 0x0f
    .byte 0x20, 0x22, 0x21, 0x23, 0x28, 0x2a, 0x29, 0x2b, 0x24, 0x26, 0x25, 0x27, 0x2c, 0x2e, 0x2d, 0x2f
    .byte 0x10, 0x12, 0x11, 0x13, 0x18, 0x1a, 0x19, 0x1b, 0x14, 0x16, 0x15, 0x17, 0x1c, 0x1e, 0x1d, 0x1f
    .byte 0x30, 0x32, 0x31, 0x33, 0x38, 0x3a, 0x39, 0x3b, 0x34, 0x36, 0x35, 0x37, 0x3c, 0x3e, 0x3d, 0x3f
    .byte 0x80, 0x82, 0x81, 0x83, 0x88, 0x8a, 0x89, 0x8b, 0x84, 0x86, 0x85, 0x87, 0x8c, 0x8e, 0x8d, 0x8f
    .byte 0xa0, 0xa2, 0xa1, 0xa3, 0xa8, 0xaa, 0xa9, 0xab, 0xa4, 0xa6, 0xa5, 0xa7, 0xac, 0xae, 0xad, 0xaf
    .byte 0x90, 0x92, 0x91, 0x93, 0x98, 0x9a, 0x99, 0x9b, 0x94, 0x96, 0x95, 0x97, 0x9c, 0x9e, 0x9d, 0x9f
    .byte 0xb0, 0xb2, 0xb1, 0xb3, 0xb8, 0xba, 0xb9, 0xbb, 0xb4, 0xb6, 0xb5, 0xb7, 0xbc, 0xbe, 0xbd, 0xbf
    .byte 0x40, 0x42, 0x41, 0x43, 0x48, 0x4a, 0x49, 0x4b, 0x44, 0x46, 0x45, 0x47, 0x4c, 0x4e, 0x4d, 0x4f
    .byte 0x60, 0x62, 0x61, 0x63, 0x68, 0x6a, 0x69, 0x6b, 0x64, 0x66, 0x65, 0x67, 0x6c, 0x6e, 0x6d, 0x6f
    .byte 0x50, 0x52, 0x51, 0x53, 0x58, 0x5a, 0x59, 0x5b, 0x54, 0x56, 0x55, 0x57, 0x5c, 0x5e, 0x5d, 0x5f
    .byte 0x70, 0x72, 0x71, 0x73, 0x78, 0x7a, 0x79, 0x7b, 0x74, 0x76, 0x75, 0x77, 0x7c, 0x7e, 0x7d, 0x7f
    .byte 0xc0, 0xc2, 0xc1, 0xc3, 0xc8, 0xca, 0xc9, 0xcb, 0xc4, 0xc6, 0xc5, 0xc7, 0xcc, 0xce, 0xcd, 0xcf
    .byte 0xe0, 0xe2, 0xe1, 0xe3, 0xe8, 0xea, 0xe9, 0xeb, 0xe4, 0xe6, 0xe5, 0xe7, 0xec, 0xee, 0xed, 0xef
    .byte 0xd0, 0xd2, 0xd1, 0xd3, 0xd8, 0xda, 0xd9, 0xdb, 0xd4, 0xd6, 0xd5, 0xd7, 0xdc, 0xde, 0xdd, 0xdf
    .byte 0xf0, 0xf2, 0xf1, 0xf3, 0xf8, 0xfa, 0xf9, 0xfb, 0xf4, 0xf6, 0xf5, 0xf7, 0xfc, 0xfe, 0xfd, 0xff
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x40, 0x44, 0x48, 0x4c, 0x41, 0x45, 0x49, 0x4d, 0x42, 0x46, 0x4a, 0x4e, 0x43, 0x47, 0x4b, 0x4f
    .byte 0x80, 0x84, 0x88, 0x8c, 0x81, 0x85, 0x89, 0x8d, 0x82, 0x86, 0x8a, 0x8e, 0x83, 0x87, 0x8b, 0x8f
    .byte 0xc0, 0xc4, 0xc8, 0xcc, 0xc1, 0xc5, 0xc9, 0xcd, 0xc2, 0xc6, 0xca, 0xce, 0xc3, 0xc7, 0xcb, 0xcf
    .byte 0x10, 0x14, 0x18, 0x1c, 0x11, 0x15, 0x19, 0x1d, 0x12, 0x16, 0x1a, 0x1e, 0x13, 0x17, 0x1b, 0x1f
    .byte 0x50, 0x54, 0x58, 0x5c, 0x51, 0x55, 0x59, 0x5d, 0x52, 0x56, 0x5a, 0x5e, 0x53, 0x57, 0x5b, 0x5f
    .byte 0x90, 0x94, 0x98, 0x9c, 0x91, 0x95, 0x99, 0x9d, 0x92, 0x96, 0x9a, 0x9e, 0x93, 0x97, 0x9b, 0x9f
    .byte 0xd0, 0xd4, 0xd8, 0xdc, 0xd1, 0xd5, 0xd9, 0xdd, 0xd2, 0xd6, 0xda, 0xde, 0xd3, 0xd7, 0xdb, 0xdf
    .byte 0x20, 0x24, 0x28, 0x2c, 0x21, 0x25, 0x29, 0x2d, 0x22, 0x26, 0x2a, 0x2e, 0x23, 0x27, 0x2b, 0x2f
    .byte 0x60, 0x64, 0x68, 0x6c, 0x61, 0x65, 0x69, 0x6d, 0x62, 0x66, 0x6a, 0x6e, 0x63, 0x67, 0x6b, 0x6f
    .byte 0xa0, 0xa4, 0xa8, 0xac, 0xa1, 0xa5, 0xa9, 0xad, 0xa2, 0xa6, 0xaa, 0xae, 0xa3, 0xa7, 0xab, 0xaf
    .byte 0xe0, 0xe4, 0xe8, 0xec, 0xe1, 0xe5, 0xe9, 0xed, 0xe2, 0xe6, 0xea, 0xee, 0xe3, 0xe7, 0xeb, 0xef
    .byte 0x30, 0x34, 0x38, 0x3c, 0x31, 0x35, 0x39, 0x3d, 0x32, 0x36, 0x3a, 0x3e, 0x33, 0x37, 0x3b, 0x3f
    .byte 0x70, 0x74, 0x78, 0x7c, 0x71, 0x75, 0x79, 0x7d, 0x72, 0x76, 0x7a, 0x7e, 0x73, 0x77, 0x7b, 0x7f
    .byte 0xb0, 0xb4, 0xb8, 0xbc, 0xb1, 0xb5, 0xb9, 0xbd, 0xb2, 0xb6, 0xba, 0xbe, 0xb3, 0xb7, 0xbb, 0xbf
    .byte 0xf0, 0xf4, 0xf8, 0xfc, 0xf1, 0xf5, 0xf9, 0xfd, 0xf2, 0xf6, 0xfa, 0xfe, 0xf3, 0xf7, 0xfb, 0xff
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x04, 0x40, 0x44, 0x01, 0x05, 0x41, 0x45, 0x10, 0x14, 0x50, 0x54, 0x11, 0x15, 0x51, 0x55
    .byte 0x08, 0x0c, 0x48, 0x4c, 0x09, 0x0d, 0x49, 0x4d, 0x18, 0x1c, 0x58, 0x5c, 0x19, 0x1d, 0x59, 0x5d
    .byte 0x80, 0x84, 0xc0, 0xc4, 0x81, 0x85, 0xc1, 0xc5, 0x90, 0x94, 0xd0, 0xd4, 0x91, 0x95, 0xd1, 0xd5
    .byte 0x88, 0x8c, 0xc8, 0xcc, 0x89, 0x8d, 0xc9, 0xcd, 0x98, 0x9c, 0xd8, 0xdc, 0x99, 0x9d, 0xd9, 0xdd
    .byte 0x02, 0x06, 0x42, 0x46, 0x03, 0x07, 0x43, 0x47, 0x12, 0x16, 0x52, 0x56, 0x13, 0x17, 0x53, 0x57
    .byte 0x0a, 0x0e, 0x4a, 0x4e, 0x0b, 0x0f, 0x4b, 0x4f, 0x1a, 0x1e, 0x5a, 0x5e, 0x1b, 0x1f, 0x5b, 0x5f
    .byte 0x82, 0x86, 0xc2, 0xc6, 0x83, 0x87, 0xc3, 0xc7, 0x92, 0x96, 0xd2, 0xd6, 0x93, 0x97, 0xd3, 0xd7
    .byte 0x8a, 0x8e, 0xca, 0xce, 0x8b, 0x8f, 0xcb, 0xcf, 0x9a, 0x9e, 0xda, 0xde, 0x9b, 0x9f, 0xdb, 0xdf
    .byte 0x20, 0x24, 0x60, 0x64, 0x21, 0x25, 0x61, 0x65, 0x30, 0x34, 0x70, 0x74, 0x31, 0x35, 0x71, 0x75
    .byte 0x28, 0x2c, 0x68, 0x6c, 0x29, 0x2d, 0x69, 0x6d, 0x38, 0x3c, 0x78, 0x7c, 0x39, 0x3d, 0x79, 0x7d
    .byte 0xa0, 0xa4, 0xe0, 0xe4, 0xa1, 0xa5, 0xe1, 0xe5, 0xb0, 0xb4, 0xf0, 0xf4, 0xb1, 0xb5, 0xf1, 0xf5
    .byte 0xa8, 0xac, 0xe8, 0xec, 0xa9, 0xad, 0xe9, 0xed, 0xb8, 0xbc, 0xf8, 0xfc, 0xb9, 0xbd, 0xf9, 0xfd
    .byte 0x22, 0x26, 0x62, 0x66, 0x23, 0x27, 0x63, 0x67, 0x32, 0x36, 0x72, 0x76, 0x33, 0x37, 0x73, 0x77
    .byte 0x2a, 0x2e, 0x6a, 0x6e, 0x2b, 0x2f, 0x6b, 0x6f, 0x3a, 0x3e, 0x7a, 0x7e, 0x3b, 0x3f, 0x7b, 0x7f
    .byte 0xa2, 0xa6, 0xe2, 0xe6, 0xa3, 0xa7, 0xe3, 0xe7, 0xb2, 0xb6, 0xf2, 0xf6, 0xb3, 0xb7, 0xf3, 0xf7
    .byte 0xaa, 0xae, 0xea, 0xee, 0xab, 0xaf, 0xeb, 0xef, 0xba, 0xbe, 0xfa, 0xfe, 0xbb, 0xbf, 0xfb, 0xff
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x04, 0x08, 0x08, 0x08, 0x08, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x01, 0x01, 0x01, 0x01, 0x05, 0x05, 0x05, 0x05, 0x09, 0x09, 0x09, 0x09, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x02, 0x02, 0x02, 0x02, 0x06, 0x06, 0x06, 0x06, 0x0a, 0x0a, 0x0a, 0x0a, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x03, 0x03, 0x03, 0x03, 0x07, 0x07, 0x07, 0x07, 0x0b, 0x0b, 0x0b, 0x0b, 0x0f, 0x0f, 0x0f, 0x0f
    .balign 256
.Ltable_byte_6:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08
    .byte 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06
    .byte 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05
    .byte 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07
    .byte 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f
    .balign 256
.Ltable_byte_7:
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
    .byte 0x00, 0x04, 0x08, 0x0c, 0x01, 0x05, 0x09, 0x0d, 0x02, 0x06, 0x0a, 0x0e, 0x03, 0x07, 0x0b, 0x0f
