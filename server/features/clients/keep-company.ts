import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Where a company is until it gives its billing address: its province decides the taxes. */
export interface CompanyPlace {
  readonly country: 'CA' | 'US'
  readonly state_prov: string
  readonly city: string
}

/** Step: a new client's company; its uuid. Somebody who represents no business has none, and is named instead. */
export async function addCompany(
  transaction: Kysely<Tables>,
  company: { name: string; is_individual: boolean; place?: CompanyPlace },
): Promise<string> {
  const { name, is_individual, place } = company
  const added = await transaction
    .insertInto('clients')
    .values({ company: name, is_individual, ...place })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return added.uuid
}

/** Step: the company's name as its client gives it. */
export async function renameCompany(transaction: Kysely<Tables>, clientUuid: string, name: string): Promise<void> {
  await transaction.updateTable('clients').set({ company: name }).where('uuid', '=', clientUuid).execute()
}
