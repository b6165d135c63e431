import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { ConfigurationType } from '@talentplace/contract/core/configuration/configuration-value'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf, type RequestedPage } from '../../platform/database/list-page.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readsEverything, toConfigurationView } from './configuration-row.ts'

interface Wanted {
  readonly search?: string | undefined
  readonly group?: string | undefined
  readonly type?: ConfigurationType | undefined
  readonly changed?: boolean | undefined
  readonly pagination: RequestedPage<'name' | 'type' | 'changed_date'>
}

const columns = { name: sql`name`, type: sql`type`, changed_date: sql`changed_date` }

/** The page of configurations that the caller may read, with how many there are in all. */
export async function findConfigurations(
  database: Database,
  session: Session | null,
  wanted: Wanted,
): Promise<{ configurations: Configuration[]; count: number }> {
  const everything = readsEverything(session)
  const { search, group, type, changed, pagination } = wanted
  let found = database.kysely.selectFrom('configurations')
  if (!everything) {
    found = found.where((where) =>
      where.or([where('name', 'like', 'featureFlag.%'), where('name', 'like', 'maintenanceFlag.%')]),
    )
  }
  if (group !== undefined) found = found.where(sql`split_part(name, '.', 1)`, '=', group)
  if (type !== undefined) found = found.where('type', '=', type)
  if (changed !== undefined) found = found.where(sql<boolean>`(value <> default_value)`, '=', changed)
  for (const word of search?.split(/\s+/).filter(Boolean).slice(0, 10) ?? []) {
    const pattern = containing(word)
    // Whoever isn't shown the notes can't search in them either.
    found = found.where((where) =>
      where.or([
        where(sql`folded_text(name)`, 'like', pattern),
        ...(everything ? [where(sql`folded_text(note)`, 'like', pattern)] : []),
      ]),
    )
  }
  const page = pageOf(pagination, columns, { by: 'name', descending: false }, sql`name`)
  const { rows, count } = await listPage(found.selectAll(), page)
  return { configurations: rows.map((row) => toConfigurationView(row, everything)), count }
}
