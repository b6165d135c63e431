import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { peopleOf } from './taking-part.ts'

/** Step: whether anybody but the client's own people takes part in a thread. */
export async function someoneAnswers(
  transaction: Transaction<Tables>,
  { uuid }: { uuid: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from (${peopleOf(sql`${uuid}::uuid`, now)}) person join users on users.uuid = person.uuid
    where users.client_uuid is null limit 1`.execute(transaction)
  return rows.length > 0
}
