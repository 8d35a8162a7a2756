; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() fold() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 54
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 54, code 4250, flash 4290, ram 410
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 40, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:971754c31c5a145af9d77b25d0eb7d92ef324b8e306dab62b61243d068bdc63d

    .text

    .global lwcc_simeck64_128_key_setup_avr
    .type lwcc_simeck64_128_key_setup_avr, @function
lwcc_simeck64_128_key_setup_avr:
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
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
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
    ld r22, X+
    ldi r18, 0
    std Z+0, r22
    ld r21, X+
    std Z+1, r21
    ld r20, X+
    std Z+2, r20
    ld r23, X+
    std Z+3, r23
    ld r13, X+
    std Z+4, r13
    ld r8, X+
    std Z+5, r8
    ld r9, X+
    std Z+6, r9
    ld r12, X+
    std Z+7, r12
    ld r5, X+
    std Z+8, r5
    ld r2, X+
    std Z+9, r2
    ld r3, X+
    std Z+10, r3
    ld r4, X+
    std Z+11, r4
    ld r19, X+
    std Z+12, r19
    ld r17, X+
    std Z+13, r17
    ld r15, X+
    std Z+14, r15
    ld r14, X
    std Z+15, r14
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 16
    ldi r16, 40
.Llwcc_simeck64_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r0, Z
    subi r18, 255
    ; round 1 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    std Y+14, r18
    mov r18, r10
    lsr r18
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r18
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r18
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    mov r18, r13
    std Y+15, r15
    mov r15, r8
    std Y+16, r17
    mov r17, r9
    std Y+17, r19
    mov r19, r12
    lsl r18
    rol r15
    rol r17
    rol r19
    adc r18, r1
    eor r22, r0
    eor r22, r10
    eor r22, r18
    st X+, r22
    ldi r18, 255
    eor r21, r11
    eor r21, r15
    eor r21, r18
    st X+, r21
    eor r20, r6
    eor r20, r17
    eor r20, r18
    st X+, r20
    eor r23, r7
    eor r23, r19
    eor r23, r18
    st X+, r23
    movw r12, r12 ; r13, r13
    movw r8, r8 ; r9, r9
    movw r4, r4 ; r5, r5
    movw r2, r2 ; r3, r3
    mov r14, r14
    ldd r19, Y+17
    mov r19, r19
    ldd r17, Y+16
    mov r17, r17
    ldd r15, Y+15
    mov r15, r15
    mov r18, r23
    mov r23, r12
    mov r12, r4
    mov r4, r14
    mov r14, r18
    mov r18, r22
    mov r22, r13
    mov r13, r5
    mov r5, r19
    mov r19, r18
    mov r18, r21
    mov r21, r8
    mov r8, r2
    mov r2, r17
    mov r17, r18
    mov r18, r20
    mov r20, r9
    mov r9, r3
    mov r3, r15
    mov r15, r18
    ldd r18, Y+14
    dec r16
    breq .Llwcc_simeck64_128_key_setup_avr_rounds_done
    rjmp .Llwcc_simeck64_128_key_setup_avr_round
.Llwcc_simeck64_128_key_setup_avr_rounds_done:

    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_simeck64_128_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_simeck64_128_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
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
    .size lwcc_simeck64_128_key_setup_avr, .-lwcc_simeck64_128_key_setup_avr

    .global lwcc_simeck64_128_ecb_encrypt_avr
    .type lwcc_simeck64_128_ecb_encrypt_avr, @function
lwcc_simeck64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_simeck64_128_ecb_encrypt_avr_begin:
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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck64_128_ecb_encrypt_avr_group:
    ld r5, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r12, X+
    ldi r16, 5
.Llwcc_simeck64_128_ecb_encrypt_avr_round:
    ; round 1 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r4, r10
    ; round 2 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r9, r10
    ld r10, Z+
    eor r12, r10
    ; round 3 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r4, r10
    ; round 4 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r9, r10
    ld r10, Z+
    eor r12, r10
    ; round 5 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r4, r10
    ; round 6 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r9, r10
    ld r10, Z+
    eor r12, r10
    ; round 7 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r2, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r4, r10
    ; round 8 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ld r10, Z+
    eor r13, r10
    ld r10, Z+
    eor r8, r10
    ld r10, Z+
    eor r9, r10
    ld r10, Z+
    eor r12, r10
    dec r16
    breq .Llwcc_simeck64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simeck64_128_ecb_encrypt_avr_round
.Llwcc_simeck64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 160
    sbci r31, 0
    ; round 41 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    subi r30, lo8(-(160))
    sbci r31, hi8(-(160))
    ldd r10, Z+0
    eor r5, r10
    ldd r10, Z+1
    eor r2, r10
    ldd r10, Z+2
    eor r3, r10
    ldd r10, Z+3
    eor r4, r10
    ; round 42 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ldd r10, Z+4
    eor r13, r10
    ldd r10, Z+5
    eor r8, r10
    ldd r10, Z+6
    eor r9, r10
    ldd r10, Z+7
    eor r12, r10
    ; round 43 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r13
    and r11, r8
    and r6, r9
    and r7, r12
    eor r5, r10
    eor r2, r11
    eor r3, r6
    eor r4, r7
    movw r6, r12 ; r7, r13
    movw r10, r8 ; r11, r9
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r5, r7
    eor r2, r10
    eor r3, r11
    eor r4, r6
    ldd r10, Z+8
    eor r5, r10
    ldd r10, Z+9
    eor r2, r10
    ldd r10, Z+10
    eor r3, r10
    ldd r10, Z+11
    eor r4, r10
    ; round 44 (simeck.dsl:26)
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    mov r23, r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    lsr r23
    ror r7
    ror r6
    ror r11
    ror r10
    and r10, r5
    and r11, r2
    and r6, r3
    and r7, r4
    eor r13, r10
    eor r8, r11
    eor r9, r6
    eor r12, r7
    movw r6, r4 ; r7, r5
    movw r10, r2 ; r11, r3
    lsl r7
    rol r10
    rol r11
    rol r6
    adc r7, r1
    eor r13, r7
    eor r8, r10
    eor r9, r11
    eor r12, r6
    ldd r10, Z+12
    eor r13, r10
    ldd r10, Z+13
    eor r8, r10
    ldd r10, Z+14
    eor r9, r10
    ldd r10, Z+15
    eor r12, r10
    st Y+, r5
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r13
    st Y+, r8
    st Y+, r9
    st Y+, r12
    subi r30, lo8(-(-160))
    sbci r31, hi8(-(-160))
    sbiw r24, 1
    breq .Llwcc_simeck64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simeck64_128_ecb_encrypt_avr_group
.Llwcc_simeck64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_simeck64_128_ecb_encrypt_avr, .-lwcc_simeck64_128_ecb_encrypt_avr

    .global lwcc_simeck64_128_ecb_decrypt_avr
    .type lwcc_simeck64_128_ecb_decrypt_avr, @function
lwcc_simeck64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_simeck64_128_ecb_decrypt_avr_begin:
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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_simeck64_128_ecb_decrypt_avr_group:
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ld r4, X+
    ld r5, X+
    ld r2, X+
    ld r3, X+
    subi r30, 112
    sbci r31, 255
    ldi r16, 5
.Llwcc_simeck64_128_ecb_decrypt_avr_round:
    ; round 44 (simeck.dsl:26)
    ldd r10, Z+28
    eor r4, r10
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+30
    eor r2, r10
    ldd r10, Z+31
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 43 (simeck.dsl:26)
    ldd r10, Z+24
    eor r12, r10
    ldd r10, Z+25
    eor r13, r10
    ldd r10, Z+26
    eor r8, r10
    ldd r10, Z+27
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 42 (simeck.dsl:26)
    ldd r10, Z+20
    eor r4, r10
    ldd r10, Z+21
    eor r5, r10
    ldd r10, Z+22
    eor r2, r10
    ldd r10, Z+23
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 41 (simeck.dsl:26)
    ldd r10, Z+16
    eor r12, r10
    ldd r10, Z+17
    eor r13, r10
    ldd r10, Z+18
    eor r8, r10
    ldd r10, Z+19
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 40 (simeck.dsl:26)
    ldd r10, Z+12
    eor r4, r10
    ldd r10, Z+13
    eor r5, r10
    ldd r10, Z+14
    eor r2, r10
    ldd r10, Z+15
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 39 (simeck.dsl:26)
    ldd r10, Z+8
    eor r12, r10
    ldd r10, Z+9
    eor r13, r10
    ldd r10, Z+10
    eor r8, r10
    ldd r10, Z+11
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 38 (simeck.dsl:26)
    ldd r10, Z+4
    eor r4, r10
    ldd r10, Z+5
    eor r5, r10
    ldd r10, Z+6
    eor r2, r10
    ldd r10, Z+7
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 37 (simeck.dsl:26)
    ldd r10, Z+0
    eor r12, r10
    ldd r10, Z+1
    eor r13, r10
    ldd r10, Z+2
    eor r8, r10
    ldd r10, Z+3
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    dec r16
    breq .Llwcc_simeck64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simeck64_128_ecb_decrypt_avr_round
.Llwcc_simeck64_128_ecb_decrypt_avr_rounds_done:
    adiw r30, 16
    ; round 4 (simeck.dsl:26)
    ldd r10, Z+12
    eor r4, r10
    ldd r10, Z+13
    eor r5, r10
    ldd r10, Z+14
    eor r2, r10
    ldd r10, Z+15
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 3 (simeck.dsl:26)
    ldd r10, Z+8
    eor r12, r10
    ldd r10, Z+9
    eor r13, r10
    ldd r10, Z+10
    eor r8, r10
    ldd r10, Z+11
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    ; round 2 (simeck.dsl:26)
    ldd r10, Z+4
    eor r4, r10
    ldd r10, Z+5
    eor r5, r10
    ldd r10, Z+6
    eor r2, r10
    ldd r10, Z+7
    eor r3, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r4, r10
    eor r5, r11
    eor r2, r6
    eor r3, r7
    movw r6, r8 ; r7, r9
    movw r10, r12 ; r11, r13
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r12
    and r10, r13
    and r11, r8
    and r6, r9
    eor r4, r7
    eor r5, r10
    eor r2, r11
    eor r3, r6
    ; round 1 (simeck.dsl:26)
    ldd r10, Z+0
    eor r12, r10
    ldd r10, Z+1
    eor r13, r10
    ldd r10, Z+2
    eor r8, r10
    ldd r10, Z+3
    eor r9, r10
    movw r10, r4 ; r11, r5
    movw r6, r2 ; r7, r3
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    eor r12, r10
    eor r13, r11
    eor r8, r6
    eor r9, r7
    movw r6, r2 ; r7, r3
    movw r10, r4 ; r11, r5
    mov r23, r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    lsr r23
    ror r6
    ror r11
    ror r10
    ror r7
    and r7, r4
    and r10, r5
    and r11, r2
    and r6, r3
    eor r12, r7
    eor r13, r10
    eor r8, r11
    eor r9, r6
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    st Y+, r4
    st Y+, r5
    st Y+, r2
    st Y+, r3
    sbiw r24, 1
    breq .Llwcc_simeck64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simeck64_128_ecb_decrypt_avr_group
.Llwcc_simeck64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_simeck64_128_ecb_decrypt_avr, .-lwcc_simeck64_128_ecb_decrypt_avr

    .global lwcc_simeck64_128_ctr_init_avr
    .type lwcc_simeck64_128_ctr_init_avr, @function
lwcc_simeck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simeck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simeck64_128_ctr_nonce_avr
    .size lwcc_simeck64_128_ctr_init_avr, .-lwcc_simeck64_128_ctr_init_avr

    .global lwcc_simeck64_128_ctr_nonce_avr
    .type lwcc_simeck64_128_ctr_nonce_avr, @function
lwcc_simeck64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    ld r0, X+
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    ret
    .size lwcc_simeck64_128_ctr_nonce_avr, .-lwcc_simeck64_128_ctr_nonce_avr

    .global lwcc_simeck64_128_ctr_crypt_avr
    .type lwcc_simeck64_128_ctr_crypt_avr, @function
lwcc_simeck64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_simeck64_128_ctr_crypt_avr_begin
    ret
.Llwcc_simeck64_128_ctr_crypt_avr_begin:
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
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simeck64_128_ctr_crypt_avr_group
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_rest
.Llwcc_simeck64_128_ctr_crypt_avr_group:
    subi r30, lo8(-(176))
    sbci r31, hi8(-(176))
    ldd r13, Z+0
    ldd r6, Z+1
    ldd r7, Z+2
    ldd r12, Z+3
    mov r18, r2
    mov r19, r5
    mov r10, r4
    mov r11, r3
    subi r30, lo8(-(-176))
    sbci r31, hi8(-(-176))
    ldi r16, 5
.Llwcc_simeck64_128_ctr_crypt_avr_round:
    ; round 1 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    ld r14, Z+
    eor r13, r14
    ld r14, Z+
    eor r6, r14
    ld r14, Z+
    eor r7, r14
    ld r14, Z+
    eor r12, r14
    ; round 2 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ld r14, Z+
    eor r19, r14
    ld r14, Z+
    eor r10, r14
    ld r14, Z+
    eor r11, r14
    ld r14, Z+
    eor r18, r14
    ; round 3 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    ld r14, Z+
    eor r13, r14
    ld r14, Z+
    eor r6, r14
    ld r14, Z+
    eor r7, r14
    ld r14, Z+
    eor r12, r14
    ; round 4 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ld r14, Z+
    eor r19, r14
    ld r14, Z+
    eor r10, r14
    ld r14, Z+
    eor r11, r14
    ld r14, Z+
    eor r18, r14
    ; round 5 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    ld r14, Z+
    eor r13, r14
    ld r14, Z+
    eor r6, r14
    ld r14, Z+
    eor r7, r14
    ld r14, Z+
    eor r12, r14
    ; round 6 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ld r14, Z+
    eor r19, r14
    ld r14, Z+
    eor r10, r14
    ld r14, Z+
    eor r11, r14
    ld r14, Z+
    eor r18, r14
    ; round 7 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    ld r14, Z+
    eor r13, r14
    ld r14, Z+
    eor r6, r14
    ld r14, Z+
    eor r7, r14
    ld r14, Z+
    eor r12, r14
    ; round 8 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r23, r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r23
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ld r14, Z+
    eor r19, r14
    ld r14, Z+
    eor r10, r14
    ld r14, Z+
    eor r11, r14
    ld r14, Z+
    eor r18, r14
    dec r16
    breq .Llwcc_simeck64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_round
.Llwcc_simeck64_128_ctr_crypt_avr_rounds_done:
    subi r30, 160
    sbci r31, 0
    ; round 41 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r16, r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    subi r30, lo8(-(160))
    sbci r31, hi8(-(160))
    ldd r14, Z+0
    eor r13, r14
    ldd r14, Z+1
    eor r6, r14
    ldd r14, Z+2
    eor r7, r14
    ldd r14, Z+3
    eor r12, r14
    ; round 42 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r16, r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ldd r14, Z+4
    eor r19, r14
    ldd r14, Z+5
    eor r10, r14
    ldd r14, Z+6
    eor r11, r14
    ldd r14, Z+7
    eor r18, r14
    ; round 43 (simeck.dsl:26)
    movw r14, r18 ; r15, r19
    movw r8, r10 ; r9, r11
    mov r16, r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r19
    and r15, r10
    and r8, r11
    and r9, r18
    eor r13, r14
    eor r6, r15
    eor r7, r8
    eor r12, r9
    movw r8, r18 ; r9, r19
    movw r14, r10 ; r15, r11
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r13, r9
    eor r6, r14
    eor r7, r15
    eor r12, r8
    ldd r14, Z+8
    eor r13, r14
    ldd r14, Z+9
    eor r6, r14
    ldd r14, Z+10
    eor r7, r14
    ldd r14, Z+11
    eor r12, r14
    ; round 44 (simeck.dsl:26)
    movw r14, r12 ; r15, r13
    movw r8, r6 ; r9, r7
    mov r16, r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    lsr r16
    ror r9
    ror r8
    ror r15
    ror r14
    and r14, r13
    and r15, r6
    and r8, r7
    and r9, r12
    eor r19, r14
    eor r10, r15
    eor r11, r8
    eor r18, r9
    movw r8, r12 ; r9, r13
    movw r14, r6 ; r15, r7
    lsl r9
    rol r14
    rol r15
    rol r8
    adc r9, r1
    eor r19, r9
    eor r10, r14
    eor r11, r15
    eor r18, r8
    ldd r14, Z+12
    eor r19, r14
    ldd r14, Z+13
    eor r10, r14
    ldd r14, Z+14
    eor r11, r14
    ldd r14, Z+15
    eor r18, r14
    ld r14, X+
    ld r15, X+
    ld r8, X+
    ld r9, X+
    ld r16, X+
    ld r23, X+
    ld r22, X+
    ld r21, X+
    eor r14, r13
    eor r15, r6
    eor r8, r7
    eor r12, r9
    eor r19, r16
    eor r10, r23
    eor r11, r22
    eor r18, r21
    st Y+, r14
    st Y+, r15
    st Y+, r8
    st Y+, r12
    st Y+, r19
    st Y+, r10
    st Y+, r11
    st Y+, r18
    subi r30, lo8(-(-160))
    sbci r31, hi8(-(-160))
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_simeck64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_group
.Llwcc_simeck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_simeck64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_simeck64_128_ctr_crypt_avr_end
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
.Llwcc_simeck64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_simeck64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    rjmp .Llwcc_simeck64_128_ctr_crypt_avr_group
.Llwcc_simeck64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_simeck64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_simeck64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_simeck64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simeck64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_simeck64_128_ctr_crypt_avr_end:
    pop r29
    pop r28
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
    .size lwcc_simeck64_128_ctr_crypt_avr, .-lwcc_simeck64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc
