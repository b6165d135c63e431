import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { decideProfileEditionOperation } from './own-profile/decide-profile-edition.ts'

/** What of assistants' own profiles staff decide. */
export function ownProfileOperations(deps: { database: Database; clock: Clock }) {
  return { decideProfileEdition: decideProfileEditionOperation(deps) }
}
