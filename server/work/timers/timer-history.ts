import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { KnownEvent } from './timer-runs.ts'

interface OfTimer {
  readonly assistant_uuid: string
  readonly id: string
}

/** How far before an instant events are looked for: nothing that is placed earlier is still written. In milliseconds. */
const reach = 9 * 86_400_000

/** What is known to have happened to a timer in the days before an instant and since. Starts that were refused are in it. */
export async function timerHistory(
  transaction: Transaction<Tables>,
  { assistant_uuid, id }: OfTimer,
  before: Date,
): Promise<KnownEvent[]> {
  const first = new Date(before.getTime() - reach)
  const { rows } = await sql<KnownEvent>`
    select event, placed_at as at, since_at as since, position::float8 as position, false as "isRejected" from timer_events
    where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and placed_at >= ${first}
      and event in ('start', 'resume', 'pause', 'stop', 'discard', 'replaced', 'closed')
    union all
    select 'start', start_at, null, 9e15, true from timer_rejected_starts
    where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and start_at >= ${first}
      and not exists (select from timer_events
        where timer_events.virtualassistant_uuid = ${assistant_uuid} and uuid = event_uuid)`.execute(transaction)
  return rows
}

/** The first pause, stop or other end that is known of a timer after an instant. */
export async function firstEndAfter(
  transaction: Transaction<Tables>,
  { assistant_uuid, id }: OfTimer,
  after: Date,
): Promise<Date | null> {
  const end = await transaction
    .selectFrom('timer_events')
    .select('placed_at')
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('placed_at', '>', after)
    .where('event', 'in', ['pause', 'stop', 'discard', 'replaced', 'closed'])
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst()
  return end?.placed_at ?? null
}

/** True where something is known to have happened to a timer later than an instant. */
export async function isKnownLater(
  transaction: Transaction<Tables>,
  { assistant_uuid, id }: OfTimer,
  after: Date,
): Promise<boolean> {
  const later = await transaction
    .selectFrom('timer_events')
    .select('uuid')
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('placed_at', '>', after)
    .where('event', 'not in', ['describe', 'still_working'])
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/**
 * True where the end of a start has come before it: more pauses and stops say that they ended what was started at that second than starts
 * of that second are known. Two devices may start a timer in one second.
 */
export function knownEndOf({
  assistant_uuid,
  id,
  at,
}: OfTimer & { readonly at: Date }): RawBuilder<{ is_known: boolean }> {
  return sql<{ is_known: boolean }>`
    select (select count(*) from timer_events
        where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and since_at = ${at} and placed_at > ${at})
      > (select count(*) from timer_events
        where virtualassistant_uuid = ${assistant_uuid} and timer_id = ${id} and placed_at = ${at}
          and event in ('start', 'resume'))
      as is_known`
}

/** Writes down that a timer was ended by something else than its own pause or stop. */
export async function noteEnded(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, event, at, now }: OfTimer & { event: 'replaced' | 'closed'; at: Date; now: Date },
): Promise<void> {
  await transaction
    .insertInto('timer_events')
    .values({
      virtualassistant_uuid: assistant_uuid,
      uuid: randomUUID(),
      timer_id: id,
      event,
      given_at: at,
      placed_at: at,
      answer: '{}',
      created_date: now,
    })
    .execute()
}
