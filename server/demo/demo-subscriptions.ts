import { releaseHours } from '../features/projects/subscriptions/release-hours.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { createTestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { addPastDue } from './demo-past-due.ts'
import {
  addSubscription,
  billedOwner,
  keepCard,
  type DemoDeps,
  type DemoSubscription,
} from './demo-subscription-steps.ts'

const owner = 'client@demo.test'

/** In the order they were begun, so that their invoices are numbered in it. */
const subscriptions: readonly DemoSubscription[] = [
  {
    name: 'Catalogue photos',
    starts: -95,
    periods: 2,
    cancelled: 'The catalogue is printed.',
    places: [{ role: 'Graphic designer', hours: 10 }],
  },
  {
    name: 'Books and inbox',
    starts: -40,
    periods: 2,
    cancelled: null,
    places: [
      { role: 'Bookkeeper', hours: 20 },
      { role: 'Executive assistant', hours: 15 },
    ],
  },
  {
    name: 'Shop office',
    starts: -38,
    periods: 2,
    cancelled: null,
    places: [{ assistant: 'va@demo.test', hours: 20 }],
  },
  {
    name: 'Showroom launch',
    starts: 12,
    periods: 1,
    cancelled: null,
    places: [{ role: 'Social media manager', hours: 10 }],
  },
]

/** A shop in Halifax: taxed as in Nova Scotia. */
const address = {
  legal_name: 'Harbour & Pine Interiors Ltd.',
  address_line1: '1800 Lower Water Street',
  city: 'Halifax',
  country: 'CA',
  state_prov: 'NS',
  postal_code: 'B3J 1S5',
  phone_number: '902 555 0142',
  currency: 'cad',
  tax_numbers: JSON.stringify([{ name: 'GST/HST', number: '812345678 RT0001' }]),
} as const

async function isThere({ database }: DemoDeps): Promise<boolean> {
  const known = await database.kysely
    .selectFrom('projects')
    .select('uuid')
    .where('project_name', '=', subscriptions[0]?.name ?? '')
    .executeTakeFirst()
  return known !== undefined
}

/**
 * A subscription that runs, one that begins soon and one that is over, for the first demo client, and one past due for the
 * second; with their invoices and payments, made by the steps that make real ones. Once.
 */
export async function createDemoSubscriptions(deps: DemoDeps): Promise<void> {
  const { database, databaseUrl, now } = deps
  if (await isThere(deps)) return
  const who = await billedOwner(deps, owner, address)
  if (who === undefined) return
  const clock = settableClock(now)
  const processor = createTestProcessor({ url: databaseUrl, clock })
  try {
    const { client_uuid } = who
    const card_uuid = await keepCard(deps, processor, { client_uuid, token: 'tok_visa', isDefault: true })
    for (const demo of subscriptions) await addSubscription(deps, processor, demo, { ...who, card_uuid })
    await addPastDue(deps, processor)
    await releaseHours({ database, clock })
  } finally {
    await processor.close()
  }
}
