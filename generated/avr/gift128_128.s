; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set gift128_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(fixed=true) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 407
; layout:    planes of 32 S-boxes, 1 blocks side by side; cells in 5 arrangements
; sizes:     in bytes: block 16, key 16, nonce 12, rk 753, ctx 775, align 1, group 16, stack 407, code 27412, flash 29460, ram 1935
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ba271eb76c77b84a55360aa1548a78bd68a92e18354e2253e17f4b9306fde3a7

    .text

    .global lwcc_gift128_128_key_setup_avr
    .type lwcc_gift128_128_key_setup_avr, @function
lwcc_gift128_128_key_setup_avr:
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
    ld r21, X+
    swap r21
    andi r21, 15
    ld r17, X
    swap r17
    andi r17, 240
    mov r18, r21
    or r18, r17
    ld r19, X
    swap r19
    andi r19, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X
    swap r22
    andi r22, 240
    or r19, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsr r16
    lsr r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r15, X
    swap r15
    mov r25, r15
    andi r25, 240
    lsl r25
    lsl r25
    or r25, r16
    ld r15, X+
    lsr r15
    lsr r15
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    mov r24, r15
    or r24, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    swap r23
    andi r23, 15
    ld r14, X
    swap r14
    movw r4, r20 ; r5, r21
    mov r20, r14
    andi r20, 240
    or r23, r20
    ld r20, X
    swap r20
    andi r20, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    mov r21, r14
    andi r21, 240
    or r20, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    lsr r21
    lsr r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r14, X
    swap r14
    mov r13, r20
    mov r20, r14
    andi r20, 240
    lsl r20
    lsl r20
    or r20, r21
    ld r14, X+
    lsr r14
    lsr r14
    ld r12, X
    swap r12
    mov r6, r21
    mov r21, r12
    andi r21, 240
    lsl r21
    lsl r21
    or r21, r14
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    swap r12
    mov r11, r23
    mov r23, r12
    andi r23, 15
    ld r12, X
    swap r12
    movw r2, r18 ; r3, r19
    mov r18, r12
    andi r18, 240
    mov r12, r23
    or r12, r18
    ld r7, X
    swap r7
    mov r10, r23
    mov r23, r7
    andi r23, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    swap r7
    mov r19, r7
    andi r19, 240
    or r23, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r7, X
    lsr r7
    lsr r7
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r9, X
    swap r9
    mov r8, r23
    mov r23, r9
    andi r23, 240
    lsl r23
    lsl r23
    mov r9, r7
    or r9, r23
    ld r0, X+
    lsr r0
    lsr r0
    std Y+14, r23
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    std Y+15, r6
    mov r6, r0
    or r6, r23
    std Y+16, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    swap r12
    std Y+17, r23
    mov r23, r12
    andi r23, 15
    ld r12, X
    swap r12
    std Y+18, r18
    mov r18, r12
    andi r18, 240
    or r23, r18
    ld r18, X
    swap r18
    andi r18, 15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    swap r12
    std Y+19, r23
    mov r23, r12
    andi r23, 240
    or r18, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsr r23
    lsr r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r12, X
    swap r12
    std Y+20, r18
    mov r18, r12
    andi r18, 240
    lsl r18
    lsl r18
    or r23, r18
    ld r18, X+
    lsr r18
    lsr r18
    ld r12, X+
    swap r12
    std Y+21, r19
    mov r19, r12
    andi r19, 240
    lsl r19
    lsl r19
    or r19, r18
    mov r12, r25
    lsr r12
    lsr r12
    std Y+22, r8
    adiw r26, 10
    ld r8, X+
    swap r8
    std Y+23, r18
    mov r18, r8
    andi r18, 240
    mov r8, r25
    mov r25, r18
    andi r25, 192
    or r12, r25
    mov r25, r24
    lsr r25
    lsr r25
    std Y+24, r18
    ld r18, X
    swap r18
    andi r18, 240
    std Y+25, r18
    andi r18, 192
    or r25, r18
    mov r18, r20
    lsr r18
    lsr r18
    std Y+26, r25
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r25, X+
    swap r25
    andi r25, 240
    andi r25, 192
    or r18, r25
    mov r25, r21
    lsr r25
    lsr r25
    std Y+27, r14
    ld r14, X
    swap r14
    std Y+28, r18
    mov r18, r14
    andi r18, 240
    andi r18, 192
    or r25, r18
    mov r18, r9
    lsr r18
    lsr r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    swap r14
    std Y+29, r25
    mov r25, r14
    andi r25, 240
    andi r25, 192
    or r18, r25
    mov r25, r6
    lsr r25
    lsr r25
    ld r14, X
    swap r14
    std Y+30, r18
    mov r18, r14
    andi r18, 240
    andi r18, 192
    or r25, r18
    mov r18, r23
    lsr r18
    lsr r18
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r14, X+
    swap r14
    std Y+31, r25
    mov r25, r14
    andi r25, 240
    mov r14, r21
    mov r21, r25
    andi r21, 192
    or r18, r21
    mov r21, r19
    lsr r21
    lsr r21
    std Y+32, r25
    ld r25, X+
    swap r25
    andi r25, 240
    std Y+33, r25
    andi r25, 192
    or r21, r25
    adiw r26, 10
    ld r25, X
    andi r25, 1
    std Y+34, r9
    ld r9, X+
    lsr r9
    std Y+35, r20
    mov r20, r9
    mov r9, r23
    mov r23, r20
    andi r23, 2
    or r25, r23
    std Y+36, r6
    ld r6, X
    lsl r6
    lsl r6
    std Y+37, r23
    mov r23, r6
    andi r23, 4
    or r25, r23
    ld r23, X+
    lsl r23
    mov r6, r19
    mov r19, r23
    andi r19, 8
    or r25, r19
    mov r19, r22
    andi r19, 16
    or r25, r19
    ld r19, X+
    lsl r19
    lsl r19
    lsl r19
    std Y+38, r22
    mov r22, r19
    andi r22, 32
    or r25, r22
    std Y+39, r10
    ld r10, X
    swap r10
    std Y+40, r22
    mov r22, r10
    andi r22, 240
    lsl r22
    lsl r22
    andi r22, 64
    or r25, r22
    ld r22, X
    swap r22
    andi r22, 240
    lsl r22
    mov r10, r18
    mov r18, r22
    andi r18, 128
    or r25, r18
    mov r18, r20
    andi r18, 1
    std Y+41, r20
    mov r20, r15
    andi r20, 2
    or r18, r20
    mov r20, r23
    andi r20, 4
    or r18, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X+
    std Y+42, r23
    mov r23, r15
    andi r23, 8
    or r18, r23
    andi r19, 16
    or r18, r19
    ld r19, X
    lsl r19
    lsl r19
    andi r19, 32
    or r18, r19
    andi r22, 64
    or r18, r22
    andi r17, 128
    or r18, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X
    swap r15
    mov r17, r15
    andi r17, 15
    andi r17, 1
    ld r19, X+
    swap r19
    andi r19, 15
    lsr r19
    mov r22, r19
    andi r22, 2
    or r17, r22
    mov r23, r16
    andi r23, 4
    or r17, r23
    ld r23, X+
    lsr r23
    lsr r23
    lsr r23
    mov r15, r22
    mov r22, r23
    andi r22, 8
    or r17, r22
    ld r22, X
    andi r22, 16
    or r17, r22
    ld r22, X+
    lsr r22
    std Y+43, r16
    mov r16, r22
    andi r16, 32
    or r17, r16
    std Y+44, r4
    ld r4, X
    lsl r4
    lsl r4
    std Y+45, r18
    mov r18, r4
    andi r18, 64
    or r17, r18
    ld r18, X
    lsl r18
    mov r4, r25
    mov r25, r18
    andi r25, 128
    or r17, r25
    mov r25, r19
    andi r25, 1
    std Y+46, r17
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r17, X+
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    andi r17, 2
    or r25, r17
    mov r17, r23
    andi r17, 4
    or r25, r17
    ld r17, X+
    swap r17
    andi r17, 15
    std Y+47, r17
    andi r17, 8
    or r25, r17
    mov r17, r22
    andi r17, 16
    or r25, r17
    ld r17, X+
    lsr r17
    lsr r17
    std Y+48, r23
    mov r23, r17
    andi r23, 32
    or r25, r23
    mov r23, r18
    andi r23, 64
    or r25, r23
    ld r23, X
    andi r23, 128
    or r25, r23
    std Y+49, r25
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r25, X
    andi r25, 1
    std Y+50, r15
    ld r15, X+
    lsr r15
    std Y+51, r23
    mov r23, r15
    mov r15, r17
    mov r17, r23
    andi r17, 2
    or r25, r17
    std Y+52, r17
    ld r17, X
    lsl r17
    lsl r17
    std Y+53, r21
    mov r21, r17
    andi r21, 4
    or r25, r21
    ld r21, X+
    lsl r21
    std Y+54, r16
    mov r16, r21
    andi r16, 8
    or r25, r16
    ldd r16, Y+21
    andi r16, 16
    or r25, r16
    ld r16, X+
    lsl r16
    lsl r16
    lsl r16
    std Y+55, r18
    mov r18, r16
    andi r18, 32
    or r25, r18
    std Y+56, r12
    ld r12, X
    swap r12
    std Y+57, r19
    mov r19, r12
    andi r19, 240
    lsl r19
    lsl r19
    andi r19, 64
    or r25, r19
    ld r19, X
    swap r19
    andi r19, 240
    lsl r19
    mov r12, r22
    mov r22, r19
    andi r22, 128
    or r25, r22
    mov r22, r23
    andi r22, 1
    std Y+58, r23
    mov r23, r0
    mov r0, r25
    mov r25, r23
    andi r25, 2
    or r22, r25
    mov r25, r21
    andi r25, 4
    or r22, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    andi r25, 8
    or r22, r25
    andi r16, 16
    or r22, r16
    ld r16, X
    lsl r16
    lsl r16
    andi r16, 32
    or r22, r16
    mov r16, r19
    andi r16, 64
    or r22, r16
    ldd r16, Y+18
    andi r16, 128
    or r22, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r16, X
    swap r16
    andi r16, 15
    mov r25, r16
    andi r25, 1
    std Y+18, r16
    ld r16, X+
    swap r16
    andi r16, 15
    lsr r16
    std Y+59, r23
    mov r23, r16
    andi r23, 2
    or r25, r23
    std Y+60, r23
    mov r23, r7
    mov r7, r21
    mov r21, r23
    andi r21, 4
    or r25, r21
    ld r21, X+
    lsr r21
    lsr r21
    lsr r21
    std Y+61, r23
    mov r23, r21
    andi r23, 8
    or r25, r23
    ld r23, X
    andi r23, 16
    or r25, r23
    ld r23, X+
    lsr r23
    std Y+62, r22
    mov r22, r23
    andi r22, 32
    or r25, r22
    ld r22, X
    lsl r22
    lsl r22
    andi r22, 64
    or r25, r22
    ld r22, X
    lsl r22
    std Y+63, r24
    mov r24, r22
    andi r24, 128
    or r25, r24
    mov r24, r16
    andi r24, 1
    adiw r28, 54
    std Y+10, r25
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r25, X+
    swap r25
    andi r25, 15
    lsr r25
    lsr r25
    andi r25, 2
    or r24, r25
    mov r25, r21
    andi r25, 4
    or r24, r25
    std Y+11, r21
    ld r21, X+
    swap r21
    andi r21, 15
    std Y+12, r21
    andi r21, 8
    or r24, r21
    mov r21, r23
    andi r21, 16
    or r24, r21
    ld r21, X+
    lsr r21
    lsr r21
    std Y+13, r23
    mov r23, r21
    andi r23, 32
    or r24, r23
    mov r23, r22
    andi r23, 64
    or r24, r23
    ld r23, X+
    andi r23, 128
    or r24, r23
    std Y+14, r24
    ld r24, X+
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    andi r24, 17
    std Y+15, r7
    adiw r26, 1
    ld r7, X
    swap r7
    bst r7, 0
    lsr r7
    bld r7, 7
    std Y+16, r22
    mov r22, r7
    mov r7, r23
    mov r23, r22
    andi r23, 34
    or r24, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 68
    or r24, r23
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 17
    ldi r31, hi8(.Ltable_byte_4)
    std Y+17, r24
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    bst r24, 0
    lsr r24
    bld r24, 7
    bst r24, 0
    lsr r24
    bld r24, 7
    andi r24, 68
    or r23, r24
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    lsl r24
    adc r24, r1
    andi r24, 17
    ldi r31, hi8(.Ltable_byte_5)
    std Y+18, r23
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    swap r23
    lsl r23
    adc r23, r1
    andi r23, 68
    or r24, r23
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    adc r23, r1
    andi r23, 17
    std Y+19, r24
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    swap r24
    lsl r24
    adc r24, r1
    std Y+20, r24
    andi r24, 68
    or r23, r24
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r24, X+
    lsl r24
    adc r24, r1
    lsl r24
    adc r24, r1
    andi r24, 17
    std Y+21, r23
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 68
    or r24, r23
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 17
    std Y+22, r24
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    bst r24, 0
    lsr r24
    bld r24, 7
    bst r24, 0
    lsr r24
    bld r24, 7
    andi r24, 68
    or r23, r24
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    lsl r24
    adc r24, r1
    andi r24, 17
    std Y+23, r23
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    swap r23
    lsl r23
    adc r23, r1
    andi r23, 68
    or r24, r23
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X
    lpm r23, Z
    or r24, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    adc r23, r1
    andi r23, 17
    std Y+24, r24
    ldi r31, hi8(.Ltable_byte_5)
    adiw r26, 1
    ld r30, X
    lpm r24, Z
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    swap r24
    lsl r24
    adc r24, r1
    andi r24, 68
    or r23, r24
    ldi r31, hi8(.Ltable_byte_6)
    adiw r26, 1
    ld r30, X+
    lpm r24, Z
    or r23, r24
    adiw r26, 2
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    lsr r24
    lsr r24
    std Y+25, r23
    mov r23, r21
    andi r23, 18
    or r24, r23
    andi r16, 4
    or r24, r16
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X
    andi r23, 72
    or r24, r23
    or r24, r18
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    std Y+26, r16
    mov r16, r23
    andi r16, 128
    or r24, r16
    adiw r26, 1
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    andi r16, 1
    std Y+27, r24
    ld r24, X
    andi r24, 18
    or r16, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X
    lsr r24
    lsr r24
    lsr r24
    std Y+28, r24
    andi r24, 4
    or r16, r24
    ld r24, X+
    lsl r24
    lsl r24
    std Y+29, r23
    mov r23, r24
    andi r23, 72
    or r16, r23
    adiw r26, 1
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 32
    or r16, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    lsl r23
    or r16, r23
    adiw r26, 2
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    std Y+30, r16
    ld r16, X
    lsr r16
    lsr r16
    std Y+31, r24
    mov r24, r16
    andi r24, 18
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 4
    or r23, r24
    std Y+32, r24
    ld r24, X+
    andi r24, 72
    or r23, r24
    adiw r26, 1
    ld r24, X
    lsl r24
    lsl r24
    lsl r24
    std Y+33, r24
    andi r24, 32
    or r23, r24
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r24, X+
    swap r24
    andi r24, 240
    lsl r24
    std Y+34, r24
    andi r24, 128
    or r23, r24
    adiw r26, 1
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 1
    std Y+35, r23
    ld r23, X
    andi r23, 18
    or r24, r23
    or r24, r25
    andi r17, 72
    or r24, r17
    andi r19, 32
    or r24, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X+
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    lsl r17
    or r24, r17
    adiw r26, 8
    ld r17, X+
    lsr r17
    lsr r17
    lsr r17
    mov r19, r17
    andi r19, 1
    mov r25, r3
    lsr r25
    lsr r25
    andi r25, 18
    or r19, r25
    or r19, r20
    ldd r25, Y+9
    mov r20, r25
    andi r20, 72
    or r19, r20
    ld r20, X
    lsr r20
    mov r23, r20
    andi r23, 32
    or r19, r23
    std Y+36, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X
    lsl r24
    lsl r24
    lsl r24
    mov r25, r24
    andi r25, 128
    or r19, r25
    mov r25, r12
    mov r12, r19
    mov r19, r25
    andi r19, 1
    std Y+37, r24
    mov r24, r3
    mov r3, r18
    mov r18, r24
    andi r18, 18
    or r19, r18
    ldd r18, Y+3
    andi r18, 4
    or r19, r18
    ld r18, X
    andi r18, 72
    or r19, r18
    ldd r18, Y+1
    std Y+3, r24
    mov r24, r18
    andi r24, 32
    or r19, r24
    ld r24, X+
    swap r24
    andi r24, 240
    lsl r24
    mov r18, r24
    andi r18, 128
    or r19, r18
    adiw r26, 2
    ld r18, X
    lsr r18
    lsr r18
    lsr r18
    std Y+38, r19
    mov r19, r18
    andi r19, 1
    std Y+39, r12
    mov r12, r2
    lsr r12
    lsr r12
    std Y+40, r21
    mov r21, r12
    andi r21, 18
    or r19, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    lsl r21
    mov r12, r16
    mov r16, r21
    andi r16, 4
    or r19, r16
    mov r16, r8
    mov r8, r24
    mov r24, r16
    andi r24, 72
    or r19, r24
    ldd r24, Y+0
    or r19, r24
    ld r24, X
    lsl r24
    lsl r24
    lsl r24
    std Y+0, r24
    andi r24, 128
    or r19, r24
    andi r20, 1
    mov r24, r2
    mov r2, r19
    mov r19, r24
    andi r19, 18
    or r20, r19
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 4
    or r20, r19
    std Y+41, r2
    ld r2, X+
    std Y+42, r24
    mov r24, r2
    andi r24, 72
    or r20, r24
    ld r24, X
    lsl r24
    andi r24, 32
    or r20, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    swap r24
    andi r24, 240
    lsl r24
    mov r2, r16
    mov r16, r24
    andi r16, 128
    or r20, r16
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r16, X
    lsr r16
    lsr r16
    lsr r16
    std Y+43, r20
    mov r20, r16
    andi r20, 9
    std Y+44, r16
    subi r28, lo8(-(-35))
    sbci r29, hi8(-(-35))
    ldd r16, Y+0
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r2
    mov r2, r16
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    std Y+1, r24
    mov r24, r2
    mov r2, r19
    mov r19, r24
    andi r19, 66
    or r20, r19
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r19, Y+0
    adiw r28, 33
    std Y+48, r24
    mov r24, r19
    lsr r24
    andi r24, 36
    or r20, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    lsl r24
    std Y+49, r24
    andi r24, 144
    or r20, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    lsr r24
    lsr r24
    lsr r24
    std Y+50, r24
    andi r24, 9
    std Y+51, r20
    ldd r20, Y+0
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 66
    or r24, r20
    mov r20, r10
    lsr r20
    andi r20, 36
    or r24, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    std Y+52, r20
    andi r20, 144
    or r24, r20
    adiw r26, 2
    ld r20, X
    lsr r20
    std Y+53, r24
    mov r24, r20
    andi r24, 9
    swap r16
    lsl r16
    adc r16, r1
    andi r16, 66
    or r24, r16
    mov r16, r19
    lsl r16
    andi r16, 36
    or r24, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X
    lsl r16
    lsl r16
    lsl r16
    mov r19, r16
    andi r19, 144
    or r24, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    lsr r19
    std Y+54, r16
    mov r16, r19
    andi r16, 9
    std Y+55, r10
    mov r10, r6
    swap r10
    bst r10, 0
    lsr r10
    bld r10, 7
    std Y+56, r24
    mov r24, r10
    mov r10, r19
    mov r19, r24
    andi r19, 66
    or r16, r19
    mov r19, r9
    lsr r19
    andi r19, 36
    or r16, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    lsl r19
    lsl r19
    std Y+57, r24
    mov r24, r19
    andi r24, 144
    or r16, r24
    mov r24, r11
    lsr r24
    lsr r24
    lsr r24
    andi r24, 9
    andi r22, 66
    or r24, r22
    adiw r26, 10
    ld r22, X
    lsr r22
    std Y+58, r16
    mov r16, r22
    andi r16, 36
    or r24, r16
    mov r16, r13
    lsl r16
    andi r16, 144
    or r24, r16
    subi r28, lo8(-(-18))
    sbci r29, hi8(-(-18))
    ldd r16, Y+0
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    adiw r28, 39
    std Y+38, r24
    ldd r24, Y+0
    andi r24, 66
    or r16, r24
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r24, X+
    lsl r24
    std Y+0, r19
    mov r19, r24
    andi r19, 36
    or r16, r19
    mov r19, r14
    lsl r19
    andi r19, 144
    or r16, r19
    mov r19, r11
    lsr r19
    andi r19, 9
    std Y+39, r11
    adiw r26, 1
    ld r11, X+
    swap r11
    lsl r11
    adc r11, r1
    std Y+40, r16
    mov r16, r11
    andi r16, 66
    or r19, r16
    ld r16, X
    lsl r16
    mov r11, r20
    mov r20, r16
    andi r20, 36
    or r19, r20
    mov r20, r13
    lsl r20
    lsl r20
    lsl r20
    andi r20, 144
    or r19, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    lsr r20
    lsr r20
    lsr r20
    std Y+41, r20
    andi r20, 9
    std Y+42, r13
    subi r28, lo8(-(-45))
    sbci r29, hi8(-(-45))
    ldd r13, Y+0
    swap r13
    bst r13, 0
    lsr r13
    bld r13, 7
    subi r28, lo8(-(88))
    sbci r29, hi8(-(88))
    std Y+0, r16
    mov r16, r13
    andi r16, 66
    or r20, r16
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r16, Y+0
    mov r13, r16
    lsr r13
    mov r16, r13
    andi r16, 36
    or r20, r16
    mov r16, r24
    andi r16, 144
    or r20, r16
    mov r16, r5
    andi r16, 1
    andi r18, 2
    or r16, r18
    mov r18, r17
    andi r18, 4
    or r16, r18
    adiw r26, 5
    ld r18, X
    lsr r18
    lsr r18
    andi r18, 8
    or r16, r18
    mov r18, r15
    andi r18, 16
    or r16, r18
    or r16, r23
    mov r18, r25
    andi r18, 64
    or r16, r18
    ldd r18, Y+23
    or r16, r18
    ld r18, X
    andi r18, 1
    mov r23, r4
    lsr r23
    lsr r23
    lsr r23
    andi r23, 18
    or r18, r23
    ldd r23, Y+27
    mov r15, r16
    mov r16, r23
    andi r16, 4
    or r18, r16
    ldd r16, Y+17
    mov r5, r16
    lsr r5
    mov r16, r5
    andi r16, 72
    or r18, r16
    ldd r16, Y+12
    or r18, r16
    ldd r16, Y+10
    andi r16, 128
    or r18, r16
    ldd r16, Y+15
    andi r16, 1
    ldd r5, Y+9
    or r16, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X
    lsr r5
    mov r13, r18
    mov r18, r5
    std Y+9, r18
    andi r18, 4
    or r16, r18
    ldd r18, Y+28
    mov r5, r18
    swap r5
    mov r23, r5
    andi r23, 24
    or r16, r23
    mov r23, r21
    andi r23, 32
    or r16, r23
    ldd r23, Y+14
    mov r5, r20
    mov r20, r23
    andi r20, 64
    or r16, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    lsl r20
    mov r23, r20
    andi r23, 128
    or r16, r23
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    andi r23, 1
    std Y+15, r13
    ldd r13, Y+22
    or r13, r23
    or r13, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 24
    or r13, r23
    adiw r28, 11
    ldd r23, Y+61
    andi r23, 32
    or r13, r23
    mov r23, r8
    andi r23, 64
    or r13, r23
    ldd r23, Y+5
    andi r23, 128
    or r13, r23
    ldd r23, Y+0
    andi r23, 1
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r2, X
    lsr r2
    lsr r2
    lsr r2
    mov r8, r16
    mov r16, r2
    andi r16, 2
    or r23, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    lsr r16
    lsr r16
    lsr r16
    mov r2, r20
    mov r20, r16
    andi r20, 4
    or r23, r20
    mov r20, r12
    andi r20, 8
    or r23, r20
    ldd r20, Y+55
    andi r20, 16
    or r23, r20
    ld r20, X
    lsr r20
    andi r20, 32
    or r23, r20
    ldd r20, Y+28
    mov r12, r19
    mov r19, r20
    andi r19, 64
    or r23, r19
    or r7, r23
    ld r19, X
    andi r19, 1
    mov r23, r0
    lsr r23
    lsr r23
    lsr r23
    andi r23, 18
    or r19, r23
    ldd r23, Y+31
    mov r20, r23
    andi r20, 4
    or r19, r20
    ldd r20, Y+23
    lsr r20
    std Y+55, r20
    andi r20, 72
    or r19, r20
    or r3, r19
    subi r28, lo8(-(-18))
    sbci r29, hi8(-(-18))
    ldd r19, Y+0
    andi r19, 128
    or r3, r19
    ldd r19, Y+40
    andi r19, 1
    ldd r20, Y+31
    or r20, r19
    std Y+31, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X
    lsr r19
    andi r19, 4
    or r20, r19
    ldd r19, Y+9
    std Y+40, r4
    mov r4, r19
    swap r4
    mov r19, r4
    andi r19, 24
    or r20, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsl r19
    mov r23, r19
    andi r23, 32
    or r20, r23
    ldd r23, Y+48
    andi r23, 64
    or r20, r23
    adiw r28, 39
    ldd r23, Y+25
    andi r23, 128
    or r20, r23
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    andi r23, 1
    ldd r4, Y+0
    or r4, r23
    std Y+0, r23
    ldd r23, Y+26
    or r4, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    swap r23
    std Y+26, r20
    mov r20, r23
    andi r20, 24
    or r4, r20
    ldd r20, Y+28
    andi r20, 32
    or r4, r20
    ldd r20, Y+23
    andi r20, 64
    or r4, r20
    std Y+23, r20
    subi r28, lo8(-(-43))
    sbci r29, hi8(-(-43))
    ldd r20, Y+0
    andi r20, 128
    or r4, r20
    ldd r20, Y+10
    andi r20, 1
    adiw r28, 52
    std Y+16, r4
    adiw r26, 3
    ld r4, X+
    lsr r4
    lsr r4
    lsr r4
    std Y+0, r19
    mov r19, r4
    mov r4, r16
    mov r16, r19
    andi r16, 2
    or r20, r16
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+0, r8
    ld r8, X+
    std Y+18, r16
    mov r16, r8
    andi r16, 4
    or r20, r16
    ldd r16, Y+51
    mov r8, r16
    lsl r8
    std Y+23, r21
    mov r21, r8
    andi r21, 24
    or r20, r21
    andi r22, 32
    or r20, r22
    ld r21, X
    lsl r21
    lsl r21
    andi r21, 64
    or r20, r21
    ld r21, X
    lsl r21
    mov r8, r22
    mov r22, r21
    andi r22, 128
    or r20, r22
    mov r22, r19
    andi r22, 1
    adiw r28, 17
    std Y+62, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    swap r19
    andi r19, 15
    andi r19, 2
    or r22, r19
    ld r19, X+
    lsr r19
    std Y+12, r19
    andi r19, 4
    or r22, r19
    std Y+0, r13
    ldd r13, Y+37
    std Y+2, r15
    mov r15, r13
    lsl r15
    std Y+13, r20
    mov r20, r15
    andi r20, 24
    or r22, r20
    adiw r26, 1
    ld r20, X
    lsr r20
    lsr r20
    mov r15, r25
    mov r25, r20
    andi r25, 32
    or r22, r25
    mov r25, r21
    andi r25, 64
    or r22, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    andi r25, 128
    or r22, r25
    ldd r25, Y+33
    adiw r28, 35
    std Y+45, r22
    mov r22, r25
    andi r22, 33
    std Y+46, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    lsl r3
    std Y+47, r21
    mov r21, r3
    mov r3, r17
    mov r17, r21
    andi r17, 2
    or r22, r17
    lsl r16
    lsl r16
    std Y+48, r16
    andi r16, 132
    or r22, r16
    mov r16, r25
    lsr r16
    lsr r16
    lsr r16
    andi r16, 24
    or r22, r16
    adiw r26, 1
    ld r16, X
    swap r16
    andi r16, 240
    lsl r16
    lsl r16
    andi r16, 64
    or r22, r16
    ldd r16, Y+0
    mov r25, r16
    andi r25, 33
    std Y+49, r22
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r22, X+
    andi r22, 2
    or r25, r22
    mov r22, r13
    lsl r22
    lsl r22
    std Y+50, r22
    andi r22, 132
    or r25, r22
    mov r22, r16
    lsr r22
    lsr r22
    lsr r22
    andi r22, 24
    or r25, r22
    adiw r26, 1
    ld r22, X
    swap r22
    andi r22, 240
    lsl r22
    mov r16, r22
    andi r16, 64
    or r25, r16
    subi r28, lo8(-(-50))
    sbci r29, hi8(-(-50))
    ldd r16, Y+0
    andi r16, 1
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r13, X+
    lsr r13
    lsr r13
    lsr r13
    std Y+0, r25
    mov r25, r13
    mov r13, r17
    mov r17, r25
    andi r17, 2
    or r16, r17
    adiw r28, 53
    std Y+48, r7
    ld r7, X+
    std Y+49, r17
    mov r17, r7
    andi r17, 4
    or r16, r17
    ldd r17, Y+1
    mov r7, r17
    lsl r7
    std Y+50, r22
    mov r22, r7
    andi r22, 24
    or r16, r22
    mov r22, r11
    mov r11, r21
    mov r21, r22
    andi r21, 32
    or r16, r21
    ld r7, X
    lsl r7
    lsl r7
    std Y+51, r24
    mov r24, r7
    andi r24, 64
    or r16, r24
    ldd r24, Y+26
    mov r7, r19
    mov r19, r24
    andi r19, 128
    or r16, r19
    mov r19, r25
    andi r19, 1
    std Y+52, r25
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r25, X+
    swap r25
    andi r25, 15
    std Y+53, r25
    andi r25, 2
    or r19, r25
    mov r25, r10
    mov r10, r16
    mov r16, r25
    andi r16, 4
    or r19, r16
    std Y+54, r16
    ldd r16, Y+3
    std Y+55, r2
    mov r2, r16
    lsl r2
    std Y+56, r25
    mov r25, r2
    andi r25, 24
    or r19, r25
    adiw r26, 2
    ld r25, X
    lsr r25
    lsr r25
    andi r25, 32
    or r19, r25
    mov r25, r24
    andi r25, 64
    or r19, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    andi r25, 128
    or r19, r25
    ldd r25, Y+0
    mov r2, r19
    mov r19, r25
    andi r19, 33
    std Y+57, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X+
    lsl r2
    mov r24, r2
    mov r2, r20
    mov r20, r24
    andi r20, 2
    or r19, r20
    lsl r17
    lsl r17
    andi r17, 132
    or r19, r17
    mov r17, r25
    lsr r17
    lsr r17
    lsr r17
    andi r17, 24
    or r19, r17
    adiw r26, 1
    ld r17, X
    swap r17
    andi r17, 240
    lsl r17
    lsl r17
    andi r17, 64
    or r19, r17
    ldd r17, Y+2
    mov r25, r17
    andi r25, 33
    std Y+58, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    andi r19, 2
    or r25, r19
    mov r19, r16
    lsl r19
    lsl r19
    andi r19, 132
    or r25, r19
    mov r19, r17
    lsr r19
    lsr r19
    lsr r19
    andi r19, 24
    or r25, r19
    adiw r26, 1
    ld r19, X+
    swap r19
    andi r19, 240
    lsl r19
    andi r19, 64
    or r25, r19
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r19, Y+14
    mov r17, r19
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    andi r17, 17
    ldd r16, Y+0
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r25
    mov r25, r16
    swap r25
    bst r25, 0
    lsr r25
    bld r25, 7
    std Y+1, r20
    mov r20, r25
    andi r20, 34
    or r17, r20
    andi r23, 68
    or r17, r23
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r20, Z
    or r17, r20
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r20, Y+0
    mov r23, r20
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 17
    ldi r31, hi8(.Ltable_byte_4)
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    std Y+0, r17
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r17, Y+0
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r0
    mov r30, r17
    lpm r0, Z
    or r23, r0
    adiw r26, 1
    ld r0, X
    swap r0
    std Y+1, r25
    mov r25, r0
    andi r25, 68
    or r23, r25
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r0, Z
    or r23, r0
    mov r25, r19
    lsl r25
    adc r25, r1
    andi r25, 17
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r16
    lpm r0, Z
    or r25, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    std Y+2, r23
    mov r23, r0
    andi r23, 68
    or r25, r23
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r16
    lpm r0, Z
    or r25, r0
    mov r23, r20
    lsl r23
    adc r23, r1
    andi r23, 17
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r17
    lpm r0, Z
    or r23, r0
    ld r0, X+
    swap r0
    bst r0, 0
    lsr r0
    bld r0, 7
    std Y+3, r25
    mov r25, r0
    mov r19, r25
    andi r19, 68
    or r23, r19
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r0, Z
    or r23, r0
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r0, Y+0
    mov r19, r0
    lsl r19
    adc r19, r1
    lsl r19
    adc r19, r1
    andi r19, 17
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    std Y+0, r23
    ldi r31, hi8(.Ltable_byte_4)
    adiw r26, 9
    ld r30, X
    lpm r23, Z
    or r19, r23
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r23, Y+0
    mov r20, r23
    swap r20
    andi r20, 68
    or r19, r20
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r20, Z
    or r19, r20
    mov r20, r18
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 17
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r16, Z
    or r20, r16
    ldd r16, Y+36
    mov r17, r16
    swap r17
    andi r17, 68
    or r20, r17
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X+
    lpm r17, Z
    or r20, r17
    mov r17, r0
    lsl r17
    adc r17, r1
    andi r17, 17
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r20
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X
    lpm r20, Z
    or r17, r20
    mov r20, r23
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 68
    or r17, r20
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X
    lpm r20, Z
    or r17, r20
    mov r20, r18
    lsl r20
    adc r20, r1
    andi r20, 17
    std Y+1, r17
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r17, Z
    or r20, r17
    mov r17, r16
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    andi r17, 68
    or r20, r17
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X
    lpm r17, Z
    or r20, r17
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r17, X
    lsr r17
    lsr r17
    lsr r17
    std Y+2, r20
    mov r20, r17
    andi r20, 1
    std Y+3, r19
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r19, Y+0
    mov r23, r19
    lsr r23
    lsr r23
    andi r23, 18
    or r20, r23
    andi r24, 4
    or r20, r24
    mov r23, r6
    mov r6, r24
    mov r24, r23
    andi r24, 72
    or r20, r24
    or r20, r21
    ldd r24, Y+54
    andi r24, 128
    or r20, r24
    ld r24, X
    lsr r24
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+49, r20
    mov r20, r24
    andi r20, 1
    andi r19, 18
    or r20, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X
    swap r19
    andi r19, 15
    lsr r19
    andi r19, 4
    or r20, r19
    ld r19, X+
    andi r19, 72
    or r20, r19
    adiw r26, 2
    ld r19, X
    lsl r19
    std Y+50, r23
    mov r23, r19
    andi r23, 32
    or r20, r23
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    std Y+51, r23
    andi r23, 128
    or r20, r23
    ldd r23, Y+0
    andi r23, 1
    std Y+0, r6
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r6, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+48, r20
    mov r20, r6
    lsr r20
    lsr r20
    andi r20, 18
    or r23, r20
    ldd r20, Y+3
    andi r20, 4
    or r23, r20
    std Y+3, r20
    mov r20, r9
    std Y+49, r20
    andi r20, 72
    or r23, r20
    mov r20, r24
    andi r20, 32
    or r23, r20
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    std Y+50, r20
    andi r20, 128
    or r23, r20
    andi r22, 1
    mov r20, r6
    mov r6, r23
    mov r23, r20
    andi r23, 18
    or r22, r23
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    mov r20, r23
    andi r20, 4
    or r22, r20
    ld r20, X
    andi r20, 72
    or r22, r20
    ldd r20, Y+0
    mov r9, r23
    mov r23, r20
    andi r23, 32
    or r22, r23
    ld r23, X+
    swap r23
    andi r23, 240
    lsl r23
    std Y+51, r23
    andi r23, 128
    or r22, r23
    adiw r26, 9
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    std Y+52, r22
    mov r22, r2
    andi r22, 18
    or r23, r22
    or r23, r7
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r22, Y+0
    andi r22, 72
    or r23, r22
    ld r22, X
    lsl r22
    lsl r22
    lsl r22
    andi r22, 32
    or r23, r22
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r20, Y+0
    mov r2, r24
    mov r24, r20
    andi r24, 128
    or r23, r24
    ld r24, X
    swap r24
    andi r24, 15
    lsr r24
    andi r24, 1
    ld r7, X
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    std Y+0, r23
    mov r23, r7
    andi r23, 18
    or r24, r23
    mov r23, r11
    mov r11, r21
    mov r21, r23
    andi r21, 4
    or r24, r21
    mov r21, r14
    andi r21, 72
    or r24, r21
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r21, Y+0
    andi r21, 32
    or r24, r21
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r21, X+
    lsl r21
    lsl r21
    lsl r21
    mov r14, r17
    mov r17, r21
    andi r17, 128
    or r24, r17
    adiw r26, 1
    ld r17, X
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    ld r7, X
    lsr r7
    lsr r7
    std Y+0, r24
    mov r24, r7
    mov r7, r19
    mov r19, r24
    andi r19, 18
    or r17, r19
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X+
    lsr r19
    std Y+29, r24
    mov r24, r19
    andi r24, 4
    or r17, r24
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r24, Y+0
    andi r24, 72
    or r17, r24
    adiw r26, 1
    ld r24, X
    lsl r24
    lsl r24
    lsl r24
    std Y+0, r21
    mov r21, r24
    andi r21, 32
    or r17, r21
    mov r21, r23
    andi r21, 128
    or r17, r21
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    andi r21, 1
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r9
    ld r9, X
    std Y+1, r23
    mov r23, r9
    andi r23, 18
    or r21, r23
    mov r23, r20
    andi r23, 4
    or r21, r23
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r20, Y+0
    andi r20, 72
    or r21, r20
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 32
    or r21, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    lsl r20
    lsl r20
    mov r9, r17
    mov r17, r20
    andi r17, 128
    or r21, r17
    mov r17, r3
    andi r17, 9
    ldd r3, Y+22
    std Y+0, r6
    mov r6, r3
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    adiw r28, 61
    std Y+62, r21
    mov r21, r6
    mov r6, r20
    mov r20, r21
    andi r20, 66
    or r17, r20
    ldd r20, Y+0
    std Y+63, r21
    mov r21, r20
    lsr r21
    andi r21, 36
    or r17, r21
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    ldd r21, Y+14
    andi r21, 144
    or r17, r21
    lsr r18
    lsr r18
    lsr r18
    andi r18, 9
    adiw r26, 3
    ld r21, X+
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    andi r21, 66
    or r18, r21
    ldd r21, Y+0
    andi r21, 36
    or r18, r21
    lsl r0
    mov r21, r0
    andi r21, 144
    or r18, r21
    mov r21, r15
    andi r21, 9
    mov r15, r3
    swap r15
    lsl r15
    adc r15, r1
    mov r0, r18
    mov r18, r15
    andi r18, 66
    or r21, r18
    mov r18, r20
    lsl r18
    andi r18, 36
    or r21, r18
    adiw r26, 1
    ld r18, X
    lsl r18
    lsl r18
    lsl r18
    andi r18, 144
    or r21, r18
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r18, X
    swap r18
    lsl r18
    adc r18, r1
    mov r20, r18
    andi r20, 66
    or r16, r20
    ldd r20, Y+3
    andi r20, 36
    or r16, r20
    ldd r20, Y+22
    lsl r20
    andi r20, 144
    or r16, r20
    mov r20, r4
    andi r20, 9
    mov r15, r21
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r21, Y+0
    andi r21, 66
    or r20, r21
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r21, Y+0
    mov r4, r21
    lsr r4
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r16
    mov r16, r4
    andi r16, 36
    or r20, r16
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r16, Y+48
    andi r16, 144
    or r20, r16
    ldd r16, Y+8
    lsr r16
    lsr r16
    lsr r16
    andi r16, 9
    andi r25, 66
    or r16, r25
    ldd r25, Y+36
    mov r4, r17
    mov r17, r25
    andi r17, 36
    or r16, r17
    ldd r17, Y+9
    lsl r17
    andi r17, 144
    or r16, r17
    ldd r17, Y+45
    andi r17, 9
    ldd r3, Y+0
    swap r3
    lsl r3
    adc r3, r1
    mov r25, r3
    andi r25, 66
    or r17, r25
    lsl r21
    andi r21, 36
    or r17, r21
    adiw r28, 12
    ldd r21, Y+53
    andi r21, 144
    or r17, r21
    ldd r21, Y+0
    lsr r21
    lsr r21
    lsr r21
    andi r21, 9
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    swap r25
    lsl r25
    adc r25, r1
    andi r25, 66
    or r21, r25
    ldd r25, Y+35
    andi r25, 36
    or r21, r25
    ldd r25, Y+2
    lsl r25
    andi r25, 144
    or r21, r25
    mov r25, r12
    lsl r25
    adc r25, r1
    andi r25, 9
    mov r3, r21
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r21, Y+5
    andi r21, 2
    or r25, r21
    ldd r21, Y+8
    andi r21, 4
    or r25, r21
    ldd r21, Y+0
    swap r21
    lsl r21
    adc r21, r1
    andi r21, 144
    or r25, r21
    or r25, r22
    andi r24, 64
    or r25, r24
    mov r21, r12
    lsr r21
    andi r21, 9
    subi r28, lo8(-(-61))
    sbci r29, hi8(-(-61))
    ldd r22, Y+0
    mov r24, r22
    lsr r24
    lsr r24
    lsr r24
    andi r24, 18
    or r21, r24
    adiw r26, 4
    ld r24, X
    lsr r24
    lsr r24
    lsr r24
    andi r24, 4
    or r21, r24
    or r21, r8
    ld r24, X+
    lsr r24
    mov r22, r24
    andi r22, 64
    or r21, r22
    ld r22, X
    andi r22, 128
    or r21, r22
    ldd r8, Y+63
    mov r22, r8
    lsr r22
    andi r22, 9
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    std Y+0, r21
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r21, Y+0
    or r22, r21
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r21, Y+0
    andi r21, 4
    or r22, r21
    mov r21, r5
    lsl r21
    andi r21, 144
    or r22, r21
    mov r21, r19
    andi r21, 32
    or r22, r21
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r21, Y+0
    andi r21, 64
    or r22, r21
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    std Y+0, r22
    mov r22, r8
    lsr r22
    lsr r22
    lsr r22
    andi r22, 9
    or r13, r22
    or r13, r23
    mov r22, r5
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 144
    or r13, r22
    movw r22, r6 ; r23, r7
    andi r22, 32
    or r13, r22
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r22, Y+0
    andi r22, 64
    or r13, r22
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r6, Y+7
    mov r22, r6
    swap r22
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 9
    andi r23, 2
    or r22, r23
    ldd r23, Y+0
    andi r23, 4
    or r22, r23
    ldd r23, Y+2
    mov r7, r23
    bst r7, 0
    lsr r7
    bld r7, 7
    std Y+0, r25
    mov r25, r7
    andi r25, 144
    or r22, r25
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X
    lsl r25
    lsl r25
    lsl r25
    andi r25, 32
    or r22, r25
    ldd r25, Y+5
    andi r25, 64
    or r22, r25
    mov r7, r6
    lsl r7
    adc r7, r1
    mov r25, r7
    andi r25, 9
    mov r7, r10
    lsr r7
    lsr r7
    lsr r7
    std Y+5, r22
    mov r22, r7
    andi r22, 18
    or r25, r22
    mov r22, r14
    andi r22, 4
    or r25, r22
    or r11, r25
    mov r22, r2
    andi r22, 64
    or r11, r22
    ld r22, X
    andi r22, 128
    or r11, r22
    ldd r22, Y+9
    mov r25, r22
    lsr r25
    lsr r25
    lsr r25
    andi r25, 9
    ldd r14, Y+23
    or r25, r14
    mov r14, r17
    ldd r17, Y+1
    andi r17, 4
    or r25, r17
    ldd r17, Y+4
    mov r2, r17
    lsl r2
    mov r7, r16
    mov r16, r2
    andi r16, 144
    or r25, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    lsr r16
    mov r2, r20
    mov r20, r16
    andi r20, 32
    or r25, r20
    ldd r20, Y+30
    andi r20, 64
    or r25, r20
    std Y+30, r20
    mov r20, r22
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    andi r20, 9
    std Y+1, r16
    ldd r16, Y+34
    or r20, r16
    ldd r16, Y+3
    or r20, r16
    mov r16, r17
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 144
    or r20, r16
    ldd r16, Y+50
    andi r16, 32
    or r20, r16
    subi r28, lo8(-(-38))
    sbci r29, hi8(-(-38))
    ldd r16, Y+10
    andi r16, 64
    or r20, r16
    std Y+10, r20
    ldd r20, Y+0
    std Y+41, r16
    mov r16, r20
    andi r16, 15
    adiw r28, 61
    std Y+11, r13
    ldd r13, Y+13
    std Y+0, r25
    mov r25, r13
    lsr r25
    lsr r25
    andi r25, 48
    or r16, r25
    mov r25, r13
    lsl r25
    lsl r25
    andi r25, 192
    or r16, r25
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r25, Y+40
    std Y+0, r16
    mov r16, r25
    andi r16, 15
    std Y+11, r11
    ldd r11, Y+34
    std Y+8, r0
    mov r0, r11
    lsr r0
    lsr r0
    mov r17, r0
    andi r17, 48
    or r16, r17
    mov r17, r11
    lsl r17
    lsl r17
    andi r17, 192
    or r16, r17
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r13
    lpm r0, Z
    mov r17, r20
    lsr r17
    lsr r17
    andi r17, 48
    or r0, r17
    mov r17, r20
    lsl r17
    lsl r17
    andi r17, 192
    or r0, r17
    mov r30, r11
    lpm r17, Z
    mov r20, r25
    lsr r20
    lsr r20
    andi r20, 48
    or r17, r20
    mov r20, r25
    lsl r20
    lsl r20
    andi r20, 192
    or r17, r20
    ldd r20, Y+18
    mov r25, r20
    lsr r25
    andi r25, 5
    std Y+41, r16
    ldd r16, Y+14
    andi r16, 2
    or r25, r16
    ldd r16, Y+63
    andi r16, 8
    or r25, r16
    mov r16, r20
    andi r16, 240
    or r25, r16
    ldd r16, Y+21
    mov r11, r16
    lsr r11
    mov r20, r11
    andi r20, 5
    adiw r26, 12
    ld r11, X+
    std Y+14, r17
    mov r17, r11
    andi r17, 2
    or r20, r17
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r17, Y+0
    andi r17, 8
    or r20, r17
    mov r17, r16
    andi r17, 240
    or r20, r17
    ldd r17, Y+15
    mov r16, r17
    andi r16, 33
    mov r11, r20
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r20, Y+0
    andi r20, 2
    or r16, r20
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r20, Y+0
    mov r13, r20
    lsl r13
    lsl r13
    mov r20, r13
    andi r20, 132
    or r16, r20
    mov r20, r17
    lsr r20
    lsr r20
    lsr r20
    andi r20, 24
    or r16, r20
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    andi r20, 64
    or r16, r20
    ldd r20, Y+1
    mov r17, r20
    andi r17, 33
    mov r13, r25
    subi r28, lo8(-(-96))
    sbci r29, hi8(-(-96))
    ldd r25, Y+0
    andi r25, 2
    or r17, r25
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    ldd r25, Y+0
    lsl r25
    lsl r25
    andi r25, 132
    or r17, r25
    mov r25, r20
    lsr r25
    lsr r25
    lsr r25
    andi r25, 24
    or r17, r25
    ld r25, X
    swap r25
    andi r25, 240
    lsl r25
    andi r25, 64
    or r17, r25
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r25, Y+6
    mov r20, r25
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 17
    std Y+0, r17
    ldd r17, Y+30
    andi r17, 170
    or r20, r17
    adiw r28, 61
    ldd r17, Y+40
    swap r17
    andi r17, 68
    or r20, r17
    ldd r17, Y+0
    std Y+40, r20
    mov r20, r17
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    andi r20, 17
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    std Y+0, r16
    ldd r16, Y+28
    andi r16, 170
    or r20, r16
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r16, Y+20
    std Y+0, r0
    mov r0, r16
    swap r0
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    std Y+0, r18
    mov r18, r0
    andi r18, 68
    or r20, r18
    lsl r25
    adc r25, r1
    andi r25, 17
    ldd r18, Y+45
    mov r0, r20
    mov r20, r18
    andi r20, 170
    or r25, r20
    adiw r28, 38
    ldd r20, Y+38
    andi r20, 68
    or r25, r20
    lsl r17
    adc r17, r1
    andi r17, 17
    ldd r20, Y+6
    mov r18, r20
    andi r18, 170
    or r17, r18
    swap r16
    bst r16, 0
    lsr r16
    bld r16, 7
    andi r16, 68
    or r17, r16
    ldd r18, Y+0
    mov r16, r18
    lsr r16
    lsr r16
    andi r16, 21
    ldi r31, hi8(.Ltable_byte_4)
    ldd r20, Y+41
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    std Y+0, r25
    mov r30, r20
    lpm r25, Z
    or r16, r25
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r20
    lpm r25, Z
    or r16, r25
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r25, X+
    andi r25, 64
    or r16, r25
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r25, Y+18
    lsr r25
    lsr r25
    andi r25, 21
    ldi r31, hi8(.Ltable_byte_4)
    std Y+55, r17
    ldd r17, Y+63
    std Y+57, r0
    mov r30, r17
    lpm r0, Z
    or r25, r0
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r17
    lpm r0, Z
    or r25, r0
    ld r0, X
    mov r18, r0
    andi r18, 64
    or r25, r18
    ldd r18, Y+22
    mov r0, r18
    lsr r0
    lsr r0
    std Y+0, r25
    mov r25, r0
    andi r25, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r20
    lpm r0, Z
    or r25, r0
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r20
    lpm r0, Z
    or r25, r0
    mov r20, r19
    andi r20, 64
    or r25, r20
    ldd r20, Y+20
    mov r0, r20
    lsr r0
    lsr r0
    mov r20, r0
    andi r20, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r17
    lpm r0, Z
    or r20, r0
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r0, Z
    or r20, r0
    or r20, r21
    ldd r21, Y+42
    mov r17, r21
    andi r17, 51
    mov r0, r21
    lsr r0
    std Y+63, r20
    mov r20, r0
    mov r0, r19
    mov r19, r20
    andi r19, 68
    or r17, r19
    ldd r19, Y+40
    std Y+60, r20
    mov r20, r19
    lsl r20
    std Y+34, r20
    andi r20, 136
    or r17, r20
    ldd r20, Y+44
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    std Y+0, r17
    mov r17, r20
    andi r17, 51
    std Y+6, r0
    mov r0, r20
    lsr r0
    mov r18, r0
    mov r0, r25
    mov r25, r18
    andi r25, 68
    or r17, r25
    adiw r28, 14
    ldd r25, Y+62
    std Y+37, r18
    mov r18, r25
    lsl r18
    std Y+1, r18
    andi r18, 136
    or r17, r18
    mov r18, r19
    andi r18, 51
    lsr r19
    std Y+0, r17
    mov r17, r19
    andi r17, 68
    or r18, r17
    mov r17, r21
    lsl r17
    mov r21, r17
    andi r21, 136
    or r18, r21
    mov r21, r25
    andi r21, 51
    lsr r25
    std Y+40, r18
    mov r18, r25
    andi r18, 68
    or r21, r18
    mov r18, r20
    lsl r18
    mov r20, r18
    andi r20, 136
    or r21, r20
    ldd r20, Y+59
    std Y+33, r18
    mov r18, r20
    lsr r18
    std Y+14, r25
    mov r25, r18
    andi r25, 17
    adiw r28, 51
    std Y+18, r21
    ldd r21, Y+0
    subi r28, lo8(-(-55))
    sbci r29, hi8(-(-55))
    std Y+0, r17
    mov r17, r21
    lsl r17
    std Y+30, r19
    mov r19, r17
    andi r19, 34
    or r25, r19
    adiw r28, 29
    ldd r19, Y+35
    std Y+0, r24
    mov r24, r19
    andi r24, 204
    or r25, r24
    mov r24, r19
    lsr r24
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r24
    andi r24, 17
    std Y+1, r25
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r25, Y+0
    adiw r28, 22
    std Y+56, r11
    mov r11, r25
    lsl r11
    std Y+57, r16
    mov r16, r11
    std Y+58, r16
    andi r16, 34
    or r24, r16
    andi r18, 68
    or r24, r18
    andi r17, 136
    or r24, r17
    movw r16, r20 ; r17, r21
    lsr r17
    mov r18, r17
    andi r18, 17
    lsl r16
    mov r21, r16
    andi r21, 34
    or r18, r21
    mov r21, r25
    andi r21, 204
    or r18, r21
    mov r21, r25
    lsr r21
    mov r25, r21
    andi r25, 17
    mov r11, r19
    lsl r11
    mov r19, r11
    mov r20, r19
    andi r20, 34
    or r25, r20
    andi r17, 68
    or r25, r17
    andi r16, 136
    or r25, r16
    ldd r17, Y+6
    mov r16, r17
    swap r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r11, Z
    mov r20, r12
    swap r20
    std Y+59, r20
    mov r30, r5
    lpm r20, Z
    std Y+60, r20
    mov r30, r23
    lpm r20, Z
    std Y+61, r11
    mov r11, r22
    swap r11
    std Y+62, r16
    mov r30, r6
    lpm r16, Z
    std Y+63, r16
    ldd r16, Y+0
    adiw r28, 13
    std Y+51, r11
    mov r30, r16
    lpm r11, Z
    ldi r31, hi8(.Ltable_byte_1)
    std Y+52, r11
    ldd r30, Y+5
    lpm r11, Z
    std Y+53, r20
    ldd r30, Y+0
    lpm r20, Z
    std Y+54, r20
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r30, Y+46
    lpm r20, Z
    ldd r30, Y+0
    lpm r17, Z
    subi r28, lo8(-(134))
    sbci r29, hi8(-(134))
    std Y+0, r17
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r17, Y+17
    mov r16, r17
    swap r16
    andi r16, 15
    ldd r6, Y+0
    mov r22, r6
    lsl r22
    lsl r22
    lsl r22
    andi r22, 80
    or r16, r22
    mov r22, r6
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 160
    or r16, r22
    mov r22, r6
    swap r22
    andi r22, 15
    lsr r22
    andi r22, 5
    lsr r6
    lsr r6
    lsr r6
    mov r23, r6
    andi r23, 10
    or r22, r23
    mov r6, r17
    lsl r6
    lsl r6
    lsl r6
    mov r23, r6
    andi r23, 80
    or r22, r23
    mov r6, r17
    swap r6
    mov r23, r6
    andi r23, 240
    lsl r23
    andi r23, 160
    or r22, r23
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r23, Y+12
    mov r17, r23
    andi r17, 15
    mov r6, r10
    lsr r6
    lsr r6
    std Y+53, r22
    mov r22, r6
    andi r22, 48
    or r17, r22
    mov r22, r10
    lsl r22
    lsl r22
    andi r22, 192
    or r17, r22
    ldd r22, Y+13
    mov r6, r17
    mov r17, r22
    andi r17, 15
    std Y+54, r11
    ldd r11, Y+11
    std Y+55, r6
    mov r6, r11
    lsr r6
    lsr r6
    std Y+56, r20
    mov r20, r6
    andi r20, 48
    or r17, r20
    mov r20, r11
    lsl r20
    lsl r20
    andi r20, 192
    or r17, r20
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r10
    lpm r6, Z
    mov r20, r23
    lsr r20
    lsr r20
    andi r20, 48
    or r6, r20
    mov r20, r23
    lsl r20
    lsl r20
    andi r20, 192
    or r6, r20
    mov r30, r11
    lpm r20, Z
    mov r23, r22
    lsr r23
    lsr r23
    andi r23, 48
    or r20, r23
    mov r23, r22
    lsl r23
    lsl r23
    andi r23, 192
    or r20, r23
    ldd r23, Y+0
    mov r22, r23
    lsr r22
    andi r22, 5
    std Y+57, r17
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r17, Y+0
    andi r17, 2
    or r22, r17
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    ldd r17, Y+0
    std Y+53, r20
    mov r20, r17
    andi r20, 8
    or r22, r20
    mov r20, r23
    andi r20, 240
    or r22, r20
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r20, Y+8
    mov r11, r20
    lsr r11
    mov r23, r11
    andi r23, 5
    mov r11, r22
    ldd r22, Y+0
    andi r22, 2
    or r23, r22
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r22, X+
    andi r22, 8
    or r23, r22
    mov r22, r20
    andi r22, 240
    or r23, r22
    ldd r22, Y+57
    bst r22, 0
    lsr r22
    bld r22, 7
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 129
    ld r20, X+
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 2
    or r22, r20
    std Y+0, r23
    ldd r23, Y+12
    andi r23, 4
    or r22, r23
    subi r28, lo8(-(148))
    sbci r29, hi8(-(148))
    ldd r23, Y+0
    lsr r23
    lsr r23
    lsr r23
    andi r23, 24
    or r22, r23
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r23, Y+28
    andi r23, 32
    or r22, r23
    adiw r26, 1
    ld r23, X
    lsl r23
    lsl r23
    andi r23, 64
    or r22, r23
    ldd r23, Y+48
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 129
    std Y+28, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    swap r10
    std Y+0, r22
    mov r22, r10
    andi r22, 15
    lsr r22
    lsr r22
    andi r22, 2
    or r23, r22
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r22, Y+0
    andi r22, 4
    or r23, r22
    mov r22, r0
    lsr r22
    lsr r22
    lsr r22
    andi r22, 24
    or r23, r22
    ldd r22, Y+55
    andi r22, 32
    or r23, r22
    ldd r22, Y+17
    andi r22, 64
    or r23, r22
    adiw r26, 3
    ld r22, X
    lsl r22
    adc r22, r1
    lsl r22
    adc r22, r1
    andi r22, 17
    mov r10, r23
    ldd r23, Y+43
    andi r23, 170
    or r22, r23
    ld r23, X
    bst r23, 0
    lsr r23
    bld r23, 7
    bst r23, 0
    lsr r23
    bld r23, 7
    andi r23, 68
    or r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsl r23
    adc r23, r1
    lsl r23
    adc r23, r1
    andi r23, 17
    std Y+17, r22
    ldd r22, Y+46
    andi r22, 170
    or r23, r22
    ld r22, X+
    bst r22, 0
    lsr r22
    bld r22, 7
    bst r22, 0
    lsr r22
    bld r22, 7
    andi r22, 68
    or r23, r22
    ld r22, X
    lsl r22
    adc r22, r1
    andi r22, 17
    std Y+55, r23
    ldd r23, Y+45
    andi r23, 170
    or r22, r23
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r23, Y+0
    andi r23, 68
    or r22, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsl r23
    adc r23, r1
    andi r23, 17
    std Y+0, r22
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r22, Y+44
    andi r22, 170
    or r23, r22
    ld r22, X
    swap r22
    lsl r22
    adc r22, r1
    andi r22, 68
    or r23, r22
    ldd r22, Y+40
    lsr r22
    lsr r22
    andi r22, 21
    std Y+0, r23
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X
    lpm r23, Z
    or r22, r23
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X+
    lpm r23, Z
    or r22, r23
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r23, Y+0
    andi r23, 64
    or r22, r23
    subi r28, lo8(-(120))
    sbci r29, hi8(-(120))
    ldd r23, Y+0
    lsr r23
    lsr r23
    andi r23, 21
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    std Y+3, r22
    ldi r31, hi8(.Ltable_byte_4)
    ld r30, X
    lpm r22, Z
    or r23, r22
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r22, Z
    or r23, r22
    ldd r22, Y+0
    andi r22, 64
    or r23, r22
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r22, Y+0
    lsr r22
    lsr r22
    andi r22, 21
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    std Y+0, r23
    ldi r31, hi8(.Ltable_byte_5)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r23, Z
    or r22, r23
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X+
    lpm r23, Z
    or r22, r23
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r23, Y+5
    andi r23, 64
    or r22, r23
    ldd r23, Y+58
    lsr r23
    lsr r23
    andi r23, 21
    std Y+5, r22
    ldi r31, hi8(.Ltable_byte_5)
    ld r30, X
    lpm r22, Z
    or r23, r22
    ldi r31, hi8(.Ltable_byte_6)
    ld r30, X+
    lpm r22, Z
    or r23, r22
    ldd r22, Y+0
    or r23, r22
    mov r22, r9
    mov r9, r23
    mov r23, r22
    andi r23, 51
    std Y+0, r9
    mov r9, r22
    lsr r9
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    std Y+0, r16
    mov r16, r9
    mov r9, r24
    mov r24, r16
    andi r24, 68
    or r23, r24
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r24, Y+0
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    std Y+56, r16
    mov r16, r24
    lsl r16
    std Y+57, r16
    andi r16, 136
    or r23, r16
    ldd r16, Y+32
    std Y+58, r23
    mov r23, r16
    andi r23, 51
    std Y+59, r6
    mov r6, r16
    lsr r6
    std Y+60, r25
    mov r25, r6
    mov r6, r19
    mov r19, r25
    andi r19, 68
    or r23, r19
    ldd r19, Y+0
    std Y+61, r25
    mov r25, r19
    lsl r25
    std Y+62, r25
    andi r25, 136
    or r23, r25
    mov r25, r24
    andi r25, 51
    lsr r24
    std Y+63, r23
    mov r23, r24
    andi r23, 68
    or r25, r23
    mov r23, r22
    lsl r23
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    std Y+0, r22
    mov r22, r23
    andi r22, 136
    or r25, r22
    mov r22, r19
    andi r22, 51
    lsr r19
    std Y+1, r25
    mov r25, r19
    andi r25, 68
    or r22, r25
    mov r25, r16
    lsl r25
    mov r16, r25
    andi r16, 136
    or r22, r16
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r16, Y+0
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+45, r25
    mov r25, r16
    lsr r25
    std Y+46, r19
    mov r19, r25
    andi r19, 17
    std Y+47, r22
    ldd r22, Y+0
    std Y+48, r23
    mov r23, r22
    lsl r23
    std Y+49, r24
    mov r24, r23
    andi r24, 34
    or r19, r24
    ldd r24, Y+7
    std Y+50, r21
    mov r21, r24
    andi r21, 204
    or r19, r21
    mov r21, r24
    lsr r21
    std Y+51, r21
    andi r21, 17
    std Y+52, r19
    ldd r19, Y+3
    std Y+53, r11
    mov r11, r19
    lsl r11
    std Y+54, r18
    mov r18, r11
    std Y+55, r18
    andi r18, 34
    or r21, r18
    andi r25, 68
    or r21, r25
    andi r23, 136
    or r21, r23
    mov r18, r22
    lsr r18
    mov r25, r18
    andi r25, 17
    mov r23, r16
    lsl r23
    mov r22, r23
    andi r22, 34
    or r25, r22
    mov r22, r19
    andi r22, 204
    or r25, r22
    mov r22, r19
    lsr r22
    mov r19, r22
    andi r19, 17
    mov r11, r24
    lsl r11
    mov r24, r11
    mov r16, r24
    andi r16, 34
    or r19, r16
    andi r18, 68
    or r19, r18
    andi r23, 136
    or r19, r23
    mov r11, r2
    swap r11
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r7
    lpm r18, Z
    mov r16, r14
    swap r16
    mov r30, r3
    lpm r23, Z
    std Y+56, r23
    mov r30, r4
    lpm r23, Z
    std Y+57, r16
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    ldd r16, Y+0
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r18
    mov r18, r16
    swap r18
    std Y+1, r11
    mov r30, r15
    lpm r11, Z
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r30, Y+0
    lpm r16, Z
    ldi r31, hi8(.Ltable_byte_1)
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r16
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r30, Y+0
    lpm r16, Z
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r11
    subi r28, lo8(-(-169))
    sbci r29, hi8(-(-169))
    ldd r30, Y+0
    lpm r11, Z
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    std Y+0, r18
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r30, Y+0
    lpm r18, Z
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+0, r23
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r30, Y+0
    lpm r23, Z
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r23
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r23, Y+0
    swap r23
    andi r23, 15
    adiw r28, 21
    std Y+55, r11
    mov r11, r8
    bst r11, 0
    lsr r11
    bld r11, 7
    std Y+56, r16
    mov r16, r11
    andi r16, 144
    or r23, r16
    ldd r16, Y+0
    andi r16, 32
    or r23, r16
    andi r17, 64
    or r23, r17
    mov r17, r5
    lsl r17
    adc r17, r1
    andi r17, 9
    or r17, r20
    ld r16, X
    swap r16
    andi r16, 15
    lsr r16
    andi r16, 4
    or r17, r16
    mov r11, r8
    swap r11
    lsl r11
    adc r11, r1
    mov r16, r11
    andi r16, 144
    or r17, r16
    ld r16, X+
    swap r16
    andi r16, 240
    lsl r16
    andi r16, 32
    or r17, r16
    ld r16, X
    swap r16
    andi r16, 240
    lsl r16
    andi r16, 64
    or r17, r16
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r16, Y+2
    mov r20, r16
    andi r20, 15
    ldd r11, Y+0
    mov r16, r11
    lsr r16
    lsr r16
    andi r16, 48
    or r20, r16
    mov r16, r11
    lsl r16
    lsl r16
    andi r16, 192
    or r20, r16
    ldd r16, Y+1
    andi r16, 15
    ldd r11, Y+3
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r20
    mov r20, r11
    lsr r20
    lsr r20
    andi r20, 48
    or r16, r20
    mov r20, r11
    lsl r20
    lsl r20
    andi r20, 192
    or r16, r20
    ldi r31, hi8(.Ltable_byte_7)
    mov r30, r13
    lpm r20, Z
    std Y+30, r16
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r16, Y+0
    andi r16, 240
    or r20, r16
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r30, Y+0
    lpm r11, Z
    subi r28, lo8(-(-117))
    sbci r29, hi8(-(-117))
    ldd r16, Y+0
    andi r16, 240
    or r11, r16
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    ldd r16, Y+0
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    std Y+0, r11
    mov r11, r16
    lsr r11
    std Y+1, r20
    mov r20, r11
    andi r20, 5
    mov r11, r17
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r17, Y+23
    andi r17, 2
    or r20, r17
    ldd r17, Y+16
    andi r17, 8
    or r20, r17
    mov r17, r16
    andi r17, 240
    or r20, r17
    ldd r17, Y+0
    mov r16, r17
    lsr r16
    andi r16, 5
    std Y+16, r20
    ldd r20, Y+24
    andi r20, 2
    or r16, r20
    ldd r20, Y+17
    andi r20, 8
    or r16, r20
    mov r20, r17
    andi r20, 240
    or r16, r20
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r20, Y+0
    mov r17, r20
    lsl r17
    andi r17, 10
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    std Y+48, r11
    ldd r11, Y+42
    or r11, r17
    ldd r17, Y+0
    andi r17, 4
    or r11, r17
    mov r17, r20
    andi r17, 240
    or r11, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    ldd r20, Y+44
    std Y+0, r16
    mov r16, r20
    lsl r16
    andi r16, 10
    or r17, r16
    ldd r16, Y+62
    or r17, r16
    mov r16, r20
    andi r16, 240
    or r17, r16
    adiw r26, 2
    ld r16, X+
    andi r16, 1
    ldd r20, Y+35
    andi r20, 170
    or r16, r20
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r20, Y+0
    andi r20, 84
    or r16, r20
    ld r20, X
    andi r20, 1
    std Y+0, r16
    ldd r16, Y+42
    andi r16, 170
    or r20, r16
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r16, Y+49
    lsl r16
    lsl r16
    andi r16, 84
    or r20, r16
    ldd r16, Y+0
    andi r16, 1
    std Y+0, r20
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r20, Y+0
    andi r20, 170
    or r16, r20
    ldd r20, Y+7
    andi r20, 84
    or r16, r20
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r20, Y+0
    andi r20, 1
    std Y+0, r16
    mov r16, r0
    mov r0, r17
    mov r17, r16
    andi r17, 170
    or r20, r17
    ldd r17, Y+23
    lsl r17
    lsl r17
    andi r17, 84
    or r20, r17
    ldd r17, Y+60
    lsr r17
    lsr r17
    andi r17, 21
    ldi r31, hi8(.Ltable_byte_4)
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    std Y+0, r16
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r16, Y+0
    std Y+60, r20
    mov r30, r16
    lpm r20, Z
    or r17, r20
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r16
    lpm r20, Z
    or r17, r20
    ldd r20, Y+13
    andi r20, 64
    or r17, r20
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r20, Y+0
    lsr r20
    lsr r20
    andi r20, 21
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    std Y+0, r17
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r17, Y+0
    andi r17, 34
    or r20, r17
    subi r28, lo8(-(-82))
    sbci r29, hi8(-(-82))
    ldd r17, Y+0
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r13
    mov r30, r17
    lpm r13, Z
    or r20, r13
    mov r13, r18
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r18, Y+0
    andi r18, 64
    or r20, r18
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r18, Y+0
    lsr r18
    lsr r18
    andi r18, 21
    ldi r31, hi8(.Ltable_byte_5)
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    std Y+0, r20
    mov r30, r16
    lpm r20, Z
    or r18, r20
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r16
    lpm r16, Z
    or r18, r16
    subi r28, lo8(-(73))
    sbci r29, hi8(-(73))
    ldd r16, Y+47
    andi r16, 64
    or r18, r16
    ldd r16, Y+46
    mov r20, r16
    lsr r20
    lsr r20
    andi r20, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r17
    lpm r16, Z
    or r20, r16
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r17, Z
    or r20, r17
    ldd r17, Y+0
    or r20, r17
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r17, Y+15
    mov r16, r17
    andi r16, 51
    ldd r17, Y+11
    andi r17, 68
    or r16, r17
    mov r17, r6
    andi r17, 136
    or r16, r17
    ldd r17, Y+0
    mov r6, r16
    mov r16, r17
    andi r16, 51
    subi r28, lo8(-(-97))
    sbci r29, hi8(-(-97))
    ldd r17, Y+0
    andi r17, 204
    or r16, r17
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r17, Y+1
    andi r17, 51
    std Y+37, r16
    ldd r16, Y+0
    andi r16, 68
    or r17, r16
    ldd r16, Y+4
    andi r16, 136
    or r17, r16
    mov r16, r9
    mov r9, r17
    mov r17, r16
    andi r17, 51
    std Y+4, r16
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r16, Y+55
    andi r16, 204
    or r17, r16
    ldd r16, Y+30
    andi r16, 17
    std Y+30, r17
    ldd r17, Y+0
    andi r17, 34
    or r16, r17
    adiw r28, 18
    ldd r17, Y+55
    andi r17, 204
    or r16, r17
    ldd r17, Y+0
    andi r17, 17
    std Y+0, r16
    ldd r16, Y+19
    andi r16, 34
    or r17, r16
    ldd r16, Y+51
    andi r16, 204
    or r17, r16
    adiw r28, 43
    ldd r16, Y+26
    andi r16, 17
    std Y+26, r17
    ldd r17, Y+0
    andi r17, 34
    or r16, r17
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r17, Y+0
    andi r17, 204
    or r16, r17
    ldd r17, Y+37
    andi r17, 17
    std Y+37, r16
    ldd r16, Y+1
    andi r16, 34
    or r17, r16
    ldd r16, Y+63
    andi r16, 204
    or r17, r16
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r16, Y+0
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    std Y+0, r16
    adiw r28, 32
    ldd r16, Y+48
    std Y+24, r9
    mov r9, r16
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    std Y+0, r9
    ldd r9, Y+46
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    std Y+0, r9
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r9, Y+1
    std Y+55, r6
    mov r6, r9
    swap r6
    std Y+0, r6
    ldd r6, Y+7
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    std Y+0, r5
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    subi r28, lo8(-(133))
    sbci r29, hi8(-(133))
    std Y+0, r5
    mov r5, r12
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    swap r8
    ldi r31, hi8(.Ltable_byte_1)
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    std Y+0, r8
    ldd r30, Y+23
    lpm r8, Z
    std Y+40, r5
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    ldd r30, Y+3
    lpm r5, Z
    std Y+38, r6
    ldd r6, Y+0
    swap r6
    mov r16, r6
    andi r16, 15
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r6, Y+0
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    std Y+0, r5
    mov r5, r6
    lsl r5
    lsl r5
    lsl r5
    std Y+1, r17
    mov r17, r5
    andi r17, 80
    or r16, r17
    mov r17, r6
    swap r17
    andi r17, 240
    lsl r17
    andi r17, 160
    or r16, r17
    mov r17, r6
    swap r17
    andi r17, 15
    lsr r17
    andi r17, 5
    mov r5, r6
    lsr r5
    lsr r5
    lsr r5
    std Y+2, r16
    mov r16, r5
    andi r16, 10
    or r17, r16
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ldd r16, Y+59
    mov r5, r16
    swap r5
    mov r16, r5
    andi r16, 240
    or r17, r16
    ldd r16, Y+0
    mov r5, r17
    mov r17, r16
    andi r17, 15
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r16, Y+0
    mov r6, r16
    lsr r6
    lsr r6
    subi r28, lo8(-(98))
    sbci r29, hi8(-(98))
    std Y+0, r18
    mov r18, r6
    andi r18, 48
    or r17, r18
    mov r18, r16
    lsl r18
    lsl r18
    andi r18, 192
    or r17, r18
    mov r18, r10
    mov r16, r18
    andi r16, 15
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r6, Y+0
    mov r10, r6
    lsr r10
    lsr r10
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+21, r17
    mov r17, r10
    andi r17, 48
    or r16, r17
    mov r17, r6
    lsl r17
    lsl r17
    andi r17, 192
    or r16, r17
    ldi r31, hi8(.Ltable_byte_7)
    ldd r30, Y+0
    lpm r17, Z
    std Y+22, r16
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r16, Y+36
    andi r16, 240
    or r17, r16
    ldd r30, Y+0
    lpm r6, Z
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    std Y+0, r17
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r17, Y+0
    andi r17, 240
    or r6, r17
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r17, Y+0
    std Y+39, r6
    mov r6, r17
    lsr r6
    mov r16, r6
    andi r16, 5
    mov r6, r18
    subi r28, lo8(-(-57))
    sbci r29, hi8(-(-57))
    ldd r18, Y+28
    andi r18, 2
    or r16, r18
    ldd r18, Y+0
    andi r18, 8
    or r16, r18
    mov r18, r17
    andi r18, 240
    or r16, r18
    ldd r18, Y+52
    mov r17, r18
    lsr r17
    andi r17, 5
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X
    swap r10
    std Y+0, r16
    mov r16, r10
    andi r16, 15
    lsr r16
    lsr r16
    andi r16, 2
    or r17, r16
    ldd r16, Y+1
    andi r16, 8
    or r17, r16
    mov r16, r18
    andi r16, 240
    or r17, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r16, X+
    andi r16, 1
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r10, Y+0
    mov r18, r10
    lsl r18
    andi r18, 10
    or r16, r18
    ld r18, X+
    lsl r18
    lsl r18
    andi r18, 4
    or r16, r18
    mov r18, r10
    mov r10, r17
    mov r17, r18
    andi r17, 240
    or r16, r17
    ldd r17, Y+48
    mov r18, r17
    andi r18, 1
    adiw r28, 43
    std Y+31, r8
    ldd r8, Y+35
    std Y+58, r5
    mov r5, r8
    lsl r5
    mov r17, r5
    andi r17, 10
    or r18, r17
    ldd r17, Y+0
    or r18, r17
    mov r17, r8
    mov r5, r16
    mov r16, r17
    andi r16, 240
    or r18, r16
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r16, Y+45
    andi r16, 1
    ldd r17, Y+0
    mov r8, r18
    mov r18, r17
    andi r18, 170
    or r16, r18
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r18, Y+0
    mov r17, r18
    lsl r17
    lsl r17
    andi r17, 84
    or r16, r17
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r17, Y+0
    andi r17, 170
    ldd r18, Y+35
    or r18, r17
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r17, Y+55
    lsl r17
    lsl r17
    andi r17, 84
    or r18, r17
    ldd r17, Y+0
    andi r17, 1
    std Y+0, r18
    ldd r18, Y+1
    andi r18, 170
    or r17, r18
    ldd r18, Y+60
    lsl r18
    lsl r18
    andi r18, 84
    or r17, r18
    subi r28, lo8(-(-17))
    sbci r29, hi8(-(-17))
    ldd r18, Y+0
    andi r18, 1
    std Y+0, r17
    ldd r17, Y+23
    andi r17, 170
    or r18, r17
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    ldd r17, Y+0
    lsl r17
    lsl r17
    andi r17, 84
    or r18, r17
    ldd r17, Y+14
    lsr r17
    lsr r17
    andi r17, 21
    ldi r31, hi8(.Ltable_byte_4)
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    std Y+0, r18
    ldd r18, Y+44
    std Y+7, r16
    mov r30, r18
    lpm r16, Z
    or r17, r16
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r18
    lpm r16, Z
    or r17, r16
    adiw r26, 11
    ld r16, X
    andi r16, 64
    or r17, r16
    adiw r28, 46
    ldd r16, Y+19
    lsr r16
    lsr r16
    andi r16, 21
    std Y+0, r17
    ldd r17, Y+61
    andi r17, 34
    or r16, r17
    subi r28, lo8(-(-41))
    sbci r29, hi8(-(-41))
    ldd r17, Y+0
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r10
    mov r30, r17
    lpm r10, Z
    or r16, r10
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r10, X
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    std Y+0, r20
    mov r20, r10
    andi r20, 64
    or r16, r20
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r20, Y+63
    mov r10, r20
    lsr r10
    lsr r10
    mov r20, r10
    andi r20, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r18
    lpm r10, Z
    or r20, r10
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r18
    lpm r10, Z
    or r20, r10
    ldd r18, Y+0
    andi r18, 64
    or r20, r18
    subi r28, lo8(-(-3))
    sbci r29, hi8(-(-3))
    ldd r18, Y+0
    mov r10, r18
    lsr r10
    lsr r10
    mov r18, r10
    andi r18, 21
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r17
    lpm r10, Z
    or r18, r10
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r10, Z
    or r18, r10
    ldd r17, Y+7
    andi r17, 64
    or r18, r17
    mov r17, r25
    andi r17, 51
    andi r22, 68
    or r17, r22
    andi r24, 136
    or r17, r24
    mov r22, r19
    andi r22, 51
    ldd r24, Y+1
    mov r10, r17
    mov r17, r24
    andi r17, 204
    or r22, r17
    subi r28, lo8(-(165))
    sbci r29, hi8(-(165))
    ldd r17, Y+0
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    std Y+0, r22
    mov r22, r17
    andi r22, 51
    subi r28, lo8(-(106))
    sbci r29, hi8(-(106))
    ldd r24, Y+51
    andi r24, 68
    or r22, r24
    ldd r24, Y+55
    andi r24, 136
    or r22, r24
    mov r24, r21
    andi r24, 51
    std Y+55, r22
    ldd r22, Y+0
    andi r22, 204
    or r24, r22
    ldd r22, Y+49
    andi r22, 17
    std Y+49, r24
    ldd r24, Y+48
    andi r24, 34
    or r22, r24
    ldd r24, Y+47
    andi r24, 204
    or r22, r24
    ldd r24, Y+46
    andi r24, 17
    ldd r17, Y+45
    andi r17, 34
    or r24, r17
    ldd r17, Y+43
    andi r17, 204
    or r24, r17
    ldd r17, Y+35
    andi r17, 17
    std Y+35, r19
    ldd r19, Y+36
    andi r19, 34
    or r17, r19
    ldd r19, Y+42
    andi r19, 204
    or r17, r19
    ldd r19, Y+40
    andi r19, 17
    std Y+40, r25
    ldd r25, Y+41
    andi r25, 34
    or r19, r25
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r25, Y+0
    andi r25, 204
    or r19, r25
    mov r25, r4
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+49, r25
    ldd r25, Y+0
    std Y+44, r10
    mov r10, r25
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+53, r10
    mov r10, r15
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+54, r10
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r10, Y+0
    mov r25, r10
    swap r25
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r25
    mov r25, r2
    lsl r25
    adc r25, r1
    lsl r25
    adc r25, r1
    mov r10, r3
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+3, r3
    mov r3, r14
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    std Y+20, r3
    mov r3, r7
    swap r3
    ldi r31, hi8(.Ltable_byte_1)
    std Y+0, r3
    adiw r28, 59
    ldd r30, Y+24
    lpm r3, Z
    std Y+0, r23
    mov r30, r23
    lpm r23, Z
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r13
    swap r13
    std Y+1, r25
    mov r25, r13
    andi r25, 15
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r13, Y+0
    lsl r13
    lsl r13
    lsl r13
    subi r28, lo8(-(117))
    sbci r29, hi8(-(117))
    std Y+0, r23
    mov r23, r13
    andi r23, 144
    or r25, r23
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r23, Y+46
    andi r23, 32
    or r25, r23
    ldd r23, Y+50
    andi r23, 64
    or r25, r23
    mov r23, r9
    lsr r23
    andi r23, 9
    mov r13, r25
    ldd r25, Y+0
    std Y+50, r21
    mov r21, r25
    andi r21, 2
    or r23, r21
    ldd r21, Y+27
    or r23, r21
    ldd r21, Y+22
    std Y+27, r13
    mov r13, r21
    swap r13
    mov r21, r13
    andi r21, 240
    or r23, r21
    mov r21, r11
    mov r13, r23
    mov r23, r21
    andi r23, 15
    mov r11, r21
    subi r28, lo8(-(-39))
    sbci r29, hi8(-(-39))
    ldd r21, Y+0
    subi r28, lo8(-(85))
    sbci r29, hi8(-(85))
    std Y+0, r24
    mov r24, r21
    andi r24, 240
    or r23, r24
    mov r24, r0
    mov r0, r23
    mov r23, r24
    andi r23, 15
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r24
    subi r28, lo8(-(-161))
    sbci r29, hi8(-(-161))
    ldd r24, Y+0
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    std Y+0, r22
    mov r22, r24
    andi r22, 240
    or r23, r22
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r22, Y+0
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    std Y+0, r23
    mov r23, r22
    lsr r23
    andi r23, 5
    std Y+1, r0
    mov r0, r21
    lsl r0
    mov r21, r0
    andi r21, 10
    or r23, r21
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r21, Y+0
    andi r21, 240
    or r23, r21
    adiw r28, 4
    ldd r21, Y+62
    andi r21, 5
    mov r0, r24
    lsl r0
    std Y+62, r23
    mov r23, r0
    andi r23, 10
    or r21, r23
    ldd r23, Y+37
    andi r23, 240
    or r21, r23
    ldd r23, Y+44
    mov r0, r23
    lsr r0
    lsr r0
    mov r23, r0
    andi r23, 21
    mov r0, r21
    ldd r21, Y+0
    andi r21, 170
    or r23, r21
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r21, X
    andi r21, 64
    or r23, r21
    ldd r21, Y+45
    lsr r21
    lsr r21
    andi r21, 21
    ldd r24, Y+1
    andi r24, 170
    or r21, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X
    andi r24, 64
    or r21, r24
    ldd r24, Y+46
    lsr r24
    lsr r24
    andi r24, 21
    subi r28, lo8(-(193))
    sbci r29, hi8(-(193))
    ldd r22, Y+0
    andi r22, 170
    or r24, r22
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r22, Y+53
    or r24, r22
    ldd r22, Y+0
    lsr r22
    lsr r22
    andi r22, 21
    std Y+53, r24
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r24, Y+0
    andi r24, 170
    or r22, r24
    andi r25, 64
    or r22, r25
    subi r28, lo8(-(-153))
    sbci r29, hi8(-(-153))
    ldd r25, Y+0
    mov r24, r25
    andi r24, 51
    ldd r25, Y+25
    andi r25, 204
    or r24, r25
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ldd r25, Y+0
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    std Y+59, r24
    mov r24, r25
    andi r24, 51
    ldd r25, Y+26
    andi r25, 204
    or r24, r25
    ldd r25, Y+0
    subi r28, lo8(-(189))
    sbci r29, hi8(-(189))
    std Y+0, r24
    mov r24, r25
    andi r24, 51
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r25, Y+0
    andi r25, 204
    or r24, r25
    ldd r25, Y+16
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    std Y+0, r24
    mov r24, r25
    andi r24, 51
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r25, Y+0
    andi r25, 204
    or r24, r25
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    ldd r25, Y+0
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r24
    mov r30, r25
    lpm r24, Z
    std Y+1, r24
    mov r30, r12
    lpm r24, Z
    std Y+2, r24
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r24, Y+0
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    std Y+0, r0
    mov r0, r24
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    std Y+1, r0
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r0, Y+0
    subi r28, lo8(-(154))
    sbci r29, hi8(-(154))
    std Y+0, r13
    mov r13, r0
    swap r13
    mov r24, r13
    andi r24, 15
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r13, Y+0
    mov r0, r13
    swap r0
    mov r25, r0
    andi r25, 240
    or r24, r25
    mov r25, r5
    mov r5, r22
    mov r22, r25
    andi r22, 15
    mov r0, r21
    ldd r21, Y+49
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r23
    mov r23, r21
    andi r23, 240
    or r22, r23
    mov r23, r8
    mov r8, r22
    mov r22, r23
    andi r22, 15
    std Y+1, r24
    subi r28, lo8(-(-106))
    sbci r29, hi8(-(-106))
    ldd r24, Y+0
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    std Y+0, r23
    mov r23, r24
    andi r23, 240
    or r22, r23
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r23, Y+0
    subi r28, lo8(-(189))
    sbci r29, hi8(-(189))
    std Y+0, r22
    mov r22, r23
    lsr r22
    andi r22, 5
    std Y+1, r8
    mov r8, r21
    lsl r8
    mov r21, r8
    andi r21, 10
    or r22, r21
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r21, Y+44
    andi r21, 240
    or r22, r21
    ldd r21, Y+0
    mov r8, r21
    lsr r8
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r22
    mov r22, r8
    andi r22, 5
    mov r8, r24
    lsl r8
    mov r24, r8
    andi r24, 10
    or r22, r24
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r24, Y+33
    andi r24, 240
    or r22, r24
    ldd r24, Y+0
    mov r8, r24
    lsr r8
    lsr r8
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r22
    mov r22, r8
    andi r22, 21
    std Y+1, r16
    andi r16, 170
    or r22, r16
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r16, Y+0
    andi r16, 64
    or r22, r16
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r16, Y+45
    mov r8, r16
    lsr r8
    lsr r8
    mov r16, r8
    andi r16, 21
    ldd r24, Y+0
    andi r24, 170
    or r16, r24
    subi r28, lo8(-(-73))
    sbci r29, hi8(-(-73))
    ldd r24, Y+0
    andi r24, 64
    or r16, r24
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r24, Y+0
    mov r8, r24
    lsr r8
    lsr r8
    mov r24, r8
    andi r24, 21
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    std Y+0, r18
    andi r18, 170
    or r24, r18
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r18, Y+0
    andi r18, 64
    or r24, r18
    ldd r18, Y+54
    mov r8, r18
    lsr r8
    lsr r8
    mov r18, r8
    andi r18, 21
    mov r8, r24
    mov r24, r20
    andi r24, 170
    or r18, r24
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    ldd r24, Y+0
    andi r24, 64
    or r18, r24
    mov r24, r17
    andi r24, 51
    std Y+0, r20
    adiw r28, 37
    ldd r20, Y+35
    std Y+0, r18
    mov r18, r20
    andi r18, 204
    or r24, r18
    mov r18, r19
    andi r18, 51
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    std Y+0, r24
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    ldd r24, Y+0
    andi r24, 204
    or r18, r24
    ldd r24, Y+39
    std Y+58, r18
    mov r18, r24
    andi r18, 51
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r24, Y+0
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r16
    mov r16, r24
    andi r16, 204
    or r18, r16
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r16, Y+0
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r18
    mov r18, r16
    andi r18, 51
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r16, Y+0
    andi r16, 204
    or r18, r16
    mov r30, r2
    lpm r16, Z
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    std Y+0, r16
    mov r30, r14
    lpm r16, Z
    std Y+1, r16
    mov r16, r7
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    std Y+2, r16
    subi r28, lo8(-(-127))
    sbci r29, hi8(-(-127))
    ldd r16, Y+0
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    std Y+0, r18
    mov r18, r16
    swap r18
    andi r18, 15
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r16, Y+0
    mov r13, r16
    swap r13
    mov r16, r13
    andi r16, 240
    or r18, r16
    ldd r13, Y+41
    mov r16, r13
    lsr r16
    andi r16, 85
    subi r28, lo8(-(182))
    sbci r29, hi8(-(182))
    std Y+0, r18
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r18, Y+0
    mov r9, r18
    lsl r9
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    std Y+0, r22
    mov r22, r9
    andi r22, 170
    or r16, r22
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r9, Y+0
    mov r22, r9
    lsr r22
    andi r22, 85
    subi r28, lo8(-(122))
    sbci r29, hi8(-(122))
    std Y+0, r16
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r16, Y+0
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r12
    mov r12, r16
    lsl r12
    std Y+1, r19
    mov r19, r12
    andi r19, 170
    or r22, r19
    mov r19, r18
    lsr r19
    andi r19, 85
    mov r12, r13
    lsl r12
    std Y+2, r22
    mov r22, r12
    andi r22, 170
    or r19, r22
    mov r22, r16
    lsr r22
    andi r22, 85
    mov r12, r9
    lsl r12
    std Y+3, r19
    mov r19, r12
    andi r19, 170
    or r22, r19
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ; round 1 (gift.dsl:33)
    ldd r19, Y+0
    com r19
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r12, Y+0
    com r12
    std Y+0, r22
    ldd r22, Y+2
    com r22
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r22
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ; round 3 (gift.dsl:33)
    std Y+0, r22
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r22, Y+0
    com r22
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r12
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r12, Y+0
    com r12
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r19
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r19, Y+0
    com r19
    std Y+0, r19
    ldd r19, Y+2
    com r19
    ; round 6 (gift.dsl:33)
    com r23
    com r21
    std Y+38, r19
    ldd r19, Y+39
    com r19
    std Y+39, r12
    ldd r12, Y+40
    com r12
    ; round 8 (gift.dsl:33)
    std Y+40, r22
    subi r28, lo8(-(-66))
    sbci r29, hi8(-(-66))
    ldd r22, Y+0
    com r22
    com r20
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    ldd r9, Y+0
    com r9
    com r24
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ; round 11 (gift.dsl:33)
    ldd r13, Y+0
    com r13
    ldd r16, Y+61
    com r16
    std Y+61, r16
    subi r28, lo8(-(-54))
    sbci r29, hi8(-(-54))
    ldd r16, Y+1
    com r16
    std Y+1, r16
    ldd r16, Y+0
    com r16
    ; round 13 (gift.dsl:33)
    std Y+0, r16
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    ldd r16, Y+0
    com r16
    std Y+0, r16
    ldd r16, Y+3
    com r16
    std Y+3, r16
    ldd r16, Y+40
    com r16
    std Y+40, r16
    ldd r16, Y+25
    com r16
    ; round 16 (gift.dsl:33)
    std Y+25, r16
    ldd r16, Y+39
    com r16
    std Y+39, r16
    subi r28, lo8(-(-146))
    sbci r29, hi8(-(-146))
    ldd r16, Y+0
    com r16
    std Y+0, r16
    ldd r16, Y+12
    com r16
    com r6
    ; round 18 (gift.dsl:33)
    std Y+12, r6
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r6, Y+46
    com r6
    std Y+46, r6
    ldd r6, Y+0
    com r6
    std Y+0, r6
    ldd r6, Y+34
    com r6
    std Y+34, r6
    ldd r6, Y+29
    com r6
    ; round 21 (gift.dsl:33)
    std Y+29, r6
    subi r28, lo8(-(-135))
    sbci r29, hi8(-(-135))
    ldd r6, Y+40
    com r6
    std Y+40, r6
    ldd r6, Y+0
    com r6
    com r11
    std Y+0, r11
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r11, Y+0
    com r11
    ; round 23 (gift.dsl:33)
    std Y+0, r11
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    ldd r11, Y+0
    com r11
    std Y+0, r11
    adiw r28, 23
    ldd r11, Y+46
    com r11
    std Y+46, r11
    ldd r11, Y+0
    com r11
    std Y+0, r11
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ldd r11, Y+0
    com r11
    ; round 26 (gift.dsl:33)
    std Y+0, r11
    subi r28, lo8(-(-90))
    sbci r29, hi8(-(-90))
    ldd r11, Y+0
    com r11
    std Y+0, r11
    ldd r11, Y+31
    com r11
    com r25
    std Y+31, r25
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    ldd r25, Y+13
    com r25
    ; round 28 (gift.dsl:33)
    std Y+13, r25
    ldd r25, Y+0
    com r25
    std Y+0, r25
    subi r28, lo8(-(-81))
    sbci r29, hi8(-(-81))
    ldd r25, Y+0
    com r25
    com r17
    std Y+0, r17
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r17, Y+0
    com r17
    ; round 31 (gift.dsl:33)
    std Y+0, r17
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r17, Y+16
    com r17
    std Y+56, r17
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r17
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    std Y+0, r17
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r17, Y+0
    com r17
    adiw r28, 32
    ; round 33 (gift.dsl:33)
    std Y+45, r17
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    std Y+0, r17
    ldd r17, Y+55
    com r17
    std Y+26, r17
    ldd r17, Y+60
    com r17
    adiw r28, 61
    std Y+7, r17
    ldd r17, Y+0
    com r17
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ; round 36 (gift.dsl:33)
    std Y+0, r17
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r17, Y+0
    subi r28, lo8(-(216))
    sbci r29, hi8(-(216))
    std Y+0, r25
    mov r25, r17
    com r25
    std Y+1, r25
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r25, Y+0
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r11
    mov r11, r25
    com r11
    std Y+1, r11
    subi r28, lo8(-(-147))
    sbci r29, hi8(-(-147))
    ldd r11, Y+0
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r6
    mov r6, r11
    com r6
    std Y+1, r6
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r6, Y+0
    subi r28, lo8(-(250))
    sbci r29, hi8(-(250))
    std Y+0, r16
    mov r16, r6
    com r16
    ; round 38 (gift.dsl:33)
    std Y+1, r16
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    std Y+0, r16
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    std Y+0, r16
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r16
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(124))
    sbci r29, hi8(-(124))
    ; round 40 (gift.dsl:33)
    std Y+0, r16
    mov r16, r4
    com r16
    std Y+1, r16
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(244))
    sbci r29, hi8(-(244))
    std Y+0, r16
    mov r16, r15
    com r16
    std Y+1, r16
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ; round 38 (gift.dsl:33)
    std Y+32, r16
    ldd r16, Y+7
    com r16
    std Y+33, r16
    ldd r16, Y+0
    com r16
    std Y+34, r16
    mov r16, r8
    com r16
    std Y+35, r16
    subi r28, lo8(-(-159))
    sbci r29, hi8(-(-159))
    ldd r16, Y+0
    com r16
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ; round 36 (gift.dsl:33)
    std Y+0, r16
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r16, Y+0
    subi r28, lo8(-(168))
    sbci r29, hi8(-(168))
    std Y+0, r8
    mov r8, r16
    com r8
    std Y+1, r8
    subi r28, lo8(-(-111))
    sbci r29, hi8(-(-111))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r8
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(86))
    sbci r29, hi8(-(86))
    std Y+48, r8
    ldd r8, Y+0
    com r8
    ; round 35 (gift.dsl:33)
    std Y+49, r8
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r8
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    std Y+0, r8
    subi r28, lo8(-(-184))
    sbci r29, hi8(-(-184))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(185))
    sbci r29, hi8(-(185))
    std Y+0, r8
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ; round 33 (gift.dsl:33)
    std Y+54, r8
    ldd r8, Y+0
    com r8
    std Y+55, r8
    mov r8, r0
    com r8
    std Y+56, r8
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r8
    mov r8, r5
    com r8
    ; round 31 (gift.dsl:33)
    std Y+1, r8
    mov r8, r3
    com r8
    std Y+2, r8
    mov r8, r18
    com r8
    std Y+3, r8
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    std Y+0, r8
    subi r28, lo8(-(-74))
    sbci r29, hi8(-(-74))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(75))
    sbci r29, hi8(-(75))
    ; round 30 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-76))
    sbci r29, hi8(-(-76))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+0, r8
    mov r8, r10
    com r8
    std Y+1, r8
    subi r28, lo8(-(-247))
    sbci r29, hi8(-(-247))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r8
    subi r28, lo8(-(-269))
    sbci r29, hi8(-(-269))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(270))
    sbci r29, hi8(-(270))
    ; round 28 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r8
    subi r28, lo8(-(-226))
    sbci r29, hi8(-(-226))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(227))
    sbci r29, hi8(-(227))
    std Y+0, r8
    subi r28, lo8(-(-244))
    sbci r29, hi8(-(-244))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    std Y+0, r8
    subi r28, lo8(-(-258))
    sbci r29, hi8(-(-258))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(259))
    sbci r29, hi8(-(259))
    ; round 26 (gift.dsl:33)
    std Y+0, r8
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r8, Y+0
    com r8
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    std Y+0, r8
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r8, Y+0
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    std Y+0, r5
    mov r5, r8
    com r5
    std Y+1, r5
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r5, Y+0
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    std Y+0, r0
    mov r0, r5
    com r0
    std Y+1, r0
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    ; round 25 (gift.dsl:33)
    std Y+0, r0
    subi r28, lo8(-(-101))
    sbci r29, hi8(-(-101))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(102))
    sbci r29, hi8(-(102))
    std Y+0, r0
    subi r28, lo8(-(-166))
    sbci r29, hi8(-(-166))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(167))
    sbci r29, hi8(-(167))
    std Y+0, r0
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(260))
    sbci r29, hi8(-(260))
    std Y+0, r0
    subi r28, lo8(-(-300))
    sbci r29, hi8(-(-300))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(301))
    sbci r29, hi8(-(301))
    ; round 23 (gift.dsl:33)
    std Y+0, r0
    subi r28, lo8(-(-200))
    sbci r29, hi8(-(-200))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(201))
    sbci r29, hi8(-(201))
    std Y+0, r0
    subi r28, lo8(-(-300))
    sbci r29, hi8(-(-300))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(301))
    sbci r29, hi8(-(301))
    std Y+0, r0
    subi r28, lo8(-(-273))
    sbci r29, hi8(-(-273))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(274))
    sbci r29, hi8(-(274))
    std Y+0, r0
    subi r28, lo8(-(-244))
    sbci r29, hi8(-(-244))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(245))
    sbci r29, hi8(-(245))
    ; round 21 (gift.dsl:33)
    std Y+0, r0
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r0
    subi r28, lo8(-(-114))
    sbci r29, hi8(-(-114))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r0
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r0, Y+0
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    std Y+0, r3
    mov r3, r0
    com r3
    std Y+1, r3
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ; round 20 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r3
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r3
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r3
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ; round 18 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r3
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    std Y+0, r3
    subi r28, lo8(-(-302))
    sbci r29, hi8(-(-302))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(303))
    sbci r29, hi8(-(303))
    std Y+0, r3
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ; round 16 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    ldd r3, Y+0
    subi r28, lo8(-(166))
    sbci r29, hi8(-(166))
    std Y+0, r10
    mov r10, r3
    com r10
    std Y+1, r10
    subi r28, lo8(-(-254))
    sbci r29, hi8(-(-254))
    ldd r10, Y+0
    mov r5, r10
    com r5
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    std Y+0, r5
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    ; round 15 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-170))
    sbci r29, hi8(-(-170))
    ldd r5, Y+0
    mov r3, r5
    com r3
    subi r28, lo8(-(171))
    sbci r29, hi8(-(171))
    std Y+0, r3
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    std Y+0, r3
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r3
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r3, Y+0
    com r3
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ; round 13 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-198))
    sbci r29, hi8(-(-198))
    ldd r3, Y+0
    mov r5, r3
    com r5
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    std Y+0, r5
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    std Y+0, r5
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r5
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    ; round 11 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-230))
    sbci r29, hi8(-(-230))
    ldd r5, Y+0
    mov r3, r5
    com r3
    subi r28, lo8(-(231))
    sbci r29, hi8(-(231))
    std Y+0, r3
    subi r28, lo8(-(-236))
    sbci r29, hi8(-(-236))
    ldd r3, Y+0
    mov r0, r3
    com r0
    subi r28, lo8(-(237))
    sbci r29, hi8(-(237))
    std Y+0, r0
    subi r28, lo8(-(-216))
    sbci r29, hi8(-(-216))
    ldd r0, Y+0
    com r0
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ; round 10 (gift.dsl:33)
    std Y+0, r0
    mov r0, r2
    com r0
    std Y+1, r0
    mov r0, r7
    com r0
    std Y+2, r0
    mov r0, r14
    com r0
    std Y+3, r0
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r0, Y+0
    mov r3, r0
    com r3
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ; round 8 (gift.dsl:33)
    std Y+0, r3
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    ldd r3, Y+0
    mov r5, r3
    com r5
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    std Y+0, r5
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r5, Y+0
    mov r18, r5
    com r18
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r18
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r18, Y+0
    mov r0, r18
    com r0
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r0
    subi r28, lo8(-(-218))
    sbci r29, hi8(-(-218))
    ldd r0, Y+0
    subi r28, lo8(-(219))
    sbci r29, hi8(-(219))
    std Y+0, r13
    mov r13, r0
    com r13
    ; round 6 (gift.dsl:33)
    std Y+1, r13
    subi r28, lo8(-(-318))
    sbci r29, hi8(-(-318))
    ldd r13, Y+0
    mov r0, r13
    com r0
    subi r28, lo8(-(320))
    sbci r29, hi8(-(320))
    std Y+0, r0
    subi r28, lo8(-(-342))
    sbci r29, hi8(-(-342))
    ldd r0, Y+0
    mov r18, r0
    com r18
    subi r28, lo8(-(343))
    sbci r29, hi8(-(343))
    std Y+0, r18
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    ldd r18, Y+0
    mov r5, r18
    com r5
    subi r28, lo8(-(327))
    sbci r29, hi8(-(327))
    ; round 5 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    std Y+0, r5
    subi r28, lo8(-(-252))
    sbci r29, hi8(-(-252))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    std Y+0, r5
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    std Y+0, r5
    subi r28, lo8(-(-349))
    sbci r29, hi8(-(-349))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(350))
    sbci r29, hi8(-(350))
    ; round 3 (gift.dsl:33)
    std Y+0, r5
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(299))
    sbci r29, hi8(-(299))
    std Y+0, r5
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(299))
    sbci r29, hi8(-(299))
    std Y+0, r5
    subi r28, lo8(-(-298))
    sbci r29, hi8(-(-298))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(299))
    sbci r29, hi8(-(299))
    std Y+0, r5
    subi r28, lo8(-(-297))
    sbci r29, hi8(-(-297))
    ldd r5, Y+0
    com r5
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r30, Y+5
    ldd r31, Y+5+1
    st Z+, r8
    st Z+, r13
    st Z+, r0
    st Z+, r18
    subi r28, lo8(-(373))
    sbci r29, hi8(-(373))
    std Y+0, r5
    subi r28, lo8(-(-287))
    sbci r29, hi8(-(-287))
    ldd r5, Y+38
    st Z+, r5
    st Z+, r16
    ld r18, Y+
    st Z+, r18
    st Z+, r10
    ldi r18, 85
    st Z+, r18
    ldi r18, 1
    st Z+, r18
    st Z+, r17
    st Z+, r25
    st Z+, r11
    st Z+, r6
    st Z+, r23
    st Z+, r21
    st Z+, r19
    st Z+, r12
    ; round 6 (gift.dsl:33)
    ldi r18, 127
    st Z+, r18
    ldi r18, 63
    st Z+, r18
    ; round 1 (gift.dsl:33)
    ldi r18, 191
    st Z+, r18
    ; round 6 (gift.dsl:33)
    ldi r18, 189
    st Z+, r18
    st Z+, r3
    ldd r18, Y+53
    st Z+, r18
    ldd r6, Y+54
    st Z+, r6
    ldd r11, Y+55
    st Z+, r11
    ldd r25, Y+59
    st Z+, r25
    ldd r17, Y+56
    st Z+, r17
    ldd r17, Y+57
    st Z+, r17
    ldd r17, Y+58
    st Z+, r17
    ldi r17, 168
    st Z+, r17
    ldi r17, 40
    st Z+, r17
    ldd r17, Y+60
    st Z+, r17
    ldd r25, Y+63
    st Z+, r25
    subi r28, lo8(-(-52))
    sbci r29, hi8(-(-52))
    ldd r25, Y+0
    st Z+, r25
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r25, Y+0
    st Z+, r25
    st Z+, r22
    st Z+, r20
    st Z+, r9
    st Z+, r24
    ; round 1 (gift.dsl:33)
    ldi r25, 253
    st Z+, r25
    ldi r25, 204
    st Z+, r25
    st Z+, r4
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r25, Y+0
    st Z+, r25
    st Z+, r15
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r17, Y+0
    st Z+, r17
    st Z+, r2
    st Z+, r7
    st Z+, r14
    ldd r14, Y+59
    st Z+, r14
    ldi r17, 2
    st Z+, r17
    ldi r17, 15
    st Z+, r17
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    ldd r17, Y+0
    st Z+, r17
    ldd r2, Y+18
    st Z+, r2
    ldd r7, Y+13
    st Z+, r7
    ldd r7, Y+34
    st Z+, r7
    ldd r7, Y+5
    st Z+, r7
    std Y+34, r12
    subi r28, lo8(-(-63))
    sbci r29, hi8(-(-63))
    ldd r12, Y+0
    st Z+, r12
    adiw r28, 35
    ldd r12, Y+51
    st Z+, r12
    ld r12, Y+
    st Z+, r12
    std Y+40, r19
    ldi r19, 85
    st Z+, r19
    ldi r19, 4
    st Z+, r19
    subi r28, lo8(-(-47))
    sbci r29, hi8(-(-47))
    ldd r19, Y+0
    st Z+, r19
    ldd r19, Y+41
    st Z+, r19
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(319))
    sbci r29, hi8(-(319))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r19, Y+0
    st Z+, r19
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r19, Y+1
    st Z+, r19
    ld r19, Y+
    st Z+, r19
    ; round 6 (gift.dsl:33)
    ldi r19, 127
    st Z+, r19
    ldi r19, 63
    st Z+, r19
    ; round 1 (gift.dsl:33)
    ldi r19, 191
    st Z+, r19
    ldi r19, 253
    st Z+, r19
    adiw r28, 60
    ldd r19, Y+40
    st Z+, r19
    ldd r19, Y+2
    st Z+, r19
    ldd r19, Y+43
    st Z+, r19
    ld r19, Y+
    st Z+, r19
    ldd r19, Y+54
    st Z+, r19
    subi r28, lo8(-(-56))
    sbci r29, hi8(-(-56))
    ldd r19, Y+0
    st Z+, r19
    adiw r28, 63
    ldd r19, Y+7
    st Z+, r19
    ldd r19, Y+0
    st Z+, r19
    ldi r19, 40
    st Z+, r19
    ldi r19, 40
    st Z+, r19
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r19, Y+0
    st Z+, r19
    ldd r19, Y+14
    st Z+, r19
    ldd r19, Y+54
    st Z+, r19
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r19, Y+0
    st Z+, r19
    ldd r19, Y+62
    st Z+, r19
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r19, Y+0
    st Z+, r19
    ldd r19, Y+37
    st Z+, r19
    ldd r19, Y+22
    st Z+, r19
    ldi r19, 253
    st Z+, r19
    ; round 13 (gift.dsl:33)
    ldi r19, 206
    st Z+, r19
    ldd r19, Y+4
    st Z+, r19
    ldd r19, Y+3
    st Z+, r19
    ldd r19, Y+1
    st Z+, r19
    ldd r19, Y+2
    st Z+, r19
    ldd r19, Y+8
    st Z+, r19
    ldd r19, Y+6
    st Z+, r19
    ldd r19, Y+5
    st Z+, r19
    ldd r19, Y+7
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    ldi r19, 15
    st Z+, r19
    ldd r19, Y+12
    st Z+, r19
    std Y+7, r21
    ldd r21, Y+9
    st Z+, r21
    st Z+, r10
    ldd r10, Y+14
    st Z+, r10
    st Z+, r13
    ldd r10, Y+10
    st Z+, r10
    ldd r10, Y+17
    st Z+, r10
    ldd r10, Y+11
    st Z+, r10
    std Y+14, r23
    ldi r23, 21
    st Z+, r23
    ldi r23, 4
    st Z+, r23
    ldd r23, Y+13
    st Z+, r23
    ldd r23, Y+15
    st Z+, r23
    ldd r23, Y+21
    st Z+, r23
    ldd r23, Y+16
    st Z+, r23
    ldd r23, Y+36
    st Z+, r23
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r23, Y+0
    st Z+, r23
    ; round 6 (gift.dsl:33)
    ldi r23, 127
    st Z+, r23
    ldi r23, 63
    st Z+, r23
    ; round 1 (gift.dsl:33)
    ldi r23, 255
    st Z+, r23
    ldi r23, 253
    st Z+, r23
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    ldd r23, Y+0
    st Z+, r23
    ldd r23, Y+38
    st Z+, r23
    subi r28, lo8(-(-83))
    sbci r29, hi8(-(-83))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(66))
    sbci r29, hi8(-(66))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r23, Y+3
    st Z+, r23
    ld r23, Y+
    st Z+, r23
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r23, Y+5
    st Z+, r23
    ld r23, Y+
    st Z+, r23
    ldi r23, 168
    st Z+, r23
    ldi r23, 32
    st Z+, r23
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r23, Y+31
    st Z+, r23
    ldd r23, Y+36
    st Z+, r23
    ldd r23, Y+38
    st Z+, r23
    ldd r23, Y+41
    st Z+, r23
    ldd r23, Y+46
    st Z+, r23
    ld r23, Y+
    st Z+, r23
    ldd r23, Y+33
    st Z+, r23
    ldd r23, Y+28
    st Z+, r23
    ldi r23, 253
    st Z+, r23
    ; round 18 (gift.dsl:33)
    ldi r23, 236
    st Z+, r23
    ldd r23, Y+52
    st Z+, r23
    ldd r23, Y+51
    st Z+, r23
    ldd r23, Y+50
    st Z+, r23
    ldd r23, Y+49
    st Z+, r23
    ldd r23, Y+56
    st Z+, r23
    ldd r23, Y+55
    st Z+, r23
    ldd r23, Y+54
    st Z+, r23
    ldd r23, Y+53
    st Z+, r23
    ldi r23, 2
    st Z+, r23
    ldi r23, 14
    st Z+, r23
    ldd r23, Y+59
    st Z+, r23
    ldd r23, Y+58
    st Z+, r23
    st Z+, r12
    adiw r28, 57
    ldd r12, Y+15
    st Z+, r12
    st Z+, r2
    ldd r12, Y+0
    st Z+, r12
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r12, Y+30
    st Z+, r12
    ld r12, Y+
    st Z+, r12
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    std Y+0, r24
    ldi r24, 69
    st Z+, r24
    ldi r24, 4
    st Z+, r24
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r24, Y+0
    st Z+, r24
    ldd r2, Y+30
    st Z+, r2
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r2, Y+1
    st Z+, r2
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r2, Y+0
    st Z+, r2
    ; round 6 (gift.dsl:33)
    ldi r24, 127
    st Z+, r24
    ; round 1 (gift.dsl:33)
    ldi r24, 191
    st Z+, r24
    ldi r24, 191
    st Z+, r24
    ldi r24, 253
    st Z+, r24
    subi r28, lo8(-(-108))
    sbci r29, hi8(-(-108))
    ldd r24, Y+0
    st Z+, r24
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r24, Y+0
    st Z+, r24
    ldd r24, Y+28
    st Z+, r24
    ldd r24, Y+58
    st Z+, r24
    ldd r24, Y+11
    st Z+, r24
    ldd r2, Y+10
    st Z+, r2
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    ldd r2, Y+0
    st Z+, r2
    ldd r2, Y+5
    st Z+, r2
    ldi r24, 32
    st Z+, r24
    ldi r24, 40
    st Z+, r24
    subi r28, lo8(-(-60))
    sbci r29, hi8(-(-60))
    ldd r24, Y+0
    st Z+, r24
    ldd r2, Y+37
    st Z+, r2
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r2, Y+43
    st Z+, r2
    ldd r2, Y+12
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    adiw r28, 22
    ldd r2, Y+46
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r2, Y+0
    st Z+, r2
    ldi r24, 253
    st Z+, r24
    ; round 23 (gift.dsl:33)
    ldi r24, 239
    st Z+, r24
    subi r28, lo8(-(-192))
    sbci r29, hi8(-(-192))
    ldd r24, Y+5
    st Z+, r24
    ldd r2, Y+37
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    ldd r2, Y+40
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    ldi r24, 0
    st Z+, r24
    ldi r24, 12
    st Z+, r24
    subi r28, lo8(-(108))
    sbci r29, hi8(-(108))
    ldd r2, Y+0
    st Z+, r2
    st Z+, r8
    st Z+, r10
    adiw r28, 27
    ldd r2, Y+61
    st Z+, r2
    st Z+, r21
    st Z+, r5
    ldd r2, Y+63
    st Z+, r2
    ld r24, Y+
    st Z+, r24
    ldi r21, 1
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r21, Y+0
    st Z+, r21
    ldd r10, Y+1
    st Z+, r10
    ldd r2, Y+2
    st Z+, r2
    ldd r5, Y+3
    st Z+, r5
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r5, Y+0
    st Z+, r5
    ; round 1 (gift.dsl:33)
    ldi r21, 255
    st Z+, r21
    ldi r21, 191
    st Z+, r21
    ldi r21, 255
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r21, Y+7
    st Z+, r21
    ldd r21, Y+30
    st Z+, r21
    ldd r21, Y+13
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldd r21, Y+45
    st Z+, r21
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r2, Y+29
    st Z+, r2
    ld r10, Y+
    st Z+, r10
    ldi r21, 160
    st Z+, r21
    ldi r21, 0
    st Z+, r21
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r10, Y+0
    st Z+, r10
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r2, Y+6
    st Z+, r2
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    std Y+0, r9
    subi r28, lo8(-(178))
    sbci r29, hi8(-(178))
    ldd r9, Y+0
    st Z+, r9
    subi r28, lo8(-(-165))
    sbci r29, hi8(-(-165))
    std Y+0, r20
    subi r28, lo8(-(202))
    sbci r29, hi8(-(202))
    ldd r20, Y+0
    st Z+, r20
    subi r28, lo8(-(-185))
    sbci r29, hi8(-(-185))
    std Y+0, r22
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r22, Y+0
    st Z+, r22
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r22, Y+0
    st Z+, r22
    ldi r22, 253
    st Z+, r22
    ; round 3 (gift.dsl:33)
    ldi r22, 221
    st Z+, r22
    subi r28, lo8(-(-72))
    sbci r29, hi8(-(-72))
    ldd r22, Y+0
    st Z+, r22
    ldd r20, Y+4
    st Z+, r20
    ldd r9, Y+5
    st Z+, r9
    ldd r5, Y+7
    st Z+, r5
    ldd r2, Y+39
    st Z+, r2
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(-302))
    sbci r29, hi8(-(-302))
    ldd r2, Y+20
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    ldi r21, 2
    st Z+, r21
    ldi r21, 11
    st Z+, r21
    subi r28, lo8(-(290))
    sbci r29, hi8(-(290))
    ldd r2, Y+0
    st Z+, r2
    st Z+, r17
    st Z+, r12
    subi r28, lo8(-(-100))
    sbci r29, hi8(-(-100))
    ldd r2, Y+0
    st Z+, r2
    st Z+, r23
    st Z+, r7
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    ldd r2, Y+0
    st Z+, r2
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    ldd r21, Y+9
    st Z+, r21
    ldi r17, 84
    st Z+, r17
    ldi r17, 4
    st Z+, r17
    ldd r17, Y+1
    st Z+, r17
    ldd r12, Y+0
    st Z+, r12
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r10, Y+0
    st Z+, r10
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r9, Y+0
    st Z+, r9
    ldd r20, Y+57
    st Z+, r20
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r22, Y+0
    st Z+, r22
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r21, Y+0
    st Z+, r21
    ; round 6 (gift.dsl:33)
    ldi r23, 127
    st Z+, r23
    ldi r23, 127
    st Z+, r23
    ; round 1 (gift.dsl:33)
    ldi r23, 191
    st Z+, r23
    ldi r23, 253
    st Z+, r23
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(74))
    sbci r29, hi8(-(74))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(-183))
    sbci r29, hi8(-(-183))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(-242))
    sbci r29, hi8(-(-242))
    ldd r23, Y+0
    st Z+, r23
    ldd r2, Y+1
    st Z+, r2
    ldd r7, Y+2
    st Z+, r7
    ldd r21, Y+4
    st Z+, r21
    ldi r22, 8
    st Z+, r22
    ldi r22, 40
    st Z+, r22
    ldd r22, Y+32
    st Z+, r22
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r20, Y+0
    st Z+, r20
    ldd r9, Y+1
    st Z+, r9
    ldd r5, Y+2
    st Z+, r5
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r10, Y+0
    st Z+, r10
    ldd r12, Y+26
    st Z+, r12
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r17, Y+0
    st Z+, r17
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r21, Y+30
    st Z+, r21
    ldi r23, 255
    st Z+, r23
    ; round 13 (gift.dsl:33)
    ldi r23, 206
    st Z+, r23
    ldd r23, Y+0
    st Z+, r23
    subi r28, lo8(-(-217))
    sbci r29, hi8(-(-217))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    ldd r2, Y+0
    st Z+, r2
    ldd r21, Y+2
    st Z+, r21
    subi r28, lo8(-(-133))
    sbci r29, hi8(-(-133))
    ldd r17, Y+0
    st Z+, r17
    ldd r17, Y+2
    st Z+, r17
    ldd r17, Y+5
    st Z+, r17
    ldd r17, Y+7
    st Z+, r17
    ldi r17, 0
    st Z+, r17
    ldi r17, 7
    st Z+, r17
    st Z+, r16
    st Z+, r19
    st Z+, r24
    subi r28, lo8(-(138))
    sbci r29, hi8(-(138))
    ldd r17, Y+0
    st Z+, r17
    st Z+, r8
    st Z+, r13
    st Z+, r0
    subi r28, lo8(-(-204))
    sbci r29, hi8(-(-204))
    ldd r17, Y+0
    st Z+, r17
    ldi r19, 20
    st Z+, r19
    ldi r19, 0
    st Z+, r19
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    ldd r19, Y+1
    st Z+, r19
    ld r19, Y+
    st Z+, r19
    ldd r19, Y+1
    st Z+, r19
    ldd r19, Y+2
    st Z+, r19
    ldd r19, Y+23
    st Z+, r19
    ldd r19, Y+25
    st Z+, r19
    ldd r19, Y+27
    st Z+, r19
    ldd r19, Y+29
    st Z+, r19
    ; round 6 (gift.dsl:33)
    ldi r19, 63
    st Z+, r19
    ldi r19, 127
    st Z+, r19
    ; round 1 (gift.dsl:33)
    ldi r19, 255
    st Z+, r19
    ldi r19, 253
    st Z+, r19
    ldd r19, Y+12
    st Z+, r19
    ldd r19, Y+5
    st Z+, r19
    ldd r19, Y+42
    st Z+, r19
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r19, Y+0
    st Z+, r19
    st Z+, r3
    st Z+, r18
    st Z+, r6
    st Z+, r11
    ldi r18, 136
    st Z+, r18
    ldi r18, 160
    st Z+, r18
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r6, Y+0
    st Z+, r6
    subi r28, lo8(-(225))
    sbci r29, hi8(-(225))
    ldd r6, Y+0
    st Z+, r6
    ldd r6, Y+2
    st Z+, r6
    ldd r6, Y+6
    st Z+, r6
    ldd r6, Y+26
    st Z+, r6
    ldd r6, Y+27
    st Z+, r6
    ldd r6, Y+28
    st Z+, r6
    ldd r6, Y+29
    st Z+, r6
    ; round 3 (gift.dsl:33)
    ldi r18, 223
    st Z+, r18
    ; round 18 (gift.dsl:33)
    ldi r18, 236
    st Z+, r18
    ldd r6, Y+3
    st Z+, r6
    st Z+, r14
    ldd r14, Y+4
    st Z+, r14
    ldd r14, Y+5
    st Z+, r14
    st Z+, r4
    st Z+, r25
    st Z+, r15
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r14, Y+0
    st Z+, r14
    ldi r18, 3
    st Z+, r18
    ldi r18, 6
    st Z+, r18
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    ldd r6, Y+0
    st Z+, r6
    ldd r6, Y+1
    st Z+, r6
    ldd r11, Y+2
    st Z+, r11
    ldd r11, Y+3
    st Z+, r11
    st Z+, r8
    st Z+, r13
    st Z+, r0
    st Z+, r17
    ldi r17, 20
    st Z+, r17
    ldi r17, 0
    st Z+, r17
    st Z+, r23
    st Z+, r7
    st Z+, r2
    st Z+, r21
    ldd r11, Y+4
    st Z+, r11
    ldd r11, Y+5
    st Z+, r11
    ldd r11, Y+6
    st Z+, r11
    ldd r11, Y+7
    st Z+, r11
    ; round 1 (gift.dsl:33)
    ldi r21, 255
    st Z+, r21
    ; round 35 (gift.dsl:33)
    ldi r21, 248
    st Z+, r21
    st Z+, r22
    st Z+, r20
    st Z+, r9
    st Z+, r5
    st Z+, r10
    st Z+, r12
    subi r28, lo8(-(-191))
    sbci r29, hi8(-(-191))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    ldd r5, Y+0
    st Z+, r5
    ; round 1 (gift.dsl:33)
    ldi r21, 255
    st Z+, r21
    ; round 13 (gift.dsl:33)
    ldi r21, 206
    st Z+, r21
    ldd r5, Y+30
    st Z+, r5
    ldd r5, Y+31
    st Z+, r5
    ldd r5, Y+32
    st Z+, r5
    ldd r5, Y+33
    st Z+, r5
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+1
    st Z+, r21
    ldd r21, Y+2
    st Z+, r21
    ldd r21, Y+4
    st Z+, r21
    ldi r21, 8
    st Z+, r21
    ldi r21, 40
    st Z+, r21
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ldd r5, Y+1
    st Z+, r5
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r5, Y+0
    st Z+, r5
    ldd r5, Y+57
    st Z+, r5
    subi r28, lo8(-(89))
    sbci r29, hi8(-(89))
    ldd r5, Y+0
    st Z+, r5
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r5, Y+0
    st Z+, r5
    ; round 6 (gift.dsl:33)
    ldi r21, 127
    st Z+, r21
    ldi r21, 127
    st Z+, r21
    ; round 1 (gift.dsl:33)
    ldi r21, 191
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r5, Y+0
    st Z+, r5
    ldd r5, Y+1
    st Z+, r5
    ldd r12, Y+2
    st Z+, r12
    ldd r12, Y+3
    st Z+, r12
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r12, Y+0
    st Z+, r12
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r12, Y+0
    st Z+, r12
    ldd r11, Y+23
    st Z+, r11
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    ldd r11, Y+52
    st Z+, r11
    ldi r21, 84
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    ld r11, Y+
    st Z+, r11
    ldd r11, Y+3
    st Z+, r11
    ldd r11, Y+4
    st Z+, r11
    ldd r11, Y+6
    st Z+, r11
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    ldd r11, Y+0
    st Z+, r11
    ldd r11, Y+1
    st Z+, r11
    ldd r11, Y+2
    st Z+, r11
    ldd r11, Y+3
    st Z+, r11
    ldi r21, 253
    st Z+, r21
    ; round 30 (gift.dsl:33)
    ldi r21, 244
    st Z+, r21
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(155))
    sbci r29, hi8(-(155))
    ldd r11, Y+6
    st Z+, r11
    ld r11, Y+
    st Z+, r11
    ldd r11, Y+33
    st Z+, r11
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r11, Y+0
    st Z+, r11
    ; round 1 (gift.dsl:33)
    ldi r21, 253
    st Z+, r21
    ; round 3 (gift.dsl:33)
    ldi r21, 221
    st Z+, r21
    ldd r11, Y+48
    st Z+, r11
    ldd r11, Y+49
    st Z+, r11
    ldd r11, Y+50
    st Z+, r11
    ldd r11, Y+51
    st Z+, r11
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(-223))
    sbci r29, hi8(-(-223))
    ldd r21, Y+29
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldi r21, 160
    st Z+, r21
    ldi r21, 0
    st Z+, r21
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r11, Y+0
    st Z+, r11
    ldd r11, Y+1
    st Z+, r11
    ldd r11, Y+2
    st Z+, r11
    ldd r11, Y+3
    st Z+, r11
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r11, Y+0
    st Z+, r11
    subi r28, lo8(-(84))
    sbci r29, hi8(-(84))
    ldd r11, Y+0
    st Z+, r11
    ; round 1 (gift.dsl:33)
    ldi r21, 255
    st Z+, r21
    ldi r21, 191
    st Z+, r21
    ldi r21, 255
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    subi r28, lo8(-(69))
    sbci r29, hi8(-(69))
    ldd r11, Y+0
    st Z+, r11
    ldd r11, Y+2
    st Z+, r11
    ldd r2, Y+4
    st Z+, r2
    ldd r2, Y+5
    st Z+, r2
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r2, Y+49
    st Z+, r2
    ld r2, Y+
    st Z+, r2
    subi r28, lo8(-(94))
    sbci r29, hi8(-(94))
    ldd r7, Y+0
    st Z+, r7
    st Z+, r24
    ldi r21, 1
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r7, Y+5
    st Z+, r7
    ldd r7, Y+37
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+2
    st Z+, r7
    ldd r7, Y+3
    st Z+, r7
    ldi r21, 255
    st Z+, r21
    ; round 25 (gift.dsl:33)
    ldi r21, 243
    st Z+, r21
    subi r28, lo8(-(-158))
    sbci r29, hi8(-(-158))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+37
    st Z+, r7
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r7, Y+43
    st Z+, r7
    ldd r7, Y+12
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    adiw r28, 22
    ldd r7, Y+46
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    subi r28, lo8(-(150))
    sbci r29, hi8(-(150))
    ldd r7, Y+0
    st Z+, r7
    ; round 1 (gift.dsl:33)
    ldi r21, 253
    st Z+, r21
    ; round 23 (gift.dsl:33)
    ldi r21, 239
    st Z+, r21
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+2
    st Z+, r7
    ldd r7, Y+3
    st Z+, r7
    subi r28, lo8(-(-290))
    sbci r29, hi8(-(-290))
    ldd r21, Y+1
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+5
    st Z+, r21
    ldi r21, 32
    st Z+, r21
    ldi r21, 40
    st Z+, r21
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+30
    st Z+, r7
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(213))
    sbci r29, hi8(-(213))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(-253))
    sbci r29, hi8(-(-253))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(211))
    sbci r29, hi8(-(211))
    ldd r7, Y+0
    st Z+, r7
    ; round 6 (gift.dsl:33)
    ldi r21, 127
    st Z+, r21
    ; round 1 (gift.dsl:33)
    ldi r21, 191
    st Z+, r21
    ldi r21, 191
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    subi r28, lo8(-(97))
    sbci r29, hi8(-(97))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+3
    st Z+, r7
    ldd r7, Y+4
    st Z+, r7
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(91))
    sbci r29, hi8(-(91))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(-145))
    sbci r29, hi8(-(-145))
    ldd r7, Y+30
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    ldi r21, 69
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r7, Y+3
    st Z+, r7
    ldd r7, Y+2
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+2
    st Z+, r7
    ldd r7, Y+3
    st Z+, r7
    ldi r21, 253
    st Z+, r21
    ; round 20 (gift.dsl:33)
    ldi r21, 241
    st Z+, r21
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    ldd r21, Y+31
    st Z+, r21
    ldd r21, Y+36
    st Z+, r21
    ldd r21, Y+38
    st Z+, r21
    ldd r21, Y+41
    st Z+, r21
    ldd r7, Y+46
    st Z+, r7
    ld r7, Y+
    st Z+, r7
    ldd r7, Y+33
    st Z+, r7
    ldd r7, Y+28
    st Z+, r7
    ; round 1 (gift.dsl:33)
    ldi r21, 253
    st Z+, r21
    ; round 18 (gift.dsl:33)
    ldi r21, 236
    st Z+, r21
    subi r28, lo8(-(181))
    sbci r29, hi8(-(181))
    ldd r7, Y+0
    st Z+, r7
    ldd r7, Y+1
    st Z+, r7
    ldd r7, Y+2
    st Z+, r7
    ldd r7, Y+3
    st Z+, r7
    subi r28, lo8(-(-321))
    sbci r29, hi8(-(-321))
    ldd r21, Y+3
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    subi r28, lo8(-(68))
    sbci r29, hi8(-(68))
    ldd r21, Y+5
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldi r21, 168
    st Z+, r21
    ldi r21, 32
    st Z+, r21
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+2
    st Z+, r21
    ldd r21, Y+8
    st Z+, r21
    ldd r21, Y+3
    st Z+, r21
    ldd r7, Y+23
    st Z+, r7
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    ldd r7, Y+0
    st Z+, r7
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r7, Y+0
    st Z+, r7
    ; round 6 (gift.dsl:33)
    ldi r21, 127
    st Z+, r21
    ldi r21, 63
    st Z+, r21
    ; round 1 (gift.dsl:33)
    ldi r21, 255
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    st Z+, r6
    subi r28, lo8(-(313))
    sbci r29, hi8(-(313))
    ldd r6, Y+0
    st Z+, r6
    ldd r6, Y+1
    st Z+, r6
    ldd r6, Y+2
    st Z+, r6
    st Z+, r13
    subi r28, lo8(-(-175))
    sbci r29, hi8(-(-175))
    ldd r13, Y+9
    st Z+, r13
    ldd r13, Y+16
    st Z+, r13
    ldd r13, Y+10
    st Z+, r13
    ldi r21, 21
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    ldd r13, Y+3
    st Z+, r13
    ldd r13, Y+2
    st Z+, r13
    ld r13, Y+
    st Z+, r13
    ld r13, Y+
    st Z+, r13
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    ldd r13, Y+0
    st Z+, r13
    ldd r13, Y+1
    st Z+, r13
    ldd r13, Y+2
    st Z+, r13
    ldd r13, Y+3
    st Z+, r13
    ldi r21, 255
    st Z+, r21
    ldi r21, 240
    st Z+, r21
    subi r28, lo8(-(-327))
    sbci r29, hi8(-(-327))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+14
    st Z+, r21
    ldd r21, Y+54
    st Z+, r21
    subi r28, lo8(-(83))
    sbci r29, hi8(-(83))
    ldd r21, Y+0
    st Z+, r21
    ldd r13, Y+62
    st Z+, r13
    subi r28, lo8(-(65))
    sbci r29, hi8(-(65))
    ldd r13, Y+0
    st Z+, r13
    ldd r13, Y+37
    st Z+, r13
    ldd r13, Y+22
    st Z+, r13
    ldi r21, 253
    st Z+, r21
    ; round 13 (gift.dsl:33)
    ldi r21, 206
    st Z+, r21
    subi r28, lo8(-(183))
    sbci r29, hi8(-(183))
    ldd r13, Y+0
    st Z+, r13
    ldd r13, Y+1
    st Z+, r13
    ldd r13, Y+2
    st Z+, r13
    ldd r13, Y+3
    st Z+, r13
    subi r28, lo8(-(-184))
    sbci r29, hi8(-(-184))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r21, Y+0
    st Z+, r21
    adiw r28, 63
    ldd r21, Y+7
    st Z+, r21
    ldd r21, Y+0
    st Z+, r21
    ldi r21, 40
    st Z+, r21
    ldi r21, 40
    st Z+, r21
    subi r28, lo8(-(-88))
    sbci r29, hi8(-(-88))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+41
    st Z+, r21
    subi r28, lo8(-(103))
    sbci r29, hi8(-(103))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(-89))
    sbci r29, hi8(-(-89))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(319))
    sbci r29, hi8(-(319))
    ldd r13, Y+0
    st Z+, r13
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r13, Y+0
    st Z+, r13
    subi r28, lo8(-(-115))
    sbci r29, hi8(-(-115))
    ldd r13, Y+1
    st Z+, r13
    ld r13, Y+
    st Z+, r13
    ; round 6 (gift.dsl:33)
    ldi r21, 127
    st Z+, r21
    ldi r21, 63
    st Z+, r21
    ; round 1 (gift.dsl:33)
    ldi r21, 191
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    st Z+, r5
    subi r28, lo8(-(303))
    sbci r29, hi8(-(303))
    ldd r5, Y+0
    st Z+, r5
    ldd r5, Y+1
    st Z+, r5
    ldd r5, Y+2
    st Z+, r5
    st Z+, r12
    subi r28, lo8(-(-312))
    sbci r29, hi8(-(-312))
    ldd r5, Y+0
    st Z+, r5
    adiw r28, 35
    ldd r21, Y+51
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldi r21, 85
    st Z+, r21
    ldi r21, 4
    st Z+, r21
    st Z+, r4
    st Z+, r25
    st Z+, r15
    st Z+, r14
    subi r28, lo8(-(279))
    sbci r29, hi8(-(279))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    ldd r15, Y+3
    st Z+, r15
    ldi r21, 253
    st Z+, r21
    ldi r21, 240
    st Z+, r21
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+3
    st Z+, r21
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(119))
    sbci r29, hi8(-(119))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+13
    st Z+, r15
    ld r15, Y+
    st Z+, r15
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    ldd r15, Y+0
    st Z+, r15
    ldi r21, 253
    st Z+, r21
    ldi r21, 204
    st Z+, r21
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r21, Y+3
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldd r21, Y+0
    st Z+, r21
    ldi r21, 168
    st Z+, r21
    ldi r21, 40
    st Z+, r21
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+4
    st Z+, r21
    subi r28, lo8(-(-95))
    sbci r29, hi8(-(-95))
    ldd r21, Y+0
    st Z+, r21
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    ldd r15, Y+63
    st Z+, r15
    ldd r15, Y+56
    st Z+, r15
    ld r15, Y+
    st Z+, r15
    ldd r15, Y+20
    st Z+, r15
    ; round 6 (gift.dsl:33)
    ldi r21, 127
    st Z+, r21
    ldi r21, 63
    st Z+, r21
    ; round 1 (gift.dsl:33)
    ldi r21, 191
    st Z+, r21
    ; round 6 (gift.dsl:33)
    ldi r21, 189
    st Z+, r21
    st Z+, r11
    subi r28, lo8(-(247))
    sbci r29, hi8(-(247))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    st Z+, r2
    st Z+, r16
    subi r28, lo8(-(-278))
    sbci r29, hi8(-(-278))
    ldd r21, Y+1
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldi r21, 85
    st Z+, r21
    ldi r21, 1
    st Z+, r21
    ldd r21, Y+18
    st Z+, r21
    ldd r21, Y+20
    st Z+, r21
    ldd r15, Y+23
    st Z+, r15
    ldd r21, Y+25
    st Z+, r21
    subi r28, lo8(-(280))
    sbci r29, hi8(-(280))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    ldd r15, Y+3
    st Z+, r15
    ; round 40 (gift.dsl:33)
    ldi r21, 252
    st Z+, r21
    ldi r21, 252
    st Z+, r21
    subi r28, lo8(-(-285))
    sbci r29, hi8(-(-285))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+3
    st Z+, r21
    ldd r21, Y+8
    st Z+, r21
    ldd r21, Y+9
    st Z+, r21
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+53
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+52
    st Z+, r15
    ; round 3 (gift.dsl:33)
    ldi r21, 223
    st Z+, r21
    ldi r21, 221
    st Z+, r21
    subi r28, lo8(-(289))
    sbci r29, hi8(-(289))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    ldd r15, Y+3
    st Z+, r15
    subi r28, lo8(-(-325))
    sbci r29, hi8(-(-325))
    ldd r21, Y+31
    st Z+, r21
    ldd r21, Y+32
    st Z+, r21
    ldd r21, Y+33
    st Z+, r21
    ldd r21, Y+34
    st Z+, r21
    ldi r21, 128
    st Z+, r21
    ldi r21, 128
    st Z+, r21
    ldd r21, Y+16
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ld r21, Y+
    st Z+, r21
    ldd r21, Y+2
    st Z+, r21
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(-126))
    sbci r29, hi8(-(-126))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    ldd r15, Y+0
    st Z+, r15
    ; round 1 (gift.dsl:33)
    ldi r21, 191
    st Z+, r21
    ldi r21, 255
    st Z+, r21
    ldi r21, 255
    st Z+, r21
    ldi r21, 253
    st Z+, r21
    ; round 3 (gift.dsl:33)
    ldi r21, 251
    st Z+, r21
    subi r28, lo8(-(-151))
    sbci r29, hi8(-(-151))
    ldd r21, Y+0
    st Z+, r21
    ldd r15, Y+2
    st Z+, r15
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r21, Y+3
    st Z+, r21
    ldi r21, 64
    st Z+, r21
    ld r15, Y+
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+5
    st Z+, r15
    subi r28, lo8(-(-195))
    sbci r29, hi8(-(-195))
    ldd r15, Y+0
    st Z+, r15
    ldi r21, 68
    st Z+, r21
    subi r28, lo8(-(217))
    sbci r29, hi8(-(217))
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+1
    st Z+, r15
    ldd r15, Y+2
    st Z+, r15
    ldd r15, Y+3
    st Z+, r15
    ; round 40 (gift.dsl:33)
    ldi r21, 249
    st Z+, r21
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+5
    st Z+, r15
    ldd r15, Y+6
    st Z+, r15
    ldd r15, Y+7
    st Z+, r15
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r21, Y+0
    st Z+, r21
    ldd r21, Y+4
    st Z+, r21
    ldd r21, Y+29
    st Z+, r21
    ldd r21, Y+28
    st Z+, r21
    ldi r21, 34
    std Z+0, r21
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    movw r30, r28
    adiw r30, 1
    ldi r24, 125
    ldi r25, 1
.Llwcc_gift128_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_gift128_128_key_setup_avr_wipe
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
    .size lwcc_gift128_128_key_setup_avr, .-lwcc_gift128_128_key_setup_avr

    .global lwcc_gift128_128_ecb_encrypt_avr
    .type lwcc_gift128_128_ecb_encrypt_avr, @function
lwcc_gift128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_gift128_128_ecb_encrypt_avr_begin:
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
.Llwcc_gift128_128_ecb_encrypt_avr_group:
    ld r2, X+
    ld r16, X+
    ld r9, X+
    ld r21, X+
    ld r15, X+
    ld r3, X+
    ld r5, X+
    ld r14, X+
    ld r6, X+
    ld r18, X+
    ld r13, X+
    ld r19, X+
    ld r7, X+
    ld r8, X+
    ld r4, X+
    ld r12, X+
    mov r10, r12
    lsr r10
    eor r10, r19
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r12, r17
    eor r19, r20
    mov r10, r4
    lsr r10
    eor r10, r13
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r4, r17
    eor r13, r20
    mov r10, r8
    lsr r10
    eor r10, r18
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r8, r17
    eor r18, r20
    mov r10, r7
    lsr r10
    eor r10, r6
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r7, r17
    eor r6, r20
    mov r10, r14
    lsr r10
    eor r10, r21
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r14, r17
    eor r21, r20
    mov r10, r5
    lsr r10
    eor r10, r9
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r5, r17
    eor r9, r20
    mov r10, r3
    lsr r10
    eor r10, r16
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r3, r17
    eor r16, r20
    mov r10, r15
    lsr r10
    eor r10, r2
    mov r20, r10
    andi r20, 85
    mov r17, r20
    lsl r17
    eor r15, r17
    eor r2, r20
    mov r20, r12
    swap r20
    andi r20, 15
    eor r20, r4
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r12, r17
    eor r4, r20
    mov r20, r8
    swap r20
    andi r20, 15
    eor r20, r7
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r8, r17
    eor r7, r20
    mov r20, r19
    swap r20
    andi r20, 15
    eor r20, r13
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r19, r17
    eor r13, r20
    mov r20, r18
    swap r20
    andi r20, 15
    eor r20, r6
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r18, r17
    eor r6, r20
    mov r20, r14
    swap r20
    andi r20, 15
    eor r20, r5
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r14, r17
    eor r5, r20
    mov r20, r3
    swap r20
    andi r20, 15
    eor r20, r15
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r3, r17
    eor r15, r20
    mov r20, r21
    swap r20
    andi r20, 15
    eor r20, r9
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r21, r17
    eor r9, r20
    mov r20, r16
    swap r20
    andi r20, 15
    eor r20, r2
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r16, r17
    eor r2, r20
    mov r10, r12
    lsr r10
    lsr r10
    eor r10, r4
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r12, r17
    eor r4, r20
    mov r10, r8
    lsr r10
    lsr r10
    eor r10, r7
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r8, r17
    eor r7, r20
    mov r10, r19
    lsr r10
    lsr r10
    eor r10, r13
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r19, r17
    eor r13, r20
    mov r10, r18
    lsr r10
    lsr r10
    eor r10, r6
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r18, r17
    eor r6, r20
    mov r10, r14
    lsr r10
    lsr r10
    eor r10, r5
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r14, r17
    eor r5, r20
    mov r10, r3
    lsr r10
    lsr r10
    eor r10, r15
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r3, r17
    eor r15, r20
    mov r10, r21
    lsr r10
    lsr r10
    eor r10, r9
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r21, r17
    eor r9, r20
    mov r10, r16
    lsr r10
    lsr r10
    eor r10, r2
    mov r20, r10
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r16, r17
    eor r2, r20
    ; round 1 (gift.dsl:33)
    movw r10, r12 ; r11, r13
    or r10, r19
    eor r10, r4
    eor r11, r10
    and r4, r12
    eor r4, r19
    mov r0, r4
    eor r0, r11
    and r13, r4
    eor r12, r13
    mov r13, r12
    and r13, r0
    eor r10, r13
    mov r13, r8
    or r13, r18
    eor r13, r7
    mov r4, r6
    eor r4, r13
    and r7, r8
    eor r7, r18
    mov r18, r7
    eor r18, r4
    and r6, r7
    eor r8, r6
    movw r6, r8 ; r7, r9
    and r6, r18
    eor r13, r6
    mov r6, r14
    or r6, r21
    eor r6, r5
    eor r7, r6
    and r5, r14
    eor r5, r21
    mov r21, r5
    eor r21, r7
    and r9, r5
    eor r14, r9
    mov r9, r14
    and r9, r21
    eor r6, r9
    mov r9, r3
    or r9, r16
    eor r9, r15
    mov r5, r2
    eor r5, r9
    and r15, r3
    eor r15, r16
    mov r16, r15
    eor r16, r5
    and r2, r15
    eor r3, r2
    mov r2, r3
    and r2, r16
    eor r9, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r2, Z
    mov r30, r4
    lpm r15, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r5
    lpm r5, Z
    swap r0
    swap r18
    swap r21
    swap r16
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    subi r28, lo8(-(716))
    sbci r29, hi8(-(716))
    ldd r4, Y+0
    eor r0, r4
    ldd r4, Y+1
    eor r4, r18
    ldd r11, Y+2
    eor r11, r21
    ldd r21, Y+3
    eor r16, r21
    ldd r21, Y+4
    eor r10, r21
    ldd r21, Y+5
    eor r13, r21
    ldd r21, Y+6
    eor r6, r21
    ldd r21, Y+7
    eor r9, r21
    subi r28, lo8(-(-696))
    sbci r29, hi8(-(-696))
    ldd r21, Y+0
    eor r12, r21
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r21, Y+0
    eor r8, r21
    eor r14, r21
    subi r28, lo8(-(-84))
    sbci r29, hi8(-(-84))
    ldd r18, Y+0
    eor r3, r18
    ; round 2 (gift.dsl:33)
    mov r18, r0
    com r18
    and r18, r2
    eor r18, r10
    mov r19, r12
    eor r19, r18
    or r10, r2
    eor r0, r10
    mov r10, r0
    eor r10, r19
    or r12, r0
    eor r2, r12
    mov r12, r2
    and r12, r10
    eor r18, r12
    mov r12, r4
    com r12
    and r12, r15
    eor r12, r13
    mov r0, r8
    eor r0, r12
    or r13, r15
    eor r4, r13
    mov r13, r4
    eor r13, r0
    or r8, r4
    eor r15, r8
    mov r8, r15
    and r8, r13
    eor r12, r8
    mov r8, r11
    com r8
    and r8, r7
    eor r8, r6
    mov r4, r14
    eor r4, r8
    or r6, r7
    eor r11, r6
    mov r6, r11
    eor r6, r4
    or r14, r11
    eor r7, r14
    mov r14, r7
    and r14, r6
    eor r8, r14
    mov r14, r16
    com r14
    and r14, r5
    eor r14, r9
    mov r11, r3
    eor r11, r14
    or r9, r5
    eor r9, r16
    mov r16, r9
    eor r16, r11
    or r3, r9
    eor r5, r3
    mov r9, r5
    and r9, r16
    eor r14, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r9, Z
    mov r30, r10
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r16
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
    ldd r16, Y+0
    eor r3, r16
    ldd r16, Y+1
    eor r13, r16
    ldd r16, Y+2
    eor r6, r16
    ldd r16, Y+3
    eor r10, r16
    subi r28, lo8(-(424))
    sbci r29, hi8(-(424))
    ldd r16, Y+0
    eor r12, r16
    ldd r16, Y+1
    eor r18, r16
    ldd r16, Y+2
    eor r14, r16
    ldd r16, Y+3
    eor r8, r16
    subi r28, lo8(-(-608))
    sbci r29, hi8(-(-608))
    ldd r16, Y+0
    eor r2, r16
    subi r28, lo8(-(612))
    sbci r29, hi8(-(612))
    ldd r16, Y+0
    eor r15, r16
    subi r28, lo8(-(-705))
    sbci r29, hi8(-(-705))
    ldd r19, Y+0
    eor r7, r19
    eor r5, r16
    ; round 3 (gift.dsl:33)
    mov r16, r0
    or r16, r3
    eor r16, r12
    mov r19, r2
    eor r19, r16
    and r12, r0
    eor r3, r12
    mov r12, r3
    eor r12, r19
    and r2, r3
    eor r0, r2
    mov r2, r0
    and r2, r12
    eor r2, r16
    mov r3, r9
    or r3, r13
    eor r3, r18
    mov r16, r15
    eor r16, r3
    and r18, r9
    eor r13, r18
    mov r18, r13
    eor r18, r16
    and r15, r13
    eor r9, r15
    mov r15, r9
    and r15, r18
    eor r3, r15
    mov r15, r11
    or r15, r6
    eor r15, r14
    mov r13, r7
    eor r13, r15
    and r14, r11
    eor r6, r14
    mov r14, r6
    eor r14, r13
    and r7, r6
    eor r11, r7
    mov r6, r11
    and r6, r14
    eor r15, r6
    movw r6, r4 ; r7, r5
    or r6, r10
    eor r6, r8
    eor r7, r6
    and r8, r4
    eor r10, r8
    mov r8, r10
    eor r8, r7
    and r5, r10
    eor r4, r5
    mov r5, r4
    and r5, r8
    eor r6, r5
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r19
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r16
    lpm r10, Z
    mov r30, r18
    lpm r16, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r6
    lpm r18, Z
    subi r28, lo8(-(687))
    sbci r29, hi8(-(687))
    ldd r6, Y+0
    eor r12, r6
    ldd r6, Y+1
    eor r6, r16
    ldd r16, Y+2
    eor r14, r16
    ldd r16, Y+3
    eor r8, r16
    ldd r16, Y+4
    eor r15, r16
    ldd r16, Y+5
    eor r18, r16
    ldd r16, Y+6
    eor r2, r16
    ldd r16, Y+7
    eor r3, r16
    ldd r16, Y+32
    eor r0, r16
    eor r9, r21
    subi r28, lo8(-(-344))
    sbci r29, hi8(-(-344))
    ldd r16, Y+0
    eor r11, r16
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r16, Y+0
    eor r4, r16
    ; round 4 (gift.dsl:33)
    mov r16, r12
    com r16
    and r16, r13
    eor r16, r15
    mov r21, r0
    eor r21, r16
    or r15, r13
    eor r12, r15
    mov r15, r12
    eor r15, r21
    or r0, r12
    eor r13, r0
    mov r12, r13
    and r12, r15
    eor r12, r16
    mov r0, r6
    com r0
    and r0, r7
    eor r0, r18
    mov r16, r9
    eor r16, r0
    or r18, r7
    eor r6, r18
    mov r18, r6
    eor r18, r16
    or r9, r6
    eor r7, r9
    mov r9, r7
    and r9, r18
    eor r0, r9
    mov r9, r14
    com r9
    and r9, r5
    eor r9, r2
    mov r19, r11
    eor r19, r9
    or r2, r5
    eor r14, r2
    mov r2, r14
    eor r2, r19
    or r11, r14
    eor r5, r11
    mov r14, r5
    and r14, r2
    eor r9, r14
    mov r14, r8
    com r14
    and r14, r10
    eor r14, r3
    mov r6, r4
    eor r6, r14
    or r3, r10
    eor r8, r3
    mov r3, r8
    eor r3, r6
    or r4, r8
    eor r10, r4
    mov r8, r10
    and r8, r3
    eor r14, r8
    mov r8, r16
    swap r8
    mov r20, r8
    andi r20, 15
    mov r17, r21
    swap r17
    andi r17, 240
    or r20, r17
    swap r21
    andi r21, 15
    swap r16
    andi r16, 240
    or r21, r16
    mov r8, r6
    swap r8
    mov r16, r8
    andi r16, 15
    mov r17, r19
    swap r17
    andi r17, 240
    or r16, r17
    swap r19
    andi r19, 15
    swap r6
    mov r17, r6
    andi r17, 240
    or r19, r17
    mov r6, r12
    swap r6
    mov r17, r6
    andi r17, 15
    mov r6, r0
    swap r6
    mov r8, r20
    mov r20, r6
    andi r20, 240
    or r17, r20
    swap r0
    mov r20, r0
    andi r20, 15
    swap r12
    mov r6, r21
    mov r21, r12
    andi r21, 240
    or r20, r21
    mov r4, r9
    swap r4
    mov r21, r4
    andi r21, 15
    mov r4, r14
    swap r4
    mov r12, r16
    mov r16, r4
    andi r16, 240
    or r21, r16
    swap r14
    mov r16, r14
    andi r16, 15
    swap r9
    mov r14, r19
    mov r19, r9
    andi r19, 240
    or r16, r19
    ldd r9, Y+57
    eor r9, r18
    ldd r4, Y+58
    eor r15, r4
    ldd r4, Y+59
    eor r3, r4
    ldd r4, Y+60
    eor r2, r4
    subi r28, lo8(-(480))
    sbci r29, hi8(-(480))
    ldd r4, Y+0
    eor r4, r17
    ldd r11, Y+1
    eor r11, r20
    ldd r0, Y+2
    eor r0, r21
    subi r28, lo8(-(-426))
    sbci r29, hi8(-(-426))
    ldd r21, Y+0
    eor r16, r21
    ldd r21, Y+59
    eor r13, r21
    subi r28, lo8(-(429))
    sbci r29, hi8(-(429))
    ldd r18, Y+0
    eor r7, r18
    eor r5, r21
    subi r28, lo8(-(-630))
    sbci r29, hi8(-(-630))
    ldd r21, Y+0
    eor r10, r21
    mov r21, r10
    mov r10, r14
    mov r14, r15
    mov r15, r4
    mov r4, r0
    mov r0, r16
    mov r18, r2
    mov r2, r8
    mov r8, r3
    mov r3, r13
    mov r13, r7
    mov r7, r12
    mov r12, r5
    mov r5, r6
    mov r6, r11
    mov r11, r18
    subi r28, lo8(-(-102))
    sbci r29, hi8(-(-102))
    ldi r16, 7
.Llwcc_gift128_128_ecb_encrypt_avr_round:
    ; round 5 (gift.dsl:33)
    movw r18, r2 ; r19, r3
    or r18, r9
    eor r18, r15
    and r15, r2
    eor r9, r15
    eor r19, r18
    and r3, r9
    eor r2, r3
    eor r9, r19
    com r19
    mov r15, r2
    and r15, r9
    eor r18, r15
    ldd r15, Y+2
    eor r9, r15
    ldd r15, Y+8
    eor r2, r15
    mov r15, r5
    or r15, r14
    eor r15, r6
    and r6, r5
    eor r14, r6
    mov r20, r13
    eor r20, r15
    and r13, r14
    eor r5, r13
    eor r14, r20
    com r20
    mov r3, r5
    and r3, r14
    eor r15, r3
    ldd r3, Y+3
    eor r14, r3
    ldd r3, Y+9
    eor r5, r3
    mov r3, r7
    or r3, r8
    eor r3, r4
    and r4, r7
    eor r8, r4
    mov r6, r12
    eor r6, r3
    and r12, r8
    eor r7, r12
    eor r8, r6
    com r6
    mov r13, r7
    and r13, r8
    eor r3, r13
    ldd r13, Y+0
    eor r8, r13
    mov r13, r10
    or r13, r11
    eor r13, r0
    and r0, r10
    eor r11, r0
    mov r4, r21
    eor r4, r13
    and r21, r11
    eor r10, r21
    eor r11, r4
    com r4
    mov r12, r10
    and r12, r11
    eor r13, r12
    ldd r12, Y+1
    eor r11, r12
    ldi r21, 128
    eor r10, r21
    mov r12, r6
    lsr r12
    lsl r6
    mov r21, r12
    andi r21, 85
    mov r17, r6
    andi r17, 170
    mov r6, r19
    lsl r6
    mov r12, r18
    mov r18, r6
    andi r18, 170
    or r21, r18
    lsr r19
    andi r19, 85
    or r19, r17
    mov r6, r4
    lsr r6
    lsl r4
    mov r18, r6
    andi r18, 85
    mov r17, r4
    andi r17, 170
    mov r6, r20
    lsl r6
    mov r4, r19
    mov r19, r6
    andi r19, 170
    or r18, r19
    lsr r20
    andi r20, 85
    or r20, r17
    mov r19, r12
    lsr r19
    lsl r12
    andi r19, 85
    mov r17, r12
    andi r17, 170
    mov r6, r3
    lsl r6
    mov r12, r20
    mov r20, r6
    andi r20, 170
    or r19, r20
    lsr r3
    mov r20, r3
    andi r20, 85
    or r20, r17
    ldd r3, Y+4
    eor r19, r3
    ldd r3, Y+6
    eor r3, r20
    mov r6, r15
    lsr r6
    lsl r15
    mov r20, r6
    andi r20, 85
    mov r17, r15
    andi r17, 170
    mov r15, r13
    lsl r15
    mov r6, r18
    mov r18, r15
    andi r18, 170
    or r20, r18
    lsr r13
    mov r18, r13
    andi r18, 85
    or r18, r17
    ldd r15, Y+5
    eor r15, r20
    ldd r13, Y+7
    eor r13, r18
    ; round 6 (gift.dsl:33)
    mov r0, r21
    or r0, r8
    eor r0, r19
    and r19, r21
    eor r8, r19
    mov r18, r2
    eor r18, r0
    and r2, r8
    eor r2, r21
    eor r8, r18
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r21, Z
    mov r18, r2
    and r18, r8
    eor r0, r18
    swap r8
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    ldd r18, Y+10
    eor r8, r18
    ldd r18, Y+14
    eor r0, r18
    ldd r18, Y+18
    eor r2, r18
    mov r18, r6
    or r18, r11
    eor r18, r15
    and r15, r6
    eor r11, r15
    mov r15, r5
    eor r15, r18
    and r5, r11
    eor r6, r5
    eor r11, r15
    mov r30, r15
    lpm r15, Z
    mov r5, r6
    and r5, r11
    eor r5, r18
    swap r11
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    ldd r18, Y+11
    eor r11, r18
    ldd r18, Y+15
    eor r5, r18
    ldd r18, Y+19
    eor r6, r18
    mov r18, r4
    or r18, r9
    eor r18, r3
    and r3, r4
    eor r9, r3
    mov r3, r7
    eor r3, r18
    and r7, r9
    eor r4, r7
    eor r9, r3
    mov r30, r3
    lpm r3, Z
    mov r7, r4
    and r7, r9
    eor r7, r18
    swap r9
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ldd r18, Y+12
    eor r9, r18
    ldd r18, Y+16
    eor r7, r18
    ldd r18, Y+20
    eor r4, r18
    mov r18, r12
    or r18, r14
    eor r18, r13
    and r13, r12
    eor r14, r13
    mov r13, r10
    eor r13, r18
    and r10, r14
    eor r12, r10
    eor r14, r13
    mov r30, r13
    lpm r13, Z
    mov r10, r12
    and r10, r14
    eor r10, r18
    swap r14
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    ldd r18, Y+13
    eor r14, r18
    ldd r18, Y+17
    eor r10, r18
    ldd r18, Y+21
    eor r12, r18
    ; round 7 (gift.dsl:33)
    mov r18, r8
    com r18
    and r18, r21
    eor r18, r0
    or r0, r21
    eor r8, r0
    mov r0, r2
    eor r0, r18
    or r2, r8
    eor r2, r21
    eor r8, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r21, Z
    and r8, r2
    eor r18, r8
    ldd r8, Y+27
    eor r18, r8
    ldd r8, Y+22
    eor r8, r21
    mov r21, r11
    com r21
    and r21, r15
    eor r21, r5
    or r5, r15
    eor r11, r5
    mov r5, r6
    eor r5, r21
    or r6, r11
    eor r15, r6
    eor r11, r5
    mov r6, r15
    and r6, r11
    eor r6, r21
    mov r30, r11
    lpm r11, Z
    mov r30, r6
    lpm r6, Z
    ldd r21, Y+23
    eor r11, r21
    ldd r21, Y+26
    eor r6, r21
    ldd r21, Y+30
    eor r15, r21
    mov r21, r9
    com r21
    and r21, r3
    eor r21, r7
    or r7, r3
    eor r9, r7
    mov r7, r4
    eor r7, r21
    or r4, r9
    eor r3, r4
    eor r9, r7
    mov r30, r7
    lpm r7, Z
    mov r30, r9
    lpm r4, Z
    and r9, r3
    eor r9, r21
    ldd r21, Y+29
    eor r9, r21
    ldd r21, Y+24
    eor r4, r21
    ; round 5
    ldi r21, 1
    ; round 7 (gift.dsl:33)
    eor r3, r21
    mov r21, r14
    com r21
    and r21, r13
    eor r21, r10
    or r10, r13
    eor r14, r10
    mov r10, r12
    eor r10, r21
    or r12, r14
    eor r13, r12
    eor r14, r10
    mov r12, r13
    and r12, r14
    eor r12, r21
    mov r30, r14
    lpm r14, Z
    mov r30, r12
    lpm r12, Z
    ldd r21, Y+25
    eor r14, r21
    ldd r21, Y+28
    eor r12, r21
    ldd r21, Y+31
    eor r13, r21
    ; round 8 (gift.dsl:33)
    mov r21, r5
    or r21, r8
    eor r21, r6
    and r6, r5
    eor r8, r6
    mov r6, r2
    eor r6, r21
    and r2, r8
    eor r5, r2
    eor r8, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r2, Z
    mov r30, r8
    lpm r6, Z
    and r8, r5
    eor r8, r21
    ldd r21, Y+32
    eor r6, r21
    ldd r21, Y+38
    eor r8, r21
    ; round 5
    ldi r21, 251
    ; round 8 (gift.dsl:33)
    eor r5, r21
    mov r21, r0
    or r21, r11
    eor r21, r18
    and r18, r0
    eor r11, r18
    mov r18, r15
    eor r18, r21
    and r15, r11
    eor r0, r15
    eor r11, r18
    mov r30, r18
    lpm r15, Z
    mov r30, r11
    lpm r18, Z
    and r11, r0
    eor r21, r11
    ldd r11, Y+33
    eor r11, r18
    ldd r18, Y+39
    eor r21, r18
    ; round 5
    ldi r18, 255
    ; round 8 (gift.dsl:33)
    eor r0, r18
    mov r18, r10
    or r18, r4
    eor r18, r12
    and r12, r10
    eor r4, r12
    mov r12, r3
    eor r12, r18
    and r3, r4
    eor r10, r3
    eor r4, r12
    mov r3, r10
    and r3, r4
    eor r3, r18
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    ldd r18, Y+34
    eor r4, r18
    ldd r18, Y+36
    eor r3, r18
    ldd r18, Y+40
    eor r10, r18
    mov r18, r7
    or r18, r14
    eor r18, r9
    and r9, r7
    eor r14, r9
    mov r9, r13
    eor r9, r18
    and r13, r14
    eor r7, r13
    eor r14, r9
    mov r13, r7
    and r13, r14
    eor r13, r18
    mov r30, r14
    lpm r14, Z
    mov r30, r13
    lpm r18, Z
    ldd r13, Y+35
    eor r14, r13
    ldd r13, Y+37
    eor r18, r13
    ldd r13, Y+41
    eor r7, r13
    ; round 9 (gift.dsl:33)
    mov r13, r6
    com r13
    and r13, r12
    eor r13, r3
    or r3, r12
    eor r6, r3
    mov r19, r5
    eor r19, r13
    or r5, r6
    eor r12, r5
    eor r6, r19
    mov r3, r12
    and r3, r6
    eor r13, r3
    ldd r3, Y+43
    eor r6, r3
    ldd r3, Y+50
    eor r12, r3
    mov r3, r11
    com r3
    and r3, r9
    eor r3, r18
    or r18, r9
    eor r11, r18
    mov r5, r0
    eor r5, r3
    or r0, r11
    eor r9, r0
    eor r11, r5
    mov r0, r9
    and r0, r11
    eor r3, r0
    ldd r0, Y+42
    eor r11, r0
    ; round 5
    ldi r18, 64
    ; round 9 (gift.dsl:33)
    eor r9, r18
    mov r0, r4
    com r0
    and r0, r2
    eor r0, r8
    or r8, r2
    eor r4, r8
    mov r18, r10
    eor r18, r0
    or r10, r4
    eor r2, r10
    eor r4, r18
    mov r8, r2
    and r8, r4
    eor r0, r8
    ldd r8, Y+45
    eor r4, r8
    ldd r8, Y+51
    eor r2, r8
    mov r8, r14
    com r8
    and r8, r15
    eor r8, r21
    or r21, r15
    eor r14, r21
    mov r10, r7
    eor r10, r8
    or r7, r14
    eor r15, r7
    eor r14, r10
    mov r7, r15
    and r7, r14
    eor r8, r7
    ldd r7, Y+44
    eor r14, r7
    mov r7, r5
    swap r7
    swap r5
    mov r21, r7
    andi r21, 15
    mov r20, r5
    andi r20, 240
    mov r17, r19
    swap r17
    andi r17, 240
    or r21, r17
    swap r19
    andi r19, 15
    or r19, r20
    mov r7, r10
    swap r7
    swap r10
    mov r20, r7
    andi r20, 15
    mov r17, r10
    andi r17, 240
    mov r5, r18
    swap r5
    mov r7, r21
    mov r21, r5
    andi r21, 240
    or r20, r21
    swap r18
    andi r18, 15
    or r18, r17
    mov r5, r13
    swap r5
    swap r13
    mov r21, r5
    andi r21, 15
    mov r17, r13
    andi r17, 240
    mov r5, r3
    swap r5
    mov r13, r19
    mov r19, r5
    andi r19, 240
    or r21, r19
    swap r3
    mov r19, r3
    andi r19, 15
    or r19, r17
    ldd r3, Y+46
    eor r3, r21
    ldd r5, Y+47
    eor r5, r19
    mov r10, r0
    swap r10
    swap r0
    mov r21, r10
    andi r21, 15
    mov r19, r0
    andi r19, 240
    mov r17, r8
    swap r17
    andi r17, 240
    or r21, r17
    swap r8
    mov r17, r8
    andi r17, 15
    or r17, r19
    ldd r8, Y+48
    eor r8, r21
    ldd r10, Y+49
    eor r10, r17
    mov r0, r10
    mov r10, r18
    mov r21, r15
    mov r15, r3
    mov r3, r12
    mov r12, r2
    mov r2, r7
    mov r7, r20
    mov r19, r9
    mov r9, r11
    mov r11, r4
    mov r4, r8
    mov r8, r14
    mov r14, r6
    mov r6, r5
    mov r5, r13
    mov r13, r19
    adiw r28, 52
    dec r16
    breq .Llwcc_gift128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_gift128_128_ecb_encrypt_avr_round
.Llwcc_gift128_128_ecb_encrypt_avr_rounds_done:
    subi r28, 108
    sbci r29, 1
    ; round 40 (gift.dsl:33)
    mov r16, r2
    or r16, r9
    eor r16, r15
    and r15, r2
    eor r9, r15
    mov r18, r3
    eor r18, r16
    and r3, r9
    eor r2, r3
    eor r9, r18
    com r18
    mov r15, r2
    and r15, r9
    eor r15, r16
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    ldd r3, Y+0
    eor r9, r3
    subi r28, lo8(-(466))
    sbci r29, hi8(-(466))
    ldd r3, Y+1
    eor r15, r3
    ldd r3, Y+5
    eor r2, r3
    mov r3, r5
    or r3, r14
    eor r3, r6
    and r6, r5
    eor r14, r6
    mov r16, r13
    eor r16, r3
    and r13, r14
    eor r5, r13
    eor r14, r16
    com r16
    mov r6, r5
    and r6, r14
    eor r3, r6
    ldd r6, Y+0
    eor r14, r6
    ldd r6, Y+2
    eor r3, r6
    subi r28, lo8(-(-724))
    sbci r29, hi8(-(-724))
    ldd r6, Y+0
    eor r5, r6
    mov r6, r7
    or r6, r8
    eor r6, r4
    and r4, r7
    eor r8, r4
    mov r13, r12
    eor r13, r6
    and r12, r8
    eor r7, r12
    eor r8, r13
    com r13
    mov r4, r7
    and r4, r8
    eor r6, r4
    ldd r4, Y+48
    eor r8, r4
    subi r28, lo8(-(727))
    sbci r29, hi8(-(727))
    ldd r4, Y+0
    eor r6, r4
    subi r28, lo8(-(-634))
    sbci r29, hi8(-(-634))
    ldd r4, Y+0
    eor r7, r4
    mov r4, r10
    or r4, r11
    eor r4, r0
    and r0, r10
    eor r11, r0
    mov r12, r21
    eor r12, r4
    and r21, r11
    eor r10, r21
    eor r11, r12
    com r12
    mov r0, r10
    and r0, r11
    eor r4, r0
    ldd r0, Y+54
    eor r11, r0
    subi r28, lo8(-(612))
    sbci r29, hi8(-(612))
    ldd r0, Y+23
    eor r4, r0
    ldd r0, Y+0
    eor r10, r0
    mov r0, r13
    lsr r0
    lsl r13
    mov r21, r0
    andi r21, 85
    mov r19, r13
    andi r19, 170
    mov r20, r18
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r18
    andi r18, 85
    or r18, r19
    mov r13, r12
    lsr r13
    lsl r12
    mov r19, r13
    andi r19, 85
    mov r20, r12
    andi r20, 170
    mov r17, r16
    lsl r17
    andi r17, 170
    or r19, r17
    lsr r16
    andi r16, 85
    or r16, r20
    mov r13, r15
    lsr r13
    lsl r15
    mov r20, r13
    andi r20, 85
    mov r17, r15
    andi r17, 170
    mov r15, r6
    lsl r15
    mov r13, r16
    mov r16, r15
    andi r16, 170
    or r20, r16
    lsr r6
    mov r16, r6
    andi r16, 85
    or r16, r17
    mov r15, r3
    lsr r15
    lsl r3
    mov r17, r15
    andi r17, 85
    mov r15, r16
    mov r16, r3
    andi r16, 170
    mov r3, r4
    lsl r3
    mov r6, r18
    mov r18, r3
    andi r18, 170
    or r17, r18
    lsr r4
    mov r18, r4
    andi r18, 85
    or r18, r16
    mov r3, r21
    lsr r3
    lsr r3
    eor r3, r20
    mov r16, r3
    andi r16, 51
    eor r20, r16
    lsl r16
    lsl r16
    eor r21, r16
    mov r3, r19
    lsr r3
    lsr r3
    eor r3, r17
    mov r16, r3
    andi r16, 51
    eor r17, r16
    lsl r16
    lsl r16
    eor r19, r16
    mov r3, r8
    lsr r3
    lsr r3
    eor r3, r2
    mov r16, r3
    andi r16, 51
    eor r2, r16
    lsl r16
    lsl r16
    eor r8, r16
    mov r3, r11
    lsr r3
    lsr r3
    eor r3, r5
    mov r16, r3
    andi r16, 51
    eor r5, r16
    lsl r16
    lsl r16
    eor r11, r16
    mov r3, r6
    lsr r3
    lsr r3
    eor r3, r15
    mov r16, r3
    andi r16, 51
    eor r15, r16
    lsl r16
    lsl r16
    eor r6, r16
    mov r3, r13
    lsr r3
    lsr r3
    eor r3, r18
    mov r16, r3
    andi r16, 51
    eor r18, r16
    lsl r16
    lsl r16
    eor r13, r16
    mov r3, r9
    lsr r3
    lsr r3
    eor r3, r7
    mov r16, r3
    andi r16, 51
    eor r7, r16
    lsl r16
    lsl r16
    eor r9, r16
    mov r3, r14
    lsr r3
    lsr r3
    eor r3, r10
    mov r16, r3
    andi r16, 51
    eor r10, r16
    lsl r16
    lsl r16
    eor r14, r16
    mov r16, r21
    swap r16
    andi r16, 15
    eor r16, r20
    andi r16, 15
    eor r20, r16
    swap r16
    andi r16, 240
    eor r21, r16
    mov r16, r19
    swap r16
    andi r16, 15
    eor r16, r17
    andi r16, 15
    eor r17, r16
    swap r16
    andi r16, 240
    eor r19, r16
    mov r16, r8
    swap r16
    andi r16, 15
    eor r16, r2
    andi r16, 15
    eor r2, r16
    swap r16
    andi r16, 240
    eor r8, r16
    mov r16, r11
    swap r16
    andi r16, 15
    eor r16, r5
    andi r16, 15
    eor r5, r16
    swap r16
    andi r16, 240
    eor r11, r16
    mov r16, r6
    swap r16
    andi r16, 15
    eor r16, r15
    andi r16, 15
    eor r15, r16
    swap r16
    andi r16, 240
    eor r6, r16
    mov r16, r13
    swap r16
    andi r16, 15
    eor r16, r18
    andi r16, 15
    eor r18, r16
    swap r16
    andi r16, 240
    eor r13, r16
    mov r16, r9
    swap r16
    andi r16, 15
    eor r16, r7
    andi r16, 15
    eor r7, r16
    swap r16
    andi r16, 240
    eor r9, r16
    mov r16, r14
    swap r16
    andi r16, 15
    eor r16, r10
    andi r16, 15
    eor r10, r16
    swap r16
    andi r16, 240
    eor r14, r16
    mov r3, r21
    lsr r3
    eor r3, r8
    mov r16, r3
    andi r16, 85
    eor r8, r16
    lsl r16
    eor r21, r16
    mov r3, r20
    lsr r3
    eor r3, r2
    mov r16, r3
    andi r16, 85
    eor r2, r16
    lsl r16
    eor r20, r16
    mov r3, r19
    lsr r3
    eor r3, r11
    mov r16, r3
    andi r16, 85
    eor r11, r16
    lsl r16
    eor r19, r16
    mov r3, r17
    lsr r3
    eor r3, r5
    mov r16, r3
    andi r16, 85
    eor r5, r16
    lsl r16
    eor r17, r16
    mov r3, r6
    lsr r3
    eor r3, r9
    mov r16, r3
    andi r16, 85
    eor r9, r16
    lsl r16
    eor r6, r16
    mov r3, r15
    lsr r3
    eor r3, r7
    mov r16, r3
    andi r16, 85
    eor r7, r16
    lsl r16
    eor r15, r16
    mov r3, r13
    lsr r3
    eor r3, r14
    mov r16, r3
    andi r16, 85
    eor r14, r16
    lsl r16
    eor r13, r16
    mov r3, r18
    lsr r3
    eor r3, r10
    mov r16, r3
    andi r16, 85
    eor r10, r16
    movw r30, r22
    std Z+0, r10
    std Z+1, r14
    std Z+2, r7
    std Z+3, r9
    lsl r16
    eor r18, r16
    std Z+4, r18
    std Z+5, r13
    std Z+6, r15
    std Z+7, r6
    std Z+8, r5
    std Z+9, r11
    std Z+10, r2
    std Z+11, r8
    std Z+12, r17
    std Z+13, r19
    std Z+14, r20
    std Z+15, r21
    subi r28, lo8(-(-714))
    sbci r29, hi8(-(-714))
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_gift128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_gift128_128_ecb_encrypt_avr_group
.Llwcc_gift128_128_ecb_encrypt_avr_end:
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
    .size lwcc_gift128_128_ecb_encrypt_avr, .-lwcc_gift128_128_ecb_encrypt_avr

    .global lwcc_gift128_128_ecb_decrypt_avr
    .type lwcc_gift128_128_ecb_decrypt_avr, @function
lwcc_gift128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_gift128_128_ecb_decrypt_avr_begin:
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
.Llwcc_gift128_128_ecb_decrypt_avr_group:
    ld r15, X+
    ld r16, X+
    ld r2, X+
    ld r18, X+
    ld r5, X+
    ld r14, X+
    ld r6, X+
    ld r9, X+
    ld r7, X+
    ld r19, X+
    ld r13, X+
    ld r17, X+
    ld r12, X+
    ld r3, X+
    ld r4, X+
    ld r11, X+
    mov r8, r11
    lsr r8
    eor r8, r17
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r11, r21
    eor r17, r20
    mov r8, r4
    lsr r8
    eor r8, r13
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r4, r21
    eor r13, r20
    mov r8, r3
    lsr r8
    eor r8, r19
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r3, r21
    eor r19, r20
    mov r8, r12
    lsr r8
    eor r8, r7
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r12, r21
    eor r7, r20
    mov r8, r9
    lsr r8
    eor r8, r18
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r9, r21
    eor r18, r20
    mov r8, r6
    lsr r8
    eor r8, r2
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r6, r21
    eor r2, r20
    mov r8, r14
    lsr r8
    eor r8, r16
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r14, r21
    eor r16, r20
    mov r8, r5
    lsr r8
    eor r8, r15
    mov r20, r8
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r5, r21
    eor r15, r20
    mov r20, r11
    swap r20
    andi r20, 15
    eor r20, r4
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r11, r21
    eor r4, r20
    mov r20, r3
    swap r20
    andi r20, 15
    eor r20, r12
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r3, r21
    eor r12, r20
    mov r20, r17
    swap r20
    andi r20, 15
    eor r20, r13
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r17, r21
    eor r13, r20
    mov r20, r19
    swap r20
    andi r20, 15
    eor r20, r7
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r19, r21
    eor r7, r20
    mov r20, r9
    swap r20
    andi r20, 15
    eor r20, r6
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r9, r21
    eor r6, r20
    mov r20, r14
    swap r20
    andi r20, 15
    eor r20, r5
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r14, r21
    eor r5, r20
    mov r20, r18
    swap r20
    andi r20, 15
    eor r20, r2
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r18, r21
    eor r2, r20
    mov r20, r16
    swap r20
    andi r20, 15
    eor r20, r15
    andi r20, 15
    mov r21, r20
    swap r21
    andi r21, 240
    eor r16, r21
    eor r15, r20
    mov r8, r11
    lsr r8
    lsr r8
    eor r8, r4
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r11, r21
    eor r4, r20
    mov r8, r3
    lsr r8
    lsr r8
    eor r8, r12
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r3, r21
    eor r12, r20
    mov r8, r17
    lsr r8
    lsr r8
    eor r8, r13
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r17, r21
    eor r13, r20
    mov r8, r19
    lsr r8
    lsr r8
    eor r8, r7
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r19, r21
    eor r7, r20
    mov r8, r9
    lsr r8
    lsr r8
    eor r8, r6
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r9, r21
    eor r6, r20
    mov r8, r14
    lsr r8
    lsr r8
    eor r8, r5
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r14, r21
    eor r5, r20
    mov r8, r18
    lsr r8
    lsr r8
    eor r8, r2
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r18, r21
    eor r2, r20
    mov r8, r16
    lsr r8
    lsr r8
    eor r8, r15
    mov r20, r8
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r16, r21
    eor r15, r20
    mov r8, r11
    lsr r8
    movw r20, r8 ; r21, r9
    andi r20, 85
    lsl r21
    andi r21, 170
    or r20, r21
    mov r8, r3
    lsr r8
    mov r21, r8
    andi r21, 85
    mov r8, r14
    lsl r8
    mov r10, r20
    mov r20, r8
    andi r20, 170
    or r21, r20
    lsr r9
    mov r20, r9
    andi r20, 85
    lsl r11
    mov r9, r21
    mov r21, r11
    andi r21, 170
    or r20, r21
    lsr r14
    mov r21, r14
    andi r21, 85
    lsl r3
    mov r14, r20
    mov r20, r3
    andi r20, 170
    or r21, r20
    mov r3, r6
    lsr r3
    mov r20, r3
    andi r20, 85
    mov r3, r4
    lsl r3
    mov r11, r21
    mov r21, r3
    andi r21, 170
    or r20, r21
    mov r3, r5
    lsr r3
    mov r21, r3
    andi r21, 85
    mov r3, r12
    lsl r3
    mov r8, r20
    mov r20, r3
    andi r20, 170
    or r21, r20
    lsr r4
    mov r20, r4
    andi r20, 85
    lsl r6
    mov r3, r21
    mov r21, r6
    andi r21, 170
    or r20, r21
    lsr r12
    mov r21, r12
    andi r21, 85
    lsl r5
    mov r6, r20
    mov r20, r5
    andi r20, 170
    or r21, r20
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    ldd r5, Y+0
    eor r5, r18
    subi r28, lo8(-(466))
    sbci r29, hi8(-(466))
    ldd r12, Y+0
    eor r12, r16
    subi r28, lo8(-(-676))
    sbci r29, hi8(-(-676))
    ldd r4, Y+0
    eor r4, r17
    subi r28, lo8(-(99))
    sbci r29, hi8(-(99))
    ldd r0, Y+0
    eor r0, r19
    subi r28, lo8(-(578))
    sbci r29, hi8(-(578))
    ldd r16, Y+0
    eor r8, r16
    ldd r16, Y+1
    eor r3, r16
    ldd r16, Y+2
    eor r6, r16
    ldd r16, Y+3
    eor r21, r16
    ldd r16, Y+4
    eor r13, r16
    subi r28, lo8(-(-725))
    sbci r29, hi8(-(-725))
    ldd r16, Y+0
    eor r7, r16
    subi r28, lo8(-(93))
    sbci r29, hi8(-(93))
    ldd r16, Y+0
    eor r2, r16
    subi r28, lo8(-(612))
    sbci r29, hi8(-(612))
    ldd r16, Y+0
    eor r15, r16
    ; round 40 (gift.dsl:33)
    mov r16, r5
    and r16, r13
    eor r8, r16
    mov r16, r10
    eor r16, r8
    eor r10, r5
    mov r5, r10
    or r5, r16
    eor r13, r5
    mov r5, r8
    or r5, r13
    eor r5, r10
    and r10, r13
    eor r8, r10
    mov r10, r12
    and r10, r7
    eor r3, r10
    mov r10, r9
    eor r10, r3
    eor r9, r12
    mov r12, r9
    or r12, r10
    eor r7, r12
    mov r12, r3
    or r12, r7
    eor r12, r9
    and r9, r7
    eor r3, r9
    mov r9, r4
    and r9, r2
    eor r6, r9
    mov r9, r14
    eor r9, r6
    eor r14, r4
    mov r4, r14
    or r4, r9
    eor r2, r4
    mov r4, r6
    or r4, r2
    eor r4, r14
    and r14, r2
    eor r6, r14
    mov r14, r0
    and r14, r15
    eor r14, r21
    mov r18, r11
    eor r18, r14
    eor r11, r0
    mov r0, r11
    or r0, r18
    eor r15, r0
    mov r0, r14
    or r0, r15
    eor r0, r11
    and r11, r15
    eor r14, r11
    subi r28, lo8(-(-360))
    sbci r29, hi8(-(-360))
    ldd r11, Y+0
    eor r5, r11
    subi r28, lo8(-(-305))
    sbci r29, hi8(-(-305))
    ldd r11, Y+0
    eor r12, r11
    subi r28, lo8(-(307))
    sbci r29, hi8(-(307))
    ldd r11, Y+0
    eor r4, r11
    ldd r11, Y+1
    eor r0, r11
    subi r28, lo8(-(338))
    sbci r29, hi8(-(338))
    ldd r11, Y+45
    eor r8, r11
    ldd r11, Y+46
    eor r3, r11
    ldd r11, Y+47
    eor r6, r11
    ldd r11, Y+48
    eor r14, r11
    ldd r11, Y+0
    eor r11, r16
    subi r28, lo8(-(-674))
    sbci r29, hi8(-(-674))
    ldd r16, Y+0
    eor r10, r16
    subi r28, lo8(-(723))
    sbci r29, hi8(-(723))
    ldd r16, Y+0
    eor r9, r16
    subi r28, lo8(-(-619))
    sbci r29, hi8(-(-619))
    ldd r16, Y+0
    eor r18, r16
    com r13
    mov r19, r13
    swap r19
    andi r19, 15
    com r7
    mov r17, r7
    swap r17
    andi r17, 240
    or r19, r17
    swap r7
    mov r17, r7
    andi r17, 15
    swap r13
    mov r20, r13
    andi r20, 240
    or r17, r20
    com r2
    mov r7, r2
    swap r7
    mov r20, r7
    andi r20, 15
    com r15
    mov r21, r15
    swap r21
    andi r21, 240
    or r20, r21
    swap r15
    mov r21, r15
    andi r21, 15
    swap r2
    mov r16, r2
    andi r16, 240
    or r21, r16
    mov r15, r3
    swap r15
    mov r16, r15
    andi r16, 15
    mov r15, r8
    swap r15
    mov r2, r21
    mov r21, r15
    andi r21, 240
    or r16, r21
    swap r8
    mov r21, r8
    andi r21, 15
    swap r3
    mov r15, r18
    mov r18, r3
    andi r18, 240
    or r21, r18
    mov r7, r14
    swap r7
    mov r18, r7
    andi r18, 15
    mov r7, r6
    swap r7
    mov r13, r20
    mov r20, r7
    andi r20, 240
    or r18, r20
    swap r6
    mov r20, r6
    andi r20, 15
    swap r14
    movw r6, r18 ; r7, r19
    mov r18, r14
    andi r18, 240
    or r20, r18
    ; round 39 (gift.dsl:33)
    mov r14, r12
    and r14, r11
    eor r14, r16
    eor r7, r14
    eor r12, r19
    mov r3, r12
    or r3, r7
    eor r11, r3
    mov r3, r14
    or r3, r11
    eor r3, r12
    and r12, r11
    eor r14, r12
    mov r12, r5
    and r12, r10
    eor r12, r21
    mov r8, r17
    eor r8, r12
    eor r5, r17
    mov r16, r5
    or r16, r8
    eor r10, r16
    mov r16, r12
    or r16, r10
    eor r16, r5
    and r5, r10
    eor r12, r5
    mov r5, r0
    and r5, r9
    eor r6, r5
    mov r5, r13
    eor r5, r6
    eor r13, r0
    mov r0, r13
    or r0, r5
    eor r9, r0
    mov r0, r6
    or r0, r9
    eor r0, r13
    and r13, r9
    eor r6, r13
    mov r13, r4
    and r13, r15
    eor r13, r20
    mov r18, r2
    eor r18, r13
    eor r2, r4
    mov r4, r2
    or r4, r18
    eor r15, r4
    mov r4, r13
    or r4, r15
    eor r4, r2
    and r2, r15
    eor r13, r2
    subi r28, lo8(-(221))
    sbci r29, hi8(-(221))
    ldd r2, Y+0
    eor r2, r16
    ldd r16, Y+5
    eor r6, r16
    ldd r16, Y+6
    eor r13, r16
    subi r28, lo8(-(383))
    sbci r29, hi8(-(383))
    ldd r16, Y+0
    eor r7, r16
    subi r28, lo8(-(-604))
    sbci r29, hi8(-(-604))
    ldd r16, Y+0
    eor r8, r16
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    ldd r19, Y+0
    eor r5, r19
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r19, Y+0
    eor r18, r19
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    subi r28, lo8(-(199))
    sbci r29, hi8(-(199))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+2
    eor r30, r0
    lpm r0, Z
    ldd r30, Y+3
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+4
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+5
    eor r30, r12
    lpm r12, Z
    ; round 38 (gift.dsl:33)
    mov r19, r3
    and r19, r7
    eor r6, r19
    mov r19, r9
    eor r19, r6
    eor r9, r3
    mov r3, r9
    and r3, r19
    eor r7, r3
    mov r3, r7
    com r3
    or r3, r6
    eor r3, r9
    or r9, r7
    eor r6, r9
    mov r9, r2
    and r9, r8
    eor r13, r9
    mov r9, r15
    eor r9, r13
    eor r15, r2
    mov r2, r15
    and r2, r9
    eor r8, r2
    mov r2, r8
    com r2
    or r2, r13
    eor r2, r15
    or r15, r8
    eor r13, r15
    mov r15, r0
    and r15, r5
    eor r14, r15
    mov r15, r11
    eor r15, r14
    eor r11, r0
    mov r0, r11
    and r0, r15
    eor r5, r0
    mov r0, r5
    com r0
    or r0, r14
    eor r0, r11
    or r11, r5
    eor r14, r11
    mov r11, r4
    and r11, r18
    eor r12, r11
    mov r11, r10
    eor r11, r12
    eor r10, r4
    mov r4, r10
    and r4, r11
    eor r4, r18
    mov r18, r4
    com r18
    or r18, r12
    eor r18, r10
    or r10, r4
    eor r12, r10
    subi r28, lo8(-(403))
    sbci r29, hi8(-(403))
    ldd r10, Y+0
    eor r10, r18
    subi r28, lo8(-(-724))
    sbci r29, hi8(-(-724))
    ldd r18, Y+0
    eor r13, r18
    ldd r18, Y+2
    eor r12, r18
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r18, Y+0
    eor r19, r18
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    ldd r18, Y+0
    eor r9, r18
    subi r28, lo8(-(-333))
    sbci r29, hi8(-(-333))
    ldd r18, Y+0
    eor r15, r18
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    ldd r18, Y+0
    eor r11, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(506))
    sbci r29, hi8(-(506))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+1
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+2
    eor r30, r0
    lpm r0, Z
    mov r30, r10
    lpm r10, Z
    subi r28, lo8(-(-722))
    sbci r29, hi8(-(-722))
    ldd r30, Y+0
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+2
    eor r30, r14
    lpm r14, Z
    ; round 37 (gift.dsl:33)
    mov r18, r3
    and r18, r19
    eor r13, r18
    mov r18, r8
    eor r18, r13
    eor r8, r3
    mov r3, r8
    or r3, r18
    eor r3, r19
    mov r19, r13
    or r19, r3
    eor r19, r8
    and r8, r3
    eor r13, r8
    mov r8, r2
    and r8, r9
    eor r6, r8
    mov r8, r7
    eor r8, r6
    eor r7, r2
    mov r2, r7
    or r2, r8
    eor r9, r2
    mov r2, r6
    or r2, r9
    eor r2, r7
    and r7, r9
    eor r6, r7
    mov r7, r0
    and r7, r15
    eor r12, r7
    mov r7, r4
    eor r7, r12
    eor r4, r0
    mov r0, r4
    or r0, r7
    eor r15, r0
    mov r0, r12
    or r0, r15
    eor r0, r4
    and r4, r15
    eor r12, r4
    mov r4, r10
    and r4, r11
    eor r14, r4
    mov r4, r5
    eor r4, r14
    eor r5, r10
    mov r10, r5
    or r10, r4
    eor r11, r10
    mov r10, r14
    or r10, r11
    eor r10, r5
    and r5, r11
    eor r14, r5
    subi r28, lo8(-(300))
    sbci r29, hi8(-(300))
    ldd r5, Y+0
    eor r5, r19
    ldd r19, Y+1
    eor r2, r19
    ldd r19, Y+2
    eor r0, r19
    ldd r19, Y+3
    eor r10, r19
    subi r28, lo8(-(-304))
    sbci r29, hi8(-(-304))
    ldd r19, Y+1
    eor r18, r19
    ldd r19, Y+0
    eor r8, r19
    eor r7, r16
    ldd r16, Y+22
    eor r4, r16
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    swap r5
    swap r2
    swap r0
    swap r10
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(308))
    sbci r29, hi8(-(308))
    ldd r30, Y+0
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+1
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+2
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+3
    eor r30, r14
    lpm r14, Z
    mov r16, r15
    mov r15, r5
    mov r5, r13
    mov r13, r9
    mov r9, r8
    mov r8, r10
    mov r10, r4
    mov r4, r12
    mov r12, r0
    mov r0, r14
    mov r14, r3
    mov r3, r7
    mov r7, r6
    mov r6, r2
    mov r2, r18
    mov r18, r11
    mov r11, r16
    subi r28, lo8(-(-326))
    sbci r29, hi8(-(-326))
    subi r28, 148
    sbci r29, 254
    ldi r16, 7
.Llwcc_gift128_128_ecb_decrypt_avr_round:
    ; round 36 (gift.dsl:33)
    mov r19, r15
    and r19, r2
    eor r5, r19
    eor r15, r14
    eor r14, r5
    mov r19, r15
    and r19, r14
    eor r2, r19
    ldd r19, Y+8
    eor r14, r19
    mov r19, r2
    com r19
    or r19, r5
    eor r19, r15
    or r15, r2
    eor r5, r15
    ldd r15, Y+4
    eor r5, r15
    ldd r15, Y+0
    eor r15, r19
    mov r19, r6
    and r19, r9
    eor r7, r19
    eor r6, r13
    eor r13, r7
    mov r19, r6
    and r19, r13
    eor r9, r19
    ldd r19, Y+9
    eor r13, r19
    mov r19, r9
    com r19
    or r19, r7
    eor r19, r6
    or r6, r9
    eor r7, r6
    ldd r6, Y+5
    eor r7, r6
    ldd r6, Y+1
    eor r6, r19
    mov r19, r12
    and r19, r3
    eor r4, r19
    eor r12, r11
    eor r11, r4
    mov r19, r12
    and r19, r11
    eor r3, r19
    mov r19, r3
    com r19
    or r19, r4
    eor r19, r12
    or r12, r3
    eor r4, r12
    ldd r12, Y+2
    eor r12, r19
    ldd r19, Y+6
    eor r4, r19
    mov r19, r8
    and r19, r10
    eor r0, r19
    eor r8, r18
    eor r18, r0
    mov r19, r8
    and r19, r18
    eor r10, r19
    ldi r19, 128
    eor r18, r19
    mov r19, r10
    com r19
    or r19, r0
    eor r19, r8
    or r8, r10
    eor r0, r8
    ldd r8, Y+3
    eor r8, r19
    ldd r19, Y+7
    eor r0, r19
    mov r19, r2
    lsr r19
    lsl r2
    andi r19, 85
    mov r17, r2
    andi r17, 170
    mov r2, r3
    lsl r2
    mov r20, r2
    andi r20, 170
    or r19, r20
    lsr r3
    mov r20, r3
    andi r20, 85
    or r20, r17
    mov r2, r9
    lsr r2
    lsl r9
    mov r17, r2
    andi r17, 85
    mov r21, r9
    andi r21, 170
    mov r2, r10
    lsl r2
    mov r9, r18
    mov r18, r2
    andi r18, 170
    or r17, r18
    lsr r10
    mov r18, r10
    andi r18, 85
    or r18, r21
    movw r2, r4 ; r3, r5
    lsr r2
    lsl r4
    mov r21, r2
    andi r21, 85
    mov r2, r18
    mov r18, r4
    andi r18, 170
    lsl r3
    mov r4, r20
    mov r20, r3
    andi r20, 170
    or r21, r20
    lsr r5
    mov r20, r5
    andi r20, 85
    or r20, r18
    mov r5, r0
    lsr r5
    lsl r0
    mov r18, r5
    andi r18, 85
    mov r5, r20
    mov r20, r0
    andi r20, 170
    mov r3, r7
    lsl r3
    mov r10, r17
    mov r17, r3
    andi r17, 170
    or r18, r17
    lsr r7
    mov r17, r7
    andi r17, 85
    or r17, r20
    ; round 35 (gift.dsl:33)
    mov r7, r12
    and r7, r14
    eor r7, r21
    eor r12, r19
    eor r19, r7
    mov r3, r12
    or r3, r19
    eor r14, r3
    ldd r3, Y+18
    eor r3, r19
    mov r0, r7
    or r0, r14
    eor r0, r12
    and r12, r14
    eor r7, r12
    ldd r12, Y+14
    eor r7, r12
    com r14
    ldd r12, Y+10
    eor r0, r12
    mov r12, r8
    and r12, r13
    eor r12, r18
    eor r8, r10
    eor r10, r12
    mov r18, r8
    or r18, r10
    eor r13, r18
    ; round 36
    ldi r18, 191
    ; round 35 (gift.dsl:33)
    eor r10, r18
    mov r18, r12
    or r18, r13
    eor r18, r8
    and r8, r13
    eor r12, r8
    ldd r8, Y+11
    eor r8, r18
    ldd r18, Y+15
    eor r12, r18
    com r13
    mov r18, r15
    and r18, r11
    eor r5, r18
    eor r15, r4
    eor r4, r5
    mov r18, r15
    or r18, r4
    eor r11, r18
    ldd r18, Y+19
    eor r4, r18
    mov r18, r5
    or r18, r11
    eor r18, r15
    and r15, r11
    eor r5, r15
    ldd r15, Y+16
    eor r5, r15
    com r11
    ldd r15, Y+12
    eor r15, r18
    mov r18, r6
    and r18, r9
    eor r17, r18
    eor r6, r2
    eor r2, r17
    mov r18, r6
    or r18, r2
    eor r9, r18
    mov r18, r17
    or r18, r9
    eor r18, r6
    and r6, r9
    eor r6, r17
    ldd r19, Y+13
    eor r18, r19
    ldd r19, Y+17
    eor r6, r19
    com r9
    mov r19, r14
    swap r19
    swap r14
    andi r19, 15
    mov r17, r14
    andi r17, 240
    mov r20, r13
    swap r20
    andi r20, 240
    or r19, r20
    swap r13
    mov r20, r13
    andi r20, 15
    or r20, r17
    mov r14, r11
    swap r14
    swap r11
    mov r17, r14
    andi r17, 15
    mov r21, r11
    andi r21, 240
    mov r14, r9
    swap r14
    mov r13, r18
    mov r18, r14
    andi r18, 240
    or r17, r18
    swap r9
    mov r18, r9
    andi r18, 15
    or r18, r21
    mov r14, r12
    swap r14
    swap r12
    mov r21, r14
    andi r21, 15
    mov r14, r18
    mov r18, r12
    andi r18, 240
    mov r9, r7
    swap r9
    mov r12, r17
    mov r17, r9
    andi r17, 240
    or r21, r17
    swap r7
    mov r17, r7
    andi r17, 15
    or r17, r18
    mov r9, r6
    swap r9
    swap r6
    mov r18, r9
    andi r18, 15
    mov r9, r20
    mov r20, r6
    andi r20, 240
    mov r6, r5
    swap r6
    mov r7, r17
    mov r17, r6
    andi r17, 240
    or r18, r17
    swap r5
    mov r17, r5
    andi r17, 15
    or r17, r20
    ; round 34 (gift.dsl:33)
    mov r5, r8
    and r5, r3
    eor r5, r21
    eor r8, r19
    eor r19, r5
    mov r6, r8
    or r6, r19
    eor r3, r6
    ; round 36
    ldi r20, 251
    ; round 34 (gift.dsl:33)
    eor r19, r20
    mov r6, r5
    or r6, r3
    eor r6, r8
    and r8, r3
    eor r5, r8
    ldi r31, hi8(.Ltable_byte_2)
    ldd r30, Y+20
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+24
    eor r30, r5
    lpm r5, Z
    mov r11, r0
    and r11, r10
    eor r7, r11
    eor r0, r9
    eor r9, r7
    ; round 36
    ldi r20, 255
    ; round 35 (gift.dsl:33)
    eor r2, r20
    ; round 34 (gift.dsl:33)
    eor r20, r9
    or r9, r0
    eor r10, r9
    mov r9, r7
    or r9, r10
    eor r9, r0
    and r0, r10
    eor r7, r0
    ldd r30, Y+21
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+25
    eor r30, r7
    lpm r7, Z
    mov r11, r13
    and r11, r4
    eor r11, r18
    eor r13, r12
    eor r12, r11
    mov r8, r13
    or r8, r12
    eor r4, r8
    ldd r8, Y+28
    eor r12, r8
    mov r8, r11
    or r8, r4
    eor r8, r13
    and r13, r4
    eor r11, r13
    mov r30, r4
    lpm r13, Z
    ldd r30, Y+22
    eor r30, r8
    lpm r4, Z
    ldd r8, Y+26
    eor r11, r8
    mov r8, r15
    and r8, r2
    eor r8, r17
    eor r15, r14
    eor r14, r8
    mov r0, r15
    or r0, r14
    eor r2, r0
    ldd r0, Y+29
    eor r14, r0
    mov r0, r8
    or r0, r2
    eor r0, r15
    and r15, r2
    eor r8, r15
    mov r30, r2
    lpm r15, Z
    ldd r30, Y+23
    eor r30, r0
    lpm r2, Z
    ldd r0, Y+27
    eor r8, r0
    ; round 33 (gift.dsl:33)
    mov r0, r6
    and r0, r19
    eor r11, r0
    eor r6, r13
    eor r13, r11
    mov r0, r6
    and r0, r13
    eor r0, r19
    mov r18, r0
    com r18
    or r18, r11
    eor r18, r6
    or r6, r0
    eor r11, r6
    ldd r6, Y+30
    eor r6, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    ldd r30, Y+34
    eor r30, r11
    lpm r11, Z
    mov r18, r9
    and r18, r20
    eor r8, r18
    eor r9, r15
    eor r15, r8
    mov r18, r9
    and r18, r15
    eor r20, r18
    ldd r18, Y+38
    eor r15, r18
    mov r18, r20
    com r18
    or r18, r8
    eor r18, r9
    or r9, r20
    eor r8, r9
    ldd r9, Y+31
    eor r9, r18
    mov r30, r20
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    ldd r19, Y+35
    eor r8, r19
    mov r19, r4
    and r19, r12
    eor r5, r19
    eor r4, r3
    eor r3, r5
    mov r19, r4
    and r19, r3
    eor r12, r19
    ; round 36
    ldi r19, 1
    ; round 33 (gift.dsl:33)
    eor r3, r19
    mov r19, r12
    com r19
    or r19, r5
    eor r19, r4
    or r4, r12
    eor r5, r4
    ldd r4, Y+32
    eor r4, r19
    mov r30, r4
    lpm r4, Z
    ldd r30, Y+36
    eor r30, r5
    lpm r5, Z
    mov r19, r2
    and r19, r14
    eor r7, r19
    eor r2, r10
    eor r10, r7
    mov r19, r2
    and r19, r10
    eor r14, r19
    ldd r19, Y+39
    eor r10, r19
    mov r19, r14
    com r19
    or r19, r7
    eor r19, r2
    or r2, r14
    eor r7, r2
    mov r30, r14
    lpm r14, Z
    ldd r30, Y+33
    eor r30, r19
    lpm r2, Z
    ldd r19, Y+37
    eor r7, r19
    ; round 32 (gift.dsl:33)
    mov r19, r6
    and r19, r13
    eor r8, r19
    eor r6, r18
    eor r18, r8
    mov r19, r6
    or r19, r18
    eor r13, r19
    ldd r19, Y+48
    eor r18, r19
    mov r19, r8
    or r19, r13
    eor r19, r6
    and r6, r13
    eor r8, r6
    ldd r6, Y+40
    eor r6, r19
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    swap r6
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+44
    eor r30, r8
    lpm r8, Z
    mov r19, r9
    and r19, r15
    eor r11, r19
    eor r9, r0
    eor r0, r11
    mov r19, r9
    or r19, r0
    eor r15, r19
    ldd r19, Y+49
    eor r0, r19
    mov r19, r11
    or r19, r15
    eor r19, r9
    and r9, r15
    eor r11, r9
    ldd r9, Y+41
    eor r9, r19
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    swap r9
    ldd r30, Y+45
    eor r30, r11
    lpm r11, Z
    mov r19, r4
    and r19, r3
    eor r7, r19
    eor r4, r14
    eor r14, r7
    mov r19, r4
    or r19, r14
    eor r3, r19
    ldd r19, Y+50
    eor r14, r19
    mov r19, r7
    or r19, r3
    eor r19, r4
    and r4, r3
    eor r7, r4
    ldd r4, Y+42
    eor r4, r19
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    swap r4
    ldd r30, Y+46
    eor r30, r7
    lpm r7, Z
    mov r19, r2
    and r19, r10
    eor r5, r19
    eor r2, r12
    eor r12, r5
    mov r19, r2
    or r19, r12
    eor r10, r19
    ldd r19, Y+51
    eor r12, r19
    mov r19, r5
    or r19, r10
    eor r19, r2
    and r2, r10
    eor r5, r2
    ldd r2, Y+43
    eor r2, r19
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    swap r2
    ldd r30, Y+47
    eor r30, r5
    lpm r5, Z
    mov r19, r15
    mov r15, r6
    mov r6, r9
    mov r9, r0
    mov r0, r5
    mov r5, r8
    mov r8, r2
    mov r2, r18
    mov r18, r10
    mov r10, r12
    mov r12, r4
    mov r4, r7
    mov r7, r11
    mov r11, r3
    mov r3, r14
    mov r14, r13
    mov r13, r19
    adiw r28, 52
    dec r16
    breq .Llwcc_gift128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_gift128_128_ecb_decrypt_avr_round
.Llwcc_gift128_128_ecb_decrypt_avr_rounds_done:
    subi r28, 216
    sbci r29, 2
    ; round 1 (gift.dsl:33)
    mov r16, r15
    and r16, r2
    eor r5, r16
    eor r15, r14
    eor r14, r5
    mov r16, r15
    and r16, r14
    eor r2, r16
    mov r16, r5
    com r16
    and r16, r2
    eor r16, r15
    or r15, r2
    eor r5, r15
    mov r15, r6
    and r15, r9
    eor r7, r15
    eor r6, r13
    eor r13, r7
    mov r15, r6
    and r15, r13
    eor r9, r15
    mov r15, r7
    com r15
    and r15, r9
    eor r15, r6
    or r6, r9
    eor r7, r6
    mov r6, r12
    and r6, r3
    eor r4, r6
    eor r12, r11
    eor r11, r4
    mov r6, r12
    and r6, r11
    eor r3, r6
    mov r6, r4
    com r6
    and r6, r3
    eor r6, r12
    or r12, r3
    eor r4, r12
    mov r12, r8
    and r12, r10
    eor r0, r12
    eor r8, r18
    eor r18, r0
    mov r12, r8
    and r12, r18
    eor r10, r12
    mov r12, r0
    com r12
    and r12, r10
    eor r12, r8
    or r8, r10
    eor r0, r8
    mov r8, r2
    lsr r8
    lsr r8
    eor r8, r5
    mov r19, r8
    andi r19, 51
    eor r5, r19
    lsl r19
    lsl r19
    eor r2, r19
    mov r8, r9
    lsr r8
    lsr r8
    eor r8, r7
    mov r19, r8
    andi r19, 51
    eor r7, r19
    lsl r19
    lsl r19
    eor r9, r19
    mov r8, r16
    lsr r8
    lsr r8
    eor r8, r14
    mov r19, r8
    andi r19, 51
    eor r14, r19
    lsl r19
    lsl r19
    eor r16, r19
    mov r8, r15
    lsr r8
    lsr r8
    eor r8, r13
    mov r19, r8
    andi r19, 51
    eor r13, r19
    lsl r19
    lsl r19
    eor r15, r19
    mov r8, r3
    lsr r8
    lsr r8
    eor r8, r4
    mov r19, r8
    andi r19, 51
    eor r4, r19
    lsl r19
    lsl r19
    eor r3, r19
    mov r8, r10
    lsr r8
    lsr r8
    eor r8, r0
    mov r19, r8
    andi r19, 51
    eor r0, r19
    lsl r19
    lsl r19
    eor r10, r19
    mov r8, r6
    lsr r8
    lsr r8
    eor r8, r11
    mov r19, r8
    andi r19, 51
    eor r11, r19
    lsl r19
    lsl r19
    eor r6, r19
    mov r8, r12
    lsr r8
    lsr r8
    eor r8, r18
    mov r19, r8
    andi r19, 51
    eor r18, r19
    lsl r19
    lsl r19
    eor r12, r19
    mov r19, r2
    swap r19
    andi r19, 15
    eor r19, r5
    andi r19, 15
    eor r5, r19
    swap r19
    andi r19, 240
    eor r2, r19
    mov r19, r9
    swap r19
    andi r19, 15
    eor r19, r7
    andi r19, 15
    eor r7, r19
    swap r19
    andi r19, 240
    eor r9, r19
    mov r19, r16
    swap r19
    andi r19, 15
    eor r19, r14
    andi r19, 15
    eor r14, r19
    swap r19
    andi r19, 240
    eor r16, r19
    mov r19, r15
    swap r19
    andi r19, 15
    eor r19, r13
    andi r19, 15
    eor r13, r19
    swap r19
    andi r19, 240
    eor r15, r19
    mov r19, r3
    swap r19
    andi r19, 15
    eor r19, r4
    andi r19, 15
    eor r4, r19
    swap r19
    andi r19, 240
    eor r3, r19
    mov r19, r10
    swap r19
    andi r19, 15
    eor r19, r0
    andi r19, 15
    eor r0, r19
    swap r19
    andi r19, 240
    eor r10, r19
    mov r19, r6
    swap r19
    andi r19, 15
    eor r19, r11
    andi r19, 15
    eor r11, r19
    swap r19
    andi r19, 240
    eor r6, r19
    mov r19, r12
    swap r19
    andi r19, 15
    eor r19, r18
    andi r19, 15
    eor r18, r19
    swap r19
    andi r19, 240
    eor r12, r19
    mov r8, r2
    lsr r8
    eor r8, r16
    mov r19, r8
    andi r19, 85
    eor r16, r19
    lsl r19
    eor r2, r19
    mov r8, r5
    lsr r8
    eor r8, r14
    mov r19, r8
    andi r19, 85
    eor r14, r19
    lsl r19
    eor r5, r19
    mov r8, r9
    lsr r8
    eor r8, r15
    mov r19, r8
    andi r19, 85
    eor r15, r19
    lsl r19
    eor r9, r19
    mov r8, r7
    lsr r8
    eor r8, r13
    mov r19, r8
    andi r19, 85
    eor r13, r19
    lsl r19
    eor r7, r19
    mov r8, r3
    lsr r8
    eor r8, r6
    mov r19, r8
    andi r19, 85
    eor r6, r19
    lsl r19
    eor r3, r19
    mov r8, r4
    lsr r8
    eor r8, r11
    mov r19, r8
    andi r19, 85
    eor r11, r19
    lsl r19
    eor r4, r19
    mov r8, r10
    lsr r8
    eor r8, r12
    mov r19, r8
    andi r19, 85
    eor r12, r19
    lsl r19
    eor r10, r19
    mov r8, r0
    lsr r8
    eor r8, r18
    mov r19, r8
    andi r19, 85
    eor r18, r19
    movw r30, r22
    std Z+0, r18
    std Z+1, r12
    std Z+2, r11
    std Z+3, r6
    lsl r19
    eor r0, r19
    std Z+4, r0
    std Z+5, r10
    std Z+6, r4
    std Z+7, r3
    std Z+8, r13
    std Z+9, r15
    std Z+10, r14
    std Z+11, r16
    std Z+12, r7
    std Z+13, r9
    std Z+14, r5
    std Z+15, r2
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_gift128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_gift128_128_ecb_decrypt_avr_group
.Llwcc_gift128_128_ecb_decrypt_avr_end:
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
    .size lwcc_gift128_128_ecb_decrypt_avr, .-lwcc_gift128_128_ecb_decrypt_avr

    .global lwcc_gift128_128_ctr_init_avr
    .type lwcc_gift128_128_ctr_init_avr, @function
lwcc_gift128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_gift128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_gift128_128_ctr_nonce_avr
    .size lwcc_gift128_128_ctr_init_avr, .-lwcc_gift128_128_ctr_init_avr

    .global lwcc_gift128_128_ctr_nonce_avr
    .type lwcc_gift128_128_ctr_nonce_avr, @function
lwcc_gift128_128_ctr_nonce_avr:
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
    movw r28, r24
    ld r9, X+
    ld r11, X+
    ld r6, X+
    ld r10, X+
    ld r8, X+
    ld r4, X+
    ld r7, X+
    ld r5, X+
    ld r19, X+
    ld r2, X+
    ld r0, X+
    ld r3, X
    movw r20, r2 ; r21, r3
    andi r21, 85
    mov r13, r21
    mov r18, r0
    lsl r13
    eor r3, r21
    andi r18, 85
    movw r16, r18 ; r17, r19
    lsl r16
    eor r0, r18
    andi r20, 85
    mov r12, r20
    mov r21, r7
    lsl r12
    eor r2, r20
    andi r17, 85
    mov r18, r17
    lsl r18
    eor r19, r17
    movw r14, r4 ; r15, r5
    lsr r15
    eor r15, r10
    mov r23, r15
    mov r22, r8
    andi r23, 85
    mov r15, r23
    lsl r15
    eor r5, r15
    eor r10, r23
    lsr r21
    eor r21, r6
    mov r17, r21
    andi r17, 85
    mov r15, r17
    lsl r15
    eor r7, r15
    eor r6, r17
    lsr r14
    eor r14, r11
    mov r17, r14
    andi r17, 85
    mov r23, r17
    lsl r23
    eor r4, r23
    eor r11, r17
    lsr r22
    eor r22, r9
    mov r17, r22
    andi r17, 85
    mov r14, r17
    lsl r14
    eor r8, r14
    eor r9, r17
    movw r20, r12 ; r21, r13
    swap r21
    andi r21, 15
    eor r21, r16
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r13, r17
    eor r16, r21
    swap r20
    andi r20, 15
    eor r20, r18
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r12, r17
    eor r18, r20
    movw r20, r2 ; r21, r3
    swap r21
    andi r21, 15
    eor r21, r0
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r3, r17
    eor r0, r21
    swap r20
    andi r20, 15
    eor r20, r19
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r2, r17
    eor r19, r20
    movw r20, r4 ; r21, r5
    swap r21
    andi r21, 15
    eor r21, r7
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r5, r17
    eor r7, r21
    swap r20
    andi r20, 15
    eor r20, r8
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r4, r17
    eor r8, r20
    movw r20, r10 ; r21, r11
    swap r20
    andi r20, 15
    eor r20, r6
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r10, r17
    eor r6, r20
    swap r21
    andi r21, 15
    eor r21, r9
    andi r21, 15
    mov r17, r21
    swap r17
    andi r17, 240
    eor r11, r17
    eor r9, r21
    movw r14, r12 ; r15, r13
    lsr r15
    lsr r15
    eor r15, r16
    mov r17, r15
    andi r17, 51
    mov r15, r17
    lsl r15
    lsl r15
    eor r13, r15
    eor r16, r17
    lsr r14
    lsr r14
    eor r14, r18
    mov r17, r14
    andi r17, 51
    mov r14, r17
    lsl r14
    lsl r14
    eor r12, r14
    eor r18, r17
    movw r14, r2 ; r15, r3
    lsr r15
    lsr r15
    eor r15, r0
    mov r17, r15
    andi r17, 51
    mov r15, r17
    lsl r15
    lsl r15
    eor r3, r15
    eor r0, r17
    lsr r14
    lsr r14
    eor r14, r19
    mov r17, r14
    andi r17, 51
    mov r14, r17
    lsl r14
    lsl r14
    eor r2, r14
    eor r19, r17
    movw r14, r4 ; r15, r5
    lsr r15
    lsr r15
    eor r15, r7
    mov r17, r15
    andi r17, 51
    mov r15, r17
    lsl r15
    lsl r15
    eor r5, r15
    eor r7, r17
    lsr r14
    lsr r14
    eor r14, r8
    mov r17, r14
    andi r17, 51
    mov r14, r17
    lsl r14
    lsl r14
    eor r4, r14
    eor r8, r17
    movw r14, r10 ; r15, r11
    lsr r14
    lsr r14
    eor r14, r6
    mov r17, r14
    andi r17, 51
    mov r14, r17
    lsl r14
    lsl r14
    eor r10, r14
    eor r6, r17
    lsr r15
    lsr r15
    eor r15, r9
    mov r17, r15
    ; round 1 (gift.dsl:33)
    mov r15, r6
    andi r17, 51
    mov r14, r17
    lsl r14
    lsl r14
    eor r11, r14
    eor r9, r17
    movw r20, r4 ; r21, r5
    or r21, r10
    eor r21, r7
    eor r15, r21
    and r7, r5
    eor r7, r10
    mov r10, r7
    eor r10, r15
    and r6, r7
    eor r5, r6
    mov r14, r5
    and r14, r10
    eor r21, r14
    or r20, r11
    eor r20, r8
    mov r14, r9
    eor r14, r20
    and r8, r4
    eor r11, r8
    mov r8, r11
    eor r8, r14
    and r9, r11
    eor r4, r9
    mov r9, r4
    and r9, r8
    eor r20, r9
    com r15
    bst r15, 0
    lsr r15
    bld r15, 7
    bst r15, 0
    lsr r15
    bld r15, 7
    com r14
    bst r14, 0
    lsr r14
    bld r14, 7
    bst r14, 0
    lsr r14
    bld r14, 7
    swap r10
    swap r8
    lsl r21
    adc r21, r1
    lsl r21
    adc r21, r1
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    subi r28, lo8(-(718))
    sbci r29, hi8(-(718))
    ldd r9, Y+0
    eor r10, r9
    ldd r9, Y+1
    eor r8, r9
    ldd r9, Y+30
    eor r21, r9
    ldd r9, Y+31
    eor r20, r9
    subi r28, lo8(-(-668))
    sbci r29, hi8(-(-668))
    ldd r9, Y+52
    eor r5, r9
    ldd r9, Y+0
    eor r4, r9
    ; round 2 (gift.dsl:33)
    movw r22, r14 ; r23, r15
    or r23, r10
    eor r23, r21
    movw r6, r4 ; r7, r5
    eor r7, r23
    and r21, r15
    eor r10, r21
    mov r9, r10
    eor r9, r7
    and r5, r10
    eor r15, r5
    mov r5, r15
    and r5, r9
    eor r23, r5
    or r22, r8
    eor r22, r20
    eor r6, r22
    and r20, r14
    eor r8, r20
    mov r5, r8
    eor r5, r6
    and r4, r8
    eor r14, r4
    mov r4, r14
    and r4, r5
    eor r22, r4
    com r7
    mov r4, r7
    mov r17, r4
    andi r17, 85
    eor r4, r17
    lsl r17
    lsr r4
    or r17, r4
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r22
    lpm r7, Z
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
    ldd r22, Y+0
    eor r4, r22
    ldd r22, Y+1
    eor r5, r22
    subi r28, lo8(-(424))
    sbci r29, hi8(-(424))
    ldd r22, Y+0
    eor r7, r22
    ldd r22, Y+1
    eor r23, r22
    subi r28, lo8(-(-703))
    sbci r29, hi8(-(-703))
    ldd r22, Y+0
    eor r15, r22
    subi r28, lo8(-(689))
    sbci r29, hi8(-(689))
    ldd r22, Y+16
    eor r14, r22
    ; round 3 (gift.dsl:33)
    com r6
    mov r8, r6
    mov r9, r17
    or r8, r4
    eor r8, r7
    movw r10, r14 ; r11, r15
    eor r11, r8
    and r7, r6
    eor r4, r7
    mov r7, r4
    eor r7, r11
    and r15, r4
    eor r6, r15
    mov r4, r6
    and r4, r7
    eor r8, r4
    or r9, r5
    eor r9, r23
    eor r10, r9
    and r23, r17
    eor r5, r23
    mov r21, r5
    ; round 4 (gift.dsl:33)
    mov r4, r11
    ; round 3 (gift.dsl:33)
    eor r21, r10
    and r14, r5
    eor r14, r17
    mov r5, r14
    and r5, r21
    eor r9, r5
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r7
    lpm r22, Z
    mov r30, r21
    lpm r5, Z
    mov r30, r8
    lpm r7, Z
    mov r30, r9
    lpm r23, Z
    ldd r15, Y+0
    eor r22, r15
    ldd r15, Y+1
    eor r5, r15
    ldd r15, Y+52
    eor r7, r15
    ldd r15, Y+53
    eor r23, r15
    subi r28, lo8(-(-563))
    sbci r29, hi8(-(-563))
    ldd r15, Y+0
    eor r6, r15
    subi r28, lo8(-(617))
    sbci r29, hi8(-(617))
    ldd r15, Y+0
    eor r14, r15
    ; round 4 (gift.dsl:33)
    com r4
    mov r9, r7
    mov r8, r10
    com r9
    and r7, r4
    com r8
    mov r21, r23
    mov r15, r22
    com r21
    and r23, r8
    com r15
    com r6
    mov r17, r5
    com r17
    com r14
    std Y+1, r13
    std Y+2, r12
    std Y+3, r3
    std Y+4, r2
    std Y+5, r16
    std Y+6, r18
    std Y+7, r0
    std Y+8, r19
    std Y+9, r4
    std Y+10, r9
    std Y+11, r7
    std Y+12, r11
    std Y+13, r8
    std Y+14, r21
    std Y+15, r23
    std Y+16, r10
    std Y+17, r15
    std Y+18, r6
    std Y+19, r22
    std Y+20, r17
    std Y+21, r14
    std Y+22, r5
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
    .size lwcc_gift128_128_ctr_nonce_avr, .-lwcc_gift128_128_ctr_nonce_avr

    .global lwcc_gift128_128_ctr_crypt_avr
    .type lwcc_gift128_128_ctr_crypt_avr, @function
lwcc_gift128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift128_128_ctr_crypt_avr_begin
    ret
.Llwcc_gift128_128_ctr_crypt_avr_begin:
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
    brcc .Llwcc_gift128_128_ctr_crypt_avr_group
    rjmp .Llwcc_gift128_128_ctr_crypt_avr_rest
.Llwcc_gift128_128_ctr_crypt_avr_group:
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
    mov r11, r2
    lsr r11
    mov r16, r11
    andi r16, 85
    mov r19, r16
    lsl r19
    eor r2, r19
    mov r11, r3
    lsr r11
    mov r19, r11
    andi r19, 85
    mov r21, r19
    lsl r21
    eor r3, r21
    mov r11, r4
    lsr r11
    mov r21, r11
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r4, r18
    mov r11, r5
    lsr r11
    mov r18, r11
    andi r18, 85
    mov r20, r18
    lsl r20
    eor r5, r20
    mov r20, r2
    swap r20
    andi r20, 15
    eor r20, r3
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r2, r17
    eor r3, r20
    mov r20, r4
    swap r20
    andi r20, 15
    eor r20, r5
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r4, r17
    eor r5, r20
    mov r20, r16
    swap r20
    andi r20, 15
    eor r20, r19
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r16, r17
    eor r19, r20
    mov r20, r21
    swap r20
    andi r20, 15
    eor r20, r18
    andi r20, 15
    mov r17, r20
    swap r17
    andi r17, 240
    eor r21, r17
    eor r18, r20
    mov r11, r2
    lsr r11
    lsr r11
    eor r11, r3
    mov r20, r11
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r2, r17
    eor r3, r20
    mov r11, r4
    lsr r11
    lsr r11
    eor r11, r5
    mov r20, r11
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r4, r17
    eor r5, r20
    mov r11, r16
    lsr r11
    lsr r11
    eor r11, r19
    mov r20, r11
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r16, r17
    eor r19, r20
    mov r11, r21
    lsr r11
    lsr r11
    eor r11, r18
    mov r20, r11
    andi r20, 51
    mov r17, r20
    lsl r17
    lsl r17
    eor r21, r17
    eor r18, r20
    subi r28, lo8(-(716))
    sbci r29, hi8(-(716))
    ldd r11, Y+37
    eor r11, r2
    ldd r2, Y+38
    eor r2, r4
    ldd r4, Y+39
    eor r4, r16
    ldd r15, Y+40
    eor r15, r21
    ldd r16, Y+41
    eor r16, r3
    ldd r3, Y+42
    eor r3, r5
    ldd r5, Y+43
    eor r5, r19
    ldd r6, Y+44
    eor r6, r18
    ; round 1 (gift.dsl:33)
    mov r14, r11
    or r14, r4
    eor r14, r16
    mov r8, r5
    eor r8, r14
    and r16, r11
    eor r4, r16
    mov r10, r4
    eor r10, r8
    and r5, r4
    eor r11, r5
    mov r4, r11
    and r4, r10
    eor r14, r4
    mov r4, r2
    or r4, r15
    eor r4, r3
    mov r5, r6
    eor r5, r4
    and r3, r2
    eor r15, r3
    mov r3, r15
    eor r3, r5
    and r6, r15
    eor r2, r6
    mov r15, r2
    and r15, r3
    eor r4, r15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    swap r10
    swap r3
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    ldd r6, Y+0
    eor r10, r6
    ldd r6, Y+1
    eor r3, r6
    ldd r6, Y+4
    eor r14, r6
    ldd r6, Y+5
    eor r4, r6
    subi r28, lo8(-(-696))
    sbci r29, hi8(-(-696))
    ldd r6, Y+0
    eor r11, r6
    subi r28, lo8(-(104))
    sbci r29, hi8(-(104))
    ldd r8, Y+0
    eor r2, r8
    ; round 2 (gift.dsl:33)
    movw r8, r10 ; r9, r11
    com r8
    and r8, r15
    eor r8, r14
    eor r9, r8
    or r14, r15
    eor r10, r14
    mov r14, r10
    eor r14, r9
    or r11, r10
    eor r15, r11
    mov r11, r15
    and r11, r14
    eor r8, r11
    movw r10, r2 ; r11, r3
    com r11
    and r11, r5
    eor r11, r4
    eor r10, r11
    or r4, r5
    eor r3, r4
    mov r4, r3
    eor r4, r10
    or r2, r3
    eor r5, r2
    mov r2, r5
    and r2, r4
    eor r11, r2
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r2, Z
    mov r30, r14
    lpm r3, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r11
    lpm r0, Z
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    ldd r11, Y+0
    eor r3, r11
    ldd r11, Y+1
    eor r4, r11
    subi r28, lo8(-(424))
    sbci r29, hi8(-(424))
    ldd r11, Y+0
    eor r0, r11
    ldd r11, Y+1
    eor r8, r11
    subi r28, lo8(-(-608))
    sbci r29, hi8(-(-608))
    ldd r11, Y+0
    eor r15, r11
    subi r28, lo8(-(594))
    sbci r29, hi8(-(594))
    ldd r14, Y+18
    eor r5, r14
    ; round 3 (gift.dsl:33)
    mov r14, r10
    or r14, r3
    eor r14, r0
    mov r9, r15
    eor r9, r14
    and r0, r10
    eor r3, r0
    mov r7, r3
    eor r7, r9
    and r15, r3
    eor r10, r15
    mov r3, r10
    and r3, r7
    eor r14, r3
    mov r3, r2
    or r3, r4
    eor r3, r8
    mov r15, r5
    eor r15, r3
    and r8, r2
    eor r4, r8
    mov r8, r4
    eor r8, r15
    and r5, r4
    eor r2, r5
    mov r4, r2
    and r4, r8
    eor r3, r4
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r9
    lpm r4, Z
    mov r30, r7
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r8
    lpm r8, Z
    ldd r9, Y+0
    eor r5, r9
    ldd r9, Y+1
    eor r8, r9
    ldd r9, Y+6
    eor r14, r9
    ldd r9, Y+7
    eor r3, r9
    subi r28, lo8(-(-635))
    sbci r29, hi8(-(-635))
    ldd r9, Y+0
    eor r10, r9
    eor r2, r11
    subi r28, lo8(-(700))
    sbci r29, hi8(-(700))
    ; round 4 (gift.dsl:33)
    ldd r9, Y+0
    or r9, r5
    ldd r7, Y+1
    eor r7, r9
    mov r16, r10
    eor r16, r7
    ldd r9, Y+2
    eor r5, r9
    mov r9, r5
    eor r9, r16
    and r10, r5
    ldd r5, Y+3
    eor r5, r10
    mov r10, r5
    or r10, r9
    eor r7, r10
    ldd r10, Y+4
    or r10, r8
    ldd r19, Y+5
    eor r19, r10
    mov r10, r2
    eor r10, r19
    ldd r13, Y+6
    eor r8, r13
    mov r13, r8
    eor r13, r10
    and r2, r8
    ldd r8, Y+7
    eor r8, r2
    mov r2, r8
    or r2, r13
    eor r19, r2
    ldd r2, Y+8
    and r2, r4
    eor r2, r14
    ldd r21, Y+9
    mov r18, r21
    eor r18, r2
    or r14, r4
    ldd r12, Y+10
    eor r12, r14
    mov r14, r12
    eor r14, r18
    or r12, r21
    eor r4, r12
    mov r12, r4
    and r12, r14
    eor r2, r12
    ldd r12, Y+11
    and r12, r15
    eor r12, r3
    ldd r0, Y+12
    eor r0, r12
    or r3, r15
    ldd r21, Y+13
    eor r3, r21
    mov r21, r3
    eor r21, r0
    ldd r20, Y+12
    or r3, r20
    eor r15, r3
    mov r3, r15
    and r3, r21
    eor r12, r3
    mov r3, r10
    swap r3
    mov r20, r3
    andi r20, 15
    mov r17, r16
    swap r17
    andi r17, 240
    or r20, r17
    swap r16
    andi r16, 15
    swap r10
    mov r17, r10
    andi r17, 240
    or r16, r17
    mov r3, r0
    swap r3
    mov r17, r3
    andi r17, 15
    mov r3, r18
    swap r3
    mov r10, r20
    mov r20, r3
    andi r20, 240
    or r17, r20
    swap r18
    andi r18, 15
    swap r0
    mov r20, r0
    andi r20, 240
    or r18, r20
    mov r3, r7
    swap r3
    mov r20, r3
    andi r20, 15
    mov r3, r19
    swap r3
    mov r0, r16
    mov r16, r3
    andi r16, 240
    or r20, r16
    swap r19
    andi r19, 15
    swap r7
    mov r16, r7
    andi r16, 240
    or r19, r16
    mov r3, r2
    swap r3
    mov r16, r3
    andi r16, 15
    mov r3, r12
    swap r3
    mov r7, r17
    mov r17, r3
    andi r17, 240
    or r16, r17
    swap r12
    mov r17, r12
    andi r17, 15
    swap r2
    mov r3, r18
    mov r18, r2
    andi r18, 240
    or r17, r18
    subi r28, lo8(-(-383))
    sbci r29, hi8(-(-383))
    ldd r2, Y+0
    eor r13, r2
    ldd r2, Y+1
    eor r9, r2
    subi r28, lo8(-(-70))
    sbci r29, hi8(-(-70))
    ldd r2, Y+0
    eor r2, r21
    ldd r12, Y+1
    eor r14, r12
    subi r28, lo8(-(421))
    sbci r29, hi8(-(421))
    ldd r12, Y+0
    eor r12, r20
    ldd r21, Y+1
    eor r19, r21
    ldd r21, Y+2
    eor r16, r21
    subi r28, lo8(-(-426))
    sbci r29, hi8(-(-426))
    ldd r21, Y+0
    eor r17, r21
    subi r28, lo8(-(391))
    sbci r29, hi8(-(391))
    ldd r21, Y+0
    eor r5, r21
    eor r8, r6
    subi r28, lo8(-(-332))
    sbci r29, hi8(-(-332))
    ldd r6, Y+0
    eor r4, r6
    eor r15, r11
    mov r11, r10
    mov r6, r12
    mov r10, r9
    mov r9, r19
    mov r12, r2
    mov r19, r4
    mov r21, r3
    mov r18, r14
    mov r14, r5
    mov r20, r17
    mov r17, r15
    mov r15, r13
    mov r13, r7
    mov r7, r8
    mov r8, r0
    mov r0, r16
    subi r28, lo8(-(-362))
    sbci r29, hi8(-(-362))
    ldi r16, 7
.Llwcc_gift128_128_ctr_crypt_avr_round:
    ; round 5 (gift.dsl:33)
    mov r2, r11
    or r2, r15
    eor r2, r6
    and r6, r11
    eor r15, r6
    mov r3, r14
    eor r3, r2
    and r14, r15
    eor r11, r14
    eor r15, r3
    com r3
    mov r4, r11
    and r4, r15
    eor r2, r4
    ldd r4, Y+2
    eor r15, r4
    ldd r4, Y+8
    eor r11, r4
    mov r4, r8
    or r4, r10
    eor r4, r9
    and r9, r8
    eor r10, r9
    mov r5, r7
    eor r5, r4
    and r7, r10
    eor r8, r7
    eor r10, r5
    com r5
    mov r6, r8
    and r6, r10
    eor r4, r6
    ldd r6, Y+3
    eor r10, r6
    ldd r6, Y+9
    eor r8, r6
    mov r6, r13
    or r6, r12
    eor r6, r0
    and r0, r13
    eor r12, r0
    mov r14, r19
    eor r14, r6
    and r19, r12
    eor r13, r19
    eor r12, r14
    com r14
    mov r9, r13
    and r9, r12
    eor r6, r9
    ldd r9, Y+0
    eor r12, r9
    mov r9, r21
    or r9, r18
    eor r9, r20
    and r20, r21
    eor r18, r20
    mov r7, r17
    eor r7, r9
    and r17, r18
    eor r21, r17
    eor r18, r7
    com r7
    mov r0, r21
    and r0, r18
    eor r9, r0
    ldd r0, Y+1
    eor r0, r18
    ldi r19, 128
    eor r21, r19
    mov r19, r14
    lsr r19
    lsl r14
    andi r19, 85
    mov r18, r14
    andi r18, 170
    mov r20, r3
    lsl r20
    andi r20, 170
    or r19, r20
    lsr r3
    mov r20, r3
    andi r20, 85
    or r20, r18
    mov r3, r7
    lsr r3
    lsl r7
    mov r18, r3
    andi r18, 85
    mov r17, r7
    andi r17, 170
    mov r3, r5
    lsl r3
    mov r14, r21
    mov r21, r3
    andi r21, 170
    or r18, r21
    lsr r5
    mov r21, r5
    andi r21, 85
    or r21, r17
    mov r17, r2
    lsr r17
    lsl r2
    andi r17, 85
    mov r3, r21
    mov r21, r2
    andi r21, 170
    mov r2, r6
    lsl r2
    mov r5, r20
    mov r20, r2
    andi r20, 170
    or r17, r20
    lsr r6
    mov r20, r6
    andi r20, 85
    or r20, r21
    ldd r2, Y+4
    eor r17, r2
    ldd r2, Y+6
    eor r2, r20
    mov r6, r4
    lsr r6
    lsl r4
    mov r21, r6
    andi r21, 85
    mov r20, r4
    andi r20, 170
    mov r4, r9
    lsl r4
    movw r6, r18 ; r7, r19
    mov r18, r4
    andi r18, 170
    or r21, r18
    lsr r9
    mov r18, r9
    andi r18, 85
    or r18, r20
    ldd r4, Y+5
    eor r4, r21
    ldd r9, Y+7
    eor r9, r18
    ; round 6 (gift.dsl:33)
    or r7, r12
    eor r7, r17
    and r17, r19
    eor r12, r17
    mov r21, r11
    eor r21, r7
    and r11, r12
    eor r11, r19
    eor r12, r21
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r21
    lpm r19, Z
    mov r21, r11
    and r21, r12
    eor r7, r21
    swap r12
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ldd r21, Y+10
    eor r12, r21
    ldd r21, Y+14
    eor r7, r21
    ldd r21, Y+18
    eor r11, r21
    mov r21, r6
    or r21, r0
    eor r21, r4
    and r4, r6
    eor r0, r4
    mov r4, r8
    eor r4, r21
    and r8, r0
    eor r6, r8
    eor r0, r4
    mov r30, r4
    lpm r4, Z
    mov r8, r6
    and r8, r0
    eor r8, r21
    swap r0
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    ldd r21, Y+11
    eor r0, r21
    ldd r21, Y+15
    eor r8, r21
    ldd r21, Y+19
    eor r6, r21
    mov r21, r5
    or r21, r15
    eor r21, r2
    and r2, r5
    eor r15, r2
    mov r2, r13
    eor r2, r21
    and r13, r15
    eor r5, r13
    eor r15, r2
    mov r30, r2
    lpm r2, Z
    mov r13, r5
    and r13, r15
    eor r13, r21
    swap r15
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ldd r21, Y+12
    eor r15, r21
    ldd r21, Y+16
    eor r13, r21
    ldd r21, Y+20
    eor r5, r21
    mov r21, r3
    or r21, r10
    eor r21, r9
    and r9, r3
    eor r10, r9
    mov r9, r14
    eor r9, r21
    and r14, r10
    eor r3, r14
    eor r10, r9
    mov r30, r9
    lpm r14, Z
    mov r9, r3
    and r9, r10
    eor r9, r21
    swap r10
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    ldd r21, Y+13
    eor r10, r21
    ldd r21, Y+17
    eor r9, r21
    ldd r21, Y+21
    eor r3, r21
    ; round 7 (gift.dsl:33)
    mov r21, r12
    com r21
    and r21, r19
    eor r21, r7
    or r7, r19
    eor r12, r7
    mov r7, r11
    eor r7, r21
    or r11, r12
    eor r11, r19
    eor r12, r7
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    mov r30, r12
    lpm r19, Z
    and r12, r11
    eor r21, r12
    ldd r12, Y+27
    eor r21, r12
    ldd r12, Y+22
    eor r12, r19
    mov r19, r0
    com r19
    and r19, r4
    eor r19, r8
    or r8, r4
    eor r0, r8
    mov r8, r6
    eor r8, r19
    or r6, r0
    eor r4, r6
    eor r0, r8
    mov r6, r4
    and r6, r0
    eor r6, r19
    mov r30, r0
    lpm r0, Z
    mov r30, r6
    lpm r6, Z
    ldd r19, Y+23
    eor r0, r19
    ldd r19, Y+26
    eor r6, r19
    ldd r19, Y+30
    eor r4, r19
    mov r19, r15
    com r19
    and r19, r2
    eor r19, r13
    or r13, r2
    eor r15, r13
    mov r13, r5
    eor r13, r19
    or r5, r15
    eor r2, r5
    eor r15, r13
    mov r30, r13
    lpm r5, Z
    mov r30, r15
    lpm r13, Z
    and r15, r2
    eor r15, r19
    ldd r19, Y+29
    eor r15, r19
    ldd r19, Y+24
    eor r13, r19
    ; round 5
    ldi r19, 1
    ; round 7 (gift.dsl:33)
    eor r2, r19
    mov r19, r10
    com r19
    and r19, r14
    eor r19, r9
    or r9, r14
    eor r10, r9
    mov r9, r3
    eor r9, r19
    or r3, r10
    eor r14, r3
    eor r10, r9
    mov r3, r14
    and r3, r10
    eor r3, r19
    mov r30, r10
    lpm r10, Z
    mov r30, r3
    lpm r3, Z
    ldd r19, Y+25
    eor r10, r19
    ldd r19, Y+28
    eor r3, r19
    ldd r19, Y+31
    eor r14, r19
    ; round 8 (gift.dsl:33)
    mov r19, r8
    or r19, r12
    eor r19, r6
    and r6, r8
    eor r12, r6
    mov r6, r11
    eor r6, r19
    and r11, r12
    eor r8, r11
    eor r12, r6
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r6
    lpm r11, Z
    mov r30, r12
    lpm r6, Z
    and r12, r8
    eor r12, r19
    ldd r19, Y+32
    eor r6, r19
    ldd r19, Y+38
    eor r12, r19
    ; round 5
    ldi r19, 251
    ; round 8 (gift.dsl:33)
    eor r8, r19
    mov r19, r7
    or r19, r0
    eor r19, r21
    and r21, r7
    eor r0, r21
    mov r21, r4
    eor r21, r19
    and r4, r0
    eor r7, r4
    eor r0, r21
    mov r30, r21
    lpm r4, Z
    mov r30, r0
    lpm r21, Z
    and r0, r7
    eor r19, r0
    ldd r0, Y+33
    eor r0, r21
    ldd r21, Y+39
    eor r19, r21
    ; round 5
    ldi r21, 255
    ; round 8 (gift.dsl:33)
    eor r7, r21
    mov r21, r9
    or r21, r13
    eor r21, r3
    and r3, r9
    eor r13, r3
    mov r3, r2
    eor r3, r21
    and r2, r13
    eor r9, r2
    eor r13, r3
    mov r2, r9
    and r2, r13
    eor r2, r21
    mov r30, r13
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    ldd r21, Y+34
    eor r13, r21
    ldd r21, Y+36
    eor r2, r21
    ldd r21, Y+40
    eor r9, r21
    mov r21, r5
    or r21, r10
    eor r21, r15
    and r15, r5
    eor r10, r15
    mov r15, r14
    eor r15, r21
    and r14, r10
    eor r5, r14
    eor r10, r15
    mov r14, r5
    and r14, r10
    eor r14, r21
    mov r30, r10
    lpm r10, Z
    mov r30, r14
    lpm r21, Z
    ldd r14, Y+35
    eor r10, r14
    ldd r14, Y+37
    eor r21, r14
    ldd r14, Y+41
    eor r5, r14
    ; round 9 (gift.dsl:33)
    mov r14, r6
    com r14
    and r14, r3
    eor r14, r2
    or r2, r3
    eor r6, r2
    mov r18, r8
    eor r18, r14
    or r8, r6
    eor r3, r8
    eor r6, r18
    mov r2, r3
    and r2, r6
    eor r14, r2
    ldd r2, Y+43
    eor r6, r2
    ldd r2, Y+50
    eor r3, r2
    mov r2, r0
    com r2
    and r2, r15
    eor r2, r21
    or r21, r15
    eor r0, r21
    mov r8, r7
    eor r8, r2
    or r7, r0
    eor r15, r7
    eor r0, r8
    mov r7, r15
    and r7, r0
    eor r2, r7
    ldd r7, Y+42
    eor r0, r7
    ; round 5
    ldi r21, 64
    ; round 9 (gift.dsl:33)
    eor r15, r21
    mov r7, r13
    com r7
    and r7, r11
    eor r7, r12
    or r12, r11
    eor r13, r12
    mov r21, r9
    eor r21, r7
    or r9, r13
    eor r11, r9
    eor r13, r21
    mov r9, r11
    and r9, r13
    eor r7, r9
    ldd r9, Y+45
    eor r13, r9
    ldd r9, Y+51
    eor r11, r9
    mov r9, r10
    com r9
    and r9, r4
    eor r9, r19
    or r19, r4
    eor r10, r19
    mov r12, r5
    eor r12, r9
    or r5, r10
    eor r4, r5
    eor r10, r12
    mov r5, r4
    and r5, r10
    eor r9, r5
    ldd r5, Y+44
    eor r10, r5
    mov r5, r8
    swap r5
    swap r8
    mov r19, r5
    andi r19, 15
    mov r20, r8
    andi r20, 240
    mov r17, r18
    swap r17
    andi r17, 240
    or r19, r17
    swap r18
    andi r18, 15
    or r18, r20
    mov r5, r12
    swap r5
    swap r12
    mov r20, r5
    andi r20, 15
    mov r17, r12
    andi r17, 240
    mov r5, r21
    swap r5
    mov r8, r19
    mov r19, r5
    andi r19, 240
    or r20, r19
    swap r21
    andi r21, 15
    or r21, r17
    mov r5, r14
    swap r5
    swap r14
    mov r19, r5
    andi r19, 15
    mov r17, r14
    andi r17, 240
    mov r5, r2
    swap r5
    mov r14, r18
    mov r18, r5
    andi r18, 240
    or r19, r18
    swap r2
    mov r18, r2
    andi r18, 15
    or r18, r17
    ldd r2, Y+46
    eor r2, r19
    ldd r5, Y+47
    eor r5, r18
    mov r12, r7
    swap r12
    swap r7
    mov r19, r12
    andi r19, 15
    mov r18, r7
    andi r18, 240
    mov r17, r9
    swap r17
    andi r17, 240
    or r19, r17
    swap r9
    mov r17, r9
    andi r17, 15
    or r17, r18
    ldd r9, Y+48
    eor r9, r19
    ldd r7, Y+49
    eor r7, r17
    mov r12, r10
    mov r10, r6
    mov r6, r2
    mov r19, r11
    mov r11, r8
    mov r8, r14
    mov r14, r3
    mov r18, r13
    mov r13, r20
    mov r20, r7
    mov r7, r15
    mov r15, r0
    mov r0, r9
    mov r9, r5
    mov r17, r4
    adiw r28, 52
    dec r16
    breq .Llwcc_gift128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_gift128_128_ctr_crypt_avr_round
.Llwcc_gift128_128_ctr_crypt_avr_rounds_done:
    subi r28, 108
    sbci r29, 1
    ; round 40 (gift.dsl:33)
    mov r2, r11
    or r2, r15
    eor r2, r6
    and r6, r11
    eor r15, r6
    mov r16, r14
    eor r16, r2
    and r14, r15
    eor r11, r14
    eor r15, r16
    com r16
    mov r3, r11
    and r3, r15
    eor r2, r3
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    ldd r3, Y+0
    eor r15, r3
    subi r28, lo8(-(466))
    sbci r29, hi8(-(466))
    ldd r3, Y+1
    eor r2, r3
    ldd r3, Y+5
    eor r11, r3
    mov r3, r8
    or r3, r10
    eor r3, r9
    and r9, r8
    eor r10, r9
    mov r4, r7
    eor r4, r3
    and r7, r10
    eor r8, r7
    eor r10, r4
    com r4
    mov r5, r8
    and r5, r10
    eor r3, r5
    ldd r5, Y+0
    eor r10, r5
    ldd r5, Y+2
    eor r3, r5
    subi r28, lo8(-(-724))
    sbci r29, hi8(-(-724))
    ldd r5, Y+0
    eor r8, r5
    mov r5, r13
    or r5, r12
    eor r5, r0
    and r0, r13
    eor r12, r0
    mov r6, r19
    eor r6, r5
    and r19, r12
    eor r13, r19
    eor r12, r6
    com r6
    mov r14, r13
    and r14, r12
    eor r5, r14
    ldd r14, Y+48
    eor r12, r14
    subi r28, lo8(-(727))
    sbci r29, hi8(-(727))
    ldd r14, Y+0
    eor r5, r14
    subi r28, lo8(-(-634))
    sbci r29, hi8(-(-634))
    ldd r14, Y+0
    eor r13, r14
    mov r14, r21
    or r14, r18
    eor r14, r20
    and r20, r21
    eor r18, r20
    mov r9, r17
    eor r9, r14
    and r17, r18
    eor r21, r17
    eor r18, r9
    com r9
    mov r7, r21
    and r7, r18
    eor r14, r7
    ldd r7, Y+54
    eor r7, r18
    subi r28, lo8(-(612))
    sbci r29, hi8(-(612))
    ldd r0, Y+23
    eor r14, r0
    ldd r0, Y+0
    eor r0, r21
    mov r19, r6
    lsr r19
    lsl r6
    andi r19, 85
    mov r21, r6
    andi r21, 170
    mov r18, r16
    lsl r18
    andi r18, 170
    or r19, r18
    lsr r16
    andi r16, 85
    or r16, r21
    mov r6, r9
    lsr r6
    lsl r9
    mov r21, r6
    andi r21, 85
    mov r18, r9
    andi r18, 170
    mov r20, r4
    lsl r20
    andi r20, 170
    or r21, r20
    lsr r4
    mov r20, r4
    andi r20, 85
    or r20, r18
    mov r4, r2
    lsr r4
    lsl r2
    mov r18, r4
    andi r18, 85
    mov r17, r2
    andi r17, 170
    mov r2, r5
    lsl r2
    mov r4, r20
    mov r20, r2
    andi r20, 170
    or r18, r20
    lsr r5
    mov r20, r5
    andi r20, 85
    or r20, r17
    mov r2, r3
    lsr r2
    lsl r3
    mov r17, r2
    andi r17, 85
    mov r2, r20
    mov r20, r3
    andi r20, 170
    mov r3, r14
    lsl r3
    mov r5, r16
    mov r16, r3
    andi r16, 170
    or r17, r16
    lsr r14
    mov r16, r14
    andi r16, 85
    or r16, r20
    mov r3, r19
    lsr r3
    lsr r3
    eor r3, r18
    mov r20, r3
    andi r20, 51
    eor r18, r20
    lsl r20
    lsl r20
    eor r19, r20
    mov r3, r21
    lsr r3
    lsr r3
    eor r3, r17
    mov r20, r3
    andi r20, 51
    eor r17, r20
    lsl r20
    lsl r20
    eor r21, r20
    mov r3, r12
    lsr r3
    lsr r3
    eor r3, r11
    mov r20, r3
    andi r20, 51
    eor r11, r20
    lsl r20
    lsl r20
    eor r12, r20
    mov r3, r7
    lsr r3
    lsr r3
    eor r3, r8
    mov r20, r3
    andi r20, 51
    eor r8, r20
    lsl r20
    lsl r20
    eor r7, r20
    mov r3, r5
    lsr r3
    lsr r3
    eor r3, r2
    mov r20, r3
    andi r20, 51
    eor r2, r20
    lsl r20
    lsl r20
    eor r5, r20
    mov r3, r4
    lsr r3
    lsr r3
    eor r3, r16
    mov r20, r3
    andi r20, 51
    eor r16, r20
    lsl r20
    lsl r20
    eor r4, r20
    mov r3, r15
    lsr r3
    lsr r3
    eor r3, r13
    mov r20, r3
    andi r20, 51
    eor r13, r20
    lsl r20
    lsl r20
    eor r15, r20
    mov r3, r10
    lsr r3
    lsr r3
    eor r3, r0
    mov r20, r3
    andi r20, 51
    eor r0, r20
    lsl r20
    lsl r20
    eor r10, r20
    mov r20, r19
    swap r20
    andi r20, 15
    eor r20, r18
    andi r20, 15
    eor r18, r20
    swap r20
    andi r20, 240
    eor r19, r20
    mov r20, r21
    swap r20
    andi r20, 15
    eor r20, r17
    andi r20, 15
    eor r17, r20
    swap r20
    andi r20, 240
    eor r21, r20
    mov r20, r12
    swap r20
    andi r20, 15
    eor r20, r11
    andi r20, 15
    eor r11, r20
    swap r20
    andi r20, 240
    eor r12, r20
    mov r20, r7
    swap r20
    andi r20, 15
    eor r20, r8
    andi r20, 15
    eor r8, r20
    swap r20
    andi r20, 240
    eor r7, r20
    mov r20, r5
    swap r20
    andi r20, 15
    eor r20, r2
    andi r20, 15
    eor r2, r20
    swap r20
    andi r20, 240
    eor r5, r20
    mov r20, r4
    swap r20
    andi r20, 15
    eor r20, r16
    andi r20, 15
    eor r16, r20
    swap r20
    andi r20, 240
    eor r4, r20
    mov r20, r15
    swap r20
    andi r20, 15
    eor r20, r13
    andi r20, 15
    eor r13, r20
    swap r20
    andi r20, 240
    eor r15, r20
    mov r20, r10
    swap r20
    andi r20, 15
    eor r20, r0
    andi r20, 15
    eor r0, r20
    swap r20
    andi r20, 240
    eor r10, r20
    mov r3, r19
    lsr r3
    eor r3, r12
    mov r20, r3
    andi r20, 85
    eor r12, r20
    lsl r20
    eor r19, r20
    mov r3, r18
    lsr r3
    eor r3, r11
    mov r20, r3
    andi r20, 85
    eor r11, r20
    lsl r20
    eor r18, r20
    mov r3, r21
    lsr r3
    eor r3, r7
    mov r20, r3
    andi r20, 85
    eor r7, r20
    lsl r20
    eor r21, r20
    mov r3, r17
    lsr r3
    eor r3, r8
    mov r20, r3
    andi r20, 85
    eor r8, r20
    lsl r20
    eor r17, r20
    mov r3, r5
    lsr r3
    eor r3, r15
    mov r20, r3
    andi r20, 85
    eor r15, r20
    lsl r20
    eor r5, r20
    mov r3, r2
    lsr r3
    eor r3, r13
    mov r20, r3
    andi r20, 85
    eor r13, r20
    lsl r20
    eor r2, r20
    mov r3, r4
    lsr r3
    eor r3, r10
    mov r20, r3
    andi r20, 85
    eor r10, r20
    lsl r20
    eor r4, r20
    mov r3, r16
    lsr r3
    eor r3, r0
    mov r20, r3
    andi r20, 85
    eor r0, r20
    lsl r20
    eor r16, r20
    ld r3, X+
    eor r3, r0
    movw r30, r22
    std Z+0, r3
    ld r3, X+
    eor r3, r10
    std Z+1, r3
    ld r3, X+
    eor r3, r13
    std Z+2, r3
    ld r3, X+
    eor r3, r15
    std Z+3, r3
    ld r3, X+
    eor r3, r16
    std Z+4, r3
    ld r3, X+
    eor r3, r4
    std Z+5, r3
    ld r3, X+
    eor r3, r2
    std Z+6, r3
    ld r2, X+
    eor r2, r5
    std Z+7, r2
    ld r2, X+
    eor r2, r8
    std Z+8, r2
    ld r2, X+
    eor r2, r7
    std Z+9, r2
    ld r2, X+
    eor r2, r11
    std Z+10, r2
    ld r11, X+
    eor r11, r12
    std Z+11, r11
    ld r11, X+
    eor r11, r17
    std Z+12, r11
    ld r11, X+
    eor r11, r21
    std Z+13, r11
    ld r11, X+
    eor r11, r18
    std Z+14, r11
    ld r11, X+
    eor r11, r19
    std Z+15, r11
    subi r28, lo8(-(-714))
    sbci r29, hi8(-(-714))
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_gift128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_gift128_128_ctr_crypt_avr_group
.Llwcc_gift128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_gift128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_gift128_128_ctr_crypt_avr_end
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
.Llwcc_gift128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_gift128_128_ctr_crypt_avr_in
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
    rjmp .Llwcc_gift128_128_ctr_crypt_avr_group
.Llwcc_gift128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_gift128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_gift128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_gift128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_gift128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_gift128_128_ctr_crypt_avr_end:
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
    .size lwcc_gift128_128_ctr_crypt_avr, .-lwcc_gift128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_0:
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
.Ltable_byte_1:
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
.Ltable_byte_2:
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
.Ltable_byte_3:
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .byte 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80, 0x00, 0x80
    .byte 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88, 0x08, 0x88
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .balign 256
.Ltable_byte_6:
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80, 0x00, 0x00, 0x80, 0x80
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
    .byte 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88, 0x08, 0x08, 0x88, 0x88
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
