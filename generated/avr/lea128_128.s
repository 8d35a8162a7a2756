; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 408, align 1, group 16, stack 49, code 5752, flash 5848, ram 841
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 96, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:887630dc8f3ad6425968b9426744bb4591bb6766bdd53dba9a405aeed36d6422

    .text

    .global lwcc_lea128_128_key_setup_avr
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

    .global lwcc_lea128_128_ecb_encrypt_avr
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

    .global lwcc_lea128_128_ecb_decrypt_avr
    .type lwcc_lea128_128_ecb_decrypt_avr, @function
lwcc_lea128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_decrypt_avr_begin:
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
.Llwcc_lea128_128_ecb_decrypt_avr_group:
    push r24
    push r25
    ld r12, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r5, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    subi r30, 0
    sbci r31, 255
    ldi r16, 3
.Llwcc_lea128_128_ecb_decrypt_avr_round:
    ; round 24 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r18, r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    bst r9, 0
    lsr r12
    ror r11
    ror r10
    ror r9
    bld r12, 7
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r18, Z+48
    eor r18, r13
    ldd r19, Z+49
    eor r19, r14
    ldd r20, Z+50
    eor r20, r15
    ldd r21, Z+51
    eor r21, r17
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r21
    ldd r18, Z+52
    eor r9, r18
    ldd r19, Z+53
    eor r10, r19
    ldd r20, Z+54
    eor r11, r20
    ldd r21, Z+55
    eor r12, r21
    ldd r22, Z+56
    eor r22, r9
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r12
    sub r5, r22
    sbc r6, r23
    sbc r7, r24
    sbc r8, r25
    eor r5, r18
    eor r6, r19
    eor r7, r20
    eor r8, r21
    ldd r22, Z+60
    eor r22, r5
    ldd r23, Z+61
    eor r23, r6
    ldd r24, Z+62
    eor r24, r7
    ldd r25, Z+63
    eor r25, r8
    sub r0, r22
    sbc r2, r23
    sbc r3, r24
    sbc r4, r25
    eor r0, r18
    eor r2, r19
    eor r3, r20
    eor r4, r21
    ; round 23 (lea.dsl:35)
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
    mov r18, r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    bst r14, 0
    lsr r13
    ror r17
    ror r15
    ror r14
    bld r13, 7
    ldd r18, Z+32
    eor r18, r0
    ldd r19, Z+33
    eor r19, r2
    ldd r20, Z+34
    eor r20, r3
    ldd r21, Z+35
    eor r21, r4
    sub r14, r18
    sbc r15, r19
    sbc r17, r20
    sbc r13, r21
    ldd r18, Z+36
    eor r14, r18
    ldd r19, Z+37
    eor r15, r19
    ldd r20, Z+38
    eor r17, r20
    ldd r21, Z+39
    eor r13, r21
    ldd r22, Z+40
    eor r22, r14
    ldd r23, Z+41
    eor r23, r15
    ldd r24, Z+42
    eor r24, r17
    ldd r25, Z+43
    eor r25, r13
    sub r12, r22
    sbc r9, r23
    sbc r10, r24
    sbc r11, r25
    eor r12, r18
    eor r9, r19
    eor r10, r20
    eor r11, r21
    ldd r22, Z+44
    eor r22, r12
    ldd r23, Z+45
    eor r23, r9
    ldd r24, Z+46
    eor r24, r10
    ldd r25, Z+47
    eor r25, r11
    sub r5, r22
    sbc r6, r23
    sbc r7, r24
    sbc r8, r25
    eor r5, r18
    eor r6, r19
    eor r7, r20
    eor r8, r21
    ; round 22 (lea.dsl:35)
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    ldd r18, Z+16
    eor r18, r5
    ldd r19, Z+17
    eor r19, r6
    ldd r20, Z+18
    eor r20, r7
    ldd r21, Z+19
    eor r21, r8
    sub r2, r18
    sbc r3, r19
    sbc r4, r20
    sbc r0, r21
    ldd r18, Z+20
    eor r2, r18
    ldd r19, Z+21
    eor r3, r19
    ldd r20, Z+22
    eor r4, r20
    ldd r21, Z+23
    eor r0, r21
    ldd r22, Z+24
    eor r22, r2
    ldd r23, Z+25
    eor r23, r3
    ldd r24, Z+26
    eor r24, r4
    ldd r25, Z+27
    eor r25, r0
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r17, r25
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r17, r21
    ldd r22, Z+28
    eor r22, r13
    ldd r23, Z+29
    eor r23, r14
    ldd r24, Z+30
    eor r24, r15
    ldd r25, Z+31
    eor r25, r17
    sub r12, r22
    sbc r9, r23
    sbc r10, r24
    sbc r11, r25
    eor r12, r18
    eor r9, r19
    eor r10, r20
    eor r11, r21
    ; round 21 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    bst r6, 0
    lsr r5
    ror r8
    ror r7
    ror r6
    bld r5, 7
    ldd r18, Z+0
    eor r18, r12
    ldd r19, Z+1
    eor r19, r9
    ldd r20, Z+2
    eor r20, r10
    ldd r21, Z+3
    eor r21, r11
    sub r6, r18
    sbc r7, r19
    sbc r8, r20
    sbc r5, r21
    ldd r18, Z+4
    eor r6, r18
    ldd r19, Z+5
    eor r7, r19
    ldd r20, Z+6
    eor r8, r20
    ldd r21, Z+7
    eor r5, r21
    ldd r22, Z+8
    eor r22, r6
    ldd r23, Z+9
    eor r23, r7
    ldd r24, Z+10
    eor r24, r8
    ldd r25, Z+11
    eor r25, r5
    sub r0, r22
    sbc r2, r23
    sbc r3, r24
    sbc r4, r25
    eor r0, r18
    eor r2, r19
    eor r3, r20
    eor r4, r21
    ldd r22, Z+12
    eor r22, r0
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r4
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r17, r25
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r17, r21
    ; round 20 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r18, r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    bst r9, 0
    lsr r12
    ror r11
    ror r10
    ror r9
    bld r12, 7
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r18, Z+48
    eor r18, r13
    ldd r19, Z+49
    eor r19, r14
    ldd r20, Z+50
    eor r20, r15
    ldd r21, Z+51
    eor r21, r17
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r21
    ldd r18, Z+52
    eor r9, r18
    ldd r19, Z+53
    eor r10, r19
    ldd r20, Z+54
    eor r11, r20
    ldd r21, Z+55
    eor r12, r21
    ldd r22, Z+56
    eor r22, r9
    ldd r23, Z+57
    eor r23, r10
    ldd r24, Z+58
    eor r24, r11
    ldd r25, Z+59
    eor r25, r12
    sub r5, r22
    sbc r6, r23
    sbc r7, r24
    sbc r8, r25
    eor r5, r18
    eor r6, r19
    eor r7, r20
    eor r8, r21
    ldd r22, Z+60
    eor r22, r5
    ldd r23, Z+61
    eor r23, r6
    ldd r24, Z+62
    eor r24, r7
    ldd r25, Z+63
    eor r25, r8
    sub r0, r22
    sbc r2, r23
    sbc r3, r24
    sbc r4, r25
    eor r0, r18
    eor r2, r19
    eor r3, r20
    eor r4, r21
    ; round 19 (lea.dsl:35)
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
    mov r18, r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    bst r14, 0
    lsr r13
    ror r17
    ror r15
    ror r14
    bld r13, 7
    ldd r18, Z+32
    eor r18, r0
    ldd r19, Z+33
    eor r19, r2
    ldd r20, Z+34
    eor r20, r3
    ldd r21, Z+35
    eor r21, r4
    sub r14, r18
    sbc r15, r19
    sbc r17, r20
    sbc r13, r21
    ldd r18, Z+36
    eor r14, r18
    ldd r19, Z+37
    eor r15, r19
    ldd r20, Z+38
    eor r17, r20
    ldd r21, Z+39
    eor r13, r21
    ldd r22, Z+40
    eor r22, r14
    ldd r23, Z+41
    eor r23, r15
    ldd r24, Z+42
    eor r24, r17
    ldd r25, Z+43
    eor r25, r13
    sub r12, r22
    sbc r9, r23
    sbc r10, r24
    sbc r11, r25
    eor r12, r18
    eor r9, r19
    eor r10, r20
    eor r11, r21
    ldd r22, Z+44
    eor r22, r12
    ldd r23, Z+45
    eor r23, r9
    ldd r24, Z+46
    eor r24, r10
    ldd r25, Z+47
    eor r25, r11
    sub r5, r22
    sbc r6, r23
    sbc r7, r24
    sbc r8, r25
    eor r5, r18
    eor r6, r19
    eor r7, r20
    eor r8, r21
    ; round 18 (lea.dsl:35)
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    ldd r18, Z+16
    eor r18, r5
    ldd r19, Z+17
    eor r19, r6
    ldd r20, Z+18
    eor r20, r7
    ldd r21, Z+19
    eor r21, r8
    sub r2, r18
    sbc r3, r19
    sbc r4, r20
    sbc r0, r21
    ldd r18, Z+20
    eor r2, r18
    ldd r19, Z+21
    eor r3, r19
    ldd r20, Z+22
    eor r4, r20
    ldd r21, Z+23
    eor r0, r21
    ldd r22, Z+24
    eor r22, r2
    ldd r23, Z+25
    eor r23, r3
    ldd r24, Z+26
    eor r24, r4
    ldd r25, Z+27
    eor r25, r0
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r17, r25
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r17, r21
    ldd r22, Z+28
    eor r22, r13
    ldd r23, Z+29
    eor r23, r14
    ldd r24, Z+30
    eor r24, r15
    ldd r25, Z+31
    eor r25, r17
    sub r12, r22
    sbc r9, r23
    sbc r10, r24
    sbc r11, r25
    eor r12, r18
    eor r9, r19
    eor r10, r20
    eor r11, r21
    ; round 17 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    bst r6, 0
    lsr r5
    ror r8
    ror r7
    ror r6
    bld r5, 7
    ldd r18, Z+0
    eor r18, r12
    ldd r19, Z+1
    eor r19, r9
    ldd r20, Z+2
    eor r20, r10
    ldd r21, Z+3
    eor r21, r11
    sub r6, r18
    sbc r7, r19
    sbc r8, r20
    sbc r5, r21
    ldd r18, Z+4
    eor r6, r18
    ldd r19, Z+5
    eor r7, r19
    ldd r20, Z+6
    eor r8, r20
    ldd r21, Z+7
    eor r5, r21
    ldd r22, Z+8
    eor r22, r6
    ldd r23, Z+9
    eor r23, r7
    ldd r24, Z+10
    eor r24, r8
    ldd r25, Z+11
    eor r25, r5
    sub r0, r22
    sbc r2, r23
    sbc r3, r24
    sbc r4, r25
    eor r0, r18
    eor r2, r19
    eor r3, r20
    eor r4, r21
    ldd r22, Z+12
    eor r22, r0
    ldd r23, Z+13
    eor r23, r2
    ldd r24, Z+14
    eor r24, r3
    ldd r25, Z+15
    eor r25, r4
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r17, r25
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r17, r21
    subi r30, lo8(-(-128))
    sbci r31, hi8(-(-128))
    dec r16
    breq .Llwcc_lea128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_round
.Llwcc_lea128_128_ecb_decrypt_avr_rounds_done:
    subi r30, 128
    sbci r31, 255
    st Y+, r12
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r5
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_lea128_128_ecb_decrypt_avr_group
.Llwcc_lea128_128_ecb_decrypt_avr_end:
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
    .size lwcc_lea128_128_ecb_decrypt_avr, .-lwcc_lea128_128_ecb_decrypt_avr

    .global lwcc_lea128_128_ctr_init_avr
    .type lwcc_lea128_128_ctr_init_avr, @function
lwcc_lea128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_lea128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_lea128_128_ctr_nonce_avr
    .size lwcc_lea128_128_ctr_init_avr, .-lwcc_lea128_128_ctr_init_avr

    .global lwcc_lea128_128_ctr_nonce_avr
    .type lwcc_lea128_128_ctr_nonce_avr, @function
lwcc_lea128_128_ctr_nonce_avr:
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
    ; round 1 (lea.dsl:35)
    ldd r25, Z+0
    ld r24, X+
    eor r25, r24
    ldd r23, Z+1
    ld r3, X+
    eor r23, r3
    ldd r22, Z+2
    ld r21, X+
    eor r22, r21
    ldd r20, Z+3
    ld r2, X+
    eor r20, r2
    ldd r19, Z+4
    ld r5, X+
    mov r9, r5
    eor r9, r19
    ldd r18, Z+5
    ld r8, X+
    mov r4, r8
    eor r4, r18
    ldd r17, Z+6
    ld r16, X+
    mov r15, r16
    eor r15, r17
    ldd r14, Z+7
    ld r13, X+
    mov r12, r13
    eor r12, r14
    add r25, r9
    adc r23, r4
    adc r22, r15
    adc r20, r12
    lsl r20
    rol r25
    rol r23
    rol r22
    adc r20, r1
    ldd r9, Z+8
    eor r5, r9
    ldd r9, Z+9
    eor r8, r9
    ldd r9, Z+10
    eor r9, r16
    ldd r4, Z+11
    eor r4, r13
    ld r16, X+
    eor r19, r16
    ld r15, X+
    eor r18, r15
    ld r13, X+
    eor r17, r13
    ld r12, X
    eor r14, r12
    add r5, r19
    adc r8, r18
    adc r9, r17
    adc r4, r14
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    ldd r19, Z+12
    eor r19, r16
    ldd r18, Z+13
    eor r18, r15
    ldd r17, Z+14
    eor r17, r13
    ldd r16, Z+15
    eor r12, r16
    ; round 2 (lea.dsl:35)
    ldd r16, Z+16
    eor r16, r20
    ldd r15, Z+17
    eor r15, r25
    ldd r14, Z+18
    eor r14, r23
    ldd r13, Z+19
    eor r13, r22
    ldd r11, Z+20
    movw r6, r8 ; r7, r9
    eor r6, r11
    ldd r10, Z+21
    eor r7, r10
    ldd r0, Z+22
    movw r2, r4 ; r3, r5
    eor r2, r0
    ldd r21, Z+23
    eor r3, r21
    add r6, r16
    adc r7, r15
    adc r2, r14
    adc r3, r13
    lsl r3
    rol r6
    rol r7
    rol r2
    adc r3, r1
    ldd r16, Z+24
    eor r8, r16
    ldd r16, Z+25
    eor r9, r16
    ldd r16, Z+26
    eor r4, r16
    ldd r16, Z+27
    eor r5, r16
    eor r24, r11
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r16, X+
    eor r16, r10
    ld r15, X+
    eor r15, r0
    ld r14, X
    eor r21, r14
    ; round 3 (lea.dsl:35)
    ldd r14, Z+32
    eor r14, r3
    ldd r13, Z+33
    eor r13, r6
    ldd r11, Z+34
    eor r11, r7
    ldd r10, Z+35
    eor r10, r2
    ldd r0, Z+36
    eor r20, r0
    ldd r0, Z+37
    eor r25, r0
    ldd r0, Z+38
    eor r23, r0
    ldd r0, Z+39
    eor r22, r0
    ; round 4 (lea.dsl:35)
    ldd r0, Z+52
    eor r3, r0
    ldd r0, Z+53
    eor r6, r0
    ldd r0, Z+54
    eor r7, r0
    ldd r0, Z+55
    eor r2, r0
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    std Z+0, r19
    std Z+1, r18
    std Z+2, r17
    std Z+3, r12
    std Z+4, r8
    std Z+5, r9
    std Z+6, r4
    std Z+7, r5
    std Z+8, r24
    std Z+9, r16
    std Z+10, r15
    std Z+11, r21
    std Z+12, r14
    std Z+13, r13
    std Z+14, r11
    std Z+15, r10
    std Z+16, r20
    std Z+17, r25
    std Z+18, r23
    std Z+19, r22
    std Z+20, r3
    std Z+21, r6
    std Z+22, r7
    std Z+23, r2
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
    .size lwcc_lea128_128_ctr_nonce_avr, .-lwcc_lea128_128_ctr_nonce_avr

    .global lwcc_lea128_128_ctr_crypt_avr
    .type lwcc_lea128_128_ctr_crypt_avr, @function
lwcc_lea128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_128_ctr_crypt_avr_begin:
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
    brcc .Llwcc_lea128_128_ctr_crypt_avr_group
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_rest
.Llwcc_lea128_128_ctr_crypt_avr_group:
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
    ; round 1 (lea.dsl:35)
    ldd r25, Z+4
    eor r5, r25
    ldd r25, Z+5
    eor r4, r25
    ldd r25, Z+6
    eor r3, r25
    ldd r25, Z+7
    eor r2, r25
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    ldd r25, Z+0
    ldd r10, Z+1
    ldd r12, Z+2
    ldd r8, Z+3
    add r25, r5
    adc r10, r4
    adc r12, r3
    adc r8, r2
    mov r9, r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    subi r30, lo8(-(-364))
    sbci r31, hi8(-(-364))
    ; round 2 (lea.dsl:35)
    ldd r9, Z+0
    eor r9, r25
    ldd r11, Z+1
    eor r11, r10
    ldd r13, Z+2
    eor r13, r12
    ldd r24, Z+3
    eor r24, r8
    subi r30, lo8(-(368))
    sbci r31, hi8(-(368))
    ldd r4, Z+0
    ldd r2, Z+1
    ldd r3, Z+2
    ldd r5, Z+3
    add r4, r9
    adc r2, r11
    adc r3, r13
    adc r5, r24
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    subi r30, lo8(-(-360))
    sbci r31, hi8(-(-360))
    ldd r9, Z+0
    eor r25, r9
    ldd r9, Z+1
    eor r10, r9
    ldd r9, Z+2
    eor r12, r9
    ldd r9, Z+3
    eor r8, r9
    subi r30, lo8(-(364))
    sbci r31, hi8(-(364))
    ldd r9, Z+0
    ldd r11, Z+1
    ldd r13, Z+2
    ldd r24, Z+3
    add r25, r9
    adc r10, r11
    adc r12, r13
    adc r8, r24
    mov r9, r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    subi r30, lo8(-(-356))
    sbci r31, hi8(-(-356))
    ; round 3 (lea.dsl:35)
    ldd r9, Z+0
    movw r16, r2 ; r17, r3
    eor r16, r9
    ldd r11, Z+1
    eor r17, r11
    ldd r13, Z+2
    movw r18, r4 ; r19, r5
    eor r19, r13
    ldd r24, Z+3
    eor r18, r24
    subi r30, lo8(-(360))
    sbci r31, hi8(-(360))
    ldd r6, Z+0
    ldd r7, Z+1
    ldd r20, Z+2
    ldd r21, Z+3
    add r16, r6
    adc r17, r7
    adc r19, r20
    adc r18, r21
    lsl r18
    rol r16
    rol r17
    rol r19
    adc r18, r1
    subi r30, lo8(-(-356))
    sbci r31, hi8(-(-356))
    ldd r6, Z+0
    eor r2, r6
    ldd r6, Z+1
    eor r3, r6
    ldd r6, Z+2
    eor r5, r6
    ldd r6, Z+3
    eor r4, r6
    eor r9, r25
    eor r11, r10
    eor r13, r12
    eor r24, r8
    add r2, r9
    adc r3, r11
    adc r5, r13
    adc r4, r24
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    ldd r9, Z+4
    eor r25, r9
    ldd r9, Z+5
    eor r10, r9
    ldd r9, Z+6
    eor r12, r9
    ldd r9, Z+7
    eor r8, r9
    subi r30, lo8(-(360))
    sbci r31, hi8(-(360))
    ldd r9, Z+0
    ldd r11, Z+1
    ldd r13, Z+2
    ldd r24, Z+3
    add r25, r9
    adc r10, r11
    adc r12, r13
    adc r8, r24
    mov r9, r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r9
    ror r8
    ror r12
    ror r10
    ror r25
    subi r30, lo8(-(-352))
    sbci r31, hi8(-(-352))
    ; round 4 (lea.dsl:35)
    ldd r11, Z+0
    eor r11, r18
    ldd r13, Z+1
    eor r13, r16
    ldd r9, Z+2
    eor r9, r17
    ldd r24, Z+3
    eor r24, r19
    ldd r6, Z+4
    movw r14, r2 ; r15, r3
    eor r15, r6
    ldd r7, Z+5
    movw r20, r4 ; r21, r5
    eor r21, r7
    ldd r22, Z+6
    eor r20, r22
    ldd r23, Z+7
    eor r14, r23
    add r11, r15
    adc r13, r21
    adc r9, r20
    adc r24, r14
    lsl r24
    rol r11
    rol r13
    rol r9
    adc r24, r1
    ldd r14, Z+8
    eor r3, r14
    ldd r14, Z+9
    eor r5, r14
    ldd r14, Z+10
    eor r4, r14
    ldd r14, Z+11
    eor r2, r14
    eor r6, r25
    eor r7, r10
    eor r22, r12
    eor r23, r8
    add r3, r6
    adc r5, r7
    adc r4, r22
    adc r2, r23
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    ldd r6, Z+12
    eor r25, r6
    ldd r6, Z+13
    eor r10, r6
    ldd r6, Z+14
    eor r12, r6
    ldd r6, Z+15
    eor r8, r6
    subi r30, lo8(-(356))
    sbci r31, hi8(-(356))
    ldd r6, Z+0
    ldd r7, Z+1
    ldd r20, Z+2
    ldd r21, Z+3
    add r25, r6
    adc r10, r7
    adc r12, r20
    adc r8, r21
    mov r6, r25
    lsr r6
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r6
    ror r8
    ror r12
    ror r10
    ror r25
    lsr r6
    ror r8
    ror r12
    ror r10
    ror r25
    mov r6, r8
    mov r8, r9
    mov r22, r25
    mov r25, r24
    mov r21, r12
    mov r23, r13
    mov r14, r18
    mov r20, r16
    mov r15, r17
    mov r7, r19
    mov r9, r10
    mov r24, r11
    mov r13, r4
    mov r12, r5
    movw r18, r2 ; r19, r3
    subi r30, lo8(-(-404))
    sbci r31, hi8(-(-404))
    subi r30, 192
    sbci r31, 255
    ldi r16, 5
.Llwcc_lea128_128_ctr_crypt_avr_round:
    ; round 5 (lea.dsl:35)
    ldd r2, Z+4
    eor r14, r2
    ldd r3, Z+5
    eor r20, r3
    ldd r4, Z+6
    eor r15, r4
    ldd r5, Z+7
    eor r7, r5
    ldd r10, Z+12
    eor r10, r22
    eor r22, r2
    ldd r17, Z+13
    eor r17, r9
    eor r9, r3
    ldd r11, Z+14
    eor r11, r21
    eor r21, r4
    ldd r0, Z+15
    eor r0, r6
    add r10, r14
    adc r17, r20
    adc r11, r15
    adc r0, r7
    eor r6, r5
    mov r14, r10
    lsr r14
    ror r0
    ror r11
    ror r17
    ror r10
    lsr r14
    ror r0
    ror r11
    ror r17
    ror r10
    lsr r14
    ror r0
    ror r11
    ror r17
    ror r10
    ldd r14, Z+8
    eor r14, r12
    eor r12, r2
    ldd r2, Z+9
    eor r2, r13
    eor r13, r3
    ldd r3, Z+10
    eor r3, r18
    eor r18, r4
    ldd r4, Z+11
    eor r4, r19
    add r14, r22
    adc r2, r9
    adc r3, r21
    adc r4, r6
    lsl r2
    rol r3
    rol r4
    rol r14
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r14
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r14
    adc r2, r1
    eor r19, r5
    ldd r5, Z+0
    eor r5, r25
    ; round 6 (lea.dsl:35)
    ldd r22, Z+20
    eor r25, r22
    ; round 5 (lea.dsl:35)
    ldd r9, Z+1
    eor r9, r24
    ; round 6 (lea.dsl:35)
    ldd r21, Z+21
    eor r24, r21
    ; round 5 (lea.dsl:35)
    ldd r6, Z+2
    eor r6, r23
    ; round 6 (lea.dsl:35)
    ldd r20, Z+22
    eor r23, r20
    ; round 5 (lea.dsl:35)
    ldd r15, Z+3
    eor r15, r8
    add r12, r5
    adc r13, r9
    adc r18, r6
    adc r19, r15
    lsl r19
    rol r12
    rol r13
    rol r18
    adc r19, r1
    ; round 6 (lea.dsl:35)
    ldd r5, Z+23
    eor r8, r5
    ldd r9, Z+28
    eor r9, r10
    eor r10, r22
    ldd r6, Z+29
    eor r6, r17
    eor r17, r21
    ldd r15, Z+30
    eor r15, r11
    eor r11, r20
    ldd r7, Z+31
    eor r7, r0
    add r25, r9
    adc r24, r6
    adc r23, r15
    adc r8, r7
    eor r0, r5
    mov r9, r25
    lsr r9
    ror r8
    ror r23
    ror r24
    ror r25
    lsr r9
    ror r8
    ror r23
    ror r24
    ror r25
    lsr r9
    ror r8
    ror r23
    ror r24
    ror r25
    ldd r9, Z+24
    eor r9, r2
    eor r2, r22
    ldd r22, Z+25
    eor r22, r3
    eor r3, r21
    ldd r21, Z+26
    eor r21, r4
    eor r4, r20
    ldd r6, Z+27
    eor r6, r14
    add r9, r10
    adc r22, r17
    adc r21, r11
    adc r6, r0
    lsl r22
    rol r21
    rol r6
    rol r9
    adc r22, r1
    lsl r22
    rol r21
    rol r6
    rol r9
    adc r22, r1
    lsl r22
    rol r21
    rol r6
    rol r9
    adc r22, r1
    eor r5, r14
    ldd r14, Z+16
    eor r14, r19
    ; round 7 (lea.dsl:35)
    ldd r20, Z+36
    eor r19, r20
    ; round 6 (lea.dsl:35)
    ldd r15, Z+17
    eor r15, r12
    ; round 7 (lea.dsl:35)
    ldd r7, Z+37
    eor r12, r7
    ; round 6 (lea.dsl:35)
    ldd r10, Z+18
    eor r10, r13
    ; round 7 (lea.dsl:35)
    ldd r17, Z+38
    eor r13, r17
    ; round 6 (lea.dsl:35)
    ldd r11, Z+19
    eor r11, r18
    add r2, r14
    adc r3, r15
    adc r4, r10
    adc r5, r11
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 7 (lea.dsl:35)
    ldd r14, Z+39
    eor r18, r14
    ldd r15, Z+44
    eor r15, r25
    eor r25, r20
    ldd r10, Z+45
    eor r10, r24
    eor r24, r7
    ldd r11, Z+46
    eor r11, r23
    eor r23, r17
    ldd r0, Z+47
    eor r0, r8
    add r19, r15
    adc r12, r10
    adc r13, r11
    adc r18, r0
    eor r8, r14
    mov r15, r19
    lsr r15
    ror r18
    ror r13
    ror r12
    ror r19
    lsr r15
    ror r18
    ror r13
    ror r12
    ror r19
    lsr r15
    ror r18
    ror r13
    ror r12
    ror r19
    ldd r15, Z+40
    eor r15, r22
    eor r22, r20
    ldd r20, Z+41
    eor r20, r21
    eor r21, r7
    ldd r7, Z+42
    eor r7, r6
    eor r6, r17
    ldd r10, Z+43
    eor r10, r9
    add r25, r15
    adc r24, r20
    adc r23, r7
    adc r8, r10
    lsl r24
    rol r23
    rol r8
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r8
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r8
    rol r25
    adc r24, r1
    eor r9, r14
    ldd r14, Z+32
    eor r14, r5
    ; round 8 (lea.dsl:35)
    ldd r20, Z+52
    eor r5, r20
    ; round 7 (lea.dsl:35)
    ldd r15, Z+33
    eor r15, r2
    ; round 8 (lea.dsl:35)
    ldd r7, Z+53
    eor r2, r7
    ; round 7 (lea.dsl:35)
    ldd r10, Z+34
    eor r10, r3
    ; round 8 (lea.dsl:35)
    ldd r17, Z+54
    eor r3, r17
    ; round 7 (lea.dsl:35)
    ldd r11, Z+35
    eor r11, r4
    add r22, r14
    adc r21, r15
    adc r6, r10
    adc r9, r11
    lsl r9
    rol r22
    rol r21
    rol r6
    adc r9, r1
    ; round 8 (lea.dsl:35)
    ldd r14, Z+55
    eor r4, r14
    ldd r15, Z+60
    eor r15, r19
    eor r19, r20
    ldd r10, Z+61
    eor r10, r12
    eor r12, r7
    ldd r11, Z+62
    eor r11, r13
    eor r13, r17
    ldd r0, Z+63
    eor r0, r18
    add r5, r15
    adc r2, r10
    adc r3, r11
    adc r4, r0
    eor r18, r14
    mov r15, r5
    lsr r15
    ror r4
    ror r3
    ror r2
    ror r5
    lsr r15
    ror r4
    ror r3
    ror r2
    ror r5
    lsr r15
    ror r4
    ror r3
    ror r2
    ror r5
    ldd r15, Z+56
    eor r15, r24
    eor r24, r20
    ldd r20, Z+57
    eor r20, r23
    eor r23, r7
    ldd r7, Z+58
    eor r7, r8
    eor r8, r17
    ldd r10, Z+59
    eor r10, r25
    add r19, r15
    adc r12, r20
    adc r13, r7
    adc r18, r10
    lsl r12
    rol r13
    rol r18
    rol r19
    adc r12, r1
    lsl r12
    rol r13
    rol r18
    rol r19
    adc r12, r1
    lsl r12
    rol r13
    rol r18
    rol r19
    adc r12, r1
    eor r25, r14
    ldd r14, Z+48
    eor r14, r9
    ldd r20, Z+49
    eor r20, r22
    ldd r15, Z+50
    eor r15, r21
    ldd r7, Z+51
    eor r7, r6
    add r24, r14
    adc r23, r20
    adc r8, r15
    adc r25, r7
    lsl r25
    rol r24
    rol r23
    rol r8
    adc r25, r1
    mov r14, r9
    mov r9, r2
    mov r20, r22
    mov r22, r5
    mov r15, r21
    mov r21, r3
    mov r7, r6
    mov r6, r4
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    dec r16
    breq .Llwcc_lea128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_round
.Llwcc_lea128_128_ctr_crypt_avr_rounds_done:
    subi r30, 128
    sbci r31, 1
    ld r2, X+
    eor r2, r25
    st Y+, r2
    ld r25, X+
    eor r25, r24
    st Y+, r25
    ld r25, X+
    eor r25, r23
    st Y+, r25
    ld r25, X+
    eor r25, r8
    st Y+, r25
    ld r25, X+
    eor r25, r12
    st Y+, r25
    ld r25, X+
    eor r25, r13
    st Y+, r25
    ld r25, X+
    eor r25, r18
    st Y+, r25
    ld r25, X+
    eor r25, r19
    st Y+, r25
    ld r25, X+
    eor r25, r22
    st Y+, r25
    ld r25, X+
    eor r25, r9
    st Y+, r25
    ld r25, X+
    eor r25, r21
    st Y+, r25
    ld r25, X+
    eor r25, r6
    st Y+, r25
    ld r25, X+
    eor r25, r14
    st Y+, r25
    ld r25, X+
    eor r25, r20
    st Y+, r25
    ld r25, X+
    eor r25, r15
    st Y+, r25
    ld r25, X+
    eor r25, r7
    st Y+, r25
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_lea128_128_ctr_crypt_avr_end
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
.Llwcc_lea128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_lea128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_lea128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_lea128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_lea128_128_ctr_crypt_avr_end:
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
    .size lwcc_lea128_128_ctr_crypt_avr, .-lwcc_lea128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xdb, 0xe9, 0xef, 0xc3, 0x04, 0xd6, 0xc4, 0x88, 0x29, 0xf2, 0x89, 0xe7, 0x63, 0x87, 0xf9, 0xc6
    .byte 0xbc, 0x9d, 0xfe, 0x3e, 0x48, 0x60, 0x4d, 0x8c, 0x9e, 0x22, 0x9f, 0x78, 0x3c, 0x76, 0x98, 0x6f
    .byte 0xc3, 0xdb, 0xe9, 0xef, 0x88, 0x04, 0xd6, 0xc4, 0xe7, 0x29, 0xf2, 0x89, 0xc6, 0x63, 0x87, 0xf9
    .byte 0x3e, 0xbc, 0x9d, 0xfe, 0x8c, 0x48, 0x60, 0x4d, 0x78, 0x9e, 0x22, 0x9f, 0x6f, 0x3c, 0x76, 0x98
    .byte 0xef, 0xc3, 0xdb, 0xe9, 0xc4, 0x88, 0x04, 0xd6, 0x89, 0xe7, 0x29, 0xf2, 0xf9, 0xc6, 0x63, 0x87
    .byte 0xfe, 0x3e, 0xbc, 0x9d, 0x4d, 0x8c, 0x48, 0x60, 0x9f, 0x78, 0x9e, 0x22, 0x98, 0x6f, 0x3c, 0x76
