import { expect, test } from 'vitest'
import { readLoginLink } from './login-link.ts'

test('A1.2 a link with email and pin opens the reset stage, and neither stays in the address', () => {
  expect(readLoginLink('?action=login&email=sam%40kerr.test&pin=AB2C3D')).toEqual({
    start: { stage: 'reset_password', email: 'sam@kerr.test', pin: 'AB2C3D' },
    rest: '',
  })
})

test('A1.2 what else the address says stays', () => {
  expect(readLoginLink('?rids=3&action=login&pin=AB2C3D&email=sam%2Bwork%40kerr.test&step=roles')).toEqual({
    start: { stage: 'reset_password', email: 'sam+work@kerr.test', pin: 'AB2C3D' },
    rest: '?rids=3&step=roles',
  })
})

test.each(['?action=login', '?action=login&email=%20&pin=AB2C3D', '?action=login&email=sam%40kerr.test'])(
  'A1.2 %s lacks a part and opens the sign-in, its pin out of the address all the same',
  (search) => {
    const link = readLoginLink(search)
    expect(link?.start.stage).toBeUndefined()
    expect(link?.rest).toBe('')
  },
)

test.each(['', '?action=logout&email=a%40b.test&pin=AB2C3D', '?email=a%40b.test&pin=AB2C3D'])(
  'A1.2 %j is no such link',
  (search) => {
    expect(readLoginLink(search)).toBeNull()
  },
)
