import type { PersonParams } from '@talentplace/contract/talent/people/person'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { mayReach, ownerColumn } from './reached-person.ts'

export function documentsOf(database: Kysely<Tables>, { kind, uuid }: PersonParams) {
  return database
    .selectFrom('people_documents')
    .innerJoin('files', 'files.uuid', 'file_uuid')
    .innerJoin('users', 'users.uuid', 'added_by')
    .where(`people_documents.${ownerColumn[kind]}`, '=', uuid)
}

/** Whether someone may read a file because it is a document of whom they look after. */
export function viewerOfPeopleDocuments({ database }: { database: Database }) {
  return async (session: Session, file_uuid: string): Promise<boolean> => {
    const found = await database.kysely
      .selectFrom('people_documents')
      .select('client_uuid')
      .where('file_uuid', '=', file_uuid)
      .executeTakeFirst()
    return found !== undefined && mayReach(session, found.client_uuid === null ? 'assistant' : 'client', 'view')
  }
}
