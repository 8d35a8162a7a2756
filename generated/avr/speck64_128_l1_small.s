; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile speck --set speck64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() fold() sbox(fixed=true) hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 52
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 108, ctx 112, align 1, group 8, stack 52, code 688, flash 688, ram 272
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b66025bbfc087fe1fcf3c105ff80b393804b2d6e977b31b4465b8735c2dc6ae8

    .text

    .global lwcc_speck64_128_key_setup_avr
    .type lwcc_speck64_128_key_setup_avr, @function
lwcc_speck64_128_key_setup_avr:
    rcall .Llwcc_speck64_128_file_avr_save
    movw r26, r22
    movw r30, r24
    ld r17, X+
    ldi r24, 1
    std Z+0, r17
    ld r20, X+
    std Z+1, r20
    ld r19, X+
    std Z+2, r19
    ld r18, X+
    std Z+3, r18
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r21, X+
    ld r25, X+
    ld r23, X+
    ld r22, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r6, X
    ; round 1 (speck.dsl:22)
    add r3, r17
    adc r4, r20
    adc r5, r19
    adc r2, r18
    rcall .Llwcc_speck64_128_run_avr_0
    rcall .Llwcc_speck64_128_run_avr_0
    rcall .Llwcc_speck64_128_run_avr_0
    eor r17, r3
    std Z+4, r17
    eor r20, r4
    std Z+5, r20
    eor r19, r5
    std Z+6, r19
    eor r18, r2
    std Z+7, r18
    adiw r30, 8
    ldi r16, 25
.Llwcc_speck64_128_key_setup_avr_round:
    ; round 2 (speck.dsl:22)
    add r25, r17
    adc r23, r20
    adc r22, r19
    adc r21, r18
    rcall .Llwcc_speck64_128_run_avr_0
    rcall .Llwcc_speck64_128_run_avr_0
    rcall .Llwcc_speck64_128_run_avr_0
    eor r25, r24
    subi r24, 255
    eor r17, r25
    st Z+, r17
    eor r20, r23
    st Z+, r20
    eor r19, r22
    st Z+, r19
    eor r18, r21
    st Z+, r18
    movw r8, r8 ; r9, r9
    movw r6, r6 ; r7, r7
    movw r4, r4 ; r5, r5
    movw r2, r2 ; r3, r3
    mov r15, r25
    mov r25, r8
    mov r8, r4
    mov r4, r23
    mov r23, r9
    mov r9, r5
    mov r5, r22
    mov r22, r6
    mov r6, r2
    mov r2, r21
    mov r21, r7
    mov r7, r3
    mov r3, r15
    dec r16
    brne .Llwcc_speck64_128_key_setup_avr_round

    rjmp .Llwcc_speck64_128_file_avr_restore
    .size lwcc_speck64_128_key_setup_avr, .-lwcc_speck64_128_key_setup_avr

    .global lwcc_speck64_128_ecb_encrypt_avr
    .type lwcc_speck64_128_ecb_encrypt_avr, @function
lwcc_speck64_128_ecb_encrypt_avr:
    rcall .Llwcc_speck64_128_file_avr_save
    rcall .Llwcc_speck64_128_run_avr_3
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_count
.Llwcc_speck64_128_ecb_encrypt_avr_group:
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r4, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ldi r16, 27
.Llwcc_speck64_128_ecb_encrypt_avr_round:
    ; round 1 (speck.dsl:22)
    add r0, r5
    adc r2, r6
    adc r3, r7
    adc r4, r8
    ld r9, Z+
    eor r0, r9
    ld r9, Z+
    eor r2, r9
    ld r9, Z+
    eor r3, r9
    ld r9, Z+
    eor r4, r9
    rcall .Llwcc_speck64_128_run_avr_1
    rcall .Llwcc_speck64_128_run_avr_1
    rcall .Llwcc_speck64_128_run_avr_1
    eor r5, r0
    eor r6, r2
    eor r7, r3
    eor r8, r4
    mov r9, r0
    mov r0, r2
    mov r2, r3
    mov r3, r4
    mov r4, r9
    dec r16
    brne .Llwcc_speck64_128_ecb_encrypt_avr_round
    subi r30, 108
    sbci r31, 0
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r4
    st Y+, r0
    st Y+, r2
    st Y+, r3
.Llwcc_speck64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_speck64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_encrypt_avr_group
.Llwcc_speck64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_speck64_128_file_avr_restore
    .size lwcc_speck64_128_ecb_encrypt_avr, .-lwcc_speck64_128_ecb_encrypt_avr

    .global lwcc_speck64_128_ecb_decrypt_avr
    .type lwcc_speck64_128_ecb_decrypt_avr, @function
lwcc_speck64_128_ecb_decrypt_avr:
    rcall .Llwcc_speck64_128_file_avr_save
    rcall .Llwcc_speck64_128_run_avr_3
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_count
.Llwcc_speck64_128_ecb_decrypt_avr_group:
    ld r0, X+
    ld r3, X+
    ld r5, X+
    ld r7, X+
    ld r2, X+
    ld r4, X+
    ld r6, X+
    ld r8, X+
    subi r30, 152
    sbci r31, 255
    ldi r16, 27
.Llwcc_speck64_128_ecb_decrypt_avr_round:
    ; round 27 (speck.dsl:23)
    eor r0, r2
    eor r3, r4
    eor r5, r6
    eor r7, r8
    mov r9, r0
    rcall .Llwcc_speck64_128_run_avr_2
    rcall .Llwcc_speck64_128_run_avr_2
    rcall .Llwcc_speck64_128_run_avr_2
    ldd r9, Z+0
    eor r2, r9
    ldd r9, Z+1
    eor r4, r9
    ldd r9, Z+2
    eor r6, r9
    ldd r9, Z+3
    eor r8, r9
    sub r2, r0
    sbc r4, r3
    sbc r6, r5
    sbc r8, r7
    mov r9, r2
    mov r2, r8
    mov r8, r6
    mov r6, r4
    mov r4, r9
    subi r30, lo8(-(-4))
    sbci r31, hi8(-(-4))
    dec r16
    brne .Llwcc_speck64_128_ecb_decrypt_avr_round
    adiw r30, 4
    st Y+, r0
    st Y+, r3
    st Y+, r5
    st Y+, r7
    st Y+, r2
    st Y+, r4
    st Y+, r6
    st Y+, r8
.Llwcc_speck64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_speck64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_speck64_128_ecb_decrypt_avr_group
.Llwcc_speck64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_speck64_128_file_avr_restore
    .size lwcc_speck64_128_ecb_decrypt_avr, .-lwcc_speck64_128_ecb_decrypt_avr

    .global lwcc_speck64_128_ctr_init_avr
    .type lwcc_speck64_128_ctr_init_avr, @function
lwcc_speck64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_speck64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_speck64_128_ctr_nonce_avr
    .size lwcc_speck64_128_ctr_init_avr, .-lwcc_speck64_128_ctr_init_avr

    .global lwcc_speck64_128_ctr_nonce_avr
    .type lwcc_speck64_128_ctr_nonce_avr, @function
lwcc_speck64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 148
    sbci r31, 255
.Llwcc_speck64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_speck64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_speck64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_speck64_128_ctr_nonce_avr, .-lwcc_speck64_128_ctr_nonce_avr

    .global lwcc_speck64_128_ctr_crypt_avr
    .type lwcc_speck64_128_ctr_crypt_avr, @function
lwcc_speck64_128_ctr_crypt_avr:
    rcall .Llwcc_speck64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_speck64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_speck64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_rest
.Llwcc_speck64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_speck64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 148
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_speck64_128_ctr_nonce_avr_copy
    st Z+, r17
    st Z+, r16
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    adc r16, r1
    adc r17, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_speck64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_speck64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_speck64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_speck64_128_ctr_crypt_avr_whole
.Llwcc_speck64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_speck64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_speck64_128_ctr_crypt_avr_block
.Llwcc_speck64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_speck64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_speck64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_speck64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_speck64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_speck64_128_file_avr_restore
    .size lwcc_speck64_128_ctr_crypt_avr, .-lwcc_speck64_128_ctr_crypt_avr

.Llwcc_speck64_128_run_avr_0:
    lsl r17
    rol r20
    rol r19
    rol r18
    adc r17, r1
    ret
.Llwcc_speck64_128_run_avr_1:
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ret
.Llwcc_speck64_128_run_avr_2:
    lsr r9
    ror r7
    ror r5
    ror r3
    ror r0
    ret
.Llwcc_speck64_128_run_avr_3:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_speck64_128_file_avr_save:
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
.Llwcc_speck64_128_file_avr_restore:
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
