import { expect, test } from 'vitest'
import { readUnsubscribeLink } from './unsubscribe-link.ts'

test('a link to unsubscribe gives its token, which doesn’t stay in the address; any other address is none', () => {
  expect(readUnsubscribeLink('?action=unsubscribe&token=abc')).toEqual({ token: 'abc', rest: '' })
  expect(readUnsubscribeLink('?utm_source=mail&token=abc&action=unsubscribe')).toEqual({
    token: 'abc',
    rest: '?utm_source=mail',
  })
  for (const search of ['', '?action=login&token=abc', '?token=abc']) expect(readUnsubscribeLink(search)).toBeNull()
})
