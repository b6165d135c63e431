import { expect, it } from 'vitest'
import { fittingAdjustments } from './fitting-adjustments.ts'

const fit = (amounts: number[], room: number) =>
  fittingAdjustments(
    amounts.map((amount_cents) => ({ amount_cents })),
    [{ cents: room, counts: () => true }],
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

const taxed = [
  { amount_cents: -700, books: true },
  { amount_cents: 100, books: true },
  { amount_cents: -200, books: false },
  { amount_cents: -300, books: true },
]
const taken = (room: number, books: number) =>
  fittingAdjustments(taxed, [
    { cents: room, counts: () => true },
    { cents: books, counts: (each) => each.books },
  ]).map(({ adjustment, amount_cents }) => [taxed.indexOf(adjustment), amount_cents])

it.each([
  ['reaches nothing exactly', 1000, 900, [-700, 100, -200, -200]],
  ['has a cent too little for one', 1100, 899, [-700, 100, -200, -299]],
  ['has less than the first takes off', 1000, 400, [-500, 100, -200]],
  ['has nothing', 1000, 0, [-100, 100, -200]],
])('what a tax is on never goes below nothing: it %s', (_, room, books, amounts) => {
  expect(taken(room, books).map(([, amount]) => amount)).toEqual(amounts)
})

it('of nothing at all, none that takes off goes, nor of less than nothing', () => {
  expect(taken(-100, 0)).toEqual([[1, 100]])
})
