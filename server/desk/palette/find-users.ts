import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { findNamed, type Named } from './find-named.ts'
import { inOrderOf } from './in-order-of.ts'
import { typedUuid } from './typed-text.ts'

const people: Named = {
  table: sql`users`,
  key: sql`uuid`,
  name: sql`full_name`,
  words: sql`full_name, email`,
  isVisible: sql`deleted_date is null`,
  alike: sql`uuid`,
}

/** Whose very email is typed comes first. */
async function keysOf(kysely: Kysely<Tables>, typed: string): Promise<string[]> {
  const uuid = typedUuid(typed)
  if (uuid !== null) return [uuid]
  if (!typed.includes('@')) return findNamed(kysely, typed, people)
  const [exact, started] = await Promise.all([
    kysely
      .selectFrom('users')
      .select('uuid')
      .where('email', '=', typed.toLowerCase())
      .where('deleted_date', 'is', null)
      .execute(),
    findNamed(kysely, typed, people),
  ])
  return [...new Set([...exact.map((each) => each.uuid), ...started])]
}

/** Everybody with an account. */
export async function findUsers(kysely: Kysely<Tables>, typed: string): Promise<NonNullable<FoundRecords['users']>> {
  const keys = await keysOf(kysely, typed)
  if (keys.length === 0) return []
  const rows = await kysely
    .selectFrom('users')
    .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
    .select(['users.uuid', 'users.full_name', 'users.email', 'clients.company'])
    .where('users.uuid', 'in', keys)
    .where('users.deleted_date', 'is', null)
    .execute()
  return inOrderOf(keys, rows)
}
