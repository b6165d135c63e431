import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
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

/**
 * The id by now of a timer whose pause, stop or discard comes from a device that hadn't heard that its task was chosen elsewhere: that was
 * while it ran what this ends.
 */
export async function idSince(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, since }: { readonly assistant_uuid: string; readonly id: string; readonly since: Date },
): Promise<string> {
  const seen = new Set<string>()
  let current = id
  while (!seen.has(current)) {
    seen.add(current)
    const chosen = await lastChosen(transaction, assistant_uuid, current)
    if (chosen && chosen.placed_at >= since) current = chosen.now_id
  }
  return current
}
