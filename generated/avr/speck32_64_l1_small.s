; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck32_64 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 48
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 44, ctx 46, align 1, group 4, stack 48, code 546, flash 546, ram 138
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:eecbba0b50a4c6637bc660a25f4722816e6d835260dca51670a902e1d1c14c67

    .text

    .global lwcc_speck32_64_key_setup_avr
    .type lwcc_speck32_64_key_setup_avr, @function
lwcc_speck32_64_key_setup_avr:
    rcall .Llwcc_speck32_64_file_avr_save
    movw r26, r22
    movw r30, r24
    ld r25, X+
    std Z+0, r25
    ld r23, X+
    std Z+1, r23
    ld r2, X+
    ld r3, X+
    ld r24, X+
    ld r7, X+
    ld r5, X+
    ld r4, X
    ; round 1 (speck.dsl:22)
    lsl r3
    rol r2
    adc r3, r1
    add r3, r25
    adc r2, r23
    rcall .Llwcc_speck32_64_run_avr_0
    rcall .Llwcc_speck32_64_run_avr_0
    eor r25, r3
    std Z+2, r25
    eor r23, r2
    std Z+3, r23
    ldi r16, 1
    mov r6, r16
    adiw r30, 4
    ldi r16, 20
.Llwcc_speck32_64_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    lsl r7
    rol r24
    adc r7, r1
    add r7, r25
    adc r24, r23
    rcall .Llwcc_speck32_64_run_avr_0
    rcall .Llwcc_speck32_64_run_avr_0
    eor r7, r6
    movw r18, r6 ; r19, r7
    subi r18, 255
    eor r25, r7
    st Z+, r25
    eor r23, r24
    st Z+, r23
    mov r6, r18
    mov r7, r4
    mov r4, r2
    mov r2, r24
    mov r24, r5
    mov r5, r3
    mov r3, r19
    dec r16
    brne .Llwcc_speck32_64_key_setup_avr_round

    rjmp .Llwcc_speck32_64_file_avr_restore
    .size lwcc_speck32_64_key_setup_avr, .-lwcc_speck32_64_key_setup_avr

    .global lwcc_speck32_64_ecb_encrypt_avr
    .type lwcc_speck32_64_ecb_encrypt_avr, @function
lwcc_speck32_64_ecb_encrypt_avr:
    rcall .Llwcc_speck32_64_file_avr_save
    rcall .Llwcc_speck32_64_run_avr_1
    rjmp .Llwcc_speck32_64_ecb_encrypt_avr_count
.Llwcc_speck32_64_ecb_encrypt_avr_group:
    ld r3, X+
    ld r4, X+
    ld r2, X+
    ld r0, X+
    ldi r16, 22
.Llwcc_speck32_64_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    lsl r0
    rol r2
    adc r0, r1
    add r0, r3
    adc r2, r4
    ld r5, Z+
    eor r0, r5
    ld r5, Z+
    eor r2, r5
    lsl r3
    rol r4
    adc r3, r1
    lsl r3
    rol r4
    adc r3, r1
    eor r3, r0
    eor r4, r2
    mov r5, r0
    mov r0, r2
    mov r2, r5
    dec r16
    brne .Llwcc_speck32_64_ecb_encrypt_avr_round
    subi r30, 44
    sbci r31, 0
    st Y+, r3
    st Y+, r4
    st Y+, r2
    st Y+, r0
.Llwcc_speck32_64_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcc .Llwcc_speck32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_speck32_64_file_avr_restore
    .size lwcc_speck32_64_ecb_encrypt_avr, .-lwcc_speck32_64_ecb_encrypt_avr

    .global lwcc_speck32_64_ecb_decrypt_avr
    .type lwcc_speck32_64_ecb_decrypt_avr, @function
lwcc_speck32_64_ecb_decrypt_avr:
    rcall .Llwcc_speck32_64_file_avr_save
    rcall .Llwcc_speck32_64_run_avr_1
    rjmp .Llwcc_speck32_64_ecb_decrypt_avr_count
.Llwcc_speck32_64_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r2, X+
    ld r4, X+
    adiw r30, 42
    ldi r16, 22
.Llwcc_speck32_64_ecb_decrypt_avr_round:
    ; round 22 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    mov r5, r0
    lsr r5
    ror r3
    ror r0
    lsr r5
    ror r3
    ror r0
    ldd r5, Z+0
    eor r2, r5
    ldd r5, Z+1
    eor r4, r5
    sub r2, r0
    sbc r4, r3
    bst r4, 0
    lsr r2
    ror r4
    bld r2, 7
    mov r5, r2
    mov r2, r4
    mov r4, r5
    subi r30, lo8(-(-2))
    sbci r31, hi8(-(-2))
    dec r16
    brne .Llwcc_speck32_64_ecb_decrypt_avr_round
    adiw r30, 2
    st Y+, r0
    st Y+, r3
    st Y+, r2
    st Y+, r4
.Llwcc_speck32_64_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcc .Llwcc_speck32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_speck32_64_file_avr_restore
    .size lwcc_speck32_64_ecb_decrypt_avr, .-lwcc_speck32_64_ecb_decrypt_avr

    .global lwcc_speck32_64_ctr_init_avr
    .type lwcc_speck32_64_ctr_init_avr, @function
lwcc_speck32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck32_64_ctr_nonce_avr
    .size lwcc_speck32_64_ctr_init_avr, .-lwcc_speck32_64_ctr_init_avr

    .global lwcc_speck32_64_ctr_nonce_avr
    .type lwcc_speck32_64_ctr_nonce_avr, @function
lwcc_speck32_64_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    adiw r30, 44
.Llwcc_speck32_64_ctr_nonce_avr_copy:
    ldi r18, 2
.Llwcc_speck32_64_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_speck32_64_ctr_nonce_avr_byte
    ret
    .size lwcc_speck32_64_ctr_nonce_avr, .-lwcc_speck32_64_ctr_nonce_avr

    .global lwcc_speck32_64_ctr_crypt_avr
    .type lwcc_speck32_64_ctr_crypt_avr, @function
lwcc_speck32_64_ctr_crypt_avr:
    rcall .Llwcc_speck32_64_file_avr_save
    movw r8, r18
    ; calls leave nothing of the counter's upper half, which is not counted
    movw r16, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 4
.Llwcc_speck32_64_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_speck32_64_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 4
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_speck32_64_ctr_crypt_avr_whole
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_rest
.Llwcc_speck32_64_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_speck32_64_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    adiw r26, 44
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_speck32_64_ctr_nonce_avr_copy
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_speck32_64_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_speck32_64_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_speck32_64_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 4
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_speck32_64_ctr_crypt_avr_whole
.Llwcc_speck32_64_ctr_crypt_avr_rest:
    subi r24, -4
    breq .Llwcc_speck32_64_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_speck32_64_ctr_crypt_avr_block
.Llwcc_speck32_64_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_speck32_64_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_speck32_64_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 28
.Llwcc_speck32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck32_64_ctr_crypt_avr_clear
    rjmp .Llwcc_speck32_64_file_avr_restore
    .size lwcc_speck32_64_ctr_crypt_avr, .-lwcc_speck32_64_ctr_crypt_avr

.Llwcc_speck32_64_run_avr_0:
    lsl r25
    rol r23
    adc r25, r1
    ret
.Llwcc_speck32_64_run_avr_1:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_speck32_64_file_avr_save:
    pop r31
    pop r30
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
    push r30
    push r31
    ret
.Llwcc_speck32_64_file_avr_restore:
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
