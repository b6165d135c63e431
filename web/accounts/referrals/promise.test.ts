import { expect, test } from 'vitest'
import { promiseText } from './promise.ts'

const client = (cad_cents: number, usd_cents: number) =>
  promiseText({ reward: { cad_cents, usd_cents }, rewarded_on: 'invoice' })

test('C5 what is promised names the amounts there are, and without one nothing is promised', () => {
  expect(client(0, 0)).toBeNull()
  expect(client(5_000, 0)).toBe(
    'When someone you refer pays their first invoice, we take $50.00 CAD off your next one.',
  )
  expect(client(5_000, 4_000)).toContain('$50.00 CAD or $40.00 USD')
  expect(promiseText({ reward: { cad_cents: 0, usd_cents: 4_000 }, rewarded_on: 'bill' })).toBe(
    'When a client you refer pays their first invoice, we add $40.00 USD to your next bill.',
  )
})
