import { cancelProject, keepProject } from '@talentplace/contract/projects/subscriptions/subscription.routes'
import { sql, type Transaction } from 'kysely'
import { notify } from '../../features/notifications/notify.ts'
import { clientDay } from '../../features/projects/subscriptions/client-day.ts'
import { endSubscription, keepSubscription } from '../../features/projects/subscriptions/end-subscription.ts'
import { heldSubscription, type Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueAskedMail } from '../../platform/mail/queue-asked-mail.ts'
import { queueMail, type Mail } from '../../platform/mail/queue-mail.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import { billedPeople } from '../renewals/told-people.ts'
import type { CancellationMails } from './cancellation-mails.ts'
import { refuseCancelled } from './preview-cancellation.ts'

interface CancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: CancellationMails
}

/** Staff who look after projects. */
async function projectStaff(transaction: Transaction<Tables>): Promise<string[]> {
  const people = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && array['admin_project.view', 'super_admin']`)
    .execute()
  return people.map(({ uuid }) => uuid)
}

async function tellEverybody(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  text: { title: string; body: string; at: Date; mail: Omit<Mail, 'to'> },
  queue: (mail: Mail) => Promise<void>,
): Promise<void> {
  const { title, body, at, mail } = text
  const link = { entity_link: `project:${subscription.uuid}`, icon: 'info', priority: 1 } as const
  await notify(transaction, { ...link, type: 'collections', title, body, users: await projectStaff(transaction), at })
  const { addresses } = await billedPeople(transaction, subscription.client_uuid)
  for (const to of [...addresses].sort()) await queue({ to, ...mail })
}

/** C1 Ours: the subscription ends with the paid period; its people are told and nothing more is charged. */
export function cancelProjectOperation({ database, clock, mails }: CancellationDeps) {
  return handle(cancelProject, (context, { params, body }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await heldSubscription(transaction, session, params.uuid)
      refuseCancelled(subscription)
      const end_date = await endSubscription(transaction, subscription, { reason: body.reason, at })
      const told = {
        title: `Cancelled: ${subscription.project_name}`,
        body: `It ends on ${dayText(end_date)}. The reason: ${body.reason}`,
        mail: mails.cancelled(subscription, end_date),
        at,
      }
      // One can always be cancelled; as often as it was kept, and once.
      await tellEverybody(transaction, subscription, told, (mail) => queueMail(transaction, mail))
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

/** @throws HttpError 409 for one that goes on anyway, or whose last day is over */
function refuseOver({ end_date }: Subscription, today: string): void {
  if (end_date === null) throw new HttpError(409, 'not_cancelled', 'This subscription has not been cancelled.')
  if (end_date >= today) return
  throw new HttpError(409, 'over', `This subscription ended on ${dayText(end_date)} and can’t go on any more.`)
}

/** Until the end of its last day, on the client's clock, a cancelled subscription can go on after all. */
export function keepProjectOperation({ database, clock, mails }: CancellationDeps) {
  return handle(keepProject, (context, { params }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const subscription = await heldSubscription(transaction, session, params.uuid)
      const { today } = await clientDay(transaction, subscription.client_uuid, at)
      refuseOver(subscription, today)
      await keepSubscription(transaction, subscription)
      const renews = renewalDate(subscription.invoiced_until)
      const told = {
        title: `Going on: ${subscription.project_name}`,
        body: `The cancellation was taken back. It renews on ${dayText(renews)}.`,
        mail: mails.kept(subscription, renews),
        at,
      }
      await tellEverybody(transaction, subscription, told, (mail) => queueAskedMail(transaction, mail, at))
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
