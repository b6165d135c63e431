import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

const dayMs = 24 * 60 * 60 * 1000
const absentRole = 2_000_000

const role = (whose: Whose) => (whose === 'absent' ? absentRole : 1)

/** Price books, uplifts, taxes and promotions. What is changed or removed is made for that one call. */
export function priceCalls({ database }: AccessWorld) {
  let made = 0

  /** A day to come on which nothing else begins. */
  function freeDay(): string {
    made += 1
    return new Date(Date.UTC(2030, 0) + made * dayMs).toISOString().slice(0, 10)
  }

  const form = () => ({
    code: `CODE${(made += 1)}`,
    name: secret,
    type: 'percentage' as const,
    value: 10_000,
    duration: 'once' as const,
    redeemable_from: '2026-11-01T00:00:00Z',
  })

  async function promotion(whose: Whose): Promise<{ uuid: string; code: string }> {
    if (whose === 'absent') return { uuid: absentUuid, code: 'NOBODY' }
    return database.kysely
      .insertInto('promotions')
      .values({ ...form(), redeemable_from: new Date('2026-11-01T00:00:00Z') })
      .returning(['uuid', 'code'])
      .executeTakeFirstOrThrow()
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

  const bands = [{ from_hours: 10, hourly_cents: 3900 }]
  const reason = 'New prices'
  const because = `?reason=${encodeURIComponent(reason)}`
  return {
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
    createTaxRate: () => ({ path: '/prices/taxes', body: { ...rate(), reason } }),
    deleteTaxRate: async (_actor, whose) => ({ path: `/prices/taxes/${await taxRate(whose)}${because}` }),
    getPromotionCode: async (_actor, whose) => ({ path: `/promotions/codes?code=${(await promotion(whose)).code}` }),
    listPromotions: () => ({ path: '/promotions' }),
    getPromotion: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}` }),
    listRedemptions: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}/redemptions` }),
    createPromotion: () => ({ path: '/promotions', body: form() }),
    savePromotion: async (_actor, whose) => {
      const { uuid, code } = await promotion(whose)
      return { path: `/promotions/${uuid}`, body: { ...form(), code, version: 1 } }
    },
    deletePromotion: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}` }),
  } satisfies AccessCalls
}
