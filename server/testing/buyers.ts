import { cardRow } from '../accounts/cards/card-row.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { addAssistant } from './rows/add-assistant.ts'
import type { TestDatabase } from './database.ts'
import { addClient, addPerson, addSession } from './people.ts'

/** A client's primary contact, signed in. */
export interface TestBuyer {
  readonly client: string
  readonly user: string
  readonly email: string
  readonly token: string
}

export interface TestSeat {
  readonly role_id: number
  readonly hours: number
  /** An assistant's number; -1 for 'Help me decide'. */
  readonly assistant_id: number
}

/** A draft that asks for this team. */
export async function addDraft(
  { kysely }: Pick<TestDatabase, 'kysely'>,
  { client, user }: Pick<TestBuyer, 'client' | 'user'>,
  team: readonly TestSeat[],
): Promise<string> {
  const criteria = {
    rids: team.map((seat) => seat.role_id),
    hours: team.map((seat) => seat.hours),
    cart: team,
  }
  const row = await kysely
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

/** Those who buy at a checkout, with cards of the test processor and drafts, and those they choose. */
export function testBuyers(deps: { database: TestDatabase; clock: Clock; testProcessor: TestProcessor }) {
  const { database, clock, testProcessor } = deps

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

  /** A card by its token, e.g. `tok_visa`; their first is the default. */
  async function addCard({ client }: TestBuyer, token: string): Promise<string> {
    const customer_id = await testProcessor.customerOf({ uuid: client, name: 'Maple Books', email: 'm@example.test' })
    const first = await database.kysely
      .insertInto('processor_customers')
      .values({ client_uuid: client, processor: 'test', customer_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('customer_id')
      .executeTakeFirst()
    const card = await cardRow(database, await testProcessor.saveCard(customer_id, token))
    const row = await database.kysely
      .insertInto('credit_cards')
      .values({ ...card, client_uuid: client, processor: 'test', default_credit_card: first !== undefined })
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
      role_ids: [1, 2],
      available_hours_per_month: hours,
    })
    return { ...added, user_uuid: person.uuid }
  }

  return {
    addBuyer,
    addCard,
    addHelper,
    addDraft: (buyer: TestBuyer, team: readonly TestSeat[]) => addDraft(database, buyer, team),
  }
}

interface Quoted {
  readonly quote: { readonly start_date: string; readonly document: { readonly total_cents: number } }
  readonly version: number
  readonly agreement: { readonly version: string; readonly language: string }
}

/** What a checkout sends to pay what was quoted. */
export function checkoutForm(
  quoted: unknown,
  chosen: { readonly project_uuid: string; readonly card_uuid: string },
): Record<string, unknown> {
  const { quote, version, agreement } = quoted as Quoted
  return {
    ...chosen,
    version,
    start_date: quote.start_date,
    total_cents: quote.document.total_cents,
    agreement_version: agreement.version,
    agreement_language: agreement.language,
    agreed: true,
    signed_name: 'Robin Field',
    promotion_codes: [],
  }
}
