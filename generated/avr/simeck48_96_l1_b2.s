; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simeck --set simeck48_96 --target avr --lanes 1 --blocks 2
; passes:    unroll() invert() counter() block_groups(blocks=2) fold() sbox(fixed=true) value_numbering() hoist() accumulate() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 24 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 6, key 12, nonce 2, rk 108, ctx 110, align 1, group 12, stack 49, code 6256, flash 6288, ram 267
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 32, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:9944dbd4c1965d6d9a5a4116316a805635636da5fe3e49e83435b180d595c0af

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
    push r16
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ld r25, X+
    std Y+0, r25
    ld r23, X+
    std Y+1, r23
    ld r21, X+
    std Y+2, r21
    ld r13, X+
    std Y+3, r13
    ld r10, X+
    std Y+4, r10
    ld r11, X+
    std Y+5, r11
    ld r7, X+
    std Y+6, r7
    ld r4, X+
    std Y+7, r4
    ld r6, X+
    std Y+8, r6
    ld r2, X+
    std Y+9, r2
    ld r3, X+
    std Y+10, r3
    ld r5, X
    std Y+11, r5
    ldi r16, 0
    mov r12, r16
    adiw r28, 12
    ldi r16, 32
.Llwcc_simeck48_96_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r12
    lpm r22, Z
    movw r18, r12 ; r19, r13
    subi r18, 255
    ; round 1 (simeck.dsl:26)
    mov r12, r11
    movw r8, r10 ; r9, r11
    mov r24, r12
    lsr r24
    ror r8
    ror r19
    ror r12
    lsr r24
    ror r8
    ror r19
    ror r12
    lsr r24
    ror r8
    ror r19
    ror r12
    and r12, r13
    and r19, r10
    and r8, r11
    mov r24, r13
    mov r20, r10
    lsl r24
    rol r20
    rol r9
    adc r24, r1
    eor r25, r22
    eor r25, r12
    eor r25, r24
    st Y+, r25
    ldi r24, 255
    eor r23, r19
    eor r23, r20
    eor r23, r24
    st Y+, r23
    eor r21, r8
    eor r21, r9
    eor r21, r24
    st Y+, r21
    movw r10, r10 ; r11, r11
    mov r13, r13
    movw r6, r6 ; r7, r7
    movw r4, r4 ; r5, r5
    movw r2, r2 ; r3, r3
    mov r12, r18
    mov r22, r21
    mov r21, r11
    mov r11, r6
    mov r6, r5
    mov r5, r22
    mov r22, r25
    mov r25, r13
    mov r13, r7
    mov r7, r2
    mov r2, r22
    mov r22, r23
    mov r23, r10
    mov r10, r4
    mov r4, r3
    mov r3, r22
    dec r16
    breq .Llwcc_simeck48_96_key_setup_avr_rounds_done
    rjmp .Llwcc_simeck48_96_key_setup_avr_round
.Llwcc_simeck48_96_key_setup_avr_rounds_done:

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
    rjmp .Llwcc_simeck48_96_ecb_encrypt_avr_rest
.Llwcc_simeck48_96_ecb_encrypt_avr_group:
    ld r14, X+
    ld r15, X+
    ld r2, X+
    ld r22, X+
    ld r23, X+
    ld r10, X+
    ld r13, X+
    ld r3, X+
    ld r12, X+
    ld r19, X+
    ld r11, X+
    ld r18, X+
    ldi r16, 4
.Llwcc_simeck48_96_ecb_encrypt_avr_round:
    ; round 1 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r18 ; r7, r19
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r10
    movw r4, r22 ; r5, r23
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r22
    eor r14, r17
    eor r14, r20
    and r4, r23
    eor r15, r4
    eor r15, r21
    and r5, r10
    eor r2, r5
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r7
    and r21, r11
    eor r3, r21
    eor r3, r9
    and r8, r18
    eor r12, r8
    eor r12, r6
    ld r20, Z+
    eor r14, r20
    eor r13, r20
    ld r20, Z+
    eor r15, r20
    eor r3, r20
    ld r20, Z+
    eor r2, r20
    eor r12, r20
    ; round 2 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r8, r2 ; r9, r3
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r12 ; r7, r13
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r2
    movw r4, r14 ; r5, r15
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r14
    eor r22, r17
    eor r22, r20
    and r4, r15
    eor r23, r4
    eor r23, r21
    and r5, r2
    eor r10, r5
    eor r10, r8
    movw r20, r12 ; r21, r13
    mov r8, r3
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r13
    eor r19, r20
    eor r19, r7
    and r21, r3
    eor r11, r21
    eor r11, r9
    and r8, r12
    eor r18, r8
    eor r18, r6
    ld r20, Z+
    eor r22, r20
    eor r19, r20
    ld r20, Z+
    eor r23, r20
    eor r11, r20
    ld r20, Z+
    eor r10, r20
    eor r18, r20
    ; round 3 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r18 ; r7, r19
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r10
    movw r4, r22 ; r5, r23
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r22
    eor r14, r17
    eor r14, r20
    and r4, r23
    eor r15, r4
    eor r15, r21
    and r5, r10
    eor r2, r5
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r7
    and r21, r11
    eor r3, r21
    eor r3, r9
    and r8, r18
    eor r12, r8
    eor r12, r6
    ld r20, Z+
    eor r14, r20
    eor r13, r20
    ld r20, Z+
    eor r15, r20
    eor r3, r20
    ld r20, Z+
    eor r2, r20
    eor r12, r20
    ; round 4 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r8, r2 ; r9, r3
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r12 ; r7, r13
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r2
    movw r4, r14 ; r5, r15
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r14
    eor r22, r17
    eor r22, r20
    and r4, r15
    eor r23, r4
    eor r23, r21
    and r5, r2
    eor r10, r5
    eor r10, r8
    movw r20, r12 ; r21, r13
    mov r8, r3
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r13
    eor r19, r20
    eor r19, r7
    and r21, r3
    eor r11, r21
    eor r11, r9
    and r8, r12
    eor r18, r8
    eor r18, r6
    ld r20, Z+
    eor r22, r20
    eor r19, r20
    ld r20, Z+
    eor r23, r20
    eor r11, r20
    ld r20, Z+
    eor r10, r20
    eor r18, r20
    ; round 5 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r18 ; r7, r19
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r10
    movw r4, r22 ; r5, r23
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r22
    eor r14, r17
    eor r14, r20
    and r4, r23
    eor r15, r4
    eor r15, r21
    and r5, r10
    eor r2, r5
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r7
    and r21, r11
    eor r3, r21
    eor r3, r9
    and r8, r18
    eor r12, r8
    eor r12, r6
    ld r20, Z+
    eor r14, r20
    eor r13, r20
    ld r20, Z+
    eor r15, r20
    eor r3, r20
    ld r20, Z+
    eor r2, r20
    eor r12, r20
    ; round 6 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r8, r2 ; r9, r3
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r12 ; r7, r13
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r2
    movw r4, r14 ; r5, r15
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r14
    eor r22, r17
    eor r22, r20
    and r4, r15
    eor r23, r4
    eor r23, r21
    and r5, r2
    eor r10, r5
    eor r10, r8
    movw r20, r12 ; r21, r13
    mov r8, r3
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r13
    eor r19, r20
    eor r19, r7
    and r21, r3
    eor r11, r21
    eor r11, r9
    and r8, r12
    eor r18, r8
    eor r18, r6
    ld r20, Z+
    eor r22, r20
    eor r19, r20
    ld r20, Z+
    eor r23, r20
    eor r11, r20
    ld r20, Z+
    eor r10, r20
    eor r18, r20
    ; round 7 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    movw r8, r10 ; r9, r11
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r18 ; r7, r19
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r10
    movw r4, r22 ; r5, r23
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r22
    eor r14, r17
    eor r14, r20
    and r4, r23
    eor r15, r4
    eor r15, r21
    and r5, r10
    eor r2, r5
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r7
    and r21, r11
    eor r3, r21
    eor r3, r9
    and r8, r18
    eor r12, r8
    eor r12, r6
    ld r20, Z+
    eor r14, r20
    eor r13, r20
    ld r20, Z+
    eor r15, r20
    eor r3, r20
    ld r20, Z+
    eor r2, r20
    eor r12, r20
    ; round 8 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    movw r8, r2 ; r9, r3
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    movw r6, r12 ; r7, r13
    lsl r7
    rol r9
    rol r6
    adc r7, r1
    mov r17, r2
    movw r4, r14 ; r5, r15
    mov r0, r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    lsr r0
    ror r5
    ror r4
    ror r17
    and r17, r14
    eor r22, r17
    eor r22, r20
    and r4, r15
    eor r23, r4
    eor r23, r21
    and r5, r2
    eor r10, r5
    eor r10, r8
    movw r20, r12 ; r21, r13
    mov r8, r3
    mov r17, r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    lsr r17
    ror r8
    ror r21
    ror r20
    and r20, r13
    eor r19, r20
    eor r19, r7
    and r21, r3
    eor r11, r21
    eor r11, r9
    and r8, r12
    eor r18, r8
    eor r18, r6
    ld r20, Z+
    eor r22, r20
    eor r19, r20
    ld r20, Z+
    eor r23, r20
    eor r11, r20
    ld r20, Z+
    eor r10, r20
    eor r18, r20
    dec r16
    breq .Llwcc_simeck48_96_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_simeck48_96_ecb_encrypt_avr_round
.Llwcc_simeck48_96_ecb_encrypt_avr_rounds_done:
    subi r30, 96
    sbci r31, 0
    ; round 33 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    mov r8, r10
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    mov r16, r19
    movw r6, r10 ; r7, r11
    mov r9, r18
    lsl r16
    rol r7
    rol r9
    adc r16, r1
    mov r17, r22
    mov r4, r23
    mov r5, r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    and r6, r22
    eor r14, r6
    eor r14, r20
    and r17, r23
    eor r15, r17
    eor r15, r21
    and r4, r10
    eor r2, r4
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r6, r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r16
    and r21, r11
    eor r3, r21
    eor r3, r7
    and r8, r18
    eor r12, r8
    eor r12, r9
    subi r30, lo8(-(96))
    sbci r31, hi8(-(96))
    ldd r20, Z+0
    eor r14, r20
    eor r13, r20
    ldd r20, Z+1
    eor r15, r20
    eor r3, r20
    ldd r20, Z+2
    eor r2, r20
    eor r12, r20
    ; round 34 (simeck.dsl:26)
    movw r20, r14 ; r21, r15
    mov r8, r2
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    mov r16, r13
    movw r6, r2 ; r7, r3
    mov r9, r12
    lsl r16
    rol r7
    rol r9
    adc r16, r1
    mov r17, r14
    mov r4, r15
    mov r5, r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    and r6, r14
    eor r22, r6
    eor r22, r20
    and r17, r15
    eor r23, r17
    eor r23, r21
    and r4, r2
    eor r10, r4
    eor r10, r8
    movw r20, r12 ; r21, r13
    mov r8, r3
    mov r6, r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    and r20, r13
    eor r19, r20
    eor r19, r16
    and r21, r3
    eor r11, r21
    eor r11, r7
    and r8, r12
    eor r18, r8
    eor r18, r9
    ldd r20, Z+3
    eor r22, r20
    eor r19, r20
    ldd r20, Z+4
    eor r23, r20
    eor r11, r20
    ldd r20, Z+5
    eor r10, r20
    eor r18, r20
    ; round 35 (simeck.dsl:26)
    movw r20, r22 ; r21, r23
    mov r8, r10
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    mov r16, r19
    movw r6, r10 ; r7, r11
    mov r9, r18
    lsl r16
    rol r7
    rol r9
    adc r16, r1
    mov r17, r22
    mov r4, r23
    mov r5, r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    and r6, r22
    eor r14, r6
    eor r14, r20
    and r17, r23
    eor r15, r17
    eor r15, r21
    and r4, r10
    eor r2, r4
    eor r2, r8
    movw r20, r18 ; r21, r19
    mov r8, r11
    mov r6, r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r8
    ror r21
    ror r20
    and r20, r19
    eor r13, r20
    eor r13, r16
    and r21, r11
    eor r3, r21
    eor r3, r7
    and r8, r18
    eor r12, r8
    eor r12, r9
    ldd r20, Z+6
    eor r14, r20
    eor r13, r20
    ; round 36 (simeck.dsl:26)
    st Y+, r14
    ; round 35 (simeck.dsl:26)
    ldd r20, Z+7
    eor r15, r20
    eor r3, r20
    ; round 36 (simeck.dsl:26)
    st Y+, r15
    ; round 35 (simeck.dsl:26)
    ldd r20, Z+8
    eor r2, r20
    eor r12, r20
    ; round 36 (simeck.dsl:26)
    st Y+, r2
    movw r20, r14 ; r21, r15
    mov r8, r2
    lsl r20
    rol r21
    rol r8
    adc r20, r1
    mov r16, r13
    movw r6, r2 ; r7, r3
    mov r9, r12
    lsl r16
    rol r7
    rol r9
    adc r16, r1
    mov r17, r14
    mov r4, r15
    mov r5, r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    lsr r5
    ror r4
    ror r17
    ror r6
    and r14, r6
    and r15, r17
    and r2, r4
    eor r22, r14
    eor r23, r15
    eor r10, r2
    eor r22, r20
    eor r23, r21
    eor r10, r8
    movw r14, r12 ; r15, r13
    mov r2, r3
    mov r20, r14
    lsr r20
    ror r2
    ror r15
    ror r14
    lsr r20
    ror r2
    ror r15
    ror r14
    lsr r20
    ror r2
    ror r15
    ror r14
    and r14, r13
    eor r19, r14
    eor r19, r16
    and r15, r3
    eor r11, r15
    eor r11, r7
    and r2, r12
    eor r18, r2
    eor r18, r9
    ldd r14, Z+9
    eor r22, r14
    eor r19, r14
    st Y+, r22
    ldd r22, Z+10
    eor r23, r22
    eor r11, r22
    st Y+, r23
    ldd r22, Z+11
    eor r10, r22
    eor r18, r22
    st Y+, r10
    st Y+, r13
    st Y+, r3
    st Y+, r12
    st Y+, r19
    st Y+, r11
    st Y+, r18
    subi r30, lo8(-(-96))
    sbci r31, hi8(-(-96))
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ecb_encrypt_avr_rest
    rjmp .Llwcc_simeck48_96_ecb_encrypt_avr_group
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
    rjmp .Llwcc_simeck48_96_ecb_encrypt_avr_group
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
    brcc .Llwcc_simeck48_96_ecb_decrypt_avr_group
    rjmp .Llwcc_simeck48_96_ecb_decrypt_avr_rest
.Llwcc_simeck48_96_ecb_decrypt_avr_group:
    ld r10, X+
    ld r11, X+
    ld r23, X+
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r6, X+
    ld r7, X+
    ld r22, X+
    ld r2, X+
    ld r3, X+
    ld r20, X+
    subi r30, 172
    sbci r31, 255
    ldi r16, 4
.Llwcc_simeck48_96_ecb_decrypt_avr_round:
    ; round 36 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    movw r18, r10 ; r19, r11
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r10
    eor r4, r8
    and r18, r11
    eor r5, r18
    and r19, r23
    eor r21, r19
    mov r8, r22
    movw r18, r6 ; r19, r7
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r6
    eor r2, r8
    and r18, r7
    eor r3, r18
    and r19, r22
    eor r20, r19
    ldd r8, Z+21
    eor r4, r8
    eor r2, r8
    ldd r8, Z+22
    eor r5, r8
    eor r3, r8
    ldd r8, Z+23
    eor r21, r8
    eor r20, r8
    ; round 35 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    movw r18, r4 ; r19, r5
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r4
    eor r10, r8
    and r18, r5
    eor r11, r18
    and r19, r21
    eor r23, r19
    mov r8, r20
    movw r18, r2 ; r19, r3
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r2
    eor r6, r8
    and r18, r3
    eor r7, r18
    and r19, r20
    eor r22, r19
    ldd r8, Z+18
    eor r10, r8
    eor r6, r8
    ldd r8, Z+19
    eor r11, r8
    eor r7, r8
    ldd r8, Z+20
    eor r23, r8
    eor r22, r8
    ; round 34 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    movw r18, r10 ; r19, r11
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r10
    eor r4, r8
    and r18, r11
    eor r5, r18
    and r19, r23
    eor r21, r19
    mov r8, r22
    movw r18, r6 ; r19, r7
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r6
    eor r2, r8
    and r18, r7
    eor r3, r18
    and r19, r22
    eor r20, r19
    ldd r8, Z+15
    eor r4, r8
    eor r2, r8
    ldd r8, Z+16
    eor r5, r8
    eor r3, r8
    ldd r8, Z+17
    eor r21, r8
    eor r20, r8
    ; round 33 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    movw r18, r4 ; r19, r5
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r4
    eor r10, r8
    and r18, r5
    eor r11, r18
    and r19, r21
    eor r23, r19
    mov r8, r20
    movw r18, r2 ; r19, r3
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r2
    eor r6, r8
    and r18, r3
    eor r7, r18
    and r19, r20
    eor r22, r19
    ldd r8, Z+12
    eor r10, r8
    eor r6, r8
    ldd r8, Z+13
    eor r11, r8
    eor r7, r8
    ldd r8, Z+14
    eor r23, r8
    eor r22, r8
    ; round 32 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    movw r18, r10 ; r19, r11
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r10
    eor r4, r8
    and r18, r11
    eor r5, r18
    and r19, r23
    eor r21, r19
    mov r8, r22
    movw r18, r6 ; r19, r7
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r6
    eor r2, r8
    and r18, r7
    eor r3, r18
    and r19, r22
    eor r20, r19
    ldd r8, Z+9
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ldd r8, Z+11
    eor r21, r8
    eor r20, r8
    ; round 31 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    movw r18, r4 ; r19, r5
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r4
    eor r10, r8
    and r18, r5
    eor r11, r18
    and r19, r21
    eor r23, r19
    mov r8, r20
    movw r18, r2 ; r19, r3
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r2
    eor r6, r8
    and r18, r3
    eor r7, r18
    and r19, r20
    eor r22, r19
    ldd r8, Z+6
    eor r10, r8
    eor r6, r8
    ldd r8, Z+7
    eor r11, r8
    eor r7, r8
    ldd r8, Z+8
    eor r23, r8
    eor r22, r8
    ; round 30 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    movw r18, r10 ; r19, r11
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r10
    eor r4, r8
    and r18, r11
    eor r5, r18
    and r19, r23
    eor r21, r19
    mov r8, r22
    movw r18, r6 ; r19, r7
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r6
    eor r2, r8
    and r18, r7
    eor r3, r18
    and r19, r22
    eor r20, r19
    ldd r8, Z+3
    eor r4, r8
    eor r2, r8
    ldd r8, Z+4
    eor r5, r8
    eor r3, r8
    ldd r8, Z+5
    eor r21, r8
    eor r20, r8
    ; round 29 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    movw r18, r4 ; r19, r5
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r4
    eor r10, r8
    and r18, r5
    eor r11, r18
    and r19, r21
    eor r23, r19
    mov r8, r20
    movw r18, r2 ; r19, r3
    mov r9, r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    lsr r9
    ror r19
    ror r18
    ror r8
    and r8, r2
    eor r6, r8
    and r18, r3
    eor r7, r18
    and r19, r20
    eor r22, r19
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    ldd r8, Z+1
    eor r11, r8
    eor r7, r8
    ldd r8, Z+2
    eor r23, r8
    eor r22, r8
    subi r30, lo8(-(-24))
    sbci r31, hi8(-(-24))
    dec r16
    breq .Llwcc_simeck48_96_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_simeck48_96_ecb_decrypt_avr_round
.Llwcc_simeck48_96_ecb_decrypt_avr_rounds_done:
    adiw r30, 12
    ; round 4 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    mov r9, r10
    mov r19, r11
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r10
    eor r4, r8
    and r9, r11
    eor r5, r9
    and r19, r23
    eor r21, r19
    mov r8, r22
    mov r9, r6
    mov r19, r7
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r6
    eor r2, r8
    and r9, r7
    eor r3, r9
    and r19, r22
    eor r20, r19
    ldd r8, Z+9
    eor r4, r8
    eor r2, r8
    ldd r8, Z+10
    eor r5, r8
    eor r3, r8
    ldd r8, Z+11
    eor r21, r8
    eor r20, r8
    ; round 3 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    mov r9, r4
    mov r19, r5
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r4
    eor r10, r8
    and r9, r5
    eor r11, r9
    and r19, r21
    eor r23, r19
    mov r8, r20
    mov r9, r2
    mov r19, r3
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r2
    eor r6, r8
    and r9, r3
    eor r7, r9
    and r19, r20
    eor r22, r19
    ldd r8, Z+6
    eor r10, r8
    eor r6, r8
    ldd r8, Z+7
    eor r11, r8
    eor r7, r8
    ldd r8, Z+8
    eor r23, r8
    eor r22, r8
    ; round 2 (simeck.dsl:26)
    movw r8, r10 ; r9, r11
    mov r19, r23
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r4, r8
    eor r5, r9
    eor r21, r19
    movw r8, r6 ; r9, r7
    mov r19, r22
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r2, r8
    eor r3, r9
    eor r20, r19
    mov r8, r23
    mov r9, r10
    mov r19, r11
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r10
    eor r4, r8
    and r9, r11
    eor r5, r9
    and r19, r23
    eor r21, r19
    mov r8, r22
    mov r9, r6
    mov r19, r7
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r6
    eor r2, r8
    and r9, r7
    eor r3, r9
    and r19, r22
    eor r20, r19
    ldd r8, Z+3
    eor r4, r8
    eor r2, r8
    ldd r8, Z+4
    eor r5, r8
    eor r3, r8
    ldd r8, Z+5
    eor r21, r8
    eor r20, r8
    ; round 1 (simeck.dsl:26)
    movw r8, r4 ; r9, r5
    mov r19, r21
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r10, r8
    eor r11, r9
    eor r23, r19
    movw r8, r2 ; r9, r3
    mov r19, r20
    lsl r8
    rol r9
    rol r19
    adc r8, r1
    eor r6, r8
    eor r7, r9
    eor r22, r19
    mov r8, r21
    mov r9, r4
    mov r19, r5
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r4
    eor r10, r8
    and r9, r5
    eor r11, r9
    and r19, r21
    eor r23, r19
    mov r8, r20
    mov r9, r2
    mov r19, r3
    mov r16, r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    lsr r16
    ror r19
    ror r9
    ror r8
    and r8, r2
    eor r6, r8
    and r9, r3
    eor r7, r9
    and r19, r20
    eor r22, r19
    ldd r8, Z+0
    eor r10, r8
    eor r6, r8
    st Y+, r10
    ldd r10, Z+1
    eor r11, r10
    eor r7, r10
    st Y+, r11
    ldd r10, Z+2
    eor r23, r10
    eor r22, r10
    st Y+, r23
    st Y+, r4
    st Y+, r5
    st Y+, r21
    st Y+, r6
    st Y+, r7
    st Y+, r22
    st Y+, r2
    st Y+, r3
    st Y+, r20
    subi r24, 2
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ecb_decrypt_avr_rest
    rjmp .Llwcc_simeck48_96_ecb_decrypt_avr_group
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
    rjmp .Llwcc_simeck48_96_ecb_decrypt_avr_group
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
    rjmp .Llwcc_simeck48_96_ctr_crypt_avr_rest
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
    mov r8, r4
    mov r9, r3
    mov r10, r2
    mov r11, r5
    lsl r8
    rol r9
    rol r10
    adc r8, r1
    movw r6, r2 ; r7, r3
    mov r18, r4
    mov r19, r6
    mov r16, r7
    mov r14, r9
    mov r15, r8
    mov r17, r18
    movw r20, r10 ; r21, r11
    subi r19, 255
    sbci r16, 255
    sbci r17, 255
    sbci r21, 255
    movw r8, r16 ; r9, r17
    movw r2, r18 ; r3, r19
    lsl r9
    rol r8
    rol r3
    adc r9, r1
    movw r4, r6 ; r5, r7
    mov r0, r4
    lsr r0
    ror r5
    ror r2
    ror r4
    lsr r0
    ror r5
    ror r2
    ror r4
    lsr r0
    ror r5
    ror r2
    ror r4
    and r4, r18
    and r2, r7
    and r5, r6
    eor r5, r11
    eor r5, r20
    mov r20, r19
    movw r12, r16 ; r13, r17
    mov r0, r20
    lsr r0
    ror r12
    ror r13
    ror r20
    lsr r0
    ror r12
    ror r13
    ror r20
    lsr r0
    ror r12
    ror r13
    ror r20
    and r20, r17
    and r13, r16
    and r12, r19
    eor r12, r21
    eor r12, r3
    subi r30, lo8(-(108))
    sbci r31, hi8(-(108))
    ldd r0, Z+0
    eor r4, r0
    eor r4, r15
    eor r0, r20
    eor r0, r9
    ldd r3, Z+1
    eor r2, r3
    eor r2, r14
    eor r3, r13
    eor r3, r8
    subi r30, lo8(-(-108))
    sbci r31, hi8(-(-108))
    ldd r13, Z+0
    eor r4, r13
    eor r0, r13
    ldd r13, Z+1
    eor r2, r13
    eor r3, r13
    ldd r13, Z+2
    eor r5, r13
    eor r12, r13
    mov r9, r18
    mov r20, r19
    mov r11, r7
    mov r8, r6
    mov r14, r5
    mov r6, r0
    mov r15, r4
    mov r7, r2
    mov r19, r12
    mov r18, r3
    mov r10, r17
    mov r0, r16
    adiw r30, 3
    ldi r16, 4
.Llwcc_simeck48_96_ctr_crypt_avr_round:
    ; round 2 (simeck.dsl:26)
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r22, r18 ; r23, r19
    lsl r4
    rol r22
    rol r23
    adc r4, r1
    movw r12, r14 ; r13, r15
    mov r21, r7
    mov r17, r12
    lsr r17
    ror r21
    ror r13
    ror r12
    lsr r17
    ror r21
    ror r13
    ror r12
    lsr r17
    ror r21
    ror r13
    ror r12
    and r12, r15
    eor r9, r12
    eor r9, r3
    and r13, r7
    eor r11, r13
    eor r11, r5
    and r21, r14
    eor r8, r21
    eor r8, r2
    mov r5, r19
    mov r21, r18
    mov r3, r6
    mov r2, r5
    lsr r2
    ror r21
    ror r3
    ror r5
    lsr r2
    ror r21
    ror r3
    ror r5
    lsr r2
    ror r21
    ror r3
    ror r5
    and r5, r6
    eor r10, r5
    eor r10, r4
    and r3, r18
    eor r0, r3
    eor r0, r22
    and r21, r19
    eor r21, r20
    eor r21, r23
    ld r20, Z+
    eor r9, r20
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    eor r0, r20
    ld r20, Z+
    eor r8, r20
    eor r21, r20
    ; round 3 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    movw r4, r10 ; r5, r11
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    mov r20, r0
    mov r23, r21
    lsl r4
    rol r20
    rol r23
    adc r4, r1
    movw r12, r8 ; r13, r9
    mov r22, r11
    mov r17, r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    and r12, r9
    eor r15, r12
    eor r15, r3
    and r13, r11
    eor r7, r13
    eor r7, r5
    and r22, r8
    eor r14, r22
    eor r14, r2
    mov r3, r21
    mov r5, r0
    mov r22, r10
    mov r12, r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    and r3, r10
    eor r6, r3
    eor r6, r4
    and r22, r0
    eor r18, r22
    eor r18, r20
    and r5, r21
    eor r19, r5
    eor r19, r23
    ld r20, Z+
    eor r15, r20
    eor r6, r20
    ld r20, Z+
    eor r7, r20
    eor r18, r20
    ld r20, Z+
    eor r14, r20
    eor r19, r20
    ; round 4 (simeck.dsl:26)
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r22, r18 ; r23, r19
    lsl r4
    rol r22
    rol r23
    adc r4, r1
    movw r12, r14 ; r13, r15
    mov r20, r7
    mov r17, r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    and r12, r15
    eor r9, r12
    eor r9, r3
    and r13, r7
    eor r11, r13
    eor r11, r5
    and r20, r14
    eor r8, r20
    eor r8, r2
    movw r2, r18 ; r3, r19
    mov r5, r6
    mov r20, r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    and r3, r6
    eor r10, r3
    eor r10, r4
    and r5, r18
    eor r0, r5
    eor r0, r22
    and r2, r19
    eor r21, r2
    eor r21, r23
    ld r20, Z+
    eor r9, r20
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    eor r0, r20
    ld r20, Z+
    eor r8, r20
    eor r21, r20
    ; round 5 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    movw r4, r10 ; r5, r11
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    mov r20, r0
    mov r23, r21
    lsl r4
    rol r20
    rol r23
    adc r4, r1
    movw r12, r8 ; r13, r9
    mov r22, r11
    mov r17, r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    and r12, r9
    eor r15, r12
    eor r15, r3
    and r13, r11
    eor r7, r13
    eor r7, r5
    and r22, r8
    eor r14, r22
    eor r14, r2
    mov r3, r21
    mov r5, r0
    mov r22, r10
    mov r12, r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    and r3, r10
    eor r6, r3
    eor r6, r4
    and r22, r0
    eor r18, r22
    eor r18, r20
    and r5, r21
    eor r19, r5
    eor r19, r23
    ld r20, Z+
    eor r15, r20
    eor r6, r20
    ld r20, Z+
    eor r7, r20
    eor r18, r20
    ld r20, Z+
    eor r14, r20
    eor r19, r20
    ; round 6 (simeck.dsl:26)
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r22, r18 ; r23, r19
    lsl r4
    rol r22
    rol r23
    adc r4, r1
    movw r12, r14 ; r13, r15
    mov r20, r7
    mov r17, r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    and r12, r15
    eor r9, r12
    eor r9, r3
    and r13, r7
    eor r11, r13
    eor r11, r5
    and r20, r14
    eor r8, r20
    eor r8, r2
    movw r2, r18 ; r3, r19
    mov r5, r6
    mov r20, r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    and r3, r6
    eor r10, r3
    eor r10, r4
    and r5, r18
    eor r0, r5
    eor r0, r22
    and r2, r19
    eor r21, r2
    eor r21, r23
    ld r20, Z+
    eor r9, r20
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    eor r0, r20
    ld r20, Z+
    eor r8, r20
    eor r21, r20
    ; round 7 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    movw r4, r10 ; r5, r11
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    mov r20, r0
    mov r23, r21
    lsl r4
    rol r20
    rol r23
    adc r4, r1
    movw r12, r8 ; r13, r9
    mov r22, r11
    mov r17, r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    and r12, r9
    eor r15, r12
    eor r15, r3
    and r13, r11
    eor r7, r13
    eor r7, r5
    and r22, r8
    eor r14, r22
    eor r14, r2
    mov r3, r21
    mov r5, r0
    mov r22, r10
    mov r12, r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    and r3, r10
    eor r6, r3
    eor r6, r4
    and r22, r0
    eor r18, r22
    eor r18, r20
    and r5, r21
    eor r19, r5
    eor r19, r23
    ld r20, Z+
    eor r15, r20
    eor r6, r20
    ld r20, Z+
    eor r7, r20
    eor r18, r20
    ld r20, Z+
    eor r14, r20
    eor r19, r20
    ; round 8 (simeck.dsl:26)
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r22, r18 ; r23, r19
    lsl r4
    rol r22
    rol r23
    adc r4, r1
    movw r12, r14 ; r13, r15
    mov r20, r7
    mov r17, r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    lsr r17
    ror r20
    ror r13
    ror r12
    and r12, r15
    eor r9, r12
    eor r9, r3
    and r13, r7
    eor r11, r13
    eor r11, r5
    and r20, r14
    eor r8, r20
    eor r8, r2
    movw r2, r18 ; r3, r19
    mov r5, r6
    mov r20, r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    lsr r20
    ror r2
    ror r5
    ror r3
    and r3, r6
    eor r10, r3
    eor r10, r4
    and r5, r18
    eor r0, r5
    eor r0, r22
    and r2, r19
    eor r21, r2
    eor r21, r23
    ld r20, Z+
    eor r9, r20
    eor r10, r20
    ld r20, Z+
    eor r11, r20
    eor r0, r20
    ld r20, Z+
    eor r8, r20
    eor r21, r20
    ; round 9 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    movw r4, r10 ; r5, r11
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    mov r20, r0
    mov r23, r21
    lsl r4
    rol r20
    rol r23
    adc r4, r1
    movw r12, r8 ; r13, r9
    mov r22, r11
    mov r17, r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    lsr r17
    ror r22
    ror r13
    ror r12
    and r12, r9
    eor r15, r12
    eor r15, r3
    and r13, r11
    eor r7, r13
    eor r7, r5
    and r22, r8
    eor r14, r22
    eor r14, r2
    mov r3, r21
    mov r5, r0
    mov r22, r10
    mov r12, r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    lsr r12
    ror r5
    ror r22
    ror r3
    and r3, r10
    eor r6, r3
    eor r6, r4
    and r22, r0
    eor r18, r22
    eor r18, r20
    and r5, r21
    eor r19, r5
    eor r19, r23
    ld r20, Z+
    eor r15, r20
    eor r6, r20
    ld r20, Z+
    eor r7, r20
    eor r18, r20
    ld r20, Z+
    eor r14, r20
    eor r19, r20
    mov r20, r21
    dec r16
    breq .Llwcc_simeck48_96_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_simeck48_96_ctr_crypt_avr_round
.Llwcc_simeck48_96_ctr_crypt_avr_rounds_done:
    subi r30, 99
    sbci r31, 0
    ; round 34 (simeck.dsl:26)
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r12, r18 ; r13, r19
    lsl r4
    rol r12
    rol r13
    adc r4, r1
    movw r22, r14 ; r23, r15
    mov r21, r7
    mov r16, r22
    lsr r16
    ror r21
    ror r23
    ror r22
    lsr r16
    ror r21
    ror r23
    ror r22
    lsr r16
    ror r21
    ror r23
    ror r22
    and r22, r15
    eor r9, r22
    eor r9, r3
    and r23, r7
    eor r11, r23
    eor r11, r5
    and r21, r14
    eor r8, r21
    eor r8, r2
    mov r5, r19
    mov r21, r18
    mov r3, r6
    mov r2, r5
    lsr r2
    ror r21
    ror r3
    ror r5
    lsr r2
    ror r21
    ror r3
    ror r5
    lsr r2
    ror r21
    ror r3
    ror r5
    and r5, r6
    eor r10, r5
    eor r10, r4
    and r3, r18
    eor r0, r3
    eor r0, r12
    and r21, r19
    eor r21, r20
    eor r21, r13
    subi r30, lo8(-(99))
    sbci r31, hi8(-(99))
    ldd r20, Z+0
    eor r9, r20
    eor r10, r20
    ldd r20, Z+1
    eor r11, r20
    eor r0, r20
    ldd r20, Z+2
    eor r8, r20
    eor r21, r20
    ; round 35 (simeck.dsl:26)
    movw r2, r8 ; r3, r9
    movw r4, r10 ; r5, r11
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    mov r20, r0
    mov r22, r21
    lsl r4
    rol r20
    rol r22
    adc r4, r1
    movw r12, r8 ; r13, r9
    mov r23, r11
    mov r16, r12
    lsr r16
    ror r23
    ror r13
    ror r12
    lsr r16
    ror r23
    ror r13
    ror r12
    lsr r16
    ror r23
    ror r13
    ror r12
    and r12, r9
    eor r15, r12
    eor r15, r3
    and r13, r11
    eor r7, r13
    eor r7, r5
    and r23, r8
    eor r14, r23
    eor r14, r2
    mov r3, r21
    mov r5, r0
    mov r23, r10
    mov r12, r3
    lsr r12
    ror r5
    ror r23
    ror r3
    lsr r12
    ror r5
    ror r23
    ror r3
    lsr r12
    ror r5
    ror r23
    ror r3
    and r3, r10
    eor r6, r3
    eor r6, r4
    and r23, r0
    eor r18, r23
    eor r18, r20
    and r5, r21
    eor r19, r5
    eor r19, r22
    ldd r20, Z+3
    eor r15, r20
    eor r6, r20
    ; round 36 (simeck.dsl:26)
    ld r20, X+
    eor r20, r15
    st Y+, r20
    ; round 35 (simeck.dsl:26)
    ldd r20, Z+4
    eor r7, r20
    eor r18, r20
    ldd r20, Z+5
    eor r14, r20
    eor r19, r20
    ; round 36 (simeck.dsl:26)
    ld r20, X+
    eor r20, r7
    st Y+, r20
    ld r20, X+
    eor r20, r14
    st Y+, r20
    movw r2, r14 ; r3, r15
    movw r4, r6 ; r5, r7
    lsl r3
    rol r5
    rol r2
    adc r3, r1
    movw r12, r18 ; r13, r19
    lsl r4
    rol r12
    rol r13
    adc r4, r1
    movw r22, r14 ; r23, r15
    mov r20, r7
    mov r16, r22
    lsr r16
    ror r20
    ror r23
    ror r22
    lsr r16
    ror r20
    ror r23
    ror r22
    lsr r16
    ror r20
    ror r23
    ror r22
    and r15, r22
    and r7, r23
    and r14, r20
    eor r9, r15
    eor r11, r7
    eor r8, r14
    eor r9, r3
    eor r11, r5
    eor r8, r2
    movw r2, r18 ; r3, r19
    mov r5, r6
    mov r7, r3
    lsr r7
    ror r2
    ror r5
    ror r3
    lsr r7
    ror r2
    ror r5
    ror r3
    lsr r7
    ror r2
    ror r5
    ror r3
    and r3, r6
    eor r10, r3
    eor r10, r4
    and r5, r18
    eor r0, r5
    eor r0, r12
    and r2, r19
    eor r21, r2
    eor r21, r13
    ldd r7, Z+6
    eor r9, r7
    eor r10, r7
    ld r7, X+
    eor r7, r9
    st Y+, r7
    ldd r7, Z+7
    eor r11, r7
    eor r0, r7
    ld r7, X+
    eor r7, r11
    st Y+, r7
    ldd r7, Z+8
    eor r8, r7
    eor r21, r7
    ld r7, X+
    eor r7, r8
    st Y+, r7
    ld r7, X+
    eor r7, r6
    st Y+, r7
    ld r11, X+
    eor r11, r18
    st Y+, r11
    ld r11, X+
    eor r11, r19
    st Y+, r11
    ld r11, X+
    eor r11, r10
    st Y+, r11
    ld r20, X+
    eor r20, r0
    st Y+, r20
    ld r0, X+
    eor r0, r21
    st Y+, r0
    subi r30, lo8(-(-99))
    sbci r31, hi8(-(-99))
    subi r24, 12
    sbci r25, 0
    brcs .Llwcc_simeck48_96_ctr_crypt_avr_rest
    rjmp .Llwcc_simeck48_96_ctr_crypt_avr_group
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
    rjmp .Llwcc_simeck48_96_ctr_crypt_avr_group
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfd
