import { expect, test } from 'vitest'
import { isClosedFor } from './maintenance.ts'

test('A2 maintenance closes the product for everybody it names, never for staff', () => {
  expect(isClosedFor({}, null)).toBe(false)
  expect(isClosedFor({ site: false }, ['client'])).toBe(false)
  expect(isClosedFor({ site: true }, null)).toBe(true)
  expect(isClosedFor({ site: true }, ['client'])).toBe(true)
  expect(isClosedFor({ site: true }, ['admin'])).toBe(false)
  expect(isClosedFor({ site: true }, ['super_admin'])).toBe(false)
  expect(isClosedFor({ client: true }, ['client'])).toBe(true)
  expect(isClosedFor({ client: true }, ['virtualassistant'])).toBe(false)
  expect(isClosedFor({ client: true }, null)).toBe(false)
  expect(isClosedFor({ virtualassistant: true }, ['virtualassistant'])).toBe(true)
})
