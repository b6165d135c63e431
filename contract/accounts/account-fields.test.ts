import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  confirmationCode,
  email,
  enteredPassword,
  newPassword,
  phoneNumber,
  pickedPlace,
  requiredText,
  verificationKey,
} from './account-fields.ts'
import { changePasswordForm, resetPasswordForm } from './password.routes.ts'
import { dialogRegistrationForm, signUpRegistrationForm } from './register.routes.ts'

/** The message of the first fault; null when the value is fine. */
const fault = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null
const faults = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )

describe('the fields of the account forms', () => {
  it('A1.4 e-mail', () => {
    expect(email.parse('  robin@maple.test ')).toBe('robin@maple.test')
    for (const value of [undefined, '', '   ']) expect(fault(email, value)).toBe('Required')
    for (const value of ['robin', 'robin@', '@maple.test', 'a b@maple.test']) {
      expect(fault(email, value)).toBe('E-mail must be valid')
    }
  })

  it.each([
    ['', 'Required'],
    [
      'Aa1!',
      'Password must be at least 8 characters and contain at least one: uppercase letter, lowercase letter, number, special character',
    ],
    ['aaaaaaaa', 'Password must contain at least one: uppercase letter, number, special character'],
    ['Aaaaaaaa', 'Password must contain at least one: number, special character'],
    ['Aaaaaaa1', 'Password must contain at least one: special character'],
    ['AAAAAA1!', 'Password must contain at least one: lowercase letter'],
    ['Aaaaaa1!', null],
    ['Éléphant 9 🐘', null],
    ['Aa1!'.repeat(16), null],
  ])('A1.12 0.5 the password rule: %j', (value, message) => expect(fault(newPassword, value)).toBe(message))

  it('A1.6 signing in needs only a value', () => {
    expect(fault(enteredPassword, 'x')).toBeNull()
    expect(fault(enteredPassword, '')).toBe('Required')
  })

  it('A1.12 phone', () => {
    const valid = ['4165550100', '416 555 0100', '416-555.0100', '(416) 555-0100', '+(1)416/555', '+1 (416) 555-0100']
    for (const value of valid) expect({ value, fault: fault(phoneNumber, value) }).toEqual({ value, fault: null })
    for (const value of ['call me', '416x555', '(4165) 550100', '+', '--', '416 555 0100 ext 2', '++1']) {
      expect({ value, fault: fault(phoneNumber, value) }).toEqual({ value, fault: 'Phone must be valid' })
    }
    expect(fault(phoneNumber, '')).toBe('Required')
    expect(fault(phoneNumber, '1'.repeat(201))).toBe('Must be at most 200 characters')
  })

  it('A1.12 full name and company are required, at most 200 characters', () => {
    expect(fault(requiredText, ' ')).toBe('Required')
    expect(fault(requiredText, 'x'.repeat(200))).toBeNull()
    expect(fault(requiredText, 'x'.repeat(201))).toBe('Must be at most 200 characters')
  })

  it('A1.12 the code has 6 characters and is forced to upper case; a link’s key is longer', () => {
    expect(confirmationCode.parse(' ab23cd ')).toBe('AB23CD')
    for (const value of ['ABC', 'ABCDEFG']) {
      expect(fault(confirmationCode, value)).toBe('Confirmation Code should be 6 characters')
      expect(fault(verificationKey, value)).toBe('Confirmation Code should be 6 characters')
    }
    expect(fault(verificationKey, 'ab23cd')).toBeNull()
    expect(fault(verificationKey, 'k'.repeat(22))).toBeNull()
  })

  it('A1.12 the city comes from the list', () => {
    const city = 'Select the city from the generated list once you start typing'
    expect(faults(pickedPlace, { city: 'Toronto' })).toEqual({
      country: city,
      state_prov: city,
      latitude: city,
      longitude: city,
    })
  })
})

describe('the account forms', () => {
  it('0.6 the dialog requires a company; the sign-up page not of an individual', () => {
    expect(faults(dialogRegistrationForm, {})['company']).toBe('Required')
    expect(faults(signUpRegistrationForm, {})['company']).toBe('Required')
    expect(faults(signUpRegistrationForm, { is_individual: true })).not.toHaveProperty('company')
  })

  it('B7 the terms have to be accepted, news need not', () => {
    expect(faults(signUpRegistrationForm, {})['terms']).toBe('Please accept the terms to go on')
    expect(faults(signUpRegistrationForm, {})).not.toHaveProperty('news')
  })

  it('A1.12 B9.6 Confirm Password must match, told also while other fields are wrong', () => {
    const message = 'Confirm Password must match'
    const given = { password: 'Aaaaaa1!', newPassword: 'Aaaaaa1!', confirm_password: 'Aaaaaa1?' }
    for (const form of [dialogRegistrationForm, resetPasswordForm, changePasswordForm]) {
      expect(faults(form, given)['confirm_password']).toBe(message)
      expect(faults(form, {})['confirm_password']).toBe('Required')
      expect(faults(form, { ...given, confirm_password: 'Aaaaaa1!' })).not.toHaveProperty('confirm_password')
    }
  })

  it('A1.9 a password is chosen with a code or with the key of a mailed link', () => {
    const chosen = { password: 'Aaaaaa1!', confirm_password: 'Aaaaaa1!' }
    for (const resetPasswordToken of ['AB23CD', 'Zk3v9Qx0-_Zk3v9Qx0-_Zk']) {
      expect(faults(resetPasswordForm, { ...chosen, resetPasswordToken })).toEqual({})
    }
    expect(faults(resetPasswordForm, { ...chosen, resetPasswordToken: 'AB2' })).toEqual({
      resetPasswordToken: 'Confirmation Code should be 6 characters',
    })
  })
})
