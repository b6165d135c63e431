import { randomUUID } from 'node:crypto'
import type { TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { beyondLimit, cutAtLimit } from './cut-at-limit.ts'
import type { TimePlace } from './place-for-time.ts'
import type { TimePiece } from './written-pieces.ts'

interface NewTime {
  readonly place: TimePlace
  readonly pieces: readonly TimePiece[]
  readonly task_uuid: string | null
  readonly task_name: string | null
  readonly billable: boolean
  readonly description: string
  readonly source: 'timer' | 'manual'
  /** Of each piece, in their order. */
  readonly statuses: readonly { readonly status: TimeEntryStatus; readonly review_until: Date | null }[]
  readonly now: Date
}

/**
 * Adds the pieces of one stretch, one a day; their uuids, and the origin they have in common. What goes beyond the client's limit
 * is an entry of its own, with another origin where something lies within. `origins` are both.
 */
export async function insertEntries(
  transaction: Transaction<Tables>,
  { place, pieces, statuses, now, ...time }: NewTime,
): Promise<{ origin_uuid: string; uuids: string[]; origins: string[] }> {
  const origin_uuid = randomUUID()
  let beyond_origin_uuid = origin_uuid
  const { project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, virtualassistant_uuid, timezone } = place
  const uuids: string[] = []
  const origins = new Set<string>()

  async function insert(
    piece: TimePiece,
    more: { origin_uuid: string; status: TimeEntryStatus; review_until: Date | null },
  ) {
    const { uuid } = await transaction
      .insertInto('time_entries')
      .values({
        ...piece,
        ...time,
        // Who logs time as not billable isn't paid for it either.
        payable: time.billable,
        project_uuid,
        client_uuid,
        rate_plan_uuid,
        seat_uuid,
        role_id,
        virtualassistant_uuid,
        timezone,
        created_date: now,
        updated_date: now,
        ...more,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    uuids.push(uuid)
    origins.add(more.origin_uuid)
  }

  for (const [at, piece] of pieces.entries()) {
    const { status = 'open', review_until = null } = statuses[at] ?? {}
    const { within, beyond } = await cutAtLimit(transaction, piece, { project_uuid, billable: time.billable, status })
    if (within) {
      await insert(within, { origin_uuid, status, review_until })
      if (beyond_origin_uuid === origin_uuid) beyond_origin_uuid = randomUUID()
    }
    if (beyond) await insert(beyond, { origin_uuid: beyond_origin_uuid, status, review_until, ...beyondLimit })
  }
  return { origin_uuid, uuids, origins: [...origins] }
}
