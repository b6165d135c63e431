import { maxOfAKind } from '@talentplace/contract/desk/palette/limits'
import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { findNamed, type Named } from './find-named.ts'
import { inOrderOf } from './in-order-of.ts'
import { typedUuid } from './typed-text.ts'

const projects: Named = {
  table: sql`projects`,
  key: sql`uuid`,
  name: sql`project_name`,
  words: sql`project_name`,
  isVisible: sql`removed_date is null`,
  alike: sql`uuid desc`,
}

/** The latest first, whatever number a company has. */
async function ofCompanies(kysely: Kysely<Tables>, companies: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select latest.uuid from unnest(${companies}::uuid[]) company
    cross join lateral (select uuid, created_date from projects where client_uuid = company and removed_date is null
      order by created_date desc limit ${maxOfAKind}) latest
    order by created_date desc, uuid limit ${maxOfAKind}`.execute(kysely)
  return rows.map(({ uuid }) => uuid)
}

async function keysOf(kysely: Kysely<Tables>, typed: string, companies: readonly string[]): Promise<string[]> {
  const uuid = typedUuid(typed)
  if (uuid !== null) return [uuid]
  const named = await findNamed(kysely, typed, projects)
  if (named.length >= maxOfAKind || companies.length === 0) return named
  return [...new Set([...named, ...(await ofCompanies(kysely, companies))])]
}

/** Subscriptions and drafts by their own name first, then by that of their company. */
export async function findProjects(
  kysely: Kysely<Tables>,
  typed: string,
  companies: readonly string[],
): Promise<NonNullable<FoundRecords['projects']>> {
  const keys = await keysOf(kysely, typed, companies)
  if (keys.length === 0) return []
  const rows = await kysely
    .selectFrom('projects')
    .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
    .select(['projects.uuid', 'project_name', 'company', 'start_date', 'end_date'])
    .where('projects.uuid', 'in', keys)
    .where('removed_date', 'is', null)
    .execute()
  return inOrderOf(keys, rows)
}
