import { savePeopleNote } from '@talentplace/contract/talent/people/note.routes'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockNote, noteOf } from './people-notes.ts'
import { entityOf, reachPerson } from './reached-person.ts'

export function savePeopleNoteOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(savePeopleNote, async (context, { params, body: { version, body } }) => {
    const session = signedIn(context)
    await reachPerson(database.kysely, session, { ...params, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockNote(transaction, params, { note_uuid: params.note_uuid, by: session.user_uuid })
      if (locked.version !== version) {
        throw new HttpError(409, 'stale_version', 'This was changed in another window. Load it again before you save.')
      }
      await transaction
        .updateTable('people_notes')
        .set({ body, changed_date: at, version: version + 1 })
        .where('uuid', '=', locked.uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: `${params.kind}.note_changed`,
        entity: entityOf(params),
        details: changedFields(locked, { body }),
      })
      return noteOf(transaction, params, locked.uuid)
    })
  })
}
