; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_128 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 32, ctx 52, align 1, group 16, stack 49
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:7800ba2c5ec752b1cf7698e013c656498f32faddaab0a37130a21470a5d392a8

    .text

    .global lwcc_cham128_128_key_setup_avr
    .type lwcc_cham128_128_key_setup_avr, @function
lwcc_cham128_128_key_setup_avr:
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
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r20, r22 ; r21, r23
    movw r16, r18 ; r17, r19
    lsl r20
    rol r21
    rol r16
    rol r17
    adc r20, r1
    eor r20, r22
    eor r21, r23
    eor r16, r18
    eor r17, r19
    movw r14, r20 ; r15, r21
    eor r14, r19
    eor r15, r22
    movw r12, r16 ; r13, r17
    eor r12, r23
    eor r13, r18
    ; round 1 (cham.dsl:24)
    bst r14, 0
    lsr r13
    ror r12
    ror r15
    ror r14
    bld r13, 7
    std Z+0, r14
    std Z+1, r15
    std Z+2, r12
    std Z+3, r13
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r20, r19
    eor r21, r22
    eor r16, r23
    eor r17, r18
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r14, r22 ; r15, r23
    movw r12, r18 ; r13, r19
    lsl r14
    rol r15
    rol r12
    rol r13
    adc r14, r1
    eor r14, r22
    eor r15, r23
    eor r12, r18
    eor r13, r19
    movw r10, r14 ; r11, r15
    eor r10, r19
    eor r11, r22
    std Z+4, r11
    mov r11, r12
    eor r11, r23
    std Z+5, r11
    mov r11, r13
    eor r11, r18
    std Z+6, r11
    std Z+7, r10
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r14, r19
    eor r15, r22
    eor r12, r23
    eor r13, r18
    ; round 5 (cham.dsl:24)
    bst r14, 0
    lsr r13
    ror r12
    ror r15
    ror r14
    bld r13, 7
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X+
    movw r10, r22 ; r11, r23
    movw r8, r18 ; r9, r19
    lsl r10
    rol r11
    rol r8
    rol r9
    adc r10, r1
    eor r10, r22
    eor r11, r23
    eor r8, r18
    eor r9, r19
    movw r6, r10 ; r7, r11
    eor r6, r19
    eor r7, r22
    movw r4, r8 ; r5, r9
    eor r4, r23
    eor r5, r18
    ; round 3 (cham.dsl:24)
    bst r6, 0
    lsr r5
    ror r4
    ror r7
    ror r6
    bld r5, 7
    std Z+8, r6
    std Z+9, r7
    std Z+10, r4
    std Z+11, r5
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r10, r19
    eor r11, r22
    eor r8, r23
    eor r9, r18
    ld r22, X+
    ld r23, X+
    ld r18, X+
    ld r19, X
    movw r6, r22 ; r7, r23
    movw r4, r18 ; r5, r19
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    eor r6, r22
    eor r7, r23
    eor r4, r18
    eor r5, r19
    movw r2, r6 ; r3, r7
    eor r2, r19
    eor r3, r22
    std Z+12, r3
    mov r3, r4
    eor r3, r23
    std Z+13, r3
    mov r3, r5
    eor r3, r18
    std Z+14, r3
    std Z+15, r2
    std Z+16, r14
    std Z+17, r15
    std Z+18, r12
    std Z+19, r13
    std Z+20, r21
    std Z+21, r16
    std Z+22, r17
    std Z+23, r20
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    lsl r19
    rol r22
    rol r23
    rol r18
    adc r19, r1
    eor r6, r19
    eor r7, r22
    eor r4, r23
    eor r5, r18
    ; round 7 (cham.dsl:24)
    bst r6, 0
    lsr r5
    ror r4
    ror r7
    ror r6
    bld r5, 7
    std Z+24, r6
    std Z+25, r7
    std Z+26, r4
    std Z+27, r5
    std Z+28, r11
    std Z+29, r8
    std Z+30, r9
    std Z+31, r10
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
    .size lwcc_cham128_128_key_setup_avr, .-lwcc_cham128_128_key_setup_avr

    .global lwcc_cham128_128_ecb_encrypt_avr
    .type lwcc_cham128_128_ecb_encrypt_avr, @function
lwcc_cham128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_cham128_128_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r25, X+
    ld r24, X+
    ld r11, X+
    ld r10, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ld r5, X+
    ld r23, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ; round 1 (cham.dsl:24)
    ldd r22, Z+0
    mov r21, r6
    eor r21, r22
    ldd r9, Z+1
    mov r16, r7
    eor r16, r9
    ldd r8, Z+2
    mov r17, r4
    eor r17, r8
    ldd r0, Z+3
    mov r2, r5
    eor r2, r0
    lsl r21
    rol r16
    rol r17
    rol r2
    adc r21, r1
    add r25, r21
    adc r24, r16
    adc r11, r17
    adc r10, r2
    ; round 2 (cham.dsl:24)
    ldi r21, 1
    eor r6, r21
    ldd r21, Z+4
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 3 (cham.dsl:24)
    ldi r16, 2
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 4 (cham.dsl:24)
    ldi r16, 3
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 5 (cham.dsl:24)
    ldi r16, 4
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 6 (cham.dsl:24)
    ldi r16, 5
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 7 (cham.dsl:24)
    ldi r16, 6
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 8 (cham.dsl:24)
    ldi r16, 7
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 9 (cham.dsl:24)
    ldi r16, 8
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 10 (cham.dsl:24)
    ldi r16, 9
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 11 (cham.dsl:24)
    ldi r16, 10
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 12 (cham.dsl:24)
    ldi r16, 11
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 13 (cham.dsl:24)
    ldi r16, 12
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 14 (cham.dsl:24)
    ldi r16, 13
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 15 (cham.dsl:24)
    ldi r16, 14
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 16 (cham.dsl:24)
    ldi r16, 15
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 17 (cham.dsl:24)
    ldi r16, 16
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 18 (cham.dsl:24)
    ldi r16, 17
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 19 (cham.dsl:24)
    ldi r16, 18
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 20 (cham.dsl:24)
    ldi r16, 19
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 21 (cham.dsl:24)
    ldi r16, 20
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 22 (cham.dsl:24)
    ldi r16, 21
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 23 (cham.dsl:24)
    ldi r16, 22
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 24 (cham.dsl:24)
    ldi r16, 23
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 25 (cham.dsl:24)
    ldi r16, 24
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 26 (cham.dsl:24)
    ldi r16, 25
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 27 (cham.dsl:24)
    ldi r16, 26
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 28 (cham.dsl:24)
    ldi r16, 27
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 29 (cham.dsl:24)
    ldi r16, 28
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 30 (cham.dsl:24)
    ldi r16, 29
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 31 (cham.dsl:24)
    ldi r16, 30
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 32 (cham.dsl:24)
    ldi r16, 31
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 33 (cham.dsl:24)
    ldi r16, 32
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 34 (cham.dsl:24)
    ldi r16, 33
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 35 (cham.dsl:24)
    ldi r16, 34
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 36 (cham.dsl:24)
    ldi r16, 35
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 37 (cham.dsl:24)
    ldi r16, 36
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 38 (cham.dsl:24)
    ldi r16, 37
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 39 (cham.dsl:24)
    ldi r16, 38
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 40 (cham.dsl:24)
    ldi r16, 39
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 41 (cham.dsl:24)
    ldi r16, 40
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 42 (cham.dsl:24)
    ldi r16, 41
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 43 (cham.dsl:24)
    ldi r16, 42
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 44 (cham.dsl:24)
    ldi r16, 43
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 45 (cham.dsl:24)
    ldi r16, 44
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 46 (cham.dsl:24)
    ldi r16, 45
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 47 (cham.dsl:24)
    ldi r16, 46
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 48 (cham.dsl:24)
    ldi r16, 47
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 49 (cham.dsl:24)
    ldi r16, 48
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 50 (cham.dsl:24)
    ldi r16, 49
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 51 (cham.dsl:24)
    ldi r16, 50
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 52 (cham.dsl:24)
    ldi r16, 51
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 53 (cham.dsl:24)
    ldi r16, 52
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 54 (cham.dsl:24)
    ldi r16, 53
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 55 (cham.dsl:24)
    ldi r16, 54
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 56 (cham.dsl:24)
    ldi r16, 55
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 57 (cham.dsl:24)
    ldi r16, 56
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 58 (cham.dsl:24)
    ldi r16, 57
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 59 (cham.dsl:24)
    ldi r16, 58
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 60 (cham.dsl:24)
    ldi r16, 59
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 61 (cham.dsl:24)
    ldi r16, 60
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 62 (cham.dsl:24)
    ldi r16, 61
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 63 (cham.dsl:24)
    ldi r16, 62
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 64 (cham.dsl:24)
    ldi r16, 63
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 65 (cham.dsl:24)
    ldi r16, 64
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 66 (cham.dsl:24)
    ldi r16, 65
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 67 (cham.dsl:24)
    ldi r16, 66
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 68 (cham.dsl:24)
    ldi r16, 67
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 69 (cham.dsl:24)
    ldi r16, 68
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 70 (cham.dsl:24)
    ldi r16, 69
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 71 (cham.dsl:24)
    ldi r16, 70
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 72 (cham.dsl:24)
    ldi r16, 71
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 73 (cham.dsl:24)
    ldi r16, 72
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 74 (cham.dsl:24)
    ldi r16, 73
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 75 (cham.dsl:24)
    ldi r16, 74
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 76 (cham.dsl:24)
    ldi r16, 75
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 77 (cham.dsl:24)
    ldi r16, 76
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 78 (cham.dsl:24)
    ldi r16, 77
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 79 (cham.dsl:24)
    ldi r16, 78
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 80 (cham.dsl:24)
    ldi r16, 79
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 81 (cham.dsl:24)
    ldi r16, 80
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 82 (cham.dsl:24)
    ldi r16, 81
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 83 (cham.dsl:24)
    ldi r16, 82
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 84 (cham.dsl:24)
    ldi r16, 83
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 85 (cham.dsl:24)
    ldi r16, 84
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 86 (cham.dsl:24)
    ldi r16, 85
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 87 (cham.dsl:24)
    ldi r16, 86
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 88 (cham.dsl:24)
    ldi r16, 87
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 89 (cham.dsl:24)
    ldi r16, 88
    eor r11, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r11, r16
    adc r10, r17
    adc r25, r2
    adc r24, r3
    ; round 90 (cham.dsl:24)
    ldi r16, 89
    eor r6, r16
    mov r16, r19
    eor r16, r21
    ldd r17, Z+5
    mov r2, r18
    eor r2, r17
    ldd r3, Z+6
    eor r3, r23
    ldd r17, Z+7
    eor r17, r20
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 91 (cham.dsl:24)
    ldi r16, 90
    eor r19, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r19, r16
    adc r18, r17
    adc r23, r2
    adc r20, r3
    ; round 92 (cham.dsl:24)
    ldi r16, 91
    eor r15, r16
    ldd r16, Z+12
    eor r16, r24
    ldd r17, Z+13
    eor r17, r11
    ldd r2, Z+14
    eor r2, r10
    ldd r3, Z+15
    eor r3, r25
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 93 (cham.dsl:24)
    ldi r16, 92
    eor r24, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r24, r16
    adc r11, r17
    adc r10, r2
    adc r25, r3
    ; round 94 (cham.dsl:24)
    ldi r16, 93
    eor r6, r16
    ldd r16, Z+20
    eor r16, r20
    ldd r17, Z+21
    eor r17, r19
    ldd r2, Z+22
    eor r2, r18
    ldd r3, Z+23
    eor r3, r23
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 95 (cham.dsl:24)
    ldi r16, 94
    eor r20, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r20, r16
    adc r19, r17
    adc r18, r2
    adc r23, r3
    ; round 96 (cham.dsl:24)
    ldi r16, 95
    eor r15, r16
    ldd r16, Z+28
    eor r16, r25
    ldd r17, Z+29
    eor r17, r24
    ldd r2, Z+30
    eor r2, r11
    ldd r3, Z+31
    eor r3, r10
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 97 (cham.dsl:24)
    ldi r16, 96
    eor r25, r16
    movw r16, r6 ; r17, r7
    eor r16, r22
    eor r17, r9
    movw r2, r4 ; r3, r5
    eor r2, r8
    eor r3, r0
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r25, r16
    adc r24, r17
    adc r11, r2
    adc r10, r3
    ; round 98 (cham.dsl:24)
    ldi r16, 97
    eor r6, r16
    mov r16, r23
    eor r16, r21
    ldd r17, Z+5
    mov r2, r20
    eor r2, r17
    ldd r3, Z+6
    eor r3, r19
    ldd r17, Z+7
    eor r17, r18
    add r6, r17
    adc r7, r16
    adc r4, r2
    adc r5, r3
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 99 (cham.dsl:24)
    ldi r16, 98
    eor r23, r16
    ldd r16, Z+8
    eor r16, r15
    ldd r17, Z+9
    eor r17, r14
    ldd r2, Z+10
    eor r2, r13
    ldd r3, Z+11
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r23, r16
    adc r20, r17
    adc r19, r2
    adc r18, r3
    ; round 100 (cham.dsl:24)
    ldi r16, 99
    eor r15, r16
    ldd r16, Z+12
    eor r16, r10
    ldd r17, Z+13
    eor r17, r25
    ldd r2, Z+14
    eor r2, r24
    ldd r3, Z+15
    eor r3, r11
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 101 (cham.dsl:24)
    ldi r16, 100
    eor r10, r16
    ldd r16, Z+16
    eor r16, r6
    ldd r17, Z+17
    eor r17, r7
    ldd r2, Z+18
    eor r2, r4
    ldd r3, Z+19
    eor r3, r5
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r10, r16
    adc r25, r17
    adc r24, r2
    adc r11, r3
    ; round 102 (cham.dsl:24)
    ldi r16, 101
    eor r6, r16
    ldd r16, Z+20
    eor r16, r18
    ldd r17, Z+21
    eor r17, r23
    ldd r2, Z+22
    eor r2, r20
    ldd r3, Z+23
    eor r3, r19
    add r6, r3
    adc r7, r16
    adc r4, r17
    adc r5, r2
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 103 (cham.dsl:24)
    ldi r16, 102
    eor r18, r16
    ldd r16, Z+24
    eor r16, r15
    ldd r17, Z+25
    eor r17, r14
    ldd r2, Z+26
    eor r2, r13
    ldd r3, Z+27
    eor r3, r12
    lsl r16
    rol r17
    rol r2
    rol r3
    adc r16, r1
    add r18, r16
    adc r23, r17
    adc r20, r2
    adc r19, r3
    ; round 104 (cham.dsl:24)
    ldi r16, 103
    eor r15, r16
    ldd r16, Z+28
    eor r16, r11
    ldd r17, Z+29
    eor r17, r10
    ldd r2, Z+30
    eor r2, r25
    ldd r3, Z+31
    eor r3, r24
    add r15, r3
    adc r14, r16
    adc r13, r17
    adc r12, r2
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 105 (cham.dsl:24)
    ldi r16, 104
    eor r11, r16
    eor r22, r6
    eor r9, r7
    eor r8, r4
    eor r0, r5
    lsl r22
    rol r9
    rol r8
    rol r0
    adc r22, r1
    add r11, r22
    adc r10, r9
    adc r25, r8
    adc r24, r0
    ; round 106 (cham.dsl:24)
    ldi r22, 105
    eor r6, r22
    eor r21, r19
    ldd r22, Z+5
    eor r22, r18
    ldd r9, Z+6
    eor r9, r23
    ldd r16, Z+7
    eor r16, r20
    add r6, r16
    adc r7, r21
    adc r4, r22
    adc r5, r9
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 107 (cham.dsl:24)
    ldi r22, 106
    eor r19, r22
    ldd r22, Z+8
    eor r22, r15
    ldd r21, Z+9
    eor r21, r14
    ldd r9, Z+10
    eor r9, r13
    ldd r16, Z+11
    eor r16, r12
    lsl r22
    rol r21
    rol r9
    rol r16
    adc r22, r1
    add r19, r22
    adc r18, r21
    adc r23, r9
    adc r20, r16
    ; round 108 (cham.dsl:24)
    ldi r22, 107
    eor r15, r22
    ldd r22, Z+12
    eor r22, r24
    ldd r21, Z+13
    eor r21, r11
    ldd r9, Z+14
    eor r9, r10
    ldd r16, Z+15
    eor r16, r25
    add r15, r16
    adc r14, r22
    adc r13, r21
    adc r12, r9
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    ; round 109 (cham.dsl:24)
    ldi r22, 108
    eor r24, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r21, Z+17
    eor r21, r7
    ldd r9, Z+18
    eor r9, r4
    ldd r16, Z+19
    eor r16, r5
    lsl r22
    rol r21
    rol r9
    rol r16
    adc r22, r1
    add r24, r22
    adc r11, r21
    adc r10, r9
    adc r25, r16
    ; round 110 (cham.dsl:24)
    ldi r22, 109
    eor r6, r22
    ldd r22, Z+20
    eor r22, r20
    ldd r21, Z+21
    eor r21, r19
    ldd r9, Z+22
    eor r9, r18
    ldd r16, Z+23
    eor r16, r23
    add r6, r16
    adc r7, r22
    adc r4, r21
    adc r5, r9
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 111 (cham.dsl:24)
    ldi r22, 110
    eor r20, r22
    ldd r22, Z+24
    eor r22, r15
    ldd r21, Z+25
    eor r21, r14
    ldd r9, Z+26
    eor r9, r13
    ldd r16, Z+27
    eor r16, r12
    lsl r22
    rol r21
    rol r9
    rol r16
    adc r22, r1
    add r20, r22
    adc r19, r21
    adc r18, r9
    adc r23, r16
    ; round 112 (cham.dsl:24)
    ldi r22, 111
    eor r15, r22
    ldd r22, Z+28
    eor r22, r25
    ldd r21, Z+29
    eor r21, r24
    ldd r9, Z+30
    eor r9, r11
    ldd r16, Z+31
    eor r16, r10
    add r15, r16
    adc r14, r22
    adc r13, r21
    adc r12, r9
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    st Y+, r25
    st Y+, r24
    st Y+, r11
    st Y+, r10
    st Y+, r6
    st Y+, r7
    st Y+, r4
    st Y+, r5
    st Y+, r23
    st Y+, r20
    st Y+, r19
    st Y+, r18
    st Y+, r15
    st Y+, r14
    st Y+, r13
    st Y+, r12
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_encrypt_avr_end
    jmp .Llwcc_cham128_128_ecb_encrypt_avr_group
.Llwcc_cham128_128_ecb_encrypt_avr_end:
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
    .size lwcc_cham128_128_ecb_encrypt_avr, .-lwcc_cham128_128_ecb_encrypt_avr

    .global lwcc_cham128_128_ecb_decrypt_avr
    .type lwcc_cham128_128_ecb_decrypt_avr, @function
lwcc_cham128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_cham128_128_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r7, X+
    ld r5, X+
    ld r6, X+
    ld r4, X+
    ld r25, X+
    ld r24, X+
    ld r13, X+
    ld r12, X+
    ld r23, X+
    ld r20, X+
    ld r19, X+
    ld r18, X+
    ld r8, X+
    ld r9, X+
    ld r15, X+
    ld r14, X+
    ; round 112 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+28
    mov r21, r7
    eor r21, r22
    ldd r11, Z+29
    mov r16, r5
    eor r16, r11
    ldd r10, Z+30
    mov r2, r6
    eor r2, r10
    ldd r0, Z+31
    mov r17, r4
    eor r17, r0
    sub r8, r17
    sbc r9, r21
    sbc r15, r16
    sbc r14, r2
    ldi r21, 111
    eor r8, r21
    ; round 111 (cham.dsl:24)
    ldd r21, Z+24
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 110
    eor r20, r16
    ; round 110 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 109
    eor r25, r16
    ; round 109 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 108
    eor r5, r16
    ; round 108 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 107
    eor r8, r16
    ; round 107 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 106
    eor r19, r16
    ; round 106 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 105
    eor r25, r16
    ; round 105 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 104
    eor r6, r16
    ; round 104 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 103
    eor r8, r16
    ; round 103 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 102
    eor r18, r16
    ; round 102 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 101
    eor r25, r16
    ; round 101 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 100
    eor r4, r16
    ; round 100 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 99
    eor r8, r16
    ; round 99 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 98
    eor r23, r16
    ; round 98 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 97
    eor r25, r16
    ; round 97 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 96
    eor r7, r16
    ; round 96 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 95
    eor r8, r16
    ; round 95 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 94
    eor r20, r16
    ; round 94 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 93
    eor r25, r16
    ; round 93 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 92
    eor r5, r16
    ; round 92 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 91
    eor r8, r16
    ; round 91 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 90
    eor r19, r16
    ; round 90 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 89
    eor r25, r16
    ; round 89 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 88
    eor r6, r16
    ; round 88 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 87
    eor r8, r16
    ; round 87 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 86
    eor r18, r16
    ; round 86 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 85
    eor r25, r16
    ; round 85 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 84
    eor r4, r16
    ; round 84 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 83
    eor r8, r16
    ; round 83 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 82
    eor r23, r16
    ; round 82 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 81
    eor r25, r16
    ; round 81 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 80
    eor r7, r16
    ; round 80 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 79
    eor r8, r16
    ; round 79 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 78
    eor r20, r16
    ; round 78 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 77
    eor r25, r16
    ; round 77 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 76
    eor r5, r16
    ; round 76 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 75
    eor r8, r16
    ; round 75 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 74
    eor r19, r16
    ; round 74 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 73
    eor r25, r16
    ; round 73 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 72
    eor r6, r16
    ; round 72 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 71
    eor r8, r16
    ; round 71 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 70
    eor r18, r16
    ; round 70 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 69
    eor r25, r16
    ; round 69 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 68
    eor r4, r16
    ; round 68 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 67
    eor r8, r16
    ; round 67 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 66
    eor r23, r16
    ; round 66 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 65
    eor r25, r16
    ; round 65 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 64
    eor r7, r16
    ; round 64 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 63
    eor r8, r16
    ; round 63 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 62
    eor r20, r16
    ; round 62 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 61
    eor r25, r16
    ; round 61 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 60
    eor r5, r16
    ; round 60 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 59
    eor r8, r16
    ; round 59 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 58
    eor r19, r16
    ; round 58 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 57
    eor r25, r16
    ; round 57 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 56
    eor r6, r16
    ; round 56 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 55
    eor r8, r16
    ; round 55 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 54
    eor r18, r16
    ; round 54 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 53
    eor r25, r16
    ; round 53 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 52
    eor r4, r16
    ; round 52 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 51
    eor r8, r16
    ; round 51 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 50
    eor r23, r16
    ; round 50 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 49
    eor r25, r16
    ; round 49 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 48
    eor r7, r16
    ; round 48 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 47
    eor r8, r16
    ; round 47 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 46
    eor r20, r16
    ; round 46 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 45
    eor r25, r16
    ; round 45 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 44
    eor r5, r16
    ; round 44 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 43
    eor r8, r16
    ; round 43 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 42
    eor r19, r16
    ; round 42 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 41
    eor r25, r16
    ; round 41 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 40
    eor r6, r16
    ; round 40 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 39
    eor r8, r16
    ; round 39 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 38
    eor r18, r16
    ; round 38 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 37
    eor r25, r16
    ; round 37 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 36
    eor r4, r16
    ; round 36 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 35
    eor r8, r16
    ; round 35 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 34
    eor r23, r16
    ; round 34 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 33
    eor r25, r16
    ; round 33 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 32
    eor r7, r16
    ; round 32 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 31
    eor r8, r16
    ; round 31 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 30
    eor r20, r16
    ; round 30 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 29
    eor r25, r16
    ; round 29 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 28
    eor r5, r16
    ; round 28 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 27
    eor r8, r16
    ; round 27 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 26
    eor r19, r16
    ; round 26 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 25
    eor r25, r16
    ; round 25 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 24
    eor r6, r16
    ; round 24 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    movw r16, r6 ; r17, r7
    eor r16, r22
    movw r2, r4 ; r3, r5
    eor r2, r11
    eor r17, r10
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 23
    eor r8, r16
    ; round 23 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r18, r16
    sbc r23, r17
    sbc r20, r3
    sbc r19, r2
    ldi r16, 22
    eor r18, r16
    ; round 22 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r18
    ldd r2, Z+21
    eor r2, r23
    ldd r17, Z+22
    eor r17, r20
    ldd r3, Z+23
    eor r3, r19
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 21
    eor r25, r16
    ; round 21 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r4, r16
    sbc r7, r2
    sbc r5, r17
    sbc r6, r3
    ldi r16, 20
    eor r4, r16
    ; round 20 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r4
    ldd r2, Z+13
    eor r2, r7
    ldd r17, Z+14
    eor r17, r5
    ldd r3, Z+15
    eor r3, r6
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 19
    eor r8, r16
    ; round 19 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r23, r16
    sbc r20, r2
    sbc r19, r17
    sbc r18, r3
    ldi r16, 18
    eor r23, r16
    ; round 18 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r23
    ldd r2, Z+5
    eor r2, r20
    ldd r17, Z+6
    eor r17, r19
    ldd r3, Z+7
    eor r3, r18
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 17
    eor r25, r16
    ; round 17 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r7, r16
    sbc r5, r2
    sbc r6, r17
    sbc r4, r3
    ldi r16, 16
    eor r7, r16
    ; round 16 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    mov r16, r7
    eor r16, r22
    mov r2, r5
    eor r2, r11
    mov r17, r6
    eor r17, r10
    mov r3, r4
    eor r3, r0
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 15
    eor r8, r16
    ; round 15 (cham.dsl:24)
    movw r16, r8 ; r17, r9
    eor r16, r21
    ldd r2, Z+25
    eor r17, r2
    ldd r3, Z+26
    eor r3, r15
    ldd r2, Z+27
    eor r2, r14
    lsl r16
    rol r17
    rol r3
    rol r2
    adc r16, r1
    sub r20, r16
    sbc r19, r17
    sbc r18, r3
    sbc r23, r2
    ldi r16, 14
    eor r20, r16
    ; round 14 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+20
    eor r16, r20
    ldd r2, Z+21
    eor r2, r19
    ldd r17, Z+22
    eor r17, r18
    ldd r3, Z+23
    eor r3, r23
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 13
    eor r25, r16
    ; round 13 (cham.dsl:24)
    ldd r16, Z+16
    eor r16, r25
    ldd r2, Z+17
    eor r2, r24
    ldd r17, Z+18
    eor r17, r13
    ldd r3, Z+19
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r5, r16
    sbc r6, r2
    sbc r4, r17
    sbc r7, r3
    ldi r16, 12
    eor r5, r16
    ; round 12 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r16, Z+12
    eor r16, r5
    ldd r2, Z+13
    eor r2, r6
    ldd r17, Z+14
    eor r17, r4
    ldd r3, Z+15
    eor r3, r7
    sub r8, r3
    sbc r9, r16
    sbc r15, r2
    sbc r14, r17
    ldi r16, 11
    eor r8, r16
    ; round 11 (cham.dsl:24)
    ldd r16, Z+8
    eor r16, r8
    ldd r2, Z+9
    eor r2, r9
    ldd r17, Z+10
    eor r17, r15
    ldd r3, Z+11
    eor r3, r14
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r19, r16
    sbc r18, r2
    sbc r23, r17
    sbc r20, r3
    ldi r16, 10
    eor r19, r16
    ; round 10 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r16, Z+4
    eor r16, r19
    ldd r2, Z+5
    eor r2, r18
    ldd r17, Z+6
    eor r17, r23
    ldd r3, Z+7
    eor r3, r20
    sub r25, r3
    sbc r24, r16
    sbc r13, r2
    sbc r12, r17
    ldi r16, 9
    eor r25, r16
    ; round 9 (cham.dsl:24)
    ldd r16, Z+0
    eor r16, r25
    ldd r2, Z+1
    eor r2, r24
    ldd r17, Z+2
    eor r17, r13
    ldd r3, Z+3
    eor r3, r12
    lsl r16
    rol r2
    rol r17
    rol r3
    adc r16, r1
    sub r6, r16
    sbc r4, r2
    sbc r7, r17
    sbc r5, r3
    ldi r16, 8
    eor r6, r16
    ; round 8 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    eor r22, r6
    eor r11, r4
    eor r10, r7
    eor r0, r5
    sub r8, r0
    sbc r9, r22
    sbc r15, r11
    sbc r14, r10
    ldi r22, 7
    eor r8, r22
    ; round 7 (cham.dsl:24)
    eor r21, r8
    ldd r22, Z+25
    eor r22, r9
    ldd r11, Z+26
    eor r11, r15
    ldd r16, Z+27
    eor r16, r14
    lsl r21
    rol r22
    rol r11
    rol r16
    adc r21, r1
    sub r18, r21
    sbc r23, r22
    sbc r20, r11
    sbc r19, r16
    ldi r22, 6
    eor r18, r22
    ; round 6 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r22, Z+20
    eor r22, r18
    ldd r21, Z+21
    eor r21, r23
    ldd r11, Z+22
    eor r11, r20
    ldd r16, Z+23
    eor r16, r19
    sub r25, r16
    sbc r24, r22
    sbc r13, r21
    sbc r12, r11
    ldi r22, 5
    eor r25, r22
    ; round 5 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r25
    ldd r21, Z+17
    eor r21, r24
    ldd r11, Z+18
    eor r11, r13
    ldd r16, Z+19
    eor r16, r12
    lsl r22
    rol r21
    rol r11
    rol r16
    adc r22, r1
    sub r4, r22
    sbc r7, r21
    sbc r5, r11
    sbc r6, r16
    ldi r22, 4
    eor r4, r22
    ; round 4 (cham.dsl:24)
    bst r8, 0
    lsr r14
    ror r15
    ror r9
    ror r8
    bld r14, 7
    ldd r22, Z+12
    eor r22, r4
    ldd r21, Z+13
    eor r21, r7
    ldd r11, Z+14
    eor r11, r5
    ldd r16, Z+15
    eor r16, r6
    sub r8, r16
    sbc r9, r22
    sbc r15, r21
    sbc r14, r11
    ldi r22, 3
    eor r8, r22
    ; round 3 (cham.dsl:24)
    ldd r22, Z+8
    eor r22, r8
    ldd r21, Z+9
    eor r21, r9
    ldd r11, Z+10
    eor r11, r15
    ldd r16, Z+11
    eor r16, r14
    lsl r22
    rol r21
    rol r11
    rol r16
    adc r22, r1
    sub r23, r22
    sbc r20, r21
    sbc r19, r11
    sbc r18, r16
    ldi r22, 2
    eor r23, r22
    ; round 2 (cham.dsl:24)
    bst r25, 0
    lsr r12
    ror r13
    ror r24
    ror r25
    bld r12, 7
    ldd r22, Z+4
    eor r22, r23
    ldd r21, Z+5
    eor r21, r20
    ldd r11, Z+6
    eor r11, r19
    ldd r16, Z+7
    eor r16, r18
    sub r25, r16
    sbc r24, r22
    sbc r13, r21
    sbc r12, r11
    ldi r22, 1
    eor r25, r22
    ; round 1 (cham.dsl:24)
    ldd r22, Z+0
    eor r22, r25
    ldd r21, Z+1
    eor r21, r24
    ldd r11, Z+2
    eor r11, r13
    ldd r16, Z+3
    eor r16, r12
    lsl r22
    rol r21
    rol r11
    rol r16
    adc r22, r1
    sub r7, r22
    sbc r5, r21
    sbc r6, r11
    sbc r4, r16
    st Y+, r7
    st Y+, r5
    st Y+, r6
    st Y+, r4
    st Y+, r25
    st Y+, r24
    st Y+, r13
    st Y+, r12
    st Y+, r23
    st Y+, r20
    st Y+, r19
    st Y+, r18
    st Y+, r8
    st Y+, r9
    st Y+, r15
    st Y+, r14
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_decrypt_avr_end
    jmp .Llwcc_cham128_128_ecb_decrypt_avr_group
.Llwcc_cham128_128_ecb_decrypt_avr_end:
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
    .size lwcc_cham128_128_ecb_decrypt_avr, .-lwcc_cham128_128_ecb_decrypt_avr

    .global lwcc_cham128_128_ctr_init_avr
    .type lwcc_cham128_128_ctr_init_avr, @function
lwcc_cham128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_cham128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_cham128_128_ctr_nonce_avr
    .size lwcc_cham128_128_ctr_init_avr, .-lwcc_cham128_128_ctr_init_avr

    .global lwcc_cham128_128_ctr_nonce_avr
    .type lwcc_cham128_128_ctr_nonce_avr, @function
lwcc_cham128_128_ctr_nonce_avr:
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
    ; round 1 (cham.dsl:24)
    ldd r0, Z+0
    adiw r26, 4
    ld r2, X+
    eor r0, r2
    ldd r3, Z+1
    ld r4, X+
    eor r3, r4
    ldd r5, Z+2
    ld r6, X+
    eor r5, r6
    ldd r7, Z+3
    ld r8, X
    eor r7, r8
    lsl r0
    rol r3
    rol r5
    rol r7
    adc r0, r1
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    add r9, r0
    adc r10, r3
    adc r11, r5
    adc r12, r7
    ; round 2 (cham.dsl:24)
    ldd r0, Z+4
    adiw r26, 4
    ld r3, X+
    eor r0, r3
    ldd r5, Z+5
    ld r7, X+
    eor r5, r7
    ldd r13, Z+6
    ld r14, X+
    eor r13, r14
    ldd r15, Z+7
    ld r16, X
    eor r15, r16
    ldi r17, 1
    eor r2, r17
    add r2, r15
    adc r4, r0
    adc r6, r5
    adc r8, r13
    lsl r2
    rol r4
    rol r6
    rol r8
    adc r2, r1
    ; round 3 (cham.dsl:24)
    ldi r17, 2
    eor r3, r17
    ; round 4 (cham.dsl:24)
    ldd r0, Z+12
    eor r0, r12
    ; round 5 (cham.dsl:24)
    ldi r17, 4
    eor r12, r17
    ; round 4 (cham.dsl:24)
    ldd r5, Z+13
    eor r5, r9
    ldd r13, Z+14
    eor r13, r10
    ldd r15, Z+15
    eor r15, r11
    ; round 5 (cham.dsl:24)
    ldd r17, Z+16
    eor r17, r2
    ; round 6 (cham.dsl:24)
    ldi r18, 5
    eor r2, r18
    ; round 5 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r4
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r8
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    add r12, r17
    adc r9, r18
    adc r10, r19
    adc r11, r20
    ; round 8 (cham.dsl:24)
    ldd r17, Z+28
    eor r17, r11
    ; round 9 (cham.dsl:24)
    ldi r18, 8
    eor r11, r18
    ; round 8 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r12
    ldd r19, Z+30
    eor r19, r9
    ldd r20, Z+31
    std Z+32, r3
    eor r20, r10
    std Z+33, r7
    std Z+34, r14
    std Z+35, r16
    std Z+36, r15
    std Z+37, r0
    std Z+38, r5
    std Z+39, r13
    std Z+40, r2
    std Z+41, r4
    std Z+42, r6
    std Z+43, r8
    std Z+44, r20
    std Z+45, r17
    std Z+46, r18
    std Z+47, r19
    std Z+48, r11
    std Z+49, r12
    std Z+50, r9
    std Z+51, r10
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
    .size lwcc_cham128_128_ctr_nonce_avr, .-lwcc_cham128_128_ctr_nonce_avr

    .global lwcc_cham128_128_ctr_crypt_avr
    .type lwcc_cham128_128_ctr_crypt_avr, @function
lwcc_cham128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ctr_crypt_avr_begin
    ret
.Llwcc_cham128_128_ctr_crypt_avr_begin:
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
    ; one before the first: each group begins with the next
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
    brcc .Llwcc_cham128_128_ctr_crypt_avr_group
    jmp .Llwcc_cham128_128_ctr_crypt_avr_rest
.Llwcc_cham128_128_ctr_crypt_avr_group:
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
    push r24
    push r25
    ; round 4 (cham.dsl:24)
    ldi r25, 3
    eor r25, r5
    ; round 3 (cham.dsl:24)
    ldd r22, Z+8
    eor r5, r22
    ldd r21, Z+9
    mov r20, r4
    eor r20, r21
    ldd r6, Z+10
    mov r7, r3
    eor r7, r6
    ldd r19, Z+11
    mov r18, r2
    eor r18, r19
    lsl r5
    rol r20
    rol r7
    rol r18
    adc r5, r1
    ldd r9, Z+32
    ldd r17, Z+33
    ldd r16, Z+34
    ldd r8, Z+35
    add r9, r5
    adc r17, r20
    adc r16, r7
    adc r8, r18
    ; round 4 (cham.dsl:24)
    ldd r5, Z+36
    ldd r20, Z+37
    ldd r7, Z+38
    ldd r18, Z+39
    add r25, r5
    adc r4, r20
    adc r3, r7
    adc r2, r18
    lsl r25
    rol r4
    rol r3
    rol r2
    adc r25, r1
    ; round 8 (cham.dsl:24)
    ldi r24, 7
    eor r24, r25
    ; round 7 (cham.dsl:24)
    ldd r5, Z+24
    eor r25, r5
    ; round 6 (cham.dsl:24)
    ldd r20, Z+20
    mov r7, r8
    eor r7, r20
    ; round 7 (cham.dsl:24)
    ldi r23, 6
    eor r8, r23
    ; round 6 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r23, Z+22
    eor r23, r17
    ldd r15, Z+23
    eor r15, r16
    ldd r14, Z+40
    ldd r13, Z+41
    ldd r12, Z+42
    ldd r11, Z+43
    add r14, r15
    adc r13, r7
    adc r12, r18
    adc r11, r23
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 7 (cham.dsl:24)
    ldd r7, Z+25
    eor r7, r4
    ldd r18, Z+26
    eor r18, r3
    ldd r23, Z+27
    eor r23, r2
    lsl r25
    rol r7
    rol r18
    rol r23
    adc r25, r1
    add r8, r25
    adc r9, r7
    adc r17, r18
    adc r16, r23
    ; round 8 (cham.dsl:24)
    ldd r7, Z+44
    ldd r18, Z+45
    ldd r25, Z+46
    ldd r23, Z+47
    add r24, r7
    adc r4, r18
    adc r3, r25
    adc r2, r23
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 9 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 10 (cham.dsl:24)
    ldi r25, 9
    eor r14, r25
    ; round 9 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    ldd r15, Z+48
    ldd r10, Z+49
    ldd r0, Z+50
    ldd r5, Z+51
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 10 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 11 (cham.dsl:24)
    ldi r25, 10
    eor r16, r25
    ; round 10 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 11 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 12 (cham.dsl:24)
    ldi r25, 11
    eor r24, r25
    ; round 11 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 12 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 13 (cham.dsl:24)
    ldi r25, 12
    eor r5, r25
    ; round 12 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 13 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 14 (cham.dsl:24)
    ldi r25, 13
    eor r14, r25
    ; round 13 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 14 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 15 (cham.dsl:24)
    ldi r25, 14
    eor r17, r25
    ; round 14 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 15 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 16 (cham.dsl:24)
    ldi r25, 15
    eor r24, r25
    ; round 15 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 16 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 17 (cham.dsl:24)
    ldi r25, 16
    eor r0, r25
    ; round 16 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 17 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 18 (cham.dsl:24)
    ldi r25, 17
    eor r14, r25
    ; round 17 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 18 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 19 (cham.dsl:24)
    ldi r25, 18
    eor r9, r25
    ; round 18 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 19 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 20 (cham.dsl:24)
    ldi r25, 19
    eor r24, r25
    ; round 19 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 20 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 21 (cham.dsl:24)
    ldi r25, 20
    eor r10, r25
    ; round 20 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 21 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 22 (cham.dsl:24)
    ldi r25, 21
    eor r14, r25
    ; round 21 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 22 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 23 (cham.dsl:24)
    ldi r25, 22
    eor r8, r25
    ; round 22 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 23 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 24 (cham.dsl:24)
    ldi r25, 23
    eor r24, r25
    ; round 23 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r7
    ; round 24 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r15
    ; round 25 (cham.dsl:24)
    ldi r25, 24
    eor r15, r25
    ; round 24 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 25 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 26 (cham.dsl:24)
    ldi r25, 25
    eor r14, r25
    ; round 25 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 26 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 27 (cham.dsl:24)
    ldi r25, 26
    eor r16, r25
    ; round 26 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 27 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 28 (cham.dsl:24)
    ldi r25, 27
    eor r24, r25
    ; round 27 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 28 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 29 (cham.dsl:24)
    ldi r25, 28
    eor r5, r25
    ; round 28 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 29 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 30 (cham.dsl:24)
    ldi r25, 29
    eor r14, r25
    ; round 29 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 30 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 31 (cham.dsl:24)
    ldi r25, 30
    eor r17, r25
    ; round 30 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 31 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 32 (cham.dsl:24)
    ldi r25, 31
    eor r24, r25
    ; round 31 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 32 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 33 (cham.dsl:24)
    ldi r25, 32
    eor r0, r25
    ; round 32 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 33 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 34 (cham.dsl:24)
    ldi r25, 33
    eor r14, r25
    ; round 33 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 34 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 35 (cham.dsl:24)
    ldi r25, 34
    eor r9, r25
    ; round 34 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 35 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 36 (cham.dsl:24)
    ldi r25, 35
    eor r24, r25
    ; round 35 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 36 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 37 (cham.dsl:24)
    ldi r25, 36
    eor r10, r25
    ; round 36 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 37 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 38 (cham.dsl:24)
    ldi r25, 37
    eor r14, r25
    ; round 37 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 38 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 39 (cham.dsl:24)
    ldi r25, 38
    eor r8, r25
    ; round 38 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 39 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 40 (cham.dsl:24)
    ldi r25, 39
    eor r24, r25
    ; round 39 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r7
    ; round 40 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r15
    ; round 41 (cham.dsl:24)
    ldi r25, 40
    eor r15, r25
    ; round 40 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 41 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 42 (cham.dsl:24)
    ldi r25, 41
    eor r14, r25
    ; round 41 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 42 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 43 (cham.dsl:24)
    ldi r25, 42
    eor r16, r25
    ; round 42 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 43 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 44 (cham.dsl:24)
    ldi r25, 43
    eor r24, r25
    ; round 43 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 44 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 45 (cham.dsl:24)
    ldi r25, 44
    eor r5, r25
    ; round 44 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 45 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 46 (cham.dsl:24)
    ldi r25, 45
    eor r14, r25
    ; round 45 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 46 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 47 (cham.dsl:24)
    ldi r25, 46
    eor r17, r25
    ; round 46 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 47 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 48 (cham.dsl:24)
    ldi r25, 47
    eor r24, r25
    ; round 47 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 48 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 49 (cham.dsl:24)
    ldi r25, 48
    eor r0, r25
    ; round 48 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 49 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 50 (cham.dsl:24)
    ldi r25, 49
    eor r14, r25
    ; round 49 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 50 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 51 (cham.dsl:24)
    ldi r25, 50
    eor r9, r25
    ; round 50 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 51 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 52 (cham.dsl:24)
    ldi r25, 51
    eor r24, r25
    ; round 51 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 52 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 53 (cham.dsl:24)
    ldi r25, 52
    eor r10, r25
    ; round 52 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 53 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 54 (cham.dsl:24)
    ldi r25, 53
    eor r14, r25
    ; round 53 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 54 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 55 (cham.dsl:24)
    ldi r25, 54
    eor r8, r25
    ; round 54 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 55 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 56 (cham.dsl:24)
    ldi r25, 55
    eor r24, r25
    ; round 55 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r7
    ; round 56 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r15
    ; round 57 (cham.dsl:24)
    ldi r25, 56
    eor r15, r25
    ; round 56 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 57 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 58 (cham.dsl:24)
    ldi r25, 57
    eor r14, r25
    ; round 57 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 58 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 59 (cham.dsl:24)
    ldi r25, 58
    eor r16, r25
    ; round 58 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 59 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 60 (cham.dsl:24)
    ldi r25, 59
    eor r24, r25
    ; round 59 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 60 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 61 (cham.dsl:24)
    ldi r25, 60
    eor r5, r25
    ; round 60 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 61 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 62 (cham.dsl:24)
    ldi r25, 61
    eor r14, r25
    ; round 61 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 62 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 63 (cham.dsl:24)
    ldi r25, 62
    eor r17, r25
    ; round 62 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 63 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 64 (cham.dsl:24)
    ldi r25, 63
    eor r24, r25
    ; round 63 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 64 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 65 (cham.dsl:24)
    ldi r25, 64
    eor r0, r25
    ; round 64 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 65 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 66 (cham.dsl:24)
    ldi r25, 65
    eor r14, r25
    ; round 65 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 66 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 67 (cham.dsl:24)
    ldi r25, 66
    eor r9, r25
    ; round 66 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 67 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 68 (cham.dsl:24)
    ldi r25, 67
    eor r24, r25
    ; round 67 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 68 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 69 (cham.dsl:24)
    ldi r25, 68
    eor r10, r25
    ; round 68 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 69 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 70 (cham.dsl:24)
    ldi r25, 69
    eor r14, r25
    ; round 69 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 70 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 71 (cham.dsl:24)
    ldi r25, 70
    eor r8, r25
    ; round 70 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 71 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 72 (cham.dsl:24)
    ldi r25, 71
    eor r24, r25
    ; round 71 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r7
    ; round 72 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r15
    ; round 73 (cham.dsl:24)
    ldi r25, 72
    eor r15, r25
    ; round 72 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 73 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 74 (cham.dsl:24)
    ldi r25, 73
    eor r14, r25
    ; round 73 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 74 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 75 (cham.dsl:24)
    ldi r25, 74
    eor r16, r25
    ; round 74 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 75 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 76 (cham.dsl:24)
    ldi r25, 75
    eor r24, r25
    ; round 75 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 76 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 77 (cham.dsl:24)
    ldi r25, 76
    eor r5, r25
    ; round 76 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 77 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 78 (cham.dsl:24)
    ldi r25, 77
    eor r14, r25
    ; round 77 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 78 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 79 (cham.dsl:24)
    ldi r25, 78
    eor r17, r25
    ; round 78 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 79 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 80 (cham.dsl:24)
    ldi r25, 79
    eor r24, r25
    ; round 79 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 80 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 81 (cham.dsl:24)
    ldi r25, 80
    eor r0, r25
    ; round 80 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 81 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 82 (cham.dsl:24)
    ldi r25, 81
    eor r14, r25
    ; round 81 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 82 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 83 (cham.dsl:24)
    ldi r25, 82
    eor r9, r25
    ; round 82 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 83 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 84 (cham.dsl:24)
    ldi r25, 83
    eor r24, r25
    ; round 83 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 84 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 85 (cham.dsl:24)
    ldi r25, 84
    eor r10, r25
    ; round 84 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 85 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 86 (cham.dsl:24)
    ldi r25, 85
    eor r14, r25
    ; round 85 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 86 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 87 (cham.dsl:24)
    ldi r25, 86
    eor r8, r25
    ; round 86 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 87 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 88 (cham.dsl:24)
    ldi r25, 87
    eor r24, r25
    ; round 87 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r7
    ; round 88 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r15
    ; round 89 (cham.dsl:24)
    ldi r25, 88
    eor r15, r25
    ; round 88 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 89 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 90 (cham.dsl:24)
    ldi r25, 89
    eor r14, r25
    ; round 89 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r15, r7
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 90 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r16
    ; round 91 (cham.dsl:24)
    ldi r25, 90
    eor r16, r25
    ; round 90 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 91 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 92 (cham.dsl:24)
    ldi r25, 91
    eor r24, r25
    ; round 91 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r16, r7
    adc r8, r18
    adc r9, r25
    adc r17, r23
    ; round 92 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r5
    ; round 93 (cham.dsl:24)
    ldi r25, 92
    eor r5, r25
    ; round 92 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r15
    ldd r25, Z+14
    eor r25, r10
    ldd r23, Z+15
    eor r23, r0
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 93 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 94 (cham.dsl:24)
    ldi r25, 93
    eor r14, r25
    ; round 93 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r5, r7
    adc r15, r18
    adc r10, r25
    adc r0, r23
    ; round 94 (cham.dsl:24)
    mov r7, r17
    eor r7, r20
    ; round 95 (cham.dsl:24)
    ldi r25, 94
    eor r17, r25
    ; round 94 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r16
    ldd r25, Z+22
    eor r25, r8
    ldd r23, Z+23
    eor r23, r9
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 95 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 96 (cham.dsl:24)
    ldi r25, 95
    eor r24, r25
    ; round 95 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r7, Z+27
    eor r7, r2
    lsl r18
    rol r25
    rol r23
    rol r7
    adc r18, r1
    add r17, r18
    adc r16, r25
    adc r8, r23
    adc r9, r7
    ; round 96 (cham.dsl:24)
    ldd r7, Z+28
    eor r7, r0
    ; round 97 (cham.dsl:24)
    ldi r25, 96
    eor r0, r25
    ; round 96 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r5
    ldd r25, Z+30
    eor r25, r15
    ldd r23, Z+31
    eor r23, r10
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 97 (cham.dsl:24)
    ldd r7, Z+0
    eor r7, r14
    ; round 98 (cham.dsl:24)
    ldi r25, 97
    eor r14, r25
    ; round 97 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r0, r7
    adc r5, r18
    adc r15, r25
    adc r10, r23
    ; round 98 (cham.dsl:24)
    ldd r7, Z+4
    eor r7, r9
    ; round 99 (cham.dsl:24)
    ldi r25, 98
    eor r9, r25
    ; round 98 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r17
    ldd r25, Z+6
    eor r25, r16
    ldd r23, Z+7
    eor r23, r8
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 99 (cham.dsl:24)
    mov r7, r24
    eor r7, r22
    ; round 100 (cham.dsl:24)
    ldi r25, 99
    eor r24, r25
    ; round 99 (cham.dsl:24)
    mov r18, r4
    eor r18, r21
    mov r25, r3
    eor r25, r6
    mov r23, r2
    eor r23, r19
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r9, r7
    adc r17, r18
    adc r16, r25
    adc r8, r23
    ; round 100 (cham.dsl:24)
    ldd r7, Z+12
    eor r7, r10
    ; round 101 (cham.dsl:24)
    ldi r25, 100
    eor r10, r25
    ; round 100 (cham.dsl:24)
    ldd r18, Z+13
    eor r18, r0
    ldd r25, Z+14
    eor r25, r5
    ldd r23, Z+15
    eor r23, r15
    add r24, r23
    adc r4, r7
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 101 (cham.dsl:24)
    ldd r7, Z+16
    eor r7, r14
    ; round 102 (cham.dsl:24)
    ldi r25, 101
    eor r14, r25
    ; round 101 (cham.dsl:24)
    ldd r18, Z+17
    eor r18, r13
    ldd r25, Z+18
    eor r25, r12
    ldd r23, Z+19
    eor r23, r11
    lsl r7
    rol r18
    rol r25
    rol r23
    adc r7, r1
    add r10, r7
    adc r0, r18
    adc r5, r25
    adc r15, r23
    ; round 102 (cham.dsl:24)
    mov r7, r8
    eor r7, r20
    ; round 103 (cham.dsl:24)
    ldi r25, 102
    eor r8, r25
    ; round 102 (cham.dsl:24)
    ldd r18, Z+21
    eor r18, r9
    ldd r25, Z+22
    eor r25, r17
    ldd r23, Z+23
    eor r23, r16
    add r14, r23
    adc r13, r7
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 103 (cham.dsl:24)
    ldd r7, Z+24
    mov r18, r24
    eor r18, r7
    ; round 104 (cham.dsl:24)
    ldi r25, 103
    eor r24, r25
    ; round 103 (cham.dsl:24)
    ldd r25, Z+25
    eor r25, r4
    ldd r23, Z+26
    eor r23, r3
    ldd r20, Z+27
    eor r20, r2
    lsl r18
    rol r25
    rol r23
    rol r20
    adc r18, r1
    add r8, r18
    adc r9, r25
    adc r17, r23
    adc r16, r20
    ; round 104 (cham.dsl:24)
    ldd r20, Z+28
    eor r20, r15
    ; round 105 (cham.dsl:24)
    ldi r25, 104
    eor r15, r25
    ; round 104 (cham.dsl:24)
    ldd r18, Z+29
    eor r18, r10
    ldd r25, Z+30
    eor r25, r0
    ldd r23, Z+31
    eor r23, r5
    add r24, r23
    adc r4, r20
    adc r3, r18
    adc r2, r25
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 105 (cham.dsl:24)
    ldd r20, Z+0
    eor r20, r14
    ; round 106 (cham.dsl:24)
    ldi r25, 105
    eor r14, r25
    ; round 105 (cham.dsl:24)
    ldd r18, Z+1
    eor r18, r13
    ldd r25, Z+2
    eor r25, r12
    ldd r23, Z+3
    eor r23, r11
    lsl r20
    rol r18
    rol r25
    rol r23
    adc r20, r1
    add r15, r20
    adc r10, r18
    adc r0, r25
    adc r5, r23
    ; round 106 (cham.dsl:24)
    ldd r20, Z+4
    eor r20, r16
    ; round 107 (cham.dsl:24)
    ldi r25, 106
    eor r16, r25
    ; round 106 (cham.dsl:24)
    ldd r18, Z+5
    eor r18, r8
    ldd r25, Z+6
    eor r25, r9
    ldd r23, Z+7
    eor r23, r17
    add r14, r23
    adc r13, r20
    adc r12, r18
    adc r11, r25
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 107 (cham.dsl:24)
    eor r22, r24
    ; round 108 (cham.dsl:24)
    ldi r25, 107
    eor r24, r25
    ; round 107 (cham.dsl:24)
    eor r21, r4
    eor r6, r3
    eor r19, r2
    lsl r22
    rol r21
    rol r6
    rol r19
    adc r22, r1
    add r16, r22
    adc r8, r21
    adc r9, r6
    adc r17, r19
    ; round 108 (cham.dsl:24)
    ldd r22, Z+12
    eor r22, r5
    ; round 109 (cham.dsl:24)
    ldi r25, 108
    eor r5, r25
    ; round 108 (cham.dsl:24)
    ldd r21, Z+13
    eor r21, r15
    ldd r20, Z+14
    eor r20, r10
    ldd r6, Z+15
    eor r6, r0
    add r24, r6
    adc r4, r22
    adc r3, r21
    adc r2, r20
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 109 (cham.dsl:24)
    ldd r22, Z+16
    eor r22, r14
    ; round 110 (cham.dsl:24)
    ldi r25, 109
    eor r14, r25
    ; round 109 (cham.dsl:24)
    ldd r21, Z+17
    eor r21, r13
    ldd r20, Z+18
    eor r20, r12
    ldd r6, Z+19
    eor r6, r11
    lsl r22
    rol r21
    rol r20
    rol r6
    adc r22, r1
    add r5, r22
    adc r15, r21
    adc r10, r20
    adc r0, r6
    ; round 112 (cham.dsl:24)
    ld r22, X+
    eor r22, r0
    st Y+, r22
    ldd r22, Z+28
    eor r0, r22
    ld r22, X+
    eor r22, r5
    st Y+, r22
    ldd r22, Z+29
    eor r5, r22
    ld r22, X+
    eor r22, r15
    st Y+, r22
    ldd r22, Z+30
    eor r15, r22
    ld r22, X+
    eor r22, r10
    st Y+, r22
    ldd r22, Z+31
    eor r10, r22
    ldi r25, 111
    eor r25, r24
    mov r22, r4
    movw r20, r2 ; r21, r3
    add r25, r10
    adc r22, r0
    adc r21, r5
    adc r20, r15
    ; round 111 (cham.dsl:24)
    eor r24, r7
    ldd r5, Z+25
    eor r4, r5
    ldd r5, Z+26
    eor r3, r5
    ldd r5, Z+27
    eor r2, r5
    lsl r24
    rol r4
    rol r3
    rol r2
    adc r24, r1
    ; round 112 (cham.dsl:24)
    lsl r25
    rol r22
    rol r21
    rol r20
    adc r25, r1
    ; round 111 (cham.dsl:24)
    ldi r23, 110
    eor r23, r17
    mov r5, r16
    movw r6, r8 ; r7, r9
    add r23, r24
    adc r5, r4
    adc r6, r3
    adc r7, r2
    ; round 110 (cham.dsl:24)
    ldd r2, Z+20
    eor r17, r2
    ldd r2, Z+21
    eor r16, r2
    ldd r2, Z+22
    eor r8, r2
    ldd r2, Z+23
    eor r9, r2
    add r14, r9
    adc r13, r17
    adc r12, r16
    adc r11, r8
    lsl r14
    rol r13
    rol r12
    rol r11
    adc r14, r1
    ; round 112 (cham.dsl:24)
    ld r2, X+
    eor r2, r14
    st Y+, r2
    ld r2, X+
    eor r2, r13
    st Y+, r2
    ld r2, X+
    eor r2, r12
    st Y+, r2
    ld r2, X+
    eor r2, r11
    st Y+, r2
    ld r2, X+
    eor r2, r7
    st Y+, r2
    ld r2, X+
    eor r2, r23
    st Y+, r2
    ld r2, X+
    eor r2, r5
    st Y+, r2
    ld r2, X+
    eor r2, r6
    st Y+, r2
    ld r2, X+
    eor r2, r25
    st Y+, r2
    ld r2, X+
    eor r2, r22
    st Y+, r2
    ld r22, X+
    eor r22, r21
    st Y+, r22
    ld r22, X+
    eor r22, r20
    st Y+, r22
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_cham128_128_ctr_crypt_avr_rest
    jmp .Llwcc_cham128_128_ctr_crypt_avr_group
.Llwcc_cham128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_cham128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_cham128_128_ctr_crypt_avr_end
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
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_cham128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_cham128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_cham128_128_ctr_crypt_avr_group
.Llwcc_cham128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_cham128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_cham128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_cham128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_cham128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_cham128_128_ctr_crypt_avr_end:
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
    .size lwcc_cham128_128_ctr_crypt_avr, .-lwcc_cham128_128_ctr_crypt_avr
