; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile skinny --set skinny128_128 --target avr --lanes 1
; passes:    unroll() invert() constants(enabled=true) counter() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() index_in_place() walk()
; dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 160, ctx 172, align 1, group 16, stack 49, code 5620, flash 6644, ram 381
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 1024, ram 0: table_S8, table_byte_0, table_S8_inverse, table_byte_1
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by SAT sweep, bit graph; object sha256:107d103dc18793365dcff07d7ca4a70830b97428c5f1837474352dd6c6e21e79

    .text

    .global lwcc_skinny128_128_key_setup_avr
    .type lwcc_skinny128_128_key_setup_avr, @function
lwcc_skinny128_128_key_setup_avr:
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
    ldi r16, 1
    st Z+, r16
    ldi r17, 0
    st Z+, r17
    ld r0, X+
    st Z+, r0
    ld r2, X+
    st Z+, r2
    ld r3, X+
    st Z+, r3
    ld r4, X+
    st Z+, r4
    ld r5, X+
    st Z+, r5
    ld r6, X+
    st Z+, r6
    ld r7, X+
    st Z+, r7
    ld r8, X+
    st Z+, r8
    ldi r18, 3
    st Z+, r18
    st Z+, r17
    adiw r26, 1
    ld r9, X+
    st Z+, r9
    adiw r26, 5
    ld r10, X
    st Z+, r10
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r11, X+
    st Z+, r11
    adiw r26, 4
    ld r12, X
    st Z+, r12
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r13, X+
    st Z+, r13
    adiw r26, 3
    ld r14, X
    st Z+, r14
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r15, X
    st Z+, r15
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r19, X
    st Z+, r19
    ldi r20, 7
    st Z+, r20
    st Z+, r17
    ldi r21, 15
    st Z+, r21
    st Z+, r17
    st Z+, r21
    st Z+, r16
    ldi r22, 14
    st Z+, r22
    st Z+, r18
    ldi r23, 13
    st Z+, r23
    st Z+, r18
    ldi r24, 11
    st Z+, r24
    st Z+, r18
    st Z+, r20
    st Z+, r18
    st Z+, r6
    st Z+, r7
    st Z+, r4
    st Z+, r3
    st Z+, r8
    st Z+, r0
    st Z+, r2
    st Z+, r5
    st Z+, r21
    ldi r21, 2
    st Z+, r21
    st Z+, r14
    st Z+, r15
    st Z+, r12
    st Z+, r11
    st Z+, r19
    st Z+, r9
    st Z+, r10
    st Z+, r13
    st Z+, r22
    st Z+, r16
    ldi r25, 12
    st Z+, r25
    st Z+, r18
    ldi r25, 9
    st Z+, r25
    st Z+, r18
    st Z+, r18
    st Z+, r18
    st Z+, r20
    st Z+, r21
    st Z+, r22
    st Z+, r17
    st Z+, r23
    st Z+, r16
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 10
    st Z+, r25
    st Z+, r18
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r19
    ldi r25, 5
    st Z+, r25
    st Z+, r18
    st Z+, r24
    st Z+, r21
    ldi r23, 6
    st Z+, r23
    st Z+, r16
    ldi r23, 12
    st Z+, r23
    st Z+, r21
    ldi r23, 8
    st Z+, r23
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r16
    st Z+, r21
    st Z+, r6
    st Z+, r7
    st Z+, r4
    st Z+, r3
    st Z+, r8
    st Z+, r0
    st Z+, r2
    st Z+, r5
    st Z+, r21
    st Z+, r17
    st Z+, r14
    st Z+, r15
    st Z+, r12
    st Z+, r11
    st Z+, r19
    st Z+, r9
    st Z+, r10
    st Z+, r13
    st Z+, r25
    st Z+, r17
    st Z+, r24
    st Z+, r17
    st Z+, r20
    st Z+, r16
    st Z+, r22
    st Z+, r21
    ldi r20, 12
    st Z+, r20
    st Z+, r16
    st Z+, r23
    st Z+, r18
    st Z+, r16
    st Z+, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    st Z+, r18
    st Z+, r21
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r19
    ldi r19, 6
    st Z+, r19
    st Z+, r17
    ldi r20, 13
    st Z+, r20
    st Z+, r17
    st Z+, r24
    st Z+, r16
    st Z+, r19
    st Z+, r18
    st Z+, r20
    st Z+, r21
    ldi r17, 10
    st Z+, r17
    std Z+0, r16
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
    .size lwcc_skinny128_128_key_setup_avr, .-lwcc_skinny128_128_key_setup_avr

    .global lwcc_skinny128_128_ecb_encrypt_avr
    .type lwcc_skinny128_128_ecb_encrypt_avr, @function
lwcc_skinny128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_skinny128_128_ecb_encrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_128_ecb_encrypt_avr_group:
    ld r5, X+
    ld r21, X+
    ld r20, X+
    ld r2, X+
    ld r19, X+
    ld r18, X+
    ld r17, X+
    ld r15, X+
    ld r14, X+
    ld r13, X+
    ld r12, X+
    ld r11, X+
    ld r10, X+
    ld r9, X+
    ld r8, X+
    ld r4, X+
    ldi r16, 5
.Llwcc_skinny128_128_ecb_encrypt_avr_round:
    ; round 1 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r3, Z
    mov r30, r15
    lpm r6, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r4
    lpm r4, Z
    ldd r7, Y+0
    eor r5, r7
    ldd r7, Y+1
    eor r19, r7
    ldd r15, Y+2
    eor r5, r15
    ldd r0, Y+3
    eor r21, r0
    ldd r7, Y+4
    eor r20, r7
    ldd r17, Y+5
    eor r2, r17
    ldd r17, Y+6
    eor r19, r17
    ldd r17, Y+7
    eor r18, r17
    ldd r17, Y+8
    eor r3, r17
    ldd r17, Y+9
    eor r6, r17
    mov r17, r5
    eor r17, r12
    eor r9, r17
    eor r6, r12
    mov r12, r21
    eor r12, r11
    eor r19, r11
    mov r11, r2
    eor r11, r13
    eor r3, r13
    ; round 2 (skinny.dsl:60)
    mov r30, r9
    lpm r13, Z
    ; round 1 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r14
    lpm r14, Z
    mov r9, r20
    eor r9, r14
    eor r18, r14
    ; round 2 (skinny.dsl:61)
    ldd r14, Y+10
    eor r13, r14
    mov r30, r6
    lpm r6, Z
    ldd r14, Y+12
    eor r13, r14
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r17
    lpm r14, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r8
    ; round 2 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r9
    lpm r9, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r11, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r10
    ; round 2 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    ldd r17, Y+11
    eor r5, r17
    ldd r17, Y+13
    eor r8, r17
    ldd r17, Y+14
    eor r4, r17
    ldd r17, Y+15
    eor r10, r17
    ldd r17, Y+16
    eor r5, r17
    ldd r17, Y+17
    eor r21, r17
    ldd r17, Y+18
    eor r20, r17
    ldd r17, Y+19
    eor r2, r17
    mov r17, r13
    eor r17, r18
    eor r2, r18
    mov r18, r8
    eor r18, r3
    eor r5, r3
    mov r3, r4
    eor r3, r6
    eor r21, r6
    mov r6, r10
    eor r6, r19
    eor r20, r19
    ; round 3 (skinny.dsl:60)
    mov r30, r13
    lpm r19, Z
    mov r30, r17
    lpm r13, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r12
    ; round 3 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r18
    lpm r18, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r9
    ; round 3 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r11
    ; round 3 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r6
    lpm r6, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r14
    ; round 3 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r20
    lpm r20, Z
    ldd r14, Y+20
    eor r12, r14
    ldd r14, Y+21
    eor r19, r14
    eor r12, r0
    ldd r14, Y+9
    eor r9, r14
    eor r11, r15
    ldd r14, Y+7
    eor r17, r14
    eor r19, r7
    ldd r7, Y+8
    eor r8, r7
    ldd r7, Y+6
    eor r4, r7
    ldd r14, Y+5
    eor r10, r14
    mov r7, r12
    eor r7, r21
    eor r18, r7
    eor r10, r21
    mov r21, r9
    eor r21, r20
    eor r19, r20
    mov r20, r17
    eor r20, r5
    eor r5, r4
    ; round 4 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    ; round 3 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r2, Z
    mov r4, r11
    eor r4, r2
    eor r8, r2
    ; round 4 (skinny.dsl:61)
    ldd r2, Y+22
    eor r18, r2
    mov r30, r10
    lpm r2, Z
    ldd r10, Y+13
    eor r18, r10
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    mov r30, r7
    lpm r10, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r21
    lpm r21, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r3
    ; round 4 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r4, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r6
    ; round 4 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r17
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r13
    ; round 4 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r5
    lpm r5, Z
    ldd r17, Y+23
    eor r12, r17
    ldd r17, Y+19
    eor r3, r17
    ldd r17, Y+12
    eor r6, r17
    ldd r17, Y+17
    eor r13, r17
    ldd r17, Y+14
    eor r12, r17
    ldd r17, Y+18
    eor r9, r17
    ldd r17, Y+16
    eor r11, r17
    ldd r17, Y+15
    eor r7, r17
    mov r17, r18
    eor r17, r8
    eor r7, r8
    mov r8, r3
    eor r8, r5
    eor r12, r5
    mov r5, r6
    eor r5, r2
    eor r9, r2
    mov r2, r13
    eor r2, r19
    eor r11, r19
    ; round 5 (skinny.dsl:60)
    mov r30, r18
    lpm r19, Z
    mov r30, r17
    lpm r18, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r21
    ; round 5 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r4
    ; round 5 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r5
    lpm r5, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r20
    ; round 5 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r2
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r10
    ; round 5 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r11
    lpm r11, Z
    ldd r17, Y+24
    eor r21, r17
    ldd r17, Y+25
    eor r19, r17
    ldd r17, Y+9
    eor r21, r17
    eor r4, r14
    eor r20, r0
    ldd r17, Y+8
    eor r10, r17
    eor r19, r15
    ldd r15, Y+6
    eor r3, r15
    ldd r15, Y+4
    eor r6, r15
    ldd r17, Y+7
    eor r13, r17
    mov r17, r21
    eor r17, r9
    eor r8, r17
    eor r13, r9
    mov r9, r4
    eor r9, r11
    eor r19, r11
    mov r11, r10
    eor r11, r12
    eor r6, r12
    ; round 6 (skinny.dsl:60)
    mov r30, r8
    lpm r12, Z
    ; round 5 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r7
    lpm r7, Z
    mov r8, r20
    eor r8, r7
    eor r3, r7
    ; round 6 (skinny.dsl:61)
    ldd r7, Y+26
    eor r12, r7
    mov r30, r13
    lpm r7, Z
    ldd r13, Y+19
    eor r12, r13
    ldi r31, hi8(.Ltable_S8)
    mov r30, r21
    lpm r21, Z
    mov r30, r17
    lpm r13, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r9
    lpm r9, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r5
    ; round 6 (skinny.dsl:60)
    lpm r5, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r8
    lpm r8, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r11
    lpm r11, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r18
    ; round 6 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r6
    lpm r6, Z
    ldd r17, Y+27
    eor r21, r17
    ldd r17, Y+15
    eor r5, r17
    ldd r17, Y+13
    eor r2, r17
    ldd r17, Y+18
    eor r18, r17
    ldd r17, Y+12
    eor r21, r17
    ldd r17, Y+16
    eor r4, r17
    ldd r17, Y+14
    eor r20, r17
    ldd r17, Y+17
    eor r10, r17
    mov r17, r12
    eor r17, r3
    eor r10, r3
    mov r3, r5
    eor r3, r6
    eor r21, r6
    mov r6, r2
    eor r6, r7
    eor r7, r4
    mov r4, r18
    eor r4, r19
    eor r20, r19
    ; round 7 (skinny.dsl:60)
    mov r30, r12
    lpm r19, Z
    mov r30, r17
    lpm r12, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r9
    ; round 7 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r3
    lpm r3, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r8
    ; round 7 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r6, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r11
    ; round 7 (skinny.dsl:60)
    lpm r11, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r4
    lpm r4, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r13
    ; round 7 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r20
    lpm r20, Z
    ldd r17, Y+28
    eor r9, r17
    ldd r17, Y+29
    eor r19, r17
    eor r9, r14
    ldd r14, Y+7
    eor r8, r14
    ldd r14, Y+9
    eor r11, r14
    ldd r14, Y+6
    eor r13, r14
    eor r19, r0
    eor r5, r15
    ldd r0, Y+2
    eor r2, r0
    ldd r0, Y+8
    eor r18, r0
    mov r0, r9
    eor r0, r7
    eor r3, r0
    eor r18, r7
    mov r7, r8
    eor r7, r20
    eor r6, r7
    eor r19, r20
    mov r20, r13
    eor r20, r21
    eor r2, r21
    ; round 8 (skinny.dsl:60)
    mov r30, r3
    lpm r14, Z
    ; round 7 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r3, Z
    mov r10, r11
    eor r10, r3
    eor r5, r3
    ; round 8 (skinny.dsl:61)
    ldd r3, Y+30
    eor r14, r3
    mov r30, r18
    lpm r18, Z
    ldd r3, Y+15
    eor r14, r3
    ldi r31, hi8(.Ltable_S8)
    mov r30, r9
    lpm r3, Z
    mov r30, r0
    lpm r9, Z
    mov r30, r8
    lpm r0, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r10
    lpm r15, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r4
    ; round 8 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r12
    ; round 8 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r2
    lpm r8, Z
    mov r30, r6
    lpm r2, Z
    ldd r4, Y+31
    eor r3, r4
    ldd r4, Y+17
    eor r2, r4
    ldd r4, Y+19
    eor r17, r4
    ldd r4, Y+16
    eor r12, r4
    ldd r4, Y+13
    eor r3, r4
    ldd r4, Y+14
    eor r0, r4
    ldd r4, Y+12
    eor r11, r4
    ldd r4, Y+18
    eor r13, r4
    mov r4, r14
    eor r4, r5
    eor r7, r4
    eor r13, r5
    mov r5, r2
    eor r5, r8
    eor r15, r5
    eor r3, r8
    mov r8, r17
    eor r8, r18
    eor r20, r8
    eor r0, r18
    mov r18, r12
    eor r18, r19
    eor r9, r18
    eor r11, r19
    mov r19, r14
    mov r21, r15
    mov r10, r4
    mov r6, r5
    mov r5, r7
    mov r14, r13
    mov r13, r3
    mov r4, r18
    mov r18, r2
    mov r15, r12
    mov r12, r0
    mov r2, r9
    mov r9, r6
    adiw r28, 32
    dec r16
    breq .Llwcc_skinny128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_128_ecb_encrypt_avr_round
.Llwcc_skinny128_128_ecb_encrypt_avr_rounds_done:
    subi r28, 160
    sbci r29, 0
    movw r30, r22
    std Z+0, r5
    std Z+1, r21
    std Z+2, r20
    std Z+3, r2
    std Z+4, r19
    std Z+5, r18
    std Z+6, r17
    std Z+7, r15
    std Z+8, r14
    std Z+9, r13
    std Z+10, r12
    std Z+11, r11
    std Z+12, r10
    std Z+13, r9
    std Z+14, r8
    std Z+15, r4
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_skinny128_128_ecb_encrypt_avr_group
.Llwcc_skinny128_128_ecb_encrypt_avr_end:
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
    .size lwcc_skinny128_128_ecb_encrypt_avr, .-lwcc_skinny128_128_ecb_encrypt_avr

    .global lwcc_skinny128_128_ecb_decrypt_avr
    .type lwcc_skinny128_128_ecb_decrypt_avr, @function
lwcc_skinny128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_skinny128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_skinny128_128_ecb_decrypt_avr_begin:
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_skinny128_128_ecb_decrypt_avr_group:
    ld r7, X+
    ld r11, X+
    ld r14, X+
    ld r19, X+
    ld r10, X+
    ld r13, X+
    ld r18, X+
    ld r5, X+
    ld r8, X+
    ld r2, X+
    ld r15, X+
    ld r20, X+
    ld r9, X+
    ld r12, X+
    ld r17, X+
    ld r21, X+
    subi r28, 128
    sbci r29, 255
    ldi r16, 5
.Llwcc_skinny128_128_ecb_decrypt_avr_round:
    ; round 40 (skinny.dsl:66)
    mov r4, r5
    eor r4, r21
    eor r20, r4
    eor r19, r21
    mov r21, r18
    eor r21, r17
    eor r15, r21
    eor r14, r17
    mov r17, r13
    eor r17, r12
    eor r2, r17
    eor r11, r12
    mov r12, r10
    eor r12, r9
    eor r8, r12
    eor r9, r7
    ldd r0, Y+13
    eor r2, r0
    ldd r7, Y+16
    eor r5, r7
    ldd r6, Y+17
    eor r13, r6
    ldd r0, Y+15
    eor r10, r0
    ldi r31, hi8(.Ltable_S8_inverse)
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r4
    lpm r4, Z
    ldd r30, Y+18
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+12
    eor r30, r20
    lpm r20, Z
    ldd r30, Y+14
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+31
    eor r30, r2
    lpm r2, Z
    mov r30, r5
    lpm r5, Z
    ldd r30, Y+19
    eor r30, r18
    lpm r18, Z
    mov r30, r13
    lpm r13, Z
    ldd r30, Y+30
    eor r30, r10
    lpm r10, Z
    ; round 39 (skinny.dsl:66)
    mov r0, r8
    eor r0, r14
    eor r17, r0
    eor r5, r14
    mov r14, r20
    eor r14, r11
    eor r12, r14
    eor r18, r11
    mov r11, r15
    eor r11, r9
    eor r4, r11
    eor r13, r9
    mov r9, r2
    eor r9, r19
    eor r10, r19
    ldd r19, Y+3
    eor r4, r19
    ldd r19, Y+5
    eor r2, r19
    ldd r19, Y+29
    eor r19, r4
    mov r30, r18
    lpm r18, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r9
    lpm r4, Z
    mov r30, r0
    lpm r0, Z
    ldd r30, Y+2
    eor r30, r17
    lpm r17, Z
    ldd r30, Y+4
    eor r30, r12
    lpm r12, Z
    mov r30, r19
    lpm r19, Z
    ldd r30, Y+6
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+9
    eor r30, r20
    lpm r20, Z
    ldd r30, Y+7
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+28
    eor r30, r2
    lpm r2, Z
    ; round 38 (skinny.dsl:66)
    eor r8, r18
    mov r3, r17
    eor r3, r13
    eor r4, r3
    eor r20, r13
    mov r13, r12
    eor r13, r10
    eor r0, r13
    eor r15, r10
    mov r10, r19
    eor r10, r5
    eor r2, r5
    ; round 40 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r5, Z
    ; round 39 (skinny.dsl:66)
    eor r9, r5
    mov r30, r14
    lpm r5, Z
    ; round 38 (skinny.dsl:66)
    eor r5, r10
    eor r5, r6
    eor r4, r7
    ldd r21, Y+12
    eor r0, r21
    ldd r14, Y+19
    eor r19, r14
    ldd r14, Y+27
    eor r14, r0
    mov r30, r3
    lpm r3, Z
    ; round 39 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8_inverse)
    ldd r30, Y+8
    eor r30, r9
    lpm r9, Z
    ; round 38 (skinny.dsl:66)
    eor r18, r9
    eor r11, r18
    ldd r0, Y+14
    eor r11, r0
    ldd r21, Y+18
    eor r9, r21
    mov r30, r20
    lpm r20, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r11
    lpm r11, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    ldd r30, Y+13
    eor r30, r17
    lpm r17, Z
    ldd r30, Y+15
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+26
    eor r30, r19
    lpm r19, Z
    ; round 37 (skinny.dsl:66)
    mov r6, r5
    eor r6, r20
    eor r13, r6
    eor r9, r20
    mov r20, r11
    eor r20, r15
    eor r10, r20
    eor r17, r15
    mov r15, r4
    eor r15, r2
    eor r18, r15
    eor r12, r2
    mov r2, r14
    eor r2, r8
    eor r3, r2
    eor r19, r8
    ldd r8, Y+2
    eor r18, r8
    ldd r8, Y+5
    eor r8, r4
    ldd r4, Y+9
    eor r14, r4
    mov r30, r17
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r6
    lpm r4, Z
    ldd r30, Y+7
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+4
    eor r30, r13
    lpm r13, Z
    ldd r30, Y+6
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+25
    eor r30, r18
    lpm r18, Z
    ldd r30, Y+8
    eor r30, r5
    lpm r5, Z
    ldd r30, Y+3
    eor r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+24
    eor r30, r14
    lpm r14, Z
    ; round 36 (skinny.dsl:66)
    mov r6, r3
    eor r6, r17
    eor r15, r6
    eor r5, r17
    mov r17, r13
    eor r17, r12
    eor r2, r17
    eor r11, r12
    mov r12, r10
    eor r12, r19
    eor r4, r12
    eor r8, r19
    mov r19, r18
    eor r19, r9
    eor r14, r9
    eor r15, r7
    eor r2, r21
    eor r4, r0
    ldd r0, Y+19
    eor r10, r0
    ldd r7, Y+13
    eor r18, r7
    mov r30, r11
    lpm r11, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r19
    lpm r7, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r2, Z
    ldd r30, Y+23
    eor r30, r4
    lpm r4, Z
    ldd r30, Y+17
    eor r30, r3
    lpm r3, Z
    ldd r30, Y+12
    eor r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    ldd r30, Y+22
    eor r30, r18
    lpm r18, Z
    ; round 35 (skinny.dsl:66)
    eor r3, r11
    mov r9, r15
    eor r9, r8
    eor r7, r9
    eor r13, r8
    mov r8, r2
    eor r8, r14
    eor r6, r8
    eor r10, r14
    mov r14, r4
    eor r14, r5
    eor r18, r5
    ; round 37 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r5, Z
    ; round 36 (skinny.dsl:66)
    eor r19, r5
    ldd r5, Y+15
    eor r19, r5
    mov r30, r17
    lpm r20, Z
    ; round 35 (skinny.dsl:66)
    eor r20, r14
    ldd r17, Y+8
    eor r17, r7
    ldd r7, Y+4
    eor r6, r7
    ldd r7, Y+3
    eor r4, r7
    mov r30, r9
    lpm r9, Z
    ; round 36 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8_inverse)
    mov r30, r19
    lpm r19, Z
    ; round 35 (skinny.dsl:66)
    eor r11, r19
    eor r12, r11
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r11
    lpm r11, Z
    ldd r30, Y+5
    eor r30, r20
    lpm r20, Z
    ldd r30, Y+6
    eor r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    ldd r30, Y+21
    eor r30, r6
    lpm r6, Z
    ldd r30, Y+7
    eor r30, r19
    lpm r19, Z
    ldd r30, Y+2
    eor r30, r15
    lpm r15, Z
    ldd r30, Y+9
    eor r30, r2
    lpm r2, Z
    ldd r30, Y+20
    eor r30, r4
    lpm r4, Z
    ; round 34 (skinny.dsl:66)
    mov r7, r20
    eor r7, r13
    eor r8, r7
    eor r19, r13
    mov r13, r12
    eor r13, r10
    eor r14, r13
    eor r15, r10
    mov r10, r17
    eor r10, r18
    eor r11, r10
    eor r2, r18
    mov r18, r6
    eor r18, r3
    eor r9, r18
    eor r4, r3
    eor r9, r0
    eor r8, r21
    ldd r21, Y+16
    eor r11, r21
    eor r20, r5
    ldd r5, Y+12
    eor r5, r6
    mov r30, r15
    lpm r21, Z
    mov r30, r2
    lpm r15, Z
    mov r30, r4
    lpm r2, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r8
    lpm r8, Z
    ldd r30, Y+17
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+11
    eor r30, r11
    lpm r11, Z
    mov r30, r20
    lpm r20, Z
    ldd r30, Y+14
    eor r30, r12
    lpm r12, Z
    ldd r30, Y+13
    eor r30, r17
    lpm r17, Z
    ldd r30, Y+10
    eor r30, r5
    lpm r5, Z
    ; round 33 (skinny.dsl:66)
    mov r4, r9
    eor r4, r21
    eor r10, r4
    eor r20, r21
    mov r21, r8
    eor r21, r15
    eor r18, r21
    eor r12, r15
    mov r15, r14
    eor r15, r2
    eor r7, r15
    eor r17, r2
    mov r2, r11
    eor r2, r19
    eor r5, r19
    ldd r19, Y+6
    eor r19, r7
    ldd r7, Y+2
    eor r11, r7
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r2
    lpm r7, Z
    mov r30, r4
    lpm r4, Z
    ldd r30, Y+8
    eor r30, r10
    lpm r10, Z
    ldd r30, Y+7
    eor r30, r18
    lpm r18, Z
    ldd r30, Y+1
    eor r30, r19
    lpm r19, Z
    ldd r30, Y+5
    eor r30, r9
    lpm r9, Z
    ldd r30, Y+4
    eor r30, r8
    lpm r8, Z
    ldd r30, Y+3
    eor r30, r14
    lpm r14, Z
    ldd r30, Y+0
    eor r30, r11
    lpm r11, Z
    ; round 34 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r13
    lpm r13, Z
    ; round 33 (skinny.dsl:66)
    eor r2, r13
    mov r30, r21
    lpm r21, Z
    ldi r31, hi8(.Ltable_S8_inverse)
    ldd r30, Y+9
    eor r30, r2
    lpm r13, Z
    movw r2, r4 ; r3, r5
    mov r5, r13
    mov r13, r18
    mov r18, r10
    mov r10, r19
    mov r19, r9
    mov r9, r20
    mov r20, r15
    mov r15, r7
    mov r7, r11
    mov r11, r14
    mov r14, r8
    mov r8, r21
    mov r21, r12
    mov r12, r3
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    dec r16
    breq .Llwcc_skinny128_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_skinny128_128_ecb_decrypt_avr_round
.Llwcc_skinny128_128_ecb_decrypt_avr_rounds_done:
    adiw r28, 32
    movw r30, r22
    std Z+0, r7
    std Z+1, r11
    std Z+2, r14
    std Z+3, r19
    std Z+4, r10
    std Z+5, r13
    std Z+6, r18
    std Z+7, r5
    std Z+8, r8
    std Z+9, r2
    std Z+10, r15
    std Z+11, r20
    std Z+12, r9
    std Z+13, r12
    std Z+14, r17
    std Z+15, r21
    subi r22, 240
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_skinny128_128_ecb_decrypt_avr_end
    rjmp .Llwcc_skinny128_128_ecb_decrypt_avr_group
.Llwcc_skinny128_128_ecb_decrypt_avr_end:
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
    .size lwcc_skinny128_128_ecb_decrypt_avr, .-lwcc_skinny128_128_ecb_decrypt_avr

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
    ld r30, X+
    lpm r8, Z
    adiw r26, 1
    ld r30, X+
    lpm r9, Z
    ld r30, X+
    lpm r10, Z
    ld r30, X
    lpm r11, Z
    ldd r12, Y+0
    eor r0, r12
    ldd r12, Y+1
    eor r5, r12
    ldi r31, hi8(.Ltable_byte_0)
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r30, X
    lpm r12, Z
    ldd r13, Y+2
    eor r0, r13
    ldd r13, Y+3
    eor r2, r13
    ldd r13, Y+4
    eor r3, r13
    ldd r13, Y+5
    eor r4, r13
    ldd r13, Y+6
    eor r5, r13
    ldd r13, Y+7
    eor r6, r13
    ldd r13, Y+8
    eor r7, r13
    ldd r13, Y+9
    eor r8, r13
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    std Y+0, r0
    std Y+1, r8
    std Y+2, r10
    std Y+3, r2
    std Y+4, r5
    std Y+5, r11
    std Y+6, r3
    std Y+7, r6
    std Y+8, r12
    std Y+9, r4
    std Y+10, r7
    std Y+11, r9
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
    push r1
    movw r2, r14
    movw r4, r16
    movw r26, r22
    movw r22, r24
    movw r28, r18
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
    brcc .Llwcc_skinny128_128_ctr_crypt_avr_group
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_rest
.Llwcc_skinny128_128_ctr_crypt_avr_group:
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
    subi r28, lo8(-(160))
    sbci r29, hi8(-(160))
    ; round 1 (skinny.dsl:66)
    ldd r21, Y+0
    ldd r9, Y+2
    mov r10, r21
    eor r10, r9
    ldd r20, Y+1
    eor r20, r9
    ldd r9, Y+3
    ldd r19, Y+5
    mov r18, r9
    eor r18, r19
    ldd r17, Y+4
    eor r17, r19
    ldd r19, Y+6
    ldd r15, Y+8
    mov r8, r19
    eor r8, r15
    ldd r12, Y+7
    eor r12, r15
    ldd r15, Y+9
    ldd r6, Y+11
    mov r16, r15
    eor r16, r6
    ldi r31, hi8(.Ltable_S8)
    mov r30, r5
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ; round 2 (skinny.dsl:60)
    mov r30, r21
    lpm r21, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r12
    lpm r12, Z
    ; round 1 (skinny.dsl:66)
    ldd r30, Y+10
    eor r30, r6
    ; round 2 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r4
    ; round 2 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r18
    lpm r18, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r3
    ; round 2 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r2
    ; round 2 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r16
    lpm r16, Z
    ; round 1 (skinny.dsl:66)
    eor r30, r5
    ; round 2 (skinny.dsl:60)
    lpm r5, Z
    subi r28, lo8(-(-160))
    sbci r29, hi8(-(-160))
    ldd r13, Y+10
    eor r4, r13
    ldd r11, Y+1
    eor r21, r11
    ldd r7, Y+12
    eor r4, r7
    ldd r14, Y+13
    eor r3, r14
    ldd r0, Y+14
    eor r2, r0
    ldd r13, Y+15
    eor r5, r13
    ldd r13, Y+16
    eor r21, r13
    ldd r13, Y+17
    eor r9, r13
    ldd r0, Y+18
    eor r19, r0
    ldd r0, Y+19
    eor r15, r0
    mov r13, r4
    eor r13, r12
    eor r18, r13
    eor r15, r12
    mov r12, r3
    eor r12, r6
    eor r21, r6
    mov r6, r5
    eor r6, r17
    eor r19, r17
    ; round 3 (skinny.dsl:60)
    mov r30, r18
    lpm r18, Z
    ; round 2 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r20
    lpm r20, Z
    mov r17, r2
    eor r17, r20
    eor r9, r20
    ; round 3 (skinny.dsl:61)
    ldd r20, Y+20
    eor r18, r20
    mov r30, r15
    lpm r20, Z
    ldd r15, Y+3
    eor r18, r15
    ldi r31, hi8(.Ltable_S8)
    mov r30, r4
    lpm r4, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r12
    lpm r12, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r8
    ; round 3 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r17, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r16
    ; round 3 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    ; round 2 (skinny.dsl:66)
    eor r30, r10
    ; round 3 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r19
    lpm r19, Z
    eor r4, r11
    ldd r15, Y+9
    eor r8, r15
    ldd r15, Y+2
    eor r16, r15
    ldd r15, Y+7
    eor r10, r15
    ldd r15, Y+4
    eor r4, r15
    ldd r15, Y+8
    eor r3, r15
    ldd r15, Y+6
    eor r2, r15
    ldd r15, Y+5
    eor r5, r15
    mov r15, r18
    eor r15, r9
    eor r5, r9
    mov r9, r8
    eor r9, r19
    eor r4, r19
    mov r19, r16
    eor r19, r20
    eor r3, r20
    mov r20, r10
    eor r20, r21
    eor r2, r21
    ; round 4 (skinny.dsl:60)
    mov r30, r18
    lpm r21, Z
    mov r30, r15
    lpm r18, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r12
    ; round 4 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r8
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r17
    ; round 4 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r16
    lpm r8, Z
    mov r30, r19
    lpm r19, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r6
    ; round 4 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r20
    lpm r20, Z
    ; round 3 (skinny.dsl:66)
    eor r30, r13
    ; round 4 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r2
    lpm r2, Z
    ldd r13, Y+22
    eor r12, r13
    eor r21, r11
    eor r12, r14
    eor r17, r0
    eor r6, r7
    ldd r13, Y+17
    eor r16, r13
    ldd r11, Y+14
    eor r21, r11
    ldd r13, Y+18
    eor r15, r13
    ldd r11, Y+16
    eor r8, r11
    ldd r11, Y+15
    eor r10, r11
    mov r7, r12
    eor r7, r3
    eor r9, r7
    eor r10, r3
    mov r3, r17
    eor r3, r2
    eor r21, r2
    mov r2, r16
    eor r2, r4
    eor r8, r4
    ; round 5 (skinny.dsl:60)
    mov r30, r9
    lpm r4, Z
    ; round 4 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r5, Z
    mov r9, r6
    eor r9, r5
    eor r15, r5
    ; round 5 (skinny.dsl:61)
    ldd r5, Y+22
    eor r4, r5
    mov r30, r10
    lpm r5, Z
    ldd r10, Y+9
    eor r4, r10
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    mov r30, r7
    lpm r7, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r3
    lpm r3, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r19
    ; round 5 (skinny.dsl:60)
    lpm r19, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r9, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r20
    ; round 5 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r2
    lpm r2, Z
    ; round 4 (skinny.dsl:66)
    eor r30, r18
    ; round 5 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r8
    lpm r8, Z
    ldd r10, Y+0
    eor r12, r10
    ldd r10, Y+5
    eor r19, r10
    ldd r10, Y+3
    eor r20, r10
    ldd r10, Y+8
    eor r18, r10
    ldd r10, Y+2
    eor r12, r10
    ldd r10, Y+6
    eor r17, r10
    ldd r10, Y+4
    eor r6, r10
    ldd r10, Y+7
    eor r16, r10
    mov r10, r4
    eor r10, r15
    eor r15, r16
    mov r16, r19
    eor r16, r8
    eor r12, r8
    mov r8, r20
    eor r8, r5
    eor r17, r5
    mov r5, r18
    eor r5, r21
    eor r6, r21
    ; round 6 (skinny.dsl:60)
    mov r30, r4
    lpm r21, Z
    mov r30, r10
    lpm r4, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r3
    ; round 6 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r19
    lpm r10, Z
    mov r30, r16
    lpm r19, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r9
    ; round 6 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r8
    lpm r8, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r2
    ; round 6 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    ; round 5 (skinny.dsl:66)
    eor r30, r7
    ; round 6 (skinny.dsl:60)
    lpm r16, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r6
    lpm r6, Z
    ldd r7, Y+26
    eor r3, r7
    ldd r7, Y+10
    eor r21, r7
    eor r3, r0
    eor r9, r11
    eor r2, r14
    eor r16, r13
    ldd r13, Y+12
    eor r21, r13
    ldd r13, Y+16
    eor r10, r13
    ldd r14, Y+14
    eor r20, r14
    ldd r14, Y+17
    eor r18, r14
    mov r13, r3
    eor r13, r17
    eor r19, r13
    eor r18, r17
    mov r17, r9
    eor r17, r6
    eor r21, r6
    mov r6, r16
    eor r6, r12
    eor r20, r12
    ; round 7 (skinny.dsl:60)
    mov r30, r19
    lpm r19, Z
    ; round 6 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r15, Z
    mov r12, r2
    eor r12, r15
    eor r10, r15
    ; round 7 (skinny.dsl:61)
    ldd r15, Y+28
    eor r19, r15
    mov r30, r18
    lpm r18, Z
    ldd r15, Y+5
    eor r19, r15
    ldi r31, hi8(.Ltable_S8)
    mov r30, r3
    lpm r3, Z
    mov r30, r13
    lpm r15, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r17
    lpm r17, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r8
    ; round 7 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r12
    lpm r12, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r5
    ; round 7 (skinny.dsl:60)
    lpm r5, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r6
    lpm r6, Z
    ; round 6 (skinny.dsl:66)
    eor r30, r4
    ; round 7 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r20
    lpm r20, Z
    eor r3, r7
    ldd r13, Y+7
    eor r8, r13
    ldd r13, Y+9
    eor r5, r13
    ldd r13, Y+6
    eor r4, r13
    ldd r13, Y+3
    eor r3, r13
    ldd r13, Y+4
    eor r9, r13
    ldd r13, Y+2
    eor r2, r13
    ldd r13, Y+8
    eor r16, r13
    mov r13, r19
    eor r13, r10
    eor r17, r13
    eor r10, r16
    mov r16, r8
    eor r16, r20
    eor r12, r16
    eor r3, r20
    mov r20, r5
    eor r20, r18
    eor r6, r20
    eor r9, r18
    mov r18, r4
    eor r18, r21
    eor r2, r21
    ; round 8 (skinny.dsl:60)
    mov r30, r19
    lpm r21, Z
    mov r30, r13
    lpm r19, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r16
    lpm r16, Z
    mov r30, r5
    lpm r13, Z
    mov r30, r20
    lpm r5, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r18
    lpm r20, Z
    ; round 7 (skinny.dsl:66)
    eor r30, r15
    ; round 8 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r12
    lpm r17, Z
    mov r30, r6
    lpm r12, Z
    ldd r6, Y+30
    eor r18, r6
    eor r21, r7
    eor r18, r11
    eor r17, r14
    eor r12, r0
    ldd r6, Y+16
    eor r15, r6
    ldd r6, Y+13
    eor r21, r6
    ldd r6, Y+14
    eor r8, r6
    ldd r6, Y+12
    eor r6, r13
    ldd r13, Y+18
    eor r4, r13
    mov r13, r18
    eor r13, r9
    eor r16, r13
    eor r4, r9
    mov r9, r17
    eor r9, r2
    eor r5, r9
    eor r21, r2
    mov r2, r15
    eor r2, r3
    eor r19, r2
    eor r6, r3
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r3, Z
    movw r10, r12 ; r11, r13
    eor r10, r3
    eor r20, r10
    eor r8, r3
    mov r13, r6
    movw r6, r8 ; r7, r9
    mov r8, r4
    mov r9, r5
    mov r14, r10
    mov r10, r20
    mov r20, r19
    mov r19, r18
    mov r18, r17
    mov r17, r12
    mov r12, r21
    mov r21, r16
    mov r0, r2
    adiw r28, 2
    ldi r16, 4
.Llwcc_skinny128_128_ctr_crypt_avr_round:
    ; round 9 (skinny.dsl:60)
    ldi r31, hi8(.Ltable_S8)
    mov r30, r21
    lpm r21, Z
    mov r30, r9
    lpm r2, Z
    mov r30, r10
    lpm r3, Z
    mov r30, r20
    lpm r4, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r18
    lpm r9, Z
    mov r30, r17
    lpm r10, Z
    mov r30, r15
    lpm r20, Z
    mov r30, r12
    lpm r19, Z
    mov r30, r6
    lpm r18, Z
    mov r30, r13
    lpm r17, Z
    mov r30, r11
    lpm r15, Z
    mov r30, r7
    lpm r12, Z
    mov r30, r14
    lpm r6, Z
    mov r30, r0
    lpm r13, Z
    ldd r11, Y+30
    eor r21, r11
    ldd r11, Y+31
    eor r5, r11
    ldd r11, Y+5
    eor r21, r11
    ldd r7, Y+6
    eor r2, r7
    ldd r14, Y+3
    eor r3, r14
    ldd r0, Y+2
    eor r4, r0
    ldd r0, Y+7
    eor r5, r0
    ldd r0, Y+0
    eor r9, r0
    ldd r0, Y+1
    eor r10, r0
    ldd r0, Y+4
    eor r20, r0
    mov r0, r21
    eor r0, r18
    eor r12, r0
    eor r20, r18
    mov r18, r2
    eor r18, r17
    eor r5, r17
    mov r17, r4
    eor r17, r19
    eor r10, r19
    ; round 10 (skinny.dsl:60)
    mov r30, r12
    lpm r19, Z
    ; round 9 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    mov r12, r3
    eor r12, r8
    eor r9, r8
    ; round 10 (skinny.dsl:61)
    ldd r8, Y+40
    eor r19, r8
    mov r30, r20
    lpm r20, Z
    ldd r8, Y+15
    eor r19, r8
    ldi r31, hi8(.Ltable_S8)
    mov r30, r21
    lpm r21, Z
    mov r30, r0
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r18
    lpm r18, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r6
    ; round 10 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r12
    lpm r12, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r13
    ; round 10 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r17
    lpm r17, Z
    ; round 9 (skinny.dsl:66)
    eor r30, r15
    ; round 10 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r10
    lpm r10, Z
    ldd r0, Y+41
    eor r21, r0
    ldd r0, Y+16
    eor r6, r0
    ldd r0, Y+13
    eor r13, r0
    ldd r0, Y+12
    eor r15, r0
    ldd r0, Y+17
    eor r21, r0
    ldd r0, Y+10
    eor r2, r0
    ldd r0, Y+11
    eor r3, r0
    ldd r0, Y+14
    eor r4, r0
    mov r0, r19
    eor r0, r9
    eor r4, r9
    mov r9, r6
    eor r9, r10
    eor r21, r10
    mov r10, r13
    eor r10, r20
    eor r2, r20
    mov r20, r15
    eor r20, r5
    eor r3, r5
    ; round 11 (skinny.dsl:60)
    mov r30, r19
    lpm r5, Z
    mov r30, r0
    lpm r19, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r18
    ; round 11 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r9
    lpm r9, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r12
    ; round 11 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r10
    lpm r10, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r17
    ; round 11 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r20
    lpm r20, Z
    ; round 10 (skinny.dsl:66)
    eor r30, r8
    ; round 11 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r3
    lpm r3, Z
    ldd r0, Y+50
    eor r18, r0
    ldd r0, Y+51
    eor r5, r0
    eor r18, r7
    ldd r0, Y+4
    eor r12, r0
    eor r17, r11
    ldd r0, Y+0
    eor r8, r0
    eor r5, r14
    ldd r0, Y+1
    eor r6, r0
    ldd r0, Y+7
    eor r13, r0
    ldd r0, Y+2
    eor r15, r0
    mov r14, r18
    eor r14, r2
    eor r9, r14
    eor r15, r2
    mov r2, r12
    eor r2, r3
    eor r5, r3
    mov r3, r8
    eor r3, r21
    eor r21, r13
    ; round 12 (skinny.dsl:60)
    mov r30, r9
    lpm r9, Z
    ; round 11 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r4, Z
    mov r13, r17
    eor r13, r4
    eor r6, r4
    ; round 12 (skinny.dsl:61)
    ldd r4, Y+52
    eor r9, r4
    mov r30, r15
    lpm r4, Z
    ldd r15, Y+16
    eor r9, r15
    ldi r31, hi8(.Ltable_S8)
    mov r30, r18
    lpm r18, Z
    mov r30, r14
    lpm r15, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r2
    lpm r2, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r10
    ; round 12 (skinny.dsl:60)
    lpm r10, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r13
    lpm r13, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r20
    ; round 12 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ; round 11 (skinny.dsl:66)
    eor r30, r19
    ; round 12 (skinny.dsl:60)
    lpm r19, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r21
    lpm r21, Z
    ldd r14, Y+53
    eor r18, r14
    ldd r14, Y+14
    eor r10, r14
    ldd r14, Y+15
    eor r20, r14
    ldd r14, Y+10
    eor r19, r14
    ldd r14, Y+13
    eor r18, r14
    ldd r14, Y+11
    eor r12, r14
    ldd r14, Y+17
    eor r17, r14
    ldd r14, Y+12
    eor r8, r14
    mov r14, r9
    eor r14, r6
    eor r8, r6
    mov r6, r10
    eor r6, r21
    eor r18, r21
    mov r21, r20
    eor r21, r4
    eor r12, r4
    mov r4, r19
    eor r4, r5
    eor r17, r5
    ; round 13 (skinny.dsl:60)
    mov r30, r9
    lpm r5, Z
    mov r30, r14
    lpm r9, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r2
    ; round 13 (skinny.dsl:60)
    lpm r2, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r6
    lpm r6, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r13
    ; round 13 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r21
    lpm r21, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r3
    ; round 13 (skinny.dsl:60)
    lpm r3, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r4
    lpm r4, Z
    ; round 12 (skinny.dsl:66)
    eor r30, r15
    ; round 13 (skinny.dsl:60)
    lpm r15, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    mov r30, r17
    lpm r17, Z
    ldd r14, Y+54
    eor r2, r14
    ldd r14, Y+55
    eor r5, r14
    ldd r14, Y+4
    eor r2, r14
    eor r13, r0
    eor r3, r7
    ldd r14, Y+1
    eor r15, r14
    eor r5, r11
    ldd r14, Y+7
    eor r10, r14
    ldd r14, Y+3
    eor r20, r14
    ldd r11, Y+0
    eor r19, r11
    mov r11, r2
    eor r11, r12
    eor r6, r11
    eor r19, r12
    mov r12, r13
    eor r12, r17
    eor r5, r17
    mov r17, r15
    eor r17, r18
    eor r20, r18
    ; round 14 (skinny.dsl:60)
    mov r30, r6
    lpm r18, Z
    ; round 13 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    mov r6, r3
    eor r6, r8
    eor r10, r8
    ; round 14 (skinny.dsl:61)
    ldd r8, Y+56
    eor r18, r8
    mov r30, r19
    lpm r19, Z
    ldd r8, Y+14
    eor r18, r8
    ldi r31, hi8(.Ltable_S8)
    mov r30, r2
    lpm r2, Z
    mov r30, r11
    lpm r8, Z
    mov r30, r13
    lpm r13, Z
    mov r30, r12
    lpm r12, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r21
    ; round 14 (skinny.dsl:60)
    lpm r21, Z
    mov r30, r3
    lpm r3, Z
    mov r30, r6
    lpm r6, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r4
    ; round 14 (skinny.dsl:60)
    lpm r4, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r17
    lpm r17, Z
    ; round 13 (skinny.dsl:66)
    eor r30, r9
    ; round 14 (skinny.dsl:60)
    lpm r9, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r10
    lpm r10, Z
    mov r30, r20
    lpm r20, Z
    ldd r11, Y+57
    eor r2, r11
    ldd r11, Y+12
    eor r21, r11
    ldd r11, Y+16
    eor r4, r11
    ldd r11, Y+11
    eor r9, r11
    ldd r11, Y+15
    eor r2, r11
    ldd r11, Y+17
    eor r13, r11
    ldd r11, Y+13
    eor r3, r11
    ldd r11, Y+10
    eor r15, r11
    mov r11, r18
    eor r11, r10
    eor r15, r10
    mov r10, r21
    eor r10, r20
    eor r2, r20
    mov r20, r4
    eor r20, r19
    eor r19, r13
    mov r13, r9
    eor r13, r5
    eor r3, r5
    ; round 15 (skinny.dsl:60)
    mov r30, r18
    lpm r5, Z
    mov r30, r11
    lpm r18, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r12
    ; round 15 (skinny.dsl:60)
    lpm r12, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r10
    lpm r10, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r6
    ; round 15 (skinny.dsl:60)
    lpm r6, Z
    mov r30, r4
    lpm r4, Z
    mov r30, r20
    lpm r20, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r17
    ; round 15 (skinny.dsl:60)
    lpm r17, Z
    mov r30, r9
    lpm r9, Z
    mov r30, r13
    lpm r13, Z
    ; round 14 (skinny.dsl:66)
    eor r30, r8
    ; round 15 (skinny.dsl:60)
    lpm r8, Z
    mov r30, r2
    lpm r2, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r3
    lpm r3, Z
    ldd r11, Y+58
    eor r12, r11
    ldd r11, Y+59
    eor r5, r11
    eor r12, r0
    ldd r11, Y+0
    eor r6, r11
    ldd r11, Y+4
    eor r17, r11
    ldd r11, Y+7
    eor r8, r11
    eor r5, r7
    eor r21, r14
    ldd r11, Y+5
    eor r4, r11
    ldd r11, Y+1
    eor r9, r11
    mov r11, r12
    eor r11, r19
    eor r10, r11
    eor r9, r19
    mov r19, r6
    eor r19, r3
    eor r5, r3
    mov r3, r8
    eor r3, r2
    eor r4, r2
    ; round 16 (skinny.dsl:60)
    mov r30, r10
    lpm r2, Z
    ; round 15 (skinny.dsl:63)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r10, Z
    mov r15, r17
    eor r15, r10
    eor r21, r10
    ; round 16 (skinny.dsl:61)
    ldd r10, Y+60
    eor r2, r10
    mov r30, r9
    lpm r9, Z
    ldd r10, Y+12
    eor r2, r10
    ldi r31, hi8(.Ltable_S8)
    mov r30, r12
    lpm r12, Z
    mov r30, r11
    lpm r10, Z
    mov r30, r6
    lpm r6, Z
    mov r30, r19
    lpm r19, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r20
    ; round 16 (skinny.dsl:60)
    lpm r20, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r13
    ; round 16 (skinny.dsl:60)
    lpm r13, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r3
    lpm r3, Z
    ; round 15 (skinny.dsl:66)
    eor r30, r18
    ; round 16 (skinny.dsl:60)
    lpm r18, Z
    mov r30, r5
    lpm r5, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r4
    lpm r4, Z
    ldd r11, Y+61
    eor r12, r11
    ldd r11, Y+10
    eor r20, r11
    ldd r11, Y+14
    eor r13, r11
    ldd r11, Y+17
    eor r18, r11
    ldd r11, Y+16
    eor r12, r11
    ldd r11, Y+13
    eor r6, r11
    ldd r11, Y+15
    eor r17, r11
    ldd r11, Y+11
    eor r8, r11
    mov r11, r2
    eor r11, r21
    eor r19, r11
    eor r8, r21
    mov r21, r20
    eor r21, r4
    eor r15, r21
    eor r12, r4
    mov r4, r13
    eor r4, r9
    eor r3, r4
    eor r6, r9
    mov r9, r18
    eor r9, r5
    eor r10, r9
    eor r17, r5
    mov r7, r21
    mov r21, r19
    mov r19, r2
    mov r14, r4
    mov r0, r9
    mov r9, r15
    mov r15, r18
    mov r18, r20
    mov r20, r10
    mov r10, r3
    mov r5, r17
    mov r17, r13
    mov r13, r5
    adiw r28, 32
    dec r16
    breq .Llwcc_skinny128_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_round
.Llwcc_skinny128_128_ctr_crypt_avr_rounds_done:
    subi r28, 130
    sbci r29, 0
    ld r2, X+
    eor r2, r21
    movw r30, r22
    std Z+0, r2
    ld r21, X+
    eor r21, r9
    std Z+1, r21
    ld r21, X+
    eor r21, r10
    std Z+2, r21
    ld r21, X+
    eor r21, r20
    std Z+3, r21
    ld r21, X+
    eor r21, r19
    std Z+4, r21
    ld r21, X+
    eor r21, r18
    std Z+5, r21
    ld r21, X+
    eor r21, r17
    std Z+6, r21
    ld r21, X+
    eor r21, r15
    std Z+7, r21
    ld r21, X+
    eor r21, r8
    std Z+8, r21
    ld r21, X+
    eor r21, r12
    std Z+9, r21
    ld r21, X+
    eor r21, r6
    std Z+10, r21
    ld r21, X+
    eor r21, r13
    std Z+11, r21
    ld r21, X+
    eor r21, r11
    std Z+12, r21
    ld r21, X+
    eor r21, r7
    std Z+13, r21
    ld r21, X+
    eor r21, r14
    std Z+14, r21
    ld r21, X+
    eor r21, r0
    std Z+15, r21
    subi r22, 240
    sbci r23, 255
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_skinny128_128_ctr_crypt_avr_rest
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_group
.Llwcc_skinny128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_skinny128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_skinny128_128_ctr_crypt_avr_end
    push r22
    push r23
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
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_skinny128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_skinny128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_skinny128_128_ctr_crypt_avr_group
.Llwcc_skinny128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_skinny128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_skinny128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_skinny128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_skinny128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_skinny128_128_ctr_crypt_avr_end:
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
.Ltable_byte_0:
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
.Ltable_S8_inverse:
    .byte 0xac, 0xe8, 0x68, 0x3c, 0x6c, 0x38, 0xa8, 0xec, 0xaa, 0xae, 0x3a, 0x3e, 0x6a, 0x6e, 0xea, 0xee
    .byte 0xa6, 0xa3, 0x33, 0x36, 0x66, 0x63, 0xe3, 0xe6, 0xe1, 0xa4, 0x61, 0x34, 0x31, 0x64, 0xa1, 0xe4
    .byte 0x8d, 0xc9, 0x49, 0x1d, 0x4d, 0x19, 0x89, 0xcd, 0x8b, 0x8f, 0x1b, 0x1f, 0x4b, 0x4f, 0xcb, 0xcf
    .byte 0x85, 0xc0, 0x40, 0x15, 0x45, 0x10, 0x80, 0xc5, 0x82, 0x87, 0x12, 0x17, 0x42, 0x47, 0xc2, 0xc7
    .byte 0x96, 0x93, 0x03, 0x06, 0x56, 0x53, 0xd3, 0xd6, 0xd1, 0x94, 0x51, 0x04, 0x01, 0x54, 0x91, 0xd4
    .byte 0x9c, 0xd8, 0x58, 0x0c, 0x5c, 0x08, 0x98, 0xdc, 0x9a, 0x9e, 0x0a, 0x0e, 0x5a, 0x5e, 0xda, 0xde
    .byte 0x95, 0xd0, 0x50, 0x05, 0x55, 0x00, 0x90, 0xd5, 0x92, 0x97, 0x02, 0x07, 0x52, 0x57, 0xd2, 0xd7
    .byte 0x9d, 0xd9, 0x59, 0x0d, 0x5d, 0x09, 0x99, 0xdd, 0x9b, 0x9f, 0x0b, 0x0f, 0x5b, 0x5f, 0xdb, 0xdf
    .byte 0x16, 0x13, 0x83, 0x86, 0x46, 0x43, 0xc3, 0xc6, 0x41, 0x14, 0xc1, 0x84, 0x11, 0x44, 0x81, 0xc4
    .byte 0x1c, 0x48, 0xc8, 0x8c, 0x4c, 0x18, 0x88, 0xcc, 0x1a, 0x1e, 0x8a, 0x8e, 0x4a, 0x4e, 0xca, 0xce
    .byte 0x35, 0x60, 0xe0, 0xa5, 0x65, 0x30, 0xa0, 0xe5, 0x32, 0x37, 0xa2, 0xa7, 0x62, 0x67, 0xe2, 0xe7
    .byte 0x3d, 0x69, 0xe9, 0xad, 0x6d, 0x39, 0xa9, 0xed, 0x3b, 0x3f, 0xab, 0xaf, 0x6b, 0x6f, 0xeb, 0xef
    .byte 0x26, 0x23, 0xb3, 0xb6, 0x76, 0x73, 0xf3, 0xf6, 0x71, 0x24, 0xf1, 0xb4, 0x21, 0x74, 0xb1, 0xf4
    .byte 0x2c, 0x78, 0xf8, 0xbc, 0x7c, 0x28, 0xb8, 0xfc, 0x2a, 0x2e, 0xba, 0xbe, 0x7a, 0x7e, 0xfa, 0xfe
    .byte 0x25, 0x70, 0xf0, 0xb5, 0x75, 0x20, 0xb0, 0xf5, 0x22, 0x27, 0xb2, 0xb7, 0x72, 0x77, 0xf2, 0xf7
    .byte 0x2d, 0x79, 0xf9, 0xbd, 0x7d, 0x29, 0xb9, 0xfd, 0x2b, 0x2f, 0xbb, 0xbf, 0x7b, 0x7f, 0xfb, 0xff
    .balign 256
.Ltable_byte_1:
    .byte 0x68, 0x3c, 0xac, 0xe8, 0xa8, 0xec, 0x6c, 0x38, 0x3a, 0x3e, 0xaa, 0xae, 0xea, 0xee, 0x6a, 0x6e
    .byte 0x33, 0x36, 0xa6, 0xa3, 0xe3, 0xe6, 0x66, 0x63, 0x61, 0x34, 0xe1, 0xa4, 0xa1, 0xe4, 0x31, 0x64
    .byte 0x49, 0x1d, 0x8d, 0xc9, 0x89, 0xcd, 0x4d, 0x19, 0x1b, 0x1f, 0x8b, 0x8f, 0xcb, 0xcf, 0x4b, 0x4f
    .byte 0x40, 0x15, 0x85, 0xc0, 0x80, 0xc5, 0x45, 0x10, 0x12, 0x17, 0x82, 0x87, 0xc2, 0xc7, 0x42, 0x47
    .byte 0x03, 0x06, 0x96, 0x93, 0xd3, 0xd6, 0x56, 0x53, 0x51, 0x04, 0xd1, 0x94, 0x91, 0xd4, 0x01, 0x54
    .byte 0x58, 0x0c, 0x9c, 0xd8, 0x98, 0xdc, 0x5c, 0x08, 0x0a, 0x0e, 0x9a, 0x9e, 0xda, 0xde, 0x5a, 0x5e
    .byte 0x50, 0x05, 0x95, 0xd0, 0x90, 0xd5, 0x55, 0x00, 0x02, 0x07, 0x92, 0x97, 0xd2, 0xd7, 0x52, 0x57
    .byte 0x59, 0x0d, 0x9d, 0xd9, 0x99, 0xdd, 0x5d, 0x09, 0x0b, 0x0f, 0x9b, 0x9f, 0xdb, 0xdf, 0x5b, 0x5f
    .byte 0x83, 0x86, 0x16, 0x13, 0xc3, 0xc6, 0x46, 0x43, 0xc1, 0x84, 0x41, 0x14, 0x81, 0xc4, 0x11, 0x44
    .byte 0xc8, 0x8c, 0x1c, 0x48, 0x88, 0xcc, 0x4c, 0x18, 0x8a, 0x8e, 0x1a, 0x1e, 0xca, 0xce, 0x4a, 0x4e
    .byte 0xe0, 0xa5, 0x35, 0x60, 0xa0, 0xe5, 0x65, 0x30, 0xa2, 0xa7, 0x32, 0x37, 0xe2, 0xe7, 0x62, 0x67
    .byte 0xe9, 0xad, 0x3d, 0x69, 0xa9, 0xed, 0x6d, 0x39, 0xab, 0xaf, 0x3b, 0x3f, 0xeb, 0xef, 0x6b, 0x6f
    .byte 0xb3, 0xb6, 0x26, 0x23, 0xf3, 0xf6, 0x76, 0x73, 0xf1, 0xb4, 0x71, 0x24, 0xb1, 0xf4, 0x21, 0x74
    .byte 0xf8, 0xbc, 0x2c, 0x78, 0xb8, 0xfc, 0x7c, 0x28, 0xba, 0xbe, 0x2a, 0x2e, 0xfa, 0xfe, 0x7a, 0x7e
    .byte 0xf0, 0xb5, 0x25, 0x70, 0xb0, 0xf5, 0x75, 0x20, 0xb2, 0xb7, 0x22, 0x27, 0xf2, 0xf7, 0x72, 0x77
    .byte 0xf9, 0xbd, 0x2d, 0x79, 0xb9, 0xfd, 0x7d, 0x29, 0xbb, 0xbf, 0x2b, 0x2f, 0xfb, 0xff, 0x7b, 0x7f
