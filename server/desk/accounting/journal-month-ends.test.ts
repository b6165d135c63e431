import { expect, it } from 'vitest'
import { allBatches } from '../../testing/all-batches.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { storeOfficeMonths } from '../finance/office-months.ts'
import { journalOf } from './journal.ts'

const { clock, database, here } = await subscriptionsSuite(new Date('2026-11-20T17:00:00Z'))

// As the server does at its start: summer time ends on 1 November 2026, two hours after the month begins.
await storeOfficeMonths(database.kysely, 'America/Toronto')

/** Payments that the month's journal takes off what is receivable, and fees in it. */
async function countsOf(month: string): Promise<[payments: number, fees: number]> {
  const lines = await allBatches(database, (transaction) => journalOf(transaction, { month, zone: 'America/Toronto' }))
  return [
    lines.filter(({ account, amount_cents }) => account === 'receivable' && amount_cents < 0).length,
    lines.filter(({ account }) => account === 'fees').length,
  ]
}

it('a month begins with its first instant by the office’s clock, and ends just before that of the next', async () => {
  for (const instant of [
    '2026-11-01T03:59:59.999Z',
    '2026-11-01T04:00:00.000Z',
    '2026-12-01T04:59:59.999Z',
    '2026-12-01T05:00:00.000Z',
  ]) {
    const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
    clock.set(new Date(instant))
    await addCardPayment(database, { ...someone, clock })
  }
  await database.pool.query(
    `insert into processor_fees (payment_uuid, client_uuid, amount_cents, currency, charged_date, learned_date)
     select uuid, client_uuid, 1297, currency, paid_date, paid_date from payments`,
  )
  expect([await countsOf('2026-10-01'), await countsOf('2026-11-01'), await countsOf('2026-12-01')]).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ])
})
