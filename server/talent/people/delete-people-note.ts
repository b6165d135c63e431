import { deletePeopleNote } from '@talentplace/contract/talent/people/note.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockNote } from './people-notes.ts'
import { entityOf, reachPerson } from './reached-person.ts'

export function deletePeopleNoteOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deletePeopleNote, async (context, { params }) => {
    const session = signedIn(context)
    await reachPerson(database.kysely, session, { ...params, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockNote(transaction, params, { note_uuid: params.note_uuid, by: session.user_uuid })
      await transaction.updateTable('people_notes').set({ removed_date: at }).where('uuid', '=', locked.uuid).execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: `${params.kind}.note_removed`,
        entity: entityOf(params),
        details: { body: locked.body },
      })
      return { uuid: locked.uuid }
    })
  })
}
