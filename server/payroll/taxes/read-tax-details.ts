import type { TaxDetails } from '@talentplace/contract/payroll/taxes/tax.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { BillRules } from '../bills/bill-rules.ts'

/** Whose they are: by their own account, or by name of the assistant. */
export type TaxOwner = { readonly user_uuid: string } | { readonly uuid: string }

/** What an assistant has told us for taxes; never the number of their slips itself. @throws HttpError 404 */
export async function readTaxDetails(
  database: Kysely<Tables>,
  owner: TaxOwner,
  { supplierProvince }: Pick<BillRules, 'supplierProvince'>,
): Promise<TaxDetails> {
  const [[column, value]] = Object.entries(owner) as [['user_uuid' | 'uuid', string]]
  const assistant = await database
    .selectFrom('assistants')
    .select(['uuid', 'display_name', 'country'])
    .where(column, '=', value)
    .executeTakeFirst()
  if (!assistant) throw notFound('There is no such assistant.')
  const numbers = await database
    .selectFrom('tax_registrations')
    .select(['kind', 'number', 'effective_from', 'effective_until', 'changed_date', 'version'])
    .where('virtualassistant_uuid', '=', assistant.uuid)
    .orderBy('kind')
    .execute()
  const identity = await database
    .selectFrom('tax_identities')
    .select(['kind', 'last_digits', 'changed_date', 'version'])
    .where('virtualassistant_uuid', '=', assistant.uuid)
    .executeTakeFirst()
  const province = await database
    .selectFrom('regions')
    .select(['code', 'name'])
    .where('country', '=', 'CA')
    .where('code', '=', supplierProvince ?? '')
    .executeTakeFirst()
  return {
    virtualassistant_uuid: assistant.uuid,
    virtualassistant_name: assistant.display_name,
    country: assistant.country === 'US' ? 'US' : 'CA',
    supplier_province: province ?? null,
    numbers: numbers.map((each) => ({ ...each, changed_date: each.changed_date.toISOString() })),
    identity: identity ? { ...identity, changed_date: identity.changed_date.toISOString() } : null,
  }
}
