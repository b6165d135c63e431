import { lockRows } from '../../platform/database/lock-rows.ts'
import { approveLocked } from './approve-locked.ts'
import type { ReviewDeps } from './review-deps.ts'

const atOnce = 1_000

/** What the client's days are over for is approved. What they ask about waits for its answer. */
export async function endReviews({ database, clock }: ReviewDeps): Promise<void> {
  for (;;) {
    const now = clock.now()
    const approved = await database.kysely.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('time_entries')
        .select('uuid')
        .where('status', '=', 'in_review')
        .where('removed_date', 'is', null)
        .where('approved_date', 'is', null)
        .where('review_until', '<=', now)
        .orderBy('uuid')
        .limit(atOnce)
        .execute()
      const locked = await lockRows(
        transaction,
        'time_entries',
        due.map(({ uuid }) => uuid),
      )
      // Someone may have asked, or changed it, since it was found.
      const still = locked.filter(
        ({ status, review_until }) => status === 'in_review' && review_until !== null && review_until <= now,
      )
      return approveLocked(transaction, still, { side: 'system', user_uuid: null, reason: null, at: now })
    })
    if (approved < atOnce) return
  }
}
