import { nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { applicationsOperations } from './applications.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const applicationsAccess: Readonly<Record<keyof typeof applicationsOperations, AccessRow>> = {
  getOwnApplication: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
}
