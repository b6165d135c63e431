import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { countForUtm } from './count-for-utm.ts'
import { findUtm } from './find-utm.ts'

/**
 * Counts a new account for the record its browser kept, once an account. A value that names no record counts for
 * nothing: someone's registration never fails over it.
 */
export async function logSignup(
  transaction: Transaction<Tables>,
  signup: { utm: string; user_uuid: string; at: Date },
): Promise<void> {
  const record = await findUtm(transaction, signup.utm)
  if (!record) return
  const logged = await transaction
    .insertInto('utm_log')
    .values({ event: 'signup', utm_uuid: record.uuid, user_uuid: signup.user_uuid, created_date: signup.at })
    .onConflict((conflict) => conflict.column('user_uuid').where('event', '=', 'signup').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (logged) await countForUtm(transaction, record.uuid, 'signups', signup.at)
}
