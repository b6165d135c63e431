import type { TaxNumberKind } from '@talentplace/contract/bills/taxes/tax-number-forms'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

export interface HeldNumber {
  readonly kind: TaxNumberKind
  readonly number: string
}

/** What an assistant is registered as on a day; nobody who lives in the United States charges a tax of Canada's. */
export async function heldTaxNumbers(
  database: Kysely<Tables>,
  virtualassistant_uuid: string,
  on: string,
): Promise<HeldNumber[]> {
  const { rows } = await sql<HeldNumber>`
    select kind, number from tax_registrations
    join assistants on assistants.uuid = virtualassistant_uuid and country = 'CA'
    where virtualassistant_uuid = ${virtualassistant_uuid}
      and effective_from <= ${on}::date and coalesce(effective_until, 'infinity') >= ${on}::date
    order by kind`.execute(database)
  return rows
}
