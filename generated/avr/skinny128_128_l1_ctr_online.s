; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny128_128 --target avr --lanes 1 --mode ctr --fold online
; passes:    unroll() counter() fold() sbox(lanes=1, fixed=true) value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) hold(enabled=true) split_accesses() select(tables=flash) schedule() allocate() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 81
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 16, ctx 28, align 1, group 16, stack 81, code 5750, flash 7798, ram 125
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 2048, ram 0: table_S8, table_byte_5, table_byte_6, table_byte_0, table_byte_1, table_byte_2, table_byte_3, table_byte_4
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     unknown: key_setup, ctr_init, ctr_crypt; proven: ctr_nonce; by bit graph; object sha256:7432a19429d6a86533870bac9d99eb91bb5efc8c9924effc08009c918a8b5380

    .text

    .global lwcc_skinny128_128_key_setup_avr
    .type lwcc_skinny128_128_key_setup_avr, @function
lwcc_skinny128_128_key_setup_avr:
    movw r26, r22
    movw r30, r24
    adiw r26, 9
    ld r0, X
    std Z+0, r0
    adiw r26, 6
    ld r0, X
    std Z+1, r0
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X
    std Z+2, r0
    adiw r26, 5
    ld r0, X
    std Z+3, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X
    std Z+4, r0
    adiw r26, 4
    ld r0, X
    std Z+5, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+6, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+7, r0
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r0, X
    std Z+8, r0
    adiw r26, 6
    ld r0, X
    std Z+9, r0
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X
    std Z+10, r0
    adiw r26, 5
    ld r0, X
    std Z+11, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X
    std Z+12, r0
    adiw r26, 4
    ld r0, X
    std Z+13, r0
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r0, X
    std Z+14, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+15, r0
    ret
    .size lwcc_skinny128_128_key_setup_avr, .-lwcc_skinny128_128_key_setup_avr

    .global lwcc_skinny128_128_ctr_init_avr
    .type lwcc_skinny128_128_ctr_init_avr, @function
lwcc_skinny128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_skinny128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_skinny128_128_ctr_nonce_avr
    .size lwcc_skinny128_128_ctr_init_avr, .-lwcc_skinny128_128_ctr_init_avr

    .global lwcc_skinny128_128_ctr_nonce_avr
    .type lwcc_skinny128_128_ctr_nonce_avr, @function
lwcc_skinny128_128_ctr_nonce_avr:
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
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    adiw r26, 1
    ld r30, X+
    lpm r0, Z
    ld r30, X+
    lpm r2, Z
    ld r30, X+
    lpm r3, Z
    ld r30, X+
    lpm r4, Z
    ld r30, X+
    lpm r5, Z
    ld r30, X+
    lpm r6, Z
    ld r30, X+
    lpm r7, Z
    adiw r26, 1
    ld r30, X+
    lpm r8, Z
    ld r30, X+
    lpm r9, Z
    ld r30, X
    lpm r10, Z
    ldi r31, hi8(.Ltable_byte_4)
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r30, X+
    lpm r11, Z
    ldi r31, hi8(.Ltable_byte_1)
    adiw r26, 7
    ld r30, X
    lpm r12, Z
    ldd r13, Y+10
    eor r11, r13
    ldd r13, Y+8
    eor r0, r13
    ldd r13, Y+12
    eor r2, r13
    ldd r13, Y+15
    eor r3, r13
    ldd r13, Y+14
    eor r4, r13
    ldd r13, Y+11
    eor r5, r13
    ldd r13, Y+13
    eor r6, r13
    ldd r13, Y+9
    eor r7, r13
    std Y+16, r11
    std Y+17, r7
    std Y+18, r9
    std Y+19, r0
    std Y+20, r4
    std Y+21, r10
    std Y+22, r2
    std Y+23, r5
    std Y+24, r12
    std Y+25, r3
    std Y+26, r6
    std Y+27, r8
    pop r29
    pop r28
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
    .size lwcc_skinny128_128_ctr_nonce_avr, .-lwcc_skinny128_128_ctr_nonce_avr

    .global lwcc_skinny128_128_ctr_crypt_avr
    .type lwcc_skinny128_128_ctr_crypt_avr, @function
lwcc_skinny128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_128_ctr_crypt_avr_begin
    ret
.Llwcc_skinny128_128_ctr_crypt_avr_begin:
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
.Llwcc_skinny128_128_ctr_crypt_avr_buffer:
    push r1
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_buffer
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
    ldi r18, 23
.Llwcc_skinny128_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_room
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_skinny128_128_ctr_crypt_avr_hold
    jmp .Llwcc_skinny128_128_ctr_crypt_avr_rest
.Llwcc_skinny128_128_ctr_crypt_avr_hold:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 24
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
    ; round 1 (skinny.dsl:66)
    ldd r4, Y+16
    ldd r5, Y+18
    mov r6, r4
    eor r6, r5
    ldd r7, Y+17
    eor r7, r5
    ldi r31, hi8(.Ltable_S8)
    adiw r26, 23
    ld r30, X+
    lpm r0, Z
    ld r30, X+
    lpm r2, Z
    ld r30, X
    lpm r3, Z
    ; round 2 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+4
    eor r4, r5
    ldd r8, Y+19
    mov r30, r8
    lpm r9, Z
    ldd r10, Y+5
    eor r9, r10
    ldd r11, Y+22
    mov r30, r11
    lpm r12, Z
    ldd r13, Y+6
    eor r12, r13
    ldd r14, Y+25
    mov r30, r14
    lpm r15, Z
    ldd r16, Y+7
    eor r15, r16
    ; round 1 (skinny.dsl:66)
    eor r2, r6
    ; round 2 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    ; round 1 (skinny.dsl:66)
    ldd r16, Y+21
    eor r8, r16
    eor r0, r8
    ; round 2 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    ; round 1 (skinny.dsl:66)
    ldd r30, Y+20
    eor r30, r16
    ; round 2 (skinny.dsl:60)
    lpm r16, Z
    ldd r17, Y+1
    eor r0, r17
    eor r12, r16
    ; round 3 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    ; round 2 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    ; round 3 (skinny.dsl:60)
    mov r30, r0
    lpm r18, Z
    ldd r19, Y+13
    eor r18, r19
    ; round 1 (skinny.dsl:66)
    ldd r20, Y+24
    eor r11, r20
    ldd r30, Y+23
    eor r30, r20
    ; round 2 (skinny.dsl:60)
    lpm r20, Z
    eor r15, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r2, Z
    ldd r21, Y+0
    eor r2, r21
    eor r20, r2
    eor r8, r20
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    eor r9, r7
    ; round 3 (skinny.dsl:63)
    mov r30, r15
    lpm r15, Z
    eor r18, r15
    ldi r31, hi8(.Ltable_S8)
    mov r30, r9
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r20
    lpm r20, Z
    ldd r22, Y+12
    eor r2, r22
    eor r2, r12
    ; round 4 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r22, r5
    eor r22, r2
    ; round 2 (skinny.dsl:60)
    mov r30, r11
    lpm r23, Z
    ; round 4 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    ; round 1 (skinny.dsl:66)
    ldd r24, Y+27
    eor r14, r24
    ldd r30, Y+26
    eor r30, r24
    ; round 2 (skinny.dsl:60)
    lpm r24, Z
    mov r30, r14
    lpm r14, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r3
    ; round 2 (skinny.dsl:60)
    lpm r3, Z
    ldd r25, Y+3
    eor r3, r25
    eor r0, r24
    eor r4, r24
    eor r23, r0
    eor r16, r3
    eor r6, r16
    ; round 3 (skinny.dsl:60)
    mov r30, r23
    lpm r23, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r4
    lpm r4, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r8
    lpm r8, Z
    ldd r24, Y+8
    eor r8, r24
    mov r24, r8
    eor r24, r9
    ldd r5, Y+9
    eor r23, r5
    ldd r21, Y+11
    eor r6, r21
    ldd r21, Y+15
    eor r3, r21
    eor r3, r9
    eor r12, r23
    ; round 4 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r8
    lpm r8, Z
    mov r30, r24
    lpm r9, Z
    ldd r21, Y+2
    eor r8, r21
    ; round 3 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    eor r0, r24
    ; round 4 (skinny.dsl:60)
    mov r30, r23
    lpm r21, Z
    mov r30, r12
    lpm r23, Z
    eor r13, r21
    ; round 3 (skinny.dsl:66)
    mov r21, r6
    eor r21, r4
    ldd r24, Y+14
    eor r4, r24
    ; round 4 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r21
    lpm r21, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r20
    ; round 4 (skinny.dsl:60)
    lpm r20, Z
    eor r20, r10
    eor r6, r25
    eor r6, r18
    ; round 5 (skinny.dsl:60)
    mov r30, r20
    lpm r20, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r2
    ; round 5 (skinny.dsl:60)
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r9
    ; round 5 (skinny.dsl:60)
    lpm r9, Z
    ; round 4 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r0
    lpm r0, Z
    eor r0, r17
    eor r18, r0
    eor r23, r18
    ; round 5 (skinny.dsl:61)
    mov r30, r23
    lpm r17, Z
    ; round 4 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    eor r13, r3
    ; round 5 (skinny.dsl:63)
    mov r30, r6
    lpm r6, Z
    eor r5, r17
    eor r9, r19
    ldd r17, Y+11
    eor r20, r17
    ldi r31, hi8(.Ltable_S8)
    mov r30, r13
    lpm r13, Z
    mov r30, r18
    lpm r17, Z
    eor r20, r13
    eor r13, r5
    ; round 6 (skinny.dsl:60)
    mov r30, r13
    lpm r18, Z
    ; round 5 (skinny.dsl:66)
    eor r24, r6
    ; round 6 (skinny.dsl:60)
    mov r30, r9
    lpm r19, Z
    eor r10, r19
    ; round 5 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r0
    lpm r0, Z
    ldd r19, Y+10
    eor r0, r19
    ; round 6 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    ldd r19, Y+0
    eor r5, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r19, Z
    ldd r20, Y+4
    eor r20, r19
    subi r26, lo8(-(-25))
    sbci r27, hi8(-(-25))
    st X+, r11
    st X+, r7
    st X+, r14
    st X+, r12
    st X+, r15
    st X+, r16
    st X+, r4
    st X+, r8
    st X+, r3
    st X+, r21
    st X+, r22
    st X+, r13
    st X+, r0
    st X+, r6
    st X+, r2
    st X+, r24
    st X+, r9
    st X+, r17
    st X+, r10
    st X+, r5
    st X+, r19
    st X+, r20
    st X, r18
    pop r25
    pop r24
    pop r23
    pop r22
    pop r21
    pop r20
    pop r2
.Llwcc_skinny128_128_ctr_crypt_avr_group:
    push r2
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 2
    ; r20 and r21 wait
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r2
    lpm r0, Z
    ld r30, X+
    eor r30, r0
    ; round 2 (skinny.dsl:60)
    lpm r0, Z
    ldd r2, Y+2
    eor r0, r2
    ld r3, X+
    eor r3, r0
    ; round 3 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    adiw r26, 4
    ld r30, X
    eor r30, r0
    ; round 4 (skinny.dsl:60)
    lpm r0, Z
    subi r26, lo8(-(-4))
    sbci r27, hi8(-(-4))
    ; round 2 (skinny.dsl:66)
    ld r30, X+
    eor r30, r3
    ; round 3 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+10
    eor r4, r5
    ld r30, X+
    eor r30, r3
    ; round 4 (skinny.dsl:60)
    lpm r3, Z
    ldd r6, Y+7
    eor r3, r6
    ; round 3 (skinny.dsl:66)
    ld r7, X+
    eor r7, r4
    ; round 4 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    adiw r26, 5
    ld r30, X
    eor r30, r4
    ; round 5 (skinny.dsl:60)
    lpm r4, Z
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ; round 3 (skinny.dsl:66)
    ld r30, X+
    eor r30, r7
    ; round 4 (skinny.dsl:60)
    lpm r8, Z
    ldd r9, Y+0
    eor r8, r9
    mov r30, r7
    lpm r7, Z
    mov r10, r3
    eor r10, r0
    eor r7, r10
    adiw r26, 1
    ld r11, X+
    eor r11, r0
    ; round 5 (skinny.dsl:60)
    mov r30, r7
    lpm r0, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r11
    lpm r7, Z
    mov r30, r10
    lpm r10, Z
    ldd r11, Y+15
    eor r0, r11
    adiw r26, 3
    ld r12, X+
    eor r12, r10
    adiw r26, 3
    ld r30, X
    eor r30, r3
    ; round 6 (skinny.dsl:60)
    lpm r3, Z
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ; round 4 (skinny.dsl:66)
    ld r10, X+
    eor r10, r8
    ; round 5 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    ldd r13, Y+12
    eor r8, r13
    eor r8, r7
    adiw r26, 7
    ld r14, X
    eor r14, r7
    ; round 6 (skinny.dsl:60)
    mov r30, r8
    lpm r7, Z
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ; round 4 (skinny.dsl:66)
    ld r30, X+
    eor r30, r10
    ; round 5 (skinny.dsl:60)
    lpm r8, Z
    ldd r15, Y+8
    eor r8, r15
    mov r30, r10
    lpm r10, Z
    mov r16, r0
    eor r16, r4
    eor r10, r16
    ; round 6 (skinny.dsl:60)
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ldd r17, Y+3
    eor r10, r17
    adiw r26, 2
    ; round 5 (skinny.dsl:66)
    ld r30, X+
    eor r30, r4
    ; round 6 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r16
    lpm r16, Z
    adiw r26, 8
    ld r30, X
    eor r30, r0
    ; round 7 (skinny.dsl:60)
    lpm r0, Z
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ; round 5 (skinny.dsl:66)
    ld r18, X+
    eor r18, r8
    ; round 6 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    eor r8, r2
    eor r8, r4
    ; round 7 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    ; round 5 (skinny.dsl:66)
    ld r30, X+
    eor r30, r18
    ; round 6 (skinny.dsl:60)
    lpm r19, Z
    ldd r9, Y+1
    eor r19, r9
    mov r30, r18
    lpm r18, Z
    adiw r26, 2
    ; round 5 (skinny.dsl:66)
    ld r30, X+
    eor r30, r14
    ; round 6 (skinny.dsl:60)
    lpm r5, Z
    ldd r17, Y+6
    eor r5, r17
    eor r4, r5
    ; round 7 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    ldd r17, Y+13
    eor r5, r17
    eor r5, r0
    ; round 6 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    ld r17, X+
    eor r17, r3
    mov r9, r10
    eor r9, r7
    ld r15, X+
    eor r15, r7
    ; round 7 (skinny.dsl:60)
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r18
    ; round 7 (skinny.dsl:60)
    lpm r7, Z
    ldd r18, Y+11
    eor r7, r18
    eor r10, r13
    mov r18, r7
    eor r18, r8
    ; round 8 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    eor r7, r2
    ; round 7 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    ; round 6 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r12
    lpm r12, Z
    eor r12, r6
    eor r3, r12
    eor r16, r3
    ld r2, X+
    eor r2, r19
    eor r14, r2
    adiw r26, 1
    ld r13, X
    movw r26, r20 ; r20, r21
    eor r13, r4
    ; round 7 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    ; round 8 (skinny.dsl:63)
    mov r30, r5
    lpm r5, Z
    ; round 7 (skinny.dsl:63)
    mov r30, r17
    lpm r17, Z
    eor r10, r17
    ; round 8 (skinny.dsl:66)
    eor r7, r5
    ; round 7 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r16
    lpm r16, Z
    eor r16, r11
    eor r0, r16
    eor r9, r0
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r12, Z
    ldd r20, Y+8
    eor r12, r20
    eor r12, r8
    ; round 8 (skinny.dsl:62)
    mov r30, r16
    lpm r8, Z
    ldd r16, Y+1
    eor r8, r16
    ; round 7 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r3
    lpm r3, Z
    ; round 8 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    ldi r21, 11
    eor r9, r21
    ldd r21, Y+3
    eor r9, r21
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ; round 9 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    ; round 7 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r2
    lpm r2, Z
    ldd r21, Y+9
    eor r14, r21
    ldd r21, Y+10
    eor r19, r21
    eor r2, r18
    eor r17, r14
    eor r19, r15
    ; round 8 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r19
    lpm r19, Z
    ldd r16, Y+5
    eor r2, r16
    ldd r16, Y+0
    eor r14, r16
    eor r8, r19
    eor r19, r2
    eor r14, r12
    ; round 9 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    ; round 8 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    ; round 9 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    eor r2, r21
    ; round 7 (skinny.dsl:60)
    mov r30, r13
    lpm r13, Z
    mov r30, r4
    lpm r4, Z
    ldd r21, Y+14
    eor r13, r21
    eor r4, r17
    eor r15, r13
    eor r3, r15
    ; round 8 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r17
    lpm r17, Z
    eor r4, r6
    ldd r6, Y+4
    eor r3, r6
    ldd r6, Y+6
    eor r13, r6
    eor r13, r10
    eor r10, r9
    eor r18, r10
    eor r17, r19
    eor r5, r4
    mov r30, r15
    lpm r15, Z
    eor r15, r5
    eor r12, r3
    eor r0, r12
    ; round 9 (skinny.dsl:60)
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    ldd r16, Y+13
    eor r17, r16
    eor r15, r11
    ldd r11, Y+12
    eor r0, r11
    eor r4, r20
    eor r3, r21
    eor r3, r7
    mov r30, r19
    lpm r19, Z
    mov r16, r17
    eor r16, r14
    mov r30, r5
    lpm r5, Z
    eor r5, r16
    mov r30, r12
    lpm r12, Z
    eor r4, r8
    eor r8, r0
    mov r30, r10
    lpm r10, Z
    eor r10, r8
    ; round 10 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r21, Z
    mov r30, r0
    lpm r0, Z
    eor r5, r6
    mov r30, r4
    lpm r4, Z
    ldd r6, Y+2
    eor r10, r6
    ldd r6, Y+0
    eor r17, r6
    ldd r6, Y+1
    eor r21, r6
    ldd r6, Y+4
    eor r0, r6
    mov r30, r16
    lpm r16, Z
    mov r6, r5
    eor r6, r4
    mov r30, r8
    lpm r8, Z
    ; round 11 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r11, Z
    ; round 9 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r18
    lpm r18, Z
    ldd r20, Y+11
    eor r18, r20
    eor r7, r18
    eor r19, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r9, Z
    ldd r20, Y+9
    eor r9, r20
    eor r9, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r13, Z
    eor r2, r13
    eor r15, r13
    eor r12, r15
    ; round 10 (skinny.dsl:62)
    mov r30, r18
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    ldd r14, Y+7
    eor r13, r14
    eor r13, r4
    eor r17, r3
    ; round 11 (skinny.dsl:64)
    ldd r4, Y+8
    eor r5, r4
    ldd r18, Y+12
    eor r11, r18
    ; round 10 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    ldd r4, Y+3
    eor r12, r4
    mov r30, r9
    lpm r9, Z
    eor r0, r2
    mov r30, r15
    lpm r15, Z
    eor r15, r6
    eor r3, r12
    eor r8, r3
    eor r21, r9
    eor r10, r9
    mov r30, r7
    lpm r7, Z
    eor r7, r10
    ; round 11 (skinny.dsl:60)
    mov r30, r15
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r15, Z
    ldd r17, Y+14
    eor r9, r17
    mov r30, r21
    lpm r21, Z
    ldd r4, Y+11
    eor r8, r4
    ldd r4, Y+10
    eor r7, r4
    mov r30, r13
    lpm r13, Z
    eor r12, r20
    eor r11, r15
    mov r30, r6
    lpm r6, Z
    mov r4, r9
    eor r4, r21
    mov r30, r3
    lpm r3, Z
    eor r3, r4
    mov r30, r10
    lpm r10, Z
    eor r12, r13
    eor r13, r7
    ; round 12 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r20, Z
    mov r30, r7
    lpm r7, Z
    ; round 10 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r19
    lpm r19, Z
    ldd r18, Y+5
    eor r19, r18
    eor r2, r19
    eor r16, r2
    ; round 12 (skinny.dsl:64)
    ldd r17, Y+4
    eor r3, r17
    ldd r17, Y+1
    eor r9, r17
    eor r20, r14
    ldd r17, Y+2
    eor r7, r17
    ; round 11 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r16
    lpm r16, Z
    ldd r14, Y+13
    eor r16, r14
    eor r15, r16
    eor r6, r15
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r19
    lpm r19, Z
    ldd r17, Y+15
    eor r19, r17
    eor r19, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    eor r5, r0
    eor r8, r0
    eor r10, r8
    ; round 12 (skinny.dsl:63)
    mov r30, r11
    lpm r0, Z
    eor r9, r0
    ; round 11 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r2
    lpm r2, Z
    eor r2, r13
    ; round 12 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    ldi r21, 12
    eor r6, r21
    ldd r11, Y+6
    eor r6, r11
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    eor r10, r18
    ldd r21, Y+0
    eor r2, r21
    mov r30, r19
    lpm r19, Z
    eor r7, r5
    eor r5, r6
    mov r30, r4
    lpm r4, Z
    eor r4, r5
    mov r11, r3
    eor r11, r12
    mov r30, r8
    lpm r8, Z
    eor r8, r11
    eor r0, r10
    mov r30, r13
    lpm r13, Z
    eor r13, r0
    eor r20, r19
    eor r19, r2
    mov r30, r15
    lpm r15, Z
    eor r15, r19
    ; round 13 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    ldi r21, 9
    eor r4, r21
    ldd r21, Y+14
    eor r4, r21
    mov r30, r9
    lpm r9, Z
    ldd r21, Y+12
    eor r8, r21
    mov r30, r20
    lpm r20, Z
    eor r13, r14
    ldd r21, Y+8
    eor r15, r21
    ldd r21, Y+9
    eor r3, r21
    eor r10, r17
    ldd r17, Y+10
    eor r2, r17
    eor r2, r9
    eor r9, r4
    mov r30, r11
    lpm r11, Z
    eor r11, r9
    mov r21, r8
    eor r21, r20
    mov r30, r0
    lpm r0, Z
    eor r0, r21
    mov r30, r19
    lpm r19, Z
    mov r30, r5
    lpm r5, Z
    ; round 14 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r17, Z
    mov r30, r15
    lpm r14, Z
    ldd r18, Y+2
    eor r0, r18
    ; round 12 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r16
    lpm r16, Z
    ldd r18, Y+3
    eor r16, r18
    eor r12, r16
    ; round 13 (skinny.dsl:62)
    mov r30, r6
    lpm r6, Z
    ldd r16, Y+11
    eor r6, r16
    eor r6, r20
    ; round 14 (skinny.dsl:61)
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r4, Z
    ldd r20, Y+4
    eor r11, r20
    ldd r20, Y+5
    eor r4, r20
    ldd r20, Y+7
    eor r8, r20
    eor r17, r18
    ldd r18, Y+0
    eor r14, r18
    ; round 13 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r7, Z
    eor r3, r7
    eor r13, r7
    eor r19, r13
    ; round 14 (skinny.dsl:63)
    mov r30, r2
    lpm r2, Z
    eor r8, r2
    ; round 15 (skinny.dsl:62)
    mov r30, r11
    lpm r7, Z
    ldd r20, Y+13
    eor r7, r20
    ; round 13 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    eor r10, r12
    eor r15, r12
    eor r5, r15
    ; round 14 (skinny.dsl:60)
    mov r30, r19
    lpm r12, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r10
    lpm r10, Z
    ldd r19, Y+6
    eor r12, r19
    ldd r20, Y+1
    eor r5, r20
    mov r30, r6
    lpm r6, Z
    eor r14, r3
    eor r11, r3
    mov r30, r21
    lpm r3, Z
    eor r3, r11
    eor r4, r10
    eor r10, r0
    mov r30, r13
    lpm r13, Z
    eor r13, r10
    eor r2, r12
    mov r30, r15
    lpm r15, Z
    eor r15, r2
    eor r17, r6
    eor r6, r5
    mov r30, r9
    lpm r9, Z
    eor r9, r6
    ; round 15 (skinny.dsl:60)
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r8
    lpm r8, Z
    ldd r21, Y+10
    eor r13, r21
    mov r30, r17
    lpm r17, Z
    ldd r21, Y+14
    eor r15, r21
    ldd r21, Y+9
    eor r9, r21
    mov r30, r4
    lpm r4, Z
    ldd r19, Y+15
    eor r0, r19
    eor r12, r16
    ldd r19, Y+8
    eor r5, r19
    eor r5, r8
    mov r30, r10
    lpm r10, Z
    eor r7, r17
    eor r17, r13
    mov r30, r2
    lpm r2, Z
    eor r2, r17
    mov r30, r6
    lpm r6, Z
    eor r12, r4
    eor r4, r9
    mov r30, r11
    lpm r11, Z
    eor r11, r4
    ; round 16 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r15
    lpm r19, Z
    mov r30, r9
    lpm r9, Z
    eor r2, r18
    mov r30, r12
    lpm r12, Z
    ldd r18, Y+7
    eor r11, r18
    mov r30, r7
    lpm r7, Z
    ldd r18, Y+3
    eor r13, r18
    ldd r18, Y+5
    eor r19, r18
    eor r9, r20
    mov r30, r17
    lpm r17, Z
    mov r18, r2
    eor r18, r12
    mov r30, r4
    lpm r4, Z
    eor r19, r7
    eor r7, r11
    ; round 17 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    ; round 15 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+12
    eor r3, r20
    eor r8, r3
    eor r10, r8
    ; round 17 (skinny.dsl:64)
    eor r2, r16
    ; round 15 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    lpm r14, Z
    eor r0, r14
    eor r15, r14
    eor r6, r15
    ; round 16 (skinny.dsl:63)
    mov r30, r5
    lpm r5, Z
    eor r13, r5
    ; round 17 (skinny.dsl:64)
    eor r11, r21
    ; round 16 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r6
    lpm r6, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r0
    lpm r0, Z
    ldd r14, Y+4
    eor r6, r14
    ldd r14, Y+6
    eor r3, r14
    eor r9, r0
    eor r3, r12
    mov r30, r15
    lpm r12, Z
    eor r12, r18
    eor r5, r6
    eor r4, r5
    mov r30, r8
    lpm r8, Z
    eor r8, r7
    ; round 17 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    ldd r15, Y+8
    eor r12, r15
    mov r30, r19
    lpm r19, Z
    eor r4, r20
    ldd r20, Y+15
    eor r8, r20
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+13
    eor r6, r20
    eor r11, r13
    mov r30, r18
    lpm r18, Z
    mov r20, r12
    eor r20, r19
    mov r30, r5
    lpm r5, Z
    eor r5, r20
    mov r30, r7
    lpm r7, Z
    eor r6, r3
    eor r3, r8
    ; round 18 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r16, Z
    mov r30, r8
    lpm r8, Z
    ldd r21, Y+1
    eor r5, r21
    ; round 16 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r10
    lpm r10, Z
    ldd r21, Y+2
    eor r10, r21
    eor r0, r10
    eor r17, r0
    ; round 18 (skinny.dsl:64)
    ldd r15, Y+5
    eor r12, r15
    eor r16, r14
    ldd r15, Y+7
    eor r8, r15
    ; round 17 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r17
    lpm r17, Z
    ldd r14, Y+10
    eor r17, r14
    eor r13, r17
    eor r18, r13
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    lpm r10, Z
    ldd r15, Y+14
    eor r10, r15
    eor r10, r19
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r9, Z
    eor r2, r9
    eor r4, r9
    eor r7, r4
    ; round 18 (skinny.dsl:63)
    mov r30, r11
    lpm r9, Z
    eor r12, r9
    ; round 17 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r0
    lpm r0, Z
    eor r0, r3
    ; round 18 (skinny.dsl:60)
    mov r30, r18
    lpm r11, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r0
    lpm r0, Z
    ldi r18, 10
    eor r11, r18
    ldd r18, Y+0
    eor r11, r18
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    eor r7, r21
    ldd r19, Y+3
    eor r0, r19
    mov r30, r10
    lpm r10, Z
    eor r8, r2
    eor r2, r11
    mov r30, r20
    lpm r20, Z
    eor r20, r2
    mov r18, r5
    eor r18, r6
    mov r30, r4
    lpm r4, Z
    eor r4, r18
    eor r9, r7
    mov r30, r3
    lpm r3, Z
    eor r3, r9
    eor r16, r10
    eor r10, r0
    mov r30, r13
    lpm r13, Z
    eor r13, r10
    ; round 19 (skinny.dsl:60)
    mov r30, r20
    lpm r20, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r0
    lpm r0, Z
    ldi r21, 5
    eor r20, r21
    ldd r21, Y+8
    eor r20, r21
    mov r30, r12
    lpm r12, Z
    ldd r21, Y+9
    eor r4, r21
    mov r30, r16
    lpm r16, Z
    eor r3, r14
    ldd r14, Y+11
    eor r13, r14
    ldd r14, Y+13
    eor r5, r14
    eor r7, r15
    ldd r15, Y+15
    eor r0, r15
    eor r0, r12
    eor r12, r20
    mov r30, r18
    lpm r18, Z
    eor r18, r12
    mov r14, r4
    eor r14, r16
    mov r30, r9
    lpm r9, Z
    eor r9, r14
    mov r30, r10
    lpm r10, Z
    mov r30, r2
    lpm r2, Z
    ; round 20 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r15, Z
    mov r30, r13
    lpm r21, Z
    ; round 8 (skinny.dsl:61)
    ldi r19, 11
    ; round 20 (skinny.dsl:61)
    eor r18, r19
    ldd r19, Y+1
    eor r18, r19
    ; round 18 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r17, Z
    ldd r19, Y+4
    eor r17, r19
    eor r6, r17
    ; round 19 (skinny.dsl:62)
    mov r30, r11
    lpm r11, Z
    ldd r17, Y+12
    eor r11, r17
    eor r11, r16
    ; round 20 (skinny.dsl:64)
    ldd r16, Y+7
    eor r9, r16
    ldd r16, Y+6
    eor r4, r16
    eor r15, r19
    ldd r19, Y+3
    eor r21, r19
    ; round 19 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    eor r5, r8
    eor r3, r8
    eor r10, r3
    ; round 20 (skinny.dsl:62)
    mov r30, r20
    lpm r8, Z
    mov r30, r0
    lpm r0, Z
    ldd r20, Y+2
    eor r8, r20
    eor r4, r0
    ; round 19 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r6
    lpm r6, Z
    eor r7, r6
    eor r13, r6
    eor r2, r13
    ; round 20 (skinny.dsl:60)
    mov r30, r10
    lpm r6, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r7
    lpm r7, Z
    ldd r10, Y+0
    eor r6, r10
    ldd r10, Y+5
    eor r2, r10
    mov r30, r11
    lpm r11, Z
    eor r21, r5
    eor r5, r18
    mov r30, r14
    lpm r14, Z
    eor r14, r5
    eor r8, r7
    eor r7, r9
    mov r30, r3
    lpm r3, Z
    eor r3, r7
    eor r0, r6
    mov r30, r13
    lpm r13, Z
    eor r13, r0
    eor r15, r11
    eor r11, r2
    mov r30, r12
    lpm r12, Z
    eor r12, r11
    ; round 21 (skinny.dsl:60)
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r2
    lpm r2, Z
    ldi r20, 6
    eor r14, r20
    ldd r20, Y+9
    eor r14, r20
    mov r30, r4
    lpm r4, Z
    ldd r20, Y+15
    eor r3, r20
    mov r30, r15
    lpm r15, Z
    ldd r20, Y+8
    eor r13, r20
    ldd r20, Y+13
    eor r12, r20
    mov r30, r8
    lpm r8, Z
    ldd r20, Y+14
    eor r9, r20
    eor r6, r17
    ldd r20, Y+11
    eor r2, r20
    eor r2, r4
    eor r4, r14
    mov r30, r7
    lpm r7, Z
    eor r7, r4
    mov r20, r3
    eor r20, r15
    mov r30, r0
    lpm r0, Z
    eor r0, r20
    mov r30, r11
    lpm r11, Z
    eor r6, r8
    eor r8, r12
    mov r30, r5
    lpm r5, Z
    eor r5, r8
    ; round 22 (skinny.dsl:60)
    mov r30, r7
    lpm r7, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    ; round 12 (skinny.dsl:61)
    ldi r16, 12
    ; round 22 (skinny.dsl:61)
    eor r7, r16
    ldd r16, Y+7
    eor r7, r16
    eor r0, r19
    mov r30, r6
    lpm r6, Z
    ldd r16, Y+6
    eor r5, r16
    ldd r16, Y+4
    eor r3, r16
    ldd r16, Y+2
    eor r17, r16
    eor r12, r10
    mov r30, r20
    lpm r20, Z
    mov r16, r0
    eor r16, r6
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    ; round 23 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r5
    lpm r10, Z
    ; round 21 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r18
    lpm r18, Z
    ldd r19, Y+10
    eor r18, r19
    eor r15, r18
    ; round 23 (skinny.dsl:62)
    mov r30, r7
    lpm r18, Z
    ; round 21 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r21, Z
    eor r9, r21
    eor r13, r21
    eor r11, r13
    ; round 22 (skinny.dsl:62)
    mov r30, r14
    lpm r14, Z
    mov r30, r2
    lpm r2, Z
    ldd r21, Y+0
    eor r14, r21
    eor r14, r6
    eor r3, r2
    ; round 23 (skinny.dsl:64)
    ldd r6, Y+8
    eor r18, r6
    ldd r6, Y+12
    eor r0, r6
    ldd r6, Y+13
    eor r10, r6
    ; round 22 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r11
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    ldd r6, Y+1
    eor r11, r6
    mov r30, r15
    lpm r15, Z
    eor r12, r9
    eor r7, r9
    eor r20, r7
    mov r30, r13
    lpm r9, Z
    eor r9, r16
    eor r2, r11
    eor r8, r2
    eor r17, r15
    eor r5, r15
    eor r4, r5
    ; round 23 (skinny.dsl:60)
    mov r30, r20
    lpm r13, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r11
    lpm r11, Z
    ldi r20, 8
    eor r13, r20
    ldd r15, Y+15
    eor r13, r15
    mov r30, r3
    lpm r3, Z
    ldd r20, Y+11
    eor r9, r20
    mov r30, r17
    lpm r17, Z
    ldd r20, Y+9
    eor r8, r20
    ldd r6, Y+14
    eor r4, r6
    mov r30, r14
    lpm r14, Z
    eor r11, r19
    eor r10, r3
    eor r3, r13
    mov r30, r16
    lpm r16, Z
    eor r16, r3
    eor r18, r17
    eor r17, r9
    mov r30, r2
    lpm r2, Z
    eor r2, r17
    mov r30, r5
    lpm r5, Z
    eor r11, r14
    eor r14, r4
    mov r30, r7
    lpm r7, Z
    eor r7, r14
    ; round 24 (skinny.dsl:60)
    mov r30, r16
    lpm r16, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r15, Z
    mov r30, r4
    lpm r4, Z
    ldd r6, Y+3
    eor r16, r6
    ldd r6, Y+5
    eor r2, r6
    mov r30, r11
    lpm r11, Z
    ldd r6, Y+4
    eor r7, r6
    mov r30, r18
    lpm r18, Z
    ldd r6, Y+2
    eor r9, r6
    eor r15, r21
    ldd r6, Y+6
    eor r4, r6
    mov r30, r17
    lpm r17, Z
    mov r21, r2
    eor r21, r11
    mov r30, r14
    lpm r14, Z
    eor r15, r18
    eor r18, r7
    mov r30, r3
    lpm r3, Z
    eor r3, r18
    ; round 25 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r15
    lpm r15, Z
    ldd r6, Y+12
    eor r3, r6
    eor r2, r19
    ; round 23 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    eor r0, r12
    eor r8, r12
    eor r5, r8
    ; round 24 (skinny.dsl:63)
    mov r30, r10
    lpm r10, Z
    eor r9, r10
    ; round 25 (skinny.dsl:62)
    mov r30, r16
    lpm r12, Z
    eor r12, r20
    ldd r6, Y+14
    eor r7, r6
    eor r12, r15
    ; round 24 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r0
    lpm r0, Z
    ldd r20, Y+7
    eor r5, r20
    eor r4, r0
    eor r0, r16
    eor r17, r0
    mov r30, r8
    lpm r8, Z
    eor r8, r21
    eor r10, r5
    eor r14, r10
    ; round 25 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    ldd r16, Y+13
    eor r8, r16
    ldd r19, Y+15
    eor r14, r19
    ldd r19, Y+8
    eor r5, r19
    eor r7, r9
    mov r30, r21
    lpm r21, Z
    eor r15, r8
    mov r30, r10
    lpm r10, Z
    eor r10, r15
    mov r30, r18
    lpm r18, Z
    mov r30, r0
    lpm r0, Z
    ; round 26 (skinny.dsl:60)
    mov r30, r10
    lpm r10, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r19, Z
    mov r30, r3
    lpm r6, Z
    ldd r16, Y+6
    eor r10, r16
    ; round 24 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r13
    lpm r13, Z
    ldd r16, Y+1
    eor r13, r16
    eor r13, r11
    ; round 26 (skinny.dsl:64)
    ldd r11, Y+0
    eor r8, r11
    eor r19, r16
    ldd r16, Y+4
    eor r6, r16
    ; round 25 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r17
    lpm r17, Z
    ldd r11, Y+11
    eor r17, r11
    eor r9, r17
    eor r21, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    eor r2, r4
    eor r14, r4
    eor r18, r14
    ; round 26 (skinny.dsl:61)
    mov r30, r21
    lpm r4, Z
    ldd r21, Y+5
    eor r4, r21
    mov r30, r7
    lpm r7, Z
    eor r8, r7
    ; round 25 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r13
    lpm r13, Z
    eor r5, r13
    eor r3, r13
    eor r0, r3
    ; round 26 (skinny.dsl:60)
    mov r30, r18
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ldd r18, Y+3
    eor r13, r18
    ldd r21, Y+2
    eor r0, r21
    mov r30, r12
    lpm r12, Z
    eor r17, r20
    eor r6, r2
    eor r2, r4
    mov r30, r15
    lpm r15, Z
    eor r15, r2
    eor r17, r5
    eor r5, r10
    mov r30, r14
    lpm r14, Z
    eor r14, r5
    eor r7, r13
    mov r30, r3
    lpm r3, Z
    eor r3, r7
    eor r19, r12
    eor r12, r0
    mov r30, r9
    lpm r9, Z
    eor r9, r12
    ; round 27 (skinny.dsl:60)
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r0
    lpm r0, Z
    ; round 19 (skinny.dsl:61)
    ldi r21, 5
    ; round 27 (skinny.dsl:61)
    eor r15, r21
    ldd r21, Y+13
    eor r15, r21
    mov r30, r8
    lpm r8, Z
    ldd r21, Y+14
    eor r14, r21
    mov r30, r19
    lpm r19, Z
    eor r3, r11
    ldd r11, Y+10
    eor r9, r11
    mov r30, r17
    lpm r17, Z
    ldd r21, Y+15
    eor r4, r21
    ldd r21, Y+8
    eor r10, r21
    ldd r11, Y+9
    eor r13, r11
    ldd r11, Y+12
    eor r0, r11
    eor r0, r8
    eor r8, r15
    mov r30, r5
    lpm r5, Z
    eor r5, r8
    eor r4, r19
    eor r19, r14
    mov r30, r7
    lpm r7, Z
    eor r7, r19
    mov r30, r12
    lpm r12, Z
    eor r13, r17
    eor r17, r9
    mov r30, r2
    lpm r2, Z
    eor r2, r17
    ; round 28 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r3
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    ; round 8 (skinny.dsl:61)
    ldi r21, 11
    ; round 28 (skinny.dsl:61)
    eor r5, r21
    ldd r21, Y+6
    eor r5, r21
    eor r7, r16
    mov r30, r13
    lpm r13, Z
    ldd r16, Y+0
    eor r2, r16
    mov r30, r4
    lpm r4, Z
    eor r15, r18
    ldd r21, Y+1
    eor r14, r21
    eor r11, r20
    ldd r16, Y+2
    eor r9, r16
    mov r30, r19
    lpm r19, Z
    eor r15, r13
    eor r13, r7
    mov r30, r17
    lpm r17, Z
    eor r11, r4
    eor r4, r2
    mov r30, r8
    lpm r8, Z
    eor r8, r4
    ; round 29 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    ldd r18, Y+8
    eor r8, r18
    mov r30, r15
    lpm r15, Z
    ; round 27 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    eor r10, r6
    eor r3, r6
    eor r12, r3
    ; round 28 (skinny.dsl:63)
    mov r30, r0
    lpm r0, Z
    eor r14, r0
    ; round 29 (skinny.dsl:64)
    ldd r6, Y+9
    eor r7, r6
    ldd r6, Y+10
    eor r2, r6
    mov r6, r8
    eor r6, r15
    ; round 28 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    mov r30, r10
    lpm r10, Z
    ldd r18, Y+5
    eor r12, r18
    eor r9, r10
    eor r10, r5
    eor r19, r10
    mov r30, r3
    lpm r3, Z
    eor r3, r13
    eor r0, r12
    eor r17, r0
    ; round 29 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r14
    lpm r14, Z
    ldd r18, Y+12
    eor r3, r18
    ldd r18, Y+13
    eor r17, r18
    ldd r18, Y+15
    eor r12, r18
    eor r2, r14
    mov r30, r13
    lpm r13, Z
    mov r18, r3
    eor r18, r11
    mov r30, r0
    lpm r0, Z
    eor r0, r18
    mov r30, r4
    lpm r4, Z
    eor r12, r15
    mov r30, r10
    lpm r10, Z
    eor r10, r6
    ; round 30 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r17
    lpm r15, Z
    mov r30, r8
    lpm r8, Z
    eor r0, r16
    mov r30, r12
    lpm r12, Z
    eor r10, r21
    eor r3, r20
    ldd r20, Y+3
    eor r15, r20
    ldd r16, Y+0
    eor r8, r16
    mov r30, r18
    lpm r18, Z
    mov r21, r0
    eor r21, r12
    mov r30, r6
    lpm r6, Z
    ; round 31 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r10
    lpm r20, Z
    ; round 29 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r19
    lpm r19, Z
    ldd r16, Y+14
    eor r19, r16
    eor r14, r19
    eor r13, r14
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r5
    lpm r5, Z
    ldd r16, Y+11
    eor r5, r16
    eor r5, r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r9, Z
    eor r7, r9
    eor r9, r17
    eor r4, r9
    ; round 30 (skinny.dsl:62)
    mov r30, r19
    lpm r11, Z
    mov r30, r2
    lpm r2, Z
    ldd r17, Y+5
    eor r11, r17
    eor r11, r12
    eor r3, r2
    ; round 31 (skinny.dsl:64)
    ldd r12, Y+15
    eor r0, r12
    ldd r19, Y+8
    eor r20, r19
    ; round 30 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r4
    lpm r4, Z
    mov r30, r7
    lpm r7, Z
    ldd r12, Y+6
    eor r4, r12
    mov r30, r5
    lpm r5, Z
    eor r8, r7
    mov r30, r9
    lpm r9, Z
    eor r9, r21
    eor r2, r4
    eor r6, r2
    eor r15, r5
    eor r10, r5
    mov r30, r14
    lpm r5, Z
    eor r5, r10
    ; round 31 (skinny.dsl:60)
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    ldd r14, Y+10
    eor r9, r14
    mov r30, r15
    lpm r15, Z
    ldd r14, Y+14
    eor r6, r14
    ldd r14, Y+9
    eor r5, r14
    mov r30, r11
    lpm r11, Z
    eor r4, r16
    eor r20, r3
    mov r30, r21
    lpm r21, Z
    mov r12, r9
    eor r12, r15
    mov r30, r2
    lpm r2, Z
    eor r2, r12
    mov r30, r10
    lpm r10, Z
    eor r4, r11
    eor r11, r5
    ; round 32 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r6
    lpm r19, Z
    mov r30, r5
    lpm r5, Z
    ; round 30 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r13
    lpm r13, Z
    ldd r14, Y+4
    eor r13, r14
    eor r7, r13
    eor r18, r7
    ; round 32 (skinny.dsl:64)
    ldd r14, Y+0
    eor r2, r14
    ldd r14, Y+3
    eor r9, r14
    eor r19, r17
    ldd r14, Y+1
    eor r5, r14
    ; round 31 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r18
    lpm r18, Z
    ; round 12 (skinny.dsl:61)
    ldi r17, 12
    ; round 31 (skinny.dsl:61)
    eor r18, r17
    ldd r17, Y+12
    eor r18, r17
    eor r3, r18
    eor r21, r3
    mov r30, r7
    lpm r7, Z
    eor r7, r11
    ; round 32 (skinny.dsl:60)
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    ; round 23 (skinny.dsl:61)
    ldi r17, 8
    ; round 32 (skinny.dsl:61)
    eor r21, r17
    ldd r17, Y+2
    eor r21, r17
    mov r30, r4
    lpm r4, Z
    ldd r17, Y+7
    eor r7, r17
    mov r30, r12
    lpm r12, Z
    mov r17, r2
    eor r17, r4
    mov r30, r11
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    ; round 33 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r7
    lpm r14, Z
    ; round 31 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r13
    lpm r13, Z
    ldd r16, Y+13
    eor r13, r16
    eor r13, r15
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r8, Z
    eor r0, r8
    eor r6, r8
    eor r10, r6
    ; round 32 (skinny.dsl:63)
    mov r30, r20
    lpm r8, Z
    eor r9, r8
    ; round 33 (skinny.dsl:64)
    ldd r15, Y+11
    eor r2, r15
    ldd r20, Y+9
    eor r14, r20
    ; round 32 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r10
    lpm r10, Z
    mov r30, r0
    lpm r0, Z
    ldd r15, Y+4
    eor r10, r15
    mov r30, r13
    lpm r13, Z
    eor r5, r0
    eor r0, r21
    eor r12, r0
    mov r30, r6
    lpm r6, Z
    eor r6, r17
    eor r8, r10
    eor r11, r8
    eor r19, r13
    eor r7, r13
    eor r3, r7
    ; round 33 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    ldd r13, Y+8
    eor r6, r13
    mov r30, r19
    lpm r19, Z
    ldd r13, Y+12
    eor r11, r13
    ldd r13, Y+15
    eor r3, r13
    eor r10, r16
    eor r14, r9
    mov r30, r17
    lpm r17, Z
    mov r13, r6
    eor r13, r19
    mov r30, r8
    lpm r8, Z
    eor r8, r13
    mov r30, r7
    lpm r7, Z
    mov r30, r0
    lpm r0, Z
    ; round 34 (skinny.dsl:60)
    mov r30, r8
    lpm r8, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r11
    lpm r16, Z
    mov r30, r3
    lpm r20, Z
    ldd r15, Y+1
    eor r8, r15
    ; round 32 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r18, Z
    ldd r15, Y+6
    eor r18, r15
    eor r4, r18
    ; round 33 (skinny.dsl:62)
    mov r30, r21
    lpm r18, Z
    ldd r21, Y+14
    eor r18, r21
    eor r18, r19
    ; round 34 (skinny.dsl:64)
    ldd r19, Y+5
    eor r6, r19
    eor r16, r15
    ldd r19, Y+7
    eor r20, r19
    ; round 33 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r12
    lpm r12, Z
    ldd r15, Y+10
    eor r12, r15
    eor r9, r12
    eor r17, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r5, Z
    eor r2, r5
    eor r11, r5
    eor r7, r11
    ; round 34 (skinny.dsl:62)
    mov r30, r12
    lpm r5, Z
    mov r30, r14
    lpm r12, Z
    ldd r14, Y+4
    eor r5, r14
    eor r6, r12
    ; round 33 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r4
    lpm r4, Z
    eor r10, r4
    eor r3, r4
    eor r0, r3
    ; round 34 (skinny.dsl:60)
    mov r30, r7
    lpm r4, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r10
    lpm r7, Z
    ldd r10, Y+2
    eor r4, r10
    ldd r10, Y+3
    eor r0, r10
    mov r30, r18
    lpm r18, Z
    eor r20, r2
    mov r30, r13
    lpm r13, Z
    eor r5, r7
    eor r7, r8
    mov r30, r11
    lpm r11, Z
    eor r11, r7
    eor r12, r4
    mov r30, r3
    lpm r3, Z
    eor r3, r12
    eor r16, r18
    eor r18, r0
    mov r30, r9
    lpm r9, Z
    eor r9, r18
    ; round 35 (skinny.dsl:60)
    mov r30, r11
    lpm r11, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r0
    lpm r0, Z
    mov r30, r6
    lpm r6, Z
    ldd r10, Y+9
    eor r11, r10
    mov r30, r16
    lpm r16, Z
    eor r3, r15
    ldd r15, Y+11
    eor r9, r15
    mov r30, r5
    lpm r5, Z
    ldd r10, Y+13
    eor r8, r10
    eor r4, r21
    ldd r15, Y+15
    eor r0, r15
    eor r0, r6
    mov r30, r7
    lpm r7, Z
    mov r15, r11
    eor r15, r16
    mov r30, r12
    lpm r12, Z
    eor r12, r15
    mov r30, r18
    lpm r18, Z
    eor r4, r5
    eor r5, r9
    ; round 36 (skinny.dsl:60)
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r3
    lpm r21, Z
    mov r30, r9
    lpm r9, Z
    ; round 34 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r17, Z
    ldd r10, Y+0
    eor r17, r10
    eor r2, r17
    eor r13, r2
    ; round 36 (skinny.dsl:64)
    eor r12, r19
    ldd r19, Y+6
    eor r11, r19
    eor r21, r14
    ldd r19, Y+3
    eor r9, r19
    ; round 35 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r13
    lpm r13, Z
    mov r30, r17
    lpm r17, Z
    ; round 21 (skinny.dsl:61)
    ldi r19, 6
    ; round 35 (skinny.dsl:61)
    eor r13, r19
    ldd r19, Y+8
    eor r13, r19
    ldd r14, Y+12
    eor r17, r14
    eor r6, r13
    eor r7, r6
    eor r17, r16
    mov r30, r2
    lpm r2, Z
    eor r2, r5
    ; round 36 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r4
    lpm r4, Z
    ldd r16, Y+5
    eor r2, r16
    mov r30, r17
    lpm r17, Z
    ldd r16, Y+2
    eor r13, r16
    mov r30, r15
    lpm r15, Z
    eor r13, r4
    eor r4, r12
    mov r30, r5
    lpm r5, Z
    eor r21, r17
    eor r17, r2
    mov r30, r6
    lpm r6, Z
    eor r6, r17
    ; round 37 (skinny.dsl:60)
    mov r30, r6
    lpm r6, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r21
    lpm r21, Z
    ldd r16, Y+13
    eor r6, r16
    mov r30, r13
    lpm r13, Z
    ; round 35 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r20, Z
    eor r8, r20
    eor r3, r20
    eor r18, r3
    ; round 36 (skinny.dsl:63)
    mov r30, r0
    lpm r0, Z
    eor r11, r0
    ; round 37 (skinny.dsl:64)
    ldd r20, Y+14
    eor r12, r20
    ldd r20, Y+11
    eor r2, r20
    mov r20, r6
    eor r20, r13
    ; round 36 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r18
    lpm r18, Z
    mov r30, r8
    lpm r8, Z
    eor r18, r10
    eor r9, r8
    mov r30, r3
    lpm r3, Z
    eor r3, r4
    eor r0, r18
    eor r5, r0
    ; round 37 (skinny.dsl:60)
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r11
    lpm r11, Z
    ldd r10, Y+15
    eor r3, r10
    eor r5, r19
    eor r18, r14
    eor r2, r11
    mov r30, r4
    lpm r4, Z
    mov r10, r3
    eor r10, r21
    mov r30, r0
    lpm r0, Z
    eor r0, r10
    mov r30, r17
    lpm r17, Z
    eor r13, r18
    ; round 38 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r5
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    ; round 36 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r7
    lpm r7, Z
    ldd r16, Y+1
    eor r7, r16
    eor r8, r7
    eor r15, r8
    ; round 38 (skinny.dsl:64)
    ldd r16, Y+3
    eor r0, r16
    ldd r16, Y+4
    eor r3, r16
    ldd r16, Y+2
    eor r18, r16
    ldd r16, Y+5
    eor r6, r16
    ; round 37 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r15
    lpm r15, Z
    ; round 8 (skinny.dsl:61)
    ldi r16, 11
    ; round 37 (skinny.dsl:61)
    eor r15, r16
    ldd r16, Y+9
    eor r15, r16
    eor r11, r15
    eor r4, r11
    mov r30, r8
    lpm r8, Z
    eor r8, r20
    ; round 38 (skinny.dsl:60)
    mov r30, r4
    lpm r4, Z
    mov r30, r8
    lpm r8, Z
    ; round 21 (skinny.dsl:61)
    ldi r16, 6
    ; round 38 (skinny.dsl:61)
    eor r4, r16
    ldd r16, Y+7
    eor r4, r16
    mov r30, r13
    lpm r13, Z
    ldd r16, Y+6
    eor r8, r16
    mov r30, r10
    lpm r10, Z
    mov r16, r0
    eor r16, r13
    mov r30, r20
    lpm r20, Z
    mov r30, r11
    lpm r11, Z
    ; round 39 (skinny.dsl:60)
    mov r30, r0
    lpm r0, Z
    mov r30, r8
    lpm r14, Z
    ; round 37 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r7
    lpm r7, Z
    ldd r19, Y+10
    eor r7, r19
    eor r7, r21
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r9, Z
    eor r12, r9
    eor r5, r9
    eor r17, r5
    ; round 38 (skinny.dsl:63)
    mov r30, r2
    lpm r2, Z
    eor r3, r2
    ; round 39 (skinny.dsl:62)
    mov r30, r4
    lpm r9, Z
    ldd r21, Y+8
    eor r9, r21
    ldd r21, Y+12
    eor r0, r21
    ldd r21, Y+13
    eor r14, r21
    ; round 38 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r17
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    ldd r21, Y+1
    eor r17, r21
    mov r30, r7
    lpm r7, Z
    eor r6, r12
    eor r4, r12
    eor r10, r4
    mov r30, r5
    lpm r5, Z
    eor r5, r16
    eor r2, r17
    eor r20, r2
    eor r18, r7
    eor r8, r7
    eor r11, r8
    ; round 39 (skinny.dsl:60)
    mov r30, r5
    lpm r5, Z
    mov r30, r20
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r17
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    ldd r17, Y+11
    eor r5, r17
    mov r30, r18
    lpm r17, Z
    ldd r18, Y+9
    eor r7, r18
    ldd r18, Y+14
    eor r11, r18
    eor r12, r19
    eor r14, r3
    mov r30, r16
    lpm r16, Z
    eor r9, r17
    eor r17, r5
    mov r30, r2
    lpm r2, Z
    eor r2, r17
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    ; round 40 (skinny.dsl:60)
    mov r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r7
    lpm r18, Z
    mov r30, r11
    lpm r19, Z
    mov r30, r9
    lpm r9, Z
    ldd r20, Y+0
    eor r18, r20
    ; round 38 (skinny.dsl:62)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r15, Z
    eor r15, r20
    eor r15, r13
    ; round 40 (skinny.dsl:64)
    ldd r13, Y+6
    eor r13, r19
    ldd r19, Y+5
    eor r2, r19
    ldd r19, Y+2
    eor r5, r19
    eor r18, r9
    ld r19, X+
    ld r20, X+
    ld r21, X+
    ; round 39 (skinny.dsl:61)
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r10
    lpm r10, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    eor r0, r6
    eor r7, r6
    ldd r6, Y+15
    eor r10, r6
    eor r3, r10
    eor r16, r3
    eor r8, r7
    ; round 40 (skinny.dsl:63)
    mov r30, r14
    lpm r6, Z
    eor r5, r6
    ld r14, X+
    ; round 39 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r15
    lpm r15, Z
    eor r12, r15
    eor r11, r15
    eor r4, r11
    ; round 40 (skinny.dsl:60)
    mov r30, r16
    lpm r15, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    ; round 18 (skinny.dsl:61)
    ldi r16, 10
    ; round 40 (skinny.dsl:61)
    eor r15, r16
    ldd r16, Y+4
    eor r4, r16
    mov r30, r0
    lpm r0, Z
    ldd r16, Y+3
    eor r15, r16
    mov r30, r12
    lpm r12, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r17
    lpm r16, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    ldd r17, Y+7
    eor r8, r17
    eor r13, r0
    eor r0, r15
    eor r16, r0
    mov r17, r2
    eor r17, r12
    eor r7, r17
    eor r6, r8
    eor r11, r6
    eor r9, r4
    eor r3, r9
    eor r19, r16
    eor r7, r20
    eor r11, r21
    eor r14, r3
    ld r3, X+
    eor r3, r15
    ld r15, X+
    eor r15, r2
    ld r2, X+
    eor r2, r8
    ld r8, X+
    eor r8, r4
    ld r4, X+
    eor r4, r13
    ld r13, X+
    ld r16, X+
    eor r5, r16
    ld r16, X+
    eor r16, r18
    ld r18, X+
    eor r0, r18
    ld r18, X+
    eor r18, r17
    ld r17, X+
    eor r6, r17
    ld r17, X+
    eor r9, r17
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r10
    lpm r10, Z
    ldd r17, Y+1
    eor r10, r17
    eor r10, r12
    eor r13, r10
    movw r30, r22
    std Z+0, r19
    std Z+1, r7
    std Z+2, r11
    std Z+3, r14
    std Z+4, r3
    std Z+5, r15
    std Z+6, r2
    std Z+7, r8
    std Z+8, r4
    std Z+9, r13
    std Z+10, r5
    std Z+11, r16
    std Z+12, r0
    std Z+13, r18
    std Z+14, r6
    std Z+15, r9
    movw r20, r26
    pop r2
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_skinny128_128_ctr_crypt_avr_rest
    inc r2
    breq .Llwcc_skinny128_128_ctr_crypt_avr_carry
    jmp .Llwcc_skinny128_128_ctr_crypt_avr_group
.Llwcc_skinny128_128_ctr_crypt_avr_carry:
    dec r2
    jmp .Llwcc_skinny128_128_ctr_crypt_avr_hold
.Llwcc_skinny128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 27
    ld r0, X
    tst r0
    brne .Llwcc_skinny128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny128_128_ctr_crypt_avr_end
    st X+, r24
    adiw r26, 16
    st X+, r22
    st X, r23
    sbiw r26, 17
    movw r30, r20
.Llwcc_skinny128_128_ctr_crypt_avr_in:
    ld r18, Z+
    st X+, r18
    dec r24
    brne .Llwcc_skinny128_128_ctr_crypt_avr_in
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 28
    movw r20, r26
    movw r22, r26
    jmp .Llwcc_skinny128_128_ctr_crypt_avr_hold
.Llwcc_skinny128_128_ctr_crypt_avr_out:
    adiw r26, 17
    ld r28, X+
    ld r29, X
    sbiw r26, 17
.Llwcc_skinny128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny128_128_ctr_crypt_avr_copy
.Llwcc_skinny128_128_ctr_crypt_avr_end:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    ldi r18, 45
.Llwcc_skinny128_128_ctr_crypt_avr_clear:
    st X+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_clear
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
    .size lwcc_skinny128_128_ctr_crypt_avr, .-lwcc_skinny128_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_S8:
    .byte 0x65, 0x4c, 0x6a, 0x42, 0x4b, 0x63, 0x43, 0x6b, 0x55, 0x75, 0x5a, 0x7a, 0x53, 0x73, 0x5b, 0x7b
    .byte 0x35, 0x8c, 0x3a, 0x81, 0x89, 0x33, 0x80, 0x3b, 0x95, 0x25, 0x98, 0x2a, 0x90, 0x23, 0x99, 0x2b
    .byte 0xe5, 0xcc, 0xe8, 0xc1, 0xc9, 0xe0, 0xc0, 0xe9, 0xd5, 0xf5, 0xd8, 0xf8, 0xd0, 0xf0, 0xd9, 0xf9
    .byte 0xa5, 0x1c, 0xa8, 0x12, 0x1b, 0xa0, 0x13, 0xa9, 0x05, 0xb5, 0x0a, 0xb8, 0x03, 0xb0, 0x0b, 0xb9
    .byte 0x32, 0x88, 0x3c, 0x85, 0x8d, 0x34, 0x84, 0x3d, 0x91, 0x22, 0x9c, 0x2c, 0x94, 0x24, 0x9d, 0x2d
    .byte 0x62, 0x4a, 0x6c, 0x45, 0x4d, 0x64, 0x44, 0x6d, 0x52, 0x72, 0x5c, 0x7c, 0x54, 0x74, 0x5d, 0x7d
    .byte 0xa1, 0x1a, 0xac, 0x15, 0x1d, 0xa4, 0x14, 0xad, 0x02, 0xb1, 0x0c, 0xbc, 0x04, 0xb4, 0x0d, 0xbd
    .byte 0xe1, 0xc8, 0xec, 0xc5, 0xcd, 0xe4, 0xc4, 0xed, 0xd1, 0xf1, 0xdc, 0xfc, 0xd4, 0xf4, 0xdd, 0xfd
    .byte 0x36, 0x8e, 0x38, 0x82, 0x8b, 0x30, 0x83, 0x39, 0x96, 0x26, 0x9a, 0x28, 0x93, 0x20, 0x9b, 0x29
    .byte 0x66, 0x4e, 0x68, 0x41, 0x49, 0x60, 0x40, 0x69, 0x56, 0x76, 0x58, 0x78, 0x50, 0x70, 0x59, 0x79
    .byte 0xa6, 0x1e, 0xaa, 0x11, 0x19, 0xa3, 0x10, 0xab, 0x06, 0xb6, 0x08, 0xba, 0x00, 0xb3, 0x09, 0xbb
    .byte 0xe6, 0xce, 0xea, 0xc2, 0xcb, 0xe3, 0xc3, 0xeb, 0xd6, 0xf6, 0xda, 0xfa, 0xd3, 0xf3, 0xdb, 0xfb
    .byte 0x31, 0x8a, 0x3e, 0x86, 0x8f, 0x37, 0x87, 0x3f, 0x92, 0x21, 0x9e, 0x2e, 0x97, 0x27, 0x9f, 0x2f
    .byte 0x61, 0x48, 0x6e, 0x46, 0x4f, 0x67, 0x47, 0x6f, 0x51, 0x71, 0x5e, 0x7e, 0x57, 0x77, 0x5f, 0x7f
    .byte 0xa2, 0x18, 0xae, 0x16, 0x1f, 0xa7, 0x17, 0xaf, 0x01, 0xb2, 0x0e, 0xbe, 0x07, 0xb7, 0x0f, 0xbf
    .byte 0xe2, 0xca, 0xee, 0xc6, 0xcf, 0xe7, 0xc7, 0xef, 0xd2, 0xf2, 0xde, 0xfe, 0xd7, 0xf7, 0xdf, 0xff
    .balign 256
.Ltable_byte_5:
    .byte 0x6b, 0x42, 0x64, 0x4c, 0x45, 0x6d, 0x4d, 0x65, 0x5b, 0x7b, 0x54, 0x74, 0x5d, 0x7d, 0x55, 0x75
    .byte 0x3b, 0x82, 0x34, 0x8f, 0x87, 0x3d, 0x8e, 0x35, 0x9b, 0x2b, 0x96, 0x24, 0x9e, 0x2d, 0x97, 0x25
    .byte 0xeb, 0xc2, 0xe6, 0xcf, 0xc7, 0xee, 0xce, 0xe7, 0xdb, 0xfb, 0xd6, 0xf6, 0xde, 0xfe, 0xd7, 0xf7
    .byte 0xab, 0x12, 0xa6, 0x1c, 0x15, 0xae, 0x1d, 0xa7, 0x0b, 0xbb, 0x04, 0xb6, 0x0d, 0xbe, 0x05, 0xb7
    .byte 0x3c, 0x86, 0x32, 0x8b, 0x83, 0x3a, 0x8a, 0x33, 0x9f, 0x2c, 0x92, 0x22, 0x9a, 0x2a, 0x93, 0x23
    .byte 0x6c, 0x44, 0x62, 0x4b, 0x43, 0x6a, 0x4a, 0x63, 0x5c, 0x7c, 0x52, 0x72, 0x5a, 0x7a, 0x53, 0x73
    .byte 0xaf, 0x14, 0xa2, 0x1b, 0x13, 0xaa, 0x1a, 0xa3, 0x0c, 0xbf, 0x02, 0xb2, 0x0a, 0xba, 0x03, 0xb3
    .byte 0xef, 0xc6, 0xe2, 0xcb, 0xc3, 0xea, 0xca, 0xe3, 0xdf, 0xff, 0xd2, 0xf2, 0xda, 0xfa, 0xd3, 0xf3
    .byte 0x38, 0x80, 0x36, 0x8c, 0x85, 0x3e, 0x8d, 0x37, 0x98, 0x28, 0x94, 0x26, 0x9d, 0x2e, 0x95, 0x27
    .byte 0x68, 0x40, 0x66, 0x4f, 0x47, 0x6e, 0x4e, 0x67, 0x58, 0x78, 0x56, 0x76, 0x5e, 0x7e, 0x57, 0x77
    .byte 0xa8, 0x10, 0xa4, 0x1f, 0x17, 0xad, 0x1e, 0xa5, 0x08, 0xb8, 0x06, 0xb4, 0x0e, 0xbd, 0x07, 0xb5
    .byte 0xe8, 0xc0, 0xe4, 0xcc, 0xc5, 0xed, 0xcd, 0xe5, 0xd8, 0xf8, 0xd4, 0xf4, 0xdd, 0xfd, 0xd5, 0xf5
    .byte 0x3f, 0x84, 0x30, 0x88, 0x81, 0x39, 0x89, 0x31, 0x9c, 0x2f, 0x90, 0x20, 0x99, 0x29, 0x91, 0x21
    .byte 0x6f, 0x46, 0x60, 0x48, 0x41, 0x69, 0x49, 0x61, 0x5f, 0x7f, 0x50, 0x70, 0x59, 0x79, 0x51, 0x71
    .byte 0xac, 0x16, 0xa0, 0x18, 0x11, 0xa9, 0x19, 0xa1, 0x0f, 0xbc, 0x00, 0xb0, 0x09, 0xb9, 0x01, 0xb1
    .byte 0xec, 0xc4, 0xe0, 0xc8, 0xc1, 0xe9, 0xc9, 0xe1, 0xdc, 0xfc, 0xd0, 0xf0, 0xd9, 0xf9, 0xd1, 0xf1
    .balign 256
.Ltable_byte_6:
    .byte 0x68, 0x41, 0x67, 0x4f, 0x46, 0x6e, 0x4e, 0x66, 0x58, 0x78, 0x57, 0x77, 0x5e, 0x7e, 0x56, 0x76
    .byte 0x38, 0x81, 0x37, 0x8c, 0x84, 0x3e, 0x8d, 0x36, 0x98, 0x28, 0x95, 0x27, 0x9d, 0x2e, 0x94, 0x26
    .byte 0xe8, 0xc1, 0xe5, 0xcc, 0xc4, 0xed, 0xcd, 0xe4, 0xd8, 0xf8, 0xd5, 0xf5, 0xdd, 0xfd, 0xd4, 0xf4
    .byte 0xa8, 0x11, 0xa5, 0x1f, 0x16, 0xad, 0x1e, 0xa4, 0x08, 0xb8, 0x07, 0xb5, 0x0e, 0xbd, 0x06, 0xb4
    .byte 0x3f, 0x85, 0x31, 0x88, 0x80, 0x39, 0x89, 0x30, 0x9c, 0x2f, 0x91, 0x21, 0x99, 0x29, 0x90, 0x20
    .byte 0x6f, 0x47, 0x61, 0x48, 0x40, 0x69, 0x49, 0x60, 0x5f, 0x7f, 0x51, 0x71, 0x59, 0x79, 0x50, 0x70
    .byte 0xac, 0x17, 0xa1, 0x18, 0x10, 0xa9, 0x19, 0xa0, 0x0f, 0xbc, 0x01, 0xb1, 0x09, 0xb9, 0x00, 0xb0
    .byte 0xec, 0xc5, 0xe1, 0xc8, 0xc0, 0xe9, 0xc9, 0xe0, 0xdc, 0xfc, 0xd1, 0xf1, 0xd9, 0xf9, 0xd0, 0xf0
    .byte 0x3b, 0x83, 0x35, 0x8f, 0x86, 0x3d, 0x8e, 0x34, 0x9b, 0x2b, 0x97, 0x25, 0x9e, 0x2d, 0x96, 0x24
    .byte 0x6b, 0x43, 0x65, 0x4c, 0x44, 0x6d, 0x4d, 0x64, 0x5b, 0x7b, 0x55, 0x75, 0x5d, 0x7d, 0x54, 0x74
    .byte 0xab, 0x13, 0xa7, 0x1c, 0x14, 0xae, 0x1d, 0xa6, 0x0b, 0xbb, 0x05, 0xb7, 0x0d, 0xbe, 0x04, 0xb6
    .byte 0xeb, 0xc3, 0xe7, 0xcf, 0xc6, 0xee, 0xce, 0xe6, 0xdb, 0xfb, 0xd7, 0xf7, 0xde, 0xfe, 0xd6, 0xf6
    .byte 0x3c, 0x87, 0x33, 0x8b, 0x82, 0x3a, 0x8a, 0x32, 0x9f, 0x2c, 0x93, 0x23, 0x9a, 0x2a, 0x92, 0x22
    .byte 0x6c, 0x45, 0x63, 0x4b, 0x42, 0x6a, 0x4a, 0x62, 0x5c, 0x7c, 0x53, 0x73, 0x5a, 0x7a, 0x52, 0x72
    .byte 0xaf, 0x15, 0xa3, 0x1b, 0x12, 0xaa, 0x1a, 0xa2, 0x0c, 0xbf, 0x03, 0xb3, 0x0a, 0xba, 0x02, 0xb2
    .byte 0xef, 0xc7, 0xe3, 0xcb, 0xc2, 0xea, 0xca, 0xe2, 0xdf, 0xff, 0xd3, 0xf3, 0xda, 0xfa, 0xd2, 0xf2
    .balign 256
.Ltable_byte_0:
    .byte 0x66, 0x4f, 0x69, 0x41, 0x48, 0x60, 0x40, 0x68, 0x56, 0x76, 0x59, 0x79, 0x50, 0x70, 0x58, 0x78
    .byte 0x36, 0x8f, 0x39, 0x82, 0x8a, 0x30, 0x83, 0x38, 0x96, 0x26, 0x9b, 0x29, 0x93, 0x20, 0x9a, 0x28
    .byte 0xe6, 0xcf, 0xeb, 0xc2, 0xca, 0xe3, 0xc3, 0xea, 0xd6, 0xf6, 0xdb, 0xfb, 0xd3, 0xf3, 0xda, 0xfa
    .byte 0xa6, 0x1f, 0xab, 0x11, 0x18, 0xa3, 0x10, 0xaa, 0x06, 0xb6, 0x09, 0xbb, 0x00, 0xb3, 0x08, 0xba
    .byte 0x31, 0x8b, 0x3f, 0x86, 0x8e, 0x37, 0x87, 0x3e, 0x92, 0x21, 0x9f, 0x2f, 0x97, 0x27, 0x9e, 0x2e
    .byte 0x61, 0x49, 0x6f, 0x46, 0x4e, 0x67, 0x47, 0x6e, 0x51, 0x71, 0x5f, 0x7f, 0x57, 0x77, 0x5e, 0x7e
    .byte 0xa2, 0x19, 0xaf, 0x16, 0x1e, 0xa7, 0x17, 0xae, 0x01, 0xb2, 0x0f, 0xbf, 0x07, 0xb7, 0x0e, 0xbe
    .byte 0xe2, 0xcb, 0xef, 0xc6, 0xce, 0xe7, 0xc7, 0xee, 0xd2, 0xf2, 0xdf, 0xff, 0xd7, 0xf7, 0xde, 0xfe
    .byte 0x35, 0x8d, 0x3b, 0x81, 0x88, 0x33, 0x80, 0x3a, 0x95, 0x25, 0x99, 0x2b, 0x90, 0x23, 0x98, 0x2a
    .byte 0x65, 0x4d, 0x6b, 0x42, 0x4a, 0x63, 0x43, 0x6a, 0x55, 0x75, 0x5b, 0x7b, 0x53, 0x73, 0x5a, 0x7a
    .byte 0xa5, 0x1d, 0xa9, 0x12, 0x1a, 0xa0, 0x13, 0xa8, 0x05, 0xb5, 0x0b, 0xb9, 0x03, 0xb0, 0x0a, 0xb8
    .byte 0xe5, 0xcd, 0xe9, 0xc1, 0xc8, 0xe0, 0xc0, 0xe8, 0xd5, 0xf5, 0xd9, 0xf9, 0xd0, 0xf0, 0xd8, 0xf8
    .byte 0x32, 0x89, 0x3d, 0x85, 0x8c, 0x34, 0x84, 0x3c, 0x91, 0x22, 0x9d, 0x2d, 0x94, 0x24, 0x9c, 0x2c
    .byte 0x62, 0x4b, 0x6d, 0x45, 0x4c, 0x64, 0x44, 0x6c, 0x52, 0x72, 0x5d, 0x7d, 0x54, 0x74, 0x5c, 0x7c
    .byte 0xa1, 0x1b, 0xad, 0x15, 0x1c, 0xa4, 0x14, 0xac, 0x02, 0xb1, 0x0d, 0xbd, 0x04, 0xb4, 0x0c, 0xbc
    .byte 0xe1, 0xc9, 0xed, 0xc5, 0xcc, 0xe4, 0xc4, 0xec, 0xd1, 0xf1, 0xdd, 0xfd, 0xd4, 0xf4, 0xdc, 0xfc
    .balign 256
.Ltable_byte_1:
    .byte 0x67, 0x4e, 0x68, 0x40, 0x49, 0x61, 0x41, 0x69, 0x57, 0x77, 0x58, 0x78, 0x51, 0x71, 0x59, 0x79
    .byte 0x37, 0x8e, 0x38, 0x83, 0x8b, 0x31, 0x82, 0x39, 0x97, 0x27, 0x9a, 0x28, 0x92, 0x21, 0x9b, 0x29
    .byte 0xe7, 0xce, 0xea, 0xc3, 0xcb, 0xe2, 0xc2, 0xeb, 0xd7, 0xf7, 0xda, 0xfa, 0xd2, 0xf2, 0xdb, 0xfb
    .byte 0xa7, 0x1e, 0xaa, 0x10, 0x19, 0xa2, 0x11, 0xab, 0x07, 0xb7, 0x08, 0xba, 0x01, 0xb2, 0x09, 0xbb
    .byte 0x30, 0x8a, 0x3e, 0x87, 0x8f, 0x36, 0x86, 0x3f, 0x93, 0x20, 0x9e, 0x2e, 0x96, 0x26, 0x9f, 0x2f
    .byte 0x60, 0x48, 0x6e, 0x47, 0x4f, 0x66, 0x46, 0x6f, 0x50, 0x70, 0x5e, 0x7e, 0x56, 0x76, 0x5f, 0x7f
    .byte 0xa3, 0x18, 0xae, 0x17, 0x1f, 0xa6, 0x16, 0xaf, 0x00, 0xb3, 0x0e, 0xbe, 0x06, 0xb6, 0x0f, 0xbf
    .byte 0xe3, 0xca, 0xee, 0xc7, 0xcf, 0xe6, 0xc6, 0xef, 0xd3, 0xf3, 0xde, 0xfe, 0xd6, 0xf6, 0xdf, 0xff
    .byte 0x34, 0x8c, 0x3a, 0x80, 0x89, 0x32, 0x81, 0x3b, 0x94, 0x24, 0x98, 0x2a, 0x91, 0x22, 0x99, 0x2b
    .byte 0x64, 0x4c, 0x6a, 0x43, 0x4b, 0x62, 0x42, 0x6b, 0x54, 0x74, 0x5a, 0x7a, 0x52, 0x72, 0x5b, 0x7b
    .byte 0xa4, 0x1c, 0xa8, 0x13, 0x1b, 0xa1, 0x12, 0xa9, 0x04, 0xb4, 0x0a, 0xb8, 0x02, 0xb1, 0x0b, 0xb9
    .byte 0xe4, 0xcc, 0xe8, 0xc0, 0xc9, 0xe1, 0xc1, 0xe9, 0xd4, 0xf4, 0xd8, 0xf8, 0xd1, 0xf1, 0xd9, 0xf9
    .byte 0x33, 0x88, 0x3c, 0x84, 0x8d, 0x35, 0x85, 0x3d, 0x90, 0x23, 0x9c, 0x2c, 0x95, 0x25, 0x9d, 0x2d
    .byte 0x63, 0x4a, 0x6c, 0x44, 0x4d, 0x65, 0x45, 0x6d, 0x53, 0x73, 0x5c, 0x7c, 0x55, 0x75, 0x5d, 0x7d
    .byte 0xa0, 0x1a, 0xac, 0x14, 0x1d, 0xa5, 0x15, 0xad, 0x03, 0xb0, 0x0c, 0xbc, 0x05, 0xb5, 0x0d, 0xbd
    .byte 0xe0, 0xc8, 0xec, 0xc4, 0xcd, 0xe5, 0xc5, 0xed, 0xd0, 0xf0, 0xdc, 0xfc, 0xd5, 0xf5, 0xdd, 0xfd
    .balign 256
.Ltable_byte_2:
    .byte 0x62, 0x4b, 0x6d, 0x45, 0x4c, 0x64, 0x44, 0x6c, 0x52, 0x72, 0x5d, 0x7d, 0x54, 0x74, 0x5c, 0x7c
    .byte 0x32, 0x8b, 0x3d, 0x86, 0x8e, 0x34, 0x87, 0x3c, 0x92, 0x22, 0x9f, 0x2d, 0x97, 0x24, 0x9e, 0x2c
    .byte 0xe2, 0xcb, 0xef, 0xc6, 0xce, 0xe7, 0xc7, 0xee, 0xd2, 0xf2, 0xdf, 0xff, 0xd7, 0xf7, 0xde, 0xfe
    .byte 0xa2, 0x1b, 0xaf, 0x15, 0x1c, 0xa7, 0x14, 0xae, 0x02, 0xb2, 0x0d, 0xbf, 0x04, 0xb7, 0x0c, 0xbe
    .byte 0x35, 0x8f, 0x3b, 0x82, 0x8a, 0x33, 0x83, 0x3a, 0x96, 0x25, 0x9b, 0x2b, 0x93, 0x23, 0x9a, 0x2a
    .byte 0x65, 0x4d, 0x6b, 0x42, 0x4a, 0x63, 0x43, 0x6a, 0x55, 0x75, 0x5b, 0x7b, 0x53, 0x73, 0x5a, 0x7a
    .byte 0xa6, 0x1d, 0xab, 0x12, 0x1a, 0xa3, 0x13, 0xaa, 0x05, 0xb6, 0x0b, 0xbb, 0x03, 0xb3, 0x0a, 0xba
    .byte 0xe6, 0xcf, 0xeb, 0xc2, 0xca, 0xe3, 0xc3, 0xea, 0xd6, 0xf6, 0xdb, 0xfb, 0xd3, 0xf3, 0xda, 0xfa
    .byte 0x31, 0x89, 0x3f, 0x85, 0x8c, 0x37, 0x84, 0x3e, 0x91, 0x21, 0x9d, 0x2f, 0x94, 0x27, 0x9c, 0x2e
    .byte 0x61, 0x49, 0x6f, 0x46, 0x4e, 0x67, 0x47, 0x6e, 0x51, 0x71, 0x5f, 0x7f, 0x57, 0x77, 0x5e, 0x7e
    .byte 0xa1, 0x19, 0xad, 0x16, 0x1e, 0xa4, 0x17, 0xac, 0x01, 0xb1, 0x0f, 0xbd, 0x07, 0xb4, 0x0e, 0xbc
    .byte 0xe1, 0xc9, 0xed, 0xc5, 0xcc, 0xe4, 0xc4, 0xec, 0xd1, 0xf1, 0xdd, 0xfd, 0xd4, 0xf4, 0xdc, 0xfc
    .byte 0x36, 0x8d, 0x39, 0x81, 0x88, 0x30, 0x80, 0x38, 0x95, 0x26, 0x99, 0x29, 0x90, 0x20, 0x98, 0x28
    .byte 0x66, 0x4f, 0x69, 0x41, 0x48, 0x60, 0x40, 0x68, 0x56, 0x76, 0x59, 0x79, 0x50, 0x70, 0x58, 0x78
    .byte 0xa5, 0x1f, 0xa9, 0x11, 0x18, 0xa0, 0x10, 0xa8, 0x06, 0xb5, 0x09, 0xb9, 0x00, 0xb0, 0x08, 0xb8
    .byte 0xe5, 0xcd, 0xe9, 0xc1, 0xc8, 0xe0, 0xc0, 0xe8, 0xd5, 0xf5, 0xd9, 0xf9, 0xd0, 0xf0, 0xd8, 0xf8
    .balign 256
.Ltable_byte_3:
    .byte 0x6a, 0x43, 0x65, 0x4d, 0x44, 0x6c, 0x4c, 0x64, 0x5a, 0x7a, 0x55, 0x75, 0x5c, 0x7c, 0x54, 0x74
    .byte 0x3a, 0x83, 0x35, 0x8e, 0x86, 0x3c, 0x8f, 0x34, 0x9a, 0x2a, 0x97, 0x25, 0x9f, 0x2c, 0x96, 0x24
    .byte 0xea, 0xc3, 0xe7, 0xce, 0xc6, 0xef, 0xcf, 0xe6, 0xda, 0xfa, 0xd7, 0xf7, 0xdf, 0xff, 0xd6, 0xf6
    .byte 0xaa, 0x13, 0xa7, 0x1d, 0x14, 0xaf, 0x1c, 0xa6, 0x0a, 0xba, 0x05, 0xb7, 0x0c, 0xbf, 0x04, 0xb6
    .byte 0x3d, 0x87, 0x33, 0x8a, 0x82, 0x3b, 0x8b, 0x32, 0x9e, 0x2d, 0x93, 0x23, 0x9b, 0x2b, 0x92, 0x22
    .byte 0x6d, 0x45, 0x63, 0x4a, 0x42, 0x6b, 0x4b, 0x62, 0x5d, 0x7d, 0x53, 0x73, 0x5b, 0x7b, 0x52, 0x72
    .byte 0xae, 0x15, 0xa3, 0x1a, 0x12, 0xab, 0x1b, 0xa2, 0x0d, 0xbe, 0x03, 0xb3, 0x0b, 0xbb, 0x02, 0xb2
    .byte 0xee, 0xc7, 0xe3, 0xca, 0xc2, 0xeb, 0xcb, 0xe2, 0xde, 0xfe, 0xd3, 0xf3, 0xdb, 0xfb, 0xd2, 0xf2
    .byte 0x39, 0x81, 0x37, 0x8d, 0x84, 0x3f, 0x8c, 0x36, 0x99, 0x29, 0x95, 0x27, 0x9c, 0x2f, 0x94, 0x26
    .byte 0x69, 0x41, 0x67, 0x4e, 0x46, 0x6f, 0x4f, 0x66, 0x59, 0x79, 0x57, 0x77, 0x5f, 0x7f, 0x56, 0x76
    .byte 0xa9, 0x11, 0xa5, 0x1e, 0x16, 0xac, 0x1f, 0xa4, 0x09, 0xb9, 0x07, 0xb5, 0x0f, 0xbc, 0x06, 0xb4
    .byte 0xe9, 0xc1, 0xe5, 0xcd, 0xc4, 0xec, 0xcc, 0xe4, 0xd9, 0xf9, 0xd5, 0xf5, 0xdc, 0xfc, 0xd4, 0xf4
    .byte 0x3e, 0x85, 0x31, 0x89, 0x80, 0x38, 0x88, 0x30, 0x9d, 0x2e, 0x91, 0x21, 0x98, 0x28, 0x90, 0x20
    .byte 0x6e, 0x47, 0x61, 0x49, 0x40, 0x68, 0x48, 0x60, 0x5e, 0x7e, 0x51, 0x71, 0x58, 0x78, 0x50, 0x70
    .byte 0xad, 0x17, 0xa1, 0x19, 0x10, 0xa8, 0x18, 0xa0, 0x0e, 0xbd, 0x01, 0xb1, 0x08, 0xb8, 0x00, 0xb0
    .byte 0xed, 0xc5, 0xe1, 0xc9, 0xc0, 0xe8, 0xc8, 0xe0, 0xdd, 0xfd, 0xd1, 0xf1, 0xd8, 0xf8, 0xd0, 0xf0
    .balign 256
.Ltable_byte_4:
    .byte 0x64, 0x4d, 0x6b, 0x43, 0x4a, 0x62, 0x42, 0x6a, 0x54, 0x74, 0x5b, 0x7b, 0x52, 0x72, 0x5a, 0x7a
    .byte 0x34, 0x8d, 0x3b, 0x80, 0x88, 0x32, 0x81, 0x3a, 0x94, 0x24, 0x99, 0x2b, 0x91, 0x22, 0x98, 0x2a
    .byte 0xe4, 0xcd, 0xe9, 0xc0, 0xc8, 0xe1, 0xc1, 0xe8, 0xd4, 0xf4, 0xd9, 0xf9, 0xd1, 0xf1, 0xd8, 0xf8
    .byte 0xa4, 0x1d, 0xa9, 0x13, 0x1a, 0xa1, 0x12, 0xa8, 0x04, 0xb4, 0x0b, 0xb9, 0x02, 0xb1, 0x0a, 0xb8
    .byte 0x33, 0x89, 0x3d, 0x84, 0x8c, 0x35, 0x85, 0x3c, 0x90, 0x23, 0x9d, 0x2d, 0x95, 0x25, 0x9c, 0x2c
    .byte 0x63, 0x4b, 0x6d, 0x44, 0x4c, 0x65, 0x45, 0x6c, 0x53, 0x73, 0x5d, 0x7d, 0x55, 0x75, 0x5c, 0x7c
    .byte 0xa0, 0x1b, 0xad, 0x14, 0x1c, 0xa5, 0x15, 0xac, 0x03, 0xb0, 0x0d, 0xbd, 0x05, 0xb5, 0x0c, 0xbc
    .byte 0xe0, 0xc9, 0xed, 0xc4, 0xcc, 0xe5, 0xc5, 0xec, 0xd0, 0xf0, 0xdd, 0xfd, 0xd5, 0xf5, 0xdc, 0xfc
    .byte 0x37, 0x8f, 0x39, 0x83, 0x8a, 0x31, 0x82, 0x38, 0x97, 0x27, 0x9b, 0x29, 0x92, 0x21, 0x9a, 0x28
    .byte 0x67, 0x4f, 0x69, 0x40, 0x48, 0x61, 0x41, 0x68, 0x57, 0x77, 0x59, 0x79, 0x51, 0x71, 0x58, 0x78
    .byte 0xa7, 0x1f, 0xab, 0x10, 0x18, 0xa2, 0x11, 0xaa, 0x07, 0xb7, 0x09, 0xbb, 0x01, 0xb2, 0x08, 0xba
    .byte 0xe7, 0xcf, 0xeb, 0xc3, 0xca, 0xe2, 0xc2, 0xea, 0xd7, 0xf7, 0xdb, 0xfb, 0xd2, 0xf2, 0xda, 0xfa
    .byte 0x30, 0x8b, 0x3f, 0x87, 0x8e, 0x36, 0x86, 0x3e, 0x93, 0x20, 0x9f, 0x2f, 0x96, 0x26, 0x9e, 0x2e
    .byte 0x60, 0x49, 0x6f, 0x47, 0x4e, 0x66, 0x46, 0x6e, 0x50, 0x70, 0x5f, 0x7f, 0x56, 0x76, 0x5e, 0x7e
    .byte 0xa3, 0x19, 0xaf, 0x17, 0x1e, 0xa6, 0x16, 0xae, 0x00, 0xb3, 0x0f, 0xbf, 0x06, 0xb6, 0x0e, 0xbe
    .byte 0xe3, 0xcb, 0xef, 0xc7, 0xce, 0xe6, 0xc6, 0xee, 0xd3, 0xf3, 0xdf, 0xff, 0xd6, 0xf6, 0xde, 0xfe
