import type { TaxNumberKind } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export interface RegisteredNumber {
  readonly kind: TaxNumberKind
  readonly number: string
}

/**
 * What assistants are registered as on a day, by assistant; nobody who lives in the United States charges a tax of Canada's.
 */
export async function registeredTaxNumbersOf(
  database: Kysely<Tables>,
  assistants: readonly string[],
  on: string,
): Promise<Map<string, RegisteredNumber[]>> {
  const { rows } = await sql<RegisteredNumber & { virtualassistant_uuid: string }>`
    select virtualassistant_uuid, kind, number from tax_registrations
    join assistants on assistants.uuid = virtualassistant_uuid and country = 'CA'
    where virtualassistant_uuid = any(${assistants}::uuid[])
      and effective_from <= ${on}::date and coalesce(effective_until, 'infinity') >= ${on}::date
    order by kind`.execute(database)
  return Map.groupBy(rows, (row) => row.virtualassistant_uuid)
}

/** The same of one assistant. */
export async function registeredTaxNumbers(
  database: Kysely<Tables>,
  virtualassistant_uuid: string,
  on: string,
): Promise<RegisteredNumber[]> {
  return (await registeredTaxNumbersOf(database, [virtualassistant_uuid], on)).get(virtualassistant_uuid) ?? []
}
