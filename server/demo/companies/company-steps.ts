import type { Transaction } from 'kysely'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { TestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import type { WorkStories } from '../add-demo-work.ts'
import {
  cancelSubscription,
  saveCard,
  openSubscription,
  paidPeriods,
  type DemoDeps,
  type Owner,
} from '../demo-subscription-steps.ts'
import type { BusyDays } from '../demo-time.ts'
import type { DatedStep } from '../in-order-of-days.ts'
import { unpaidPeriod } from '../leave-unpaid.ts'
import { storiesOf, type CompanyStory } from './company-stories.ts'
import { inventCompany, type DemoCompany } from './invent-company.ts'
import { pauseByClient, pauseUnpaidCompany } from './pause-company.ts'

/** The company and its contact, who can't sign in: there is no password. Undefined where they are there already. */
async function addOwner(
  transaction: Transaction<Tables>,
  { company, contact, email, site, currency, phone_number, address_line1 }: DemoCompany,
  created_date: Date,
): Promise<Owner | undefined> {
  const known = await transaction.selectFrom('users').select('uuid').where('email', '=', email).executeTakeFirst()
  if (known) return undefined
  const { city, region: state_prov, country, postal_code } = site
  const client = await transaction
    .insertInto('clients')
    .values({
      company,
      legal_name: `${company} ${country === 'CA' ? 'Ltd.' : 'LLC'}`,
      address_line1,
      city,
      country,
      state_prov,
      postal_code,
      phone_number,
      currency,
      created_date,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const ratePlan = await transaction
    .selectFrom('cities')
    .select(['latitude', 'longitude', 'timezone'])
    .where('name', '=', city)
    .where('region', '=', state_prov)
    .where('country', '=', country)
    .where('kind', '=', 'city')
    .orderBy('population', 'desc')
    .executeTakeFirst()
  const person = await transaction
    .insertInto('users')
    .values({
      email,
      full_name: contact,
      permissions: ['client'],
      client_uuid: client.uuid,
      is_primary_contact: true,
      verified_date: created_date,
      created_date,
      city,
      state_prov,
      country,
      ...ratePlan,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { client_uuid: client.uuid, created_by: person.uuid, currency }
}

/** What happens once all periods that are paid are. */
async function afterwards(
  deps: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  { owner, cancelled, story }: { owner: Owner; cancelled: string | null; story: CompanyStory | undefined },
): Promise<DatedStep | null> {
  if (cancelled !== null) await cancelSubscription(deps, subscription, cancelled)
  if (story === 'paused') await pauseByClient(deps, subscription, owner)
  if (story !== 'unpaid') return null
  const { client_uuid } = owner
  const declined = await saveCard(deps, processor, { client_uuid, token: 'tok_declined', isDefault: true })
  return unpaidPeriod(deps, processor, subscription, declined, (firstTry) =>
    pauseUnpaidCompany(deps, subscription.uuid, firstTry),
  )
}

/** A company with its subscription, as its story has it; undefined where it is there already. */
async function addCompany(
  deps: DemoDeps,
  processor: TestProcessor,
  company: DemoCompany,
  story: CompanyStory | undefined,
): Promise<{ uuid: string; step: DatedStep } | undefined> {
  const { subscription } = company
  const signedUp = new Date(deps.now.getTime() + Math.min(subscription.starts, 0) * 86_400_000 - 6 * 86_400_000)
  const owner = await deps.database.kysely
    .transaction()
    .execute((transaction) => addOwner(transaction, company, signedUp))
  if (owner === undefined) return undefined
  const { client_uuid } = owner
  const isUnpaid = story === 'unpaid'
  const card_uuid = await saveCard(deps, processor, { client_uuid, token: 'tok_visa', isDefault: !isUnpaid })
  // Of who pauses, the period that runs isn't paid.
  const periods = subscription.periods - (isUnpaid || story === 'paused' ? 1 : 0)
  const { cancelled } = subscription
  const opened = await openSubscription(deps, subscription, owner)
  const step = paidPeriods(deps, processor, opened, {
    card_uuid,
    periods,
    afterwards: (paid) => afterwards(deps, processor, paid, { owner, cancelled, story }),
  })
  return { uuid: opened.uuid, step }
}

/**
 * So many companies that hire on the marketplace, for up to half a year. Their invoices and payments are made by the steps that
 * make real ones. Those that are there stay as they are.
 * @returns what happens to each, and what else is to be told of some of them
 */
export async function companySteps(
  deps: DemoDeps,
  processor: TestProcessor,
  count: number,
): Promise<{ steps: DatedStep[]; stories: Omit<WorkStories, 'extra'> }> {
  const today = Temporal.PlainDate.from(deps.now.toISOString().slice(0, 10))
  // The first to begin chooses its people first.
  const companies = Array.from({ length: count }, (_, at) => inventCompany(at, today)).toSorted(
    (one, other) => one.subscription.starts - other.subscription.starts,
  )
  const stories = storiesOf(companies, today)
  const steps: DatedStep[] = []
  const busy = new Map<string, BusyDays>()
  const names: string[] = []
  const adjusted: string[] = []
  for (const company of companies) {
    const story = stories.get(company)
    const added = await addCompany(deps, processor, company, story)
    if (!added) continue
    steps.push(added.step)
    if (story === 'busy') busy.set(added.uuid, { since: company.began, until: null })
    if (story === 'asks') names.push(added.uuid)
    if (story === undefined) adjusted.push(added.uuid)
  }
  return { steps, stories: { busy, names, adjusted } }
}
