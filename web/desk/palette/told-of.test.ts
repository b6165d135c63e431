import { expect, test } from 'vitest'
import { toldOf } from './told-of.ts'

const kinds = 'clients and invoices'
const standing = { text: 'maple', found: 0, isPending: false, isShort: false, kinds }

test('how much was found is said to those who hear it, one result as one', () => {
  expect(toldOf({ ...standing, found: 3 })).toEqual({ shown: null, announced: '3 results' })
  expect(toldOf({ ...standing, found: 1 })).toEqual({ shown: null, announced: '1 result' })
})

test('a search under way is told, also below pages that are there already', () => {
  expect(toldOf({ ...standing, found: 2, isPending: true })).toEqual({ shown: 'Searching …', announced: 'Searching …' })
})

test('nothing found says what to do next', () => {
  expect(toldOf(standing).shown).toBe(
    'Nothing found for “maple”. Check the spelling, or try part of a name, an email or an invoice number.',
  )
})

test('one letter asks for another, below the pages that it finds', () => {
  const one = { ...standing, text: 'm', isShort: true }
  expect(toldOf({ ...one, found: 2 })).toEqual({
    shown: 'Type one more letter to find clients and invoices.',
    announced: '2 results. Type one more letter to find clients and invoices.',
  })
  expect(toldOf(one).announced).toBe('Type one more letter to find clients and invoices.')
})

test('who may open pages alone is told of nothing else', () => {
  expect(toldOf({ ...standing, kinds: '' }).shown).toBe('No page is called “maple”. Try another word for it.')
  expect(toldOf({ ...standing, kinds: '', text: 'm', isShort: true, found: 1, isPending: true }).announced).toBe(
    '1 result',
  )
})

test('nothing is told while nothing is typed', () => {
  expect(toldOf({ ...standing, text: '', found: 8, isShort: true })).toEqual({ shown: null, announced: '' })
})
