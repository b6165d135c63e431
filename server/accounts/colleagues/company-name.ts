import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export async function companyName(kysely: Kysely<Tables>, client_uuid: string): Promise<string> {
  const { company } = await kysely
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  return company
}
