import { createFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import type { Transaction } from 'kysely'
import { billedHours } from './billed-hours.ts'
import { visibleTo, writtenFeedback } from './written-feedback.ts'
import { ownedSubscription } from '../owned-subscription.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

/** Two occasions never come closer than this; whoever changes their mind sooner changes what they said. */
const daysBetween = 14
const oneDay = 86_400_000

interface About {
  readonly project_uuid: string
  readonly subject_uuid: string
}

/** @throws HttpError 404 for someone who never had a place there, 409 `no_hours_yet`, 409 `said_already` */
async function requireGround(transaction: Transaction<Tables>, about: About, at: Date): Promise<void> {
  const { project_uuid, subject_uuid } = about
  const place = await transaction
    .selectFrom('rate_plans')
    .select('uuid')
    .where('project_uuid', '=', project_uuid)
    .where('virtualassistant_uuid', '=', subject_uuid)
    .limit(1)
    .executeTakeFirst()
  if (!place) throw notFound('They don’t work on this subscription.')
  const worked = await billedHours(transaction)
    .where('project_uuid', '=', project_uuid)
    .where('virtualassistant_uuid', '=', subject_uuid)
    .limit(1)
    .executeTakeFirst()
  if (!worked) {
    throw new HttpError(409, 'no_hours_yet', 'You can write a review once they have logged hours for you.')
  }
  const recent = await transaction
    .selectFrom('feedback')
    .select('uuid')
    .where('project_uuid', '=', project_uuid)
    .where('subject_uuid', '=', subject_uuid)
    .where('created_date', '>', new Date(at.getTime() - daysBetween * oneDay))
    .limit(1)
    .executeTakeFirst()
  if (recent) {
    const message = 'You have said how they do in the last two weeks. You can change what you said.'
    throw new HttpError(409, 'said_already', message)
  }
}

/** The name that stands beside a review: the company's, or the person's where there is none. */
async function nameOf(transaction: Transaction<Tables>, session: Session): Promise<string> {
  const client = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', session.client_uuid)
    .executeTakeFirst()
  return client?.company || session.full_name
}

/** B5.7: a client's words about someone who worked for them; staff are told that there is something to read. */
export function createFeedbackOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createFeedback, async (context, { body }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { client_uuid } = await ownedSubscription(transaction, session, body.project_uuid, { staff: false })
      // Two tabs that send at once take turns.
      await lockRow(transaction, 'projects', body.project_uuid)
      await requireGround(transaction, body, at)
      await transaction
        .updateTable('feedback_requests')
        .set({ closed_date: at })
        .where('project_uuid', '=', body.project_uuid)
        .where('subject_uuid', '=', body.subject_uuid)
        .where('closed_date', 'is', null)
        .execute()
      const { uuid } = await transaction
        .insertInto('feedback')
        .values({
          ...body,
          client_uuid,
          author_uuid: session.user_uuid,
          display_name: await nameOf(transaction, session),
          created_date: at,
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const row = await writtenFeedback(transaction).where('feedback.uuid', '=', uuid).executeTakeFirstOrThrow()
      await notify(transaction, {
        users: await staffWith(transaction, 'admin_virtualassistant.edit'),
        at,
        type: 'review_to_read',
        title: `New review: ${row.subject_name}`,
        body: `${row.display_name} gave ${row.rating} of 5 stars. It’s shown once you approve it.`,
        icon: 'info',
        priority: 2,
        entity_link: `review:${uuid}`,
      })
      return visibleTo(session, row)
    })
  })
}
