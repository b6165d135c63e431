import { resolveRejectedTime } from '@talentplace/contract/work/time/rejected-time.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** Notes what became of one's rejected time. */
export function resolveRejectedTimeOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(resolveRejectedTime, async (context, { params: { uuid }, body: { resolution } }) => {
    const { user_uuid } = signedIn(context)
    const resolved = await database.kysely
      .updateTable('rejected_time')
      .set({
        resolution: sql`coalesce(resolution, ${resolution})`,
        resolved_date: sql`coalesce(resolved_date, ${clock.now()}::timestamptz)`,
      })
      .where('uuid', '=', uuid)
      .where('virtualassistant_uuid', 'in', (select) =>
        select.selectFrom('assistants').select('uuid').where('user_uuid', '=', user_uuid),
      )
      .returning('uuid')
      .executeTakeFirst()
    if (!resolved) throw notFound()
    return resolved
  })
}
