import { anonymous, ownOnly, signedIn, userEditors, userViewers } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { personalDataOperations } from './personal-data.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const personalDataAccess: Readonly<Record<keyof typeof personalDataOperations, AccessRow>> = {
  getOwnData: signedIn,
  askForExport: signedIn,
  getExportFile: ownOnly,
  askForDeletion: signedIn,
  withdrawDeletion: signedIn,
  listDeletionRequests: { own: { ...anonymous, ...userViewers(200), others: 403 } },
  getDeletionRequest: {
    own: { ...anonymous, ...userViewers(200), others: 403 },
    absent: { ...anonymous, ...userViewers(404), others: 403 },
  },
  approveDeletion: {
    own: { ...anonymous, ...userEditors(200), others: 403 },
    absent: { ...anonymous, ...userEditors(404), others: 403 },
  },
}
