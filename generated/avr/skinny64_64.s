; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny64_64 --target avr --lanes 1 --slicing word
; passes:    unroll() invert() constants(enabled=true) counter() sbox(fixed=true) pair_boxes(enabled=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 103
; layout:    words of 4 bits, each in a register of its own
; sizes:     in bytes: block 8, key 8, nonce 4, rk 246, ctx 250, align 1, group 8, stack 103, code 4762, flash 6810, ram 599
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_pair_0, table_pair_1, table_byte_0, table_pair_3, table_pair_2, table_byte_1, table_byte_2, table_byte_3
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:7440efd344917f337866d5e3b85ebd65a5124dff3d87c2736847f0ad358f8546

    .text

    .global lwcc_skinny64_64_key_setup_avr
    .type lwcc_skinny64_64_key_setup_avr, @function
lwcc_skinny64_64_key_setup_avr:
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
    ldi r31, hi8(.Ltable_byte_1)
    ld r30, X
    lpm r19, Z
    ld r25, X+
    andi r25, 15
    ld r30, X
    lpm r15, Z
    ld r18, X+
    andi r18, 15
    ld r30, X
    lpm r14, Z
    ld r24, X+
    andi r24, 15
    ld r30, X
    lpm r13, Z
    ld r23, X+
    andi r23, 15
    ld r30, X
    lpm r22, Z
    ld r17, X+
    andi r17, 15
    ld r30, X
    lpm r12, Z
    ld r21, X+
    andi r21, 15
    ld r30, X
    lpm r11, Z
    ld r20, X+
    andi r20, 15
    ld r30, X
    lpm r16, Z
    ld r10, X
    movw r4, r18 ; r5, r19
    mov r18, r10
    andi r18, 15
    mov r10, r16
    ldi r16, 1
    ; round 1 (skinny.dsl:60)
    swap r16
    andi r16, 240
    or r16, r25
    swap r5
    mov r9, r19
    mov r19, r5
    andi r19, 240
    eor r16, r19
    mov r5, r23
    swap r5
    movw r2, r16 ; r3, r17
    mov r16, r5
    andi r16, 240
    mov r5, r16
    eor r5, r14
    mov r8, r19
    ldi r19, 3
    ; round 2 (skinny.dsl:60)
    swap r19
    andi r19, 240
    or r19, r18
    swap r3
    mov r7, r17
    mov r17, r3
    andi r17, 240
    eor r19, r17
    ; round 1 (skinny.dsl:60)
    mov r3, r24
    swap r3
    mov r6, r19
    mov r19, r3
    andi r19, 240
    or r19, r13
    ; round 2 (skinny.dsl:60)
    mov r3, r21
    swap r3
    mov r0, r19
    mov r19, r3
    andi r19, 240
    mov r3, r19
    eor r3, r12
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+0, r3
    mov r3, r17
    ldi r17, 7
    ; round 3 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r23
    std Y+14, r6
    mov r6, r25
    swap r6
    std Y+15, r23
    mov r23, r6
    andi r23, 240
    eor r17, r23
    std Z+1, r17
    ; round 2 (skinny.dsl:60)
    mov r17, r22
    swap r17
    andi r17, 240
    or r17, r20
    std Z+2, r17
    mov r6, r10
    swap r6
    std Y+16, r17
    mov r17, r6
    andi r17, 240
    or r17, r11
    std Z+3, r17
    ; round 3 (skinny.dsl:60)
    mov r6, r4
    swap r6
    std Y+17, r17
    mov r17, r6
    andi r17, 240
    mov r6, r17
    eor r6, r15
    std Z+4, r6
    mov r6, r23
    ldi r23, 15
    ; round 4 (skinny.dsl:60)
    swap r23
    andi r23, 240
    or r23, r21
    std Y+18, r5
    mov r5, r18
    swap r5
    std Y+19, r21
    mov r21, r5
    andi r21, 240
    eor r23, r21
    std Z+5, r23
    ; round 3 (skinny.dsl:60)
    mov r23, r9
    swap r23
    andi r23, 240
    or r23, r24
    std Z+6, r23
    mov r5, r13
    swap r5
    std Y+20, r23
    mov r23, r5
    andi r23, 240
    or r23, r14
    std Z+7, r23
    ; round 4 (skinny.dsl:60)
    mov r5, r20
    swap r5
    std Y+21, r23
    mov r23, r5
    andi r23, 240
    mov r5, r23
    eor r5, r22
    std Z+8, r5
    mov r5, r21
    ldi r21, 15
    ; round 5 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r4
    eor r21, r16
    std Z+9, r21
    ; round 4 (skinny.dsl:60)
    mov r21, r7
    swap r21
    andi r21, 240
    or r21, r10
    std Z+10, r21
    std Y+22, r2
    mov r2, r11
    swap r2
    std Y+23, r21
    mov r21, r2
    andi r21, 240
    or r21, r12
    std Z+11, r21
    ; round 5 (skinny.dsl:60)
    mov r2, r24
    swap r2
    std Y+24, r21
    mov r21, r2
    andi r21, 240
    ori r21, 1
    mov r2, r21
    eor r2, r9
    std Z+12, r2
    ; round 18 (skinny.dsl:60)
    swap r21
    std Y+25, r21
    ldi r21, 14
    ; round 6 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r20
    eor r21, r19
    std Z+13, r21
    ; round 5 (skinny.dsl:60)
    mov r21, r25
    swap r21
    andi r21, 240
    or r21, r13
    std Z+14, r21
    std Y+26, r21
    mov r21, r14
    swap r21
    andi r21, 240
    or r21, r15
    std Z+15, r21
    ; round 6 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    std Y+27, r21
    ld r30, X
    lpm r21, Z
    std Y+28, r19
    mov r19, r21
    eor r19, r7
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+16, r19
    ; round 19 (skinny.dsl:60)
    swap r21
    ldi r19, 13
    ; round 7 (skinny.dsl:60)
    swap r19
    andi r19, 240
    or r19, r24
    eor r19, r17
    std Z+17, r19
    ; round 6 (skinny.dsl:60)
    mov r19, r18
    swap r19
    andi r19, 240
    or r19, r11
    std Z+18, r19
    std Y+29, r21
    mov r21, r12
    swap r21
    andi r21, 240
    or r21, r22
    std Z+19, r21
    std Y+30, r21
    ; round 7 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X+
    lpm r21, Z
    std Y+31, r19
    mov r19, r21
    eor r19, r25
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+20, r19
    ; round 20 (skinny.dsl:60)
    swap r21
    ldi r19, 11
    ; round 8 (skinny.dsl:60)
    swap r19
    andi r19, 240
    or r19, r10
    eor r19, r23
    std Z+21, r19
    ; round 24 (skinny.dsl:60)
    eor r23, r10
    ; round 7 (skinny.dsl:60)
    ldd r19, Y+15
    std Y+32, r21
    mov r21, r19
    swap r21
    andi r21, 240
    or r21, r14
    std Z+22, r21
    std Y+33, r21
    mov r21, r15
    swap r21
    andi r21, 240
    or r21, r9
    std Z+23, r21
    std Y+34, r21
    ; round 8 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 2
    ld r30, X
    lpm r21, Z
    eor r21, r18
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+24, r21
    std Y+35, r21
    ldi r21, 7
    ; round 9 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r13
    std Y+36, r23
    mov r23, r24
    swap r23
    andi r23, 240
    eor r21, r23
    std Z+25, r21
    ; round 8 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r21, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+26, r21
    std Y+37, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X
    std Z+27, r21
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r30, X
    lpm r21, Z
    eor r21, r19
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+28, r21
    ldi r21, 15
    ; round 10 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r11
    std Y+38, r23
    mov r23, r10
    swap r23
    andi r23, 240
    eor r21, r23
    std Z+29, r21
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r30, X
    lpm r21, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+30, r21
    std Y+39, r21
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r21, X+
    std Z+31, r21
    ; round 10 (skinny.dsl:60)
    mov r21, r12
    swap r21
    andi r21, 240
    ori r21, 2
    std Y+40, r23
    ldd r23, Y+19
    std Y+41, r17
    mov r17, r21
    eor r17, r23
    std Z+32, r17
    ; round 23 (skinny.dsl:60)
    swap r21
    ldi r17, 14
    ; round 11 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r14
    std Y+42, r21
    mov r21, r13
    swap r21
    andi r21, 240
    eor r17, r21
    std Z+33, r17
    ; round 10 (skinny.dsl:60)
    mov r17, r20
    swap r17
    andi r17, 240
    or r17, r22
    std Z+34, r17
    std Y+43, r17
    mov r17, r7
    swap r17
    andi r17, 240
    or r17, r18
    std Z+35, r17
    ; round 11 (skinny.dsl:60)
    std Y+44, r17
    mov r17, r15
    swap r17
    andi r17, 240
    ori r17, 1
    std Y+45, r21
    mov r21, r17
    eor r21, r4
    std Z+36, r21
    ; round 24 (skinny.dsl:60)
    swap r17
    ldi r21, 12
    ; round 12 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r12
    std Y+46, r17
    mov r17, r11
    swap r17
    andi r17, 240
    eor r21, r17
    std Z+37, r21
    ; round 11 (skinny.dsl:60)
    mov r21, r24
    swap r21
    andi r21, 240
    or r21, r9
    std Z+38, r21
    std Y+47, r21
    mov r21, r25
    swap r21
    andi r21, 240
    or r21, r19
    std Z+39, r21
    std Y+48, r21
    ; round 12 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    adiw r26, 3
    ld r30, X
    lpm r21, Z
    std Y+49, r21
    eor r21, r20
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+40, r21
    ldi r21, 9
    ; round 13 (skinny.dsl:60)
    swap r21
    andi r21, 240
    or r21, r15
    std Y+50, r17
    mov r17, r14
    swap r17
    andi r17, 240
    eor r21, r17
    std Z+41, r21
    ; round 12 (skinny.dsl:60)
    mov r21, r10
    swap r21
    andi r21, 240
    or r21, r7
    std Z+42, r21
    std Y+51, r21
    mov r21, r18
    swap r21
    andi r21, 240
    or r21, r23
    std Z+43, r21
    std Y+52, r21
    ; round 13 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_2)
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r30, X
    lpm r21, Z
    std Y+53, r17
    mov r17, r21
    eor r17, r24
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+44, r17
    ; round 10 (skinny.dsl:60)
    swap r21
    ldi r17, 3
    ; round 14 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r22
    std Y+54, r21
    mov r21, r12
    swap r21
    andi r21, 240
    eor r17, r21
    std Z+45, r17
    ; round 13 (skinny.dsl:60)
    mov r17, r13
    swap r17
    andi r17, 240
    or r17, r25
    std Z+46, r17
    std Y+55, r17
    mov r17, r19
    swap r17
    andi r17, 240
    or r17, r4
    std Z+47, r17
    ; round 14 (skinny.dsl:60)
    std Y+56, r17
    mov r17, r7
    swap r17
    andi r17, 240
    ori r17, 3
    eor r17, r10
    std Z+48, r17
    ldi r17, 7
    ; round 15 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r9
    std Y+57, r21
    mov r21, r15
    swap r21
    andi r21, 240
    eor r17, r21
    std Z+49, r17
    ; round 14 (skinny.dsl:60)
    mov r17, r11
    swap r17
    andi r17, 240
    or r17, r18
    std Z+50, r17
    std Y+58, r17
    mov r17, r23
    swap r17
    andi r17, 240
    or r17, r20
    std Z+51, r17
    ; round 15 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_3)
    std Y+59, r17
    ld r30, X+
    lpm r17, Z
    eor r17, r13
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+52, r17
    ldi r17, 14
    ; round 16 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r7
    std Y+60, r21
    mov r21, r22
    swap r21
    andi r21, 240
    eor r17, r21
    std Z+53, r17
    ; round 15 (skinny.dsl:60)
    mov r17, r14
    swap r17
    andi r17, 240
    or r17, r19
    std Z+54, r17
    std Y+61, r17
    mov r17, r4
    swap r17
    andi r17, 240
    or r17, r24
    std Z+55, r17
    ; round 16 (skinny.dsl:60)
    std Y+62, r17
    mov r17, r5
    eor r17, r11
    std Z+56, r17
    ldi r17, 13
    ; round 17 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r25
    eor r8, r17
    std Z+57, r8
    adiw r26, 4
    ld r8, X
    std Z+58, r8
    ; round 16 (skinny.dsl:60)
    mov r17, r20
    swap r17
    andi r17, 240
    or r17, r10
    std Z+59, r17
    ; round 17 (skinny.dsl:60)
    mov r17, r19
    swap r17
    andi r17, 240
    ori r17, 1
    mov r8, r17
    eor r8, r14
    std Z+60, r8
    ; round 30 (skinny.dsl:60)
    swap r17
    mov r8, r17
    ldi r17, 10
    ; round 18 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r18
    eor r17, r3
    std Z+61, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    std Z+62, r17
    std Z+63, r0
    ; round 27 (skinny.dsl:60)
    swap r3
    ; round 18 (skinny.dsl:60)
    mov r17, r23
    swap r17
    andi r17, 240
    ori r17, 3
    mov r0, r17
    eor r0, r12
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    ; round 15 (skinny.dsl:60)
    swap r17
    mov r0, r17
    ldi r17, 5
    ; round 19 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r19
    eor r17, r6
    std Z+1, r17
    ldd r17, Y+16
    std Z+2, r17
    ldd r17, Y+17
    std Z+3, r17
    ; round 28 (skinny.dsl:60)
    swap r6
    ; round 19 (skinny.dsl:60)
    mov r17, r4
    swap r17
    andi r17, 240
    ori r17, 3
    eor r17, r15
    std Z+4, r17
    ldi r17, 11
    ; round 20 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r23
    eor r17, r5
    std Z+5, r17
    ldd r17, Y+20
    std Z+6, r17
    ldd r17, Y+21
    std Z+7, r17
    ; round 29 (skinny.dsl:60)
    swap r5
    ; round 20 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 4
    ld r30, X
    lpm r17, Z
    eor r17, r22
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(72))
    sbci r31, hi8(-(72))
    std Z+0, r17
    ldi r17, 6
    ; round 21 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r4
    eor r17, r16
    std Z+1, r17
    ldd r17, Y+23
    std Z+2, r17
    ldd r16, Y+24
    std Z+3, r16
    std Z+4, r2
    ldi r16, 12
    ; round 22 (skinny.dsl:60)
    swap r16
    andi r16, 240
    or r16, r20
    ldd r2, Y+28
    eor r2, r16
    std Z+5, r2
    ldd r2, Y+26
    std Z+6, r2
    ldd r16, Y+27
    std Z+7, r16
    mov r16, r10
    swap r16
    andi r16, 240
    ori r16, 2
    eor r16, r7
    std Z+8, r16
    ldi r16, 8
    ; round 23 (skinny.dsl:60)
    swap r16
    andi r16, 240
    or r16, r24
    ldd r17, Y+41
    eor r16, r17
    std Z+9, r16
    ldd r17, Y+31
    std Z+10, r17
    ldd r16, Y+30
    std Z+11, r16
    mov r16, r13
    swap r16
    andi r16, 240
    ori r16, 1
    mov r2, r16
    eor r2, r25
    std Z+12, r2
    ldd r2, Y+36
    std Z+13, r2
    ; round 26 (skinny.dsl:60)
    eor r16, r24
    ldd r2, Y+33
    std Z+14, r2
    ldd r17, Y+34
    std Z+15, r17
    ldd r17, Y+35
    std Z+16, r17
    ldi r17, 1
    ; round 25 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r13
    ldd r23, Y+38
    eor r17, r23
    std Z+17, r17
    ldd r23, Y+37
    std Z+18, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r17, X
    std Z+19, r17
    mov r17, r14
    swap r17
    andi r17, 240
    ori r17, 2
    eor r17, r19
    std Z+20, r17
    ldi r17, 2
    ; round 26 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r11
    ldd r23, Y+40
    eor r17, r23
    std Z+21, r17
    ldd r17, Y+39
    std Z+22, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    std Z+23, r17
    adiw r26, 4
    ld r17, X
    std Z+24, r17
    ldi r17, 5
    ; round 27 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r14
    ldd r23, Y+45
    eor r17, r23
    std Z+25, r17
    ldd r17, Y+43
    std Z+26, r17
    ldd r17, Y+44
    std Z+27, r17
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ld r17, X+
    std Z+28, r17
    ; round 4 (skinny.dsl:60)
    swap r23
    ldi r17, 11
    ; round 28 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r12
    ldd r19, Y+50
    eor r17, r19
    std Z+29, r17
    ldd r17, Y+47
    std Z+30, r17
    ldd r17, Y+48
    std Z+31, r17
    ; round 5 (skinny.dsl:60)
    swap r19
    ; round 28 (skinny.dsl:60)
    mov r17, r21
    eor r17, r20
    std Z+32, r17
    ldi r17, 7
    ; round 29 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r15
    std Y+50, r23
    ldd r23, Y+53
    eor r17, r23
    std Z+33, r17
    ldd r23, Y+51
    std Z+34, r23
    ldd r17, Y+52
    std Z+35, r17
    mov r17, r9
    swap r17
    andi r17, 240
    ori r17, 1
    eor r17, r24
    std Z+36, r17
    ldi r17, 14
    ; round 30 (skinny.dsl:60)
    swap r17
    andi r17, 240
    or r17, r22
    ldd r23, Y+57
    eor r17, r23
    std Z+37, r17
    ldd r23, Y+55
    std Z+38, r23
    ldd r17, Y+56
    std Z+39, r17
    ldi r31, hi8(.Ltable_byte_3)
    adiw r26, 2
    ld r30, X
    lpm r17, Z
    mov r23, r17
    eor r23, r10
    ldd r30, Y+5
    ldd r31, Y+5+1
    subi r30, lo8(-(112))
    sbci r31, hi8(-(112))
    std Z+0, r23
    ; round 11 (skinny.dsl:60)
    swap r17
    ldi r23, 12
    ; round 31 (skinny.dsl:60)
    swap r23
    andi r23, 240
    or r23, r9
    std Y+56, r19
    ldd r19, Y+60
    eor r23, r19
    std Z+1, r23
    ldd r19, Y+58
    std Z+2, r19
    ldd r23, Y+59
    std Z+3, r23
    mov r23, r25
    swap r23
    andi r23, 240
    ori r23, 1
    mov r19, r23
    eor r19, r13
    std Z+4, r19
    ldi r19, 8
    ; round 32 (skinny.dsl:60)
    swap r19
    andi r19, 240
    or r19, r7
    eor r19, r21
    std Z+5, r19
    ldd r19, Y+61
    std Z+6, r19
    ldd r21, Y+62
    std Z+7, r21
    mov r21, r18
    swap r21
    andi r21, 240
    ori r21, 3
    mov r19, r21
    eor r19, r11
    std Y+62, r19
    mov r19, r7
    swap r19
    andi r19, 240
    ori r19, 8
    eor r19, r22
    std Y+59, r19
    mov r19, r20
    swap r19
    andi r19, 240
    ori r19, 3
    swap r19
    std Y+60, r23
    mov r23, r11
    swap r23
    eor r19, r23
    mov r23, r9
    swap r23
    andi r23, 240
    ori r23, 12
    eor r23, r15
    std Y+57, r23
    mov r23, r4
    swap r23
    andi r23, 240
    ori r23, 1
    swap r23
    std Y+52, r19
    mov r19, r13
    swap r19
    eor r23, r19
    ; round 31 (skinny.dsl:60)
    std Y+53, r23
    mov r23, r22
    swap r23
    andi r23, 240
    ori r23, 14
    eor r23, r12
    std Z+8, r23
    std Z+9, r2
    mov r23, r25
    swap r23
    andi r23, 240
    or r23, r24
    swap r23
    std Z+10, r23
    ldd r2, Y+19
    std Y+48, r23
    mov r23, r2
    swap r23
    andi r23, 240
    ori r23, 2
    swap r23
    std Y+45, r19
    mov r19, r10
    swap r19
    eor r23, r19
    ; round 15 (skinny.dsl:60)
    eor r0, r19
    std Z+11, r23
    ; round 30 (skinny.dsl:60)
    mov r19, r15
    swap r19
    andi r19, 240
    ori r19, 7
    eor r19, r14
    std Z+12, r19
    ldd r19, Y+31
    std Z+13, r19
    mov r23, r7
    swap r23
    andi r23, 240
    or r23, r20
    swap r23
    std Z+14, r23
    mov r19, r24
    swap r19
    eor r8, r19
    std Z+15, r8
    ; round 29 (skinny.dsl:60)
    mov r8, r12
    swap r8
    std Y+44, r19
    mov r19, r8
    andi r19, 240
    ori r19, 11
    eor r19, r11
    std Z+16, r19
    ldd r8, Y+26
    std Z+17, r8
    mov r19, r9
    swap r19
    andi r19, 240
    or r19, r4
    swap r19
    std Z+18, r19
    mov r8, r20
    swap r8
    eor r5, r8
    std Z+19, r5
    ; round 28 (skinny.dsl:60)
    mov r5, r14
    swap r5
    std Y+38, r19
    mov r19, r5
    andi r19, 240
    ori r19, 5
    eor r19, r13
    std Z+20, r19
    ldd r5, Y+23
    std Z+21, r5
    mov r19, r22
    swap r19
    andi r19, 240
    or r19, r2
    swap r19
    std Z+22, r19
    mov r5, r4
    swap r5
    eor r6, r5
    std Z+23, r6
    ; round 27 (skinny.dsl:60)
    mov r6, r11
    swap r6
    std Y+35, r19
    mov r19, r6
    andi r19, 240
    ori r19, 2
    mov r6, r19
    eor r6, r10
    std Z+24, r6
    ldd r6, Y+20
    std Z+25, r6
    ; round 21 (skinny.dsl:60)
    swap r19
    ; round 27 (skinny.dsl:60)
    mov r6, r15
    swap r6
    std Y+34, r23
    mov r23, r6
    andi r23, 240
    ldd r6, Y+15
    or r23, r6
    swap r23
    std Z+26, r23
    std Y+36, r23
    mov r23, r2
    swap r23
    eor r3, r23
    ; round 11 (skinny.dsl:60)
    eor r17, r23
    std Z+27, r3
    std Z+28, r16
    ldd r3, Y+16
    std Z+29, r3
    ; round 26 (skinny.dsl:60)
    mov r23, r12
    swap r23
    andi r23, 240
    or r23, r18
    swap r23
    std Z+30, r23
    mov r16, r9
    swap r16
    andi r16, 240
    ori r16, 2
    swap r16
    mov r3, r6
    swap r3
    eor r16, r3
    ; round 10 (skinny.dsl:60)
    std Y+30, r23
    ldd r23, Y+54
    eor r3, r23
    std Z+31, r16
    ; round 25 (skinny.dsl:60)
    ldd r23, Y+40
    mov r16, r23
    eor r16, r20
    std Z+32, r16
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    std Z+33, r16
    ; round 3 (skinny.dsl:60)
    swap r23
    ; round 25 (skinny.dsl:60)
    mov r16, r14
    swap r16
    andi r16, 240
    or r16, r25
    swap r16
    std Z+34, r16
    ; round 24 (skinny.dsl:60)
    std Y+40, r16
    mov r16, r24
    swap r16
    andi r16, 240
    ori r16, 8
    eor r16, r4
    std Y+54, r3
    mov r3, r11
    swap r3
    std Y+41, r17
    mov r17, r3
    andi r17, 240
    or r17, r7
    swap r17
    mov r3, r25
    swap r3
    std Y+27, r0
    ldd r0, Y+46
    eor r0, r3
    ; round 23 (skinny.dsl:60)
    std Y+46, r3
    mov r3, r20
    swap r3
    std Y+28, r17
    mov r17, r3
    andi r17, 240
    ori r17, 12
    eor r17, r2
    mov r3, r13
    swap r3
    std Y+24, r17
    mov r17, r3
    andi r17, 240
    or r17, r9
    swap r17
    mov r3, r7
    swap r3
    std Y+21, r13
    ldd r13, Y+42
    eor r13, r3
    ; round 22 (skinny.dsl:60)
    std Y+42, r3
    mov r3, r4
    swap r3
    std Y+17, r17
    mov r17, r3
    andi r17, 240
    ori r17, 6
    eor r17, r6
    mov r3, r10
    swap r3
    std Y+63, r17
    mov r17, r3
    andi r17, 240
    or r17, r22
    swap r17
    mov r3, r14
    swap r3
    adiw r28, 14
    std Y+50, r17
    mov r17, r3
    andi r17, 240
    ori r17, 1
    swap r17
    mov r3, r9
    swap r3
    eor r3, r17
    ; round 21 (skinny.dsl:60)
    mov r17, r2
    swap r17
    andi r17, 240
    ori r17, 11
    eor r17, r18
    std Y+51, r10
    mov r10, r24
    swap r10
    std Y+52, r24
    mov r24, r10
    andi r24, 240
    or r24, r15
    swap r24
    mov r10, r22
    swap r10
    eor r19, r10
    ; round 5 (skinny.dsl:60)
    std Y+53, r19
    ldd r19, Y+42
    eor r10, r19
    ; round 20 (skinny.dsl:60)
    mov r19, r6
    swap r19
    andi r19, 240
    ori r19, 5
    eor r19, r25
    mov r6, r20
    swap r6
    std Y+42, r20
    mov r20, r6
    andi r20, 240
    or r20, r12
    swap r20
    mov r6, r15
    swap r6
    std Y+54, r10
    ldd r10, Y+18
    eor r10, r6
    ; round 4 (skinny.dsl:60)
    std Y+18, r10
    ldd r10, Y+36
    eor r10, r6
    ; round 19 (skinny.dsl:60)
    mov r6, r18
    swap r6
    std Y+36, r20
    mov r20, r6
    andi r20, 240
    ori r20, 10
    eor r20, r7
    mov r6, r4
    swap r6
    std Y+55, r20
    mov r20, r6
    andi r20, 240
    or r20, r14
    swap r20
    mov r6, r12
    swap r6
    std Y+56, r10
    ldd r10, Y+15
    eor r10, r6
    ; round 3 (skinny.dsl:60)
    eor r6, r23
    ; round 18 (skinny.dsl:60)
    mov r23, r25
    swap r23
    andi r23, 240
    ori r23, 13
    eor r23, r9
    swap r2
    std Y+15, r25
    mov r25, r2
    andi r25, 240
    or r25, r11
    swap r25
    mov r2, r14
    swap r2
    std Y+57, r6
    ldd r6, Y+11
    eor r6, r2
    ; round 17 (skinny.dsl:60)
    mov r2, r7
    swap r2
    std Y+11, r25
    mov r25, r2
    andi r25, 240
    ori r25, 14
    eor r25, r22
    ; round 3 (skinny.dsl:60)
    eor r7, r21
    ; round 13 (skinny.dsl:60)
    swap r21
    eor r8, r21
    ; round 16 (skinny.dsl:60)
    mov r22, r9
    swap r22
    andi r22, 240
    ori r22, 7
    eor r22, r15
    ; round 2 (skinny.dsl:60)
    ldd r21, Y+46
    eor r9, r21
    ; round 12 (skinny.dsl:60)
    swap r21
    eor r5, r21
    ; round 16 (skinny.dsl:60)
    mov r21, r4
    swap r21
    andi r21, 240
    ori r21, 2
    swap r21
    ldd r2, Y+31
    eor r2, r21
    ; round 15 (skinny.dsl:60)
    ldd r21, Y+35
    std Y+31, r9
    mov r9, r21
    eor r9, r12
    ; round 25 (skinny.dsl:60)
    swap r21
    std Y+35, r7
    mov r7, r18
    swap r7
    eor r7, r21
    std Z+35, r7
    std Z+36, r16
    adiw r26, 3
    ld r21, X
    std Z+37, r21
    ldd r21, Y+14
    std Z+38, r21
    std Z+39, r0
    ldd r0, Y+10
    std Z+40, r0
    ldd r0, Y+47
    std Z+41, r0
    ldd r16, Y+3
    std Z+42, r16
    std Z+43, r13
    ldd r13, Y+49
    std Z+44, r13
    ldd r13, Y+44
    std Z+45, r13
    ldd r13, Y+50
    std Z+46, r13
    std Z+47, r3
    std Z+48, r17
    ldd r17, Y+41
    std Z+49, r17
    std Z+50, r24
    ldd r17, Y+53
    std Z+51, r17
    std Z+52, r19
    ldd r19, Y+37
    std Z+53, r19
    ldd r17, Y+36
    std Z+54, r17
    ldd r17, Y+18
    std Z+55, r17
    ldd r17, Y+55
    std Z+56, r17
    ldd r17, Y+33
    std Z+57, r17
    std Z+58, r20
    std Z+59, r10
    std Z+60, r23
    ldd r10, Y+29
    std Z+61, r10
    ldd r10, Y+11
    std Z+62, r10
    std Z+63, r6
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r25
    ldd r10, Y+25
    std Z+1, r10
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r10, X+
    std Z+2, r10
    adiw r26, 2
    ld r10, X+
    std Z+3, r10
    std Z+4, r22
    ldd r10, Y+23
    std Z+5, r10
    ld r10, X
    std Z+6, r10
    std Z+7, r2
    std Z+8, r9
    ldd r10, Y+19
    std Z+9, r10
    ldd r10, Y+34
    std Z+10, r10
    ldd r10, Y+13
    std Z+11, r10
    ; round 14 (skinny.dsl:60)
    mov r10, r15
    swap r10
    mov r25, r10
    andi r25, 240
    ori r25, 9
    eor r25, r14
    std Z+12, r25
    ldd r10, Y+17
    std Z+13, r10
    ldd r10, Y+20
    std Z+14, r10
    ; round 12 (skinny.dsl:60)
    swap r14
    mov r25, r14
    andi r25, 240
    ori r25, 14
    ldd r14, Y+7
    eor r25, r14
    ; round 10 (skinny.dsl:60)
    swap r14
    mov r23, r14
    andi r23, 240
    ori r23, 7
    ldd r22, Y+52
    eor r23, r22
    ; round 8 (skinny.dsl:60)
    swap r22
    andi r22, 240
    ori r22, 13
    eor r22, r4
    swap r15
    mov r17, r15
    andi r17, 240
    ori r17, 3
    swap r17
    ldd r15, Y+32
    eor r15, r17
    ; round 6 (skinny.dsl:60)
    swap r4
    mov r17, r4
    andi r17, 240
    ori r17, 15
    ldd r14, Y+1
    eor r17, r14
    ; round 14 (skinny.dsl:60)
    mov r10, r14
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 3
    swap r19
    ldd r10, Y+30
    eor r10, r19
    std Z+15, r10
    ; round 4 (skinny.dsl:60)
    swap r14
    mov r19, r14
    andi r19, 240
    ori r19, 7
    ldd r14, Y+15
    eor r14, r19
    ; round 13 (skinny.dsl:60)
    mov r10, r12
    swap r10
    mov r19, r10
    andi r19, 240
    ori r19, 12
    eor r19, r11
    std Z+16, r19
    ldd r10, Y+12
    std Z+17, r10
    ldd r10, Y+24
    std Z+18, r10
    std Z+19, r8
    std Z+20, r25
    ldd r10, Y+9
    std Z+21, r10
    ldd r10, Y+21
    std Z+22, r10
    std Z+23, r5
    ; round 11 (skinny.dsl:60)
    swap r11
    mov r19, r11
    andi r19, 240
    ori r19, 15
    ldd r25, Y+51
    eor r19, r25
    std Z+24, r19
    ldd r11, Y+6
    std Z+25, r11
    ldd r11, Y+22
    std Z+26, r11
    ldd r11, Y+27
    std Z+27, r11
    std Z+28, r23
    ldd r11, Y+2
    std Z+29, r11
    ldd r11, Y+16
    std Z+30, r11
    ldd r11, Y+40
    std Z+31, r11
    ; round 9 (skinny.dsl:60)
    swap r25
    andi r25, 240
    ori r25, 11
    ldd r19, Y+42
    eor r25, r19
    std Z+32, r25
    ; round 7 (skinny.dsl:60)
    swap r19
    andi r19, 240
    ori r19, 14
    ldd r25, Y+5
    eor r19, r25
    swap r12
    mov r23, r12
    andi r23, 240
    ori r23, 3
    swap r23
    ldd r12, Y+28
    eor r12, r23
    ; round 5 (skinny.dsl:60)
    swap r25
    andi r25, 240
    ori r25, 15
    eor r25, r18
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r11, X+
    std Z+33, r11
    ldd r11, Y+26
    std Z+34, r11
    std Z+35, r7
    std Z+36, r22
    adiw r26, 3
    ld r11, X
    std Z+37, r11
    std Z+38, r21
    std Z+39, r15
    std Z+40, r19
    std Z+41, r0
    std Z+42, r16
    std Z+43, r12
    std Z+44, r17
    ldd r15, Y+44
    std Z+45, r15
    std Z+46, r13
    std Z+47, r3
    std Z+48, r25
    ldd r15, Y+41
    std Z+49, r15
    std Z+50, r24
    ldd r15, Y+54
    std Z+51, r15
    std Z+52, r14
    ldd r15, Y+37
    std Z+53, r15
    ldd r15, Y+36
    std Z+54, r15
    ldd r15, Y+56
    std Z+55, r15
    ldd r15, Y+35
    std Z+56, r15
    ldd r15, Y+33
    std Z+57, r15
    std Z+58, r20
    ldd r15, Y+57
    std Z+59, r15
    ldd r15, Y+8
    std Z+60, r15
    ldd r15, Y+4
    std Z+61, r15
    ldd r15, Y+0
    std Z+62, r15
    ldd r15, Y+48
    std Z+63, r15
    ldd r15, Y+45
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r15
    ldd r15, Y+38
    std Z+1, r15
    ldd r15, Y+43
    std Z+2, r15
    ldd r15, Y+39
    std Z+3, r15
    ldd r15, Y+31
    std Z+4, r15
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r15, X
    std Z+5, r15
    subi r28, lo8(-(-14))
    sbci r29, hi8(-(-14))
    movw r30, r28
    adiw r30, 1
    ldi r24, 77
    ldi r25, 0
.Llwcc_skinny64_64_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_skinny64_64_key_setup_avr_wipe
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
    .size lwcc_skinny64_64_key_setup_avr, .-lwcc_skinny64_64_key_setup_avr

    .global lwcc_skinny64_64_ecb_encrypt_avr
    .type lwcc_skinny64_64_ecb_encrypt_avr, @function
lwcc_skinny64_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_64_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny64_64_ecb_encrypt_avr_begin:
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
.Llwcc_skinny64_64_ecb_encrypt_avr_group:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    ld r30, X+
    lpm r5, Z
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
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
    subi r28, lo8(-(-173))
    sbci r29, hi8(-(-173))
    ; round 1 (skinny.dsl:60)
    ldd r15, Y+0
    eor r18, r15
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_0)
    mov r30, r16
    lpm r16, Z
    subi r28, lo8(-(175))
    sbci r29, hi8(-(175))
    ldd r15, Y+0
    eor r16, r15
    subi r26, lo8(-(-6))
    sbci r27, hi8(-(-6))
    ld r30, X+
    ; round 1 (skinny.dsl:60)
    lpm r19, Z
    subi r28, lo8(-(-176))
    sbci r29, hi8(-(-176))
    ldd r15, Y+0
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
    subi r28, lo8(-(-62))
    sbci r29, hi8(-(-62))
    ldi r16, 30
.Llwcc_skinny64_64_ecb_encrypt_avr_round:
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
    brne .Llwcc_skinny64_64_ecb_encrypt_avr_round
    subi r28, 120
    sbci r29, 0
    ; round 32 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_1)
    mov r30, r19
    lpm r19, Z
    mov r16, r5
    eor r16, r19
    andi r16, 240
    eor r5, r16
    eor r19, r16
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
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
    subi r28, lo8(-(-181))
    sbci r29, hi8(-(-181))
    ldd r4, Y+0
    eor r18, r4
    ldd r4, Y+1
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
    subi r28, lo8(-(-58))
    sbci r29, hi8(-(-58))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_64_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny64_64_ecb_encrypt_avr_group
.Llwcc_skinny64_64_ecb_encrypt_avr_end:
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
    .size lwcc_skinny64_64_ecb_encrypt_avr, .-lwcc_skinny64_64_ecb_encrypt_avr

    .global lwcc_skinny64_64_ecb_decrypt_avr
    .type lwcc_skinny64_64_ecb_decrypt_avr, @function
lwcc_skinny64_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_64_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny64_64_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
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
.Llwcc_skinny64_64_ecb_decrypt_avr_group:
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r2, Z
    adiw r26, 1
    ld r30, X+
    lpm r14, Z
    adiw r26, 1
    ld r30, X+
    lpm r5, Z
    adiw r26, 1
    ld r30, X
    lpm r15, Z
    mov r4, r14
    eor r4, r15
    eor r5, r4
    eor r2, r15
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r30, X+
    ; round 32 (skinny.dsl:60)
    lpm r15, Z
    adiw r26, 1
    ld r30, X+
    lpm r3, Z
    adiw r26, 1
    ld r30, X+
    lpm r18, Z
    adiw r26, 1
    ld r30, X+
    lpm r19, Z
    movw r16, r2 ; r17, r3
    eor r17, r19
    eor r18, r17
    eor r15, r19
    mov r19, r18
    eor r19, r5
    andi r19, 240
    eor r18, r19
    eor r5, r19
    ldi r31, hi8(.Ltable_pair_3)
    subi r28, lo8(-(240))
    sbci r29, hi8(-(240))
    ldd r30, Y+0
    eor r30, r14
    lpm r14, Z
    ldi r19, 2
    eor r17, r19
    mov r30, r17
    lpm r19, Z
    eor r16, r15
    andi r16, 240
    eor r2, r16
    eor r15, r16
    ldi r31, hi8(.Ltable_pair_2)
    ldd r30, Y+1
    eor r30, r18
    lpm r16, Z
    mov r30, r2
    lpm r2, Z
    mov r13, r16
    eor r13, r2
    eor r19, r13
    eor r14, r2
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ; round 31 (skinny.dsl:60)
    ldd r2, Y+0
    eor r2, r3
    subi r28, lo8(-(156))
    sbci r29, hi8(-(156))
    ; round 32 (skinny.dsl:60)
    ldd r30, Y+0
    eor r30, r5
    lpm r18, Z
    mov r30, r15
    lpm r3, Z
    mov r17, r18
    eor r17, r3
    ; round 31 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 32 (skinny.dsl:60)
    ldd r30, Y+60
    eor r30, r16
    ; round 31 (skinny.dsl:60)
    lpm r20, Z
    ; round 32 (skinny.dsl:60)
    mov r30, r2
    lpm r15, Z
    mov r30, r4
    lpm r5, Z
    eor r5, r17
    eor r15, r3
    mov r21, r5
    mov r2, r17
    eor r21, r19
    andi r21, 240
    eor r5, r21
    eor r19, r21
    ldd r3, Y+61
    eor r5, r3
    mov r3, r19
    mov r19, r18
    mov r21, r14
    mov r4, r15
    movw r14, r20 ; r15, r21
    subi r28, lo8(-(-182))
    sbci r29, hi8(-(-182))
    subi r28, 136
    sbci r29, 255
    ldi r16, 29
.Llwcc_skinny64_64_ecb_decrypt_avr_round:
    ; round 31 (skinny.dsl:60)
    ldi r18, 2
    eor r2, r18
    mov r18, r15
    eor r18, r4
    andi r18, 240
    eor r15, r18
    eor r4, r18
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r5
    lpm r5, Z
    mov r30, r15
    lpm r15, Z
    mov r21, r5
    eor r21, r15
    eor r14, r15
    ldd r30, Y+2
    eor r30, r3
    lpm r18, Z
    mov r30, r4
    lpm r15, Z
    mov r20, r18
    eor r20, r15
    ldi r31, hi8(.Ltable_pair_3)
    mov r30, r2
    lpm r2, Z
    eor r2, r21
    ldd r30, Y+0
    eor r30, r5
    ; round 30 (skinny.dsl:60)
    lpm r5, Z
    ldd r30, Y+1
    eor r30, r19
    ; round 31 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r13
    lpm r19, Z
    eor r19, r20
    eor r4, r15
    mov r17, r19
    eor r17, r2
    andi r17, 240
    eor r19, r17
    eor r2, r17
    ldd r15, Y+3
    eor r19, r15
    mov r15, r14
    mov r14, r5
    mov r5, r19
    mov r19, r18
    mov r3, r2
    mov r2, r20
    mov r13, r21
    adiw r28, 4
    dec r16
    brne .Llwcc_skinny64_64_ecb_decrypt_avr_round
    subi r28, 236
    sbci r29, 0
    ; round 2 (skinny.dsl:60)
    mov r16, r15
    eor r16, r4
    andi r16, 240
    eor r15, r16
    eor r4, r16
    ldi r16, 2
    eor r2, r16
    ldi r31, hi8(.Ltable_pair_2)
    mov r30, r5
    lpm r5, Z
    subi r28, lo8(-(174))
    sbci r29, hi8(-(174))
    ldd r30, Y+0
    eor r30, r3
    lpm r3, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    eor r14, r15
    eor r15, r5
    mov r21, r3
    eor r21, r4
    subi r28, lo8(-(70))
    sbci r29, hi8(-(70))
    ldd r30, Y+0
    eor r30, r5
    ; round 1 (skinny.dsl:60)
    lpm r5, Z
    subi r28, lo8(-(-214))
    sbci r29, hi8(-(-214))
    ; round 2 (skinny.dsl:60)
    ldd r30, Y+0
    eor r30, r3
    ; round 1 (skinny.dsl:60)
    lpm r3, Z
    eor r16, r21
    mov r30, r16
    lpm r12, Z
    mov r30, r15
    lpm r11, Z
    ; round 2 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_pair_3)
    ; round 1 (skinny.dsl:60)
    ldd r30, Y+4
    eor r30, r19
    ; round 2 (skinny.dsl:60)
    lpm r19, Z
    mov r30, r13
    lpm r13, Z
    eor r19, r4
    eor r21, r13
    mov r30, r2
    lpm r2, Z
    eor r15, r2
    ; round 1 (skinny.dsl:60)
    mov r16, r21
    eor r16, r15
    andi r16, 240
    eor r21, r16
    eor r15, r16
    subi r28, lo8(-(215))
    sbci r29, hi8(-(215))
    ldd r30, Y+0
    eor r30, r21
    lpm r2, Z
    subi r28, lo8(-(-67))
    sbci r29, hi8(-(-67))
    ldd r30, Y+0
    eor r30, r15
    lpm r15, Z
    mov r16, r14
    eor r16, r19
    andi r16, 240
    eor r14, r16
    eor r19, r16
    mov r30, r14
    lpm r4, Z
    mov r30, r19
    lpm r14, Z
    movw r30, r22
    std Z+0, r5
    std Z+1, r3
    std Z+2, r2
    std Z+3, r15
    std Z+4, r12
    std Z+5, r11
    std Z+6, r4
    std Z+7, r14
    subi r28, lo8(-(-178))
    sbci r29, hi8(-(-178))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny64_64_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny64_64_ecb_decrypt_avr_group
.Llwcc_skinny64_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_skinny64_64_ecb_decrypt_avr, .-lwcc_skinny64_64_ecb_decrypt_avr

    .global lwcc_skinny64_64_ctr_init_avr
    .type lwcc_skinny64_64_ctr_init_avr, @function
lwcc_skinny64_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny64_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny64_64_ctr_nonce_avr
    .size lwcc_skinny64_64_ctr_init_avr, .-lwcc_skinny64_64_ctr_init_avr

    .global lwcc_skinny64_64_ctr_nonce_avr
    .type lwcc_skinny64_64_ctr_nonce_avr, @function
lwcc_skinny64_64_ctr_nonce_avr:
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
    subi r28, lo8(-(236))
    sbci r29, hi8(-(236))
    ; round 1 (skinny.dsl:60)
    ldd r0, Y+0
    ldd r2, Y+1
    subi r28, lo8(-(-174))
    sbci r29, hi8(-(-174))
    ldd r3, Y+0
    ldd r4, Y+1
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
    subi r28, lo8(-(184))
    sbci r29, hi8(-(184))
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
    .size lwcc_skinny64_64_ctr_nonce_avr, .-lwcc_skinny64_64_ctr_nonce_avr

    .global lwcc_skinny64_64_ctr_crypt_avr
    .type lwcc_skinny64_64_ctr_crypt_avr, @function
lwcc_skinny64_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny64_64_ctr_crypt_avr_begin
    ret
.Llwcc_skinny64_64_ctr_crypt_avr_begin:
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
    brcc .Llwcc_skinny64_64_ctr_crypt_avr_group
    rjmp .Llwcc_skinny64_64_ctr_crypt_avr_rest
.Llwcc_skinny64_64_ctr_crypt_avr_group:
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
    subi r28, lo8(-(246))
    sbci r29, hi8(-(246))
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
    subi r28, lo8(-(-246))
    sbci r29, hi8(-(-246))
    ldd r7, Y+0
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
    subi r28, lo8(-(238))
    sbci r29, hi8(-(238))
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
    subi r28, lo8(-(-237))
    sbci r29, hi8(-(-237))
    ldd r5, Y+0
    eor r11, r5
    ; round 2 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+1
    eor r3, r5
    ldd r5, Y+2
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
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    adiw r28, 4
    ldi r16, 29
.Llwcc_skinny64_64_ctr_crypt_avr_round:
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
    brne .Llwcc_skinny64_64_ctr_crypt_avr_round
    subi r28, 120
    sbci r29, 0
    ; round 32 (skinny.dsl:60)
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
    ldd r8, Y+58
    eor r4, r8
    ldi r18, 32
    eor r5, r18
    mov r18, r19
    eor r18, r10
    andi r18, 240
    eor r19, r18
    eor r10, r18
    subi r28, lo8(-(239))
    sbci r29, hi8(-(239))
    ldd r8, Y+0
    eor r19, r8
    subi r28, lo8(-(-180))
    sbci r29, hi8(-(-180))
    ldd r8, Y+0
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
    subi r28, lo8(-(-59))
    sbci r29, hi8(-(-59))
    subi r22, 248
    sbci r23, 255
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_skinny64_64_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny64_64_ctr_crypt_avr_group
.Llwcc_skinny64_64_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny64_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny64_64_ctr_crypt_avr_end
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
.Llwcc_skinny64_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny64_64_ctr_crypt_avr_in
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
    rjmp .Llwcc_skinny64_64_ctr_crypt_avr_group
.Llwcc_skinny64_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_skinny64_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny64_64_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_skinny64_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny64_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny64_64_ctr_crypt_avr_end:
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
    .size lwcc_skinny64_64_ctr_crypt_avr, .-lwcc_skinny64_64_ctr_crypt_avr

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
.Ltable_byte_0:
    .byte 0x00, 0x10, 0x20, 0x30, 0x40, 0x50, 0x60, 0x70, 0x80, 0x90, 0xa0, 0xb0, 0xc0, 0xd0, 0xe0, 0xf0
    .byte 0x01, 0x11, 0x21, 0x31, 0x41, 0x51, 0x61, 0x71, 0x81, 0x91, 0xa1, 0xb1, 0xc1, 0xd1, 0xe1, 0xf1
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x03, 0x13, 0x23, 0x33, 0x43, 0x53, 0x63, 0x73, 0x83, 0x93, 0xa3, 0xb3, 0xc3, 0xd3, 0xe3, 0xf3
    .byte 0x04, 0x14, 0x24, 0x34, 0x44, 0x54, 0x64, 0x74, 0x84, 0x94, 0xa4, 0xb4, 0xc4, 0xd4, 0xe4, 0xf4
    .byte 0x05, 0x15, 0x25, 0x35, 0x45, 0x55, 0x65, 0x75, 0x85, 0x95, 0xa5, 0xb5, 0xc5, 0xd5, 0xe5, 0xf5
    .byte 0x06, 0x16, 0x26, 0x36, 0x46, 0x56, 0x66, 0x76, 0x86, 0x96, 0xa6, 0xb6, 0xc6, 0xd6, 0xe6, 0xf6
    .byte 0x07, 0x17, 0x27, 0x37, 0x47, 0x57, 0x67, 0x77, 0x87, 0x97, 0xa7, 0xb7, 0xc7, 0xd7, 0xe7, 0xf7
    .byte 0x08, 0x18, 0x28, 0x38, 0x48, 0x58, 0x68, 0x78, 0x88, 0x98, 0xa8, 0xb8, 0xc8, 0xd8, 0xe8, 0xf8
    .byte 0x09, 0x19, 0x29, 0x39, 0x49, 0x59, 0x69, 0x79, 0x89, 0x99, 0xa9, 0xb9, 0xc9, 0xd9, 0xe9, 0xf9
    .byte 0x0a, 0x1a, 0x2a, 0x3a, 0x4a, 0x5a, 0x6a, 0x7a, 0x8a, 0x9a, 0xaa, 0xba, 0xca, 0xda, 0xea, 0xfa
    .byte 0x0b, 0x1b, 0x2b, 0x3b, 0x4b, 0x5b, 0x6b, 0x7b, 0x8b, 0x9b, 0xab, 0xbb, 0xcb, 0xdb, 0xeb, 0xfb
    .byte 0x0c, 0x1c, 0x2c, 0x3c, 0x4c, 0x5c, 0x6c, 0x7c, 0x8c, 0x9c, 0xac, 0xbc, 0xcc, 0xdc, 0xec, 0xfc
    .byte 0x0d, 0x1d, 0x2d, 0x3d, 0x4d, 0x5d, 0x6d, 0x7d, 0x8d, 0x9d, 0xad, 0xbd, 0xcd, 0xdd, 0xed, 0xfd
    .byte 0x0e, 0x1e, 0x2e, 0x3e, 0x4e, 0x5e, 0x6e, 0x7e, 0x8e, 0x9e, 0xae, 0xbe, 0xce, 0xde, 0xee, 0xfe
    .byte 0x0f, 0x1f, 0x2f, 0x3f, 0x4f, 0x5f, 0x6f, 0x7f, 0x8f, 0x9f, 0xaf, 0xbf, 0xcf, 0xdf, 0xef, 0xff
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
.Ltable_byte_1:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01
    .byte 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04
    .byte 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05, 0x05
    .byte 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06
    .byte 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07
    .byte 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08
    .byte 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09, 0x09
    .byte 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a, 0x0a
    .byte 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b, 0x0b
    .byte 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c, 0x0c
    .byte 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d, 0x0d
    .byte 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e, 0x0e
    .byte 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f
    .balign 256
.Ltable_byte_2:
    .byte 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03
    .byte 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13, 0x13
    .byte 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23, 0x23
    .byte 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33, 0x33
    .byte 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43, 0x43
    .byte 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53, 0x53
    .byte 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63
    .byte 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73, 0x73
    .byte 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83, 0x83
    .byte 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93, 0x93
    .byte 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3, 0xa3
    .byte 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3, 0xb3
    .byte 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3, 0xc3
    .byte 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3, 0xd3
    .byte 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3, 0xe3
    .byte 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3, 0xf3
    .balign 256
.Ltable_byte_3:
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
    .byte 0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x82, 0x92, 0xa2, 0xb2, 0xc2, 0xd2, 0xe2, 0xf2
