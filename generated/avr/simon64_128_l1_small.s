; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile simon --set simon64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() post_schedule() pair_copies() walk()
; dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 52
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 52, code 776, flash 816, ram 408
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 40, ram 0: table_round_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bc4ca47af8694040d455b791351fd9480f85aca5eb2c4dbca024db7908022bb4

    .text

    .global lwcc_simon64_128_key_setup_avr
    .type lwcc_simon64_128_key_setup_avr, @function
lwcc_simon64_128_key_setup_avr:
    rcall .Llwcc_simon64_128_file_avr_save
    movw r26, r22
    movw r28, r24
    ld r25, X+
    ldi r22, 0
    std Y+0, r25
    ld r24, X+
    std Y+1, r24
    ld r21, X+
    std Y+2, r21
    ld r23, X+
    std Y+3, r23
    ld r8, X+
    std Y+4, r8
    ld r9, X+
    std Y+5, r9
    ld r6, X+
    std Y+6, r6
    ld r7, X+
    std Y+7, r7
    ld r4, X+
    std Y+8, r4
    ld r5, X+
    std Y+9, r5
    ld r2, X+
    std Y+10, r2
    ld r3, X+
    std Y+11, r3
    ld r14, X+
    std Y+12, r14
    ld r15, X+
    std Y+13, r15
    ld r12, X+
    std Y+14, r12
    ld r13, X
    std Y+15, r13
    adiw r28, 16
    ldi r16, 40
.Llwcc_simon64_128_key_setup_avr_round:
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r22
    lpm r20, Z
    eor r25, r20
    subi r22, 255
    movw r10, r14 ; r11, r15
    movw r18, r12 ; r19, r13
    mov r20, r10
    rcall .Llwcc_simon64_128_run_avr_0
    rcall .Llwcc_simon64_128_run_avr_0
    rcall .Llwcc_simon64_128_run_avr_0
    eor r10, r8
    eor r11, r9
    eor r18, r6
    eor r19, r7
    rcall .Llwcc_simon64_128_run_avr_2
    bst r10, 0
    lsr r19
    ror r18
    ror r11
    ror r10
    bld r19, 7
    rcall .Llwcc_simon64_128_run_avr_2
    st Y+, r25
    ldi r20, 255
    eor r24, r20
    st Y+, r24
    eor r21, r20
    eor r23, r20
    st Y+, r21
    st Y+, r23
    movw r10, r6 ; r11, r7
    mov r6, r15
    mov r7, r12
    mov r19, r13
    mov r12, r25
    mov r25, r8
    mov r8, r4
    mov r4, r14
    mov r14, r12
    mov r12, r24
    mov r24, r9
    mov r9, r5
    mov r5, r6
    mov r15, r12
    mov r12, r21
    mov r21, r10
    mov r6, r2
    mov r2, r7
    mov r13, r23
    mov r23, r11
    mov r7, r3
    mov r3, r19
    dec r16
    breq .Llwcc_simon64_128_key_setup_avr_rounds_done
    rjmp .Llwcc_simon64_128_key_setup_avr_round
.Llwcc_simon64_128_key_setup_avr_rounds_done:

    rjmp .Llwcc_simon64_128_file_avr_restore
    .size lwcc_simon64_128_key_setup_avr, .-lwcc_simon64_128_key_setup_avr

    .global lwcc_simon64_128_ecb_encrypt_avr
    .type lwcc_simon64_128_ecb_encrypt_avr, @function
lwcc_simon64_128_ecb_encrypt_avr:
    rcall .Llwcc_simon64_128_file_avr_save
    rcall .Llwcc_simon64_128_run_avr_3
    rjmp .Llwcc_simon64_128_ecb_encrypt_avr_count
.Llwcc_simon64_128_ecb_encrypt_avr_group:
    rcall .Llwcc_simon64_128_run_avr_4
    rcall .Llwcc_simon64_128_run_avr_5
    ldi r16, 44
.Llwcc_simon64_128_ecb_encrypt_avr_round:
    movw r4, r22 ; r5, r23
    movw r2, r20 ; r3, r21
    ; round 1 (simon.dsl:42)
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    rcall .Llwcc_simon64_128_run_avr_1
    movw r20, r10 ; r21, r11
    and r20, r9
    and r21, r12
    movw r22, r6 ; r23, r7
    and r22, r13
    and r23, r8
    rcall .Llwcc_simon64_128_run_avr_1
    eor r20, r10
    eor r21, r11
    eor r22, r6
    eor r7, r23
    eor r5, r20
    eor r4, r21
    eor r3, r22
    eor r2, r7
    ld r10, Z+
    eor r5, r10
    ld r10, Z+
    eor r4, r10
    ld r10, Z+
    eor r3, r10
    ld r10, Z+
    eor r2, r10
    mov r22, r13
    mov r20, r9
    mov r21, r12
    mov r12, r5
    mov r23, r21
    mov r13, r4
    mov r21, r8
    mov r8, r3
    mov r9, r2
    dec r16
    brne .Llwcc_simon64_128_ecb_encrypt_avr_round
    subi r30, 176
    sbci r31, 0
    rcall .Llwcc_simon64_128_run_avr_6
    rcall .Llwcc_simon64_128_run_avr_7
.Llwcc_simon64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simon64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_encrypt_avr_group
.Llwcc_simon64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_simon64_128_file_avr_restore
    .size lwcc_simon64_128_ecb_encrypt_avr, .-lwcc_simon64_128_ecb_encrypt_avr

    .global lwcc_simon64_128_ecb_decrypt_avr
    .type lwcc_simon64_128_ecb_decrypt_avr, @function
lwcc_simon64_128_ecb_decrypt_avr:
    rcall .Llwcc_simon64_128_file_avr_save
    rcall .Llwcc_simon64_128_run_avr_3
    rjmp .Llwcc_simon64_128_ecb_decrypt_avr_count
.Llwcc_simon64_128_ecb_decrypt_avr_group:
    rcall .Llwcc_simon64_128_run_avr_5
    rcall .Llwcc_simon64_128_run_avr_4
    subi r30, 84
    sbci r31, 255
    ldi r16, 44
.Llwcc_simon64_128_ecb_decrypt_avr_round:
    ; round 44 (simon.dsl:43)
    ldd r10, Z+0
    eor r23, r10
    ldd r10, Z+1
    eor r22, r10
    ldd r10, Z+2
    eor r21, r10
    ldd r10, Z+3
    eor r20, r10
    movw r10, r12 ; r11, r13
    movw r6, r8 ; r7, r9
    rcall .Llwcc_simon64_128_run_avr_1
    movw r4, r10 ; r5, r11
    movw r2, r6 ; r3, r7
    lsl r4
    rol r5
    rol r2
    rol r3
    adc r4, r1
    and r10, r9
    and r11, r12
    and r6, r13
    and r7, r8
    eor r10, r4
    eor r11, r5
    eor r6, r2
    eor r7, r3
    eor r23, r10
    eor r22, r11
    eor r21, r6
    eor r20, r7
    movw r12, r12 ; r13, r13
    movw r8, r8 ; r9, r9
    mov r10, r23
    mov r23, r12
    mov r12, r10
    mov r10, r22
    mov r22, r13
    mov r13, r10
    mov r10, r21
    mov r21, r8
    mov r8, r10
    mov r10, r20
    mov r20, r9
    mov r9, r10
    subi r30, lo8(-(-4))
    sbci r31, hi8(-(-4))
    dec r16
    brne .Llwcc_simon64_128_ecb_decrypt_avr_round
    adiw r30, 4
    rcall .Llwcc_simon64_128_run_avr_7
    rcall .Llwcc_simon64_128_run_avr_6
.Llwcc_simon64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_simon64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_simon64_128_ecb_decrypt_avr_group
.Llwcc_simon64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_simon64_128_file_avr_restore
    .size lwcc_simon64_128_ecb_decrypt_avr, .-lwcc_simon64_128_ecb_decrypt_avr

    .global lwcc_simon64_128_ctr_init_avr
    .type lwcc_simon64_128_ctr_init_avr, @function
lwcc_simon64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_simon64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_simon64_128_ctr_nonce_avr
    .size lwcc_simon64_128_ctr_init_avr, .-lwcc_simon64_128_ctr_init_avr

    .global lwcc_simon64_128_ctr_nonce_avr
    .type lwcc_simon64_128_ctr_nonce_avr, @function
lwcc_simon64_128_ctr_nonce_avr:
    movw r26, r22
    movw r30, r24
    subi r30, 80
    sbci r31, 255
.Llwcc_simon64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_simon64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_simon64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_simon64_128_ctr_nonce_avr, .-lwcc_simon64_128_ctr_nonce_avr

    .global lwcc_simon64_128_ctr_crypt_avr
    .type lwcc_simon64_128_ctr_crypt_avr, @function
lwcc_simon64_128_ctr_crypt_avr:
    rcall .Llwcc_simon64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_simon64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_simon64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simon64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_rest
.Llwcc_simon64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_simon64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 80
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_simon64_128_ctr_nonce_avr_copy
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
    rcall lwcc_simon64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_simon64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_simon64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_simon64_128_ctr_crypt_avr_whole
.Llwcc_simon64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_simon64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_simon64_128_ctr_crypt_avr_block
.Llwcc_simon64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_simon64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_simon64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_simon64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_simon64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_simon64_128_file_avr_restore
    .size lwcc_simon64_128_ctr_crypt_avr, .-lwcc_simon64_128_ctr_crypt_avr

.Llwcc_simon64_128_run_avr_0:
    lsr r20
    ror r19
    ror r18
    ror r11
    ror r10
    ret
.Llwcc_simon64_128_run_avr_1:
    lsl r10
    rol r11
    rol r6
    rol r7
    adc r10, r1
    ret
.Llwcc_simon64_128_run_avr_2:
    eor r25, r10
    eor r24, r11
    eor r21, r18
    eor r23, r19
    ret
.Llwcc_simon64_128_run_avr_3:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret
.Llwcc_simon64_128_run_avr_4:
    ld r23, X+
    ld r22, X+
    ld r21, X+
    ld r20, X+
    ret
.Llwcc_simon64_128_run_avr_5:
    ld r12, X+
    ld r13, X+
    ld r8, X+
    ld r9, X+
    ret
.Llwcc_simon64_128_run_avr_6:
    st Y+, r23
    st Y+, r22
    st Y+, r21
    st Y+, r20
    ret
.Llwcc_simon64_128_run_avr_7:
    st Y+, r12
    st Y+, r13
    st Y+, r8
    st Y+, r9
    ret

.Llwcc_simon64_128_file_avr_save:
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
.Llwcc_simon64_128_file_avr_restore:
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
    .byte 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfc, 0xfc
    .byte 0xfc, 0xfd, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfd, 0xfd, 0xfd, 0xfd, 0xfc, 0xfc, 0xfc, 0xfc, 0xfc
    .byte 0xfc, 0xfd, 0xfc, 0xfc, 0xfd, 0xfc, 0xfc, 0xfc
