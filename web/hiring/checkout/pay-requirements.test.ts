import { expect, test } from 'vitest'
import { payRequirements } from './pay-requirements.ts'

type Entered = Parameters<typeof payRequirements>[0]

const ready: Entered = {
  quoted: { missing: [] },
  entries: { agreed: true, signed_name: 'Sam Kerr', card_uuid: 'c' },
  address: null,
  card: null,
  problem: null,
  accountName: 'Sam Kerr',
}
const missing = (change: Partial<Entered>) => payRequirements({ ...ready, ...change }).map(({ at }) => at)
const noAddress = {
  missing: [{ what: 'address' as const, message: 'Add your company address so we can work out the tax.' }],
}

test('B8 nothing is left to do once everything is entered', () => {
  expect(missing({})).toEqual([])
})

test('B8 an address that is typed whole needs no Save before Pay', () => {
  expect(missing({ quoted: noAddress })).toEqual(['address'])
  expect(missing({ quoted: noAddress, address: { isComplete: false } })).toEqual(['address'])
  expect(missing({ quoted: noAddress, address: { isComplete: true } })).toEqual([])
})

test('B8 a saved address that is being changed has to be whole again before Pay', () => {
  expect(missing({ address: { isComplete: false } })).toEqual(['address'])
})

test('B8 a card that is entered whole needs no button of its own before Pay', () => {
  const entries = { ...ready.entries, card_uuid: null }
  expect(missing({ entries })).toEqual(['card'])
  expect(missing({ entries, card: { isComplete: false } })).toEqual(['card'])
  expect(missing({ entries, card: { isComplete: true } })).toEqual([])
  expect(missing({ card: { isComplete: false } }), 'a saved card isn’t charged while another is entered').toEqual([
    'card',
  ])
})

test('B8 what is left to do stands in the order of the screen', () => {
  const team = { what: 'team' as const, message: 'Please choose someone for each role, or let us help you decide.' }
  const entries = { agreed: false, signed_name: '', card_uuid: null }
  const late = 'Please choose a day within the next 90 days.'
  expect(
    missing({
      quoted: { missing: [...noAddress.missing, team] },
      entries,
      problem: { message: late, fields: { start_date: late } },
    }),
  ).toEqual(['team', 'address', 'start_date', 'card', 'agreed', 'signed_name'])
})

test('B8 a price that can’t be told is asked for again', () => {
  expect(payRequirements({ ...ready, problem: { message: 'No connection.' } })).toEqual([
    { at: 'price', message: 'No connection.' },
  ])
})
