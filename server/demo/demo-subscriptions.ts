import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { periodFrom } from '../rules/billing-period.ts'
import { pastDueSteps } from './demo-past-due.ts'
import {
  billedOwner,
  saveCard,
  openSubscription,
  subscriptionStep,
  type DemoDeps,
  type DemoSubscription,
} from './demo-subscription-steps.ts'
import type { BusyDays } from './demo-time.ts'
import type { DatedStep } from './in-order-of-days.ts'

const owner = 'client@demo.test'

/** `isBusy`: its client lets more than the hours of a period count, and needed it in the first one. */
interface OwnSubscription extends DemoSubscription {
  readonly isBusy?: true
}

/** In the order they were begun. */
const subscriptions: readonly OwnSubscription[] = [
  {
    name: 'Catalogue photos',
    starts: -95,
    periods: 2,
    cancelled: 'The catalogue is printed.',
    places: [{ role: 'Graphic designer', hours: 10 }],
  },
  {
    name: 'Shop office',
    starts: -75,
    periods: 3,
    isBusy: true,
    cancelled: null,
    places: [{ assistant: 'va@demo.test', hours: 20 }],
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
 * Subscriptions that run, one that begins soon and one that is over, for the first demo client, and one past due for the
 * second. Their invoices and payments are made by the steps that make real ones. Once.
 */
export async function ownSteps(
  deps: DemoDeps,
  processor: TestProcessor,
): Promise<{ steps: DatedStep[]; extra: ReadonlyMap<string, BusyDays> }> {
  const extra = new Map<string, BusyDays>()
  const steps: DatedStep[] = []
  const who = (await isThere(deps)) ? undefined : await billedOwner(deps, owner, address)
  if (who === undefined) return { steps, extra }
  const card_uuid = await saveCard(deps, processor, {
    client_uuid: who.client_uuid,
    token: 'tok_visa',
    isDefault: true,
  })
  for (const { isBusy, ...demo } of subscriptions) {
    const opened = await openSubscription(deps, demo, who)
    steps.push(subscriptionStep(deps, processor, opened, { ...demo, card_uuid }))
    if (!isBusy) continue
    const { uuid, start_date: since, invoice_day } = opened
    extra.set(uuid, { since, until: periodFrom(since, invoice_day).end })
    await deps.database.kysely
      .updateTable('projects')
      .set({ overage_policy: 'as_needed' })
      .where('uuid', '=', uuid)
      .execute()
  }
  return { steps: [...steps, ...(await pastDueSteps(deps, processor))], extra }
}
