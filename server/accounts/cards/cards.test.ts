import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { cardOf, cardsOf, serveCards, type CardsServer } from '../../testing/servers/cards-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { chargeableCard } from './chargeable-card.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const defaultRetained = 'Unable to delete default credit card - please select another default card first.'
let database: TestDatabase
let server: CardsServer

beforeAll(async () => {
  database = await testDatabase()
  server = await serveCards(database, clock)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

describe('adding a card', () => {
  it('B9.1 shows what the processor says of it, whatever the call says', async () => {
    const maple = await server.company('Maple Books')
    const lies = { brand: 'Gold', last_four: '1111', expiry_month: 1, expiry_year: 2099, stripe_card_id: 'card_x' }
    const { body } = await maple.add('tok_visa', { ...lies, zip_code: 'M5V 2T6' })
    expect(body['card']).toEqual({
      uuid: expect.any(String),
      brand: 'Visa',
      last_four: '4242',
      expiry_month: 4,
      expiry_year: 2028,
      default_credit_card: true,
      stripe_card_id: expect.stringMatching(/^card_[0-9a-f]{24}$/),
      zip_code: 'M5V 2T6',
      is_expired: false,
      was_declined: false,
    })
    expect((await maple.list()).body).toEqual({ credit_cards: [body['card']], count: 1, fields: { kind: 'test' } })
  })

  it('B9.3 makes the first card the default, and no later one', async () => {
    const client = await server.company('First')
    const first = cardOf(await client.add('tok_visa'))
    const second = cardOf(await client.add('tok_amex'))
    expect([first['default_credit_card'], second['default_credit_card']]).toEqual([true, false])
    expect(cardsOf(await client.list()).map(({ uuid }) => uuid)).toEqual([first.uuid, second.uuid])
  })

  it('B9.3 never makes an expired card the default', async () => {
    const client = await server.company('Expired')
    const expired = cardOf(await client.add('tok_expired'))
    expect(expired).toMatchObject({ is_expired: true, default_credit_card: false })
    expect(cardOf(await client.add('tok_visa'))['default_credit_card']).toBe(true)
    expect(await client.makeDefault(expired.uuid)).toMatchObject({ status: 409, body: { code: 'card_expired' } })
  })

  it('B9.3 lets an expired default make way for a card that can be charged', async () => {
    const client = await server.company('Renewed')
    await client.add('tok_visa@11/2026')
    clock.set(new Date('2026-12-01T00:00:00Z'))
    const successor = cardOf(await client.add('tok_amex'))
    const cards = cardsOf(await client.list())
    clock.set(new Date('2026-11-20T15:00:00Z'))
    expect(cards.map(({ uuid, default_credit_card }) => [uuid === successor.uuid, default_credit_card])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('B9.3 lets a default whose charge was refused make way, and says so of it', async () => {
    const client = await server.company('Refused once')
    const first = cardOf(await client.add('tok_visa'))
    const { rows } = await database.pool.query<{ uuid: string }>(
      `with project as (insert into projects (client_uuid, created_by, project_name, matching_criteria)
         select $1, uuid, 'Work', '{}' from users where client_uuid = $1 limit 1 returning uuid),
       paid as (insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, currency, quote,
           team, total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version,
           created_date, state, settled_date)
         select $1, project.uuid, users.uuid, gen_random_uuid()::text, sha256(''), 'cad', '{}', '[]', 100, '2026-11-20',
           now(), 'Sam Kerr', now(), '::1', '1', now(), 'declined', now()
         from users, project where users.client_uuid = $1 limit 1 returning uuid)
       insert into charges (uuid, client_uuid, order_uuid, card_uuid, processor, amount_cents, currency, state,
         failure_code, created_date, settled_date)
       select uuid, $1, uuid, $2, 'test', 100, 'cad', 'declined', 'expired', now(), now() from paid returning uuid`,
      [client.uuid, first.uuid],
    )
    expect(cardOf(await client.add('tok_discover'))['default_credit_card'], 'given up is not refused').toBe(false)
    await database.pool.query(`update charges set failure_code = 'card_declined' where uuid = $1`, [rows[0]?.uuid])
    expect(cardsOf(await client.list())[0]).toMatchObject({ uuid: first.uuid, was_declined: true })
    expect(cardOf(await client.add('tok_amex'))).toMatchObject({ default_credit_card: true, was_declined: false })
    expect(cardsOf(await client.list()).filter((card) => card['default_credit_card'])).toHaveLength(1)
  })

  it('refuses to try one card after the other: so many an hour for a client, and no other client is held up', async () => {
    const strict = await serveCards(database, clock, { entriesPerHour: 3 })
    const thief = await strict.company('Thief')
    const answers = [await thief.begin(), await thief.add('tok_declined'), await thief.add('tok_declined')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await thief.add('tok_visa')).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect((await thief.begin()).status).toBe(429)
    expect((await (await strict.company('Honest')).add('tok_visa')).status).toBe(200)
    await strict.stop()
  })

  it('ten at once give one default', async () => {
    const client = await server.company('Hurried')
    await Promise.all(Array.from({ length: 10 }, () => client.add('tok_visa')))
    const cards = cardsOf(await client.list())
    expect([cards.length, cards.filter((card) => card['default_credit_card']).length]).toEqual([10, 1])
  })

  it('keeps at most 20, however many come at once', async () => {
    const client = await server.company('Collector')
    const answers = await Promise.all(Array.from({ length: 24 }, () => client.add('tok_visa')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const rejected = answers.filter(({ status }) => status !== 200)
    expect(rejected.map(({ body }) => body['code'])).toEqual(Array(4).fill('too_many_cards'))
    expect((await client.begin()).status).toBe(409)
  })

  it('B9.4 a card that the processor refuses is told at its field, and not kept', async () => {
    const client = await server.company('Refused')
    expect(await client.add('tok_refused')).toMatchObject({
      status: 400,
      body: { code: 'card_refused', message: 'Your card was declined.', fields: { token: 'Your card was declined.' } },
    })
    expect((await client.list()).body['count']).toBe(0)
  })

  it('writes no token and no number anywhere of ours', async () => {
    const client = await server.company('Silent')
    const { uuid } = cardOf(await client.add('tok_mastercard'))
    const { rows } = await database.pool.query<{ text: string }>(
      `select coalesce(string_agg(row_to_json(entry)::text, ''), '') as text from audit_entries entry
       where entity = $1`,
      [`card:${uuid}`],
    )
    expect(rows[0]?.text).toContain('card.added')
    // A uuid may have as many digits in a row, and so may its salt and its hashes.
    const others = rows[0]?.text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,64}/g, '')
    expect(others).not.toMatch(/tok_|\d{12,19}(?![\d.])/)
  })

  it('where no processor is set up is 503, and the list says so', async () => {
    const without = await serveCards(database, clock, { processor: null })
    const client = await without.company('Unlucky')
    for (const answer of [await client.begin(), await client.add('tok_visa')]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'cards_unavailable' } })
      expect(answer.headers['retry-after']).toBeDefined()
    }
    expect((await client.list()).body).toEqual({ credit_cards: [], count: 0, fields: null })
    await without.stop()
  })
})

describe('the default card', () => {
  it('B9.2 is changed by PUT with uuid and source', async () => {
    const client = await server.company('Chooser')
    await client.add('tok_visa')
    const second = cardOf(await client.add('tok_amex'))
    expect(cardOf(await client.makeDefault(second.uuid))).toMatchObject({
      uuid: second.uuid,
      default_credit_card: true,
    })
    expect(cardsOf(await client.list()).map((card) => card['default_credit_card'])).toEqual([true, false])
    expect(cardsOf(await client.list())[0]?.uuid).toBe(second.uuid)
  })

  it('is one, however often it is changed at once', async () => {
    const client = await server.company('Undecided')
    const cards = [cardOf(await client.add('tok_visa')), cardOf(await client.add('tok_amex'))]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => client.makeDefault(cards[turn % 2]?.uuid ?? '')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(cardsOf(await client.list()).filter((card) => card['default_credit_card'])).toHaveLength(1)
  })

  it('B9.3 can not be deleted', async () => {
    const client = await server.company('Keeper')
    const { uuid } = cardOf(await client.add('tok_visa'))
    expect(await client.remove(uuid)).toMatchObject({
      status: 409,
      body: { code: 'default_card', message: defaultRetained },
    })
    expect((await client.list()).body['count']).toBe(1)
  })
})

describe('deleting a card', () => {
  it('B9.2 takes it off the list, and the processor forgets it', async () => {
    const client = await server.company('Leaver')
    await client.add('tok_visa')
    const card = cardOf(await client.add('tok_amex'))
    expect(await client.remove(card.uuid)).toMatchObject({ status: 200 })
    expect((await client.list()).body['count']).toBe(1)
    expect((await client.remove(card.uuid)).status).toBe(404)
    expect((await client.makeDefault(card.uuid)).status).toBe(404)
    await vi.waitFor(
      async () => {
        const [book] = await server.testProcessor.books.query<{ forgotten: boolean }>(
          'select forgotten from test_processor.cards where id = $1',
          [card['stripe_card_id']],
        )
        expect(book).toEqual({ forgotten: true })
      },
      { timeout: 10_000, interval: 20 },
    )
  })
})

describe('someone else’s cards', () => {
  it('B9.2 are not there, nor is another source', async () => {
    const [own, other] = [await server.company('Own'), await server.company('Other')]
    const card = cardOf(await other.add('tok_visa'))
    expect((await own.makeDefault(card.uuid)).status).toBe(404)
    expect((await own.remove(card.uuid)).status).toBe(404)
    expect((await own.list('elsewhere')).status).toBe(404)
    expect((await other.makeDefault(card.uuid, 'elsewhere')).status).toBe(404)
    expect(
      (await call(server.server, `GET /client/${other.uuid}/credit_card/talentplace`, { token: own.token })).status,
    ).toBe(404)
  })

  it('are staff’s to look after with admin_finance.edit', async () => {
    const client = await server.company('Helped')
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.edit'] })
    const token = await addSession(database, clock, clerk.uuid)
    const body = { token: 'tok_visa' }
    expect((await call(server.server, `POST /client/${client.uuid}/credit_card`, { token, body })).status).toBe(200)
    expect((await client.list()).body['count']).toBe(1)
  })
})

describe('a charge', () => {
  it('finds the card of its client only, and none that has expired', async () => {
    const [own, other] = [await server.company('Payer'), await server.company('Stranger')]
    const card = cardOf(await own.add('tok_visa@12/2026'))
    const request = (client_uuid: string, now = clock.now()) =>
      chargeableCard(database.kysely, { client_uuid, card_uuid: card.uuid, now })
    expect(await request(own.uuid)).toMatchObject({
      uuid: card.uuid,
      processor: 'test',
      stripe_card_id: card['stripe_card_id'],
      customer_id: expect.stringMatching(/^cus_/),
    })
    await expect(request(other.uuid)).rejects.toMatchObject({ status: 404 })
    expect(await request(own.uuid, new Date('2026-12-31T23:00:00Z'))).toMatchObject({ uuid: card.uuid })
    await expect(request(own.uuid, new Date('2027-01-01T00:00:00Z'))).rejects.toMatchObject({ code: 'card_expired' })
  })
})
