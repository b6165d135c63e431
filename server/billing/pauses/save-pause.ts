import * as t from '@talentplace/contract/billing/messages/notifications'
import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { savePause } from '@talentplace/contract/billing/pauses/pause.routes'
import { addPause, latestPause, resumeOn } from '../../subscriptions/pauses/pause-rows.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { lockSubscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { openPauseOn } from '../../rules/pauses.ts'
import { continueApproved } from '../spending/continue-approved.ts'
import { daysOfPause, pauseEffectOf, rejectPause } from './pause-effect.ts'
import { notifyClientOfPause, type PauseDeps } from './notifications.ts'

function rejectDay(day: string, { earliest, latest }: { earliest: string; latest: string }): void {
  if (day < earliest) throw invalidField('resumes_on', refusals.dayFrom({ day: dayText(earliest, currentLanguage()) }))
  if (day > latest) throw invalidField('resumes_on', refusals.pauseUntil({ day: dayText(latest, currentLanguage()) }))
}

/** C1 Ours: nothing renews and nobody logs time from the next period on, for up to two months. */
export function savePauseOperation({ database, clock, mails }: PauseDeps) {
  return handle(savePause, (context, { params, body: { resumes_on } }) => {
    const session = signedIn(context)
    const { user_uuid } = session
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await lockSubscription(transaction, session, params.uuid)
      const { uuid: project_uuid, client_uuid, project_name } = subscription
      const { today } = await clientDay(transaction, client_uuid, at)
      rejectPause(subscription, today)
      const open = openPauseOn(subscription, today)
      const days = daysOfPause(subscription, today)
      if (open?.resumes_on === resumes_on) return pauseEffectOf(transaction, subscription, { today })
      rejectDay(resumes_on, days)
      const { from } = days
      if (open && open.resumes_on !== null && resumes_on < open.resumes_on) {
        await continueApproved(transaction, session, { subscription, start: resumes_on, at })
      }
      const pause = open && (await latestPause(transaction, project_uuid))
      if (pause) await resumeOn(transaction, pause.uuid, resumes_on)
      else {
        const requested = { asked_by: user_uuid, asked_date: at }
        await addPause(transaction, { project_uuid, cause: 'client', from_date: from, resumes_on, ...requested })
      }
      await notifyClientOfPause(
        transaction,
        subscription,
        open?.state === 'running'
          ? {
              write: () => {
                const days = { day: dayInSentence(from, at), resumes: dayInSentence(resumes_on, at) }
                return { title: t.resumesOn({ day: days.resumes, project: project_name }), body: t.pauseEnds(days) }
              },
              mail: () => mails.continues(subscription, resumes_on, at),
              at,
            }
          : {
              write: () => {
                const days = { day: dayInSentence(from, at), resumes: dayInSentence(resumes_on, at) }
                return { title: t.pausedFrom({ day: days.day, project: project_name }), body: t.worksUntil(days) }
              },
              mail: () => mails.paused(subscription, { from, resumes_on }, at),
              at,
            },
        true,
      )
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'subscription.paused',
        entity: `project:${project_uuid}`,
        details: { from, resumes_on, before: open },
      })
      return pauseEffectOf(
        transaction,
        { ...subscription, paused_from: from, resumes_on },
        { today, requested: resumes_on },
      )
    })
  })
}
