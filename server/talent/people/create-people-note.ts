import { createPeopleNote } from '@talentplace/contract/talent/people/note.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { noteOf } from './people-notes.ts'
import { entityOf, ownerOf, reachPerson } from './reached-person.ts'

export function createPeopleNoteOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createPeopleNote, async (context, { params, body: { body } }) => {
    const session = signedIn(context)
    await reachPerson(database.kysely, session, { ...params, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { uuid } = await transaction
        .insertInto('people_notes')
        .values({ ...ownerOf(params), body, written_by: session.user_uuid, created_date: at })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: `${params.kind}.note_added`,
        entity: entityOf(params),
      })
      return noteOf(transaction, params, uuid)
    })
  })
}
