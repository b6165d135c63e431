import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addAssistant } from '../../../testing/rows/add-assistant.ts'
import { addTimeEntry } from '../../../testing/rows/add-time-entry.ts'
import { subscriptionsSuite } from '../../../testing/subscriptions-suite.ts'
import { isInFilter, type TimeFilter } from '../entries/filtered-entries.ts'
import type { TimeViewer } from '../time-viewer.ts'
import { secondsBefore } from './seconds-before.ts'
import { joinDaySums, totalsOf } from './stored-sums.ts'
import { timePage } from './time-page.ts'

const { database, here } = await subscriptionsSuite(new Date('2026-11-20T15:00:00Z'))
const staff: TimeViewer = { side: 'staff', canEdit: false }
const days = 30
const dayAt = (at: number) => new Date(Date.UTC(2026, 9, 1 + (at % days))).toISOString().slice(0, 10)

const someone = await here.subscriber({ start_date: '2026-10-01' })
const { uuid: assistant } = await addAssistant(database, {})
await database.kysely
  .updateTable('rate_plans')
  .set({ virtualassistant_uuid: assistant })
  .where('project_uuid', '=', someone.uuid)
  .execute()
for (let at = 0; at < 620; at += 1) {
  const created_date = new Date(Date.UTC(2026, 10, 1, 0, 0, at % 200))
  const billable = at % 3 !== 0
  const more = { billable, payable: billable, seconds: 60 + (at % 7), created_date, source: 'timer' as const }
  const status = timeEntryStates.values[at % 5] ?? 'open'
  await addTimeEntry(database, someone.uuid, { task_date: dayAt(at), status, ...more })
}

/** What is kept, and the same counted row by row. */
async function bothTotals(filter: TimeFilter) {
  const { rows } = await sql`
    select count(*)::int as count, coalesce(sum(seconds) filter (where status <> 'unconfirmed'), 0)::float8 as "totalTime",
      coalesce(sum(seconds) filter (where status <> 'unconfirmed' and billable), 0)::float8 as "totalBillableTime"
    from time_entries where ${isInFilter(staff, filter)}`.execute(database.kysely)
  return [await totalsOf(database.kysely, staff, filter), rows[0]]
}

const filters: TimeFilter[] = [
  {},
  { billable: true },
  { status: 'unconfirmed' },
  { from: dayAt(4), to: dayAt(9), billable: false },
  { source: 'timer', billable: true },
]

it.each(filters)(
  'C3.1 totals of %j are those of its entries, also after changes, removals and joined sums',
  async (filter) => {
    const same = async () => {
      const [stored, counted] = await bothTotals(filter)
      expect(stored).toEqual(counted)
    }
    await same()
    await database.pool.query('update time_entries set billable = not billable, payable = billable where seconds = 61')
    await database.pool.query(
      'update time_entries set removed_date = now() where seconds = 62 and removed_date is null',
    )
    await same()
    await joinDaySums(database.kysely)
    await same()
    const lines = await database.pool.query(
      'select from time_day_sums group by task_date, status, billable having count(*) > 1',
    )
    expect(lines.rowCount).toBe(0)
  },
)

it.each([
  [undefined, undefined],
  [['task_date'], [false]],
  [['seconds'], [true]],
  [['status'], [false]],
  [['project_name'], [true]],
  [['virtualassistant_name'], [false]],
  [['task_name'], [true]],
  [['start_at'], [false]],
  [
    ['project_name', 'seconds'],
    [false, true],
  ],
] as const)(
  'A6.5 pages by %j %j have each entry once and know what comes before, however far',
  async (sortBy, sortDesc) => {
    const order = sortBy && { sortBy: [...sortBy], sortDesc: [...(sortDesc ?? [])] }
    const readTotals = () => totalsOf(database.kysely, staff, {})
    const readCount = async () => (await readTotals()).count
    const whole = { viewer: staff, filter: {}, pagination: { limit: 1_000, offset: 0, ...order } }
    const all = await timePage(database.kysely, whole, readCount)
    const inPages: string[] = []
    for (let offset = 0; offset < all.length; offset += 60) {
      const request = { viewer: staff, filter: {}, pagination: { limit: 60, offset, ...order } }
      const page = await timePage(database.kysely, request, readCount)
      inPages.push(...page.map(({ uuid }) => uuid))
      const counted = all
        .slice(0, offset)
        .filter(({ status }) => timeEntryStates.sets.counted.some((each) => each === status))
      const secondsOf = (billable: boolean) =>
        counted.filter((entry) => entry.billable === billable).reduce((sum, { seconds }) => sum + seconds, 0)
      expect(await secondsBefore(database.kysely, request, readTotals)).toEqual({
        billable: secondsOf(true),
        notBillable: secondsOf(false),
      })
    }
    expect(inPages).toEqual(all.map(({ uuid }) => uuid))
    expect(new Set(inPages).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(500)
  },
)
