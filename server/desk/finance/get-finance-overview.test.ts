import { expect, it } from 'vitest'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addBill } from '../../testing/rows/add-bill.ts'
import { addCardPayment } from '../../testing/rows/add-card-payment.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { getFinanceOverviewOperation } from './get-finance-overview.ts'

// The last evening of November in Toronto, and December in UTC.
const { clock, database, here } = await subscriptionsSuite(new Date('2026-12-01T03:30:00Z'))
const staff = await here.person(['admin', 'admin_finance.view', 'admin_finance.edit'])
const jobs = {
  lastRuns: (_database: unknown, names: readonly string[]) =>
    Promise.resolve(names.map((name) => ({ name, finished: null, failing: false }))),
} as Partial<Jobs> as Jobs

const billed = (start_date: string) => here.subscriber({ start_date, hours: 10, paid: false })

it('A3.1 finance begins with the month by the office’s calendar, what is open by age, and what waits for someone', async () => {
  await billed('2026-11-30')
  await billed('2026-08-20')
  const paid = await billed('2026-10-20')
  await addCardPayment(database, { invoice_uuid: paid.invoice_uuid, clock })
  for (const [posted, status] of [
    [false, 'draft'],
    [true, 'posted'],
    [true, 'held'],
  ] as const) {
    const { uuid: virtualassistant_uuid } = await addAssistant(database, {})
    const bill = await addBill(database, { virtualassistant_uuid, by: staff.uuid, posted })
    if (status !== 'held') continue
    await database.pool.query(
      `update va_bills set status = 'held', held_reason = 'by_hand', held_note = 'Wait' where uuid = $1`,
      [bill],
    )
  }
  const { answer } = getFinanceOverviewOperation({ database, clock, jobs, officeZone: 'America/Toronto' })
  expect(await answer({} as never, { params: {}, query: {}, body: {} })).toMatchObject({
    today: '2026-11-30',
    month: '2026-11-01',
    invoiced: [{ currency: 'cad', amount_cents: 38_000 }],
    collected: [{ currency: 'cad', amount_cents: 42_940 }],
    // Until the processor has told what it kept of it.
    fees: [],
    fees_unknown: 1,
    open: [
      { age: 'current', count: 1, amount_cents: 42_940 },
      { age: 'over 90', count: 1, amount_cents: 42_940 },
    ],
    to_pay: [{ currency: 'cad', count: 1, amount_cents: 50_000 }],
    held: [{ currency: 'cad', count: 1, amount_cents: 50_000 }],
    returned: [],
    drafts: { invoices: 0, bills: 1 },
    declined: [],
  })
  await database.pool.query(
    `insert into processor_fees (payment_uuid, client_uuid, amount_cents, currency, charged_date, learned_date)
     select uuid, client_uuid, 1275, 'cad', paid_date, paid_date from payments`,
  )
  expect(await answer({} as never, { params: {}, query: {}, body: {} })).toMatchObject({
    fees: [{ currency: 'cad', amount_cents: 1_275 }],
    fees_unknown: 0,
  })
})

it('A3.1 finance sees each age of debt from its first to its last day, to the day', async () => {
  const { answer } = getFinanceOverviewOperation({ database, clock, jobs, officeZone: 'America/Toronto' })
  const countsOf = async () => {
    const { open } = (await answer({} as never, { params: {}, query: {}, body: {} })) as {
      open: { age: string; count: number }[]
    }
    return new Map(open.map(({ age, count }) => [age, count]))
  }
  const before = await countsOf()
  // 0, 30, 31, 60, 61, 90 and 91 days before 30 November.
  for (const due of [
    '2026-11-30',
    '2026-10-31',
    '2026-10-30',
    '2026-10-01',
    '2026-09-30',
    '2026-09-01',
    '2026-08-31',
  ]) {
    await billed(due)
  }
  const after = await countsOf()
  const added = ['current', '1-30', '31-60', '61-90', 'over 90'].map(
    (age) => (after.get(age) ?? 0) - (before.get(age) ?? 0),
  )
  expect(added).toEqual([1, 1, 2, 2, 1])
})
