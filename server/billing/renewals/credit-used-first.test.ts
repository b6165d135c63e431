import { describe, expect, it } from 'vitest'
import { bookPayment } from '../payments/book-payment.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { collectDue } from './collect-due.ts'

const { clock, database, deps, subscriber, runOn, invoicesOf, chargesOf, subjectsTo } = await renewalsSuite()

type Someone = Awaited<ReturnType<typeof subscriber>>

/** More came in than was open. */
const credit = ({ client_uuid }: Someone, amount_cents: number, currency: 'cad' | 'usd' = 'cad') =>
  database.kysely.transaction().execute((transaction) =>
    bookPayment(transaction, {
      client_uuid,
      currency,
      invoices: [],
      charge_uuid: null,
      method: 'transfer',
      amount_cents,
      reference: '',
      recorded_by: null,
      at: clock.now(),
    }),
  )

async function balanceOf({ client_uuid }: Someone): Promise<number> {
  const { rows } = await database.pool.query<{ balance_cents: number }>(
    `select balance_cents from client_credit_balances where client_uuid = $1 and currency = 'cad'`,
    [client_uuid],
  )
  return rows[0]?.balance_cents ?? 0
}

async function paidOf(invoice_uuid: string | undefined) {
  const { rows } = await database.pool.query<{ method: string; amount_cents: number }>(
    `select method, allocation.amount_cents from payment_allocations allocation join payments on uuid = payment_uuid
     where invoice_uuid = $1 order by method`,
    [invoice_uuid],
  )
  return rows
}

/** Ten hours with Ontario's tax: 429.40 a month. */
const monthly = 42_940
const sarah = () => subscriber({ start_date: '2027-03-01', hours: 10 })

describe('a client’s credit', () => {
  it('pays the next renewal as far as it goes, and the card the rest', async () => {
    const someone = await sarah()
    await credit(someone, 10_000)
    await runOn('2027-04-01')
    const [, renewal] = await invoicesOf(someone)
    expect(renewal).toMatchObject({ status: 'paid', total_cents: monthly })
    expect(await paidOf(renewal?.uuid)).toEqual([
      { method: 'card', amount_cents: monthly - 10_000 },
      { method: 'credit', amount_cents: 10_000 },
    ])
    expect(await balanceOf(someone)).toBe(0)
  })

  it('that covers it all leaves the card alone, and the invoice is mailed; what is left pays the one after it', async () => {
    const someone = await sarah()
    await credit(someone, monthly + 5000)
    await runOn('2027-04-01')
    expect((await chargesOf(someone)).length).toBe(0)
    expect(await subjectsTo(someone.email)).toEqual([expect.stringMatching(/^Invoice CAD-\d+: \$429\.40 CAD paid$/)])
    expect(await balanceOf(someone)).toBe(5000)
    await runOn('2027-05-01')
    expect(await chargesOf(someone)).toMatchObject([{ amount_cents: monthly - 5000 }])
  })

  it('is used once, however many jobs run at once, and stays used when the card is refused', async () => {
    const someone = await subscriber({ start_date: '2027-03-01', hours: 10, token: 'tok_declined' })
    await credit(someone, 10_000)
    await runOn('2027-04-01')
    clock.set(new Date('2027-04-02T10:05:00Z'))
    await Promise.all(Array.from({ length: 6 }, () => collectDue(deps)))
    const [, renewal] = await invoicesOf(someone)
    expect(renewal).toMatchObject({ status: 'partly_paid', paid_cents: 10_000 })
    expect(await paidOf(renewal?.uuid)).toEqual([{ method: 'credit', amount_cents: 10_000 }])
    expect(await balanceOf(someone)).toBe(0)
  })

  it('in another currency isn’t used', async () => {
    const someone = await sarah()
    await credit(someone, 10_000, 'usd')
    await runOn('2027-04-01')
    expect(await chargesOf(someone)).toMatchObject([{ amount_cents: monthly }])
  })
})
