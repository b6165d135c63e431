import { expect, test } from 'vitest'
import { asksForPrompt, promptPath, withoutPrompt } from './prompt-address.ts'

test('A3.2 ?earlyAccess=show opens the prompt, and closing it takes only that away', () => {
  expect(promptPath('/va/home')).toBe('/va/home?earlyAccess=show')
  expect(asksForPrompt('?earlyAccess=show')).toBe(true)
  expect(asksForPrompt('?utm_source=x&earlyAccess=show')).toBe(true)
  expect(asksForPrompt('?earlyAccess=yes')).toBe(false)
  expect(asksForPrompt('')).toBe(false)
  expect(withoutPrompt('?earlyAccess=show')).toBe('')
  expect(withoutPrompt('?utm_source=x&earlyAccess=show')).toBe('?utm_source=x')
})
