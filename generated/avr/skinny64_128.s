; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny64_128 --target avr --lanes 1 --slicing word
; passes:    unroll() invert() constants(enabled=true) counter() fold() sbox(fixed=true) pair_boxes(enabled=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 327
; layout:    words of 4 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 288, ctx 292, align 1, group 8, stack 327, code 18516, flash 20564, ram 907
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_pair_0, table_pair_1, table_pair_3, table_pair_2, table_byte_0, table_byte_1, table_byte_2, table_byte_3
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:44a8b3555b8a4520ad36f186e038973b78e198499bccb33355037b64f62764d1

    .text

    .global lwcc_skinny64_128_key_setup_avr
    .type lwcc_skinny64_128_key_setup_avr, @function
lwcc_skinny64_128_key_setup_avr:
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
    subi r28, 45
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
    ld r23, X+
    swap r23
    andi r23, 15
    andi r23, 15
    ld r22, X+
    swap r22
    andi r22, 15
    andi r22, 15
    ld r15, X+
    swap r15
    mov r21, r15
    andi r21, 15
    andi r21, 15
    ld r15, X+
    swap r15
    mov r18, r15
    andi r18, 15
    andi r18, 15
    ld r17, X+
    swap r17
    andi r17, 15
    andi r17, 15
    ld r15, X+
    swap r15
    mov r25, r15
    andi r25, 15
    andi r25, 15
    ld r15, X+
    swap r15
    mov r19, r15
    andi r19, 15
    andi r19, 15
    ld r16, X+
    swap r16
    andi r16, 15
    andi r16, 15
    ld r20, X+
    swap r20
    andi r20, 15
    andi r20, 15
    eor r20, r23
    ld r24, X+
    swap r24
    andi r24, 15
    andi r24, 15
    eor r24, r22
    ld r15, X+
    swap r15
    mov r14, r24
    mov r24, r15
    andi r24, 15
    andi r24, 15
    eor r24, r21
    ld r15, X+
    swap r15
    mov r13, r24
    mov r24, r15
    andi r24, 15
    andi r24, 15
    eor r24, r18
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X+
    lpm r15, Z
    eor r15, r17
    ld r30, X+
    lpm r12, Z
    eor r12, r25
    ; round 2 (skinny.dsl:60)
    mov r11, r24
    mov r24, r12
    andi r24, 15
    adiw r26, 1
    ld r30, X
    lpm r12, Z
    eor r12, r16
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r10, Z
    eor r10, r19
    mov r9, r24
    mov r24, r10
    andi r24, 15
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    lpm r10, Z
    eor r10, r23
    ld r30, X+
    lpm r8, Z
    eor r8, r22
    ; round 3 (skinny.dsl:60)
    mov r7, r24
    mov r24, r8
    andi r24, 15
    adiw r26, 1
    ld r30, X
    lpm r8, Z
    eor r8, r18
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r6, Z
    eor r6, r21
    mov r2, r24
    mov r24, r6
    andi r24, 15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r6, X+
    mov r5, r24
    mov r24, r6
    andi r24, 15
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 7
    ld r30, X
    lpm r6, Z
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r4, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r3, X+
    mov r0, r20
    mov r20, r3
    andi r20, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 9
    ld r30, X
    lpm r3, Z
    eor r3, r24
    ; round 2 (skinny.dsl:60)
    std Y+14, r22
    mov r22, r3
    andi r22, 15
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r3, Z
    eor r3, r20
    std Y+15, r8
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r8, Z
    std Y+16, r10
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r10, X+
    std Y+17, r22
    mov r22, r10
    andi r22, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 7
    ld r30, X+
    lpm r10, Z
    eor r10, r22
    ldi r31, hi8(.Ltable_byte_3)
    std Y+18, r5
    adiw r26, 2
    ld r30, X
    lpm r5, Z
    std Y+19, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r2, Z
    std Y+20, r12
    adiw r26, 1
    ld r30, X
    lpm r12, Z
    std Y+21, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r15, Z
    std Y+22, r7
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r7, Z
    std Y+23, r9
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r9, X+
    std Y+24, r21
    mov r21, r9
    andi r21, 15
    ldi r31, hi8(.Ltable_byte_0)
    adiw r26, 7
    ld r30, X
    lpm r9, Z
    eor r9, r21
    std Y+25, r23
    mov r23, r9
    andi r23, 15
    mov r9, r24
    eor r9, r6
    std Y+26, r9
    mov r9, r20
    eor r9, r4
    ; round 4 (skinny.dsl:60)
    std Y+27, r23
    mov r23, r9
    andi r23, 15
    mov r9, r22
    eor r9, r8
    std Y+28, r9
    mov r9, r16
    eor r9, r5
    std Y+29, r23
    mov r23, r9
    andi r23, 15
    mov r9, r17
    eor r9, r2
    std Y+30, r23
    mov r23, r9
    andi r23, 15
    mov r9, r19
    eor r9, r12
    std Y+31, r9
    mov r9, r25
    eor r9, r15
    std Y+32, r23
    mov r23, r9
    andi r23, 15
    mov r9, r21
    eor r9, r7
    std Y+33, r23
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r23, Z
    std Y+34, r9
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r9, X+
    std Y+35, r16
    mov r16, r9
    andi r16, 15
    adiw r26, 7
    ld r9, X
    std Y+36, r17
    mov r17, r9
    andi r17, 15
    eor r17, r16
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r9, Z
    eor r9, r16
    ; round 3 (skinny.dsl:60)
    std Y+37, r17
    mov r17, r9
    andi r17, 15
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r9, Z
    std Y+38, r17
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r17, X+
    andi r17, 15
    std Y+39, r3
    adiw r26, 7
    ld r3, X
    std Y+40, r25
    mov r25, r3
    andi r25, 15
    eor r25, r17
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r3, Z
    eor r3, r17
    std Y+41, r3
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r3, Z
    std Y+42, r25
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    andi r25, 15
    std Y+43, r14
    adiw r26, 7
    ld r14, X
    std Y+44, r22
    mov r22, r14
    andi r22, 15
    eor r22, r25
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r14, Z
    eor r14, r25
    std Y+45, r14
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 2
    ld r30, X
    lpm r14, Z
    std Y+46, r10
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r10, Z
    std Y+47, r11
    adiw r26, 1
    ld r30, X
    lpm r11, Z
    std Y+48, r13
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X+
    lpm r13, Z
    std Y+49, r0
    ldi r31, hi8(.Ltable_byte_2)
    ld r30, X
    lpm r0, Z
    std Y+50, r22
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r22, X+
    andi r22, 15
    std Y+51, r19
    adiw r26, 7
    ld r19, X
    andi r19, 15
    eor r19, r22
    std Y+52, r19
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r19, Z
    eor r19, r22
    andi r19, 15
    std Y+53, r19
    mov r19, r16
    eor r19, r23
    std Y+54, r19
    mov r19, r17
    eor r19, r9
    ; round 5 (skinny.dsl:60)
    andi r19, 15
    std Y+55, r19
    mov r19, r25
    eor r19, r3
    std Y+56, r19
    mov r19, r18
    eor r19, r14
    andi r19, 15
    std Y+57, r19
    ldd r19, Y+25
    eor r19, r10
    andi r19, 15
    std Y+58, r19
    ldd r19, Y+24
    eor r19, r11
    std Y+59, r19
    ldd r19, Y+14
    eor r19, r13
    andi r19, 15
    std Y+60, r19
    mov r19, r22
    eor r19, r0
    std Y+61, r19
    mov r19, r4
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    std Y+62, r18
    mov r18, r4
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r4
    or r4, r19
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    movw r18, r20 ; r19, r21
    eor r18, r4
    eor r19, r7
    ; round 6 (skinny.dsl:60)
    andi r19, 15
    std Y+63, r18
    mov r18, r24
    eor r18, r6
    adiw r28, 14
    std Y+50, r18
    ldd r18, Y+37
    std Y+51, r19
    mov r19, r18
    eor r19, r12
    andi r19, 15
    std Y+52, r19
    ldd r19, Y+30
    mov r18, r19
    eor r18, r8
    andi r18, 15
    std Y+53, r18
    ldd r18, Y+26
    mov r19, r18
    eor r19, r15
    std Y+54, r19
    ldd r19, Y+22
    eor r19, r2
    andi r19, 15
    std Y+55, r19
    ldd r19, Y+21
    mov r18, r19
    eor r18, r5
    std Y+56, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r0
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r10
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r17
    eor r23, r9
    mov r19, r22
    eor r19, r0
    ; round 7 (skinny.dsl:60)
    andi r19, 15
    std Y+57, r23
    mov r23, r16
    eor r23, r18
    std Y+58, r23
    ldd r23, Y+10
    std Y+59, r19
    mov r19, r23
    eor r19, r11
    andi r19, 15
    std Y+60, r19
    mov r19, r25
    eor r19, r3
    andi r19, 15
    std Y+61, r19
    ldd r19, Y+0
    mov r23, r19
    eor r23, r13
    std Y+62, r23
    ldd r23, Y+11
    eor r23, r10
    andi r23, 15
    std Y+63, r23
    ldd r23, Y+48
    mov r19, r23
    eor r19, r14
    adiw r28, 21
    std Y+43, r19
    mov r19, r7
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r23, r7
    lsr r23
    lsr r23
    eor r19, r23
    andi r19, 1
    lsl r7
    or r7, r19
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r21
    eor r23, r7
    ldd r19, Y+0
    std Y+44, r23
    mov r23, r19
    eor r23, r5
    ; round 8 (skinny.dsl:60)
    andi r23, 15
    std Y+45, r23
    mov r23, r20
    eor r23, r4
    std Y+46, r23
    ldd r23, Y+5
    eor r23, r15
    andi r23, 15
    std Y+47, r23
    mov r23, r24
    eor r23, r6
    andi r23, 15
    std Y+48, r23
    ldd r23, Y+1
    eor r23, r2
    std Y+49, r23
    ldd r23, Y+9
    eor r23, r8
    andi r23, 15
    std Y+50, r23
    ldd r23, Y+16
    eor r23, r12
    std Y+51, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r3
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r3
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r3
    or r3, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r22
    eor r18, r0
    ldd r19, Y+27
    std Y+52, r18
    mov r18, r19
    eor r18, r14
    ; round 9 (skinny.dsl:60)
    andi r18, 15
    std Y+53, r18
    mov r18, r17
    eor r18, r9
    std Y+54, r18
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    ldd r18, Y+0
    eor r18, r13
    andi r18, 15
    subi r28, lo8(-(76))
    sbci r29, hi8(-(76))
    std Y+0, r18
    mov r18, r16
    eor r18, r23
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-65))
    sbci r29, hi8(-(-65))
    ldd r18, Y+0
    eor r18, r10
    subi r28, lo8(-(67))
    sbci r29, hi8(-(67))
    std Y+0, r18
    mov r18, r25
    eor r18, r3
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-68))
    sbci r29, hi8(-(-68))
    ldd r18, Y+0
    eor r18, r11
    adiw r28, 11
    std Y+59, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    ldd r18, Y+0
    mov r19, r18
    eor r19, r5
    std Y+60, r19
    ldd r19, Y+16
    mov r18, r19
    eor r18, r12
    ; round 10 (skinny.dsl:60)
    andi r18, 15
    std Y+61, r18
    mov r18, r21
    eor r18, r7
    std Y+62, r18
    ldd r18, Y+1
    eor r18, r2
    andi r18, 15
    std Y+63, r18
    mov r18, r20
    eor r18, r4
    andi r18, 15
    adiw r28, 5
    std Y+59, r18
    ldd r18, Y+4
    eor r18, r8
    std Y+60, r18
    mov r18, r24
    eor r18, r6
    andi r18, 15
    std Y+61, r18
    ldd r18, Y+0
    eor r18, r15
    std Y+62, r18
    mov r18, r14
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r14
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r14
    or r14, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r0
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r3
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r3
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r3
    or r3, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    ldd r23, Y+22
    mov r19, r23
    eor r19, r14
    std Y+63, r19
    subi r28, lo8(-(-16))
    sbci r29, hi8(-(-16))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r11
    ; round 11 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(80))
    sbci r29, hi8(-(80))
    std Y+0, r23
    mov r23, r22
    eor r23, r0
    std Y+1, r23
    subi r28, lo8(-(-79))
    sbci r29, hi8(-(-79))
    ldd r23, Y+0
    eor r23, r10
    andi r23, 15
    subi r28, lo8(-(81))
    sbci r29, hi8(-(81))
    std Y+0, r23
    mov r23, r17
    eor r23, r9
    andi r23, 15
    std Y+1, r23
    mov r23, r25
    eor r23, r3
    std Y+2, r23
    mov r23, r16
    eor r23, r18
    andi r23, 15
    std Y+3, r23
    subi r28, lo8(-(-92))
    sbci r29, hi8(-(-92))
    ldd r23, Y+0
    eor r23, r13
    adiw r28, 37
    std Y+59, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r7
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    ldd r23, Y+0
    mov r19, r23
    eor r19, r12
    std Y+60, r19
    subi r28, lo8(-(-11))
    sbci r29, hi8(-(-11))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r15
    ; round 12 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(72))
    sbci r29, hi8(-(72))
    std Y+0, r23
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r23, Y+0
    eor r23, r5
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r23
    subi r28, lo8(-(-69))
    sbci r29, hi8(-(-69))
    ldd r23, Y+0
    eor r23, r8
    andi r23, 15
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    std Y+0, r23
    mov r23, r21
    eor r23, r7
    andi r23, 15
    std Y+1, r23
    mov r23, r24
    eor r23, r6
    std Y+2, r23
    mov r23, r20
    eor r23, r4
    andi r23, 15
    std Y+3, r23
    subi r28, lo8(-(-78))
    sbci r29, hi8(-(-78))
    ldd r23, Y+0
    eor r23, r2
    subi r28, lo8(-(82))
    sbci r29, hi8(-(82))
    std Y+0, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r11
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r19
    subi r28, lo8(-(-105))
    sbci r29, hi8(-(-105))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r13
    ; round 13 (skinny.dsl:60)
    andi r18, 15
    adiw r28, 48
    std Y+58, r18
    ldd r18, Y+0
    eor r18, r14
    std Y+59, r18
    mov r18, r25
    eor r18, r3
    andi r18, 15
    std Y+60, r18
    mov r18, r22
    eor r18, r0
    andi r18, 15
    std Y+61, r18
    mov r18, r16
    eor r18, r23
    std Y+62, r18
    mov r18, r17
    eor r18, r9
    andi r18, 15
    std Y+63, r18
    subi r28, lo8(-(-37))
    sbci r29, hi8(-(-37))
    ldd r18, Y+0
    eor r18, r10
    subi r28, lo8(-(101))
    sbci r29, hi8(-(101))
    std Y+0, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    subi r28, lo8(-(-86))
    sbci r29, hi8(-(-86))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r15
    subi r28, lo8(-(87))
    sbci r29, hi8(-(87))
    std Y+0, r19
    subi r28, lo8(-(-91))
    sbci r29, hi8(-(-91))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r2
    ; round 14 (skinny.dsl:60)
    andi r18, 15
    subi r28, lo8(-(92))
    sbci r29, hi8(-(92))
    std Y+0, r18
    subi r28, lo8(-(-77))
    sbci r29, hi8(-(-77))
    ldd r18, Y+0
    eor r18, r12
    subi r28, lo8(-(78))
    sbci r29, hi8(-(78))
    std Y+0, r18
    mov r18, r24
    eor r18, r6
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r18, Y+0
    eor r18, r5
    andi r18, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r18
    mov r18, r20
    eor r18, r4
    std Y+1, r18
    mov r18, r21
    eor r18, r7
    andi r18, 15
    std Y+2, r18
    subi r28, lo8(-(-87))
    sbci r29, hi8(-(-87))
    ldd r18, Y+0
    eor r18, r8
    subi r28, lo8(-(90))
    sbci r29, hi8(-(90))
    std Y+0, r18
    mov r18, r13
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r13
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r13
    or r13, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r13
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    std Y+0, r19
    subi r28, lo8(-(-110))
    sbci r29, hi8(-(-110))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r10
    ; round 15 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(111))
    sbci r29, hi8(-(111))
    std Y+0, r23
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r23, Y+0
    eor r23, r11
    subi r28, lo8(-(113))
    sbci r29, hi8(-(113))
    std Y+0, r23
    mov r23, r16
    eor r23, r18
    andi r23, 15
    std Y+1, r23
    subi r28, lo8(-(-75))
    sbci r29, hi8(-(-75))
    ldd r23, Y+0
    eor r23, r14
    andi r23, 15
    subi r28, lo8(-(77))
    sbci r29, hi8(-(77))
    std Y+0, r23
    mov r23, r17
    eor r23, r9
    std Y+1, r23
    mov r23, r22
    eor r23, r0
    andi r23, 15
    std Y+2, r23
    mov r23, r25
    eor r23, r3
    std Y+3, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r7
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    subi r28, lo8(-(-103))
    sbci r29, hi8(-(-103))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r2
    subi r28, lo8(-(107))
    sbci r29, hi8(-(107))
    std Y+0, r19
    subi r28, lo8(-(-99))
    sbci r29, hi8(-(-99))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r8
    ; round 16 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(100))
    sbci r29, hi8(-(100))
    std Y+0, r23
    subi r28, lo8(-(-104))
    sbci r29, hi8(-(-104))
    ldd r23, Y+0
    eor r23, r15
    subi r28, lo8(-(105))
    sbci r29, hi8(-(105))
    std Y+0, r23
    mov r23, r20
    eor r23, r4
    andi r23, 15
    std Y+1, r23
    subi r28, lo8(-(-94))
    sbci r29, hi8(-(-94))
    ldd r23, Y+0
    eor r23, r12
    andi r23, 15
    subi r28, lo8(-(96))
    sbci r29, hi8(-(96))
    std Y+0, r23
    mov r23, r21
    eor r23, r7
    std Y+1, r23
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    ldd r23, Y+0
    eor r23, r5
    andi r23, 15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r23
    mov r23, r24
    eor r23, r6
    std Y+1, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r10
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    subi r28, lo8(-(-124))
    sbci r29, hi8(-(-124))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r10
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    std Y+0, r19
    mov r19, r25
    eor r19, r3
    ; round 17 (skinny.dsl:60)
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-137))
    sbci r29, hi8(-(-137))
    ldd r19, Y+0
    eor r19, r13
    subi r28, lo8(-(139))
    sbci r29, hi8(-(139))
    std Y+0, r19
    mov r19, r17
    eor r19, r9
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r19, Y+0
    eor r19, r11
    andi r19, 15
    subi r28, lo8(-(131))
    sbci r29, hi8(-(131))
    std Y+0, r19
    mov r19, r22
    eor r19, r0
    std Y+1, r19
    subi r28, lo8(-(-93))
    sbci r29, hi8(-(-93))
    ldd r19, Y+0
    eor r19, r14
    andi r19, 15
    subi r28, lo8(-(95))
    sbci r29, hi8(-(95))
    std Y+0, r19
    mov r19, r16
    eor r19, r23
    std Y+1, r19
    mov r19, r8
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r8
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r8
    or r8, r19
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r8
    subi r28, lo8(-(115))
    sbci r29, hi8(-(115))
    std Y+0, r19
    mov r19, r24
    eor r19, r6
    ; round 18 (skinny.dsl:60)
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-123))
    sbci r29, hi8(-(-123))
    ldd r19, Y+0
    eor r19, r2
    subi r28, lo8(-(125))
    sbci r29, hi8(-(125))
    std Y+0, r19
    mov r19, r21
    eor r19, r7
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-121))
    sbci r29, hi8(-(-121))
    ldd r19, Y+0
    eor r19, r15
    andi r19, 15
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r19
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r19, Y+0
    eor r19, r5
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r19
    subi r28, lo8(-(-113))
    sbci r29, hi8(-(-113))
    ldd r19, Y+0
    eor r19, r12
    andi r19, 15
    subi r28, lo8(-(114))
    sbci r29, hi8(-(114))
    std Y+0, r19
    mov r19, r20
    eor r19, r4
    std Y+1, r19
    mov r19, r3
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r3
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r3
    or r3, r19
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r10
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r25
    eor r23, r3
    mov r19, r16
    eor r19, r18
    ; round 19 (skinny.dsl:60)
    andi r19, 15
    std Y+2, r23
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r19
    mov r19, r23
    eor r19, r10
    std Y+1, r19
    mov r19, r22
    eor r19, r0
    andi r19, 15
    std Y+2, r19
    subi r28, lo8(-(-154))
    sbci r29, hi8(-(-154))
    ldd r19, Y+0
    eor r19, r13
    andi r19, 15
    subi r28, lo8(-(157))
    sbci r29, hi8(-(157))
    std Y+0, r19
    subi r28, lo8(-(-109))
    sbci r29, hi8(-(-109))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r14
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    std Y+0, r23
    subi r28, lo8(-(-148))
    sbci r29, hi8(-(-148))
    ldd r23, Y+0
    eor r23, r11
    andi r23, 15
    subi r28, lo8(-(149))
    sbci r29, hi8(-(149))
    std Y+0, r23
    mov r23, r17
    eor r23, r9
    std Y+1, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r7
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r24
    eor r23, r6
    mov r19, r20
    eor r19, r4
    ; round 20 (skinny.dsl:60)
    andi r19, 15
    std Y+2, r23
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r23, Y+0
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    std Y+0, r19
    mov r19, r23
    eor r19, r8
    std Y+1, r19
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    ldd r19, Y+0
    eor r19, r5
    andi r19, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r19
    subi r28, lo8(-(-142))
    sbci r29, hi8(-(-142))
    ldd r19, Y+0
    eor r19, r2
    andi r19, 15
    subi r28, lo8(-(143))
    sbci r29, hi8(-(143))
    std Y+0, r19
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r12
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    std Y+0, r23
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    ldd r23, Y+0
    eor r23, r15
    andi r23, 15
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    std Y+0, r23
    mov r23, r21
    eor r23, r7
    std Y+1, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r3
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r3
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r3
    or r3, r18
    mov r18, r14
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r14
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r14
    or r14, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r13
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r13
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r13
    or r13, r18
    mov r18, r0
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    movw r18, r16 ; r19, r17
    eor r18, r23
    eor r19, r9
    ; round 21 (skinny.dsl:60)
    andi r19, 15
    std Y+2, r18
    mov r18, r25
    eor r18, r3
    std Y+3, r18
    subi r28, lo8(-(-119))
    sbci r29, hi8(-(-119))
    ldd r18, Y+0
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    std Y+0, r19
    mov r19, r18
    eor r19, r14
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r10
    andi r18, 15
    subi r28, lo8(-(162))
    sbci r29, hi8(-(162))
    std Y+0, r18
    subi r28, lo8(-(-163))
    sbci r29, hi8(-(-163))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r11
    subi r28, lo8(-(164))
    sbci r29, hi8(-(164))
    std Y+0, r19
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r19, Y+0
    eor r19, r13
    andi r19, 15
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    std Y+0, r19
    mov r19, r22
    eor r19, r0
    std Y+1, r19
    mov r19, r4
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r4
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r4
    or r4, r19
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    movw r18, r20 ; r19, r21
    eor r18, r4
    eor r19, r7
    ; round 22 (skinny.dsl:60)
    andi r19, 15
    std Y+2, r18
    mov r18, r24
    eor r18, r6
    std Y+3, r18
    subi r28, lo8(-(-138))
    sbci r29, hi8(-(-138))
    ldd r18, Y+0
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    std Y+0, r19
    mov r19, r18
    eor r19, r12
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-149))
    sbci r29, hi8(-(-149))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r8
    andi r18, 15
    subi r28, lo8(-(151))
    sbci r29, hi8(-(151))
    std Y+0, r18
    subi r28, lo8(-(-155))
    sbci r29, hi8(-(-155))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r15
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    std Y+0, r19
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r19, Y+0
    eor r19, r2
    andi r19, 15
    subi r28, lo8(-(161))
    sbci r29, hi8(-(161))
    std Y+0, r19
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r5
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r0
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r10
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r17
    eor r23, r9
    mov r19, r22
    eor r19, r0
    ; round 23 (skinny.dsl:60)
    andi r19, 15
    std Y+1, r23
    mov r23, r16
    eor r23, r18
    std Y+2, r23
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r23, Y+0
    subi r28, lo8(-(177))
    sbci r29, hi8(-(177))
    std Y+0, r19
    mov r19, r23
    eor r19, r11
    andi r19, 15
    std Y+1, r19
    mov r19, r25
    eor r19, r3
    andi r19, 15
    std Y+2, r19
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r13
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r23
    subi r28, lo8(-(-179))
    sbci r29, hi8(-(-179))
    ldd r23, Y+0
    eor r23, r10
    andi r23, 15
    subi r28, lo8(-(180))
    sbci r29, hi8(-(180))
    std Y+0, r23
    subi r28, lo8(-(-143))
    sbci r29, hi8(-(-143))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r14
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    std Y+0, r19
    mov r19, r7
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r23, r7
    lsr r23
    lsr r23
    eor r19, r23
    andi r19, 1
    lsl r7
    or r7, r19
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r21
    eor r23, r7
    subi r28, lo8(-(-171))
    sbci r29, hi8(-(-171))
    ldd r19, Y+0
    subi r28, lo8(-(172))
    sbci r29, hi8(-(172))
    std Y+0, r23
    mov r23, r19
    eor r23, r5
    ; round 24 (skinny.dsl:60)
    andi r23, 15
    std Y+1, r23
    mov r23, r20
    eor r23, r4
    std Y+2, r23
    subi r28, lo8(-(-167))
    sbci r29, hi8(-(-167))
    ldd r23, Y+0
    eor r23, r15
    andi r23, 15
    subi r28, lo8(-(170))
    sbci r29, hi8(-(170))
    std Y+0, r23
    mov r23, r24
    eor r23, r6
    andi r23, 15
    std Y+1, r23
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r23, Y+0
    eor r23, r2
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r23
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r23, Y+0
    eor r23, r8
    andi r23, 15
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r23
    subi r28, lo8(-(-162))
    sbci r29, hi8(-(-162))
    ldd r23, Y+0
    eor r23, r12
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r3
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r3
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r3
    or r3, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r22
    eor r18, r0
    subi r28, lo8(-(-152))
    sbci r29, hi8(-(-152))
    ldd r19, Y+0
    subi r28, lo8(-(153))
    sbci r29, hi8(-(153))
    std Y+0, r18
    mov r18, r19
    eor r18, r14
    ; round 25 (skinny.dsl:60)
    andi r18, 15
    std Y+1, r18
    mov r18, r17
    eor r18, r9
    std Y+2, r18
    subi r28, lo8(-(-201))
    sbci r29, hi8(-(-201))
    ldd r18, Y+0
    eor r18, r13
    andi r18, 15
    subi r28, lo8(-(204))
    sbci r29, hi8(-(204))
    std Y+0, r18
    mov r18, r16
    eor r18, r23
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r18, Y+0
    eor r18, r10
    subi r28, lo8(-(195))
    sbci r29, hi8(-(195))
    std Y+0, r18
    mov r18, r25
    eor r18, r3
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-196))
    sbci r29, hi8(-(-196))
    ldd r18, Y+0
    eor r18, r11
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r5
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r19
    subi r28, lo8(-(-172))
    sbci r29, hi8(-(-172))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r12
    ; round 26 (skinny.dsl:60)
    andi r18, 15
    subi r28, lo8(-(173))
    sbci r29, hi8(-(173))
    std Y+0, r18
    mov r18, r21
    eor r18, r7
    std Y+1, r18
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r18, Y+0
    eor r18, r2
    andi r18, 15
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r18
    mov r18, r20
    eor r18, r4
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    ldd r18, Y+0
    eor r18, r8
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
    std Y+0, r18
    mov r18, r24
    eor r18, r6
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-188))
    sbci r29, hi8(-(-188))
    ldd r18, Y+0
    eor r18, r15
    subi r28, lo8(-(190))
    sbci r29, hi8(-(190))
    std Y+0, r18
    mov r18, r14
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r14
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r14
    or r14, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r0
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r0
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r0
    or r0, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r3
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r3
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r3
    or r3, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    subi r28, lo8(-(-168))
    sbci r29, hi8(-(-168))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r14
    subi r28, lo8(-(169))
    sbci r29, hi8(-(169))
    std Y+0, r19
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r11
    ; round 27 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(208))
    sbci r29, hi8(-(208))
    std Y+0, r23
    mov r23, r22
    eor r23, r0
    std Y+1, r23
    subi r28, lo8(-(-207))
    sbci r29, hi8(-(-207))
    ldd r23, Y+0
    eor r23, r10
    andi r23, 15
    subi r28, lo8(-(209))
    sbci r29, hi8(-(209))
    std Y+0, r23
    mov r23, r17
    eor r23, r9
    andi r23, 15
    std Y+1, r23
    mov r23, r25
    eor r23, r3
    std Y+2, r23
    mov r23, r16
    eor r23, r18
    andi r23, 15
    std Y+3, r23
    subi r28, lo8(-(-220))
    sbci r29, hi8(-(-220))
    ldd r23, Y+0
    eor r23, r13
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r7
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    subi r28, lo8(-(-187))
    sbci r29, hi8(-(-187))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r12
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    std Y+0, r19
    subi r28, lo8(-(-199))
    sbci r29, hi8(-(-199))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r15
    ; round 28 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(200))
    sbci r29, hi8(-(200))
    std Y+0, r23
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r23, Y+0
    eor r23, r5
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r23
    subi r28, lo8(-(-197))
    sbci r29, hi8(-(-197))
    ldd r23, Y+0
    eor r23, r8
    andi r23, 15
    subi r28, lo8(-(198))
    sbci r29, hi8(-(198))
    std Y+0, r23
    mov r23, r21
    eor r23, r7
    andi r23, 15
    std Y+1, r23
    mov r23, r24
    eor r23, r6
    std Y+2, r23
    mov r23, r20
    eor r23, r4
    andi r23, 15
    std Y+3, r23
    subi r28, lo8(-(-206))
    sbci r29, hi8(-(-206))
    ldd r23, Y+0
    eor r23, r2
    subi r28, lo8(-(210))
    sbci r29, hi8(-(210))
    std Y+0, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    mov r18, r9
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r9
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r9
    or r9, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r11
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    std Y+0, r19
    subi r28, lo8(-(-233))
    sbci r29, hi8(-(-233))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r13
    ; round 29 (skinny.dsl:60)
    andi r18, 15
    subi r28, lo8(-(234))
    sbci r29, hi8(-(234))
    std Y+0, r18
    subi r28, lo8(-(-186))
    sbci r29, hi8(-(-186))
    ldd r18, Y+0
    eor r18, r14
    subi r28, lo8(-(187))
    sbci r29, hi8(-(187))
    std Y+0, r18
    mov r18, r25
    eor r18, r3
    andi r18, 15
    std Y+1, r18
    mov r18, r22
    eor r18, r0
    andi r18, 15
    std Y+2, r18
    mov r18, r16
    eor r18, r23
    std Y+3, r18
    mov r18, r17
    eor r18, r9
    andi r18, 15
    std Y+4, r18
    subi r28, lo8(-(-224))
    sbci r29, hi8(-(-224))
    ldd r18, Y+0
    eor r18, r10
    subi r28, lo8(-(229))
    sbci r29, hi8(-(229))
    std Y+0, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r8
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r8
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r8
    or r8, r18
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r15
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    std Y+0, r19
    subi r28, lo8(-(-219))
    sbci r29, hi8(-(-219))
    ldd r19, Y+0
    mov r18, r19
    eor r18, r2
    ; round 30 (skinny.dsl:60)
    andi r18, 15
    subi r28, lo8(-(220))
    sbci r29, hi8(-(220))
    std Y+0, r18
    subi r28, lo8(-(-205))
    sbci r29, hi8(-(-205))
    ldd r18, Y+0
    eor r18, r12
    subi r28, lo8(-(206))
    sbci r29, hi8(-(206))
    std Y+0, r18
    mov r18, r24
    eor r18, r6
    andi r18, 15
    std Y+1, r18
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r18, Y+0
    eor r18, r5
    andi r18, 15
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r18
    mov r18, r20
    eor r18, r4
    std Y+1, r18
    mov r18, r21
    eor r18, r7
    andi r18, 15
    std Y+2, r18
    subi r28, lo8(-(-215))
    sbci r29, hi8(-(-215))
    ldd r18, Y+0
    eor r18, r8
    subi r28, lo8(-(218))
    sbci r29, hi8(-(218))
    std Y+0, r18
    mov r18, r13
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r13
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r13
    or r13, r18
    mov r18, r10
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r10
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r10
    or r10, r18
    mov r18, r11
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r11
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r11
    or r11, r18
    mov r18, r23
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r23
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r23
    or r18, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    subi r28, lo8(-(-248))
    sbci r29, hi8(-(-248))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r13
    subi r28, lo8(-(249))
    sbci r29, hi8(-(249))
    std Y+0, r19
    subi r28, lo8(-(-238))
    sbci r29, hi8(-(-238))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r10
    ; round 31 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    std Y+0, r23
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r23, Y+0
    eor r23, r11
    subi r28, lo8(-(241))
    sbci r29, hi8(-(241))
    std Y+0, r23
    mov r23, r16
    eor r23, r18
    andi r23, 15
    std Y+1, r23
    subi r28, lo8(-(-203))
    sbci r29, hi8(-(-203))
    ldd r23, Y+0
    eor r23, r14
    andi r23, 15
    subi r28, lo8(-(205))
    sbci r29, hi8(-(205))
    std Y+0, r23
    mov r23, r17
    eor r23, r9
    std Y+1, r23
    mov r23, r22
    eor r23, r0
    andi r23, 15
    std Y+2, r23
    mov r23, r25
    eor r23, r3
    std Y+3, r23
    mov r23, r2
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r2
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r2
    or r2, r23
    mov r23, r8
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r8
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r8
    or r8, r23
    mov r23, r15
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r15
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r15
    or r15, r23
    mov r23, r4
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r4
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r4
    or r4, r23
    mov r23, r12
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r12
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r12
    or r12, r23
    mov r23, r7
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r7
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r7
    or r7, r23
    mov r23, r5
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r5
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r5
    or r5, r23
    mov r23, r6
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r6
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r6
    or r6, r23
    subi r28, lo8(-(-231))
    sbci r29, hi8(-(-231))
    ldd r23, Y+0
    mov r19, r23
    eor r19, r2
    subi r28, lo8(-(235))
    sbci r29, hi8(-(235))
    std Y+0, r19
    subi r28, lo8(-(-227))
    sbci r29, hi8(-(-227))
    ldd r19, Y+0
    mov r23, r19
    eor r23, r8
    ; round 32 (skinny.dsl:60)
    andi r23, 15
    subi r28, lo8(-(228))
    sbci r29, hi8(-(228))
    std Y+0, r23
    subi r28, lo8(-(-232))
    sbci r29, hi8(-(-232))
    ldd r23, Y+0
    eor r23, r15
    subi r28, lo8(-(233))
    sbci r29, hi8(-(233))
    std Y+0, r23
    mov r23, r20
    eor r23, r4
    andi r23, 15
    std Y+1, r23
    subi r28, lo8(-(-222))
    sbci r29, hi8(-(-222))
    ldd r23, Y+0
    eor r23, r12
    andi r23, 15
    subi r28, lo8(-(224))
    sbci r29, hi8(-(224))
    std Y+0, r23
    mov r23, r21
    eor r23, r7
    std Y+1, r23
    subi r28, lo8(-(-240))
    sbci r29, hi8(-(-240))
    ldd r23, Y+0
    eor r23, r5
    andi r23, 15
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r23
    mov r23, r24
    eor r23, r6
    std Y+1, r23
    mov r23, r10
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r10
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r10
    or r10, r23
    mov r23, r3
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r3
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r3
    or r3, r23
    mov r23, r13
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r13
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r13
    or r13, r23
    mov r23, r9
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r9
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r9
    or r9, r23
    mov r23, r11
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r11
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r11
    or r11, r23
    mov r23, r0
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r0
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r0
    or r0, r23
    mov r23, r14
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r14
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r14
    or r14, r23
    mov r23, r18
    swap r23
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r19, r18
    lsr r19
    lsr r19
    eor r23, r19
    andi r23, 1
    lsl r18
    or r23, r18
    subi r28, lo8(-(-252))
    sbci r29, hi8(-(-252))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r10
    subi r28, lo8(-(254))
    sbci r29, hi8(-(254))
    std Y+0, r19
    mov r19, r25
    eor r19, r3
    ; round 33 (skinny.dsl:60)
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-265))
    sbci r29, hi8(-(-265))
    ldd r19, Y+0
    eor r19, r13
    subi r28, lo8(-(267))
    sbci r29, hi8(-(267))
    std Y+0, r19
    mov r19, r17
    eor r19, r9
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-257))
    sbci r29, hi8(-(-257))
    ldd r19, Y+0
    eor r19, r11
    andi r19, 15
    subi r28, lo8(-(259))
    sbci r29, hi8(-(259))
    std Y+0, r19
    mov r19, r22
    eor r19, r0
    std Y+1, r19
    subi r28, lo8(-(-221))
    sbci r29, hi8(-(-221))
    ldd r19, Y+0
    eor r19, r14
    andi r19, 15
    subi r28, lo8(-(223))
    sbci r29, hi8(-(223))
    std Y+0, r19
    mov r19, r16
    eor r19, r23
    std Y+1, r19
    mov r19, r8
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r8
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r8
    or r8, r19
    mov r18, r6
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r6
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r6
    or r6, r18
    mov r18, r2
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r2
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r2
    or r2, r18
    mov r18, r7
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r7
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r7
    or r7, r18
    mov r18, r15
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r15
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r15
    or r15, r18
    mov r18, r5
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r5
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r5
    or r5, r18
    mov r18, r12
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r12
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r12
    or r12, r18
    mov r18, r4
    swap r18
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r19, r4
    lsr r19
    lsr r19
    eor r18, r19
    andi r18, 1
    lsl r4
    or r4, r18
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r18, Y+0
    mov r19, r18
    eor r19, r8
    subi r28, lo8(-(243))
    sbci r29, hi8(-(243))
    std Y+0, r19
    mov r19, r24
    eor r19, r6
    ; round 34 (skinny.dsl:60)
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-251))
    sbci r29, hi8(-(-251))
    ldd r19, Y+0
    eor r19, r2
    subi r28, lo8(-(253))
    sbci r29, hi8(-(253))
    std Y+0, r19
    mov r19, r21
    eor r19, r7
    andi r19, 15
    std Y+1, r19
    subi r28, lo8(-(-249))
    sbci r29, hi8(-(-249))
    ldd r19, Y+0
    eor r19, r15
    andi r19, 15
    subi r28, lo8(-(251))
    sbci r29, hi8(-(251))
    std Y+0, r19
    subi r28, lo8(-(-256))
    sbci r29, hi8(-(-256))
    ldd r19, Y+0
    eor r19, r5
    subi r28, lo8(-(257))
    sbci r29, hi8(-(257))
    std Y+0, r19
    subi r28, lo8(-(-241))
    sbci r29, hi8(-(-241))
    ldd r19, Y+0
    eor r19, r12
    andi r19, 15
    subi r28, lo8(-(242))
    sbci r29, hi8(-(242))
    std Y+0, r19
    mov r19, r20
    eor r19, r4
    std Y+1, r19
    mov r19, r3
    swap r19
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r18, r3
    lsr r18
    lsr r18
    eor r19, r18
    andi r19, 1
    lsl r3
    or r3, r19
    eor r25, r3
    mov r3, r23
    swap r3
    mov r18, r3
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r3, r23
    lsr r3
    lsr r3
    eor r18, r3
    andi r18, 1
    lsl r23
    or r18, r23
    eor r16, r18
    ; round 35 (skinny.dsl:60)
    andi r16, 15
    mov r3, r10
    swap r3
    mov r23, r3
    andi r23, 240
    swap r23
    andi r23, 15
    lsr r23
    lsr r23
    lsr r23
    mov r3, r10
    lsr r3
    lsr r3
    eor r23, r3
    andi r23, 1
    lsl r10
    or r10, r23
    subi r28, lo8(-(-279))
    sbci r29, hi8(-(-279))
    ldd r23, Y+11
    eor r23, r10
    mov r10, r0
    swap r10
    mov r18, r10
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r10, r0
    lsr r10
    lsr r10
    eor r18, r10
    andi r18, 1
    lsl r0
    or r0, r18
    eor r22, r0
    andi r22, 15
    mov r10, r13
    swap r10
    mov r18, r10
    andi r18, 240
    swap r18
    andi r18, 15
    lsr r18
    lsr r18
    lsr r18
    mov r10, r13
    lsr r10
    lsr r10
    eor r18, r10
    andi r18, 1
    lsl r13
    or r13, r18
    ldd r18, Y+0
    eor r18, r13
    andi r18, 15
    mov r13, r14
    swap r13
    mov r19, r13
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r13, r14
    lsr r13
    lsr r13
    eor r19, r13
    andi r19, 1
    lsl r14
    or r14, r19
    ldd r19, Y+48
    eor r19, r14
    mov r14, r11
    swap r14
    mov r13, r19
    mov r19, r14
    andi r19, 240
    swap r19
    andi r19, 15
    lsr r19
    lsr r19
    lsr r19
    mov r14, r11
    lsr r14
    lsr r14
    eor r19, r14
    andi r19, 1
    lsl r11
    or r11, r19
    ldd r19, Y+10
    eor r19, r11
    andi r19, 15
    mov r14, r9
    swap r14
    mov r11, r22
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r9
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r9
    or r9, r22
    eor r9, r17
    mov r14, r6
    swap r14
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r6
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r6
    or r6, r22
    eor r24, r6
    mov r14, r4
    swap r14
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r4
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r4
    or r4, r22
    eor r20, r4
    ; round 36 (skinny.dsl:60)
    andi r20, 15
    mov r14, r8
    swap r14
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r8
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r8
    or r8, r22
    ldd r22, Y+30
    eor r22, r8
    mov r14, r5
    swap r14
    mov r17, r14
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r5
    lsr r14
    lsr r14
    eor r17, r14
    andi r17, 1
    lsl r5
    or r5, r17
    ldd r17, Y+21
    eor r17, r5
    andi r17, 15
    mov r14, r2
    swap r14
    mov r10, r17
    mov r17, r14
    andi r17, 240
    swap r17
    andi r17, 15
    lsr r17
    lsr r17
    lsr r17
    mov r14, r2
    lsr r14
    lsr r14
    eor r17, r14
    andi r17, 1
    lsl r2
    or r2, r17
    ldd r17, Y+22
    eor r17, r2
    andi r17, 15
    mov r14, r12
    swap r14
    mov r8, r22
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r12
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r12
    or r12, r22
    ldd r22, Y+37
    eor r22, r12
    mov r14, r15
    swap r14
    mov r12, r22
    mov r22, r14
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r14, r15
    lsr r14
    lsr r14
    eor r22, r14
    andi r22, 1
    lsl r15
    or r15, r22
    ldd r22, Y+26
    eor r22, r15
    andi r22, 15
    mov r15, r7
    swap r15
    mov r14, r22
    mov r22, r15
    andi r22, 240
    swap r22
    andi r22, 15
    lsr r22
    lsr r22
    lsr r22
    mov r15, r7
    lsr r15
    lsr r15
    eor r22, r15
    andi r22, 1
    lsl r7
    or r7, r22
    eor r7, r21
    ldi r22, 1
    ; round 1 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ldd r15, Y+36
    or r22, r15
    ; round 2 (skinny.dsl:60)
    swap r15
    mov r21, r15
    andi r21, 240
    ori r21, 1
    ldd r15, Y+35
    eor r21, r15
    ; round 1 (skinny.dsl:60)
    swap r15
    mov r6, r21
    mov r21, r15
    andi r21, 240
    eor r22, r21
    ldd r15, Y+23
    mov r2, r15
    swap r2
    mov r21, r2
    andi r21, 240
    ldd r2, Y+34
    eor r21, r2
    swap r15
    mov r5, r21
    mov r21, r15
    andi r21, 240
    ldd r15, Y+33
    or r21, r15
    swap r21
    swap r2
    mov r4, r21
    ldi r21, 3
    ; round 2 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ldd r3, Y+3
    or r21, r3
    ; round 3 (skinny.dsl:60)
    swap r3
    mov r0, r22
    mov r22, r3
    andi r22, 240
    ori r22, 3
    ; round 2 (skinny.dsl:60)
    ldd r3, Y+32
    std Y+3, r4
    mov r4, r3
    swap r4
    std Y+34, r17
    mov r17, r4
    andi r17, 240
    eor r21, r17
    ; round 3 (skinny.dsl:60)
    mov r17, r3
    andi r17, 15
    eor r22, r17
    ; round 1 (skinny.dsl:60)
    ldd r17, Y+29
    mov r4, r17
    swap r4
    mov r3, r22
    mov r22, r4
    andi r22, 240
    ldd r4, Y+28
    or r22, r4
    ; round 2 (skinny.dsl:60)
    swap r4
    std Y+28, r22
    mov r22, r4
    andi r22, 240
    or r17, r22
    ; round 1 (skinny.dsl:60)
    ldd r22, Y+38
    mov r4, r22
    swap r4
    std Y+29, r17
    mov r17, r4
    andi r17, 240
    or r15, r17
    swap r22
    andi r22, 240
    swap r22
    eor r2, r22
    ; round 2 (skinny.dsl:60)
    ldd r4, Y+25
    mov r22, r4
    swap r22
    andi r22, 240
    ldd r17, Y+9
    eor r22, r17
    swap r4
    std Y+25, r22
    mov r22, r4
    andi r22, 240
    ldd r4, Y+8
    or r22, r4
    swap r22
    ; round 3 (skinny.dsl:60)
    swap r17
    std Y+9, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+38, r2
    ldd r2, Y+24
    or r22, r2
    ; round 4 (skinny.dsl:60)
    swap r2
    std Y+24, r21
    mov r21, r2
    andi r21, 240
    ori r21, 7
    ; round 3 (skinny.dsl:60)
    ldd r2, Y+31
    std Y+33, r6
    mov r6, r2
    swap r6
    std Y+32, r23
    mov r23, r6
    andi r23, 240
    eor r22, r23
    ; round 4 (skinny.dsl:60)
    mov r23, r2
    andi r23, 15
    eor r21, r23
    ; round 2 (skinny.dsl:60)
    ldd r23, Y+7
    mov r6, r23
    swap r6
    mov r2, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+13
    or r21, r6
    ; round 1 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+7, r21
    mov r21, r6
    andi r21, 240
    or r23, r21
    ; round 2 (skinny.dsl:60)
    ldd r21, Y+6
    mov r6, r21
    swap r6
    std Y+13, r23
    mov r23, r6
    andi r23, 240
    or r4, r23
    ; round 3 (skinny.dsl:60)
    swap r21
    andi r21, 240
    swap r21
    eor r21, r17
    ldd r6, Y+27
    mov r23, r6
    swap r23
    andi r23, 240
    ldd r17, Y+5
    eor r23, r17
    swap r6
    std Y+27, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+4
    or r21, r6
    swap r21
    ; round 4 (skinny.dsl:60)
    swap r17
    std Y+5, r21
    ldi r21, 15
    swap r21
    andi r21, 240
    std Y+6, r3
    ldd r3, Y+15
    or r21, r3
    ; round 5 (skinny.dsl:60)
    swap r3
    std Y+15, r23
    mov r23, r3
    andi r23, 240
    ori r23, 15
    ; round 4 (skinny.dsl:60)
    ldd r3, Y+12
    std Y+8, r2
    mov r2, r3
    swap r2
    std Y+31, r22
    mov r22, r2
    andi r22, 240
    eor r21, r22
    ; round 5 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 3 (skinny.dsl:60)
    ldd r22, Y+2
    movw r2, r22 ; r3, r23
    swap r2
    mov r23, r2
    andi r23, 240
    ldd r2, Y+39
    or r23, r2
    ; round 2 (skinny.dsl:60)
    swap r2
    andi r22, 15
    std Y+2, r23
    mov r23, r2
    andi r23, 240
    or r22, r23
    ; round 3 (skinny.dsl:60)
    ldd r23, Y+1
    mov r2, r23
    swap r2
    std Y+39, r22
    mov r22, r2
    andi r22, 240
    or r6, r22
    ; round 4 (skinny.dsl:60)
    swap r23
    andi r23, 240
    swap r23
    eor r23, r17
    ldd r2, Y+20
    mov r22, r2
    swap r22
    andi r22, 240
    ldd r17, Y+18
    eor r22, r17
    swap r2
    std Y+20, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+19
    or r23, r2
    swap r23
    ; round 5 (skinny.dsl:60)
    swap r17
    std Y+18, r23
    ldi r23, 15
    swap r23
    andi r23, 240
    std Y+1, r3
    ldd r3, Y+41
    or r23, r3
    ; round 6 (skinny.dsl:60)
    swap r3
    std Y+41, r22
    mov r22, r3
    andi r22, 240
    ori r22, 15
    ; round 5 (skinny.dsl:60)
    ldd r3, Y+40
    std Y+4, r6
    mov r6, r3
    swap r6
    std Y+12, r21
    mov r21, r6
    andi r21, 240
    eor r23, r21
    ; round 6 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 4 (skinny.dsl:60)
    ldd r21, Y+14
    mov r6, r21
    swap r6
    mov r3, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+16
    or r22, r6
    ; round 3 (skinny.dsl:60)
    swap r6
    andi r21, 15
    std Y+14, r22
    mov r22, r6
    andi r22, 240
    or r21, r22
    ; round 4 (skinny.dsl:60)
    ldd r22, Y+17
    mov r6, r22
    swap r6
    std Y+16, r21
    mov r21, r6
    andi r21, 240
    or r2, r21
    ; round 5 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r17
    ldd r6, Y+47
    mov r21, r6
    swap r21
    andi r21, 240
    ori r21, 1
    ldd r17, Y+44
    eor r21, r17
    swap r6
    std Y+47, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+46
    or r22, r6
    swap r22
    ; round 6 (skinny.dsl:60)
    swap r17
    std Y+44, r22
    ldi r22, 14
    swap r22
    andi r22, 240
    std Y+17, r3
    ldd r3, Y+51
    or r22, r3
    ; round 7 (skinny.dsl:60)
    swap r3
    std Y+51, r21
    mov r21, r3
    andi r21, 240
    ori r21, 14
    ; round 6 (skinny.dsl:60)
    ldd r3, Y+49
    std Y+19, r2
    mov r2, r3
    swap r2
    std Y+40, r23
    mov r23, r2
    andi r23, 240
    eor r22, r23
    ; round 7 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 5 (skinny.dsl:60)
    ldd r23, Y+42
    mov r2, r23
    swap r2
    mov r3, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+43
    or r21, r2
    ; round 4 (skinny.dsl:60)
    swap r2
    andi r23, 15
    std Y+42, r21
    mov r21, r2
    andi r21, 240
    or r23, r21
    ; round 5 (skinny.dsl:60)
    ldd r21, Y+45
    mov r2, r21
    swap r2
    std Y+43, r23
    mov r23, r2
    andi r23, 240
    or r6, r23
    ; round 6 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 1
    swap r21
    eor r21, r17
    ldd r2, Y+56
    mov r23, r2
    swap r23
    andi r23, 240
    ori r23, 3
    ldd r17, Y+53
    eor r23, r17
    swap r2
    std Y+56, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+55
    or r21, r2
    swap r21
    ; round 7 (skinny.dsl:60)
    swap r17
    std Y+53, r21
    ldi r21, 13
    swap r21
    andi r21, 240
    std Y+45, r3
    ldd r3, Y+59
    or r21, r3
    ; round 8 (skinny.dsl:60)
    swap r3
    std Y+59, r23
    mov r23, r3
    andi r23, 240
    ori r23, 13
    ; round 7 (skinny.dsl:60)
    ldd r3, Y+57
    std Y+46, r6
    mov r6, r3
    swap r6
    std Y+49, r22
    mov r22, r6
    andi r22, 240
    eor r21, r22
    ; round 8 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 6 (skinny.dsl:60)
    ldd r22, Y+50
    mov r6, r22
    swap r6
    mov r3, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+52
    or r23, r6
    ; round 5 (skinny.dsl:60)
    swap r6
    andi r22, 15
    std Y+50, r23
    mov r23, r6
    andi r23, 240
    or r22, r23
    ; round 6 (skinny.dsl:60)
    ldd r23, Y+54
    mov r6, r23
    swap r6
    std Y+52, r22
    mov r22, r6
    andi r22, 240
    or r2, r22
    ; round 7 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 3
    swap r23
    eor r23, r17
    adiw r28, 54
    ldd r6, Y+10
    mov r22, r6
    swap r22
    andi r22, 240
    ori r22, 3
    ldd r17, Y+7
    eor r22, r17
    swap r6
    std Y+10, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+9
    or r23, r6
    swap r23
    ; round 8 (skinny.dsl:60)
    swap r17
    std Y+7, r23
    ldi r23, 11
    swap r23
    andi r23, 240
    std Y+0, r3
    ldd r3, Y+12
    or r23, r3
    ; round 9 (skinny.dsl:60)
    swap r3
    std Y+12, r22
    mov r22, r3
    andi r22, 240
    ori r22, 11
    ; round 8 (skinny.dsl:60)
    ldd r3, Y+11
    std Y+1, r2
    mov r2, r3
    swap r2
    std Y+3, r21
    mov r21, r2
    andi r21, 240
    eor r23, r21
    ; round 9 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 7 (skinny.dsl:60)
    ldd r21, Y+4
    mov r2, r21
    swap r2
    mov r3, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+6
    or r22, r2
    ; round 6 (skinny.dsl:60)
    swap r2
    andi r21, 15
    std Y+4, r22
    mov r22, r2
    andi r22, 240
    or r21, r22
    ; round 7 (skinny.dsl:60)
    ldd r22, Y+8
    mov r2, r22
    swap r2
    std Y+6, r21
    mov r21, r2
    andi r21, 240
    or r6, r21
    ; round 8 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r17
    ldd r2, Y+18
    mov r21, r2
    swap r21
    andi r21, 240
    ori r21, 3
    ldd r17, Y+15
    eor r21, r17
    swap r2
    std Y+18, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+17
    or r22, r2
    swap r22
    ; round 9 (skinny.dsl:60)
    swap r17
    std Y+15, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+8, r3
    ldd r3, Y+20
    or r22, r3
    ; round 10 (skinny.dsl:60)
    swap r3
    std Y+20, r21
    mov r21, r3
    andi r21, 240
    ori r21, 7
    ; round 9 (skinny.dsl:60)
    ldd r3, Y+19
    std Y+9, r6
    mov r6, r3
    swap r6
    std Y+11, r23
    mov r23, r6
    andi r23, 240
    eor r22, r23
    ; round 10 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 8 (skinny.dsl:60)
    ldd r23, Y+13
    mov r6, r23
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+14
    or r21, r6
    ; round 7 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+13, r21
    mov r21, r6
    andi r21, 240
    or r23, r21
    ; round 8 (skinny.dsl:60)
    ldd r21, Y+16
    mov r6, r21
    swap r6
    std Y+14, r23
    mov r23, r6
    andi r23, 240
    or r2, r23
    ; round 9 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 3
    swap r21
    eor r21, r17
    ldd r6, Y+26
    mov r23, r6
    swap r23
    andi r23, 240
    ori r23, 3
    ldd r17, Y+23
    eor r23, r17
    swap r6
    std Y+26, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+25
    or r21, r6
    swap r21
    ; round 10 (skinny.dsl:60)
    swap r17
    std Y+23, r21
    ldi r21, 15
    swap r21
    andi r21, 240
    std Y+16, r3
    ldd r3, Y+28
    or r21, r3
    ; round 11 (skinny.dsl:60)
    swap r3
    std Y+28, r23
    mov r23, r3
    andi r23, 240
    ori r23, 15
    ; round 10 (skinny.dsl:60)
    ldd r3, Y+27
    std Y+17, r2
    mov r2, r3
    swap r2
    std Y+19, r22
    mov r22, r2
    andi r22, 240
    eor r21, r22
    ; round 11 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 9 (skinny.dsl:60)
    ldd r22, Y+21
    movw r2, r22 ; r3, r23
    swap r2
    mov r23, r2
    andi r23, 240
    ldd r2, Y+22
    or r23, r2
    ; round 8 (skinny.dsl:60)
    swap r2
    andi r22, 15
    std Y+21, r23
    mov r23, r2
    andi r23, 240
    or r22, r23
    ; round 9 (skinny.dsl:60)
    ldd r23, Y+24
    mov r2, r23
    swap r2
    std Y+22, r22
    mov r22, r2
    andi r22, 240
    or r6, r22
    ; round 10 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 3
    swap r23
    eor r23, r17
    ldd r2, Y+34
    mov r22, r2
    swap r22
    andi r22, 240
    ori r22, 2
    ldd r17, Y+31
    eor r22, r17
    swap r2
    std Y+34, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+33
    or r23, r2
    swap r23
    ; round 11 (skinny.dsl:60)
    swap r17
    std Y+31, r23
    ldi r23, 14
    swap r23
    andi r23, 240
    std Y+24, r3
    ldd r3, Y+36
    or r23, r3
    ; round 12 (skinny.dsl:60)
    swap r3
    std Y+36, r22
    mov r22, r3
    andi r22, 240
    ori r22, 14
    ; round 11 (skinny.dsl:60)
    ldd r3, Y+35
    std Y+25, r6
    mov r6, r3
    swap r6
    std Y+27, r21
    mov r21, r6
    andi r21, 240
    eor r23, r21
    ; round 12 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 10 (skinny.dsl:60)
    ldd r21, Y+29
    mov r6, r21
    swap r6
    mov r3, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+30
    or r22, r6
    ; round 9 (skinny.dsl:60)
    swap r6
    andi r21, 15
    std Y+29, r22
    mov r22, r6
    andi r22, 240
    or r21, r22
    ; round 10 (skinny.dsl:60)
    ldd r22, Y+32
    mov r6, r22
    swap r6
    std Y+30, r21
    mov r21, r6
    andi r21, 240
    or r2, r21
    ; round 11 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r17
    ldd r6, Y+42
    mov r21, r6
    swap r21
    andi r21, 240
    ori r21, 1
    ldd r17, Y+39
    eor r21, r17
    swap r6
    std Y+42, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+41
    or r22, r6
    swap r22
    ; round 12 (skinny.dsl:60)
    swap r17
    std Y+39, r22
    ldi r22, 12
    swap r22
    andi r22, 240
    std Y+32, r3
    ldd r3, Y+44
    or r22, r3
    ; round 13 (skinny.dsl:60)
    swap r3
    std Y+44, r21
    mov r21, r3
    andi r21, 240
    ori r21, 12
    ; round 12 (skinny.dsl:60)
    ldd r3, Y+43
    std Y+33, r2
    mov r2, r3
    swap r2
    std Y+35, r23
    mov r23, r2
    andi r23, 240
    eor r22, r23
    ; round 13 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 11 (skinny.dsl:60)
    ldd r23, Y+37
    mov r2, r23
    swap r2
    mov r3, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+38
    or r21, r2
    ; round 10 (skinny.dsl:60)
    swap r2
    andi r23, 15
    std Y+37, r21
    mov r21, r2
    andi r21, 240
    or r23, r21
    ; round 11 (skinny.dsl:60)
    ldd r21, Y+40
    mov r2, r21
    swap r2
    std Y+38, r23
    mov r23, r2
    andi r23, 240
    or r6, r23
    ; round 12 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 1
    swap r21
    eor r21, r17
    ldd r2, Y+50
    mov r23, r2
    swap r23
    andi r23, 240
    ori r23, 3
    ldd r17, Y+47
    eor r23, r17
    swap r2
    std Y+50, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+49
    or r21, r2
    swap r21
    ; round 13 (skinny.dsl:60)
    swap r17
    std Y+47, r21
    ldi r21, 9
    swap r21
    andi r21, 240
    std Y+40, r3
    ldd r3, Y+52
    or r21, r3
    ; round 14 (skinny.dsl:60)
    swap r3
    std Y+52, r23
    mov r23, r3
    andi r23, 240
    ori r23, 9
    ; round 13 (skinny.dsl:60)
    ldd r3, Y+51
    std Y+41, r6
    mov r6, r3
    swap r6
    std Y+43, r22
    mov r22, r6
    andi r22, 240
    eor r21, r22
    ; round 14 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 12 (skinny.dsl:60)
    ldd r22, Y+45
    mov r6, r22
    swap r6
    mov r3, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+46
    or r23, r6
    ; round 11 (skinny.dsl:60)
    swap r6
    andi r22, 15
    std Y+45, r23
    mov r23, r6
    andi r23, 240
    or r22, r23
    ; round 12 (skinny.dsl:60)
    ldd r23, Y+48
    mov r6, r23
    swap r6
    std Y+46, r22
    mov r22, r6
    andi r22, 240
    or r2, r22
    ; round 13 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 3
    swap r23
    eor r23, r17
    ldd r6, Y+58
    mov r22, r6
    swap r22
    andi r22, 240
    ori r22, 3
    ldd r17, Y+55
    eor r22, r17
    swap r6
    std Y+58, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+57
    or r23, r6
    swap r23
    ; round 14 (skinny.dsl:60)
    swap r17
    std Y+55, r23
    ldi r23, 3
    swap r23
    andi r23, 240
    std Y+48, r3
    ldd r3, Y+60
    or r23, r3
    ; round 15 (skinny.dsl:60)
    swap r3
    std Y+60, r22
    mov r22, r3
    andi r22, 240
    ori r22, 3
    ; round 14 (skinny.dsl:60)
    ldd r3, Y+59
    std Y+49, r2
    mov r2, r3
    swap r2
    std Y+51, r21
    mov r21, r2
    andi r21, 240
    eor r23, r21
    ; round 15 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 13 (skinny.dsl:60)
    ldd r21, Y+53
    mov r2, r21
    swap r2
    mov r3, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+54
    or r22, r2
    ; round 12 (skinny.dsl:60)
    swap r2
    andi r21, 15
    std Y+53, r22
    mov r22, r2
    andi r22, 240
    or r21, r22
    ; round 13 (skinny.dsl:60)
    ldd r22, Y+56
    mov r2, r22
    swap r2
    std Y+54, r21
    mov r21, r2
    andi r21, 240
    or r6, r21
    ; round 14 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r17
    adiw r28, 56
    ldd r2, Y+10
    mov r21, r2
    swap r21
    andi r21, 240
    ori r21, 3
    ldd r17, Y+7
    eor r21, r17
    swap r2
    std Y+10, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+9
    or r22, r2
    swap r22
    ; round 15 (skinny.dsl:60)
    swap r17
    std Y+7, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+0, r3
    ldd r3, Y+12
    or r22, r3
    ; round 16 (skinny.dsl:60)
    swap r3
    std Y+12, r21
    mov r21, r3
    andi r21, 240
    ori r21, 7
    ; round 15 (skinny.dsl:60)
    ldd r3, Y+11
    std Y+1, r6
    mov r6, r3
    swap r6
    std Y+3, r23
    mov r23, r6
    andi r23, 240
    eor r22, r23
    ; round 16 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 14 (skinny.dsl:60)
    ldd r23, Y+5
    mov r6, r23
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+6
    or r21, r6
    ; round 13 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+5, r21
    mov r21, r6
    andi r21, 240
    or r23, r21
    ; round 14 (skinny.dsl:60)
    ldd r21, Y+8
    mov r6, r21
    swap r6
    std Y+6, r23
    mov r23, r6
    andi r23, 240
    or r2, r23
    ; round 15 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 3
    swap r21
    eor r21, r17
    ldd r6, Y+18
    mov r23, r6
    swap r23
    andi r23, 240
    ori r23, 2
    ldd r17, Y+15
    eor r23, r17
    swap r6
    std Y+18, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+17
    or r21, r6
    swap r21
    ; round 16 (skinny.dsl:60)
    swap r17
    std Y+15, r21
    ldi r21, 14
    swap r21
    andi r21, 240
    std Y+8, r3
    ldd r3, Y+20
    or r21, r3
    ; round 17 (skinny.dsl:60)
    swap r3
    std Y+20, r23
    mov r23, r3
    andi r23, 240
    ori r23, 14
    ; round 16 (skinny.dsl:60)
    ldd r3, Y+19
    std Y+9, r2
    mov r2, r3
    swap r2
    std Y+11, r22
    mov r22, r2
    andi r22, 240
    eor r21, r22
    ; round 17 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 15 (skinny.dsl:60)
    ldd r22, Y+13
    movw r2, r22 ; r3, r23
    swap r2
    mov r23, r2
    andi r23, 240
    ldd r2, Y+14
    or r23, r2
    ; round 14 (skinny.dsl:60)
    swap r2
    andi r22, 15
    std Y+13, r23
    mov r23, r2
    andi r23, 240
    or r22, r23
    ; round 15 (skinny.dsl:60)
    ldd r23, Y+16
    mov r2, r23
    swap r2
    std Y+14, r22
    mov r22, r2
    andi r22, 240
    or r6, r22
    ; round 16 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 2
    swap r23
    eor r23, r17
    ldd r2, Y+26
    mov r22, r2
    swap r22
    andi r22, 240
    ldd r17, Y+23
    eor r22, r17
    swap r2
    std Y+26, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+25
    or r23, r2
    swap r23
    ; round 17 (skinny.dsl:60)
    swap r17
    std Y+23, r23
    ldi r23, 13
    swap r23
    andi r23, 240
    std Y+16, r3
    ldd r3, Y+28
    or r23, r3
    ; round 18 (skinny.dsl:60)
    swap r3
    std Y+28, r22
    mov r22, r3
    andi r22, 240
    ori r22, 13
    ; round 17 (skinny.dsl:60)
    ldd r3, Y+27
    std Y+17, r6
    mov r6, r3
    swap r6
    std Y+19, r21
    mov r21, r6
    andi r21, 240
    eor r23, r21
    ; round 18 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 16 (skinny.dsl:60)
    ldd r21, Y+21
    mov r6, r21
    swap r6
    mov r3, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+22
    or r22, r6
    ; round 15 (skinny.dsl:60)
    swap r6
    andi r21, 15
    std Y+21, r22
    mov r22, r6
    andi r22, 240
    or r21, r22
    ; round 16 (skinny.dsl:60)
    ldd r22, Y+24
    mov r6, r22
    swap r6
    std Y+22, r21
    mov r21, r6
    andi r21, 240
    or r2, r21
    ; round 17 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r17
    ldd r6, Y+34
    mov r21, r6
    swap r21
    andi r21, 240
    ori r21, 1
    ldd r17, Y+31
    eor r21, r17
    swap r6
    std Y+34, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+33
    or r22, r6
    swap r22
    ; round 18 (skinny.dsl:60)
    swap r17
    std Y+31, r22
    ldi r22, 10
    swap r22
    andi r22, 240
    std Y+24, r3
    ldd r3, Y+36
    or r22, r3
    ; round 19 (skinny.dsl:60)
    swap r3
    std Y+36, r21
    mov r21, r3
    andi r21, 240
    ori r21, 10
    ; round 18 (skinny.dsl:60)
    ldd r3, Y+35
    std Y+25, r2
    mov r2, r3
    swap r2
    std Y+27, r23
    mov r23, r2
    andi r23, 240
    eor r22, r23
    ; round 19 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 17 (skinny.dsl:60)
    ldd r23, Y+29
    mov r2, r23
    swap r2
    mov r3, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+30
    or r21, r2
    ; round 16 (skinny.dsl:60)
    swap r2
    andi r23, 15
    std Y+29, r21
    mov r21, r2
    andi r21, 240
    or r23, r21
    ; round 17 (skinny.dsl:60)
    ldd r21, Y+32
    mov r2, r21
    swap r2
    std Y+30, r23
    mov r23, r2
    andi r23, 240
    or r6, r23
    ; round 18 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 1
    swap r21
    eor r21, r17
    ldd r2, Y+42
    mov r23, r2
    swap r23
    andi r23, 240
    ori r23, 3
    ldd r17, Y+39
    eor r23, r17
    swap r2
    std Y+42, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+41
    or r21, r2
    swap r21
    ; round 19 (skinny.dsl:60)
    swap r17
    std Y+39, r21
    ldi r21, 5
    swap r21
    andi r21, 240
    std Y+32, r3
    ldd r3, Y+44
    or r21, r3
    ; round 20 (skinny.dsl:60)
    swap r3
    std Y+44, r23
    mov r23, r3
    andi r23, 240
    ori r23, 5
    ; round 19 (skinny.dsl:60)
    ldd r3, Y+43
    std Y+33, r6
    mov r6, r3
    swap r6
    std Y+35, r22
    mov r22, r6
    andi r22, 240
    eor r21, r22
    ; round 20 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 18 (skinny.dsl:60)
    ldd r22, Y+37
    mov r6, r22
    swap r6
    mov r3, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+38
    or r23, r6
    ; round 17 (skinny.dsl:60)
    swap r6
    andi r22, 15
    std Y+37, r23
    mov r23, r6
    andi r23, 240
    or r22, r23
    ; round 18 (skinny.dsl:60)
    ldd r23, Y+40
    mov r6, r23
    swap r6
    std Y+38, r22
    mov r22, r6
    andi r22, 240
    or r2, r22
    ; round 19 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 3
    swap r23
    eor r23, r17
    ldd r6, Y+50
    mov r22, r6
    swap r22
    andi r22, 240
    ori r22, 3
    ldd r17, Y+47
    eor r22, r17
    swap r6
    std Y+50, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+49
    or r23, r6
    swap r23
    ; round 20 (skinny.dsl:60)
    swap r17
    std Y+47, r23
    ldi r23, 11
    swap r23
    andi r23, 240
    std Y+40, r3
    ldd r3, Y+52
    or r23, r3
    ; round 21 (skinny.dsl:60)
    swap r3
    std Y+52, r22
    mov r22, r3
    andi r22, 240
    ori r22, 11
    ; round 20 (skinny.dsl:60)
    ldd r3, Y+51
    std Y+41, r2
    mov r2, r3
    swap r2
    std Y+43, r21
    mov r21, r2
    andi r21, 240
    eor r23, r21
    ; round 21 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 19 (skinny.dsl:60)
    ldd r21, Y+45
    mov r2, r21
    swap r2
    mov r3, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+46
    or r22, r2
    ; round 18 (skinny.dsl:60)
    swap r2
    andi r21, 15
    std Y+45, r22
    mov r22, r2
    andi r22, 240
    or r21, r22
    ; round 19 (skinny.dsl:60)
    ldd r22, Y+48
    mov r2, r22
    swap r2
    std Y+46, r21
    mov r21, r2
    andi r21, 240
    or r6, r21
    ; round 20 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r17
    ldd r2, Y+58
    mov r21, r2
    swap r21
    andi r21, 240
    ori r21, 2
    ldd r17, Y+55
    eor r21, r17
    swap r2
    std Y+58, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+57
    or r22, r2
    swap r22
    ; round 21 (skinny.dsl:60)
    swap r17
    std Y+55, r22
    ldi r22, 6
    swap r22
    andi r22, 240
    std Y+48, r3
    ldd r3, Y+61
    or r22, r3
    ; round 22 (skinny.dsl:60)
    swap r3
    std Y+61, r21
    mov r21, r3
    andi r21, 240
    ori r21, 6
    ; round 21 (skinny.dsl:60)
    ldd r3, Y+59
    std Y+49, r6
    mov r6, r3
    swap r6
    std Y+51, r23
    mov r23, r6
    andi r23, 240
    eor r22, r23
    ; round 22 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r21, r23
    ; round 20 (skinny.dsl:60)
    ldd r23, Y+53
    mov r6, r23
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+54
    or r21, r6
    ; round 19 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+53, r21
    mov r21, r6
    andi r21, 240
    or r23, r21
    ; round 20 (skinny.dsl:60)
    ldd r21, Y+56
    mov r6, r21
    swap r6
    std Y+54, r23
    mov r23, r6
    andi r23, 240
    or r2, r23
    ; round 21 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 2
    swap r21
    eor r21, r17
    adiw r28, 56
    ldd r6, Y+10
    mov r23, r6
    swap r23
    andi r23, 240
    ori r23, 1
    ldd r17, Y+7
    eor r23, r17
    swap r6
    std Y+10, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+9
    or r21, r6
    swap r21
    ; round 22 (skinny.dsl:60)
    swap r17
    std Y+7, r21
    ldi r21, 12
    swap r21
    andi r21, 240
    std Y+0, r3
    ldd r3, Y+13
    or r21, r3
    ; round 23 (skinny.dsl:60)
    swap r3
    std Y+13, r23
    mov r23, r3
    andi r23, 240
    ori r23, 12
    ; round 22 (skinny.dsl:60)
    ldd r3, Y+11
    std Y+1, r2
    mov r2, r3
    swap r2
    std Y+3, r22
    mov r22, r2
    andi r22, 240
    eor r21, r22
    ; round 23 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r23, r22
    ; round 21 (skinny.dsl:60)
    ldd r22, Y+4
    movw r2, r22 ; r3, r23
    swap r2
    mov r23, r2
    andi r23, 240
    ldd r2, Y+6
    or r23, r2
    ; round 20 (skinny.dsl:60)
    swap r2
    andi r22, 15
    std Y+4, r23
    mov r23, r2
    andi r23, 240
    or r22, r23
    ; round 21 (skinny.dsl:60)
    ldd r23, Y+8
    mov r2, r23
    swap r2
    std Y+6, r22
    mov r22, r2
    andi r22, 240
    or r6, r22
    ; round 22 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 1
    swap r23
    eor r23, r17
    ldd r2, Y+18
    mov r22, r2
    swap r22
    andi r22, 240
    ori r22, 2
    ldd r17, Y+15
    eor r22, r17
    swap r2
    std Y+18, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+17
    or r23, r2
    swap r23
    ; round 23 (skinny.dsl:60)
    swap r17
    std Y+15, r23
    ldi r23, 8
    swap r23
    andi r23, 240
    std Y+8, r3
    ldd r3, Y+21
    or r23, r3
    ; round 24 (skinny.dsl:60)
    swap r3
    std Y+21, r22
    mov r22, r3
    andi r22, 240
    ori r22, 8
    ; round 23 (skinny.dsl:60)
    ldd r3, Y+19
    std Y+9, r6
    mov r6, r3
    swap r6
    std Y+11, r21
    mov r21, r6
    andi r21, 240
    eor r23, r21
    ; round 24 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r22, r21
    ; round 22 (skinny.dsl:60)
    ldd r21, Y+12
    mov r6, r21
    swap r6
    mov r3, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+14
    or r22, r6
    ; round 21 (skinny.dsl:60)
    swap r6
    andi r21, 15
    std Y+12, r22
    mov r22, r6
    andi r22, 240
    or r21, r22
    ; round 22 (skinny.dsl:60)
    ldd r22, Y+16
    mov r6, r22
    swap r6
    std Y+14, r21
    mov r21, r6
    andi r21, 240
    or r2, r21
    ; round 23 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r17
    ldd r6, Y+26
    mov r21, r6
    swap r21
    andi r21, 240
    ori r21, 1
    ldd r17, Y+23
    eor r21, r17
    swap r6
    std Y+26, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+25
    or r22, r6
    swap r22
    ; round 24 (skinny.dsl:60)
    swap r17
    std Y+23, r22
    ldd r22, Y+27
    std Y+16, r3
    mov r3, r22
    swap r3
    std Y+17, r21
    mov r21, r3
    andi r21, 240
    ldd r3, Y+28
    eor r21, r3
    ; round 25 (skinny.dsl:60)
    swap r3
    std Y+28, r21
    mov r21, r3
    andi r21, 240
    andi r22, 15
    eor r21, r22
    ; round 23 (skinny.dsl:60)
    ldd r22, Y+20
    mov r3, r22
    swap r3
    std Y+27, r21
    mov r21, r3
    andi r21, 240
    ldd r3, Y+22
    or r21, r3
    ; round 22 (skinny.dsl:60)
    swap r3
    andi r22, 15
    std Y+20, r21
    mov r21, r3
    andi r21, 240
    or r22, r21
    ; round 23 (skinny.dsl:60)
    ldd r21, Y+24
    mov r3, r21
    swap r3
    std Y+22, r22
    mov r22, r3
    andi r22, 240
    or r6, r22
    ; round 24 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 1
    swap r21
    eor r21, r17
    ldd r3, Y+34
    mov r22, r3
    swap r22
    andi r22, 240
    ori r22, 3
    ldd r17, Y+31
    eor r22, r17
    swap r3
    std Y+34, r21
    mov r21, r3
    andi r21, 240
    ldd r3, Y+33
    or r21, r3
    swap r21
    ; round 25 (skinny.dsl:60)
    swap r17
    std Y+31, r21
    ldi r21, 1
    swap r21
    andi r21, 240
    std Y+24, r22
    ldd r22, Y+36
    or r21, r22
    ; round 26 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 1
    ; round 25 (skinny.dsl:60)
    std Y+36, r6
    ldd r6, Y+35
    std Y+25, r2
    mov r2, r6
    swap r2
    std Y+19, r23
    mov r23, r2
    andi r23, 240
    eor r21, r23
    ; round 26 (skinny.dsl:60)
    mov r23, r6
    andi r23, 15
    eor r22, r23
    ; round 24 (skinny.dsl:60)
    ldd r23, Y+29
    mov r6, r23
    swap r6
    mov r2, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+30
    or r22, r6
    ; round 23 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+29, r22
    mov r22, r6
    andi r22, 240
    or r23, r22
    ; round 24 (skinny.dsl:60)
    ldd r22, Y+32
    mov r6, r22
    swap r6
    std Y+30, r23
    mov r23, r6
    andi r23, 240
    or r3, r23
    ; round 25 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r17
    ldd r6, Y+42
    mov r23, r6
    swap r23
    andi r23, 240
    ori r23, 2
    ldd r17, Y+39
    eor r23, r17
    swap r6
    std Y+42, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+41
    or r22, r6
    swap r22
    ; round 26 (skinny.dsl:60)
    swap r17
    std Y+39, r22
    ldi r22, 2
    swap r22
    andi r22, 240
    std Y+32, r2
    ldd r2, Y+44
    or r22, r2
    ; round 27 (skinny.dsl:60)
    swap r2
    std Y+44, r23
    mov r23, r2
    andi r23, 240
    ori r23, 2
    ; round 26 (skinny.dsl:60)
    ldd r2, Y+43
    std Y+33, r3
    mov r3, r2
    swap r3
    std Y+35, r21
    mov r21, r3
    andi r21, 240
    eor r22, r21
    ; round 27 (skinny.dsl:60)
    mov r21, r2
    andi r21, 15
    eor r23, r21
    ; round 25 (skinny.dsl:60)
    ldd r21, Y+37
    mov r2, r21
    swap r2
    mov r3, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+38
    or r23, r2
    ; round 24 (skinny.dsl:60)
    swap r2
    andi r21, 15
    std Y+37, r23
    mov r23, r2
    andi r23, 240
    or r21, r23
    ; round 25 (skinny.dsl:60)
    ldd r23, Y+40
    mov r2, r23
    swap r2
    std Y+38, r21
    mov r21, r2
    andi r21, 240
    or r6, r21
    ; round 26 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 2
    swap r23
    eor r23, r17
    ldd r2, Y+50
    mov r21, r2
    swap r21
    andi r21, 240
    ldd r17, Y+47
    eor r21, r17
    swap r2
    std Y+50, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+49
    or r23, r2
    swap r23
    ; round 27 (skinny.dsl:60)
    swap r17
    std Y+47, r23
    ldi r23, 5
    swap r23
    andi r23, 240
    std Y+40, r3
    ldd r3, Y+52
    or r23, r3
    ; round 28 (skinny.dsl:60)
    swap r3
    std Y+52, r21
    mov r21, r3
    andi r21, 240
    ori r21, 5
    ; round 27 (skinny.dsl:60)
    ldd r3, Y+51
    std Y+41, r6
    mov r6, r3
    swap r6
    std Y+43, r22
    mov r22, r6
    andi r22, 240
    eor r23, r22
    ; round 28 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r21, r22
    ; round 26 (skinny.dsl:60)
    ldd r22, Y+45
    mov r6, r22
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+46
    or r21, r6
    ; round 25 (skinny.dsl:60)
    swap r6
    andi r22, 15
    std Y+45, r21
    mov r21, r6
    andi r21, 240
    or r22, r21
    ; round 26 (skinny.dsl:60)
    ldd r21, Y+48
    mov r6, r21
    swap r6
    std Y+46, r22
    mov r22, r6
    andi r22, 240
    or r2, r22
    ; round 27 (skinny.dsl:60)
    swap r21
    andi r21, 240
    swap r21
    eor r21, r17
    ldd r6, Y+58
    mov r22, r6
    swap r22
    andi r22, 240
    ldd r17, Y+55
    eor r22, r17
    swap r6
    std Y+58, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+57
    or r21, r6
    swap r21
    ; round 28 (skinny.dsl:60)
    swap r17
    std Y+55, r21
    ldi r21, 11
    swap r21
    andi r21, 240
    std Y+48, r3
    ldd r3, Y+60
    or r21, r3
    ; round 29 (skinny.dsl:60)
    swap r3
    std Y+60, r22
    mov r22, r3
    andi r22, 240
    ori r22, 11
    ; round 28 (skinny.dsl:60)
    ldd r3, Y+59
    std Y+49, r2
    mov r2, r3
    swap r2
    std Y+51, r23
    mov r23, r2
    andi r23, 240
    eor r21, r23
    ; round 29 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r22, r23
    ; round 27 (skinny.dsl:60)
    ldd r23, Y+53
    mov r2, r23
    swap r2
    mov r3, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+54
    or r22, r2
    ; round 26 (skinny.dsl:60)
    swap r2
    andi r23, 15
    std Y+53, r22
    mov r22, r2
    andi r22, 240
    or r23, r22
    ; round 27 (skinny.dsl:60)
    ldd r22, Y+56
    mov r2, r22
    swap r2
    std Y+54, r23
    mov r23, r2
    andi r23, 240
    or r6, r23
    ; round 28 (skinny.dsl:60)
    swap r22
    andi r22, 240
    swap r22
    eor r22, r17
    adiw r28, 56
    ldd r2, Y+10
    mov r23, r2
    swap r23
    andi r23, 240
    ldd r17, Y+7
    eor r23, r17
    swap r2
    std Y+10, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+9
    or r22, r2
    swap r22
    ; round 29 (skinny.dsl:60)
    swap r17
    std Y+7, r22
    ldi r22, 7
    swap r22
    andi r22, 240
    std Y+0, r3
    ldd r3, Y+12
    or r22, r3
    ; round 30 (skinny.dsl:60)
    swap r3
    std Y+12, r23
    mov r23, r3
    andi r23, 240
    ori r23, 7
    ; round 29 (skinny.dsl:60)
    ldd r3, Y+11
    std Y+1, r6
    mov r6, r3
    swap r6
    std Y+3, r21
    mov r21, r6
    andi r21, 240
    eor r22, r21
    ; round 30 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r23, r21
    ; round 28 (skinny.dsl:60)
    ldd r21, Y+5
    mov r6, r21
    swap r6
    mov r3, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+6
    or r23, r6
    ; round 27 (skinny.dsl:60)
    swap r6
    andi r21, 15
    std Y+5, r23
    mov r23, r6
    andi r23, 240
    or r21, r23
    ; round 28 (skinny.dsl:60)
    ldd r23, Y+8
    mov r6, r23
    swap r6
    std Y+6, r21
    mov r21, r6
    andi r21, 240
    or r2, r21
    ; round 29 (skinny.dsl:60)
    swap r23
    andi r23, 240
    swap r23
    eor r23, r17
    ldd r6, Y+18
    mov r21, r6
    swap r21
    andi r21, 240
    ori r21, 1
    ldd r17, Y+15
    eor r21, r17
    swap r6
    std Y+18, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+17
    or r23, r6
    swap r23
    ; round 30 (skinny.dsl:60)
    swap r17
    std Y+15, r23
    ldi r23, 14
    swap r23
    andi r23, 240
    std Y+8, r3
    ldd r3, Y+20
    or r23, r3
    ; round 31 (skinny.dsl:60)
    swap r3
    std Y+20, r21
    mov r21, r3
    andi r21, 240
    ori r21, 14
    ; round 30 (skinny.dsl:60)
    ldd r3, Y+19
    std Y+9, r2
    mov r2, r3
    swap r2
    std Y+11, r22
    mov r22, r2
    andi r22, 240
    eor r23, r22
    ; round 31 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r21, r22
    ; round 29 (skinny.dsl:60)
    ldd r22, Y+13
    mov r2, r22
    swap r2
    mov r3, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+14
    or r21, r2
    ; round 28 (skinny.dsl:60)
    swap r2
    andi r22, 15
    std Y+13, r21
    mov r21, r2
    andi r21, 240
    or r22, r21
    ; round 29 (skinny.dsl:60)
    ldd r21, Y+16
    mov r2, r21
    swap r2
    std Y+14, r22
    mov r22, r2
    andi r22, 240
    or r6, r22
    ; round 30 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 1
    swap r21
    eor r21, r17
    ldd r2, Y+26
    mov r22, r2
    swap r22
    andi r22, 240
    ori r22, 2
    ldd r17, Y+23
    eor r22, r17
    swap r2
    std Y+26, r21
    mov r21, r2
    andi r21, 240
    ldd r2, Y+25
    or r21, r2
    swap r21
    ; round 31 (skinny.dsl:60)
    swap r17
    std Y+23, r21
    ldi r21, 12
    swap r21
    andi r21, 240
    std Y+16, r3
    ldd r3, Y+28
    or r21, r3
    ; round 32 (skinny.dsl:60)
    swap r3
    std Y+28, r22
    mov r22, r3
    andi r22, 240
    ori r22, 12
    ; round 31 (skinny.dsl:60)
    ldd r3, Y+27
    std Y+17, r6
    mov r6, r3
    swap r6
    std Y+19, r23
    mov r23, r6
    andi r23, 240
    eor r21, r23
    ; round 32 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r22, r23
    ; round 30 (skinny.dsl:60)
    ldd r23, Y+21
    mov r6, r23
    swap r6
    mov r3, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+22
    or r22, r6
    ; round 29 (skinny.dsl:60)
    swap r6
    andi r23, 15
    std Y+21, r22
    mov r22, r6
    andi r22, 240
    or r23, r22
    ; round 30 (skinny.dsl:60)
    ldd r22, Y+24
    mov r6, r22
    swap r6
    std Y+22, r23
    mov r23, r6
    andi r23, 240
    or r2, r23
    ; round 31 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 2
    swap r22
    eor r22, r17
    ldd r6, Y+34
    mov r23, r6
    swap r23
    andi r23, 240
    ori r23, 1
    ldd r17, Y+31
    eor r23, r17
    swap r6
    std Y+34, r22
    mov r22, r6
    andi r22, 240
    ldd r6, Y+33
    or r22, r6
    swap r22
    ; round 32 (skinny.dsl:60)
    swap r17
    std Y+31, r22
    ldi r22, 8
    swap r22
    andi r22, 240
    std Y+24, r3
    ldd r3, Y+36
    or r22, r3
    ; round 33 (skinny.dsl:60)
    swap r3
    std Y+36, r23
    mov r23, r3
    andi r23, 240
    ori r23, 8
    ; round 32 (skinny.dsl:60)
    ldd r3, Y+35
    std Y+25, r2
    mov r2, r3
    swap r2
    std Y+27, r21
    mov r21, r2
    andi r21, 240
    eor r22, r21
    ; round 33 (skinny.dsl:60)
    mov r21, r3
    andi r21, 15
    eor r23, r21
    ; round 31 (skinny.dsl:60)
    ldd r21, Y+29
    mov r2, r21
    swap r2
    mov r3, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+30
    or r23, r2
    ; round 30 (skinny.dsl:60)
    swap r2
    andi r21, 15
    std Y+29, r23
    mov r23, r2
    andi r23, 240
    or r21, r23
    ; round 31 (skinny.dsl:60)
    ldd r23, Y+32
    mov r2, r23
    swap r2
    std Y+30, r21
    mov r21, r2
    andi r21, 240
    or r6, r21
    ; round 32 (skinny.dsl:60)
    swap r23
    andi r23, 240
    ori r23, 1
    swap r23
    eor r23, r17
    ldd r2, Y+42
    mov r21, r2
    swap r21
    andi r21, 240
    ori r21, 3
    ldd r17, Y+39
    eor r21, r17
    swap r2
    std Y+42, r23
    mov r23, r2
    andi r23, 240
    ldd r2, Y+41
    or r23, r2
    swap r23
    ; round 33 (skinny.dsl:60)
    swap r17
    std Y+39, r23
    ldi r23, 1
    swap r23
    andi r23, 240
    std Y+32, r3
    ldd r3, Y+44
    or r23, r3
    ; round 34 (skinny.dsl:60)
    swap r3
    std Y+44, r21
    mov r21, r3
    andi r21, 240
    ori r21, 1
    ; round 33 (skinny.dsl:60)
    ldd r3, Y+43
    std Y+33, r6
    mov r6, r3
    swap r6
    std Y+35, r22
    mov r22, r6
    andi r22, 240
    eor r23, r22
    ; round 34 (skinny.dsl:60)
    mov r22, r3
    andi r22, 15
    eor r21, r22
    ; round 32 (skinny.dsl:60)
    ldd r22, Y+37
    mov r6, r22
    swap r6
    mov r3, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+38
    or r21, r6
    ; round 31 (skinny.dsl:60)
    swap r6
    andi r22, 15
    std Y+37, r21
    mov r21, r6
    andi r21, 240
    or r22, r21
    ; round 32 (skinny.dsl:60)
    ldd r21, Y+40
    mov r6, r21
    swap r6
    std Y+38, r22
    mov r22, r6
    andi r22, 240
    or r2, r22
    ; round 33 (skinny.dsl:60)
    swap r21
    andi r21, 240
    ori r21, 3
    swap r21
    eor r21, r17
    ldd r6, Y+50
    mov r22, r6
    swap r22
    andi r22, 240
    ori r22, 3
    ldd r17, Y+47
    eor r22, r17
    swap r6
    std Y+50, r21
    mov r21, r6
    andi r21, 240
    ldd r6, Y+49
    or r21, r6
    swap r21
    ; round 34 (skinny.dsl:60)
    swap r17
    std Y+47, r21
    ldi r21, 3
    swap r21
    andi r21, 240
    std Y+40, r3
    ldd r3, Y+52
    or r21, r3
    ; round 35 (skinny.dsl:60)
    swap r3
    std Y+52, r22
    mov r22, r3
    andi r22, 240
    ori r22, 3
    ; round 34 (skinny.dsl:60)
    ldd r3, Y+51
    std Y+41, r2
    mov r2, r3
    swap r2
    std Y+43, r23
    mov r23, r2
    andi r23, 240
    eor r21, r23
    ; round 35 (skinny.dsl:60)
    mov r23, r3
    andi r23, 15
    eor r22, r23
    ; round 33 (skinny.dsl:60)
    ldd r23, Y+45
    mov r2, r23
    swap r2
    mov r3, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+46
    or r22, r2
    ; round 32 (skinny.dsl:60)
    swap r2
    andi r23, 15
    std Y+45, r22
    mov r22, r2
    andi r22, 240
    or r23, r22
    ; round 33 (skinny.dsl:60)
    ldd r22, Y+48
    mov r2, r22
    swap r2
    std Y+46, r23
    mov r23, r2
    andi r23, 240
    or r6, r23
    ; round 34 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 3
    swap r22
    eor r22, r17
    ldd r2, Y+58
    mov r23, r2
    swap r23
    andi r23, 240
    ori r23, 2
    ldd r17, Y+55
    eor r23, r17
    swap r2
    std Y+58, r22
    mov r22, r2
    andi r22, 240
    ldd r2, Y+57
    or r22, r2
    swap r22
    ; round 35 (skinny.dsl:60)
    swap r17
    std Y+55, r22
    ldi r22, 6
    swap r22
    andi r22, 240
    or r22, r16
    ; round 36 (skinny.dsl:60)
    swap r16
    andi r16, 240
    ori r16, 6
    ; round 35 (skinny.dsl:60)
    std Y+48, r3
    mov r3, r25
    swap r3
    std Y+49, r23
    mov r23, r3
    andi r23, 240
    eor r22, r23
    ; round 36 (skinny.dsl:60)
    andi r25, 15
    eor r16, r25
    ; round 34 (skinny.dsl:60)
    ldd r23, Y+53
    mov r25, r23
    swap r25
    andi r25, 240
    ldd r3, Y+54
    or r25, r3
    ; round 33 (skinny.dsl:60)
    swap r3
    andi r23, 15
    std Y+53, r16
    mov r16, r3
    andi r16, 240
    or r23, r16
    ; round 34 (skinny.dsl:60)
    ldd r16, Y+56
    mov r3, r16
    swap r3
    std Y+54, r23
    mov r23, r3
    andi r23, 240
    or r2, r23
    ; round 35 (skinny.dsl:60)
    swap r16
    andi r16, 240
    ori r16, 2
    swap r16
    eor r16, r17
    mov r3, r9
    swap r3
    mov r23, r3
    andi r23, 240
    eor r23, r18
    swap r9
    mov r17, r9
    andi r17, 240
    or r17, r19
    swap r17
    ; round 36 (skinny.dsl:60)
    swap r18
    mov r9, r16
    ldi r16, 13
    swap r16
    andi r16, 240
    or r16, r20
    swap r20
    andi r20, 240
    ori r20, 13
    mov r3, r24
    swap r3
    std Y+56, r17
    mov r17, r3
    andi r17, 240
    eor r16, r17
    andi r24, 15
    eor r20, r24
    subi r28, lo8(-(-190))
    sbci r29, hi8(-(-190))
    ; round 35 (skinny.dsl:60)
    ldd r17, Y+0
    mov r24, r17
    swap r24
    andi r24, 240
    or r24, r11
    ; round 34 (skinny.dsl:60)
    swap r11
    andi r17, 15
    mov r3, r20
    mov r20, r11
    andi r20, 240
    or r17, r20
    ; round 35 (skinny.dsl:60)
    mov r20, r13
    swap r20
    andi r20, 240
    or r19, r20
    ; round 36 (skinny.dsl:60)
    swap r13
    mov r20, r13
    andi r20, 240
    swap r20
    eor r20, r18
    mov r13, r7
    swap r13
    mov r18, r13
    andi r18, 240
    ldd r13, Y+2
    eor r18, r13
    swap r7
    mov r11, r17
    mov r17, r7
    andi r17, 240
    or r17, r14
    swap r17
    swap r13
    mov r7, r8
    swap r7
    std Y+2, r20
    mov r20, r7
    andi r20, 240
    or r20, r10
    ; round 35 (skinny.dsl:60)
    swap r10
    mov r7, r17
    mov r17, r8
    andi r17, 15
    mov r8, r20
    mov r20, r10
    andi r20, 240
    or r17, r20
    ; round 36 (skinny.dsl:60)
    mov r20, r12
    swap r20
    andi r20, 240
    or r14, r20
    swap r12
    mov r20, r12
    andi r20, 240
    swap r20
    eor r13, r20
    subi r28, lo8(-(-46))
    sbci r29, hi8(-(-46))
    ldd r30, Y+5
    ldd r31, Y+5+1
    st Z+, r0
    st Z+, r5
    ldd r12, Y+38
    st Z+, r12
    ldd r12, Y+42
    st Z+, r12
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+45
    st Z+, r15
    ldd r15, Y+21
    st Z+, r15
    st Z+, r4
    ldd r15, Y+29
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+18
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+28
    st Z+, r15
    ldd r15, Y+33
    st Z+, r15
    adiw r28, 56
    ldd r15, Y+9
    st Z+, r15
    ldd r15, Y+7
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+17
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+13
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+21
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+25
    st Z+, r15
    ldd r15, Y+29
    st Z+, r15
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+33
    st Z+, r15
    ldd r15, Y+37
    st Z+, r15
    ldd r15, Y+48
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+41
    st Z+, r15
    ldd r15, Y+45
    st Z+, r15
    ldd r15, Y+56
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+49
    st Z+, r15
    ldd r15, Y+53
    st Z+, r15
    adiw r28, 57
    ldd r15, Y+7
    st Z+, r15
    ldd r15, Y+6
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+12
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+20
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+28
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+36
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+44
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+48
    st Z+, r15
    ldd r15, Y+52
    st Z+, r15
    ldd r15, Y+63
    st Z+, r15
    ldd r15, Y+62
    st Z+, r15
    ldd r15, Y+56
    st Z+, r15
    ldd r15, Y+60
    st Z+, r15
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+6
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+7
    st Z+, r15
    ldd r15, Y+12
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+28
    st Z+, r15
    ldd r15, Y+20
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+27
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+36
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+44
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+48
    st Z+, r15
    ldd r15, Y+52
    st Z+, r15
    ldd r15, Y+63
    st Z+, r15
    ldd r15, Y+62
    st Z+, r15
    ldd r15, Y+56
    st Z+, r15
    ldd r15, Y+60
    st Z+, r15
    subi r28, lo8(-(64))
    sbci r29, hi8(-(64))
    ldd r15, Y+7
    st Z+, r15
    ldd r15, Y+6
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+12
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+20
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+28
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+36
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    st Z+, r21
    ldd r15, Y+40
    st Z+, r15
    st Z+, r6
    ldd r15, Y+44
    st Z+, r15
    st Z+, r22
    st Z+, r25
    st Z+, r2
    st Z+, r23
    st Z+, r16
    st Z+, r24
    st Z+, r19
    st Z+, r18
    st Z+, r8
    st Z+, r14
    st Z+, r3
    st Z+, r13
    ldd r15, Y+48
    st Z+, r15
    st Z+, r17
    st Z+, r7
    subi r28, lo8(-(-193))
    sbci r29, hi8(-(-193))
    ldd r15, Y+0
    st Z+, r15
    subi r28, lo8(-(188))
    sbci r29, hi8(-(188))
    ldd r15, Y+48
    st Z+, r15
    st Z+, r11
    ldd r15, Y+56
    st Z+, r15
    st Z+, r9
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+58
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+50
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+34
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+18
    st Z+, r15
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+58
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+50
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+19
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+34
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+18
    st Z+, r15
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+58
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+50
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+34
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+18
    st Z+, r15
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+54
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+58
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+47
    st Z+, r15
    ldd r15, Y+50
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+30
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+34
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+22
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+14
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+18
    st Z+, r15
    subi r28, lo8(-(-33))
    sbci r29, hi8(-(-33))
    ldd r15, Y+25
    st Z+, r15
    ldd r15, Y+39
    st Z+, r15
    ldd r15, Y+40
    st Z+, r15
    ldd r15, Y+43
    st Z+, r15
    ldd r15, Y+17
    st Z+, r15
    ldd r15, Y+31
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+35
    st Z+, r15
    ldd r15, Y+9
    st Z+, r15
    ldd r15, Y+23
    st Z+, r15
    ldd r15, Y+24
    st Z+, r15
    ldd r15, Y+27
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+19
    st Z+, r15
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r15, Y+16
    st Z+, r15
    ldd r15, Y+51
    st Z+, r15
    ldd r15, Y+52
    st Z+, r15
    ldd r15, Y+55
    st Z+, r15
    ldd r15, Y+0
    st Z+, r15
    ldd r15, Y+42
    st Z+, r15
    ldd r15, Y+43
    st Z+, r15
    ldd r15, Y+46
    st Z+, r15
    ldd r15, Y+7
    st Z+, r15
    ldd r15, Y+15
    st Z+, r15
    ldd r15, Y+17
    st Z+, r15
    ldd r15, Y+19
    st Z+, r15
    ldd r15, Y+5
    st Z+, r15
    ldd r15, Y+38
    st Z+, r15
    ldd r15, Y+4
    st Z+, r15
    ldd r15, Y+26
    st Z+, r15
    ldd r15, Y+32
    st Z+, r15
    ldd r15, Y+12
    st Z+, r15
    ldd r15, Y+8
    st Z+, r15
    ldd r15, Y+28
    st Z+, r15
    ldd r15, Y+37
    st Z+, r15
    ldd r15, Y+2
    std Z+0, r15
    subi r28, lo8(-(-15))
    sbci r29, hi8(-(-15))
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 1
.Llwcc_skinny64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_128_key_setup_avr_wipe
    subi r28, 211
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
    .size lwcc_skinny64_128_key_setup_avr, .-lwcc_skinny64_128_key_setup_avr

    .global lwcc_skinny64_128_ecb_encrypt_avr
    .type lwcc_skinny64_128_ecb_encrypt_avr, @function
lwcc_skinny64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
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
.Llwcc_skinny64_128_ecb_encrypt_avr_group:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r5, Z
    ldd r4, Y+0
    eor r5, r4
    adiw r26, 4
    ld r30, X
    lpm r15, Z
    ldi r31, hi8(.Ltable_pair_1)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X+
    lpm r4, Z
    ld r30, X+
    lpm r18, Z
    mov r19, r4
    eor r19, r18
    andi r19, 240
    eor r4, r19
    eor r18, r19
    ldd r14, Y+1
    eor r14, r4
    adiw r26, 2
    ld r30, X+
    lpm r4, Z
    ld r30, X
    lpm r16, Z
    mov r17, r4
    eor r17, r16
    andi r17, 240
    eor r4, r17
    eor r16, r17
    mov r17, r5
    eor r17, r15
    eor r16, r17
    eor r14, r15
    ; round 2 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    ; round 1 (skinny.dsl:60)
    ldd r15, Y+4
    eor r18, r15
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r16
    lpm r16, Z
    ldd r15, Y+2
    eor r16, r15
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    ; round 1 (skinny.dsl:60)
    lpm r19, Z
    ldd r15, Y+3
    eor r19, r15
    adiw r26, 2
    ld r30, X+
    lpm r2, Z
    ldi r21, 32
    eor r2, r21
    mov r15, r19
    eor r15, r2
    eor r4, r15
    eor r18, r2
    mov r2, r14
    mov r14, r16
    adiw r26, 3
    adiw r28, 5
    ldi r16, 34
.Llwcc_skinny64_128_ecb_encrypt_avr_round:
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r19
    lpm r19, Z
    mov r21, r5
    eor r21, r19
    andi r21, 240
    eor r5, r21
    eor r19, r21
    ldd r3, Y+0
    eor r5, r3
    mov r30, r17
    lpm r21, Z
    mov r30, r15
    lpm r17, Z
    mov r20, r21
    eor r20, r17
    andi r20, 240
    eor r21, r20
    eor r17, r20
    ; round 3 (skinny.dsl:60)
    mov r30, r14
    lpm r15, Z
    ; round 2 (skinny.dsl:60)
    ldd r3, Y+3
    eor r19, r3
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r18
    lpm r18, Z
    eor r14, r18
    eor r17, r14
    eor r5, r18
    ; round 3 (skinny.dsl:60)
    mov r30, r17
    lpm r18, Z
    ldd r17, Y+1
    eor r18, r17
    ; round 2 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r17, Y+2
    eor r4, r17
    mov r30, r2
    lpm r17, Z
    ldi r20, 32
    eor r17, r20
    movw r2, r4 ; r3, r5
    eor r2, r17
    eor r21, r2
    eor r19, r17
    mov r17, r14
    mov r14, r18
    mov r18, r19
    mov r19, r4
    mov r4, r21
    mov r5, r15
    mov r15, r2
    mov r2, r3
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_128_ecb_encrypt_avr_round
    subi r28, 141
    sbci r29, 0
    ; round 36 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r19
    lpm r19, Z
    mov r16, r5
    eor r16, r19
    andi r16, 240
    eor r5, r16
    eor r19, r16
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r3, Y+0
    eor r5, r3
    mov r30, r17
    lpm r16, Z
    mov r30, r15
    lpm r17, Z
    mov r21, r16
    eor r21, r17
    andi r21, 240
    eor r16, r21
    eor r17, r21
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r18
    lpm r18, Z
    mov r15, r14
    eor r15, r18
    eor r17, r15
    eor r5, r18
    mov r30, r4
    lpm r18, Z
    ldd r4, Y+1
    eor r18, r4
    ldd r4, Y+2
    eor r19, r4
    mov r30, r2
    lpm r4, Z
    ldi r21, 32
    eor r4, r21
    mov r2, r18
    eor r2, r4
    eor r16, r2
    eor r19, r4
    movw r30, r22
    std Z+0, r17
    std Z+1, r16
    std Z+2, r14
    std Z+3, r18
    std Z+4, r5
    std Z+5, r19
    std Z+6, r15
    std Z+7, r2
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny64_128_ecb_encrypt_avr_group
.Llwcc_skinny64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ecb_encrypt_avr, .-lwcc_skinny64_128_ecb_encrypt_avr

    .global lwcc_skinny64_128_ecb_decrypt_avr
    .type lwcc_skinny64_128_ecb_decrypt_avr, @function
lwcc_skinny64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
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
.Llwcc_skinny64_128_ecb_decrypt_avr_group:
    ld r16, X+
    mov r21, r16
    swap r21
    andi r21, 15
    andi r16, 15
    swap r16
    andi r21, 15
    andi r16, 240
    or r21, r16
    ld r16, X+
    mov r20, r16
    swap r20
    andi r20, 15
    andi r16, 15
    ; round 36 (skinny.dsl:60)
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    ld r16, X+
    mov r19, r16
    swap r19
    andi r19, 15
    andi r16, 15
    swap r16
    andi r19, 15
    andi r16, 240
    or r19, r16
    ld r16, X+
    mov r18, r16
    swap r18
    andi r18, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r18, 15
    or r18, r16
    ldi r31, hi8(.Ltable_pair_3)
    subi r28, lo8(-(144))
    sbci r29, hi8(-(144))
    ldd r30, Y+0
    eor r30, r19
    lpm r6, Z
    ; round 35 (skinny.dsl:60)
    ldd r30, Y+3
    eor r30, r18
    ; round 36 (skinny.dsl:60)
    lpm r15, Z
    ld r16, X+
    mov r17, r16
    swap r17
    andi r17, 15
    andi r16, 15
    swap r16
    andi r17, 15
    andi r16, 240
    or r17, r16
    ld r16, X+
    mov r2, r16
    swap r2
    mov r9, r20
    mov r20, r2
    andi r20, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    ld r16, X+
    mov r2, r16
    swap r2
    mov r8, r20
    mov r20, r2
    andi r20, 15
    andi r16, 15
    swap r16
    andi r20, 15
    andi r16, 240
    or r20, r16
    eor r19, r20
    eor r21, r20
    eor r17, r19
    mov r30, r19
    lpm r2, Z
    ld r16, X+
    mov r20, r16
    swap r20
    andi r20, 15
    andi r16, 15
    swap r16
    andi r16, 240
    andi r20, 15
    or r20, r16
    eor r18, r20
    eor r9, r20
    eor r8, r18
    ldi r16, 2
    eor r18, r16
    mov r30, r18
    lpm r4, Z
    mov r16, r8
    eor r16, r17
    andi r16, 240
    eor r8, r16
    eor r17, r16
    mov r16, r21
    eor r16, r9
    andi r16, 240
    eor r21, r16
    eor r9, r16
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+1
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+4
    eor r30, r17
    lpm r16, Z
    mov r30, r21
    lpm r7, Z
    eor r6, r7
    eor r7, r8
    mov r30, r9
    lpm r9, Z
    eor r15, r9
    eor r9, r16
    eor r4, r7
    eor r2, r9
    mov r21, r2
    eor r21, r4
    andi r21, 240
    ; round 35 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 36 (skinny.dsl:60)
    ldd r30, Y+2
    eor r30, r8
    ; round 35 (skinny.dsl:60)
    lpm r8, Z
    ; round 36 (skinny.dsl:60)
    eor r2, r21
    eor r4, r21
    ldd r3, Y+5
    eor r2, r3
    mov r3, r7
    mov r7, r4
    mov r4, r16
    subi r28, lo8(-(-144))
    sbci r29, hi8(-(-144))
    subi r28, 106
    sbci r29, 255
    ldi r16, 33
.Llwcc_skinny64_128_ecb_decrypt_avr_round:
    ; round 35 (skinny.dsl:60)
    ldi r21, 2
    eor r9, r21
    mov r21, r6
    eor r21, r15
    andi r21, 240
    eor r6, r21
    eor r15, r21
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    mov r5, r2
    eor r5, r6
    eor r8, r6
    ldd r30, Y+2
    eor r30, r7
    lpm r21, Z
    mov r30, r15
    lpm r6, Z
    mov r20, r21
    eor r20, r6
    ldi r31, hi8(.Ltable_pair_3)
    mov r30, r9
    lpm r9, Z
    eor r9, r5
    ldd r30, Y+0
    eor r30, r2
    ; round 34 (skinny.dsl:60)
    lpm r2, Z
    ldd r30, Y+1
    eor r30, r4
    ; round 35 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r3
    lpm r4, Z
    eor r4, r20
    eor r15, r6
    mov r19, r4
    eor r19, r9
    andi r19, 240
    eor r4, r19
    eor r9, r19
    ldd r6, Y+3
    eor r4, r6
    movw r6, r8 ; r7, r9
    mov r8, r2
    movw r2, r4 ; r3, r5
    mov r4, r21
    mov r9, r20
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_128_ecb_decrypt_avr_round
    subi r28, 26
    sbci r29, 1
    ; round 2 (skinny.dsl:60)
    mov r16, r6
    eor r16, r15
    andi r16, 240
    eor r6, r16
    eor r15, r16
    ldi r16, 2
    eor r9, r16
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r2
    lpm r2, Z
    subi r28, lo8(-(282))
    sbci r29, hi8(-(282))
    ldd r30, Y+2
    eor r30, r7
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    eor r8, r6
    eor r6, r2
    mov r5, r7
    eor r5, r15
    ldd r30, Y+0
    eor r30, r2
    ; round 1 (skinny.dsl:60)
    lpm r2, Z
    ; round 2 (skinny.dsl:60)
    ldd r30, Y+3
    eor r30, r7
    ; round 1 (skinny.dsl:60)
    lpm r7, Z
    eor r16, r5
    mov r30, r16
    lpm r14, Z
    mov r30, r6
    lpm r13, Z
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 1 (skinny.dsl:60)
    ldd r30, Y+1
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    eor r4, r15
    eor r5, r3
    mov r30, r9
    lpm r9, Z
    eor r6, r9
    ; round 1 (skinny.dsl:60)
    mov r16, r5
    eor r16, r6
    andi r16, 240
    eor r5, r16
    eor r6, r16
    ldd r30, Y+4
    eor r30, r5
    lpm r9, Z
    ldd r30, Y+5
    eor r30, r6
    lpm r6, Z
    mov r16, r8
    eor r16, r4
    andi r16, 240
    eor r8, r16
    eor r4, r16
    mov r30, r8
    lpm r15, Z
    mov r30, r4
    lpm r8, Z
    movw r30, r22
    std Z+0, r2
    std Z+1, r7
    std Z+2, r9
    std Z+3, r6
    std Z+4, r14
    std Z+5, r13
    std Z+6, r15
    std Z+7, r8
    subi r28, lo8(-(-282))
    sbci r29, hi8(-(-282))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny64_128_ecb_decrypt_avr_group
.Llwcc_skinny64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ecb_decrypt_avr, .-lwcc_skinny64_128_ecb_decrypt_avr

    .global lwcc_skinny64_128_ctr_init_avr
    .type lwcc_skinny64_128_ctr_init_avr, @function
lwcc_skinny64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny64_128_ctr_nonce_avr
    .size lwcc_skinny64_128_ctr_init_avr, .-lwcc_skinny64_128_ctr_init_avr

    .global lwcc_skinny64_128_ctr_nonce_avr
    .type lwcc_skinny64_128_ctr_nonce_avr, @function
lwcc_skinny64_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+0
    ldd r2, Y+1
    ldd r3, Y+3
    ldd r4, Y+4
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r5, Z
    eor r5, r0
    ld r30, X+
    lpm r0, Z
    eor r0, r3
    ldi r31, hi8(.Ltable_pair_1)
    ld r30, X+
    lpm r16, Z
    ld r30, X
    lpm r3, Z
    mov r17, r16
    eor r17, r3
    andi r17, 240
    eor r16, r17
    eor r3, r17
    eor r2, r16
    eor r3, r4
    subi r28, lo8(-(288))
    sbci r29, hi8(-(288))
    std Y+0, r5
    std Y+1, r2
    std Y+2, r0
    std Y+3, r3
    pop r29
    pop r28
    pop r17
    pop r16
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_128_ctr_nonce_avr, .-lwcc_skinny64_128_ctr_nonce_avr

    .global lwcc_skinny64_128_ctr_crypt_avr
    .type lwcc_skinny64_128_ctr_crypt_avr, @function
lwcc_skinny64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_128_ctr_crypt_avr_begin
    ret
.Llwcc_skinny64_128_ctr_crypt_avr_begin:
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
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_skinny64_128_ctr_crypt_avr_group
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_rest
.Llwcc_skinny64_128_ctr_crypt_avr_group:
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
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r4
    lpm r6, Z
    subi r28, lo8(-(288))
    sbci r29, hi8(-(288))
    ldd r7, Y+0
    mov r4, r7
    eor r4, r6
    ldd r8, Y+1
    eor r8, r6
    mov r30, r5
    lpm r6, Z
    ldi r16, 32
    eor r6, r16
    ldd r17, Y+2
    mov r9, r17
    eor r9, r6
    ldd r5, Y+3
    eor r5, r6
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r6, Z
    mov r21, r3
    eor r21, r6
    andi r21, 240
    eor r3, r21
    eor r6, r21
    eor r6, r4
    ; round 2 (skinny.dsl:60)
    mov r30, r7
    lpm r10, Z
    ; round 1 (skinny.dsl:60)
    eor r3, r9
    ; round 2 (skinny.dsl:60)
    mov r30, r17
    lpm r2, Z
    mov r17, r10
    eor r17, r2
    andi r17, 240
    eor r10, r17
    eor r2, r17
    subi r28, lo8(-(-286))
    sbci r29, hi8(-(-286))
    ldd r7, Y+3
    eor r7, r10
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r11, Z
    mov r17, r4
    eor r17, r11
    andi r17, 240
    eor r4, r17
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r6
    lpm r10, Z
    ldd r6, Y+0
    eor r10, r6
    mov r30, r5
    lpm r5, Z
    eor r11, r17
    mov r9, r10
    eor r9, r5
    eor r11, r9
    eor r7, r5
    ; round 3 (skinny.dsl:60)
    mov r30, r11
    lpm r11, Z
    ldd r5, Y+4
    eor r11, r5
    ; round 2 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+5
    eor r3, r5
    ldd r5, Y+6
    eor r2, r5
    mov r30, r8
    lpm r6, Z
    eor r6, r16
    mov r5, r3
    eor r5, r6
    eor r4, r5
    eor r2, r6
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r19, Z
    mov r10, r3
    mov r8, r2
    mov r17, r5
    mov r6, r4
    subi r28, lo8(-(-2))
    sbci r29, hi8(-(-2))
    adiw r28, 9
    ldi r16, 33
.Llwcc_skinny64_128_ctr_crypt_avr_round:
    ; round 3 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r10, Z
    mov r18, r19
    eor r18, r10
    andi r18, 240
    eor r19, r18
    eor r10, r18
    ldd r2, Y+0
    eor r19, r2
    mov r30, r9
    lpm r18, Z
    mov r30, r17
    lpm r2, Z
    mov r21, r18
    eor r21, r2
    andi r21, 240
    eor r18, r21
    eor r2, r21
    ; round 4 (skinny.dsl:60)
    mov r30, r11
    lpm r3, Z
    ; round 3 (skinny.dsl:60)
    ldd r4, Y+3
    eor r10, r4
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r8
    lpm r4, Z
    eor r11, r4
    eor r2, r11
    eor r19, r4
    ; round 4 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    ldd r4, Y+1
    eor r2, r4
    ; round 3 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    ldd r4, Y+2
    eor r6, r4
    mov r30, r7
    lpm r4, Z
    ldi r21, 32
    eor r4, r21
    mov r5, r6
    eor r5, r4
    eor r18, r5
    eor r10, r4
    movw r8, r10 ; r9, r11
    mov r10, r6
    mov r17, r5
    mov r11, r2
    movw r6, r18 ; r7, r19
    mov r19, r3
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_128_ctr_crypt_avr_round
    subi r28, 141
    sbci r29, 0
    ; round 36 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r16, Z
    mov r30, r17
    lpm r2, Z
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r8
    lpm r3, Z
    mov r30, r6
    lpm r4, Z
    mov r30, r7
    lpm r5, Z
    subi r28, lo8(-(141))
    sbci r29, hi8(-(141))
    ldd r8, Y+1
    eor r4, r8
    ldi r18, 32
    eor r5, r18
    mov r18, r19
    eor r18, r10
    andi r18, 240
    eor r19, r18
    eor r10, r18
    ldd r8, Y+0
    eor r19, r8
    ldd r8, Y+2
    eor r10, r8
    eor r19, r3
    eor r3, r11
    eor r10, r5
    eor r5, r4
    mov r18, r16
    eor r18, r2
    andi r18, 240
    eor r16, r18
    eor r2, r18
    eor r2, r3
    eor r16, r5
    ld r8, X+
    eor r8, r2
    ld r2, X+
    eor r2, r16
    ld r9, X+
    eor r9, r11
    ld r17, X+
    eor r17, r4
    ld r4, X+
    eor r4, r19
    ld r19, X+
    eor r19, r10
    ld r10, X+
    eor r10, r3
    ld r3, X+
    eor r3, r5
    movw r30, r22
    std Z+0, r8
    std Z+1, r2
    std Z+2, r9
    std Z+3, r17
    std Z+4, r4
    std Z+5, r19
    std Z+6, r10
    std Z+7, r3
    subi r28, lo8(-(-141))
    sbci r29, hi8(-(-141))
    subi r22, 248
    sbci r23, 255
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_skinny64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny64_128_ctr_crypt_avr_end
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
.Llwcc_skinny64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny64_128_ctr_crypt_avr_in
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
    rjmp .Llwcc_skinny64_128_ctr_crypt_avr_group
.Llwcc_skinny64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_skinny64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_skinny64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
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
    .size lwcc_skinny64_128_ctr_crypt_avr, .-lwcc_skinny64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_pair_0:
    .byte 0xcc, 0xc6, 0xc9, 0xc0, 0xc1, 0xca, 0xc2, 0xcb, 0xc3, 0xc8, 0xc5, 0xcd, 0xc4, 0xce, 0xc7, 0xcf
    .byte 0x6c, 0x66, 0x69, 0x60, 0x61, 0x6a, 0x62, 0x6b, 0x63, 0x68, 0x65, 0x6d, 0x64, 0x6e, 0x67, 0x6f
    .byte 0x9c, 0x96, 0x99, 0x90, 0x91, 0x9a, 0x92, 0x9b, 0x93, 0x98, 0x95, 0x9d, 0x94, 0x9e, 0x97, 0x9f
    .byte 0x0c, 0x06, 0x09, 0x00, 0x01, 0x0a, 0x02, 0x0b, 0x03, 0x08, 0x05, 0x0d, 0x04, 0x0e, 0x07, 0x0f
    .byte 0x1c, 0x16, 0x19, 0x10, 0x11, 0x1a, 0x12, 0x1b, 0x13, 0x18, 0x15, 0x1d, 0x14, 0x1e, 0x17, 0x1f
    .byte 0xac, 0xa6, 0xa9, 0xa0, 0xa1, 0xaa, 0xa2, 0xab, 0xa3, 0xa8, 0xa5, 0xad, 0xa4, 0xae, 0xa7, 0xaf
    .byte 0x2c, 0x26, 0x29, 0x20, 0x21, 0x2a, 0x22, 0x2b, 0x23, 0x28, 0x25, 0x2d, 0x24, 0x2e, 0x27, 0x2f
    .byte 0xbc, 0xb6, 0xb9, 0xb0, 0xb1, 0xba, 0xb2, 0xbb, 0xb3, 0xb8, 0xb5, 0xbd, 0xb4, 0xbe, 0xb7, 0xbf
    .byte 0x3c, 0x36, 0x39, 0x30, 0x31, 0x3a, 0x32, 0x3b, 0x33, 0x38, 0x35, 0x3d, 0x34, 0x3e, 0x37, 0x3f
    .byte 0x8c, 0x86, 0x89, 0x80, 0x81, 0x8a, 0x82, 0x8b, 0x83, 0x88, 0x85, 0x8d, 0x84, 0x8e, 0x87, 0x8f
    .byte 0x5c, 0x56, 0x59, 0x50, 0x51, 0x5a, 0x52, 0x5b, 0x53, 0x58, 0x55, 0x5d, 0x54, 0x5e, 0x57, 0x5f
    .byte 0xdc, 0xd6, 0xd9, 0xd0, 0xd1, 0xda, 0xd2, 0xdb, 0xd3, 0xd8, 0xd5, 0xdd, 0xd4, 0xde, 0xd7, 0xdf
    .byte 0x4c, 0x46, 0x49, 0x40, 0x41, 0x4a, 0x42, 0x4b, 0x43, 0x48, 0x45, 0x4d, 0x44, 0x4e, 0x47, 0x4f
    .byte 0xec, 0xe6, 0xe9, 0xe0, 0xe1, 0xea, 0xe2, 0xeb, 0xe3, 0xe8, 0xe5, 0xed, 0xe4, 0xee, 0xe7, 0xef
    .byte 0x7c, 0x76, 0x79, 0x70, 0x71, 0x7a, 0x72, 0x7b, 0x73, 0x78, 0x75, 0x7d, 0x74, 0x7e, 0x77, 0x7f
    .byte 0xfc, 0xf6, 0xf9, 0xf0, 0xf1, 0xfa, 0xf2, 0xfb, 0xf3, 0xf8, 0xf5, 0xfd, 0xf4, 0xfe, 0xf7, 0xff
    .balign 256
.Ltable_pair_1:
    .byte 0xcc, 0x6c, 0x9c, 0x0c, 0x1c, 0xac, 0x2c, 0xbc, 0x3c, 0x8c, 0x5c, 0xdc, 0x4c, 0xec, 0x7c, 0xfc
    .byte 0xc6, 0x66, 0x96, 0x06, 0x16, 0xa6, 0x26, 0xb6, 0x36, 0x86, 0x56, 0xd6, 0x46, 0xe6, 0x76, 0xf6
    .byte 0xc9, 0x69, 0x99, 0x09, 0x19, 0xa9, 0x29, 0xb9, 0x39, 0x89, 0x59, 0xd9, 0x49, 0xe9, 0x79, 0xf9
    .byte 0xc0, 0x60, 0x90, 0x00, 0x10, 0xa0, 0x20, 0xb0, 0x30, 0x80, 0x50, 0xd0, 0x40, 0xe0, 0x70, 0xf0
    .byte 0xc1, 0x61, 0x91, 0x01, 0x11, 0xa1, 0x21, 0xb1, 0x31, 0x81, 0x51, 0xd1, 0x41, 0xe1, 0x71, 0xf1
    .byte 0xca, 0x6a, 0x9a, 0x0a, 0x1a, 0xaa, 0x2a, 0xba, 0x3a, 0x8a, 0x5a, 0xda, 0x4a, 0xea, 0x7a, 0xfa
    .byte 0xc2, 0x62, 0x92, 0x02, 0x12, 0xa2, 0x22, 0xb2, 0x32, 0x82, 0x52, 0xd2, 0x42, 0xe2, 0x72, 0xf2
    .byte 0xcb, 0x6b, 0x9b, 0x0b, 0x1b, 0xab, 0x2b, 0xbb, 0x3b, 0x8b, 0x5b, 0xdb, 0x4b, 0xeb, 0x7b, 0xfb
    .byte 0xc3, 0x63, 0x93, 0x03, 0x13, 0xa3, 0x23, 0xb3, 0x33, 0x83, 0x53, 0xd3, 0x43, 0xe3, 0x73, 0xf3
    .byte 0xc8, 0x68, 0x98, 0x08, 0x18, 0xa8, 0x28, 0xb8, 0x38, 0x88, 0x58, 0xd8, 0x48, 0xe8, 0x78, 0xf8
    .byte 0xc5, 0x65, 0x95, 0x05, 0x15, 0xa5, 0x25, 0xb5, 0x35, 0x85, 0x55, 0xd5, 0x45, 0xe5, 0x75, 0xf5
    .byte 0xcd, 0x6d, 0x9d, 0x0d, 0x1d, 0xad, 0x2d, 0xbd, 0x3d, 0x8d, 0x5d, 0xdd, 0x4d, 0xed, 0x7d, 0xfd
    .byte 0xc4, 0x64, 0x94, 0x04, 0x14, 0xa4, 0x24, 0xb4, 0x34, 0x84, 0x54, 0xd4, 0x44, 0xe4, 0x74, 0xf4
    .byte 0xce, 0x6e, 0x9e, 0x0e, 0x1e, 0xae, 0x2e, 0xbe, 0x3e, 0x8e, 0x5e, 0xde, 0x4e, 0xee, 0x7e, 0xfe
    .byte 0xc7, 0x67, 0x97, 0x07, 0x17, 0xa7, 0x27, 0xb7, 0x37, 0x87, 0x57, 0xd7, 0x47, 0xe7, 0x77, 0xf7
    .byte 0xcf, 0x6f, 0x9f, 0x0f, 0x1f, 0xaf, 0x2f, 0xbf, 0x3f, 0x8f, 0x5f, 0xdf, 0x4f, 0xef, 0x7f, 0xff
    .balign 256
.Ltable_pair_3:
    .byte 0x33, 0x34, 0x36, 0x38, 0x3c, 0x3a, 0x31, 0x3e, 0x39, 0x32, 0x35, 0x37, 0x30, 0x3b, 0x3d, 0x3f
    .byte 0x43, 0x44, 0x46, 0x48, 0x4c, 0x4a, 0x41, 0x4e, 0x49, 0x42, 0x45, 0x47, 0x40, 0x4b, 0x4d, 0x4f
    .byte 0x63, 0x64, 0x66, 0x68, 0x6c, 0x6a, 0x61, 0x6e, 0x69, 0x62, 0x65, 0x67, 0x60, 0x6b, 0x6d, 0x6f
    .byte 0x83, 0x84, 0x86, 0x88, 0x8c, 0x8a, 0x81, 0x8e, 0x89, 0x82, 0x85, 0x87, 0x80, 0x8b, 0x8d, 0x8f
    .byte 0xc3, 0xc4, 0xc6, 0xc8, 0xcc, 0xca, 0xc1, 0xce, 0xc9, 0xc2, 0xc5, 0xc7, 0xc0, 0xcb, 0xcd, 0xcf
    .byte 0xa3, 0xa4, 0xa6, 0xa8, 0xac, 0xaa, 0xa1, 0xae, 0xa9, 0xa2, 0xa5, 0xa7, 0xa0, 0xab, 0xad, 0xaf
    .byte 0x13, 0x14, 0x16, 0x18, 0x1c, 0x1a, 0x11, 0x1e, 0x19, 0x12, 0x15, 0x17, 0x10, 0x1b, 0x1d, 0x1f
    .byte 0xe3, 0xe4, 0xe6, 0xe8, 0xec, 0xea, 0xe1, 0xee, 0xe9, 0xe2, 0xe5, 0xe7, 0xe0, 0xeb, 0xed, 0xef
    .byte 0x93, 0x94, 0x96, 0x98, 0x9c, 0x9a, 0x91, 0x9e, 0x99, 0x92, 0x95, 0x97, 0x90, 0x9b, 0x9d, 0x9f
    .byte 0x23, 0x24, 0x26, 0x28, 0x2c, 0x2a, 0x21, 0x2e, 0x29, 0x22, 0x25, 0x27, 0x20, 0x2b, 0x2d, 0x2f
    .byte 0x53, 0x54, 0x56, 0x58, 0x5c, 0x5a, 0x51, 0x5e, 0x59, 0x52, 0x55, 0x57, 0x50, 0x5b, 0x5d, 0x5f
    .byte 0x73, 0x74, 0x76, 0x78, 0x7c, 0x7a, 0x71, 0x7e, 0x79, 0x72, 0x75, 0x77, 0x70, 0x7b, 0x7d, 0x7f
    .byte 0x03, 0x04, 0x06, 0x08, 0x0c, 0x0a, 0x01, 0x0e, 0x09, 0x02, 0x05, 0x07, 0x00, 0x0b, 0x0d, 0x0f
    .byte 0xb3, 0xb4, 0xb6, 0xb8, 0xbc, 0xba, 0xb1, 0xbe, 0xb9, 0xb2, 0xb5, 0xb7, 0xb0, 0xbb, 0xbd, 0xbf
    .byte 0xd3, 0xd4, 0xd6, 0xd8, 0xdc, 0xda, 0xd1, 0xde, 0xd9, 0xd2, 0xd5, 0xd7, 0xd0, 0xdb, 0xdd, 0xdf
    .byte 0xf3, 0xf4, 0xf6, 0xf8, 0xfc, 0xfa, 0xf1, 0xfe, 0xf9, 0xf2, 0xf5, 0xf7, 0xf0, 0xfb, 0xfd, 0xff
    .balign 256
.Ltable_pair_2:
    .byte 0x33, 0x43, 0x63, 0x83, 0xc3, 0xa3, 0x13, 0xe3, 0x93, 0x23, 0x53, 0x73, 0x03, 0xb3, 0xd3, 0xf3
    .byte 0x34, 0x44, 0x64, 0x84, 0xc4, 0xa4, 0x14, 0xe4, 0x94, 0x24, 0x54, 0x74, 0x04, 0xb4, 0xd4, 0xf4
    .byte 0x36, 0x46, 0x66, 0x86, 0xc6, 0xa6, 0x16, 0xe6, 0x96, 0x26, 0x56, 0x76, 0x06, 0xb6, 0xd6, 0xf6
    .byte 0x38, 0x48, 0x68, 0x88, 0xc8, 0xa8, 0x18, 0xe8, 0x98, 0x28, 0x58, 0x78, 0x08, 0xb8, 0xd8, 0xf8
    .byte 0x3c, 0x4c, 0x6c, 0x8c, 0xcc, 0xac, 0x1c, 0xec, 0x9c, 0x2c, 0x5c, 0x7c, 0x0c, 0xbc, 0xdc, 0xfc
    .byte 0x3a, 0x4a, 0x6a, 0x8a, 0xca, 0xaa, 0x1a, 0xea, 0x9a, 0x2a, 0x5a, 0x7a, 0x0a, 0xba, 0xda, 0xfa
    .byte 0x31, 0x41, 0x61, 0x81, 0xc1, 0xa1, 0x11, 0xe1, 0x91, 0x21, 0x51, 0x71, 0x01, 0xb1, 0xd1, 0xf1
    .byte 0x3e, 0x4e, 0x6e, 0x8e, 0xce, 0xae, 0x1e, 0xee, 0x9e, 0x2e, 0x5e, 0x7e, 0x0e, 0xbe, 0xde, 0xfe
    .byte 0x39, 0x49, 0x69, 0x89, 0xc9, 0xa9, 0x19, 0xe9, 0x99, 0x29, 0x59, 0x79, 0x09, 0xb9, 0xd9, 0xf9
    .byte 0x32, 0x42, 0x62, 0x82, 0xc2, 0xa2, 0x12, 0xe2, 0x92, 0x22, 0x52, 0x72, 0x02, 0xb2, 0xd2, 0xf2
    .byte 0x35, 0x45, 0x65, 0x85, 0xc5, 0xa5, 0x15, 0xe5, 0x95, 0x25, 0x55, 0x75, 0x05, 0xb5, 0xd5, 0xf5
    .byte 0x37, 0x47, 0x67, 0x87, 0xc7, 0xa7, 0x17, 0xe7, 0x97, 0x27, 0x57, 0x77, 0x07, 0xb7, 0xd7, 0xf7
    .byte 0x30, 0x40, 0x60, 0x80, 0xc0, 0xa0, 0x10, 0xe0, 0x90, 0x20, 0x50, 0x70, 0x00, 0xb0, 0xd0, 0xf0
    .byte 0x3b, 0x4b, 0x6b, 0x8b, 0xcb, 0xab, 0x1b, 0xeb, 0x9b, 0x2b, 0x5b, 0x7b, 0x0b, 0xbb, 0xdb, 0xfb
    .byte 0x3d, 0x4d, 0x6d, 0x8d, 0xcd, 0xad, 0x1d, 0xed, 0x9d, 0x2d, 0x5d, 0x7d, 0x0d, 0xbd, 0xdd, 0xfd
    .byte 0x3f, 0x4f, 0x6f, 0x8f, 0xcf, 0xaf, 0x1f, 0xef, 0x9f, 0x2f, 0x5f, 0x7f, 0x0f, 0xbf, 0xdf, 0xff
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x00, 0x02, 0x04, 0x06, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x15, 0x17, 0x18, 0x1a, 0x1c, 0x1e
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f
    .byte 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15, 0x15
    .byte 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17
    .byte 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18
    .byte 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a
    .byte 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c, 0x1c
    .byte 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e
    .balign 256
.Ltable_byte_2:
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .byte 0x00, 0x04, 0x09, 0x0d, 0x13, 0x17, 0x1a, 0x1e, 0x22, 0x26, 0x2b, 0x2f, 0x31, 0x35, 0x38, 0x3c
    .balign 256
.Ltable_byte_3:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17, 0x17
    .byte 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a, 0x1a
    .byte 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e, 0x1e
    .byte 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22, 0x22
    .byte 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26, 0x26
    .byte 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b, 0x2b
    .byte 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f, 0x2f
    .byte 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31, 0x31
    .byte 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35, 0x35
    .byte 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38, 0x38
    .byte 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c, 0x3c
