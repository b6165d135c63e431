import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { unseen } from '../../../platform/database/unseen.ts'

/** The end of the last time that is taken after an instant: logged, or counted by a timer. Null: nothing is. */
export async function takenAfter(
  transaction: Transaction<Tables>,
  assistant_uuid: string,
  at: Date,
): Promise<Date | null> {
  const after = unseen(sql`${at}::timestamptz`)
  const { rows } = await sql<{ taken: Date | null }>`
    select max(end_at) as taken from (
      select end_at from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and start_at is not null
        and tstzrange(start_at, end_at, '[)') && tstzrange(${after}, null, '[)')
      union all
      select end_at from timer_stretches where virtualassistant_uuid = ${assistant_uuid} and end_at > ${after}
    ) taken`.execute(transaction)
  return rows[0]?.taken ?? null
}

interface Running {
  readonly virtualassistant_uuid: string
  readonly id: string
}

export async function openStretch(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: Running,
  start_at: Date,
): Promise<void> {
  await transaction.insertInto('timer_stretches').values({ virtualassistant_uuid, timer_id: id, start_at }).execute()
}

/** Ends the stretch that runs; one without a second in it never was. */
export async function closeStretch(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id, running_since }: Running & { readonly running_since: Date },
  { end_at, is_unconfirmed }: { end_at: Date; is_unconfirmed: boolean },
): Promise<void> {
  if (end_at <= running_since) {
    await transaction
      .deleteFrom('timer_stretches')
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .where('timer_id', '=', id)
      .where('end_at', 'is', null)
      .execute()
    return
  }
  await transaction
    .updateTable('timer_stretches')
    .set({ end_at, is_unconfirmed })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .where('end_at', 'is', null)
    .execute()
}
