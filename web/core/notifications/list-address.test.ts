import { expect, test } from 'vitest'
import { readChoice, writeChoice } from './list-address.ts'

const usual = { unread: false, search: '', page: 1 }

test('the choice of notifications is brought back by its address', () => {
  for (const choice of [usual, { unread: true, search: 'hours & money', page: 3 }])
    expect(readChoice(writeChoice(choice))).toEqual(choice)
  expect(writeChoice(usual)).toBe('')
})

test('parts of an address that mean nothing are passed over', () => {
  expect(readChoice('?page=0&unread=maybe&utm_source=letter')).toEqual(usual)
  expect(readChoice('?page=1e9&search=%20%20')).toEqual(usual)
  expect(readChoice('?page=two')).toEqual(usual)
})
