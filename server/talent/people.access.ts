import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addFile } from '../testing/rows/add-file.ts'
import type { peopleOperations } from './people.operations.ts'

/** All about an assistant. */
export function peopleCalls({ database, assistants, people }: AccessWorld): AccessCalls<typeof peopleOperations> {
  const at = new Date('2026-11-20T15:00:00Z')
  const editor = () => people.get('super admin') ?? ''
  const path = (whose: Whose) => `/people/assistant/${whose === 'absent' ? absentUuid : assistants.own.uuid}`

  async function note(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await database.kysely
      .insertInto('people_notes')
      .values({ virtualassistant_uuid: assistants.own.uuid, body: 'Calm', written_by: editor(), created_date: at })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  /** Of someone who may attach it. */
  const file = (actor: Actor) => addFile(database, people.get(actor) ?? editor(), { at })

  async function document(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const file_uuid = await addFile(database, editor(), { at })
    await database.kysely.updateTable('files').set({ attached_date: at }).where('uuid', '=', file_uuid).execute()
    await database.kysely
      .insertInto('people_documents')
      .values({ virtualassistant_uuid: assistants.own.uuid, file_uuid, added_by: editor(), added_date: at })
      .execute()
    return file_uuid
  }

  return {
    listPeopleNotes: (_actor, whose) => ({ path: `${path(whose)}/notes` }),
    createPeopleNote: (_actor, whose) => ({ path: `${path(whose)}/notes`, body: { body: 'Calm on the phone' } }),
    savePeopleNote: async (_actor, whose) => ({
      path: `${path(whose)}/notes/${await note(whose)}`,
      body: { version: 1, body: 'Calm on the phone' },
    }),
    deletePeopleNote: async (_actor, whose) => ({ path: `${path(whose)}/notes/${await note(whose)}` }),
    listPeopleDocuments: (_actor, whose) => ({ path: `${path(whose)}/documents` }),
    addPeopleDocuments: async (actor, whose) => ({
      path: `${path(whose)}/documents`,
      body: { files: [await file(actor)] },
    }),
    deletePeopleDocument: async (_actor, whose) => ({ path: `${path(whose)}/documents/${await document(whose)}` }),
    listPeopleRelationships: (_actor, whose) => ({ path: `${path(whose)}/relationships` }),
    savePeopleRelationship: (_actor, whose) => ({
      path: `${path(whose)}/relationships/vsm`,
      body: { user_uuid: editor(), source: 'talent_team' },
    }),
    searchStaff: () => ({ path: '/people/staff' }),
    listPeopleHistory: (_actor, whose) => ({ path: `${path(whose)}/history` }),
  }
}
