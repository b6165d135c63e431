import { timerStates } from '@talentplace/contract/work/time/timer.states'
import type { Transaction } from 'kysely'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { partsOfId, ratePlanOfTimer } from './rate-plan-of-timer.ts'
import type { TimerRow } from './timer-rows.ts'
import { addStarts, keepRun, openStarts, reserveRun, saveRun, type TimerStart } from './timer-starts.ts'

interface Start extends Omit<TimerStart, 'until_at'> {
  readonly assistant_uuid: string
  readonly id: string
  readonly rate_plan_uuid: string | undefined
  readonly description: string | undefined
  readonly billable: boolean | undefined
  /** Where it ended, as far as is known: at the latest where the timer that runs was started. Null: it runs. */
  readonly until: Date | null
  readonly now: Date
}

/**
 * Makes a timer run from an instant on: a new one, or one that was paused. Where another one was started after that instant it is
 * paused from there on, until its device says how it went on. What is free since then is reserved.
 */
export async function startTimer(
  transaction: Transaction<Tables>,
  timer: TimerRow | undefined,
  { assistant_uuid, id, rate_plan_uuid, description, billable, start_at, given_at, until, now }: Start,
): Promise<void> {
  const request = { assistant_uuid, id, rate_plan_uuid: timer?.rate_plan_uuid ?? rate_plan_uuid, at: start_at }
  const ratePlan = await ratePlanOfTimer(transaction, request)
  const said = { ...(description !== undefined && { description }), ...(billable !== undefined && { billable }) }
  const key = { virtualassistant_uuid: assistant_uuid, id }
  const pending = timer ? await openStarts(transaction, timer) : []
  if (timer && until === null) await keepRun(transaction, key)
  if (!timer) {
    const added = transaction.insertInto('timers').values({
      ...partsOfId(id),
      ...key,
      ...said,
      rate_plan_uuid: ratePlan.rate_plan_uuid,
      state: until === null ? 'running' : 'paused',
      running_since: until === null ? start_at : null,
      last_sign_at: start_at,
      created_date: now,
    })
    await sendAhead(transaction, added)
  }
  const starts = [...(until === null ? [] : pending), { start_at, given_at, until_at: until }]
  const last = starts.reduce(
    (latest, { until_at }) => (latest && until_at && until_at > latest ? until_at : latest),
    until,
  )
  const first = starts.reduce((earliest, each) => (each.start_at < earliest ? each.start_at : earliest), start_at)
  const running_since = await reserveRun(transaction, key, first, last)
  await addStarts(transaction, key, starts)
  await saveRun(transaction, key, {
    ...(timer && until === null && { state: timerStates.step(timer.state, 'running', 'assistant') }),
    running_since,
    last_sign_at: start_at,
    ...said,
  })
}

/** Another start of the timer that runs: from before it was started first, it has run since then. */
export async function startEarlier(
  transaction: Transaction<Tables>,
  timer: TimerRow,
  start: Omit<TimerStart, 'until_at'> & { readonly assistant_uuid: string },
): Promise<void> {
  const known = await openStarts(transaction, timer)
  const [first] = known
  const { assistant_uuid, start_at, given_at } = start
  const starts = [...known, { start_at, given_at, until_at: null }]
  if (!first || start_at >= first.start_at) return addStarts(transaction, timer, starts)
  const { id, rate_plan_uuid } = timer
  await ratePlanOfTimer(transaction, { assistant_uuid, id, rate_plan_uuid, at: start_at })
  const running_since = await reserveRun(transaction, timer, start_at, null)
  await addStarts(transaction, timer, starts)
  await saveRun(transaction, timer, { running_since })
}
