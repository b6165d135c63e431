import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { addPeopleDocumentsOperation } from './add-people-documents.ts'
import { createPeopleNoteOperation } from './create-people-note.ts'
import { deletePeopleDocumentOperation } from './delete-people-document.ts'
import { deletePeopleNoteOperation } from './delete-people-note.ts'
import { listPeopleDocumentsOperation } from './list-people-documents.ts'
import { listPeopleHistoryOperation } from './list-people-history.ts'
import { listPeopleNotesOperation } from './list-people-notes.ts'
import { listPeopleRelationshipsOperation } from './list-people-relationships.ts'
import { savePeopleNoteOperation } from './save-people-note.ts'
import { savePeopleRelationshipOperation } from './save-people-relationship.ts'
import { searchStaffOperation } from './search-staff.ts'

/** What staff keep about assistants and clients: notes, documents, who looks after them, and the history. */
export function peopleOperations(deps: { database: Database; clock: Clock }) {
  return {
    listPeopleNotes: listPeopleNotesOperation(deps),
    createPeopleNote: createPeopleNoteOperation(deps),
    savePeopleNote: savePeopleNoteOperation(deps),
    deletePeopleNote: deletePeopleNoteOperation(deps),
    listPeopleDocuments: listPeopleDocumentsOperation(deps),
    addPeopleDocuments: addPeopleDocumentsOperation(deps),
    deletePeopleDocument: deletePeopleDocumentOperation(deps),
    listPeopleRelationships: listPeopleRelationshipsOperation(deps),
    savePeopleRelationship: savePeopleRelationshipOperation(deps),
    searchStaff: searchStaffOperation(deps),
    listPeopleHistory: listPeopleHistoryOperation(deps),
  }
}
