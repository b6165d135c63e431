import { listPeopleDocuments } from '@talentplace/contract/talent/people/document.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { documentsOf } from './people-documents.ts'
import { reachPerson } from './reached-person.ts'

export function listPeopleDocumentsOperation({ database }: { database: Database }) {
  return handle(listPeopleDocuments, async (context, { params, query }) => {
    await reachPerson(database.kysely, signedIn(context), { ...params, reach: 'view' })
    const found = documentsOf(database.kysely, params)
      .select(['files.uuid', 'name', 'media_type as type', 'size', 'width', 'height'])
      .select(['users.full_name as added_by_name', 'added_date'])
    const page = latestPage(query.pagination, [sql`added_date`, sql`file_uuid`])
    const { rows, count } = await listPage(found, page)
    return { documents: rows.map((row) => ({ ...row, added_date: row.added_date.toISOString() })), count }
  })
}
