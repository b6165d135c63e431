import { expect, test } from 'vitest'
import { readCompared } from './compared.ts'
import { compareAddress, readCompareAddress } from './compare-address.ts'

const uuid = (at: number) => `01940000-0000-7000-8000-00000000000${at}`
const person = (at: number) => ({ uuid: uuid(at), name: `Person ${at}` })

test('what a tab kept of a comparison is read forgivingly, and at most four', () => {
  expect(readCompared(null)).toEqual([])
  expect(readCompared([person(1), null, { uuid: 3 }, 'x', person(2)])).toEqual([person(1), person(2)])
  expect(readCompared([1, 2, 3, 4, 5].map(person))).toHaveLength(4)
})

test('the address of a comparison carries who is compared and the search, and survives being cut', () => {
  const address = compareAddress([uuid(1), uuid(2)], 'rids=3,9&hours=10,20')
  expect(readCompareAddress(address.slice(address.indexOf('?')))).toEqual({
    uuids: [uuid(1), uuid(2)],
    search: 'rids=3%2C9&hours=10%2C20',
  })
  expect(readCompareAddress(`?ids=${uuid(1)},nobody,${uuid(1)},0194`).uuids).toEqual([uuid(1)])
  expect(readCompareAddress(`?ids=${[1, 2, 3, 4, 5].map(uuid).join(',')}`).uuids).toHaveLength(4)
})
