import { expect, it } from 'vitest'
import { chipsToTick } from './ticked-chips.ts'

const roles = [
  { id: 14, value: 'Bookkeeper' },
  { id: 8, value: 'Translator' },
]

it('B2.3 roles entered in the first step are ticked in the second, also beside others', () => {
  expect(chipsToTick(['Bookkeeper', 'translator'], roles, [3], []).map(({ id }) => id)).toEqual([14, 8])
})

it('B2.3 one that was deselected stays so, and nothing is ticked twice', () => {
  expect(chipsToTick(['Bookkeeper', 'Translator'], roles, [8], ['Bookkeeper'])).toEqual([])
})

it('B2.3 a name that is no role ticks nothing', () => {
  expect(chipsToTick(['Wizard'], roles, [], [])).toEqual([])
})
