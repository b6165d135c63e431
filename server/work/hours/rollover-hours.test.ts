import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { postCreditNote } from '../../billing/credit-notes/post-credit-note.ts'
import { addPerson } from '../../testing/people.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { renewalsSuite } from '../../testing/renewals-suite.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addPause } from '../../testing/rows/add-pause.ts'
import { addTimeEntry } from '../../testing/rows/add-time-entry.ts'
import { renewDue } from '../../billing/renewals/renew-subscriptions.ts'
import { replayRolloverHours, type PeriodToReplay } from '../../testing/rollover-oracle.ts'

const { clock, database, deps, subscriber } = await renewalsSuite()
const hour = 3600

async function policy(percent: number, periods = 1): Promise<void> {
  for (const [name, value] of Object.entries({ percent, periods })) {
    await database.pool.query('update configurations set value = to_jsonb($2::integer) where name = $1', [
      `setting.carry-over-${name}`,
      value,
    ])
  }
}
beforeEach(() => policy(0))

/** 20 hours a month from this day on, with an assistant. */
async function subscription(start_date = '2027-01-10') {
  const someone = await subscriber({ start_date })
  const { uuid: user_uuid } = await addPerson(database, { permissions: ['virtualassistant'] })
  const { uuid } = await addAssistant(database, { user_uuid })
  await database.pool.query('update rate_plans set virtualassistant_uuid = $2 where project_uuid = $1', [
    someone.uuid,
    uuid,
  ])
  const log = (task_date: string, hours: number, more: object = {}) =>
    addTimeEntry(database, someone.uuid, { task_date, seconds: hours * hour, ...more })
  return { ...someone, log }
}
type Running = Awaited<ReturnType<typeof subscription>>

async function renewOn(day: string): Promise<void> {
  clock.set(new Date(`${day}T15:00:00Z`))
  await renewDue(deps)
}

interface PeriodRow {
  readonly uuid: string
  readonly start: string
  readonly end: string
  readonly prepaid_seconds: number
  readonly added_seconds: number
  readonly carried_seconds: number
  readonly remaining_seconds: number
}
const periodsOf = async ({ uuid }: Running): Promise<PeriodRow[]> =>
  database.kysely
    .selectFrom('subscription_periods')
    .select(['uuid', 'period_start as start', 'period_end as end', 'prepaid_seconds', 'added_seconds'])
    .select(['carried_seconds', 'remaining_seconds'])
    .where('project_uuid', '=', uuid)
    .orderBy('period_start')
    .execute()

/** The first days of the periods, and seconds: from, into, carried, used, expired, left. */
async function ledgerOf({ uuid }: Running): Promise<(string | number)[][]> {
  const { rows } = await database.pool.query({
    text: `select source.period_start, target.period_start, line.carried_seconds, used_seconds, expired_seconds, left_seconds
      from carried_hours line join subscription_periods source on source.uuid = from_uuid
      join subscription_periods target on target.uuid = into_uuid
      where target.project_uuid = $1 order by target.period_start, source.period_start`,
    values: [uuid],
    rowMode: 'array',
  })
  return rows as (string | number)[][]
}
const inHours = (lines: (string | number)[][]) =>
  lines.map((line) => line.map((each) => (typeof each === 'number' ? each / hour : each)))

const add = (uuid: string, hours: number) =>
  database.pool.query('update subscription_periods set added_seconds = added_seconds + $2 where uuid = $1', [
    uuid,
    hours * hour,
  ])

describe('hours do not roll over', () => {
  it('by default: nothing is carried, and no trigger of it runs', async () => {
    const someone = await subscription()
    await someone.log('2027-01-11', 5)
    await renewOn('2027-02-10')
    await someone.log('2027-01-12', 1)
    expect(await ledgerOf(someone)).toEqual([])
    expect((await periodsOf(someone)).map(({ carried_seconds }) => carried_seconds)).toEqual([0, 0])
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze) update subscription_periods set billable_seconds = billable_seconds + 1 where project_uuid = '${someone.uuid}'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join()).not.toContain('carry_on')
  })

  it('from a period that had begun before staff decided otherwise', async () => {
    const someone = await subscription()
    await policy(50)
    await renewOn('2027-02-10')
    await renewOn('2027-03-10')
    // The period of February is the first with a share.
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-02-10', '2027-03-10', 10, 0, 0, 10]])
  })
})

describe('carried hours', () => {
  it('are a share of unused prepaid hours, used first, and end with the next period', async () => {
    await policy(50)
    const someone = await subscription()
    await someone.log('2027-01-11', 5)
    await renewOn('2027-02-10')
    await someone.log('2027-02-11', 3)
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-01-10', '2027-02-10', 7.5, 3, 0, 4.5]])
    expect((await periodsOf(someone)).at(-1)).toMatchObject({
      carried_seconds: 7.5 * hour,
      remaining_seconds: 24.5 * hour,
    })
    await renewOn('2027-03-10')
    expect(inHours(await ledgerOf(someone))).toEqual([
      ['2027-01-10', '2027-02-10', 7.5, 3, 4.5, 0],
      ['2027-02-10', '2027-03-10', 10, 0, 0, 10],
    ])
  })

  it('of a year stand beside each other, the oldest used first', async () => {
    await policy(50, 2)
    const someone = await subscription()
    await renewOn('2027-02-10')
    await renewOn('2027-03-10')
    await someone.log('2027-03-11', 12)
    expect(inHours(await ledgerOf(someone)).slice(1)).toEqual([
      ['2027-01-10', '2027-03-10', 10, 10, 0, 0],
      ['2027-02-10', '2027-03-10', 10, 2, 0, 8],
    ])
  })

  it('are used before added hours, which end with their period, and those before prepaid ones', async () => {
    await policy(100)
    const someone = await subscription()
    const [first] = await periodsOf(someone)
    await add(first?.uuid ?? '', 4)
    await someone.log('2027-01-11', 6)
    await renewOn('2027-02-10')
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-01-10', '2027-02-10', 18, 0, 0, 18]])
  })

  it('go by the assistant’s day: the last one uses hours of the period, the next one carried hours', async () => {
    await policy(100)
    const someone = await subscription()
    await someone.log('2027-02-09', 2)
    await someone.log('2027-02-10', 1)
    await renewOn('2027-02-10')
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-01-10', '2027-02-10', 18, 1, 0, 17]])
  })

  it('are there after a pause, which is no period', async () => {
    await policy(100)
    const someone = await subscription()
    await addPause(database, { project_uuid: someone.uuid, from_date: '2027-02-10', resumes_on: '2027-03-20' })
    await renewOn('2027-02-10')
    await renewOn('2027-03-20')
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-01-10', '2027-03-20', 20, 0, 0, 20]])
  })

  it('come to whole seconds, rounded down', async () => {
    await policy(33)
    const someone = await subscription()
    await someone.log('2027-01-11', 0, { seconds: 1 })
    await renewOn('2027-02-10')
    expect((await ledgerOf(someone))[0]?.[2]).toBe(Math.floor(0.33 * 71_999))
  })

  it('are fewer when time of the period they came from is found later, even if they are used', async () => {
    await policy(100)
    const someone = await subscription()
    await renewOn('2027-02-10')
    await someone.log('2027-02-11', 20)
    await someone.log('2027-02-12', 18)
    await someone.log('2027-01-12', 5)
    expect(inHours(await ledgerOf(someone))).toEqual([['2027-01-10', '2027-02-10', 15, 15, 0, 0]])
    expect((await periodsOf(someone)).at(-1)).toMatchObject({ remaining_seconds: -3 * hour })
  })

  it('are within the limit of what is logged', async () => {
    await policy(100)
    const someone = await subscription()
    await renewOn('2027-02-10')
    const { rows } = await sql<{ seconds: number }>`
      select seconds_within_limit(${someone.uuid}, '2027-02-12', ${50 * hour}) as seconds`.execute(database.kysely)
    expect(rows).toEqual([{ seconds: 40 * hour }])
  })

  it('add up whoever writes in which period at once, while the next one begins', async () => {
    await policy(100, 3)
    const someone = await subscription()
    await renewOn('2027-02-10')
    await renewOn('2027-03-10')
    clock.set(new Date('2027-04-10T15:00:00Z'))
    const days = ['2027-03-12', '2027-01-12', '2027-02-12', '2027-04-10']
    // Without the second try that a transaction of the product has: nobody may be in another's way.
    const write = async (at: number) => {
      const day = days[at % days.length] ?? ''
      const connection = await database.pool.connect()
      try {
        await connection.query('begin')
        await connection.query('select seconds_within_limit($1, $2, 600)', [someone.uuid, day])
        await connection.query(
          `insert into time_entries (rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, task_date,
             origin_uuid, seconds, timezone, billable, payable, description, source, status, created_date, updated_date)
           select rate_plans.uuid, project_uuid, client_uuid, seat_uuid, role_id, virtualassistant_uuid, $2, gen_random_uuid(), 600,
             'America/Toronto', true, true, 'Books', 'manual', 'open', now(), now()
           from rate_plans join projects on projects.uuid = project_uuid where project_uuid = $1`,
          [someone.uuid, day],
        )
        await connection.query('commit')
      } finally {
        connection.release()
      }
    }
    await Promise.all([...Array.from({ length: 24 }, (_each, at) => write(at)), renewDue(deps)])
    // An hour in each of four periods; the first one’s is of its own, those after use the oldest.
    expect(inHours(await ledgerOf(someone))).toEqual([
      ['2027-01-10', '2027-02-10', 19, 1, 0, 18],
      ['2027-01-10', '2027-03-10', 18, 1, 0, 17],
      ['2027-02-10', '2027-03-10', 20, 0, 0, 20],
      ['2027-01-10', '2027-04-10', 17, 1, 0, 16],
      ['2027-02-10', '2027-04-10', 20, 0, 0, 20],
      ['2027-03-10', '2027-04-10', 20, 0, 0, 20],
    ])
  })
})

describe('the ledger', () => {
  /** What the test itself knows of a subscription, to be replayed without the database. */
  interface Known {
    readonly of: Running
    readonly entries: Map<string, { day: string; seconds: number; counts: boolean }>
    readonly policies: Map<string, readonly [percent: number, periods: number]>
  }

  async function expectReplayed({ of, entries, policies }: Known): Promise<void> {
    const periods = await periodsOf(of)
    const counted = [...entries.values()].filter(({ counts }) => counts)
    const toReplay = periods.map(({ start, end, prepaid_seconds: prepaid, added_seconds: added }): PeriodToReplay => {
      const [percent, lasts] = policies.get(start) ?? [0, 1]
      const worked = counted.filter(({ day }) => day >= start && day <= end)
      return { start, prepaid, added, percent, lasts, used: worked.reduce((sum, { seconds }) => sum + seconds, 0) }
    })
    const { lines, remaining } = replayRolloverHours(toReplay)
    expect(await ledgerOf(of)).toEqual(lines)
    expect(periods.map(({ remaining_seconds }) => remaining_seconds)).toEqual(remaining)
  }

  it.each([1, 2, 3, 4])('adds up over 12 periods of random work, changes, pauses and policies (%i)', async (seed) => {
    const random = randomNumbers(seed)
    const start = Temporal.PlainDate.from('2027-01-31')
    let current = [random.pick([30, 50, 100]), random.pick([1, 2, 3, 12])] as const
    await policy(...current)
    const of = await subscription(start.toString())
    const known: Known = { of, entries: new Map(), policies: new Map([[start.toString(), current]]) }
    for (let month = 1; month <= 13; month += 1) {
      const periods = await periodsOf(of)
      const last = periods.at(-1)
      if (!last) throw new Error('A subscription has a period.')
      const dayOf = ({ start: first, end }: PeriodRow) => {
        const days = Temporal.PlainDate.from(first).until(end).days + 1
        return Temporal.PlainDate.from(first)
          .add({ days: random.below(days) })
          .toString()
      }
      for (let count = random.below(5); count > 0; count -= 1) {
        const day = dayOf(random.chance(0.3) ? random.pick(periods) : last)
        const seconds = 1 + random.below(8 * hour)
        known.entries.set(await of.log(day, 0, { seconds }), { day, seconds, counts: true })
      }
      for (const [uuid, entry] of known.entries) {
        if (!entry.counts) continue
        const fate = random.below(16)
        if (fate === 0) {
          await database.pool.query('update time_entries set removed_date = now() where uuid = $1', [uuid])
          known.entries.set(uuid, { ...entry, counts: false })
        }
        if (fate === 1) await database.pool.query(`update time_entries set status = 'queried' where uuid = $1`, [uuid])
      }
      if (random.chance(0.3)) await add(random.pick(periods).uuid, 1 + random.below(6))
      if (month === 6) {
        const note = { reason: 'A mistake', issue_date: '2027-07-01', created_by: null, at: clock.now() }
        await database.kysely
          .transaction()
          .execute((transaction) => postCreditNote(transaction, { invoice_uuid: of.invoice_uuid, ...note }))
      }
      if (month === 8) {
        const from = Temporal.PlainDate.from(last.end).add({ days: 1 })
        const resumes_on = from.add({ days: 11 }).toString()
        await addPause(database, { project_uuid: of.uuid, from_date: from.toString(), resumes_on })
      }
      await expectReplayed(known)
      if (random.chance(0.4)) current = [random.pick([0, 25, 100]), random.pick([1, 2, 12])]
      await policy(...current)
      await renewOn(start.add({ months: month, days: month > 8 ? 12 : 0 }).toString())
      for (const period of await periodsOf(of)) {
        if (!known.policies.has(period.start)) known.policies.set(period.start, current)
      }
      await expectReplayed(known)
    }
    expect((await periodsOf(of)).length).toBeGreaterThanOrEqual(13)
    expect((await ledgerOf(of)).length).toBeGreaterThan(3)
  })
})
