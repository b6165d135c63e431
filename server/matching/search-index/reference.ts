import type pg from 'pg'
import type { Named } from '../candidate-of.ts'

/** Names and numbers the index needs besides the people. */
export interface SearchReference {
  readonly roles: readonly Named[]
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
  /** Those a filter may ask for. */
  readonly self_identifications: readonly Named[]
  readonly languages: readonly Named[]
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

async function named(connection: pg.ClientBase, query: string): Promise<Named[]> {
  return (await connection.query<Named>(query)).rows
}

export async function readSearchReference(connection: pg.ClientBase): Promise<SearchReference> {
  const zones = await connection.query<{ zone: string }>('select zone from time_zones order by zone')
  return {
    roles: await named(connection, 'select id, value from roles order by id'),
    skills: await named(connection, 'select id, value from skills order by id'),
    tools: await named(connection, 'select id, value from tools order by id'),
    self_identifications: await named(
      connection,
      'select id, value from self_identifications where not hidden_in_filter order by id',
    ),
    languages: await named(connection, 'select id, value from languages order by id'),
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
