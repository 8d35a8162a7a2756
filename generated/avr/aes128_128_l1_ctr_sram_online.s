; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile aes --set aes128_128 --target avr --lanes 1 --tables sram --mode ctr --fold online
; passes:    unroll() counter() sbox(lanes=1, fixed=true) hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=sram) hold(enabled=true) split_accesses() select(tables=sram) schedule() held_order() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 81
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 176, ctx 188, align 1, group 16, stack 81, code 4942, flash 6990, ram 2493
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 2048: table_S, table_byte_1, table_byte_2, table_byte_3, table_byte_4, table_byte_5, table_byte_6, table_byte_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:c7d6a810b81222e6b8040b371c2afc6ed0b695cc00231b8d46fbee8850e325db

    .text

    .global lwcc_aes128_128_key_setup_avr
    .type lwcc_aes128_128_key_setup_avr, @function
lwcc_aes128_128_key_setup_avr:
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
    movw r26, r22
    movw r28, r24
    adiw r26, 12
    ld r0, X+
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    std Y+63, r0
    ld r2, X+
    std Y+62, r2
    ld r3, X+
    std Y+61, r3
    ld r4, X
    std Y+60, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r3
    ld r5, Z
    subi r26, lo8(-(-14))
    sbci r27, hi8(-(-14))
    ld r6, X+
    eor r5, r6
    mov r30, r4
    ld r7, Z
    ld r8, X+
    eor r7, r8
    mov r30, r0
    ld r9, Z
    ld r10, X
    eor r9, r10
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r2
    ld r11, Z
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r12, X+
    eor r11, r12
    std Y+59, r11
    std Y+58, r5
    std Y+57, r7
    std Y+56, r9
    adiw r26, 3
    ld r13, X+
    mov r14, r13
    eor r14, r11
    std Y+55, r14
    ld r15, X+
    mov r16, r15
    eor r16, r5
    std Y+54, r16
    ld r17, X+
    eor r17, r7
    std Y+53, r17
    ld r18, X+
    eor r18, r9
    std Y+52, r18
    ld r19, X+
    eor r19, r14
    std Y+51, r19
    ld r20, X+
    eor r20, r16
    std Y+50, r20
    ld r21, X+
    eor r21, r17
    std Y+49, r21
    ld r22, X
    eor r22, r18
    std Y+48, r22
    eor r0, r19
    std Y+47, r0
    eor r2, r20
    std Y+46, r2
    eor r3, r21
    std Y+45, r3
    eor r4, r22
    std Y+44, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r4, r22
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r2
    ld r23, Z
    eor r11, r23
    eor r14, r11
    eor r19, r14
    eor r0, r19
    eor r2, r20
    std Y+43, r11
    std Y+42, r5
    std Y+41, r7
    std Y+40, r9
    std Y+39, r14
    std Y+38, r16
    std Y+37, r17
    std Y+36, r18
    std Y+35, r19
    std Y+34, r20
    std Y+33, r21
    std Y+32, r22
    std Y+31, r0
    std Y+30, r2
    std Y+29, r3
    std Y+28, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r4, r22
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r2
    ld r23, Z
    eor r11, r23
    eor r14, r11
    eor r19, r14
    eor r0, r19
    eor r2, r20
    std Y+27, r11
    std Y+26, r5
    std Y+25, r7
    std Y+24, r9
    std Y+23, r14
    std Y+22, r16
    std Y+21, r17
    std Y+20, r18
    std Y+19, r19
    std Y+18, r20
    std Y+17, r21
    std Y+16, r22
    std Y+15, r0
    std Y+14, r2
    std Y+13, r3
    std Y+12, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r4, r22
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r2
    ld r23, Z
    eor r11, r23
    eor r14, r11
    eor r19, r14
    eor r0, r19
    eor r2, r20
    std Y+11, r11
    std Y+10, r5
    std Y+9, r7
    std Y+8, r9
    std Y+7, r14
    std Y+6, r16
    std Y+5, r17
    std Y+4, r18
    std Y+3, r19
    std Y+2, r20
    std Y+1, r21
    std Y+0, r22
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    std Y+63, r0
    std Y+62, r2
    std Y+61, r3
    std Y+60, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r4, r22
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r2
    ld r23, Z
    eor r11, r23
    eor r14, r11
    eor r19, r14
    eor r0, r19
    eor r2, r20
    std Y+59, r11
    std Y+58, r5
    std Y+57, r7
    std Y+56, r9
    std Y+55, r14
    std Y+54, r16
    std Y+53, r17
    std Y+52, r18
    std Y+51, r19
    std Y+50, r20
    std Y+49, r21
    std Y+48, r22
    std Y+47, r0
    std Y+46, r2
    std Y+45, r3
    std Y+44, r4
    ldi r31, hi8(.Ltable_S)
    mov r30, r2
    ld r23, Z
    ldi r24, 32
    eor r23, r24
    eor r11, r23
    eor r14, r11
    eor r19, r14
    std Y+43, r11
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    eor r2, r20
    std Y+42, r5
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    std Y+41, r7
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r0, r19
    eor r4, r22
    std Y+40, r9
    std Y+39, r14
    std Y+38, r16
    std Y+37, r17
    std Y+36, r18
    std Y+35, r19
    std Y+34, r20
    std Y+33, r21
    std Y+32, r22
    std Y+31, r0
    std Y+30, r2
    std Y+29, r3
    std Y+28, r4
    mov r30, r2
    ld r23, Z
    ldi r24, 64
    eor r23, r24
    eor r11, r23
    eor r14, r11
    eor r19, r14
    std Y+27, r11
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    eor r2, r20
    std Y+26, r5
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    std Y+25, r7
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r0, r19
    eor r4, r22
    std Y+24, r9
    std Y+23, r14
    std Y+22, r16
    std Y+21, r17
    std Y+20, r18
    std Y+19, r19
    std Y+18, r20
    std Y+17, r21
    std Y+16, r22
    std Y+15, r0
    std Y+14, r2
    std Y+13, r3
    std Y+12, r4
    mov r30, r2
    ld r23, Z
    ldi r24, 128
    eor r23, r24
    eor r11, r23
    eor r14, r11
    eor r19, r14
    std Y+11, r11
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    eor r2, r20
    std Y+10, r5
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    std Y+9, r7
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r0, r19
    eor r4, r22
    std Y+8, r9
    std Y+7, r14
    std Y+6, r16
    std Y+5, r17
    std Y+4, r18
    std Y+3, r19
    std Y+2, r20
    std Y+1, r21
    std Y+0, r22
    subi r28, lo8(-(-48))
    sbci r29, hi8(-(-48))
    std Y+47, r0
    std Y+46, r2
    std Y+45, r3
    std Y+44, r4
    mov r30, r2
    ld r23, Z
    ldi r24, 27
    eor r23, r24
    eor r11, r23
    eor r14, r11
    eor r19, r14
    std Y+43, r11
    mov r30, r3
    ld r23, Z
    eor r5, r23
    eor r16, r5
    eor r20, r16
    eor r2, r20
    std Y+42, r5
    mov r30, r4
    ld r23, Z
    eor r7, r23
    eor r17, r7
    eor r21, r17
    eor r3, r21
    std Y+41, r7
    mov r30, r0
    ld r23, Z
    eor r9, r23
    eor r18, r9
    eor r22, r18
    eor r0, r19
    eor r4, r22
    std Y+40, r9
    std Y+39, r14
    std Y+38, r16
    std Y+37, r17
    std Y+36, r18
    std Y+35, r19
    std Y+34, r20
    std Y+33, r21
    std Y+32, r22
    std Y+31, r0
    std Y+30, r2
    std Y+29, r3
    std Y+28, r4
    mov r30, r2
    ld r23, Z
    ldi r24, 54
    eor r23, r24
    eor r11, r23
    eor r14, r11
    std Y+27, r11
    eor r19, r14
    mov r30, r3
    ld r11, Z
    eor r5, r11
    eor r16, r5
    std Y+26, r5
    eor r20, r16
    eor r2, r20
    mov r30, r4
    ld r5, Z
    eor r7, r5
    eor r17, r7
    std Y+25, r7
    eor r21, r17
    eor r3, r21
    mov r30, r0
    ld r5, Z
    eor r9, r5
    eor r18, r9
    std Y+24, r9
    std Y+23, r14
    std Y+22, r16
    std Y+21, r17
    eor r22, r18
    std Y+20, r18
    eor r0, r19
    std Y+19, r19
    std Y+18, r20
    std Y+17, r21
    eor r4, r22
    std Y+16, r22
    std Y+15, r0
    std Y+14, r2
    std Y+13, r3
    std Y+12, r4
    std Y+11, r12
    std Y+10, r6
    std Y+9, r8
    std Y+8, r10
    std Y+7, r13
    std Y+6, r15
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r0, X+
    std Y+5, r0
    ld r0, X+
    std Y+4, r0
    ld r0, X+
    std Y+3, r0
    ld r0, X+
    std Y+2, r0
    ld r0, X+
    std Y+1, r0
    ld r0, X
    std Y+0, r0
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
    .size lwcc_aes128_128_key_setup_avr, .-lwcc_aes128_128_key_setup_avr

    .global lwcc_aes128_128_ctr_init_avr
    .type lwcc_aes128_128_ctr_init_avr, @function
lwcc_aes128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_aes128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_aes128_128_ctr_nonce_avr
    .size lwcc_aes128_128_ctr_init_avr, .-lwcc_aes128_128_ctr_init_avr

    .global lwcc_aes128_128_ctr_nonce_avr
    .type lwcc_aes128_128_ctr_nonce_avr, @function
lwcc_aes128_128_ctr_nonce_avr:
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
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ldd r0, Y+11
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    ld r30, X+
    eor r30, r0
    ld r0, Z
    ldd r2, Y+10
    ld r30, X+
    eor r30, r2
    ld r2, Z
    ldd r3, Y+9
    ld r30, X+
    eor r30, r3
    ld r3, Z
    ldd r4, Y+8
    ld r30, X+
    eor r30, r4
    ld r4, Z
    ldd r5, Y+7
    ld r30, X+
    eor r30, r5
    ld r5, Z
    ldd r6, Y+6
    ld r30, X+
    eor r30, r6
    ld r6, Z
    ldd r7, Y+5
    ld r30, X+
    eor r30, r7
    ld r7, Z
    ldd r8, Y+4
    ld r30, X+
    eor r30, r8
    ld r8, Z
    ldd r9, Y+3
    ld r30, X+
    eor r30, r9
    ld r9, Z
    ldd r10, Y+2
    ld r30, X+
    eor r30, r10
    ld r10, Z
    ldd r11, Y+1
    ld r30, X+
    eor r30, r11
    ld r11, Z
    ldd r12, Y+0
    subi r28, lo8(-(176))
    sbci r29, hi8(-(176))
    std Y+0, r0
    std Y+1, r6
    std Y+2, r11
    std Y+3, r5
    std Y+4, r10
    std Y+5, r4
    std Y+6, r9
    std Y+7, r3
    std Y+8, r8
    std Y+9, r2
    std Y+10, r7
    ld r30, X
    eor r30, r12
    ld r0, Z
    std Y+11, r0
    pop r29
    pop r28
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
    .size lwcc_aes128_128_ctr_nonce_avr, .-lwcc_aes128_128_ctr_nonce_avr

    .global lwcc_aes128_128_ctr_crypt_avr
    .type lwcc_aes128_128_ctr_crypt_avr, @function
lwcc_aes128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_ctr_crypt_avr_begin
    ret
.Llwcc_aes128_128_ctr_crypt_avr_begin:
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
    movw r28, r18
    movw r26, r20
    movw r20, r22
    movw r22, r24
    movw r24, r26
    ldi r18, 19
.Llwcc_aes128_128_ctr_crypt_avr_buffer:
    push r1
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_buffer
    mov r2, r14
    sec
    sbc r2, r1
    mov r18, r15
    sbc r18, r1
    mov r19, r16
    sbc r19, r1
    mov r0, r17
    sbc r0, r1
    push r0
    push r19
    push r18
    ldi r18, 20
.Llwcc_aes128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_room
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_aes128_128_ctr_crypt_avr_hold
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_rest
.Llwcc_aes128_128_ctr_crypt_avr_hold:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 21
    sec
    adc r2, r1
    ld r18, X
    adc r18, r1
    st X+, r18
    ld r18, X
    adc r18, r1
    st X+, r18
    ld r18, X
    adc r18, r1
    st X+, r18
    push r2
    push r20
    push r21
    push r22
    push r23
    push r24
    push r25
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 8
    adiw r26, 20
    ld r19, X+
    subi r28, lo8(-(140))
    sbci r29, hi8(-(140))
    ldd r2, Y+33
    eor r19, r2
    ld r2, X+
    ldd r18, Y+34
    eor r2, r18
    ld r18, X
    ldd r17, Y+35
    eor r18, r17
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r18
    ld r17, Z
    mov r30, r2
    ld r16, Z
    mov r30, r19
    ld r15, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r18
    ld r18, Z
    mov r30, r2
    ld r2, Z
    mov r30, r19
    ld r19, Z
    mov r14, r15
    eor r14, r19
    ldd r6, Y+39
    ldd r7, Y+40
    movw r4, r6 ; r5, r7
    eor r4, r7
    eor r4, r19
    ldi r31, hi8(.Ltable_byte_0)
    ldd r19, Y+36
    mov r30, r19
    ld r13, Z
    ldd r12, Y+37
    mov r30, r12
    ld r11, Z
    mov r30, r6
    ld r10, Z
    mov r30, r7
    ld r9, Z
    eor r5, r9
    eor r5, r10
    eor r10, r6
    eor r6, r9
    eor r10, r7
    eor r5, r15
    ldd r7, Y+41
    eor r5, r7
    ldd r9, Y+27
    eor r9, r5
    eor r10, r15
    eor r6, r14
    eor r6, r7
    ldd r15, Y+26
    eor r6, r15
    mov r30, r7
    ld r15, Z
    eor r10, r15
    ldd r14, Y+24
    eor r10, r14
    eor r7, r15
    eor r4, r7
    ldd r15, Y+25
    eor r4, r15
    ldd r15, Y+42
    mov r30, r15
    ld r14, Z
    mov r7, r16
    eor r7, r2
    eor r7, r14
    ldd r5, Y+43
    eor r7, r5
    ldd r8, Y+44
    eor r7, r8
    eor r14, r15
    eor r14, r16
    ldd r3, Y+23
    eor r7, r3
    eor r2, r15
    eor r15, r16
    eor r14, r5
    mov r30, r5
    ld r16, Z
    eor r15, r16
    eor r16, r5
    eor r2, r16
    eor r2, r8
    ldd r16, Y+22
    eor r2, r16
    mov r30, r8
    ld r16, Z
    eor r14, r16
    eor r16, r8
    eor r15, r16
    ldd r16, Y+21
    eor r15, r16
    ldd r16, Y+20
    eor r14, r16
    ldd r16, Y+45
    mov r30, r16
    ld r5, Z
    mov r8, r16
    eor r8, r5
    eor r8, r18
    ldd r3, Y+46
    eor r8, r3
    ldd r0, Y+47
    eor r8, r0
    eor r18, r17
    eor r18, r16
    ldd r20, Y+19
    eor r8, r20
    eor r5, r17
    eor r17, r16
    eor r18, r3
    mov r30, r3
    ld r16, Z
    eor r17, r16
    eor r16, r3
    eor r16, r5
    eor r16, r0
    ldd r5, Y+18
    eor r16, r5
    mov r30, r0
    ld r5, Z
    eor r18, r5
    eor r0, r5
    eor r17, r0
    ldd r5, Y+17
    eor r17, r5
    ldd r5, Y+16
    eor r18, r5
    mov r5, r13
    eor r5, r12
    eor r5, r11
    ldd r3, Y+38
    eor r5, r3
    ldd r0, Y+31
    eor r5, r0
    eor r11, r19
    eor r13, r19
    eor r13, r12
    eor r13, r3
    ldd r0, Y+28
    eor r13, r0
    eor r11, r3
    mov r30, r3
    ld r3, Z
    eor r11, r3
    ldd r0, Y+30
    eor r11, r0
    eor r19, r12
    eor r19, r3
    ldd r12, Y+29
    eor r19, r12
    ; round 2 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r9
    ld r12, Z
    mov r30, r2
    ld r3, Z
    mov r0, r12
    eor r0, r3
    mov r30, r17
    ld r20, Z
    mov r30, r6
    ld r21, Z
    mov r30, r15
    ld r22, Z
    mov r23, r21
    eor r23, r22
    mov r30, r18
    ld r24, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    ld r9, Z
    mov r30, r2
    ld r2, Z
    mov r25, r9
    eor r25, r3
    eor r9, r12
    eor r25, r2
    eor r12, r2
    eor r9, r3
    mov r30, r17
    ld r2, Z
    eor r25, r20
    ldd r17, Y+11
    eor r17, r25
    eor r12, r20
    eor r9, r20
    eor r12, r2
    eor r2, r0
    ldd r3, Y+10
    eor r12, r3
    ldd r3, Y+9
    eor r2, r3
    ldd r3, Y+8
    eor r9, r3
    mov r30, r6
    ld r6, Z
    mov r30, r15
    ld r15, Z
    mov r3, r21
    eor r3, r6
    eor r6, r22
    eor r3, r22
    eor r6, r15
    eor r15, r21
    mov r30, r18
    ld r18, Z
    eor r3, r24
    ldd r0, Y+15
    eor r3, r0
    eor r6, r24
    eor r15, r24
    ldd r0, Y+14
    eor r6, r0
    eor r15, r18
    eor r18, r23
    ldd r0, Y+13
    eor r15, r0
    ldd r0, Y+12
    eor r18, r0
    mov r30, r4
    ld r0, Z
    mov r30, r8
    ld r20, Z
    mov r30, r14
    ld r21, Z
    mov r30, r10
    ld r22, Z
    mov r30, r7
    ld r23, Z
    mov r30, r16
    ld r24, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r4
    ld r4, Z
    mov r30, r8
    ld r8, Z
    mov r25, r8
    eor r25, r4
    eor r25, r0
    eor r0, r8
    eor r8, r20
    eor r20, r4
    eor r4, r8
    mov r30, r14
    ld r14, Z
    eor r20, r14
    ldd r8, Y+3
    eor r20, r8
    eor r25, r14
    eor r14, r0
    ldd r8, Y+2
    eor r25, r8
    eor r14, r21
    eor r4, r21
    ldd r8, Y+1
    eor r14, r8
    ldd r8, Y+0
    eor r4, r8
    mov r30, r10
    ld r10, Z
    mov r30, r7
    ld r7, Z
    mov r30, r16
    ld r16, Z
    mov r8, r23
    eor r8, r16
    eor r8, r24
    eor r8, r10
    ldd r0, Y+7
    eor r8, r0
    eor r24, r7
    eor r24, r10
    ldd r0, Y+6
    eor r24, r0
    eor r23, r7
    eor r7, r16
    eor r7, r10
    eor r16, r23
    eor r7, r22
    eor r16, r22
    ldd r10, Y+5
    eor r7, r10
    ldd r10, Y+4
    eor r16, r10
    subi r26, lo8(-(-22))
    sbci r27, hi8(-(-22))
    st X+, r5
    st X+, r11
    st X+, r19
    st X+, r13
    st X+, r3
    st X+, r6
    st X+, r15
    st X+, r18
    adiw r26, 1
    st X+, r17
    st X+, r12
    st X, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    st X+, r9
    adiw r26, 3
    st X+, r8
    st X+, r24
    st X+, r7
    st X+, r16
    st X+, r20
    st X+, r25
    st X+, r14
    st X, r4
    subi r28, lo8(-(-140))
    sbci r29, hi8(-(-140))
    pop r25
    pop r24
    pop r23
    pop r22
    pop r21
    pop r20
    pop r2
.Llwcc_aes128_128_ctr_crypt_avr_group:
    push r2
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 2
    ; r20 and r21 wait
    subi r28, lo8(-(109))
    sbci r29, hi8(-(109))
    ldd r0, Y+63
    eor r2, r0
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r2
    ld r0, Z
    ld r3, X+
    eor r3, r0
    ld r17, X+
    eor r17, r0
    ld r16, X+
    eor r16, r0
    ; round 2 (aes.dsl:47)
    mov r30, r3
    ld r0, Z
    mov r30, r17
    ld r15, Z
    ; round 1 (aes.dsl:48)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    ld r2, Z
    eor r16, r2
    ld r14, X+
    eor r14, r2
    ; round 2 (aes.dsl:48)
    mov r30, r3
    ld r2, Z
    mov r30, r17
    ld r3, Z
    mov r30, r16
    ld r17, Z
    mov r30, r14
    ld r6, Z
    ld r7, X+
    eor r7, r2
    ld r4, X+
    eor r4, r0
    ld r5, X+
    eor r5, r0
    ld r12, X+
    eor r12, r0
    eor r12, r2
    ld r0, X+
    eor r0, r6
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    ld r2, Z
    mov r30, r14
    ld r16, Z
    ld r14, X+
    eor r14, r16
    ld r13, X+
    eor r13, r16
    ld r10, X+
    eor r10, r16
    eor r10, r6
    ld r16, X+
    eor r16, r2
    ld r6, X+
    eor r6, r2
    eor r6, r17
    ld r11, X+
    eor r11, r17
    ld r17, X+
    eor r17, r2
    ld r2, X+
    eor r2, r15
    eor r2, r3
    ld r8, X+
    eor r3, r8
    ld r8, X+
    eor r8, r15
    ld r9, X
    movw r26, r20 ; r20, r21
    eor r15, r9
    ; round 3 (aes.dsl:47)
    mov r30, r7
    ld r18, Z
    mov r30, r13
    ld r19, Z
    movw r20, r18 ; r21, r19
    eor r20, r19
    mov r30, r11
    ld r9, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    ld r7, Z
    mov r30, r13
    ld r13, Z
    mov r30, r11
    ld r11, Z
    eor r20, r11
    eor r11, r9
    eor r21, r13
    eor r21, r7
    eor r7, r18
    eor r13, r18
    eor r7, r19
    eor r21, r9
    eor r13, r11
    eor r7, r9
    mov r30, r15
    ld r9, Z
    eor r7, r9
    ldd r11, Y+27
    eor r7, r11
    mov r30, r4
    ld r11, Z
    mov r30, r2
    ld r18, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    ld r15, Z
    eor r21, r15
    eor r13, r15
    eor r15, r9
    eor r15, r20
    ldd r9, Y+30
    eor r9, r21
    ldd r19, Y+29
    eor r13, r19
    ldd r19, Y+28
    eor r15, r19
    mov r30, r4
    ld r4, Z
    mov r30, r2
    ld r2, Z
    mov r19, r4
    eor r19, r11
    eor r19, r18
    eor r18, r2
    eor r11, r2
    eor r2, r4
    eor r4, r18
    mov r30, r10
    ld r18, Z
    eor r19, r18
    eor r4, r18
    mov r30, r17
    ld r20, Z
    eor r19, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    ld r10, Z
    eor r2, r10
    eor r10, r18
    eor r10, r11
    eor r10, r20
    mov r30, r17
    ld r17, Z
    eor r20, r17
    eor r2, r20
    eor r4, r17
    ldd r17, Y+18
    eor r17, r19
    ldd r11, Y+17
    eor r10, r11
    ldd r11, Y+16
    eor r2, r11
    ldd r11, Y+15
    eor r4, r11
    mov r30, r5
    ld r11, Z
    mov r30, r12
    ld r18, Z
    mov r30, r14
    ld r19, Z
    mov r30, r6
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r5
    ld r5, Z
    mov r30, r12
    ld r12, Z
    mov r30, r14
    ld r14, Z
    mov r30, r6
    ld r6, Z
    mov r21, r6
    eor r21, r20
    eor r21, r19
    eor r19, r14
    eor r20, r14
    eor r14, r6
    eor r6, r19
    mov r30, r8
    ld r19, Z
    eor r21, r19
    eor r21, r12
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    ld r8, Z
    eor r6, r19
    eor r19, r8
    eor r20, r19
    eor r14, r8
    eor r20, r12
    eor r12, r18
    eor r14, r12
    eor r6, r18
    ldd r12, Y+26
    eor r12, r21
    ldd r8, Y+25
    eor r20, r8
    ldd r8, Y+24
    eor r14, r8
    ldd r8, Y+23
    eor r6, r8
    mov r30, r0
    ld r8, Z
    mov r30, r16
    ld r21, Z
    mov r30, r3
    ld r18, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r0
    ld r19, Z
    mov r30, r16
    ld r16, Z
    mov r30, r3
    ld r0, Z
    mov r3, r0
    eor r3, r18
    eor r3, r21
    eor r3, r5
    eor r3, r19
    eor r21, r16
    eor r21, r0
    eor r0, r16
    eor r16, r18
    eor r21, r5
    eor r5, r11
    eor r16, r5
    eor r0, r11
    eor r16, r19
    eor r19, r8
    eor r0, r19
    eor r21, r8
    ldd r5, Y+22
    eor r5, r3
    ldd r3, Y+21
    eor r16, r3
    ldd r3, Y+20
    eor r0, r3
    ldd r3, Y+19
    eor r3, r21
    ; round 4 (aes.dsl:47)
    mov r30, r9
    ld r18, Z
    mov r30, r20
    ld r19, Z
    mov r11, r18
    mov r8, r19
    eor r11, r19
    mov r30, r0
    ld r21, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    ld r9, Z
    mov r30, r20
    ld r20, Z
    mov r30, r0
    ld r0, Z
    eor r11, r0
    eor r0, r21
    eor r8, r20
    eor r8, r9
    eor r9, r18
    eor r18, r20
    eor r9, r19
    eor r8, r21
    eor r0, r18
    eor r9, r21
    mov r30, r4
    ld r18, Z
    eor r9, r18
    ldd r19, Y+11
    eor r9, r19
    mov r30, r13
    ld r19, Z
    mov r30, r17
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r4
    ld r4, Z
    eor r8, r4
    eor r0, r4
    eor r4, r18
    eor r4, r11
    ldd r11, Y+14
    eor r8, r11
    ldd r11, Y+13
    eor r0, r11
    ldd r11, Y+12
    eor r4, r11
    mov r30, r13
    ld r11, Z
    mov r30, r17
    ld r17, Z
    mov r13, r11
    eor r13, r19
    eor r13, r20
    eor r20, r17
    eor r19, r17
    eor r17, r11
    eor r11, r20
    mov r30, r14
    ld r18, Z
    eor r13, r18
    eor r11, r18
    mov r30, r3
    ld r20, Z
    eor r13, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    ld r14, Z
    eor r17, r14
    eor r14, r18
    eor r14, r19
    eor r14, r20
    mov r30, r3
    ld r3, Z
    eor r20, r3
    eor r17, r20
    eor r11, r3
    ldd r3, Y+2
    eor r3, r13
    ldd r13, Y+1
    eor r14, r13
    ldd r13, Y+0
    eor r17, r13
    subi r28, lo8(-(-53))
    sbci r29, hi8(-(-53))
    ldd r13, Y+52
    eor r11, r13
    mov r30, r15
    ld r13, Z
    mov r30, r7
    ld r18, Z
    mov r30, r12
    ld r19, Z
    mov r30, r16
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    ld r15, Z
    mov r30, r7
    ld r7, Z
    mov r30, r12
    ld r12, Z
    mov r30, r16
    ld r16, Z
    mov r21, r16
    eor r21, r20
    eor r21, r19
    eor r19, r12
    eor r20, r12
    eor r12, r16
    eor r16, r19
    mov r30, r2
    ld r19, Z
    eor r21, r19
    eor r21, r7
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    ld r2, Z
    eor r16, r19
    eor r19, r2
    eor r20, r19
    eor r12, r2
    eor r20, r7
    eor r7, r18
    eor r12, r7
    eor r16, r18
    ldd r2, Y+63
    eor r2, r21
    ldd r7, Y+62
    eor r7, r20
    ldd r18, Y+61
    eor r12, r18
    ldd r18, Y+60
    eor r16, r18
    mov r30, r6
    ld r18, Z
    mov r30, r5
    ld r19, Z
    mov r30, r10
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r6
    ld r6, Z
    mov r30, r5
    ld r5, Z
    mov r30, r10
    ld r21, Z
    mov r10, r21
    eor r10, r20
    eor r10, r19
    eor r10, r15
    eor r10, r6
    eor r19, r5
    eor r19, r21
    eor r21, r5
    eor r5, r20
    eor r19, r15
    eor r15, r13
    eor r5, r15
    eor r21, r13
    eor r5, r6
    eor r6, r18
    eor r21, r6
    eor r19, r18
    ldd r15, Y+59
    eor r15, r10
    ldd r6, Y+58
    eor r5, r6
    ldd r6, Y+57
    eor r21, r6
    ldd r6, Y+56
    eor r6, r19
    ; round 5 (aes.dsl:47)
    mov r30, r8
    ld r18, Z
    mov r30, r7
    ld r19, Z
    mov r13, r18
    mov r20, r19
    eor r13, r19
    mov r30, r21
    ld r10, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    ld r8, Z
    mov r30, r7
    ld r7, Z
    mov r30, r21
    ld r21, Z
    eor r13, r21
    eor r21, r10
    eor r20, r7
    eor r20, r8
    eor r8, r18
    eor r7, r18
    eor r8, r19
    eor r20, r10
    eor r7, r21
    eor r8, r10
    mov r30, r11
    ld r10, Z
    eor r8, r10
    ldd r21, Y+48
    eor r8, r21
    mov r30, r0
    ld r21, Z
    mov r30, r3
    ld r18, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r11
    ld r11, Z
    eor r20, r11
    eor r7, r11
    eor r11, r10
    eor r11, r13
    ldd r10, Y+51
    eor r10, r20
    ldd r13, Y+50
    eor r7, r13
    ldd r13, Y+49
    eor r11, r13
    mov r30, r0
    ld r0, Z
    mov r30, r3
    ld r13, Z
    mov r3, r0
    eor r3, r21
    eor r3, r18
    eor r18, r13
    eor r21, r13
    eor r13, r0
    eor r0, r18
    mov r30, r12
    ld r20, Z
    eor r3, r20
    eor r0, r20
    mov r30, r6
    ld r18, Z
    eor r3, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    ld r12, Z
    eor r13, r12
    eor r12, r20
    eor r12, r21
    eor r12, r18
    mov r30, r6
    ld r6, Z
    eor r18, r6
    eor r13, r18
    eor r0, r6
    ldd r6, Y+39
    eor r6, r3
    ldd r3, Y+38
    eor r12, r3
    ldd r3, Y+37
    eor r13, r3
    ldd r3, Y+36
    eor r0, r3
    mov r30, r4
    ld r3, Z
    mov r30, r9
    ld r18, Z
    mov r30, r2
    ld r19, Z
    mov r30, r5
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r4
    ld r4, Z
    mov r30, r9
    ld r9, Z
    mov r30, r2
    ld r2, Z
    mov r30, r5
    ld r5, Z
    mov r21, r5
    eor r21, r20
    eor r21, r19
    eor r19, r2
    eor r20, r2
    eor r2, r5
    eor r5, r19
    mov r30, r17
    ld r19, Z
    eor r21, r19
    eor r21, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    ld r17, Z
    eor r5, r19
    eor r19, r17
    eor r20, r19
    eor r2, r17
    eor r20, r9
    eor r9, r18
    eor r2, r9
    eor r5, r18
    ldd r17, Y+47
    eor r17, r21
    ldd r9, Y+46
    eor r9, r20
    ldd r18, Y+45
    eor r2, r18
    ldd r18, Y+44
    eor r5, r18
    mov r30, r16
    ld r18, Z
    mov r30, r15
    ld r19, Z
    mov r30, r14
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    ld r16, Z
    mov r30, r15
    ld r15, Z
    mov r30, r14
    ld r14, Z
    mov r21, r14
    eor r21, r20
    eor r21, r19
    eor r21, r4
    eor r21, r16
    eor r19, r15
    eor r19, r14
    eor r14, r15
    eor r15, r20
    eor r19, r4
    eor r4, r3
    eor r15, r4
    eor r14, r3
    eor r15, r16
    eor r16, r18
    eor r14, r16
    eor r19, r18
    ldd r16, Y+43
    eor r16, r21
    ldd r4, Y+42
    eor r15, r4
    ldd r4, Y+41
    eor r14, r4
    ldd r4, Y+40
    eor r4, r19
    ; round 6 (aes.dsl:47)
    mov r30, r10
    ld r18, Z
    mov r30, r9
    ld r19, Z
    movw r20, r18 ; r21, r19
    eor r20, r19
    mov r30, r14
    ld r3, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    ld r10, Z
    mov r30, r9
    ld r9, Z
    mov r30, r14
    ld r14, Z
    eor r20, r14
    eor r14, r3
    eor r21, r9
    eor r21, r10
    eor r10, r18
    eor r9, r18
    eor r10, r19
    eor r21, r3
    eor r9, r14
    eor r10, r3
    mov r30, r0
    ld r14, Z
    eor r10, r14
    ldd r3, Y+32
    eor r10, r3
    mov r30, r7
    ld r3, Z
    mov r30, r6
    ld r18, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r0
    ld r0, Z
    eor r21, r0
    eor r9, r0
    eor r0, r14
    eor r0, r20
    ldd r14, Y+35
    eor r14, r21
    ldd r19, Y+34
    eor r9, r19
    ldd r19, Y+33
    eor r0, r19
    mov r30, r7
    ld r7, Z
    mov r30, r6
    ld r6, Z
    mov r19, r7
    eor r19, r3
    eor r19, r18
    eor r18, r6
    eor r3, r6
    eor r6, r7
    eor r7, r18
    mov r30, r2
    ld r18, Z
    eor r19, r18
    eor r7, r18
    mov r30, r4
    ld r20, Z
    eor r19, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    ld r2, Z
    eor r6, r2
    eor r2, r18
    eor r2, r3
    eor r2, r20
    mov r30, r4
    ld r4, Z
    eor r20, r4
    eor r6, r20
    eor r7, r4
    ldd r4, Y+23
    eor r4, r19
    ldd r3, Y+22
    eor r2, r3
    ldd r3, Y+21
    eor r6, r3
    ldd r3, Y+20
    eor r7, r3
    mov r30, r11
    ld r3, Z
    mov r30, r8
    ld r18, Z
    mov r30, r17
    ld r19, Z
    mov r30, r15
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r11
    ld r11, Z
    mov r30, r8
    ld r8, Z
    mov r30, r17
    ld r17, Z
    mov r30, r15
    ld r15, Z
    mov r21, r15
    eor r21, r20
    eor r21, r19
    eor r19, r17
    eor r20, r17
    eor r17, r15
    eor r15, r19
    mov r30, r13
    ld r19, Z
    eor r21, r19
    eor r21, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    ld r13, Z
    eor r15, r19
    eor r19, r13
    eor r20, r19
    eor r17, r13
    eor r20, r8
    eor r8, r18
    eor r17, r8
    eor r15, r18
    ldd r13, Y+31
    eor r13, r21
    ldd r8, Y+30
    eor r20, r8
    ldd r8, Y+29
    eor r17, r8
    ldd r8, Y+28
    eor r15, r8
    mov r30, r5
    ld r8, Z
    mov r30, r16
    ld r21, Z
    mov r30, r12
    ld r18, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r5
    ld r19, Z
    mov r30, r16
    ld r16, Z
    mov r30, r12
    ld r12, Z
    mov r5, r12
    eor r5, r18
    eor r5, r21
    eor r5, r11
    eor r5, r19
    eor r21, r16
    eor r21, r12
    eor r12, r16
    eor r16, r18
    eor r21, r11
    eor r11, r3
    eor r16, r11
    eor r12, r3
    eor r16, r19
    eor r19, r8
    eor r12, r19
    eor r21, r8
    ldd r3, Y+27
    eor r3, r5
    ldd r11, Y+26
    eor r16, r11
    ldd r11, Y+25
    eor r12, r11
    ldd r11, Y+24
    eor r11, r21
    ; round 7 (aes.dsl:47)
    mov r30, r14
    ld r18, Z
    mov r30, r20
    ld r19, Z
    mov r5, r18
    mov r8, r19
    eor r5, r19
    mov r30, r12
    ld r21, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    ld r14, Z
    mov r30, r20
    ld r20, Z
    mov r30, r12
    ld r12, Z
    eor r5, r12
    eor r12, r21
    eor r8, r20
    eor r8, r14
    eor r14, r18
    eor r18, r20
    eor r14, r19
    eor r8, r21
    eor r12, r18
    eor r14, r21
    mov r30, r7
    ld r18, Z
    eor r14, r18
    ldd r19, Y+16
    eor r14, r19
    mov r30, r9
    ld r19, Z
    mov r30, r4
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r7
    ld r7, Z
    eor r8, r7
    eor r12, r7
    eor r7, r18
    eor r7, r5
    ldd r5, Y+19
    eor r8, r5
    ldd r5, Y+18
    eor r12, r5
    ldd r5, Y+17
    eor r7, r5
    mov r30, r9
    ld r9, Z
    mov r30, r4
    ld r18, Z
    mov r21, r9
    eor r21, r19
    eor r21, r20
    eor r20, r18
    eor r19, r18
    eor r18, r9
    eor r9, r20
    mov r30, r17
    ld r20, Z
    eor r21, r20
    eor r9, r20
    mov r30, r11
    ld r5, Z
    eor r21, r5
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    ld r17, Z
    eor r18, r17
    eor r17, r20
    eor r17, r19
    eor r17, r5
    mov r30, r11
    ld r11, Z
    eor r5, r11
    eor r18, r5
    eor r9, r11
    ldd r11, Y+7
    eor r11, r21
    ldd r19, Y+6
    eor r17, r19
    ldd r19, Y+5
    eor r18, r19
    ldd r19, Y+4
    eor r9, r19
    mov r30, r0
    ld r19, Z
    mov r30, r10
    ld r5, Z
    mov r30, r13
    ld r20, Z
    mov r30, r16
    ld r21, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r0
    ld r0, Z
    mov r30, r10
    ld r10, Z
    mov r30, r13
    ld r13, Z
    mov r30, r16
    ld r16, Z
    mov r4, r16
    eor r4, r21
    eor r4, r20
    eor r20, r13
    eor r21, r13
    eor r13, r16
    eor r16, r20
    mov r30, r6
    ld r20, Z
    eor r4, r20
    eor r4, r10
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    ld r6, Z
    eor r16, r20
    eor r20, r6
    eor r21, r20
    eor r13, r6
    eor r21, r10
    eor r10, r5
    eor r13, r10
    eor r16, r5
    ldd r6, Y+15
    eor r6, r4
    ldd r10, Y+14
    eor r10, r21
    ldd r5, Y+13
    eor r13, r5
    ldd r5, Y+12
    eor r16, r5
    mov r30, r15
    ld r5, Z
    mov r30, r3
    ld r20, Z
    mov r30, r2
    ld r21, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    ld r15, Z
    mov r30, r3
    ld r3, Z
    mov r30, r2
    ld r2, Z
    mov r4, r2
    eor r4, r21
    eor r4, r20
    eor r4, r0
    eor r4, r15
    eor r20, r3
    eor r20, r2
    eor r2, r3
    eor r3, r21
    eor r20, r0
    eor r0, r19
    eor r3, r0
    eor r2, r19
    eor r3, r15
    eor r15, r5
    eor r2, r15
    eor r20, r5
    ldd r0, Y+11
    eor r0, r4
    ldd r15, Y+10
    eor r3, r15
    ldd r15, Y+9
    eor r2, r15
    ldd r15, Y+8
    eor r15, r20
    ; round 8 (aes.dsl:47)
    mov r30, r8
    ld r5, Z
    mov r30, r10
    ld r19, Z
    mov r21, r5
    mov r20, r19
    eor r21, r19
    mov r30, r2
    ld r4, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    ld r8, Z
    mov r30, r10
    ld r10, Z
    mov r30, r2
    ld r2, Z
    eor r21, r2
    eor r2, r4
    eor r20, r10
    eor r20, r8
    eor r8, r5
    eor r10, r5
    eor r8, r19
    eor r20, r4
    eor r10, r2
    eor r8, r4
    mov r30, r9
    ld r2, Z
    eor r8, r2
    ldd r19, Y+0
    eor r8, r19
    mov r30, r12
    ld r19, Z
    mov r30, r11
    ld r4, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r9
    ld r9, Z
    eor r20, r9
    eor r10, r9
    eor r9, r2
    eor r9, r21
    ldd r2, Y+3
    eor r2, r20
    ldd r5, Y+2
    eor r10, r5
    ldd r5, Y+1
    eor r9, r5
    mov r30, r12
    ld r12, Z
    mov r30, r11
    ld r11, Z
    mov r5, r12
    eor r5, r19
    eor r5, r4
    eor r4, r11
    eor r19, r11
    eor r11, r12
    eor r12, r4
    mov r30, r13
    ld r4, Z
    eor r5, r4
    eor r12, r4
    mov r30, r15
    ld r20, Z
    eor r5, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    ld r13, Z
    eor r11, r13
    eor r13, r4
    eor r13, r19
    eor r13, r20
    mov r30, r15
    ld r15, Z
    eor r20, r15
    eor r11, r20
    eor r12, r15
    subi r28, lo8(-(-44))
    sbci r29, hi8(-(-44))
    ldd r15, Y+35
    eor r15, r5
    ldd r19, Y+34
    eor r13, r19
    ldd r19, Y+33
    eor r11, r19
    ldd r19, Y+32
    eor r12, r19
    mov r30, r7
    ld r19, Z
    mov r30, r14
    ld r4, Z
    mov r30, r6
    ld r5, Z
    mov r30, r3
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r7
    ld r7, Z
    mov r30, r14
    ld r14, Z
    mov r30, r6
    ld r6, Z
    mov r30, r3
    ld r3, Z
    mov r21, r3
    eor r21, r20
    eor r21, r5
    eor r5, r6
    eor r20, r6
    eor r6, r3
    eor r3, r5
    mov r30, r18
    ld r5, Z
    eor r21, r5
    eor r21, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r18
    ld r18, Z
    eor r3, r5
    eor r5, r18
    eor r20, r5
    eor r6, r18
    eor r20, r14
    eor r14, r4
    eor r6, r14
    eor r3, r4
    ldd r14, Y+43
    eor r14, r21
    ldd r18, Y+42
    eor r18, r20
    ldd r4, Y+41
    eor r6, r4
    ldd r4, Y+40
    eor r3, r4
    mov r30, r16
    ld r4, Z
    mov r30, r0
    ld r5, Z
    mov r30, r17
    ld r20, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    ld r16, Z
    mov r30, r0
    ld r0, Z
    mov r30, r17
    ld r17, Z
    mov r21, r17
    eor r21, r20
    eor r21, r5
    eor r21, r7
    eor r21, r16
    eor r5, r0
    eor r5, r17
    eor r17, r0
    eor r0, r20
    eor r5, r7
    eor r7, r19
    eor r0, r7
    eor r17, r19
    eor r0, r16
    eor r16, r4
    eor r17, r16
    eor r5, r4
    ldd r16, Y+39
    eor r16, r21
    ldd r7, Y+38
    eor r0, r7
    ldd r7, Y+37
    eor r17, r7
    ldd r7, Y+36
    eor r7, r5
    ; round 9 (aes.dsl:47)
    mov r30, r2
    ld r5, Z
    mov r30, r18
    ld r4, Z
    movw r20, r4 ; r21, r5
    eor r21, r4
    mov r30, r17
    ld r19, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    ld r2, Z
    mov r30, r18
    ld r18, Z
    mov r30, r17
    ld r17, Z
    eor r21, r17
    eor r17, r19
    eor r20, r18
    eor r20, r2
    eor r2, r5
    eor r18, r5
    eor r2, r4
    eor r20, r19
    eor r18, r17
    eor r2, r19
    mov r30, r12
    ld r17, Z
    eor r2, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r12
    ld r12, Z
    eor r20, r12
    eor r18, r12
    eor r12, r17
    eor r12, r21
    ldd r30, Y+31
    eor r30, r20
    ; round 10 (aes.dsl:53)
    ld r17, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+30
    eor r30, r18
    ; round 10 (aes.dsl:53)
    ld r4, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+29
    eor r30, r12
    ; round 10 (aes.dsl:53)
    ld r12, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+28
    eor r30, r2
    ; round 10 (aes.dsl:53)
    ld r2, Z
    ldd r5, Y+15
    eor r17, r5
    ldd r5, Y+8
    eor r2, r5
    ldd r5, Y+5
    eor r12, r5
    ldd r5, Y+2
    eor r4, r5
    ld r5, X+
    eor r17, r5
    ; round 9 (aes.dsl:47)
    mov r30, r10
    ld r18, Z
    mov r30, r15
    ld r19, Z
    movw r20, r18 ; r21, r19
    eor r21, r18
    mov r30, r6
    ld r5, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r10
    ld r10, Z
    mov r30, r15
    ld r15, Z
    mov r30, r6
    ld r6, Z
    eor r21, r6
    eor r6, r5
    eor r20, r10
    eor r20, r15
    eor r15, r19
    eor r10, r19
    eor r15, r18
    eor r20, r5
    eor r10, r6
    eor r15, r5
    mov r30, r7
    ld r6, Z
    eor r15, r6
    ldi r31, hi8(.Ltable_S)
    mov r30, r7
    ld r7, Z
    eor r20, r7
    eor r10, r7
    eor r7, r6
    eor r7, r21
    ldd r30, Y+19
    eor r30, r20
    ; round 10 (aes.dsl:53)
    ld r6, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+18
    eor r30, r10
    ; round 10 (aes.dsl:53)
    ld r10, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+17
    eor r30, r7
    ; round 10 (aes.dsl:53)
    ld r7, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+16
    eor r30, r15
    ; round 10 (aes.dsl:53)
    ld r15, Z
    ldd r5, Y+12
    eor r15, r5
    ldd r5, Y+9
    eor r7, r5
    ldd r5, Y+6
    eor r10, r5
    ldd r5, Y+3
    eor r6, r5
    ; round 9 (aes.dsl:47)
    mov r30, r9
    ld r5, Z
    mov r30, r8
    ld r18, Z
    mov r30, r14
    ld r19, Z
    mov r30, r0
    ld r20, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    ld r9, Z
    mov r30, r8
    ld r8, Z
    mov r30, r14
    ld r14, Z
    mov r30, r0
    ld r0, Z
    mov r21, r20
    eor r21, r0
    eor r21, r14
    eor r14, r19
    eor r0, r19
    eor r19, r20
    eor r14, r20
    ldi r31, hi8(.Ltable_S)
    mov r30, r11
    ld r20, Z
    eor r21, r20
    eor r21, r18
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r11
    ld r11, Z
    eor r14, r20
    eor r20, r11
    eor r0, r20
    eor r11, r19
    eor r0, r18
    eor r18, r8
    eor r11, r18
    eor r14, r8
    ; round 10 (aes.dsl:53)
    ld r8, X+
    ; round 9 (aes.dsl:48)
    mov r30, r3
    ld r20, Z
    ; round 10 (aes.dsl:53)
    ldi r31, hi8(.Ltable_S)
    ; round 9 (aes.dsl:49)
    ldd r30, Y+27
    eor r30, r21
    ; round 10 (aes.dsl:53)
    ld r21, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+26
    eor r30, r0
    ; round 10 (aes.dsl:53)
    ld r0, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+25
    eor r30, r11
    ; round 10 (aes.dsl:53)
    ld r11, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+24
    eor r30, r14
    ; round 10 (aes.dsl:53)
    ld r14, Z
    ldd r18, Y+14
    eor r0, r18
    ldd r18, Y+11
    eor r21, r18
    ldd r18, Y+4
    eor r14, r18
    ldd r18, Y+1
    eor r11, r18
    eor r0, r8
    ; round 9 (aes.dsl:47)
    mov r30, r3
    ld r3, Z
    mov r30, r16
    ld r8, Z
    mov r30, r13
    ld r18, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r16
    ld r16, Z
    mov r30, r13
    ld r13, Z
    mov r19, r18
    eor r19, r13
    eor r19, r16
    eor r19, r5
    eor r19, r3
    eor r16, r8
    eor r16, r18
    eor r18, r8
    eor r13, r8
    eor r16, r5
    eor r5, r9
    eor r13, r5
    eor r9, r18
    eor r13, r3
    eor r3, r20
    eor r9, r3
    eor r16, r20
    ; round 10 (aes.dsl:53)
    ld r5, X+
    ld r8, X+
    eor r15, r8
    ld r8, X+
    eor r8, r21
    ld r18, X+
    ldi r31, hi8(.Ltable_S)
    ; round 9 (aes.dsl:49)
    ldd r30, Y+23
    eor r30, r19
    ; round 10 (aes.dsl:53)
    ld r19, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+22
    eor r30, r13
    ; round 10 (aes.dsl:53)
    ld r13, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+21
    eor r30, r9
    ; round 10 (aes.dsl:53)
    ld r9, Z
    ; round 9 (aes.dsl:49)
    ldd r30, Y+20
    eor r30, r16
    ; round 10 (aes.dsl:53)
    ld r16, Z
    ldd r3, Y+13
    eor r9, r3
    ldd r3, Y+10
    eor r13, r3
    ldd r3, Y+7
    eor r19, r3
    ldd r3, Y+0
    eor r16, r3
    eor r9, r5
    eor r13, r18
    ld r5, X+
    eor r7, r5
    ld r5, X+
    eor r2, r5
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r10, r5
    ld r5, X+
    eor r12, r5
    ld r5, X+
    eor r14, r5
    ld r5, X+
    eor r6, r5
    ld r5, X+
    eor r4, r5
    ld r5, X+
    eor r11, r5
    ld r5, X+
    eor r16, r5
    movw r30, r22
    std Z+0, r17
    std Z+1, r0
    std Z+2, r9
    std Z+3, r15
    std Z+4, r8
    std Z+5, r13
    std Z+6, r7
    std Z+7, r2
    std Z+8, r19
    std Z+9, r10
    std Z+10, r12
    std Z+11, r14
    std Z+12, r6
    std Z+13, r4
    std Z+14, r11
    std Z+15, r16
    subi r28, lo8(-(-12))
    sbci r29, hi8(-(-12))
    movw r20, r26
    pop r2
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_aes128_128_ctr_crypt_avr_rest
    inc r2
    breq .Llwcc_aes128_128_ctr_crypt_avr_carry
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_group
.Llwcc_aes128_128_ctr_crypt_avr_carry:
    dec r2
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_hold
.Llwcc_aes128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 24
    ld r0, X
    tst r0
    brne .Llwcc_aes128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_aes128_128_ctr_crypt_avr_end
    st X+, r24
    adiw r26, 16
    st X+, r22
    st X, r23
    sbiw r26, 17
    movw r30, r20
.Llwcc_aes128_128_ctr_crypt_avr_in:
    ld r18, Z+
    st X+, r18
    dec r24
    brne .Llwcc_aes128_128_ctr_crypt_avr_in
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 25
    movw r20, r26
    movw r22, r26
    rjmp .Llwcc_aes128_128_ctr_crypt_avr_hold
.Llwcc_aes128_128_ctr_crypt_avr_out:
    adiw r26, 17
    ld r28, X+
    ld r29, X
    sbiw r26, 17
.Llwcc_aes128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_aes128_128_ctr_crypt_avr_copy
.Llwcc_aes128_128_ctr_crypt_avr_end:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    ldi r18, 42
.Llwcc_aes128_128_ctr_crypt_avr_clear:
    st X+, r1
    pop r0
    dec r18
    brne .Llwcc_aes128_128_ctr_crypt_avr_clear
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
    .size lwcc_aes128_128_ctr_crypt_avr, .-lwcc_aes128_128_ctr_crypt_avr

    .section .rodata.lwcc,"a",@progbits
    ; what copies tables to SRAM is linked in where this is named
    .global __do_copy_data
    .balign 256
.Ltable_S:
    .byte 0x63, 0x7c, 0x77, 0x7b, 0xf2, 0x6b, 0x6f, 0xc5, 0x30, 0x01, 0x67, 0x2b, 0xfe, 0xd7, 0xab, 0x76
    .byte 0xca, 0x82, 0xc9, 0x7d, 0xfa, 0x59, 0x47, 0xf0, 0xad, 0xd4, 0xa2, 0xaf, 0x9c, 0xa4, 0x72, 0xc0
    .byte 0xb7, 0xfd, 0x93, 0x26, 0x36, 0x3f, 0xf7, 0xcc, 0x34, 0xa5, 0xe5, 0xf1, 0x71, 0xd8, 0x31, 0x15
    .byte 0x04, 0xc7, 0x23, 0xc3, 0x18, 0x96, 0x05, 0x9a, 0x07, 0x12, 0x80, 0xe2, 0xeb, 0x27, 0xb2, 0x75
    .byte 0x09, 0x83, 0x2c, 0x1a, 0x1b, 0x6e, 0x5a, 0xa0, 0x52, 0x3b, 0xd6, 0xb3, 0x29, 0xe3, 0x2f, 0x84
    .byte 0x53, 0xd1, 0x00, 0xed, 0x20, 0xfc, 0xb1, 0x5b, 0x6a, 0xcb, 0xbe, 0x39, 0x4a, 0x4c, 0x58, 0xcf
    .byte 0xd0, 0xef, 0xaa, 0xfb, 0x43, 0x4d, 0x33, 0x85, 0x45, 0xf9, 0x02, 0x7f, 0x50, 0x3c, 0x9f, 0xa8
    .byte 0x51, 0xa3, 0x40, 0x8f, 0x92, 0x9d, 0x38, 0xf5, 0xbc, 0xb6, 0xda, 0x21, 0x10, 0xff, 0xf3, 0xd2
    .byte 0xcd, 0x0c, 0x13, 0xec, 0x5f, 0x97, 0x44, 0x17, 0xc4, 0xa7, 0x7e, 0x3d, 0x64, 0x5d, 0x19, 0x73
    .byte 0x60, 0x81, 0x4f, 0xdc, 0x22, 0x2a, 0x90, 0x88, 0x46, 0xee, 0xb8, 0x14, 0xde, 0x5e, 0x0b, 0xdb
    .byte 0xe0, 0x32, 0x3a, 0x0a, 0x49, 0x06, 0x24, 0x5c, 0xc2, 0xd3, 0xac, 0x62, 0x91, 0x95, 0xe4, 0x79
    .byte 0xe7, 0xc8, 0x37, 0x6d, 0x8d, 0xd5, 0x4e, 0xa9, 0x6c, 0x56, 0xf4, 0xea, 0x65, 0x7a, 0xae, 0x08
    .byte 0xba, 0x78, 0x25, 0x2e, 0x1c, 0xa6, 0xb4, 0xc6, 0xe8, 0xdd, 0x74, 0x1f, 0x4b, 0xbd, 0x8b, 0x8a
    .byte 0x70, 0x3e, 0xb5, 0x66, 0x48, 0x03, 0xf6, 0x0e, 0x61, 0x35, 0x57, 0xb9, 0x86, 0xc1, 0x1d, 0x9e
    .byte 0xe1, 0xf8, 0x98, 0x11, 0x69, 0xd9, 0x8e, 0x94, 0x9b, 0x1e, 0x87, 0xe9, 0xce, 0x55, 0x28, 0xdf
    .byte 0x8c, 0xa1, 0x89, 0x0d, 0xbf, 0xe6, 0x42, 0x68, 0x41, 0x99, 0x2d, 0x0f, 0xb0, 0x54, 0xbb, 0x16
    .balign 256
.Ltable_byte_1:
    .byte 0xc6, 0xf8, 0xee, 0xf6, 0xff, 0xd6, 0xde, 0x91, 0x60, 0x02, 0xce, 0x56, 0xe7, 0xb5, 0x4d, 0xec
    .byte 0x8f, 0x1f, 0x89, 0xfa, 0xef, 0xb2, 0x8e, 0xfb, 0x41, 0xb3, 0x5f, 0x45, 0x23, 0x53, 0xe4, 0x9b
    .byte 0x75, 0xe1, 0x3d, 0x4c, 0x6c, 0x7e, 0xf5, 0x83, 0x68, 0x51, 0xd1, 0xf9, 0xe2, 0xab, 0x62, 0x2a
    .byte 0x08, 0x95, 0x46, 0x9d, 0x30, 0x37, 0x0a, 0x2f, 0x0e, 0x24, 0x1b, 0xdf, 0xcd, 0x4e, 0x7f, 0xea
    .byte 0x12, 0x1d, 0x58, 0x34, 0x36, 0xdc, 0xb4, 0x5b, 0xa4, 0x76, 0xb7, 0x7d, 0x52, 0xdd, 0x5e, 0x13
    .byte 0xa6, 0xb9, 0x00, 0xc1, 0x40, 0xe3, 0x79, 0xb6, 0xd4, 0x8d, 0x67, 0x72, 0x94, 0x98, 0xb0, 0x85
    .byte 0xbb, 0xc5, 0x4f, 0xed, 0x86, 0x9a, 0x66, 0x11, 0x8a, 0xe9, 0x04, 0xfe, 0xa0, 0x78, 0x25, 0x4b
    .byte 0xa2, 0x5d, 0x80, 0x05, 0x3f, 0x21, 0x70, 0xf1, 0x63, 0x77, 0xaf, 0x42, 0x20, 0xe5, 0xfd, 0xbf
    .byte 0x81, 0x18, 0x26, 0xc3, 0xbe, 0x35, 0x88, 0x2e, 0x93, 0x55, 0xfc, 0x7a, 0xc8, 0xba, 0x32, 0xe6
    .byte 0xc0, 0x19, 0x9e, 0xa3, 0x44, 0x54, 0x3b, 0x0b, 0x8c, 0xc7, 0x6b, 0x28, 0xa7, 0xbc, 0x16, 0xad
    .byte 0xdb, 0x64, 0x74, 0x14, 0x92, 0x0c, 0x48, 0xb8, 0x9f, 0xbd, 0x43, 0xc4, 0x39, 0x31, 0xd3, 0xf2
    .byte 0xd5, 0x8b, 0x6e, 0xda, 0x01, 0xb1, 0x9c, 0x49, 0xd8, 0xac, 0xf3, 0xcf, 0xca, 0xf4, 0x47, 0x10
    .byte 0x6f, 0xf0, 0x4a, 0x5c, 0x38, 0x57, 0x73, 0x97, 0xcb, 0xa1, 0xe8, 0x3e, 0x96, 0x61, 0x0d, 0x0f
    .byte 0xe0, 0x7c, 0x71, 0xcc, 0x90, 0x06, 0xf7, 0x1c, 0xc2, 0x6a, 0xae, 0x69, 0x17, 0x99, 0x3a, 0x27
    .byte 0xd9, 0xeb, 0x2b, 0x22, 0xd2, 0xa9, 0x07, 0x33, 0x2d, 0x3c, 0x15, 0xc9, 0x87, 0xaa, 0x50, 0xa5
    .byte 0x03, 0x59, 0x09, 0x1a, 0x65, 0xd7, 0x84, 0xd0, 0x82, 0x29, 0x5a, 0x1e, 0x7b, 0xa8, 0x6d, 0x2c
    .balign 256
.Ltable_byte_2:
    .byte 0x62, 0x7d, 0x76, 0x7a, 0xf3, 0x6a, 0x6e, 0xc4, 0x31, 0x00, 0x66, 0x2a, 0xff, 0xd6, 0xaa, 0x77
    .byte 0xcb, 0x83, 0xc8, 0x7c, 0xfb, 0x58, 0x46, 0xf1, 0xac, 0xd5, 0xa3, 0xae, 0x9d, 0xa5, 0x73, 0xc1
    .byte 0xb6, 0xfc, 0x92, 0x27, 0x37, 0x3e, 0xf6, 0xcd, 0x35, 0xa4, 0xe4, 0xf0, 0x70, 0xd9, 0x30, 0x14
    .byte 0x05, 0xc6, 0x22, 0xc2, 0x19, 0x97, 0x04, 0x9b, 0x06, 0x13, 0x81, 0xe3, 0xea, 0x26, 0xb3, 0x74
    .byte 0x08, 0x82, 0x2d, 0x1b, 0x1a, 0x6f, 0x5b, 0xa1, 0x53, 0x3a, 0xd7, 0xb2, 0x28, 0xe2, 0x2e, 0x85
    .byte 0x52, 0xd0, 0x01, 0xec, 0x21, 0xfd, 0xb0, 0x5a, 0x6b, 0xca, 0xbf, 0x38, 0x4b, 0x4d, 0x59, 0xce
    .byte 0xd1, 0xee, 0xab, 0xfa, 0x42, 0x4c, 0x32, 0x84, 0x44, 0xf8, 0x03, 0x7e, 0x51, 0x3d, 0x9e, 0xa9
    .byte 0x50, 0xa2, 0x41, 0x8e, 0x93, 0x9c, 0x39, 0xf4, 0xbd, 0xb7, 0xdb, 0x20, 0x11, 0xfe, 0xf2, 0xd3
    .byte 0xcc, 0x0d, 0x12, 0xed, 0x5e, 0x96, 0x45, 0x16, 0xc5, 0xa6, 0x7f, 0x3c, 0x65, 0x5c, 0x18, 0x72
    .byte 0x61, 0x80, 0x4e, 0xdd, 0x23, 0x2b, 0x91, 0x89, 0x47, 0xef, 0xb9, 0x15, 0xdf, 0x5f, 0x0a, 0xda
    .byte 0xe1, 0x33, 0x3b, 0x0b, 0x48, 0x07, 0x25, 0x5d, 0xc3, 0xd2, 0xad, 0x63, 0x90, 0x94, 0xe5, 0x78
    .byte 0xe6, 0xc9, 0x36, 0x6c, 0x8c, 0xd4, 0x4f, 0xa8, 0x6d, 0x57, 0xf5, 0xeb, 0x64, 0x7b, 0xaf, 0x09
    .byte 0xbb, 0x79, 0x24, 0x2f, 0x1d, 0xa7, 0xb5, 0xc7, 0xe9, 0xdc, 0x75, 0x1e, 0x4a, 0xbc, 0x8a, 0x8b
    .byte 0x71, 0x3f, 0xb4, 0x67, 0x49, 0x02, 0xf7, 0x0f, 0x60, 0x34, 0x56, 0xb8, 0x87, 0xc0, 0x1c, 0x9f
    .byte 0xe0, 0xf9, 0x99, 0x10, 0x68, 0xd8, 0x8f, 0x95, 0x9a, 0x1f, 0x86, 0xe8, 0xcf, 0x54, 0x29, 0xde
    .byte 0x8d, 0xa0, 0x88, 0x0c, 0xbe, 0xe7, 0x43, 0x69, 0x40, 0x98, 0x2c, 0x0e, 0xb1, 0x55, 0xba, 0x17
    .balign 256
.Ltable_byte_3:
    .byte 0x61, 0x7e, 0x75, 0x79, 0xf0, 0x69, 0x6d, 0xc7, 0x32, 0x03, 0x65, 0x29, 0xfc, 0xd5, 0xa9, 0x74
    .byte 0xc8, 0x80, 0xcb, 0x7f, 0xf8, 0x5b, 0x45, 0xf2, 0xaf, 0xd6, 0xa0, 0xad, 0x9e, 0xa6, 0x70, 0xc2
    .byte 0xb5, 0xff, 0x91, 0x24, 0x34, 0x3d, 0xf5, 0xce, 0x36, 0xa7, 0xe7, 0xf3, 0x73, 0xda, 0x33, 0x17
    .byte 0x06, 0xc5, 0x21, 0xc1, 0x1a, 0x94, 0x07, 0x98, 0x05, 0x10, 0x82, 0xe0, 0xe9, 0x25, 0xb0, 0x77
    .byte 0x0b, 0x81, 0x2e, 0x18, 0x19, 0x6c, 0x58, 0xa2, 0x50, 0x39, 0xd4, 0xb1, 0x2b, 0xe1, 0x2d, 0x86
    .byte 0x51, 0xd3, 0x02, 0xef, 0x22, 0xfe, 0xb3, 0x59, 0x68, 0xc9, 0xbc, 0x3b, 0x48, 0x4e, 0x5a, 0xcd
    .byte 0xd2, 0xed, 0xa8, 0xf9, 0x41, 0x4f, 0x31, 0x87, 0x47, 0xfb, 0x00, 0x7d, 0x52, 0x3e, 0x9d, 0xaa
    .byte 0x53, 0xa1, 0x42, 0x8d, 0x90, 0x9f, 0x3a, 0xf7, 0xbe, 0xb4, 0xd8, 0x23, 0x12, 0xfd, 0xf1, 0xd0
    .byte 0xcf, 0x0e, 0x11, 0xee, 0x5d, 0x95, 0x46, 0x15, 0xc6, 0xa5, 0x7c, 0x3f, 0x66, 0x5f, 0x1b, 0x71
    .byte 0x62, 0x83, 0x4d, 0xde, 0x20, 0x28, 0x92, 0x8a, 0x44, 0xec, 0xba, 0x16, 0xdc, 0x5c, 0x09, 0xd9
    .byte 0xe2, 0x30, 0x38, 0x08, 0x4b, 0x04, 0x26, 0x5e, 0xc0, 0xd1, 0xae, 0x60, 0x93, 0x97, 0xe6, 0x7b
    .byte 0xe5, 0xca, 0x35, 0x6f, 0x8f, 0xd7, 0x4c, 0xab, 0x6e, 0x54, 0xf6, 0xe8, 0x67, 0x78, 0xac, 0x0a
    .byte 0xb8, 0x7a, 0x27, 0x2c, 0x1e, 0xa4, 0xb6, 0xc4, 0xea, 0xdf, 0x76, 0x1d, 0x49, 0xbf, 0x89, 0x88
    .byte 0x72, 0x3c, 0xb7, 0x64, 0x4a, 0x01, 0xf4, 0x0c, 0x63, 0x37, 0x55, 0xbb, 0x84, 0xc3, 0x1f, 0x9c
    .byte 0xe3, 0xfa, 0x9a, 0x13, 0x6b, 0xdb, 0x8c, 0x96, 0x99, 0x1c, 0x85, 0xeb, 0xcc, 0x57, 0x2a, 0xdd
    .byte 0x8e, 0xa3, 0x8b, 0x0f, 0xbd, 0xe4, 0x40, 0x6a, 0x43, 0x9b, 0x2f, 0x0d, 0xb2, 0x56, 0xb9, 0x14
    .balign 256
.Ltable_byte_4:
    .byte 0x67, 0x78, 0x73, 0x7f, 0xf6, 0x6f, 0x6b, 0xc1, 0x34, 0x05, 0x63, 0x2f, 0xfa, 0xd3, 0xaf, 0x72
    .byte 0xce, 0x86, 0xcd, 0x79, 0xfe, 0x5d, 0x43, 0xf4, 0xa9, 0xd0, 0xa6, 0xab, 0x98, 0xa0, 0x76, 0xc4
    .byte 0xb3, 0xf9, 0x97, 0x22, 0x32, 0x3b, 0xf3, 0xc8, 0x30, 0xa1, 0xe1, 0xf5, 0x75, 0xdc, 0x35, 0x11
    .byte 0x00, 0xc3, 0x27, 0xc7, 0x1c, 0x92, 0x01, 0x9e, 0x03, 0x16, 0x84, 0xe6, 0xef, 0x23, 0xb6, 0x71
    .byte 0x0d, 0x87, 0x28, 0x1e, 0x1f, 0x6a, 0x5e, 0xa4, 0x56, 0x3f, 0xd2, 0xb7, 0x2d, 0xe7, 0x2b, 0x80
    .byte 0x57, 0xd5, 0x04, 0xe9, 0x24, 0xf8, 0xb5, 0x5f, 0x6e, 0xcf, 0xba, 0x3d, 0x4e, 0x48, 0x5c, 0xcb
    .byte 0xd4, 0xeb, 0xae, 0xff, 0x47, 0x49, 0x37, 0x81, 0x41, 0xfd, 0x06, 0x7b, 0x54, 0x38, 0x9b, 0xac
    .byte 0x55, 0xa7, 0x44, 0x8b, 0x96, 0x99, 0x3c, 0xf1, 0xb8, 0xb2, 0xde, 0x25, 0x14, 0xfb, 0xf7, 0xd6
    .byte 0xc9, 0x08, 0x17, 0xe8, 0x5b, 0x93, 0x40, 0x13, 0xc0, 0xa3, 0x7a, 0x39, 0x60, 0x59, 0x1d, 0x77
    .byte 0x64, 0x85, 0x4b, 0xd8, 0x26, 0x2e, 0x94, 0x8c, 0x42, 0xea, 0xbc, 0x10, 0xda, 0x5a, 0x0f, 0xdf
    .byte 0xe4, 0x36, 0x3e, 0x0e, 0x4d, 0x02, 0x20, 0x58, 0xc6, 0xd7, 0xa8, 0x66, 0x95, 0x91, 0xe0, 0x7d
    .byte 0xe3, 0xcc, 0x33, 0x69, 0x89, 0xd1, 0x4a, 0xad, 0x68, 0x52, 0xf0, 0xee, 0x61, 0x7e, 0xaa, 0x0c
    .byte 0xbe, 0x7c, 0x21, 0x2a, 0x18, 0xa2, 0xb0, 0xc2, 0xec, 0xd9, 0x70, 0x1b, 0x4f, 0xb9, 0x8f, 0x8e
    .byte 0x74, 0x3a, 0xb1, 0x62, 0x4c, 0x07, 0xf2, 0x0a, 0x65, 0x31, 0x53, 0xbd, 0x82, 0xc5, 0x19, 0x9a
    .byte 0xe5, 0xfc, 0x9c, 0x15, 0x6d, 0xdd, 0x8a, 0x90, 0x9f, 0x1a, 0x83, 0xed, 0xca, 0x51, 0x2c, 0xdb
    .byte 0x88, 0xa5, 0x8d, 0x09, 0xbb, 0xe2, 0x46, 0x6c, 0x45, 0x9d, 0x29, 0x0b, 0xb4, 0x50, 0xbf, 0x12
    .balign 256
.Ltable_byte_5:
    .byte 0x6b, 0x74, 0x7f, 0x73, 0xfa, 0x63, 0x67, 0xcd, 0x38, 0x09, 0x6f, 0x23, 0xf6, 0xdf, 0xa3, 0x7e
    .byte 0xc2, 0x8a, 0xc1, 0x75, 0xf2, 0x51, 0x4f, 0xf8, 0xa5, 0xdc, 0xaa, 0xa7, 0x94, 0xac, 0x7a, 0xc8
    .byte 0xbf, 0xf5, 0x9b, 0x2e, 0x3e, 0x37, 0xff, 0xc4, 0x3c, 0xad, 0xed, 0xf9, 0x79, 0xd0, 0x39, 0x1d
    .byte 0x0c, 0xcf, 0x2b, 0xcb, 0x10, 0x9e, 0x0d, 0x92, 0x0f, 0x1a, 0x88, 0xea, 0xe3, 0x2f, 0xba, 0x7d
    .byte 0x01, 0x8b, 0x24, 0x12, 0x13, 0x66, 0x52, 0xa8, 0x5a, 0x33, 0xde, 0xbb, 0x21, 0xeb, 0x27, 0x8c
    .byte 0x5b, 0xd9, 0x08, 0xe5, 0x28, 0xf4, 0xb9, 0x53, 0x62, 0xc3, 0xb6, 0x31, 0x42, 0x44, 0x50, 0xc7
    .byte 0xd8, 0xe7, 0xa2, 0xf3, 0x4b, 0x45, 0x3b, 0x8d, 0x4d, 0xf1, 0x0a, 0x77, 0x58, 0x34, 0x97, 0xa0
    .byte 0x59, 0xab, 0x48, 0x87, 0x9a, 0x95, 0x30, 0xfd, 0xb4, 0xbe, 0xd2, 0x29, 0x18, 0xf7, 0xfb, 0xda
    .byte 0xc5, 0x04, 0x1b, 0xe4, 0x57, 0x9f, 0x4c, 0x1f, 0xcc, 0xaf, 0x76, 0x35, 0x6c, 0x55, 0x11, 0x7b
    .byte 0x68, 0x89, 0x47, 0xd4, 0x2a, 0x22, 0x98, 0x80, 0x4e, 0xe6, 0xb0, 0x1c, 0xd6, 0x56, 0x03, 0xd3
    .byte 0xe8, 0x3a, 0x32, 0x02, 0x41, 0x0e, 0x2c, 0x54, 0xca, 0xdb, 0xa4, 0x6a, 0x99, 0x9d, 0xec, 0x71
    .byte 0xef, 0xc0, 0x3f, 0x65, 0x85, 0xdd, 0x46, 0xa1, 0x64, 0x5e, 0xfc, 0xe2, 0x6d, 0x72, 0xa6, 0x00
    .byte 0xb2, 0x70, 0x2d, 0x26, 0x14, 0xae, 0xbc, 0xce, 0xe0, 0xd5, 0x7c, 0x17, 0x43, 0xb5, 0x83, 0x82
    .byte 0x78, 0x36, 0xbd, 0x6e, 0x40, 0x0b, 0xfe, 0x06, 0x69, 0x3d, 0x5f, 0xb1, 0x8e, 0xc9, 0x15, 0x96
    .byte 0xe9, 0xf0, 0x90, 0x19, 0x61, 0xd1, 0x86, 0x9c, 0x93, 0x16, 0x8f, 0xe1, 0xc6, 0x5d, 0x20, 0xd7
    .byte 0x84, 0xa9, 0x81, 0x05, 0xb7, 0xee, 0x4a, 0x60, 0x49, 0x91, 0x25, 0x07, 0xb8, 0x5c, 0xb3, 0x1e
    .balign 256
.Ltable_byte_6:
    .byte 0x73, 0x6c, 0x67, 0x6b, 0xe2, 0x7b, 0x7f, 0xd5, 0x20, 0x11, 0x77, 0x3b, 0xee, 0xc7, 0xbb, 0x66
    .byte 0xda, 0x92, 0xd9, 0x6d, 0xea, 0x49, 0x57, 0xe0, 0xbd, 0xc4, 0xb2, 0xbf, 0x8c, 0xb4, 0x62, 0xd0
    .byte 0xa7, 0xed, 0x83, 0x36, 0x26, 0x2f, 0xe7, 0xdc, 0x24, 0xb5, 0xf5, 0xe1, 0x61, 0xc8, 0x21, 0x05
    .byte 0x14, 0xd7, 0x33, 0xd3, 0x08, 0x86, 0x15, 0x8a, 0x17, 0x02, 0x90, 0xf2, 0xfb, 0x37, 0xa2, 0x65
    .byte 0x19, 0x93, 0x3c, 0x0a, 0x0b, 0x7e, 0x4a, 0xb0, 0x42, 0x2b, 0xc6, 0xa3, 0x39, 0xf3, 0x3f, 0x94
    .byte 0x43, 0xc1, 0x10, 0xfd, 0x30, 0xec, 0xa1, 0x4b, 0x7a, 0xdb, 0xae, 0x29, 0x5a, 0x5c, 0x48, 0xdf
    .byte 0xc0, 0xff, 0xba, 0xeb, 0x53, 0x5d, 0x23, 0x95, 0x55, 0xe9, 0x12, 0x6f, 0x40, 0x2c, 0x8f, 0xb8
    .byte 0x41, 0xb3, 0x50, 0x9f, 0x82, 0x8d, 0x28, 0xe5, 0xac, 0xa6, 0xca, 0x31, 0x00, 0xef, 0xe3, 0xc2
    .byte 0xdd, 0x1c, 0x03, 0xfc, 0x4f, 0x87, 0x54, 0x07, 0xd4, 0xb7, 0x6e, 0x2d, 0x74, 0x4d, 0x09, 0x63
    .byte 0x70, 0x91, 0x5f, 0xcc, 0x32, 0x3a, 0x80, 0x98, 0x56, 0xfe, 0xa8, 0x04, 0xce, 0x4e, 0x1b, 0xcb
    .byte 0xf0, 0x22, 0x2a, 0x1a, 0x59, 0x16, 0x34, 0x4c, 0xd2, 0xc3, 0xbc, 0x72, 0x81, 0x85, 0xf4, 0x69
    .byte 0xf7, 0xd8, 0x27, 0x7d, 0x9d, 0xc5, 0x5e, 0xb9, 0x7c, 0x46, 0xe4, 0xfa, 0x75, 0x6a, 0xbe, 0x18
    .byte 0xaa, 0x68, 0x35, 0x3e, 0x0c, 0xb6, 0xa4, 0xd6, 0xf8, 0xcd, 0x64, 0x0f, 0x5b, 0xad, 0x9b, 0x9a
    .byte 0x60, 0x2e, 0xa5, 0x76, 0x58, 0x13, 0xe6, 0x1e, 0x71, 0x25, 0x47, 0xa9, 0x96, 0xd1, 0x0d, 0x8e
    .byte 0xf1, 0xe8, 0x88, 0x01, 0x79, 0xc9, 0x9e, 0x84, 0x8b, 0x0e, 0x97, 0xf9, 0xde, 0x45, 0x38, 0xcf
    .byte 0x9c, 0xb1, 0x99, 0x1d, 0xaf, 0xf6, 0x52, 0x78, 0x51, 0x89, 0x3d, 0x1f, 0xa0, 0x44, 0xab, 0x06
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e
    .byte 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e
    .byte 0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 0x5e
    .byte 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 0x7e
    .byte 0x80, 0x82, 0x84, 0x86, 0x88, 0x8a, 0x8c, 0x8e, 0x90, 0x92, 0x94, 0x96, 0x98, 0x9a, 0x9c, 0x9e
    .byte 0xa0, 0xa2, 0xa4, 0xa6, 0xa8, 0xaa, 0xac, 0xae, 0xb0, 0xb2, 0xb4, 0xb6, 0xb8, 0xba, 0xbc, 0xbe
    .byte 0xc0, 0xc2, 0xc4, 0xc6, 0xc8, 0xca, 0xcc, 0xce, 0xd0, 0xd2, 0xd4, 0xd6, 0xd8, 0xda, 0xdc, 0xde
    .byte 0xe0, 0xe2, 0xe4, 0xe6, 0xe8, 0xea, 0xec, 0xee, 0xf0, 0xf2, 0xf4, 0xf6, 0xf8, 0xfa, 0xfc, 0xfe
    .byte 0x1b, 0x19, 0x1f, 0x1d, 0x13, 0x11, 0x17, 0x15, 0x0b, 0x09, 0x0f, 0x0d, 0x03, 0x01, 0x07, 0x05
    .byte 0x3b, 0x39, 0x3f, 0x3d, 0x33, 0x31, 0x37, 0x35, 0x2b, 0x29, 0x2f, 0x2d, 0x23, 0x21, 0x27, 0x25
    .byte 0x5b, 0x59, 0x5f, 0x5d, 0x53, 0x51, 0x57, 0x55, 0x4b, 0x49, 0x4f, 0x4d, 0x43, 0x41, 0x47, 0x45
    .byte 0x7b, 0x79, 0x7f, 0x7d, 0x73, 0x71, 0x77, 0x75, 0x6b, 0x69, 0x6f, 0x6d, 0x63, 0x61, 0x67, 0x65
    .byte 0x9b, 0x99, 0x9f, 0x9d, 0x93, 0x91, 0x97, 0x95, 0x8b, 0x89, 0x8f, 0x8d, 0x83, 0x81, 0x87, 0x85
    .byte 0xbb, 0xb9, 0xbf, 0xbd, 0xb3, 0xb1, 0xb7, 0xb5, 0xab, 0xa9, 0xaf, 0xad, 0xa3, 0xa1, 0xa7, 0xa5
    .byte 0xdb, 0xd9, 0xdf, 0xdd, 0xd3, 0xd1, 0xd7, 0xd5, 0xcb, 0xc9, 0xcf, 0xcd, 0xc3, 0xc1, 0xc7, 0xc5
    .byte 0xfb, 0xf9, 0xff, 0xfd, 0xf3, 0xf1, 0xf7, 0xf5, 0xeb, 0xe9, 0xef, 0xed, 0xe3, 0xe1, 0xe7, 0xe5
