; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck32_64 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 47
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 8, stack 47, code 3316, flash 3344, ram 177
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 28, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:5d46441e2838e05d2dda41afc655a9c7f2126ddc59e23e3814da2b01bb84bd24

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
    push r16
    push r17
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r23, X+
    std Y+0, r23
    ld r24, X+
    std Y+1, r24
    ld r7, X+
    std Y+2, r7
    ld r4, X+
    std Y+3, r4
    ld r2, X+
    std Y+4, r2
    ld r5, X+
    std Y+5, r5
    ld r22, X+
    std Y+6, r22
    ld r3, X
    std Y+7, r3
    ldi r16, 0
    mov r6, r16
    adiw r28, 8
    ldi r16, 28
.Llwcc_simeck32_64_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r6
    lpm r21, Z
    mov r25, r6
    subi r25, 255
    ; round 1 (simeck.dsl:26)
    mov r18, r4
    mov r19, r7
    mov r6, r18
    lsr r6
    ror r19
    ror r18
    lsr r6
    ror r19
    ror r18
    lsr r6
    ror r19
    ror r18
    and r18, r7
    and r19, r4
    mov r6, r7
    mov r17, r4
    lsl r6
    rol r17
    adc r6, r1
    eor r23, r21
    eor r23, r18
    eor r23, r6
    st Y+, r23
    eor r24, r19
    eor r24, r17
    ldi r17, 255
    eor r24, r17
    st Y+, r24
    mov r18, r4
    mov r19, r7
    mov r20, r2
    mov r2, r22
    mov r6, r25
    mov r7, r24
    mov r24, r18
    mov r4, r5
    mov r5, r3
    mov r3, r7
    mov r18, r23
    movw r22, r18 ; r23, r19
    mov r7, r20
    dec r16
    brne .Llwcc_simeck32_64_key_setup_avr_round

    pop r29
    pop r28
    pop r17
    pop r16
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
    push r16
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
    ld r4, X+
    ld r5, X+
    ld r14, X+
    ld r15, X+
    ld r2, X+
    ld r3, X+
    ld r10, X+
    ld r11, X+
    ldi r16, 4
.Llwcc_simeck32_64_ecb_encrypt_avr_round:
    ; round 1 (simeck.dsl:26)
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
    ld r12, Z+
    eor r4, r12
    eor r2, r12
    ld r12, Z+
    eor r5, r12
    eor r3, r12
    ; round 2 (simeck.dsl:26)
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
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ; round 3 (simeck.dsl:26)
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
    ld r12, Z+
    eor r4, r12
    eor r2, r12
    ld r12, Z+
    eor r5, r12
    eor r3, r12
    ; round 4 (simeck.dsl:26)
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
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ; round 5 (simeck.dsl:26)
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
    ld r12, Z+
    eor r4, r12
    eor r2, r12
    ld r12, Z+
    eor r5, r12
    eor r3, r12
    ; round 6 (simeck.dsl:26)
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
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    ; round 7 (simeck.dsl:26)
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
    ld r12, Z+
    eor r4, r12
    eor r2, r12
    ld r12, Z+
    eor r5, r12
    eor r3, r12
    ; round 8 (simeck.dsl:26)
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
    ld r12, Z+
    eor r14, r12
    eor r10, r12
    ld r12, Z+
    eor r15, r12
    eor r11, r12
    dec r16
    breq .Llwcc_simeck32_64_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simeck32_64_ecb_encrypt_avr_round
.Llwcc_simeck32_64_ecb_encrypt_avr_rounds_done:
    subi r30, 64
    sbci r31, 0
    st Y+, r4
    st Y+, r5
    st Y+, r14
    st Y+, r15
    st Y+, r2
    st Y+, r3
    st Y+, r10
    st Y+, r11
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
    push r16
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
    ld r10, X+
    ld r11, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r2, X+
    ld r3, X+
    adiw r30, 48
    ldi r16, 4
.Llwcc_simeck32_64_ecb_decrypt_avr_round:
    ; round 32 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r10 ; r9, r11
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
    and r9, r10
    eor r4, r9
    and r8, r11
    eor r5, r8
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
    ldd r8, Z+14
    eor r4, r8
    eor r2, r8
    ldd r8, Z+15
    eor r5, r8
    eor r3, r8
    ; round 31 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
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
    eor r10, r9
    and r8, r5
    eor r11, r8
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
    ldd r8, Z+12
    eor r10, r8
    eor r6, r8
    ldd r8, Z+13
    eor r11, r8
    eor r7, r8
    ; round 30 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r10 ; r9, r11
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
    and r9, r10
    eor r4, r9
    and r8, r11
    eor r5, r8
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
    ldd r8, Z+10
    eor r4, r8
    eor r2, r8
    ldd r8, Z+11
    eor r5, r8
    eor r3, r8
    ; round 29 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
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
    eor r10, r9
    and r8, r5
    eor r11, r8
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
    ldd r8, Z+8
    eor r10, r8
    eor r6, r8
    ldd r8, Z+9
    eor r11, r8
    eor r7, r8
    ; round 28 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r10 ; r9, r11
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
    and r9, r10
    eor r4, r9
    and r8, r11
    eor r5, r8
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
    ldd r8, Z+6
    eor r4, r8
    eor r2, r8
    ldd r8, Z+7
    eor r5, r8
    eor r3, r8
    ; round 27 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
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
    eor r10, r9
    and r8, r5
    eor r11, r8
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
    ldd r8, Z+4
    eor r10, r8
    eor r6, r8
    ldd r8, Z+5
    eor r11, r8
    eor r7, r8
    ; round 26 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    lsl r8
    rol r9
    adc r8, r1
    eor r4, r8
    eor r5, r9
    movw r8, r6 ; r9, r7
    lsl r8
    rol r9
    adc r8, r1
    eor r2, r8
    eor r3, r9
    movw r8, r10 ; r9, r11
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
    and r9, r10
    eor r4, r9
    and r8, r11
    eor r5, r8
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
    ldd r8, Z+2
    eor r4, r8
    eor r2, r8
    ldd r8, Z+3
    eor r5, r8
    eor r3, r8
    ; round 25 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    lsl r8
    rol r9
    adc r8, r1
    eor r10, r8
    eor r11, r9
    movw r8, r2 ; r9, r3
    lsl r8
    rol r9
    adc r8, r1
    eor r6, r8
    eor r7, r9
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
    eor r10, r9
    and r8, r5
    eor r11, r8
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
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    ldd r8, Z+1
    eor r11, r8
    eor r7, r8
    subi r30, lo8(-(-16))
    sbci r31, hi8(-(-16))
    dec r16
    breq .Llwcc_simeck32_64_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simeck32_64_ecb_decrypt_avr_round
.Llwcc_simeck32_64_ecb_decrypt_avr_rounds_done:
    adiw r30, 16
    st Y+, r10
    st Y+, r11
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r2
    st Y+, r3
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
    .size lwcc_simeck32_64_ecb_decrypt_avr, .-lwcc_simeck32_64_ecb_decrypt_avr

    .global lwcc_simeck32_64_ctr_init_avr
    .type lwcc_simeck32_64_ctr_init_avr, @function
lwcc_simeck32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simeck32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simeck32_64_ctr_nonce_avr
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
    movw r10, r16 ; r11, r17
    lsl r11
    rol r10
    adc r11, r1
    movw r12, r6 ; r13, r7
    mov r0, r12
    lsr r0
    ror r13
    ror r12
    lsr r0
    ror r13
    ror r12
    lsr r0
    ror r13
    ror r12
    and r12, r7
    eor r12, r9
    and r13, r6
    eor r13, r8
    movw r8, r16 ; r9, r17
    mov r0, r8
    lsr r0
    ror r9
    ror r8
    lsr r0
    ror r9
    ror r8
    lsr r0
    ror r9
    ror r8
    and r8, r17
    eor r8, r11
    and r9, r16
    eor r9, r10
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r15, Z+0
    eor r12, r15
    eor r15, r8
    ldd r0, Z+1
    eor r13, r0
    eor r0, r9
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r10, Z+0
    eor r12, r10
    eor r15, r10
    ldd r10, Z+1
    eor r13, r10
    eor r0, r10
    ; round 2 (simeck.dsl:26)
    movw r10, r12 ; r11, r13
    lsl r10
    rol r11
    adc r10, r1
    mov r9, r15
    mov r8, r0
    lsl r9
    rol r8
    adc r9, r1
    movw r18, r12 ; r19, r13
    mov r20, r19
    lsr r20
    ror r18
    ror r19
    lsr r20
    ror r18
    ror r19
    lsr r20
    ror r18
    ror r19
    and r19, r12
    eor r19, r7
    eor r19, r10
    and r18, r13
    eor r18, r6
    eor r18, r11
    mov r10, r0
    mov r11, r15
    mov r20, r10
    lsr r20
    ror r11
    ror r10
    lsr r20
    ror r11
    ror r10
    lsr r20
    ror r11
    ror r10
    and r10, r15
    eor r10, r17
    eor r10, r9
    and r11, r0
    eor r11, r16
    eor r11, r8
    ldd r8, Z+2
    eor r19, r8
    eor r10, r8
    ldd r8, Z+3
    eor r18, r8
    eor r11, r8
    ; round 3 (simeck.dsl:26)
    movw r8, r18 ; r9, r19
    lsl r9
    rol r8
    adc r9, r1
    movw r16, r10 ; r17, r11
    lsl r16
    rol r17
    adc r16, r1
    movw r22, r18 ; r23, r19
    mov r14, r22
    lsr r14
    ror r23
    ror r22
    lsr r14
    ror r23
    ror r22
    lsr r14
    ror r23
    ror r22
    and r22, r19
    eor r12, r22
    eor r12, r9
    and r23, r18
    eor r13, r23
    eor r13, r8
    movw r8, r10 ; r9, r11
    mov r22, r9
    lsr r22
    ror r8
    ror r9
    lsr r22
    ror r8
    ror r9
    lsr r22
    ror r8
    ror r9
    and r9, r10
    eor r15, r9
    eor r15, r16
    and r8, r11
    eor r0, r8
    eor r0, r17
    ldd r8, Z+4
    eor r12, r8
    eor r15, r8
    ldd r8, Z+5
    eor r13, r8
    eor r0, r8
    movw r8, r10 ; r9, r11
    mov r10, r19
    mov r11, r18
    movw r2, r6 ; r3, r7
    movw r20, r12 ; r21, r13
    mov r12, r15
    mov r15, r0
    mov r14, r12
    adiw r30, 6
    ldi r16, 7
.Llwcc_simeck32_64_ctr_crypt_avr_round:
    ; round 4 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    lsl r18
    rol r19
    adc r18, r1
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r22, r20 ; r23, r21
    mov r17, r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    and r23, r20
    eor r10, r23
    eor r10, r18
    and r22, r21
    eor r11, r22
    eor r11, r19
    movw r18, r14 ; r19, r15
    mov r23, r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    and r19, r14
    eor r8, r19
    eor r8, r12
    and r18, r15
    eor r9, r18
    eor r9, r13
    ld r18, Z+
    eor r10, r18
    eor r8, r18
    ld r18, Z+
    eor r11, r18
    eor r9, r18
    ; round 5 (simeck.dsl:26)
    movw r18, r10 ; r19, r11
    lsl r18
    rol r19
    adc r18, r1
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r22, r10 ; r23, r11
    mov r17, r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    and r23, r10
    eor r20, r23
    eor r20, r18
    and r22, r11
    eor r21, r22
    eor r21, r19
    movw r18, r8 ; r19, r9
    mov r23, r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    and r19, r8
    eor r14, r19
    eor r14, r12
    and r18, r9
    eor r15, r18
    eor r15, r13
    ld r18, Z+
    eor r20, r18
    eor r14, r18
    ld r18, Z+
    eor r21, r18
    eor r15, r18
    ; round 6 (simeck.dsl:26)
    movw r18, r20 ; r19, r21
    lsl r18
    rol r19
    adc r18, r1
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r22, r20 ; r23, r21
    mov r17, r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    and r23, r20
    eor r10, r23
    eor r10, r18
    and r22, r21
    eor r11, r22
    eor r11, r19
    movw r18, r14 ; r19, r15
    mov r23, r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    and r19, r14
    eor r8, r19
    eor r8, r12
    and r18, r15
    eor r9, r18
    eor r9, r13
    ld r18, Z+
    eor r10, r18
    eor r8, r18
    ld r18, Z+
    eor r11, r18
    eor r9, r18
    ; round 7 (simeck.dsl:26)
    movw r18, r10 ; r19, r11
    lsl r18
    rol r19
    adc r18, r1
    movw r12, r8 ; r13, r9
    lsl r12
    rol r13
    adc r12, r1
    movw r22, r10 ; r23, r11
    mov r17, r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    lsr r17
    ror r22
    ror r23
    and r23, r10
    eor r20, r23
    eor r20, r18
    and r22, r11
    eor r21, r22
    eor r21, r19
    movw r18, r8 ; r19, r9
    mov r23, r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    lsr r23
    ror r18
    ror r19
    and r19, r8
    eor r14, r19
    eor r14, r12
    and r18, r9
    eor r15, r18
    eor r15, r13
    ld r18, Z+
    eor r20, r18
    eor r14, r18
    ld r18, Z+
    eor r21, r18
    eor r15, r18
    dec r16
    breq .Llwcc_simeck32_64_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simeck32_64_ctr_crypt_avr_round
.Llwcc_simeck32_64_ctr_crypt_avr_rounds_done:
    subi r30, 62
    sbci r31, 0
    ; round 32 (simeck.dsl:26)
    ld r18, X+
    eor r18, r20
    st Y+, r18
    ld r18, X+
    eor r18, r21
    st Y+, r18
    movw r18, r20 ; r19, r21
    lsl r18
    rol r19
    adc r18, r1
    movw r12, r14 ; r13, r15
    lsl r12
    rol r13
    adc r12, r1
    movw r22, r20 ; r23, r21
    mov r16, r23
    lsr r16
    ror r22
    ror r23
    lsr r16
    ror r22
    ror r23
    lsr r16
    ror r22
    ror r23
    and r20, r23
    and r21, r22
    eor r10, r20
    eor r11, r21
    eor r10, r18
    eor r11, r19
    movw r20, r14 ; r21, r15
    mov r18, r21
    lsr r18
    ror r20
    ror r21
    lsr r18
    ror r20
    ror r21
    lsr r18
    ror r20
    ror r21
    and r21, r14
    eor r8, r21
    eor r8, r12
    and r20, r15
    eor r9, r20
    eor r9, r13
    ldd r21, Z+62
    eor r10, r21
    eor r8, r21
    ld r21, X+
    eor r21, r10
    st Y+, r21
    ldd r10, Z+63
    eor r11, r10
    eor r9, r10
    ld r10, X+
    eor r10, r11
    st Y+, r10
    ld r21, X+
    eor r21, r14
    st Y+, r21
    ld r14, X+
    eor r14, r15
    st Y+, r14
    ld r21, X+
    eor r21, r8
    st Y+, r21
    ld r8, X+
    eor r8, r9
    st Y+, r8
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd
