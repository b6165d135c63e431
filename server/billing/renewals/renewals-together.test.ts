import { describe, expect, it, vi } from 'vitest'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { collectDue } from './collect-due.ts'
import { renewDue } from './renew-subscriptions.ts'

const { clock, database, processor, deps, subscriber, invoicesOf } = await renewalsSuite()

type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** Subscriptions whose second month comes on 10 June, in the order in which they are held; the clock is at that day's run. */
async function several(count: number): Promise<Subscriber[]> {
  const made: Subscriber[] = []
  for (let at = 0; at < count; at += 1) made.push(await subscriber({ start_date: '2027-05-10' }))
  clock.set(new Date('2027-06-10T10:05:00Z'))
  return made.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
}
const countsOf = async (them: readonly Subscriber[]) =>
  (await Promise.all(them.map(invoicesOf))).map((invoices) => invoices.length)

/** Which numbers have been given twice or left out, in any currency. */
async function gaps(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select currency from invoices join invoice_numbers using (currency) where number is not null
     group by currency, last_number having max(number) <> last_number or count(*) <> last_number`,
  )
  return rows
}

describe('subscriptions that are renewed together', () => {
  it('are renewed without one that the database refuses, each with a number and none left out', async () => {
    const them = await several(3)
    const broken = them[1] as Subscriber
    await database.pool.query(
      `create function break_invoice() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
    )
    await database.pool.query(
      `create trigger break_invoice after update of number on invoices for each row
         when (new.project_uuid = '${broken.uuid}') execute function break_invoice()`,
    )
    await renewDue(deps)
    await database.pool.query('drop function break_invoice cascade')
    expect(await countsOf(them)).toEqual([2, 1, 2])
    const failing = await database.pool.query('select item, last_error from failing_items')
    expect(failing.rows).toEqual([{ item: broken.uuid, last_error: 'broken' }])
    expect(await gaps()).toEqual([])
    clock.set(new Date('2027-06-10T11:05:00Z'))
    await renewDue(deps)
    expect(await countsOf(them)).toEqual([2, 2, 2])
    expect(await gaps()).toEqual([])
  })

  it('get the numbers of their own currencies, and each its own lines, taxes and first try', async () => {
    const them = await several(3)
    const [, american] = them as [Subscriber, Subscriber]
    await database.pool.query(`update projects set currency = 'usd' where uuid = $1`, [american.uuid])
    await database.pool.query(`update clients set country = 'US', state_prov = 'WA' where uuid = $1`, [
      american.client_uuid,
    ])
    await renewDue(deps)
    const { rows } = await database.pool.query<{ project_uuid: string }>(
      `select project_uuid, currency, lines, taxes, next_try, total_cents = lines + taxes as adds_up,
         (select details ->> 'number' = number::text from audit_entries where entity = 'invoice:' || invoices.uuid) as audited
       from invoices join collections on collections.invoice_uuid = uuid
       cross join lateral (select sum(amount_cents)::int as lines from invoice_lines where invoice_uuid = uuid) lines
       cross join lateral (select coalesce(sum(amount_cents), 0)::int as taxes from invoice_taxes where invoice_uuid = uuid) taxes
       where project_uuid = any($1) and kind = 'renewal' order by project_uuid`,
      [them.map(({ uuid }) => uuid)],
    )
    const canadian = { currency: 'cad', lines: 72_000, taxes: 9_360 }
    const shared = { next_try: '2027-06-10', adds_up: true, audited: true }
    expect(rows).toEqual(
      them.map(({ uuid }) => ({
        project_uuid: uuid,
        ...(uuid === american.uuid ? { currency: 'usd', lines: 61_000, taxes: 0 } : canadian),
        ...shared,
      })),
    )
    expect(await gaps()).toEqual([])
  })

  it('wait for nobody who logs time: that person may come to any of them, and is waited for alone', async () => {
    const [first, worked, last] = (await several(3)) as [Subscriber, Subscriber, Subscriber]
    const logging = await database.pool.connect()
    try {
      const refer = (uuid: string) => logging.query('select from projects where uuid = $1 for key share', [uuid])
      await logging.query('begin')
      // Whoever has to wait at all has met a subscription that is held alone beside theirs: a circle, which PostgreSQL would end.
      await logging.query(`set local lock_timeout = '200ms'`)
      await refer(worked.uuid)
      const renewing = renewDue(deps)
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await vi.waitFor(async () => expect((await database.pool.query(waits)).rowCount).toBe(1), { timeout: 20_000 })
      await refer(first.uuid)
      await refer(last.uuid)
      await logging.query('commit')
      await renewing
    } finally {
      // Gone with its locks, also when something was not as expected.
      logging.release(true)
    }
    expect(await countsOf([first, worked, last])).toEqual([2, 2, 2])
    const failed = await database.pool.query('select from failing_items where item = $1', [worked.uuid])
    expect(failed.rowCount).toBe(0)
  })
})

describe('cards that are tried at the same time', () => {
  it('are those of four clients, and one client’s one after the other', async () => {
    const them = await several(5)
    const [two] = them as [Subscriber]
    const { rows } = await database.pool.query<{ created_by: string }>(
      'select created_by from projects where uuid = $1',
      [two.uuid],
    )
    const { client_uuid } = two
    const created_by = rows[0]?.created_by ?? ''
    const start_date = '2027-05-10'
    await addSubscription(database, { client_uuid, created_by, start_date, at: new Date(`${start_date}T15:00:00Z`) })
    await renewDue(deps)
    const requests: string[] = []
    const max = { all: 0, ofClient: 0 }
    const four = Promise.withResolvers<void>()
    await collectDue({
      ...deps,
      processor: {
        ...processor,
        charge: async (request) => {
          requests.push(request.customer_id)
          max.all = Math.max(max.all, requests.length)
          max.ofClient = Math.max(max.ofClient, requests.filter((each) => each === request.customer_id).length)
          if (requests.length === 4) four.resolve()
          await four.promise
          const result = await processor.charge(request)
          requests.splice(requests.indexOf(request.customer_id), 1)
          return result
        },
      },
    })
    expect(max).toEqual({ all: 4, ofClient: 1 })
    const open = await database.pool.query(
      `select from invoices where kind = 'renewal' and status <> 'paid' and project_uuid in
      (select uuid from projects where client_uuid = any($1))`,
      [them.map((each) => each.client_uuid)],
    )
    expect(open.rowCount).toBe(0)
  })
})
