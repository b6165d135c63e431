import { inEnglish } from '../../testing/test-site.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordAnswer } from '../../hiring/interest/record-answer.ts'
import { creditNotePdf } from '../credit-notes/credit-note-pdf.ts'
import { readCreditNote } from '../credit-notes/read-credit-note.ts'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { call } from '../../testing/call.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts'

const away = { now: false }
const {
  clock,
  database,
  shop,
  one,
  many,
  committed,
  notifications: message,
  addPromotion,
} = await checkoutSuite((processor) => ({
  ...processor,
  refund: (request) => (away.now ? Promise.reject(new ProcessorAway('away')) : processor.refund(request)),
}))
beforeAll(async () => {
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.client-%'`)
})

type Paid = Awaited<ReturnType<typeof paid>>

const preview = ({ buyer, project }: Paid) =>
  call(shop.server, `GET /project/${project}/refund`, { token: buyer.token })
const refund = ({ buyer, project }: Paid, amount_cents: number) =>
  call(shop.server, `POST /project/${project}/refund`, { token: buyer.token, body: { amount_cents } })

async function decline({ project }: { project: string }, helper: { uuid: string; user_uuid: string }): Promise<void> {
  const { uuid } = await one<{ uuid: string }>(
    'select uuid from va_relationships where project_uuid = $1 and virtualassistant_uuid = $2',
    [project, helper.uuid],
  )
  const answer = { interest: 'declined', decline_reason: 'hours', decline_note: '' } as const
  await database.kysely
    .transaction()
    .execute((transaction) => recordAnswer(transaction, { uuid, user_uuid: helper.user_uuid, answer, at: clock.now() }))
}

/** A subscription of two assistants that is paid today and begins on 1 December; the code it used can be used once. */
async function paid() {
  const [first, second] = [await shop.addHelper(40), await shop.addHelper(40)]
  const code = `BACK${first.id}`
  await addPromotion(code, { max_redemptions: 1 })
  const ready = await shop.readyToPay({
    team: [
      { role_id: 1, hours: 20, assistant_id: first.id },
      { role_id: 2, hours: 10, assistant_id: second.id },
    ],
    more: { promotion_codes: [code], start_date: '2026-12-01' },
  })
  const answer = await shop.pay(ready.buyer, ready.form)
  expect(answer.body).toMatchObject({ state: 'paid' })
  const total = Number(ready.form['total_cents'])
  return { ...ready, first, second, code, total }
}

const notesOf = ({ project }: Paid) =>
  many<{ uuid: string; total_cents: number; number: number }>(
    'select uuid, total_cents, number from credit_notes where project_uuid = $1',
    [project],
  )

describe('B8 an assistant who declines before the start, with nobody in their place', () => {
  it('leads to a full refund by one press: amount first, then everything is given back', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    expect((await preview(bought)).body).toMatchObject({
      amount_cents: bought.total,
      currency: 'cad',
      start_date: '2026-12-01',
    })
    const { status, body } = await refund(bought, bought.total)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        amount_cents: bought.total,
        currency: 'cad',
        credit_note_number: expect.stringMatching(/^CAD-CN-\d{5}$/),
      },
    })
    expect(await committed(bought.first.uuid)).toBe(0)
    expect(await committed(bought.second.uuid), 'whoever hadn’t declined is free, too').toBe(0)
    expect(await one('select times_redeemed from promotions where code = $1', [bought.code])).toEqual({
      times_redeemed: 0,
    })
    expect(
      await one(
        'select end_date, matching_state, refunded_date is not null as refunded from projects where uuid = $1',
        [bought.project],
      ),
    ).toEqual({ end_date: '2026-11-19', matching_state: 'ended', refunded: true })
    expect(
      await many(
        'select refunds.state from refunds join payments on payments.uuid = payment_uuid where payments.client_uuid = $1',
        [bought.buyer.client],
      ),
    ).toHaveLength(1)
    expect(await one('select status, refunded_cents from invoices where project_uuid = $1', [bought.project])).toEqual({
      status: 'refunded',
      refunded_cents: bought.total,
    })
    const mails = await many<{ subject: string }>('select subject from mail_outbox where recipient = $1', [
      bought.buyer.email,
    ])
    expect(mails.map(({ subject }) => subject)).toContain('Cancelled with a full refund: A team')
    expect(await message(bought.second.user_uuid)).toContain('interest')
  })

  it('posts a credit note that mirrors its invoice line by line, stays as it is, and is the only one', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    await refund(bought, bought.total)
    const [note] = await notesOf(bought)
    expect(note?.total_cents).toBe(-bought.total)
    const mirrored = await one<{ lines: number; taxes: number }>(
      `select (select count(*)::int from credit_note_lines note join invoice_lines line
           on line.position = note.position and line.amount_cents = -note.amount_cents and line.description = note.description
         where credit_note_uuid = $1 and line.invoice_uuid = (select invoice_uuid from credit_notes where uuid = $1)) as lines,
       (select count(*)::int from credit_note_taxes note join invoice_taxes tax
           on tax.position = note.position and tax.amount_cents = -note.amount_cents and tax.name = note.name
         where credit_note_uuid = $1 and tax.invoice_uuid = (select invoice_uuid from credit_notes where uuid = $1)) as taxes`,
      [note?.uuid],
    )
    expect(mirrored).toEqual({ lines: 3, taxes: 1 })
    const forbidden = (text: string) =>
      expect(database.pool.query(text, [note?.uuid])).rejects.toMatchObject({ code: '23514' })
    await forbidden('update credit_notes set total_cents = total_cents - 1 where uuid = $1')
    await forbidden('delete from credit_note_lines where credit_note_uuid = $1')
    await forbidden(`insert into credit_notes (number, client_uuid, project_uuid, invoice_uuid, issue_date, currency,
        subtotal_cents, discount_cents, tax_cents, total_cents, applied_cents, credited_cents, refunded_cents, supplier, client,
        reason, created_date)
      select 99999, client_uuid, project_uuid, invoice_uuid, issue_date, currency, -1, 0, 0, -1, 0, 0, 1, supplier, client,
        'More', now()
      from credit_notes where uuid = $1`)
  })

  it('pressed five times at once and again later, gives the money back once', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(bought, bought.total)))
    const again = await refund(bought, bought.total)
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(again.body).toMatchObject({ amount_cents: bought.total })
    expect(await notesOf(bought)).toHaveLength(1)
    const refunds =
      'select refunds.uuid from refunds join invoices on invoices.uuid = invoice_uuid where project_uuid = $1'
    expect(await many(refunds, [bought.project])).toHaveLength(1)
  })

  it('while the processor is away ends it all the same, and the job asks for the money again', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    away.now = true
    expect((await refund(bought, bought.total)).status).toBe(200)
    away.now = false
    const state = () =>
      one('select refunds.state from refunds join invoices on invoices.uuid = invoice_uuid where project_uuid = $1', [
        bought.project,
      ])
    expect(await state()).toEqual({ state: 'asked' })
    clock.set(new Date(clock.now().getTime() + 2 * 60_000))
    await reconcileRefunds(shop.refunds, 'asked')
    expect(await state()).toEqual({ state: 'succeeded' })
  })
})

describe('B8 there is no refund', () => {
  it('while nobody has declined, or once a declined role has someone else', async () => {
    const bought = await paid()
    expect(await preview(bought)).toMatchObject({ status: 409, body: { code: 'nothing_declined' } })
    await decline(bought, bought.first)
    const other = await shop.addHelper(40)
    await database.pool.query(
      'update rate_plans set virtualassistant_uuid = $1 where project_uuid = $2 and virtualassistant_uuid is null',
      [other.uuid, bought.project],
    )
    expect(await refund(bought, bought.total)).toMatchObject({ status: 409, body: { code: 'nothing_declined' } })
    expect(await notesOf(bought)).toEqual([])
  })

  it('once the subscription has begun, by the client’s clock', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    clock.set(new Date('2026-12-01T15:00:00Z'))
    const token = await addSession(database, clock, bought.buyer.user)
    const later = { ...bought, buyer: { ...bought.buyer, token } }
    expect(await refund(later, bought.total)).toMatchObject({ status: 409, body: { code: 'started' } })
    expect(await notesOf(bought)).toEqual([])
  })

  it('of another amount than the one shown, or for someone else', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    expect(await refund(bought, bought.total - 1)).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
    const stranger = await shop.addBuyer()
    expect((await refund({ ...bought, buyer: stranger }, bought.total)).status).toBe(404)
    expect(await notesOf(bought)).toEqual([])
  })
})

describe('a code for a first purchase', () => {
  it('can be used again by whoever got everything back, and by nobody who has bought', async () => {
    await addPromotion('FIRSTONLY', { first_purchase_only: true })
    const bought = await paid()
    const draft = () => shop.addDraft(bought.buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
    const rejectedFor = async (project_uuid: string) =>
      (await shop.quote(bought.buyer, { project_uuid, promotion_codes: ['FIRSTONLY'] })).body['refused_promotions']
    const project_uuid = await draft()
    expect(await rejectedFor(project_uuid)).toEqual([
      { code: 'FIRSTONLY', message: 'The code FIRSTONLY is for a first purchase.' },
    ])
    await decline(bought, bought.first)
    await refund(bought, bought.total)
    expect(await rejectedFor(project_uuid)).toEqual([])
    const more = { promotion_codes: ['FIRSTONLY'] }
    const { body } = await shop.pay(bought.buyer, await shop.formFor(bought.buyer, project_uuid, bought.card, more))
    expect(body).toMatchObject({ state: 'paid' })
    expect(await rejectedFor(await draft())).toHaveLength(1)
  })
})

describe('B8 the credit note', () => {
  it('stands on its invoice for the client and for staff, and the list of invoices shows that it is refunded', async () => {
    // In Halifax and Toronto it is still the day before.
    clock.set(new Date('2026-11-21T02:00:00Z'))
    const bought = await paid()
    const clerk = await addPerson(database, { permissions: ['admin', 'admin_finance.view'] })
    const people = [bought.buyer, { token: await addSession(database, clock, clerk.uuid) }]
    const { uuid } = await one<{ uuid: string }>('select uuid from invoices where project_uuid = $1', [bought.project])
    const viewOf = ({ token }: { token: string }) => call(shop.server, `GET /invoices/${uuid}`, { token })
    for (const person of people) expect((await viewOf(person)).body).toMatchObject({ credit_notes: [] })
    await decline(bought, bought.first)
    const { body } = await refund(bought, bought.total)
    const note = {
      uuid: expect.any(String),
      number: body['credit_note_number'],
      issue_date: '2026-11-20',
      total_cents: -bought.total,
      reason: expect.stringMatching(/^Declined before the start: /),
    }
    for (const person of people) {
      expect((await viewOf(person)).body).toMatchObject({ status: 'refunded', balance_cents: 0, credit_notes: [note] })
      const { token } = person
      const list = await call(shop.server, `GET /invoices?project_uuid=${bought.project}` as 'GET /', { token })
      expect(list.body).toMatchObject({ count: 1, invoices: [{ uuid, status: 'refunded', balance_cents: 0 }] })
    }
  })

  it('is a file with its number, the invoice it takes back, every amount below zero, and why', async () => {
    const bought = await paid()
    await decline(bought, bought.first)
    const { body } = await refund(bought, bought.total)
    const number = String(body['credit_note_number'])
    const [note] = await notesOf(bought)
    const url = `/api/creditnotes/${note?.uuid}/file`
    const requested = (token: string) => shop.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { statusCode, headers } = await requested(bought.buyer.token)
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Talentplace Credit note ${number}.pdf"`,
      'cache-control': 'no-store',
    })
    const { statusCode: foreign } = await requested((await shop.readyToPay()).buyer.token)
    expect(foreign).toBe(404)
    const viewer = { client_uuid: bought.buyer.client, permissions: ['client'] } as const
    const stored = await readCreditNote(database.kysely, viewer, note?.uuid ?? '')
    const text = pdfText(await creditNotePdf(stored, inEnglish))
    const { written } = await one<{ written: string }>(
      `select 'CAD-' || lpad(number::text, 5, '0') as written from invoices where project_uuid = $1`,
      [bought.project],
    )
    const total = `-${moneyText(bought.total, 'cad')}`
    for (const part of [`Credit note ${number}`, written, total, 'Declined before the start: ']) {
      expect(text).toContain(part)
    }
    for (const { amount_cents } of stored.taxes) expect(text).toContain(moneyText(amount_cents, 'cad'))
  })
})

it('issue 38 a client in Québec hears of the end and the refund in French', async () => {
  const bought = await paid()
  await decline(bought, bought.first)
  await database.pool.query("update clients set state_prov = 'QC' where uuid = $1", [bought.buyer.client])
  expect((await refund(bought, bought.total)).status).toBe(200)
  const mail = await one<{ text_body: string; html_body: string }>(
    `select text_body, html_body from mail_outbox where recipient = $1 and subject like 'Annulé et remboursé en entier%'`,
    [bought.buyer.email],
  )
  const amount = moneyText(bought.total, 'cad', 'fr')
  for (const form of [mail.text_body, mail.html_body]) {
    expect(form).toContain(`Nous remboursons ${amount} à la carte qui a payé.`)
    expect(form).toMatch(/La note de crédit CAD-CN-\d{5} annule votre facture\./)
  }
})
