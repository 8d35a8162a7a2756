; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile gift --set gift64_128 --target avr --lanes 1 --slicing plane
; passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(fixed=true) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 103
; layout:    planes of 16 S-boxes, 1 blocks side by side; cells in 6 arrangements
; sizes:     in bytes: block 8, key 16, nonce 4, rk 288, ctx 296, align 1, group 8, stack 103, code 9048, flash 11096, ram 687
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_7
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:0250d8200df535af2239991475f6b0ece3fdd137d9502a92aac5e5e72c2626ca

    .text

    .global lwcc_gift64_128_key_setup_avr
    .type lwcc_gift64_128_key_setup_avr, @function
lwcc_gift64_128_key_setup_avr:
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
    subi r28, 77
    sbci r29, 0
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
    adiw r26, 8
    ld r17, X+
    lsr r17
    lsr r17
    ld r4, X
    swap r4
    mov r25, r4
    andi r25, 240
    lsl r25
    lsl r25
    or r17, r25
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X
    lsr r25
    lsr r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    swap r4
    mov r24, r4
    andi r24, 240
    lsl r24
    lsl r24
    or r25, r24
    swap r25
    andi r25, 24
    ld r24, X+
    lsr r24
    lsr r24
    ld r4, X+
    swap r4
    mov r16, r4
    andi r16, 240
    lsl r16
    lsl r16
    or r24, r16
    lsr r24
    lsr r24
    mov r16, r17
    lsr r16
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    lsr r16
    andi r17, 9
    adiw r26, 7
    ld r23, X
    swap r23
    andi r23, 240
    andi r23, 192
    or r16, r23
    lsr r16
    lsr r16
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r23, X+
    swap r23
    andi r23, 240
    andi r23, 192
    or r24, r23
    lsr r24
    lsr r24
    adiw r26, 7
    ld r23, X
    lsl r23
    lsl r23
    mov r22, r23
    andi r22, 192
    or r16, r22
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    andi r23, 16
    andi r16, 9
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r22, X+
    lsl r22
    lsl r22
    andi r22, 192
    or r24, r22
    swap r24
    andi r24, 24
    adiw r26, 13
    ld r4, X
    lsr r4
    lsr r4
    lsr r4
    mov r22, r4
    andi r22, 1
    ld r21, X
    andi r21, 2
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    swap r21
    andi r21, 15
    lsr r21
    andi r21, 4
    or r22, r21
    ld r21, X
    lsr r21
    lsr r21
    andi r21, 8
    or r22, r21
    ld r21, X
    lsl r21
    andi r21, 16
    or r22, r21
    ld r21, X+
    swap r21
    andi r21, 240
    andi r21, 32
    or r22, r21
    ld r21, X
    lsr r21
    andi r21, 64
    or r22, r21
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r4, Z
    or r4, r22
    ld r5, X
    lsr r5
    lsr r5
    mov r22, r5
    andi r22, 1
    ld r21, X
    lsl r21
    andi r21, 2
    or r22, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    swap r21
    andi r21, 15
    andi r21, 4
    or r22, r21
    ld r21, X
    lsr r21
    andi r21, 8
    or r22, r21
    ld r21, X
    lsl r21
    lsl r21
    andi r21, 16
    or r22, r21
    ld r21, X+
    swap r21
    andi r21, 240
    lsl r21
    andi r21, 32
    or r22, r21
    ld r21, X
    andi r21, 64
    or r22, r21
    ld r21, X
    lsl r21
    lsl r21
    lsl r21
    andi r21, 128
    or r22, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X
    lsr r5
    lsr r5
    lsr r5
    mov r21, r5
    andi r21, 1
    ld r20, X
    andi r20, 2
    or r21, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 15
    lsr r20
    andi r20, 4
    or r21, r20
    ld r20, X
    lsr r20
    lsr r20
    andi r20, 8
    or r21, r20
    ld r20, X
    lsl r20
    andi r20, 16
    or r21, r20
    ld r20, X+
    swap r20
    andi r20, 240
    andi r20, 32
    or r21, r20
    ld r20, X
    lsr r20
    andi r20, 64
    or r21, r20
    ld r30, X
    lpm r5, Z
    or r5, r21
    ld r15, X
    lsr r15
    lsr r15
    mov r21, r15
    andi r21, 1
    ld r20, X
    lsl r20
    andi r20, 2
    or r21, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X
    swap r20
    andi r20, 15
    andi r20, 4
    or r21, r20
    ld r20, X
    lsr r20
    andi r20, 8
    or r21, r20
    ld r20, X
    lsl r20
    lsl r20
    andi r20, 16
    or r21, r20
    ld r20, X+
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 32
    or r21, r20
    ld r20, X
    andi r20, 64
    or r21, r20
    ld r20, X
    lsl r20
    lsl r20
    lsl r20
    andi r20, 128
    or r21, r20
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r20, X+
    lsl r20
    andi r20, 2
    ld r19, X
    andi r19, 1
    or r19, r20
    ld r20, X
    lsr r20
    andi r20, 4
    or r19, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    andi r20, 8
    or r19, r20
    ld r20, X
    lsl r20
    lsl r20
    andi r20, 16
    or r19, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    lsl r20
    lsl r20
    lsl r20
    andi r20, 32
    or r19, r20
    ld r20, X
    swap r20
    andi r20, 240
    lsl r20
    andi r20, 64
    or r19, r20
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r20, X+
    swap r20
    andi r20, 240
    lsl r20
    lsl r20
    andi r20, 128
    or r19, r20
    ld r15, X
    swap r15
    mov r20, r15
    andi r20, 15
    andi r20, 1
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsr r18
    lsr r18
    lsr r18
    andi r18, 2
    or r20, r18
    ld r18, X
    swap r18
    andi r18, 15
    lsr r18
    andi r18, 4
    or r20, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    swap r18
    andi r18, 15
    andi r18, 8
    or r20, r18
    ld r18, X
    lsr r18
    lsr r18
    andi r18, 16
    or r20, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r18, X+
    lsr r18
    andi r18, 32
    or r20, r18
    ld r18, X
    lsl r18
    andi r18, 64
    or r20, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r15, Z
    or r15, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r20, X+
    lsl r20
    andi r20, 2
    or r17, r20
    ld r20, X
    lsr r20
    andi r20, 4
    or r17, r20
    or r17, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    lsl r23
    lsl r23
    andi r23, 32
    or r17, r23
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    andi r23, 64
    or r17, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 240
    lsl r23
    lsl r23
    andi r23, 128
    or r17, r23
    ld r23, X+
    lsr r23
    lsr r23
    lsr r23
    andi r23, 2
    or r16, r23
    ld r23, X
    swap r23
    andi r23, 15
    lsr r23
    andi r23, 4
    or r16, r23
    ld r23, X
    lsr r23
    lsr r23
    andi r23, 16
    or r16, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsr r23
    andi r23, 32
    or r16, r23
    ld r23, X
    lsl r23
    andi r23, 64
    or r16, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r14, Z
    or r16, r14
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    swap r23
    andi r23, 240
    andi r23, 16
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r14, Z
    or r14, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    mov r20, r23
    andi r20, 32
    or r14, r20
    andi r23, 16
    ld r20, X
    lsl r20
    lsl r20
    mov r18, r20
    andi r18, 64
    or r14, r18
    andi r20, 32
    ld r18, X+
    lsl r18
    mov r13, r19
    mov r19, r18
    andi r19, 128
    or r14, r19
    andi r18, 64
    ldi r31, hi8(.Ltable_byte_4)
    ld r30, X
    lpm r12, Z
    or r12, r23
    or r12, r20
    or r12, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    andi r23, 128
    or r12, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    swap r23
    andi r23, 240
    andi r23, 16
    ldi r31, hi8(.Ltable_byte_3)
    ld r30, X
    lpm r11, Z
    or r11, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    mov r20, r23
    andi r20, 32
    or r11, r20
    andi r23, 16
    ld r20, X
    lsl r20
    lsl r20
    mov r19, r20
    andi r19, 64
    or r11, r19
    andi r20, 32
    ld r19, X+
    lsl r19
    mov r18, r19
    andi r18, 128
    or r11, r18
    andi r19, 64
    ldi r31, hi8(.Ltable_byte_4)
    ld r30, X
    lpm r10, Z
    or r10, r23
    or r10, r20
    or r10, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    andi r23, 128
    or r10, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r23, X+
    lsl r23
    andi r23, 2
    ld r20, X
    andi r20, 1
    or r20, r23
    ld r23, X
    lsl r23
    andi r23, 4
    or r20, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    lsl r23
    andi r23, 8
    or r20, r23
    ld r23, X
    lsl r23
    lsl r23
    andi r23, 16
    or r20, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X+
    lsl r23
    lsl r23
    lsl r23
    andi r23, 32
    or r20, r23
    ld r23, X
    lsl r23
    lsl r23
    lsl r23
    andi r23, 64
    or r20, r23
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r23, X
    swap r23
    andi r23, 240
    andi r23, 128
    or r20, r23
    ld r2, X+
    swap r2
    mov r23, r2
    andi r23, 15
    andi r23, 1
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    andi r19, 2
    or r23, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    lsr r19
    lsr r19
    andi r19, 4
    or r23, r19
    ld r19, X
    lsr r19
    lsr r19
    andi r19, 8
    or r23, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    lsr r19
    andi r19, 16
    or r23, r19
    ld r19, X
    lsr r19
    andi r19, 32
    or r23, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    andi r19, 64
    or r23, r19
    ld r19, X
    andi r19, 128
    or r23, r19
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r19, X+
    lsl r19
    andi r19, 2
    ld r18, X
    andi r18, 1
    or r18, r19
    ld r19, X
    lsl r19
    andi r19, 4
    or r18, r19
    or r18, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X+
    lsl r25
    lsl r25
    lsl r25
    andi r25, 32
    or r18, r25
    ld r25, X
    lsl r25
    lsl r25
    lsl r25
    andi r25, 64
    or r18, r25
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r25, X
    swap r25
    andi r25, 240
    andi r25, 128
    or r18, r25
    ld r25, X+
    swap r25
    andi r25, 15
    andi r25, 1
    ld r19, X
    lsr r19
    lsr r19
    lsr r19
    andi r19, 2
    or r25, r19
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X+
    lsr r19
    lsr r19
    lsr r19
    andi r19, 4
    or r25, r19
    or r25, r24
    ld r24, X
    lsr r24
    andi r24, 32
    or r25, r24
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r24, X+
    lsr r24
    andi r24, 64
    or r25, r24
    ld r24, X
    andi r24, 128
    or r25, r24
    mov r2, r22
    swap r2
    lsl r2
    adc r2, r1
    mov r24, r2
    andi r24, 85
    mov r2, r22
    bst r2, 0
    lsr r2
    bld r2, 7
    mov r19, r2
    andi r19, 170
    or r24, r19
    movw r2, r4 ; r3, r5
    bst r2, 0
    lsr r2
    bld r2, 7
    bst r2, 0
    lsr r2
    bld r2, 7
    ; round 5 (gift.dsl:33)
    com r2
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r21
    lpm r9, Z
    lsl r3
    adc r3, r1
    mov r6, r17
    swap r6
    mov r19, r6
    andi r19, 195
    movw r6, r16 ; r7, r17
    swap r6
    mov r8, r22
    mov r22, r6
    mov r6, r16
    mov r16, r22
    andi r16, 60
    or r19, r16
    andi r22, 195
    swap r7
    bst r7, 0
    lsr r7
    bld r7, 7
    mov r16, r7
    andi r16, 20
    or r22, r16
    mov r7, r17
    swap r7
    lsl r7
    adc r7, r1
    mov r16, r7
    andi r16, 40
    or r22, r16
    mov r7, r14
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ; round 7 (gift.dsl:33)
    com r7
    mov r0, r12
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    com r0
    mov r16, r11
    bst r16, 0
    lsr r16
    bld r16, 7
    std Y+14, r16
    mov r16, r10
    bst r16, 0
    lsr r16
    bld r16, 7
    ldi r31, hi8(.Ltable_byte_1)
    std Y+15, r16
    mov r30, r20
    lpm r16, Z
    ; round 4 (gift.dsl:33)
    com r20
    std Y+16, r16
    mov r16, r18
    swap r16
    andi r16, 15
    std Y+17, r0
    mov r0, r25
    lsl r0
    lsl r0
    lsl r0
    std Y+18, r22
    mov r22, r0
    andi r22, 80
    or r16, r22
    mov r22, r25
    swap r22
    andi r22, 240
    lsl r22
    andi r22, 160
    or r16, r22
    mov r22, r25
    swap r22
    andi r22, 15
    mov r0, r18
    swap r0
    std Y+19, r16
    mov r16, r0
    andi r16, 240
    or r22, r16
    mov r0, r24
    bst r0, 0
    lsr r0
    bld r0, 7
    bst r0, 0
    lsr r0
    bld r0, 7
    ; round 9 (gift.dsl:33)
    com r0
    mov r16, r4
    swap r16
    com r16
    ldi r31, hi8(.Ltable_byte_6)
    std Y+20, r21
    mov r30, r21
    lpm r21, Z
    std Y+21, r16
    mov r16, r5
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    ldi r31, hi8(.Ltable_byte_1)
    std Y+22, r17
    mov r30, r17
    lpm r17, Z
    std Y+23, r17
    mov r17, r14
    swap r17
    ; round 11 (gift.dsl:33)
    com r17
    std Y+24, r17
    mov r17, r12
    swap r17
    com r17
    ldi r31, hi8(.Ltable_byte_0)
    std Y+25, r17
    mov r30, r11
    lpm r17, Z
    std Y+26, r17
    mov r30, r10
    lpm r17, Z
    ldi r31, hi8(.Ltable_byte_1)
    std Y+27, r17
    mov r30, r23
    lpm r17, Z
    ; round 4 (gift.dsl:33)
    com r23
    std Y+28, r17
    mov r30, r25
    lpm r17, Z
    std Y+29, r17
    mov r17, r24
    swap r17
    ; round 5 (gift.dsl:33)
    com r24
    ; round 13 (gift.dsl:33)
    com r17
    std Y+30, r17
    mov r17, r4
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    com r17
    std Y+31, r17
    mov r17, r9
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    std Y+32, r17
    mov r17, r5
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    std Y+33, r17
    mov r30, r19
    lpm r17, Z
    std Y+34, r17
    mov r17, r14
    bst r17, 0
    lsr r17
    bld r17, 7
    bst r17, 0
    lsr r17
    bld r17, 7
    ; round 3 (gift.dsl:33)
    com r14
    ; round 15 (gift.dsl:33)
    com r17
    ldd r26, Y+5
    ldd r27, Y+5+1
    st X+, r14
    std Y+35, r14
    mov r14, r12
    bst r14, 0
    lsr r14
    bld r14, 7
    bst r14, 0
    lsr r14
    bld r14, 7
    ; round 3 (gift.dsl:33)
    com r12
    ; round 15 (gift.dsl:33)
    com r14
    st X+, r12
    st X+, r11
    st X+, r10
    std Y+36, r17
    ldi r17, 3
    st X+, r17
    ldi r17, 129
    st X+, r17
    st X+, r20
    st X+, r23
    st X+, r18
    st X+, r25
    ldi r17, 85
    st X+, r17
    ldi r17, 64
    st X+, r17
    st X+, r24
    st X+, r2
    st X+, r9
    st X+, r3
    ldi r17, 67
    st X+, r17
    ldi r17, 7
    st X+, r17
    mov r17, r11
    swap r17
    lsl r17
    adc r17, r1
    std Y+37, r25
    mov r25, r10
    swap r25
    lsl r25
    adc r25, r1
    std Y+38, r3
    mov r30, r22
    lpm r3, Z
    std Y+39, r2
    mov r2, r21
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    std Y+40, r24
    mov r24, r5
    swap r24
    std Y+41, r23
    mov r30, r6
    lpm r23, Z
    std Y+42, r12
    mov r12, r11
    swap r12
    std Y+43, r12
    mov r12, r10
    swap r12
    std Y+44, r12
    mov r30, r18
    lpm r12, Z
    std Y+45, r9
    swap r9
    std Y+46, r9
    mov r9, r5
    swap r9
    lsl r9
    adc r9, r1
    std Y+47, r9
    ldd r9, Y+18
    std Y+48, r12
    mov r30, r9
    lpm r12, Z
    std Y+49, r12
    mov r12, r11
    swap r12
    bst r12, 0
    lsr r12
    bld r12, 7
    lsl r11
    adc r11, r1
    lsl r11
    adc r11, r1
    std Y+50, r11
    mov r11, r10
    swap r11
    bst r11, 0
    lsr r11
    bld r11, 7
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Y+51, r10
    ldd r10, Y+19
    std Y+52, r11
    mov r30, r10
    lpm r11, Z
    std Y+53, r11
    mov r11, r21
    swap r11
    ldi r31, hi8(.Ltable_byte_0)
    std Y+54, r5
    mov r30, r5
    lpm r5, Z
    ; round 1 (gift.dsl:33)
    std Y+55, r4
    com r4
    std Y+56, r5
    mov r5, r8
    com r5
    ; round 2 (gift.dsl:33)
    std Y+57, r5
    mov r5, r13
    com r5
    ; round 6 (gift.dsl:33)
    ldi r31, hi8(.Ltable_byte_7)
    ; round 10 (gift.dsl:33)
    mov r30, r13
    lpm r13, Z
    ; round 2 (gift.dsl:33)
    std Y+58, r11
    mov r11, r15
    com r11
    ; round 6 (gift.dsl:33)
    mov r30, r15
    lpm r15, Z
    st X+, r15
    st X+, r5
    st X+, r19
    st X+, r9
    std Y+59, r19
    ldi r19, 84
    st X+, r19
    ldi r19, 73
    st X+, r19
    st X+, r7
    ldd r19, Y+17
    st X+, r19
    ldd r19, Y+14
    st X+, r19
    ldd r19, Y+15
    st X+, r19
    ldi r19, 7
    st X+, r19
    ldi r19, 134
    st X+, r19
    ; round 8 (gift.dsl:33)
    ldd r19, Y+16
    com r19
    st X+, r19
    st X+, r10
    st X+, r22
    std Y+60, r22
    ldi r22, 69
    st X+, r22
    ldi r22, 74
    st X+, r22
    st X+, r0
    ldd r22, Y+21
    st X+, r22
    st X+, r21
    st X+, r16
    std Y+61, r16
    ldi r16, 67
    st X+, r16
    ldi r16, 134
    st X+, r16
    st X+, r13
    st X+, r6
    ldd r16, Y+23
    st X+, r16
    std Y+62, r21
    ldi r21, 85
    st X+, r21
    ldi r21, 72
    st X+, r21
    ldd r21, Y+24
    st X+, r21
    std Y+63, r6
    ldd r6, Y+25
    st X+, r6
    ldd r6, Y+26
    st X+, r6
    ldd r6, Y+27
    st X+, r6
    ldi r21, 6
    st X+, r21
    ldi r21, 131
    st X+, r21
    st X+, r19
    ; round 12 (gift.dsl:33)
    ldd r21, Y+28
    com r21
    st X+, r21
    ldd r6, Y+29
    st X+, r6
    st X+, r18
    adiw r28, 14
    std Y+50, r18
    ldi r18, 80
    st X+, r18
    ldi r18, 74
    st X+, r18
    ldd r18, Y+16
    st X+, r18
    ldd r18, Y+17
    st X+, r18
    ldd r18, Y+18
    st X+, r18
    ldd r18, Y+19
    st X+, r18
    ldi r18, 65
    st X+, r18
    ldi r18, 133
    st X+, r18
    st X+, r11
    st X+, r13
    st X+, r9
    ldd r18, Y+20
    st X+, r18
    std Y+51, r21
    ldi r21, 65
    st X+, r21
    ldi r21, 73
    st X+, r21
    ldd r21, Y+22
    st X+, r21
    st X+, r14
    st X+, r17
    st X+, r25
    ldi r21, 3
    st X+, r21
    ldi r21, 133
    st X+, r21
    st X+, r20
    st X+, r3
    st X+, r10
    ldi r21, 84
    st X+, r21
    ldi r21, 64
    st X+, r21
    ; round 17 (gift.dsl:33)
    mov r30, r8
    lpm r21, Z
    st X+, r21
    st X+, r4
    st X+, r2
    st X+, r24
    std Y+52, r25
    ldi r25, 67
    st X+, r25
    ldi r25, 5
    st X+, r25
    st X+, r5
    st X+, r16
    st X+, r23
    ldi r25, 68
    st X+, r25
    ldi r25, 73
    st X+, r25
    ldd r25, Y+21
    st X+, r25
    ldd r9, Y+28
    st X+, r9
    ldd r10, Y+29
    st X+, r10
    ldd r16, Y+30
    st X+, r16
    ldi r16, 7
    st X+, r16
    ldi r16, 132
    st X+, r16
    st X+, r20
    ldd r16, Y+27
    st X+, r16
    std Y+53, r8
    ldd r8, Y+34
    st X+, r8
    st X+, r6
    ldi r25, 69
    st X+, r25
    ldi r25, 72
    st X+, r25
    ldd r25, Y+26
    st X+, r25
    ldd r10, Y+25
    st X+, r10
    ldd r9, Y+32
    st X+, r9
    ldd r6, Y+33
    st X+, r6
    ldi r25, 66
    st X+, r25
    ldi r25, 6
    st X+, r25
    st X+, r15
    st X+, r5
    st X+, r18
    ldd r25, Y+35
    st X+, r25
    ldi r25, 20
    st X+, r25
    ldi r25, 72
    st X+, r25
    st X+, r7
    ldd r25, Y+3
    st X+, r25
    st X+, r12
    ldd r8, Y+38
    st X+, r8
    ldi r18, 4
    st X+, r18
    ldi r18, 130
    st X+, r18
    st X+, r19
    ldd r18, Y+39
    st X+, r18
    st X+, r3
    std Y+54, r17
    ldi r17, 0
    st X+, r17
    ldi r17, 74
    st X+, r17
    st X+, r0
    st X+, r22
    ldd r17, Y+44
    st X+, r17
    ldd r6, Y+42
    st X+, r6
    std Y+55, r24
    ldi r24, 1
    st X+, r24
    ldi r24, 132
    st X+, r24
    st X+, r13
    st X+, r23
    ldd r24, Y+8
    st X+, r24
    std Y+56, r21
    ldi r21, 64
    st X+, r21
    ldi r21, 8
    st X+, r21
    ldd r21, Y+10
    st X+, r21
    ldd r21, Y+11
    st X+, r21
    ldd r21, Y+36
    st X+, r21
    ldd r21, Y+37
    st X+, r21
    ; round 28 (gift.dsl:33)
    ldi r21, 252
    st X+, r21
    ldi r21, 127
    st X+, r21
    st X+, r13
    st X+, r15
    st X+, r23
    st X+, r24
    ; round 27 (gift.dsl:33)
    ldi r24, 191
    st X+, r24
    ldi r24, 247
    st X+, r24
    st X+, r0
    st X+, r22
    st X+, r17
    st X+, r6
    ; round 26 (gift.dsl:33)
    ldi r17, 254
    st X+, r17
    ldi r17, 123
    st X+, r17
    st X+, r16
    st X+, r19
    st X+, r18
    st X+, r3
    ; round 25 (gift.dsl:33)
    ldi r17, 255
    st X+, r17
    ldi r17, 181
    st X+, r17
    st X+, r7
    st X+, r25
    st X+, r12
    st X+, r8
    ; round 24 (gift.dsl:33)
    ldi r17, 251
    st X+, r17
    ldi r17, 125
    st X+, r17
    st X+, r5
    ldd r12, Y+20
    st X+, r12
    ldd r6, Y+35
    st X+, r6
    ; round 23 (gift.dsl:33)
    ldi r17, 235
    st X+, r17
    ldi r17, 183
    st X+, r17
    ldd r6, Y+26
    st X+, r6
    st X+, r10
    st X+, r9
    ldd r9, Y+33
    st X+, r9
    ; round 22 (gift.dsl:33)
    ldi r17, 189
    st X+, r17
    ldi r17, 249
    st X+, r17
    st X+, r20
    ldd r9, Y+34
    st X+, r9
    ldd r9, Y+15
    st X+, r9
    ; round 21 (gift.dsl:33)
    ldi r17, 186
    st X+, r17
    ; round 23 (gift.dsl:33)
    ldi r17, 183
    st X+, r17
    ldd r8, Y+21
    st X+, r8
    ldd r8, Y+28
    st X+, r8
    ldd r8, Y+29
    st X+, r8
    ldd r8, Y+30
    st X+, r8
    ; round 20 (gift.dsl:33)
    ldi r17, 248
    st X+, r17
    ; round 26 (gift.dsl:33)
    ldi r17, 123
    st X+, r17
    st X+, r5
    st X+, r11
    ldd r11, Y+9
    st X+, r11
    st X+, r23
    ; round 19 (gift.dsl:33)
    ldi r17, 187
    st X+, r17
    ldi r17, 182
    st X+, r17
    ldd r8, Y+56
    st X+, r8
    st X+, r4
    st X+, r2
    ldd r4, Y+55
    st X+, r4
    ; round 18 (gift.dsl:33)
    ldi r17, 188
    st X+, r17
    ldi r17, 250
    st X+, r17
    ldd r4, Y+51
    st X+, r4
    st X+, r20
    st X+, r3
    ldd r4, Y+5
    st X+, r4
    ; round 17 (gift.dsl:33)
    ldi r17, 171
    st X+, r17
    ; round 27 (gift.dsl:33)
    ldi r17, 191
    st X+, r17
    ldd r2, Y+22
    st X+, r2
    st X+, r14
    ldd r14, Y+54
    st X+, r14
    ldd r14, Y+52
    st X+, r14
    ; round 28 (gift.dsl:33)
    ldi r17, 252
    st X+, r17
    ; round 16 (gift.dsl:33)
    ldi r17, 122
    st X+, r17
    st X+, r13
    ldd r14, Y+4
    st X+, r14
    st X+, r12
    ; round 15 (gift.dsl:33)
    ldi r17, 190
    st X+, r17
    ; round 19 (gift.dsl:33)
    ldi r17, 182
    st X+, r17
    ldd r12, Y+16
    st X+, r12
    ldd r12, Y+17
    st X+, r12
    ldd r12, Y+18
    st X+, r12
    ldd r12, Y+19
    st X+, r12
    ; round 15 (gift.dsl:33)
    ldi r17, 190
    st X+, r17
    ; round 16 (gift.dsl:33)
    ldi r17, 122
    st X+, r17
    st X+, r19
    st X+, r9
    ldd r12, Y+50
    st X+, r12
    ; round 13 (gift.dsl:33)
    ldi r17, 175
    st X+, r17
    ; round 25 (gift.dsl:33)
    ldi r17, 181
    st X+, r17
    ldd r2, Y+10
    st X+, r2
    ldd r2, Y+11
    st X+, r2
    ldd r2, Y+12
    st X+, r2
    ldd r2, Y+13
    st X+, r2
    ; round 22 (gift.dsl:33)
    ldi r17, 249
    st X+, r17
    ; round 12 (gift.dsl:33)
    ldi r17, 124
    st X+, r17
    st X+, r13
    st X+, r15
    ldd r17, Y+49
    st X+, r17
    st X+, r11
    ldi r17, 170
    st X+, r17
    ; round 23 (gift.dsl:33)
    ldi r17, 183
    st X+, r17
    st X+, r0
    st X+, r22
    ldd r15, Y+48
    st X+, r15
    ldd r15, Y+47
    st X+, r15
    ; round 18 (gift.dsl:33)
    ldi r17, 188
    st X+, r17
    ; round 10 (gift.dsl:33)
    ldi r17, 121
    st X+, r17
    st X+, r16
    st X+, r19
    st X+, r4
    ldd r4, Y+46
    st X+, r4
    ; round 21 (gift.dsl:33)
    ldi r17, 186
    st X+, r17
    ; round 25 (gift.dsl:33)
    ldi r17, 181
    st X+, r17
    st X+, r7
    st X+, r25
    ldd r4, Y+0
    st X+, r4
    ldd r4, Y+1
    st X+, r4
    ; round 20 (gift.dsl:33)
    ldi r17, 248
    st X+, r17
    ; round 10 (gift.dsl:33)
    ldi r17, 121
    st X+, r17
    st X+, r5
    ldd r4, Y+45
    st X+, r4
    st X+, r14
    ; round 17 (gift.dsl:33)
    ldi r17, 171
    st X+, r17
    ; round 19 (gift.dsl:33)
    ldi r17, 182
    st X+, r17
    st X+, r6
    st X+, r10
    ldd r4, Y+31
    st X+, r4
    ldd r4, Y+24
    st X+, r4
    ; round 18 (gift.dsl:33)
    ldi r17, 188
    st X+, r17
    ; round 20 (gift.dsl:33)
    ldi r17, 248
    st X+, r17
    st X+, r20
    st X+, r12
    ldd r17, Y+23
    st X+, r17
    ldi r17, 170
    st X+, r17
    ; round 27 (gift.dsl:33)
    ldi r17, 191
    st X+, r17
    ldd r4, Y+43
    st X+, r4
    ldd r4, Y+40
    st X+, r4
    ldd r4, Y+6
    st X+, r4
    ldi r17, 2
    st X+, r17
    ldi r17, 128
    st X+, r17
    ldi r17, 138
    st X+, r17
    ldd r4, Y+2
    st X+, r4
    ldd r4, Y+14
    st X+, r4
    ; round 4 (gift.dsl:33)
    ldi r17, 126
    st X+, r17
    ldd r4, Y+41
    st X+, r4
    ldd r4, Y+53
    st X+, r4
    ; round 2 (gift.dsl:33)
    ldi r17, 253
    st X, r17
    subi r26, lo8(-(-287))
    sbci r27, hi8(-(-287))
    movw r30, r26
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    ldd r26, Y+3
    ldd r27, Y+3+1
    movw r30, r28
    adiw r30, 1
    ldi r24, 77
    ldi r25, 0
.Llwcc_gift64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_gift64_128_key_setup_avr_wipe
    subi r28, 179
    sbci r29, 255
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
    .size lwcc_gift64_128_key_setup_avr, .-lwcc_gift64_128_key_setup_avr

    .global lwcc_gift64_128_ecb_encrypt_avr
    .type lwcc_gift64_128_ecb_encrypt_avr, @function
lwcc_gift64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_gift64_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r7
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
.Llwcc_gift64_128_ecb_encrypt_avr_group:
    ld r4, X+
    ld r7, X+
    ld r5, X+
    ld r2, X+
    ld r15, X+
    ld r13, X+
    ld r14, X+
    ld r3, X+
    movw r16, r4 ; r17, r5
    lsr r16
    eor r16, r15
    mov r20, r16
    mov r21, r7
    andi r20, 85
    mov r18, r20
    mov r19, r2
    lsl r18
    eor r4, r18
    eor r15, r20
    lsr r21
    eor r21, r13
    mov r16, r21
    andi r16, 85
    mov r18, r16
    lsl r18
    eor r7, r18
    eor r13, r16
    lsr r17
    eor r17, r14
    mov r18, r17
    andi r18, 85
    mov r16, r18
    lsl r16
    eor r5, r16
    eor r14, r18
    lsr r19
    eor r19, r3
    mov r20, r19
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r2, r21
    eor r3, r20
    movw r20, r4 ; r21, r5
    swap r20
    andi r20, 15
    eor r20, r7
    andi r20, 15
    mov r18, r20
    swap r18
    andi r18, 240
    eor r4, r18
    eor r7, r20
    swap r21
    andi r21, 15
    eor r21, r2
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r5, r20
    eor r2, r21
    movw r16, r14 ; r17, r15
    swap r17
    andi r17, 15
    eor r17, r13
    andi r17, 15
    mov r18, r17
    swap r18
    andi r18, 240
    eor r15, r18
    eor r13, r17
    swap r16
    andi r16, 15
    eor r16, r3
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r14, r17
    eor r3, r16
    movw r16, r4 ; r17, r5
    lsr r16
    lsr r16
    eor r16, r7
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r4, r18
    eor r7, r16
    lsr r17
    lsr r17
    eor r17, r2
    mov r20, r17
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r5, r21
    eor r2, r20
    movw r18, r14 ; r19, r15
    lsr r19
    lsr r19
    eor r19, r13
    andi r19, 51
    mov r16, r19
    lsl r16
    lsl r16
    eor r15, r16
    eor r13, r19
    lsr r18
    lsr r18
    eor r18, r3
    mov r16, r18
    ; round 1 (gift.dsl:33)
    mov r17, r13
    andi r16, 51
    mov r18, r16
    lsl r18
    lsl r18
    eor r14, r18
    eor r3, r16
    movw r18, r4 ; r19, r5
    or r18, r15
    eor r18, r7
    eor r17, r18
    and r7, r4
    eor r7, r15
    mov r15, r7
    eor r15, r17
    and r13, r7
    eor r4, r13
    mov r16, r4
    and r16, r15
    eor r18, r16
    or r19, r14
    eor r19, r2
    mov r16, r3
    eor r16, r19
    and r2, r5
    eor r2, r14
    mov r14, r2
    eor r14, r16
    and r3, r2
    eor r5, r3
    mov r2, r5
    and r2, r14
    eor r19, r2
    swap r17
    swap r16
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r4, Z
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    ldd r2, Y+0
    eor r17, r2
    subi r28, lo8(-(194))
    sbci r29, hi8(-(194))
    ldd r2, Y+0
    eor r16, r2
    ldd r2, Y+1
    eor r15, r2
    ldd r2, Y+2
    eor r14, r2
    subi r28, lo8(-(-156))
    sbci r29, hi8(-(-156))
    ldd r2, Y+0
    eor r4, r2
    subi r28, lo8(-(159))
    sbci r29, hi8(-(159))
    ldd r2, Y+0
    eor r5, r2
    ; round 2 (gift.dsl:33)
    movw r2, r16 ; r3, r17
    or r3, r15
    eor r3, r18
    mov r7, r4
    mov r13, r5
    eor r7, r3
    and r18, r17
    eor r15, r18
    mov r18, r15
    eor r18, r7
    and r4, r15
    eor r17, r4
    mov r4, r17
    and r4, r18
    eor r3, r4
    or r2, r14
    eor r2, r19
    eor r13, r2
    and r19, r16
    eor r14, r19
    mov r4, r14
    eor r4, r13
    and r5, r14
    eor r16, r5
    mov r5, r16
    and r5, r4
    eor r2, r5
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r19, Z
    mov r30, r4
    lpm r13, Z
    mov r30, r18
    lpm r14, Z
    mov r30, r3
    lpm r15, Z
    subi r28, lo8(-(-260))
    sbci r29, hi8(-(-260))
    ldd r3, Y+0
    eor r19, r3
    ldd r3, Y+45
    eor r7, r3
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r3, Y+0
    eor r14, r3
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r3, Y+0
    eor r13, r3
    ldd r3, Y+20
    eor r17, r3
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    ldd r3, Y+0
    eor r16, r3
    mov r5, r2
    mov r4, r19
    mov r21, r5
    mov r5, r13
    mov r2, r14
    mov r19, r15
    mov r15, r16
    mov r3, r7
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldi r16, 3
.Llwcc_gift64_128_ecb_encrypt_avr_round:
    ; round 3 (gift.dsl:33)
    mov r14, r4
    or r14, r2
    eor r14, r21
    and r21, r4
    eor r2, r21
    mov r21, r17
    eor r21, r14
    and r17, r2
    eor r4, r17
    eor r2, r21
    ldd r17, Y+0
    eor r21, r17
    mov r17, r4
    and r17, r2
    eor r14, r17
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    swap r14
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r4, Z
    ldd r17, Y+2
    eor r2, r17
    ldd r17, Y+4
    eor r4, r17
    mov r17, r3
    or r17, r5
    eor r17, r19
    and r19, r3
    eor r5, r19
    mov r19, r15
    eor r19, r17
    and r15, r5
    eor r3, r15
    eor r5, r19
    ldd r15, Y+1
    eor r19, r15
    mov r15, r3
    and r15, r5
    eor r17, r15
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    swap r17
    mov r30, r3
    lpm r3, Z
    ldd r15, Y+3
    eor r5, r15
    ldd r15, Y+5
    eor r3, r15
    ; round 4 (gift.dsl:33)
    mov r15, r21
    or r15, r2
    eor r15, r14
    and r14, r21
    eor r2, r14
    mov r14, r4
    eor r14, r15
    and r4, r2
    eor r21, r4
    eor r2, r14
    ldd r4, Y+6
    eor r14, r4
    mov r4, r21
    and r4, r2
    eor r15, r4
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r4, Z
    mov r30, r15
    lpm r2, Z
    ldd r15, Y+9
    eor r4, r15
    ldd r15, Y+11
    eor r21, r15
    mov r15, r19
    or r15, r5
    eor r15, r17
    and r17, r19
    eor r5, r17
    mov r17, r3
    eor r17, r15
    and r3, r5
    eor r19, r3
    eor r5, r17
    ldd r3, Y+7
    eor r17, r3
    mov r13, r19
    and r13, r5
    eor r15, r13
    mov r30, r15
    lpm r15, Z
    mov r30, r19
    lpm r19, Z
    ldd r13, Y+8
    eor r5, r13
    ldd r13, Y+10
    eor r19, r13
    ; round 5 (gift.dsl:33)
    mov r13, r14
    or r13, r5
    eor r13, r2
    and r2, r14
    eor r5, r2
    mov r2, r19
    eor r2, r13
    and r19, r5
    eor r14, r19
    eor r5, r2
    ldd r19, Y+12
    eor r2, r19
    mov r19, r14
    and r19, r5
    eor r13, r19
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    swap r13
    lsl r14
    adc r14, r1
    lsl r14
    adc r14, r1
    ldd r19, Y+14
    eor r5, r19
    ldd r19, Y+16
    eor r14, r19
    mov r19, r17
    or r19, r4
    eor r19, r15
    and r15, r17
    eor r4, r15
    mov r15, r21
    eor r15, r19
    and r21, r4
    eor r17, r21
    eor r4, r15
    ldd r21, Y+13
    eor r15, r21
    mov r21, r17
    and r21, r4
    eor r19, r21
    mov r30, r4
    lpm r4, Z
    swap r19
    lsl r17
    adc r17, r1
    lsl r17
    adc r17, r1
    ldd r21, Y+15
    eor r4, r21
    ldd r21, Y+17
    eor r17, r21
    ; round 6 (gift.dsl:33)
    mov r21, r2
    or r21, r5
    eor r21, r13
    and r13, r2
    eor r5, r13
    mov r13, r14
    eor r13, r21
    and r14, r5
    eor r2, r14
    eor r5, r13
    ldd r14, Y+18
    eor r13, r14
    mov r12, r2
    and r12, r5
    eor r21, r12
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r21, Z
    mov r30, r2
    lpm r2, Z
    ldd r12, Y+21
    eor r5, r12
    ldd r12, Y+23
    eor r2, r12
    mov r12, r15
    or r12, r4
    eor r12, r19
    and r19, r15
    eor r4, r19
    mov r19, r17
    eor r19, r12
    and r17, r4
    eor r15, r17
    eor r4, r19
    ldd r17, Y+19
    eor r19, r17
    mov r17, r15
    and r17, r4
    eor r12, r17
    mov r30, r4
    lpm r4, Z
    mov r30, r12
    lpm r17, Z
    ldd r12, Y+20
    eor r4, r12
    ldd r12, Y+22
    eor r15, r12
    ; round 7 (gift.dsl:33)
    mov r12, r13
    or r12, r4
    eor r12, r21
    and r21, r13
    eor r4, r21
    mov r21, r15
    eor r21, r12
    and r15, r4
    eor r13, r15
    eor r4, r21
    ldd r15, Y+24
    eor r21, r15
    mov r15, r13
    and r15, r4
    eor r12, r15
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    swap r12
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r15, Z
    ldd r13, Y+26
    eor r4, r13
    ldd r13, Y+28
    eor r15, r13
    mov r13, r19
    or r13, r5
    eor r13, r17
    and r17, r19
    eor r5, r17
    mov r17, r2
    eor r17, r13
    and r2, r5
    eor r19, r2
    eor r5, r17
    ldd r2, Y+25
    eor r17, r2
    mov r2, r19
    and r2, r5
    eor r13, r2
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    swap r13
    mov r30, r19
    lpm r2, Z
    ldd r19, Y+27
    eor r5, r19
    ldd r19, Y+29
    eor r2, r19
    ; round 8 (gift.dsl:33)
    mov r19, r21
    or r19, r4
    eor r19, r12
    and r12, r21
    eor r4, r12
    mov r12, r15
    eor r12, r19
    and r15, r4
    eor r21, r15
    eor r4, r12
    eor r12, r3
    mov r3, r21
    and r3, r4
    eor r19, r3
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    mov r30, r19
    lpm r3, Z
    ldd r19, Y+32
    eor r4, r19
    ldd r19, Y+34
    eor r21, r19
    mov r19, r17
    or r19, r5
    eor r19, r13
    and r13, r17
    eor r5, r13
    mov r15, r2
    eor r15, r19
    and r2, r5
    eor r17, r2
    eor r5, r15
    ldd r2, Y+30
    eor r15, r2
    mov r2, r17
    and r2, r5
    eor r19, r2
    mov r30, r19
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    ldd r19, Y+31
    eor r5, r19
    ldd r19, Y+33
    eor r17, r19
    ; round 9 (gift.dsl:33)
    mov r19, r12
    or r19, r5
    eor r19, r3
    and r3, r12
    eor r5, r3
    mov r3, r17
    eor r3, r19
    and r17, r5
    eor r12, r17
    eor r5, r3
    ldd r17, Y+35
    eor r3, r17
    mov r17, r12
    and r17, r5
    eor r19, r17
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    swap r19
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    ldd r17, Y+37
    eor r5, r17
    ldd r17, Y+39
    eor r12, r17
    mov r17, r15
    or r17, r4
    eor r17, r2
    and r2, r15
    eor r4, r2
    mov r2, r21
    eor r2, r17
    and r21, r4
    eor r15, r21
    eor r4, r2
    ldd r21, Y+36
    eor r2, r21
    mov r21, r15
    and r21, r4
    eor r17, r21
    mov r30, r4
    lpm r4, Z
    swap r17
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    ldd r21, Y+38
    eor r4, r21
    ldd r21, Y+40
    eor r15, r21
    ; round 10 (gift.dsl:33)
    mov r21, r3
    or r21, r5
    eor r21, r19
    and r19, r3
    eor r5, r19
    mov r19, r12
    eor r19, r21
    and r12, r5
    eor r3, r12
    eor r5, r19
    ldd r13, Y+41
    eor r19, r13
    mov r13, r3
    and r13, r5
    eor r21, r13
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    ldd r13, Y+43
    eor r5, r13
    ldd r13, Y+45
    eor r3, r13
    mov r13, r2
    or r13, r4
    eor r13, r17
    and r17, r2
    eor r4, r17
    mov r17, r15
    eor r17, r13
    and r15, r4
    eor r2, r15
    eor r4, r17
    eor r17, r14
    mov r15, r2
    and r15, r4
    eor r13, r15
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r15, Z
    ldd r14, Y+42
    eor r4, r14
    ldd r14, Y+44
    eor r2, r14
    mov r14, r4
    mov r4, r19
    mov r19, r15
    mov r15, r3
    mov r3, r17
    mov r17, r2
    mov r2, r14
    adiw r28, 46
    dec r16
    breq .Llwcc_gift64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_gift64_128_ecb_encrypt_avr_round
.Llwcc_gift64_128_ecb_encrypt_avr_rounds_done:
    subi r28, 138
    sbci r29, 0
    ; round 27 (gift.dsl:33)
    mov r16, r4
    or r16, r2
    eor r16, r21
    and r21, r4
    eor r2, r21
    mov r14, r17
    eor r14, r16
    and r17, r2
    eor r4, r17
    eor r2, r14
    ldd r17, Y+46
    eor r14, r17
    mov r17, r4
    and r17, r2
    eor r16, r17
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    swap r16
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r4, Z
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    ldd r17, Y+0
    eor r2, r17
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r17, Y+0
    eor r4, r17
    mov r21, r3
    or r21, r5
    eor r21, r19
    and r19, r3
    eor r5, r19
    mov r17, r15
    eor r17, r21
    and r15, r5
    eor r3, r15
    eor r5, r17
    ldd r15, Y+43
    eor r17, r15
    mov r15, r3
    and r15, r5
    eor r21, r15
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    swap r21
    mov r30, r3
    lpm r19, Z
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r15, Y+0
    eor r5, r15
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r15, Y+0
    eor r19, r15
    ; round 28 (gift.dsl:33)
    mov r15, r14
    or r15, r2
    eor r15, r16
    and r16, r14
    eor r2, r16
    mov r3, r4
    eor r3, r15
    and r4, r2
    eor r14, r4
    eor r2, r3
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r4, Y+22
    eor r3, r4
    mov r4, r14
    and r4, r2
    eor r15, r4
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+0
    eor r30, r2
    lpm r4, Z
    ldd r2, Y+3
    eor r14, r2
    mov r30, r15
    lpm r2, Z
    mov r16, r17
    or r16, r5
    eor r16, r21
    and r21, r17
    eor r5, r21
    mov r15, r19
    eor r15, r16
    and r19, r5
    eor r17, r19
    eor r5, r15
    ldd r19, Y+45
    eor r15, r19
    mov r19, r17
    and r19, r5
    eor r16, r19
    ldd r19, Y+1
    eor r5, r19
    mov r30, r16
    lpm r16, Z
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r30, Y+0
    eor r30, r17
    lpm r19, Z
    mov r17, r3
    lsr r17
    lsr r17
    eor r17, r2
    andi r17, 51
    eor r2, r17
    lsl r17
    lsl r17
    eor r3, r17
    mov r17, r15
    lsr r17
    lsr r17
    eor r17, r16
    andi r17, 51
    eor r16, r17
    lsl r17
    lsl r17
    eor r15, r17
    mov r17, r5
    lsr r17
    lsr r17
    eor r17, r19
    andi r17, 51
    eor r19, r17
    lsl r17
    lsl r17
    eor r5, r17
    mov r17, r4
    lsr r17
    lsr r17
    eor r17, r14
    andi r17, 51
    eor r14, r17
    lsl r17
    lsl r17
    eor r4, r17
    mov r17, r3
    swap r17
    andi r17, 15
    eor r17, r2
    andi r17, 15
    eor r2, r17
    swap r17
    andi r17, 240
    eor r3, r17
    mov r17, r15
    swap r17
    andi r17, 15
    eor r17, r16
    andi r17, 15
    eor r16, r17
    swap r17
    andi r17, 240
    eor r15, r17
    mov r17, r5
    swap r17
    andi r17, 15
    eor r17, r19
    andi r17, 15
    eor r19, r17
    swap r17
    andi r17, 240
    eor r5, r17
    mov r17, r4
    swap r17
    andi r17, 15
    eor r17, r14
    andi r17, 15
    eor r14, r17
    swap r17
    andi r17, 240
    eor r4, r17
    mov r17, r3
    lsr r17
    eor r17, r5
    andi r17, 85
    eor r5, r17
    lsl r17
    eor r3, r17
    mov r17, r2
    lsr r17
    eor r17, r19
    andi r17, 85
    eor r19, r17
    lsl r17
    eor r2, r17
    mov r17, r15
    lsr r17
    eor r17, r4
    andi r17, 85
    eor r4, r17
    lsl r17
    eor r15, r17
    mov r17, r16
    lsr r17
    eor r17, r14
    andi r17, 85
    eor r14, r17
    lsl r17
    eor r16, r17
    movw r30, r22
    std Z+0, r16
    std Z+1, r15
    std Z+2, r19
    std Z+3, r5
    std Z+4, r14
    std Z+5, r4
    std Z+6, r2
    std Z+7, r3
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_gift64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_gift64_128_ecb_encrypt_avr_group
.Llwcc_gift64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r7
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_gift64_128_ecb_encrypt_avr, .-lwcc_gift64_128_ecb_encrypt_avr

    .global lwcc_gift64_128_ecb_decrypt_avr
    .type lwcc_gift64_128_ecb_decrypt_avr, @function
lwcc_gift64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_gift64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
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
.Llwcc_gift64_128_ecb_decrypt_avr_group:
    ld r19, X+
    ld r2, X+
    ld r14, X+
    ld r12, X+
    ld r18, X+
    ld r13, X+
    ld r15, X+
    ld r3, X+
    movw r16, r2 ; r17, r3
    lsr r17
    eor r17, r12
    mov r21, r17
    mov r5, r15
    andi r21, 85
    mov r17, r21
    mov r20, r19
    lsl r17
    eor r3, r17
    eor r12, r21
    lsr r5
    eor r5, r14
    mov r17, r5
    andi r17, 85
    mov r5, r17
    lsl r5
    eor r15, r5
    eor r14, r17
    lsr r16
    eor r16, r13
    mov r21, r16
    andi r21, 85
    mov r5, r21
    lsl r5
    eor r2, r5
    eor r13, r21
    lsr r20
    eor r20, r18
    andi r20, 85
    mov r21, r20
    lsl r21
    eor r19, r21
    eor r18, r20
    movw r16, r2 ; r17, r3
    swap r17
    andi r17, 15
    eor r17, r15
    andi r17, 15
    mov r20, r17
    swap r20
    andi r20, 240
    eor r3, r20
    eor r15, r17
    swap r16
    andi r16, 15
    eor r16, r19
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r2, r17
    eor r19, r16
    movw r20, r12 ; r21, r13
    swap r20
    andi r20, 15
    eor r20, r14
    andi r20, 15
    mov r16, r20
    swap r16
    andi r16, 240
    eor r12, r16
    eor r14, r20
    swap r21
    andi r21, 15
    eor r21, r18
    andi r21, 15
    mov r20, r21
    swap r20
    andi r20, 240
    eor r13, r20
    eor r18, r21
    movw r16, r2 ; r17, r3
    lsr r17
    lsr r17
    eor r17, r15
    andi r17, 51
    mov r5, r17
    lsl r5
    lsl r5
    eor r3, r5
    eor r15, r17
    lsr r16
    lsr r16
    eor r16, r19
    mov r20, r16
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r2, r21
    eor r19, r20
    movw r16, r12 ; r17, r13
    lsr r16
    lsr r16
    eor r16, r14
    andi r16, 51
    mov r5, r16
    lsl r5
    lsl r5
    eor r12, r5
    eor r14, r16
    lsr r17
    lsr r17
    eor r17, r18
    mov r20, r17
    andi r20, 51
    mov r21, r20
    lsl r21
    lsl r21
    eor r13, r21
    eor r18, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r16, Z
    mov r30, r15
    lpm r5, Z
    mov r30, r19
    lpm r17, Z
    mov r30, r14
    lpm r14, Z
    subi r28, lo8(-(282))
    sbci r29, hi8(-(282))
    ldd r13, Y+0
    eor r3, r13
    ldd r13, Y+1
    eor r2, r13
    subi r28, lo8(-(-274))
    sbci r29, hi8(-(-274))
    ldd r13, Y+0
    eor r16, r13
    ldd r20, Y+1
    eor r20, r12
    ldd r15, Y+3
    eor r18, r15
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r15, Y+0
    eor r14, r15
    mov r12, r17
    mov r15, r16
    mov r19, r12
    mov r21, r18
    mov r13, r3
    mov r12, r14
    mov r14, r5
    mov r5, r20
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    subi r28, 118
    sbci r29, 255
    ldi r16, 3
.Llwcc_gift64_128_ecb_decrypt_avr_round:
    ; round 28 (gift.dsl:33)
    mov r3, r15
    and r3, r21
    eor r14, r3
    mov r3, r13
    eor r3, r14
    eor r13, r15
    mov r15, r13
    or r15, r3
    eor r21, r15
    mov r15, r14
    or r15, r21
    eor r15, r13
    and r13, r21
    eor r14, r13
    mov r13, r5
    and r13, r12
    eor r19, r13
    mov r13, r2
    eor r13, r19
    eor r2, r5
    mov r5, r2
    or r5, r13
    eor r12, r5
    mov r5, r19
    or r5, r12
    eor r5, r2
    and r2, r12
    eor r19, r2
    ldd r2, Y+0
    eor r21, r2
    ldd r2, Y+1
    eor r12, r2
    ldd r2, Y+4
    eor r3, r2
    ldd r2, Y+5
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+2
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+3
    eor r30, r5
    lpm r5, Z
    swap r14
    swap r19
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 27 (gift.dsl:33)
    mov r2, r15
    and r2, r3
    eor r14, r2
    mov r2, r14
    com r2
    mov r11, r21
    eor r11, r2
    eor r21, r15
    mov r15, r21
    or r15, r11
    eor r3, r15
    or r2, r3
    eor r2, r21
    and r21, r3
    eor r14, r21
    mov r15, r5
    and r15, r13
    eor r19, r15
    mov r15, r19
    com r15
    mov r21, r12
    eor r21, r15
    eor r12, r5
    mov r5, r12
    or r5, r21
    eor r13, r5
    or r15, r13
    eor r15, r12
    and r12, r13
    eor r19, r12
    ldd r5, Y+6
    eor r3, r5
    ldd r5, Y+7
    eor r13, r5
    ldd r12, Y+9
    eor r15, r12
    ldd r12, Y+10
    eor r11, r12
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+8
    eor r30, r2
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    ldd r30, Y+11
    eor r30, r21
    lpm r21, Z
    ; round 26 (gift.dsl:33)
    mov r2, r15
    and r2, r21
    eor r14, r2
    mov r2, r3
    eor r2, r14
    eor r3, r15
    mov r15, r3
    or r15, r2
    eor r21, r15
    mov r15, r14
    or r15, r21
    eor r15, r3
    and r3, r21
    eor r14, r3
    mov r3, r12
    and r3, r11
    eor r19, r3
    mov r3, r13
    eor r3, r19
    eor r13, r12
    mov r12, r13
    or r12, r3
    eor r11, r12
    mov r12, r19
    or r12, r11
    eor r12, r13
    and r13, r11
    eor r19, r13
    ldd r13, Y+12
    eor r21, r13
    ldd r13, Y+13
    eor r11, r13
    ldd r13, Y+14
    eor r15, r13
    ldd r13, Y+15
    eor r12, r13
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    lsl r12
    adc r12, r1
    lsl r12
    adc r12, r1
    swap r14
    swap r19
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+16
    eor r30, r2
    lpm r13, Z
    ldd r30, Y+17
    eor r30, r3
    lpm r2, Z
    ; round 25 (gift.dsl:33)
    mov r3, r15
    and r3, r13
    eor r14, r3
    mov r3, r14
    com r3
    mov r4, r21
    eor r4, r3
    eor r21, r15
    mov r15, r21
    or r15, r4
    eor r13, r15
    or r3, r13
    eor r3, r21
    and r21, r13
    eor r14, r21
    mov r15, r12
    and r15, r2
    eor r19, r15
    mov r15, r19
    com r15
    mov r21, r11
    eor r21, r15
    eor r11, r12
    mov r12, r11
    or r12, r21
    eor r2, r12
    or r15, r2
    eor r15, r11
    and r11, r2
    eor r19, r11
    ldd r12, Y+18
    eor r13, r12
    ldd r11, Y+19
    eor r2, r11
    ldd r11, Y+20
    eor r3, r11
    ldd r11, Y+23
    eor r21, r11
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+21
    eor r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    ldd r30, Y+22
    eor r30, r4
    lpm r11, Z
    ; round 24 (gift.dsl:33)
    mov r4, r15
    and r4, r21
    eor r14, r4
    mov r4, r13
    eor r4, r14
    eor r13, r15
    mov r15, r13
    or r15, r4
    eor r21, r15
    mov r15, r14
    or r15, r21
    eor r15, r13
    and r13, r21
    eor r14, r13
    mov r13, r3
    and r13, r11
    eor r19, r13
    mov r13, r2
    eor r13, r19
    eor r2, r3
    mov r3, r2
    or r3, r13
    eor r11, r3
    mov r3, r19
    or r3, r11
    eor r3, r2
    and r2, r11
    eor r19, r2
    ldd r2, Y+24
    eor r21, r2
    ldd r2, Y+25
    eor r11, r2
    ldd r2, Y+28
    eor r4, r2
    ldd r2, Y+29
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+26
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+27
    eor r30, r3
    lpm r2, Z
    swap r14
    swap r19
    lsl r4
    adc r4, r1
    lsl r4
    adc r4, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 23 (gift.dsl:33)
    mov r3, r15
    and r3, r4
    eor r14, r3
    mov r3, r14
    com r3
    mov r10, r21
    eor r10, r3
    eor r21, r15
    mov r15, r21
    or r15, r10
    eor r4, r15
    or r3, r4
    eor r3, r21
    and r21, r4
    eor r14, r21
    mov r15, r2
    and r15, r13
    eor r19, r15
    mov r15, r19
    com r15
    mov r21, r11
    eor r21, r15
    eor r11, r2
    mov r2, r11
    or r2, r21
    eor r13, r2
    or r15, r13
    eor r15, r11
    and r11, r13
    eor r19, r11
    eor r4, r5
    ldd r5, Y+30
    eor r13, r5
    ldd r5, Y+32
    eor r15, r5
    ldd r5, Y+33
    eor r10, r5
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+31
    eor r30, r3
    lpm r5, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    ldd r30, Y+34
    eor r30, r21
    lpm r21, Z
    ; round 22 (gift.dsl:33)
    mov r2, r15
    and r2, r21
    eor r14, r2
    movw r2, r4 ; r3, r5
    eor r2, r14
    eor r4, r15
    mov r15, r4
    or r15, r2
    eor r21, r15
    mov r15, r14
    or r15, r21
    eor r15, r4
    and r4, r21
    eor r14, r4
    and r3, r10
    eor r19, r3
    mov r3, r13
    eor r3, r19
    eor r13, r5
    mov r5, r13
    or r5, r3
    eor r10, r5
    mov r5, r19
    or r5, r10
    eor r5, r13
    and r13, r10
    eor r19, r13
    ldd r13, Y+35
    eor r21, r13
    ldd r13, Y+36
    eor r10, r13
    ldd r13, Y+37
    eor r15, r13
    ldd r13, Y+38
    eor r5, r13
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    lsl r5
    adc r5, r1
    lsl r5
    adc r5, r1
    swap r14
    swap r19
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+39
    eor r30, r2
    lpm r13, Z
    ldd r30, Y+40
    eor r30, r3
    lpm r2, Z
    ; round 21 (gift.dsl:33)
    mov r3, r15
    and r3, r13
    eor r14, r3
    mov r3, r14
    com r3
    mov r11, r21
    eor r11, r3
    eor r21, r15
    mov r15, r21
    or r15, r11
    eor r13, r15
    or r3, r13
    eor r3, r21
    and r21, r13
    eor r14, r21
    mov r15, r5
    and r15, r2
    eor r19, r15
    mov r15, r19
    com r15
    mov r21, r10
    eor r21, r15
    eor r10, r5
    mov r5, r10
    or r5, r21
    eor r2, r5
    or r15, r2
    eor r15, r10
    and r10, r2
    eor r19, r10
    ldd r5, Y+41
    eor r13, r5
    eor r2, r12
    ldd r5, Y+42
    eor r3, r5
    ldd r5, Y+45
    eor r21, r5
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+43
    eor r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    ldd r30, Y+44
    eor r30, r11
    lpm r12, Z
    mov r5, r3
    adiw r28, 46
    dec r16
    breq .Llwcc_gift64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_gift64_128_ecb_decrypt_avr_round
.Llwcc_gift64_128_ecb_decrypt_avr_rounds_done:
    subi r28, 20
    sbci r29, 1
    ; round 4 (gift.dsl:33)
    mov r3, r15
    and r3, r21
    eor r14, r3
    mov r3, r13
    eor r3, r14
    eor r13, r15
    mov r11, r13
    or r11, r3
    eor r21, r11
    mov r11, r14
    or r11, r21
    eor r11, r13
    and r13, r21
    eor r14, r13
    mov r13, r5
    and r13, r12
    eor r19, r13
    mov r13, r2
    eor r13, r19
    eor r2, r5
    mov r5, r2
    or r5, r13
    eor r12, r5
    mov r5, r19
    or r5, r12
    eor r5, r2
    and r2, r12
    eor r19, r2
    ldd r2, Y+0
    eor r21, r2
    ldd r2, Y+1
    eor r12, r2
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r2, Y+0
    eor r3, r2
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r2, Y+0
    eor r13, r2
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(-282))
    sbci r29, hi8(-(-282))
    ldd r30, Y+0
    eor r30, r11
    lpm r2, Z
    ldd r30, Y+1
    eor r30, r5
    lpm r5, Z
    swap r14
    swap r19
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ; round 3 (gift.dsl:33)
    mov r11, r2
    and r11, r3
    eor r14, r11
    mov r15, r14
    mov r11, r21
    com r15
    eor r11, r15
    eor r21, r2
    mov r2, r21
    or r2, r11
    eor r3, r2
    or r15, r3
    eor r15, r21
    and r21, r3
    eor r14, r21
    mov r2, r5
    and r2, r13
    eor r19, r2
    mov r2, r19
    mov r16, r12
    com r2
    eor r16, r2
    eor r12, r5
    mov r5, r12
    or r5, r16
    eor r13, r5
    or r2, r13
    eor r2, r12
    and r12, r13
    eor r19, r12
    ldd r12, Y+62
    eor r13, r12
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    ldd r12, Y+0
    eor r11, r12
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r12, Y+0
    eor r16, r12
    ldi r31, hi8(.Ltable_byte_1)
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r30, Y+0
    eor r30, r3
    lpm r12, Z
    subi r28, lo8(-(116))
    sbci r29, hi8(-(116))
    ldd r30, Y+0
    eor r30, r15
    lpm r3, Z
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r30, Y+0
    eor r30, r2
    lpm r5, Z
    mov r30, r19
    lpm r15, Z
    ; round 2 (gift.dsl:33)
    mov r2, r3
    and r2, r11
    eor r15, r2
    mov r2, r13
    eor r2, r15
    eor r13, r3
    mov r3, r13
    or r3, r2
    eor r11, r3
    mov r17, r15
    or r17, r11
    eor r17, r13
    and r13, r11
    eor r15, r13
    mov r13, r5
    and r13, r16
    eor r14, r13
    mov r3, r12
    eor r3, r14
    eor r12, r5
    mov r13, r12
    or r13, r3
    eor r16, r13
    mov r13, r14
    or r13, r16
    eor r13, r12
    and r12, r16
    eor r14, r12
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    ldd r12, Y+0
    eor r11, r12
    ldd r12, Y+1
    eor r16, r12
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r12, Y+0
    eor r2, r12
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    ldd r12, Y+10
    eor r3, r12
    swap r11
    swap r16
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+0
    eor r30, r17
    lpm r17, Z
    ldd r30, Y+1
    eor r30, r13
    lpm r19, Z
    lsl r2
    adc r2, r1
    lsl r2
    adc r2, r1
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    ; round 1 (gift.dsl:33)
    mov r12, r17
    and r12, r2
    eor r15, r12
    mov r13, r15
    mov r12, r11
    com r13
    eor r12, r13
    eor r11, r17
    mov r5, r11
    and r5, r12
    eor r2, r5
    and r15, r2
    eor r15, r11
    or r11, r2
    eor r13, r11
    mov r5, r19
    and r5, r3
    eor r14, r5
    mov r5, r14
    com r5
    mov r11, r16
    eor r11, r5
    eor r16, r19
    mov r17, r16
    and r17, r11
    eor r3, r17
    and r14, r3
    eor r14, r16
    or r16, r3
    eor r5, r16
    mov r16, r2
    lsr r16
    lsr r16
    eor r16, r13
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r2, r17
    eor r13, r16
    mov r16, r3
    lsr r16
    lsr r16
    eor r16, r5
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r3, r17
    eor r5, r16
    mov r16, r15
    lsr r16
    lsr r16
    eor r16, r12
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r15, r17
    eor r12, r16
    mov r16, r14
    lsr r16
    lsr r16
    eor r16, r11
    andi r16, 51
    mov r17, r16
    lsl r17
    lsl r17
    eor r14, r17
    eor r11, r16
    mov r16, r2
    swap r16
    andi r16, 15
    eor r16, r13
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r2, r17
    eor r13, r16
    mov r16, r3
    swap r16
    andi r16, 15
    eor r16, r5
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r3, r17
    eor r5, r16
    mov r16, r15
    swap r16
    andi r16, 15
    eor r16, r12
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r15, r17
    eor r12, r16
    mov r16, r14
    swap r16
    andi r16, 15
    eor r16, r11
    andi r16, 15
    mov r17, r16
    swap r17
    andi r17, 240
    eor r14, r17
    eor r11, r16
    mov r16, r2
    lsr r16
    eor r16, r15
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r2, r17
    eor r15, r16
    mov r16, r13
    lsr r16
    eor r16, r12
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r13, r17
    eor r12, r16
    mov r16, r3
    lsr r16
    eor r16, r14
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r3, r17
    eor r14, r16
    mov r16, r5
    lsr r16
    eor r16, r11
    andi r16, 85
    mov r17, r16
    lsl r17
    eor r5, r17
    eor r11, r16
    movw r30, r22
    std Z+0, r2
    std Z+1, r13
    std Z+2, r3
    std Z+3, r5
    std Z+4, r15
    std Z+5, r12
    std Z+6, r14
    std Z+7, r11
    subi r28, lo8(-(-277))
    sbci r29, hi8(-(-277))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_gift64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_gift64_128_ecb_decrypt_avr_group
.Llwcc_gift64_128_ecb_decrypt_avr_end:
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
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_gift64_128_ecb_decrypt_avr, .-lwcc_gift64_128_ecb_decrypt_avr

    .global lwcc_gift64_128_ctr_init_avr
    .type lwcc_gift64_128_ctr_init_avr, @function
lwcc_gift64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_gift64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_gift64_128_ctr_nonce_avr
    .size lwcc_gift64_128_ctr_init_avr, .-lwcc_gift64_128_ctr_init_avr

    .global lwcc_gift64_128_ctr_nonce_avr
    .type lwcc_gift64_128_ctr_nonce_avr, @function
lwcc_gift64_128_ctr_nonce_avr:
    push r15
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ld r17, X+
    ld r15, X+
    ld r20, X+
    ld r16, X
    mov r21, r17
    lsr r21
    andi r21, 85
    mov r18, r21
    lsl r18
    eor r17, r18
    mov r18, r15
    lsr r18
    andi r18, 85
    mov r19, r18
    lsl r19
    eor r15, r19
    mov r19, r20
    lsr r19
    andi r19, 85
    mov r24, r19
    lsl r24
    eor r20, r24
    mov r22, r16
    lsr r22
    mov r24, r22
    andi r24, 85
    mov r25, r24
    lsl r25
    eor r16, r25
    mov r25, r17
    swap r25
    andi r25, 15
    eor r25, r15
    andi r25, 15
    mov r22, r25
    swap r22
    andi r22, 240
    eor r17, r22
    eor r15, r25
    mov r25, r20
    swap r25
    andi r25, 15
    eor r25, r16
    andi r25, 15
    mov r22, r25
    swap r22
    andi r22, 240
    eor r20, r22
    eor r16, r25
    mov r25, r21
    swap r25
    andi r25, 15
    eor r25, r18
    andi r25, 15
    mov r22, r25
    swap r22
    andi r22, 240
    eor r21, r22
    eor r18, r25
    mov r25, r19
    swap r25
    andi r25, 15
    eor r25, r24
    andi r25, 15
    mov r22, r25
    swap r22
    andi r22, 240
    eor r19, r22
    eor r24, r25
    mov r25, r17
    lsr r25
    lsr r25
    eor r25, r15
    andi r25, 51
    mov r22, r25
    lsl r22
    lsl r22
    eor r17, r22
    eor r15, r25
    mov r25, r20
    lsr r25
    lsr r25
    eor r25, r16
    andi r25, 51
    mov r22, r25
    lsl r22
    lsl r22
    eor r20, r22
    eor r16, r25
    mov r25, r21
    lsr r25
    lsr r25
    eor r25, r18
    andi r25, 51
    mov r22, r25
    lsl r22
    lsl r22
    eor r21, r22
    eor r18, r25
    mov r25, r19
    lsr r25
    lsr r25
    eor r25, r24
    andi r25, 51
    mov r22, r25
    lsl r22
    lsl r22
    eor r19, r22
    eor r24, r25
    subi r30, lo8(-(288))
    sbci r31, hi8(-(288))
    std Z+0, r17
    std Z+1, r20
    std Z+2, r21
    std Z+3, r19
    std Z+4, r15
    std Z+5, r16
    std Z+6, r18
    std Z+7, r24
    pop r17
    pop r16
    pop r15
    ret
    .size lwcc_gift64_128_ctr_nonce_avr, .-lwcc_gift64_128_ctr_nonce_avr

    .global lwcc_gift64_128_ctr_crypt_avr
    .type lwcc_gift64_128_ctr_crypt_avr, @function
lwcc_gift64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_gift64_128_ctr_crypt_avr_begin
    ret
.Llwcc_gift64_128_ctr_crypt_avr_begin:
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
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_gift64_128_ctr_crypt_avr_group
    rjmp .Llwcc_gift64_128_ctr_crypt_avr_rest
.Llwcc_gift64_128_ctr_crypt_avr_group:
    mov r6, r5
    mov r21, r6
    andi r21, 85
    mov r11, r6
    eor r11, r21
    lsl r21
    mov r7, r4
    mov r17, r7
    andi r17, 85
    mov r8, r7
    eor r8, r17
    lsl r17
    movw r12, r6 ; r13, r7
    mov r9, r3
    mov r16, r9
    andi r16, 85
    mov r0, r9
    eor r0, r16
    lsl r16
    mov r7, r2
    mov r19, r7
    andi r19, 85
    mov r10, r7
    eor r10, r19
    lsl r19
    mov r6, r21
    swap r6
    mov r18, r6
    andi r18, 15
    eor r18, r17
    andi r18, 15
    eor r17, r18
    swap r18
    andi r18, 240
    eor r21, r18
    mov r18, r16
    swap r18
    andi r18, 15
    eor r18, r19
    andi r18, 15
    eor r19, r18
    swap r18
    andi r18, 240
    eor r16, r18
    mov r18, r11
    swap r18
    andi r18, 15
    eor r18, r8
    andi r18, 15
    eor r8, r18
    swap r18
    andi r18, 240
    eor r11, r18
    mov r18, r0
    swap r18
    andi r18, 15
    eor r18, r10
    andi r18, 15
    eor r10, r18
    swap r18
    andi r18, 240
    eor r0, r18
    mov r6, r21
    lsr r6
    lsr r6
    eor r6, r17
    mov r18, r6
    andi r18, 51
    eor r17, r18
    lsl r18
    lsl r18
    eor r21, r18
    subi r28, lo8(-(288))
    sbci r29, hi8(-(288))
    ldd r15, Y+0
    eor r15, r21
    ldd r6, Y+4
    eor r6, r17
    mov r14, r16
    lsr r14
    lsr r14
    eor r14, r19
    mov r17, r14
    andi r17, 51
    eor r19, r17
    lsl r17
    lsl r17
    eor r16, r17
    ldd r17, Y+1
    eor r17, r16
    ldd r16, Y+5
    eor r16, r19
    mov r18, r11
    lsr r18
    lsr r18
    eor r18, r8
    andi r18, 51
    eor r8, r18
    lsl r18
    lsl r18
    eor r11, r18
    ldd r14, Y+2
    eor r14, r11
    ldd r11, Y+6
    eor r8, r11
    mov r21, r0
    lsr r21
    lsr r21
    eor r21, r10
    andi r21, 51
    eor r10, r21
    lsl r21
    lsl r21
    eor r0, r21
    ldd r11, Y+3
    eor r0, r11
    ldd r11, Y+7
    eor r10, r11
    ; round 1 (gift.dsl:33)
    mov r11, r15
    or r11, r14
    eor r11, r6
    and r6, r15
    eor r6, r14
    mov r18, r8
    eor r18, r11
    and r8, r6
    eor r15, r8
    eor r6, r18
    swap r18
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r14, Y+0
    eor r14, r18
    mov r8, r15
    and r8, r6
    eor r11, r8
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r8, Z
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    ldd r15, Y+0
    eor r6, r15
    subi r28, lo8(-(-157))
    sbci r29, hi8(-(-157))
    ldd r15, Y+0
    eor r8, r15
    mov r18, r17
    or r18, r0
    eor r18, r16
    and r16, r17
    eor r0, r16
    mov r15, r10
    eor r15, r18
    and r10, r0
    eor r17, r10
    eor r0, r15
    swap r15
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ldd r10, Y+0
    eor r15, r10
    mov r10, r17
    and r10, r0
    eor r10, r18
    lsl r0
    adc r0, r1
    lsl r0
    adc r0, r1
    mov r30, r17
    lpm r16, Z
    ldd r17, Y+2
    eor r0, r17
    ldd r17, Y+3
    eor r16, r17
    ; round 2 (gift.dsl:33)
    mov r17, r14
    or r17, r6
    eor r17, r11
    and r11, r14
    eor r6, r11
    mov r11, r8
    eor r11, r17
    and r8, r6
    eor r14, r8
    eor r6, r11
    subi r28, lo8(-(-212))
    sbci r29, hi8(-(-212))
    ldd r18, Y+0
    eor r18, r11
    mov r8, r14
    and r8, r6
    eor r17, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r21, Z
    mov r30, r17
    lpm r19, Z
    subi r28, lo8(-(71))
    sbci r29, hi8(-(71))
    ldd r6, Y+0
    eor r21, r6
    subi r28, lo8(-(-116))
    sbci r29, hi8(-(-116))
    ldd r6, Y+43
    eor r14, r6
    mov r6, r15
    or r6, r0
    eor r6, r10
    and r10, r15
    eor r0, r10
    mov r8, r16
    eor r8, r6
    and r16, r0
    eor r15, r16
    eor r0, r8
    mov r30, r8
    lpm r16, Z
    ldd r8, Y+0
    eor r16, r8
    mov r17, r15
    and r17, r0
    eor r17, r6
    mov r30, r0
    lpm r0, Z
    ldd r6, Y+23
    eor r0, r6
    subi r28, lo8(-(118))
    sbci r29, hi8(-(118))
    ldd r6, Y+0
    eor r15, r6
    mov r2, r7
    mov r7, r15
    mov r8, r14
    mov r3, r9
    mov r11, r18
    mov r6, r19
    mov r4, r13
    mov r10, r16
    mov r20, r0
    mov r0, r17
    mov r9, r21
    mov r5, r12
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldi r16, 3
.Llwcc_gift64_128_ctr_crypt_avr_round:
    ; round 3 (gift.dsl:33)
    mov r15, r10
    or r15, r9
    eor r15, r0
    and r0, r10
    eor r9, r0
    mov r0, r8
    eor r0, r15
    and r8, r9
    eor r10, r8
    eor r9, r0
    ldd r8, Y+0
    eor r0, r8
    mov r8, r10
    and r8, r9
    eor r15, r8
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    swap r15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r10, Z
    ldd r8, Y+2
    eor r9, r8
    ldd r8, Y+4
    eor r10, r8
    mov r8, r11
    or r8, r20
    eor r8, r6
    and r6, r11
    eor r20, r6
    mov r6, r7
    eor r6, r8
    and r7, r20
    eor r11, r7
    eor r20, r6
    ldd r7, Y+1
    eor r6, r7
    mov r7, r11
    and r7, r20
    eor r8, r7
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    swap r8
    mov r30, r11
    lpm r11, Z
    ldd r7, Y+3
    eor r20, r7
    ldd r7, Y+5
    eor r11, r7
    ; round 4 (gift.dsl:33)
    mov r7, r0
    or r7, r9
    eor r7, r15
    and r15, r0
    eor r9, r15
    mov r15, r10
    eor r15, r7
    and r10, r9
    eor r0, r10
    eor r9, r15
    ldd r10, Y+6
    eor r15, r10
    mov r10, r0
    and r10, r9
    eor r7, r10
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r10, Z
    mov r30, r7
    lpm r9, Z
    ldd r7, Y+9
    eor r10, r7
    ldd r7, Y+11
    eor r0, r7
    mov r7, r6
    or r7, r20
    eor r7, r8
    and r8, r6
    eor r20, r8
    mov r8, r11
    eor r8, r7
    and r11, r20
    eor r6, r11
    eor r20, r8
    ldd r11, Y+7
    eor r8, r11
    mov r14, r6
    and r14, r20
    eor r7, r14
    mov r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    ldd r14, Y+8
    eor r20, r14
    ldd r14, Y+10
    eor r6, r14
    ; round 5 (gift.dsl:33)
    mov r14, r15
    or r14, r20
    eor r14, r9
    and r9, r15
    eor r20, r9
    mov r9, r6
    eor r9, r14
    and r6, r20
    eor r15, r6
    eor r20, r9
    ldd r6, Y+12
    eor r9, r6
    mov r6, r15
    and r6, r20
    eor r14, r6
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r20
    lpm r20, Z
    swap r14
    lsl r15
    adc r15, r1
    lsl r15
    adc r15, r1
    ldd r6, Y+14
    eor r20, r6
    ldd r6, Y+16
    eor r15, r6
    mov r6, r8
    or r6, r10
    eor r6, r7
    and r7, r8
    eor r10, r7
    mov r7, r0
    eor r7, r6
    and r0, r10
    eor r8, r0
    eor r10, r7
    ldd r0, Y+13
    eor r7, r0
    mov r0, r8
    and r0, r10
    eor r6, r0
    mov r30, r10
    lpm r10, Z
    swap r6
    lsl r8
    adc r8, r1
    lsl r8
    adc r8, r1
    ldd r0, Y+15
    eor r10, r0
    ldd r0, Y+17
    eor r8, r0
    ; round 6 (gift.dsl:33)
    mov r0, r9
    or r0, r20
    eor r0, r14
    and r14, r9
    eor r20, r14
    mov r14, r15
    eor r14, r0
    and r15, r20
    eor r9, r15
    eor r20, r14
    ldd r15, Y+18
    eor r14, r15
    mov r13, r9
    and r13, r20
    eor r0, r13
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    mov r30, r9
    lpm r9, Z
    ldd r13, Y+21
    eor r20, r13
    ldd r13, Y+23
    eor r9, r13
    mov r13, r7
    or r13, r10
    eor r13, r6
    and r6, r7
    eor r10, r6
    mov r6, r8
    eor r6, r13
    and r8, r10
    eor r7, r8
    eor r10, r6
    ldd r8, Y+19
    eor r6, r8
    mov r8, r7
    and r8, r10
    eor r13, r8
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r8, Z
    ldd r13, Y+20
    eor r10, r13
    ldd r13, Y+22
    eor r7, r13
    ; round 7 (gift.dsl:33)
    mov r13, r14
    or r13, r10
    eor r13, r0
    and r0, r14
    eor r10, r0
    mov r0, r7
    eor r0, r13
    and r7, r10
    eor r14, r7
    eor r10, r0
    ldd r7, Y+24
    eor r0, r7
    mov r7, r14
    and r7, r10
    eor r13, r7
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    swap r13
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r14
    lpm r7, Z
    ldd r14, Y+26
    eor r10, r14
    ldd r14, Y+28
    eor r7, r14
    mov r14, r6
    or r14, r20
    eor r14, r8
    and r8, r6
    eor r20, r8
    mov r8, r9
    eor r8, r14
    and r9, r20
    eor r6, r9
    eor r20, r8
    ldd r9, Y+25
    eor r8, r9
    mov r9, r6
    and r9, r20
    eor r14, r9
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    swap r14
    mov r30, r6
    lpm r9, Z
    ldd r6, Y+27
    eor r20, r6
    ldd r6, Y+29
    eor r9, r6
    ; round 8 (gift.dsl:33)
    mov r6, r0
    or r6, r10
    eor r6, r13
    and r13, r0
    eor r10, r13
    mov r13, r7
    eor r13, r6
    and r7, r10
    eor r0, r7
    eor r10, r13
    eor r13, r11
    mov r11, r0
    and r11, r10
    eor r6, r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    lpm r10, Z
    mov r30, r6
    lpm r11, Z
    ldd r6, Y+32
    eor r10, r6
    ldd r6, Y+34
    eor r0, r6
    movw r6, r8 ; r7, r9
    or r6, r20
    eor r6, r14
    and r14, r8
    eor r20, r14
    eor r7, r6
    and r9, r20
    eor r8, r9
    eor r20, r7
    ldd r9, Y+30
    eor r7, r9
    mov r9, r8
    and r9, r20
    eor r6, r9
    mov r30, r6
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    ldd r6, Y+31
    eor r20, r6
    ldd r6, Y+33
    eor r8, r6
    ; round 9 (gift.dsl:33)
    mov r6, r13
    or r6, r20
    eor r6, r11
    and r11, r13
    eor r20, r11
    mov r11, r8
    eor r11, r6
    and r8, r20
    eor r13, r8
    eor r20, r11
    ldd r8, Y+35
    eor r11, r8
    mov r8, r13
    and r8, r20
    eor r6, r8
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r20
    lpm r20, Z
    swap r6
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    ldd r8, Y+37
    eor r20, r8
    ldd r8, Y+39
    eor r13, r8
    mov r8, r7
    or r8, r10
    eor r8, r9
    and r9, r7
    eor r10, r9
    mov r9, r0
    eor r9, r8
    and r0, r10
    eor r7, r0
    eor r10, r9
    ldd r0, Y+36
    eor r9, r0
    mov r0, r7
    and r0, r10
    eor r8, r0
    mov r30, r10
    lpm r10, Z
    swap r8
    lsl r7
    adc r7, r1
    lsl r7
    adc r7, r1
    ldd r0, Y+38
    eor r10, r0
    ldd r0, Y+40
    eor r7, r0
    ; round 10 (gift.dsl:33)
    mov r0, r11
    or r0, r20
    eor r0, r6
    and r6, r11
    eor r20, r6
    mov r6, r13
    eor r6, r0
    and r13, r20
    eor r11, r13
    eor r20, r6
    ldd r14, Y+41
    eor r6, r14
    mov r14, r11
    and r14, r20
    eor r0, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    mov r30, r11
    lpm r11, Z
    ldd r14, Y+43
    eor r20, r14
    ldd r14, Y+45
    eor r11, r14
    mov r14, r9
    or r14, r10
    eor r14, r8
    and r8, r9
    eor r10, r8
    mov r8, r7
    eor r8, r14
    and r7, r10
    eor r9, r7
    eor r10, r8
    eor r8, r15
    mov r7, r9
    and r7, r10
    eor r14, r7
    mov r30, r10
    lpm r10, Z
    mov r30, r14
    lpm r7, Z
    ldd r15, Y+42
    eor r10, r15
    ldd r15, Y+44
    eor r9, r15
    mov r15, r10
    mov r10, r6
    mov r6, r7
    mov r7, r11
    mov r11, r8
    mov r8, r9
    mov r9, r15
    adiw r28, 46
    dec r16
    breq .Llwcc_gift64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_gift64_128_ctr_crypt_avr_round
.Llwcc_gift64_128_ctr_crypt_avr_rounds_done:
    subi r28, 138
    sbci r29, 0
    mov r16, r9
    mov r9, r20
    ; round 27 (gift.dsl:33)
    mov r15, r10
    or r15, r16
    eor r15, r0
    and r0, r10
    eor r16, r0
    mov r0, r8
    eor r0, r15
    and r8, r16
    eor r10, r8
    eor r16, r0
    ldd r8, Y+46
    eor r0, r8
    mov r8, r10
    and r8, r16
    eor r15, r8
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    swap r15
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r8, Z
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    ldd r10, Y+0
    eor r16, r10
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldd r10, Y+0
    eor r8, r10
    mov r20, r11
    or r20, r9
    eor r20, r6
    and r6, r11
    eor r9, r6
    mov r10, r7
    eor r10, r20
    and r7, r9
    eor r11, r7
    eor r9, r10
    ldd r7, Y+43
    eor r10, r7
    mov r7, r11
    and r7, r9
    eor r20, r7
    lsl r9
    adc r9, r1
    lsl r9
    adc r9, r1
    swap r20
    mov r30, r11
    lpm r11, Z
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ldd r7, Y+0
    eor r9, r7
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    ldd r7, Y+0
    eor r11, r7
    ; round 28 (gift.dsl:33)
    mov r7, r0
    or r7, r16
    eor r7, r15
    and r15, r0
    eor r16, r15
    mov r15, r8
    eor r15, r7
    and r8, r16
    eor r0, r8
    eor r16, r15
    subi r28, lo8(-(-272))
    sbci r29, hi8(-(-272))
    ldd r6, Y+22
    eor r15, r6
    mov r6, r0
    and r6, r16
    eor r7, r6
    ldi r31, hi8(.Ltable_byte_1)
    ldd r30, Y+0
    eor r30, r16
    lpm r8, Z
    ldd r6, Y+3
    eor r0, r6
    mov r30, r7
    lpm r6, Z
    mov r16, r10
    or r16, r9
    eor r16, r20
    and r20, r10
    eor r9, r20
    mov r7, r11
    eor r7, r16
    and r11, r9
    eor r10, r11
    eor r9, r7
    ldd r11, Y+45
    eor r7, r11
    mov r11, r10
    and r11, r9
    eor r16, r11
    ldd r11, Y+1
    eor r9, r11
    mov r30, r16
    lpm r11, Z
    subi r28, lo8(-(273))
    sbci r29, hi8(-(273))
    ldd r30, Y+0
    eor r30, r10
    lpm r10, Z
    mov r16, r15
    lsr r16
    lsr r16
    eor r16, r6
    andi r16, 51
    eor r6, r16
    lsl r16
    lsl r16
    eor r15, r16
    mov r16, r7
    lsr r16
    lsr r16
    eor r16, r11
    andi r16, 51
    eor r11, r16
    lsl r16
    lsl r16
    eor r7, r16
    mov r16, r9
    lsr r16
    lsr r16
    eor r16, r10
    andi r16, 51
    eor r10, r16
    lsl r16
    lsl r16
    eor r9, r16
    mov r16, r8
    lsr r16
    lsr r16
    eor r16, r0
    andi r16, 51
    eor r0, r16
    lsl r16
    lsl r16
    eor r8, r16
    mov r16, r15
    swap r16
    andi r16, 15
    eor r16, r6
    andi r16, 15
    eor r6, r16
    swap r16
    andi r16, 240
    eor r15, r16
    mov r16, r7
    swap r16
    andi r16, 15
    eor r16, r11
    andi r16, 15
    eor r11, r16
    swap r16
    andi r16, 240
    eor r7, r16
    mov r16, r9
    swap r16
    andi r16, 15
    eor r16, r10
    andi r16, 15
    eor r10, r16
    swap r16
    andi r16, 240
    eor r9, r16
    mov r16, r8
    swap r16
    andi r16, 15
    eor r16, r0
    andi r16, 15
    eor r0, r16
    swap r16
    andi r16, 240
    eor r8, r16
    mov r16, r15
    lsr r16
    eor r16, r9
    andi r16, 85
    eor r9, r16
    lsl r16
    eor r15, r16
    mov r16, r6
    lsr r16
    eor r16, r10
    andi r16, 85
    eor r10, r16
    lsl r16
    eor r6, r16
    mov r16, r7
    lsr r16
    eor r16, r8
    andi r16, 85
    eor r8, r16
    lsl r16
    eor r7, r16
    mov r16, r11
    lsr r16
    eor r16, r0
    andi r16, 85
    eor r0, r16
    lsl r16
    eor r11, r16
    ld r16, X+
    eor r16, r11
    movw r30, r22
    std Z+0, r16
    ld r11, X+
    eor r11, r7
    std Z+1, r11
    ld r7, X+
    eor r7, r10
    std Z+2, r7
    ld r7, X+
    eor r7, r9
    std Z+3, r7
    ld r7, X+
    eor r7, r0
    std Z+4, r7
    ld r0, X+
    eor r0, r8
    std Z+5, r0
    ld r0, X+
    eor r0, r6
    std Z+6, r0
    ld r0, X+
    eor r0, r15
    std Z+7, r0
    subi r28, lo8(-(-281))
    sbci r29, hi8(-(-281))
    subi r22, 248
    sbci r23, 255
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_gift64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_gift64_128_ctr_crypt_avr_group
.Llwcc_gift64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_gift64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_gift64_128_ctr_crypt_avr_end
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
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_gift64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_gift64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    rjmp .Llwcc_gift64_128_ctr_crypt_avr_group
.Llwcc_gift64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_gift64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_gift64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_gift64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_gift64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_gift64_128_ctr_crypt_avr_end:
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
    .size lwcc_gift64_128_ctr_crypt_avr, .-lwcc_gift64_128_ctr_crypt_avr

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
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .byte 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03, 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03
    .byte 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07, 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07
    .byte 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03, 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03
    .byte 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07, 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07
    .byte 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b, 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b
    .byte 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f, 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f
    .byte 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b, 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b
    .byte 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f, 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f
    .byte 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03, 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03
    .byte 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07, 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07
    .byte 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03, 0x00, 0x01, 0x00, 0x01, 0x02, 0x03, 0x02, 0x03
    .byte 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07, 0x04, 0x05, 0x04, 0x05, 0x06, 0x07, 0x06, 0x07
    .byte 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b, 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b
    .byte 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f, 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f
    .byte 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b, 0x08, 0x09, 0x08, 0x09, 0x0a, 0x0b, 0x0a, 0x0b
    .byte 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f, 0x0c, 0x0d, 0x0c, 0x0d, 0x0e, 0x0f, 0x0e, 0x0f
    .balign 256
.Ltable_byte_4:
    .byte 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x02, 0x02, 0x03, 0x03
    .byte 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x02, 0x02, 0x03, 0x03
    .byte 0x04, 0x04, 0x05, 0x05, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07, 0x06, 0x06, 0x07, 0x07
    .byte 0x04, 0x04, 0x05, 0x05, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07, 0x06, 0x06, 0x07, 0x07
    .byte 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x02, 0x02, 0x03, 0x03
    .byte 0x00, 0x00, 0x01, 0x01, 0x00, 0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x02, 0x02, 0x03, 0x03
    .byte 0x04, 0x04, 0x05, 0x05, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07, 0x06, 0x06, 0x07, 0x07
    .byte 0x04, 0x04, 0x05, 0x05, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07, 0x06, 0x06, 0x07, 0x07
    .byte 0x08, 0x08, 0x09, 0x09, 0x08, 0x08, 0x09, 0x09, 0x0a, 0x0a, 0x0b, 0x0b, 0x0a, 0x0a, 0x0b, 0x0b
    .byte 0x08, 0x08, 0x09, 0x09, 0x08, 0x08, 0x09, 0x09, 0x0a, 0x0a, 0x0b, 0x0b, 0x0a, 0x0a, 0x0b, 0x0b
    .byte 0x0c, 0x0c, 0x0d, 0x0d, 0x0c, 0x0c, 0x0d, 0x0d, 0x0e, 0x0e, 0x0f, 0x0f, 0x0e, 0x0e, 0x0f, 0x0f
    .byte 0x0c, 0x0c, 0x0d, 0x0d, 0x0c, 0x0c, 0x0d, 0x0d, 0x0e, 0x0e, 0x0f, 0x0f, 0x0e, 0x0e, 0x0f, 0x0f
    .byte 0x08, 0x08, 0x09, 0x09, 0x08, 0x08, 0x09, 0x09, 0x0a, 0x0a, 0x0b, 0x0b, 0x0a, 0x0a, 0x0b, 0x0b
    .byte 0x08, 0x08, 0x09, 0x09, 0x08, 0x08, 0x09, 0x09, 0x0a, 0x0a, 0x0b, 0x0b, 0x0a, 0x0a, 0x0b, 0x0b
    .byte 0x0c, 0x0c, 0x0d, 0x0d, 0x0c, 0x0c, 0x0d, 0x0d, 0x0e, 0x0e, 0x0f, 0x0f, 0x0e, 0x0e, 0x0f, 0x0f
    .byte 0x0c, 0x0c, 0x0d, 0x0d, 0x0c, 0x0c, 0x0d, 0x0d, 0x0e, 0x0e, 0x0f, 0x0f, 0x0e, 0x0e, 0x0f, 0x0f
    .balign 256
.Ltable_byte_5:
    .byte 0x00, 0x01, 0x08, 0x09, 0x04, 0x05, 0x0c, 0x0d, 0x20, 0x21, 0x28, 0x29, 0x24, 0x25, 0x2c, 0x2d
    .byte 0x10, 0x11, 0x18, 0x19, 0x14, 0x15, 0x1c, 0x1d, 0x30, 0x31, 0x38, 0x39, 0x34, 0x35, 0x3c, 0x3d
    .byte 0x80, 0x81, 0x88, 0x89, 0x84, 0x85, 0x8c, 0x8d, 0xa0, 0xa1, 0xa8, 0xa9, 0xa4, 0xa5, 0xac, 0xad
    .byte 0x90, 0x91, 0x98, 0x99, 0x94, 0x95, 0x9c, 0x9d, 0xb0, 0xb1, 0xb8, 0xb9, 0xb4, 0xb5, 0xbc, 0xbd
    .byte 0x40, 0x41, 0x48, 0x49, 0x44, 0x45, 0x4c, 0x4d, 0x60, 0x61, 0x68, 0x69, 0x64, 0x65, 0x6c, 0x6d
    .byte 0x50, 0x51, 0x58, 0x59, 0x54, 0x55, 0x5c, 0x5d, 0x70, 0x71, 0x78, 0x79, 0x74, 0x75, 0x7c, 0x7d
    .byte 0xc0, 0xc1, 0xc8, 0xc9, 0xc4, 0xc5, 0xcc, 0xcd, 0xe0, 0xe1, 0xe8, 0xe9, 0xe4, 0xe5, 0xec, 0xed
    .byte 0xd0, 0xd1, 0xd8, 0xd9, 0xd4, 0xd5, 0xdc, 0xdd, 0xf0, 0xf1, 0xf8, 0xf9, 0xf4, 0xf5, 0xfc, 0xfd
    .byte 0x02, 0x03, 0x0a, 0x0b, 0x06, 0x07, 0x0e, 0x0f, 0x22, 0x23, 0x2a, 0x2b, 0x26, 0x27, 0x2e, 0x2f
    .byte 0x12, 0x13, 0x1a, 0x1b, 0x16, 0x17, 0x1e, 0x1f, 0x32, 0x33, 0x3a, 0x3b, 0x36, 0x37, 0x3e, 0x3f
    .byte 0x82, 0x83, 0x8a, 0x8b, 0x86, 0x87, 0x8e, 0x8f, 0xa2, 0xa3, 0xaa, 0xab, 0xa6, 0xa7, 0xae, 0xaf
    .byte 0x92, 0x93, 0x9a, 0x9b, 0x96, 0x97, 0x9e, 0x9f, 0xb2, 0xb3, 0xba, 0xbb, 0xb6, 0xb7, 0xbe, 0xbf
    .byte 0x42, 0x43, 0x4a, 0x4b, 0x46, 0x47, 0x4e, 0x4f, 0x62, 0x63, 0x6a, 0x6b, 0x66, 0x67, 0x6e, 0x6f
    .byte 0x52, 0x53, 0x5a, 0x5b, 0x56, 0x57, 0x5e, 0x5f, 0x72, 0x73, 0x7a, 0x7b, 0x76, 0x77, 0x7e, 0x7f
    .byte 0xc2, 0xc3, 0xca, 0xcb, 0xc6, 0xc7, 0xce, 0xcf, 0xe2, 0xe3, 0xea, 0xeb, 0xe6, 0xe7, 0xee, 0xef
    .byte 0xd2, 0xd3, 0xda, 0xdb, 0xd6, 0xd7, 0xde, 0xdf, 0xf2, 0xf3, 0xfa, 0xfb, 0xf6, 0xf7, 0xfe, 0xff
    .balign 256
.Ltable_byte_6:
    .byte 0x00, 0x08, 0x04, 0x0c, 0x20, 0x28, 0x24, 0x2c, 0x10, 0x18, 0x14, 0x1c, 0x30, 0x38, 0x34, 0x3c
    .byte 0x80, 0x88, 0x84, 0x8c, 0xa0, 0xa8, 0xa4, 0xac, 0x90, 0x98, 0x94, 0x9c, 0xb0, 0xb8, 0xb4, 0xbc
    .byte 0x40, 0x48, 0x44, 0x4c, 0x60, 0x68, 0x64, 0x6c, 0x50, 0x58, 0x54, 0x5c, 0x70, 0x78, 0x74, 0x7c
    .byte 0xc0, 0xc8, 0xc4, 0xcc, 0xe0, 0xe8, 0xe4, 0xec, 0xd0, 0xd8, 0xd4, 0xdc, 0xf0, 0xf8, 0xf4, 0xfc
    .byte 0x02, 0x0a, 0x06, 0x0e, 0x22, 0x2a, 0x26, 0x2e, 0x12, 0x1a, 0x16, 0x1e, 0x32, 0x3a, 0x36, 0x3e
    .byte 0x82, 0x8a, 0x86, 0x8e, 0xa2, 0xaa, 0xa6, 0xae, 0x92, 0x9a, 0x96, 0x9e, 0xb2, 0xba, 0xb6, 0xbe
    .byte 0x42, 0x4a, 0x46, 0x4e, 0x62, 0x6a, 0x66, 0x6e, 0x52, 0x5a, 0x56, 0x5e, 0x72, 0x7a, 0x76, 0x7e
    .byte 0xc2, 0xca, 0xc6, 0xce, 0xe2, 0xea, 0xe6, 0xee, 0xd2, 0xda, 0xd6, 0xde, 0xf2, 0xfa, 0xf6, 0xfe
    .byte 0x01, 0x09, 0x05, 0x0d, 0x21, 0x29, 0x25, 0x2d, 0x11, 0x19, 0x15, 0x1d, 0x31, 0x39, 0x35, 0x3d
    .byte 0x81, 0x89, 0x85, 0x8d, 0xa1, 0xa9, 0xa5, 0xad, 0x91, 0x99, 0x95, 0x9d, 0xb1, 0xb9, 0xb5, 0xbd
    .byte 0x41, 0x49, 0x45, 0x4d, 0x61, 0x69, 0x65, 0x6d, 0x51, 0x59, 0x55, 0x5d, 0x71, 0x79, 0x75, 0x7d
    .byte 0xc1, 0xc9, 0xc5, 0xcd, 0xe1, 0xe9, 0xe5, 0xed, 0xd1, 0xd9, 0xd5, 0xdd, 0xf1, 0xf9, 0xf5, 0xfd
    .byte 0x03, 0x0b, 0x07, 0x0f, 0x23, 0x2b, 0x27, 0x2f, 0x13, 0x1b, 0x17, 0x1f, 0x33, 0x3b, 0x37, 0x3f
    .byte 0x83, 0x8b, 0x87, 0x8f, 0xa3, 0xab, 0xa7, 0xaf, 0x93, 0x9b, 0x97, 0x9f, 0xb3, 0xbb, 0xb7, 0xbf
    .byte 0x43, 0x4b, 0x47, 0x4f, 0x63, 0x6b, 0x67, 0x6f, 0x53, 0x5b, 0x57, 0x5f, 0x73, 0x7b, 0x77, 0x7f
    .byte 0xc3, 0xcb, 0xc7, 0xcf, 0xe3, 0xeb, 0xe7, 0xef, 0xd3, 0xdb, 0xd7, 0xdf, 0xf3, 0xfb, 0xf7, 0xff
    .balign 256
.Ltable_byte_7:
    .byte 0xff, 0xfd, 0xfe, 0xfc, 0xf7, 0xf5, 0xf6, 0xf4, 0xfb, 0xf9, 0xfa, 0xf8, 0xf3, 0xf1, 0xf2, 0xf0
    .byte 0xdf, 0xdd, 0xde, 0xdc, 0xd7, 0xd5, 0xd6, 0xd4, 0xdb, 0xd9, 0xda, 0xd8, 0xd3, 0xd1, 0xd2, 0xd0
    .byte 0xef, 0xed, 0xee, 0xec, 0xe7, 0xe5, 0xe6, 0xe4, 0xeb, 0xe9, 0xea, 0xe8, 0xe3, 0xe1, 0xe2, 0xe0
    .byte 0xcf, 0xcd, 0xce, 0xcc, 0xc7, 0xc5, 0xc6, 0xc4, 0xcb, 0xc9, 0xca, 0xc8, 0xc3, 0xc1, 0xc2, 0xc0
    .byte 0x7f, 0x7d, 0x7e, 0x7c, 0x77, 0x75, 0x76, 0x74, 0x7b, 0x79, 0x7a, 0x78, 0x73, 0x71, 0x72, 0x70
    .byte 0x5f, 0x5d, 0x5e, 0x5c, 0x57, 0x55, 0x56, 0x54, 0x5b, 0x59, 0x5a, 0x58, 0x53, 0x51, 0x52, 0x50
    .byte 0x6f, 0x6d, 0x6e, 0x6c, 0x67, 0x65, 0x66, 0x64, 0x6b, 0x69, 0x6a, 0x68, 0x63, 0x61, 0x62, 0x60
    .byte 0x4f, 0x4d, 0x4e, 0x4c, 0x47, 0x45, 0x46, 0x44, 0x4b, 0x49, 0x4a, 0x48, 0x43, 0x41, 0x42, 0x40
    .byte 0xbf, 0xbd, 0xbe, 0xbc, 0xb7, 0xb5, 0xb6, 0xb4, 0xbb, 0xb9, 0xba, 0xb8, 0xb3, 0xb1, 0xb2, 0xb0
    .byte 0x9f, 0x9d, 0x9e, 0x9c, 0x97, 0x95, 0x96, 0x94, 0x9b, 0x99, 0x9a, 0x98, 0x93, 0x91, 0x92, 0x90
    .byte 0xaf, 0xad, 0xae, 0xac, 0xa7, 0xa5, 0xa6, 0xa4, 0xab, 0xa9, 0xaa, 0xa8, 0xa3, 0xa1, 0xa2, 0xa0
    .byte 0x8f, 0x8d, 0x8e, 0x8c, 0x87, 0x85, 0x86, 0x84, 0x8b, 0x89, 0x8a, 0x88, 0x83, 0x81, 0x82, 0x80
    .byte 0x3f, 0x3d, 0x3e, 0x3c, 0x37, 0x35, 0x36, 0x34, 0x3b, 0x39, 0x3a, 0x38, 0x33, 0x31, 0x32, 0x30
    .byte 0x1f, 0x1d, 0x1e, 0x1c, 0x17, 0x15, 0x16, 0x14, 0x1b, 0x19, 0x1a, 0x18, 0x13, 0x11, 0x12, 0x10
    .byte 0x2f, 0x2d, 0x2e, 0x2c, 0x27, 0x25, 0x26, 0x24, 0x2b, 0x29, 0x2a, 0x28, 0x23, 0x21, 0x22, 0x20
    .byte 0x0f, 0x0d, 0x0e, 0x0c, 0x07, 0x05, 0x06, 0x04, 0x0b, 0x09, 0x0a, 0x08, 0x03, 0x01, 0x02, 0x00
