import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: ends every live code and mailed link of an account. */
export async function endCodes(transaction: Kysely<Tables>, userUuid: string, at: Date): Promise<void> {
  await transaction
    .updateTable('account_codes')
    .set({ ended_date: at })
    .where('user_uuid', '=', userUuid)
    .where('ended_date', 'is', null)
    .execute()
}
