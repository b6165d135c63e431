import type { MoneyDocument, MoneyLine } from '@talentplace/contract/billing/prices/quote'
import { expect, it } from 'vitest'
import { itemizedDocument } from './itemized-document.ts'

const line: MoneyLine = {
  kind: 'subscription',
  description: 'Bookkeeper',
  role_id: 1,
  quantity: 19,
  unit_cents: 3800,
  amount_cents: 72_000,
  tax_category: 'listed',
}
const ofLines = (...lines: MoneyLine[]) =>
  itemizedDocument({ currency: 'cad', lines, total_cents: 72_000 } as Partial<MoneyDocument> as MoneyDocument)

it('a capped line of an order from before is the full price and what it is less', () => {
  expect(ofLines(line)).toMatchObject({
    total_cents: 72_000,
    lines: [
      { ...line, amount_cents: 72_200 },
      { kind: 'price_adjustment', adjusts: 'subscription', quantity: 1, unit_cents: -200, amount_cents: -200 },
    ],
  })
})

it('a promotion that took off less than it is worth is one piece of what it took off', () => {
  const promotion = {
    ...line,
    kind: 'promotion',
    role_id: null,
    quantity: 5,
    unit_cents: -3800,
    amount_cents: -10_000,
  } as const
  expect(ofLines(promotion).lines).toEqual([{ ...promotion, quantity: 1, unit_cents: -10_000 }])
})

it('a line that is quantity x unit price stays as it is', () => {
  const exact = { ...line, amount_cents: 72_200 }
  expect(ofLines(exact).lines).toEqual([exact])
})
