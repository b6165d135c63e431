import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { pricesOperations } from './prices.operations.ts'

const dayMs = 24 * 60 * 60 * 1000
const absentRole = 2_000_000

const role = (whose: Whose) => (whose === 'absent' ? absentRole : 1)

/** Price books, uplifts and taxes. What is removed is made for that one call. */
export function pricesCalls({ database }: AccessWorld): AccessCalls<typeof pricesOperations> {
  let made = 0

  /** A day to come on which nothing else begins. */
  function freeDay(): string {
    made += 1
    return new Date(Date.UTC(2030, 0) + made * dayMs).toISOString().slice(0, 10)
  }

  async function book(whose: Whose): Promise<string> {
    const effective_from = freeDay()
    const band = { effective_from, from_hours: 1, hourly_cents: 3000 }
    if (whose !== 'absent') {
      await database.kysely
        .insertInto('price_bands')
        .values({ ...band, currency: 'cad' })
        .execute()
    }
    return effective_from
  }

  async function uplift(whose: Whose): Promise<string> {
    const effective_from = freeDay()
    if (whose !== 'absent') {
      await database.kysely
        .insertInto('role_uplifts')
        .values({ effective_from, role_id: 1, currency: 'cad', uplift_cents: 100 })
        .execute()
    }
    return effective_from
  }

  const rate = () => ({
    country: 'CA' as const,
    region: 'BC',
    name: 'PST',
    rate_thousandths: 7000,
    tax_category: 'bookkeeping',
    effective_from: freeDay(),
  })

  async function taxRate(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely.insertInto('tax_rates').values(rate()).returning('uuid').executeTakeFirstOrThrow()
    return row.uuid
  }

  const payRate = () => ({ country: 'CA' as const, role_id: 1, hourly_cents: 2100, effective_from: freeDay() })

  async function pay(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const values = { ...payRate(), currency: 'cad' as const }
    const row = await database.kysely.insertInto('pay_rates').values(values).returning('uuid').executeTakeFirstOrThrow()
    return row.uuid
  }

  const bands = [{ from_hours: 10, hourly_cents: 3900 }]
  const reason = 'New prices'
  const because = `?reason=${encodeURIComponent(reason)}`
  return {
    getPriceBook: () => ({ path: '/prices/book' }),
    estimateMonthlyPrice: () => ({ path: '/prices/estimate?hours[]=10&currency=cad' }),
    listPriceBooks: () => ({ path: '/prices/books' }),
    createPriceBook: () => ({
      path: '/prices/books',
      body: { effective_from: freeDay(), cad: bands, usd: bands, reason },
    }),
    deletePriceBook: async (_actor, whose) => ({ path: `/prices/books/${await book(whose)}${because}` }),
    listPricedRoles: () => ({ path: '/prices/roles' }),
    saveRoleTaxCategory: (_actor, whose) => ({
      path: `/prices/roles/${role(whose)}/tax_category`,
      body: { tax_category: 'bookkeeping', reason },
    }),
    createUplift: (_actor, whose) => ({
      path: `/prices/roles/${role(whose)}/uplifts`,
      body: { effective_from: freeDay(), cad_cents: 200, usd_cents: 150, reason },
    }),
    deleteUplift: async (_actor, whose) => ({ path: `/prices/roles/1/uplifts/${await uplift(whose)}${because}` }),
    listTaxRates: () => ({ path: '/prices/taxes' }),
    listTaxGaps: () => ({ path: '/prices/taxes/gaps' }),
    confirmTaxRate: async (_actor, whose) => ({
      path: `/prices/taxes/${await taxRate(whose)}/confirmation`,
      body: { reason },
    }),
    createTaxRate: () => ({ path: '/prices/taxes', body: { ...rate(), reason } }),
    listPayRates: () => ({ path: '/prices/pay' }),
    createPayRate: () => ({ path: '/prices/pay', body: { ...payRate(), reason } }),
    deletePayRate: async (_actor, whose) => ({ path: `/prices/pay/${await pay(whose)}${because}` }),
    deleteTaxRate: async (_actor, whose) => ({ path: `/prices/taxes/${await taxRate(whose)}${because}` }),
  }
}
