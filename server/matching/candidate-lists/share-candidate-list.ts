import { randomBytes } from 'node:crypto'
import { shareCandidateList } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readList } from './read-list.ts'

const keyBytes = 16

/** Shared already, it keeps its link; ended and shared again, it has another one. */
export function shareCandidateListOperation({ kysely }: Database) {
  return handle(shareCandidateList, (context, { params: { uuid }, body: { shared } }) => {
    const session = signedIn(context)
    return kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('candidate_lists')
        .set({ share_key: shared ? randomBytes(keyBytes).toString('base64url') : null })
        .where('uuid', '=', uuid)
        .where('client_uuid', '=', session.client_uuid)
        .where('share_key', shared ? 'is' : 'is not', null)
        .execute()
      return readList(transaction, session, uuid)
    })
  })
}
