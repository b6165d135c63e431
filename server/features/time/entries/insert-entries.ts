import { randomUUID } from 'node:crypto'
import type { TimeEntryStatus } from '@talentplace/contract/time/time-entry.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
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
  readonly standings: readonly { readonly status: TimeEntryStatus; readonly review_until: Date | null }[]
  readonly now: Date
}

/** Adds the pieces of one stretch, one a day; their uuids, and the origin they have in common. */
export async function insertEntries(
  transaction: Transaction<Tables>,
  { place, pieces, standings, now, ...time }: NewTime,
): Promise<{ origin_uuid: string; uuids: string[] }> {
  const origin_uuid = randomUUID()
  const { project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, virtualassistant_uuid, timezone } = place
  const rows = await transaction
    .insertInto('time_entries')
    .values(
      pieces.map((piece, at) => ({
        ...piece,
        ...time,
        // Who logs time as not billable isn't paid for it either.
        payable: time.billable,
        status: standings[at]?.status ?? 'open',
        review_until: standings[at]?.review_until ?? null,
        origin_uuid,
        project_uuid,
        client_uuid,
        rate_plan_uuid,
        seat_uuid,
        role_id,
        virtualassistant_uuid,
        timezone,
        created_date: now,
        updated_date: now,
      })),
    )
    .returning('uuid')
    .execute()
  return { origin_uuid, uuids: rows.map(({ uuid }) => uuid) }
}
