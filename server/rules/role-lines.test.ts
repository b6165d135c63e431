import { expect, it } from 'vitest'
import { priceDocument } from './money-document.ts'
import { roleAmounts, roleLines } from './role-lines.ts'

const { document } = priceDocument({
  currency: 'cad',
  roles: [10, 9].map((hours, role_id) => ({
    role_id,
    description: `${role_id}`,
    hours,
    uplift_cents: 0,
    tax_category: 'all',
  })),
  bands: [
    { from_hours: 1, hourly_cents: 3800 },
    { from_hours: 20, hourly_cents: 3600 },
  ],
  promotions: [],
  taxes: [],
})

it('the lines of roles are one a role in their order, whatever adjusts their price', () => {
  expect(document.lines).toHaveLength(4)
  expect(roleLines(document).map(({ role_id, quantity }) => [role_id, quantity])).toEqual([
    [0, 10],
    [1, 9],
  ])
})

it('what roles come to adds up to the price of all hours', () => {
  expect(roleAmounts(document)).toEqual([37_895, 34_105])
  expect(37_895 + 34_105).toBe(20 * 3600)
})
