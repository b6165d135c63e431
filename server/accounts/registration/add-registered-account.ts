import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { noteRegistrationCode } from '../codes/code-wait.ts'
import { enteredAccount, writeRegistration, type Registration, type RegistrationWriters } from './write-registration.ts'

export interface Registered {
  readonly uuid: string
  /** What the registering browser shows with the mailed code. */
  readonly key: string
}

/** Step: the account of someone who registers; null when the email has an account: then nothing is written. */
export async function addRegisteredAccount(
  writers: RegistrationWriters,
  transaction: Transaction<Tables>,
  clientUuid: string,
  registration: Registration,
): Promise<Registered | null> {
  const account = await transaction
    .insertInto('users')
    .values({
      email: registration.form.email.toLowerCase(),
      // It waits with the registration until the mailbox is proven.
      password_hash: null,
      permissions: ['client'],
      client_uuid: clientUuid,
      is_primary_contact: true,
      verified_date: null,
      ...enteredAccount(registration),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['uuid', 'email'])
    .executeTakeFirst()
  if (!account) return null
  await noteRegistrationCode(transaction, account.email, registration.at)
  return { uuid: account.uuid, key: await writeRegistration(writers, transaction, account, registration) }
}
