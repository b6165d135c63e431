import type { sendTimerEvent } from '@talentplace/contract/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { TimeRules } from '../time-rules.ts'
import { writePieces } from '../entries/changed-pieces.ts'
import { changedParts, recordChange } from '../entries/entry-changes.ts'
import { checkChangeable, heldEntry, type Entry } from '../entries/held-entry.ts'
import { changedStanding } from '../entries/review-begins.ts'
import { secondsBetween } from '../entries/written-pieces.ts'
import { partsOfId } from './place-of-timer.ts'
import { findEnd } from './timer-ends.ts'

interface LateEnd {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  readonly at: Date
  readonly now: Date
  readonly rules: TimeRules
}

/** Where a timer ended because another one was started, and nobody stopped it itself; null: it ended otherwise. */
async function replacedAt(transaction: Transaction<Tables>, { assistant_uuid, id }: LateEnd): Promise<Date | null> {
  const known = await findEnd(transaction, { assistant_uuid, id })
  if (!known?.was_running) return null
  const then = await transaction
    .selectFrom('timer_events')
    .select(['timer_id', 'event'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('placed_at', '=', known.end_at)
    .where('event', 'in', ['start', 'resume', 'pause', 'stop'])
    .execute()
  const ended = then.some(({ timer_id, event }) => timer_id === id && (event === 'pause' || event === 'stop'))
  const replaced = then.some(({ timer_id, event }) => timer_id !== id && (event === 'start' || event === 'resume'))
  return replaced && !ended ? known.end_at : null
}

/** What is left of the pieces of a stretch that was worked until an instant; it is reviewed as what its assistant changes. */
function piecesUntil(pieces: readonly Entry[], { at, now, rules }: LateEnd) {
  return pieces.flatMap((piece) => {
    const { task_date, start_at, end_at, project_uuid, billable, timezone: zone } = piece
    if (start_at === null || end_at === null || start_at >= at) return []
    const end = end_at < at ? end_at : at
    const standing = changedStanding(piece, 'assistant', { zone, day: task_date, now, rules })
    const seconds = secondsBetween(start_at, end)
    return [{ task_date, start_at, end_at: end, seconds, project_uuid, billable, ...standing }]
  })
}

/**
 * A pause or stop that comes late, of a run that is entered up to where another timer was started: its device had stopped it before. The
 * entries end there then, as if their assistant had changed them; what is invoiced, billed or too old stays.
 * @returns the uuids of what is left of them
 */
export async function shortenEntries(transaction: Transaction<Tables>, late: LateEnd): Promise<string[]> {
  const { assistant_uuid, id, event, at, now, rules } = late
  const until = event.since === undefined ? null : await replacedAt(transaction, late)
  if (until === null || event.since === undefined || at >= until) return []
  const since = new Date(Math.floor(Date.parse(event.since) / 1000) * 1000)
  const { project_uuid, task_uuid } = partsOfId(id)
  const entered = await transaction
    .selectFrom('time_entries')
    .select(['uuid', 'origin_uuid'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('task_uuid', 'is not distinct from', task_uuid)
    .where('source', '=', 'timer')
    .where('removed_date', 'is', null)
    .where('start_at', '>=', since)
    .where('end_at', '>', at)
    .where('end_at', '<=', until)
    .orderBy('start_at')
    .execute()
  const reader = { side: 'assistant', assistant_uuid } as const
  const { user_uuid } = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', assistant_uuid)
    .executeTakeFirstOrThrow()
  const uuids: string[] = []
  for (const { uuid, origin_uuid } of new Map(entered.map((entry) => [entry.origin_uuid, entry])).values()) {
    const held = await heldEntry(transaction, reader, uuid)
    try {
      checkChangeable(held, reader, now, rules)
    } catch (error) {
      if (error instanceof HttpError) continue
      throw error
    }
    const left = await writePieces(transaction, held.pieces, piecesUntil(held.pieces, late), now)
    const after = await transaction
      .selectFrom('time_entries')
      .selectAll()
      .where('origin_uuid', '=', origin_uuid)
      .where('removed_date', 'is', null)
      .orderBy('task_date')
      .execute()
    const reason = 'The timer had been stopped earlier, on another device.'
    await recordChange(
      transaction,
      origin_uuid,
      { side: 'assistant', user_uuid, reason, at: now },
      changedParts(held.pieces, after),
    )
    uuids.push(...left)
  }
  return uuids
}
