import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The names of roles by their id; ids that no role has are left out. */
export async function roleNames(
  database: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const roles = await database
    .selectFrom('roles')
    .select(['id', 'value'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(roles.map(({ id, value }) => [id, value]))
}
