import { expect, it } from 'vitest'
import { changedValues, valuesWithStored } from './stored-values.ts'

const started = { name: 'Kerr', city: 'Laval', emails: ['a@kerr.test'], version: 1 }

it('what was changed is kept and no more, so that a reload shows the rest as others saved it meanwhile', () => {
  const storedValue = changedValues(started, { ...started, city: 'Regina', emails: ['a@kerr.test', ''] })
  expect(storedValue).toEqual({ city: 'Regina', emails: ['a@kerr.test', ''] })
  const stored = { name: 'Kerr Foods', city: 'Laval', emails: [], version: 2 }
  expect(valuesWithStored(stored, storedValue)).toEqual({ ...stored, ...storedValue })
})

it('a form begins with what is stored where nothing was kept', () => {
  expect(changedValues(started, { ...started, emails: ['a@kerr.test'] })).toEqual({})
  expect(valuesWithStored(started, {})).toEqual(started)
  expect(valuesWithStored(started, null)).toEqual(started)
  expect(valuesWithStored(started, 'Kerr')).toEqual(started)
})

it('a field that the form no longer has isn’t taken up', () => {
  expect(valuesWithStored({ name: 'Kerr' }, { fax: '1' })).toEqual({ name: 'Kerr' })
})
