import type pg from 'pg'
import type { Named, StoredName } from '../candidate-of.ts'

/** Names and numbers the index needs besides the people. */
export interface SearchReference {
  readonly roles: readonly StoredName[]
  readonly skills: readonly StoredName[]
  readonly tools: readonly StoredName[]
  /** Those a filter may ask for. */
  readonly self_identifications: readonly Named[]
  readonly languages: readonly StoredName[]
  readonly zones: readonly string[]
  /** What each role is made of. */
  readonly key_skills: readonly KeyOfRole[]
  readonly key_tools: readonly KeyOfRole[]
}

/** A skill or tool that is key to a role. */
export interface KeyOfRole {
  readonly role_id: number
  readonly id: number
}

async function named<Name extends Named = StoredName>(connection: pg.ClientBase, query: string): Promise<Name[]> {
  return (await connection.query<Name>(query)).rows
}

export async function readSearchReference(connection: pg.ClientBase): Promise<SearchReference> {
  const zones = await connection.query<{ zone: string }>('select zone from time_zones order by zone')
  return {
    roles: await named(connection, 'select id, value, value_fr from roles order by id'),
    skills: await named(connection, 'select id, value, value_fr from skills order by id'),
    tools: await named(connection, 'select id, value, null as value_fr from tools order by id'),
    self_identifications: await named<Named>(
      connection,
      'select id, value from self_identifications where not hidden_in_filter order by id',
    ),
    languages: await named(connection, 'select id, value, value_fr from languages order by id'),
    key_skills: (
      await connection.query<KeyOfRole>(
        'select role_id, skill_id as id from role_skills where weight >= 1 order by role_id, skill_id',
      )
    ).rows,
    key_tools: (
      await connection.query<KeyOfRole>(
        'select role_id, tool_id as id from role_tools where weight >= 1 order by role_id, tool_id',
      )
    ).rows,
    zones: zones.rows.map((row) => row.zone),
  }
}
