import { expect, test } from 'vitest'
import { earlyAccessStanding } from './may-join.ts'

test("A2.10 'Join Early Access' shows to clients and assistants without it, and to nobody else", () => {
  expect(earlyAccessStanding(['client'])).toBe('may-join')
  expect(earlyAccessStanding(['virtualassistant'])).toBe('may-join')
  expect(earlyAccessStanding(['client', 'client.early-access'])).toBe('member')
  expect(earlyAccessStanding(['virtualassistant', 'virtualassistant.early-access'])).toBe('member')
  expect(earlyAccessStanding(['admin', 'admin_user.view'])).toBe('not-offered')
  expect(earlyAccessStanding(['super_admin'])).toBe('not-offered')
  expect(earlyAccessStanding(['admin', 'client'])).toBe('not-offered')
  expect(earlyAccessStanding([])).toBe('not-offered')
})
