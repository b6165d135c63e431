import { applyPeopleBatch, previewPeopleBatch, undoPeopleBatch } from './people-batches/batch.routes.ts'
import { addPeopleDocuments, deletePeopleDocument, listPeopleDocuments } from './people/document.routes.ts'
import { listPeopleHistory } from './people/history.routes.ts'
import { mergePerson, previewMerge } from './people-merges/merge.routes.ts'
import { createPeopleNote, deletePeopleNote, listPeopleNotes, savePeopleNote } from './people/note.routes.ts'
import { listPeopleRelationships, savePeopleRelationship, searchStaff } from './people/relationship.routes.ts'

/** Every operation of the feature. */
export const peopleOperations = {
  listPeopleNotes,
  createPeopleNote,
  savePeopleNote,
  deletePeopleNote,
  listPeopleDocuments,
  addPeopleDocuments,
  deletePeopleDocument,
  listPeopleRelationships,
  savePeopleRelationship,
  searchStaff,
  listPeopleHistory,
  previewPeopleBatch,
  applyPeopleBatch,
  undoPeopleBatch,
  previewMerge,
  mergePerson,
} as const
