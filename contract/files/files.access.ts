import { openWithObject } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { filesOperations } from './files.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const filesAccess: Readonly<Record<keyof typeof filesOperations, AccessRow>> = {
  getAvatar: openWithObject,
}
