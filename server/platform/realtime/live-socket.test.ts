import { expect, it } from 'vitest'
import { visiblePage } from './live-socket.ts'

it.each([
  ['/client/home', '/client/home'],
  ['/search?action=login&email=a@b.test&pin=ABC234', '/search'],
  ['/assistants/7#reviews', '/assistants/7'],
  ['/verify/ABC234?email=a@b.test', '/verify/…'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(299)}`],
  ['/a\0b\ud800c\nd', '/abcd'],
  ['javascript:alert(1)', '/'],
  [7, '/'],
  [null, '/'],
])('A3.8 of the page %j staff see %j: no pin, key or control character', (path, masked) => {
  expect(visiblePage(path)).toBe(masked)
})
