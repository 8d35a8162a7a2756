; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck32_64 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 39
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 4, stack 39
; registers: r0, r2-r18, r20-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:e79855fa852475dc9431073edd4e259e7b0a18eb0d099a2cf1604316833dc48c

    .text

    .global lwcc_simeck32_64_key_setup_avr
    .type lwcc_simeck32_64_key_setup_avr, @function
lwcc_simeck32_64_key_setup_avr:
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
    ld r13, X+
    std Z+0, r13
    ld r12, X+
    std Z+1, r12
    ld r11, X+
    std Z+2, r11
    ld r10, X+
    std Z+3, r10
    ld r9, X+
    std Z+4, r9
    ld r8, X+
    std Z+5, r8
    ld r17, X+
    std Z+6, r17
    ld r16, X
    std Z+7, r16
    ; round 1 (simeck.dsl:26)
    movw r6, r10 ; r7, r11
    lsl r7
    rol r6
    adc r7, r1
    ; round 2 (simeck.dsl:26)
    movw r4, r8 ; r5, r9
    lsl r5
    rol r4
    adc r5, r1
    ; round 3 (simeck.dsl:26)
    movw r2, r16 ; r3, r17
    lsl r3
    rol r2
    adc r3, r1
    ; round 1 (simeck.dsl:26)
    mov r14, r10
    mov r25, r11
    mov r24, r14
    lsr r24
    ror r25
    ror r14
    lsr r24
    ror r25
    ror r14
    lsr r24
    ror r25
    ror r14
    and r14, r11
    and r25, r10
    eor r13, r14
    eor r13, r7
    eor r12, r25
    eor r12, r6
    ldi r25, 253
    eor r13, r25
    ldi r24, 255
    eor r12, r24
    std Z+8, r13
    std Z+9, r12
    ; round 4 (simeck.dsl:26)
    movw r6, r12 ; r7, r13
    lsl r7
    rol r6
    adc r7, r1
    ; round 2 (simeck.dsl:26)
    mov r14, r8
    mov r23, r9
    mov r15, r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    and r14, r9
    and r23, r8
    eor r11, r14
    eor r11, r5
    eor r10, r23
    eor r10, r4
    eor r11, r25
    eor r10, r24
    std Z+10, r11
    std Z+11, r10
    ; round 5 (simeck.dsl:26)
    movw r4, r10 ; r5, r11
    lsl r5
    rol r4
    adc r5, r1
    ; round 3 (simeck.dsl:26)
    mov r14, r16
    mov r23, r17
    mov r15, r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    and r14, r17
    and r23, r16
    eor r9, r14
    eor r9, r3
    eor r8, r23
    eor r8, r2
    eor r9, r25
    eor r8, r24
    std Z+12, r9
    std Z+13, r8
    ; round 6 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    lsl r3
    rol r2
    adc r3, r1
    ; round 4 (simeck.dsl:26)
    mov r14, r12
    mov r23, r13
    mov r15, r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    and r14, r13
    and r23, r12
    eor r17, r14
    eor r17, r7
    eor r16, r23
    eor r16, r6
    eor r17, r25
    eor r16, r24
    std Z+14, r17
    std Z+15, r16
    ; round 7 (simeck.dsl:26)
    movw r6, r16 ; r7, r17
    lsl r7
    rol r6
    adc r7, r1
    ; round 5 (simeck.dsl:26)
    mov r14, r10
    mov r23, r11
    mov r15, r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r5
    and r23, r10
    eor r12, r23
    eor r12, r4
    eor r13, r25
    eor r12, r24
    std Z+16, r13
    std Z+17, r12
    ; round 8 (simeck.dsl:26)
    movw r4, r12 ; r5, r13
    lsl r5
    rol r4
    adc r5, r1
    ; round 6 (simeck.dsl:26)
    mov r14, r8
    mov r23, r9
    mov r15, r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    lsr r15
    ror r23
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r3
    and r23, r8
    eor r10, r23
    eor r10, r2
    ldi r23, 252
    eor r11, r23
    eor r10, r24
    std Z+18, r11
    std Z+19, r10
    ; round 9 (simeck.dsl:26)
    movw r2, r10 ; r3, r11
    lsl r3
    rol r2
    adc r3, r1
    ; round 7 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r17
    eor r9, r14
    eor r9, r7
    and r15, r16
    eor r8, r15
    eor r8, r6
    eor r9, r23
    eor r8, r24
    std Z+20, r9
    std Z+21, r8
    ; round 10 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    lsl r7
    rol r6
    adc r7, r1
    ; round 8 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r13
    eor r17, r14
    eor r17, r5
    and r15, r12
    eor r16, r15
    eor r16, r4
    eor r17, r23
    eor r16, r24
    std Z+22, r17
    std Z+23, r16
    ; round 11 (simeck.dsl:26)
    movw r4, r16 ; r5, r17
    lsl r5
    rol r4
    adc r5, r1
    ; round 9 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r3
    and r15, r10
    eor r12, r15
    eor r12, r2
    eor r13, r25
    eor r12, r24
    std Z+24, r13
    std Z+25, r12
    ; round 12 (simeck.dsl:26)
    movw r2, r12 ; r3, r13
    lsl r3
    rol r2
    adc r3, r1
    ; round 10 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r7
    and r15, r8
    eor r10, r15
    eor r10, r6
    eor r11, r25
    eor r10, r24
    std Z+26, r11
    std Z+27, r10
    ; round 13 (simeck.dsl:26)
    movw r6, r10 ; r7, r11
    lsl r7
    rol r6
    adc r7, r1
    ; round 11 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r17
    eor r9, r14
    eor r9, r5
    and r15, r16
    eor r8, r15
    eor r8, r4
    eor r9, r23
    eor r8, r24
    std Z+28, r9
    std Z+29, r8
    ; round 14 (simeck.dsl:26)
    movw r4, r8 ; r5, r9
    lsl r5
    rol r4
    adc r5, r1
    ; round 12 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r13
    eor r17, r14
    eor r17, r3
    and r15, r12
    eor r16, r15
    eor r16, r2
    eor r17, r25
    eor r16, r24
    std Z+30, r17
    std Z+31, r16
    ; round 15 (simeck.dsl:26)
    movw r2, r16 ; r3, r17
    lsl r3
    rol r2
    adc r3, r1
    ; round 13 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r7
    and r15, r10
    eor r12, r15
    eor r12, r6
    eor r13, r25
    eor r12, r24
    std Z+32, r13
    std Z+33, r12
    ; round 16 (simeck.dsl:26)
    movw r6, r12 ; r7, r13
    lsl r7
    rol r6
    adc r7, r1
    ; round 14 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r5
    and r15, r8
    eor r10, r15
    eor r10, r4
    eor r11, r25
    eor r10, r24
    std Z+34, r11
    std Z+35, r10
    ; round 17 (simeck.dsl:26)
    movw r4, r10 ; r5, r11
    lsl r5
    rol r4
    adc r5, r1
    ; round 15 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r17
    eor r9, r14
    eor r9, r3
    and r15, r16
    eor r8, r15
    eor r8, r2
    eor r9, r23
    eor r8, r24
    std Z+36, r9
    std Z+37, r8
    ; round 18 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    lsl r3
    rol r2
    adc r3, r1
    ; round 16 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r13
    eor r17, r14
    eor r17, r7
    and r15, r12
    eor r16, r15
    eor r16, r6
    eor r17, r25
    eor r16, r24
    std Z+38, r17
    std Z+39, r16
    ; round 19 (simeck.dsl:26)
    movw r6, r16 ; r7, r17
    lsl r7
    rol r6
    adc r7, r1
    ; round 17 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r5
    and r15, r10
    eor r12, r15
    eor r12, r4
    eor r13, r23
    eor r12, r24
    std Z+40, r13
    std Z+41, r12
    ; round 20 (simeck.dsl:26)
    movw r4, r12 ; r5, r13
    lsl r5
    rol r4
    adc r5, r1
    ; round 18 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r3
    and r15, r8
    eor r10, r15
    eor r10, r2
    eor r11, r25
    eor r10, r24
    std Z+42, r11
    std Z+43, r10
    ; round 21 (simeck.dsl:26)
    movw r2, r10 ; r3, r11
    lsl r3
    rol r2
    adc r3, r1
    ; round 19 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r17
    eor r9, r14
    eor r9, r7
    and r15, r16
    eor r8, r15
    eor r8, r6
    eor r9, r23
    eor r8, r24
    std Z+44, r9
    std Z+45, r8
    ; round 22 (simeck.dsl:26)
    movw r6, r8 ; r7, r9
    lsl r7
    rol r6
    adc r7, r1
    ; round 20 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r13
    eor r17, r14
    eor r17, r5
    and r15, r12
    eor r16, r15
    eor r16, r4
    eor r17, r23
    eor r16, r24
    std Z+46, r17
    std Z+47, r16
    ; round 23 (simeck.dsl:26)
    movw r4, r16 ; r5, r17
    lsl r5
    rol r4
    adc r5, r1
    ; round 21 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r3
    and r15, r10
    eor r12, r15
    eor r12, r2
    eor r13, r23
    eor r12, r24
    std Z+48, r13
    std Z+49, r12
    ; round 24 (simeck.dsl:26)
    movw r2, r12 ; r3, r13
    lsl r3
    rol r2
    adc r3, r1
    ; round 22 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r7
    and r15, r8
    eor r10, r15
    eor r10, r6
    eor r11, r23
    eor r10, r24
    std Z+50, r11
    std Z+51, r10
    ; round 25 (simeck.dsl:26)
    movw r6, r10 ; r7, r11
    lsl r7
    rol r6
    adc r7, r1
    ; round 23 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r17
    eor r9, r14
    eor r9, r5
    and r15, r16
    eor r8, r15
    eor r8, r4
    eor r9, r25
    eor r8, r24
    std Z+52, r9
    std Z+53, r8
    ; round 26 (simeck.dsl:26)
    movw r4, r8 ; r5, r9
    lsl r5
    rol r4
    adc r5, r1
    ; round 24 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r13
    eor r17, r14
    eor r17, r3
    and r15, r12
    eor r16, r15
    eor r16, r2
    eor r17, r23
    eor r16, r24
    std Z+54, r17
    std Z+55, r16
    ; round 27 (simeck.dsl:26)
    movw r2, r16 ; r3, r17
    lsl r3
    rol r2
    adc r3, r1
    ; round 25 (simeck.dsl:26)
    movw r14, r10 ; r15, r11
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r11
    eor r13, r14
    eor r13, r7
    and r15, r10
    eor r12, r15
    eor r12, r6
    eor r13, r23
    eor r12, r24
    std Z+56, r13
    std Z+57, r12
    ; round 28 (simeck.dsl:26)
    movw r6, r12 ; r7, r13
    lsl r7
    rol r6
    adc r7, r1
    ; round 26 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    mov r22, r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    lsr r22
    ror r15
    ror r14
    and r14, r9
    eor r11, r14
    eor r11, r5
    and r15, r8
    eor r10, r15
    eor r10, r4
    eor r11, r25
    std Z+58, r11
    eor r10, r24
    std Z+59, r10
    ; round 27 (simeck.dsl:26)
    mov r11, r16
    mov r10, r17
    mov r5, r11
    lsr r5
    ror r10
    ror r11
    lsr r5
    ror r10
    ror r11
    lsr r5
    ror r10
    ror r11
    and r11, r17
    eor r9, r11
    eor r9, r3
    and r10, r16
    eor r8, r10
    eor r8, r2
    eor r9, r23
    std Z+60, r9
    eor r8, r24
    std Z+61, r8
    ; round 28 (simeck.dsl:26)
    mov r11, r12
    mov r10, r13
    mov r9, r11
    lsr r9
    ror r10
    ror r11
    lsr r9
    ror r10
    ror r11
    lsr r9
    ror r10
    ror r11
    and r13, r11
    and r12, r10
    eor r17, r13
    eor r16, r12
    eor r17, r7
    eor r16, r6
    eor r17, r25
    std Z+62, r17
    eor r16, r24
    std Z+63, r16
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
    .size lwcc_simeck32_64_key_setup_avr, .-lwcc_simeck32_64_key_setup_avr

    .global lwcc_simeck32_64_ecb_encrypt_avr
    .type lwcc_simeck32_64_ecb_encrypt_avr, @function
lwcc_simeck32_64_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck32_64_ecb_encrypt_avr_begin
    ret
.Llwcc_simeck32_64_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck32_64_ecb_encrypt_avr_group:
    ld r3, X+
    ld r2, X+
    ld r7, X+
    ld r6, X+
    ; round 1 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+0
    eor r3, r4
    ldd r4, Z+1
    eor r2, r4
    ; round 2 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+2
    eor r7, r4
    ldd r4, Z+3
    eor r6, r4
    ; round 3 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+4
    eor r3, r4
    ldd r4, Z+5
    eor r2, r4
    ; round 4 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+6
    eor r7, r4
    ldd r4, Z+7
    eor r6, r4
    ; round 5 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+8
    eor r3, r4
    ldd r4, Z+9
    eor r2, r4
    ; round 6 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+10
    eor r7, r4
    ldd r4, Z+11
    eor r6, r4
    ; round 7 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+12
    eor r3, r4
    ldd r4, Z+13
    eor r2, r4
    ; round 8 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+14
    eor r7, r4
    ldd r4, Z+15
    eor r6, r4
    ; round 9 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+16
    eor r3, r4
    ldd r4, Z+17
    eor r2, r4
    ; round 10 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+18
    eor r7, r4
    ldd r4, Z+19
    eor r6, r4
    ; round 11 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+20
    eor r3, r4
    ldd r4, Z+21
    eor r2, r4
    ; round 12 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+22
    eor r7, r4
    ldd r4, Z+23
    eor r6, r4
    ; round 13 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+24
    eor r3, r4
    ldd r4, Z+25
    eor r2, r4
    ; round 14 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+26
    eor r7, r4
    ldd r4, Z+27
    eor r6, r4
    ; round 15 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+28
    eor r3, r4
    ldd r4, Z+29
    eor r2, r4
    ; round 16 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+30
    eor r7, r4
    ldd r4, Z+31
    eor r6, r4
    ; round 17 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+32
    eor r3, r4
    ldd r4, Z+33
    eor r2, r4
    ; round 18 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+34
    eor r7, r4
    ldd r4, Z+35
    eor r6, r4
    ; round 19 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+36
    eor r3, r4
    ldd r4, Z+37
    eor r2, r4
    ; round 20 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+38
    eor r7, r4
    ldd r4, Z+39
    eor r6, r4
    ; round 21 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+40
    eor r3, r4
    ldd r4, Z+41
    eor r2, r4
    ; round 22 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+42
    eor r7, r4
    ldd r4, Z+43
    eor r6, r4
    ; round 23 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+44
    eor r3, r4
    ldd r4, Z+45
    eor r2, r4
    ; round 24 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+46
    eor r7, r4
    ldd r4, Z+47
    eor r6, r4
    ; round 25 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+48
    eor r3, r4
    ldd r4, Z+49
    eor r2, r4
    ; round 26 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+50
    eor r7, r4
    ldd r4, Z+51
    eor r6, r4
    ; round 27 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+52
    eor r3, r4
    ldd r4, Z+53
    eor r2, r4
    ; round 28 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+54
    eor r7, r4
    ldd r4, Z+55
    eor r6, r4
    ; round 29 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+56
    eor r3, r4
    ldd r4, Z+57
    eor r2, r4
    ; round 30 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+58
    eor r7, r4
    ldd r4, Z+59
    eor r6, r4
    ; round 31 (simeck.dsl:26)
    movw r4, r6 ; r5, r7
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r7
    and r5, r6
    eor r3, r4
    eor r2, r5
    mov r4, r7
    mov r5, r6
    lsl r4
    rol r5
    adc r4, r1
    eor r3, r4
    eor r2, r5
    ldd r4, Z+60
    eor r3, r4
    ldd r4, Z+61
    eor r2, r4
    ; round 32 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r3
    and r5, r2
    eor r7, r4
    eor r6, r5
    mov r4, r3
    mov r5, r2
    lsl r4
    rol r5
    adc r4, r1
    eor r7, r4
    eor r6, r5
    ldd r4, Z+62
    eor r7, r4
    ldd r4, Z+63
    eor r6, r4
    st Y+, r3
    st Y+, r2
    st Y+, r7
    st Y+, r6
    sbiw r24, 1
    breq .Llwcc_simeck32_64_ecb_encrypt_avr_end
    rjmp .Llwcc_simeck32_64_ecb_encrypt_avr_group
.Llwcc_simeck32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simeck32_64_ecb_encrypt_avr, .-lwcc_simeck32_64_ecb_encrypt_avr

    .global lwcc_simeck32_64_ecb_decrypt_avr
    .type lwcc_simeck32_64_ecb_decrypt_avr, @function
lwcc_simeck32_64_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck32_64_ecb_decrypt_avr_begin
    ret
.Llwcc_simeck32_64_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck32_64_ecb_decrypt_avr_group:
    ld r6, X+
    ld r7, X+
    ld r2, X+
    ld r3, X+
    ; round 32 (simeck.dsl:26)
    ldd r4, Z+62
    eor r2, r4
    ldd r4, Z+63
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 31 (simeck.dsl:26)
    ldd r4, Z+60
    eor r6, r4
    ldd r4, Z+61
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 30 (simeck.dsl:26)
    ldd r4, Z+58
    eor r2, r4
    ldd r4, Z+59
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 29 (simeck.dsl:26)
    ldd r4, Z+56
    eor r6, r4
    ldd r4, Z+57
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 28 (simeck.dsl:26)
    ldd r4, Z+54
    eor r2, r4
    ldd r4, Z+55
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 27 (simeck.dsl:26)
    ldd r4, Z+52
    eor r6, r4
    ldd r4, Z+53
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 26 (simeck.dsl:26)
    ldd r4, Z+50
    eor r2, r4
    ldd r4, Z+51
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 25 (simeck.dsl:26)
    ldd r4, Z+48
    eor r6, r4
    ldd r4, Z+49
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 24 (simeck.dsl:26)
    ldd r4, Z+46
    eor r2, r4
    ldd r4, Z+47
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 23 (simeck.dsl:26)
    ldd r4, Z+44
    eor r6, r4
    ldd r4, Z+45
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 22 (simeck.dsl:26)
    ldd r4, Z+42
    eor r2, r4
    ldd r4, Z+43
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 21 (simeck.dsl:26)
    ldd r4, Z+40
    eor r6, r4
    ldd r4, Z+41
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 20 (simeck.dsl:26)
    ldd r4, Z+38
    eor r2, r4
    ldd r4, Z+39
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 19 (simeck.dsl:26)
    ldd r4, Z+36
    eor r6, r4
    ldd r4, Z+37
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 18 (simeck.dsl:26)
    ldd r4, Z+34
    eor r2, r4
    ldd r4, Z+35
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 17 (simeck.dsl:26)
    ldd r4, Z+32
    eor r6, r4
    ldd r4, Z+33
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 16 (simeck.dsl:26)
    ldd r4, Z+30
    eor r2, r4
    ldd r4, Z+31
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 15 (simeck.dsl:26)
    ldd r4, Z+28
    eor r6, r4
    ldd r4, Z+29
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 14 (simeck.dsl:26)
    ldd r4, Z+26
    eor r2, r4
    ldd r4, Z+27
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 13 (simeck.dsl:26)
    ldd r4, Z+24
    eor r6, r4
    ldd r4, Z+25
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 12 (simeck.dsl:26)
    ldd r4, Z+22
    eor r2, r4
    ldd r4, Z+23
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 11 (simeck.dsl:26)
    ldd r4, Z+20
    eor r6, r4
    ldd r4, Z+21
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 10 (simeck.dsl:26)
    ldd r4, Z+18
    eor r2, r4
    ldd r4, Z+19
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 9 (simeck.dsl:26)
    ldd r4, Z+16
    eor r6, r4
    ldd r4, Z+17
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 8 (simeck.dsl:26)
    ldd r4, Z+14
    eor r2, r4
    ldd r4, Z+15
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 7 (simeck.dsl:26)
    ldd r4, Z+12
    eor r6, r4
    ldd r4, Z+13
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 6 (simeck.dsl:26)
    ldd r4, Z+10
    eor r2, r4
    ldd r4, Z+11
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 5 (simeck.dsl:26)
    ldd r4, Z+8
    eor r6, r4
    ldd r4, Z+9
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 4 (simeck.dsl:26)
    ldd r4, Z+6
    eor r2, r4
    ldd r4, Z+7
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 3 (simeck.dsl:26)
    ldd r4, Z+4
    eor r6, r4
    ldd r4, Z+5
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    ; round 2 (simeck.dsl:26)
    ldd r4, Z+2
    eor r2, r4
    ldd r4, Z+3
    eor r3, r4
    movw r4, r6 ; r5, r7
    lsl r4
    rol r5
    adc r4, r1
    eor r2, r4
    eor r3, r5
    mov r4, r7
    mov r5, r6
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r6
    and r5, r7
    eor r2, r4
    eor r3, r5
    ; round 1 (simeck.dsl:26)
    ldd r4, Z+0
    eor r6, r4
    ldd r4, Z+1
    eor r7, r4
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    eor r6, r4
    eor r7, r5
    mov r4, r3
    mov r5, r2
    mov r23, r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    lsr r23
    ror r5
    ror r4
    and r4, r2
    and r5, r3
    eor r6, r4
    eor r7, r5
    st Y+, r6
    st Y+, r7
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_simeck32_64_ecb_decrypt_avr_end
    rjmp .Llwcc_simeck32_64_ecb_decrypt_avr_group
.Llwcc_simeck32_64_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_simeck32_64_ecb_decrypt_avr, .-lwcc_simeck32_64_ecb_decrypt_avr

    .global lwcc_simeck32_64_ctr_init_avr
    .type lwcc_simeck32_64_ctr_init_avr, @function
lwcc_simeck32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_simeck32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_simeck32_64_ctr_nonce_avr
    .size lwcc_simeck32_64_ctr_init_avr, .-lwcc_simeck32_64_ctr_init_avr

    .global lwcc_simeck32_64_ctr_nonce_avr
    .type lwcc_simeck32_64_ctr_nonce_avr, @function
lwcc_simeck32_64_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r0
    ld r0, X
    std Z+1, r0
    ret
    .size lwcc_simeck32_64_ctr_nonce_avr, .-lwcc_simeck32_64_ctr_nonce_avr

    .global lwcc_simeck32_64_ctr_crypt_avr
    .type lwcc_simeck32_64_ctr_crypt_avr, @function
lwcc_simeck32_64_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck32_64_ctr_crypt_avr_begin
    ret
.Llwcc_simeck32_64_ctr_crypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r2, r14
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_simeck32_64_ctr_crypt_avr_group
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_rest
.Llwcc_simeck32_64_ctr_crypt_avr_group:
    ; round 1 (simeck.dsl:26)
    mov r11, r2
    movw r6, r2 ; r7, r3
    mov r10, r11
    lsr r10
    ror r7
    ror r11
    lsr r10
    ror r7
    ror r11
    lsr r10
    ror r7
    ror r11
    and r11, r3
    and r7, r2
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r10, Z+0
    eor r10, r11
    ldd r11, Z+1
    eor r11, r7
    mov r7, r3
    lsl r7
    rol r6
    adc r7, r1
    eor r10, r7
    eor r11, r6
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r7, Z+0
    eor r10, r7
    ldd r7, Z+1
    eor r11, r7
    ; round 2 (simeck.dsl:26)
    movw r6, r10 ; r7, r11
    mov r8, r7
    lsr r8
    ror r6
    ror r7
    lsr r8
    ror r6
    ror r7
    lsr r8
    ror r6
    ror r7
    and r7, r10
    and r6, r11
    eor r7, r3
    eor r6, r2
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+2
    eor r7, r8
    ldd r8, Z+3
    eor r6, r8
    ; round 3 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+4
    eor r10, r8
    ldd r8, Z+5
    eor r11, r8
    ; round 4 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+6
    eor r7, r8
    ldd r8, Z+7
    eor r6, r8
    ; round 5 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+8
    eor r10, r8
    ldd r8, Z+9
    eor r11, r8
    ; round 6 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+10
    eor r7, r8
    ldd r8, Z+11
    eor r6, r8
    ; round 7 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+12
    eor r10, r8
    ldd r8, Z+13
    eor r11, r8
    ; round 8 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+14
    eor r7, r8
    ldd r8, Z+15
    eor r6, r8
    ; round 9 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+16
    eor r10, r8
    ldd r8, Z+17
    eor r11, r8
    ; round 10 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+18
    eor r7, r8
    ldd r8, Z+19
    eor r6, r8
    ; round 11 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+20
    eor r10, r8
    ldd r8, Z+21
    eor r11, r8
    ; round 12 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+22
    eor r7, r8
    ldd r8, Z+23
    eor r6, r8
    ; round 13 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+24
    eor r10, r8
    ldd r8, Z+25
    eor r11, r8
    ; round 14 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+26
    eor r7, r8
    ldd r8, Z+27
    eor r6, r8
    ; round 15 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+28
    eor r10, r8
    ldd r8, Z+29
    eor r11, r8
    ; round 16 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+30
    eor r7, r8
    ldd r8, Z+31
    eor r6, r8
    ; round 17 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+32
    eor r10, r8
    ldd r8, Z+33
    eor r11, r8
    ; round 18 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+34
    eor r7, r8
    ldd r8, Z+35
    eor r6, r8
    ; round 19 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+36
    eor r10, r8
    ldd r8, Z+37
    eor r11, r8
    ; round 20 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+38
    eor r7, r8
    ldd r8, Z+39
    eor r6, r8
    ; round 21 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+40
    eor r10, r8
    ldd r8, Z+41
    eor r11, r8
    ; round 22 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+42
    eor r7, r8
    ldd r8, Z+43
    eor r6, r8
    ; round 23 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+44
    eor r10, r8
    ldd r8, Z+45
    eor r11, r8
    ; round 24 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+46
    eor r7, r8
    ldd r8, Z+47
    eor r6, r8
    ; round 25 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+48
    eor r10, r8
    ldd r8, Z+49
    eor r11, r8
    ; round 26 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+50
    eor r7, r8
    ldd r8, Z+51
    eor r6, r8
    ; round 27 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+52
    eor r10, r8
    ldd r8, Z+53
    eor r11, r8
    ; round 28 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+54
    eor r7, r8
    ldd r8, Z+55
    eor r6, r8
    ; round 29 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+56
    eor r10, r8
    ldd r8, Z+57
    eor r11, r8
    ; round 30 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+58
    eor r7, r8
    ldd r8, Z+59
    eor r6, r8
    ; round 31 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r7
    and r9, r6
    eor r10, r8
    eor r11, r9
    mov r8, r7
    mov r9, r6
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    ldd r8, Z+60
    eor r10, r8
    ldd r8, Z+61
    eor r11, r8
    ; round 32 (simeck.dsl:26)
    mov r8, r11
    mov r9, r10
    mov r23, r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    lsr r23
    ror r9
    ror r8
    and r8, r10
    and r9, r11
    eor r7, r8
    eor r6, r9
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r7, r8
    eor r6, r9
    ldd r8, Z+62
    eor r7, r8
    ldd r8, Z+63
    eor r6, r8
    ld r8, X+
    ld r9, X+
    ld r23, X+
    ld r22, X+
    eor r8, r10
    eor r9, r11
    eor r23, r7
    eor r22, r6
    st Y+, r8
    st Y+, r9
    st Y+, r23
    st Y+, r22
    sec
    adc r2, r1
    adc r3, r1
    subi r24, 4
    sbci r25, 0
    brcs .Llwcc_simeck32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_group
.Llwcc_simeck32_64_ctr_crypt_avr_rest:
    subi r24, -4
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck32_64_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simeck32_64_ctr_crypt_avr_end
    push r28
    push r29
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck32_64_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck32_64_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_group
.Llwcc_simeck32_64_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+4
    ldd r28, Z+5
.Llwcc_simeck32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck32_64_ctr_crypt_avr_copy
    ldi r18, 4
.Llwcc_simeck32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck32_64_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck32_64_ctr_crypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simeck32_64_ctr_crypt_avr, .-lwcc_simeck32_64_ctr_crypt_avr
