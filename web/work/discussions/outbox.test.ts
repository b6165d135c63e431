import { expect, test } from 'vitest'
import { again, failed, nextOf, readOutbox, without, type Outbox } from './outbox.ts'

const box: Outbox = ['a', 'b'].map((uuid) => ({ uuid, body: uuid, files: [], failure: null, offline: false }))

test('C4 messages go out one after the other, in the order in which they were written', () => {
  expect(nextOf(box)?.uuid).toBe('a')
  expect(nextOf(without(box, 'a'))?.uuid).toBe('b')
  expect(nextOf([])).toBeUndefined()
})

test('C4 one that can’t be sent keeps its words and holds those after it back', () => {
  const rejected = failed(box, 'a', { failure: 'This discussion is closed.', offline: false })
  expect(nextOf(rejected)).toBeUndefined()
  expect(rejected.map(({ body }) => body)).toEqual(['a', 'b'])
  expect(nextOf(again(rejected, null))).toBeUndefined()
  expect(nextOf(again(rejected, 'a'))?.uuid).toBe('a')
})

test('C4 what only the line kept back goes out by itself once it is there', () => {
  const offline = failed(box, 'a', { failure: 'You seem to be offline.', offline: true })
  expect(nextOf(again(offline, null))?.uuid).toBe('a')
})

test('C4 a storage that holds something else is as if it were empty', () => {
  for (const stored of [null, 'x', { a: 1 }, [null, 1, {}]]) expect(readOutbox(stored)).toEqual([])
  expect(readOutbox(JSON.parse(JSON.stringify(box)))).toEqual(box)
})
