import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { findNamed, type Named } from './find-named.ts'
import { inOrderOf } from './in-order-of.ts'
import { typedUuid } from './typed-text.ts'

const assistants: Named = {
  table: sql`assistants`,
  key: sql`uuid`,
  name: sql`full_name`,
  words: sql`full_name || ' ' || display_name`,
  isVisible: sql`true`,
  alike: sql`uuid`,
}

/** By the email of their account. */
const accounts: Named = {
  table: sql`users join assistants on assistants.user_uuid = users.uuid`,
  key: sql`assistants.uuid`,
  name: sql`users.full_name`,
  words: sql`users.full_name, users.email`,
  isVisible: sql`users.deleted_date is null`,
  alike: sql`users.uuid`,
}

async function keysOf(kysely: Kysely<Tables>, typed: string): Promise<string[]> {
  const uuid = typedUuid(typed)
  if (uuid === null) return findNamed(kysely, typed, typed.includes('@') ? accounts : assistants)
  // Their page opens by either.
  const rows = await kysely
    .selectFrom('assistants')
    .select('uuid')
    .where((where) => where.or([where('uuid', '=', uuid), where('user_uuid', '=', uuid)]))
    .execute()
  return rows.map((each) => each.uuid)
}

/** Assistants in whatever state. */
export async function findAssistants(
  kysely: Kysely<Tables>,
  typed: string,
): Promise<NonNullable<FoundRecords['assistants']>> {
  const keys = await keysOf(kysely, typed)
  if (keys.length === 0) return []
  const rows = await kysely
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['assistants.uuid', 'assistants.full_name', 'users.email', 'assistants.state'])
    .where('assistants.uuid', 'in', keys)
    .execute()
  return inOrderOf(keys, rows)
}
