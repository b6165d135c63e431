import { createCandidateList, maxLists } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { readList } from './read-list.ts'

/** Everybody can be found today. @throws HttpError 404 */
async function requireFound(database: Kysely<Tables>, uuids: readonly string[]): Promise<void> {
  const found = await database
    .selectFrom('assistants')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .where('state', 'in', assistantStates.sets.working)
    .execute()
  if (found.length < uuids.length) throw notFound('Someone you chose is no longer available. Take them out first.')
}

/** Keeps candidates under a name; the same uuid again is the same list. */
export function createCandidateListOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createCandidateList, (context, { body: { uuid, name, assistants } }) => {
    const session = signedIn(context)
    const { client_uuid, user_uuid } = session
    if (client_uuid === null) throw notFound('There is no such list.')
    return database.kysely.transaction().execute(async (transaction) => {
      const chosen = [...new Set(assistants)]
      await requireFound(transaction, chosen)
      // Of one client one after the other: there is a most of lists.
      await lockRow(transaction, 'clients', client_uuid)
      const added = await transaction
        .insertInto('candidate_lists')
        .values({ uuid, client_uuid, created_by: user_uuid, name, assistants: chosen, created_date: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid')
        .executeTakeFirst()
      const { count } = await transaction
        .selectFrom('candidate_lists')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('client_uuid', '=', client_uuid)
        .executeTakeFirstOrThrow()
      if (added && Number(count) > maxLists) {
        const message = `Your company keeps ${maxLists} lists already. Delete one first.`
        throw new HttpError(409, 'too_many_lists', message)
      }
      return readList(transaction, session, uuid)
    })
  })
}
