import { hash } from 'node:crypto'
import { resendWait } from '@talentplace/contract/accounts/passwords/password.routes'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Requested = 'registration' | 'request'

const wait = resendWait * 1000

/** An address is kept as a hash: most of those asked about by strangers aren't ours to keep. */
const subject = (email: string, purpose: Requested) => hash('sha256', `${purpose}\n${email}`, 'buffer')

/** Remembers that a code was mailed because of a registration. */
export async function noteRegistrationCode(transaction: Kysely<Tables>, email: string, now: Date): Promise<void> {
  await transaction
    .insertInto('code_requests')
    .values({ email_hash: subject(email, 'registration'), requested: now })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ requested: now }))
    .execute()
}

/**
 * Asks for a turn to have a code mailed: null when it is granted, else how many seconds are still to wait. The same for
 * addresses that someone has and those that nobody has. A first code waits only for the last request, another one also
 * for the registration's.
 */
export async function requestCode(
  transaction: Kysely<Tables>,
  email: string,
  { another, now }: { another: boolean; now: Date },
): Promise<number | null> {
  const before = new Date(now.getTime() - wait)
  const secondsFrom = (requested: Date) => Math.max(1, Math.ceil((requested.getTime() + wait - now.getTime()) / 1000))
  const requestedBy = (purpose: Requested) =>
    transaction
      .selectFrom('code_requests')
      .select('requested')
      .where('email_hash', '=', subject(email, purpose))
      .where('requested', '>', before)
      .executeTakeFirst()
  const registered = another ? await requestedBy('registration') : undefined
  if (registered) return secondsFrom(registered.requested)
  const granted = await transaction
    .insertInto('code_requests')
    .values({ email_hash: subject(email, 'request'), requested: now })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({ requested: now }).where('code_requests.requested', '<=', before),
    )
    .returning('requested')
    .executeTakeFirst()
  if (granted) return null
  const last = await requestedBy('request')
  return last ? secondsFrom(last.requested) : 1
}

/** Removes requests that nobody has to wait for any more. */
export async function clearPastRequests(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - wait)
  await database.kysely.deleteFrom('code_requests').where('requested', '<', before).execute()
}
