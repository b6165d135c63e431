import { scores } from '@talentplace/contract/talent/scorecards/criteria'
import type { Scorecard } from '@talentplace/contract/talent/scorecards/scorecard.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The scorecards of an application, the first written first. */
export async function readScorecards(database: Kysely<Tables>, application_uuid: string): Promise<Scorecard[]> {
  const rows = await database
    .selectFrom('application_scorecards')
    .innerJoin('users', 'users.uuid', 'written_by')
    .selectAll('application_scorecards')
    .select('users.full_name as author_name')
    .where('application_uuid', '=', application_uuid)
    .orderBy('application_scorecards.uuid')
    .execute()
  return rows.map(({ uuid, written_by, author_name, recommendation, notes, version, ...row }) => ({
    uuid,
    written_by,
    author_name,
    scores: scores.parse(row.scores),
    recommendation,
    notes,
    changed_date: row.changed_date.toISOString(),
    version,
  }))
}
