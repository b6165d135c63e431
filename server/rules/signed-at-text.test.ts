import { expect, test } from 'vitest'
import { signedAtText } from './signed-at-text.ts'

test('a signature shows the day and time of the signer’s clock', () => {
  const late = new Date('2026-11-23T03:05:00Z')
  expect(signedAtText(late, -300)).toBe('Nov 22nd 2026, 10:05 pm, UTC−05:00')
  expect(signedAtText(late, -150)).toBe('Nov 23rd 2026, 12:35 am, UTC−02:30')
  expect(signedAtText(late, 330)).toBe('Nov 23rd 2026, 8:35 am, UTC+05:30')
})

test('a signature whose zone isn’t known is shown in UTC; exactly noon is pm, exactly midnight am', () => {
  expect(signedAtText(new Date('2026-11-23T12:00:00Z'), 0)).toBe('Nov 23rd 2026, 12:00 pm, UTC')
  expect(signedAtText(new Date('2026-11-23T00:00:00Z'), 0)).toBe('Nov 23rd 2026, 12:00 am, UTC')
})
