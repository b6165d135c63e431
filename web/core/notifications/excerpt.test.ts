import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('A6.1 text is cut at 128 characters', () => {
  expect(excerpt('x'.repeat(128))).toBe('x'.repeat(128))
  expect(excerpt('x'.repeat(129))).toBe(`${'x'.repeat(127)}…`)
  expect(excerpt('x'.repeat(5000))).toHaveLength(128)
})

test('a cut ends with a whole word where one ends nearby, and breaks become spaces', () => {
  const text = `${'word '.repeat(40)}end`
  const visible = excerpt(text)
  expect(visible.endsWith('word…')).toBe(true)
  expect(visible.length).toBeLessThanOrEqual(128)
  expect(excerpt(' two\n\nlines ')).toBe('two lines')
  expect(excerpt(`${'x'.repeat(120)}. And more that goes on`)).toBe(`${'x'.repeat(120)}. And…`)
  expect(excerpt(`${'x'.repeat(124)}. More`)).toBe(`${'x'.repeat(124)}…`)
})
