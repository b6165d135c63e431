import { describe, expect, it } from 'vitest'
import { readMarkedText, readIntervals } from './read-marked-text.ts'

describe('marked text', () => {
  it('is paragraphs between empty lines, and lists of lines that begin with a dash', () => {
    expect(readMarkedText('One\nand more.\n\n- a\n- b\nTwo\r\n\r\nThree')).toEqual([
      { kind: 'paragraph', intervals: [{ text: 'One and more.' }] },
      { kind: 'list', points: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'paragraph', intervals: [{ text: 'Two' }] },
      { kind: 'paragraph', intervals: [{ text: 'Three' }] },
    ])
    expect(readMarkedText('')).toEqual([])
  })

  it('links to paths of ours, https addresses and mailboxes', () => {
    expect(readIntervals('See [prices](/pricing), [them](https://example.org) or [write](mailto:a@b.test).')).toEqual([
      { text: 'See ' },
      { text: 'prices', to: '/pricing' },
      { text: ', ' },
      { text: 'them', to: 'https://example.org' },
      { text: ' or ' },
      { text: 'write', to: 'mailto:a@b.test' },
      { text: '.' },
    ])
  })

  it('never makes a link of anything else, and never markup', () => {
    for (const target of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'http://x.test'])
      expect(readIntervals(`[x](${target})`)).toEqual([{ text: `[x](${target})` }])
    expect(readMarkedText('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', intervals: [{ text: '<script>alert(1)</script>' }] },
    ])
  })
})
