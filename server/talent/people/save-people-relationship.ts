import { savePeopleRelationship } from '@talentplace/contract/talent/people/relationship.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { storeRelationship } from './store-relationship.ts'
import { relationshipsOf } from './people-relationships.ts'
import { reachPerson } from './reached-person.ts'

export function savePeopleRelationshipOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(savePeopleRelationship, async (context, { params, body: { user_uuid, source } }) => {
    const session = signedIn(context)
    const { role, ...person } = params
    await reachPerson(database.kysely, session, { ...person, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // Two who choose someone at once take turns; the later choice stays.
      await lockRow(transaction, person.kind === 'assistant' ? 'assistants' : 'clients', person.uuid)
      await storeRelationship(transaction, person, { role, user_uuid, source, by: session.user_uuid, at })
      return { relationships: await relationshipsOf(transaction, person) }
    })
  })
}
