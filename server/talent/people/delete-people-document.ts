import { deletePeopleDocument } from '@talentplace/contract/talent/people/document.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { detachFiles } from '../../platform/files/attach-files.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { documentsOf } from './people-documents.ts'
import { entityOf, ownerColumn, reachPerson } from './reached-person.ts'

export function deletePeopleDocumentOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deletePeopleDocument, async (context, { params }) => {
    const session = signedIn(context)
    await reachPerson(database.kysely, session, { ...params, reach: 'edit' })
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const document = await documentsOf(transaction, params)
        .select('name')
        .where('file_uuid', '=', params.file_uuid)
        .executeTakeFirst()
      const { numDeletedRows } = await transaction
        .deleteFrom('people_documents')
        .where('file_uuid', '=', params.file_uuid)
        .where(ownerColumn[params.kind], '=', params.uuid)
        .executeTakeFirst()
      if (!document || numDeletedRows === 0n) throw notFound('This document isn’t there any more.')
      await detachFiles(transaction, [params.file_uuid])
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: `${params.kind}.document_removed`,
        entity: entityOf(params),
        details: { document: document.name },
      })
      return { count: 1 }
    })
  })
}
