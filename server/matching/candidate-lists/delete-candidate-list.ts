import { deleteCandidateList } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** Its link ends with it. */
export function deleteCandidateListOperation({ kysely }: Database) {
  return handle(deleteCandidateList, async (context, { params: { uuid } }) => {
    const deleted = await kysely
      .deleteFrom('candidate_lists')
      .where('uuid', '=', uuid)
      .where('client_uuid', '=', signedIn(context).client_uuid)
      .returning('uuid')
      .executeTakeFirst()
    if (!deleted) throw notFound('There is no such list.')
    return deleted
  })
}
