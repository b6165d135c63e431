import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { bookPayment, type PaymentToBook } from './book-payment.ts'

const at = new Date('2026-11-20T17:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A client with two open invoices of 42,940 cents each. */
async function debtor() {
  const client_uuid = await addClient(database, 'Maple Books')
  await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
  const { uuid: created_by } = await addPerson(database, { permissions: ['client'], client_uuid })
  const about = { client_uuid, created_by, start_date: '2026-11-10', hours: 10, paid: false, at }
  const [one, two] = [await addSubscription(database, about), await addSubscription(database, about)]
  return { client_uuid, invoices: [one.invoice_uuid, two.invoice_uuid] }
}

const book = (someone: { client_uuid: string }, payment: Pick<PaymentToBook, 'amount_cents' | 'invoices'>) =>
  database.kysely.transaction().execute((transaction) =>
    bookPayment(transaction, {
      client_uuid: someone.client_uuid,
      currency: 'cad',
      charge_uuid: null,
      method: 'other',
      reference: '',
      recorded_by: null,
      at,
      ...payment,
    }),
  )
const balanceOf = async (client_uuid: string) => {
  const { rows } = await database.pool.query<{ balance_cents: number }>(
    'select balance_cents from client_credit_balances where client_uuid = $1',
    [client_uuid],
  )
  return rows[0]?.balance_cents
}

describe('what came in', () => {
  it('pays several invoices in their order, and the rest is credit', async () => {
    const { client_uuid, invoices } = await debtor()
    const [first = '', second = ''] = invoices
    expect(await book({ client_uuid }, { amount_cents: 50_000, invoices: [second, first] })).toMatchObject({
      applied: [
        { invoice_uuid: second, amount_cents: 42_940 },
        { invoice_uuid: first, amount_cents: 7060 },
      ],
      credit_cents: 0,
    })
    expect(await book({ client_uuid }, { amount_cents: 40_000, invoices: [second, first] })).toMatchObject({
      applied: [{ invoice_uuid: first, amount_cents: 35_880 }],
      credit_cents: 4120,
    })
    expect(await balanceOf(client_uuid)).toBe(4120)
  })

  it('pays nothing of an invoice that is void', async () => {
    const { client_uuid, invoices } = await debtor()
    await database.pool.query(`update invoices set status = 'void' where uuid = any ($1)`, [invoices])
    expect(await book({ client_uuid }, { amount_cents: 100, invoices })).toMatchObject({
      applied: [],
      credit_cents: 100,
    })
  })

  it('is one balance, however many payments leave credit at once', async () => {
    const { client_uuid } = await debtor()
    await Promise.all(Array.from({ length: 20 }, () => book({ client_uuid }, { amount_cents: 5, invoices: [] })))
    expect(await balanceOf(client_uuid)).toBe(100)
  })
})

describe('the database refuses', () => {
  it('a payment of which a cent is neither applied nor credit', async () => {
    const { client_uuid } = await debtor()
    await expect(
      database.pool.query(
        `insert into payments (client_uuid, method, amount_cents, currency, paid_date) values ($1, 'card', 100, 'cad', now())`,
        [client_uuid],
      ),
    ).rejects.toMatchObject({ constraint: 'payments_whole' })
  })

  it('a credit below nothing, and a movement that is changed or removed', async () => {
    const { client_uuid } = await debtor()
    const { uuid } = await book({ client_uuid }, { amount_cents: 100, invoices: [] })
    await expect(
      database.pool.query(
        `insert into client_credits (client_uuid, currency, amount_cents, kind, payment_uuid, moved_date)
         values ($1, 'cad', -101, 'used', $2, now())`,
        [client_uuid, uuid],
      ),
    ).rejects.toMatchObject({ constraint: 'client_credit_enough' })
    for (const text of ['update client_credits set amount_cents = 99', 'delete from client_credits']) {
      await expect(database.pool.query(`${text} where payment_uuid = $1`, [uuid])).rejects.toMatchObject({
        constraint: 'client_credits_stay',
      })
    }
  })

  it('to give back more than came in', async () => {
    const { client_uuid } = await debtor()
    const { uuid } = await book({ client_uuid }, { amount_cents: 100, invoices: [] })
    const refund = `insert into refunds (payment_uuid, amount_cents, credit_cents, reason, created_date)
      values ($1, $2, $2, 'Too much', now())`
    await database.pool.query(refund, [uuid, 60])
    await expect(database.pool.query(refund, [uuid, 41])).rejects.toMatchObject({
      constraint: 'payments_refunded_within',
    })
  })
})
