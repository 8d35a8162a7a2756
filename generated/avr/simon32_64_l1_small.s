; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon32_64 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 48
; layout:    words of 16 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 4, stack 48, code 582, flash 610, ram 178
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 28, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:32de889c7c5c395b092edbbcf6c75f4828e396dd6dc0a505d67a9ab03c3dba0d

    .text

    .global lwcc_simon32_64_key_setup_avr
    .type lwcc_simon32_64_key_setup_avr, @function
lwcc_simon32_64_key_setup_avr:
    rcall .Llwcc_simon32_64_file_avr_save
    movw r26, r22
    movw r28, r24
    ld r24, X+
    std Y+0, r24
    ld r23, X+
    std Y+1, r23
    ld r4, X+
    std Y+2, r4
    ld r5, X+
    std Y+3, r5
    ld r2, X+
    std Y+4, r2
    ld r3, X+
    std Y+5, r3
    ld r22, X+
    std Y+6, r22
    ld r7, X
    std Y+7, r7
    ldi r16, 0
    mov r6, r16
    adiw r28, 8
    ldi r16, 28
.Llwcc_simon32_64_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r6
    lpm r25, Z
    eor r24, r25
    mov r25, r6
    subi r25, 255
    mov r18, r22
    mov r6, r7
    mov r21, r18
    rcall .Llwcc_simon32_64_run_avr_0
    rcall .Llwcc_simon32_64_run_avr_0
    rcall .Llwcc_simon32_64_run_avr_0
    eor r18, r4
    eor r6, r5
    eor r24, r18
    eor r23, r6
    bst r18, 0
    lsr r6
    ror r18
    bld r6, 7
    eor r24, r18
    eor r23, r6
    st Y+, r24
    ldi r18, 255
    eor r23, r18
    st Y+, r23
    mov r19, r3
    mov r3, r7
    mov r6, r25
    mov r7, r24
    mov r24, r4
    mov r4, r2
    mov r2, r22
    mov r22, r7
    mov r18, r23
    mov r23, r5
    mov r5, r19
    mov r7, r18
    dec r16
    brne .Llwcc_simon32_64_key_setup_avr_round

    rjmp .Llwcc_simon32_64_file_avr_restore
    .size lwcc_simon32_64_key_setup_avr, .-lwcc_simon32_64_key_setup_avr

    .global lwcc_simon32_64_ecb_encrypt_avr
    .type lwcc_simon32_64_ecb_encrypt_avr, @function
lwcc_simon32_64_ecb_encrypt_avr:
    rcall .Llwcc_simon32_64_file_avr_save
    rcall .Llwcc_simon32_64_run_avr_2
    rjmp .Llwcc_simon32_64_ecb_encrypt_avr_count
.Llwcc_simon32_64_ecb_encrypt_avr_group:
    ld r23, X+
    ld r22, X+
    ld r6, X+
    ld r7, X+
    ldi r16, 32
.Llwcc_simon32_64_ecb_encrypt_avr_round:
    movw r2, r22 ; r3, r23
    ; round 1 (simon.dsl:42)
    movw r4, r6 ; r5, r7
    rcall .Llwcc_simon32_64_run_avr_1
    movw r22, r4 ; r23, r5
    and r22, r7
    and r23, r6
    rcall .Llwcc_simon32_64_run_avr_1
    eor r22, r4
    eor r23, r5
    eor r3, r22
    eor r2, r23
    ld r4, Z+
    eor r3, r4
    ld r4, Z+
    eor r2, r4
    mov r22, r7
    mov r23, r6
    mov r6, r3
    mov r7, r2
    dec r16
    brne .Llwcc_simon32_64_ecb_encrypt_avr_round
    subi r30, 64
    sbci r31, 0
    st Y+, r23
    st Y+, r22
    st Y+, r6
    st Y+, r7
.Llwcc_simon32_64_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcc .Llwcc_simon32_64_ecb_encrypt_avr_group
    rjmp .Llwcc_simon32_64_file_avr_restore
    .size lwcc_simon32_64_ecb_encrypt_avr, .-lwcc_simon32_64_ecb_encrypt_avr

    .global lwcc_simon32_64_ecb_decrypt_avr
    .type lwcc_simon32_64_ecb_decrypt_avr, @function
lwcc_simon32_64_ecb_decrypt_avr:
    rcall .Llwcc_simon32_64_file_avr_save
    rcall .Llwcc_simon32_64_run_avr_2
    rjmp .Llwcc_simon32_64_ecb_decrypt_avr_count
.Llwcc_simon32_64_ecb_decrypt_avr_group:
    ld r6, X+
    ld r7, X+
    ld r23, X+
    ld r22, X+
    adiw r30, 62
    ldi r16, 32
.Llwcc_simon32_64_ecb_decrypt_avr_round:
    ; round 32 (simon.dsl:43)
    ldd r4, Z+0
    eor r23, r4
    ldd r4, Z+1
    eor r22, r4
    movw r4, r6 ; r5, r7
    rcall .Llwcc_simon32_64_run_avr_1
    movw r2, r4 ; r3, r5
    lsl r2
    rol r3
    adc r2, r1
    and r4, r7
    and r5, r6
    eor r4, r2
    eor r5, r3
    eor r23, r4
    eor r22, r5
    movw r6, r6 ; r7, r7
    mov r4, r23
    mov r23, r6
    mov r6, r4
    mov r4, r22
    mov r22, r7
    mov r7, r4
    subi r30, lo8(-(-2))
    sbci r31, hi8(-(-2))
    dec r16
    brne .Llwcc_simon32_64_ecb_decrypt_avr_round
    adiw r30, 2
    st Y+, r6
    st Y+, r7
    st Y+, r23
    st Y+, r22
.Llwcc_simon32_64_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcc .Llwcc_simon32_64_ecb_decrypt_avr_group
    rjmp .Llwcc_simon32_64_file_avr_restore
    .size lwcc_simon32_64_ecb_decrypt_avr, .-lwcc_simon32_64_ecb_decrypt_avr

    .global lwcc_simon32_64_ctr_init_avr
    .type lwcc_simon32_64_ctr_init_avr, @function
lwcc_simon32_64_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simon32_64_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simon32_64_ctr_nonce_avr
    .size lwcc_simon32_64_ctr_init_avr, .-lwcc_simon32_64_ctr_init_avr

    .global lwcc_simon32_64_ctr_nonce_avr
    .type lwcc_simon32_64_ctr_nonce_avr, @function
lwcc_simon32_64_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 192
    sbci r31, 255
.Llwcc_simon32_64_ctr_nonce_avr_copy:
    ldi r18, 2
.Llwcc_simon32_64_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_simon32_64_ctr_nonce_avr_byte
    ret
    .size lwcc_simon32_64_ctr_nonce_avr, .-lwcc_simon32_64_ctr_nonce_avr

    .global lwcc_simon32_64_ctr_crypt_avr
    .type lwcc_simon32_64_ctr_crypt_avr, @function
lwcc_simon32_64_ctr_crypt_avr:
    rcall .Llwcc_simon32_64_file_avr_save
    movw r8, r18
    ; calls leave nothing of the counter's upper half, which is not counted
    movw r16, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 4
.Llwcc_simon32_64_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_simon32_64_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 4
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_simon32_64_ctr_crypt_avr_whole
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_rest
.Llwcc_simon32_64_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_simon32_64_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 192
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_simon32_64_ctr_nonce_avr_copy
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_simon32_64_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_simon32_64_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_simon32_64_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 4
    subi r24, 4
    sbci r25, 0
    brcc .Llwcc_simon32_64_ctr_crypt_avr_whole
.Llwcc_simon32_64_ctr_crypt_avr_rest:
    subi r24, -4
    breq .Llwcc_simon32_64_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_simon32_64_ctr_crypt_avr_block
.Llwcc_simon32_64_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_simon32_64_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_simon32_64_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 28
.Llwcc_simon32_64_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon32_64_ctr_crypt_avr_clear
    rjmp .Llwcc_simon32_64_file_avr_restore
    .size lwcc_simon32_64_ctr_crypt_avr, .-lwcc_simon32_64_ctr_crypt_avr

.Llwcc_simon32_64_run_avr_0:
    lsr r21
    ror r6
    ror r18
    ret
.Llwcc_simon32_64_run_avr_1:
    lsl r4
    rol r5
    adc r4, r1
    ret
.Llwcc_simon32_64_run_avr_2:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret

.Llwcc_simon32_64_file_avr_save:
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
.Llwcc_simon32_64_file_avr_restore:
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

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_round_0:
    .byte 0xfd, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd
    .byte 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc
