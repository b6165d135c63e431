import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: an account without a second step, its recovery codes gone with it. False: it had none. */
export async function dropTwoStep(transaction: Transaction<Tables>, userUuid: string): Promise<boolean> {
  const dropped = await transaction
    .deleteFrom('two_factors')
    .where('user_uuid', '=', userUuid)
    .returning('confirmed_date')
    .executeTakeFirst()
  return dropped !== undefined && dropped.confirmed_date !== null
}
