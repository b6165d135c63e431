import { listPeopleRelationships } from '@talentplace/contract/talent/people/relationship.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { relationshipsOf } from './people-relationships.ts'
import { reachPerson } from './reached-person.ts'

export function listPeopleRelationshipsOperation({ database }: { database: Database }) {
  return handle(listPeopleRelationships, async (context, { params }) => {
    await reachPerson(database.kysely, signedIn(context), { ...params, reach: 'view' })
    return { relationships: await relationshipsOf(database.kysely, params) }
  })
}
