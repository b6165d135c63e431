import { anonymous, openWithObject, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { filesOperations } from './files.operations.ts'

// One's own upload; anybody else's is as if it weren't there, for staff too.
const ownFile: AccessRow = {
  own: { ...anonymous, others: 200 },
  foreign: { ...anonymous, others: 404 },
  absent: { ...anonymous, others: 404 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const filesAccess: Readonly<Record<keyof typeof filesOperations, AccessRow>> = {
  getAvatar: openWithObject,
  uploadFile: signedIn,
  getFile: ownFile,
  getSmallPicture: ownFile,
}
