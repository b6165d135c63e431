import { expect, test } from 'vitest'
import { changesPartner } from './changes-partner.ts'

test('B9.6 the note stands for a client of the second brand, and for nobody else', () => {
  expect(changesPartner(['client', 'askbetty_client'])).toBe(true)
  expect(changesPartner(['askbetty_client'])).toBe(true)
  expect(changesPartner(['client'])).toBe(false)
  expect(changesPartner(['super_admin'])).toBe(false)
})
