import { expect, it } from 'vitest'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import type { Worker } from '../../testing/time-suite.ts'

const { clock, database, withoutAccount, addWorker, send, finance, approved, run, billOf, post } = await billsSuite()
clock.set(afterReview)

type Row = Record<string, unknown>

/** What each is owed without an account for it, row by row: bills and drafts that aren't sent, and approved time that no bill or draft has. */
const plain = `
  with owed as (
    select virtualassistant_uuid, currency, total_cents as cents from va_bills where status in ('draft', 'posted', 'returned', 'held')
    union all
    select entry.virtualassistant_uuid, va_currency, (sum(seconds) * va_rate_cents + 1800) / 3600
    from time_entries entry join rate_plans on rate_plans.uuid = rate_plan_uuid
    where status in ('approved', 'billed') and payable and bill_uuid is null and entry.removed_date is null
      and not exists (select from va_bill_entries where time_entry_uuid = entry.uuid)
    group by entry.virtualassistant_uuid, rate_plans.uuid)
  select virtualassistant_uuid, display_name as virtualassistant_name, currency, sum(cents)::int as unpaid_cents,
    (select max(reminded_date) from banking_reminders where banking_reminders.virtualassistant_uuid = owed.virtualassistant_uuid) as last_reminder_date
  from owed join assistants on assistants.uuid = virtualassistant_uuid
  where not exists (select from bank_accounts where bank_accounts.virtualassistant_uuid = owed.virtualassistant_uuid
    and bank_accounts.currency = owed.currency) and searched_text like $1 and ($2::text is null or currency = $2)
  group by virtualassistant_uuid, display_name, currency having sum(cents) > 0`

async function call(worker: Worker, name: string): Promise<Worker> {
  await database.pool.query('update assistants set display_name = $2 where uuid = $1', [
    worker.virtualassistant_uuid,
    name,
  ])
  return worker
}
const page = async (query: string) =>
  (await send(`GET /virtualassistants/missingbankinginfo?${query}`, finance)).body as {
    assistants: Row[]
    count: number
  }

const draftAndMore = await call(await withoutAccount(), 'Élise B.')
await approved(draftAndMore, '2026-10-20', 4 * 3600)
const withPosted = await call(await withoutAccount(), 'ada C.')
await approved(withPosted, '2026-10-20', 4 * 3600)
const paidIntoAccount = await call(await addWorker(), 'Zoe A.')
await approved(paidIntoAccount, '2026-10-20', 4 * 3600)
await run()
await post((await billOf(withPosted))['uuid'])
// What comes after the drafts were made up is on none.
for (const worker of [draftAndMore, withPosted, paidIntoAccount]) await approved(worker, '2026-10-21', 1234)
const alike = [await call(await withoutAccount(), 'Bea'), await call(await withoutAccount(), 'Bea')]
for (const worker of alike) await approved(worker, '2026-10-22', 3600)
const inDollars = await call(await addWorker(), 'Dan')
await approved(inDollars, '2026-10-22', 7200)
await database.pool.query(`update rate_plans set va_currency = 'usd' where uuid = $1`, [
  inDollars.ratePlan.rate_plan_uuid,
])
await database.pool.query(`delete from bank_accounts where virtualassistant_uuid = $1 and currency = 'usd'`, [
  inDollars.virtualassistant_uuid,
])
const notPaid = await call(await withoutAccount(), 'Nobody')
await approved(notPaid, '2026-10-22', 3600, { payable: false })
await database.pool.query(
  `insert into banking_reminders (virtualassistant_uuid, reminded_date, quiet_until) values ($1, $2, $3), ($1, $4, $5)`,
  [
    alike[1]?.virtualassistant_uuid,
    '2026-10-30T15:00:00Z',
    '2026-11-06T15:00:00Z',
    '2026-11-09T15:00:00Z',
    '2026-11-16T15:00:00Z',
  ],
)

const rowsOf = (rows: Row[]) =>
  rows.map(({ virtualassistant_uuid, virtualassistant_name, currency, unpaid_cents, last_reminder_date }) => ({
    virtualassistant_uuid,
    virtualassistant_name,
    currency,
    unpaid_cents,
    last_reminder_date: last_reminder_date === null ? null : new Date(String(last_reminder_date)).toISOString(),
  }))
const orders = {
  unpaid_cents: 'unpaid_cents',
  virtualassistant_name: 'folded_text(display_name)',
  last_reminder_date: 'last_reminder_date',
}

it.each(
  Object.entries(orders).flatMap(([key, column]) => [
    [key, column, false],
    [key, column, true],
  ]),
)(
  'D2.2 lists by %s as the plain query has them, page by page (%s, descending: %s)',
  async (key, column, descending) => {
    const order = `${String(column).replace('display_name', 'virtualassistant_name')} ${descending ? 'desc' : 'asc'} nulls last`
    const { rows } = await database.pool.query<Row>(
      `select * from (${plain}) owed order by ${order}, virtualassistant_uuid, currency`,
      ['%', null],
    )
    expect(rows).toHaveLength(5)
    const pages = []
    for (let offset = 0; offset <= rows.length; offset += 2) {
      const { assistants, count } = await page(
        `pagination.sortBy[]=${String(key)}&pagination.sortDesc[]=${String(descending)}&pagination.limit=2&pagination.offset=${offset}`,
      )
      expect(count).toBe(rows.length)
      pages.push(...assistants)
    }
    expect(rowsOf(pages)).toEqual(rowsOf(rows))
  },
)

it.each([
  ['search=bea', '%bea%', null, 2],
  ['search=elise', '%elise%', null, 1],
  ['currency=usd', '%', 'usd', 1],
  ['currency=cad', '%', 'cad', 4],
])('D2.2 narrowed by %s it lists and counts what the plain query finds', async (query, words, currency, found) => {
  const { rows } = await database.pool.query<Row>(
    `select * from (${plain}) owed order by unpaid_cents desc, virtualassistant_uuid, currency`,
    [words, currency],
  )
  const { assistants, count } = await page(query)
  expect(count).toBe(found)
  expect(rowsOf(assistants)).toEqual(rowsOf(rows))
})

it('D2.2 says whom nobody may remind now', async () => {
  const { assistants } = await page('search=bea')
  expect(assistants.map(({ may_be_reminded }) => may_be_reminded).toSorted()).toEqual([false, true])
})
