import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { TimerRow } from './timer-rows.ts'

interface Chosen {
  readonly now_id: string
  /** When it was chosen, and when that came. */
  readonly placed_at: Date
  readonly created_date: Date
}

/** What a timer of this id became when its task was chosen for the last time. */
async function lastChosen(
  transaction: Transaction<Tables>,
  assistant_uuid: string,
  id: string,
): Promise<Chosen | undefined> {
  const { rows } = await sql<Chosen>`
    select answer->'timer'->>'id' as now_id, placed_at, created_date from timer_events
    where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and event = 'describe' and answer->'timer'->>'id' <> timer_id
    order by created_date desc limit 1`.execute(transaction)
  return rows[0]
}

/**
 * The timer of an id, also where its task was chosen on another device since: that made its id another one. Undefined: it was stopped
 * or discarded, or never was.
 */
export async function findTimer(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  { assistant_uuid, id }: { readonly assistant_uuid: string; readonly id: string },
): Promise<TimerRow | undefined> {
  const seen = new Set<string>()
  let since: Date | null = null
  let current: string | undefined = id
  while (current !== undefined && !seen.has(current)) {
    seen.add(current)
    const known = current
    const timer = timers.find((each) => each.id === known)
    // A later one for the same task is another timer.
    if (timer) return since === null || timer.created_date <= since ? timer : undefined
    const chosen: Chosen | undefined = await lastChosen(transaction, assistant_uuid, known)
    since ??= chosen?.created_date ?? null
    current = chosen?.now_id
  }
  return undefined
}

/** True where a timer of this id is known to have been started at that instant, taken or refused: its task wasn't chosen elsewhere since. */
async function isStartKnown(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, since }: { readonly assistant_uuid: string; readonly id: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from timer_events where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and placed_at = ${since}
      and event in ('start', 'resume')
    union all
    select from timer_rejected_starts where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and start_at = ${since}
    limit 1`.execute(transaction)
  return rows.length > 0
}

/**
 * The id by now of a timer whose pause, stop or discard comes from a device that hadn't heard that its task was chosen elsewhere: that was
 * while it ran what this ends.
 */
export async function idSince(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, since }: { readonly assistant_uuid: string; readonly id: string; readonly since: Date },
): Promise<string> {
  const seen = new Set<string>()
  let [current, from] = [id, since]
  while (!seen.has(current) && !(await isStartKnown(transaction, { assistant_uuid, id: current, since }))) {
    seen.add(current)
    const chosen = await transaction
      .selectFrom('timer_events')
      .select([sql<string>`answer->'timer'->>'id'`.as('now_id'), 'placed_at'])
      .where('virtualassistant_uuid', '=', assistant_uuid)
      .where('timer_id', '=', current)
      .where('event', '=', 'describe')
      .where('placed_at', '>=', from)
      .where(sql<boolean>`answer->'timer'->>'id' <> timer_id`)
      .orderBy('placed_at')
      .limit(1)
      .executeTakeFirst()
    if (chosen) [current, from] = [chosen.now_id, chosen.placed_at]
  }
  return current
}
