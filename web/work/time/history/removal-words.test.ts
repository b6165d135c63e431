import { expect, test } from 'vitest'
import { removalWords } from './removal-words.ts'

test.each([
  ['assistant', { by: 'assistant', name: 'Phoebe N.', reason: null }, 'Removed by you'],
  ['assistant', { by: 'staff', name: 'Jamie Moore', reason: 'Logged twice' }, 'Removed by our team: “Logged twice”'],
  ['staff', { by: 'assistant', name: 'Phoebe N.', reason: null }, 'Removed by Phoebe N.'],
  ['staff', { by: 'staff', name: 'Jamie Moore', reason: 'Logged twice' }, 'Removed by Jamie Moore: “Logged twice”'],
  ['staff', { by: 'system', name: '', reason: null }, 'Removed'],
] as const)('%s reads who removed time, and why', (side, removal, words) => {
  expect(removalWords(removal, side)).toBe(words)
})
