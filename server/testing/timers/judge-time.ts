import type { Pool } from 'pg'
import type { OfflineWork, Seconds } from './offline-devices.ts'

export interface Judged {
  /** Seconds that the timers ran, and those that became entries and rejected time. */
  readonly ran: number
  readonly entered: number
  readonly rejected: number
  /** What a timer ran and is neither entered nor rejected for it. */
  readonly lost: readonly Seconds[]
  /** What is entered or rejected for a timer and it never ran. */
  readonly invented: readonly Seconds[]
  /** What is entered or rejected for a timer more than once. */
  readonly twice: readonly Seconds[]
  /** What a timer still counts, though each device stopped what it ran. */
  readonly open: readonly Seconds[]
}

/** How often each second is in them. */
function timesOf(all: readonly Seconds[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const [from, to] of all) {
    for (let second = from; second < to; second += 1) times.set(second, (times.get(second) ?? 0) + 1)
  }
  return times
}

function secondsAsIntervals(seconds: readonly number[]): Seconds[] {
  const found: [number, number][] = []
  for (const second of seconds.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && last[1] === second) last[1] = second + 1
    else found.push([second, second + 1])
  }
  return found
}

/** What is stored of a timer: entries that it made, time that was rejected, and what it has counted without being stopped. */
async function storedOf(pool: Pool, assistant_uuid: string, id: string, begin: Date) {
  const { rows } = await pool.query<{ kind: string; start_at: Date; end_at: Date | null }>(
    `select 'entered' as kind, start_at, end_at from time_entries
     where virtualassistant_uuid = $1 and project_uuid::text || coalesce(task_uuid::text, '') = $2
       and removed_date is null and source = 'timer'
     union all
     select 'rejected', start_at, end_at from rejected_time where virtualassistant_uuid = $1 and timer_id = $2
     union all
     select 'open', start_at, end_at from timer_stretches where virtualassistant_uuid = $1 and timer_id = $2`,
    [assistant_uuid, id],
  )
  const second = (instant: Date) => (instant.getTime() - begin.getTime()) / 1000
  const of = (kind: string): Seconds[] =>
    rows.flatMap((row) => (row.kind === kind ? [[second(row.start_at), second(row.end_at ?? row.start_at)]] : []))
  return { entered: of('entered'), rejected: of('rejected'), open: of('open') }
}

/** Holds what is stored of an assistant's timers against what their devices ran, second by second. */
export async function judgeTime(
  pool: Pool,
  { assistant_uuid, ids, begin }: { assistant_uuid: string; ids: readonly [string, string]; begin: Date },
  { ran }: Pick<OfflineWork, 'ran'>,
): Promise<Judged> {
  const timers = []
  for (const timer of [0, 1] as const) {
    const { entered, rejected, open } = await storedOf(pool, assistant_uuid, ids[timer], begin)
    const truth = timesOf(ran[timer])
    const stored = timesOf([...entered, ...rejected])
    timers.push({
      ran: truth.size,
      entered: timesOf(entered).size,
      rejected: timesOf(rejected).size,
      lost: secondsAsIntervals([...truth.keys()].filter((second) => !stored.has(second))),
      invented: secondsAsIntervals([...stored.keys()].filter((second) => !truth.has(second))),
      twice: secondsAsIntervals([...stored].flatMap(([second, times]) => (times > 1 ? [second] : []))),
      open,
    })
  }
  const [one, other] = timers
  if (!one || !other) throw new Error('There are two timers')
  return {
    ran: one.ran + other.ran,
    entered: one.entered + other.entered,
    rejected: one.rejected + other.rejected,
    lost: [...one.lost, ...other.lost],
    invented: [...one.invented, ...other.invented],
    twice: [...one.twice, ...other.twice],
    open: [...one.open, ...other.open],
  }
}
