import { expect, test } from 'vitest'
import { emptySection, movedAt, savedText } from './content-draft.ts'

test('sections move up and down, and stay at either end', () => {
  expect(movedAt(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movedAt(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(movedAt(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedAt(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('empty entries, and entries of a plain text, are not saved', () => {
  const items = [
    { heading: 'Kept', text: '' },
    { heading: ' ', text: '' },
  ]
  const text = {
    heading: 'H',
    lead: '',
    sections: [
      { ...emptySection, layout: 'cards' as const, items },
      { ...emptySection, items },
    ],
  }
  expect(savedText(text).sections.map((section) => section.items)).toEqual([[{ heading: 'Kept', text: '' }], []])
})
