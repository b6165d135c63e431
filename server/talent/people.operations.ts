import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { addPeopleDocumentsOperation } from './people/add-people-documents.ts'
import { createPeopleNoteOperation } from './people/create-people-note.ts'
import { deletePeopleDocumentOperation } from './people/delete-people-document.ts'
import { deletePeopleNoteOperation } from './people/delete-people-note.ts'
import { listPeopleDocumentsOperation } from './people/list-people-documents.ts'
import { listPeopleHistoryOperation } from './people/list-people-history.ts'
import { listPeopleNotesOperation } from './people/list-people-notes.ts'
import { listPeopleRelationshipsOperation } from './people/list-people-relationships.ts'
import { savePeopleNoteOperation } from './people/save-people-note.ts'
import { savePeopleRelationshipOperation } from './people/save-people-relationship.ts'
import { searchStaffOperation } from './people/search-staff.ts'

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
