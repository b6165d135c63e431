import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { assistantParty } from '../../rules/assistant-party.ts'
import { heldTaxNumbers } from '../taxes/held-tax-numbers.ts'

/** Whom a year was paid to, with the sales taxes they are registered for on a day. */
export async function paidParty(
  database: Kysely<Tables>,
  virtualassistant_uuid: string,
  on: string,
): Promise<InvoiceParty> {
  const person = await database
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name', 'assistants.city', 'assistants.region', 'assistants.country'])
    .where('assistants.uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  const held = await heldTaxNumbers(database, virtualassistant_uuid, on)
  return {
    ...assistantParty(person),
    tax_numbers: held.map(({ kind, number }) => ({ name: taxNumberNames[kind], number })),
  }
}
