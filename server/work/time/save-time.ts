import * as t from '@talentplace/contract/work/messages/time-errors'
import { detailsOf } from '@talentplace/contract/work/time/entry-details'
import { saveTime } from '@talentplace/contract/work/time/entry.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { changedStatus, writePieces } from './entries/insert-entries.ts'
import { checkedTime, checkReason } from './entries/checked-time.ts'
import { changedParts, recordChange } from './entries/entry-changes.ts'
import { checkChangeable, lockEntry, type Entry } from './entries/changeable.ts'
import { ratePlanForTime } from './entries/rate-plan-for-time.ts'
import { viewsByUuid } from './entries/to-entry-views.ts'
import { timeViewerOf, type TimeViewer } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

type Body = Received<typeof saveTime>['body']

/**
 * Who pays and who is paid. An assistant can't make billable what was decided not to be; staff decide for both sides.
 * @throws HttpError 400
 */
function moneyOf(body: Body, entry: Entry, viewer: TimeViewer) {
  // Whether it is within the limit by now is asked anew; staff may pay for it in the client's place.
  const isGoodwill = viewer.side === 'staff' && body.payable === true && !body.billable
  if (entry.over_limit && !isGoodwill) return { billable: true, payable: true, not_billable_reason: null }
  if (viewer.side === 'staff') {
    const { billable, payable = billable, reason = null } = body
    return { billable, payable, not_billable_reason: billable ? null : reason }
  }
  if (body.billable && entry.not_billable_reason !== null) {
    throw invalidField('billable', t.notBillable())
  }
  const payable = body.billable === entry.billable ? entry.payable : body.billable
  return { billable: body.billable, payable, not_billable_reason: entry.not_billable_reason }
}

interface Timed {
  readonly start_at: Date | null
  readonly seconds: number
}

const timesOf = (pieces: readonly Timed[]) =>
  pieces.map(({ start_at, seconds }) => `${start_at?.toISOString()} ${seconds}`).join()

/** What was counted by a timer and is then entered otherwise, is entered by hand. */
function sourceOf(before: readonly Entry[], after: readonly Timed[]) {
  return timesOf(before) === timesOf(after) ? (before[0]?.source ?? 'manual') : 'manual'
}

/** C3.3: an entry as it should be; the pieces of one stretch are changed as one. */
export function saveTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps

  async function save(transaction: Transaction<Tables>, viewer: TimeViewer, uuid: string, body: Body, by: string) {
    const now = clock.now()
    const locked = await lockEntry(transaction, viewer, uuid)
    const { entry, pieces: before } = locked
    checkChangeable(locked, viewer, now, rules)
    if (entry.version !== body.version) {
      throw new HttpError(409, 'stale_version', t.changedElsewhere())
    }
    const reason = checkReason(viewer, body.reason)
    const ratePlan = await ratePlanForTime(transaction, viewer, body.rate_plan_uuid)
    if (ratePlan.virtualassistant_uuid !== entry.virtualassistant_uuid) {
      throw invalidField('rate_plan_uuid', 'Choose a place of this assistant')
    }
    const money = moneyOf(body, entry, viewer)
    // Of another subscription it would be someone else's task.
    const unchanged = ratePlan.project_uuid === entry.project_uuid ? entry : undefined
    const { pieces, ...task } = await checkedTime(
      transaction,
      { ...body, billable: money.billable },
      {
        ratePlan,
        viewer,
        origin_uuid: entry.origin_uuid,
        unchanged,
        isRequested: entry.status === 'queried',
        now,
        rules,
      },
    )
    const by_side = viewer.side === 'staff' ? 'staff' : 'assistant'
    const { project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, timezone } = ratePlan
    const belongsTo = { project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, timezone }
    const uuids = await writePieces(
      transaction,
      before,
      pieces.map((piece) => ({
        ...piece,
        ...task,
        ...detailsOf(body),
        ...money,
        ...belongsTo,
        ...changedStatus(entry, by_side, { zone: timezone, day: piece.task_date, now, rules }),
        source: sourceOf(before, pieces),
      })),
      now,
    )
    const after = await transaction
      .selectFrom('time_entries')
      .selectAll()
      .where('uuid', 'in', uuids)
      .orderBy('task_date')
      .orderBy('start_at')
      .orderBy('over_limit')
      .execute()
    const change = { side: by_side, user_uuid: by, reason, at: now } as const
    await recordChange(transaction, entry.origin_uuid, change, changedParts(before, after))
    return uuids
  }

  return handle(saveTime, async (context, { params: { uuid }, body }) => {
    const { user_uuid } = signedIn(context)
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    const uuids = await database.kysely
      .transaction()
      .execute((transaction) => save(transaction, viewer, uuid, body, user_uuid))
    return { time: await viewsByUuid(database.kysely, uuids, { viewer, now: clock.now(), rules }) }
  })
}
