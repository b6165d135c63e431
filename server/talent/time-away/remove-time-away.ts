import { removeTimeAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { followOne } from './follow-time-away.ts'
import { lockSelf } from './lock-self.ts'
import { readTimeAway } from '../assistants/read-time-away.ts'

export function removeTimeAwayOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(removeTimeAway, async (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const self = await lockSelf(transaction, { user_uuid, at })
      const removed = await transaction
        .deleteFrom('assistant_time_away')
        .where('uuid', '=', uuid)
        .where('virtualassistant_uuid', '=', self.uuid)
        .returning(['from_date', 'until_date'])
        .executeTakeFirst()
      if (!removed) throw notFound('These days aren’t there any more.')
      await followOne(transaction, self)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'assistant.time_away_removed',
        entity: `assistant:${self.uuid}`,
        details: removed,
      })
      return readTimeAway(transaction, self.uuid, at)
    })
  })
}
