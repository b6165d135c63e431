import { dismissRejectedTime } from '@talentplace/contract/work/time/rejected-time.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'

const changedMessage = 'This list has changed since you opened it, so nothing was dismissed. Please look at it again.'

/** Dismisses all of one's rejected time, where it is what was shown. */
export function dismissRejectedTimeOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(dismissRejectedTime, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ count: number; seconds: number }>`
        with dismissed as (
          update rejected_time set resolution = 'dismissed', resolved_date = ${clock.now()}
          where resolution is null and virtualassistant_uuid in (select uuid from assistants where user_uuid = ${user_uuid})
          returning start_at, end_at)
        select count(*)::int as count, coalesce(sum(extract(epoch from end_at - start_at)), 0)::int as seconds
        from dismissed`.execute(transaction)
      const { count = 0, seconds = 0 } = rows[0] ?? {}
      // Thrown in the transaction: nothing of it stays.
      if (count !== body.count || seconds !== body.seconds) throw new HttpError(409, 'changed', changedMessage)
      return { count, seconds }
    })
  })
}
