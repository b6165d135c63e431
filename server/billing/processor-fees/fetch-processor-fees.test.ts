import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { CardProcessor, ProcessorEvent } from '../../platform/payments/card-processor.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { fetchProcessorFees, onSettledCharge } from './fetch-processor-fees.ts'

const november = new Date('2026-11-20T17:00:00Z')
const { clock, database, here } = await subscriptionsSuite(november)
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const processor = createTestProcessor({ url: database.url, clock, slowness: 1 })
afterAll(() => processor.close())
const deps = { database, clock, log: silentLog, processor: processor as CardProcessor }

/** 10 h in Ontario, paid by card: $429.40, of which the processor keeps 2.9% and 30 cents. */
async function paid() {
  const someone = await here.subscriber({ start_date: '2026-11-10', hours: 10, paid: false })
  const payment_uuid = await addCardPayment(database, { ...someone, clock })
  const { processor_charge_id } = await database.kysely
    .selectFrom('payments')
    .innerJoin('charges', 'charges.uuid', 'charge_uuid')
    .select('processor_charge_id')
    .where('payments.uuid', '=', payment_uuid)
    .executeTakeFirstOrThrow()
  return { ...someone, payment_uuid, processor_charge_id: processor_charge_id ?? '' }
}
const fee = 1_275

const storedOf = async ({ payment_uuid }: { payment_uuid: string }) =>
  database.kysely
    .selectFrom('processor_fees')
    .select(['amount_cents', 'currency', 'project_uuid', 'invoice_uuid', 'refund_uuid'])
    .where('payment_uuid', '=', payment_uuid)
    .orderBy('learned_date')
    .execute()
const countedOf = async ({ client_uuid }: { client_uuid: string }) =>
  (
    await database.pool.query<{ currency: string; fees: number }>(
      `select currency, sum(fees_cents)::int as fees from income_sums where client_uuid = $1 group by 1
       having sum(fees_cents) <> 0 order by 1`,
      [client_uuid],
    )
  ).rows

const succeeded = (processor_charge_id: string): ProcessorEvent => ({
  event_id: randomUUID(),
  kind: 'charge.succeeded',
  charge: { key: randomUUID(), result: { state: 'succeeded', processor_charge_id } },
})

it('a charge’s fee is kept once with its invoice, whoever learns it and however often: by its event, or by the job', async () => {
  const notified = await paid()
  const notNotified = await paid()
  await onSettledCharge(deps)(succeeded(notified.processor_charge_id))
  expect([await storedOf(notified), await storedOf(notNotified)]).toMatchObject([[{ amount_cents: fee }], []])
  await Promise.all([
    fetchProcessorFees(deps),
    fetchProcessorFees(deps),
    onSettledCharge(deps)(succeeded(notified.processor_charge_id)),
  ])
  for (const { uuid: project_uuid, invoice_uuid, ...of } of [notified, notNotified]) {
    expect(await storedOf(of)).toEqual([
      { amount_cents: fee, currency: 'cad', project_uuid, invoice_uuid, refund_uuid: null },
    ])
    expect(await countedOf(of)).toEqual([{ currency: 'cad', fees: fee }])
  }
})

it('a refund leaves the fee with the processor, and is asked about once', async () => {
  const someone = await paid()
  const { invoice_uuid, payment_uuid } = someone
  await here.request(`POST /invoices/${invoice_uuid}/payment/refund`, staff, {
    body: { payment_uuid, amount_cents: 10_000, reason: 'As agreed' },
    key: randomUUID(),
  })
  await fetchProcessorFees(deps)
  await fetchProcessorFees(deps)
  expect(
    (await storedOf(someone)).map(({ amount_cents, refund_uuid }) => [amount_cents, refund_uuid === null]),
  ).toEqual(
    expect.arrayContaining([
      [fee, true],
      [0, false],
    ]),
  )
  expect(await countedOf(someone)).toEqual([{ currency: 'cad', fees: fee }])
})

it('what the processor tells late is asked for again, holds nobody else up, and counts in the month it was charged', async () => {
  const late = await paid()
  const other = await paid()
  const slow: CardProcessor = {
    ...processor,
    chargeFee: (id) => (id === late.processor_charge_id ? Promise.resolve(undefined) : processor.chargeFee(id)),
  }
  await fetchProcessorFees({ ...deps, processor: slow })
  expect([await storedOf(late), await storedOf(other)]).toMatchObject([[], [{ amount_cents: fee }]])
  await fetchProcessorFees(deps)
  expect(await storedOf(late)).toEqual([])
  clock.set(new Date('2026-12-02T17:00:00Z'))
  await fetchProcessorFees(deps)
  clock.set(november)
  const { rows } = await database.pool.query(
    `select month, fees_cents from income_sums where client_uuid = $1 and fees_cents > 0`,
    [late.client_uuid],
  )
  expect(rows).toEqual([{ month: '2026-11-01', fees_cents: fee }])
})

it('a fee that settles in another currency counts in that one, and nothing is converted', async () => {
  const someone = await paid()
  const abroad: CardProcessor = {
    ...processor,
    chargeFee: () => Promise.resolve({ amount_cents: 912, currency: 'usd' }),
  }
  await onSettledCharge({ ...deps, processor: abroad })(succeeded(someone.processor_charge_id))
  expect(await countedOf(someone)).toEqual([{ currency: 'usd', fees: 912 }])
  const { rows } = await database.pool.query(
    `select currency, amount_cents, description from income_lines where measure = 'fees' and client_uuid = $1`,
    [someone.client_uuid],
  )
  expect(rows).toEqual([{ currency: 'usd', amount_cents: 912, description: 'Card processor, charged in CAD' }])
})

it('a fee that is kept can’t be changed, and what is kept agrees with the processor’s own books', async () => {
  await expect(database.pool.query('update processor_fees set amount_cents = 1')).rejects.toThrow(
    'stays as it was told',
  )
  const ours = await database.kysely
    .selectFrom('processor_fees')
    .innerJoin('payments', 'payments.uuid', 'payment_uuid')
    .innerJoin('charges', 'charges.uuid', 'charge_uuid')
    .select(['processor_charge_id', 'processor_fees.amount_cents'])
    .where('refund_uuid', 'is', null)
    .where('processor_fees.currency', '=', 'cad')
    .execute()
  expect(ours.length).toBeGreaterThan(3)
  for (const { processor_charge_id, amount_cents } of ours) {
    expect(await processor.chargeFee(processor_charge_id ?? '')).toMatchObject({ amount_cents })
  }
})
