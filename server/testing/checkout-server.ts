import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { checkoutOperations } from '../app/checkout-operations.ts'
import { readConfiguration } from '../app/configuration.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import { createTestProcessor, type TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import type { CheckoutParts } from '../workflows/checkout/checkout-parts.ts'
import { addAssistant } from './add-assistant.ts'
import { call, type Answer } from './call.ts'
import type { TestDatabase } from './database.ts'
import { serveOperations } from './operations-server.ts'
import { addClient, addPerson, addSession } from './people.ts'

export interface TestBuyer {
  readonly client: string
  readonly user: string
  readonly email: string
  readonly token: string
}

export interface TestPlace {
  readonly role_id: number
  readonly hours: number
  /** An assistant's number; -1 for 'Help me decide'. */
  readonly assistant_id: number
}

type Form = Record<string, unknown>

/**
 * The operations of the checkout with the test processor. `wrap` stands between the two: it can lose replies, or count.
 */
export async function serveCheckout(
  database: TestDatabase,
  clock: Clock,
  wrap: (processor: TestProcessor) => CardProcessor = (processor) => processor,
) {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DEMO_DATA: '0',
    PUBLIC_URL: 'https://talentplace.test',
    SUPPLIER_TAX_NUMBERS: 'GST/HST=123456789 RT0001',
  })
  const testProcessor = createTestProcessor({ url: database.url, clock, slowness: 20 })
  const log = pino({ level: 'silent' })
  const processor = wrap(testProcessor)
  const given = { configuration, database, clock, log, processor }
  const { brand, publicUrl, supplier, links } = configuration
  const parts: CheckoutParts = { ...given, brand, publicUrl, supplier, support: links.client_support }
  const running = await serveOperations({ database, clock }, () => Object.values(checkoutOperations(given)))

  async function addBuyer(place: { country: 'CA' | 'US'; region: string } = { country: 'CA', region: 'ON' }) {
    const client = await addClient(database, 'Maple Books')
    await database.kysely
      .updateTable('clients')
      .set({
        country: place.country,
        state_prov: place.region,
        address_line1: '1 Main St',
        city: 'Somewhere',
        postal_code: 'A1A 1A1',
      })
      .where('uuid', '=', client)
      .execute()
    const person = await addPerson(database, { permissions: ['client'], client_uuid: client, is_primary_contact: true })
    const token = await addSession(database, clock, person.uuid)
    return { client, user: person.uuid, email: person.email, token }
  }

  async function addCard({ client }: TestBuyer, kind: string): Promise<string> {
    const customer_id = await testProcessor.customerOf({ uuid: client, name: 'Maple Books', email: 'm@example.test' })
    await database.kysely
      .insertInto('processor_customers')
      .values({ client_uuid: client, processor: 'test', customer_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const card = await testProcessor.keepCard(customer_id, kind)
    const row = await database.kysely
      .insertInto('credit_cards')
      .values({ ...card, client_uuid: client, processor: 'test' })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  async function addDraft({ client, user }: TestBuyer, team: readonly TestPlace[]): Promise<string> {
    const criteria = {
      rids: team.map((place) => place.role_id),
      hours: team.map((place) => place.hours),
      cart: team,
    }
    const row = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: client,
        created_by: user,
        project_name: 'A team',
        matching_criteria: JSON.stringify(criteria),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  /** An active assistant with so many spare hours, and an account of their own. */
  async function addHelper(hours: number, display_name = 'Maya R.') {
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const added = await addAssistant(database, {
      user_uuid: person.uuid,
      state: 'active',
      display_name,
      role_ids: [1],
      available_hours_per_month: hours,
    })
    return { ...added, user_uuid: person.uuid }
  }

  const quote = ({ token }: TestBuyer, body: Form): Promise<Answer> =>
    call(running.server, 'POST /client/checkout/quote', { token, body })

  /** What the checkout sends for a draft as it is quoted now. */
  async function formFor(buyer: TestBuyer, project_uuid: string, card_uuid: string, more: Form = {}): Promise<Form> {
    const chosen = { promotion_codes: [], ...more }
    const answer = await quote(buyer, { project_uuid, ...chosen })
    const quoted = answer.body as {
      quote: { start_date: string; document: { total_cents: number } }
      version: number
      agreement: { version: string }
    }
    return {
      project_uuid,
      card_uuid,
      version: quoted.version,
      start_date: quoted.quote.start_date,
      total_cents: quoted.quote.document.total_cents,
      agreement_version: quoted.agreement.version,
      agreed: true,
      signed_name: 'Robin Field',
      ...chosen,
    }
  }

  const pay = ({ token }: TestBuyer, body: Form, key: string = randomUUID()): Promise<Answer> =>
    call(running.server, 'POST /client/checkout', { token, body, key })

  /** A client with a draft of 20 hours that nobody is chosen for, and a card: what most tests begin with. */
  async function readyToPay(options: { kind?: string; team?: readonly TestPlace[]; more?: Form } = {}) {
    const { kind = 'tok_visa', team = [{ role_id: 1, hours: 20, assistant_id: -1 }], more = {} } = options
    const buyer = await addBuyer()
    const project = await addDraft(buyer, team)
    const card = await addCard(buyer, kind)
    return { buyer, project, card, form: await formFor(buyer, project, card, more) }
  }

  return {
    parts,
    server: running.server,
    testProcessor,
    addBuyer,
    addCard,
    addDraft,
    addHelper,
    quote,
    formFor,
    pay,
    readyToPay,
    follow: ({ token }: TestBuyer, order: unknown) =>
      call(running.server, `GET /client/checkout/${String(order)}`, { token }),
    async stop() {
      await running.stop()
      await testProcessor.close()
    },
  }
}

export type CheckoutServer = Awaited<ReturnType<typeof serveCheckout>>
