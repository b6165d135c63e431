import { expect, it } from 'vitest'
import { changedValues, valuesWithKept } from './kept-values.ts'

const begun = { name: 'Kerr', city: 'Laval', emails: ['a@kerr.test'], version: 1 }

it('what was changed is kept and no more, so that a reload shows the rest as others saved it meanwhile', () => {
  const kept = changedValues(begun, { ...begun, city: 'Regina', emails: ['a@kerr.test', ''] })
  expect(kept).toEqual({ city: 'Regina', emails: ['a@kerr.test', ''] })
  const stored = { name: 'Kerr Foods', city: 'Laval', emails: [], version: 2 }
  expect(valuesWithKept(stored, kept)).toEqual({ ...stored, ...kept })
})

it('a form begins with what is stored where nothing was kept', () => {
  expect(changedValues(begun, { ...begun, emails: ['a@kerr.test'] })).toEqual({})
  expect(valuesWithKept(begun, {})).toEqual(begun)
  expect(valuesWithKept(begun, null)).toEqual(begun)
  expect(valuesWithKept(begun, 'Kerr')).toEqual(begun)
})

it('a field that the form no longer has isn’t taken up', () => {
  expect(valuesWithKept({ name: 'Kerr' }, { fax: '1' })).toEqual({ name: 'Kerr' })
})
