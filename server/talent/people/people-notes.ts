import type { PersonNote } from '@talentplace/contract/talent/people/note.routes'
import type { PersonParams } from '@talentplace/contract/talent/people/person'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { ownerColumn } from './reached-person.ts'

export function notesOf(database: Kysely<Tables>, { kind, uuid }: PersonParams) {
  return database
    .selectFrom('people_notes')
    .innerJoin('users', 'users.uuid', 'written_by')
    .select(['people_notes.uuid', 'body', 'written_by', 'users.full_name as author_name'])
    .select(['people_notes.created_date', 'changed_date', 'version'])
    .where(`people_notes.${ownerColumn[kind]}`, '=', uuid)
    .where('removed_date', 'is', null)
}

interface NoteRow extends Omit<PersonNote, 'created_date' | 'changed_date'> {
  readonly created_date: Date
  readonly changed_date: Date | null
}

export function toNoteView(row: NoteRow): PersonNote {
  return {
    ...row,
    created_date: row.created_date.toISOString(),
    changed_date: row.changed_date?.toISOString() ?? null,
  }
}

export async function noteOf(database: Kysely<Tables>, person: PersonParams, note: string): Promise<PersonNote> {
  return toNoteView(await notesOf(database, person).where('people_notes.uuid', '=', note).executeTakeFirstOrThrow())
}

/** One's own note, held. @throws HttpError 403 `not_author`, 404 */
export async function lockNote(
  transaction: Transaction<Tables>,
  { kind, uuid }: PersonParams,
  { note_uuid, by }: { note_uuid: string; by: string },
): Promise<Selectable<Tables['people_notes']>> {
  const note = await lockRow(transaction, 'people_notes', note_uuid)
  if (!note || note.removed_date !== null || note[ownerColumn[kind]] !== uuid) {
    throw notFound('This note isn’t there any more.')
  }
  if (note.written_by !== by) throw new HttpError(403, 'not_author', 'Only whoever wrote a note changes it.')
  return note
}
