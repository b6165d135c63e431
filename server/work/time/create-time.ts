import { detailsOf } from '@talentplace/contract/work/time/entry-details'
import { createTime } from '@talentplace/contract/work/time/entry.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkedTime, checkReason } from './entries/checked-time.ts'
import { recordChange } from './entries/entry-changes.ts'
import { insertEntries, newStatus } from './entries/insert-entries.ts'
import { ratePlanForTime, type TimeRatePlan } from './entries/rate-plan-for-time.ts'
import { viewsByUuid } from './entries/to-entry-views.ts'
import { timeViewerOf, type TimeViewer } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

type NewEntry = Exclude<Received<typeof createTime>['body'], readonly unknown[]>

interface Writing {
  readonly viewer: TimeViewer
  readonly user_uuid: string
  readonly now: Date
  readonly rules: TimeRules
}

async function addOne(
  transaction: Transaction<Tables>,
  entry: NewEntry,
  ratePlan: TimeRatePlan,
  { viewer, user_uuid, now, rules }: Writing,
): Promise<string[]> {
  const reason = checkReason(viewer, entry.reason)
  const checked = await checkedTime(transaction, entry, { ratePlan, viewer: viewer, origin_uuid: null, now, rules })
  const { origins, uuids } = await insertEntries(transaction, {
    ...checked,
    ratePlan,
    ...detailsOf(entry),
    source: 'manual',
    statuses: checked.pieces.map(({ task_date }) => newStatus({ zone: ratePlan.timezone, day: task_date, now, rules })),
    now,
  })
  if (reason === null) return uuids
  const change = { side: 'staff', user_uuid, reason, at: now } as const
  for (const origin of origins) await recordChange(transaction, origin, change, [])
  return uuids
}

/** Faults of one of several are told at its place in the list. */
async function prefixFieldIssues<T>(at: number | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (at === null || !(error instanceof HttpError) || error.fields === undefined) throw error
    const fields = Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`${at}.${name}`, text]))
    throw new HttpError(error.status, error.code, error.message, { fields })
  }
}

/** C3.3: time entered by hand, one entry or several: all of them or none. */
export function createTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(createTime, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const now = clock.now()
    const isList = Array.isArray(body)
    const entries = isList ? body : [body]
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    const uuids = await database.kysely.transaction().execute(async (transaction) => {
      const places = []
      for (const { rate_plan_uuid } of entries) places.push(await ratePlanForTime(transaction, viewer, rate_plan_uuid))
      const assistants = places.map(({ virtualassistant_uuid }) => virtualassistant_uuid)
      await lockRows(transaction, 'assistants', [...new Set(assistants)])
      const added: string[] = []
      for (const [at, entry] of entries.entries()) {
        const ratePlan = places[at]
        if (!ratePlan) continue
        const add = () => addOne(transaction, entry, ratePlan, { viewer, user_uuid, now, rules })
        added.push(...(await prefixFieldIssues(isList ? at : null, add)))
      }
      return added
    })
    return { time: await viewsByUuid(database.kysely, uuids, { viewer, now, rules }) }
  })
}
