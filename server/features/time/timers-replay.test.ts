import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { randomNumbers, type RandomNumbers } from '../../testing/random/random-numbers.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'

const { clock, database, addWorker, send } = await timeSuite(new Date('2026-03-07T18:00:00Z'))

const seed = 20_261_123
const tabs = 10
const eventsOfEach = 60

interface Pressed {
  readonly event: 'start' | 'pause' | 'resume' | 'stop' | 'describe'
  readonly uuid: string
  readonly timer: number
  /** Seconds after the beginning: when it was pressed, and when it arrived. */
  readonly at: number
  readonly arrives: number
  readonly replace: boolean
}

/** A night of ten tabs whose networks are cut and come back: each sends what it holds in its order, some of it twice. */
function nightOf({ below, chance, pick }: RandomNumbers): Pressed[] {
  const pressed: Pressed[] = []
  const backAt = Array.from({ length: tabs }, () => 0)
  let at = 0
  for (let count = 0; count < eventsOfEach; count += 1) {
    at += 60 + below(2400)
    const tab = below(tabs)
    if (chance(0.2)) backAt[tab] = at + below(7200)
    const arrives = Math.max(at, backAt[tab] ?? 0)
    const event = pick(['start', 'start', 'pause', 'resume', 'stop', 'describe'] as const)
    const each = { event, uuid: randomUUID(), timer: below(2), at, arrives, replace: chance(0.5) }
    pressed.push(each)
    if (chance(0.3)) pressed.push({ ...each, arrives: arrives + below(600) })
  }
  return pressed.toSorted((one, other) => one.arrives - other.arrives)
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

interface Counted {
  since: number | null
  stretches: [from: number, to: number][]
}

/** What the events say, in the order in which they arrived: seconds of what was stopped, by nothing but arithmetic. */
function replay(events: readonly Pressed[]): { entries: [number, number][]; running: number } {
  const known = new Set<string>()
  const timers = new Map<number, Counted>()
  const entries: [number, number][] = []
  const taken = () => [...entries, ...[...timers.values()].flatMap(({ stretches }) => stretches)]
  const pause = (timer: Counted, at: number, now: number): number => {
    if (timer.since === null) return at
    const end = Math.min(now, Math.max(at, timer.since))
    if (end > timer.since) timer.stretches.push([timer.since, end])
    timer.since = null
    return end
  }
  const stop = (key: number, timer: Counted, at: number, now: number): number => {
    const end = pause(timer, at, now)
    timers.delete(key)
    entries.push(...timer.stretches)
    return end
  }
  for (const { event, uuid, timer: key, at, arrives: now, replace } of events) {
    if (known.has(uuid)) continue
    const timer = timers.get(key)
    const other = [...timers].find(([each, { since }]) => each !== key && since !== null)
    if (event === 'start' || event === 'resume') {
      if (other && timer?.since == null && !replace) continue
      known.add(uuid)
      if (timer && timer.since !== null) continue
      const from = other ? stop(other[0], other[1], (other[1].since ?? 0) > at ? now : at, now) : at
      const since = Math.max(from, ...taken().map(([, to]) => to))
      timers.set(key, { since, stretches: timer?.stretches ?? [] })
      continue
    }
    known.add(uuid)
    if (timer && event === 'pause') pause(timer, at, now)
    if (timer && event === 'stop') stop(key, timer, at, now)
  }
  return { entries, running: [...timers.values()].filter(({ since }) => since !== null).length }
}

async function play(worker: Worker, begin: Date, events: readonly Pressed[]): Promise<void> {
  const { project_uuid } = worker.place
  const { rows } = await database.pool.query<{ uuid: string }>(
    `with list as (insert into task_lists (project_uuid, name, created_date) values ($1, 'Lists', now()) returning uuid)
     insert into tasks (project_uuid, task_list_uuid, name, created_date, updated_date)
     select $1, uuid, 'Second', now(), now() from list returning uuid`,
    [project_uuid],
  )
  const instant = (seconds: number) => new Date(begin.getTime() + seconds * 1000)
  for (const { event, uuid, timer, at, arrives, replace } of events) {
    clock.set(instant(arrives))
    const id = timer === 0 ? project_uuid : `${project_uuid}${rows[0]?.uuid}`
    const answer = await send(`POST /timers/${id}/events`, worker.token, {
      event,
      uuid,
      at: instant(at).toISOString(),
      replace,
    })
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
    const events = nightOf(randomNumbers(seed + zone.length + begin.getUTCMonth()))
    clock.set(begin)
    const worker = await addWorker(zone, { start_date: '2026-01-01' })
    await play(worker, begin, events)
    const expected = replay(events)
    const { rows } = await database.pool.query<{ start_at: Date; end_at: Date; task_date: string; seconds: number }>(
      'select start_at, end_at, task_date, seconds from time_entries where virtualassistant_uuid = $1',
      [worker.virtualassistant_uuid],
    )
    expect(sum(rows.map(({ seconds }) => seconds))).toBe(sum(expected.entries.map(([start, end]) => end - start)))
    expect(rows.length).toBeGreaterThan(5)
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
