import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { peopleEditors, peopleViewers, personParams } from './person.ts'
import { humanText } from '../../shared/human-text.ts'

export const note = z.object({
  uuid: z.uuid(),
  body: z.string(),
  written_by: z.uuid(),
  author_name: z.string(),
  created_date: z.iso.datetime(),
  changed_date: z.iso.datetime().nullable(),
  version: z.int(),
})
export type PersonNote = z.infer<typeof note>

const body = humanText().min(1).max(5000)
const oneNote = personParams.extend({ note_uuid: uuid })

/** Newest first. */
export const listPeopleNotes = operation({
  name: 'people.listPeopleNotes',
  method: 'GET',
  path: '/people/{kind}/{uuid}/notes',
  summary: 'What staff noted about an assistant or a client',
  caller: peopleViewers,
  readsReplica: true,
  params: personParams,
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({ notes: z.array(note), count: z.int() }),
  failures: ['404 not_found'],
})

export const createPeopleNote = operation({
  name: 'people.createPeopleNote',
  method: 'POST',
  path: '/people/{kind}/{uuid}/notes',
  summary: 'Note something about an assistant or a client',
  caller: peopleEditors,
  params: personParams,
  body: z.object({ body }),
  reply: note,
  failures: ['404 not_found'],
})

/** Only whoever wrote it; anybody else's is 403 `not_author`. A stale `version` answers 409 `stale_version`. */
export const savePeopleNote = operation({
  name: 'people.savePeopleNote',
  method: 'PUT',
  path: '/people/{kind}/{uuid}/notes/{note_uuid}',
  summary: 'Change one’s own note',
  caller: peopleEditors,
  params: oneNote,
  body: z.object({ version: z.int().min(1).max(2_147_483_647), body }),
  reply: note,
  failures: ['403 not_author', '404 not_found', '409 stale_version'],
})

/** Its text stays in the history. */
export const deletePeopleNote = operation({
  name: 'people.deletePeopleNote',
  method: 'DELETE',
  path: '/people/{kind}/{uuid}/notes/{note_uuid}',
  summary: 'Remove one’s own note',
  caller: peopleEditors,
  params: oneNote,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['403 not_author', '404 not_found'],
})
