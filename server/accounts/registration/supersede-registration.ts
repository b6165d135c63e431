import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { noteRegistrationCode } from '../codes/code-wait.ts'
import { endCodes } from '../codes/invalidate-codes.ts'
import type { Registered } from './add-registered-account.ts'
import { dropEnteredDetails, type RegistrantRecords } from './entered-details.ts'
import { enteredAccount, writeRegistration, type Registration, type RegistrationWriters } from './write-registration.ts'

/**
 * Step: a registration takes the place of the one before it of an address that nobody has confirmed: of the earlier one
 * nothing stays, and its code, link and password end. Null when the address was confirmed meanwhile, or is nobody's: then
 * the caller undoes the transaction.
 */
export async function supersedeRegistration(
  deps: RegistrationWriters & { records: RegistrantRecords },
  transaction: Transaction<Tables>,
  registration: Registration,
): Promise<Registered | null> {
  const { form, location, at } = registration
  const account = await transaction
    .selectFrom('users')
    .select(['uuid', 'email', 'client_uuid'])
    .where('email', '=', form.email.toLowerCase())
    .where('verified_date', 'is', null)
    .executeTakeFirst()
  if (!account || account.client_uuid === null) return null
  const name = form.company === '' ? form.full_name : form.company
  const { country, state_prov, city } = location
  const company = { name, is_individual: form.is_individual, place: { country, state_prov, city } }
  await deps.records.replaceCompany(transaction, account.client_uuid, company)
  await noteRegistrationCode(transaction, account.email, at)
  const locked = await lockRow(transaction, 'users', account.uuid)
  if (locked?.verified_date !== null || locked.email !== account.email) return null
  await endCodes(transaction, account.uuid, at)
  await dropEnteredDetails(deps.records, transaction, account)
  await transaction
    .updateTable('users')
    .set({ ...enteredAccount(registration), details_wanted: [] })
    .where('uuid', '=', account.uuid)
    .execute()
  return { uuid: account.uuid, key: await writeRegistration(deps, transaction, account, registration) }
}
