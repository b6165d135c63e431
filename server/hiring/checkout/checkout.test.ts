import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addPerson, addSession } from '../../testing/people.ts'

const {
  clock,
  database,
  shop,
  one,
  many,
  charged,
  committed,
  notifications: message,
  addPromotion,
} = await checkoutSuite()

describe('B8.1 a checkout that goes through', () => {
  it('gives payment, numbered invoice, running subscription, rate plans and relationships, all in one', async () => {
    const helper = await shop.addHelper(40)
    const { buyer, project, form } = await shop.readyToPay({
      team: [
        { role_id: 1, hours: 20, assistant_id: helper.id },
        { role_id: 2, hours: 10, assistant_id: -1 },
      ],
    })
    await database.pool.query(`update projects set project_name = 'Search of 2026-11-18' where uuid = $1`, [project])
    const { status, body } = await shop.pay(buyer, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ project_uuid: project, state: 'paid', client_secret: null })
    const order = String(body['order_uuid'])
    expect(
      await one(
        'select project_name, start_date, invoice_day, invoiced_until, currency, matching_state from projects where uuid = $1',
        [project],
      ),
    ).toEqual({
      project_name: 'General virtual assistant + Executive assistant',
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

  it('is invoiced on the client’s own day of signing, in Toronto’s evening too, and so for a later start', async () => {
    for (const [at, start_date] of [
      ['2026-11-21T02:00:00Z', '2026-11-20'],
      ['2026-11-21T02:00:00Z', '2026-12-01'],
      ['2026-11-20T15:00:00Z', '2026-12-01'],
    ] as const) {
      clock.set(new Date(at))
      const { buyer, form } = await shop.readyToPay({ more: { start_date } })
      const { body } = await shop.pay(buyer, form)
      expect(
        await one('select invoice_date, due_date, period_start from invoices where order_uuid = $1', [
          body['order_uuid'],
        ]),
      ).toEqual({ invoice_date: '2026-11-20', due_date: '2026-11-20', period_start: start_date })
    }
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
      `select lines.kind, description, role_id, quantity, unit_cents, amount_cents, lines.tax_category from invoice_lines lines
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

  it('B8.2 welcomes by email with the signed agreement attached, whose hash is kept', async () => {
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

  it('asks the assistant, and tells staff of projects and matching, with the day as A6.1 shows it', async () => {
    const csm = await addPerson(database, { permissions: ['admin', 'admin_project.view'] })
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.view'] })
    const helper = await shop.addHelper(40)
    const { buyer, form } = await shop.readyToPay({ team: [{ role_id: 1, hours: 20, assistant_id: helper.id }] })
    await shop.pay(buyer, form)
    expect(await message(helper.user_uuid)).toEqual(['invitation'])
    expect(await message(csm.uuid)).toEqual(['new_subscription'])
    expect(await message(clerk.uuid)).toEqual([])
    expect(await message(buyer.user)).toEqual(['subscription'])
    const bodies = await many<{ body: string }>(
      `select body from notifications where type in ('invitation', 'new_subscription', 'subscription') and user_uuid = any($1)`,
      [[helper.user_uuid, csm.uuid, buyer.user]],
    )
    for (const { body } of bodies) expect(body).toContain(sentenceDay(String(form['start_date']), clock.now()))
    expect(bodies).toHaveLength(3)
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

  it('of less than a card can be charged charges nothing, and leaves a balance that the next collection takes along', async () => {
    await addPromotion('ALMOSTFREE', { value: 99_960 })
    const { buyer, form } = await shop.readyToPay({ more: { promotion_codes: ['ALMOSTFREE'] } })
    const total_cents = Number(form['total_cents'])
    expect(total_cents).toBeGreaterThan(0)
    expect(total_cents).toBeLessThan(50)
    const before = await charged()
    const { status, body } = await shop.pay(buyer, form)
    expect({ status, state: body['state'] }).toEqual({ status: 200, state: 'paid' })
    expect(await charged()).toBe(before)
    const invoice = await one(
      `select status, paid_cents, total_cents, next_try, waits_since from invoices
      join collections on invoice_uuid = invoices.uuid where order_uuid = $1`,
      [body['order_uuid']],
    )
    const waits = { next_try: null, waits_since: '2026-11-20' }
    expect(invoice).toEqual({ status: 'posted', paid_cents: 0, total_cents, ...waits })
    const { text } = await one<{ text: string }>('select text_body as text from mail_outbox where recipient = $1', [
      buyer.email,
    ])
    expect(text).toContain('is less than a card can be charged, so we’ll collect it with your next one')
  })

  it('A4.3 keeps both actors in the audit when staff act in the client’s place', async () => {
    const { buyer, form } = await shop.readyToPay()
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
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
