import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import { feedbackStates } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import { saveFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Transaction, Updateable } from 'kysely'
import { visibleTo, writtenFeedback, type FeedbackRow } from './written-feedback.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

type Given = Received<typeof saveFeedback>['body']
type Change = Updateable<Tables['feedback']>

type Side = 'client' | 'assistant' | 'staff'

/** What each side may say; anything else of the body isn't theirs. */
const parts: Readonly<Record<Side, readonly (keyof Given)[]>> = {
  client: ['rating', 'message', 'private_note'],
  assistant: ['reply'],
  staff: ['status', 'reason'],
}

/** Staff who also have a company of their own speak as staff. */
function sideOf({ permissions }: Session): Side {
  if (hasPermission(permissions, 'admin_virtualassistant.edit')) return 'staff'
  return hasPermission(permissions, 'client') ? 'client' : 'assistant'
}

/** @throws HttpError 400 for a part that isn't this side's, or where nothing is said at all */
function rejectOthersParts(side: Side, body: Given): void {
  const { version: _version, ...given } = body
  const named = Object.keys(given).filter((key) => given[key as keyof typeof given] !== undefined)
  const strange = named.find((key) => !parts[side].includes(key as keyof Given))
  if (strange !== undefined) throw invalidField(strange, 'This isn’t yours to say')
  if (named.length === 0) throw invalidField(parts[side][0] ?? 'version', 'Required')
  if (side === 'staff' && body.status === undefined) throw invalidField('status', 'Required')
  if (body.status === 'hidden' && !body.reason) throw invalidField('reason', 'Required')
}

function isVisible(side: Side, session: Session, row: FeedbackRow): boolean {
  if (side === 'staff') return true
  if (side === 'client') return row.client_uuid !== null && row.client_uuid === session.client_uuid
  return row.subject_user_uuid === session.user_uuid && row.status === 'shown'
}

function changeOf(side: Side, row: FeedbackRow, body: Given, at: Date): Change {
  if (side === 'staff') {
    const status = body.status ?? row.status
    return {
      status: feedbackStates.step(row.status, status, 'staff'),
      hidden_reason: status === 'hidden' ? (body.reason ?? null) : null,
    }
  }
  if (side === 'client') {
    const { rating = row.rating, message = row.message, private_note = row.private_note } = body
    const isSame = rating === row.rating && message === row.message
    const status = isSame ? row.status : 'pending'
    // What staff have decided was about the words before.
    return {
      rating,
      message,
      private_note,
      status: feedbackStates.step(row.status, status, 'client'),
      ...(status === 'pending' && { hidden_reason: null }),
    }
  }
  if (row.reply !== null) throw new HttpError(409, 'replied_already', 'You have replied to this review; a reply stays.')
  return { reply: body.reply ?? null, reply_date: at }
}

/** Tells the assistant of a review that has just become visible, and its client of the reply. */
async function notifyOfFeedback(
  transaction: Transaction<Tables>,
  { before, change, at }: { before: FeedbackRow; change: Change; at: Date },
) {
  const about = { at, icon: 'info', priority: 2, entity_link: `review:${before.uuid}` } as const
  if (before.status === 'pending' && change.status === 'shown' && before.subject_user_uuid !== null) {
    await notify(transaction, {
      ...about,
      users: [before.subject_user_uuid],
      type: 'review',
      ...inEachLanguage(() => ({
        title: t.reviewedYou({ name: before.display_name, rating: before.rating }),
        body: before.message,
      })),
    })
  }
  if (change.reply && before.author_uuid !== null) {
    await notify(transaction, {
      ...about,
      users: [before.author_uuid],
      type: 'review_request',
      ...inEachLanguage(() => ({ title: t.hasReply(), body: change.reply ?? '' })),
    })
  }
}

async function lockFeedback(transaction: Transaction<Tables>, uuid: string): Promise<FeedbackRow> {
  await lockRow(transaction, 'feedback', uuid)
  const row = await writtenFeedback(transaction).where('feedback.uuid', '=', uuid).executeTakeFirst()
  if (!row) throw notFound('There is no such review.')
  return row
}

/** B5.7: its client's stars and words, the assistant's one reply, or staff's word whether it is shown. */
export function saveFeedbackOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveFeedback, async (context, { params: { uuid }, body }) => {
    const session = signedIn(context)
    const side = sideOf(session)
    rejectOthersParts(side, body)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const before = await lockFeedback(transaction, uuid)
      if (!isVisible(side, session, before)) throw notFound('There is no such review.')
      if (before.version !== body.version) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      const change = changeOf(side, before, body, at)
      await transaction
        .updateTable('feedback')
        .set({ ...change, version: before.version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'feedback.changed',
        entity: `feedback:${uuid}`,
        reason: body.reason || null,
        details: { side, ...change },
      })
      await notifyOfFeedback(transaction, { before, change, at })
      return visibleTo(session, await lockFeedback(transaction, uuid))
    })
  })
}
