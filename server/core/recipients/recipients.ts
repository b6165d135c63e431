import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

/** Where a company wants its invoices too. */
export async function invoiceEmails(database: Kysely<Tables>, client_uuid: string): Promise<string[]> {
  const { invoice_emails } = await database
    .selectFrom('clients')
    .select('invoice_emails')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  return invoice_emails
}

/** Who hears of a client's money: the primary contact, or where there is none everybody of the company whom it concerns. */
export async function billedPeople(
  database: Kysely<Tables>,
  client_uuid: string,
): Promise<{ users: string[]; addresses: string[] }> {
  const people = await database
    .selectFrom('users')
    .select(['uuid', 'email', 'is_primary_contact'])
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .where('colleague_role', '<>', 'work')
    .where(sql<boolean>`'client' = any (permissions)`)
    .orderBy('created_date')
    .orderBy('uuid')
    .execute()
  const primary = people.filter((person) => person.is_primary_contact)
  const recipients = primary.length > 0 ? primary : people
  const addresses = new Set([...recipients.map(({ email }) => email), ...(await invoiceEmails(database, client_uuid))])
  return { users: recipients.map(({ uuid }) => uuid), addresses: [...addresses] }
}

/** Staff who look after money: they may change it, or may do everything. */
export function financeStaff(database: Kysely<Tables>): Promise<string[]> {
  return staffWith(database, 'admin_finance.edit')
}
