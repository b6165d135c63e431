import { listScorecards } from '@talentplace/contract/talent/scorecards/scorecard.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { readScorecards } from './read-scorecards.ts'

export function listScorecardsOperation({ database }: { database: Database }) {
  return handle(listScorecards, async (_context, { params: { uuid } }) => {
    const latest = await database.kysely
      .selectFrom('assistants')
      .leftJoin('applications', 'applications.virtualassistant_uuid', 'assistants.uuid')
      .select(['applications.uuid', 'applications.state'])
      .where('assistants.uuid', '=', uuid)
      .orderBy('applications.created_date', 'desc')
      .orderBy('applications.uuid', 'desc')
      .executeTakeFirst()
    if (!latest) throw notFound('There is no such assistant.')
    const { uuid: application, state } = latest
    if (application === null || state === null) return { application: null, scorecards: [] }
    return { application: { uuid: application, state }, scorecards: await readScorecards(database.kysely, application) }
  })
}
