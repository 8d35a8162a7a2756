; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(lanes=1, fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 47
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 8, stack 47, code 11502, flash 11502, ram 177
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:2e931e35fee5eba88cfd2329234482f35a8075ec5d5cb1bee505e2b8cc339083

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
    ld r9, X+
    std Z+63, r9
    ld r8, X+
    std Z+62, r8
    ld r4, X+
    std Z+61, r4
    ld r5, X+
    std Z+60, r5
    ; round 1 (simeck.dsl:26)
    movw r2, r4 ; r3, r5
    lsl r2
    rol r3
    adc r2, r1
    movw r6, r4 ; r7, r5
    mov r10, r7
    lsr r10
    ror r6
    ror r7
    lsr r10
    ror r6
    ror r7
    lsr r10
    ror r6
    ror r7
    and r7, r4
    eor r9, r7
    eor r9, r2
    and r6, r5
    eor r8, r6
    eor r8, r3
    ldi r25, 253
    eor r9, r25
    ldi r24, 255
    eor r8, r24
    ; round 4 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    lsl r11
    rol r10
    adc r11, r1
    movw r2, r8 ; r3, r9
    mov r6, r2
    lsr r6
    ror r3
    ror r2
    lsr r6
    ror r3
    ror r2
    lsr r6
    ror r3
    ror r2
    and r2, r9
    and r3, r8
    adiw r26, 2
    ld r12, X+
    eor r2, r12
    eor r2, r11
    eor r2, r25
    ld r13, X
    eor r3, r13
    eor r3, r10
    eor r3, r24
    ; round 3 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    lsl r10
    rol r11
    adc r10, r1
    ; round 7 (simeck.dsl:26)
    mov r14, r2
    mov r7, r3
    lsl r14
    rol r7
    adc r14, r1
    ; round 3 (simeck.dsl:26)
    movw r16, r12 ; r17, r13
    mov r6, r17
    lsr r6
    ror r16
    ror r17
    lsr r6
    ror r16
    ror r17
    lsr r6
    ror r16
    ror r17
    and r17, r12
    and r16, r13
    ; round 7 (simeck.dsl:26)
    mov r6, r3
    mov r15, r2
    mov r21, r6
    lsr r21
    ror r15
    ror r6
    lsr r21
    ror r15
    ror r6
    lsr r21
    ror r15
    ror r6
    and r6, r2
    and r15, r3
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r22, X+
    ; round 3 (simeck.dsl:26)
    eor r17, r22
    eor r17, r10
    eor r17, r25
    ; round 7 (simeck.dsl:26)
    eor r6, r17
    eor r6, r14
    std Z+59, r22
    ld r10, X
    ; round 3 (simeck.dsl:26)
    eor r16, r10
    eor r16, r11
    eor r16, r24
    ; round 7 (simeck.dsl:26)
    eor r15, r16
    eor r7, r15
    eor r7, r24
    std Z+58, r10
    std Z+57, r12
    std Z+56, r13
    std Z+55, r9
    std Z+54, r8
    ; round 2 (simeck.dsl:26)
    mov r12, r22
    mov r11, r10
    lsl r12
    rol r11
    adc r12, r1
    ; round 6 (simeck.dsl:26)
    movw r14, r16 ; r15, r17
    lsl r15
    rol r14
    adc r15, r1
    ; round 2 (simeck.dsl:26)
    mov r13, r10
    mov r21, r22
    mov r23, r13
    lsr r23
    ror r21
    ror r13
    lsr r23
    ror r21
    ror r13
    lsr r23
    ror r21
    ror r13
    and r22, r13
    and r10, r21
    eor r4, r22
    eor r5, r10
    eor r4, r12
    eor r5, r11
    eor r4, r25
    eor r5, r24
    std Z+53, r4
    std Z+52, r5
    std Z+51, r17
    std Z+50, r16
    std Z+49, r2
    std Z+48, r3
    ; round 5 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    lsl r10
    rol r11
    adc r10, r1
    movw r12, r4 ; r13, r5
    mov r21, r13
    lsr r21
    ror r12
    ror r13
    lsr r21
    ror r12
    ror r13
    lsr r21
    ror r12
    ror r13
    and r13, r4
    eor r9, r13
    eor r9, r10
    and r12, r5
    eor r8, r12
    eor r8, r11
    eor r9, r25
    eor r8, r24
    std Z+47, r9
    std Z+46, r8
    ; round 8 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    lsl r11
    rol r10
    adc r11, r1
    ; round 6 (simeck.dsl:26)
    movw r12, r16 ; r13, r17
    mov r21, r12
    lsr r21
    ror r13
    ror r12
    lsr r21
    ror r13
    ror r12
    lsr r21
    ror r13
    ror r12
    and r17, r12
    and r16, r13
    eor r4, r17
    eor r5, r16
    eor r4, r15
    eor r5, r14
    eor r5, r24
    ; round 8 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    mov r14, r12
    lsr r14
    ror r13
    ror r12
    lsr r14
    ror r13
    ror r12
    lsr r14
    ror r13
    ror r12
    and r12, r9
    eor r2, r12
    eor r2, r11
    and r13, r8
    eor r3, r13
    eor r3, r10
    eor r3, r24
    ; round 6 (simeck.dsl:26)
    ldi r23, 252
    eor r4, r23
    ; round 7 (simeck.dsl:26)
    eor r6, r23
    ; round 8 (simeck.dsl:26)
    eor r2, r23
    std Z+45, r4
    std Z+44, r5
    std Z+43, r6
    std Z+42, r7
    std Z+41, r2
    std Z+40, r3
    ; round 9 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    lsl r10
    rol r11
    adc r10, r1
    ; round 10 (simeck.dsl:26)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    ; round 11 (simeck.dsl:26)
    movw r14, r2 ; r15, r3
    lsl r14
    rol r15
    adc r14, r1
    ; round 9 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r4
    eor r9, r17
    eor r9, r10
    and r16, r5
    eor r8, r16
    eor r8, r11
    eor r9, r25
    eor r8, r24
    std Z+39, r9
    std Z+38, r8
    ; round 12 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    lsl r11
    rol r10
    adc r11, r1
    ; round 10 (simeck.dsl:26)
    movw r16, r6 ; r17, r7
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r6
    eor r4, r17
    eor r4, r12
    and r16, r7
    eor r5, r16
    eor r5, r13
    eor r4, r25
    eor r5, r24
    std Z+37, r4
    std Z+36, r5
    ; round 13 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    ; round 11 (simeck.dsl:26)
    movw r16, r2 ; r17, r3
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r2
    eor r6, r17
    eor r6, r14
    and r16, r3
    eor r7, r16
    eor r7, r15
    eor r6, r23
    eor r7, r24
    std Z+35, r6
    std Z+34, r7
    ; round 14 (simeck.dsl:26)
    movw r14, r6 ; r15, r7
    lsl r14
    rol r15
    adc r14, r1
    ; round 12 (simeck.dsl:26)
    movw r16, r8 ; r17, r9
    mov r22, r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    and r16, r9
    eor r2, r16
    eor r2, r11
    and r17, r8
    eor r3, r17
    eor r3, r10
    eor r2, r25
    eor r3, r24
    std Z+33, r2
    std Z+32, r3
    ; round 15 (simeck.dsl:26)
    movw r10, r2 ; r11, r3
    lsl r10
    rol r11
    adc r10, r1
    ; round 13 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r4
    eor r9, r17
    eor r9, r12
    and r16, r5
    eor r8, r16
    eor r8, r13
    eor r9, r25
    eor r8, r24
    std Z+31, r9
    std Z+30, r8
    ; round 16 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    lsl r13
    rol r12
    adc r13, r1
    ; round 14 (simeck.dsl:26)
    movw r16, r6 ; r17, r7
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r6
    eor r4, r17
    eor r4, r14
    and r16, r7
    eor r5, r16
    eor r5, r15
    eor r4, r25
    eor r5, r24
    std Z+29, r4
    std Z+28, r5
    ; round 17 (simeck.dsl:26)
    movw r14, r4 ; r15, r5
    lsl r14
    rol r15
    adc r14, r1
    ; round 15 (simeck.dsl:26)
    movw r16, r2 ; r17, r3
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r2
    eor r6, r17
    eor r6, r10
    and r16, r3
    eor r7, r16
    eor r7, r11
    eor r6, r23
    eor r7, r24
    std Z+27, r6
    std Z+26, r7
    ; round 18 (simeck.dsl:26)
    movw r10, r6 ; r11, r7
    lsl r10
    rol r11
    adc r10, r1
    ; round 16 (simeck.dsl:26)
    movw r16, r8 ; r17, r9
    mov r22, r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    and r16, r9
    eor r2, r16
    eor r2, r13
    and r17, r8
    eor r3, r17
    eor r3, r12
    eor r2, r25
    eor r3, r24
    std Z+25, r2
    std Z+24, r3
    ; round 19 (simeck.dsl:26)
    movw r12, r2 ; r13, r3
    lsl r12
    rol r13
    adc r12, r1
    ; round 17 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r4
    eor r9, r17
    eor r9, r14
    and r16, r5
    eor r8, r16
    eor r8, r15
    eor r9, r23
    eor r8, r24
    std Z+23, r9
    std Z+22, r8
    ; round 20 (simeck.dsl:26)
    movw r14, r8 ; r15, r9
    lsl r15
    rol r14
    adc r15, r1
    ; round 18 (simeck.dsl:26)
    movw r16, r6 ; r17, r7
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r6
    eor r4, r17
    eor r4, r10
    and r16, r7
    eor r5, r16
    eor r5, r11
    eor r4, r25
    eor r5, r24
    std Z+21, r4
    std Z+20, r5
    ; round 21 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    lsl r10
    rol r11
    adc r10, r1
    ; round 19 (simeck.dsl:26)
    movw r16, r2 ; r17, r3
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r2
    eor r6, r17
    eor r6, r12
    and r16, r3
    eor r7, r16
    eor r7, r13
    eor r6, r23
    eor r7, r24
    std Z+19, r6
    std Z+18, r7
    ; round 22 (simeck.dsl:26)
    movw r12, r6 ; r13, r7
    lsl r12
    rol r13
    adc r12, r1
    ; round 20 (simeck.dsl:26)
    movw r16, r8 ; r17, r9
    mov r22, r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    and r16, r9
    eor r2, r16
    eor r2, r15
    and r17, r8
    eor r3, r17
    eor r3, r14
    eor r2, r23
    eor r3, r24
    std Z+17, r2
    std Z+16, r3
    ; round 23 (simeck.dsl:26)
    movw r14, r2 ; r15, r3
    lsl r14
    rol r15
    adc r14, r1
    ; round 21 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r4
    eor r9, r17
    eor r9, r10
    and r16, r5
    eor r8, r16
    eor r8, r11
    eor r9, r23
    eor r8, r24
    std Z+15, r9
    std Z+14, r8
    ; round 24 (simeck.dsl:26)
    movw r10, r8 ; r11, r9
    lsl r11
    rol r10
    adc r11, r1
    ; round 22 (simeck.dsl:26)
    movw r16, r6 ; r17, r7
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r6
    eor r4, r17
    eor r4, r12
    and r16, r7
    eor r5, r16
    eor r5, r13
    eor r4, r23
    eor r5, r24
    std Z+13, r4
    std Z+12, r5
    ; round 25 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    ; round 23 (simeck.dsl:26)
    movw r16, r2 ; r17, r3
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r2
    eor r6, r17
    eor r6, r14
    and r16, r3
    eor r7, r16
    eor r7, r15
    eor r6, r25
    eor r7, r24
    std Z+11, r6
    std Z+10, r7
    ; round 26 (simeck.dsl:26)
    movw r14, r6 ; r15, r7
    lsl r14
    rol r15
    adc r14, r1
    ; round 24 (simeck.dsl:26)
    movw r16, r8 ; r17, r9
    mov r22, r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    lsr r22
    ror r17
    ror r16
    and r16, r9
    eor r2, r16
    eor r2, r11
    and r17, r8
    eor r3, r17
    eor r3, r10
    eor r2, r23
    eor r3, r24
    std Z+9, r2
    std Z+8, r3
    ; round 27 (simeck.dsl:26)
    movw r10, r2 ; r11, r3
    lsl r10
    rol r11
    adc r10, r1
    ; round 25 (simeck.dsl:26)
    movw r16, r4 ; r17, r5
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r4
    eor r9, r17
    eor r9, r12
    and r16, r5
    eor r8, r16
    eor r8, r13
    eor r9, r23
    eor r8, r24
    std Z+7, r9
    std Z+6, r8
    ; round 28 (simeck.dsl:26)
    movw r12, r8 ; r13, r9
    lsl r13
    rol r12
    adc r13, r1
    ; round 26 (simeck.dsl:26)
    movw r16, r6 ; r17, r7
    mov r22, r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    lsr r22
    ror r16
    ror r17
    and r17, r6
    eor r4, r17
    eor r4, r14
    and r16, r7
    eor r5, r16
    eor r5, r15
    eor r4, r25
    std Z+5, r4
    eor r5, r24
    std Z+4, r5
    ; round 27 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    mov r22, r5
    lsr r22
    ror r4
    ror r5
    lsr r22
    ror r4
    ror r5
    lsr r22
    ror r4
    ror r5
    and r5, r2
    eor r6, r5
    eor r6, r10
    eor r6, r23
    std Z+3, r6
    and r4, r3
    eor r7, r4
    eor r7, r11
    eor r7, r24
    std Z+2, r7
    ; round 28 (simeck.dsl:26)
    movw r4, r8 ; r5, r9
    mov r11, r4
    lsr r11
    ror r5
    ror r4
    lsr r11
    ror r5
    ror r4
    lsr r11
    ror r5
    ror r4
    and r9, r4
    and r8, r5
    eor r2, r9
    eor r3, r8
    eor r2, r13
    eor r3, r12
    eor r2, r25
    eor r3, r24
    std Z+1, r2
    std Z+0, r3
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
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simeck32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_simeck32_64_ecb_encrypt_avr_rest
.Llwcc_simeck32_64_ecb_encrypt_avr_group:
    ld r14, X+
    ld r15, X+
    ld r4, X+
    ld r5, X+
    ; round 1 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    lsl r10
    rol r11
    adc r10, r1
    movw r2, r4 ; r3, r5
    mov r12, r3
    lsr r12
    ror r2
    ror r3
    lsr r12
    ror r2
    ror r3
    lsr r12
    ror r2
    ror r3
    and r3, r4
    eor r14, r3
    eor r14, r10
    and r2, r5
    eor r15, r2
    eor r15, r11
    ld r10, X+
    ld r11, X+
    ld r2, X+
    ld r3, X+
    movw r12, r2 ; r13, r3
    lsl r12
    rol r13
    adc r12, r1
    movw r6, r2 ; r7, r3
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
    and r7, r2
    eor r10, r7
    eor r10, r12
    and r6, r3
    eor r11, r6
    eor r11, r13
    ldd r12, Z+63
    eor r14, r12
    eor r10, r12
    ldd r12, Z+62
    eor r15, r12
    eor r11, r12
    ; round 2 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+61
    eor r4, r12
    eor r2, r12
    ldd r12, Z+60
    eor r5, r12
    eor r3, r12
    ; round 3 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+59
    eor r14, r12
    eor r10, r12
    ldd r12, Z+58
    eor r15, r12
    eor r11, r12
    ; round 4 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+57
    eor r4, r12
    eor r2, r12
    ldd r12, Z+56
    eor r5, r12
    eor r3, r12
    ; round 5 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+55
    eor r14, r12
    eor r10, r12
    ldd r12, Z+54
    eor r15, r12
    eor r11, r12
    ; round 6 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+53
    eor r4, r12
    eor r2, r12
    ldd r12, Z+52
    eor r5, r12
    eor r3, r12
    ; round 7 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+51
    eor r14, r12
    eor r10, r12
    ldd r12, Z+50
    eor r15, r12
    eor r11, r12
    ; round 8 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+49
    eor r4, r12
    eor r2, r12
    ldd r12, Z+48
    eor r5, r12
    eor r3, r12
    ; round 9 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+47
    eor r14, r12
    eor r10, r12
    ldd r12, Z+46
    eor r15, r12
    eor r11, r12
    ; round 10 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+45
    eor r4, r12
    eor r2, r12
    ldd r12, Z+44
    eor r5, r12
    eor r3, r12
    ; round 11 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+43
    eor r14, r12
    eor r10, r12
    ldd r12, Z+42
    eor r15, r12
    eor r11, r12
    ; round 12 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+41
    eor r4, r12
    eor r2, r12
    ldd r12, Z+40
    eor r5, r12
    eor r3, r12
    ; round 13 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+39
    eor r14, r12
    eor r10, r12
    ldd r12, Z+38
    eor r15, r12
    eor r11, r12
    ; round 14 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+37
    eor r4, r12
    eor r2, r12
    ldd r12, Z+36
    eor r5, r12
    eor r3, r12
    ; round 15 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+35
    eor r14, r12
    eor r10, r12
    ldd r12, Z+34
    eor r15, r12
    eor r11, r12
    ; round 16 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+33
    eor r4, r12
    eor r2, r12
    ldd r12, Z+32
    eor r5, r12
    eor r3, r12
    ; round 17 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+31
    eor r14, r12
    eor r10, r12
    ldd r12, Z+30
    eor r15, r12
    eor r11, r12
    ; round 18 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+29
    eor r4, r12
    eor r2, r12
    ldd r12, Z+28
    eor r5, r12
    eor r3, r12
    ; round 19 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+27
    eor r14, r12
    eor r10, r12
    ldd r12, Z+26
    eor r15, r12
    eor r11, r12
    ; round 20 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+25
    eor r4, r12
    eor r2, r12
    ldd r12, Z+24
    eor r5, r12
    eor r3, r12
    ; round 21 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+23
    eor r14, r12
    eor r10, r12
    ldd r12, Z+22
    eor r15, r12
    eor r11, r12
    ; round 22 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+21
    eor r4, r12
    eor r2, r12
    ldd r12, Z+20
    eor r5, r12
    eor r3, r12
    ; round 23 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+19
    eor r14, r12
    eor r10, r12
    ldd r12, Z+18
    eor r15, r12
    eor r11, r12
    ; round 24 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+17
    eor r4, r12
    eor r2, r12
    ldd r12, Z+16
    eor r5, r12
    eor r3, r12
    ; round 25 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+15
    eor r14, r12
    eor r10, r12
    ldd r12, Z+14
    eor r15, r12
    eor r11, r12
    ; round 26 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+13
    eor r4, r12
    eor r2, r12
    ldd r12, Z+12
    eor r5, r12
    eor r3, r12
    ; round 27 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+11
    eor r14, r12
    eor r10, r12
    ldd r12, Z+10
    eor r15, r12
    eor r11, r12
    ; round 28 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+9
    eor r4, r12
    eor r2, r12
    ldd r12, Z+8
    eor r5, r12
    eor r3, r12
    ; round 29 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+7
    eor r14, r12
    eor r10, r12
    ldd r12, Z+6
    eor r15, r12
    eor r11, r12
    ; round 30 (simeck.dsl:26)
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r14
    eor r4, r7
    eor r4, r12
    and r6, r15
    eor r5, r6
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r12, Z+5
    eor r4, r12
    eor r2, r12
    ldd r12, Z+4
    eor r5, r12
    eor r3, r12
    ; round 31 (simeck.dsl:26)
    movw r12, r4 ; r13, r5
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r4 ; r7, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r7, r4
    eor r14, r7
    eor r14, r12
    and r6, r5
    eor r15, r6
    eor r15, r13
    movw r6, r2 ; r7, r3
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r2
    eor r10, r7
    eor r10, r8
    and r6, r3
    eor r11, r6
    eor r11, r9
    ldd r12, Z+3
    eor r14, r12
    eor r10, r12
    ; round 32 (simeck.dsl:26)
    st Y+, r14
    ; round 31 (simeck.dsl:26)
    ldd r12, Z+2
    eor r15, r12
    eor r11, r12
    ; round 32 (simeck.dsl:26)
    st Y+, r15
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    movw r6, r14 ; r7, r15
    mov r23, r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    lsr r23
    ror r6
    ror r7
    and r14, r7
    and r15, r6
    eor r4, r14
    eor r5, r15
    eor r4, r12
    eor r5, r13
    movw r6, r10 ; r7, r11
    mov r12, r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    lsr r12
    ror r6
    ror r7
    and r7, r10
    eor r2, r7
    eor r2, r8
    and r6, r11
    eor r3, r6
    eor r3, r9
    ldd r14, Z+1
    eor r4, r14
    eor r2, r14
    st Y+, r4
    ldd r4, Z+0
    eor r5, r4
    eor r3, r4
    st Y+, r5
    st Y+, r10
    st Y+, r11
    st Y+, r2
    st Y+, r3
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck32_64_ecb_encrypt_avr_rest
    rjmp .Llwcc_simeck32_64_ecb_encrypt_avr_group
.Llwcc_simeck32_64_ecb_encrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck32_64_ecb_encrypt_avr_out
    tst r24
    breq .Llwcc_simeck32_64_ecb_encrypt_avr_end
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck32_64_ecb_encrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck32_64_ecb_encrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simeck32_64_ecb_encrypt_avr_group
.Llwcc_simeck32_64_ecb_encrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simeck32_64_ecb_encrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck32_64_ecb_encrypt_avr_copy
    ldi r18, 8
.Llwcc_simeck32_64_ecb_encrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck32_64_ecb_encrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck32_64_ecb_encrypt_avr_end:
    pop r29
    pop r28
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
    push r8
    push r9
    push r10
    push r11
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 2
    sbci r25, 0
    brcc .Llwcc_simeck32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_simeck32_64_ecb_decrypt_avr_rest
.Llwcc_simeck32_64_ecb_decrypt_avr_group:
    ld r2, X+
    ld r3, X+
    ; round 32 (simeck.dsl:26)
    movw r4, r2 ; r5, r3
    lsl r4
    rol r5
    adc r4, r1
    ld r6, X+
    eor r6, r4
    ld r7, X+
    eor r7, r5
    movw r10, r2 ; r11, r3
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
    and r11, r2
    eor r6, r11
    and r10, r3
    eor r7, r10
    ld r11, X+
    ld r10, X+
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    ld r4, X+
    eor r4, r9
    ld r5, X+
    eor r5, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+1
    eor r6, r8
    eor r4, r8
    ldd r8, Z+0
    eor r7, r8
    eor r5, r8
    ; round 31 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+3
    eor r2, r8
    eor r11, r8
    ldd r8, Z+2
    eor r3, r8
    eor r10, r8
    ; round 30 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+5
    eor r6, r8
    eor r4, r8
    ldd r8, Z+4
    eor r7, r8
    eor r5, r8
    ; round 29 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+7
    eor r2, r8
    eor r11, r8
    ldd r8, Z+6
    eor r3, r8
    eor r10, r8
    ; round 28 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+9
    eor r6, r8
    eor r4, r8
    ldd r8, Z+8
    eor r7, r8
    eor r5, r8
    ; round 27 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+11
    eor r2, r8
    eor r11, r8
    ldd r8, Z+10
    eor r3, r8
    eor r10, r8
    ; round 26 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+13
    eor r6, r8
    eor r4, r8
    ldd r8, Z+12
    eor r7, r8
    eor r5, r8
    ; round 25 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+15
    eor r2, r8
    eor r11, r8
    ldd r8, Z+14
    eor r3, r8
    eor r10, r8
    ; round 24 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+17
    eor r6, r8
    eor r4, r8
    ldd r8, Z+16
    eor r7, r8
    eor r5, r8
    ; round 23 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+19
    eor r2, r8
    eor r11, r8
    ldd r8, Z+18
    eor r3, r8
    eor r10, r8
    ; round 22 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+21
    eor r6, r8
    eor r4, r8
    ldd r8, Z+20
    eor r7, r8
    eor r5, r8
    ; round 21 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+23
    eor r2, r8
    eor r11, r8
    ldd r8, Z+22
    eor r3, r8
    eor r10, r8
    ; round 20 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+25
    eor r6, r8
    eor r4, r8
    ldd r8, Z+24
    eor r7, r8
    eor r5, r8
    ; round 19 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+27
    eor r2, r8
    eor r11, r8
    ldd r8, Z+26
    eor r3, r8
    eor r10, r8
    ; round 18 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+29
    eor r6, r8
    eor r4, r8
    ldd r8, Z+28
    eor r7, r8
    eor r5, r8
    ; round 17 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+31
    eor r2, r8
    eor r11, r8
    ldd r8, Z+30
    eor r3, r8
    eor r10, r8
    ; round 16 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+33
    eor r6, r8
    eor r4, r8
    ldd r8, Z+32
    eor r7, r8
    eor r5, r8
    ; round 15 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+35
    eor r2, r8
    eor r11, r8
    ldd r8, Z+34
    eor r3, r8
    eor r10, r8
    ; round 14 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+37
    eor r6, r8
    eor r4, r8
    ldd r8, Z+36
    eor r7, r8
    eor r5, r8
    ; round 13 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+39
    eor r2, r8
    eor r11, r8
    ldd r8, Z+38
    eor r3, r8
    eor r10, r8
    ; round 12 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+41
    eor r6, r8
    eor r4, r8
    ldd r8, Z+40
    eor r7, r8
    eor r5, r8
    ; round 11 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+43
    eor r2, r8
    eor r11, r8
    ldd r8, Z+42
    eor r3, r8
    eor r10, r8
    ; round 10 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+45
    eor r6, r8
    eor r4, r8
    ldd r8, Z+44
    eor r7, r8
    eor r5, r8
    ; round 9 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+47
    eor r2, r8
    eor r11, r8
    ldd r8, Z+46
    eor r3, r8
    eor r10, r8
    ; round 8 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+49
    eor r6, r8
    eor r4, r8
    ldd r8, Z+48
    eor r7, r8
    eor r5, r8
    ; round 7 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+51
    eor r2, r8
    eor r11, r8
    ldd r8, Z+50
    eor r3, r8
    eor r10, r8
    ; round 6 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+53
    eor r6, r8
    eor r4, r8
    ldd r8, Z+52
    eor r7, r8
    eor r5, r8
    ; round 5 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+55
    eor r2, r8
    eor r11, r8
    ldd r8, Z+54
    eor r3, r8
    eor r10, r8
    ; round 4 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+57
    eor r6, r8
    eor r4, r8
    ldd r8, Z+56
    eor r7, r8
    eor r5, r8
    ; round 3 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+59
    eor r2, r8
    eor r11, r8
    ldd r8, Z+58
    eor r3, r8
    eor r10, r8
    ; round 2 (simeck.dsl:26)
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
    movw r8, r10 ; r9, r11
    lsl r9
    rol r8
    adc r9, r1
    eor r4, r9
    eor r5, r8
    movw r8, r2 ; r9, r3
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r2
    eor r6, r9
    and r8, r3
    eor r7, r8
    movw r8, r10 ; r9, r11
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
    and r8, r11
    eor r4, r8
    and r9, r10
    eor r5, r9
    ldd r8, Z+61
    eor r6, r8
    eor r4, r8
    ldd r8, Z+60
    eor r7, r8
    eor r5, r8
    ; round 1 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r11, r8
    eor r10, r9
    movw r8, r6 ; r9, r7
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r6
    eor r2, r9
    and r8, r7
    eor r3, r8
    movw r8, r4 ; r9, r5
    mov r23, r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    lsr r23
    ror r8
    ror r9
    and r9, r4
    eor r11, r9
    and r8, r5
    eor r10, r8
    ldd r8, Z+63
    eor r2, r8
    eor r11, r8
    st Y+, r2
    ldd r2, Z+62
    eor r3, r2
    eor r10, r2
    st Y+, r3
    st Y+, r6
    st Y+, r7
    st Y+, r11
    st Y+, r10
    st Y+, r4
    st Y+, r5
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck32_64_ecb_decrypt_avr_rest
    rjmp .Llwcc_simeck32_64_ecb_decrypt_avr_group
.Llwcc_simeck32_64_ecb_decrypt_avr_rest:
    subi r24, -2
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck32_64_ecb_decrypt_avr_out
    tst r24
    breq .Llwcc_simeck32_64_ecb_decrypt_avr_end
    lsl r24
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
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_simeck32_64_ecb_decrypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck32_64_ecb_decrypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simeck32_64_ecb_decrypt_avr_group
.Llwcc_simeck32_64_ecb_decrypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simeck32_64_ecb_decrypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck32_64_ecb_decrypt_avr_copy
    ldi r18, 8
.Llwcc_simeck32_64_ecb_decrypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck32_64_ecb_decrypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck32_64_ecb_decrypt_avr_end:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simeck32_64_ctr_crypt_avr_group
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_rest
.Llwcc_simeck32_64_ctr_crypt_avr_group:
    movw r6, r2 ; r7, r3
    movw r16, r6 ; r17, r7
    subi r16, 255
    sbci r17, 255
    ; round 1 (simeck.dsl:26)
    movw r8, r6 ; r9, r7
    lsl r9
    rol r8
    adc r9, r1
    movw r12, r16 ; r13, r17
    lsl r13
    rol r12
    adc r13, r1
    movw r10, r6 ; r11, r7
    mov r0, r10
    lsr r0
    ror r11
    ror r10
    lsr r0
    ror r11
    ror r10
    lsr r0
    ror r11
    ror r10
    and r10, r7
    eor r10, r9
    and r11, r6
    eor r11, r8
    movw r14, r16 ; r15, r17
    mov r0, r14
    lsr r0
    ror r15
    ror r14
    lsr r0
    ror r15
    ror r14
    lsr r0
    ror r15
    ror r14
    and r14, r17
    eor r14, r13
    and r15, r16
    eor r15, r12
    adiw r30, 2
    ldd r8, Z+62
    eor r10, r8
    eor r8, r14
    ldd r9, Z+63
    eor r11, r9
    eor r9, r15
    ldd r0, Z+61
    eor r10, r0
    eor r8, r0
    ldd r0, Z+60
    eor r11, r0
    eor r9, r0
    ; round 2 (simeck.dsl:26)
    movw r12, r10 ; r13, r11
    lsl r12
    rol r13
    adc r12, r1
    movw r18, r8 ; r19, r9
    lsl r18
    rol r19
    adc r18, r1
    movw r14, r10 ; r15, r11
    mov r0, r15
    lsr r0
    ror r14
    ror r15
    lsr r0
    ror r14
    ror r15
    lsr r0
    ror r14
    ror r15
    and r15, r10
    eor r15, r7
    eor r15, r12
    and r14, r11
    eor r14, r6
    eor r14, r13
    movw r12, r8 ; r13, r9
    mov r0, r13
    lsr r0
    ror r12
    ror r13
    lsr r0
    ror r12
    ror r13
    lsr r0
    ror r12
    ror r13
    and r13, r8
    eor r13, r17
    eor r13, r18
    and r12, r9
    eor r12, r16
    eor r12, r19
    ldd r0, Z+59
    eor r15, r0
    eor r13, r0
    ldd r0, Z+58
    eor r14, r0
    eor r12, r0
    ; round 3 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+57
    eor r10, r0
    eor r8, r0
    ldd r0, Z+56
    eor r11, r0
    eor r9, r0
    ; round 4 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+55
    eor r15, r0
    eor r13, r0
    ldd r0, Z+54
    eor r14, r0
    eor r12, r0
    ; round 5 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+53
    eor r10, r0
    eor r8, r0
    ldd r0, Z+52
    eor r11, r0
    eor r9, r0
    ; round 6 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+51
    eor r15, r0
    eor r13, r0
    ldd r0, Z+50
    eor r14, r0
    eor r12, r0
    ; round 7 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+49
    eor r10, r0
    eor r8, r0
    ldd r0, Z+48
    eor r11, r0
    eor r9, r0
    ; round 8 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+47
    eor r15, r0
    eor r13, r0
    ldd r0, Z+46
    eor r14, r0
    eor r12, r0
    ; round 9 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+45
    eor r10, r0
    eor r8, r0
    ldd r0, Z+44
    eor r11, r0
    eor r9, r0
    ; round 10 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+43
    eor r15, r0
    eor r13, r0
    ldd r0, Z+42
    eor r14, r0
    eor r12, r0
    ; round 11 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+41
    eor r10, r0
    eor r8, r0
    ldd r0, Z+40
    eor r11, r0
    eor r9, r0
    ; round 12 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+39
    eor r15, r0
    eor r13, r0
    ldd r0, Z+38
    eor r14, r0
    eor r12, r0
    ; round 13 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+37
    eor r10, r0
    eor r8, r0
    ldd r0, Z+36
    eor r11, r0
    eor r9, r0
    ; round 14 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+35
    eor r15, r0
    eor r13, r0
    ldd r0, Z+34
    eor r14, r0
    eor r12, r0
    ; round 15 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+33
    eor r10, r0
    eor r8, r0
    ldd r0, Z+32
    eor r11, r0
    eor r9, r0
    ; round 16 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+31
    eor r15, r0
    eor r13, r0
    ldd r0, Z+30
    eor r14, r0
    eor r12, r0
    ; round 17 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+29
    eor r10, r0
    eor r8, r0
    ldd r0, Z+28
    eor r11, r0
    eor r9, r0
    ; round 18 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+27
    eor r15, r0
    eor r13, r0
    ldd r0, Z+26
    eor r14, r0
    eor r12, r0
    ; round 19 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+25
    eor r10, r0
    eor r8, r0
    ldd r0, Z+24
    eor r11, r0
    eor r9, r0
    ; round 20 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+23
    eor r15, r0
    eor r13, r0
    ldd r0, Z+22
    eor r14, r0
    eor r12, r0
    ; round 21 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+21
    eor r10, r0
    eor r8, r0
    ldd r0, Z+20
    eor r11, r0
    eor r9, r0
    ; round 22 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+19
    eor r15, r0
    eor r13, r0
    ldd r0, Z+18
    eor r14, r0
    eor r12, r0
    ; round 23 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+17
    eor r10, r0
    eor r8, r0
    ldd r0, Z+16
    eor r11, r0
    eor r9, r0
    ; round 24 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+15
    eor r15, r0
    eor r13, r0
    ldd r0, Z+14
    eor r14, r0
    eor r12, r0
    ; round 25 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+13
    eor r10, r0
    eor r8, r0
    ldd r0, Z+12
    eor r11, r0
    eor r9, r0
    ; round 26 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+11
    eor r15, r0
    eor r13, r0
    ldd r0, Z+10
    eor r14, r0
    eor r12, r0
    ; round 27 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+9
    eor r10, r0
    eor r8, r0
    ldd r0, Z+8
    eor r11, r0
    eor r9, r0
    ; round 28 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+7
    eor r15, r0
    eor r13, r0
    ldd r0, Z+6
    eor r14, r0
    eor r12, r0
    ; round 29 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+5
    eor r10, r0
    eor r8, r0
    ldd r0, Z+4
    eor r11, r0
    eor r9, r0
    ; round 30 (simeck.dsl:26)
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r19, r10
    eor r15, r19
    eor r15, r16
    and r18, r11
    eor r14, r18
    eor r14, r17
    movw r16, r8 ; r17, r9
    mov r0, r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    lsr r0
    ror r16
    ror r17
    and r17, r8
    eor r13, r17
    eor r13, r20
    and r16, r9
    eor r12, r16
    eor r12, r21
    ldd r0, Z+3
    eor r15, r0
    eor r13, r0
    ldd r0, Z+2
    eor r14, r0
    eor r12, r0
    ; round 31 (simeck.dsl:26)
    movw r16, r14 ; r17, r15
    lsl r17
    rol r16
    adc r17, r1
    movw r18, r12 ; r19, r13
    lsl r19
    rol r18
    adc r19, r1
    movw r20, r14 ; r21, r15
    mov r0, r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    lsr r0
    ror r21
    ror r20
    and r20, r15
    eor r10, r20
    eor r10, r17
    and r21, r14
    eor r11, r21
    eor r11, r16
    movw r16, r12 ; r17, r13
    mov r0, r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    lsr r0
    ror r17
    ror r16
    and r16, r13
    eor r8, r16
    eor r8, r19
    and r17, r12
    eor r9, r17
    eor r9, r18
    ldd r0, Z+1
    eor r10, r0
    eor r8, r0
    ldd r0, Z+0
    eor r11, r0
    eor r9, r0
    ; round 32 (simeck.dsl:26)
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r20, r8 ; r21, r9
    lsl r20
    rol r21
    adc r20, r1
    movw r18, r10 ; r19, r11
    mov r0, r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    lsr r0
    ror r18
    ror r19
    and r10, r19
    and r11, r18
    eor r15, r10
    eor r14, r11
    eor r15, r16
    eor r14, r17
    movw r10, r8 ; r11, r9
    mov r0, r11
    lsr r0
    ror r10
    ror r11
    lsr r0
    ror r10
    ror r11
    lsr r0
    ror r10
    ror r11
    and r11, r8
    eor r13, r11
    eor r13, r20
    and r10, r9
    eor r12, r10
    eor r12, r21
    subi r30, lo8(-(-2))
    sbci r31, hi8(-(-2))
    ldd r0, Z+1
    eor r15, r0
    eor r13, r0
    ld r0, X+
    eor r0, r15
    st Y+, r0
    ldd r0, Z+0
    eor r14, r0
    eor r12, r0
    ld r0, X+
    eor r0, r14
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r13
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    movw r2, r6 ; r3, r7
    ldi r18, 2
    add r2, r18
    adc r3, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simeck32_64_ctr_crypt_avr_rest
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_group
.Llwcc_simeck32_64_ctr_crypt_avr_rest:
    subi r24, -8
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
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simeck32_64_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck32_64_ctr_crypt_avr_copy
    ldi r18, 8
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
    .size lwcc_simeck32_64_ctr_crypt_avr, .-lwcc_simeck32_64_ctr_crypt_avr
