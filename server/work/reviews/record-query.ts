import type { FailureCode } from '@talentplace/contract/shared/failure-codes'
import type { queryTime } from '@talentplace/contract/work/time/review.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Selectable, Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { reviewEnd } from '../time/business-days.ts'
import { changedParts, recordChange } from '../time/entries/entry-changes.ts'
import { isLocked, type Entry } from '../time/entries/changeable.ts'
import type { TimeViewer } from '../time/time-viewer.ts'
import type { TimeRules } from '../time/time-rules.ts'

type Said = Received<typeof queryTime>['body']
type Message = Selectable<Tables['time_query_messages']>

/** After so many answers staff decide. */
const maxAnswers = 2

interface Saying {
  readonly entry: Entry
  readonly said: Said
  readonly viewer: TimeViewer
  readonly user_uuid: string
  readonly now: Date
  readonly rules: TimeRules
}

/** What is said in the question that is open, or was last: from its first word on. */
function currentRound(messages: readonly Message[]): readonly Message[] {
  const closed = messages.findLastIndex(({ said }) => said === 'accepted' || said === 'decided')
  return messages.slice(closed + 1)
}

/** True once staff decide: after two answers, or when the assistant's days are over. */
export function isForStaff(messages: readonly Message[], now: Date): boolean {
  const round = currentRound(messages)
  const answers = round.filter(({ said }) => said === 'answered').length
  const until = round.find(({ answer_until }) => answer_until !== null)?.answer_until ?? null
  return answers >= maxAnswers || (until !== null && until <= now)
}

const notNow = (code: FailureCode<409>, message: string) => new HttpError(409, code, message)

/** Who says what when; the contract has said who may call at all. @throws HttpError 403, 409 */
function checkTurn(round: readonly Message[], { entry, said, viewer, now }: Saying): void {
  const sides = { asked: 'client', answered: 'assistant', accepted: 'client', decided: 'staff' } as const
  if (viewer.side !== sides[said.state]) {
    throw new HttpError(403, 'forbidden', 'This is for the other side to say.')
  }
  if (isLocked(entry)) throw notNow('locked', 'This time is on an invoice or a bill already. Write to us about it.')
  const last = round.at(-1)
  if (said.state === 'asked') {
    if (isForStaff(round, now)) throw notNow('staff_decide', 'Our team decides about this one, and tells you both.')
    if (last?.said === 'asked') throw notNow('already_asked', 'You have asked already. The answer is still to come.')
    if (last === undefined && !timeEntryStates.is('askable', entry.status)) {
      throw notNow('review_over', 'This time was approved already. Write to us about it.')
    }
    return
  }
  if (last === undefined) throw notNow('not_asked', 'There is no question about this time any more.')
  if (said.state === 'answered' && last.said !== 'asked') {
    throw notNow('already_answered', 'You have answered already. The client reads it now.')
  }
  if (said.state === 'decided' && !isForStaff(round, now)) {
    throw notNow('not_yet', 'The assistant still has time to answer.')
  }
}

/** What an entry becomes by what is said; null: it stays. */
function outcome({ entry, said }: Saying) {
  const { status } = entry
  if (said.state === 'asked') {
    return status === 'queried' ? null : { status: timeEntryStates.step(status, 'queried', 'client') }
  }
  if (said.state === 'answered') return null
  const by = said.state === 'accepted' ? 'client' : 'staff'
  const approved = { status: timeEntryStates.step(status, 'approved', by) }
  if (said.state === 'accepted') return approved
  const { billable = entry.billable, payable = billable, message } = said
  if (!billable && message === '') throw invalidField('message', 'Say why: both sides read it')
  return { ...approved, billable, payable, not_billable_reason: billable ? null : message.slice(0, 500) }
}

/**
 * Writes what is said about one entry, and what becomes of it. Accepted or decided, it is approved.
 * @throws HttpError 400, 403, 409
 */
export async function recordQuery(transaction: Transaction<Tables>, saying: Saying): Promise<{ forStaff: boolean }> {
  const { entry, said, viewer, user_uuid, now, rules } = saying
  const before = await transaction
    .selectFrom('time_query_messages')
    .selectAll()
    .where('time_entry_uuid', '=', entry.uuid)
    .orderBy('uuid')
    .execute()
  checkTurn(currentRound(before), saying)
  const needsWords = said.state === 'asked' || said.state === 'answered'
  if (needsWords && said.message === '') throw invalidField('message', 'Required')
  const next = outcome(saying)
  const side = viewer.side === 'nobody' ? 'client' : viewer.side
  const today = calendarDay(rules.officeZone, now)
  const message = await transaction
    .insertInto('time_query_messages')
    .values({
      time_entry_uuid: entry.uuid,
      said: said.state,
      side,
      user_uuid,
      message: said.message,
      answer_until: said.state === 'asked' ? reviewEnd(rules, today) : null,
      created_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (next) {
    const approved_date = said.state === 'asked' ? null : now
    const after = await transaction
      .updateTable('time_entries')
      .set({ ...next, approved_date, updated_date: now, version: entry.version + 1 })
      .where('uuid', '=', entry.uuid)
      .returningAll()
      .executeTakeFirstOrThrow()
    const change = { side, user_uuid, reason: said.message.slice(0, 500) || null, at: now }
    await recordChange(transaction, entry.origin_uuid, change, changedParts([entry], [after]))
  }
  return { forStaff: said.state === 'answered' && isForStaff([...before, message], now) }
}
