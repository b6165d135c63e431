import { detailsOf } from '@talentplace/contract/work/time/entry-details'
import { createTime } from '@talentplace/contract/work/time/entry.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockingRows } from '../../platform/database/lock-rows.ts'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkedTime, checkReason } from './entries/checked-time.ts'
import { recordChange } from './entries/entry-changes.ts'
import { insertEntries, newStatus } from './entries/insert-entries.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { limitOf, writtenPieces } from './entries/entry-pieces.ts'
import { ownRatePlan, ratePlanRows, type TimeRatePlan } from './entries/rate-plan-for-time.ts'
import { entryRows, toNewEntryViews } from './entries/to-entry-views.ts'
import { ownProfile, viewerBy, viewerBySession, type TimeViewer } from './time-viewer.ts'
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
  const [first] = writtenPieces(entry, { zone: ratePlan.timezone, now })
  const limit =
    first && entry.billable ? await sendAhead(transaction, limitOf(ratePlan.project_uuid, first)) : undefined
  const checked = await checkedTime(transaction, entry, { ratePlan, viewer: viewer, origin_uuid: null, now, rules })
  const { origins, uuids } = await insertEntries(transaction, {
    ...checked,
    limit,
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

/** Who writes, and the place of each entry. @throws HttpError 404 */
async function placesOf({ kysely }: Database, session: Session, entries: readonly NewEntry[]) {
  const uuids = [...new Set(entries.map(({ rate_plan_uuid }) => rate_plan_uuid))]
  const [[profile], found] = await inOneTrip(
    kysely,
    ownProfile(kysely, session),
    ratePlanRows(kysely).where('rate_plans.uuid', 'in', uuids),
  )
  const viewer = viewerBySession(session) ?? viewerBy(profile)
  const byUuid = new Map(found.map((each) => [each.rate_plan_uuid, each]))
  return { viewer, places: entries.map(({ rate_plan_uuid }) => ownRatePlan(viewer, byUuid.get(rate_plan_uuid))) }
}

/** C3.3: time entered by hand, one entry or several: all of them or none. */
export function createTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(createTime, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const now = clock.now()
    const isList = Array.isArray(body)
    const entries = isList ? body : [body]
    const { viewer, places } = await placesOf(database, signedIn(context), entries)
    const assistants = [...new Set(places.map(({ virtualassistant_uuid }) => virtualassistant_uuid))]
    const { uuids, views } = await database.kysely.transaction().execute(async (transaction) => {
      await sendAhead(transaction, lockingRows('assistants', assistants))
      const added: string[] = []
      for (const [at, entry] of entries.entries()) {
        const ratePlan = places[at]
        if (!ratePlan) continue
        const add = () => addOne(transaction, entry, ratePlan, { viewer, user_uuid, now, rules })
        added.push(...(await prefixFieldIssues(isList ? at : null, add)))
      }
      const rows = entryRows(transaction).where('time_entries.uuid', 'in', added)
      return { uuids: added, views: await sendAhead(transaction, rows) }
    })
    return { time: toNewEntryViews(await views.rows, uuids, { viewer, now, rules }) }
  })
}
