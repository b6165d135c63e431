import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { openSeats } from './open-seats.ts'

interface OpenSeat {
  readonly seat_uuid: string
  readonly project_uuid: string
  readonly role_id: number
  readonly since: Date
}

/** Who was asked for the role before the board began with it. */
async function addRequested(
  transaction: Transaction<Tables>,
  { uuid, seat }: { uuid: string; seat: OpenSeat },
  at: Date,
): Promise<void> {
  await sql`
    insert into match_candidates (role_search_uuid, virtualassistant_uuid, stage, source, stage_reason, added_date, entered_stage_at)
    select ${uuid}, virtualassistant_uuid, case interest when 'declined' then 'declined' else 'contacted' end, source,
      decline_note, ${at}, coalesce(answered_date, asked_date)
    from va_relationships where project_uuid = ${seat.project_uuid} and role_id = ${seat.role_id} and interest <> 'accepted'
      and asked_for = 'place'
    on conflict do nothing`.execute(transaction)
}

/** Those of a subscription, whether someone looks for them or not. */
export async function openSeatsOf(transaction: Transaction<Tables>, project_uuid: string): Promise<OpenSeat[]> {
  const { rows } = await sql<OpenSeat>`
    select seat_uuid, project_uuid, role_id, since
    from ${openSeats} seats where project_uuid = ${project_uuid}`.execute(transaction)
  return rows
}

/** Step: the search for each of some open seats begins. The subscription and its assistants are held by the caller. */
export async function openSearches(
  transaction: Transaction<Tables>,
  seats: readonly OpenSeat[],
  at: Date,
): Promise<void> {
  for (const seat of seats) {
    const { since, ...about } = seat
    const { uuid } = await transaction
      .insertInto('role_searches')
      // The database's clock may be ahead of ours.
      .values({ ...about, opened_date: since < at ? since : at })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await addRequested(transaction, { uuid, seat }, at)
  }
}
