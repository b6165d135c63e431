import { expect, test } from 'vitest'
import { notificationsOf } from './notifications-of.ts'

const kinds = 'clients and invoices'
const state = { text: 'maple', found: 0, isPending: false, isShort: false, kinds }

test('how much was found is said to those who hear it, one result as one', () => {
  expect(notificationsOf({ ...state, found: 3 })).toEqual({ visible: null, announced: '3 results' })
  expect(notificationsOf({ ...state, found: 1 })).toEqual({ visible: null, announced: '1 result' })
})

test('a search under way is told, also below pages that are there already', () => {
  expect(notificationsOf({ ...state, found: 2, isPending: true })).toEqual({
    visible: 'Searching …',
    announced: 'Searching …',
  })
})

test('nothing found says what to do next', () => {
  expect(notificationsOf(state).visible).toBe(
    'Nothing found for “maple”. Check the spelling, or try part of a name, an email or an invoice number.',
  )
})

test('one letter asks for another, below the pages that it finds', () => {
  const one = { ...state, text: 'm', isShort: true }
  expect(notificationsOf({ ...one, found: 2 })).toEqual({
    visible: 'Type one more letter to find clients and invoices.',
    announced: '2 results. Type one more letter to find clients and invoices.',
  })
  expect(notificationsOf(one).announced).toBe('Type one more letter to find clients and invoices.')
})

test('who may open pages alone is told of nothing else', () => {
  expect(notificationsOf({ ...state, kinds: '' }).visible).toBe('No page is called “maple”. Try another word for it.')
  expect(notificationsOf({ ...state, kinds: '', text: 'm', isShort: true, found: 1, isPending: true }).announced).toBe(
    '1 result',
  )
})

test('nothing is told while nothing is typed', () => {
  expect(notificationsOf({ ...state, text: '', found: 8, isShort: true })).toEqual({ visible: null, announced: '' })
})
