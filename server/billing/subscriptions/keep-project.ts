import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { keepProject } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { clientDay } from '../../subscriptions/client-day.ts'
import { keepSubscription } from '../../subscriptions/subscriptions/close-subscription.ts'
import { lockSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { nextPeriodStart } from '../../rules/pauses.ts'
import { continueApproved } from '../spending/continue-approved.ts'
import { notifyOfCancellation, type CancellationDeps } from './notifications.ts'

/** @throws HttpError 409 for one that goes on anyway, or whose last day is over */
function rejectOver({ end_date }: Subscription, today: string): void {
  if (end_date === null) throw new HttpError(409, 'not_cancelled', refusals.notCancelled())
  if (end_date >= today) return
  throw new HttpError(409, 'over', refusals.endedForGood({ day: dayText(end_date, currentLanguage()) }))
}

/** Until the end of its last day, on the client's clock, a cancelled subscription can go on after all. */
export function keepProjectOperation({ database, clock, mails }: CancellationDeps) {
  return handle(keepProject, (context, { params }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, params.uuid)
      const { today } = await clientDay(transaction, subscription.client_uuid, at)
      rejectOver(subscription, today)
      // Paused until it is paid for, it renews that day if it is paid by then.
      const renews = nextPeriodStart(subscription) ?? renewalDate(subscription.invoiced_until)
      // By its last day: after it nobody works in it, as long as it is cancelled.
      await continueApproved(transaction, session, { subscription, start: subscription.end_date ?? today, at })
      await keepSubscription(transaction, subscription)
      const notice = {
        title: `Cancellation withdrawn: ${subscription.project_name}`,
        body: `The client is keeping the subscription. It renews ${sentenceDay(renews, at)}.`,
        mail: () => mails.resumed(subscription, renews, at),
        at,
      }
      await notifyOfCancellation(transaction, subscription, notice, (mail) => queueRequestedMail(transaction, mail, at))
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.kept',
        entity: `project:${subscription.uuid}`,
        details: { end_date: subscription.end_date },
      })
      return { uuid: subscription.uuid }
    })
  })
}
