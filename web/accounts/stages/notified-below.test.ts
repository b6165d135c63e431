import { expect, it } from 'vitest'
import { notifiedBelow } from './notified-below.ts'

const common = 'Many people use this password.'
const isShown = (path: string): boolean => path === 'password'

it('A1.12 a refusal that stands beside its field isn’t told again below', () => {
  expect(notifiedBelow({ problem: common, fields: { password: common } }, isShown)).toBeNull()
})

it('A1.13 what no field says is told below: of a part without a field, of none, or in other words', () => {
  expect(notifiedBelow({ problem: common, fields: { email: common } }, isShown)).toBe(common)
  expect(notifiedBelow({ problem: common, fields: {} }, isShown)).toBe(common)
  const register = `Unable to register - ${common}`
  expect(notifiedBelow({ problem: register, fields: { password: common } }, isShown)).toBe(register)
  expect(notifiedBelow({ problem: null, fields: {} }, isShown)).toBeNull()
})
