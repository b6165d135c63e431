import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { bankText } from './bank-file.ts'

/** As few letters as a name has that a bank compares with the one of an account. */
const fewestLetters = 2

/** Whether a name is still one in the letters of a file for the bank: emoji and signs are none, 李 is LI. */
export function isNameForBanks(name: string): boolean {
  return (bankText(name).match(/[A-Z]/g) ?? []).length >= fewestLetters
}

interface Paid {
  readonly virtualassistant_uuid: string
  /** Null: it isn’t posted yet. */
  readonly payee: unknown
}

/** The name that a payment goes out with: as the bank knows it, or else that of the bill, or of the person. */
export function paymentName(holder_name: string, payee: unknown, person: string): string {
  if (holder_name !== '') return holder_name
  return payee === null ? person : (payee as InvoiceParty).name
}

/** That name of one bill. */
export async function nameAtBank(
  database: Kysely<Tables>,
  { virtualassistant_uuid, payee }: Paid,
  { holder_name }: { readonly holder_name: string },
): Promise<string> {
  if (holder_name !== '' || payee !== null) return paymentName(holder_name, payee, '')
  const person = await database
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name'])
    .where('assistants.uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  return person.full_name ?? person.display_name
}
