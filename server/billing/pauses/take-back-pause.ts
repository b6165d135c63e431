import * as t from '@talentplace/contract/billing/messages/notifications'
import { takeBackPause } from '@talentplace/contract/billing/pauses/pause.routes'
import { latestPause, removePause } from '../../subscriptions/pauses/pause-rows.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { openPauseOn } from '../../rules/pauses.ts'
import { continueApproved } from '../spending/continue-approved.ts'
import { notifyClientOfPause, type PauseDeps } from './notifications.ts'

/** Until a pause begins, on the client’s clock, the subscription can go on without it after all. */
export function takeBackPauseOperation({ database, clock, mails }: PauseDeps) {
  return handle(takeBackPause, (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, uuid)
      const { today } = await clientDay(transaction, subscription.client_uuid, at)
      const open = openPauseOn(subscription, today)
      const pause = open && (await latestPause(transaction, uuid))
      if (!pause) return { uuid }
      if (pause.cause === 'unpaid') {
        throw new HttpError(
          409,
          'past_due',
          'This pause waits for the open invoice. Once that is paid, the work continues.',
        )
      }
      if (open.state !== 'coming') {
        throw new HttpError(
          409,
          'begun',
          `The pause began on ${dayText(open.from)}. Choose an earlier day for its end instead.`,
        )
      }
      await continueApproved(transaction, session, { subscription, start: open.from, at })
      await removePause(transaction, pause.uuid)
      await notifyClientOfPause(
        transaction,
        subscription,
        {
          write: () => ({
            title: t.pauseCancelled({ project: subscription.project_name }),
            body: t.pausePlanned({ day: dayInSentence(open.from, at) }),
          }),
          mail: () => mails.notPaused(subscription, open.from, at),
          at,
        },
        true,
      )
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.pause_taken_back',
        entity: `project:${uuid}`,
        details: { from: open.from, resumes_on: open.resumes_on },
      })
      return { uuid }
    })
  })
}
