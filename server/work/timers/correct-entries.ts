import { randomUUID } from 'node:crypto'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { changedStatus, writePieces } from '../time/entries/insert-entries.ts'
import { changedParts, recordChange } from '../time/entries/entry-changes.ts'
import { checkChangeable, lockEntry, type Entry } from '../time/entries/changeable.ts'
import { secondsBetween } from '../time/entries/entry-pieces.ts'
import type { When } from './enter-intervals.ts'
import { both, without } from './intervals.ts'
import type { LateEnd } from './late-end.ts'
import { partsOfId } from './rate-plan-of-timer.ts'
import type { Interval } from './split-interval.ts'

/** What is left of the pieces of a stretch. Where something in its middle goes, what follows is a stretch of its own. */
function piecesLeft(pieces: readonly Entry[], removed: readonly Interval[], { now, rules }: When) {
  let last: Date | null = null
  let origin_uuid = pieces[0]?.origin_uuid ?? randomUUID()
  return pieces.flatMap((piece) => {
    const { task_date, start_at, end_at, project_uuid, billable, timezone: zone, status, review_until } = piece
    if (start_at === null || end_at === null) return []
    return without([{ start_at, end_at }], removed).map((left) => {
      if (last !== null && left.start_at > last) origin_uuid = randomUUID()
      last = left.end_at
      const day = { zone, day: task_date, now, rules }
      // What counts nowhere, e.g. because nobody answered for it, goes on waiting for its assistant.
      const invoiceStatus =
        status === 'unconfirmed'
          ? { status: timeEntryStates.step(status, status, 'assistant'), review_until }
          : changedStatus(piece, 'assistant', day)
      const seconds = secondsBetween(left.start_at, left.end_at)
      return { task_date, ...left, seconds, project_uuid, billable, origin_uuid, ...invoiceStatus }
    })
  })
}

/** @returns the uuids of what is left of a stretch; none where it can't be changed any more */
async function correctInterval(
  transaction: Transaction<Tables>,
  { assistant_uuid, uuid, origin_uuid }: { assistant_uuid: string; uuid: string; origin_uuid: string },
  removed: readonly Interval[],
  when: When,
): Promise<string[]> {
  const { now, rules } = when
  const viewer = { side: 'assistant', assistant_uuid } as const
  const { user_uuid } = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', assistant_uuid)
    .executeTakeFirstOrThrow()
  const locked = await lockEntry(transaction, viewer, uuid)
  try {
    checkChangeable(locked, viewer, now, rules)
  } catch (error) {
    if (error instanceof HttpError) return []
    throw error
  }
  const left = await writePieces(transaction, locked.pieces, piecesLeft(locked.pieces, removed, when), now)
  const after = await transaction
    .selectFrom('time_entries')
    .selectAll()
    .where('origin_uuid', '=', origin_uuid)
    .where('removed_date', 'is', null)
    .orderBy('task_date')
    .execute()
  const reason = 'The timer had been stopped earlier, on another device.'
  const change = { side: 'assistant', user_uuid, reason, at: now } as const
  await recordChange(transaction, origin_uuid, change, changedParts(locked.pieces, after))
  return left
}

/**
 * Step: takes what a timer didn't run out of the entries that it made, as if their assistant had changed them; what is invoiced, billed or
 * too old stays.
 * @param fresh uuids of entries that were made just now
 * @returns the uuids of what is there of the fresh ones and of those that were changed
 */
export async function correctEntries(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, ran, removed }: LateEnd,
  fresh: readonly string[],
  when: When,
): Promise<string[]> {
  const { project_uuid, task_uuid } = partsOfId(id)
  const [first, last] = [removed[0], removed.at(-1)]
  const found = await transaction
    .selectFrom('time_entries')
    .select(['uuid', 'origin_uuid', 'start_at', 'end_at'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('task_uuid', 'is not distinct from', task_uuid)
    .where('source', '=', 'timer')
    .where('removed_date', 'is', null)
    .where((where) =>
      where.or([
        ...(fresh.length > 0 ? [where('uuid', 'in', fresh)] : []),
        ...(first && last
          ? [where.and([where('start_at', '<', last.end_at), where('end_at', '>', first.start_at)])]
          : []),
        where.lit(false),
      ]),
    )
    .orderBy('start_at')
    .execute()
  const uuids: string[] = []
  for (const [origin_uuid, entries] of Map.groupBy(found, (entry) => entry.origin_uuid)) {
    const isFresh = entries.every(({ uuid }) => fresh.includes(uuid))
    const stored = entries.flatMap(({ start_at, end_at }) => (start_at && end_at ? [{ start_at, end_at }] : []))
    const goes = isFresh ? without(stored, ran) : both(stored, removed)
    const [{ uuid } = { uuid: '' }] = entries
    if (goes.length > 0)
      uuids.push(...(await correctInterval(transaction, { assistant_uuid, uuid, origin_uuid }, goes, when)))
    else if (isFresh) uuids.push(...entries.map((entry) => entry.uuid))
  }
  return uuids
}
