import { writtenIn } from '../../platform/languages/reader-language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient } from '../../testing/people.ts'
import { checkPromotion, findByCode, termsOf, type PromotionTerms, type Purchase } from './check-promotion.ts'
import { describePromotion } from './describe-promotion.ts'
import { reservePromotions, redeemPromotions, releasePromotions } from './reserve-promotions.ts'
import { countPeriods, promotionsForPeriod } from './promotions-for-period.ts'
import { addOrder } from '../../testing/rows/add-order.ts'

const at = new Date('2026-11-20T15:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

type Wanted = Parameters<typeof addPromotion>[1]
async function addPromotion(
  code: string,
  more: {
    type?: 'hours' | 'percentage' | 'cents_amount'
    value?: number
    currency?: 'cad' | 'usd'
    duration?: 'once' | 'repeating' | 'forever'
    months?: number
    redeemable_until?: Date
    max_redemptions?: number
    per_client_limit?: number
    first_purchase_only?: boolean
    minimum_hours?: number
    stackable?: boolean
    active?: boolean
  } = {},
): Promise<PromotionTerms> {
  const row = await database.kysely
    .insertInto('promotions')
    .values({
      code,
      name: code,
      type: 'percentage',
      value: 10_000,
      duration: 'once',
      redeemable_from: new Date('2026-11-01T00:00:00Z'),
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return termsOf(row)
}

const purchase = { currency: 'cad', total_hours: 20, first_purchase: true, at } as const
const newClient = () => addClient(database, 'Oak Dental')
async function check(code: string, more: Partial<Purchase> & { with?: PromotionTerms[] } = {}): Promise<string> {
  const client_uuid = more.client_uuid ?? (await newClient())
  const checked = await checkPromotion(database.kysely, { with: [], ...purchase, ...more, client_uuid, code })
  return 'rejection' in checked ? checked.rejection : checked.promotion.terms
}
async function reserve(promotions: PromotionTerms[], client_uuid?: string) {
  const order = await addOrder(database, client_uuid ?? (await newClient()))
  await database.kysely
    .transaction()
    .execute((transaction) => reservePromotions(transaction, { ...purchase, ...order, promotions }))
  return order
}
const settle = (order_uuid: string, state: 'redeemed' | 'released') =>
  database.kysely
    .transaction()
    .execute((transaction) =>
      state === 'redeemed' ? redeemPromotions(transaction, order_uuid) : releasePromotions(transaction, order_uuid),
    )
const timesRedeemed = async (code: string) => (await findByCode(database.kysely, code))?.times_redeemed

describe('D3 a promotion is checked when it is applied', () => {
  const refusals: [string, Wanted, Partial<Purchase>, string][] = [
    ['OFF', { active: false }, {}, 'The code OFF is no longer in use.'],
    ['EARLY', {}, { at: new Date('2026-10-31T23:59:59Z') }, 'The code EARLY can’t be used yet.'],
    ['LATE', { redeemable_until: at }, {}, 'The code LATE has expired.'],
    ['DOLLARS', { type: 'cents_amount', currency: 'usd' }, {}, 'The code DOLLARS is for prices in USD.'],
    ['FIRST', { first_purchase_only: true }, { first_purchase: false }, 'The code FIRST is for a first purchase.'],
    ['BIG', { minimum_hours: 21 }, {}, 'The code BIG needs at least 21 hours a month.'],
  ]
  it.each(refusals)('D3 %s is refused with its reason', async (code, wanted, more, message) => {
    await addPromotion(code, wanted)
    expect(await check(code, more)).toBe(message)
  })

  it('D3 one that fits is told in words, whatever the case it is typed in', async () => {
    await addPromotion('FITS', { minimum_hours: 20, first_purchase_only: true, duration: 'repeating', months: 3 })
    expect(await check(' fits ')).toBe('10% off for 3 months')
    expect(await check('NOTHING')).toBe('There is no code NOTHING.')
  })

  it('D3 goes with another only when both may be combined', async () => {
    const alone = await addPromotion('ALONE')
    const one = await addPromotion('ONE', { stackable: true })
    await addPromotion('TWO', { stackable: true })
    expect(await check('TWO', { with: [one] })).toBe('10% off the first month')
    expect(await check('TWO', { with: [alone] })).toBe('The code TWO can’t be combined with ALONE.')
    expect(await check('ALONE', { with: [one] })).toBe('The code ALONE can’t be combined with ONE.')
    expect(await check('ONE', { with: [one] })).toBe('The code ONE is already applied.')
  })

  it('D3 a client uses it no more often than they may; what came to nothing doesn’t count', async () => {
    const client_uuid = await newClient()
    const mine = await addPromotion('MINE', { per_client_limit: 1 })
    const { order_uuid } = await reserve([mine], client_uuid)
    expect(await check('MINE', { client_uuid })).toBe('You have already used the code MINE.')
    expect(await check('MINE')).toBe('10% off the first month')
    await settle(order_uuid, 'released')
    expect(await check('MINE', { client_uuid })).toBe('10% off the first month')
  })
})

describe('D3 a promotion is checked again at pay', () => {
  it('D3 limited to 1 and used 200 times at once is used once; the others are told why', async () => {
    const last = await addPromotion('LAST1', { max_redemptions: 1 })
    const orders = []
    for (let each = 0; each < 200; each += 1) orders.push(await addOrder(database, await newClient()))
    const results = await Promise.allSettled(
      orders.map((order) =>
        database.kysely
          .transaction()
          .execute((transaction) => reservePromotions(transaction, { ...purchase, ...order, promotions: [last] })),
      ),
    )
    const rejected = results.filter((each) => each.status === 'rejected')
    expect([results.length - rejected.length, await timesRedeemed('LAST1')]).toEqual([1, 1])
    for (const { reason } of rejected) {
      expect(reason).toMatchObject({
        status: 409,
        code: 'promotion_refused',
        message: 'The code LAST1 has reached its limit of uses.',
      })
    }
  })

  it('D3 limited to 1 a client: of two tabs of theirs one is refused', async () => {
    const client_uuid = await newClient()
    const tabs = await addPromotion('TABS', { per_client_limit: 1 })
    const results = await Promise.allSettled([reserve([tabs], client_uuid), reserve([tabs], client_uuid)])
    expect(results.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('D3 for a first purchase: of two orders at once one is the first', async () => {
    const client_uuid = await newClient()
    const welcome = await addPromotion('WELCOME', { first_purchase_only: true })
    const { order_uuid } = await reserve([welcome], client_uuid)
    await expect(reserve([welcome], client_uuid)).rejects.toThrow('The code WELCOME is for a first purchase.')
    await database.pool.query(`update orders set state = 'expired', settled_date = now() where client_uuid = $1`, [
      client_uuid,
    ])
    await settle(order_uuid, 'released')
    await reserve([welcome], client_uuid)
  })

  it('D3 changed meanwhile is refused, and nothing of the order’s promotions is kept', async () => {
    const stays = await addPromotion('STAYS', { stackable: true })
    const goes = await addPromotion('GOES', { stackable: true })
    await database.pool.query(`update promotions set removed_date = now() where code = 'GOES'`)
    await expect(reserve([stays, goes])).rejects.toThrow('The code GOES is no longer in use.')
    expect(await timesRedeemed('STAYS')).toBe(0)
  })

  it('the database itself refuses one use too many', async () => {
    const { uuid } = await addPromotion('GUARD', { max_redemptions: 1 })
    const insert = async () =>
      database.kysely
        .insertInto('promotion_redemptions')
        .values({ ...(await addOrder(database, await newClient())), promotion_uuid: uuid, created_date: at })
        .execute()
    await insert()
    await expect(insert()).rejects.toMatchObject({ constraint: 'promotions_within_limit' })
  })

  it('D3 is used for good once it is paid for, free again when it isn’t, and settled once', async () => {
    const settled = await addPromotion('SETTLED', { max_redemptions: 2 })
    const paid = await reserve([settled])
    const declined = await reserve([settled])
    await expect(reserve([settled])).rejects.toThrow('limit of uses')
    await settle(declined.order_uuid, 'released')
    await settle(declined.order_uuid, 'released')
    await settle(paid.order_uuid, 'redeemed')
    await settle(paid.order_uuid, 'released')
    expect(await timesRedeemed('SETTLED')).toBe(1)
    await reserve([settled])
  })
})

describe('D3 what of a promotion is left for the next period', () => {
  it('D3 once is over, repeating lasts its months, forever lasts, and what was agreed stays', async () => {
    const stackable = true
    const once = await addPromotion('P-ONCE', { stackable })
    const three = await addPromotion('P-THREE', { stackable, duration: 'repeating', months: 3 })
    const always = await addPromotion('P-ALWAYS', { stackable, duration: 'forever' })
    const { order_uuid, project_uuid } = await reserve([once, three, always])
    const left = async () => (await promotionsForPeriod(database.kysely, project_uuid)).map((each) => each.code)
    expect(await left()).toEqual([])
    await settle(order_uuid, 'redeemed')
    await database.pool.query(`update promotions set active = false, removed_date = now() where code like 'P-%'`)
    const seen = []
    for (let month = 2; month <= 5; month += 1) {
      const promotions = await promotionsForPeriod(database.kysely, project_uuid)
      seen.push(promotions.map((each) => `${each.code} ${each.periods_applied}`))
      await database.kysely
        .transaction()
        .execute((transaction) => countPeriods(transaction, [{ project_uuid, promotions }]))
    }
    expect(seen).toEqual([['P-THREE 1', 'P-ALWAYS 1'], ['P-THREE 2', 'P-ALWAYS 2'], ['P-ALWAYS 3'], ['P-ALWAYS 4']])
  })
})

const said = (more: Partial<Parameters<typeof describePromotion>[0]>) =>
  describePromotion({ type: 'percentage', value: 12_500, currency: null, duration: 'once', months: null, ...more })

const inFrench = (more: Parameters<typeof said>[0]) => writtenIn('fr', () => said(more).replaceAll(/\s/g, ' '))

describe('what a promotion gives, in words', () => {
  it('names worth and time', () => {
    expect(said({})).toBe('12.5% off the first month')
    expect(said({ duration: 'repeating', months: 3 })).toBe('12.5% off for 3 months')
    expect(said({ type: 'hours', value: 1 })).toBe('1 free hour in the first month')
    expect(said({ type: 'hours', value: 5, duration: 'forever' })).toBe('5 free hours every month')
    expect(said({ type: 'cents_amount', value: 5000, currency: 'cad', duration: 'repeating', months: 6 })).toBe(
      '$50.00 CAD off a month for 6 months',
    )
  })

  it('in the reader’s language', () => {
    expect(inFrench({})).toBe('12,5 % de rabais le premier mois')
    expect(inFrench({ type: 'hours', value: 1 })).toBe('1 heure gratuite le premier mois')
    expect(inFrench({ type: 'cents_amount', value: 5000, currency: 'cad', duration: 'repeating', months: 6 })).toBe(
      '50,00 $ CAD de rabais par mois pendant 6 mois',
    )
  })
})
