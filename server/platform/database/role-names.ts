import type { Kysely } from 'kysely'
import { readersName } from '../languages/readers-name.ts'
import type { Tables } from './tables.ts'

/** The names of roles by their id, in the reader's language; ids that no role has are left out. */
export async function roleNames(
  database: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const roles = await database
    .selectFrom('roles')
    .select(['id', readersName('value').as('value')])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(roles.map(({ id, value }) => [id, value]))
}
