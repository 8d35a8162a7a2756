; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile aes --set aes128_128 --target avr --lanes 1 --mode drbg --df yes
; passes:    unroll() counter() sbox(fixed=true) hoist(mode=ecb) legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
; mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
; folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 16, key 16, rk 176, group 16, st 40
; timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:f60dc51af0afebba682d2deac05fe5876f217c612fee264ca63d3701edbd7df3

    .text

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
    ld r3, X+
    st Y+, r3
    ld r5, X+
    st Y+, r5
    ld r7, X+
    st Y+, r7
    ld r0, X+
    st Y+, r0
    ld r2, X+
    st Y+, r2
    ld r4, X+
    st Y+, r4
    ld r6, X+
    st Y+, r6
    ld r8, X+
    st Y+, r8
    ld r9, X+
    st Y+, r9
    ld r10, X+
    st Y+, r10
    ld r11, X+
    st Y+, r11
    ld r12, X+
    st Y+, r12
    ld r13, X+
    st Y+, r13
    ld r14, X+
    st Y+, r14
    ld r15, X+
    st Y+, r15
    ld r17, X
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    st Y+, r7
    eor r0, r19
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_2)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    st Y+, r7
    eor r0, r19
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_3)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    st Y+, r7
    eor r0, r19
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_4)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    st Y+, r7
    eor r0, r19
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_5)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    st Y+, r7
    eor r0, r19
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r16, Z
    mov r30, r17
    lpm r18, Z
    mov r30, r13
    lpm r19, Z
    ldi r31, hi8(.Ltable_byte_6)
    mov r30, r14
    lpm r20, Z
    eor r3, r20
    st Y+, r3
    eor r5, r16
    st Y+, r5
    eor r7, r18
    std Y+0, r7
    eor r0, r19
    ldi r18, 0
    subi r28, lo8(-(-98))
    sbci r29, hi8(-(-98))
    subi r28, 157
    sbci r29, 255
    ldi r16, 4
.Llwcc_aes128_128_key_setup_avr_round:
    st Y+, r0
    eor r2, r3
    st Y+, r2
    eor r4, r5
    st Y+, r4
    eor r6, r7
    st Y+, r6
    eor r8, r0
    st Y+, r8
    eor r9, r2
    st Y+, r9
    eor r10, r4
    st Y+, r10
    eor r11, r6
    st Y+, r11
    eor r12, r8
    st Y+, r12
    eor r13, r9
    st Y+, r13
    eor r14, r10
    st Y+, r14
    eor r15, r11
    st Y+, r15
    eor r17, r12
    st Y+, r17
    ldi r31, hi8(.Ltable_round_0)
    mov r30, r18
    lpm r19, Z
    eor r3, r19
    subi r18, 255
    ldi r31, hi8(.Ltable_S)
    mov r30, r14
    lpm r19, Z
    eor r3, r19
    st Y+, r3
    mov r30, r15
    lpm r19, Z
    eor r5, r19
    st Y+, r5
    mov r30, r17
    lpm r19, Z
    eor r7, r19
    st Y+, r7
    mov r30, r13
    lpm r19, Z
    eor r0, r19
    dec r16
    brne .Llwcc_aes128_128_key_setup_avr_round
    subi r28, 163
    sbci r29, 0
    subi r28, lo8(-(163))
    sbci r29, hi8(-(163))
    std Y+0, r0
    eor r2, r3
    std Y+1, r2
    eor r4, r5
    std Y+2, r4
    eor r6, r7
    std Y+3, r6
    eor r8, r0
    std Y+4, r8
    eor r9, r2
    std Y+5, r9
    eor r10, r4
    std Y+6, r10
    eor r11, r6
    std Y+7, r11
    eor r12, r8
    std Y+8, r12
    eor r13, r9
    std Y+9, r13
    eor r14, r10
    std Y+10, r14
    eor r15, r11
    std Y+11, r15
    eor r12, r17
    std Y+12, r12
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

    .type lwcc_aes128_128_ecb_encrypt_avr, @function
lwcc_aes128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_aes128_128_ecb_encrypt_avr_begin:
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
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 13
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    std Y+3, r22
    std Y+4, r23
    std Y+5, r18
    std Y+6, r19
    movw r24, r20
.Llwcc_aes128_128_ecb_encrypt_avr_group:
    ldd r26, Y+3
    ldd r27, Y+3+1
    ld r23, X+
    ldd r30, Y+5
    ldd r31, Y+5+1
    ldd r22, Z+0
    eor r23, r22
    ld r22, X+
    ldd r21, Z+1
    eor r22, r21
    ld r21, X+
    ldd r20, Z+2
    eor r21, r20
    ld r20, X+
    ldd r19, Z+3
    eor r20, r19
    ld r19, X+
    ldd r18, Z+4
    eor r19, r18
    ld r18, X+
    ldd r17, Z+5
    eor r18, r17
    ld r17, X+
    ldd r15, Z+6
    eor r17, r15
    ld r15, X+
    ldd r14, Z+7
    eor r15, r14
    ld r14, X+
    ldd r13, Z+8
    eor r14, r13
    ld r13, X+
    ldd r12, Z+9
    eor r13, r12
    ld r12, X+
    ldd r11, Z+10
    eor r12, r11
    ld r11, X+
    ldd r10, Z+11
    eor r11, r10
    ld r10, X+
    ldd r9, Z+12
    eor r10, r9
    ld r9, X+
    ldd r8, Z+13
    eor r9, r8
    ld r8, X+
    ldd r16, Z+14
    eor r8, r16
    ld r16, X
    ldd r4, Z+15
    eor r16, r4
    ; round 1 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    lpm r4, Z
    mov r30, r18
    lpm r5, Z
    movw r2, r4 ; r3, r5
    eor r2, r5
    mov r30, r12
    lpm r7, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    lpm r23, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    eor r2, r12
    eor r12, r7
    eor r3, r18
    eor r3, r23
    eor r23, r4
    eor r18, r4
    eor r23, r5
    eor r3, r7
    eor r18, r12
    eor r23, r7
    mov r30, r16
    lpm r12, Z
    eor r23, r12
    ldd r26, Y+5
    ldd r27, Y+5+1
    adiw r26, 19
    ld r4, X
    eor r23, r4
    mov r30, r22
    lpm r4, Z
    mov r30, r10
    lpm r5, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r16
    lpm r16, Z
    eor r3, r16
    eor r18, r16
    eor r12, r16
    eor r12, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r16, X+
    eor r3, r16
    ld r16, X+
    eor r18, r16
    ld r16, X+
    eor r12, r16
    mov r30, r22
    lpm r22, Z
    mov r30, r10
    lpm r10, Z
    mov r16, r22
    eor r16, r4
    eor r16, r5
    eor r5, r10
    eor r4, r10
    eor r10, r22
    eor r22, r5
    mov r30, r17
    lpm r5, Z
    eor r16, r5
    eor r22, r5
    mov r30, r11
    lpm r2, Z
    eor r16, r2
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r17, Z
    eor r10, r17
    eor r17, r5
    eor r17, r4
    eor r17, r2
    mov r30, r11
    lpm r11, Z
    eor r2, r11
    eor r10, r2
    eor r22, r11
    adiw r26, 9
    ld r11, X+
    eor r11, r16
    ld r16, X+
    eor r17, r16
    ld r16, X+
    eor r10, r16
    ld r16, X
    eor r22, r16
    mov r30, r21
    lpm r16, Z
    mov r30, r20
    lpm r4, Z
    mov r30, r19
    lpm r5, Z
    mov r30, r13
    lpm r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r21
    lpm r21, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r13
    lpm r13, Z
    mov r7, r13
    eor r7, r2
    eor r7, r5
    eor r5, r19
    eor r2, r19
    eor r19, r13
    eor r13, r5
    mov r30, r8
    lpm r5, Z
    eor r7, r5
    eor r7, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    eor r13, r5
    eor r5, r8
    eor r2, r5
    eor r19, r8
    eor r2, r20
    eor r20, r4
    eor r19, r20
    eor r13, r4
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X+
    eor r20, r7
    ld r8, X+
    eor r8, r2
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r13, r4
    mov r30, r15
    lpm r4, Z
    mov r30, r14
    lpm r5, Z
    mov r30, r9
    lpm r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    mov r7, r9
    eor r7, r2
    eor r7, r5
    eor r7, r21
    eor r7, r15
    eor r5, r14
    eor r5, r9
    eor r9, r14
    eor r14, r2
    eor r5, r21
    eor r21, r16
    eor r14, r21
    eor r9, r16
    eor r14, r15
    eor r15, r4
    eor r9, r15
    eor r5, r4
    ld r21, X+
    eor r21, r7
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r9, r15
    ld r15, X
    eor r15, r5
    mov r4, r22
    mov r22, r18
    mov r18, r8
    mov r8, r10
    mov r10, r11
    mov r11, r15
    mov r15, r13
    mov r13, r14
    mov r14, r21
    mov r21, r12
    mov r12, r9
    mov r9, r17
    mov r17, r19
    mov r19, r20
    mov r20, r23
    mov r23, r3
    ldd r26, Y+5
    ldd r27, Y+6
    adiw r26, 32
    ldi r16, 4
.Llwcc_aes128_128_ecb_encrypt_avr_round:
    ; round 2 (aes.dsl:47)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    lpm r5, Z
    mov r30, r18
    lpm r2, Z
    mov r7, r5
    eor r7, r2
    mov r30, r12
    lpm r3, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r23
    lpm r23, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r12
    lpm r12, Z
    eor r7, r12
    eor r12, r3
    mov r6, r2
    eor r6, r18
    eor r6, r23
    eor r23, r5
    eor r18, r5
    eor r23, r2
    eor r6, r3
    eor r18, r12
    eor r23, r3
    mov r30, r4
    lpm r12, Z
    eor r23, r12
    adiw r26, 3
    ld r5, X
    eor r23, r5
    mov r30, r22
    lpm r5, Z
    mov r30, r10
    lpm r2, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r4
    lpm r4, Z
    eor r6, r4
    eor r18, r4
    eor r12, r4
    eor r12, r7
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r4, X+
    eor r6, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r12, r4
    mov r30, r22
    lpm r22, Z
    mov r30, r10
    lpm r10, Z
    mov r4, r22
    eor r4, r5
    eor r4, r2
    eor r2, r10
    eor r5, r10
    eor r10, r22
    eor r22, r2
    mov r30, r17
    lpm r2, Z
    eor r4, r2
    eor r22, r2
    mov r30, r11
    lpm r7, Z
    eor r4, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r17, Z
    eor r10, r17
    eor r17, r2
    eor r17, r5
    eor r17, r7
    mov r30, r11
    lpm r11, Z
    eor r7, r11
    eor r10, r7
    eor r22, r11
    adiw r26, 9
    ld r11, X+
    eor r11, r4
    ld r4, X+
    eor r17, r4
    ld r4, X+
    eor r10, r4
    ld r4, X
    eor r22, r4
    mov r30, r21
    lpm r4, Z
    mov r30, r20
    lpm r5, Z
    mov r30, r19
    lpm r2, Z
    mov r30, r13
    lpm r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r21
    lpm r21, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r13
    lpm r13, Z
    mov r3, r13
    eor r3, r7
    eor r3, r2
    eor r2, r19
    eor r7, r19
    eor r19, r13
    eor r13, r2
    mov r30, r8
    lpm r2, Z
    eor r3, r2
    eor r3, r20
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r8, Z
    eor r13, r2
    eor r2, r8
    eor r7, r2
    eor r19, r8
    eor r7, r20
    eor r20, r5
    eor r19, r20
    eor r13, r5
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r20, X+
    eor r20, r3
    ld r8, X+
    eor r8, r7
    ld r5, X+
    eor r19, r5
    ld r5, X+
    eor r13, r5
    mov r30, r15
    lpm r5, Z
    mov r30, r14
    lpm r2, Z
    mov r30, r9
    lpm r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
    mov r30, r9
    lpm r9, Z
    mov r3, r9
    eor r3, r7
    eor r3, r2
    eor r3, r21
    eor r3, r15
    eor r2, r14
    eor r2, r9
    eor r9, r14
    eor r14, r7
    eor r2, r21
    eor r21, r4
    eor r14, r21
    eor r9, r4
    eor r14, r15
    eor r15, r5
    eor r9, r15
    eor r2, r5
    ld r21, X+
    eor r21, r3
    ld r15, X+
    eor r14, r15
    ld r15, X+
    eor r9, r15
    ld r15, X+
    eor r15, r2
    ; round 3 (aes.dsl:47)
    mov r30, r6
    lpm r4, Z
    mov r30, r8
    lpm r5, Z
    mov r2, r4
    eor r2, r5
    mov r30, r9
    lpm r7, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r3, Z
    mov r30, r8
    lpm r8, Z
    mov r30, r9
    lpm r9, Z
    eor r2, r9
    eor r9, r7
    mov r6, r5
    eor r6, r8
    eor r6, r3
    eor r3, r4
    eor r8, r4
    eor r3, r5
    eor r6, r7
    eor r8, r9
    eor r3, r7
    mov r30, r22
    lpm r9, Z
    eor r3, r9
    adiw r26, 7
    ld r4, X
    eor r3, r4
    mov r30, r18
    lpm r4, Z
    mov r30, r11
    lpm r5, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r22
    lpm r22, Z
    eor r6, r22
    eor r8, r22
    eor r22, r9
    eor r22, r2
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r9, X+
    eor r9, r6
    ld r2, X+
    eor r8, r2
    ld r2, X+
    eor r22, r2
    mov r30, r18
    lpm r18, Z
    mov r30, r11
    lpm r11, Z
    mov r2, r18
    eor r2, r4
    eor r2, r5
    eor r5, r11
    eor r4, r11
    eor r11, r18
    eor r18, r5
    mov r30, r19
    lpm r5, Z
    eor r2, r5
    eor r18, r5
    mov r30, r15
    lpm r7, Z
    eor r2, r7
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r19
    lpm r19, Z
    eor r11, r19
    eor r19, r5
    eor r19, r4
    eor r19, r7
    mov r30, r15
    lpm r15, Z
    eor r7, r15
    eor r11, r7
    eor r18, r15
    adiw r26, 9
    ld r15, X+
    eor r15, r2
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r11, r4
    ld r4, X
    eor r18, r4
    mov r30, r12
    lpm r4, Z
    mov r30, r23
    lpm r5, Z
    mov r30, r20
    lpm r2, Z
    mov r30, r14
    lpm r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r12
    lpm r12, Z
    mov r30, r23
    lpm r23, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r14
    lpm r14, Z
    mov r6, r14
    eor r6, r7
    eor r6, r2
    eor r2, r20
    eor r7, r20
    eor r20, r14
    eor r14, r2
    mov r30, r10
    lpm r2, Z
    eor r6, r2
    eor r6, r23
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r10, Z
    eor r14, r2
    eor r2, r10
    eor r7, r2
    eor r20, r10
    eor r7, r23
    eor r23, r5
    eor r20, r23
    eor r14, r5
    subi r26, lo8(-(-11))
    sbci r27, hi8(-(-11))
    ld r23, X+
    eor r23, r6
    ld r10, X+
    eor r10, r7
    ld r5, X+
    eor r20, r5
    ld r5, X+
    eor r14, r5
    mov r30, r13
    lpm r5, Z
    mov r30, r21
    lpm r2, Z
    mov r30, r17
    lpm r7, Z
    ldi r31, hi8(.Ltable_S)
    mov r30, r13
    lpm r13, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r17
    lpm r17, Z
    mov r6, r17
    eor r6, r7
    eor r6, r2
    eor r6, r12
    eor r6, r13
    eor r2, r21
    eor r2, r17
    eor r17, r21
    eor r21, r7
    eor r2, r12
    eor r12, r4
    eor r21, r12
    eor r17, r4
    eor r21, r13
    eor r13, r5
    eor r17, r13
    eor r2, r5
    ld r13, X+
    eor r13, r6
    ld r12, X+
    eor r21, r12
    ld r12, X+
    eor r17, r12
    ld r12, X+
    eor r12, r2
    mov r4, r18
    mov r18, r10
    mov r10, r15
    mov r15, r14
    mov r14, r13
    mov r13, r21
    mov r21, r22
    mov r22, r8
    mov r8, r11
    mov r11, r12
    mov r12, r17
    mov r17, r20
    mov r20, r3
    mov r5, r23
    mov r23, r9
    mov r9, r19
    mov r19, r5
    adiw r26, 4
    dec r16
    breq .Llwcc_aes128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_round
.Llwcc_aes128_128_ecb_encrypt_avr_rounds_done:
    ; round 10 (aes.dsl:53)
    ldi r31, hi8(.Ltable_S)
    mov r30, r23
    lpm r23, Z
    mov r30, r22
    lpm r22, Z
    mov r30, r21
    lpm r21, Z
    mov r30, r20
    lpm r20, Z
    mov r30, r19
    lpm r19, Z
    mov r30, r18
    lpm r18, Z
    mov r30, r17
    lpm r17, Z
    mov r30, r15
    lpm r15, Z
    mov r30, r14
    lpm r14, Z
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
    lpm r16, Z
    ldd r26, Y+5
    ldd r27, Y+5+1
    subi r26, lo8(-(160))
    sbci r27, hi8(-(160))
    ld r4, X+
    eor r23, r4
    ld r4, X+
    eor r18, r4
    ld r4, X+
    eor r12, r4
    ld r4, X+
    eor r16, r4
    ld r4, X+
    eor r19, r4
    ld r4, X+
    eor r13, r4
    ld r4, X+
    eor r8, r4
    ld r4, X+
    eor r20, r4
    ld r4, X+
    eor r14, r4
    ld r4, X+
    eor r9, r4
    ld r4, X+
    eor r21, r4
    ld r4, X+
    eor r15, r4
    ld r4, X+
    eor r10, r4
    ld r4, X+
    eor r22, r4
    ld r4, X+
    eor r17, r4
    ld r4, X
    eor r11, r4
    ldd r26, Y+1
    ldd r27, Y+1+1
    st X+, r23
    st X+, r18
    st X+, r12
    st X+, r16
    st X+, r19
    st X+, r13
    st X+, r8
    st X+, r20
    st X+, r14
    st X+, r9
    st X+, r21
    st X+, r15
    st X+, r10
    st X+, r22
    st X+, r17
    st X, r11
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 16
    std Y+1, r30
    std Y+2, r31
    ldd r30, Y+3
    ldd r31, Y+4
    adiw r30, 16
    std Y+3, r30
    std Y+4, r31
    sbiw r24, 1
    breq .Llwcc_aes128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_aes128_128_ecb_encrypt_avr_group
.Llwcc_aes128_128_ecb_encrypt_avr_end:
    movw r30, r28
    adiw r30, 1
    ldi r24, 13
    ldi r25, 0
.Llwcc_aes128_128_ecb_encrypt_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_aes128_128_ecb_encrypt_avr_wipe
    adiw r28, 13
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
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
    .size lwcc_aes128_128_ecb_encrypt_avr, .-lwcc_aes128_128_ecb_encrypt_avr

    .section .progmem.data.lwcc,"a",@progbits
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
.Ltable_byte_0:
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
.Ltable_byte_1:
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
.Ltable_byte_2:
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
.Ltable_byte_3:
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
.Ltable_byte_4:
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
.Ltable_byte_5:
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
.Ltable_byte_6:
    .byte 0x43, 0x5c, 0x57, 0x5b, 0xd2, 0x4b, 0x4f, 0xe5, 0x10, 0x21, 0x47, 0x0b, 0xde, 0xf7, 0x8b, 0x56
    .byte 0xea, 0xa2, 0xe9, 0x5d, 0xda, 0x79, 0x67, 0xd0, 0x8d, 0xf4, 0x82, 0x8f, 0xbc, 0x84, 0x52, 0xe0
    .byte 0x97, 0xdd, 0xb3, 0x06, 0x16, 0x1f, 0xd7, 0xec, 0x14, 0x85, 0xc5, 0xd1, 0x51, 0xf8, 0x11, 0x35
    .byte 0x24, 0xe7, 0x03, 0xe3, 0x38, 0xb6, 0x25, 0xba, 0x27, 0x32, 0xa0, 0xc2, 0xcb, 0x07, 0x92, 0x55
    .byte 0x29, 0xa3, 0x0c, 0x3a, 0x3b, 0x4e, 0x7a, 0x80, 0x72, 0x1b, 0xf6, 0x93, 0x09, 0xc3, 0x0f, 0xa4
    .byte 0x73, 0xf1, 0x20, 0xcd, 0x00, 0xdc, 0x91, 0x7b, 0x4a, 0xeb, 0x9e, 0x19, 0x6a, 0x6c, 0x78, 0xef
    .byte 0xf0, 0xcf, 0x8a, 0xdb, 0x63, 0x6d, 0x13, 0xa5, 0x65, 0xd9, 0x22, 0x5f, 0x70, 0x1c, 0xbf, 0x88
    .byte 0x71, 0x83, 0x60, 0xaf, 0xb2, 0xbd, 0x18, 0xd5, 0x9c, 0x96, 0xfa, 0x01, 0x30, 0xdf, 0xd3, 0xf2
    .byte 0xed, 0x2c, 0x33, 0xcc, 0x7f, 0xb7, 0x64, 0x37, 0xe4, 0x87, 0x5e, 0x1d, 0x44, 0x7d, 0x39, 0x53
    .byte 0x40, 0xa1, 0x6f, 0xfc, 0x02, 0x0a, 0xb0, 0xa8, 0x66, 0xce, 0x98, 0x34, 0xfe, 0x7e, 0x2b, 0xfb
    .byte 0xc0, 0x12, 0x1a, 0x2a, 0x69, 0x26, 0x04, 0x7c, 0xe2, 0xf3, 0x8c, 0x42, 0xb1, 0xb5, 0xc4, 0x59
    .byte 0xc7, 0xe8, 0x17, 0x4d, 0xad, 0xf5, 0x6e, 0x89, 0x4c, 0x76, 0xd4, 0xca, 0x45, 0x5a, 0x8e, 0x28
    .byte 0x9a, 0x58, 0x05, 0x0e, 0x3c, 0x86, 0x94, 0xe6, 0xc8, 0xfd, 0x54, 0x3f, 0x6b, 0x9d, 0xab, 0xaa
    .byte 0x50, 0x1e, 0x95, 0x46, 0x68, 0x23, 0xd6, 0x2e, 0x41, 0x15, 0x77, 0x99, 0xa6, 0xe1, 0x3d, 0xbe
    .byte 0xc1, 0xd8, 0xb8, 0x31, 0x49, 0xf9, 0xae, 0xb4, 0xbb, 0x3e, 0xa7, 0xc9, 0xee, 0x75, 0x08, 0xff
    .byte 0xac, 0x81, 0xa9, 0x2d, 0x9f, 0xc6, 0x62, 0x48, 0x61, 0xb9, 0x0d, 0x2f, 0x90, 0x74, 0x9b, 0x36
    .balign 256
.Ltable_round_0:
    .byte 0x40, 0x80, 0x1b, 0x36

    .text

.Llwcc_aes128_128_drbg_avr_block_cipher_df:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 16
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    movw r30, r22
    movw r26, r28
    adiw r26, 3
    ldi r24, 12
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldd r18, Y+5
    ldd r19, Y+6
    ldi r20, 0
    ldi r21, 0
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    movw r26, r28
    adiw r26, 43
    st X+, r21
    st X+, r20
    st X+, r19
    st X+, r18
    movw r26, r28
    adiw r26, 47
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_4)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_4)
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_5)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_5)
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r18, 4
    ldi r19, 0
    std Y+17, r18
    std Y+18, r19
    movw r24, r28
    adiw r24, 43
    std Y+15, r24
    std Y+16, r25
    ldi r18, 4
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    ldi r24, lo8(.Llwcc_aes128_128_drbg_avr_constant_6)
    ldi r25, hi8(.Llwcc_aes128_128_drbg_avr_constant_6)
    std Y+19, r24
    std Y+20, r25
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r18, 1
    ldi r19, 0
    std Y+37, r18
    std Y+38, r19
    ldi r24, lo8(.Llwcc_aes128_128_drbg_avr_constant_7)
    ldi r25, hi8(.Llwcc_aes128_128_drbg_avr_constant_7)
    std Y+35, r24
    std Y+36, r25
    ldi r18, 9
    ldi r19, 0
    ldd r24, Y+5
    ldd r25, Y+6
    add r18, r24
    adc r19, r25
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    andi r18, 15
    andi r19, 0
    ldi r24, 16
    sub r24, r18
    mov r18, r24
    ldi r24, 0
    sbc r24, r19
    mov r19, r24
    andi r18, 15
    andi r19, 0
    std Y+41, r18
    std Y+42, r19
    std Y+39, r1
    std Y+40, r1
.Llwcc_aes128_128_drbg_block_cipher_df_avr_1:
    movw r30, r28
    adiw r30, 15
    ldi r24, 7
    rcall .Llwcc_aes128_128_drbg_avr_look
    brne .Llwcc_aes128_128_drbg_avr_at_1
    rjmp .Llwcc_aes128_128_drbg_block_cipher_df_avr_2
.Llwcc_aes128_128_drbg_avr_at_1:
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    movw r30, r28
    adiw r30, 15
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_read
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 47
    movw r30, r28
    adiw r30, 47
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    adiw r30, 63
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_xor
    movw r24, r28
    adiw r24, 47
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    ldi r18, lo8(.Llwcc_aes128_128_drbg_avr_known_key_0)
    ldi r19, hi8(.Llwcc_aes128_128_drbg_avr_known_key_0)
    call lwcc_aes128_128_ecb_encrypt_avr
    rjmp .Llwcc_aes128_128_drbg_block_cipher_df_avr_1
.Llwcc_aes128_128_drbg_block_cipher_df_avr_2:
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    call lwcc_aes128_128_key_setup_avr
    ldd r24, Y+1
    ldd r25, Y+2
    movw r22, r28
    subi r22, 193
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 161
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    ldd r24, Y+1
    ldd r25, Y+2
    adiw r24, 16
    ldd r22, Y+1
    ldd r23, Y+2
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 161
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    ldi r22, 0
.Llwcc_aes128_128_drbg_block_cipher_df_avr_leave:
    ldi r24, 34
    ldi r25, 0
    rjmp .Llwcc_aes128_128_drbg_avr_leave

    .global lwcc_aes128_128_drbg_init_avr
    .type lwcc_aes128_128_drbg_init_avr, @function
lwcc_aes128_128_drbg_init_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 96
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+11, r14
    std Y+12, r15
    std Y+13, r12
    std Y+14, r13
    std Y+1, r24
    std Y+2, r25
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_aes128_128_drbg_avr_at_2
    rjmp .Llwcc_aes128_128_drbg_init_avr_refuse_1
.Llwcc_aes128_128_drbg_avr_at_2:
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_aes128_128_drbg_avr_copy
    movw r24, r28
    adiw r24, 27
    movw r22, r28
    subi r22, 241
    sbci r23, 255
    rcall .Llwcc_aes128_128_drbg_avr_block_cipher_df
    movw r22, r28
    subi r22, 229
    sbci r23, 255
    movw r26, r28
    adiw r26, 59
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_3)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_3)
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 59
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_aes128_128_drbg_init_avr_leave:
    ldi r24, 12
    ldi r25, 0
    rjmp .Llwcc_aes128_128_drbg_avr_leave
.Llwcc_aes128_128_drbg_init_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_aes128_128_drbg_init_avr_leave
    .size lwcc_aes128_128_drbg_init_avr, .-lwcc_aes128_128_drbg_init_avr

    .global lwcc_aes128_128_drbg_reseed_avr
    .type lwcc_aes128_128_drbg_reseed_avr, @function
lwcc_aes128_128_drbg_reseed_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 8
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_compare
    brne .Llwcc_aes128_128_drbg_avr_at_3
    rjmp .Llwcc_aes128_128_drbg_reseed_avr_refuse_5
.Llwcc_aes128_128_drbg_avr_at_3:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_aes128_128_drbg_avr_at_4
    rjmp .Llwcc_aes128_128_drbg_reseed_avr_refuse_1
.Llwcc_aes128_128_drbg_avr_at_4:
    movw r26, r28
    adiw r26, 11
    movw r30, r28
    adiw r30, 3
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    std Y+19, r1
    std Y+20, r1
    movw r24, r28
    adiw r24, 23
    movw r22, r28
    subi r22, 245
    sbci r23, 255
    rcall .Llwcc_aes128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 169
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_aes128_128_key_setup_avr
    movw r26, r28
    subi r26, 169
    sbci r27, 255
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 55
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 169
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 233
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 55
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_aes128_128_drbg_reseed_avr_leave:
    ldi r24, 33
    ldi r25, 0
    rjmp .Llwcc_aes128_128_drbg_avr_leave
.Llwcc_aes128_128_drbg_reseed_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_aes128_128_drbg_reseed_avr_leave
.Llwcc_aes128_128_drbg_reseed_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_aes128_128_drbg_reseed_avr_leave
    .size lwcc_aes128_128_drbg_reseed_avr, .-lwcc_aes128_128_drbg_reseed_avr

    .global lwcc_aes128_128_drbg_generate_avr
    .type lwcc_aes128_128_drbg_generate_avr, @function
lwcc_aes128_128_drbg_generate_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 64
    sbci r29, 1
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_compare
    brne .Llwcc_aes128_128_drbg_avr_at_5
    rjmp .Llwcc_aes128_128_drbg_generate_avr_refuse_5
.Llwcc_aes128_128_drbg_avr_at_5:
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_aes128_128_drbg_avr_constant_1)
    ldi r31, hi8(.Llwcc_aes128_128_drbg_avr_constant_1)
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_compare
    brcs .Llwcc_aes128_128_drbg_avr_at_6
    rjmp .Llwcc_aes128_128_drbg_generate_avr_refuse_4
.Llwcc_aes128_128_drbg_avr_at_6:
    ldd r18, Y+9
    ldd r19, Y+10
    cpi r18, 1
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_aes128_128_drbg_avr_at_7
    rjmp .Llwcc_aes128_128_drbg_generate_avr_1
.Llwcc_aes128_128_drbg_avr_at_7:
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+25, r18
    std Y+26, r19
    std Y+23, r1
    std Y+24, r1
    ldi r18, 0
    ldi r19, 0
    std Y+29, r18
    std Y+30, r19
    std Y+27, r1
    std Y+28, r1
    movw r24, r28
    adiw r24, 31
    movw r22, r28
    subi r22, 237
    sbci r23, 255
    rcall .Llwcc_aes128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_aes128_128_key_setup_avr
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 63
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 63
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_xor
    rjmp .Llwcc_aes128_128_drbg_generate_avr_2
.Llwcc_aes128_128_drbg_generate_avr_1:
    movw r26, r28
    adiw r26, 31
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_clear
.Llwcc_aes128_128_drbg_generate_avr_2:
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_aes128_128_key_setup_avr
    ldd r20, Y+3
    ldd r21, Y+4
    ldd r24, Y+5
    ldd r25, Y+6
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r18, 0
    ldi r19, 0
.Llwcc_aes128_128_drbg_generate_avr_count:
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_aes128_128_drbg_generate_avr_value
    rjmp .Llwcc_aes128_128_drbg_generate_avr_counted
.Llwcc_aes128_128_drbg_generate_avr_value:
    subi r20, 240
    sbci r21, 255
    subi r18, 255
    sbci r19, 255
    movw r26, r20
    sec
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    ld r0, -Z
    adc r0, r1
    st -X, r0
    movw r30, r20
    rjmp .Llwcc_aes128_128_drbg_generate_avr_count
.Llwcc_aes128_128_drbg_generate_avr_counted:
    subi r24, 240
    ldi r25, 0
    std Y+11, r20
    std Y+12, r21
    std Y+13, r24
    std Y+14, r25
    std Y+15, r18
    std Y+16, r19
    sbiw r30, 16
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_copy
    ldd r24, Y+3
    ldd r25, Y+4
    movw r22, r24
    ldd r20, Y+15
    ldd r21, Y+16
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
.Llwcc_aes128_128_drbg_generate_avr_last:
    ldd r24, Y+13
    ldd r25, Y+14
    sbiw r24, 0
    brne .Llwcc_aes128_128_drbg_avr_at_8
    rjmp .Llwcc_aes128_128_drbg_generate_avr_whole
.Llwcc_aes128_128_drbg_avr_at_8:
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_copy
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r24
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    ldd r26, Y+11
    ldd r27, Y+12
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldd r20, Y+13
    ldd r21, Y+14
    ldi r24, 16
    tst r21
    brne .Llwcc_aes128_128_drbg_generate_avr_part
    cp r20, r24
    brcc .Llwcc_aes128_128_drbg_generate_avr_part
    mov r24, r20
.Llwcc_aes128_128_drbg_generate_avr_part:
    sub r20, r24
    sbc r21, r1
    std Y+13, r20
    std Y+14, r21
    rcall .Llwcc_aes128_128_drbg_avr_copy
    std Y+11, r26
    std Y+12, r27
    rjmp .Llwcc_aes128_128_drbg_generate_avr_last
.Llwcc_aes128_128_drbg_generate_avr_whole:
    movw r26, r28
    subi r26, 129
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r26, r28
    subi r26, 113
    sbci r27, 255
    movw r30, r28
    subi r30, 129
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_aes128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 145
    sbci r25, 255
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_aes128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 145
    sbci r31, 255
    ldi r24, 32
    rcall .Llwcc_aes128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 40
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 40
    ldi r24, 8
    rcall .Llwcc_aes128_128_drbg_avr_increment
    ldi r22, 0
.Llwcc_aes128_128_drbg_generate_avr_leave:
    ldi r24, 40
    ldi r25, 0
    rjmp .Llwcc_aes128_128_drbg_avr_leave
.Llwcc_aes128_128_drbg_generate_avr_refuse_4:
    ldi r22, 4
    rjmp .Llwcc_aes128_128_drbg_generate_avr_leave
.Llwcc_aes128_128_drbg_generate_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_aes128_128_drbg_generate_avr_leave
    .size lwcc_aes128_128_drbg_generate_avr, .-lwcc_aes128_128_drbg_generate_avr

.Llwcc_aes128_128_drbg_avr_copy:
    ld r0, Z+
    st X+, r0
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_copy
    ret

.Llwcc_aes128_128_drbg_avr_clear:
    st X+, r1
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_clear
    ret

.Llwcc_aes128_128_drbg_avr_xor:
    movw r20, r28
    movw r28, r22
.Llwcc_aes128_128_drbg_avr_xor_byte:
    ld r0, Z+
    ld r18, Y+
    eor r0, r18
    st X+, r0
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_xor_byte
    movw r28, r20
    ret

.Llwcc_aes128_128_drbg_avr_increment:
    sec
.Llwcc_aes128_128_drbg_avr_increment_byte:
    ld r0, -Z
    adc r0, r1
    st -X, r0
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_increment_byte
    ret

.Llwcc_aes128_128_drbg_avr_compare:
    ld r0, X+
    ld r18, Z+
    cp r0, r18
    brne .Llwcc_aes128_128_drbg_avr_compare_differ
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_compare
.Llwcc_aes128_128_drbg_avr_compare_differ:
    ret

.Llwcc_aes128_128_drbg_avr_look:
    ldd r0, Z+2
    ldd r18, Z+3
    or r0, r18
    brne .Llwcc_aes128_128_drbg_avr_look_found
    adiw r30, 4
    dec r24
    brne .Llwcc_aes128_128_drbg_avr_look
.Llwcc_aes128_128_drbg_avr_look_found:
    ret

.Llwcc_aes128_128_drbg_avr_read:
    ldd r20, Z+2
    ldd r21, Z+3
    mov r0, r20
    or r0, r21
    brne .Llwcc_aes128_128_drbg_avr_read_piece
    adiw r30, 4
    rjmp .Llwcc_aes128_128_drbg_avr_read
.Llwcc_aes128_128_drbg_avr_read_piece:
    mov r22, r24
    tst r21
    brne .Llwcc_aes128_128_drbg_avr_read_part
    cp r20, r24
    brcc .Llwcc_aes128_128_drbg_avr_read_part
    mov r22, r20
.Llwcc_aes128_128_drbg_avr_read_part:
    sub r20, r22
    sbc r21, r1
    std Z+2, r20
    std Z+3, r21
    sub r24, r22
    movw r18, r28
    ldd r28, Z+0
    ldd r29, Z+1
    mov r0, r28
    or r0, r29
    breq .Llwcc_aes128_128_drbg_avr_read_zero
.Llwcc_aes128_128_drbg_avr_read_byte:
    ld r0, Y+
    st X+, r0
    dec r22
    brne .Llwcc_aes128_128_drbg_avr_read_byte
    std Z+0, r28
    std Z+1, r29
    rjmp .Llwcc_aes128_128_drbg_avr_read_more
.Llwcc_aes128_128_drbg_avr_read_zero:
    st X+, r1
    dec r22
    brne .Llwcc_aes128_128_drbg_avr_read_zero
.Llwcc_aes128_128_drbg_avr_read_more:
    movw r28, r18
    tst r24
    brne .Llwcc_aes128_128_drbg_avr_read
    ret

.Llwcc_aes128_128_drbg_avr_leave:
    movw r30, r28
    adiw r30, 1
.Llwcc_aes128_128_drbg_avr_leave_wipe:
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_aes128_128_drbg_avr_leave_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    sbiw r30, 1
    movw r28, r30
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    mov r24, r22
    ldi r25, 0
    ret

    .section .rodata.lwcc,"a",@progbits
    ; what copies constants to SRAM is linked in where this is named
    .global __do_copy_data
    ; the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_aes128_128_drbg_avr_known_key_0:
    .byte 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f
    .byte 0xd6, 0xaa, 0x74, 0xfd, 0xd2, 0xaf, 0x72, 0xfa, 0xda, 0xa6, 0x78, 0xf1, 0xd6, 0xab, 0x76, 0xfe
    .byte 0xb6, 0x92, 0xcf, 0x0b, 0x64, 0x3d, 0xbd, 0xf1, 0xbe, 0x9b, 0xc5, 0x00, 0x68, 0x30, 0xb3, 0xfe
    .byte 0xb6, 0xff, 0x74, 0x4e, 0xd2, 0xc2, 0xc9, 0xbf, 0x6c, 0x59, 0x0c, 0xbf, 0x04, 0x69, 0xbf, 0x41
    .byte 0x47, 0xf7, 0xf7, 0xbc, 0x95, 0x35, 0x3e, 0x03, 0xf9, 0x6c, 0x32, 0xbc, 0xfd, 0x05, 0x8d, 0xfd
    .byte 0x3c, 0xaa, 0xa3, 0xe8, 0xa9, 0x9f, 0x9d, 0xeb, 0x50, 0xf3, 0xaf, 0x57, 0xad, 0xf6, 0x22, 0xaa
    .byte 0x5e, 0x39, 0x0f, 0x7d, 0xf7, 0xa6, 0x92, 0x96, 0xa7, 0x55, 0x3d, 0xc1, 0x0a, 0xa3, 0x1f, 0x6b
    .byte 0x14, 0xf9, 0x70, 0x1a, 0xe3, 0x5f, 0xe2, 0x8c, 0x44, 0x0a, 0xdf, 0x4d, 0x4e, 0xa9, 0xc0, 0x26
    .byte 0x47, 0x43, 0x87, 0x35, 0xa4, 0x1c, 0x65, 0xb9, 0xe0, 0x16, 0xba, 0xf4, 0xae, 0xbf, 0x7a, 0xd2
    .byte 0x54, 0x99, 0x32, 0xd1, 0xf0, 0x85, 0x57, 0x68, 0x10, 0x93, 0xed, 0x9c, 0xbe, 0x2c, 0x97, 0x4e
    .byte 0x13, 0x11, 0x1d, 0x7f, 0xe3, 0x94, 0x4a, 0x17, 0xf3, 0x07, 0xa7, 0x8b, 0x4d, 0x2b, 0x30, 0xc5
.Llwcc_aes128_128_drbg_avr_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
.Llwcc_aes128_128_drbg_avr_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_aes128_128_drbg_avr_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_aes128_128_drbg_avr_constant_3:
    .byte 0x58, 0xe2, 0xfc, 0xce, 0xfa, 0x7e, 0x30, 0x61, 0x36, 0x7f, 0x1d, 0x57, 0xa4, 0xe7, 0x45, 0x5a
    .byte 0x03, 0x88, 0xda, 0xce, 0x60, 0xb6, 0xa3, 0x92, 0xf3, 0x28, 0xc2, 0xb9, 0x71, 0xb2, 0xfe, 0x78
.Llwcc_aes128_128_drbg_avr_constant_4:
    .byte 0xc6, 0xa1, 0x3b, 0x37, 0x87, 0x8f, 0x5b, 0x82, 0x6f, 0x4f, 0x81, 0x62, 0xa1, 0xc8, 0xd8, 0x79
.Llwcc_aes128_128_drbg_avr_constant_5:
    .byte 0x95, 0x03, 0xe3, 0xa2, 0x24, 0x5a, 0x2b, 0xe4, 0x3c, 0x98, 0x74, 0xed, 0xfe, 0x1b, 0xed, 0x9e
.Llwcc_aes128_128_drbg_avr_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20
.Llwcc_aes128_128_drbg_avr_constant_7:
    .byte 0x80
