import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))

/** An open invoice that someone began to pay, until their bank asked. */
async function leftAtTheBank() {
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
  const { invoice_uuid, owner, client_uuid } = someone
  const card_uuid = await addTestCard(database, { client_uuid, token: 'tok_3ds', clock })
  const pay = `POST /invoices/${invoice_uuid}/payment/collect` as const
  const { body } = await here.request(pay, owner, { body: { card_uuid }, key: randomUUID() })
  const waiting = await here.request('GET /client/checkout/waiting', owner)
  const [payment] = waiting.body['payments'] as { payment_uuid: string }[]
  return {
    ...someone,
    project_uuid: someone.uuid,
    pay,
    payment,
    uuid: payment?.payment_uuid ?? '',
    secret: String(body['client_secret']),
  }
}
const statusOf = async (invoice: string) =>
  (await database.pool.query<{ status: string }>('select status from invoices where uuid = $1', [invoice])).rows[0]
    ?.status

it('an invoice’s payment that waits for the bank is told with its invoice, and paid when it is taken up again', async () => {
  const { owner, invoice_uuid, payment, uuid, secret } = await leftAtTheBank()
  expect(payment).toMatchObject({ invoice_uuid, state: 'needs_action', amount_cents: 42_940, kept_until: null })
  const again = await here.request(`GET /client/checkout/waiting/${uuid}`, owner)
  expect(again.body).toMatchObject({ state: 'needs_action', client_secret: secret })
  await here.processor.answerBank(secret, 'confirm')
  expect((await here.request(`GET /client/checkout/waiting/${uuid}`, owner)).body).toMatchObject({ state: 'paid' })
  expect(await statusOf(invoice_uuid)).toBe('paid')
  expect((await here.request('GET /client/checkout/waiting', owner)).body).toEqual({ payments: [], count: 0 })
})

it('cancelled, it can’t be confirmed any more, and another card pays the invoice', async () => {
  const { owner, client_uuid, project_uuid, invoice_uuid, uuid, pay, secret } = await leftAtTheBank()
  const cancel = () => here.request(`POST /client/checkout/${uuid}/cancel`, owner)
  expect((await cancel()).body).toEqual({ state: 'cancelled', project_uuid, invoice_uuid })
  await here.processor.answerBank(secret, 'confirm')
  expect((await cancel()).body).toMatchObject({ state: 'cancelled' })
  expect(await statusOf(invoice_uuid)).toBe('posted')
  const card_uuid = await addTestCard(database, { client_uuid, token: 'tok_visa', clock })
  expect((await here.request(pay, owner, { body: { card_uuid }, key: randomUUID() })).body).toMatchObject({
    state: 'paid',
  })
})

it('confirmed meanwhile, it is booked, and whoever cancels is told that they have paid', async () => {
  const { owner, project_uuid, invoice_uuid, uuid, secret } = await leftAtTheBank()
  await here.processor.answerBank(secret, 'confirm')
  expect((await here.request(`POST /client/checkout/${uuid}/cancel`, owner)).body).toEqual({
    state: 'paid',
    project_uuid,
    invoice_uuid,
  })
  expect(await statusOf(invoice_uuid)).toBe('paid')
})
