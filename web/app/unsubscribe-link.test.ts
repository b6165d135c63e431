import { expect, test } from 'vitest'
import { unsubscribeAddress } from './unsubscribe-link.ts'

test('a link of mails from before leads to the page that asks, its token behind the #; any other address is none', () => {
  expect(unsubscribeAddress('?action=unsubscribe&token=abc')).toBe('/unsubscribe#token=abc')
  expect(unsubscribeAddress('?utm_source=mail&token=a-b_c&action=unsubscribe')).toBe('/unsubscribe#token=a-b_c')
  for (const search of ['', '?action=login&token=abc', '?token=abc']) expect(unsubscribeAddress(search)).toBeNull()
})
