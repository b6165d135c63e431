import { expect, it } from 'vitest'
import { notifiedBelow } from './notified-below.ts'

const common = 'Many people use this password.'
const isVisible = (path: string): boolean => path === 'password'

it('A1.12 a refusal that stands beside its field isn’t told again below', () => {
  expect(notifiedBelow({ problem: common, fields: { password: common } }, isVisible)).toBeNull()
})

it('A1.13 what no field says is told below: of a part without a field, of none, or in other words', () => {
  expect(notifiedBelow({ problem: common, fields: { email: common } }, isVisible)).toBe(common)
  expect(notifiedBelow({ problem: common, fields: {} }, isVisible)).toBe(common)
  const register = `Unable to register - ${common}`
  expect(notifiedBelow({ problem: register, fields: { password: common } }, isVisible)).toBe(register)
  expect(notifiedBelow({ problem: null, fields: {} }, isVisible)).toBeNull()
})
