import '../shared/plain-messages.ts'
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
import { changePasswordForm, resetPasswordForm } from './passwords/password.routes.ts'
import { dialogRegistrationForm, signUpRegistrationForm } from './registration/register.routes.ts'

/** The message of the first fault; null when the value is fine. */
const issue = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null
/** Every message, in the order they are told. */
const messageOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)
const issues = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )

const toronto = { country: 'CA', state_prov: 'ON', city: 'Toronto', latitude: 43.7, longitude: -79.42 }

describe('the fields of the account forms', () => {
  it('A1.4 email', () => {
    expect(email.parse('  robin@maple.test ')).toBe('robin@maple.test')
    for (const value of [undefined, '', '   ']) expect(issue(email, value)).toBe('Required')
    for (const value of ['robin', 'robin@', '@maple.test', 'a b@maple.test', `${'robin.'.repeat(42)}@maple.test`]) {
      expect(issue(email, value)).toBe('E-mail must be valid')
    }
  })

  it.each([
    'r&d@maple.test',
    "o'brien@maple.test",
    'a.b+c=d@maple.test',
    '{ops}|#1!$%*/?^`~_-@maple.test',
    'info@müller.example',
    'info@例え.テスト',
    'info@xn--mller-kva.xn--p1ai',
    `${'a'.repeat(64)}@maple.test`,
  ])('issue 34: %s is an email', (value) => expect(issue(email, value)).toBeNull())

  it.each([
    `${'a'.repeat(65)}@maple.test`,
    '.a@maple.test',
    'a..b@maple.test',
    'a.@maple.test',
    'a@maple',
    'a@-maple.test',
    'a@maple-.test',
    'a@maple..test',
    'a@maple.t',
    'a@b@maple.test',
    'é@maple.test',
    'a@maple.123',
  ])('issue 34: %s is none', (value) => expect(issue(email, value)).toBe('E-mail must be valid'))

  it.each([
    ['\u200Brobin@maple.test\u00A0', 'robin@maple.test'],
    ['robin\u00AD@maple.test', 'robin@maple.test'],
    ['\u202Arobin@maple.test\u202C', 'robin@maple.test'],
    ['jean‑luc@maple.test', 'jean-luc@maple.test'],
    ['o’brien@maple.test', "o'brien@maple.test"],
    ['ｒｏｂｉｎ＠maple.test', 'robin@maple.test'],
    ['info@mu\u0308ller.example', 'info@müller.example'],
  ])('issue 34: %j is taken as %s', (value, taken) => expect(email.parse(value)).toBe(taken))

  it.each([
    ['416–555–0100', '416-555-0100'],
    ['416‑555‑0100', '416-555-0100'],
    ['416\u00A0555\u20070100', '416 555 0100'],
    ['\u202A+1 416 555 0100\u202C', '+1 416 555 0100'],
    ['（416）555−0100', '(416)555-0100'],
    ['４１６ 555 0100', '416 555 0100'],
  ])('issue 34: the phone number %j is taken as %s', (value, taken) => expect(phoneNumber.parse(value)).toBe(taken))

  it('issue 34: a code is taken with the spaces that came along', () => {
    expect(confirmationCode.parse('ab2\u00A03cd\u200B')).toBe('AB23CD')
    expect(verificationKey.parse('ab2 3cd')).toBe('ab23cd')
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
  ])('A1.12 0.5 the password rule: %j', (value, message) => expect(issue(newPassword, value)).toBe(message))

  it('issue 34: a password is the same however its letters were put together, and loses nothing else', () => {
    const [apart, whole] = ['  E\u0301le\u0301phant 9\u00A0!', '  Éléphant 9\u00A0!']
    for (const field of [newPassword, enteredPassword]) expect(field.parse(apart)).toBe(whole)
    const form = { password: whole, confirm_password: apart }
    expect(issues(dialogRegistrationForm, form)).not.toHaveProperty('confirm_password')
    expect(issues(resetPasswordForm, form)).not.toHaveProperty('confirm_password')
  })

  it('A1.12 a password is at most 200 characters long, and one that is missing has that fault alone', () => {
    expect(messageOf(newPassword, 'Aa1!'.repeat(50))).toEqual([])
    expect(messageOf(newPassword, `${'Aa1!'.repeat(50)}x`)).toEqual(['Use at most 200 characters'])
    expect(messageOf(newPassword, '')).toEqual(['Required'])
  })

  it('A1.6 signing in needs only a value, of 1000 characters at most', () => {
    expect(issue(enteredPassword, 'x'.repeat(1000))).toBeNull()
    expect(issue(enteredPassword, '')).toBe('Required')
    expect(issue(enteredPassword, 'x'.repeat(1001))).toBe('Use at most 1,000 characters')
  })

  it('what isn’t text is told that it is none', () => {
    for (const field of [email, requiredText, enteredPassword, newPassword, confirmationCode, verificationKey]) {
      expect(issue(field, 7)).toBe('Enter text')
    }
  })

  it('A1.12 phone', () => {
    const valid = [
      '4165550100',
      '416 555 0100',
      '416-555.0100',
      '(416) 555-0100',
      '+(1)416/555',
      '+1 (416) 555-0100',
      '+353 (1) 555',
      '1(416)555',
    ]
    for (const value of valid) expect({ value, fault: issue(phoneNumber, value) }).toEqual({ value, fault: null })
    for (const value of ['call me', '416x555', '(4165) 550100', '+', '--', '416 555 0100 ext 2', '++1']) {
      expect({ value, fault: issue(phoneNumber, value) }).toEqual({ value, fault: 'Phone must be valid' })
    }
    expect(issue(phoneNumber, '')).toBe('Required')
    expect(issue(phoneNumber, '1'.repeat(201))).toBe('Use at most 200 characters')
  })

  it('A1.12 full name and company are required, at most 200 characters', () => {
    expect(issue(requiredText, ' ')).toBe('Required')
    expect(requiredText.parse('  Maple Street Bakery ')).toBe('Maple Street Bakery')
    expect(issue(requiredText, 'x'.repeat(200))).toBeNull()
    expect(issue(requiredText, 'x'.repeat(201))).toBe('Use at most 200 characters')
  })

  it('A1.12 the code has 6 characters and is forced to upper case; a link’s key is longer', () => {
    expect(confirmationCode.parse(' ab23cd ')).toBe('AB23CD')
    for (const value of ['ABC', 'ABCDEFG']) {
      expect(issue(confirmationCode, value)).toBe('Confirmation Code should be 6 characters')
      expect(issue(verificationKey, value)).toBe('Confirmation Code should be 6 characters')
    }
    expect(issue(verificationKey, 'ab23cd')).toBeNull()
    expect(verificationKey.parse(` ${'k'.repeat(22)} `)).toBe('k'.repeat(22))
    for (const value of ['k'.repeat(23), `${'k'.repeat(22)}!`, `!${'k'.repeat(22)}`]) {
      expect(issue(verificationKey, value)).toBe('Confirmation Code should be 6 characters')
    }
  })

  it('A1.12 the city comes from the list', () => {
    const city = 'Select the city from the generated list once you start typing'
    expect(issues(pickedPlace, { city: 'Toronto' })).toEqual({
      country: city,
      state_prov: city,
      latitude: city,
      longitude: city,
    })
  })

  it.each(['CA', 'US'])(
    'A1.12 a place of %s is taken as the list has it, its name without spaces around it',
    (country) => {
      expect(pickedPlace.parse({ ...toronto, country, city: ' Toronto ' })).toEqual({ ...toronto, country })
    },
  )

  it.each([
    { country: 'MX' },
    { state_prov: 'O' },
    { state_prov: 'ONT' },
    { state_prov: 'on' },
    { state_prov: 'XON' },
    { city: ' ' },
    { city: 'x'.repeat(201) },
    { latitude: -90.1 },
    { latitude: 90.1 },
    { longitude: -180.1 },
    { longitude: 180.1 },
  ])('A1.12 no place of the list has %j', (part) => {
    expect(issues(pickedPlace, { ...toronto, ...part })).toEqual({
      [Object.keys(part)[0] ?? '']: 'Select the city from the generated list once you start typing',
    })
  })

  it.each([
    { latitude: -90, longitude: -180 },
    { latitude: 90, longitude: 180 },
  ])('A1.12 a place lies on the globe, its edges too: %j', (point) => {
    expect(messageOf(pickedPlace, { ...toronto, ...point })).toEqual([])
  })
})

describe('the account forms', () => {
  it('0.6 the dialog requires a company; the sign-up page not of an individual', () => {
    expect(issues(dialogRegistrationForm, {})['company']).toBe('Required')
    expect(issues(signUpRegistrationForm, {})['company']).toBe('Required')
    expect(issues(signUpRegistrationForm, { is_individual: true })).not.toHaveProperty('company')
    expect(issues(signUpRegistrationForm, { company: 'Maple' })).not.toHaveProperty('company')
  })

  it.each([null, undefined, 7, 'company'])('%j is no form, and has no fields to be wrong', (value) => {
    for (const form of [dialogRegistrationForm, signUpRegistrationForm])
      expect(Object.keys(issues(form, value))).toEqual([''])
  })

  it('B7 the terms have to be accepted, news need not', () => {
    expect(issues(signUpRegistrationForm, {})['terms']).toBe('Please accept the terms to continue')
    expect(issues(signUpRegistrationForm, {})).not.toHaveProperty('news')
  })

  it('A1.12 B9.6 Confirm Password must match, told also while other fields are wrong', () => {
    const message = 'Confirm Password must match'
    const given = { password: 'Aaaaaa1!', newPassword: 'Aaaaaa1!', confirm_password: 'Aaaaaa1?' }
    for (const form of [dialogRegistrationForm, resetPasswordForm, changePasswordForm]) {
      expect(issues(form, given)['confirm_password']).toBe(message)
      expect(issues(form, {})['confirm_password']).toBe('Required')
      expect(issues(form, { ...given, confirm_password: 'Aaaaaa1!' })).not.toHaveProperty('confirm_password')
    }
  })

  it('A1.12 a confirmation that is missing has that fault alone', () => {
    for (const confirmed of [{}, { confirm_password: '' }]) {
      const { issues: found = [] } =
        dialogRegistrationForm.safeParse({ password: 'Aaaaaa1!', ...confirmed }).error ?? {}
      const messages = found.filter(({ path }) => path[0] === 'confirm_password').map(({ message }) => message)
      expect(messages).toEqual(['Required'])
    }
  })

  it('A1.9 a password is chosen with a code or with the key of a mailed link', () => {
    const chosen = { password: 'Aaaaaa1!', confirm_password: 'Aaaaaa1!' }
    for (const resetPasswordToken of ['AB23CD', 'Zk3v9Qx0-_Zk3v9Qx0-_Zk']) {
      expect(issues(resetPasswordForm, { ...chosen, resetPasswordToken })).toEqual({})
    }
    expect(issues(resetPasswordForm, { ...chosen, resetPasswordToken: 'AB2' })).toEqual({
      resetPasswordToken: 'Confirmation Code should be 6 characters',
    })
  })
})
