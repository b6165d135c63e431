import { randomUUID } from 'node:crypto'
import type { AddedHoursQuote } from '@talentplace/contract/billing/added-hours/added-hours.routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { postCreditNote } from '../credit-notes/post-credit-note.ts'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'

const noon = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(noon)

beforeEach(() => clock.set(noon))

const hour = 3600

/** A client of 20 hours a month since 10 November, whose assistant works; more hours cost $36 each and 13% HST. */
async function client(about: { hours?: number } = {}) {
  const person = await here.person(['virtualassistant', 'virtualassistant.beta'])
  const assistant = await addAssistant(database, { user_uuid: person.uuid })
  const someone = await here.subscriber({ start_date: '2026-11-10', ...about })
  const { rows } = await database.pool.query<{ seat_uuid: string }>(
    'update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1 returning seat_uuid',
    [someone.uuid, assistant.uuid],
  )
  return { ...someone, person, seat_uuid: rows[0]?.seat_uuid ?? '' }
}
type Client = Awaited<ReturnType<typeof client>>

const cardOf = ({ client_uuid }: Client, token = 'tok_visa') => addTestCard(database, { client_uuid, token, clock })
const quoteOf = async ({ uuid, owner }: Client, hours = 5) =>
  (await here.request(`GET /project/${uuid}/hours/quote?hours=${hours}`, owner)).body as unknown as AddedHoursQuote

/** The press, with what was shown. */
async function press(of: Client, card_uuid: string, { key = randomUUID(), hours = 5, quoted = {} } = {}) {
  const { seat_uuid, hours_before, document } = await quoteOf(of, hours)
  const body = { seat_uuid, hours, hours_before, total_cents: document?.total_cents, card_uuid, ...quoted }
  return here.request(`POST /project/${of.uuid}/hours`, of.owner, { body, key })
}

const addedHours = async ({ uuid, owner }: Pick<Client, 'uuid' | 'owner'>) => {
  const { body } = await here.request(`GET /project/${uuid}/hours`, owner)
  return (body as { period: { added_seconds: number } }).period.added_seconds / hour
}

/** The invoices of hours and what became of their charges, in their order. */
async function bought({ uuid }: Client) {
  const { rows } = await database.pool.query(
    `select number is not null as posted, status, total_cents, paid_cents,
       (select string_agg(state, ', ' order by created_date) from charges where invoice_uuid = invoices.uuid) as charges
     from invoices where project_uuid = $1 and kind = 'hours' order by created_date, uuid`,
    [uuid],
  )
  return rows
}
const creditOf = async ({ client_uuid }: Client) =>
  (
    await database.pool.query('select balance_cents from client_credit_balances where client_uuid = $1', [client_uuid])
  ).rows.map((row: { balance_cents: number }) => row.balance_cents)

async function chargeOf({ uuid }: Client): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `select charges.uuid from charges join invoices on invoices.uuid = invoice_uuid
     where project_uuid = $1 and kind = 'hours' order by charges.created_date desc limit 1`,
    [uuid],
  )
  return rows[0]?.uuid ?? ''
}

/** Someone answers the bank's question, and the processor tells us. */
async function confirm(of: Client, secret: unknown): Promise<void> {
  await here.processor.answerBank(String(secret), 'confirm')
  const charge = await chargeOf(of)
  const result = await here.processor.findCharge({ key: charge, customer_id: '' })
  if (result) for (let round = 0; round < 2; round += 1) await settleInvoiceCharge(here.renewals, charge, result)
}

/** The server ends between the note and the processor: the charge is noted, and nobody has been asked. */
async function killed(of: Client) {
  const away = { ...here.processor, charge: () => Promise.reject(new ProcessorAway('away')) }
  const charge = here.processor.charge
  Object.assign(here.processor, away)
  try {
    return await press(of, await cardOf(of))
  } finally {
    Object.assign(here.processor, { charge })
  }
}

/** Five hours that are paid. */
async function paid() {
  const of = await client()
  const { body } = await press(of, await cardOf(of))
  return { of, invoice_uuid: String(body['invoice_uuid']) }
}

/** What the question for a price is answered, once the subscription is otherwise. */
const codeOf = async (of: Client, what = '') => {
  if (what !== '') await database.pool.query(`update projects set ${what} where uuid = $1`, [of.uuid])
  const { status, body } = await here.request(`GET /project/${of.uuid}/hours/quote`, of.owner)
  return [status, body['code']]
}

describe('hours added to a period', () => {
  it('are priced first: the total with them less the total without, with taxes, and nothing changes', async () => {
    const of = await client({ hours: 19 })
    expect(await quoteOf(of)).toMatchObject({
      seats: [{ seat_uuid: of.seat_uuid, display_name: 'Maya R.' }],
      period_end: '2026-12-09',
      hours_before: 19,
      // 24 hours less 19, which cost no more than 20 do.
      document: { subtotal_cents: 4 * 3600, tax_cents: 1872, total_cents: 16_272 },
    })
    expect([await addedHours(of), await bought(of)]).toEqual([0, []])
  })

  it('say how many more cost the same: exactly those up to the next band, none where each costs', async () => {
    const of = await client({ hours: 35 })
    const sameAs = async (hours: number) => (await quoteOf(of, hours)).same_price_hours
    // 37 h x $36 are $1,332, 38 are $1,368 and 40 x $34 are $1,360.
    expect([await sameAs(2), await sameAs(3), await sameAs(4), await sameAs(5)]).toEqual([null, 5, 5, null])
    expect((await quoteOf(of, 3)).document.total_cents).toBe((await quoteOf(of, 5)).document.total_cents)
  })

  it('show 10 h x $34.00 and what the lower rate takes off the hours before', async () => {
    const of = await client({ hours: 35 })
    const { document } = await quoteOf(of, 10)
    expect(document.lines).toMatchObject([
      { kind: 'add-on', quantity: 10, unit_cents: 3400, amount_cents: 34_000 },
      { kind: 'price_adjustment', description: 'Lower rate on your first 35 h', amount_cents: -7000 },
    ])
    const { body } = await press(of, await cardOf(of), { hours: 10 })
    expect((await here.request(`GET /invoices/${String(body['invoice_uuid'])}`, of.owner)).body).toMatchObject({
      subtotal_cents: 27_000,
      lines: document.lines,
    })
    expect(await addedHours(of)).toBe(10)
    // Hours that were bought are those of the line, not the adjustment's piece.
    expect((await quoteOf(of, 1)).hours_before).toBe(45)
  })

  it('are there at once when the card has paid, with an invoice of their own, and both sides are told', async () => {
    const of = await client()
    const { status, body } = await press(of, await cardOf(of))
    expect([status, body]).toMatchObject([200, { state: 'paid', client_secret: null }])
    expect(await addedHours(of)).toBe(5)
    expect(await addedHours({ uuid: of.uuid, owner: of.person }), 'the assistant’s side').toBe(5)
    const invoice = (await here.request(`GET /invoices/${String(body['invoice_uuid'])}`, of.owner)).body
    expect(invoice).toMatchObject({
      kind: 'hours',
      status: 'paid',
      total_cents: 20_340,
      period_start: '2026-11-10',
      period_end: '2026-12-09',
      invoice_date: '2026-11-20',
      lines: [{ kind: 'add-on', quantity: 5, unit_cents: 3600, amount_cents: 18_000 }],
    })
    const { rows } = await database.pool.query(
      `select type, title from notifications where user_uuid in ($1, $2) and entity_link = $3 order by type`,
      [of.owner.uuid, of.person.uuid, `project:${of.uuid}`],
    )
    expect(rows).toEqual([
      { type: 'project_hours', title: '5 h more: Books and inbox' },
      { type: 'subscription', title: '5 h more: Books and inbox' },
    ])
    const mails = await database.pool.query('select 1 from invoice_mails where invoice_uuid = $1', [
      body['invoice_uuid'],
    ])
    expect(mails.rowCount, 'the invoice is mailed with its receipt').toBe(1)
  })

  it('cost on and on what the total says: what was added before counts', async () => {
    const of = await client({ hours: 35 })
    const card = await cardOf(of)
    const base = (await quoteOf(of, 20)).document.subtotal_cents
    await press(of, card, { hours: 8 })
    await press(of, card, { hours: 12 })
    const { rows } = await database.pool.query<{ sum: number }>(
      `select sum(subtotal_cents)::int as sum from invoices where project_uuid = $1 and kind = 'hours'`,
      [of.uuid],
    )
    expect(rows[0]?.sum).toBe(base)
    expect(await addedHours(of)).toBe(20)
  })

  it('that cost nothing, because the next band costs no more, are there without a charge, once', async () => {
    const of = await client({ hours: 19 })
    const [card, key] = [await cardOf(of), randomUUID()]
    const quoted = { hours_before: 19, total_cents: 0 }
    const answers = [await press(of, card, { key, hours: 1, quoted }), await press(of, card, { key, hours: 1, quoted })]
    expect(answers.map(({ status, body }) => [status, body['state']])).toEqual([
      [200, 'paid'],
      [200, 'paid'],
    ])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await bought(of)).toMatchObject([{ status: 'paid', total_cents: 0, charges: null }])
    expect(await addedHours(of)).toBe(1)
  })

  it('are bought once, however often the same call comes; its key is refused with another body', async () => {
    const of = await client()
    const [card, key] = [await cardOf(of), randomUUID()]
    const quoted = { hours_before: 20, total_cents: 20_340 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(of, card, { key, quoted })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await bought(of)).toMatchObject([{ charges: 'succeeded' }])
    expect((await press(of, card, { key, hours: 6 })).body).toMatchObject({ code: 'key_reused' })
    const collect = { body: { card_uuid: card }, key }
    const other = await here.request(`POST /invoices/${of.invoice_uuid}/payment/collect`, of.owner, collect)
    expect(other.body).toMatchObject({ code: 'key_reused' })
    expect(await addedHours(of)).toBe(5)
  })

  it('a second tab, which shows what was there before, buys nothing more', async () => {
    const of = await client()
    const card = await cardOf(of)
    const quoted = { hours_before: 20, total_cents: 20_340 }
    const both = await Promise.all([press(of, card, { quoted }), press(of, card, { quoted })])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await press(of, card, { quoted })).body).toMatchObject({ code: 'price_changed' })
    expect(await addedHours(of)).toBe(5)
  })

  it('a price that isn’t the one that was shown is refused, and nothing is charged', async () => {
    const of = await client()
    const { status, body } = await press(of, await cardOf(of), { quoted: { total_cents: 20_339 } })
    expect([status, body]).toMatchObject([409, { code: 'price_changed' }])
    expect(await bought(of)).toEqual([])
  })

  it('a refused card leaves nothing to pay and no hours; another card buys them', async () => {
    const of = await client()
    const rejected = await press(of, await cardOf(of, 'tok_declined'))
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'card_declined' }])
    expect(await bought(of)).toMatchObject([{ posted: false, status: 'draft', charges: 'declined' }])
    const { body } = await here.request(`GET /invoices?project_uuid=${of.uuid}`, of.owner)
    expect(body['count'], 'only the one of the period').toBe(1)
    expect((await press(of, await cardOf(of))).status).toBe(200)
    expect(await addedHours(of)).toBe(5)
  })
})

describe('a bank that asks', () => {
  it('holds the hours back until its question is answered, and the notice of what waits says what for', async () => {
    const of = await client()
    const card = await cardOf(of, 'tok_3ds')
    const requested = await press(of, card)
    expect(requested.body).toMatchObject({ state: 'needs_action', invoice_uuid: null })
    expect((await press(of, card)).body, 'another press meanwhile').toMatchObject({ code: 'payment_open' })
    const waiting = (await here.request('GET /client/checkout/waiting', of.owner)).body
    expect(waiting).toMatchObject({
      payments: [{ pays_for: 'hours', project_uuid: of.uuid, invoice_uuid: null, amount_cents: 20_340 }],
    })
    expect(await addedHours(of)).toBe(0)
    const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
    expect((await here.request('GET /invoices/drafts', staff)).body['count'], 'no draft of theirs').toBe(0)
    const { rows } = await database.pool.query<{ uuid: string }>(
      `select uuid from invoices where project_uuid = $1 and kind = 'hours'`,
      [of.uuid],
    )
    const giveUp = `POST /invoices/${rows[0]?.uuid ?? ''}/void` as const
    expect((await here.request(giveUp, staff, { body: { version: 1 } })).status).toBe(409)
    await confirm(of, requested.body['client_secret'])
    expect(await addedHours(of)).toBe(5)
    expect(await bought(of)).toMatchObject([{ status: 'paid', paid_cents: 20_340 }])
  })

  it('a payment that is given up buys nothing, and can’t be confirmed any more', async () => {
    const of = await client()
    const requested = await press(of, await cardOf(of, 'tok_3ds'))
    const given = await here.request(`POST /client/checkout/${await chargeOf(of)}/cancel`, of.owner)
    expect(given.body).toMatchObject({ state: 'cancelled', invoice_uuid: null })
    await confirm(of, requested.body['client_secret']).catch(() => undefined)
    expect([await addedHours(of), await creditOf(of)]).toEqual([0, []])
  })

  it('money that comes after we had said no is the client’s credit: no hours are added unasked', async () => {
    const of = await client()
    const requested = await press(of, await cardOf(of, 'tok_3ds'))
    const no = {
      state: 'declined',
      processor_charge_id: null,
      code: 'not_confirmed',
      message: 'Not confirmed.',
    } as const
    await settleInvoiceCharge(here.renewals, await chargeOf(of), no)
    await confirm(of, requested.body['client_secret'])
    expect([await addedHours(of), await creditOf(of)]).toEqual([0, [20_340]])
    expect(await bought(of)).toMatchObject([{ posted: false, charges: 'succeeded' }])
  })

  it('money that comes when the period is over is the client’s credit', async () => {
    const of = await client()
    const requested = await press(of, await cardOf(of, 'tok_3ds'))
    clock.set(new Date('2026-12-10T12:00:00Z'))
    await confirm(of, requested.body['client_secret'])
    expect([await addedHours(of), await creditOf(of)]).toEqual([0, [20_340]])
    const { rows } = await database.pool.query<{ body: string }>(
      `select body from notifications where user_uuid = $1 and title like 'You have a new credit%'`,
      [of.owner.uuid],
    )
    expect(rows[0]?.body).toContain('added hours of “Books and inbox”')
  })
})

describe('no answer', () => {
  it('the job asks again with the same key, and the hours are added once', async () => {
    const of = await client()
    expect((await killed(of)).body).toMatchObject({ state: 'pending', invoice_uuid: null })
    clock.set(new Date(noon.getTime() + 2 * 60_000))
    await Promise.all([reconcileCharges(here.renewals), reconcileCharges(here.renewals)])
    expect(await addedHours(of)).toBe(5)
    expect(await bought(of)).toMatchObject([{ status: 'paid', charges: 'succeeded' }])
  })

  it('nobody is asked for hours of a period that is over', async () => {
    const of = await client()
    await killed(of)
    clock.set(new Date('2026-12-10T12:00:00Z'))
    await reconcileCharges(here.renewals)
    expect(await bought(of)).toMatchObject([{ posted: false, charges: 'declined' }])
    expect(await creditOf(of)).toEqual([])
  })
})

describe('added hours are taken back', () => {
  it('by a refund of all of them, and are there again when it fails', async () => {
    const { of, invoice_uuid } = await paid()
    const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
    const { rows } = await database.pool.query<{ payment_uuid: string }>(
      'select payment_uuid from payment_allocations where invoice_uuid = $1',
      [invoice_uuid],
    )
    const refund = (amount_cents: number) =>
      here.request(`POST /invoices/${invoice_uuid}/payment/refund`, staff, {
        body: { payment_uuid: rows[0]?.payment_uuid, amount_cents, reason: 'Not needed' },
        key: randomUUID(),
      })
    expect((await refund(340)).status).toBe(200)
    expect(await addedHours(of), 'a part is a kindness').toBe(5)
    expect((await refund(20_000)).status).toBe(200)
    expect(await addedHours(of)).toBe(0)
    await database.pool.query(`update invoices set status = 'paid' where uuid = $1`, [invoice_uuid])
    expect(await addedHours(of)).toBe(5)
  })

  it('by a credit note, once, whatever becomes of the money', async () => {
    const { of, invoice_uuid } = await paid()
    const note = { invoice_uuid, reason: 'A mistake', issue_date: '2026-11-20', created_by: null, at: noon }
    await database.kysely.transaction().execute((transaction) => postCreditNote(transaction, note))
    expect(await addedHours(of)).toBe(0)
    await press(of, await cardOf(of))
    expect(await addedHours(of), 'and bought anew').toBe(5)
  })
})

describe('hours can’t be added', () => {
  it('while nothing runs: before the start, after the end, paused, past due, between two periods, with nobody there', async () => {
    expect(await codeOf(await client(), `ar_status = 'paused'`)).toEqual([409, 'paused'])
    const resting = await client()
    await database.pool.query(
      `insert into pauses (project_uuid, cause, from_date, resumes_on, asked_date)
       values ($1, 'client', '2026-11-20', '2026-12-20', now())`,
      [resting.uuid],
    )
    expect(await codeOf(resting)).toEqual([409, 'paused'])
    expect(await codeOf(await client(), `ar_status = 'past_due'`)).toEqual([409, 'past_due'])
    const ended = `end_date = '2026-11-19', cancelled_date = now(), cancelled_reason = 'Done'`
    expect(await codeOf(await client(), ended)).toEqual([409, 'over'])
    const alone = await client()
    await database.pool.query('update rate_plans set virtualassistant_uuid = null where project_uuid = $1', [
      alone.uuid,
    ])
    expect(await codeOf(alone)).toEqual([409, 'nobody_yet'])
    const other = await client()
    clock.set(new Date('2026-11-09T17:00:00Z'))
    expect(await codeOf(other)).toEqual([409, 'not_begun'])
    clock.set(new Date('2026-12-10T06:00:00Z'))
    expect(await codeOf(other)).toEqual([409, 'no_period'])
  })

  it('for someone else’s subscription, or a role that isn’t one of it: 404', async () => {
    const [of, other] = [await client(), await client()]
    expect((await here.request(`GET /project/${of.uuid}/hours/quote`, other.owner)).status).toBe(404)
    const theirs = `GET /project/${of.uuid}/hours/quote?seat_uuid=${other.seat_uuid}` as const
    expect((await here.request(theirs, of.owner)).status).toBe(404)
  })
})
