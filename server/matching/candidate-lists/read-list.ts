import type { CandidateList } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

interface ListRow extends Omit<CandidateList, 'created_date'> {
  readonly created_date: Date
}

/** The lists of the caller's company, with who of them can still be found, for a query. */
export function listsOf(database: Kysely<Tables>, { client_uuid }: Session) {
  const rows = sql<ListRow>`(
    select each.uuid, each.name, each.created_date, each.share_key, (
      select coalesce(json_agg(json_build_object('uuid', found.uuid, 'display_name', found.display_name)
        order by array_position(each.assistants, found.uuid)), '[]')
      from assistants found
      where found.uuid = any(each.assistants) and found.state in ${sqlIn(assistantStates.sets.working)}) as assistants
    from candidate_lists each where each.client_uuid = ${client_uuid})`
  return database.selectFrom(rows.as('candidate_lists')).selectAll()
}

export const candidateList = ({ created_date, ...row }: ListRow): CandidateList => ({
  ...row,
  created_date: created_date.toISOString(),
})

/** @throws HttpError 404 */
export async function readList(database: Kysely<Tables>, session: Session, uuid: string): Promise<CandidateList> {
  const row = await listsOf(database, session).where('uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such list.')
  return candidateList(row)
}
