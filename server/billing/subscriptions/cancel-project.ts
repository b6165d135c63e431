import { cancelProject } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { endSubscription } from '../../subscriptions/subscriptions/close-subscription.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { rejectCancelled } from './preview-cancellation.ts'
import { notifyOfCancellation, type CancellationDeps } from './notifications.ts'

/** C1 Ours: the subscription ends with the paid period; its people are told and nothing more is charged. */
export function cancelProjectOperation({ database, clock, mails }: CancellationDeps) {
  return handle(cancelProject, (context, { params, body }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, params.uuid)
      rejectCancelled(subscription)
      const end_date = await endSubscription(transaction, subscription, { reason: body.reason, at })
      const notice = {
        title: `Cancelled: ${subscription.project_name}`,
        body: `Ends ${sentenceDay(end_date, at)}. Reason: ${body.reason}`,
        mail: () => mails.cancelled(subscription, end_date, at),
        at,
      }
      // One can always be cancelled; as often as it was kept, and once.
      await notifyOfCancellation(transaction, subscription, notice, (mail) => queueMail(transaction, mail))
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.cancelled',
        entity: `project:${subscription.uuid}`,
        reason: body.reason,
        details: { end_date },
      })
      return { end_date }
    })
  })
}
