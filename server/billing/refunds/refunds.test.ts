import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookPayment } from '../payments/book-payment.ts'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { RefundRejected } from '../../platform/payments/refund.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { requestRefund } from './request-refund.ts'
import { onRefundOrDispute } from './on-processor-event.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(now)
let cashier: { token: string; uuid: string }

beforeAll(async () => {
  cashier = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
})

/** Someone whose invoice of 42,940 cents was paid by card; `transferred` of it by transfer too, which is credit now. */
async function payer(about: { token?: string; transferred?: number } = {}) {
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
  const payment_uuid = await addCardPayment(database, { ...someone, ...about, clock })
  return { ...someone, payment_uuid }
}
type Payer = Awaited<ReturnType<typeof payer>>

const refund = ({ invoice_uuid, payment_uuid }: Payer, amount_cents: number, key: string = randomUUID()) =>
  here.request(`POST /invoices/${invoice_uuid}/payment/refund`, cashier, {
    body: { payment_uuid, amount_cents, reason: 'Charged too late' },
    key,
  })
const invoiceOf = async ({ invoice_uuid }: Payer, who = cashier) =>
  (await here.request(`GET /invoices/${invoice_uuid}`, who)).body
const creditOf = async ({ client_uuid }: Payer) =>
  (await here.request(`GET /client/${client_uuid}/credit`, cashier)).body as {
    balances: { balance_cents: number }[]
    movements: { kind: string; amount_cents: number; refundable_cents: number; payment_uuid: string }[]
  }
const givenBack = async ({ payment_uuid }: Payer) => {
  const { rows } = await database.pool.query<{ refunded_cents: number }>(
    `select refunded_cents from test_processor.charges where key = (select charge_uuid::text from payments where uuid = $1)`,
    [payment_uuid],
  )
  return rows[0]?.refunded_cents
}
const subjectsTo = async (email: string) => {
  const mails = await database.kysely
    .selectFrom('mail_outbox')
    .select('subject')
    .where('recipient', '=', email)
    .execute()
  return mails.map(({ subject }) => subject)
}

describe('D1.1 a refund by staff', () => {
  it('gives a part back once, however often the same call comes, and doesn’t open the invoice', async () => {
    const someone = await payer()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(someone, 10_000, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['refund_uuid'])).size).toBe(1)
    expect((await refund(someone, 10_001, key)).body).toMatchObject({ code: 'key_reused' })
    expect(await givenBack(someone)).toBe(10_000)
    expect(await invoiceOf(someone)).toMatchObject({
      status: 'paid',
      balance_cents: 0,
      refunded_cents: 10_000,
      refunds: [{ amount_cents: 10_000, state: 'succeeded', reason: 'Charged too late' }],
      payments: [{ refundable_cents: 32_940 }],
    })
    expect(await subjectsTo(someone.owner.email)).toContain('We refunded $100.00 CAD')
  })

  it('issue 38 is mailed to a client in Québec in French', async () => {
    const someone = await payer()
    await database.pool.query("update clients set state_prov = 'QC', country = 'CA' where uuid = $1", [
      someone.client_uuid,
    ])
    expect((await refund(someone, 10_000)).status).toBe(200)
    const mail = await database.kysely
      .selectFrom('mail_outbox')
      .select(['text_body', 'html_body'])
      .where('recipient', '=', someone.owner.email)
      .where('subject', '=', 'Nous avons remboursé 100,00\u00a0$\u00a0CAD')
      .executeTakeFirstOrThrow()
    for (const form of [mail.text_body, mail.html_body]) {
      expect(form).toContain('remboursé 100,00\u00a0$\u00a0CAD à votre carte Visa se terminant par 4242.')
      expect(form).toContain('Motif\u00a0: Charged too late')
    }
  })

  it('of all that was paid leaves the invoice refunded', async () => {
    const someone = await payer()
    expect((await refund(someone, 42_940)).body).toMatchObject({ state: 'succeeded' })
    expect(await invoiceOf(someone)).toMatchObject({ status: 'refunded', balance_cents: 0, refunded_cents: 42_940 })
  })

  it('never exceeds what was paid less what was refunded, also when many are asked for at once', async () => {
    const someone = await payer()
    expect((await refund(someone, 42_941)).body).toMatchObject({
      fields: { amount_cents: 'At most $429.40 CAD can be refunded' },
    })
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(someone, 20_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await givenBack(someone)).toBe(40_000)
  })

  it('takes what the payment left as credit first, without touching the invoice', async () => {
    const someone = await payer({ transferred: 10_000 })
    expect(await invoiceOf(someone)).toMatchObject({
      credit_cents: 10_000,
      payments: [{ method: 'transfer' }, { method: 'card', amount_cents: 32_940, surplus_cents: 10_000 }],
    })
    await refund(someone, 10_000)
    expect(await invoiceOf(someone)).toMatchObject({ status: 'paid', refunded_cents: 0, credit_cents: 0 })
    await refund(someone, 40)
    expect(await invoiceOf(someone)).toMatchObject({ status: 'paid', refunded_cents: 40 })
  })

  it('that the processor doesn’t make leaves everything as it was, and staff are told', async () => {
    const someone = await payer({ token: 'tok_refund_fails', transferred: 10_000 })
    expect(await refund(someone, 42_940)).toMatchObject({ status: 409, body: { code: 'refund_failed' } })
    expect(await invoiceOf(someone)).toMatchObject({ status: 'paid', refunded_cents: 0, credit_cents: 10_000 })
    expect((await creditOf(someone)).movements.map(({ kind }) => kind)).toEqual([
      'refund_failed',
      'refunded',
      'surplus',
    ])
    const { rows } = await database.pool.query(
      'select title from notifications where user_uuid = $1 and title like $2',
      [cashier.uuid, 'A refund of $429.40 CAD%failed'],
    )
    expect(rows).toHaveLength(1)
    expect((await refund(someone, 42_940)).body, 'it may be tried again').toMatchObject({ code: 'refund_failed' })
  })

  it('that the processor won’t take has failed, and isn’t asked for again', async () => {
    const someone = await payer()
    const refusing = {
      ...here.processor,
      refund: () => Promise.reject(new RefundRejected('refused', 'Charge is disputed')),
    }
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into refunds (payment_uuid, invoice_uuid, amount_cents, credit_cents, reason, created_date)
       values ($1, $2, 500, 0, 'Refused', $3) returning uuid`,
      [someone.payment_uuid, someone.invoice_uuid, now],
    )
    await requestRefund({ ...here.refunds, processor: refusing }, rows[0]?.uuid ?? '')
    await requestRefund(here.refunds, rows[0]?.uuid ?? '')
    expect(await invoiceOf(someone)).toMatchObject({ refunds: [{ state: 'failed' }] })
    expect(await givenBack(someone)).toBe(0)
  })

  it('is asked for again by the job when no answer came, and given back once', async () => {
    const someone = await payer()
    const away = { ...here.processor, refund: () => Promise.reject(new ProcessorAway('away')) }
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into refunds (payment_uuid, invoice_uuid, amount_cents, credit_cents, reason, created_date)
       values ($1, $2, 500, 0, 'Kept waiting', $3) returning uuid`,
      [someone.payment_uuid, someone.invoice_uuid, now],
    )
    await requestRefund({ ...here.refunds, processor: away }, rows[0]?.uuid ?? '')
    await reconcileRefunds(here.refunds, 'asked')
    expect(await invoiceOf(someone), 'whoever asked still waits').toMatchObject({ refunds: [{ state: 'asked' }] })
    clock.set(new Date(now.getTime() + 120_000))
    await Promise.all([reconcileRefunds(here.refunds, 'asked'), reconcileRefunds(here.refunds, 'asked')])
    clock.set(now)
    expect(await invoiceOf(someone)).toMatchObject({ refunds: [{ state: 'succeeded' }] })
    expect(await givenBack(someone)).toBe(500)
  })

  it('of a payment that came another way is refused: it goes back the way it came', async () => {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10 })
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from payments where client_uuid = $1', [
      someone.client_uuid,
    ])
    const answer = await refund({ ...someone, payment_uuid: rows[0]?.uuid ?? '' }, 100)
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
  })

  it('takes only a payment of that invoice, and of that client', async () => {
    const [someone, other] = [await payer({ transferred: 100 }), await payer({ transferred: 100 })]
    expect((await refund({ ...someone, payment_uuid: other.payment_uuid }, 100)).status).toBe(404)
    const elsewhere = await here.request(`POST /client/${someone.client_uuid}/credit/refund`, cashier, {
      body: { payment_uuid: other.payment_uuid, amount_cents: 100, reason: 'A slip' },
      key: randomUUID(),
    })
    expect(elsewhere.status).toBe(404)
  })
})

describe('D1.1 a client’s credit', () => {
  it('is shown to the client and to staff, and to nobody else', async () => {
    const someone = await payer({ transferred: 10_000 })
    const path = `GET /client/${someone.client_uuid}/credit` as const
    for (const who of [someone.owner, cashier]) {
      expect((await here.request(path, who)).body).toMatchObject({
        balances: [{ currency: 'cad', balance_cents: 10_000 }],
        movements: [{ kind: 'surplus', amount_cents: 10_000, card: 'Visa ending in 4242', refundable_cents: 10_000 }],
      })
    }
    expect((await here.request(path, (await payer()).owner)).status).toBe(404)
  })

  it('is refunded by staff from the payment that left it', async () => {
    const someone = await payer({ transferred: 10_000 })
    const { payment_uuid, client_uuid } = someone
    const back = await here.request(`POST /client/${client_uuid}/credit/refund`, cashier, {
      body: { payment_uuid, amount_cents: 10_000, reason: 'Paid by transfer already' },
      key: randomUUID(),
    })
    expect(back.body).toMatchObject({ state: 'succeeded' })
    expect(await creditOf(someone)).toMatchObject({
      balances: [],
      movements: [{ kind: 'refunded' }, { refundable_cents: 0 }],
    })
    const more = await here.request(`POST /client/${client_uuid}/credit/refund`, cashier, {
      body: { payment_uuid, amount_cents: 1, reason: 'And a cent' },
      key: randomUUID(),
    })
    expect(more.status).toBe(400)
  })

  it('of one payment is never given back twice, though another left more', async () => {
    const someone = await payer({ transferred: 10_000 })
    await database.kysely.transaction().execute((transaction) =>
      bookPayment(transaction, {
        method: 'transfer',
        amount_cents: 50_000,
        charge_uuid: null,
        recorded_by: null,
        client_uuid: someone.client_uuid,
        currency: 'cad',
        invoices: [someone.invoice_uuid],
        reference: '',
        at: now,
      }),
    )
    expect((await creditOf(someone)).balances[0]?.balance_cents).toBeGreaterThan(20_000)
    const back = (amount_cents: number) =>
      here.request(`POST /client/${someone.client_uuid}/credit/refund`, cashier, {
        body: { payment_uuid: someone.payment_uuid, amount_cents, reason: 'Paid by transfer already' },
        key: randomUUID(),
      })
    expect((await back(10_000)).body).toMatchObject({ state: 'succeeded' })
    expect((await back(1)).status).toBe(400)
  })

  it('pays an open invoice, once for a call, and never more than there is', async () => {
    const someone = await payer({ transferred: 10_000 })
    const next = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
    await database.pool.query('alter table invoices disable trigger invoices_posted_stay')
    await database.pool.query('update invoices set client_uuid = $1 where uuid = $2', [
      someone.client_uuid,
      next.invoice_uuid,
    ])
    await database.pool.query('alter table invoices enable trigger invoices_posted_stay')
    const use = (amount_cents: number, key: string = randomUUID()) =>
      here.request(`POST /invoices/${next.invoice_uuid}/payment/credit`, cashier, { body: { amount_cents }, key })
    expect((await use(10_001)).body).toMatchObject({ fields: { amount_cents: 'The client’s credit is $100.00 CAD' } })
    const key = randomUUID()
    const answers = await Promise.all([use(6000, key), use(6000, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await use(6000)).status).toBe(400)
    expect(await invoiceOf({ ...someone, invoice_uuid: next.invoice_uuid })).toMatchObject({
      status: 'partly_paid',
      paid_cents: 6000,
      credit_cents: 4000,
      payments: [{ method: 'credit', amount_cents: 6000, refundable_cents: 0 }],
    })
    // What has been used can't be given back besides.
    expect((await creditOf(someone)).movements.at(-1)).toMatchObject({ kind: 'surplus', refundable_cents: 4000 })
    const become = async (currency: string) => {
      await database.pool.query('alter table invoices disable trigger invoices_posted_stay')
      await database.pool.query('update invoices set currency = $2 where uuid = $1', [next.invoice_uuid, currency])
      await database.pool.query('alter table invoices enable trigger invoices_posted_stay')
    }
    await become('usd')
    expect((await use(100)).body).toMatchObject({ fields: { amount_cents: 'The client’s credit is $0.00 USD' } })
    await become('cad')
    expect((await use(4000)).status, 'all that is left, to the cent').toBe(200)
  })
})

const emit = (event: object) =>
  onRefundOrDispute(here.refunds)({ event_id: randomUUID(), kind: 'x', charge: null, ...event } as never)
const chargeOf = async ({ payment_uuid }: Payer) => {
  const { rows } = await database.pool.query<{ processor_charge_id: string }>(
    'select processor_charge_id from charges join payments on charge_uuid = charges.uuid where payments.uuid = $1',
    [payment_uuid],
  )
  return rows[0]?.processor_charge_id ?? ''
}

describe('D1.1 what the processor tells of itself', () => {
  it('of a refund on its way, in any order, ends where the processor ends', async () => {
    const someone = await payer({ token: 'tok_refund_pending' })
    const requested = await refund(someone, 42_940)
    expect(requested.body).toMatchObject({ state: 'pending' })
    const key = String(requested.body['refund_uuid'])
    const event = { key, processor_charge_id: await chargeOf(someone), amount_cents: 42_940, currency: 'cad' }
    const id = { processor_refund_id: `re_${key}` }
    await emit({ refund: { ...event, result: { state: 'succeeded', ...id } } })
    await emit({ refund: { ...event, result: { state: 'pending', ...id } } })
    expect(await invoiceOf(someone)).toMatchObject({ status: 'refunded', refunds: [{ state: 'succeeded' }] })
    await emit({ refund: { ...event, result: { state: 'failed', code: 'lost_or_stolen_card', ...id } } })
    await emit({ refund: { ...event, result: { state: 'succeeded', ...id } } })
    expect(await invoiceOf(someone)).toMatchObject({
      status: 'paid',
      refunded_cents: 0,
      refunds: [{ state: 'failed' }],
    })
  })

  it('of a refund made in its own pages is booked once', async () => {
    const someone = await payer()
    const result = { state: 'succeeded', processor_refund_id: `re_${randomUUID()}` }
    const processor_charge_id = await chargeOf(someone)
    const event = { refund: { key: null, processor_charge_id, amount_cents: 700, currency: 'cad', result } }
    await emit(event)
    await emit(event)
    expect(await invoiceOf(someone)).toMatchObject({ refunded_cents: 700, refunds: [{ state: 'succeeded' }] })
  })

  it('of a dispute is noted on the payment, and staff are told of each turn once', async () => {
    const someone = await payer()
    const dispute = {
      processor_dispute_id: `dp_${randomUUID()}`,
      processor_charge_id: await chargeOf(someone),
      amount_cents: 42_940,
      fee_cents: 1500,
      currency: 'cad',
      reason: 'fraudulent',
    }
    for (const state of ['opened', 'opened', 'lost', 'opened']) await emit({ dispute: { ...dispute, state } })
    expect(await invoiceOf(someone)).toMatchObject({ disputes: [{ state: 'lost', amount_cents: 42_940 }] })
    expect(await invoiceOf(someone, someone.owner as typeof cashier)).toMatchObject({ disputes: [] })
    const { rows } = await database.pool.query<{ title: string }>(
      'select title from notifications where user_uuid = $1 and body like $2 order by uuid',
      [cashier.uuid, `%${dispute.processor_dispute_id}%`],
    )
    expect(rows.map(({ title }) => title)).toEqual([
      'A cardholder’s bank is taking back $429.40 CAD',
      'We lost the dispute over $429.40 CAD',
    ])
  })

  it('a disputed payment is not refunded as well, until the dispute is won', async () => {
    const someone = await payer()
    const dispute = {
      processor_dispute_id: `dp_${randomUUID()}`,
      processor_charge_id: await chargeOf(someone),
      amount_cents: 42_940,
      fee_cents: 1500,
      currency: 'cad',
      reason: 'fraudulent',
    }
    await emit({ dispute: { ...dispute, state: 'opened' } })
    expect(await refund(someone, 500)).toMatchObject({ status: 409, body: { code: 'disputed' } })
    await emit({ dispute: { ...dispute, state: 'won' } })
    expect(await refund(someone, 500)).toMatchObject({ status: 200 })
    await emit({ dispute: { ...dispute, processor_dispute_id: `dp_${randomUUID()}`, state: 'lost' } })
    expect(await refund(someone, 500), 'the bank kept it').toMatchObject({ status: 409, body: { code: 'disputed' } })
    expect(await givenBack(someone)).toBe(500)
  })

  it('of two ends of a dispute at once keeps one, and tells that one', async () => {
    const someone = await payer()
    const dispute = {
      processor_dispute_id: `dp_${randomUUID()}`,
      processor_charge_id: await chargeOf(someone),
      amount_cents: 42_940,
      fee_cents: 1500,
      currency: 'cad',
      reason: '',
    }
    await emit({ dispute: { ...dispute, state: 'opened' } })
    await Promise.all(['won', 'lost', 'won'].map((state) => emit({ dispute: { ...dispute, state } })))
    const [stored] = (await invoiceOf(someone))['disputes'] as { state: 'won' | 'lost' }[]
    const { rows } = await database.pool.query<{ title: string }>(
      'select title from notifications where user_uuid = $1 and body like $2 order by uuid',
      [cashier.uuid, `%${dispute.processor_dispute_id}%`],
    )
    expect(rows.map(({ title }) => title)).toEqual([
      'A cardholder’s bank is taking back $429.40 CAD',
      `We ${stored?.state} the dispute over $429.40 CAD`,
    ])
  })
})
