import { timerStates } from '@talentplace/contract/time/timer.states'
import type { Transaction } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { checkOpen } from '../entries/place-for-time.ts'
import { partsOfId, placeOfTimer } from './place-of-timer.ts'
import { openStretch, takenAfter } from './stretches.ts'
import type { TimerRow } from './timer-rows.ts'

interface Start {
  readonly assistant_uuid: string
  readonly id: string
  readonly rate_plan_uuid: string | undefined
  readonly description: string | undefined
  readonly billable: boolean | undefined
  readonly at: Date
  readonly now: Date
}

/** Where a stretch can begin at the earliest: after everything that is taken, and not in the future. */
async function firstFree(transaction: Transaction<Tables>, assistant_uuid: string, at: Date): Promise<Date> {
  const taken = await takenAfter(transaction, assistant_uuid, at)
  return taken !== null && taken > at ? taken : at
}

/** Makes a timer run from an instant on that nothing else takes: a new one, or one that was paused. Where it is placed. */
export async function startTimer(
  transaction: Transaction<Tables>,
  timer: TimerRow | undefined,
  { assistant_uuid, id, rate_plan_uuid, description, billable, at, now }: Start,
): Promise<Date> {
  const asked = { assistant_uuid, id, rate_plan_uuid: timer?.rate_plan_uuid ?? rate_plan_uuid, at }
  const place = await placeOfTimer(transaction, asked)
  const from = await firstFree(transaction, assistant_uuid, at)
  checkOpen(place, calendarDay(place.timezone, from), from)
  const said = { ...(description !== undefined && { description }), ...(billable !== undefined && { billable }) }
  if (timer) {
    await transaction
      .updateTable('timers')
      .set({
        ...said,
        state: timerStates.step(timer.state, 'running', 'assistant'),
        running_since: from,
        last_sign_at: from,
        version: timer.version + 1,
      })
      .where('virtualassistant_uuid', '=', assistant_uuid)
      .where('id', '=', id)
      .execute()
  } else {
    await transaction
      .insertInto('timers')
      .values({
        ...partsOfId(id),
        ...said,
        id,
        virtualassistant_uuid: assistant_uuid,
        rate_plan_uuid: place.rate_plan_uuid,
        state: 'running',
        running_since: from,
        last_sign_at: from,
        created_date: now,
      })
      .execute()
  }
  await openStretch(transaction, { virtualassistant_uuid: assistant_uuid, id }, from)
  return from
}
