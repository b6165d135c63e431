import { listPeopleNotes } from '@talentplace/contract/talent/people/note.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notesOf, toNoteView } from './people-notes.ts'
import { reachPerson } from './reached-person.ts'

export function listPeopleNotesOperation({ database }: { database: Database }) {
  return handle(listPeopleNotes, async (context, { params, query }) => {
    await reachPerson(database.kysely, signedIn(context), { ...params, reach: 'view' })
    const order = [sql`people_notes.created_date`, sql`people_notes.uuid`]
    const { rows, count } = await listPage(notesOf(database.kysely, params), latestPage(query.pagination, order))
    return { notes: rows.map(toNoteView), count }
  })
}
