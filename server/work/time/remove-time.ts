import { removeTime } from '@talentplace/contract/work/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { writePieces } from './entries/insert-entries.ts'
import { checkReason } from './entries/checked-time.ts'
import { changedParts, recordChange } from './entries/entry-changes.ts'
import { checkChangeable, lockEntry } from './entries/changeable.ts'
import { timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.3: an entry goes, with all pieces of its stretch; the rows stay. */
export function removeTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(removeTime, async (context, { params: { uuid }, query }) => {
    const { user_uuid } = signedIn(context)
    const now = clock.now()
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    await database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockEntry(transaction, viewer, uuid)
      checkChangeable(locked, viewer, now, rules)
      const reason = checkReason(viewer, query.reason)
      await writePieces(transaction, locked.pieces, [], now)
      const change = { side: viewer.side === 'staff' ? 'staff' : 'assistant', user_uuid, reason, at: now } as const
      await recordChange(transaction, locked.entry.origin_uuid, change, changedParts(locked.pieces, []))
    })
    return { uuid }
  })
}
