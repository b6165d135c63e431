import { sendTimerEvent } from '@talentplace/contract/work/time/timer.routes'
import type { Received, ReplyOf } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockingRows, lockRow } from '../../platform/database/lock-rows.ts'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { viewsByUuid } from '../time/entries/to-entry-views.ts'
import { applyEvent } from './apply-event.ts'
import { firstKnownEvent } from './clear-old-events.ts'
import { idSince } from './find-timer.ts'
import { placedInstant, placedSince } from './placed-instant.ts'
import { storeRejectedStart } from './rejected-start.ts'
import { rejectedByUuid } from './rejected-time.ts'
import { notifyBrowsers, notifyBrowsersOf, notifyLater, type Later, type TimerOwner } from './notifications.ts'
import { toTimerView, timerRows, type TimerRow } from './timer-rows.ts'
import { timeViewerOf } from '../time/time-viewer.ts'
import type { TimeRules } from '../time/time-rules.ts'

type Event = Received<typeof sendTimerEvent>['body']
type Answer = ReplyOf<typeof sendTimerEvent>

/** What was answered before to an event of this uuid. */
function answerOf(transaction: Transaction<Tables>, assistant_uuid: string, uuid: string) {
  return transaction
    .selectFrom('timer_events')
    .select('answer')
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('uuid', '=', uuid)
}

/** A server of before kept no rejected time. */
function toAnswer({ answer }: { answer: unknown }): Answer {
  return { rejected: [], ...(answer as Omit<Answer, 'rejected'>) } as Answer
}

const wholeSecond = (instant: string) => new Date(Math.floor(Date.parse(instant) / 1000) * 1000)

/** True where an event was placed elsewhere than its browser said, or a timer doesn't run since its start. */
function isMoved(
  { running_since, run_start_at }: TimerRow,
  { event }: Event,
  { at, given }: { at: Date; given: Date },
) {
  const since = run_start_at ?? running_since
  const startsLater = (event === 'start' || event === 'resume') && since !== null && since > given
  return at.getTime() !== given.getTime() || startsLater
}

/**
 * C3.2: one thing that happened to a timer, in the order in which they come. Everything an assistant's timers do waits for the
 * assistant's row, so no two of theirs ever run.
 */
export function sendTimerEventOperation(deps: { database: Database; clock: Clock; rules: TimeRules; later: Later }) {
  const { database, clock, rules } = deps
  const announceValues = notifyLater(deps)

  async function take(
    transaction: Transaction<Tables>,
    { assistant_uuid, user_uuid }: TimerOwner,
    sent_id: string,
    event: Event,
  ): Promise<{ answer: Answer; notified: boolean }> {
    const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
    const [[assistant], [known], timers] = await inOneTrip(
      transaction,
      lockingRows('assistants', [assistant_uuid]),
      answerOf(transaction, assistant_uuid, event.uuid),
      timerRows(transaction, assistant_uuid),
    )
    const before = known && toAnswer(known)
    if (before || !assistant) return { answer: before ?? { timer: null, time: [], rejected: [] }, notified: true }
    const given = wholeSecond(event.at)
    const request = { now, zone: assistant.timezone, rules }
    const at = placedInstant(given, request)
    const since = event.since === undefined ? null : placedSince(wholeSecond(event.since), request)
    const id = since === null ? sent_id : await idSince(transaction, { assistant_uuid, id: sent_id, since })
    const happened = { assistant_uuid, id, event, at, since, given, now, rules }
    const { changed, uuids, rejected, now_id = id, placed_at = at } = await applyEvent(transaction, timers, happened)
    const [row] = await timerRows(transaction, assistant_uuid).where('timers.id', '=', now_id).execute()
    const viewer = { side: 'assistant', assistant_uuid } as const
    const answer: Answer = {
      timer: row ? toTimerView(row, now, isMoved(row, event, { at, given })) : null,
      time: await viewsByUuid(transaction, uuids, { viewer, now, rules }),
      rejected: await rejectedByUuid(transaction, rejected),
    }
    const added = transaction.insertInto('timer_events').values({
      virtualassistant_uuid: assistant_uuid,
      uuid: event.uuid,
      timer_id: id,
      event: event.event,
      given_at: given,
      placed_at,
      since_at: event.event === 'pause' || event.event === 'stop' ? since : null,
      answer: JSON.stringify(answer),
      created_date: now,
    })
    await sendAhead(transaction, added)
    // Not cut to the second, and with the assistant locked: browsers ignore what is older than what they know.
    const told_at = clock.now()
    const owner = { assistant_uuid, user_uuid }
    for (const each of changed) {
      if (each === now_id) await notifyBrowsersOf(transaction, owner, { id: each, row, now: told_at })
      else await notifyBrowsers(transaction, owner, each, told_at)
    }
    if (now_id !== id) await notifyBrowsersOf(transaction, owner, { id: now_id, row, now: told_at, before: id })
    return { answer, notified: changed.includes(id) || now_id !== id }
  }

  /** A start that is refused for certain: what its timer ran is known, and returned, once its pause or stop has come. */
  async function keepRejected({ assistant_uuid }: TimerOwner, id: string, event: Event, error: unknown): Promise<void> {
    if (!(error instanceof HttpError) || ![400, 404, 409].includes(error.status)) return
    const now = clock.now()
    const given = wholeSecond(event.at)
    if ((event.event !== 'start' && event.event !== 'resume') || given < firstKnownEvent(now)) return
    await database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockRow(transaction, 'assistants', assistant_uuid)
      // Sent twice, it may have been taken since the first was refused.
      if (!assistant || (await answerOf(transaction, assistant_uuid, event.uuid).executeTakeFirst())) return
      const at = placedInstant(given, { now, zone: assistant.timezone, rules })
      await storeRejectedStart(transaction, { assistant_uuid, id, event, at, given, now }, error)
    })
  }

  return handle(sendTimerEvent, async (context, { params: { id }, body }) => {
    const { user_uuid } = signedIn(context)
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    if (viewer.side !== 'assistant') throw notFound()
    const owner = { assistant_uuid: viewer.assistant_uuid, user_uuid }
    const { answer, notified } = await database.kysely
      .transaction()
      .execute((transaction) => take(transaction, owner, id, body))
      .catch(async (error: unknown) => {
        await keepRejected(owner, id, body, error)
        throw error
      })
    if (!notified) announceValues(owner, id)
    return answer
  })
}
