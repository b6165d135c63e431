import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { nightOfTabs, type Pressed } from '../../testing/timers/night-of-tabs.ts'
import { replayOfEvents } from '../../testing/timers/replay-of-events.ts'

const { clock, database, addWorker, send } = await timeSuite(new Date('2026-03-07T18:00:00Z'))

const seed = 20_261_123
const eventsOfEach = 60

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

async function play(worker: Worker, begin: Date, events: readonly Pressed[]): Promise<void> {
  const { project_uuid } = worker.place
  const task = await addTask(database, project_uuid)
  const instant = (seconds: number) => new Date(begin.getTime() + seconds * 1000)
  for (const { event, uuid, timer, at, arrives, replace, seconds = 0 } of events) {
    clock.set(instant(arrives))
    const interval = { start_at: instant(at).toISOString(), end_at: instant(at + seconds).toISOString() }
    const { rate_plan_uuid } = worker.place
    const id = timer === 0 ? project_uuid : project_uuid + task
    const answer =
      event === 'log'
        ? await send('POST /time', worker.token, { rate_plan_uuid, ...interval, description: 'By hand' })
        : await send(`POST /timers/${id}/events`, worker.token, { event, uuid, at: instant(at).toISOString(), replace })
    expect([200, 409]).toContain(answer.status)
  }
}

describe('a night of ten tabs with cut networks and events said twice', () => {
  it.each([
    ['America/Toronto', '2026-03-07T18:00:00Z'],
    ['America/St_Johns', '2026-03-07T18:00:00Z'],
    ['America/Regina', '2026-03-07T18:00:00Z'],
    ['America/Phoenix', '2026-03-07T18:00:00Z'],
    ['America/Toronto', '2026-10-31T18:00:00Z'],
    ['America/Halifax', '2026-10-31T18:00:00Z'],
    ['America/Chicago', '2026-10-31T18:00:00Z'],
    ['America/Denver', '2026-10-31T18:00:00Z'],
    ['America/Los_Angeles', '2026-10-31T18:00:00Z'],
    ['America/Vancouver', '2026-10-31T18:00:00Z'],
    ['America/Edmonton', '2026-10-31T18:00:00Z'],
  ])('in %s from %s is to the second what a plain replay says', async (zone, from) => {
    const begin = new Date(from)
    const events = nightOfTabs(randomNumbers(seed + zone.length + begin.getUTCMonth()), eventsOfEach)
    clock.set(begin)
    const worker = await addWorker(zone, { start_date: '2026-01-01' })
    await play(worker, begin, events)
    const expected = replayOfEvents(events)
    const { rows } = await database.pool.query<{ start_at: Date; end_at: Date; task_date: string; seconds: number }>(
      'select start_at, end_at, task_date, seconds from time_entries where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(sum(rows.map(({ seconds }) => seconds))).toBe(sum(expected.entries.map(([start, end]) => end - start)))
    expect(rows.length).toBeGreaterThan(5)
    const rejected = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from end_at - start_at)::int as seconds from rejected_time where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(sum(rejected.rows.map(({ seconds }) => seconds))).toBe(expected.rejected)
    for (const { start_at, end_at, task_date } of rows) {
      expect(calendarDay(zone, start_at)).toBe(task_date)
      expect(calendarDay(zone, new Date(end_at.getTime() - 1))).toBe(task_date)
    }
    const running = await database.kysely
      .selectFrom('timers')
      .select('id')
      .where('virtualassistant_uuid', '=', worker.virtualassistant_uuid)
      .where('state', '=', 'running')
      .execute()
    expect(running).toHaveLength(expected.running)
  })
})
