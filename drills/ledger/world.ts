import { addBankAccounts } from '@talentplace/server/testing/rows/add-bank-accounts'
import { addPerson } from '@talentplace/server/testing/people'
import { addAssistant } from '@talentplace/server/testing/rows/add-assistant'
import type { TestBuyer } from '@talentplace/server/testing/buyers'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { randomNumbers, type RandomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { noFacts, type Facts, type PromotionFacts } from './facts.ts'
import { openProduct, type Product } from './product.ts'

export interface Helper {
  readonly id: number
  readonly uuid: string
  readonly user_uuid: string
}

export interface Subscriber extends TestBuyer {
  readonly project_uuid: string
  /** The day on which a card that is refused is replaced; null: theirs goes through. */
  mended: string | null
}

export interface World {
  readonly product: Product
  readonly facts: Facts
  readonly random: RandomNumbers
  readonly helpers: readonly Helper[]
  readonly promotions: readonly PromotionFacts[]
  readonly subscribers: Subscriber[]
}

const zones = ['America/Toronto', 'America/St_Johns', 'America/Regina', 'America/Vancouver', 'America/Halifax']
const subscriptionsOfHelper = 3

async function addHelpers(database: TestDatabase, count: number, changed_date: Date): Promise<Helper[]> {
  const helpers: Helper[] = []
  for (let at = 0; at < count; at += 1) {
    const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
    const isHere = at % 3 !== 2
    const added = await addAssistant(database, {
      user_uuid,
      state: 'active',
      role_ids: [1, 2],
      available_hours_per_month: 400,
      timezone: zones[at % zones.length] ?? 'America/Toronto',
      ...(!isHere && { country: 'US', region: 'NY', city: 'Albany', timezone: 'America/New_York' }),
    })
    await addBankAccounts(database, { virtualassistant_uuid: added.uuid, user_uuid, changed_date })
    helpers.push({ ...added, user_uuid })
  }
  return helpers
}

const kinds: readonly Omit<PromotionFacts, 'code'>[] = [
  { type: 'percentage', value: 12_345, currency: null, duration: 'repeating', months: 3 },
  { type: 'percentage', value: 5_000, currency: null, duration: 'forever', months: null },
  { type: 'hours', value: 3, currency: null, duration: 'once', months: null },
  { type: 'hours', value: 2, currency: null, duration: 'repeating', months: 5 },
  { type: 'cents_amount', value: 7_777, currency: 'cad', duration: 'repeating', months: 2 },
  { type: 'cents_amount', value: 100_000, currency: 'usd', duration: 'once', months: null },
]

async function addPromotions(product: Product): Promise<PromotionFacts[]> {
  const promotions = kinds.map((kind, at) => ({ code: `DRILL${at}`, ...kind }))
  for (const promotion of promotions) {
    const redeemable_from = product.clock.now().toISOString()
    await product.asStaff('POST /promotions', { ...promotion, name: promotion.code, redeemable_from, stackable: true })
  }
  return promotions
}

/** What the product is sold for at first, as its first price book says. */
const firstPrices = {
  from: '2020-01-01',
  cad: [
    [10, 3800],
    [20, 3600],
    [40, 3400],
    [80, 3200],
  ],
  usd: [
    [10, 3200],
    [20, 3050],
    [40, 2900],
    [80, 2750],
  ],
} as const

/** A marketplace that nobody has bought in yet. */
export async function openWorld(
  database: TestDatabase,
  about: { start: Date; subscriptions: number; seed: number },
): Promise<World> {
  const product = await openProduct(database, about.start)
  const facts = noFacts()
  facts.prices.push(firstPrices)
  return {
    product,
    facts,
    random: randomNumbers(about.seed),
    helpers: await addHelpers(database, Math.ceil(about.subscriptions / subscriptionsOfHelper) + 1, about.start),
    promotions: await addPromotions(product),
    subscribers: [],
  }
}
