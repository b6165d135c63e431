import { clientStaff, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { peopleOperations } from './people.operations.ts'

/** The calls are about an assistant; who may see or change clients alone is refused. */
const viewers = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_virtualassistant.edit': status, 'super admin': status })

const read: AccessRow = {
  own: { ...anonymous, ...viewers(200), others: 403 },
  absent: { ...anonymous, ...viewers(404), others: 403 },
}
const change: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}
/** A note is whoever wrote it. */
const ownNote: AccessRow = {
  own: { ...anonymous, 'admin with admin_virtualassistant.edit': 403, 'super admin': 200, others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const peopleAccess: Readonly<Record<keyof typeof peopleOperations, AccessRow>> = {
  listPeopleNotes: read,
  createPeopleNote: change,
  savePeopleNote: ownNote,
  deletePeopleNote: ownNote,
  listPeopleDocuments: read,
  addPeopleDocuments: change,
  deletePeopleDocument: change,
  listPeopleRelationships: read,
  savePeopleRelationship: change,
  searchStaff: { own: { ...anonymous, ...viewers(200), ...clientStaff(200), others: 403 } },
  listPeopleHistory: read,
  previewPeopleBatch: { own: change.own },
  applyPeopleBatch: { own: change.own },
  undoPeopleBatch: change,
  previewMerge: change,
  mergePerson: change,
}
