import pino from 'pino'
import { afterAll, beforeEach } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { createTestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { mailInvoices } from '../billing/invoice-mails/mail-invoices.ts'
import type { RenewalDeps } from '../billing/charges/renewal-deps.ts'
import { doDailyRenewals } from '../billing/renewals/renewal-jobs.ts'
import { renewalMails } from '../billing/charges/notifications.ts'
import { testDatabase } from './database.ts'
import { addClient, addPerson } from './people.ts'
import { addSubscription, testSupplier, type AddedSubscription } from './rows/add-subscription.ts'
import { addTestCard } from './rows/add-test-card.ts'
import { testSite } from './test-site.ts'
import { testSender } from './test-sender.ts'

interface Subscriber extends AddedSubscription {
  readonly client_uuid: string
  readonly email: string
}

/**
 * Renewals for the tests of one file: a database and a card processor of their own, a clock, subscriptions made on a day, the
 * daily job from day to day, and what the tests ask of the rows. To be awaited once, before the first test.
 */
export async function renewalsSuite() {
  const clock = settableClock(new Date('2027-01-31T15:00:00Z'))
  const database = await testDatabase()
  const processor = createTestProcessor({ url: database.url, clock, slowness: 1 })
  const deps: RenewalDeps = {
    database,
    clock,
    log: pino({ level: 'silent' }),
    processor,
    supplier: testSupplier,
    mails: renewalMails(testSender),
  }
  afterAll(async () => {
    await processor.close()
    await database.close()
  })
  // Each test has the only subscriptions that renew.
  beforeEach(() =>
    database.pool.query(
      `update projects set end_date = greatest(start_date, invoiced_until) where start_date is not null and end_date is null;
     update collections set next_try = null; update charges set state = 'declined' where state = 'asked'`,
    ),
  )

  async function subscriber(about: {
    start_date: string
    region?: string
    token?: string
    hours?: number
  }): Promise<Subscriber> {
    const at = new Date(`${about.start_date}T15:00:00Z`)
    clock.set(at)
    const client_uuid = await addClient(database, 'Maple Books')
    await database.kysely
      .updateTable('clients')
      .set({ country: 'CA', state_prov: about.region ?? 'ON', currency: 'cad' })
      .where('uuid', '=', client_uuid)
      .execute()
    const person = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
    if (about.token !== 'none') {
      const token = about.token ?? 'tok_visa'
      const card = await addTestCard(database, { client_uuid, token, clock, isDefault: true })
      await database.kysely.updateTable('credit_cards').set({ expiry_year: 2040 }).where('uuid', '=', card).execute()
    }
    const added = await addSubscription(database, { ...about, client_uuid, created_by: person.uuid, at })
    return { ...added, client_uuid, email: person.email }
  }

  /** Lets the daily job run on each day from one to another, both included. */
  async function runDaily(from: string, to: string): Promise<void> {
    for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 })) {
      clock.set(new Date(`${day.toString()}T10:05:00Z`))
      await doDailyRenewals(deps)
      await mailInvoices({ ...deps, sender: testSender, support: testSite.support })
    }
  }
  async function runOn(day: string): Promise<void> {
    await runDaily(day, day)
  }

  const invoicesOf = ({ uuid }: Subscriber) =>
    database.kysely
      .selectFrom('invoices')
      .selectAll()
      .where('project_uuid', '=', uuid)
      .orderBy('period_start')
      // Of one period in the order in which they were made.
      .orderBy('uuid')
      .execute()
  const chargesOf = ({ client_uuid }: Subscriber) =>
    database.kysely
      .selectFrom('charges')
      .selectAll()
      .where('client_uuid', '=', client_uuid)
      .orderBy('created_date')
      .orderBy('attempt')
      .execute()
  const projectOf = ({ uuid }: Subscriber) =>
    database.kysely.selectFrom('projects').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const subjectsTo = async (email: string) => {
    const mails = await database.kysely
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('uuid')
      .execute()
    return mails.map(({ subject }) => subject)
  }

  return { clock, database, processor, deps, subscriber, runDaily, runOn, invoicesOf, chargesOf, projectOf, subjectsTo }
}
