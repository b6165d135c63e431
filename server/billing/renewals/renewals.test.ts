import { describe, expect, it } from 'vitest'
import { addPause } from '../../testing/rows/add-pause.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { whileChanging } from '../../testing/while-changing.ts'
import { renewDue } from './renew-subscriptions.ts'
import { doDailyRenewals } from './renewal-jobs.ts'

const { clock, database, deps, subscriber, runDaily, runOn, invoicesOf, chargesOf, projectOf } = await renewalsSuite()

/** Ten percent off the period of the checkout and the next two. */
async function promote(someone: { uuid: string }, code: string): Promise<void> {
  await database.pool.query(
    `with promotion as (insert into promotions (code, name, type, value, duration, months, redeemable_from)
       values ($2, 'Spring', 'percentage', 10000, 'repeating', 3, '2027-01-01') returning uuid),
     placed as (insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, state, currency,
         quote, team, total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version,
         created_date, settled_date)
       select client_uuid, uuid, created_by, 'key-of-' || $2, decode(repeat('00', 32), 'hex'), 'paid', 'cad', '{}', '[]', 0,
         start_date, now(), 'Robin', now(), '', '1', now(), now() from projects where uuid = $1
       returning uuid, client_uuid, project_uuid)
     insert into promotion_redemptions (promotion_uuid, client_uuid, order_uuid, project_uuid, state, created_date)
     select promotion.uuid, client_uuid, placed.uuid, project_uuid, 'redeemed', now() from promotion, placed`,
    [someone.uuid, code],
  )
}

describe('the next months of a subscription', () => {
  it('begin on the 31st or the month’s last day, over a leap February, for fourteen months', async () => {
    const someone = await subscriber({ start_date: '2027-12-31' })
    // Around the days on which a month of it can begin.
    for (
      let month = Temporal.PlainYearMonth.from('2028-01');
      month.toString() <= '2029-02';
      month = month.add({ months: 1 })
    ) {
      await runDaily(`${month.toString()}-27`, `${month.toString()}-${month.daysInMonth}`)
    }
    const invoices = await invoicesOf(someone)
    expect(invoices.map(({ period_start, period_end }) => `${period_start} ${period_end}`)).toEqual([
      '2027-12-31 2028-01-30',
      '2028-01-31 2028-02-28',
      '2028-02-29 2028-03-30',
      '2028-03-31 2028-04-29',
      '2028-04-30 2028-05-30',
      '2028-05-31 2028-06-29',
      '2028-06-30 2028-07-30',
      '2028-07-31 2028-08-30',
      '2028-08-31 2028-09-29',
      '2028-09-30 2028-10-30',
      '2028-10-31 2028-11-29',
      '2028-11-30 2028-12-30',
      '2028-12-31 2029-01-30',
      '2029-01-31 2029-02-27',
      '2029-02-28 2029-03-30',
    ])
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid']))
    expect(invoices.slice(1).map(({ invoice_date, period_start }) => invoice_date === period_start)).not.toContain(
      false,
    )
  })

  it('D3 take Nova Scotia’s rate of each period’s first day: 15 % before April 2025, 14 % from then on', async () => {
    const someone = await subscriber({ start_date: '2025-01-31', region: 'NS', hours: 10 })
    await runDaily('2025-02-28', '2025-04-30')
    const { rows } = await database.pool.query<{ period_start: string; rate_thousandths: number; total_cents: number }>(
      `select period_start, rate_thousandths, total_cents from invoices join invoice_taxes on invoice_uuid = uuid
       where project_uuid = $1 order by period_start`,
      [someone.uuid],
    )
    expect(rows).toEqual([
      { period_start: '2025-01-31', rate_thousandths: 15_000, total_cents: 43_700 },
      { period_start: '2025-02-28', rate_thousandths: 15_000, total_cents: 43_700 },
      { period_start: '2025-03-31', rate_thousandths: 15_000, total_cents: 43_700 },
      { period_start: '2025-04-30', rate_thousandths: 14_000, total_cents: 43_320 },
    ])
  })

  it('take the province the client has moved to, and leave what is posted as it was', async () => {
    const someone = await subscriber({ start_date: '2027-03-01', region: 'ON', hours: 10 })
    await database.pool.query(`update clients set state_prov = 'QC' where uuid = $1`, [someone.client_uuid])
    await runOn('2027-04-01')
    const [first, second] = await invoicesOf(someone)
    expect([first?.total_cents, second?.total_cents]).toEqual([42_940, 43_691])
  })

  it('count the hours of their first day: neither those that have ended before nor those that begin later', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', hours: 10 })
    await database.pool.query(
      `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date, rp_end_date)
       select project_uuid, role_id, hours, client_rate_cents, currency, date(starts), date(ends)
       from rate_plans, (values (20, '2027-05-10', '2027-06-09'), (30, '2027-06-11', null)) other (hours, starts, ends)
       where project_uuid = $1`,
      [someone.uuid],
    )
    await runOn('2027-06-10')
    const invoices = await invoicesOf(someone)
    expect(invoices.map(({ total_cents }) => total_cents)).toEqual([42_940, 42_940])
  })

  it('count hours that begin or end on that very day', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', hours: 10 })
    await database.pool.query(
      `insert into rate_plans (project_uuid, role_id, hours_per_month, client_rate_cents, currency, rate_start_date, rp_end_date)
       select project_uuid, role_id, hours, client_rate_cents, currency, date(starts), date(ends)
       from rate_plans, (values (20, '2027-05-10', '2027-06-10'), (30, '2027-06-10', null)) other (hours, starts, ends)
       where project_uuid = $1`,
      [someone.uuid],
    )
    await runOn('2027-06-10')
    const [, second] = await invoicesOf(someone)
    const { rows } = await database.pool.query(
      'select sum(quantity)::int as hours from invoice_lines where invoice_uuid = $1',
      [second?.uuid],
    )
    expect(rows).toEqual([{ hours: 60 }])
  })

  it('count a promotion for three months down, the first at checkout, and then cost the full price', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', hours: 10 })
    await promote(someone, 'SPRING3')
    for (const day of ['2027-06-10', '2027-07-10', '2027-08-10', '2027-09-10']) await runOn(day)
    const invoices = await invoicesOf(someone)
    expect(invoices.slice(1).map(({ discount_cents }) => discount_cents)).toEqual([3800, 3800, 0, 0])
  })

  it('post none while a subscription is paused, and its promotion waits', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', hours: 10 })
    await promote(someone, 'RESTING3')
    await addPause(database, { project_uuid: someone.uuid, from_date: '2027-07-10', resumes_on: '2027-09-05' })
    await runDaily('2027-06-10', '2027-10-05')
    const invoices = await invoicesOf(someone)
    expect(invoices.map(({ period_start, discount_cents }) => [period_start, discount_cents])).toEqual([
      ['2027-05-10', 0],
      ['2027-06-10', 3800],
      ['2027-09-05', 3800],
      ['2027-10-05', 0],
    ])
    expect(await projectOf(someone)).toMatchObject({ invoice_day: 5, invoiced_until: '2027-11-04' })
  })

  it('cost nothing where a promotion takes everything off, and ask no card', async () => {
    const someone = await subscriber({ start_date: '2027-05-10', token: 'none' })
    await database.pool.query(`update rate_plans set client_rate_cents = 0 where project_uuid = $1`, [someone.uuid])
    await database.pool.query(
      `with promotion as (insert into promotions (code, name, type, value, duration, redeemable_from)
         values ('FREE', 'Free', 'percentage', 100000, 'forever', '2027-01-01') returning uuid),
       placed as (insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, state, currency,
           quote, team, total_cents, start_date, held_until, signed_name, signed_date, signed_address, agreement_version,
           created_date, settled_date)
         select client_uuid, uuid, created_by, 'key-of-free', decode(repeat('00', 32), 'hex'), 'paid', 'cad', '{}', '[]', 0,
           start_date, now(), 'Robin', now(), '', '1', now(), now() from projects where uuid = $1
         returning uuid, client_uuid, project_uuid)
       insert into promotion_redemptions (promotion_uuid, client_uuid, order_uuid, project_uuid, state, created_date)
       select promotion.uuid, client_uuid, placed.uuid, project_uuid, 'redeemed', now() from promotion, placed`,
      [someone.uuid],
    )
    clock.set(new Date('2027-06-10T10:05:00Z'))
    await renewDue(deps)
    const [, second] = await invoicesOf(someone)
    expect(second).toMatchObject({ total_cents: 0, status: 'paid' })
    const tried = await database.pool.query('select from collections where invoice_uuid = $1', [second?.uuid])
    expect(tried.rows).toEqual([])
    await doDailyRenewals(deps)
    expect(await chargesOf(someone)).toEqual([])
  })

  it('end with a cancellation: nothing is posted after the last day', async () => {
    const someone = await subscriber({ start_date: '2027-05-10' })
    await database.pool.query(`update projects set end_date = invoiced_until, cancelled_date = now() where uuid = $1`, [
      someone.uuid,
    ])
    await runOn('2027-06-10')
    expect(await invoicesOf(someone)).toHaveLength(1)
  })
})

describe('a job that is safe to run', () => {
  it('twice, at once in two processes, and again later: one invoice and one charge a period', async () => {
    const someone = await subscriber({ start_date: '2027-05-10' })
    clock.set(new Date('2027-06-10T10:05:00Z'))
    await Promise.all(Array.from({ length: 6 }, () => doDailyRenewals(deps)))
    await doDailyRenewals(deps)
    expect(await invoicesOf(someone)).toHaveLength(2)
    expect(await chargesOf(someone)).toMatchObject([{ state: 'succeeded', attempt: 1 }])
  })

  it.each([
    ['has been renewed up to today', `update projects set invoiced_until = '2027-07-09' where uuid = $1`],
    ['has been cancelled', `update projects set end_date = invoiced_until, cancelled_date = now() where uuid = $1`],
  ])('late, and on a subscription that %s by the time it is held: nothing is posted', async (_what, change) => {
    const someone = await subscriber({ start_date: '2027-05-10' })
    clock.set(new Date('2027-07-09T10:05:00Z'))
    expect(await whileChanging(database, [change, [someone.uuid]], () => renewDue(deps))).toBe(1)
    expect(await invoicesOf(someone)).toHaveLength(1)
  })

  it('months late: an invoice of its own for each missed period, all of them paid', async () => {
    const someone = await subscriber({ start_date: '2027-05-31' })
    await runOn('2027-09-02')
    const invoices = await invoicesOf(someone)
    expect(invoices.map(({ period_start, status }) => [period_start, status])).toEqual([
      ['2027-05-31', 'paid'],
      ['2027-06-30', 'paid'],
      ['2027-07-31', 'paid'],
      ['2027-08-31', 'paid'],
    ])
    expect(await projectOf(someone)).toMatchObject({ invoiced_until: '2027-09-29', ar_status: 'current' })
  })

  it('late, on the very day on which another period begins: that one is posted as well', async () => {
    const someone = await subscriber({ start_date: '2027-05-31' })
    await runOn('2027-07-31')
    const invoices = await invoicesOf(someone)
    expect(invoices.map(({ period_start }) => period_start)).toEqual(['2027-05-31', '2027-06-30', '2027-07-31'])
  })

  it('numbers invoices without a gap', async () => {
    const { rows } = await database.pool.query<{ gap: boolean }>(
      `select max(number) <> count(*) as gap from invoices where currency = 'cad' and number is not null`,
    )
    expect(rows).toEqual([{ gap: false }])
  })

  it('renews the others when one can’t be priced', async () => {
    const broken = await subscriber({ start_date: '2027-05-10' })
    const someone = await subscriber({ start_date: '2027-05-10' })
    await database.pool.query(`update projects set currency = 'usd' where uuid = $1`, [broken.uuid])
    await database.pool.query(`update price_bands set effective_from = '2090-01-01' where currency = 'usd'`)
    await runOn('2027-06-10')
    await database.pool.query(`update price_bands set effective_from = '2020-01-01' where currency = 'usd'`)
    expect([await invoicesOf(broken), await invoicesOf(someone)].map((each) => each.length)).toEqual([1, 2])
  })
})
