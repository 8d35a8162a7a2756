; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck48_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 12, nonce 2, rk 108, ctx 110, align 1, group 12, stack 49, code 18298, flash 18298, ram 267
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:487c773491caa06c699ea288260a8f4231d88fae14f0515cbf9939bdc1b965cd

    .text

    .global lwcc_simeck48_96_key_setup_avr
    .type lwcc_simeck48_96_key_setup_avr, @function
lwcc_simeck48_96_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    ld r11, X+
    adiw r30, 44
    std Z+63, r11
    ld r10, X+
    std Z+62, r10
    ld r2, X+
    std Z+61, r2
    ld r5, X+
    std Z+60, r5
    ld r4, X+
    std Z+59, r4
    ld r7, X+
    std Z+58, r7
    ld r15, X+
    std Z+57, r15
    ld r14, X+
    std Z+56, r14
    ld r3, X+
    std Z+55, r3
    ld r8, X+
    std Z+54, r8
    ld r9, X+
    std Z+53, r9
    ld r6, X
    std Z+52, r6
    ; round 1 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    mov r0, r7
    lsl r13
    rol r12
    rol r0
    adc r13, r1
    ; round 2 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    mov r20, r3
    lsl r17
    rol r16
    rol r20
    adc r17, r1
    ; round 3 (simeck.dsl:26)
    movw r18, r8 ; r19, r9
    movw r22, r6 ; r23, r7
    lsl r18
    rol r19
    rol r22
    adc r18, r1
    ; round 1 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r21, r23
    lsr r21
    ror r8
    ror r9
    ror r23
    lsr r21
    ror r8
    ror r9
    ror r23
    lsr r21
    ror r8
    ror r9
    ror r23
    and r23, r5
    and r9, r4
    and r8, r7
    eor r11, r23
    eor r11, r13
    eor r10, r9
    eor r10, r12
    eor r2, r8
    eor r2, r0
    ldi r21, 253
    eor r11, r21
    ldi r23, 255
    eor r10, r23
    eor r2, r23
    std Z+51, r11
    std Z+50, r10
    std Z+49, r2
    ; round 4 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    movw r12, r2 ; r13, r3
    lsl r9
    rol r8
    rol r12
    adc r9, r1
    ; round 2 (simeck.dsl:26)
    mov r0, r15
    mov r24, r14
    mov r25, r13
    lsr r25
    ror r24
    ror r0
    ror r13
    lsr r25
    ror r24
    ror r0
    ror r13
    lsr r25
    ror r24
    ror r0
    ror r13
    and r13, r15
    and r0, r14
    and r24, r3
    eor r5, r13
    eor r5, r17
    eor r4, r0
    eor r4, r16
    eor r7, r24
    eor r7, r20
    eor r5, r21
    eor r4, r23
    eor r7, r23
    std Z+48, r5
    std Z+47, r4
    std Z+46, r7
    ; round 5 (simeck.dsl:26)
    movw r20, r4 ; r21, r5
    mov r0, r7
    lsl r21
    rol r20
    rol r0
    adc r21, r1
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ; round 3 (simeck.dsl:26)
    ld r16, X+
    ld r17, X
    mov r13, r6
    movw r24, r16 ; r25, r17
    mov r23, r13
    lsr r23
    ror r25
    ror r24
    ror r13
    lsr r23
    ror r25
    ror r24
    ror r13
    lsr r23
    ror r25
    ror r24
    ror r13
    and r13, r16
    and r24, r17
    and r25, r6
    eor r15, r13
    eor r15, r18
    eor r14, r24
    eor r14, r19
    eor r3, r25
    eor r3, r22
    ldi r18, 253
    eor r15, r18
    ldi r22, 255
    eor r14, r22
    eor r3, r22
    std Z+45, r15
    std Z+44, r14
    std Z+43, r3
    ; round 6 (simeck.dsl:26)
    movw r24, r14 ; r25, r15
    movw r18, r2 ; r19, r3
    lsl r25
    rol r24
    rol r19
    adc r25, r1
    ; round 4 (simeck.dsl:26)
    mov r13, r11
    mov r22, r10
    mov r23, r18
    lsr r23
    ror r22
    ror r13
    ror r18
    lsr r23
    ror r22
    ror r13
    ror r18
    lsr r23
    ror r22
    ror r13
    ror r18
    and r18, r11
    and r13, r10
    and r22, r2
    eor r16, r18
    eor r9, r16
    eor r17, r13
    eor r8, r17
    eor r6, r22
    eor r6, r12
    ldi r18, 253
    eor r9, r18
    ldi r18, 255
    eor r8, r18
    eor r6, r18
    std Z+42, r9
    std Z+41, r8
    std Z+40, r6
    ; round 7 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    movw r22, r6 ; r23, r7
    lsl r13
    rol r12
    rol r22
    adc r13, r1
    ; round 5 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r18, r23
    lsr r18
    ror r16
    ror r17
    ror r23
    lsr r18
    ror r16
    ror r17
    ror r23
    lsr r18
    ror r16
    ror r17
    ror r23
    and r23, r5
    eor r11, r23
    eor r11, r21
    and r17, r4
    eor r10, r17
    eor r10, r20
    and r16, r7
    eor r2, r16
    eor r2, r0
    ldi r18, 253
    eor r11, r18
    ldi r18, 255
    eor r10, r18
    eor r2, r18
    std Z+39, r11
    std Z+38, r10
    std Z+37, r2
    ; round 8 (simeck.dsl:26)
    movw r20, r10 ; r21, r11
    movw r16, r2 ; r17, r3
    lsl r21
    rol r20
    rol r16
    adc r21, r1
    ; round 6 (simeck.dsl:26)
    mov r0, r15
    mov r23, r14
    mov r18, r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    and r17, r15
    eor r5, r17
    eor r5, r25
    and r0, r14
    eor r4, r0
    eor r4, r24
    and r23, r3
    eor r7, r23
    eor r7, r19
    ldi r17, 252
    eor r5, r17
    ldi r17, 255
    eor r4, r17
    eor r7, r17
    std Z+36, r5
    std Z+35, r4
    std Z+34, r7
    ; round 9 (simeck.dsl:26)
    movw r24, r4 ; r25, r5
    movw r18, r6 ; r19, r7
    lsl r25
    rol r24
    rol r19
    adc r25, r1
    ; round 7 (simeck.dsl:26)
    mov r0, r9
    mov r17, r8
    mov r23, r18
    lsr r23
    ror r17
    ror r0
    ror r18
    lsr r23
    ror r17
    ror r0
    ror r18
    lsr r23
    ror r17
    ror r0
    ror r18
    and r18, r9
    eor r15, r18
    eor r15, r13
    and r0, r8
    eor r14, r0
    eor r14, r12
    and r17, r6
    eor r3, r17
    eor r3, r22
    ldi r17, 252
    eor r15, r17
    ldi r17, 255
    eor r14, r17
    eor r3, r17
    std Z+33, r15
    std Z+32, r14
    std Z+31, r3
    ; round 10 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    movw r22, r2 ; r23, r3
    lsl r13
    rol r12
    rol r23
    adc r13, r1
    ; round 8 (simeck.dsl:26)
    mov r0, r11
    mov r17, r10
    mov r18, r22
    lsr r18
    ror r17
    ror r0
    ror r22
    lsr r18
    ror r17
    ror r0
    ror r22
    lsr r18
    ror r17
    ror r0
    ror r22
    and r22, r11
    eor r9, r22
    eor r9, r21
    and r0, r10
    eor r8, r0
    eor r8, r20
    and r17, r2
    eor r6, r17
    eor r6, r16
    ldi r18, 252
    eor r9, r18
    ldi r18, 255
    eor r8, r18
    eor r6, r18
    std Z+30, r9
    std Z+29, r8
    std Z+28, r6
    ; round 11 (simeck.dsl:26)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r21
    rol r20
    rol r16
    adc r21, r1
    ; round 9 (simeck.dsl:26)
    mov r0, r5
    mov r18, r4
    mov r22, r17
    lsr r22
    ror r18
    ror r0
    ror r17
    lsr r22
    ror r18
    ror r0
    ror r17
    lsr r22
    ror r18
    ror r0
    ror r17
    and r17, r5
    eor r11, r17
    eor r11, r25
    and r0, r4
    eor r10, r0
    eor r10, r24
    and r18, r7
    eor r2, r18
    eor r2, r19
    ldi r17, 253
    eor r11, r17
    ldi r17, 255
    eor r10, r17
    eor r2, r17
    std Z+27, r11
    std Z+26, r10
    std Z+25, r2
    ; round 12 (simeck.dsl:26)
    movw r24, r10 ; r25, r11
    movw r18, r2 ; r19, r3
    lsl r25
    rol r24
    rol r18
    adc r25, r1
    ; round 10 (simeck.dsl:26)
    mov r0, r15
    mov r17, r14
    mov r22, r19
    lsr r22
    ror r17
    ror r0
    ror r19
    lsr r22
    ror r17
    ror r0
    ror r19
    lsr r22
    ror r17
    ror r0
    ror r19
    and r19, r15
    eor r5, r19
    eor r5, r13
    and r0, r14
    eor r4, r0
    eor r4, r12
    and r17, r3
    eor r7, r17
    eor r7, r23
    ldi r17, 253
    eor r5, r17
    ldi r19, 255
    eor r4, r19
    eor r7, r19
    std Z+24, r5
    std Z+23, r4
    std Z+22, r7
    ; round 13 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    movw r22, r6 ; r23, r7
    lsl r13
    rol r12
    rol r23
    adc r13, r1
    ; round 11 (simeck.dsl:26)
    mov r0, r9
    mov r17, r8
    mov r19, r22
    lsr r19
    ror r17
    ror r0
    ror r22
    lsr r19
    ror r17
    ror r0
    ror r22
    lsr r19
    ror r17
    ror r0
    ror r22
    and r22, r9
    eor r15, r22
    eor r15, r21
    and r0, r8
    eor r14, r0
    eor r14, r20
    and r17, r6
    eor r3, r17
    eor r3, r16
    ldi r19, 252
    eor r15, r19
    ldi r19, 255
    eor r14, r19
    eor r3, r19
    std Z+21, r15
    std Z+20, r14
    std Z+19, r3
    ; round 14 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r16, r2 ; r17, r3
    lsl r21
    rol r20
    rol r17
    adc r21, r1
    ; round 12 (simeck.dsl:26)
    mov r0, r11
    mov r19, r10
    mov r22, r16
    lsr r22
    ror r19
    ror r0
    ror r16
    lsr r22
    ror r19
    ror r0
    ror r16
    lsr r22
    ror r19
    ror r0
    ror r16
    and r16, r11
    eor r9, r16
    eor r9, r25
    and r0, r10
    eor r8, r0
    eor r8, r24
    and r19, r2
    eor r6, r19
    eor r6, r18
    ldi r16, 253
    eor r9, r16
    ldi r16, 255
    eor r8, r16
    eor r6, r16
    std Z+18, r9
    std Z+17, r8
    std Z+16, r6
    ; round 15 (simeck.dsl:26)
    movw r24, r8 ; r25, r9
    movw r18, r6 ; r19, r7
    lsl r25
    rol r24
    rol r18
    adc r25, r1
    ; round 13 (simeck.dsl:26)
    mov r0, r5
    mov r16, r4
    mov r22, r19
    lsr r22
    ror r16
    ror r0
    ror r19
    lsr r22
    ror r16
    ror r0
    ror r19
    lsr r22
    ror r16
    ror r0
    ror r19
    and r19, r5
    eor r11, r19
    eor r11, r13
    and r0, r4
    eor r10, r0
    eor r10, r12
    and r16, r7
    eor r2, r16
    eor r2, r23
    ldi r16, 253
    eor r11, r16
    ldi r19, 255
    eor r10, r19
    eor r2, r19
    std Z+15, r11
    std Z+14, r10
    std Z+13, r2
    ; round 16 (simeck.dsl:26)
    movw r12, r10 ; r13, r11
    movw r22, r2 ; r23, r3
    lsl r13
    rol r12
    rol r22
    adc r13, r1
    ; round 14 (simeck.dsl:26)
    mov r0, r15
    mov r19, r14
    mov r16, r23
    lsr r16
    ror r19
    ror r0
    ror r23
    lsr r16
    ror r19
    ror r0
    ror r23
    lsr r16
    ror r19
    ror r0
    ror r23
    and r23, r15
    eor r5, r23
    eor r5, r21
    and r0, r14
    eor r4, r0
    eor r4, r20
    and r19, r3
    eor r7, r19
    eor r7, r17
    ldi r19, 253
    eor r5, r19
    ldi r19, 255
    eor r4, r19
    eor r7, r19
    std Z+12, r5
    std Z+11, r4
    std Z+10, r7
    ; round 17 (simeck.dsl:26)
    movw r20, r4 ; r21, r5
    movw r16, r6 ; r17, r7
    lsl r21
    rol r20
    rol r17
    adc r21, r1
    ; round 15 (simeck.dsl:26)
    mov r0, r9
    mov r19, r8
    mov r23, r16
    lsr r23
    ror r19
    ror r0
    ror r16
    lsr r23
    ror r19
    ror r0
    ror r16
    lsr r23
    ror r19
    ror r0
    ror r16
    and r16, r9
    eor r15, r16
    eor r15, r25
    and r0, r8
    eor r14, r0
    eor r14, r24
    and r19, r6
    eor r3, r19
    eor r3, r18
    ldi r16, 252
    eor r15, r16
    ldi r16, 255
    eor r14, r16
    eor r3, r16
    std Z+9, r15
    std Z+8, r14
    std Z+7, r3
    ; round 18 (simeck.dsl:26)
    movw r24, r14 ; r25, r15
    movw r18, r2 ; r19, r3
    lsl r25
    rol r24
    rol r19
    adc r25, r1
    ; round 16 (simeck.dsl:26)
    mov r0, r11
    mov r23, r10
    mov r16, r18
    lsr r16
    ror r23
    ror r0
    ror r18
    lsr r16
    ror r23
    ror r0
    ror r18
    lsr r16
    ror r23
    ror r0
    ror r18
    and r18, r11
    eor r9, r18
    eor r9, r13
    and r0, r10
    eor r8, r0
    eor r8, r12
    and r23, r2
    eor r6, r23
    eor r6, r22
    ldi r16, 253
    eor r9, r16
    ldi r16, 255
    eor r8, r16
    eor r6, r16
    std Z+6, r9
    std Z+5, r8
    std Z+4, r6
    ; round 19 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    movw r22, r6 ; r23, r7
    lsl r13
    rol r12
    rol r22
    adc r13, r1
    ; round 17 (simeck.dsl:26)
    mov r0, r5
    mov r16, r4
    mov r18, r23
    lsr r18
    ror r16
    ror r0
    ror r23
    lsr r18
    ror r16
    ror r0
    ror r23
    lsr r18
    ror r16
    ror r0
    ror r23
    and r23, r5
    eor r11, r23
    eor r11, r21
    and r0, r4
    eor r10, r0
    eor r10, r20
    and r16, r7
    eor r2, r16
    eor r2, r17
    ldi r18, 252
    eor r11, r18
    ldi r18, 255
    eor r10, r18
    eor r2, r18
    std Z+3, r11
    std Z+2, r10
    std Z+1, r2
    ; round 20 (simeck.dsl:26)
    movw r20, r10 ; r21, r11
    movw r16, r2 ; r17, r3
    lsl r21
    rol r20
    rol r16
    adc r21, r1
    ; round 18 (simeck.dsl:26)
    mov r0, r15
    mov r23, r14
    mov r18, r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    and r17, r15
    eor r5, r17
    eor r5, r25
    and r0, r14
    eor r4, r0
    eor r4, r24
    and r23, r3
    eor r7, r23
    eor r7, r19
    ldi r17, 253
    eor r5, r17
    ldi r17, 255
    eor r4, r17
    eor r7, r17
    std Z+0, r5
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    std Z+43, r4
    std Z+42, r7
    ; round 21 (simeck.dsl:26)
    movw r24, r4 ; r25, r5
    movw r18, r6 ; r19, r7
    lsl r25
    rol r24
    rol r19
    adc r25, r1
    ; round 19 (simeck.dsl:26)
    mov r0, r9
    mov r17, r8
    mov r23, r18
    lsr r23
    ror r17
    ror r0
    ror r18
    lsr r23
    ror r17
    ror r0
    ror r18
    lsr r23
    ror r17
    ror r0
    ror r18
    and r18, r9
    eor r15, r18
    eor r15, r13
    and r0, r8
    eor r14, r0
    eor r14, r12
    and r17, r6
    eor r3, r17
    eor r3, r22
    ldi r17, 252
    eor r15, r17
    ldi r17, 255
    eor r14, r17
    eor r3, r17
    std Z+41, r15
    std Z+40, r14
    std Z+39, r3
    ; round 22 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    movw r22, r2 ; r23, r3
    lsl r13
    rol r12
    rol r23
    adc r13, r1
    ; round 20 (simeck.dsl:26)
    mov r0, r11
    mov r17, r10
    mov r18, r22
    lsr r18
    ror r17
    ror r0
    ror r22
    lsr r18
    ror r17
    ror r0
    ror r22
    lsr r18
    ror r17
    ror r0
    ror r22
    and r22, r11
    eor r9, r22
    eor r9, r21
    and r0, r10
    eor r8, r0
    eor r8, r20
    and r17, r2
    eor r6, r17
    eor r6, r16
    ldi r18, 252
    eor r9, r18
    ldi r18, 255
    eor r8, r18
    eor r6, r18
    std Z+38, r9
    std Z+37, r8
    std Z+36, r6
    ; round 23 (simeck.dsl:26)
    movw r20, r8 ; r21, r9
    movw r16, r6 ; r17, r7
    lsl r21
    rol r20
    rol r16
    adc r21, r1
    ; round 21 (simeck.dsl:26)
    mov r0, r5
    mov r18, r4
    mov r22, r17
    lsr r22
    ror r18
    ror r0
    ror r17
    lsr r22
    ror r18
    ror r0
    ror r17
    lsr r22
    ror r18
    ror r0
    ror r17
    and r17, r5
    eor r11, r17
    eor r11, r25
    and r0, r4
    eor r10, r0
    eor r10, r24
    and r18, r7
    eor r2, r18
    eor r2, r19
    ldi r17, 252
    eor r11, r17
    ldi r17, 255
    eor r10, r17
    eor r2, r17
    std Z+35, r11
    std Z+34, r10
    std Z+33, r2
    ; round 24 (simeck.dsl:26)
    movw r24, r10 ; r25, r11
    movw r18, r2 ; r19, r3
    lsl r25
    rol r24
    rol r18
    adc r25, r1
    ; round 22 (simeck.dsl:26)
    mov r0, r15
    mov r17, r14
    mov r22, r19
    lsr r22
    ror r17
    ror r0
    ror r19
    lsr r22
    ror r17
    ror r0
    ror r19
    lsr r22
    ror r17
    ror r0
    ror r19
    and r19, r15
    eor r5, r19
    eor r5, r13
    and r0, r14
    eor r4, r0
    eor r4, r12
    and r17, r3
    eor r7, r17
    eor r7, r23
    ldi r17, 252
    eor r5, r17
    ldi r19, 255
    eor r4, r19
    eor r7, r19
    std Z+32, r5
    std Z+31, r4
    std Z+30, r7
    ; round 25 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    movw r22, r6 ; r23, r7
    lsl r13
    rol r12
    rol r23
    adc r13, r1
    ; round 23 (simeck.dsl:26)
    mov r0, r9
    mov r17, r8
    mov r19, r22
    lsr r19
    ror r17
    ror r0
    ror r22
    lsr r19
    ror r17
    ror r0
    ror r22
    lsr r19
    ror r17
    ror r0
    ror r22
    and r22, r9
    eor r15, r22
    eor r15, r21
    and r0, r8
    eor r14, r0
    eor r14, r20
    and r17, r6
    eor r3, r17
    eor r3, r16
    ldi r19, 253
    eor r15, r19
    ldi r19, 255
    eor r14, r19
    eor r3, r19
    std Z+29, r15
    std Z+28, r14
    std Z+27, r3
    ; round 26 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r16, r2 ; r17, r3
    lsl r21
    rol r20
    rol r17
    adc r21, r1
    ; round 24 (simeck.dsl:26)
    mov r0, r11
    mov r19, r10
    mov r22, r16
    lsr r22
    ror r19
    ror r0
    ror r16
    lsr r22
    ror r19
    ror r0
    ror r16
    lsr r22
    ror r19
    ror r0
    ror r16
    and r16, r11
    eor r9, r16
    eor r9, r25
    and r0, r10
    eor r8, r0
    eor r8, r24
    and r19, r2
    eor r6, r19
    eor r6, r18
    ldi r16, 252
    eor r9, r16
    ldi r16, 255
    eor r8, r16
    eor r6, r16
    std Z+26, r9
    std Z+25, r8
    std Z+24, r6
    ; round 27 (simeck.dsl:26)
    movw r24, r8 ; r25, r9
    movw r18, r6 ; r19, r7
    lsl r25
    rol r24
    rol r18
    adc r25, r1
    ; round 25 (simeck.dsl:26)
    mov r0, r5
    mov r16, r4
    mov r22, r19
    lsr r22
    ror r16
    ror r0
    ror r19
    lsr r22
    ror r16
    ror r0
    ror r19
    lsr r22
    ror r16
    ror r0
    ror r19
    and r19, r5
    eor r11, r19
    eor r11, r13
    and r0, r4
    eor r10, r0
    eor r10, r12
    and r16, r7
    eor r2, r16
    eor r2, r23
    ldi r16, 252
    eor r11, r16
    ldi r19, 255
    eor r10, r19
    eor r2, r19
    std Z+23, r11
    std Z+22, r10
    std Z+21, r2
    ; round 28 (simeck.dsl:26)
    movw r12, r10 ; r13, r11
    movw r22, r2 ; r23, r3
    lsl r13
    rol r12
    rol r22
    adc r13, r1
    ; round 26 (simeck.dsl:26)
    mov r0, r15
    mov r19, r14
    mov r16, r23
    lsr r16
    ror r19
    ror r0
    ror r23
    lsr r16
    ror r19
    ror r0
    ror r23
    lsr r16
    ror r19
    ror r0
    ror r23
    and r23, r15
    eor r5, r23
    eor r5, r21
    and r0, r14
    eor r4, r0
    eor r4, r20
    and r19, r3
    eor r7, r19
    eor r7, r17
    ldi r19, 253
    eor r5, r19
    ldi r19, 255
    eor r4, r19
    eor r7, r19
    std Z+20, r5
    std Z+19, r4
    std Z+18, r7
    ; round 29 (simeck.dsl:26)
    movw r20, r4 ; r21, r5
    movw r16, r6 ; r17, r7
    lsl r21
    rol r20
    rol r17
    adc r21, r1
    ; round 27 (simeck.dsl:26)
    mov r0, r9
    mov r19, r8
    mov r23, r16
    lsr r23
    ror r19
    ror r0
    ror r16
    lsr r23
    ror r19
    ror r0
    ror r16
    lsr r23
    ror r19
    ror r0
    ror r16
    and r16, r9
    eor r15, r16
    eor r15, r25
    and r0, r8
    eor r14, r0
    eor r14, r24
    and r19, r6
    eor r3, r19
    eor r3, r18
    ldi r16, 252
    eor r15, r16
    ldi r16, 255
    eor r14, r16
    eor r3, r16
    std Z+17, r15
    std Z+16, r14
    std Z+15, r3
    ; round 30 (simeck.dsl:26)
    movw r24, r14 ; r25, r15
    movw r18, r2 ; r19, r3
    lsl r25
    rol r24
    rol r19
    adc r25, r1
    ; round 28 (simeck.dsl:26)
    mov r0, r11
    mov r23, r10
    mov r16, r18
    lsr r16
    ror r23
    ror r0
    ror r18
    lsr r16
    ror r23
    ror r0
    ror r18
    lsr r16
    ror r23
    ror r0
    ror r18
    and r18, r11
    eor r9, r18
    eor r9, r13
    and r0, r10
    eor r8, r0
    eor r8, r12
    and r23, r2
    eor r6, r23
    eor r6, r22
    ldi r16, 253
    eor r9, r16
    ldi r16, 255
    eor r8, r16
    eor r6, r16
    std Z+14, r9
    std Z+13, r8
    std Z+12, r6
    ; round 31 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    movw r22, r6 ; r23, r7
    lsl r13
    rol r12
    rol r22
    adc r13, r1
    ; round 29 (simeck.dsl:26)
    mov r0, r5
    mov r16, r4
    mov r18, r23
    lsr r18
    ror r16
    ror r0
    ror r23
    lsr r18
    ror r16
    ror r0
    ror r23
    lsr r18
    ror r16
    ror r0
    ror r23
    and r23, r5
    eor r11, r23
    eor r11, r21
    and r0, r4
    eor r10, r0
    eor r10, r20
    and r16, r7
    eor r2, r16
    eor r2, r17
    ldi r18, 253
    eor r11, r18
    ldi r18, 255
    eor r10, r18
    eor r2, r18
    std Z+11, r11
    std Z+10, r10
    std Z+9, r2
    ; round 32 (simeck.dsl:26)
    movw r20, r10 ; r21, r11
    movw r16, r2 ; r17, r3
    lsl r21
    rol r20
    rol r16
    adc r21, r1
    ; round 30 (simeck.dsl:26)
    mov r0, r15
    mov r23, r14
    mov r18, r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    lsr r18
    ror r23
    ror r0
    ror r17
    and r17, r15
    eor r5, r17
    eor r5, r25
    and r0, r14
    eor r4, r0
    eor r4, r24
    and r23, r3
    eor r7, r23
    eor r7, r19
    ldi r17, 252
    eor r5, r17
    std Z+8, r5
    ldi r23, 255
    eor r4, r23
    std Z+7, r4
    eor r7, r23
    std Z+6, r7
    ; round 31 (simeck.dsl:26)
    mov r0, r6
    movw r4, r8 ; r5, r9
    mov r7, r0
    lsr r7
    ror r4
    ror r5
    ror r0
    lsr r7
    ror r4
    ror r5
    ror r0
    lsr r7
    ror r4
    ror r5
    ror r0
    and r0, r9
    eor r15, r0
    eor r15, r13
    and r5, r8
    eor r14, r5
    eor r14, r12
    and r4, r6
    eor r3, r4
    eor r3, r22
    eor r15, r17
    std Z+5, r15
    eor r14, r23
    std Z+4, r14
    eor r3, r23
    std Z+3, r3
    ; round 32 (simeck.dsl:26)
    mov r0, r2
    movw r4, r10 ; r5, r11
    mov r3, r0
    lsr r3
    ror r4
    ror r5
    ror r0
    lsr r3
    ror r4
    ror r5
    ror r0
    lsr r3
    ror r4
    ror r5
    ror r0
    and r11, r0
    and r10, r5
    and r2, r4
    eor r9, r11
    eor r8, r10
    eor r6, r2
    eor r9, r21
    eor r8, r20
    eor r6, r16
    ldi r22, 253
    eor r9, r22
    std Z+2, r9
    eor r8, r23
    std Z+1, r8
    eor r6, r23
    std Z+0, r6
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
    .size lwcc_simeck48_96_key_setup_avr, .-lwcc_simeck48_96_key_setup_avr

    .global lwcc_simeck48_96_ecb_encrypt_avr
    .type lwcc_simeck48_96_ecb_encrypt_avr, @function
lwcc_simeck48_96_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck48_96_ecb_encrypt_avr_begin
    ret
.Llwcc_simeck48_96_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simeck48_96_ecb_encrypt_avr_group
    jmp .Llwcc_simeck48_96_ecb_encrypt_avr_rest
.Llwcc_simeck48_96_ecb_encrypt_avr_group:
    ld r20, X+
    ld r21, X+
    ld r12, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ; round 1 (simeck.dsl:26)
    movw r2, r6 ; r3, r7
    mov r13, r4
    lsl r2
    rol r3
    rol r13
    adc r2, r1
    mov r5, r4
    movw r8, r6 ; r9, r7
    mov r18, r5
    lsr r18
    ror r9
    ror r8
    ror r5
    lsr r18
    ror r9
    ror r8
    ror r5
    lsr r18
    ror r9
    ror r8
    ror r5
    and r5, r6
    eor r20, r5
    eor r20, r2
    and r8, r7
    eor r21, r8
    eor r21, r3
    and r9, r4
    eor r12, r9
    eor r12, r13
    ld r17, X+
    ld r16, X+
    ld r13, X+
    ld r2, X+
    ld r3, X+
    ld r5, X+
    movw r18, r2 ; r19, r3
    mov r14, r5
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    mov r15, r5
    movw r10, r2 ; r11, r3
    mov r23, r15
    lsr r23
    ror r11
    ror r10
    ror r15
    lsr r23
    ror r11
    ror r10
    ror r15
    lsr r23
    ror r11
    ror r10
    ror r15
    and r15, r2
    eor r17, r15
    eor r17, r18
    and r10, r3
    eor r16, r10
    eor r16, r19
    and r11, r5
    eor r13, r11
    eor r13, r14
    adiw r30, 44
    ldd r18, Z+63
    eor r20, r18
    eor r17, r18
    ldd r18, Z+62
    eor r21, r18
    eor r16, r18
    ldd r18, Z+61
    eor r12, r18
    eor r13, r18
    ; round 2 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+60
    eor r6, r18
    eor r2, r18
    ldd r18, Z+59
    eor r7, r18
    eor r3, r18
    ldd r18, Z+58
    eor r4, r18
    eor r5, r18
    ; round 3 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+57
    eor r20, r18
    eor r17, r18
    ldd r18, Z+56
    eor r21, r18
    eor r16, r18
    ldd r18, Z+55
    eor r12, r18
    eor r13, r18
    ; round 4 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+54
    eor r6, r18
    eor r2, r18
    ldd r18, Z+53
    eor r7, r18
    eor r3, r18
    ldd r18, Z+52
    eor r4, r18
    eor r5, r18
    ; round 5 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+51
    eor r20, r18
    eor r17, r18
    ldd r18, Z+50
    eor r21, r18
    eor r16, r18
    ldd r18, Z+49
    eor r12, r18
    eor r13, r18
    ; round 6 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+48
    eor r6, r18
    eor r2, r18
    ldd r18, Z+47
    eor r7, r18
    eor r3, r18
    ldd r18, Z+46
    eor r4, r18
    eor r5, r18
    ; round 7 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+45
    eor r20, r18
    eor r17, r18
    ldd r18, Z+44
    eor r21, r18
    eor r16, r18
    ldd r18, Z+43
    eor r12, r18
    eor r13, r18
    ; round 8 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+42
    eor r6, r18
    eor r2, r18
    ldd r18, Z+41
    eor r7, r18
    eor r3, r18
    ldd r18, Z+40
    eor r4, r18
    eor r5, r18
    ; round 9 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+39
    eor r20, r18
    eor r17, r18
    ldd r18, Z+38
    eor r21, r18
    eor r16, r18
    ldd r18, Z+37
    eor r12, r18
    eor r13, r18
    ; round 10 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+36
    eor r6, r18
    eor r2, r18
    ldd r18, Z+35
    eor r7, r18
    eor r3, r18
    ldd r18, Z+34
    eor r4, r18
    eor r5, r18
    ; round 11 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+33
    eor r20, r18
    eor r17, r18
    ldd r18, Z+32
    eor r21, r18
    eor r16, r18
    ldd r18, Z+31
    eor r12, r18
    eor r13, r18
    ; round 12 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+30
    eor r6, r18
    eor r2, r18
    ldd r18, Z+29
    eor r7, r18
    eor r3, r18
    ldd r18, Z+28
    eor r4, r18
    eor r5, r18
    ; round 13 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+27
    eor r20, r18
    eor r17, r18
    ldd r18, Z+26
    eor r21, r18
    eor r16, r18
    ldd r18, Z+25
    eor r12, r18
    eor r13, r18
    ; round 14 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+24
    eor r6, r18
    eor r2, r18
    ldd r18, Z+23
    eor r7, r18
    eor r3, r18
    ldd r18, Z+22
    eor r4, r18
    eor r5, r18
    ; round 15 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+21
    eor r20, r18
    eor r17, r18
    ldd r18, Z+20
    eor r21, r18
    eor r16, r18
    ldd r18, Z+19
    eor r12, r18
    eor r13, r18
    ; round 16 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+18
    eor r6, r18
    eor r2, r18
    ldd r18, Z+17
    eor r7, r18
    eor r3, r18
    ldd r18, Z+16
    eor r4, r18
    eor r5, r18
    ; round 17 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+15
    eor r20, r18
    eor r17, r18
    ldd r18, Z+14
    eor r21, r18
    eor r16, r18
    ldd r18, Z+13
    eor r12, r18
    eor r13, r18
    ; round 18 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+12
    eor r6, r18
    eor r2, r18
    ldd r18, Z+11
    eor r7, r18
    eor r3, r18
    ldd r18, Z+10
    eor r4, r18
    eor r5, r18
    ; round 19 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+9
    eor r20, r18
    eor r17, r18
    ldd r18, Z+8
    eor r21, r18
    eor r16, r18
    ldd r18, Z+7
    eor r12, r18
    eor r13, r18
    ; round 20 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+6
    eor r6, r18
    eor r2, r18
    ldd r18, Z+5
    eor r7, r18
    eor r3, r18
    ldd r18, Z+4
    eor r4, r18
    eor r5, r18
    ; round 21 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+3
    eor r20, r18
    eor r17, r18
    ldd r18, Z+2
    eor r21, r18
    eor r16, r18
    ldd r18, Z+1
    eor r12, r18
    eor r13, r18
    ; round 22 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+0
    eor r6, r18
    eor r2, r18
    subi r30, lo8(-(-44))
    sbci r31, hi8(-(-44))
    ldd r18, Z+43
    eor r7, r18
    eor r3, r18
    ldd r18, Z+42
    eor r4, r18
    eor r5, r18
    ; round 23 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+41
    eor r20, r18
    eor r17, r18
    ldd r18, Z+40
    eor r21, r18
    eor r16, r18
    ldd r18, Z+39
    eor r12, r18
    eor r13, r18
    ; round 24 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+38
    eor r6, r18
    eor r2, r18
    ldd r18, Z+37
    eor r7, r18
    eor r3, r18
    ldd r18, Z+36
    eor r4, r18
    eor r5, r18
    ; round 25 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+35
    eor r20, r18
    eor r17, r18
    ldd r18, Z+34
    eor r21, r18
    eor r16, r18
    ldd r18, Z+33
    eor r12, r18
    eor r13, r18
    ; round 26 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+32
    eor r6, r18
    eor r2, r18
    ldd r18, Z+31
    eor r7, r18
    eor r3, r18
    ldd r18, Z+30
    eor r4, r18
    eor r5, r18
    ; round 27 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+29
    eor r20, r18
    eor r17, r18
    ldd r18, Z+28
    eor r21, r18
    eor r16, r18
    ldd r18, Z+27
    eor r12, r18
    eor r13, r18
    ; round 28 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+26
    eor r6, r18
    eor r2, r18
    ldd r18, Z+25
    eor r7, r18
    eor r3, r18
    ldd r18, Z+24
    eor r4, r18
    eor r5, r18
    ; round 29 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+23
    eor r20, r18
    eor r17, r18
    ldd r18, Z+22
    eor r21, r18
    eor r16, r18
    ldd r18, Z+21
    eor r12, r18
    eor r13, r18
    ; round 30 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+20
    eor r6, r18
    eor r2, r18
    ldd r18, Z+19
    eor r7, r18
    eor r3, r18
    ldd r18, Z+18
    eor r4, r18
    eor r5, r18
    ; round 31 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+17
    eor r20, r18
    eor r17, r18
    ldd r18, Z+16
    eor r21, r18
    eor r16, r18
    ldd r18, Z+15
    eor r12, r18
    eor r13, r18
    ; round 32 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+14
    eor r6, r18
    eor r2, r18
    ldd r18, Z+13
    eor r7, r18
    eor r3, r18
    ldd r18, Z+12
    eor r4, r18
    eor r5, r18
    ; round 33 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+11
    eor r20, r18
    eor r17, r18
    ldd r18, Z+10
    eor r21, r18
    eor r16, r18
    ldd r18, Z+9
    eor r12, r18
    eor r13, r18
    ; round 34 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r20
    eor r6, r10
    eor r6, r18
    and r22, r21
    eor r7, r22
    eor r7, r19
    and r23, r12
    eor r4, r23
    eor r4, r14
    mov r10, r13
    movw r18, r16 ; r19, r17
    mov r23, r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    lsr r23
    ror r18
    ror r19
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r19, r16
    eor r3, r19
    eor r3, r8
    and r18, r13
    eor r5, r18
    eor r5, r11
    ldd r18, Z+8
    eor r6, r18
    eor r2, r18
    ldd r18, Z+7
    eor r7, r18
    eor r3, r18
    ldd r18, Z+6
    eor r4, r18
    eor r5, r18
    ; round 35 (simeck.dsl:26)
    movw r18, r6 ; r19, r7
    mov r14, r4
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r2 ; r9, r3
    movw r10, r4 ; r11, r5
    lsl r8
    rol r9
    rol r11
    adc r8, r1
    movw r22, r6 ; r23, r7
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r10, r6
    eor r20, r10
    eor r20, r18
    and r22, r7
    eor r21, r22
    eor r21, r19
    and r23, r4
    eor r12, r23
    eor r12, r14
    mov r10, r5
    movw r14, r2 ; r15, r3
    mov r23, r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    lsr r23
    ror r15
    ror r14
    ror r10
    and r10, r2
    eor r17, r10
    eor r17, r8
    and r14, r3
    eor r16, r14
    eor r16, r9
    and r15, r5
    eor r13, r15
    eor r13, r11
    ldd r18, Z+5
    eor r20, r18
    eor r17, r18
    ; round 36 (simeck.dsl:26)
    st Y+, r20
    ; round 35 (simeck.dsl:26)
    ldd r18, Z+4
    eor r21, r18
    eor r16, r18
    ; round 36 (simeck.dsl:26)
    st Y+, r21
    ; round 35 (simeck.dsl:26)
    ldd r18, Z+3
    eor r12, r18
    eor r13, r18
    ; round 36 (simeck.dsl:26)
    st Y+, r12
    movw r18, r20 ; r19, r21
    mov r14, r12
    lsl r18
    rol r19
    rol r14
    adc r18, r1
    movw r8, r16 ; r9, r17
    movw r10, r12 ; r11, r13
    lsl r9
    rol r8
    rol r11
    adc r9, r1
    movw r22, r20 ; r23, r21
    mov r15, r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    lsr r15
    ror r23
    ror r22
    ror r10
    and r20, r10
    and r21, r22
    and r12, r23
    eor r6, r20
    eor r7, r21
    eor r4, r12
    eor r6, r18
    eor r7, r19
    eor r4, r14
    mov r10, r13
    movw r20, r16 ; r21, r17
    mov r12, r10
    lsr r12
    ror r20
    ror r21
    ror r10
    lsr r12
    ror r20
    ror r21
    ror r10
    lsr r12
    ror r20
    ror r21
    ror r10
    and r10, r17
    eor r2, r10
    eor r2, r9
    and r21, r16
    eor r3, r21
    eor r3, r8
    and r20, r13
    eor r5, r20
    eor r5, r11
    ldd r12, Z+2
    eor r6, r12
    eor r2, r12
    st Y+, r6
    ldd r6, Z+1
    eor r7, r6
    eor r3, r6
    st Y+, r7
    ldd r12, Z+0
    eor r4, r12
    eor r5, r12
    st Y+, r4
    st Y+, r17
    st Y+, r16
    st Y+, r13
    st Y+, r2
    st Y+, r3
    st Y+, r5
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ecb_encrypt_avr_rest
    jmp .Llwcc_simeck48_96_ecb_encrypt_avr_group
.Llwcc_simeck48_96_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck48_96_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simeck48_96_ecb_encrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
    lsl r24
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck48_96_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck48_96_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simeck48_96_ecb_encrypt_avr_group
.Llwcc_simeck48_96_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simeck48_96_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck48_96_ecb_encrypt_avr_copy
    ldi r18, 12
.Llwcc_simeck48_96_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck48_96_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck48_96_ecb_encrypt_avr_end:
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
    .size lwcc_simeck48_96_ecb_encrypt_avr, .-lwcc_simeck48_96_ecb_encrypt_avr

    .global lwcc_simeck48_96_ecb_decrypt_avr
    .type lwcc_simeck48_96_ecb_decrypt_avr, @function
lwcc_simeck48_96_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck48_96_ecb_decrypt_avr_begin
    ret
.Llwcc_simeck48_96_ecb_decrypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simeck48_96_ecb_decrypt_avr_group
    jmp .Llwcc_simeck48_96_ecb_decrypt_avr_rest
.Llwcc_simeck48_96_ecb_decrypt_avr_group:
    ld r4, X+
    ld r5, X+
    ld r23, X+
    ; round 36 (simeck.dsl:26)
    movw r2, r4 ; r3, r5
    mov r13, r23
    lsl r2
    rol r3
    rol r13
    adc r2, r1
    ld r8, X+
    eor r8, r2
    ld r9, X+
    eor r9, r3
    ld r22, X+
    eor r22, r13
    mov r13, r23
    movw r2, r4 ; r3, r5
    mov r12, r13
    lsr r12
    ror r3
    ror r2
    ror r13
    lsr r12
    ror r3
    ror r2
    ror r13
    lsr r12
    ror r3
    ror r2
    ror r13
    and r13, r4
    eor r8, r13
    and r2, r5
    eor r9, r2
    and r3, r23
    eor r22, r3
    ld r13, X+
    ld r12, X+
    ld r2, X+
    movw r10, r12 ; r11, r13
    mov r20, r2
    lsl r11
    rol r10
    rol r20
    adc r11, r1
    ld r6, X+
    eor r6, r11
    ld r7, X+
    eor r7, r10
    ld r3, X+
    eor r3, r20
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+2
    eor r8, r10
    eor r6, r10
    ldd r10, Z+1
    eor r9, r10
    eor r7, r10
    ldd r10, Z+0
    eor r22, r10
    eor r3, r10
    ; round 35 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+5
    eor r4, r10
    eor r13, r10
    ldd r10, Z+4
    eor r5, r10
    eor r12, r10
    ldd r10, Z+3
    eor r23, r10
    eor r2, r10
    ; round 34 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+8
    eor r8, r10
    eor r6, r10
    ldd r10, Z+7
    eor r9, r10
    eor r7, r10
    ldd r10, Z+6
    eor r22, r10
    eor r3, r10
    ; round 33 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+11
    eor r4, r10
    eor r13, r10
    ldd r10, Z+10
    eor r5, r10
    eor r12, r10
    ldd r10, Z+9
    eor r23, r10
    eor r2, r10
    ; round 32 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+14
    eor r8, r10
    eor r6, r10
    ldd r10, Z+13
    eor r9, r10
    eor r7, r10
    ldd r10, Z+12
    eor r22, r10
    eor r3, r10
    ; round 31 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+17
    eor r4, r10
    eor r13, r10
    ldd r10, Z+16
    eor r5, r10
    eor r12, r10
    ldd r10, Z+15
    eor r23, r10
    eor r2, r10
    ; round 30 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+20
    eor r8, r10
    eor r6, r10
    ldd r10, Z+19
    eor r9, r10
    eor r7, r10
    ldd r10, Z+18
    eor r22, r10
    eor r3, r10
    ; round 29 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+23
    eor r4, r10
    eor r13, r10
    ldd r10, Z+22
    eor r5, r10
    eor r12, r10
    ldd r10, Z+21
    eor r23, r10
    eor r2, r10
    ; round 28 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+26
    eor r8, r10
    eor r6, r10
    ldd r10, Z+25
    eor r9, r10
    eor r7, r10
    ldd r10, Z+24
    eor r22, r10
    eor r3, r10
    ; round 27 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+29
    eor r4, r10
    eor r13, r10
    ldd r10, Z+28
    eor r5, r10
    eor r12, r10
    ldd r10, Z+27
    eor r23, r10
    eor r2, r10
    ; round 26 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+32
    eor r8, r10
    eor r6, r10
    ldd r10, Z+31
    eor r9, r10
    eor r7, r10
    ldd r10, Z+30
    eor r22, r10
    eor r3, r10
    ; round 25 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+35
    eor r4, r10
    eor r13, r10
    ldd r10, Z+34
    eor r5, r10
    eor r12, r10
    ldd r10, Z+33
    eor r23, r10
    eor r2, r10
    ; round 24 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+38
    eor r8, r10
    eor r6, r10
    ldd r10, Z+37
    eor r9, r10
    eor r7, r10
    ldd r10, Z+36
    eor r22, r10
    eor r3, r10
    ; round 23 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+41
    eor r4, r10
    eor r13, r10
    ldd r10, Z+40
    eor r5, r10
    eor r12, r10
    ldd r10, Z+39
    eor r23, r10
    eor r2, r10
    ; round 22 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+44
    eor r8, r10
    eor r6, r10
    ldd r10, Z+43
    eor r9, r10
    eor r7, r10
    ldd r10, Z+42
    eor r22, r10
    eor r3, r10
    ; round 21 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+47
    eor r4, r10
    eor r13, r10
    ldd r10, Z+46
    eor r5, r10
    eor r12, r10
    ldd r10, Z+45
    eor r23, r10
    eor r2, r10
    ; round 20 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+50
    eor r8, r10
    eor r6, r10
    ldd r10, Z+49
    eor r9, r10
    eor r7, r10
    ldd r10, Z+48
    eor r22, r10
    eor r3, r10
    ; round 19 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+53
    eor r4, r10
    eor r13, r10
    ldd r10, Z+52
    eor r5, r10
    eor r12, r10
    ldd r10, Z+51
    eor r23, r10
    eor r2, r10
    ; round 18 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+56
    eor r8, r10
    eor r6, r10
    ldd r10, Z+55
    eor r9, r10
    eor r7, r10
    ldd r10, Z+54
    eor r22, r10
    eor r3, r10
    ; round 17 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+59
    eor r4, r10
    eor r13, r10
    ldd r10, Z+58
    eor r5, r10
    eor r12, r10
    ldd r10, Z+57
    eor r23, r10
    eor r2, r10
    ; round 16 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+62
    eor r8, r10
    eor r6, r10
    ldd r10, Z+61
    eor r9, r10
    eor r7, r10
    ldd r10, Z+60
    eor r22, r10
    eor r3, r10
    ; round 15 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    adiw r30, 63
    ldd r10, Z+2
    eor r4, r10
    eor r13, r10
    ldd r10, Z+1
    eor r5, r10
    eor r12, r10
    ldd r10, Z+0
    eor r23, r10
    eor r2, r10
    ; round 14 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+5
    eor r8, r10
    eor r6, r10
    ldd r10, Z+4
    eor r9, r10
    eor r7, r10
    ldd r10, Z+3
    eor r22, r10
    eor r3, r10
    ; round 13 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+8
    eor r4, r10
    eor r13, r10
    ldd r10, Z+7
    eor r5, r10
    eor r12, r10
    ldd r10, Z+6
    eor r23, r10
    eor r2, r10
    ; round 12 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+11
    eor r8, r10
    eor r6, r10
    ldd r10, Z+10
    eor r9, r10
    eor r7, r10
    ldd r10, Z+9
    eor r22, r10
    eor r3, r10
    ; round 11 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+14
    eor r4, r10
    eor r13, r10
    ldd r10, Z+13
    eor r5, r10
    eor r12, r10
    ldd r10, Z+12
    eor r23, r10
    eor r2, r10
    ; round 10 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+17
    eor r8, r10
    eor r6, r10
    ldd r10, Z+16
    eor r9, r10
    eor r7, r10
    ldd r10, Z+15
    eor r22, r10
    eor r3, r10
    ; round 9 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+20
    eor r4, r10
    eor r13, r10
    ldd r10, Z+19
    eor r5, r10
    eor r12, r10
    ldd r10, Z+18
    eor r23, r10
    eor r2, r10
    ; round 8 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+23
    eor r8, r10
    eor r6, r10
    ldd r10, Z+22
    eor r9, r10
    eor r7, r10
    ldd r10, Z+21
    eor r22, r10
    eor r3, r10
    ; round 7 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+26
    eor r4, r10
    eor r13, r10
    ldd r10, Z+25
    eor r5, r10
    eor r12, r10
    ldd r10, Z+24
    eor r23, r10
    eor r2, r10
    ; round 6 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+29
    eor r8, r10
    eor r6, r10
    ldd r10, Z+28
    eor r9, r10
    eor r7, r10
    ldd r10, Z+27
    eor r22, r10
    eor r3, r10
    ; round 5 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+32
    eor r4, r10
    eor r13, r10
    ldd r10, Z+31
    eor r5, r10
    eor r12, r10
    ldd r10, Z+30
    eor r23, r10
    eor r2, r10
    ; round 4 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+35
    eor r8, r10
    eor r6, r10
    ldd r10, Z+34
    eor r9, r10
    eor r7, r10
    ldd r10, Z+33
    eor r22, r10
    eor r3, r10
    ; round 3 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+38
    eor r4, r10
    eor r13, r10
    ldd r10, Z+37
    eor r5, r10
    eor r12, r10
    ldd r10, Z+36
    eor r23, r10
    eor r2, r10
    ; round 2 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    mov r21, r23
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r8, r10
    eor r9, r11
    eor r22, r21
    movw r10, r12 ; r11, r13
    mov r21, r2
    lsl r11
    rol r10
    rol r21
    adc r11, r1
    eor r6, r11
    eor r7, r10
    eor r3, r21
    mov r10, r23
    movw r20, r4 ; r21, r5
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r4
    eor r8, r10
    and r20, r5
    eor r9, r20
    and r21, r23
    eor r22, r21
    mov r10, r2
    movw r20, r12 ; r21, r13
    mov r11, r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    lsr r11
    ror r20
    ror r21
    ror r10
    and r10, r13
    eor r6, r10
    and r21, r12
    eor r7, r21
    and r20, r2
    eor r3, r20
    ldd r10, Z+41
    eor r8, r10
    eor r6, r10
    ldd r10, Z+40
    eor r9, r10
    eor r7, r10
    ldd r10, Z+39
    eor r22, r10
    eor r3, r10
    ; round 1 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    mov r21, r22
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r23, r21
    movw r10, r6 ; r11, r7
    mov r21, r3
    lsl r10
    rol r11
    rol r21
    adc r10, r1
    eor r13, r10
    eor r12, r11
    eor r2, r21
    mov r10, r22
    movw r20, r8 ; r21, r9
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r8
    eor r4, r10
    and r20, r9
    eor r5, r20
    and r21, r22
    eor r23, r21
    mov r10, r3
    movw r20, r6 ; r21, r7
    mov r11, r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    lsr r11
    ror r21
    ror r20
    ror r10
    and r10, r6
    eor r13, r10
    and r20, r7
    eor r12, r20
    and r21, r3
    eor r2, r21
    ldd r10, Z+44
    eor r4, r10
    eor r13, r10
    st Y+, r4
    ldd r4, Z+43
    eor r5, r4
    eor r12, r4
    st Y+, r5
    ldd r4, Z+42
    eor r23, r4
    eor r2, r4
    st Y+, r23
    st Y+, r8
    st Y+, r9
    st Y+, r22
    st Y+, r13
    st Y+, r12
    st Y+, r2
    st Y+, r6
    st Y+, r7
    st Y+, r3
    subi r30, lo8(-(-63))
    sbci r31, hi8(-(-63))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ecb_decrypt_avr_rest
    jmp .Llwcc_simeck48_96_ecb_decrypt_avr_group
.Llwcc_simeck48_96_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck48_96_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simeck48_96_ecb_decrypt_avr_end
    mov r18, r24
    lsl r24
    add r24, r18
    lsl r24
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck48_96_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck48_96_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    jmp .Llwcc_simeck48_96_ecb_decrypt_avr_group
.Llwcc_simeck48_96_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simeck48_96_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck48_96_ecb_decrypt_avr_copy
    ldi r18, 12
.Llwcc_simeck48_96_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck48_96_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck48_96_ecb_decrypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simeck48_96_ecb_decrypt_avr, .-lwcc_simeck48_96_ecb_decrypt_avr

    .global lwcc_simeck48_96_ctr_init_avr
    .type lwcc_simeck48_96_ctr_init_avr, @function
lwcc_simeck48_96_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simeck48_96_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simeck48_96_ctr_nonce_avr
    .size lwcc_simeck48_96_ctr_init_avr, .-lwcc_simeck48_96_ctr_init_avr

    .global lwcc_simeck48_96_ctr_nonce_avr
    .type lwcc_simeck48_96_ctr_nonce_avr, @function
lwcc_simeck48_96_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_simeck48_96_ctr_nonce_avr, .-lwcc_simeck48_96_ctr_nonce_avr

    .global lwcc_simeck48_96_ctr_crypt_avr
    .type lwcc_simeck48_96_ctr_crypt_avr, @function
lwcc_simeck48_96_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck48_96_ctr_crypt_avr_begin
    ret
.Llwcc_simeck48_96_ctr_crypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one group before the first: each begins with the next
    ldi r18, 2
    sub r2, r18
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 12
    sbci r25, 0
    brcc .Llwcc_simeck48_96_ctr_crypt_avr_group
    jmp .Llwcc_simeck48_96_ctr_crypt_avr_rest
.Llwcc_simeck48_96_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    ldi r18, 2
    add r2, r18
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    ; round 1 (simeck.dsl:26)
    mov r6, r4
    mov r0, r2
    mov r8, r3
    lsl r6
    rol r8
    rol r0
    adc r6, r1
    movw r14, r2 ; r15, r3
    mov r9, r4
    mov r2, r5
    mov r20, r14
    mov r23, r15
    mov r12, r8
    mov r3, r6
    mov r22, r9
    mov r21, r2
    subi r20, 255
    sbci r23, 255
    sbci r22, 255
    sbci r21, 255
    movw r10, r22 ; r11, r23
    mov r6, r20
    lsl r10
    rol r11
    rol r6
    adc r10, r1
    mov r4, r14
    mov r7, r15
    mov r5, r9
    mov r8, r4
    lsr r8
    ror r7
    ror r5
    ror r4
    lsr r8
    ror r7
    ror r5
    ror r4
    lsr r8
    ror r7
    ror r5
    ror r4
    and r4, r9
    and r5, r15
    and r7, r14
    eor r7, r2
    eor r7, r0
    mov r0, r20
    mov r8, r22
    mov r2, r23
    mov r16, r0
    lsr r16
    ror r2
    ror r8
    ror r0
    lsr r16
    ror r2
    ror r8
    ror r0
    lsr r16
    ror r2
    ror r8
    ror r0
    and r0, r22
    and r8, r23
    and r2, r20
    eor r2, r21
    eor r2, r6
    adiw r30, 46
    ldd r6, Z+62
    eor r4, r6
    eor r4, r3
    eor r6, r0
    eor r6, r10
    ldd r3, Z+63
    eor r5, r3
    eor r5, r12
    eor r3, r8
    eor r3, r11
    ldd r0, Z+61
    eor r4, r0
    eor r6, r0
    ldd r0, Z+60
    eor r5, r0
    eor r3, r0
    ldd r0, Z+59
    eor r7, r0
    eor r2, r0
    ; round 2 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r19, r7
    mov r0, r6
    lsl r16
    rol r17
    rol r19
    adc r16, r1
    mov r21, r3
    mov r18, r2
    lsl r0
    rol r21
    rol r18
    adc r0, r1
    mov r11, r7
    mov r10, r4
    mov r13, r5
    mov r8, r11
    lsr r8
    ror r13
    ror r10
    ror r11
    lsr r8
    ror r13
    ror r10
    ror r11
    lsr r8
    ror r13
    ror r10
    ror r11
    and r11, r4
    eor r11, r9
    eor r11, r16
    and r10, r5
    eor r10, r15
    eor r10, r17
    and r13, r7
    eor r13, r14
    eor r13, r19
    mov r12, r2
    mov r9, r3
    mov r8, r6
    mov r19, r12
    lsr r19
    ror r9
    ror r8
    ror r12
    lsr r19
    ror r9
    ror r8
    ror r12
    lsr r19
    ror r9
    ror r8
    ror r12
    and r12, r6
    eor r12, r22
    eor r12, r0
    and r8, r3
    eor r8, r23
    eor r8, r21
    and r9, r2
    eor r9, r20
    eor r9, r18
    ldd r0, Z+58
    eor r11, r0
    eor r12, r0
    ldd r0, Z+57
    eor r10, r0
    eor r8, r0
    ldd r0, Z+56
    eor r13, r0
    eor r9, r0
    ; round 3 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+55
    eor r4, r0
    eor r6, r0
    ldd r0, Z+54
    eor r5, r0
    eor r3, r0
    ldd r0, Z+53
    eor r7, r0
    eor r2, r0
    ; round 4 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+52
    eor r11, r0
    eor r12, r0
    ldd r0, Z+51
    eor r10, r0
    eor r8, r0
    ldd r0, Z+50
    eor r13, r0
    eor r9, r0
    ; round 5 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+49
    eor r4, r0
    eor r6, r0
    ldd r0, Z+48
    eor r5, r0
    eor r3, r0
    ldd r0, Z+47
    eor r7, r0
    eor r2, r0
    ; round 6 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+46
    eor r11, r0
    eor r12, r0
    ldd r0, Z+45
    eor r10, r0
    eor r8, r0
    ldd r0, Z+44
    eor r13, r0
    eor r9, r0
    ; round 7 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+43
    eor r4, r0
    eor r6, r0
    ldd r0, Z+42
    eor r5, r0
    eor r3, r0
    ldd r0, Z+41
    eor r7, r0
    eor r2, r0
    ; round 8 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+40
    eor r11, r0
    eor r12, r0
    ldd r0, Z+39
    eor r10, r0
    eor r8, r0
    ldd r0, Z+38
    eor r13, r0
    eor r9, r0
    ; round 9 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+37
    eor r4, r0
    eor r6, r0
    ldd r0, Z+36
    eor r5, r0
    eor r3, r0
    ldd r0, Z+35
    eor r7, r0
    eor r2, r0
    ; round 10 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+34
    eor r11, r0
    eor r12, r0
    ldd r0, Z+33
    eor r10, r0
    eor r8, r0
    ldd r0, Z+32
    eor r13, r0
    eor r9, r0
    ; round 11 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+31
    eor r4, r0
    eor r6, r0
    ldd r0, Z+30
    eor r5, r0
    eor r3, r0
    ldd r0, Z+29
    eor r7, r0
    eor r2, r0
    ; round 12 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+28
    eor r11, r0
    eor r12, r0
    ldd r0, Z+27
    eor r10, r0
    eor r8, r0
    ldd r0, Z+26
    eor r13, r0
    eor r9, r0
    ; round 13 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+25
    eor r4, r0
    eor r6, r0
    ldd r0, Z+24
    eor r5, r0
    eor r3, r0
    ldd r0, Z+23
    eor r7, r0
    eor r2, r0
    ; round 14 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+22
    eor r11, r0
    eor r12, r0
    ldd r0, Z+21
    eor r10, r0
    eor r8, r0
    ldd r0, Z+20
    eor r13, r0
    eor r9, r0
    ; round 15 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+19
    eor r4, r0
    eor r6, r0
    ldd r0, Z+18
    eor r5, r0
    eor r3, r0
    ldd r0, Z+17
    eor r7, r0
    eor r2, r0
    ; round 16 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+16
    eor r11, r0
    eor r12, r0
    ldd r0, Z+15
    eor r10, r0
    eor r8, r0
    ldd r0, Z+14
    eor r13, r0
    eor r9, r0
    ; round 17 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+13
    eor r4, r0
    eor r6, r0
    ldd r0, Z+12
    eor r5, r0
    eor r3, r0
    ldd r0, Z+11
    eor r7, r0
    eor r2, r0
    ; round 18 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+10
    eor r11, r0
    eor r12, r0
    ldd r0, Z+9
    eor r10, r0
    eor r8, r0
    ldd r0, Z+8
    eor r13, r0
    eor r9, r0
    ; round 19 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+7
    eor r4, r0
    eor r6, r0
    ldd r0, Z+6
    eor r5, r0
    eor r3, r0
    ldd r0, Z+5
    eor r7, r0
    eor r2, r0
    ; round 20 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+4
    eor r11, r0
    eor r12, r0
    ldd r0, Z+3
    eor r10, r0
    eor r8, r0
    ldd r0, Z+2
    eor r13, r0
    eor r9, r0
    ; round 21 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+1
    eor r4, r0
    eor r6, r0
    ldd r0, Z+0
    eor r5, r0
    eor r3, r0
    subi r30, lo8(-(-46))
    sbci r31, hi8(-(-46))
    ldd r0, Z+45
    eor r7, r0
    eor r2, r0
    ; round 22 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+44
    eor r11, r0
    eor r12, r0
    ldd r0, Z+43
    eor r10, r0
    eor r8, r0
    ldd r0, Z+42
    eor r13, r0
    eor r9, r0
    ; round 23 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+41
    eor r4, r0
    eor r6, r0
    ldd r0, Z+40
    eor r5, r0
    eor r3, r0
    ldd r0, Z+39
    eor r7, r0
    eor r2, r0
    ; round 24 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+38
    eor r11, r0
    eor r12, r0
    ldd r0, Z+37
    eor r10, r0
    eor r8, r0
    ldd r0, Z+36
    eor r13, r0
    eor r9, r0
    ; round 25 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+35
    eor r4, r0
    eor r6, r0
    ldd r0, Z+34
    eor r5, r0
    eor r3, r0
    ldd r0, Z+33
    eor r7, r0
    eor r2, r0
    ; round 26 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+32
    eor r11, r0
    eor r12, r0
    ldd r0, Z+31
    eor r10, r0
    eor r8, r0
    ldd r0, Z+30
    eor r13, r0
    eor r9, r0
    ; round 27 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+29
    eor r4, r0
    eor r6, r0
    ldd r0, Z+28
    eor r5, r0
    eor r3, r0
    ldd r0, Z+27
    eor r7, r0
    eor r2, r0
    ; round 28 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+26
    eor r11, r0
    eor r12, r0
    ldd r0, Z+25
    eor r10, r0
    eor r8, r0
    ldd r0, Z+24
    eor r13, r0
    eor r9, r0
    ; round 29 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+23
    eor r4, r0
    eor r6, r0
    ldd r0, Z+22
    eor r5, r0
    eor r3, r0
    ldd r0, Z+21
    eor r7, r0
    eor r2, r0
    ; round 30 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+20
    eor r11, r0
    eor r12, r0
    ldd r0, Z+19
    eor r10, r0
    eor r8, r0
    ldd r0, Z+18
    eor r13, r0
    eor r9, r0
    ; round 31 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+17
    eor r4, r0
    eor r6, r0
    ldd r0, Z+16
    eor r5, r0
    eor r3, r0
    ldd r0, Z+15
    eor r7, r0
    eor r2, r0
    ; round 32 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+14
    eor r11, r0
    eor r12, r0
    ldd r0, Z+13
    eor r10, r0
    eor r8, r0
    ldd r0, Z+12
    eor r13, r0
    eor r9, r0
    ; round 33 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+11
    eor r4, r0
    eor r6, r0
    ldd r0, Z+10
    eor r5, r0
    eor r3, r0
    ldd r0, Z+9
    eor r7, r0
    eor r2, r0
    ; round 34 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r0, r4
    eor r11, r0
    eor r11, r14
    and r18, r5
    eor r10, r18
    eor r10, r15
    and r19, r7
    eor r13, r19
    eor r13, r17
    movw r14, r2 ; r15, r3
    mov r0, r6
    mov r17, r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    lsr r17
    ror r15
    ror r0
    ror r14
    and r14, r6
    eor r12, r14
    eor r12, r16
    and r0, r3
    eor r8, r0
    eor r8, r23
    and r15, r2
    eor r9, r15
    eor r9, r22
    ldd r0, Z+8
    eor r11, r0
    eor r12, r0
    ldd r0, Z+7
    eor r10, r0
    eor r8, r0
    ldd r0, Z+6
    eor r13, r0
    eor r9, r0
    ; round 35 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    movw r16, r12 ; r17, r13
    lsl r15
    rol r14
    rol r17
    adc r15, r1
    movw r18, r8 ; r19, r9
    lsl r16
    rol r18
    rol r19
    adc r16, r1
    mov r0, r13
    movw r20, r10 ; r21, r11
    mov r22, r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    lsr r22
    ror r20
    ror r21
    ror r0
    and r0, r11
    eor r4, r0
    eor r4, r15
    and r21, r10
    eor r5, r21
    eor r5, r14
    and r20, r13
    eor r7, r20
    eor r7, r17
    movw r14, r8 ; r15, r9
    mov r0, r12
    mov r17, r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    lsr r17
    ror r14
    ror r0
    ror r15
    and r15, r12
    eor r6, r15
    eor r6, r16
    and r0, r8
    eor r3, r0
    eor r3, r18
    and r14, r9
    eor r2, r14
    eor r2, r19
    ldd r0, Z+5
    eor r4, r0
    eor r6, r0
    ; round 36 (simeck.dsl:26)
    ld r0, X+
    eor r0, r4
    st Y+, r0
    ; round 35 (simeck.dsl:26)
    ldd r0, Z+4
    eor r5, r0
    eor r3, r0
    ldd r0, Z+3
    eor r7, r0
    eor r2, r0
    ; round 36 (simeck.dsl:26)
    ld r0, X+
    eor r0, r5
    st Y+, r0
    ld r0, X+
    eor r0, r7
    st Y+, r0
    movw r14, r4 ; r15, r5
    movw r16, r6 ; r17, r7
    lsl r14
    rol r15
    rol r17
    adc r14, r1
    movw r22, r2 ; r23, r3
    lsl r16
    rol r23
    rol r22
    adc r16, r1
    mov r0, r7
    movw r18, r4 ; r19, r5
    mov r21, r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    lsr r21
    ror r19
    ror r18
    ror r0
    and r4, r0
    and r5, r18
    and r7, r19
    eor r11, r4
    eor r10, r5
    eor r13, r7
    eor r11, r14
    eor r10, r15
    eor r13, r17
    movw r4, r2 ; r5, r3
    mov r7, r6
    mov r0, r4
    lsr r0
    ror r5
    ror r7
    ror r4
    lsr r0
    ror r5
    ror r7
    ror r4
    lsr r0
    ror r5
    ror r7
    ror r4
    and r4, r6
    eor r12, r4
    eor r12, r16
    and r7, r3
    eor r8, r7
    eor r8, r23
    and r5, r2
    eor r9, r5
    eor r9, r22
    ldd r0, Z+2
    eor r11, r0
    eor r12, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    ldd r0, Z+1
    eor r10, r0
    eor r8, r0
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ldd r0, Z+0
    eor r13, r0
    eor r9, r0
    ld r0, X+
    eor r0, r13
    st Y+, r0
    ld r0, X+
    eor r0, r6
    st Y+, r0
    ld r0, X+
    eor r0, r3
    st Y+, r0
    ld r0, X+
    eor r0, r2
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r9
    st Y+, r0
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ctr_crypt_avr_rest
    jmp .Llwcc_simeck48_96_ctr_crypt_avr_group
.Llwcc_simeck48_96_ctr_crypt_avr_rest:
    subi r24, -12
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_simeck48_96_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simeck48_96_ctr_crypt_avr_end
    push r28
    push r29
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck48_96_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck48_96_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_simeck48_96_ctr_crypt_avr_group
.Llwcc_simeck48_96_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+12
    ldd r28, Z+13
.Llwcc_simeck48_96_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck48_96_ctr_crypt_avr_copy
    ldi r18, 12
.Llwcc_simeck48_96_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck48_96_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck48_96_ctr_crypt_avr_end:
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
    .size lwcc_simeck48_96_ctr_crypt_avr, .-lwcc_simeck48_96_ctr_crypt_avr
