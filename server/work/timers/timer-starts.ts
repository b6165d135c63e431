import { sql, type Kysely, type Updateable, type Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { splitInterval } from './split-interval.ts'
import { takenIntervals } from './taken-intervals.ts'

/** A start whose end isn't known yet. */
export interface TimerStart {
  readonly start_at: Date
  /** As its browser said. */
  readonly given_at: Date
  /** Of a paused timer: where the one that was started after it began. */
  readonly until_at: Date | null
}

interface OfTimer {
  readonly virtualassistant_uuid: string
  readonly id: string
  readonly running_since: Date | null
}

/** The starts of a timer whose end isn't known yet, the earliest first. One that a server of before began has written none. */
export async function openStarts(
  database: Kysely<Tables>,
  { virtualassistant_uuid, id, running_since }: OfTimer,
): Promise<TimerStart[]> {
  const starts = await database
    .selectFrom('timer_starts')
    .select(['start_at', 'given_at', 'until_at'])
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .orderBy('start_at')
    .execute()
  if (starts.length > 0 || running_since === null) return starts
  return [{ start_at: running_since, given_at: running_since, until_at: null }]
}

export async function addStarts(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Omit<OfTimer, 'running_since'>,
  starts: readonly TimerStart[],
): Promise<void> {
  // Two of one second, e.g. of two devices, are one: a statement can't write a row twice.
  const bySecond = new Map(starts.map((start) => [start.start_at.getTime(), start]))
  const rows = [...bySecond.values()].map((start) => ({ virtualassistant_uuid, timer_id: id, ...start }))
  const insert = transaction
    .insertInto('timer_starts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['virtualassistant_uuid', 'timer_id', 'start_at'])
        .doUpdateSet((excluded) => ({ until_at: excluded.ref('excluded.until_at') })),
    )
  await sendAhead(transaction, insert)
}

/** Takes back what is reserved for the starts of a timer. */
export async function releaseRun(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Omit<OfTimer, 'running_since'>,
): Promise<void> {
  const released = transaction
    .deleteFrom('timer_stretches')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .where((where) => where.or([where('of_run', '=', true), where('end_at', 'is', null)]))
  await sendAhead(transaction, released)
}

/** Ends the starts of a timer where they are known to: what was reserved for them is counted. */
export async function keepRun(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Omit<OfTimer, 'running_since'>,
): Promise<void> {
  const counted = transaction
    .updateTable('timer_stretches')
    .set({ of_run: false })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .where('end_at', 'is not', null)
  const ended = transaction
    .deleteFrom('timer_starts')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
  await sendAhead(transaction, counted)
  await sendAhead(transaction, ended)
}

/**
 * Reserves all that is free from the first start of a timer on, so that nobody else takes it: until an instant, or without an end
 * behind what is taken last.
 * @returns where the part without an end begins; null: none has
 */
export async function reserveRun(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Omit<OfTimer, 'running_since'>,
  first: Date,
  until: Date | null,
): Promise<Date | null> {
  await releaseRun(transaction, { virtualassistant_uuid, id })
  // The timer that was started after it may itself have been started earlier than was known.
  if (until !== null && until <= first) return null
  const request = { assistant_uuid: virtualassistant_uuid, timer_id: id, from: first, to: until }
  const taken = await takenIntervals(transaction, request)
  const last = taken.reduce((latest, { end_at }) => (end_at > latest ? end_at : latest), first)
  const { free } = splitInterval({ start_at: first, end_at: until ?? last }, taken)
  const reserved = [...free, ...(until === null ? [{ start_at: last, end_at: null }] : [])]
  for (const { start_at, end_at } of reserved) {
    const interval = { virtualassistant_uuid, timer_id: id, start_at, end_at, of_run: end_at !== null }
    await sendAhead(transaction, transaction.insertInto('timer_stretches').values(interval))
  }
  return until === null ? last : null
}

type Run = Pick<Updateable<Tables['timers']>, 'state' | 'running_since' | 'last_sign_at' | 'description' | 'billable'>

/** Writes how a timer goes on, and the seconds it has counted up to the interval that runs. */
export async function saveRun(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Omit<OfTimer, 'running_since'>,
  run: Run,
): Promise<void> {
  const saved = transaction
    .updateTable('timers')
    .set({
      ...run,
      seconds_before: sql<number>`(select coalesce(sum(extract(epoch from end_at - start_at)), 0)::int
        from timer_stretches where timer_stretches.virtualassistant_uuid = timers.virtualassistant_uuid
          and timer_id = timers.id and end_at is not null)`,
      version: sql<number>`version + 1`,
    })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('id', '=', id)
  await sendAhead(transaction, saved)
}
