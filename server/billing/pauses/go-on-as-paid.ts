import * as t from '@talentplace/contract/billing/messages/notifications'
import type { Transaction } from 'kysely'
import { endUnpaidPause } from '../../subscriptions/pauses/pause-rows.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { asIfPaid, nextPeriodStart } from '../../rules/pauses.ts'
import { notifyOfPause } from './notifications.ts'

/** Step: what was paused because it was unpaid goes on today, on the client’s clock; nothing where it wasn’t. */
export async function goOnAsPaid(transaction: Transaction<Tables>, uuid: string, at: Date): Promise<void> {
  const project = await lockRow(transaction, 'projects', uuid)
  if (!project) return
  const { today } = await clientDay(transaction, project.client_uuid, at)
  const ended = await endUnpaidPause(transaction, uuid, today)
  if (!ended) return
  // The database holds that what has a start has the rest.
  const subscription = project as Subscription
  const renews = nextPeriodStart(asIfPaid(subscription, today))
  // What was asked for has been part of the pause that waited, and is over with it.
  const isOver = ended.asked_by !== null && renews !== null && subscription.end_date === null
  await notifyOfPause(transaction, subscription, {
    write: () => ({
      title: t.resumed({ project: subscription.project_name }),
      body: isOver ? t.pauseOver({ day: dayInSentence(renews, at) }) : t.invoicePaid(),
    }),
    at,
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: null,
    action: 'subscription.resumed',
    entity: `project:${uuid}`,
    details: { resumes_on: today },
  })
}
