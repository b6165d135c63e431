import type { Transaction } from 'kysely'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import { releaseHours } from '../../features/projects/subscriptions/release-hours.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { createTestProcessor, type TestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import type { WorkStories } from '../add-demo-work.ts'
import { addSubscription, keepCard, type DemoDeps, type Owner } from '../demo-subscription-steps.ts'
import { storiesOf, type CompanyStory } from './company-stories.ts'
import { giveAccounts } from './give-accounts.ts'
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
  const place = await transaction
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
      ...place,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { client_uuid: client.uuid, created_by: person.uuid, currency }
}

/** A company with its subscription, as its story has it; undefined where it is there already. */
async function addCompany(
  deps: DemoDeps,
  processor: TestProcessor,
  company: DemoCompany,
  story: CompanyStory | undefined,
): Promise<Subscription | undefined> {
  const { subscription } = company
  const signedUp = new Date(deps.now.getTime() + Math.min(subscription.starts, 0) * 86_400_000 - 6 * 86_400_000)
  const owner = await deps.database.kysely
    .transaction()
    .execute((transaction) => addOwner(transaction, company, signedUp))
  if (owner === undefined) return undefined
  const { client_uuid } = owner
  const isUnpaid = story === 'unpaid'
  const card_uuid = await keepCard(deps, processor, { client_uuid, token: 'tok_visa', isDefault: !isUnpaid })
  // Of who pauses, the period that runs isn't paid.
  const periods = subscription.periods - (isUnpaid || story === 'paused' ? 1 : 0)
  const added = await addSubscription(deps, processor, { ...subscription, periods }, { ...owner, card_uuid })
  if (story === 'paused') await pauseByClient(deps, added, owner)
  if (isUnpaid) {
    const declined = await keepCard(deps, processor, { client_uuid, token: 'tok_declined', isDefault: true })
    await pauseUnpaidCompany(deps, processor, added, declined)
  }
  return added
}

/**
 * So many companies that hire on the marketplace, for up to half a year, with their invoices and payments, made by the steps
 * that make real ones. Those that are there stay as they are.
 * @returns what else is to be told of some of them
 */
export async function addDemoCompanies(deps: DemoDeps, count: number): Promise<WorkStories> {
  const { database, databaseUrl, now } = deps
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const clock = settableClock(now)
  const processor = createTestProcessor({ url: databaseUrl, clock })
  // The first to sign up first, so that invoices are numbered nearly as they would have been.
  const companies = Array.from({ length: count }, (_, at) => inventCompany(at, today)).toSorted(
    (one, other) => one.subscription.starts - other.subscription.starts,
  )
  const stories = storiesOf(companies, today)
  const busy = new Map<string, string>()
  const asked: string[] = []
  const adjusted: string[] = []
  try {
    for (const company of companies) {
      const story = stories.get(company)
      const added = await addCompany(deps, processor, company, story)
      if (added && story === 'busy') busy.set(added.uuid, company.began)
      if (added && story === 'asks') asked.push(added.uuid)
      if (added && story === undefined) adjusted.push(added.uuid)
    }
    await giveAccounts(database.kysely)
    await releaseHours({ database, clock })
  } finally {
    await processor.close()
  }
  return { busy, asked, adjusted }
}
