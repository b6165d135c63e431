import { anonymous, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { personalDataOperations } from './personal-data.operations.ts'

const userEditors = (status: number) => ({ 'admin with admin_user.edit': status, 'super admin': status })

const userViewers = (status: number) => ({ 'admin with admin_user.view': status, 'super admin': status })

const ownOnly: AccessRow = {
  own: { ...anonymous, others: 200 },
  foreign: { ...anonymous, others: 404 },
  absent: { ...anonymous, others: 404 },
}

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
