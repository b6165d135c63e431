import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { randomNumbers } from '../../testing/random/random-numbers.ts'
import { addTask } from '../../testing/rows/add-task.ts'
import { timeSuite, type Worker } from '../../testing/time-suite.ts'
import { judgeTime, type Judged } from '../../testing/timers/judge-time.ts'
import { offlineDevices, type Circumstances, type OfflineWork } from '../../testing/timers/offline-devices.ts'

/** Ten in the morning in Toronto. */
const morning = new Date('2026-11-20T15:00:00Z')
const { clock, database, addWorker, send } = await timeSuite(morning)

interface Night {
  readonly worker: Worker
  readonly ids: readonly [string, string]
  readonly begin: Date
}

async function newNight(zone: string, begin: Date): Promise<Night> {
  clock.set(begin)
  const worker = await addWorker(zone, { start_date: '2026-01-01' })
  const { project_uuid } = worker.ratePlan
  return { worker, ids: [project_uuid, project_uuid + (await addTask(database, project_uuid))], begin }
}

async function play({ worker, ids, begin }: Night, { sent }: OfflineWork): Promise<void> {
  const instant = (seconds: number) => new Date(begin.getTime() + seconds * 1000)
  const { rate_plan_uuid } = worker.ratePlan
  for (const { event, uuid, timer, at, arrives, since, replace, seconds = 0 } of sent) {
    clock.set(instant(arrives))
    const interval = { start_at: instant(at).toISOString(), end_at: instant(at + seconds).toISOString() }
    const said = { event, uuid, at: instant(at).toISOString(), replace }
    const answer =
      event === 'log'
        ? await send('POST /time', worker.token, { rate_plan_uuid, ...interval, description: 'By hand' })
        : await send(`POST /timers/${ids[timer]}/events`, worker.token, {
            ...said,
            ...(since !== undefined && { since: instant(since).toISOString() }),
          })
    // A start is refused where another timer runs; so is time by hand where time is taken.
    expect(event === 'pause' || event === 'stop' ? [200] : [200, 409]).toContain(answer.status)
  }
}

async function judged(night: Night, work: OfflineWork): Promise<Judged> {
  await play(night, work)
  const { worker, ids, begin } = night
  return judgeTime(database.pool, { assistant_uuid: worker.virtualassistant_uuid, ids, begin }, work)
}

/** What is wrong. Where a device doesn't say since when it showed its timer running, what it ran on by itself may not be known. */
function wrongOf({ lost, invented, twice, open }: Judged, { saysSince }: Circumstances) {
  return { ...(saysSince === 'all' && { lost }), invented, twice, open }
}

/** What was pressed on a device, in the order in which it arrives; of an end, since when it showed its timer running. */
type Press = readonly [device: number, timer: 0 | 1, event: 'start' | 'pause' | 'stop', at: number, since?: number]

/** Seeds of one kind; more of them: `SEEDS=300 npm test -- server/work/time/offline-devices`. */
const seeds = Number(process.env['SEEDS'] ?? 4)
const twoDevices = { devices: 2, longest: 900 }

describe('entered and rejected seconds are those that ran, each once', () => {
  it.each<Circumstances>([
    { ...twoDevices, isSameTimer: false, saysSince: 'all', isDisordered: false },
    { ...twoDevices, isSameTimer: true, saysSince: 'all', isDisordered: false },
    { ...twoDevices, isSameTimer: false, saysSince: 'all', isDisordered: true },
    { ...twoDevices, isSameTimer: true, saysSince: 'all', isDisordered: true },
    { ...twoDevices, isSameTimer: false, saysSince: 'some', isDisordered: false },
    { ...twoDevices, isSameTimer: true, saysSince: 'some', isDisordered: false },
    { ...twoDevices, isSameTimer: false, saysSince: 'none', isDisordered: false },
    { ...twoDevices, isSameTimer: true, saysSince: 'none', isDisordered: false },
    { devices: 10, longest: 3000, isSameTimer: false, saysSince: 'all', isDisordered: false },
    { devices: 10, longest: 3000, isSameTimer: false, saysSince: 'all', isDisordered: true },
    { devices: 10, longest: 3000, isSameTimer: false, saysSince: 'all', isDisordered: false, isAtOnce: true },
    { devices: 4, longest: 900, isSameTimer: false, saysSince: 'all', isDisordered: true, isAtOnce: true },
  ])('of two timers on devices that were offline: %o', { timeout: seeds * 20_000 }, async (circumstances) => {
    const wrong: object[] = []
    for (let seed = 1; seed <= seeds; seed += 1) {
      const night = await newNight('America/Toronto', morning)
      const found = wrongOf(await judged(night, offlineDevices(randomNumbers(seed), circumstances)), circumstances)
      if (Object.values(found).some((seconds) => seconds.length > 0)) wrong.push({ seed, ...found })
    }
    expect(wrong).toEqual([])
  })

  it.each<[string, readonly Press[], OfflineWork['ran']]>([
    [
      'the other timer was started earlier, elsewhere, than what it stopped had run',
      [
        [1, 1, 'start', 1_300],
        [2, 0, 'start', 1_880],
        [3, 0, 'start', 1_860],
        [4, 1, 'start', 1_180],
        [4, 1, 'stop', 1_840, 1_180],
        [1, 1, 'stop', 1_490, 1_300],
        [2, 0, 'stop', 2_020, 1_880],
        [3, 0, 'stop', 2_480, 1_860],
      ],
      [[[1_860, 2_480]], [[1_180, 1_840]]],
    ],
    [
      'the other timer was started earlier than what waits for its end',
      [
        [1, 0, 'start', 2_000],
        [2, 1, 'start', 1_000],
        [3, 0, 'start', 500],
        [4, 1, 'start', 300],
        [4, 1, 'pause', 400, 300],
        [1, 0, 'stop', 3_000, 2_000],
        [3, 0, 'stop', 2_500, 500],
        [5, 1, 'start', 4_000],
        [2, 1, 'stop', 1_500, 1_000],
        [5, 1, 'stop', 4_100, 4_000],
      ],
      [
        [[500, 3_000]],
        [
          [300, 400],
          [1_000, 1_500],
          [4_000, 4_100],
        ],
      ],
    ],
    [
      'it ran on beyond the start of the timer that follows, and is started again before anyone says so',
      [
        [1, 1, 'start', 1_300],
        [2, 0, 'start', 1_880],
        [3, 0, 'start', 1_860],
        [4, 1, 'start', 1_180],
        [2, 0, 'stop', 2_020, 1_880],
        [3, 0, 'stop', 2_480, 1_860],
        [5, 1, 'start', 3_000],
        [1, 1, 'stop', 1_900, 1_300],
        [4, 1, 'stop', 1_200, 1_180],
        [5, 1, 'stop', 3_100, 3_000],
      ],
      [
        [[1_860, 2_480]],
        [
          [1_180, 1_200],
          [1_300, 1_900],
          [3_000, 3_100],
        ],
      ],
    ],
    [
      'it was known to have ended before the other timer began that follows',
      [
        [1, 1, 'start', 100],
        [2, 0, 'start', 200],
        [2, 0, 'stop', 300, 200],
        [4, 1, 'start', 850],
        [2, 0, 'start', 900],
        [4, 1, 'stop', 950, 850],
        [3, 1, 'start', 50],
        [2, 0, 'stop', 1_000, 900],
        [2, 1, 'start', 1_100],
        [3, 1, 'pause', 80, 50],
        [1, 1, 'pause', 250, 100],
        [2, 1, 'stop', 1_200, 1_100],
      ],
      [
        [
          [200, 300],
          [900, 1_000],
        ],
        [
          [50, 80],
          [100, 250],
          [850, 950],
          [1_100, 1_200],
        ],
      ],
    ],
  ])('where %s', async (_, presses, ran) => {
    const arrives = 5_000
    const sent = presses.map(([device, timer, event, at, since]) => ({
      device,
      timer,
      event,
      at,
      arrives,
      uuid: randomUUID(),
      replace: true,
      ...(since !== undefined && { since }),
    }))
    const { lost, invented, twice, open } = await judged(await newNight('America/Toronto', morning), { sent, ran })
    expect({ lost, invented, twice, open }).toEqual({ lost: [], invented: [], twice: [], open: [] })
  })

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
  ])('of ten tabs in %s from %s, and no entry is on two days', async (zone, from) => {
    const circumstances = {
      devices: 10,
      longest: 9000,
      isSameTimer: false,
      saysSince: 'all',
      isDisordered: false,
    } as const
    const begin = new Date(from)
    const night = await newNight(zone, begin)
    const work = offlineDevices(randomNumbers(zone.length + begin.getUTCMonth()), circumstances)
    const found = await judged(night, work)
    expect(wrongOf(found, circumstances)).toEqual({ lost: [], invented: [], twice: [], open: [] })
    expect(found.entered).toBeGreaterThan(found.ran / 4)
    const { rows } = await database.pool.query<{ start_at: Date; end_at: Date; task_date: string }>(
      'select start_at, end_at, task_date from time_entries where virtualassistant_uuid = $1 and removed_date is null',
      [night.worker.virtualassistant_uuid],
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { start_at, end_at, task_date } of rows) {
      expect(calendarDay(zone, start_at)).toBe(task_date)
      expect(calendarDay(zone, new Date(end_at.getTime() - 1))).toBe(task_date)
    }
  })
})

/** Sends what was pressed, in the order in which it arrives, long after. */
async function sendAll(
  { worker, begin }: Night,
  presses: readonly [id: string, event: string, at: number, more?: object][],
) {
  const instant = (seconds: number) => new Date(begin.getTime() + seconds * 1000).toISOString()
  clock.set(new Date(begin.getTime() + 3_600_000))
  for (const [id, event, at, more] of presses) {
    const since = (more as { since?: number } | undefined)?.since
    const answer = await send(`POST /timers/${id}/events`, worker.token, {
      event,
      uuid: randomUUID(),
      at: instant(at),
      ...more,
      ...(since !== undefined && { since: instant(since) }),
    })
    expect(answer.status).toBe(200)
  }
}

const rightOf = async ({ worker, ids, begin }: Night, ran: OfflineWork['ran']) => {
  const of = { assistant_uuid: worker.virtualassistant_uuid, ids, begin }
  const { lost, invented, twice, open } = await judgeTime(database.pool, of, { ran })
  return { lost, invented, twice, open }
}
describe('a task that is chosen while a timer runs offline', () => {
  const right = { lost: [], invented: [], twice: [], open: [] }

  it.each([
    ['before', 50, {}],
    ['after', 150, {}],
    ['after', 150, { since: 0 }],
  ])(
    'is that of what it ran, chosen %s another device started another timer in its place: at %i %o',
    async (_, at, since) => {
      const night = await newNight('America/Toronto', morning)
      const { ids, worker } = night
      const { project_uuid } = worker.ratePlan
      const phone = project_uuid + (await addTask(database, project_uuid))
      const task_uuid = ids[1].slice(36)
      await sendAll(night, [
        [ids[0], 'start', 0],
        [phone, 'start', 100, { replace: true }],
        [phone, 'stop', 130, { since: 100 }],
        [ids[0], 'describe', at, { task_uuid, ...since }],
        [ids[1], 'stop', 170, { since: 0 }],
      ])
      expect(await rightOf(night, [[], [[0, 170]]])).toEqual(right)
      const { rows } = await database.pool.query(
        `select task_uuid, extract(epoch from end_at - start_at)::int as seconds, (select count(*)::int from time_entry_changes
         where time_entry_changes.origin_uuid = time_entries.origin_uuid) as changes
       from time_entries where virtualassistant_uuid = $1 and removed_date is null order by start_at`,
        [worker.virtualassistant_uuid],
      )
      expect(rows).toEqual([
        { task_uuid, seconds: 100, changes: 1 },
        { task_uuid: phone.slice(36), seconds: 30, changes: 0 },
      ])
    },
  )

  it('takes nothing along of what another device ran later', async () => {
    const night = await newNight('America/Toronto', morning)
    const { ids } = night
    await sendAll(night, [
      [ids[0], 'start', 300],
      [ids[0], 'stop', 310, { since: 300 }],
      [ids[0], 'start', 0],
      [ids[0], 'describe', 10, { task_uuid: ids[1].slice(36) }],
      [ids[1], 'stop', 40, { since: 0 }],
      [ids[0], 'start', 120],
      [ids[0], 'stop', 130, { since: 120 }],
    ])
    const ran: OfflineWork['ran'] = [
      [
        [120, 130],
        [300, 310],
      ],
      [[0, 40]],
    ]
    expect(await rightOf(night, ran)).toEqual(right)
  })

  it('isn’t that of what its timer ran on another device the day before', async () => {
    const night = await newNight('America/Toronto', morning)
    const { ids } = night
    await sendAll(night, [
      [ids[0], 'start', 1_000],
      [ids[0], 'describe', 1_010, { task_uuid: ids[1].slice(36) }],
      [ids[1], 'stop', 1_040, { since: 1_000 }],
      [ids[0], 'start', 100],
      [ids[0], 'stop', 130, { since: 100 }],
    ])
    expect(await rightOf(night, [[[100, 130]], [[1_000, 1_040]]])).toEqual(right)
  })

  it('leaves alone what the timer runs anew since', async () => {
    const night = await newNight('America/Toronto', morning)
    const { ids } = night
    await sendAll(night, [
      [ids[0], 'start', 0],
      [ids[0], 'stop', 20, { since: 0 }],
      [ids[0], 'start', 100],
      [ids[0], 'describe', 10, { task_uuid: ids[1].slice(36) }],
      [ids[1], 'stop', 30, { since: 0 }],
      [ids[0], 'stop', 140, { since: 100 }],
    ])
    expect(await rightOf(night, [[[100, 140]], [[0, 30]]])).toEqual(right)
  })
})
