import { expect, it } from 'vitest'
import { fittingAdjustments } from './fitting-adjustments.ts'

const fit = (amounts: number[], room: number) =>
  fittingAdjustments(
    amounts.map((amount_cents) => ({ amount_cents })),
    room,
  ).map(({ adjustment, amount_cents }) => [adjustment.amount_cents, amount_cents])

it.each([
  ['whole, where there is enough to take off', [-300, 200, -100], 1000, [-300, 200, -100]],
  ['down to nothing exactly', [-300, -700], 1000, [-300, -700]],
  ['as a part, and those behind it wait', [-300, -900, -50], 1000, [-300, -700]],
  ['with what others add, wherever they stand', [-1200, 300], 1000, [-1200, 300]],
  ['of nothing: only what adds', [-5, 40, -60], 0, [-5, 40, -35]],
  ['of nothing: none that takes off', [-5], 0, []],
])('an invoice takes adjustments %s', (_, amounts, room, taken) => {
  expect(fit(amounts, room).map(([, amount]) => amount)).toEqual(taken)
  expect(taken.reduce((sum, each) => sum + each, room)).toBeGreaterThanOrEqual(0)
})
