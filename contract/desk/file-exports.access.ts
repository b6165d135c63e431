import { anonymous, clients, ownOnly, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { fileExportsOperations } from './file-exports.operations.ts'

const timeViewers = (status: number) => ({ 'admin with admin_time.view': status, 'super admin': status })

/** What the running server must answer, for every operation of the feature, actor and object. */
export const fileExportsAccess: Readonly<Record<keyof typeof fileExportsOperations, AccessRow>> = {
  // Whoever may not download a time log can't have one prepared either.
  requestFileExport: {
    own: { ...anonymous, ...clients(200), assistant: 200, ...timeViewers(200), others: 403 },
  },
  listFileExports: signedIn,
  getFileExport: ownOnly,
  downloadFileExport: {
    own: { ...anonymous, ...clients(200), assistant: 200, ...timeViewers(200), others: 403 },
    foreign: { ...anonymous, others: 404 },
    absent: { ...anonymous, others: 404 },
  },
  removeFileExport: ownOnly,
}
