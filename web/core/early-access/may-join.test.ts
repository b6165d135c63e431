import { expect, test } from 'vitest'
import { earlyAccessStatus } from './may-join.ts'

test("A2.10 'Join Early Access' shows to clients and assistants without it, and to nobody else", () => {
  expect(earlyAccessStatus(['client'])).toBe('may-join')
  expect(earlyAccessStatus(['virtualassistant'])).toBe('may-join')
  expect(earlyAccessStatus(['client', 'client.early-access'])).toBe('member')
  expect(earlyAccessStatus(['virtualassistant', 'virtualassistant.early-access'])).toBe('member')
  expect(earlyAccessStatus(['admin', 'admin_user.view'])).toBe('not-offered')
  expect(earlyAccessStatus(['super_admin'])).toBe('not-offered')
  expect(earlyAccessStatus(['admin', 'client'])).toBe('not-offered')
  expect(earlyAccessStatus([])).toBe('not-offered')
})
