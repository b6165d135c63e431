import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { serveCheckout, type CheckoutServer } from '../../testing/checkout-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addPerson, addSession } from '../../testing/people.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)

let database: TestDatabase
let shop: CheckoutServer

beforeAll(async () => {
  database = await testDatabase()
  shop = await serveCheckout(database, clock)
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await shop.stop()
  await database.close()
})

async function one<Row extends object>(text: string, values: unknown[]): Promise<Row> {
  const { rows } = await database.pool.query<Row>(text, values)
  expect(rows).toHaveLength(1)
  return rows[0] as Row
}
const many = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows
const charged = () =>
  one<{ count: number }>(`select count(*)::int as count from test_processor.charges where state = 'succeeded'`, [])
const committed = async (uuid: string) =>
  (await one<{ hours: number }>('select monthly_hours_committed as hours from assistants where uuid = $1', [uuid]))
    .hours

/** The types of what somebody was told, in the product. */
async function told(user: string): Promise<string[]> {
  const rows = await many<{ type: string }>('select type from notifications where user_uuid = $1', [user])
  return rows.map(({ type }) => type)
}

async function addPromotion(code: string, about: Record<string, unknown> = {}): Promise<string> {
  const row = await database.kysely
    .insertInto('promotions')
    .values({
      code,
      name: 'Welcome',
      type: 'percentage',
      value: 10_000,
      duration: 'once',
      redeemable_from: new Date('2026-01-01T00:00:00Z'),
      ...about,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

describe('B8 a quote', () => {
  it('D3 has the lines, taxes and renewal of the one engine, and the client’s own day as its start', async () => {
    const buyer = await shop.addBuyer({ country: 'CA', region: 'QC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { status, body } = await shop.quote(buyer, { project_uuid })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      missing: [],
      currency_can_change: true,
      team: [{ role_id: 1, hours: 20, hourly_cents: 3600, amount_cents: 72_000, assistant: null, isAvailable: 1 }],
      quote: {
        start_date: '2026-11-20',
        period_end: '2026-12-19',
        invoice_day: 20,
        document: {
          currency: 'cad',
          subtotal_cents: 72_000,
          taxes: [
            { name: 'GST', amount_cents: 3600 },
            { name: 'QST', amount_cents: 7182 },
          ],
          total_cents: 82_782,
        },
        renewal: { date: '2026-12-20', document: { total_cents: 82_782 } },
      },
    })
  })

  it('counts days on the client’s clock: in Vancouver it is still yesterday', async () => {
    clock.set(new Date('2026-11-21T05:00:00Z'))
    const buyer = await shop.addBuyer({ country: 'CA', region: 'BC' })
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    expect((await shop.quote(buyer, { project_uuid })).body).toMatchObject({ quote: { start_date: '2026-11-20' } })
  })

  it('tells what is missing before paying: address, team and hours, each in words', async () => {
    const buyer = await shop.addBuyer()
    await database.pool.query(`update clients set city = '' where uuid = $1`, [buyer.client])
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 5, assistant_id: -1 }])
    await database.pool.query(
      `update projects set matching_criteria = jsonb_set(matching_criteria, '{rids}', '[1, 2]') where uuid = $1`,
      [project_uuid],
    )
    const { body } = await shop.quote(buyer, { project_uuid })
    expect((body['missing'] as { what: string }[]).map(({ what }) => what)).toEqual(['address', 'team', 'hours'])
  })

  it('says which promotions it can’t apply and why, and prices the others', async () => {
    await addPromotion('QUOTE10')
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const { body } = await shop.quote(buyer, { project_uuid, promotion_codes: ['quote10', 'NOSUCH'] })
    expect(body).toMatchObject({
      refused_promotions: [{ code: 'NOSUCH', message: 'There is no code NOSUCH.' }],
      quote: {
        promotions: [{ code: 'QUOTE10' }],
        document: { discount_cents: 7200 },
        renewal: { document: { discount_cents: 0 } },
      },
    })
  })

  it('refuses a start before today or more than 90 days ahead, at its field', async () => {
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    for (const start_date of ['2026-11-19', '2027-02-19']) {
      const answer = await shop.quote(buyer, { project_uuid, start_date })
      expect(answer).toMatchObject({ status: 400, body: { fields: { start_date: expect.any(String) } } })
    }
  })

  it('shows an assistant who has lost the hours as such, and never drops them', async () => {
    const helper = await shop.addHelper(15)
    const buyer = await shop.addBuyer()
    const project_uuid = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: helper.id }])
    expect((await shop.quote(buyer, { project_uuid })).body).toMatchObject({
      team: [{ assistant: { id: helper.id }, isAvailable: 0 }],
    })
  })
})

describe('B8.1 a checkout that goes through', () => {
  it('gives payment, numbered invoice, running subscription, rate plans and relationships, all in one', async () => {
    const helper = await shop.addHelper(40)
    const { buyer, project, form } = await shop.readyToPay({
      team: [
        { role_id: 1, hours: 20, assistant_id: helper.id },
        { role_id: 2, hours: 10, assistant_id: -1 },
      ],
    })
    const { status, body } = await shop.pay(buyer, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ project_uuid: project, state: 'paid', client_secret: null })
    const order = String(body['order_uuid'])
    expect(
      await one(
        'select start_date, invoice_day, invoiced_until, currency, matching_state from projects where uuid = $1',
        [project],
      ),
    ).toEqual({
      start_date: '2026-11-20',
      invoice_day: 20,
      invoiced_until: '2026-12-19',
      currency: 'cad',
      matching_state: 'matching',
    })
    expect(
      await many(
        'select role_id, hours_per_month, client_rate_cents, virtualassistant_uuid from rate_plans where project_uuid = $1 order by role_id',
        [project],
      ),
    ).toEqual([
      { role_id: 1, hours_per_month: 20, client_rate_cents: 3600, virtualassistant_uuid: helper.uuid },
      { role_id: 2, hours_per_month: 10, client_rate_cents: 3600, virtualassistant_uuid: null },
    ])
    expect(
      await many('select virtualassistant_uuid, source, interest from va_relationships where project_uuid = $1', [
        project,
      ]),
    ).toEqual([{ virtualassistant_uuid: helper.uuid, source: 'client', interest: 'asked' }])
    const invoice = await one<Record<string, unknown>>('select * from invoices where order_uuid = $1', [order])
    expect(invoice).toMatchObject({
      status: 'paid',
      total_cents: form['total_cents'],
      paid_cents: form['total_cents'],
      invoice_date: '2026-11-20',
      period_start: '2026-11-20',
      period_end: '2026-12-19',
      supplier: { tax_numbers: [{ name: 'GST/HST', number: '123456789 RT0001' }] },
    })
    expect(invoice['number']).toEqual(expect.any(Number))
    expect(await one('select amount_cents, method, charge_uuid from payments where charge_uuid = $1', [order])).toEqual(
      {
        amount_cents: form['total_cents'],
        method: 'card',
        charge_uuid: order,
      },
    )
  })

  it('C1 turns held hours into worked ones: they are never counted twice, and none are left held', async () => {
    const helper = await shop.addHelper(40)
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 25, assistant_id: helper.id }] })
    expect((await shop.pay(buyer, form)).status).toBe(200)
    expect(await committed(helper.uuid)).toBe(25)
    expect(await many('select * from hour_holds', [])).toEqual([])
  })

  it('the invoice has the very lines of the quote', async () => {
    await addPromotion('LINES10')
    const { buyer, form } = await shop.readyToPay({ more: { promotion_codes: ['LINES10'] } })
    const quoted = await shop.quote(buyer, { project_uuid: form['project_uuid'], promotion_codes: ['LINES10'] })
    const { document } = quoted.body['quote'] as { document: { lines: object[]; taxes: object[] } }
    const { body } = await shop.pay(buyer, form)
    const of = [body['order_uuid']]
    const lines = await many(
      `select kind, description, role_id, quantity, unit_cents, amount_cents, lines.tax_category from invoice_lines lines
       join invoices on uuid = invoice_uuid where order_uuid = $1 order by position`,
      of,
    )
    const taxes = await many(
      `select name, rate_thousandths, base_cents, amount_cents from invoice_taxes
       join invoices on uuid = invoice_uuid where order_uuid = $1 order by position`,
      of,
    )
    expect({ lines, taxes }).toEqual({ lines: document.lines, taxes: document.taxes })
    expect(await many('select state from promotion_redemptions where order_uuid = $1', of)).toEqual([
      { state: 'redeemed' },
    ])
  })

  it('B8.2 welcomes by e-mail with the signed agreement attached, whose hash is kept', async () => {
    const { buyer, form } = await shop.readyToPay()
    const { body } = await shop.pay(buyer, form)
    const mail = await one<{ subject: string; text_body: string; content: Buffer; media_type: string }>(
      `select subject, text_body, content, media_type from mail_outbox
       join mail_attachments on mail_uuid = uuid where recipient = $1`,
      [buyer.email],
    )
    expect(mail).toMatchObject({
      subject: 'Welcome to Talentplace: your subscription is active',
      media_type: 'application/pdf',
    })
    expect(mail.text_body).toContain('https://talentplace.test/client/matching_meeting?project_uuid=')
    expect(mail.text_body).toContain('https://talentplace.test/client/projects/requirements/')
    expect(mail.content.subarray(0, 5).toString()).toBe('%PDF-')
    const { sha256 } = await one<{ sha256: Buffer }>('select sha256 from agreement_documents where order_uuid = $1', [
      body['order_uuid'],
    ])
    expect(createHash('sha256').update(mail.content).digest()).toEqual(sha256)
    const { agreement_text } = await one<{ agreement_text: string }>(
      'select agreement_text from orders where uuid = $1',
      [body['order_uuid']],
    )
    expect(agreement_text).toContain('Hours do not roll over.')
    expect(pdfText(mail.content)).toContain('Hours do not roll over.')
  })

  it('asks the assistant, and tells staff of projects and matching', async () => {
    const csm = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.view'] })
    const helper = await shop.addHelper(40)
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
    await shop.pay(buyer, form)
    expect(await told(helper.user_uuid)).toEqual(['invitation'])
    expect(await told(csm.uuid)).toEqual(['new_subscription'])
    expect(await told(clerk.uuid)).toEqual([])
    expect(await told(buyer.user)).toEqual(['subscription'])
  })

  it('of nothing to pay charges nothing and still gives a paid, numbered invoice', async () => {
    await addPromotion('ALLFREE', { value: 100_000 })
    const { buyer, form } = await shop.readyToPay({ more: { promotion_codes: ['ALLFREE'] } })
    expect(form['total_cents']).toBe(0)
    const before = await charged()
    const { status, body } = await shop.pay(buyer, form)
    expect({ status, state: body['state'] }).toEqual({ status: 200, state: 'paid' })
    expect(await charged()).toEqual(before)
    expect(await one('select status, total_cents from invoices where order_uuid = $1', [body['order_uuid']])).toEqual({
      status: 'paid',
      total_cents: 0,
    })
  })

  it('A4.3 keeps both actors in the audit when staff act in the client’s place', async () => {
    const { buyer, form } = await shop.readyToPay()
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view'] })
    const token = await addSession(database, clock, buyer.user, {
      impersonator_uuid: staff.uuid,
      impersonated_client_uuid: buyer.client,
    })
    const { body } = await shop.pay({ ...buyer, token }, form)
    const entries = await many(
      'select action, actor_uuid, impersonator_uuid from audit_entries where entity = $1 order by id',
      [`order:${String(body['order_uuid'])}`],
    )
    expect(entries).toEqual([
      { action: 'order.placed', actor_uuid: buyer.user, impersonator_uuid: staff.uuid },
      { action: 'order.paid', actor_uuid: buyer.user, impersonator_uuid: staff.uuid },
    ])
  })
})

describe('one order, however often it is asked for', () => {
  it('a double click, and the same key later, answer the same and charge once', async () => {
    const { buyer, form } = await shop.readyToPay()
    const before = (await charged()).count
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.pay(buyer, form, key)))
    answers.push(await shop.pay(buyer, form, key))
    expect(new Set(answers.map(({ body }) => body['order_uuid'])).size).toBe(1)
    expect(answers.at(-1)).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect((await charged()).count).toBe(before + 1)
  })

  it('the same key with another body is refused: 409 key_reused', async () => {
    const { buyer, form } = await shop.readyToPay()
    const key = randomUUID()
    await shop.pay(buyer, form, key)
    expect(await shop.pay(buyer, { ...form, signed_name: 'Somebody Else' }, key)).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    })
  })

  it('two tabs with keys of their own pay once', async () => {
    const { buyer, form } = await shop.readyToPay()
    const before = (await charged()).count
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.pay(buyer, form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body['code'] }).toEqual({
        status: 409,
        code: expect.stringMatching(/^(payment_open|project_started)$/),
      })
    }
    expect((await charged()).count).toBe(before + 1)
  })
})

describe('a checkout that is refused', () => {
  const refusals: [string, (form: Record<string, unknown>) => Record<string, unknown>, number, string][] = [
    ['a total that was not quoted', (form) => ({ ...form, total_cents: 1 }), 409, 'quote_changed'],
    ['an older draft', (form) => ({ ...form, version: 7 }), 409, 'stale_version'],
    ['older terms', (form) => ({ ...form, agreement_version: '2020-01' }), 409, 'agreement_changed'],
    ['a code nobody has', (form) => ({ ...form, promotion_codes: ['NOSUCH'] }), 409, 'promotion_refused'],
    ['a draft nobody has', (form) => ({ ...form, project_uuid: randomUUID() }), 404, 'not_found'],
    ['a card nobody has', (form) => ({ ...form, card_uuid: randomUUID() }), 404, 'not_found'],
    ['terms that weren’t agreed to', (form) => ({ ...form, agreed: false }), 400, 'invalid'],
  ]
  it.each(refusals)('%s: nothing is kept', async (_what, change, status, code) => {
    const { buyer, project, form } = await shop.readyToPay()
    expect(await shop.pay(buyer, change(form))).toMatchObject({ status, body: { code } })
    expect(await many('select uuid from orders where project_uuid = $1', [project])).toEqual([])
  })

  it('without an Idempotency-Key is 400', async () => {
    const { buyer, form } = await shop.readyToPay()
    expect(await call(shop.server, 'POST /client/checkout', { token: buyer.token, body: form })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_required' },
    })
  })

  it('of a removed draft is of none', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    await database.pool.query('update projects set removed_date = now() where uuid = $1', [project])
    expect((await shop.pay(buyer, form)).status).toBe(404)
    expect((await shop.quote(buyer, { project_uuid: project })).status).toBe(404)
  })

  it('B9 by somebody else’s card, an expired one or a removed one', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    const other = await shop.addBuyer()
    const foreign = await shop.addCard(other, 'tok_visa')
    const expired = await shop.addCard(buyer, 'tok_visa@10/2026')
    const removed = await shop.addCard(buyer, 'tok_visa')
    await database.pool.query('update credit_cards set removed_date = now() where uuid = $1', [removed])
    expect((await shop.pay(buyer, { ...form, card_uuid: foreign })).status).toBe(404)
    expect((await shop.pay(buyer, { ...form, card_uuid: removed })).status).toBe(404)
    expect(await shop.pay(buyer, { ...form, card_uuid: expired })).toMatchObject({
      status: 409,
      body: { code: 'card_expired' },
    })
    expect(await many('select uuid from orders where project_uuid = $1', [project])).toEqual([])
  })

  it('names whoever has lost the hours meanwhile: 409 hours_taken', async () => {
    const helper = await shop.addHelper(40, 'Zoë K.')
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
    await database.pool.query('update assistants set monthly_hours_committed = 30 where uuid = $1', [helper.uuid])
    const answer = await shop.pay(buyer, form)
    expect(answer).toMatchObject({ status: 409, body: { code: 'hours_taken' } })
    expect(answer.body['message']).toContain('Zoë K.')
    expect(await committed(helper.uuid)).toBe(30)
  })

  it('while the price book has changed: 409 quote_changed, and the new quote can be paid', async () => {
    const { buyer, project, card, form } = await shop.readyToPay()
    await database.pool.query(
      "insert into tax_rates (country, region, name, rate_thousandths, effective_from) values ('CA', 'ON', 'LEVY', 1000, '2026-11-20')",
    )
    expect(await shop.pay(buyer, form)).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    expect((await shop.pay(buyer, await shop.formFor(buyer, project, card))).status).toBe(200)
    await database.pool.query("delete from tax_rates where name = 'LEVY'")
  })
})

describe('a card that doesn’t go through at once', () => {
  it('B8 declined keeps the cart, frees hours and promotion, says why, and another card pays', async () => {
    await addPromotion('RETRY10', { max_redemptions: 1 })
    const helper = await shop.addHelper(40)
    const { buyer, project, form } = await shop.readyToPay({
      kind: 'tok_declined',
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
      more: { promotion_codes: ['RETRY10'] },
    })
    const key = randomUUID()
    const declined = await shop.pay(buyer, form, key)
    expect(declined).toMatchObject({
      status: 409,
      body: { code: 'card_declined', message: 'Your card was declined.' },
    })
    expect((await shop.pay(buyer, form, key)).text).toBe(declined.text)
    expect(await committed(helper.uuid)).toBe(0)
    expect(await one('select start_date from projects where uuid = $1', [project])).toEqual({ start_date: null })
    const card_uuid = await shop.addCard(buyer, 'tok_visa')
    expect((await shop.pay(buyer, { ...form, card_uuid })).body).toMatchObject({ state: 'paid' })
    expect(await one(`select times_redeemed from promotions where code = 'RETRY10'`, [])).toEqual({ times_redeemed: 1 })
  })

  it('a lost reply is pending, and asking again settles it without a second charge', async () => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_lost_reply' })
    const before = (await charged()).count
    const { status, body } = await shop.pay(buyer, form)
    expect({ status, state: body['state'] }).toEqual({ status: 200, state: 'pending' })
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject({ state: 'paid' })
    expect((await charged()).count).toBe(before + 1)
  })

  it.each([
    ['confirm', 'paid'],
    ['refuse', 'declined'],
  ] as const)('a bank that asks and is answered %s: %s', async (answer, state) => {
    const { buyer, form } = await shop.readyToPay({ kind: 'tok_3ds' })
    const { body } = await shop.pay(buyer, form)
    expect(body).toMatchObject({ state: 'needs_action', client_secret: expect.any(String) })
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject(body)
    await shop.testProcessor.answerBank(String(body['client_secret']), answer)
    expect((await shop.follow(buyer, body['order_uuid'])).body).toMatchObject({ state, client_secret: null })
  })
})

describe('what is shown afterwards', () => {
  it('B8 the confirmation has roles, hours, first names and the start date, and nothing else', async () => {
    const helper = await shop.addHelper(40, 'Maya Rivers')
    const { buyer, project, form } = await shop.readyToPay({
      team: [{ role_id: 1, hours: 20, assistant_id: helper.id }],
    })
    expect((await call(shop.server, `GET /checkout_confirmation/${project}`)).status).toBe(404)
    await shop.pay(buyer, form)
    const { body } = await call(shop.server, `GET /checkout_confirmation/${project}`)
    expect(body).toEqual({
      project_uuid: project,
      start_date: '2026-11-20',
      total_hours: 20,
      team: [{ role: expect.any(String), hours: 20, first_name: 'Maya' }],
    })
  })

  it('the agreement is its client’s and finance’s, and nobody else’s', async () => {
    const { buyer, form } = await shop.readyToPay()
    const { body } = await shop.pay(buyer, form)
    const stranger = await shop.addBuyer()
    const path = `GET /client/checkout/${String(body['order_uuid'])}/agreement` as const
    const own = await call(shop.server, path, { token: buyer.token })
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await call(shop.server, path, { token: stranger.token })).status).toBe(404)
    expect((await shop.follow(stranger, body['order_uuid'])).status).toBe(404)
  })

  it('A4.3 the mailed link is ours, whatever link was sent, and goes to the client', async () => {
    const { buyer, project, form } = await shop.readyToPay()
    await shop.pay(buyer, form)
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view'] })
    const token = await addSession(database, clock, staff.uuid)
    const send = (by: string) =>
      call(shop.server, 'POST /project/sendCheckoutEmail', {
        token: by,
        body: { project_uuid: project, link: 'https://evil.test/' },
      })
    expect((await send(buyer.token)).status).toBe(403)
    expect((await send(token)).status).toBe(200)
    const mail = await one<{ html_body: string }>(
      `select html_body from mail_outbox where recipient = $1 and subject = 'Your Talentplace subscription'`,
      [buyer.email],
    )
    expect(mail.html_body).toContain(`https://talentplace.test/client/checkout_confirmation/${project}`)
    expect(mail.html_body).not.toContain('evil')
  })
})
