import { expect, it } from 'vitest'
import { linePrice } from './line-price.ts'

const line = { kind: 'subscription', role_id: 1, quantity: 20, unit_cents: 3600 } as const

it.each([
  ['hours of a role', line, '20 h × $36.00 CAD'],
  ['a single hour', { ...line, quantity: 1 }, '1 h × $36.00 CAD'],
  ['time, to the second', { ...line, kind: 'overage', quantity: null, seconds: 5405 }, '1h 30m 5s × $36.00 CAD'],
  ['pieces', { ...line, kind: 'add-on', role_id: null, quantity: 2 }, '2 × $36.00 CAD'],
  ['free hours', { ...line, kind: 'promotion', role_id: null, quantity: 5, unit_cents: -3600 }, '5 × -$36.00 CAD'],
  ['one piece, whose price is the amount', { ...line, kind: 'price_adjustment', role_id: null, quantity: 1 }, null],
] as const)('the price of a line says quantity x unit price: %s', (_what, of, text) => {
  expect(linePrice(of, 'cad')).toBe(text)
})
