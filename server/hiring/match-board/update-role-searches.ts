import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { closeSearch } from './close-search.ts'
import { openSearches, openSeatsOf } from './open-searches.ts'
import { openSeats } from './open-seats.ts'

interface SearchDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Subscriptions whose open roles aren't those that staff look for. */
async function changedProjects(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ project_uuid: string }>`
    with open as materialized (select seat_uuid, project_uuid from ${openSeats} seats),
      searched as materialized (select seat_uuid, project_uuid from role_searches where closed_date is null)
    select project_uuid from open where seat_uuid not in (select seat_uuid from searched)
    union select project_uuid from searched where seat_uuid not in (select seat_uuid from open)
    order by project_uuid limit 500`.execute(database)
  return rows.map(({ project_uuid }) => project_uuid)
}

/** The searches of one subscription are those of its open seats; a filled one is closed with whoever filled it. */
async function keepSearchesOf(transaction: Transaction<Tables>, project_uuid: string, at: Date): Promise<void> {
  if (!(await lockRow(transaction, 'projects', project_uuid))) return
  await lockRows(transaction, 'va_relationships', [project_uuid], 'project_uuid')
  const known = await transaction
    .selectFrom('role_searches')
    .select(['uuid', 'seat_uuid'])
    .where('project_uuid', '=', project_uuid)
    .where('closed_date', 'is', null)
    .execute()
  const { rows: people } = await sql<{ uuid: string }>`
    select virtualassistant_uuid as uuid from va_relationships where project_uuid = ${project_uuid}
    union select virtualassistant_uuid from match_candidates
      join role_searches on role_searches.uuid = role_search_uuid where project_uuid = ${project_uuid}`.execute(
    transaction,
  )
  const uuids = people.map(({ uuid }) => uuid)
  await lockRows(transaction, 'assistants', uuids)
  const seats = await openSeatsOf(transaction, project_uuid)
  for (const { uuid, seat_uuid } of known) {
    if (!seats.some((seat) => seat.seat_uuid === seat_uuid)) await closeSearch(transaction, { uuid, at })
  }
  const missing = seats.filter((seat) => !known.some(({ seat_uuid }) => seat_uuid === seat.seat_uuid))
  await openSearches(transaction, missing, at)
}

/** E2: every open role has a search, and no other has. */
export async function updateRoleSearches({ database: { kysely }, clock }: SearchDeps): Promise<void> {
  const at = clock.now()
  for (const project_uuid of await changedProjects(kysely)) {
    await kysely.transaction().execute((transaction) => keepSearchesOf(transaction, project_uuid, at))
  }
}

export function scheduleRoleSearches(jobs: Jobs, deps: SearchDeps): void {
  jobs.every('projects.keep_role_searches', '* * * * *', () => updateRoleSearches(deps))
}
