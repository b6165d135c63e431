import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('common passwords', () => {
  it.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', 'Football#1', 'LetMeIn2024!!', '1qaz2WSX', '12345678'])(
    'A1.12 %s is one, whatever stands behind it',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )
  it.each(['Demo-pass-1!', 'Heron over lake 7!', 'correct horse battery staple', 'Zx9!kQ2#vLp'])(
    'A1.12 %s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})
