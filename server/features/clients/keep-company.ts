import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: a new client's company; its uuid. Somebody who represents no business has none, and is named instead. */
export async function addCompany(
  transaction: Kysely<Tables>,
  company: { name: string; is_individual: boolean },
): Promise<string> {
  const added = await transaction
    .insertInto('clients')
    .values({ company: company.name, is_individual: company.is_individual })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return added.uuid
}

/** Step: the company's name as its client gives it. */
export async function renameCompany(transaction: Kysely<Tables>, clientUuid: string, name: string): Promise<void> {
  await transaction.updateTable('clients').set({ company: name }).where('uuid', '=', clientUuid).execute()
}
