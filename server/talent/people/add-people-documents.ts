import { addPeopleDocuments } from '@talentplace/contract/talent/people/document.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { entityOf, ownerOf, reachPerson } from './reached-person.ts'

export function addPeopleDocumentsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(addPeopleDocuments, async (context, { params, body: { files } }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    await reachPerson(database.kysely, session, { ...params, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await attachFiles(transaction, { uuids: files, user_uuid, field: 'files', at })
      const rows = files.map((file_uuid) => ({ ...ownerOf(params), file_uuid, added_by: user_uuid, added_date: at }))
      await transaction.insertInto('people_documents').values(rows).execute()
      const names = await transaction.selectFrom('files').select('name').where('uuid', 'in', files).execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: `${params.kind}.documents_added`,
        entity: entityOf(params),
        details: { documents: names.map(({ name }) => name) },
      })
      return { count: files.length }
    })
  })
}
