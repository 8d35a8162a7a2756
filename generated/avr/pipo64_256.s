; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile pipo --set pipo64_256 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(fixed=true) complement(alike=true) rotate() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 71
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 32, nonce 4, rk 257, ctx 261, align 1, group 8, stack 71, code 5072, flash 5328, ram 589
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 256, ram 0: table_byte_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:726b85b4ecc382a7d7cf64f1647b77f78ef2ec80987c40274494951930c25e84

    .text

    .global lwcc_pipo64_256_key_setup_avr
    .type lwcc_pipo64_256_key_setup_avr, @function
lwcc_pipo64_256_key_setup_avr:
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
    ld r0, X+
    ldi r16, 1
    eor r0, r16
    std Z+0, r0
    adiw r26, 7
    ld r0, X+
    ldi r16, 2
    eor r0, r16
    adiw r26, 7
    ld r2, X
    ldi r16, 3
    eor r2, r16
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r3, X+
    ldi r16, 4
    eor r3, r16
    adiw r26, 7
    ld r4, X+
    ldi r16, 5
    eor r4, r16
    adiw r26, 7
    ld r5, X+
    ldi r16, 6
    eor r5, r16
    adiw r26, 7
    ld r6, X
    ldi r16, 7
    eor r6, r16
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r7, X+
    ldi r16, 8
    eor r7, r16
    adiw r26, 7
    ld r8, X+
    ldi r16, 9
    eor r8, r16
    adiw r26, 7
    ld r9, X+
    ldi r16, 10
    eor r9, r16
    adiw r26, 7
    ld r10, X
    ldi r16, 11
    eor r10, r16
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r11, X+
    ldi r16, 12
    eor r11, r16
    adiw r26, 7
    ld r12, X+
    ldi r16, 13
    eor r12, r16
    adiw r26, 7
    ld r13, X+
    ldi r16, 14
    eor r13, r16
    adiw r26, 7
    ld r14, X
    ldi r16, 15
    eor r14, r16
    subi r26, lo8(-(-24))
    sbci r27, hi8(-(-24))
    ld r15, X+
    ldi r16, 16
    eor r15, r16
    adiw r26, 7
    ld r16, X+
    ldi r17, 17
    eor r16, r17
    ld r17, X+
    ; round 1 (pipo.dsl:37)
    lsl r17
    adc r17, r1
    std Z+1, r17
    ld r18, X+
    swap r18
    std Z+2, r18
    ld r19, X+
    swap r19
    lsl r19
    adc r19, r1
    std Z+3, r19
    ld r20, X+
    lsl r20
    adc r20, r1
    lsl r20
    adc r20, r1
    std Z+4, r20
    ld r21, X+
    swap r21
    bst r21, 0
    lsr r21
    bld r21, 7
    std Z+5, r21
    ld r22, X+
    bst r22, 0
    lsr r22
    bld r22, 7
    std Z+6, r22
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r23, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+7, r23
    std Z+8, r0
    adiw r26, 1
    ld r24, X+
    ; round 2 (pipo.dsl:37)
    lsl r24
    adc r24, r1
    std Z+9, r24
    ld r25, X+
    swap r25
    std Z+10, r25
    std Y+14, r0
    ld r0, X+
    swap r0
    lsl r0
    adc r0, r1
    std Z+11, r0
    std Y+15, r16
    ld r16, X+
    lsl r16
    adc r16, r1
    lsl r16
    adc r16, r1
    std Z+12, r16
    std Y+16, r15
    ld r15, X+
    swap r15
    bst r15, 0
    lsr r15
    bld r15, 7
    std Z+13, r15
    std Y+17, r14
    ld r14, X+
    bst r14, 0
    lsr r14
    bld r14, 7
    std Z+14, r14
    std Y+18, r13
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r13, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+15, r13
    std Z+16, r2
    std Y+19, r2
    adiw r26, 1
    ld r2, X+
    ; round 3 (pipo.dsl:37)
    lsl r2
    adc r2, r1
    std Z+17, r2
    std Y+20, r12
    ld r12, X+
    swap r12
    std Z+18, r12
    std Y+21, r11
    ld r11, X+
    swap r11
    lsl r11
    adc r11, r1
    std Z+19, r11
    std Y+22, r10
    ld r10, X+
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    std Z+20, r10
    std Y+23, r9
    ld r9, X+
    swap r9
    bst r9, 0
    lsr r9
    bld r9, 7
    std Z+21, r9
    std Y+24, r8
    ld r8, X+
    bst r8, 0
    lsr r8
    bld r8, 7
    std Z+22, r8
    std Y+25, r7
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X
    lpm r7, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+23, r7
    std Z+24, r3
    std Y+26, r3
    subi r26, lo8(-(-30))
    sbci r27, hi8(-(-30))
    ld r3, X+
    ; round 4 (pipo.dsl:37)
    lsl r3
    adc r3, r1
    std Z+25, r3
    std Y+27, r3
    ld r3, X+
    swap r3
    std Z+26, r3
    std Y+28, r3
    ld r3, X+
    swap r3
    lsl r3
    adc r3, r1
    std Z+27, r3
    std Y+29, r3
    ld r3, X+
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    std Z+28, r3
    std Y+30, r3
    ld r3, X+
    swap r3
    bst r3, 0
    lsr r3
    bld r3, 7
    std Z+29, r3
    std Y+31, r3
    ld r3, X+
    bst r3, 0
    lsr r3
    bld r3, 7
    std Z+30, r3
    std Y+32, r3
    ldi r31, hi8(.Ltable_byte_0)
    ld r30, X+
    lpm r3, Z
    ldd r30, Y+5
    ldd r31, Y+5+1
    std Z+31, r3
    std Z+32, r4
    std Z+33, r17
    std Z+34, r18
    std Z+35, r19
    std Z+36, r20
    std Z+37, r21
    std Z+38, r22
    std Z+39, r23
    std Z+40, r5
    std Z+41, r24
    std Z+42, r25
    std Z+43, r0
    std Z+44, r16
    std Z+45, r15
    std Z+46, r14
    std Z+47, r13
    std Z+48, r6
    std Z+49, r2
    std Z+50, r12
    std Z+51, r11
    std Z+52, r10
    std Z+53, r9
    std Z+54, r8
    std Z+55, r7
    std Y+33, r4
    ldd r4, Y+25
    std Z+56, r4
    ldd r4, Y+27
    std Z+57, r4
    std Y+34, r5
    ldd r5, Y+28
    std Z+58, r5
    std Y+35, r6
    ldd r6, Y+29
    std Z+59, r6
    ldd r6, Y+30
    std Z+60, r6
    ldd r6, Y+31
    std Z+61, r6
    ldd r6, Y+32
    std Z+62, r6
    std Z+63, r3
    ldd r6, Y+24
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r6
    std Z+1, r17
    std Z+2, r18
    std Z+3, r19
    std Z+4, r20
    std Z+5, r21
    std Z+6, r22
    std Z+7, r23
    ldd r6, Y+23
    std Z+8, r6
    std Z+9, r24
    std Z+10, r25
    std Z+11, r0
    std Z+12, r16
    std Z+13, r15
    std Z+14, r14
    std Z+15, r13
    ldd r6, Y+22
    std Z+16, r6
    std Z+17, r2
    std Z+18, r12
    std Z+19, r11
    std Z+20, r10
    std Z+21, r9
    std Z+22, r8
    std Z+23, r7
    ldd r6, Y+21
    std Z+24, r6
    std Z+25, r4
    std Z+26, r5
    ldd r6, Y+29
    std Z+27, r6
    ldd r6, Y+30
    std Z+28, r6
    ldd r6, Y+31
    std Z+29, r6
    ldd r6, Y+32
    std Z+30, r6
    std Z+31, r3
    ldd r6, Y+20
    std Z+32, r6
    std Z+33, r17
    std Z+34, r18
    std Z+35, r19
    std Z+36, r20
    std Z+37, r21
    std Z+38, r22
    std Z+39, r23
    ldd r17, Y+18
    std Z+40, r17
    std Z+41, r24
    std Z+42, r25
    std Z+43, r0
    std Z+44, r16
    std Z+45, r15
    std Z+46, r14
    std Z+47, r13
    ldd r0, Y+17
    std Z+48, r0
    std Z+49, r2
    std Z+50, r12
    std Z+51, r11
    std Z+52, r10
    std Z+53, r9
    std Z+54, r8
    std Z+55, r7
    ldd r2, Y+16
    std Z+56, r2
    std Z+57, r4
    std Z+58, r5
    ldd r4, Y+29
    std Z+59, r4
    ldd r4, Y+30
    std Z+60, r4
    ldd r4, Y+31
    std Z+61, r4
    ldd r4, Y+32
    std Z+62, r4
    std Z+63, r3
    adiw r26, 7
    ld r3, X
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+1, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+2, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+3, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+4, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+5, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+6, r3
    ldd r3, Y+15
    std Z+7, r3
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X
    std Z+8, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+9, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+10, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+11, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+12, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X
    std Z+13, r3
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r3, X+
    std Z+14, r3
    std Z+15, r2
    adiw r26, 29
    ld r2, X
    std Z+16, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+17, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+18, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+19, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+20, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+21, r2
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r2, X
    std Z+22, r2
    std Z+23, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+24, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+25, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+26, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+27, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+28, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+29, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+30, r0
    std Z+31, r17
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+32, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+33, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+34, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+35, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+36, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+37, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+38, r0
    std Z+39, r6
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+40, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+41, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+42, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+43, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+44, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+45, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    std Z+46, r0
    ldd r0, Y+21
    std Z+47, r0
    adiw r26, 29
    ld r0, X
    std Z+48, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+49, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+50, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+51, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+52, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+53, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+54, r0
    ldd r0, Y+22
    std Z+55, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+56, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+57, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+58, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+59, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+60, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+61, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+62, r0
    ldd r0, Y+23
    std Z+63, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+1, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+2, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+3, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+4, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+5, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+6, r0
    ldd r0, Y+24
    std Z+7, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+8, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+9, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+10, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+11, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+12, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+13, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    std Z+14, r0
    ldd r0, Y+25
    std Z+15, r0
    adiw r26, 29
    ld r0, X
    std Z+16, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+17, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+18, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+19, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+20, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+21, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+22, r0
    ldd r0, Y+35
    std Z+23, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+24, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+25, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+26, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+27, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+28, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+29, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+30, r0
    ldd r0, Y+34
    std Z+31, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+32, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+33, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+34, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+35, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+36, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+37, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+38, r0
    ldd r0, Y+33
    std Z+39, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+40, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+41, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+42, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+43, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+44, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+45, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X+
    std Z+46, r0
    ldd r0, Y+26
    std Z+47, r0
    adiw r26, 29
    ld r0, X
    std Z+48, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+49, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+50, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+51, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+52, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+53, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+54, r0
    ldd r0, Y+19
    std Z+55, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+56, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+57, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+58, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+59, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+60, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+61, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+62, r0
    ldd r0, Y+14
    std Z+63, r0
    subi r26, lo8(-(-17))
    sbci r27, hi8(-(-17))
    ld r0, X
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    movw r30, r28
    adiw r30, 1
    ldi r24, 45
    ldi r25, 0
.Llwcc_pipo64_256_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_pipo64_256_key_setup_avr_wipe
    adiw r28, 45
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
    .size lwcc_pipo64_256_key_setup_avr, .-lwcc_pipo64_256_key_setup_avr

    .global lwcc_pipo64_256_ecb_encrypt_avr
    .type lwcc_pipo64_256_ecb_encrypt_avr, @function
lwcc_pipo64_256_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_256_ecb_encrypt_avr_begin
    ret
.Llwcc_pipo64_256_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_256_ecb_encrypt_avr_group:
    ld r7, X+
    subi r28, lo8(-(256))
    sbci r29, hi8(-(256))
    ldd r0, Y+0
    eor r7, r0
    ld r6, X+
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r0, Y+6
    eor r6, r0
    ld r8, X+
    ldd r0, Y+5
    eor r8, r0
    ld r4, X+
    ldd r0, Y+4
    eor r4, r0
    ld r5, X+
    ldd r0, Y+3
    eor r5, r0
    ld r3, X+
    ldd r0, Y+2
    eor r3, r0
    ld r2, X+
    ldd r0, Y+1
    eor r2, r0
    ld r0, X+
    ldd r9, Y+0
    eor r0, r9
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    ldi r16, 4
.Llwcc_pipo64_256_ecb_encrypt_avr_round:
    ; round 1 (pipo.dsl:36)
    mov r9, r0
    and r9, r2
    eor r3, r9
    eor r2, r4
    mov r9, r4
    and r9, r3
    eor r5, r9
    eor r0, r5
    mov r9, r5
    or r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r3
    and r9, r2
    eor r5, r9
    mov r9, r6
    and r9, r7
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r7, r9
    eor r5, r7
    mov r9, r8
    or r9, r7
    eor r6, r9
    eor r0, r6
    com r8
    eor r4, r8
    mov r9, r0
    and r9, r3
    eor r2, r9
    mov r9, r0
    eor r9, r2
    eor r8, r9
    ldd r10, Y+2
    eor r8, r10
    ldd r10, Y+0
    eor r0, r10
    swap r8
    mov r10, r5
    or r10, r4
    eor r2, r10
    mov r10, r4
    eor r10, r3
    and r9, r10
    eor r7, r10
    eor r9, r5
    eor r6, r9
    ldd r9, Y+1
    eor r7, r9
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r9, Y+6
    eor r4, r9
    ldd r9, Y+7
    eor r6, r9
    lsl r6
    adc r6, r1
    lsl r4
    adc r4, r1
    lsl r6
    adc r6, r1
    mov r9, r2
    or r9, r5
    eor r3, r9
    ldd r9, Y+3
    eor r2, r9
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    ldd r9, Y+5
    eor r5, r9
    swap r5
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+4
    eor r30, r3
    lpm r3, Z
    lsl r5
    adc r5, r1
    ; round 2 (pipo.dsl:36)
    mov r9, r6
    and r9, r4
    eor r5, r9
    eor r4, r2
    mov r9, r2
    and r9, r5
    eor r3, r9
    eor r6, r3
    mov r9, r3
    or r9, r5
    eor r2, r9
    eor r5, r6
    mov r9, r5
    and r9, r4
    eor r3, r9
    mov r9, r7
    and r9, r0
    eor r8, r9
    mov r9, r8
    or r9, r7
    eor r0, r9
    eor r3, r0
    mov r9, r8
    or r9, r0
    eor r7, r9
    eor r6, r7
    com r8
    eor r2, r8
    mov r9, r6
    and r9, r5
    eor r4, r9
    mov r9, r6
    eor r9, r4
    eor r8, r9
    ldd r10, Y+10
    eor r8, r10
    ldd r10, Y+8
    eor r6, r10
    swap r8
    mov r10, r3
    or r10, r2
    eor r4, r10
    mov r10, r2
    eor r10, r5
    and r9, r10
    eor r0, r10
    eor r9, r3
    eor r7, r9
    ldd r9, Y+9
    eor r0, r9
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r9, Y+14
    eor r2, r9
    ldd r9, Y+15
    eor r7, r9
    lsl r7
    adc r7, r1
    lsl r2
    adc r2, r1
    lsl r7
    adc r7, r1
    mov r9, r4
    or r9, r3
    eor r5, r9
    ldd r9, Y+11
    eor r4, r9
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r9, Y+13
    eor r3, r9
    swap r3
    ldd r30, Y+12
    eor r30, r5
    lpm r5, Z
    lsl r3
    adc r3, r1
    ; round 3 (pipo.dsl:36)
    mov r9, r7
    and r9, r2
    eor r3, r9
    eor r2, r4
    mov r9, r4
    and r9, r3
    eor r5, r9
    eor r7, r5
    mov r9, r5
    or r9, r3
    eor r4, r9
    eor r3, r7
    mov r9, r3
    and r9, r2
    eor r5, r9
    mov r9, r0
    and r9, r6
    eor r8, r9
    mov r9, r8
    or r9, r0
    eor r6, r9
    eor r5, r6
    mov r9, r8
    or r9, r6
    eor r0, r9
    eor r7, r0
    com r8
    eor r4, r8
    mov r9, r7
    and r9, r3
    eor r2, r9
    mov r9, r7
    eor r9, r2
    eor r8, r9
    ldd r10, Y+18
    eor r8, r10
    ldd r10, Y+16
    eor r7, r10
    swap r8
    mov r10, r5
    or r10, r4
    eor r2, r10
    mov r10, r4
    eor r10, r3
    and r9, r10
    eor r6, r10
    eor r9, r5
    eor r0, r9
    ldd r9, Y+17
    eor r6, r9
    bst r6, 0
    lsr r6
    bld r6, 7
    ldd r9, Y+22
    eor r4, r9
    ldd r9, Y+23
    eor r0, r9
    lsl r0
    adc r0, r1
    lsl r4
    adc r4, r1
    lsl r0
    adc r0, r1
    mov r9, r2
    or r9, r5
    eor r3, r9
    ldd r9, Y+19
    eor r2, r9
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    ldd r9, Y+21
    eor r5, r9
    swap r5
    ldd r30, Y+20
    eor r30, r3
    lpm r3, Z
    lsl r5
    adc r5, r1
    ; round 4 (pipo.dsl:36)
    mov r9, r0
    and r9, r4
    eor r5, r9
    eor r4, r2
    mov r9, r2
    and r9, r5
    eor r3, r9
    eor r0, r3
    mov r9, r3
    or r9, r5
    eor r2, r9
    eor r5, r0
    mov r9, r5
    and r9, r4
    eor r3, r9
    mov r9, r6
    and r9, r7
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r7, r9
    eor r3, r7
    mov r9, r8
    or r9, r7
    eor r6, r9
    eor r0, r6
    com r8
    eor r2, r8
    mov r9, r0
    and r9, r5
    eor r4, r9
    mov r9, r0
    eor r9, r4
    eor r8, r9
    ldd r10, Y+24
    eor r0, r10
    ldd r10, Y+26
    eor r8, r10
    swap r8
    mov r10, r3
    or r10, r2
    eor r4, r10
    mov r10, r2
    eor r10, r5
    and r9, r10
    eor r7, r10
    eor r9, r3
    eor r6, r9
    ldd r9, Y+25
    eor r7, r9
    bst r7, 0
    lsr r7
    bld r7, 7
    ldd r9, Y+30
    eor r2, r9
    lsl r2
    adc r2, r1
    ldd r9, Y+31
    eor r6, r9
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r9, r4
    or r9, r3
    eor r5, r9
    ldd r9, Y+27
    eor r4, r9
    swap r4
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r30, Y+28
    eor r30, r5
    lpm r5, Z
    ldd r9, Y+29
    eor r3, r9
    swap r3
    lsl r3
    adc r3, r1
    mov r9, r0
    mov r0, r6
    mov r6, r7
    mov r7, r9
    adiw r28, 32
    dec r16
    breq .Llwcc_pipo64_256_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_256_ecb_encrypt_avr_round
.Llwcc_pipo64_256_ecb_encrypt_avr_rounds_done:
    subi r28, 128
    sbci r29, 0
    ; round 17 (pipo.dsl:36)
    mov r9, r0
    and r9, r2
    eor r3, r9
    eor r2, r4
    mov r9, r4
    and r9, r3
    eor r5, r9
    eor r0, r5
    mov r9, r5
    or r9, r3
    eor r4, r9
    eor r3, r0
    mov r9, r3
    and r9, r2
    eor r5, r9
    mov r9, r6
    and r9, r7
    eor r8, r9
    mov r9, r8
    or r9, r6
    eor r7, r9
    eor r5, r7
    mov r9, r8
    or r9, r7
    eor r6, r9
    eor r0, r6
    com r8
    eor r4, r8
    mov r9, r0
    and r9, r3
    eor r2, r9
    mov r9, r0
    eor r9, r2
    eor r8, r9
    subi r28, lo8(-(135))
    sbci r29, hi8(-(135))
    ldd r10, Y+0
    eor r0, r10
    movw r30, r22
    std Z+0, r0
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r0, Y+1
    eor r8, r0
    swap r8
    mov r0, r5
    or r0, r4
    eor r2, r0
    mov r0, r4
    eor r0, r3
    and r9, r0
    eor r7, r0
    eor r9, r5
    eor r6, r9
    ldd r0, Y+0
    eor r7, r0
    bst r7, 0
    lsr r7
    bld r7, 7
    std Z+1, r7
    std Z+2, r8
    ldd r0, Y+5
    eor r4, r0
    lsl r4
    adc r4, r1
    ldd r0, Y+6
    eor r6, r0
    lsl r6
    adc r6, r1
    lsl r6
    adc r6, r1
    mov r0, r2
    or r0, r5
    eor r3, r0
    ldd r0, Y+2
    eor r2, r0
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    std Z+3, r2
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+3
    eor r30, r3
    lpm r0, Z
    movw r30, r22
    std Z+4, r0
    ldd r0, Y+4
    eor r5, r0
    swap r5
    lsl r5
    adc r5, r1
    std Z+5, r5
    std Z+6, r4
    std Z+7, r6
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_pipo64_256_ecb_encrypt_avr_end
    rjmp .Llwcc_pipo64_256_ecb_encrypt_avr_group
.Llwcc_pipo64_256_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_pipo64_256_ecb_encrypt_avr, .-lwcc_pipo64_256_ecb_encrypt_avr

    .global lwcc_pipo64_256_ecb_decrypt_avr
    .type lwcc_pipo64_256_ecb_decrypt_avr, @function
lwcc_pipo64_256_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_256_ecb_decrypt_avr_begin
    ret
.Llwcc_pipo64_256_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r15
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_pipo64_256_ecb_decrypt_avr_group:
    ld r15, X+
    ld r17, X+
    ld r18, X+
    ld r4, X+
    ld r19, X+
    ld r20, X+
    ld r5, X+
    ld r21, X+
    subi r28, 128
    sbci r29, 255
    ldi r16, 4
.Llwcc_pipo64_256_ecb_decrypt_avr_round:
    ; round 17 (pipo.dsl:38)
    ldd r2, Y+1
    eor r5, r2
    ldd r2, Y+2
    eor r20, r2
    ldd r2, Y+3
    eor r19, r2
    ldd r2, Y+4
    eor r4, r2
    ldd r2, Y+5
    eor r18, r2
    ldd r2, Y+6
    eor r17, r2
    swap r20
    lsl r19
    adc r19, r1
    swap r4
    ldd r2, Y+7
    eor r15, r2
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+0
    eor r30, r21
    lpm r21, Z
    bst r5, 0
    lsr r5
    bld r5, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    lsl r4
    adc r4, r1
    lsl r19
    adc r19, r1
    swap r18
    lsl r17
    adc r17, r1
    movw r2, r4 ; r3, r5
    or r2, r20
    eor r19, r2
    mov r2, r20
    or r2, r5
    eor r4, r2
    mov r2, r15
    eor r2, r4
    eor r18, r2
    eor r3, r19
    and r2, r3
    eor r17, r3
    eor r2, r20
    eor r21, r2
    eor r5, r18
    com r18
    eor r20, r17
    mov r2, r15
    and r2, r19
    eor r4, r2
    eor r15, r21
    mov r2, r18
    or r2, r17
    eor r21, r2
    mov r2, r18
    or r2, r21
    eor r17, r2
    mov r2, r21
    and r2, r17
    eor r18, r2
    ; round 16 (pipo.dsl:38)
    ldd r2, Y+13
    eor r18, r2
    ldd r2, Y+14
    eor r21, r2
    ldd r2, Y+15
    eor r17, r2
    swap r18
    lsl r21
    adc r21, r1
    ; round 17 (pipo.dsl:36)
    mov r2, r19
    and r2, r4
    eor r20, r2
    eor r19, r15
    eor r15, r20
    mov r2, r20
    or r2, r19
    eor r5, r2
    eor r4, r5
    mov r2, r5
    and r2, r19
    eor r20, r2
    ; round 16 (pipo.dsl:38)
    ldd r2, Y+11
    eor r20, r2
    ldd r2, Y+12
    eor r5, r2
    lsl r20
    adc r20, r1
    swap r5
    lsl r20
    adc r20, r1
    lsl r5
    adc r5, r1
    ; round 17 (pipo.dsl:36)
    mov r2, r15
    and r2, r4
    eor r19, r2
    ; round 16 (pipo.dsl:38)
    ldd r2, Y+9
    eor r4, r2
    ldd r2, Y+10
    eor r19, r2
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r30, Y+8
    eor r30, r15
    lpm r15, Z
    mov r2, r5
    or r2, r19
    eor r20, r2
    mov r2, r19
    or r2, r4
    eor r5, r2
    mov r2, r17
    eor r2, r5
    eor r18, r2
    mov r3, r4
    eor r3, r20
    and r2, r3
    eor r21, r3
    eor r2, r19
    eor r15, r2
    eor r4, r18
    com r18
    eor r19, r21
    mov r2, r17
    and r2, r20
    eor r5, r2
    eor r17, r15
    mov r2, r18
    or r2, r21
    eor r15, r2
    mov r2, r18
    or r2, r15
    eor r21, r2
    mov r2, r15
    and r2, r21
    eor r18, r2
    ; round 15 (pipo.dsl:38)
    ldd r2, Y+21
    eor r18, r2
    ldd r2, Y+22
    eor r15, r2
    ldd r2, Y+23
    eor r21, r2
    swap r18
    lsl r15
    adc r15, r1
    ; round 16 (pipo.dsl:36)
    mov r2, r20
    and r2, r5
    eor r19, r2
    eor r20, r17
    eor r17, r19
    mov r2, r19
    or r2, r20
    eor r4, r2
    eor r5, r4
    mov r2, r4
    and r2, r20
    eor r19, r2
    ; round 15 (pipo.dsl:38)
    ldd r2, Y+19
    eor r19, r2
    ldd r2, Y+20
    eor r4, r2
    lsl r19
    adc r19, r1
    swap r4
    lsl r19
    adc r19, r1
    lsl r4
    adc r4, r1
    ; round 16 (pipo.dsl:36)
    mov r2, r17
    and r2, r5
    eor r20, r2
    ; round 15 (pipo.dsl:38)
    ldd r2, Y+17
    eor r5, r2
    ldd r2, Y+18
    eor r20, r2
    swap r20
    bst r20, 0
    lsr r20
    bld r20, 7
    bst r5, 0
    lsr r5
    bld r5, 7
    ldd r30, Y+16
    eor r30, r17
    lpm r17, Z
    movw r2, r4 ; r3, r5
    or r2, r20
    eor r19, r2
    mov r2, r20
    or r2, r5
    eor r4, r2
    mov r2, r21
    eor r2, r4
    eor r18, r2
    eor r3, r19
    and r2, r3
    eor r15, r3
    eor r2, r20
    eor r17, r2
    eor r5, r18
    com r18
    eor r20, r15
    mov r2, r21
    and r2, r19
    eor r4, r2
    eor r21, r17
    mov r2, r18
    or r2, r15
    eor r17, r2
    mov r2, r18
    or r2, r17
    eor r15, r2
    mov r2, r17
    and r2, r15
    eor r18, r2
    ; round 14 (pipo.dsl:38)
    ldd r2, Y+29
    eor r18, r2
    ldd r2, Y+30
    eor r17, r2
    ldd r2, Y+31
    eor r15, r2
    swap r18
    lsl r17
    adc r17, r1
    ; round 15 (pipo.dsl:36)
    mov r2, r19
    and r2, r4
    eor r20, r2
    eor r19, r21
    eor r21, r20
    mov r2, r20
    or r2, r19
    eor r5, r2
    eor r4, r5
    mov r2, r5
    and r2, r19
    eor r20, r2
    ; round 14 (pipo.dsl:38)
    ldd r2, Y+27
    eor r20, r2
    ldd r2, Y+28
    eor r5, r2
    lsl r20
    adc r20, r1
    swap r5
    lsl r20
    adc r20, r1
    lsl r5
    adc r5, r1
    ; round 15 (pipo.dsl:36)
    mov r2, r21
    and r2, r4
    eor r19, r2
    ; round 14 (pipo.dsl:38)
    ldd r2, Y+25
    eor r4, r2
    ldd r2, Y+26
    eor r19, r2
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r4, 0
    lsr r4
    bld r4, 7
    ldd r30, Y+24
    eor r30, r21
    lpm r21, Z
    mov r2, r5
    or r2, r19
    eor r20, r2
    mov r2, r19
    or r2, r4
    eor r5, r2
    mov r2, r15
    eor r2, r5
    eor r18, r2
    mov r3, r4
    eor r3, r20
    and r2, r3
    eor r17, r3
    eor r2, r19
    eor r21, r2
    eor r4, r18
    com r18
    eor r19, r17
    mov r2, r15
    and r2, r20
    eor r5, r2
    eor r15, r21
    mov r2, r18
    or r2, r17
    eor r21, r2
    mov r2, r18
    or r2, r21
    eor r17, r2
    mov r2, r21
    and r2, r17
    eor r18, r2
    mov r2, r20
    and r2, r5
    eor r19, r2
    eor r20, r15
    eor r15, r19
    mov r2, r19
    or r2, r20
    eor r4, r2
    eor r5, r4
    mov r2, r4
    and r2, r20
    eor r19, r2
    mov r2, r15
    and r2, r5
    eor r20, r2
    mov r2, r21
    mov r21, r15
    mov r15, r17
    mov r17, r2
    adiw r28, 32
    dec r16
    breq .Llwcc_pipo64_256_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_pipo64_256_ecb_decrypt_avr_round
.Llwcc_pipo64_256_ecb_decrypt_avr_rounds_done:
    subi r28, 0
    sbci r29, 1
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    ; round 1 (pipo.dsl:38)
    ldd r2, Y+0
    eor r5, r2
    ldd r2, Y+1
    eor r20, r2
    ldd r2, Y+2
    eor r19, r2
    ldd r2, Y+3
    eor r4, r2
    ldd r2, Y+4
    eor r18, r2
    ldd r2, Y+5
    eor r17, r2
    swap r20
    lsl r19
    adc r19, r1
    swap r4
    subi r28, lo8(-(-129))
    sbci r29, hi8(-(-129))
    ldd r2, Y+0
    eor r15, r2
    ldi r31, hi8(.Ltable_byte_0)
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r30, Y+0
    eor r30, r21
    lpm r21, Z
    bst r5, 0
    lsr r5
    bld r5, 7
    bst r20, 0
    lsr r20
    bld r20, 7
    lsl r4
    adc r4, r1
    lsl r19
    adc r19, r1
    swap r18
    lsl r17
    adc r17, r1
    movw r2, r4 ; r3, r5
    or r2, r20
    eor r19, r2
    mov r2, r20
    or r2, r5
    eor r4, r2
    mov r2, r15
    eor r2, r4
    eor r18, r2
    eor r3, r19
    and r2, r3
    eor r17, r3
    eor r2, r20
    eor r21, r2
    eor r5, r18
    com r18
    eor r20, r17
    mov r2, r15
    and r2, r19
    eor r4, r2
    eor r15, r21
    mov r2, r18
    or r2, r17
    eor r21, r2
    mov r2, r18
    or r2, r21
    eor r17, r2
    mov r2, r21
    and r2, r17
    eor r18, r2
    ldd r2, Y+13
    eor r18, r2
    ldd r2, Y+14
    eor r21, r2
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r2, Y+0
    eor r17, r2
    movw r30, r22
    std Z+0, r17
    std Z+1, r21
    std Z+2, r18
    mov r21, r19
    and r21, r4
    eor r20, r21
    eor r19, r15
    eor r15, r20
    mov r21, r20
    or r21, r19
    eor r5, r21
    eor r4, r5
    mov r21, r5
    and r21, r19
    eor r20, r21
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r21, Y+3
    eor r20, r21
    ldd r21, Y+4
    eor r5, r21
    std Z+3, r5
    std Z+4, r20
    mov r21, r15
    and r21, r4
    eor r19, r21
    ldd r21, Y+0
    eor r15, r21
    ldd r21, Y+1
    eor r4, r21
    ldd r21, Y+2
    eor r19, r21
    std Z+5, r19
    std Z+6, r4
    std Z+7, r15
    subi r28, lo8(-(-136))
    sbci r29, hi8(-(-136))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_pipo64_256_ecb_decrypt_avr_end
    rjmp .Llwcc_pipo64_256_ecb_decrypt_avr_group
.Llwcc_pipo64_256_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
    pop r15
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_pipo64_256_ecb_decrypt_avr, .-lwcc_pipo64_256_ecb_decrypt_avr

    .global lwcc_pipo64_256_ctr_init_avr
    .type lwcc_pipo64_256_ctr_init_avr, @function
lwcc_pipo64_256_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_pipo64_256_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_pipo64_256_ctr_nonce_avr
    .size lwcc_pipo64_256_ctr_init_avr, .-lwcc_pipo64_256_ctr_init_avr

    .global lwcc_pipo64_256_ctr_nonce_avr
    .type lwcc_pipo64_256_ctr_nonce_avr, @function
lwcc_pipo64_256_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    movw r26, r22
    movw r30, r24
    subi r30, lo8(-(256))
    sbci r31, hi8(-(256))
    ldd r0, Z+0
    ld r2, X+
    eor r2, r0
    subi r30, lo8(-(-116))
    sbci r31, hi8(-(-116))
    ldd r0, Z+2
    ld r3, X+
    eor r3, r0
    ldd r0, Z+1
    ld r4, X+
    eor r4, r0
    ldd r0, Z+0
    ld r5, X
    eor r5, r0
    ; round 1 (pipo.dsl:36)
    mov r0, r3
    and r0, r2
    eor r4, r0
    mov r0, r4
    or r0, r3
    eor r2, r0
    mov r0, r4
    or r0, r2
    eor r3, r0
    com r4
    subi r30, lo8(-(117))
    sbci r31, hi8(-(117))
    std Z+0, r5
    std Z+1, r3
    std Z+2, r4
    std Z+3, r2
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_pipo64_256_ctr_nonce_avr, .-lwcc_pipo64_256_ctr_nonce_avr

    .global lwcc_pipo64_256_ctr_crypt_avr
    .type lwcc_pipo64_256_ctr_crypt_avr, @function
lwcc_pipo64_256_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_pipo64_256_ctr_crypt_avr_begin
    ret
.Llwcc_pipo64_256_ctr_crypt_avr_begin:
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
    push r16
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
    brcc .Llwcc_pipo64_256_ctr_crypt_avr_group
    rjmp .Llwcc_pipo64_256_ctr_crypt_avr_rest
.Llwcc_pipo64_256_ctr_crypt_avr_group:
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    ldd r8, Y+1
    eor r8, r3
    ldd r11, Y+0
    eor r11, r2
    ldd r7, Y+3
    eor r7, r5
    ldd r0, Y+2
    eor r0, r4
    ; round 1 (pipo.dsl:36)
    mov r9, r11
    and r9, r8
    eor r0, r9
    subi r28, lo8(-(121))
    sbci r29, hi8(-(121))
    ldd r10, Y+0
    eor r8, r10
    mov r6, r10
    and r6, r0
    eor r7, r6
    eor r11, r7
    mov r6, r7
    or r6, r0
    eor r10, r6
    eor r0, r11
    mov r6, r0
    and r6, r8
    eor r7, r6
    ldd r13, Y+1
    eor r11, r13
    mov r6, r11
    and r6, r0
    eor r8, r6
    mov r6, r11
    eor r6, r8
    subi r28, lo8(-(-257))
    sbci r29, hi8(-(-257))
    ldd r12, Y+0
    eor r11, r12
    subi r28, lo8(-(259))
    sbci r29, hi8(-(259))
    ldd r12, Y+0
    eor r10, r12
    eor r12, r6
    subi r28, lo8(-(-257))
    sbci r29, hi8(-(-257))
    ldd r9, Y+0
    eor r12, r9
    swap r12
    mov r9, r10
    eor r9, r0
    and r6, r9
    subi r28, lo8(-(258))
    sbci r29, hi8(-(258))
    ldd r14, Y+0
    eor r7, r14
    eor r14, r9
    eor r6, r7
    eor r13, r6
    subi r28, lo8(-(-259))
    sbci r29, hi8(-(-259))
    ldd r6, Y+0
    eor r14, r6
    bst r14, 0
    lsr r14
    bld r14, 7
    ldd r6, Y+6
    eor r13, r6
    lsl r13
    adc r13, r1
    lsl r13
    adc r13, r1
    mov r6, r7
    or r6, r10
    eor r8, r6
    ldd r6, Y+5
    eor r10, r6
    lsl r10
    adc r10, r1
    mov r6, r8
    or r6, r7
    eor r0, r6
    ldd r6, Y+2
    eor r8, r6
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+3
    eor r30, r0
    lpm r9, Z
    ldd r0, Y+4
    eor r7, r0
    swap r7
    lsl r7
    adc r7, r1
    mov r6, r10
    mov r0, r13
    mov r10, r14
    subi r28, lo8(-(-1))
    sbci r29, hi8(-(-1))
    subi r28, 159
    sbci r29, 255
    ldi r16, 4
.Llwcc_pipo64_256_ctr_crypt_avr_round:
    ; round 2 (pipo.dsl:36)
    mov r13, r0
    and r13, r6
    eor r7, r13
    eor r6, r8
    mov r13, r8
    and r13, r7
    eor r9, r13
    eor r0, r9
    mov r13, r9
    or r13, r7
    eor r8, r13
    eor r7, r0
    mov r13, r7
    and r13, r6
    eor r9, r13
    mov r13, r10
    and r13, r11
    eor r12, r13
    mov r13, r12
    or r13, r10
    eor r11, r13
    eor r9, r11
    mov r13, r12
    or r13, r11
    eor r10, r13
    eor r0, r10
    com r12
    eor r8, r12
    mov r13, r0
    and r13, r7
    eor r6, r13
    mov r13, r0
    eor r13, r6
    eor r12, r13
    ldd r14, Y+9
    eor r12, r14
    subi r28, lo8(-(158))
    sbci r29, hi8(-(158))
    ldd r14, Y+0
    eor r0, r14
    swap r12
    mov r14, r9
    or r14, r8
    eor r6, r14
    mov r14, r8
    eor r14, r7
    and r13, r14
    eor r11, r14
    eor r13, r9
    eor r10, r13
    subi r28, lo8(-(-150))
    sbci r29, hi8(-(-150))
    ldd r13, Y+0
    eor r11, r13
    bst r11, 0
    lsr r11
    bld r11, 7
    ldd r13, Y+5
    eor r8, r13
    ldd r13, Y+6
    eor r10, r13
    lsl r10
    adc r10, r1
    lsl r8
    adc r8, r1
    lsl r10
    adc r10, r1
    mov r13, r6
    or r13, r9
    eor r7, r13
    ldd r13, Y+2
    eor r6, r13
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    ldd r13, Y+4
    eor r9, r13
    swap r9
    ldi r31, hi8(.Ltable_byte_0)
    ldd r30, Y+3
    eor r30, r7
    lpm r7, Z
    lsl r9
    adc r9, r1
    ; round 3 (pipo.dsl:36)
    mov r13, r10
    and r13, r8
    eor r9, r13
    eor r8, r6
    mov r13, r6
    and r13, r9
    eor r7, r13
    eor r10, r7
    mov r13, r7
    or r13, r9
    eor r6, r13
    eor r9, r10
    mov r13, r9
    and r13, r8
    eor r7, r13
    mov r13, r11
    and r13, r0
    eor r12, r13
    mov r13, r12
    or r13, r11
    eor r0, r13
    eor r7, r0
    mov r13, r12
    or r13, r0
    eor r11, r13
    eor r10, r11
    com r12
    eor r6, r12
    mov r13, r10
    and r13, r9
    eor r8, r13
    mov r13, r10
    eor r13, r8
    eor r12, r13
    ldd r14, Y+9
    eor r12, r14
    subi r28, lo8(-(142))
    sbci r29, hi8(-(142))
    ldd r14, Y+0
    eor r10, r14
    swap r12
    mov r14, r7
    or r14, r6
    eor r8, r14
    mov r14, r6
    eor r14, r9
    and r13, r14
    eor r0, r14
    eor r13, r7
    eor r11, r13
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r13, Y+0
    eor r0, r13
    bst r0, 0
    lsr r0
    bld r0, 7
    ldd r13, Y+5
    eor r6, r13
    ldd r13, Y+6
    eor r11, r13
    lsl r11
    adc r11, r1
    lsl r6
    adc r6, r1
    lsl r11
    adc r11, r1
    mov r13, r8
    or r13, r7
    eor r9, r13
    ldd r13, Y+2
    eor r8, r13
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    ldd r13, Y+4
    eor r7, r13
    swap r7
    ldd r30, Y+3
    eor r30, r9
    lpm r9, Z
    lsl r7
    adc r7, r1
    ; round 4 (pipo.dsl:36)
    mov r13, r11
    and r13, r6
    eor r7, r13
    eor r6, r8
    mov r13, r8
    and r13, r7
    eor r9, r13
    eor r11, r9
    mov r13, r9
    or r13, r7
    eor r8, r13
    eor r7, r11
    mov r13, r7
    and r13, r6
    eor r9, r13
    mov r13, r0
    and r13, r10
    eor r12, r13
    mov r13, r12
    or r13, r0
    eor r10, r13
    eor r9, r10
    mov r13, r12
    or r13, r10
    eor r0, r13
    eor r11, r0
    com r12
    eor r8, r12
    mov r13, r11
    and r13, r7
    eor r6, r13
    mov r13, r11
    eor r13, r6
    eor r12, r13
    ldd r14, Y+9
    eor r12, r14
    subi r28, lo8(-(126))
    sbci r29, hi8(-(126))
    ldd r14, Y+0
    eor r11, r14
    swap r12
    mov r14, r9
    or r14, r8
    eor r6, r14
    mov r14, r8
    eor r14, r7
    and r13, r14
    eor r10, r14
    eor r13, r9
    eor r0, r13
    subi r28, lo8(-(-118))
    sbci r29, hi8(-(-118))
    ldd r13, Y+0
    eor r10, r13
    bst r10, 0
    lsr r10
    bld r10, 7
    ldd r13, Y+5
    eor r8, r13
    ldd r13, Y+6
    eor r0, r13
    lsl r0
    adc r0, r1
    lsl r8
    adc r8, r1
    lsl r0
    adc r0, r1
    mov r13, r6
    or r13, r9
    eor r7, r13
    ldd r13, Y+2
    eor r6, r13
    swap r6
    bst r6, 0
    lsr r6
    bld r6, 7
    ldd r13, Y+4
    eor r9, r13
    swap r9
    ldd r30, Y+3
    eor r30, r7
    lpm r7, Z
    lsl r9
    adc r9, r1
    ; round 5 (pipo.dsl:36)
    mov r13, r0
    and r13, r8
    eor r9, r13
    eor r8, r6
    mov r13, r6
    and r13, r9
    eor r7, r13
    eor r0, r7
    mov r13, r7
    or r13, r9
    eor r6, r13
    eor r9, r0
    mov r13, r9
    and r13, r8
    eor r7, r13
    mov r13, r10
    and r13, r11
    eor r12, r13
    mov r13, r12
    or r13, r10
    eor r11, r13
    eor r7, r11
    mov r13, r12
    or r13, r11
    eor r10, r13
    eor r0, r10
    com r12
    eor r6, r12
    mov r13, r0
    and r13, r9
    eor r8, r13
    mov r13, r0
    eor r13, r8
    eor r12, r13
    subi r28, lo8(-(110))
    sbci r29, hi8(-(110))
    ldd r14, Y+0
    eor r0, r14
    subi r28, lo8(-(-134))
    sbci r29, hi8(-(-134))
    ldd r14, Y+1
    eor r12, r14
    swap r12
    mov r14, r7
    or r14, r6
    eor r8, r14
    mov r14, r6
    eor r14, r9
    and r13, r14
    eor r11, r14
    eor r13, r7
    eor r10, r13
    ldd r13, Y+0
    eor r11, r13
    bst r11, 0
    lsr r11
    bld r11, 7
    ldd r13, Y+5
    eor r6, r13
    lsl r6
    adc r6, r1
    ldd r13, Y+6
    eor r10, r13
    lsl r10
    adc r10, r1
    lsl r10
    adc r10, r1
    mov r13, r8
    or r13, r7
    eor r9, r13
    ldd r13, Y+2
    eor r8, r13
    swap r8
    bst r8, 0
    lsr r8
    bld r8, 7
    ldd r30, Y+3
    eor r30, r9
    lpm r9, Z
    ldd r13, Y+4
    eor r7, r13
    swap r7
    lsl r7
    adc r7, r1
    mov r13, r0
    mov r0, r10
    mov r10, r11
    mov r11, r13
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    dec r16
    breq .Llwcc_pipo64_256_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_pipo64_256_ctr_crypt_avr_round
.Llwcc_pipo64_256_ctr_crypt_avr_rounds_done:
    adiw r28, 31
    ld r13, X+
    eor r13, r11
    movw r30, r22
    std Z+0, r13
    ld r11, X+
    eor r11, r10
    std Z+1, r11
    ld r10, X+
    eor r10, r12
    std Z+2, r10
    ld r10, X+
    eor r10, r8
    std Z+3, r10
    ld r8, X+
    eor r8, r9
    std Z+4, r8
    ld r8, X+
    eor r8, r7
    std Z+5, r8
    ld r7, X+
    eor r7, r6
    std Z+6, r7
    ld r6, X+
    eor r6, r0
    std Z+7, r6
    subi r22, 248
    sbci r23, 255
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_pipo64_256_ctr_crypt_avr_rest
    rjmp .Llwcc_pipo64_256_ctr_crypt_avr_group
.Llwcc_pipo64_256_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_pipo64_256_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_pipo64_256_ctr_crypt_avr_end
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
.Llwcc_pipo64_256_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_pipo64_256_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    rjmp .Llwcc_pipo64_256_ctr_crypt_avr_group
.Llwcc_pipo64_256_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_pipo64_256_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_pipo64_256_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_pipo64_256_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_pipo64_256_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_pipo64_256_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_pipo64_256_ctr_crypt_avr, .-lwcc_pipo64_256_ctr_crypt_avr

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
