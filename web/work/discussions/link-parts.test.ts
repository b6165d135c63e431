import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
  ['(https://example.com/a)', ['https://example.com/a']],
  [
    'https://en.wikipedia.org/wiki/Ada_(name), and http://b.example',
    ['https://en.wikipedia.org/wiki/Ada_(name)', 'http://b.example'],
  ],
  ['javascript:alert(1) www.example.com mailto:a@b.example', []],
  ['https://', []],
  ['<a href="https://example.com">', ['https://example.com']],
])('C4 links of a text: %s', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test('C4 nothing of a text is lost or changed', () => {
  for (const text of ['', 'https://a.example', 'a https://a.example. b\n\nhttps://b.example/(x)!', 'https:// x']) {
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})
