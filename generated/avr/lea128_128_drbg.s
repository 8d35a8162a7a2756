; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --mode drbg --df yes
; passes:    unroll() counter() sbox(fixed=true) hoist(mode=ecb) legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
; folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, rk 384, group 16, st 40
; timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:b25b4a6dc322c91ec26ee560c79ba0332d33c48a972bb9f39f9e77c0527ce70f

    .text

    .type lwcc_lea128_128_key_setup_avr, @function
lwcc_lea128_128_key_setup_avr:
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
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r24, X+
    ld r23, X+
    ld r22, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r21, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r8, X+
    ld r7, X+
    ld r6, X+
    ld r5, X
    ldi r18, 0
    ldi r16, 24
.Llwcc_lea128_128_key_setup_avr_round:
    mov r19, r18
    subi r19, 255
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r18, Z
    mov r25, r19
    subi r25, 255
    mov r30, r19
    lpm r19, Z
    mov r20, r25
    subi r20, 255
    mov r30, r25
    lpm r25, Z
    mov r30, r20
    lpm r4, Z
    subi r20, 255
    add r24, r18
    adc r23, r19
    adc r22, r25
    adc r17, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    lsl r24
    rol r23
    rol r22
    rol r17
    adc r24, r1
    st Y+, r24
    st Y+, r23
    st Y+, r22
    st Y+, r17
    add r15, r18
    adc r14, r19
    adc r13, r25
    adc r12, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    lsl r15
    rol r14
    rol r13
    rol r12
    adc r15, r1
    st Y+, r15
    st Y+, r14
    st Y+, r13
    st Y+, r12
    add r21, r18
    adc r11, r19
    adc r10, r25
    adc r9, r4
    lsl r18
    rol r19
    rol r25
    rol r4
    adc r18, r1
    add r8, r18
    adc r7, r19
    adc r6, r25
    adc r5, r4
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    lsl r5
    rol r8
    rol r7
    rol r6
    adc r5, r1
    mov r18, r9
    lsr r18
    ror r10
    ror r11
    ror r21
    ror r9
    lsr r18
    ror r10
    ror r11
    ror r21
    ror r9
    st Y+, r9
    st Y+, r21
    st Y+, r11
    st Y+, r10
    st Y+, r5
    st Y+, r8
    st Y+, r7
    st Y+, r6
    movw r18, r20 ; r19, r21
    mov r21, r9
    mov r9, r10
    mov r10, r11
    mov r11, r19
    mov r19, r8
    mov r8, r5
    mov r5, r6
    mov r6, r7
    mov r7, r19
    dec r16
    breq .Llwcc_lea128_128_key_setup_avr_rounds_done
    rjmp .Llwcc_lea128_128_key_setup_avr_round
.Llwcc_lea128_128_key_setup_avr_rounds_done:

    pop r29
    pop r28
    pop r16
    pop r17
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
    ret
    .size lwcc_lea128_128_key_setup_avr, .-lwcc_lea128_128_key_setup_avr

    .type lwcc_lea128_128_ecb_encrypt_avr, @function
lwcc_lea128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_encrypt_avr_begin:
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_128_ecb_encrypt_avr_group:
    push r24
    push r25
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ldi r16, 3
.Llwcc_lea128_128_ecb_encrypt_avr_round:
    ; round 1 (lea.dsl:35)
    ldd r18, Z+4
    eor r13, r18
    ldd r19, Z+5
    eor r14, r19
    ldd r20, Z+6
    eor r15, r20
    ldd r21, Z+7
    eor r17, r21
    ldd r22, Z+12
    eor r22, r9
    eor r9, r18
    ldd r23, Z+13
    eor r23, r10
    eor r10, r19
    ldd r24, Z+14
    eor r24, r11
    eor r11, r20
    ldd r25, Z+15
    eor r25, r12
    add r13, r22
    adc r14, r23
    adc r15, r24
    adc r17, r25
    eor r12, r21
    mov r22, r13
    lsr r22
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r22
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r22
    ror r17
    ror r15
    ror r14
    ror r13
    ldd r22, Z+8
    eor r22, r5
    eor r5, r18
    ldd r18, Z+9
    eor r18, r6
    eor r6, r19
    ldd r19, Z+10
    eor r19, r7
    eor r7, r20
    ldd r20, Z+11
    eor r20, r8
    add r9, r22
    adc r10, r18
    adc r11, r19
    adc r12, r20
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    eor r8, r21
    ldd r18, Z+0
    eor r18, r0
    ; round 2 (lea.dsl:35)
    ldd r19, Z+20
    eor r0, r19
    ; round 1 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r2
    ; round 2 (lea.dsl:35)
    ldd r21, Z+21
    eor r2, r21
    ; round 1 (lea.dsl:35)
    ldd r22, Z+2
    eor r22, r3
    ; round 2 (lea.dsl:35)
    ldd r23, Z+22
    eor r3, r23
    ; round 1 (lea.dsl:35)
    ldd r24, Z+3
    eor r24, r4
    add r5, r18
    adc r6, r20
    adc r7, r22
    adc r8, r24
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 2 (lea.dsl:35)
    ldd r18, Z+23
    eor r4, r18
    ldd r20, Z+28
    eor r20, r13
    eor r13, r19
    ldd r22, Z+29
    eor r22, r14
    eor r14, r21
    ldd r24, Z+30
    eor r24, r15
    eor r15, r23
    ldd r25, Z+31
    eor r25, r17
    add r0, r20
    adc r2, r22
    adc r3, r24
    adc r4, r25
    eor r17, r18
    mov r20, r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r20, Z+24
    eor r20, r10
    eor r10, r19
    ldd r19, Z+25
    eor r19, r11
    eor r11, r21
    ldd r21, Z+26
    eor r21, r12
    eor r12, r23
    ldd r22, Z+27
    eor r22, r9
    add r13, r20
    adc r14, r19
    adc r15, r21
    adc r17, r22
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    eor r9, r18
    ldd r18, Z+16
    eor r18, r8
    ; round 3 (lea.dsl:35)
    ldd r19, Z+36
    eor r8, r19
    ; round 2 (lea.dsl:35)
    ldd r20, Z+17
    eor r20, r5
    ; round 3 (lea.dsl:35)
    ldd r21, Z+37
    eor r5, r21
    ; round 2 (lea.dsl:35)
    ldd r22, Z+18
    eor r22, r6
    ; round 3 (lea.dsl:35)
    ldd r23, Z+38
    eor r6, r23
    ; round 2 (lea.dsl:35)
    ldd r24, Z+19
    eor r24, r7
    add r10, r18
    adc r11, r20
    adc r12, r22
    adc r9, r24
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 3 (lea.dsl:35)
    ldd r18, Z+39
    eor r7, r18
    ldd r20, Z+44
    eor r20, r0
    eor r0, r19
    ldd r22, Z+45
    eor r22, r2
    eor r2, r21
    ldd r24, Z+46
    eor r24, r3
    eor r3, r23
    ldd r25, Z+47
    eor r25, r4
    add r8, r20
    adc r5, r22
    adc r6, r24
    adc r7, r25
    eor r4, r18
    mov r20, r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    ldd r20, Z+40
    eor r20, r14
    eor r14, r19
    ldd r19, Z+41
    eor r19, r15
    eor r15, r21
    ldd r21, Z+42
    eor r21, r17
    eor r17, r23
    ldd r22, Z+43
    eor r22, r13
    add r0, r20
    adc r2, r19
    adc r3, r21
    adc r4, r22
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    eor r13, r18
    ldd r18, Z+32
    eor r18, r9
    ; round 4 (lea.dsl:35)
    ldd r19, Z+52
    eor r9, r19
    ; round 3 (lea.dsl:35)
    ldd r20, Z+33
    eor r20, r10
    ; round 4 (lea.dsl:35)
    ldd r21, Z+53
    eor r10, r21
    ; round 3 (lea.dsl:35)
    ldd r22, Z+34
    eor r22, r11
    ; round 4 (lea.dsl:35)
    ldd r23, Z+54
    eor r11, r23
    ; round 3 (lea.dsl:35)
    ldd r24, Z+35
    eor r24, r12
    add r14, r18
    adc r15, r20
    adc r17, r22
    adc r13, r24
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 4 (lea.dsl:35)
    ldd r18, Z+55
    eor r12, r18
    ldd r20, Z+60
    eor r20, r8
    eor r8, r19
    ldd r22, Z+61
    eor r22, r5
    eor r5, r21
    ldd r24, Z+62
    eor r24, r6
    eor r6, r23
    ldd r25, Z+63
    eor r25, r7
    add r9, r20
    adc r10, r22
    adc r11, r24
    adc r12, r25
    eor r7, r18
    mov r20, r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r20, Z+56
    eor r20, r2
    eor r2, r19
    ldd r19, Z+57
    eor r19, r3
    eor r3, r21
    ldd r21, Z+58
    eor r21, r4
    eor r4, r23
    ldd r22, Z+59
    eor r22, r0
    add r8, r20
    adc r5, r19
    adc r6, r21
    adc r7, r22
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r0, r18
    ldd r18, Z+48
    eor r18, r13
    adiw r30, 49
    ; round 5 (lea.dsl:35)
    ldd r19, Z+19
    eor r13, r19
    ; round 4 (lea.dsl:35)
    ldd r20, Z+0
    eor r20, r14
    ; round 5 (lea.dsl:35)
    ldd r21, Z+20
    eor r14, r21
    ; round 4 (lea.dsl:35)
    ldd r22, Z+1
    eor r22, r15
    ; round 5 (lea.dsl:35)
    ldd r23, Z+21
    eor r15, r23
    ; round 4 (lea.dsl:35)
    ldd r24, Z+2
    eor r24, r17
    add r2, r18
    adc r3, r20
    adc r4, r22
    adc r0, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 5 (lea.dsl:35)
    ldd r18, Z+22
    eor r17, r18
    ldd r20, Z+27
    eor r20, r9
    eor r9, r19
    ldd r22, Z+28
    eor r22, r10
    eor r10, r21
    ldd r24, Z+29
    eor r24, r11
    eor r11, r23
    ldd r25, Z+30
    eor r25, r12
    add r13, r20
    adc r14, r22
    adc r15, r24
    adc r17, r25
    eor r12, r18
    mov r20, r13
    lsr r20
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r17
    ror r15
    ror r14
    ror r13
    ldd r20, Z+23
    eor r20, r5
    eor r5, r19
    ldd r19, Z+24
    eor r19, r6
    eor r6, r21
    ldd r21, Z+25
    eor r21, r7
    eor r7, r23
    ldd r22, Z+26
    eor r22, r8
    add r9, r20
    adc r10, r19
    adc r11, r21
    adc r12, r22
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    eor r8, r18
    ldd r18, Z+15
    eor r18, r0
    ; round 6 (lea.dsl:35)
    ldd r19, Z+35
    eor r0, r19
    ; round 5 (lea.dsl:35)
    ldd r20, Z+16
    eor r20, r2
    ; round 6 (lea.dsl:35)
    ldd r21, Z+36
    eor r2, r21
    ; round 5 (lea.dsl:35)
    ldd r22, Z+17
    eor r22, r3
    ; round 6 (lea.dsl:35)
    ldd r23, Z+37
    eor r3, r23
    ; round 5 (lea.dsl:35)
    ldd r24, Z+18
    eor r24, r4
    add r5, r18
    adc r6, r20
    adc r7, r22
    adc r8, r24
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 6 (lea.dsl:35)
    ldd r18, Z+38
    eor r4, r18
    ldd r20, Z+43
    eor r20, r13
    eor r13, r19
    ldd r22, Z+44
    eor r22, r14
    eor r14, r21
    ldd r24, Z+45
    eor r24, r15
    eor r15, r23
    ldd r25, Z+46
    eor r25, r17
    add r0, r20
    adc r2, r22
    adc r3, r24
    adc r4, r25
    eor r17, r18
    mov r20, r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r20, Z+39
    eor r20, r10
    eor r10, r19
    ldd r19, Z+40
    eor r19, r11
    eor r11, r21
    ldd r21, Z+41
    eor r21, r12
    eor r12, r23
    ldd r22, Z+42
    eor r22, r9
    add r13, r20
    adc r14, r19
    adc r15, r21
    adc r17, r22
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    eor r9, r18
    ldd r18, Z+31
    eor r18, r8
    ; round 7 (lea.dsl:35)
    ldd r19, Z+51
    eor r8, r19
    ; round 6 (lea.dsl:35)
    ldd r20, Z+32
    eor r20, r5
    ; round 7 (lea.dsl:35)
    ldd r21, Z+52
    eor r5, r21
    ; round 6 (lea.dsl:35)
    ldd r22, Z+33
    eor r22, r6
    ; round 7 (lea.dsl:35)
    ldd r23, Z+53
    eor r6, r23
    ; round 6 (lea.dsl:35)
    ldd r24, Z+34
    eor r24, r7
    add r10, r18
    adc r11, r20
    adc r12, r22
    adc r9, r24
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 7 (lea.dsl:35)
    ldd r18, Z+54
    eor r7, r18
    ldd r20, Z+59
    eor r20, r0
    eor r0, r19
    ldd r22, Z+60
    eor r22, r2
    eor r2, r21
    ldd r24, Z+61
    eor r24, r3
    eor r3, r23
    ldd r25, Z+62
    eor r25, r4
    add r8, r20
    adc r5, r22
    adc r6, r24
    adc r7, r25
    eor r4, r18
    mov r20, r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r20
    ror r7
    ror r6
    ror r5
    ror r8
    ldd r20, Z+55
    eor r20, r14
    eor r14, r19
    ldd r19, Z+56
    eor r19, r15
    eor r15, r21
    ldd r21, Z+57
    eor r21, r17
    eor r17, r23
    ldd r22, Z+58
    eor r22, r13
    add r0, r20
    adc r2, r19
    adc r3, r21
    adc r4, r22
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    eor r13, r18
    ldd r18, Z+47
    eor r18, r9
    adiw r30, 48
    ; round 8 (lea.dsl:35)
    ldd r19, Z+19
    eor r9, r19
    ; round 7 (lea.dsl:35)
    ldd r20, Z+0
    eor r20, r10
    ; round 8 (lea.dsl:35)
    ldd r21, Z+20
    eor r10, r21
    ; round 7 (lea.dsl:35)
    ldd r22, Z+1
    eor r22, r11
    ; round 8 (lea.dsl:35)
    ldd r23, Z+21
    eor r11, r23
    ; round 7 (lea.dsl:35)
    ldd r24, Z+2
    eor r24, r12
    add r14, r18
    adc r15, r20
    adc r17, r22
    adc r13, r24
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 8 (lea.dsl:35)
    ldd r18, Z+22
    eor r12, r18
    ldd r20, Z+27
    eor r20, r8
    eor r8, r19
    ldd r22, Z+28
    eor r22, r5
    eor r5, r21
    ldd r24, Z+29
    eor r24, r6
    eor r6, r23
    ldd r25, Z+30
    eor r25, r7
    add r9, r20
    adc r10, r22
    adc r11, r24
    adc r12, r25
    eor r7, r18
    mov r20, r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r20, Z+23
    eor r20, r2
    eor r2, r19
    ldd r19, Z+24
    eor r19, r3
    eor r3, r21
    ldd r21, Z+25
    eor r21, r4
    eor r4, r23
    ldd r22, Z+26
    eor r22, r0
    add r8, r20
    adc r5, r19
    adc r6, r21
    adc r7, r22
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    eor r0, r18
    ldd r18, Z+15
    eor r18, r13
    ldd r19, Z+16
    eor r19, r14
    ldd r20, Z+17
    eor r20, r15
    ldd r21, Z+18
    eor r21, r17
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r0, r21
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    adiw r30, 31
    dec r16
    breq .Llwcc_lea128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_round
.Llwcc_lea128_128_ecb_encrypt_avr_rounds_done:
    subi r30, 128
    sbci r31, 1
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_encrypt_avr_group
.Llwcc_lea128_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    .size lwcc_lea128_128_ecb_encrypt_avr, .-lwcc_lea128_128_ecb_encrypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xdb, 0xe9, 0xef, 0xc3, 0x04, 0xd6, 0xc4, 0x88, 0x29, 0xf2, 0x89, 0xe7, 0x63, 0x87, 0xf9, 0xc6
    .byte 0xbc, 0x9d, 0xfe, 0x3e, 0x48, 0x60, 0x4d, 0x8c, 0x9e, 0x22, 0x9f, 0x78, 0x3c, 0x76, 0x98, 0x6f
    .byte 0xc3, 0xdb, 0xe9, 0xef, 0x88, 0x04, 0xd6, 0xc4, 0xe7, 0x29, 0xf2, 0x89, 0xc6, 0x63, 0x87, 0xf9
    .byte 0x3e, 0xbc, 0x9d, 0xfe, 0x8c, 0x48, 0x60, 0x4d, 0x78, 0x9e, 0x22, 0x9f, 0x6f, 0x3c, 0x76, 0x98
    .byte 0xef, 0xc3, 0xdb, 0xe9, 0xc4, 0x88, 0x04, 0xd6, 0x89, 0xe7, 0x29, 0xf2, 0xf9, 0xc6, 0x63, 0x87
    .byte 0xfe, 0x3e, 0xbc, 0x9d, 0x4d, 0x8c, 0x48, 0x60, 0x9f, 0x78, 0x9e, 0x22, 0x98, 0x6f, 0x3c, 0x76

    .text

.Llwcc_lea128_128_drbg_avr_block_cipher_df:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 224
    sbci r29, 1
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
    rcall .Llwcc_lea128_128_drbg_avr_copy
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
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_4)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_4)
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_5)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_5)
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_copy
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
    ldi r24, lo8(.Llwcc_lea128_128_drbg_avr_constant_6)
    ldi r25, hi8(.Llwcc_lea128_128_drbg_avr_constant_6)
    std Y+19, r24
    std Y+20, r25
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_lea128_128_drbg_avr_copy
    ldi r18, 1
    ldi r19, 0
    std Y+37, r18
    std Y+38, r19
    ldi r24, lo8(.Llwcc_lea128_128_drbg_avr_constant_7)
    ldi r25, hi8(.Llwcc_lea128_128_drbg_avr_constant_7)
    std Y+35, r24
    std Y+36, r25
    ldi r18, 9
    ldi r19, 0
    ldd r24, Y+5
    ldd r25, Y+6
    add r18, r24
    adc r19, r25
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    andi r18, 15
    andi r19, 0
    ldi r24, 16
    sub r24, r18
    mov r18, r24
    ldi r24, 0
    sbc r24, r19
    mov r19, r24
    andi r18, 15
    andi r19, 0
    std Y+41, r18
    std Y+42, r19
    std Y+39, r1
    std Y+40, r1
.Llwcc_lea128_128_drbg_block_cipher_df_avr_1:
    movw r30, r28
    adiw r30, 15
    ldi r24, 7
    rcall .Llwcc_lea128_128_drbg_avr_look
    brne .Llwcc_lea128_128_drbg_avr_at_1
    rjmp .Llwcc_lea128_128_drbg_block_cipher_df_avr_2
.Llwcc_lea128_128_drbg_avr_at_1:
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    movw r30, r28
    adiw r30, 15
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_read
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 47
    movw r30, r28
    adiw r30, 47
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    adiw r30, 63
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_xor
    movw r24, r28
    adiw r24, 47
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    ldi r18, lo8(.Llwcc_lea128_128_drbg_avr_known_key_0)
    ldi r19, hi8(.Llwcc_lea128_128_drbg_avr_known_key_0)
    rcall lwcc_lea128_128_ecb_encrypt_avr
    rjmp .Llwcc_lea128_128_drbg_block_cipher_df_avr_1
.Llwcc_lea128_128_drbg_block_cipher_df_avr_2:
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    rcall lwcc_lea128_128_key_setup_avr
    ldd r24, Y+1
    ldd r25, Y+2
    movw r22, r28
    subi r22, 193
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 161
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    ldd r24, Y+1
    ldd r25, Y+2
    adiw r24, 16
    ldd r22, Y+1
    ldd r23, Y+2
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 161
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    ldi r22, 0
.Llwcc_lea128_128_drbg_block_cipher_df_avr_leave:
    ldi r24, 60
    ldi r25, 0
    rjmp .Llwcc_lea128_128_drbg_avr_leave

    .global lwcc_lea128_128_drbg_init_avr
    .type lwcc_lea128_128_drbg_init_avr, @function
lwcc_lea128_128_drbg_init_avr:
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
    brcc .Llwcc_lea128_128_drbg_avr_at_2
    rjmp .Llwcc_lea128_128_drbg_init_avr_refuse_1
.Llwcc_lea128_128_drbg_avr_at_2:
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_lea128_128_drbg_avr_copy
    movw r24, r28
    adiw r24, 27
    movw r22, r28
    subi r22, 241
    sbci r23, 255
    rcall .Llwcc_lea128_128_drbg_avr_block_cipher_df
    movw r22, r28
    subi r22, 229
    sbci r23, 255
    movw r26, r28
    adiw r26, 59
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_3)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_3)
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 59
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_lea128_128_drbg_init_avr_leave:
    ldi r24, 12
    ldi r25, 0
    rjmp .Llwcc_lea128_128_drbg_avr_leave
.Llwcc_lea128_128_drbg_init_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_lea128_128_drbg_init_avr_leave
    .size lwcc_lea128_128_drbg_init_avr, .-lwcc_lea128_128_drbg_init_avr

    .global lwcc_lea128_128_drbg_reseed_avr
    .type lwcc_lea128_128_drbg_reseed_avr, @function
lwcc_lea128_128_drbg_reseed_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 216
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
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_compare
    brne .Llwcc_lea128_128_drbg_avr_at_3
    rjmp .Llwcc_lea128_128_drbg_reseed_avr_refuse_5
.Llwcc_lea128_128_drbg_avr_at_3:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_lea128_128_drbg_avr_at_4
    rjmp .Llwcc_lea128_128_drbg_reseed_avr_refuse_1
.Llwcc_lea128_128_drbg_avr_at_4:
    movw r26, r28
    adiw r26, 11
    movw r30, r28
    adiw r30, 3
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_copy
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
    rcall .Llwcc_lea128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 169
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_lea128_128_key_setup_avr
    movw r26, r28
    subi r26, 169
    sbci r27, 255
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 55
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 169
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 233
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 55
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_lea128_128_drbg_reseed_avr_leave:
    ldi r24, 59
    ldi r25, 0
    rjmp .Llwcc_lea128_128_drbg_avr_leave
.Llwcc_lea128_128_drbg_reseed_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_lea128_128_drbg_reseed_avr_leave
.Llwcc_lea128_128_drbg_reseed_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_lea128_128_drbg_reseed_avr_leave
    .size lwcc_lea128_128_drbg_reseed_avr, .-lwcc_lea128_128_drbg_reseed_avr

    .global lwcc_lea128_128_drbg_generate_avr
    .type lwcc_lea128_128_drbg_generate_avr, @function
lwcc_lea128_128_drbg_generate_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 16
    sbci r29, 2
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
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_compare
    brne .Llwcc_lea128_128_drbg_avr_at_5
    rjmp .Llwcc_lea128_128_drbg_generate_avr_refuse_5
.Llwcc_lea128_128_drbg_avr_at_5:
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_lea128_128_drbg_avr_constant_1)
    ldi r31, hi8(.Llwcc_lea128_128_drbg_avr_constant_1)
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_compare
    brcs .Llwcc_lea128_128_drbg_avr_at_6
    rjmp .Llwcc_lea128_128_drbg_generate_avr_refuse_4
.Llwcc_lea128_128_drbg_avr_at_6:
    ldd r18, Y+9
    ldd r19, Y+10
    cpi r18, 1
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_lea128_128_drbg_avr_at_7
    rjmp .Llwcc_lea128_128_drbg_generate_avr_1
.Llwcc_lea128_128_drbg_avr_at_7:
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_lea128_128_drbg_avr_copy
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
    rcall .Llwcc_lea128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_lea128_128_key_setup_avr
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 63
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 63
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_xor
    rjmp .Llwcc_lea128_128_drbg_generate_avr_2
.Llwcc_lea128_128_drbg_generate_avr_1:
    movw r26, r28
    adiw r26, 31
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_clear
.Llwcc_lea128_128_drbg_generate_avr_2:
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_lea128_128_key_setup_avr
    ldd r20, Y+3
    ldd r21, Y+4
    ldd r24, Y+5
    ldd r25, Y+6
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r18, 0
    ldi r19, 0
.Llwcc_lea128_128_drbg_generate_avr_count:
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_lea128_128_drbg_generate_avr_value
    rjmp .Llwcc_lea128_128_drbg_generate_avr_counted
.Llwcc_lea128_128_drbg_generate_avr_value:
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
    rjmp .Llwcc_lea128_128_drbg_generate_avr_count
.Llwcc_lea128_128_drbg_generate_avr_counted:
    subi r24, 240
    ldi r25, 0
    std Y+11, r20
    std Y+12, r21
    std Y+13, r24
    std Y+14, r25
    std Y+15, r18
    std Y+16, r19
    sbiw r30, 16
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_copy
    ldd r24, Y+3
    ldd r25, Y+4
    movw r22, r24
    ldd r20, Y+15
    ldd r21, Y+16
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
.Llwcc_lea128_128_drbg_generate_avr_last:
    ldd r24, Y+13
    ldd r25, Y+14
    sbiw r24, 0
    brne .Llwcc_lea128_128_drbg_avr_at_8
    rjmp .Llwcc_lea128_128_drbg_generate_avr_whole
.Llwcc_lea128_128_drbg_avr_at_8:
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_copy
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r24
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    ldd r26, Y+11
    ldd r27, Y+12
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldd r20, Y+13
    ldd r21, Y+14
    ldi r24, 16
    tst r21
    brne .Llwcc_lea128_128_drbg_generate_avr_part
    cp r20, r24
    brcc .Llwcc_lea128_128_drbg_generate_avr_part
    mov r24, r20
.Llwcc_lea128_128_drbg_generate_avr_part:
    sub r20, r24
    sbc r21, r1
    std Y+13, r20
    std Y+14, r21
    rcall .Llwcc_lea128_128_drbg_avr_copy
    std Y+11, r26
    std Y+12, r27
    rjmp .Llwcc_lea128_128_drbg_generate_avr_last
.Llwcc_lea128_128_drbg_generate_avr_whole:
    movw r26, r28
    subi r26, 129
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r26, r28
    subi r26, 113
    sbci r27, 255
    movw r30, r28
    subi r30, 129
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_lea128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 145
    sbci r25, 255
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    rcall lwcc_lea128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 145
    sbci r31, 255
    ldi r24, 32
    rcall .Llwcc_lea128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 40
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 40
    ldi r24, 8
    rcall .Llwcc_lea128_128_drbg_avr_increment
    ldi r22, 0
.Llwcc_lea128_128_drbg_generate_avr_leave:
    ldi r24, 66
    ldi r25, 0
    rjmp .Llwcc_lea128_128_drbg_avr_leave
.Llwcc_lea128_128_drbg_generate_avr_refuse_4:
    ldi r22, 4
    rjmp .Llwcc_lea128_128_drbg_generate_avr_leave
.Llwcc_lea128_128_drbg_generate_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_lea128_128_drbg_generate_avr_leave
    .size lwcc_lea128_128_drbg_generate_avr, .-lwcc_lea128_128_drbg_generate_avr

.Llwcc_lea128_128_drbg_avr_copy:
    ld r0, Z+
    st X+, r0
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_copy
    ret

.Llwcc_lea128_128_drbg_avr_clear:
    st X+, r1
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_clear
    ret

.Llwcc_lea128_128_drbg_avr_xor:
    movw r20, r28
    movw r28, r22
.Llwcc_lea128_128_drbg_avr_xor_byte:
    ld r0, Z+
    ld r18, Y+
    eor r0, r18
    st X+, r0
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_xor_byte
    movw r28, r20
    ret

.Llwcc_lea128_128_drbg_avr_increment:
    sec
.Llwcc_lea128_128_drbg_avr_increment_byte:
    ld r0, -Z
    adc r0, r1
    st -X, r0
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_increment_byte
    ret

.Llwcc_lea128_128_drbg_avr_compare:
    ld r0, X+
    ld r18, Z+
    cp r0, r18
    brne .Llwcc_lea128_128_drbg_avr_compare_differ
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_compare
.Llwcc_lea128_128_drbg_avr_compare_differ:
    ret

.Llwcc_lea128_128_drbg_avr_look:
    ldd r0, Z+2
    ldd r18, Z+3
    or r0, r18
    brne .Llwcc_lea128_128_drbg_avr_look_found
    adiw r30, 4
    dec r24
    brne .Llwcc_lea128_128_drbg_avr_look
.Llwcc_lea128_128_drbg_avr_look_found:
    ret

.Llwcc_lea128_128_drbg_avr_read:
    ldd r20, Z+2
    ldd r21, Z+3
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_drbg_avr_read_piece
    adiw r30, 4
    rjmp .Llwcc_lea128_128_drbg_avr_read
.Llwcc_lea128_128_drbg_avr_read_piece:
    mov r22, r24
    tst r21
    brne .Llwcc_lea128_128_drbg_avr_read_part
    cp r20, r24
    brcc .Llwcc_lea128_128_drbg_avr_read_part
    mov r22, r20
.Llwcc_lea128_128_drbg_avr_read_part:
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
    breq .Llwcc_lea128_128_drbg_avr_read_zero
.Llwcc_lea128_128_drbg_avr_read_byte:
    ld r0, Y+
    st X+, r0
    dec r22
    brne .Llwcc_lea128_128_drbg_avr_read_byte
    std Z+0, r28
    std Z+1, r29
    rjmp .Llwcc_lea128_128_drbg_avr_read_more
.Llwcc_lea128_128_drbg_avr_read_zero:
    st X+, r1
    dec r22
    brne .Llwcc_lea128_128_drbg_avr_read_zero
.Llwcc_lea128_128_drbg_avr_read_more:
    movw r28, r18
    tst r24
    brne .Llwcc_lea128_128_drbg_avr_read
    ret

.Llwcc_lea128_128_drbg_avr_leave:
    movw r30, r28
    adiw r30, 1
.Llwcc_lea128_128_drbg_avr_leave_wipe:
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_lea128_128_drbg_avr_leave_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    sbiw r30, 1
    movw r28, r30
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

    .section .rodata.lwcc,"a",@progbits
    ; what copies constants to SRAM is linked in where this is named
    .global __do_copy_data
    ; the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_lea128_128_drbg_avr_known_key_0:
    .byte 0xb7, 0xd5, 0xe3, 0x8d, 0xdc, 0xc5, 0x2e, 0x77, 0xc6, 0x1d, 0x6c, 0xb2, 0x74, 0x51, 0xdf, 0x6a
    .byte 0x76, 0x57, 0x51, 0x2d, 0x2c, 0x8f, 0xc3, 0x45, 0x35, 0x76, 0xdd, 0x5f, 0x88, 0xc5, 0x0c, 0x30
    .byte 0x3e, 0x93, 0xb6, 0x29, 0xf8, 0x9b, 0xbb, 0xa6, 0x3f, 0xb7, 0x4f, 0x81, 0x62, 0xbb, 0xb6, 0xe2
    .byte 0x43, 0x35, 0x60, 0xe1, 0xf9, 0x55, 0x75, 0xa5, 0xa7, 0x33, 0x75, 0x4d, 0xd4, 0x00, 0xb4, 0x17
    .byte 0xfe, 0xa5, 0xbd, 0x40, 0x89, 0x8b, 0x94, 0x1b, 0xd2, 0xa5, 0xea, 0x5b, 0x7d, 0xa8, 0x75, 0x47
    .byte 0x8d, 0x0c, 0x16, 0x9a, 0xd1, 0x60, 0x7a, 0xa1, 0x23, 0xbd, 0x09, 0x48, 0x4f, 0x0d, 0x56, 0x05
    .byte 0x56, 0x5e, 0x6a, 0x25, 0x6c, 0x30, 0xc5, 0x95, 0x0a, 0xe7, 0x91, 0xa1, 0x52, 0x16, 0x12, 0x79
    .byte 0x25, 0xa9, 0x05, 0x2a, 0x23, 0xe7, 0xb0, 0xa7, 0xd7, 0xfe, 0xef, 0xfc, 0xae, 0xaf, 0x41, 0xae
    .byte 0xd0, 0x09, 0xdf, 0x33, 0x54, 0xf5, 0x24, 0x3c, 0xaf, 0x79, 0xdb, 0x25, 0x6c, 0x69, 0x6e, 0x84
    .byte 0xb1, 0x1c, 0x6a, 0xf1, 0x2e, 0xf3, 0x87, 0x2e, 0x8e, 0xf4, 0xe2, 0x4c, 0x58, 0x95, 0x6d, 0xf4
    .byte 0x30, 0x8d, 0xb8, 0xf6, 0xea, 0x37, 0x62, 0x13, 0x1d, 0x0b, 0xe7, 0x2a, 0x1f, 0xa2, 0x24, 0xf7
    .byte 0xed, 0xe1, 0x7f, 0xe0, 0xb8, 0xfb, 0x87, 0x33, 0x04, 0x8e, 0x26, 0x41, 0x1a, 0xb6, 0x02, 0xfe
    .byte 0x57, 0x3c, 0x3b, 0xbe, 0xa9, 0xa1, 0x1b, 0x86, 0xce, 0xbf, 0x5f, 0xe7, 0x97, 0x8f, 0xc0, 0x84
    .byte 0xc6, 0x09, 0x37, 0x17, 0x09, 0x96, 0xe1, 0x06, 0xc7, 0x7f, 0x38, 0x38, 0x7e, 0xcf, 0x9f, 0x16
    .byte 0x7d, 0x50, 0xb3, 0x6c, 0xd2, 0x97, 0x36, 0x29, 0x6d, 0x6a, 0xbe, 0x30, 0x7d, 0x10, 0x1a, 0xa6
    .byte 0xd8, 0x19, 0x53, 0x0a, 0x8a, 0x85, 0x18, 0xd1, 0xe4, 0x0a, 0xd7, 0xa5, 0x4e, 0xcb, 0x9f, 0x5f
    .byte 0x8f, 0xbb, 0x5d, 0xe8, 0x4d, 0x6b, 0x80, 0x26, 0xd3, 0xa8, 0x86, 0x51, 0x73, 0x6d, 0x56, 0xef
    .byte 0xa7, 0x88, 0xc4, 0x7c, 0xb6, 0xe6, 0x4b, 0x94, 0xaa, 0xf9, 0x32, 0x66, 0xfb, 0xcc, 0x9c, 0xd5
    .byte 0x60, 0xe0, 0xdc, 0xdd, 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xf4, 0xa5, 0xb6, 0x37, 0x53, 0x4a, 0x60
    .byte 0xb2, 0x4e, 0x81, 0xca, 0xf6, 0xe1, 0x29, 0x9e, 0x75, 0x0c, 0x44, 0x0d, 0xdb, 0x1c, 0x58, 0x44
    .byte 0x60, 0x1b, 0x7b, 0xd0, 0x9e, 0xff, 0x12, 0xcd, 0xe1, 0x1b, 0x42, 0x0d, 0x91, 0x79, 0xa6, 0xd0
    .byte 0x5a, 0x4f, 0x87, 0x61, 0xc4, 0xc1, 0x20, 0x6d, 0xa3, 0x45, 0x13, 0x99, 0x97, 0xe6, 0xdf, 0x56
    .byte 0xf3, 0x8f, 0x4b, 0x08, 0x15, 0x98, 0xed, 0x92, 0xc8, 0x07, 0x4a, 0xe3, 0x5e, 0x83, 0x5c, 0x9d
    .byte 0x16, 0xff, 0x0f, 0xfd, 0x2b, 0xba, 0x33, 0xfb, 0x6f, 0x8a, 0xf1, 0x0e, 0x7a, 0x0a, 0x01, 0x00
.Llwcc_lea128_128_drbg_avr_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
.Llwcc_lea128_128_drbg_avr_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_lea128_128_drbg_avr_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_lea128_128_drbg_avr_constant_3:
    .byte 0x84, 0xc1, 0x91, 0x1d, 0x46, 0x57, 0x95, 0xf5, 0x4d, 0xd8, 0x1d, 0x32, 0x2a, 0x0d, 0xbe, 0x58
    .byte 0xea, 0x58, 0x33, 0xb2, 0xd5, 0xfa, 0xcd, 0xcc, 0x06, 0x8b, 0x0e, 0xef, 0xc4, 0x00, 0x88, 0x8f
.Llwcc_lea128_128_drbg_avr_constant_4:
    .byte 0x08, 0xf8, 0x10, 0x1c, 0x1b, 0xbc, 0x44, 0xe2, 0x68, 0xcf, 0x4e, 0x88, 0x79, 0xa1, 0xfd, 0x2d
.Llwcc_lea128_128_drbg_avr_constant_5:
    .byte 0x5e, 0xf5, 0x71, 0x0f, 0x27, 0x22, 0x72, 0xdc, 0x33, 0x42, 0xf0, 0xfc, 0xc1, 0x21, 0x7a, 0x50
.Llwcc_lea128_128_drbg_avr_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20
.Llwcc_lea128_128_drbg_avr_constant_7:
    .byte 0x80
