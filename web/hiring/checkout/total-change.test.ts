import { expect, test } from 'vitest'
import { totalChange } from './total-change.ts'

test('B8 an amount that Pay didn’t name is confirmed first', () => {
  expect(totalChange({ total_cents: 82_782, currency: 'cad' }, { total_cents: 81_360, currency: 'cad' })).toBe(
    'Your billing address changed the total from $827.82 CAD to $813.60 CAD. Nothing was charged yet: press Pay to confirm $813.60 CAD.',
  )
  expect(totalChange({ total_cents: 100, currency: 'cad' }, { total_cents: 100, currency: 'usd' })).not.toBeNull()
})

test('B8 exactly the amount that Pay named needs no second press', () => {
  expect(totalChange({ total_cents: 100, currency: 'cad' }, { total_cents: 100, currency: 'cad' })).toBeNull()
})
