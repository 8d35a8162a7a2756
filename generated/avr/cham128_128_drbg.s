; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile cham --set cham128_128 --target avr --lanes 1 --mode drbg --df yes
; passes:    unroll() constants(enabled=true) counter() sbox(fixed=true) rotate() value_numbering() hoist(mode=ecb) legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() roll_keys(enabled=true) select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
; mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
; folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, rk 560, group 16, st 40
; timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:4d413b5f4f9adbbc4bae29aa71512dfdccd402f980a7b8d73f5a0d6dcdfc4655

    .text

    .type lwcc_cham128_128_key_setup_avr, @function
lwcc_cham128_128_key_setup_avr:
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
    movw r26, r22
    movw r30, r24
    ldi r16, 0
    mov r14, r16
    ldi r16, 112
.Llwcc_cham128_128_key_setup_avr_round:
    std Z+0, r14
    mov r18, r14
    subi r18, 255
    mov r14, r18
    adiw r30, 5
    dec r16
    brne .Llwcc_cham128_128_key_setup_avr_round
    subi r30, 48
    sbci r31, 2
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r12
    rol r13
    rol r8
    rol r9
    adc r12, r1
    eor r12, r14
    eor r13, r15
    eor r8, r10
    eor r9, r11
    movw r4, r12 ; r5, r13
    eor r4, r11
    eor r5, r14
    movw r2, r8 ; r3, r9
    eor r2, r15
    eor r3, r10
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    eor r12, r11
    eor r13, r14
    eor r8, r15
    eor r9, r10
    std Z+29, r12
    subi r30, lo8(-(69))
    sbci r31, hi8(-(69))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    subi r30, lo8(-(-523))
    sbci r31, hi8(-(-523))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    ; round 1 (cham.dsl:24)
    bst r4, 0
    lsr r3
    ror r2
    ror r5
    ror r4
    bld r3, 7
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    movw r12, r14 ; r13, r15
    movw r8, r10 ; r9, r11
    lsl r12
    rol r13
    rol r8
    rol r9
    adc r12, r1
    eor r12, r14
    eor r13, r15
    eor r8, r10
    eor r9, r11
    mov r6, r12
    eor r6, r11
    subi r30, lo8(-(-499))
    sbci r31, hi8(-(-499))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    mov r6, r13
    eor r6, r14
    subi r30, lo8(-(-483))
    sbci r31, hi8(-(-483))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    mov r6, r8
    eor r6, r15
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    mov r6, r9
    eor r6, r10
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    eor r12, r11
    eor r13, r14
    eor r8, r15
    eor r9, r10
    ; round 5 (cham.dsl:24)
    bst r12, 0
    lsr r9
    ror r8
    ror r13
    ror r12
    bld r9, 7
    ld r14, X+
    ld r15, X+
    ld r10, X+
    ld r11, X+
    movw r6, r14 ; r7, r15
    movw r24, r10 ; r25, r11
    lsl r6
    rol r7
    rol r24
    rol r25
    adc r6, r1
    eor r6, r14
    eor r7, r15
    eor r24, r10
    eor r25, r11
    movw r18, r6 ; r19, r7
    eor r18, r11
    eor r19, r14
    movw r22, r24 ; r23, r25
    eor r22, r15
    eor r23, r10
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    lsl r11
    rol r14
    rol r15
    rol r10
    adc r11, r1
    eor r6, r11
    eor r7, r14
    eor r24, r15
    eor r10, r25
    subi r30, lo8(-(-449))
    sbci r31, hi8(-(-449))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(-483))
    sbci r31, hi8(-(-483))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r7
    std Z+40, r7
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r24
    std Z+40, r24
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    ; round 3 (cham.dsl:24)
    bst r18, 0
    lsr r23
    ror r22
    ror r19
    ror r18
    bld r23, 7
    ld r24, X+
    ld r25, X+
    ld r10, X+
    ld r11, X
    mov r15, r24
    mov r14, r25
    movw r6, r10 ; r7, r11
    lsl r15
    rol r14
    rol r6
    rol r7
    adc r15, r1
    eor r15, r24
    eor r14, r25
    eor r6, r10
    eor r7, r11
    mov r16, r15
    eor r16, r11
    subi r30, lo8(-(-499))
    sbci r31, hi8(-(-499))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    mov r16, r14
    eor r16, r24
    subi r30, lo8(-(-483))
    sbci r31, hi8(-(-483))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    mov r16, r6
    eor r16, r25
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    mov r16, r7
    eor r16, r10
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r16
    std Z+40, r16
    lsl r11
    rol r24
    rol r25
    rol r10
    adc r11, r1
    lsl r11
    rol r24
    rol r25
    rol r10
    adc r11, r1
    lsl r11
    rol r24
    rol r25
    rol r10
    adc r11, r1
    eor r15, r11
    eor r14, r24
    eor r6, r25
    eor r10, r7
    subi r30, lo8(-(-497))
    sbci r31, hi8(-(-497))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r4
    std Z+40, r4
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r5
    std Z+40, r5
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r2
    std Z+40, r2
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r3
    std Z+40, r3
    subi r30, lo8(-(-473))
    sbci r31, hi8(-(-473))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r18
    std Z+40, r18
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r19
    std Z+40, r19
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r22
    std Z+40, r22
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r23
    std Z+40, r23
    subi r30, lo8(-(-473))
    sbci r31, hi8(-(-473))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r12
    std Z+40, r12
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r13
    std Z+40, r13
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r8
    std Z+40, r8
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r9
    std Z+40, r9
    ; round 7 (cham.dsl:24)
    bst r15, 0
    lsr r10
    ror r6
    ror r14
    ror r15
    bld r10, 7
    subi r30, lo8(-(-473))
    sbci r31, hi8(-(-473))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r15
    std Z+40, r15
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r14
    std Z+40, r14
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r6
    std Z+40, r6
    subi r30, lo8(-(-479))
    sbci r31, hi8(-(-479))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
    subi r30, lo8(-(80))
    sbci r31, hi8(-(80))
    std Z+0, r10
    std Z+40, r10
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
    .size lwcc_cham128_128_key_setup_avr, .-lwcc_cham128_128_key_setup_avr

    .type lwcc_cham128_128_ecb_encrypt_avr, @function
lwcc_cham128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_cham128_128_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_cham128_128_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ldi r16, 14
.Llwcc_cham128_128_ecb_encrypt_avr_round:
    ; round 1 (cham.dsl:24)
    ld r18, Z+
    eor r0, r18
    ld r18, Z+
    eor r18, r5
    ld r19, Z+
    eor r19, r6
    ld r20, Z+
    eor r20, r7
    ld r21, Z+
    eor r21, r8
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
    ; round 2 (cham.dsl:24)
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r18, r9
    ld r19, Z+
    eor r19, r10
    ld r20, Z+
    eor r20, r11
    ld r21, Z+
    eor r21, r12
    add r5, r21
    adc r6, r18
    adc r7, r19
    adc r8, r20
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 3 (cham.dsl:24)
    ld r18, Z+
    eor r9, r18
    ld r18, Z+
    eor r18, r13
    ld r19, Z+
    eor r19, r14
    ld r20, Z+
    eor r20, r15
    ld r21, Z+
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    ; round 4 (cham.dsl:24)
    ld r18, Z+
    eor r13, r18
    ld r18, Z+
    eor r18, r4
    ld r19, Z+
    eor r19, r0
    ld r20, Z+
    eor r20, r2
    ld r21, Z+
    eor r21, r3
    add r13, r21
    adc r14, r18
    adc r15, r19
    adc r17, r20
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 5 (cham.dsl:24)
    ld r18, Z+
    eor r4, r18
    ld r18, Z+
    eor r18, r5
    ld r19, Z+
    eor r19, r6
    ld r20, Z+
    eor r20, r7
    ld r21, Z+
    eor r21, r8
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r4, r18
    adc r0, r19
    adc r2, r20
    adc r3, r21
    ; round 6 (cham.dsl:24)
    ld r18, Z+
    eor r5, r18
    ld r18, Z+
    eor r18, r12
    ld r19, Z+
    eor r19, r9
    ld r20, Z+
    eor r20, r10
    ld r21, Z+
    eor r21, r11
    add r5, r21
    adc r6, r18
    adc r7, r19
    adc r8, r20
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ; round 7 (cham.dsl:24)
    ld r18, Z+
    eor r12, r18
    ld r18, Z+
    eor r18, r13
    ld r19, Z+
    eor r19, r14
    ld r20, Z+
    eor r20, r15
    ld r21, Z+
    eor r21, r17
    lsl r18
    rol r19
    rol r20
    rol r21
    adc r18, r1
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
    ; round 8 (cham.dsl:24)
    ld r18, Z+
    eor r13, r18
    ld r18, Z+
    eor r18, r3
    ld r19, Z+
    eor r19, r4
    ld r20, Z+
    eor r20, r0
    ld r21, Z+
    eor r21, r2
    add r13, r21
    adc r14, r18
    adc r15, r19
    adc r17, r20
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    mov r18, r0
    mov r0, r3
    mov r3, r18
    mov r18, r2
    mov r2, r4
    mov r4, r18
    mov r18, r9
    mov r9, r11
    mov r11, r18
    mov r18, r10
    mov r10, r12
    mov r12, r18
    dec r16
    breq .Llwcc_cham128_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_cham128_128_ecb_encrypt_avr_round
.Llwcc_cham128_128_ecb_encrypt_avr_rounds_done:
    subi r30, 48
    sbci r31, 2
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    sbiw r24, 1
    breq .Llwcc_cham128_128_ecb_encrypt_avr_end
    rjmp .Llwcc_cham128_128_ecb_encrypt_avr_group
.Llwcc_cham128_128_ecb_encrypt_avr_end:
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
    .size lwcc_cham128_128_ecb_encrypt_avr, .-lwcc_cham128_128_ecb_encrypt_avr

    .text

.Llwcc_cham128_128_drbg_avr_block_cipher_df:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 144
    sbci r29, 2
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
    rcall .Llwcc_cham128_128_drbg_avr_copy
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
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_4)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_4)
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_5)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_5)
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
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
    ldi r24, lo8(.Llwcc_cham128_128_drbg_avr_constant_6)
    ldi r25, hi8(.Llwcc_cham128_128_drbg_avr_constant_6)
    std Y+19, r24
    std Y+20, r25
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r18, 1
    ldi r19, 0
    std Y+37, r18
    std Y+38, r19
    ldi r24, lo8(.Llwcc_cham128_128_drbg_avr_constant_7)
    ldi r25, hi8(.Llwcc_cham128_128_drbg_avr_constant_7)
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
.Llwcc_cham128_128_drbg_block_cipher_df_avr_1:
    movw r30, r28
    adiw r30, 15
    ldi r24, 7
    rcall .Llwcc_cham128_128_drbg_avr_look
    brne .Llwcc_cham128_128_drbg_avr_at_1
    rjmp .Llwcc_cham128_128_drbg_block_cipher_df_avr_2
.Llwcc_cham128_128_drbg_avr_at_1:
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    movw r30, r28
    adiw r30, 15
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_read
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 47
    movw r30, r28
    adiw r30, 47
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r22, r28
    subi r22, 177
    sbci r23, 255
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    adiw r30, 63
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_xor
    movw r24, r28
    adiw r24, 47
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    ldi r18, lo8(.Llwcc_cham128_128_drbg_avr_known_key_0)
    ldi r19, hi8(.Llwcc_cham128_128_drbg_avr_known_key_0)
    call lwcc_cham128_128_ecb_encrypt_avr
    rjmp .Llwcc_cham128_128_drbg_block_cipher_df_avr_1
.Llwcc_cham128_128_drbg_block_cipher_df_avr_2:
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    call lwcc_cham128_128_key_setup_avr
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
    call lwcc_cham128_128_ecb_encrypt_avr
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
    call lwcc_cham128_128_ecb_encrypt_avr
    ldi r22, 0
.Llwcc_cham128_128_drbg_block_cipher_df_avr_leave:
    ldi r24, 82
    ldi r25, 0
    rjmp .Llwcc_cham128_128_drbg_avr_leave

    .global lwcc_cham128_128_drbg_init_avr
    .type lwcc_cham128_128_drbg_init_avr, @function
lwcc_cham128_128_drbg_init_avr:
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
    brcc .Llwcc_cham128_128_drbg_avr_at_2
    rjmp .Llwcc_cham128_128_drbg_init_avr_refuse_1
.Llwcc_cham128_128_drbg_avr_at_2:
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r24, r28
    adiw r24, 27
    movw r22, r28
    subi r22, 241
    sbci r23, 255
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r22, r28
    subi r22, 229
    sbci r23, 255
    movw r26, r28
    adiw r26, 59
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_3)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_3)
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 59
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_cham128_128_drbg_init_avr_leave:
    ldi r24, 12
    ldi r25, 0
    rjmp .Llwcc_cham128_128_drbg_avr_leave
.Llwcc_cham128_128_drbg_init_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_cham128_128_drbg_init_avr_leave
    .size lwcc_cham128_128_drbg_init_avr, .-lwcc_cham128_128_drbg_init_avr

    .global lwcc_cham128_128_drbg_reseed_avr
    .type lwcc_cham128_128_drbg_reseed_avr, @function
lwcc_cham128_128_drbg_reseed_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 136
    sbci r29, 2
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
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brne .Llwcc_cham128_128_drbg_avr_at_3
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_refuse_5
.Llwcc_cham128_128_drbg_avr_at_3:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_cham128_128_drbg_avr_at_4
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_refuse_1
.Llwcc_cham128_128_drbg_avr_at_4:
    movw r26, r28
    adiw r26, 11
    movw r30, r28
    adiw r30, 3
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_copy
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
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 169
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_cham128_128_key_setup_avr
    movw r26, r28
    subi r26, 169
    sbci r27, 255
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 55
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 169
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 233
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 55
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_cham128_128_drbg_reseed_avr_leave:
    ldi r24, 81
    ldi r25, 0
    rjmp .Llwcc_cham128_128_drbg_avr_leave
.Llwcc_cham128_128_drbg_reseed_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_leave
.Llwcc_cham128_128_drbg_reseed_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_cham128_128_drbg_reseed_avr_leave
    .size lwcc_cham128_128_drbg_reseed_avr, .-lwcc_cham128_128_drbg_reseed_avr

    .global lwcc_cham128_128_drbg_generate_avr
    .type lwcc_cham128_128_drbg_generate_avr, @function
lwcc_cham128_128_drbg_generate_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 192
    sbci r29, 2
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
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brne .Llwcc_cham128_128_drbg_avr_at_5
    rjmp .Llwcc_cham128_128_drbg_generate_avr_refuse_5
.Llwcc_cham128_128_drbg_avr_at_5:
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldi r30, lo8(.Llwcc_cham128_128_drbg_avr_constant_1)
    ldi r31, hi8(.Llwcc_cham128_128_drbg_avr_constant_1)
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_compare
    brcs .Llwcc_cham128_128_drbg_avr_at_6
    rjmp .Llwcc_cham128_128_drbg_generate_avr_refuse_4
.Llwcc_cham128_128_drbg_avr_at_6:
    ldd r18, Y+9
    ldd r19, Y+10
    cpi r18, 1
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_cham128_128_drbg_avr_at_7
    rjmp .Llwcc_cham128_128_drbg_generate_avr_1
.Llwcc_cham128_128_drbg_avr_at_7:
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_cham128_128_drbg_avr_copy
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
    rcall .Llwcc_cham128_128_drbg_avr_block_cipher_df
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_cham128_128_key_setup_avr
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 63
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 63
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_xor
    rjmp .Llwcc_cham128_128_drbg_generate_avr_2
.Llwcc_cham128_128_drbg_generate_avr_1:
    movw r26, r28
    adiw r26, 31
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_clear
.Llwcc_cham128_128_drbg_generate_avr_2:
    movw r24, r28
    subi r24, 113
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    call lwcc_cham128_128_key_setup_avr
    ldd r20, Y+3
    ldd r21, Y+4
    ldd r24, Y+5
    ldd r25, Y+6
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r18, 0
    ldi r19, 0
.Llwcc_cham128_128_drbg_generate_avr_count:
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_cham128_128_drbg_generate_avr_value
    rjmp .Llwcc_cham128_128_drbg_generate_avr_counted
.Llwcc_cham128_128_drbg_generate_avr_value:
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
    rjmp .Llwcc_cham128_128_drbg_generate_avr_count
.Llwcc_cham128_128_drbg_generate_avr_counted:
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
    rcall .Llwcc_cham128_128_drbg_avr_copy
    ldd r24, Y+3
    ldd r25, Y+4
    movw r22, r24
    ldd r20, Y+15
    ldd r21, Y+16
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
.Llwcc_cham128_128_drbg_generate_avr_last:
    ldd r24, Y+13
    ldd r25, Y+14
    sbiw r24, 0
    brne .Llwcc_cham128_128_drbg_avr_at_8
    rjmp .Llwcc_cham128_128_drbg_generate_avr_whole
.Llwcc_cham128_128_drbg_avr_at_8:
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_copy
    movw r24, r28
    subi r24, 161
    sbci r25, 255
    movw r22, r24
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    ldd r26, Y+11
    ldd r27, Y+12
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldd r20, Y+13
    ldd r21, Y+14
    ldi r24, 16
    tst r21
    brne .Llwcc_cham128_128_drbg_generate_avr_part
    cp r20, r24
    brcc .Llwcc_cham128_128_drbg_generate_avr_part
    mov r24, r20
.Llwcc_cham128_128_drbg_generate_avr_part:
    sub r20, r24
    sbc r21, r1
    std Y+13, r20
    std Y+14, r21
    rcall .Llwcc_cham128_128_drbg_avr_copy
    std Y+11, r26
    std Y+12, r27
    rjmp .Llwcc_cham128_128_drbg_generate_avr_last
.Llwcc_cham128_128_drbg_generate_avr_whole:
    movw r26, r28
    subi r26, 129
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r26, r28
    subi r26, 113
    sbci r27, 255
    movw r30, r28
    subi r30, 129
    sbci r31, 255
    ldi r24, 16
    rcall .Llwcc_cham128_128_drbg_avr_increment
    movw r24, r28
    subi r24, 145
    sbci r25, 255
    movw r22, r24
    ldi r20, 2
    ldi r21, 0
    movw r18, r28
    subi r18, 113
    sbci r19, 255
    call lwcc_cham128_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 145
    sbci r31, 255
    ldi r24, 32
    rcall .Llwcc_cham128_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 40
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 40
    ldi r24, 8
    rcall .Llwcc_cham128_128_drbg_avr_increment
    ldi r22, 0
.Llwcc_cham128_128_drbg_generate_avr_leave:
    ldi r24, 88
    ldi r25, 0
    rjmp .Llwcc_cham128_128_drbg_avr_leave
.Llwcc_cham128_128_drbg_generate_avr_refuse_4:
    ldi r22, 4
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
.Llwcc_cham128_128_drbg_generate_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_cham128_128_drbg_generate_avr_leave
    .size lwcc_cham128_128_drbg_generate_avr, .-lwcc_cham128_128_drbg_generate_avr

.Llwcc_cham128_128_drbg_avr_copy:
    ld r0, Z+
    st X+, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_copy
    ret

.Llwcc_cham128_128_drbg_avr_clear:
    st X+, r1
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_clear
    ret

.Llwcc_cham128_128_drbg_avr_xor:
    movw r20, r28
    movw r28, r22
.Llwcc_cham128_128_drbg_avr_xor_byte:
    ld r0, Z+
    ld r18, Y+
    eor r0, r18
    st X+, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_xor_byte
    movw r28, r20
    ret

.Llwcc_cham128_128_drbg_avr_increment:
    sec
.Llwcc_cham128_128_drbg_avr_increment_byte:
    ld r0, -Z
    adc r0, r1
    st -X, r0
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_increment_byte
    ret

.Llwcc_cham128_128_drbg_avr_compare:
    ld r0, X+
    ld r18, Z+
    cp r0, r18
    brne .Llwcc_cham128_128_drbg_avr_compare_differ
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_compare
.Llwcc_cham128_128_drbg_avr_compare_differ:
    ret

.Llwcc_cham128_128_drbg_avr_look:
    ldd r0, Z+2
    ldd r18, Z+3
    or r0, r18
    brne .Llwcc_cham128_128_drbg_avr_look_found
    adiw r30, 4
    dec r24
    brne .Llwcc_cham128_128_drbg_avr_look
.Llwcc_cham128_128_drbg_avr_look_found:
    ret

.Llwcc_cham128_128_drbg_avr_read:
    ldd r20, Z+2
    ldd r21, Z+3
    mov r0, r20
    or r0, r21
    brne .Llwcc_cham128_128_drbg_avr_read_piece
    adiw r30, 4
    rjmp .Llwcc_cham128_128_drbg_avr_read
.Llwcc_cham128_128_drbg_avr_read_piece:
    mov r22, r24
    tst r21
    brne .Llwcc_cham128_128_drbg_avr_read_part
    cp r20, r24
    brcc .Llwcc_cham128_128_drbg_avr_read_part
    mov r22, r20
.Llwcc_cham128_128_drbg_avr_read_part:
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
    breq .Llwcc_cham128_128_drbg_avr_read_zero
.Llwcc_cham128_128_drbg_avr_read_byte:
    ld r0, Y+
    st X+, r0
    dec r22
    brne .Llwcc_cham128_128_drbg_avr_read_byte
    std Z+0, r28
    std Z+1, r29
    rjmp .Llwcc_cham128_128_drbg_avr_read_more
.Llwcc_cham128_128_drbg_avr_read_zero:
    st X+, r1
    dec r22
    brne .Llwcc_cham128_128_drbg_avr_read_zero
.Llwcc_cham128_128_drbg_avr_read_more:
    movw r28, r18
    tst r24
    brne .Llwcc_cham128_128_drbg_avr_read
    ret

.Llwcc_cham128_128_drbg_avr_leave:
    movw r30, r28
    adiw r30, 1
.Llwcc_cham128_128_drbg_avr_leave_wipe:
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_cham128_128_drbg_avr_leave_wipe
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
.Llwcc_cham128_128_drbg_avr_known_key_0:
    .byte 0x00, 0x81, 0x81, 0x83, 0x83, 0x01, 0x0b, 0x0f, 0x0f, 0x0b, 0x02, 0x89, 0x89, 0x8b, 0x8b, 0x03
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x04, 0x9a, 0x17, 0x91, 0x1c, 0x05, 0x03, 0x0e, 0x15, 0x18, 0x06, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x07, 0x5b, 0x56, 0x4d, 0x40, 0x08, 0x81, 0x81, 0x83, 0x83, 0x09, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x0a, 0x89, 0x89, 0x8b, 0x8b, 0x0b, 0x1b, 0x1f, 0x1f, 0x1b, 0x0c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x0d, 0x03, 0x0e, 0x15, 0x18, 0x0e, 0xb6, 0x3b, 0xbd, 0x30, 0x0f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x10, 0x81, 0x81, 0x83, 0x83, 0x11, 0x0b, 0x0f, 0x0f, 0x0b, 0x12, 0x89, 0x89, 0x8b, 0x8b, 0x13
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x14, 0x9a, 0x17, 0x91, 0x1c, 0x15, 0x03, 0x0e, 0x15, 0x18, 0x16, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x17, 0x5b, 0x56, 0x4d, 0x40, 0x18, 0x81, 0x81, 0x83, 0x83, 0x19, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x1a, 0x89, 0x89, 0x8b, 0x8b, 0x1b, 0x1b, 0x1f, 0x1f, 0x1b, 0x1c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x1d, 0x03, 0x0e, 0x15, 0x18, 0x1e, 0xb6, 0x3b, 0xbd, 0x30, 0x1f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x20, 0x81, 0x81, 0x83, 0x83, 0x21, 0x0b, 0x0f, 0x0f, 0x0b, 0x22, 0x89, 0x89, 0x8b, 0x8b, 0x23
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x24, 0x9a, 0x17, 0x91, 0x1c, 0x25, 0x03, 0x0e, 0x15, 0x18, 0x26, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x27, 0x5b, 0x56, 0x4d, 0x40, 0x28, 0x81, 0x81, 0x83, 0x83, 0x29, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x2a, 0x89, 0x89, 0x8b, 0x8b, 0x2b, 0x1b, 0x1f, 0x1f, 0x1b, 0x2c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x2d, 0x03, 0x0e, 0x15, 0x18, 0x2e, 0xb6, 0x3b, 0xbd, 0x30, 0x2f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x30, 0x81, 0x81, 0x83, 0x83, 0x31, 0x0b, 0x0f, 0x0f, 0x0b, 0x32, 0x89, 0x89, 0x8b, 0x8b, 0x33
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x34, 0x9a, 0x17, 0x91, 0x1c, 0x35, 0x03, 0x0e, 0x15, 0x18, 0x36, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x37, 0x5b, 0x56, 0x4d, 0x40, 0x38, 0x81, 0x81, 0x83, 0x83, 0x39, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x3a, 0x89, 0x89, 0x8b, 0x8b, 0x3b, 0x1b, 0x1f, 0x1f, 0x1b, 0x3c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x3d, 0x03, 0x0e, 0x15, 0x18, 0x3e, 0xb6, 0x3b, 0xbd, 0x30, 0x3f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x40, 0x81, 0x81, 0x83, 0x83, 0x41, 0x0b, 0x0f, 0x0f, 0x0b, 0x42, 0x89, 0x89, 0x8b, 0x8b, 0x43
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x44, 0x9a, 0x17, 0x91, 0x1c, 0x45, 0x03, 0x0e, 0x15, 0x18, 0x46, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x47, 0x5b, 0x56, 0x4d, 0x40, 0x48, 0x81, 0x81, 0x83, 0x83, 0x49, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x4a, 0x89, 0x89, 0x8b, 0x8b, 0x4b, 0x1b, 0x1f, 0x1f, 0x1b, 0x4c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x4d, 0x03, 0x0e, 0x15, 0x18, 0x4e, 0xb6, 0x3b, 0xbd, 0x30, 0x4f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x50, 0x81, 0x81, 0x83, 0x83, 0x51, 0x0b, 0x0f, 0x0f, 0x0b, 0x52, 0x89, 0x89, 0x8b, 0x8b, 0x53
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x54, 0x9a, 0x17, 0x91, 0x1c, 0x55, 0x03, 0x0e, 0x15, 0x18, 0x56, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x57, 0x5b, 0x56, 0x4d, 0x40, 0x58, 0x81, 0x81, 0x83, 0x83, 0x59, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x5a, 0x89, 0x89, 0x8b, 0x8b, 0x5b, 0x1b, 0x1f, 0x1f, 0x1b, 0x5c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x5d, 0x03, 0x0e, 0x15, 0x18, 0x5e, 0xb6, 0x3b, 0xbd, 0x30, 0x5f, 0x5b, 0x56, 0x4d, 0x40
    .byte 0x60, 0x81, 0x81, 0x83, 0x83, 0x61, 0x0b, 0x0f, 0x0f, 0x0b, 0x62, 0x89, 0x89, 0x8b, 0x8b, 0x63
    .byte 0x1b, 0x1f, 0x1f, 0x1b, 0x64, 0x9a, 0x17, 0x91, 0x1c, 0x65, 0x03, 0x0e, 0x15, 0x18, 0x66, 0xb6
    .byte 0x3b, 0xbd, 0x30, 0x67, 0x5b, 0x56, 0x4d, 0x40, 0x68, 0x81, 0x81, 0x83, 0x83, 0x69, 0x0b, 0x0f
    .byte 0x0f, 0x0b, 0x6a, 0x89, 0x89, 0x8b, 0x8b, 0x6b, 0x1b, 0x1f, 0x1f, 0x1b, 0x6c, 0x9a, 0x17, 0x91
    .byte 0x1c, 0x6d, 0x03, 0x0e, 0x15, 0x18, 0x6e, 0xb6, 0x3b, 0xbd, 0x30, 0x6f, 0x5b, 0x56, 0x4d, 0x40
.Llwcc_cham128_128_drbg_avr_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
.Llwcc_cham128_128_drbg_avr_constant_1:
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_cham128_128_drbg_avr_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_cham128_128_drbg_avr_constant_3:
    .byte 0xc4, 0x2f, 0x8b, 0x76, 0xac, 0x0e, 0x97, 0x7a, 0xbf, 0x5b, 0xa1, 0xba, 0x29, 0x10, 0xec, 0xee
    .byte 0x2c, 0x1d, 0x77, 0x5f, 0x6e, 0xf8, 0x6b, 0x36, 0xbe, 0x16, 0x48, 0x9f, 0x02, 0x5a, 0xb8, 0x7e
.Llwcc_cham128_128_drbg_avr_constant_4:
    .byte 0x3f, 0xc7, 0xbb, 0x2e, 0x5a, 0xb4, 0x35, 0x40, 0xa8, 0x3a, 0xb8, 0xfe, 0x69, 0x7c, 0x64, 0x1c
.Llwcc_cham128_128_drbg_avr_constant_5:
    .byte 0xff, 0x58, 0x0a, 0xff, 0x84, 0x99, 0x77, 0x86, 0xaa, 0x54, 0x70, 0x3c, 0xe9, 0x88, 0x3c, 0x55
.Llwcc_cham128_128_drbg_avr_constant_6:
    .byte 0x00, 0x00, 0x00, 0x20
.Llwcc_cham128_128_drbg_avr_constant_7:
    .byte 0x80
