import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Where a company is until it gives its billing address: its province decides the taxes. */
export interface CompanyPlace {
  readonly country: 'CA' | 'US'
  readonly state_prov: string
  readonly city: string
}

/** Step: a new client's company; its uuid. Someone who represents no business has none, and is named instead. */
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

/** Step: a company as a new registration of its one, unconfirmed contact names it, in place of the one before. */
export async function replaceCompany(
  transaction: Kysely<Tables>,
  clientUuid: string,
  company: {
    name: string
    is_individual: boolean
    place: { country: 'CA' | 'US' | null; state_prov: string | null; city: string }
  },
): Promise<void> {
  const { name, is_individual, place } = company
  await transaction
    .updateTable('clients')
    .set({ company: name, is_individual, ...place })
    .where('uuid', '=', clientUuid)
    .execute()
}

/** Step: where a company is that hasn't said so yet. */
export async function placeCompany(
  transaction: Kysely<Tables>,
  clientUuid: string,
  { country, state_prov, city }: CompanyPlace,
): Promise<void> {
  await transaction
    .updateTable('clients')
    .set({ country, state_prov, city })
    .where('uuid', '=', clientUuid)
    .where('country', 'is', null)
    .execute()
}

/** Step: the company's name as its client gives it. */
export async function renameCompany(transaction: Kysely<Tables>, clientUuid: string, name: string): Promise<void> {
  await transaction.updateTable('clients').set({ company: name }).where('uuid', '=', clientUuid).execute()
}
