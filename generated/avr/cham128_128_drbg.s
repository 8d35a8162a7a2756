; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_128 --target avr --lanes 1 --mode drbg --df yes
; passes:    unroll() counter() fold() sbox(lanes=1, fixed=true) rotate() value_numbering() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
; folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, rk 32, group 16, st 40
; timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:205adb3963a3eb7a8dae4fe8cef85719aa4ed9545aae078414d60f71484cd7c7

    .text

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
    eor r18, r9
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
    ld r22, X+
    ld r23, X+
    ld r19, X+
    ld r9, X
    movw r6, r22 ; r7, r23
    mov r4, r19
    mov r5, r9
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    eor r6, r22
    eor r7, r23
    eor r4, r19
    eor r5, r9
    movw r2, r6 ; r3, r7
    eor r2, r9
    eor r3, r22
    std Z+12, r3
    mov r3, r4
    eor r3, r23
    std Z+13, r3
    mov r3, r5
    eor r3, r19
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
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    lsl r9
    rol r22
    rol r23
    rol r19
    adc r9, r1
    eor r6, r9
    eor r22, r7
    eor r23, r4
    eor r19, r5
    ; round 7 (cham.dsl:24)
    bst r6, 0
    lsr r19
    ror r23
    ror r22
    ror r6
    bld r19, 7
    std Z+24, r6
    std Z+25, r22
    std Z+26, r23
    std Z+27, r19
    std Z+28, r11
    std Z+29, r8
    std Z+30, r18
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
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r10, X+
    ld r6, X+
    ld r7, X+
    ld r4, X+
    ld r5, X+
    ld r8, X+
    ld r9, X+
    ld r12, X+
    ld r13, X+
    ld r11, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 1 (cham.dsl:24)
    ldd r17, Z+0
    movw r22, r6 ; r23, r7
    eor r22, r17
    ldd r18, Z+1
    eor r23, r18
    ldd r19, Z+2
    movw r24, r4 ; r25, r5
    eor r24, r19
    ldd r20, Z+3
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 2 (cham.dsl:24)
    ldi r21, 1
    eor r6, r21
    ldd r21, Z+4
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 3 (cham.dsl:24)
    ldi r22, 2
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 4 (cham.dsl:24)
    ldi r22, 3
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 5 (cham.dsl:24)
    ldi r22, 4
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 6 (cham.dsl:24)
    ldi r22, 5
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 7 (cham.dsl:24)
    ldi r22, 6
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 8 (cham.dsl:24)
    ldi r22, 7
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 9 (cham.dsl:24)
    ldi r22, 8
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 10 (cham.dsl:24)
    ldi r22, 9
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 11 (cham.dsl:24)
    ldi r22, 10
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 12 (cham.dsl:24)
    ldi r22, 11
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 13 (cham.dsl:24)
    ldi r22, 12
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 14 (cham.dsl:24)
    ldi r22, 13
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 15 (cham.dsl:24)
    ldi r22, 14
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 16 (cham.dsl:24)
    ldi r22, 15
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 17 (cham.dsl:24)
    ldi r22, 16
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 18 (cham.dsl:24)
    ldi r22, 17
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 19 (cham.dsl:24)
    ldi r22, 18
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 20 (cham.dsl:24)
    ldi r22, 19
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 21 (cham.dsl:24)
    ldi r22, 20
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 22 (cham.dsl:24)
    ldi r22, 21
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 23 (cham.dsl:24)
    ldi r22, 22
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 24 (cham.dsl:24)
    ldi r22, 23
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 25 (cham.dsl:24)
    ldi r22, 24
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 26 (cham.dsl:24)
    ldi r22, 25
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 27 (cham.dsl:24)
    ldi r22, 26
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 28 (cham.dsl:24)
    ldi r22, 27
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 29 (cham.dsl:24)
    ldi r22, 28
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 30 (cham.dsl:24)
    ldi r22, 29
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 31 (cham.dsl:24)
    ldi r22, 30
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 32 (cham.dsl:24)
    ldi r22, 31
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 33 (cham.dsl:24)
    ldi r22, 32
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 34 (cham.dsl:24)
    ldi r22, 33
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 35 (cham.dsl:24)
    ldi r22, 34
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 36 (cham.dsl:24)
    ldi r22, 35
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 37 (cham.dsl:24)
    ldi r22, 36
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 38 (cham.dsl:24)
    ldi r22, 37
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 39 (cham.dsl:24)
    ldi r22, 38
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 40 (cham.dsl:24)
    ldi r22, 39
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 41 (cham.dsl:24)
    ldi r22, 40
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 42 (cham.dsl:24)
    ldi r22, 41
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 43 (cham.dsl:24)
    ldi r22, 42
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 44 (cham.dsl:24)
    ldi r22, 43
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 45 (cham.dsl:24)
    ldi r22, 44
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 46 (cham.dsl:24)
    ldi r22, 45
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 47 (cham.dsl:24)
    ldi r22, 46
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 48 (cham.dsl:24)
    ldi r22, 47
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 49 (cham.dsl:24)
    ldi r22, 48
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 50 (cham.dsl:24)
    ldi r22, 49
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 51 (cham.dsl:24)
    ldi r22, 50
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 52 (cham.dsl:24)
    ldi r22, 51
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 53 (cham.dsl:24)
    ldi r22, 52
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 54 (cham.dsl:24)
    ldi r22, 53
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 55 (cham.dsl:24)
    ldi r22, 54
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 56 (cham.dsl:24)
    ldi r22, 55
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 57 (cham.dsl:24)
    ldi r22, 56
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 58 (cham.dsl:24)
    ldi r22, 57
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 59 (cham.dsl:24)
    ldi r22, 58
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 60 (cham.dsl:24)
    ldi r22, 59
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 61 (cham.dsl:24)
    ldi r22, 60
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 62 (cham.dsl:24)
    ldi r22, 61
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 63 (cham.dsl:24)
    ldi r22, 62
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 64 (cham.dsl:24)
    ldi r22, 63
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 65 (cham.dsl:24)
    ldi r22, 64
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 66 (cham.dsl:24)
    ldi r22, 65
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 67 (cham.dsl:24)
    ldi r22, 66
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 68 (cham.dsl:24)
    ldi r22, 67
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 69 (cham.dsl:24)
    ldi r22, 68
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 70 (cham.dsl:24)
    ldi r22, 69
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 71 (cham.dsl:24)
    ldi r22, 70
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 72 (cham.dsl:24)
    ldi r22, 71
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 73 (cham.dsl:24)
    ldi r22, 72
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 74 (cham.dsl:24)
    ldi r22, 73
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 75 (cham.dsl:24)
    ldi r22, 74
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 76 (cham.dsl:24)
    ldi r22, 75
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 77 (cham.dsl:24)
    ldi r22, 76
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 78 (cham.dsl:24)
    ldi r22, 77
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 79 (cham.dsl:24)
    ldi r22, 78
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 80 (cham.dsl:24)
    ldi r22, 79
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 81 (cham.dsl:24)
    ldi r22, 80
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 82 (cham.dsl:24)
    ldi r22, 81
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 83 (cham.dsl:24)
    ldi r22, 82
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 84 (cham.dsl:24)
    ldi r22, 83
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 85 (cham.dsl:24)
    ldi r22, 84
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 86 (cham.dsl:24)
    ldi r22, 85
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 87 (cham.dsl:24)
    ldi r22, 86
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 88 (cham.dsl:24)
    ldi r22, 87
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 89 (cham.dsl:24)
    ldi r22, 88
    eor r3, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r3, r22
    adc r10, r23
    adc r0, r24
    adc r2, r25
    ; round 90 (cham.dsl:24)
    ldi r22, 89
    eor r6, r22
    movw r22, r12 ; r23, r13
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r8
    ldd r25, Z+7
    eor r25, r9
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 91 (cham.dsl:24)
    ldi r22, 90
    eor r12, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r12, r22
    adc r13, r23
    adc r8, r24
    adc r9, r25
    ; round 92 (cham.dsl:24)
    ldi r22, 91
    eor r11, r22
    ldd r22, Z+12
    eor r22, r2
    ldd r23, Z+13
    eor r23, r3
    ldd r24, Z+14
    eor r24, r10
    ldd r25, Z+15
    eor r25, r0
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 93 (cham.dsl:24)
    ldi r22, 92
    eor r2, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r2, r22
    adc r3, r23
    adc r10, r24
    adc r0, r25
    ; round 94 (cham.dsl:24)
    ldi r22, 93
    eor r6, r22
    ldd r22, Z+20
    eor r22, r9
    ldd r23, Z+21
    eor r23, r12
    ldd r24, Z+22
    eor r24, r13
    ldd r25, Z+23
    eor r25, r8
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 95 (cham.dsl:24)
    ldi r22, 94
    eor r9, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r9, r22
    adc r12, r23
    adc r13, r24
    adc r8, r25
    ; round 96 (cham.dsl:24)
    ldi r22, 95
    eor r11, r22
    ldd r22, Z+28
    eor r22, r0
    ldd r23, Z+29
    eor r23, r2
    ldd r24, Z+30
    eor r24, r3
    ldd r25, Z+31
    eor r25, r10
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 97 (cham.dsl:24)
    ldi r22, 96
    eor r0, r22
    movw r22, r6 ; r23, r7
    eor r22, r17
    eor r23, r18
    movw r24, r4 ; r25, r5
    eor r24, r19
    eor r25, r20
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r10, r25
    ; round 98 (cham.dsl:24)
    ldi r22, 97
    eor r6, r22
    movw r22, r8 ; r23, r9
    eor r22, r21
    ldd r24, Z+5
    eor r23, r24
    ldd r24, Z+6
    eor r24, r12
    ldd r25, Z+7
    eor r25, r13
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 99 (cham.dsl:24)
    ldi r22, 98
    eor r8, r22
    ldd r22, Z+8
    eor r22, r11
    ldd r23, Z+9
    eor r23, r14
    ldd r24, Z+10
    eor r24, r15
    ldd r25, Z+11
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r8, r22
    adc r9, r23
    adc r12, r24
    adc r13, r25
    ; round 100 (cham.dsl:24)
    ldi r22, 99
    eor r11, r22
    ldd r22, Z+12
    eor r22, r10
    ldd r23, Z+13
    eor r23, r0
    ldd r24, Z+14
    eor r24, r2
    ldd r25, Z+15
    eor r25, r3
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 101 (cham.dsl:24)
    ldi r22, 100
    eor r10, r22
    ldd r22, Z+16
    eor r22, r6
    ldd r23, Z+17
    eor r23, r7
    ldd r24, Z+18
    eor r24, r4
    ldd r25, Z+19
    eor r25, r5
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r10, r22
    adc r0, r23
    adc r2, r24
    adc r3, r25
    ; round 102 (cham.dsl:24)
    ldi r22, 101
    eor r6, r22
    ldd r22, Z+20
    eor r22, r13
    ldd r23, Z+21
    eor r23, r8
    ldd r24, Z+22
    eor r24, r9
    ldd r25, Z+23
    eor r25, r12
    add r6, r25
    adc r7, r22
    adc r4, r23
    adc r5, r24
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 103 (cham.dsl:24)
    ldi r22, 102
    eor r13, r22
    ldd r22, Z+24
    eor r22, r11
    ldd r23, Z+25
    eor r23, r14
    ldd r24, Z+26
    eor r24, r15
    ldd r25, Z+27
    eor r25, r16
    lsl r22
    rol r23
    rol r24
    rol r25
    adc r22, r1
    add r13, r22
    adc r8, r23
    adc r9, r24
    adc r12, r25
    ; round 104 (cham.dsl:24)
    ldi r22, 103
    eor r11, r22
    ldd r22, Z+28
    eor r22, r3
    ldd r23, Z+29
    eor r23, r10
    ldd r24, Z+30
    eor r24, r0
    ldd r25, Z+31
    eor r25, r2
    add r11, r25
    adc r14, r22
    adc r15, r23
    adc r16, r24
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 105 (cham.dsl:24)
    ldi r22, 104
    eor r3, r22
    eor r17, r6
    eor r18, r7
    eor r19, r4
    eor r20, r5
    lsl r17
    rol r18
    rol r19
    rol r20
    adc r17, r1
    add r3, r17
    adc r10, r18
    adc r0, r19
    adc r2, r20
    ; round 106 (cham.dsl:24)
    ldi r17, 105
    eor r6, r17
    eor r21, r12
    ldd r17, Z+5
    eor r17, r13
    ldd r20, Z+6
    eor r20, r8
    ldd r18, Z+7
    eor r18, r9
    add r6, r18
    adc r7, r21
    adc r4, r17
    adc r5, r20
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 107 (cham.dsl:24)
    ldi r17, 106
    eor r12, r17
    ldd r17, Z+8
    eor r17, r11
    ldd r21, Z+9
    eor r21, r14
    ldd r20, Z+10
    eor r20, r15
    ldd r18, Z+11
    eor r18, r16
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r12, r17
    adc r13, r21
    adc r8, r20
    adc r9, r18
    ; round 108 (cham.dsl:24)
    ldi r17, 107
    eor r11, r17
    ldd r17, Z+12
    eor r17, r2
    ldd r21, Z+13
    eor r21, r3
    ldd r20, Z+14
    eor r20, r10
    ldd r18, Z+15
    eor r18, r0
    add r11, r18
    adc r14, r17
    adc r15, r21
    adc r16, r20
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    ; round 109 (cham.dsl:24)
    ldi r17, 108
    eor r2, r17
    ldd r17, Z+16
    eor r17, r6
    ldd r21, Z+17
    eor r21, r7
    ldd r20, Z+18
    eor r20, r4
    ldd r18, Z+19
    eor r18, r5
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r2, r17
    adc r3, r21
    adc r10, r20
    adc r0, r18
    ; round 110 (cham.dsl:24)
    ldi r17, 109
    eor r6, r17
    ldd r17, Z+20
    eor r17, r9
    ldd r21, Z+21
    eor r21, r12
    ldd r20, Z+22
    eor r20, r13
    ldd r18, Z+23
    eor r18, r8
    add r6, r18
    adc r7, r17
    adc r4, r21
    adc r5, r20
    lsl r6
    rol r7
    rol r4
    rol r5
    adc r6, r1
    ; round 111 (cham.dsl:24)
    ldi r17, 110
    eor r9, r17
    ldd r17, Z+24
    eor r17, r11
    ldd r21, Z+25
    eor r21, r14
    ldd r20, Z+26
    eor r20, r15
    ldd r18, Z+27
    eor r18, r16
    lsl r17
    rol r21
    rol r20
    rol r18
    adc r17, r1
    add r9, r17
    adc r12, r21
    adc r13, r20
    adc r8, r18
    ; round 112 (cham.dsl:24)
    ldi r17, 111
    eor r11, r17
    ldd r17, Z+28
    eor r17, r0
    ldd r21, Z+29
    eor r21, r2
    ldd r20, Z+30
    eor r20, r3
    ldd r18, Z+31
    eor r18, r10
    add r11, r18
    adc r14, r17
    adc r15, r21
    adc r16, r20
    lsl r11
    rol r14
    rol r15
    rol r16
    adc r11, r1
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r10
    st Y+, r6
    st Y+, r7
    st Y+, r4
    st Y+, r5
    st Y+, r8
    st Y+, r9
    st Y+, r12
    st Y+, r13
    st Y+, r11
    st Y+, r14
    st Y+, r15
    st Y+, r16
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

    .text

.Llwcc_cham128_128_drbg_avr_block_cipher_df:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 192
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    movw r30, r22
    movw r26, r28
    adiw r26, 3
    ldi r24, 12
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r18, Y+5
    ldd r19, Y+6
    ldi r20, 0
    ldi r21, 0
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    movw r26, r28
    adiw r26, 43
    st X+, r21
    st X+, r20
    st X+, r19
    st X+, r18
    movw r26, r28
    adiw r26, 47
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_4)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_4)
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_5)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_5)
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r18, 4
    ldi r19, 0
    std Y+17, r18
    std Y+18, r19
    movw r24, r28
    adiw r24, 43
    std Y+15, r24
    std Y+16, r25
    ldi r18, 4
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    ldi r24, lo8(.Llwcc_cham128_128_drbg_avr_constant_6)
    ldi r25, hi8(.Llwcc_cham128_128_drbg_avr_constant_6)
    std Y+19, r24
    std Y+20, r25
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r18, 1
    ldi r19, 0
    std Y+37, r18
    std Y+38, r19
    ldi r24, lo8(.Llwcc_cham128_128_drbg_avr_constant_7)
    ldi r25, hi8(.Llwcc_cham128_128_drbg_avr_constant_7)
    std Y+35, r24
    std Y+36, r25
    ldi r18, 9
    ldi r19, 0
    ldi r20, 0
    ldi r21, 0
    ldd r24, Y+5
    ldd r25, Y+6
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    andi r18, 15
    andi r19, 0
    andi r20, 0
    andi r21, 0
    ldi r24, 16
    sub r24, r18
    mov r18, r24
    ldi r24, 0
    sbc r24, r19
    mov r19, r24
    ldi r24, 0
    sbc r24, r20
    mov r20, r24
    ldi r24, 0
    sbc r24, r21
    mov r21, r24
    andi r18, 15
    andi r19, 0
    andi r20, 0
    andi r21, 0
    std Y+41, r18
    std Y+42, r19
    std Y+39, r1
    std Y+40, r1
.Llwcc_cham128_128_drbg_block_cipher_df_avr_1:
    movw r30, r28
    adiw r30, 15
    ldi r24, 7
    rcall .Llwcc_cham128_128_drbg_avr_look
    brne .Llwcc_cham128_128_drbg_avr_at_1
    rjmp .Llwcc_cham128_128_drbg_block_cipher_df_avr_2
.Llwcc_cham128_128_drbg_avr_at_1:
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    movw r30, r28
    adiw r30, 15
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_read
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    adiw r30, 47
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    movw r30, r28
    adiw r30, 63
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    ldi r18, lo8(.Llwcc_cham128_128_drbg_avr_known_key_0)
    ldi r19, hi8(.Llwcc_cham128_128_drbg_avr_known_key_0)
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r26, r28
    adiw r26, 47
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    subi r30, 145
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    rjmp .Llwcc_cham128_128_drbg_block_cipher_df_avr_1
.Llwcc_cham128_128_drbg_block_cipher_df_avr_2:
    movw r24, r28
    subi r24, 97
    sbci r25, 255
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    call lwcc_cham128_128_key_setup_avr
    movw r24, r28
    subi r24, 129
    sbci r25, 255
    movw r22, r28
    subi r22, 193
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 97
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    movw r22, r28
    subi r22, 129
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 97
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 129
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 113
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_cham128_128_drbg_block_cipher_df_avr_leave:
    movw r30, r28
    adiw r30, 1
    ldi r24, 24
    ldi r25, 0
    rcall .Llwcc_cham128_128_drbg_avr_wipe
    subi r28, 64
    sbci r29, 255
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    ret

    .global lwcc_cham128_128_drbg_init_avr
    .type lwcc_cham128_128_drbg_init_avr, @function
lwcc_cham128_128_drbg_init_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 96
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+11, r14
    std Y+12, r15
    std Y+13, r12
    std Y+14, r13
    std Y+1, r24
    std Y+2, r25
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_cham128_128_drbg_avr_at_2
    rjmp .Llwcc_cham128_128_drbg_init_avr_refuse_1
.Llwcc_cham128_128_drbg_avr_at_2:
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 3
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 11
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r24, r28
    adiw r24, 27
    movw r22, r28
    subi r22, 241
    sbci r23, 255
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r22, r28
    subi r22, 229
    sbci r23, 255
    movw r26, r28
    adiw r26, 59
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_3)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_3)
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 59
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 181
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_cham128_128_drbg_init_avr_leave:
    movw r30, r28
    adiw r30, 1
    ldi r24, 12
    ldi r25, 0
    rcall .Llwcc_cham128_128_drbg_avr_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    subi r28, 160
    sbci r29, 255
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    mov r24, r22
    ldi r25, 0
    ret
.Llwcc_cham128_128_drbg_init_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_cham128_128_drbg_init_avr_leave
.Llwcc_cham128_128_drbg_init_avr_refuse_2:
    ldi r22, 2
    rjmp .Llwcc_cham128_128_drbg_init_avr_leave
    .size lwcc_cham128_128_drbg_init_avr, .-lwcc_cham128_128_drbg_init_avr

    .global lwcc_cham128_128_drbg_reseed_avr
    .type lwcc_cham128_128_drbg_reseed_avr, @function
lwcc_cham128_128_drbg_reseed_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 120
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brne .Llwcc_cham128_128_drbg_avr_at_3
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_refuse_5
.Llwcc_cham128_128_drbg_avr_at_3:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_cham128_128_drbg_avr_at_4
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_refuse_1
.Llwcc_cham128_128_drbg_avr_at_4:
    movw r26, r28
    adiw r26, 11
    movw r30, r28
    adiw r30, 3
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    std Y+19, r1
    std Y+20, r1
    movw r24, r28
    adiw r24, 23
    movw r22, r28
    subi r22, 245
    sbci r23, 255
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 169
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_cham128_128_key_setup_avr
    movw r26, r28
    subi r26, 169
    sbci r27, 255
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 55
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 169
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 233
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 55
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 217
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_cham128_128_drbg_reseed_avr_leave:
    movw r30, r28
    adiw r30, 1
    ldi r24, 15
    ldi r25, 0
    rcall .Llwcc_cham128_128_drbg_avr_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    subi r28, 136
    sbci r29, 255
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    mov r24, r22
    ldi r25, 0
    ret
.Llwcc_cham128_128_drbg_reseed_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_leave
.Llwcc_cham128_128_drbg_reseed_avr_refuse_2:
    ldi r22, 2
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_leave
.Llwcc_cham128_128_drbg_reseed_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_leave
    .size lwcc_cham128_128_drbg_reseed_avr, .-lwcc_cham128_128_drbg_reseed_avr

    .global lwcc_cham128_128_drbg_generate_avr
    .type lwcc_cham128_128_drbg_generate_avr, @function
lwcc_cham128_128_drbg_generate_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 0
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brne .Llwcc_cham128_128_drbg_avr_at_5
    rjmp .Llwcc_cham128_128_drbg_generate_avr_refuse_5
.Llwcc_cham128_128_drbg_avr_at_5:
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_1)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_1)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brcs .Llwcc_cham128_128_drbg_avr_at_6
    rjmp .Llwcc_cham128_128_drbg_generate_avr_refuse_4
.Llwcc_cham128_128_drbg_avr_at_6:
    ldd r18, Y+9
    ldd r19, Y+10
    cpi r18, 1
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_cham128_128_drbg_avr_at_7
    rjmp .Llwcc_cham128_128_drbg_generate_avr_1
.Llwcc_cham128_128_drbg_avr_at_7:
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+25, r18
    std Y+26, r19
    std Y+23, r1
    std Y+24, r1
    ldi r18, 0
    ldi r19, 0
    std Y+29, r18
    std Y+30, r19
    std Y+27, r1
    std Y+28, r1
    movw r24, r28
    adiw r24, 31
    movw r22, r28
    subi r22, 237
    sbci r23, 255
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 33
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_cham128_128_key_setup_avr
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 63
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 33
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    adiw r30, 63
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r26, r28
    subi r26, 129
    sbci r27, 255
    movw r30, r28
    adiw r30, 31
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_copy
    rjmp .Llwcc_cham128_128_drbg_generate_avr_2
.Llwcc_cham128_128_drbg_generate_avr_1:
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    subi r26, 129
    sbci r27, 255
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_clear
.Llwcc_cham128_128_drbg_generate_avr_2:
    movw r26, r28
    subi r26, 97
    sbci r27, 255
    movw r30, r28
    subi r30, 145
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r24, r28
    subi r24, 33
    sbci r25, 255
    movw r22, r28
    subi r22, 161
    sbci r23, 255
    call lwcc_cham128_128_key_setup_avr
    ldd r20, Y+3
    ldd r21, Y+4
    ldd r24, Y+5
    ldd r25, Y+6
    movw r30, r28
    subi r30, 81
    sbci r31, 255
    ldi r18, 0
    ldi r19, 0
.Llwcc_cham128_128_drbg_generate_avr_count:
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_cham128_128_drbg_generate_avr_value
    rjmp .Llwcc_cham128_128_drbg_generate_avr_counted
.Llwcc_cham128_128_drbg_generate_avr_value:
    subi r20, 240
    sbci r21, 255
    subi r18, 255
    sbci r19, 255
    movw r26, r20
    sec
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    movw r30, r20
    rjmp .Llwcc_cham128_128_drbg_generate_avr_count
.Llwcc_cham128_128_drbg_generate_avr_counted:
    subi r24, 240
    ldi r25, 0
    std Y+11, r20
    std Y+12, r21
    std Y+13, r24
    std Y+14, r25
    std Y+15, r18
    std Y+16, r19
    sbiw r30, 16
    movw r26, r28
    subi r26, 97
    sbci r27, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r24, Y+3
    ldd r25, Y+4
    movw r22, r24
    ldd r20, Y+15
    ldd r21, Y+16
    movw r18, r28
    subi r18, 33
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
.Llwcc_cham128_128_drbg_generate_avr_last:
    ldd r24, Y+13
    ldd r25, Y+14
    sbiw r24, 0
    brne .Llwcc_cham128_128_drbg_avr_at_8
    rjmp .Llwcc_cham128_128_drbg_generate_avr_whole
.Llwcc_cham128_128_drbg_avr_at_8:
    movw r26, r28
    subi r26, 65
    sbci r27, 255
    movw r30, r28
    subi r30, 81
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r26, r28
    subi r26, 97
    sbci r27, 255
    movw r30, r28
    subi r30, 81
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r24, r28
    subi r24, 81
    sbci r25, 255
    movw r22, r24
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 33
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    ldd r26, Y+11
    ldd r27, Y+12
    movw r30, r28
    subi r30, 81
    sbci r31, 255
    ldd r20, Y+13
    ldd r21, Y+14
    ldi r24, 16
    tst r21
    brne .Llwcc_cham128_128_drbg_generate_avr_part
    cp r20, r24
    brcc .Llwcc_cham128_128_drbg_generate_avr_part
    mov r24, r20
.Llwcc_cham128_128_drbg_generate_avr_part:
    sub r20, r24
    sbc r21, r1
    std Y+13, r20
    std Y+14, r21
    rcall .Llwcc_cham128_128_drbg_avr_copy
    std Y+11, r26
    std Y+12, r27
    rjmp .Llwcc_cham128_128_drbg_generate_avr_last
.Llwcc_cham128_128_drbg_generate_avr_whole:
    movw r26, r28
    subi r26, 49
    sbci r27, 255
    movw r30, r28
    subi r30, 81
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r26, r28
    subi r26, 33
    sbci r27, 255
    movw r30, r28
    subi r30, 49
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 65
    sbci r25, 255
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 33
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 129
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 65
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 113
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 49
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 40
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 40
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_increment
    ldi r22, 0
.Llwcc_cham128_128_drbg_generate_avr_leave:
    movw r30, r28
    adiw r30, 1
    ldi r24, 32
    ldi r25, 0
    rcall .Llwcc_cham128_128_drbg_avr_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    subi r28, 0
    sbci r29, 255
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    mov r24, r22
    ldi r25, 0
    ret
.Llwcc_cham128_128_drbg_generate_avr_refuse_2:
    ldi r22, 2
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
.Llwcc_cham128_128_drbg_generate_avr_refuse_3:
    ldi r22, 3
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
.Llwcc_cham128_128_drbg_generate_avr_refuse_4:
    ldi r22, 4
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
.Llwcc_cham128_128_drbg_generate_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
    .size lwcc_cham128_128_drbg_generate_avr, .-lwcc_cham128_128_drbg_generate_avr

.Llwcc_cham128_128_drbg_avr_copy:
    ld r0, Z+
    st X+, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_copy
    ret

.Llwcc_cham128_128_drbg_avr_clear:
    st X+, r1
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_clear
    ret

.Llwcc_cham128_128_drbg_avr_xor:
    movw r20, r28
    movw r28, r22
.Llwcc_cham128_128_drbg_avr_xor_byte:
    ld r0, Z+
    ld r18, Y+
    eor r0, r18
    st X+, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_xor_byte
    movw r28, r20
    ret

.Llwcc_cham128_128_drbg_avr_increment:
    sec
.Llwcc_cham128_128_drbg_avr_increment_byte:
    ld r0, -Z
    adc r0, r1
    st -X, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_increment_byte
    ret

.Llwcc_cham128_128_drbg_avr_compare:
    ld r0, X+
    ld r18, Z+
    cp r0, r18
    brne .Llwcc_cham128_128_drbg_avr_compare_differ
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_compare
.Llwcc_cham128_128_drbg_avr_compare_differ:
    ret

.Llwcc_cham128_128_drbg_avr_look:
    ldd r0, Z+2
    ldd r18, Z+3
    or r0, r18
    brne .Llwcc_cham128_128_drbg_avr_look_found
    adiw r30, 4
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_look
.Llwcc_cham128_128_drbg_avr_look_found:
    ret

.Llwcc_cham128_128_drbg_avr_read:
    ldd r20, Z+2
    ldd r21, Z+3
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_drbg_avr_read_piece
    adiw r30, 4
    rjmp .Llwcc_cham128_128_drbg_avr_read
.Llwcc_cham128_128_drbg_avr_read_piece:
    mov r22, r24
    tst r21
    brne .Llwcc_cham128_128_drbg_avr_read_part
    cp r20, r24
    brcc .Llwcc_cham128_128_drbg_avr_read_part
    mov r22, r20
.Llwcc_cham128_128_drbg_avr_read_part:
    sub r20, r22
    sbc r21, r1
    std Z+2, r20
    std Z+3, r21
    sub r24, r22
    movw r18, r28
    ldd r28, Z+0
    ldd r29, Z+1
    mov r0, r28
    or r0, r29
    breq .Llwcc_cham128_128_drbg_avr_read_zero
.Llwcc_cham128_128_drbg_avr_read_byte:
    ld r0, Y+
    st X+, r0
    dec r22
    brne .Llwcc_cham128_128_drbg_avr_read_byte
    std Z+0, r28
    std Z+1, r29
    rjmp .Llwcc_cham128_128_drbg_avr_read_more
.Llwcc_cham128_128_drbg_avr_read_zero:
    st X+, r1
    dec r22
    brne .Llwcc_cham128_128_drbg_avr_read_zero
.Llwcc_cham128_128_drbg_avr_read_more:
    movw r28, r18
    tst r24
    brne .Llwcc_cham128_128_drbg_avr_read
    ret

.Llwcc_cham128_128_drbg_avr_wipe:
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_cham128_128_drbg_avr_wipe
    ret

    .section .rodata.lwcc,"a",@progbits
    ; what copies constants to SRAM is linked in where this is named
    .global __do_copy_data
    ; the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_cham128_128_drbg_avr_known_key_0:
    .byte 0x81, 0x81, 0x83, 0x83, 0x0b, 0x0f, 0x0f, 0x0b, 0x89, 0x89, 0x8b, 0x8b, 0x1b, 0x1f, 0x1f, 0x1b
    .byte 0x9a, 0x17, 0x91, 0x1c, 0x03, 0x0e, 0x15, 0x18, 0xb6, 0x3b, 0xbd, 0x30, 0x5b, 0x56, 0x4d, 0x40
.Llwcc_cham128_128_drbg_avr_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
.Llwcc_cham128_128_drbg_avr_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_cham128_128_drbg_avr_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_cham128_128_drbg_avr_constant_3:
    .byte 0xc4, 0x2f, 0x8b, 0x76, 0xac, 0x0e, 0x97, 0x7a, 0xbf, 0x5b, 0xa1, 0xba, 0x29, 0x10, 0xec, 0xee
    .byte 0x2c, 0x1d, 0x77, 0x5f, 0x6e, 0xf8, 0x6b, 0x36, 0xbe, 0x16, 0x48, 0x9f, 0x02, 0x5a, 0xb8, 0x7e
.Llwcc_cham128_128_drbg_avr_constant_4:
    .byte 0x3f, 0xc7, 0xbb, 0x2e, 0x5a, 0xb4, 0x35, 0x40, 0xa8, 0x3a, 0xb8, 0xfe, 0x69, 0x7c, 0x64, 0x1c
.Llwcc_cham128_128_drbg_avr_constant_5:
    .byte 0xff, 0x58, 0x0a, 0xff, 0x84, 0x99, 0x77, 0x86, 0xaa, 0x54, 0x70, 0x3c, 0xe9, 0x88, 0x3c, 0x55
.Llwcc_cham128_128_drbg_avr_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20
.Llwcc_cham128_128_drbg_avr_constant_7:
    .byte 0x80
