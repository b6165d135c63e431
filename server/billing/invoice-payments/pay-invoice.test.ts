import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ProcessorAway } from '../../platform/payments/card-processor.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { reconcileCharges } from '../charges/reconcile-charges.ts'
import { settleInvoiceCharge } from '../charges/settle-charge.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(now)

type Debtor = Awaited<ReturnType<typeof debtor>>

/** Someone with an open invoice of 42,940 cents. */
async function debtor() {
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
  return {
    ...someone,
    card: (token: string) => addTestCard(database, { client_uuid: someone.client_uuid, token, clock }),
  }
}
const collect = ({ invoice_uuid, owner }: Debtor, card_uuid: string, key: string = randomUUID()) =>
  here.request(`POST /invoices/${invoice_uuid}/payment/collect`, owner, { body: { card_uuid }, key })
const invoiceStatus = async ({ invoice_uuid }: Debtor) => {
  const { rows } = await database.pool.query<{ status: string; paid_cents: number; payments: number; charges: number }>(
    `select status, paid_cents, (select count(*)::int from payment_allocations where invoice_uuid = invoices.uuid) as payments,
       (select count(*)::int from charges where invoice_uuid = invoices.uuid) as charges from invoices where uuid = $1`,
    [invoice_uuid],
  )
  return rows[0]
}

async function chargeOf({ invoice_uuid }: Pick<Debtor, 'invoice_uuid'>): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from charges where invoice_uuid = $1', [
    invoice_uuid,
  ])
  return rows[0]?.uuid ?? ''
}

/** The job, so many minutes later. */
async function reconcileAfter(minutes: number, deps = here.renewals): Promise<void> {
  clock.set(new Date(now.getTime() + minutes * 60_000))
  await reconcileCharges(deps)
  clock.set(now)
}

/** The bank's question is answered after all, and the processor tells of it twice; the charge's uuid. */
async function confirmLate(
  { invoice_uuid }: Pick<Debtor, 'invoice_uuid'>,
  requested: { body: Record<string, unknown> },
): Promise<string> {
  await here.processor.answerBank(String(requested.body['client_secret']), 'confirm')
  const charge = await chargeOf({ invoice_uuid })
  const result = await here.processor.findCharge({ key: charge, customer_id: '' })
  if (result) for (let round = 0; round < 2; round += 1) await settleInvoiceCharge(here.renewals, charge, result)
  return charge
}

const rejected = {
  state: 'declined',
  processor_charge_id: null,
  code: 'not_confirmed',
  message: 'Not confirmed.',
} as const

/** A bank's question that is answered after the card counted as refused, and what was paid otherwise meanwhile. */
async function lateMoney(transferred: number) {
  const someone = await debtor()
  const requested = await collect(someone, await someone.card('tok_3ds'))
  await settleInvoiceCharge(here.renewals, await chargeOf(someone), rejected)
  const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
  await here.request(`POST /invoices/${someone.invoice_uuid}/payment/add`, staff, {
    body: { method: 'transfer', amount_cents: transferred, paid_date: '2026-11-19' },
    key: randomUUID(),
  })
  const charge = await confirmLate(someone, requested)
  return { ...someone, charge, staff }
}
const creditOf = async ({ client_uuid }: { client_uuid: string }) =>
  (
    await database.pool.query(
      `select kind, amount_cents, (select balance_cents from client_credit_balances where client_uuid = $1) as balance_cents
       from client_credits where client_uuid = $1`,
      [client_uuid],
    )
  ).rows

describe('D1.1 paying an open invoice with a card', () => {
  it('pays all that is open, once, however often the same call comes', async () => {
    const someone = await debtor()
    const card = await someone.card('tok_visa')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => collect(someone, card, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await collect(someone, card, key)).body).toEqual({ state: 'paid', client_secret: null, balance_cents: 0 })
    expect(await invoiceStatus(someone)).toEqual({ status: 'paid', paid_cents: 42_940, payments: 1, charges: 1 })
    expect((await collect(someone, card)).body).toMatchObject({ code: 'nothing_open' })
  })

  it('makes the card that paid the default, unless the client keeps the one they had', async () => {
    const someone = await debtor()
    const [visa, amex] = [await someone.card('tok_visa'), await someone.card('tok_amex')]
    const defaultOf = async () => {
      const text = 'select uuid from credit_cards where client_uuid = $1 and default_credit_card'
      return (await database.pool.query<{ uuid: string }>(text, [someone.client_uuid])).rows.map(({ uuid }) => uuid)
    }
    await database.pool.query('update credit_cards set default_credit_card = (uuid = $1) where uuid in ($1, $2)', [
      visa,
      amex,
    ])
    expect((await collect(someone, await someone.card('tok_declined'))).status).toBe(409)
    expect(await defaultOf(), 'a refused card changes nothing').toEqual([visa])
    const keeping = { card_uuid: amex, use_for_renewals: false }
    const pay = `POST /invoices/${someone.invoice_uuid}/payment/collect` as const
    expect((await here.request(pay, someone.owner, { body: keeping, key: randomUUID() })).status).toBe(200)
    expect(await defaultOf()).toEqual([visa])
    const again = await debtor()
    const [first, other] = [await again.card('tok_visa'), await again.card('tok_amex')]
    expect((await collect(again, other)).status).toBe(200)
    const { rows } = await database.pool.query<{ uuid: string }>(
      'select uuid from credit_cards where uuid in ($1, $2) and default_credit_card',
      [first, other],
    )
    expect(rows).toEqual([{ uuid: other }])
  })

  it('with different calls at once charges one of them', async () => {
    const someone = await debtor()
    const card = await someone.card('tok_visa')
    const answers = await Promise.all(Array.from({ length: 8 }, () => collect(someone, card)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await invoiceStatus(someone)).toMatchObject({ payments: 1, charges: 1 })
  })

  it('refuses the key of another request', async () => {
    const someone = await debtor()
    const key = randomUUID()
    await collect(someone, await someone.card('tok_declined'), key)
    expect((await collect(someone, await someone.card('tok_visa'), key)).body).toMatchObject({ code: 'key_reused' })
    const bare = await here.request(`POST /invoices/${someone.invoice_uuid}/payment/collect`, someone.owner, {
      body: { card_uuid: randomUUID() },
    })
    expect(bare.body).toMatchObject({ code: 'idempotency_key_required' })
  })

  it('says why a card is declined, and another one pays', async () => {
    const someone = await debtor()
    expect(await collect(someone, await someone.card('tok_declined'))).toMatchObject({
      status: 409,
      body: { code: 'card_declined' },
    })
    expect((await collect(someone, await someone.card('tok_visa'))).body).toMatchObject({ state: 'paid' })
  })

  it('puts the subscription in order again', async () => {
    const someone = await debtor()
    await database.pool.query(`update projects set ar_status = 'past_due' where uuid = $1`, [someone.uuid])
    await database.pool.query(`update invoices set status = 'overdue' where uuid = $1`, [someone.invoice_uuid])
    await collect(someone, await someone.card('tok_visa'))
    const { rows } = await database.pool.query('select ar_status from projects where uuid = $1', [someone.uuid])
    expect(rows).toEqual([{ ar_status: 'current' }])
  })

  it('is pending while no answer has come, can’t be paid a second time, and is found out about', async () => {
    const someone = await debtor()
    const card = await someone.card('tok_lost_reply')
    expect((await collect(someone, card)).body).toMatchObject({ state: 'pending' })
    expect((await collect(someone, await someone.card('tok_visa'))).body).toMatchObject({ code: 'payment_open' })
    clock.set(new Date(now.getTime() + 120_000))
    await reconcileCharges(here.renewals)
    clock.set(now)
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', payments: 1 })
  })

  it('waits for the bank, and the same call then says that it is paid', async () => {
    const someone = await debtor()
    const card = await someone.card('tok_3ds')
    const key = randomUUID()
    const requested = await collect(someone, card, key)
    expect(requested.body).toMatchObject({ state: 'needs_action', client_secret: expect.any(String) })
    const waits = await database.pool.query('select state, settled_date from charges where invoice_uuid = $1', [
      someone.invoice_uuid,
    ])
    expect(waits.rows).toEqual([{ state: 'needs_action', settled_date: null }])
    await here.processor.answerBank(String(requested.body['client_secret']), 'confirm')
    expect((await collect(someone, card, key)).body).toMatchObject({ state: 'paid', balance_cents: 0 })
  })

  it('is given up at the processor when nobody answers the bank for half an hour: nobody can confirm it later', async () => {
    const someone = await debtor()
    const requested = await collect(someone, await someone.card('tok_3ds'))
    await reconcileAfter(30)
    const stateOf = async () =>
      (await database.pool.query('select state from charges where invoice_uuid = $1', [someone.invoice_uuid])).rows
    expect(await stateOf(), 'exactly half an hour').toEqual([{ state: 'needs_action' }])
    await reconcileAfter(31)
    expect(await stateOf()).toEqual([{ state: 'declined' }])
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'posted', payments: 0 })
    await here.processor.answerBank(String(requested.body['client_secret']), 'confirm').catch(() => undefined)
    const known = { key: await chargeOf(someone), customer_id: '' }
    expect(await here.processor.findCharge(known)).toMatchObject({ state: 'declined', code: 'cancelled' })
    expect((await collect(someone, await someone.card('tok_visa'))).body).toMatchObject({ state: 'paid' })
  })

  it('stays open when the processor can’t be reached to give it up', async () => {
    const someone = await debtor()
    const requested = await collect(someone, await someone.card('tok_3ds'))
    const away = { ...here.processor, cancel: () => Promise.reject(new ProcessorAway('away')) }
    await reconcileAfter(31, { ...here.renewals, processor: away })
    expect((await collect(someone, await someone.card('tok_visa'))).body).toMatchObject({ code: 'payment_open' })
    await here.processor.answerBank(String(requested.body['client_secret']), 'confirm')
    await reconcileAfter(32)
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', payments: 1 })
  })

  it('that was refused is closed at the processor, and booked should it have gone through just before', async () => {
    const [closed, late] = [await debtor(), await debtor()]
    for (const someone of [closed, late]) {
      const requested = await collect(someone, await someone.card('tok_3ds'))
      await settleInvoiceCharge(here.renewals, await chargeOf(someone), rejected)
      if (someone === late) await here.processor.answerBank(String(requested.body['client_secret']), 'confirm')
    }
    await reconcileAfter(2)
    expect(await invoiceStatus(closed)).toMatchObject({ status: 'posted', payments: 0 })
    expect(await here.processor.findCharge({ key: await chargeOf(closed), customer_id: '' })).toMatchObject({
      code: 'cancelled',
    })
    expect(await invoiceStatus(late)).toMatchObject({ status: 'paid', payments: 1 })
  })

  it('that succeeded is never turned into a refusal by what is told later', async () => {
    const someone = await debtor()
    await collect(someone, await someone.card('tok_visa'))
    const charge = await chargeOf(someone)
    await settleInvoiceCharge(here.renewals, charge, rejected)
    await settleInvoiceCharge(here.renewals, charge, {
      state: 'needs_action',
      processor_charge_id: 'pi_x',
      client_secret: 'x',
    })
    const { rows } = await database.pool.query('select state from charges where uuid = $1', [charge])
    expect(rows).toEqual([{ state: 'succeeded' }])
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', payments: 1 })
  })

  it('takes only a card of the client’s own, and only for their own invoice', async () => {
    const [someone, other] = [await debtor(), await debtor()]
    expect((await collect(someone, await other.card('tok_visa'))).status).toBe(404)
    expect((await collect({ ...someone, owner: other.owner }, await someone.card('tok_visa'))).status).toBe(404)
    expect(await invoiceStatus(someone)).toMatchObject({ charges: 0 })
  })
})

describe('D1.1 money for which nothing is open any more', () => {
  it('is booked whole: what is open is paid, and the rest is the client’s credit', async () => {
    const someone = await lateMoney(10_000)
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', paid_cents: 42_940 })
    const { rows } = await database.pool.query(
      `select payments.amount_cents, payment_allocations.amount_cents as applied from payments
       join payment_allocations on payment_uuid = uuid where charge_uuid = $1`,
      [someone.charge],
    )
    expect(rows).toEqual([{ amount_cents: 42_940, applied: 32_940 }])
    expect(await creditOf(someone)).toEqual([{ kind: 'surplus', amount_cents: 10_000, balance_cents: 10_000 }])
  })

  it('is booked as credit alone where the invoice was paid meanwhile', async () => {
    const someone = await lateMoney(42_940)
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', paid_cents: 42_940, payments: 1 })
    expect(await creditOf(someone)).toEqual([{ kind: 'surplus', amount_cents: 42_940, balance_cents: 42_940 }])
  })

  it('is told to staff and to the client once: what came, what was open, what is credit now', async () => {
    const someone = await lateMoney(10_000)
    const notifications = await database.pool.query<{
      user_uuid: string
      title: string
      body: string
      entity_link: string
    }>('select user_uuid, title, body, entity_link from notifications where user_uuid = any ($1) order by type desc', [
      [someone.staff.uuid, someone.owner.uuid],
    ])
    const forStaff = notifications.rows.filter(({ user_uuid }) => user_uuid === someone.staff.uuid)
    expect(forStaff).toMatchObject([
      {
        title: expect.stringContaining('has a new credit of $100.00 CAD'),
        entity_link: `client:${someone.client_uuid}`,
      },
    ])
    expect(forStaff[0]?.body).toMatch(
      /^\$429\.40 CAD came by card for invoice CAD-\d+ \(\S+\)\. .+ \$329\.40 CAD of it was still open, and \$100\.00 CAD is the client’s credit now\./,
    )
    const forClient = notifications.rows.filter(({ user_uuid }) => user_uuid === someone.owner.uuid)
    expect(forClient.filter(({ title }) => title === 'You have a new credit of $100.00 CAD')).toHaveLength(1)
    expect(notifications.rows.map(({ title, body }) => `${title} ${body}`).join(' ')).not.toMatch(/twice/)
  })
})

describe('D1.1 a payment that staff record', () => {
  const add = async (someone: Debtor, more: object = {}, key: string = randomUUID(), who?: { token: string }) =>
    here.request(`POST /invoices/${someone.invoice_uuid}/payment/add`, who ?? (await cashier()), {
      body: { method: 'transfer', amount_cents: 10_000, paid_date: '2026-11-19', reference: 'Wire 7', ...more },
      key,
    })
  let known: Promise<{ token: string; uuid: string }> | undefined
  function cashier() {
    known ??= here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
    return known
  }

  it('leaves the rest open, and the same call again records nothing more', async () => {
    const someone = await debtor()
    const key = randomUUID()
    const first = await add(someone, {}, key)
    expect(first.body).toMatchObject({ paid_cents: 10_000, balance_cents: 32_940 })
    expect((await add(someone, {}, key)).body).toEqual(first.body)
    expect((await add(someone, { amount_cents: 1 }, key)).body).toMatchObject({ code: 'key_reused' })
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'partly_paid', payments: 1 })
    expect((await add(someone, { amount_cents: 32_940 })).body).toMatchObject({ balance_cents: 0 })
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', payments: 2 })
  })

  it('of all that is open ends the collection, and the subscription is in order again', async () => {
    const someone = await debtor()
    await database.pool.query(
      `with tried as (insert into collections (invoice_uuid, next_try) values ($1, '2026-11-21'))
       update projects set ar_status = 'past_due' where uuid = $2`,
      [someone.invoice_uuid, someone.uuid],
    )
    await add(someone, { amount_cents: 42_940 })
    const { rows } = await database.pool.query(
      `select next_try, ar_status from collections join invoices on invoices.uuid = invoice_uuid
       join projects on projects.uuid = project_uuid where invoice_uuid = $1`,
      [someone.invoice_uuid],
    )
    expect(rows).toEqual([{ next_try: null, ar_status: 'current' }])
  })

  it('is refused of an invoice that is void, and doesn’t become credit', async () => {
    const someone = await debtor()
    await database.pool.query(`update invoices set status = 'void' where uuid = $1`, [someone.invoice_uuid])
    expect(await add(someone)).toMatchObject({ status: 409, body: { code: 'nothing_open' } })
    expect(await creditOf(someone)).toEqual([])
  })

  it('is refused at its field when it is too much or in the future', async () => {
    const someone = await debtor()
    expect((await add(someone, { amount_cents: 42_941 })).body).toMatchObject({
      fields: { amount_cents: 'Only $429.40 CAD is open' },
    })
    expect((await add(someone, { paid_date: '2026-11-21' })).body).toMatchObject({
      fields: { paid_date: 'Must not be in the future' },
    })
  })

  it('is of a day from the first of 2020 to today', async () => {
    const someone = await debtor()
    const on = async (paid_date: string) => (await add(someone, { amount_cents: 100, paid_date })).status
    expect([await on('2019-12-31'), await on('2020-01-01'), await on('2026-11-20')]).toEqual([400, 200, 200])
  })

  it('is refused while a card is being charged for the same invoice, and nothing is recorded', async () => {
    const someone = await debtor()
    const requested = await collect(someone, await someone.card('tok_lost_reply'))
    expect(requested.body).toMatchObject({ state: 'pending' })
    expect(await add(someone)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    const waits = await debtor()
    await collect(waits, await waits.card('tok_3ds'))
    expect(await add(waits)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    expect([await invoiceStatus(someone), await invoiceStatus(waits)]).toMatchObject([{ payments: 0 }, { payments: 0 }])
  })

  it('leaves an overdue invoice overdue until nothing of it is open', async () => {
    const someone = await debtor()
    await database.pool.query(`update invoices set status = 'overdue' where uuid = $1`, [someone.invoice_uuid])
    await add(someone)
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'overdue', paid_cents: 10_000 })
    await add(someone, { amount_cents: 32_939 })
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'overdue', paid_cents: 42_939 })
    await add(someone, { amount_cents: 1 })
    expect(await invoiceStatus(someone)).toMatchObject({ status: 'paid', paid_cents: 42_940 })
  })

  it('is in the audit, with the person and the note', async () => {
    const someone = await debtor()
    await add(someone, { note: 'As agreed on the phone' })
    const { rows } = await database.pool.query(
      'select action, reason, actor_uuid from audit_entries where entity = $1',
      [`invoice:${someone.invoice_uuid}`],
    )
    expect(rows).toEqual([
      { action: 'invoice.payment_recorded', reason: 'As agreed on the phone', actor_uuid: (await cashier()).uuid },
    ])
  })
})
