import { deleteFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** Takes a review of one's own company back: rating and search follow by the database's triggers. */
export function deleteFeedbackOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteFeedback, async (context, { params: { uuid } }) => {
    const { client_uuid, user_uuid } = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom('feedback')
        .where('uuid', '=', uuid)
        .where('client_uuid', '=', client_uuid)
        .returning(['subject_uuid', 'rating', 'message'])
        .executeTakeFirst()
      if (!deleted) throw notFound('There is no such review.')
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'feedback.removed',
        entity: `feedback:${uuid}`,
        details: deleted,
      })
    })
    return { uuid }
  })
}
