import {
  careQueues,
  type CareQueue,
  type FollowUp,
  type HealthReason,
  type ProjectHealth,
} from '@talentplace/contract/subscriptions/care/care.routes'
import type { ProjectSearchType } from '@talentplace/contract/subscriptions/staff/search-types'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { daysOfClients, type DaysOfClients } from '../groups/days-of-clients.ts'
import { asksForReview, inGroup, toHealthView } from '../groups/group-conditions.ts'

/** The list that each queue's owners look after. */
export const listOfQueue: Readonly<Record<CareQueue, ProjectSearchType>> = {
  retention: 'In Retention',
  first_30: 'In First 30',
  review: 'Requiring Review',
  health: 'Health Check',
}

/** Null for a list that has no owners. */
export function queueOfList(searchType: ProjectSearchType | undefined): CareQueue | null {
  return careQueues.find((queue) => listOfQueue[queue] === searchType) ?? null
}

const nobody: Omit<FollowUp, 'queue' | 'is_in'> = {
  owner: null,
  next_step: '',
  due_date: null,
  offer: '',
  outcome: null,
  done_days: [],
  version: 0,
}

/** What is noted of these subscriptions in one list. */
export async function followUpsOf(
  database: Kysely<Tables>,
  uuids: readonly string[],
  queue?: CareQueue,
): Promise<(Omit<FollowUp, 'is_in'> & { project_uuid: string })[]> {
  const rows = await database
    .selectFrom('project_follow_ups')
    .leftJoin('users', 'users.uuid', 'owner_uuid')
    .select(['project_uuid', 'queue', 'owner_uuid', 'full_name', 'next_step', 'due_date', 'offer', 'outcome'])
    .select(['done_days', 'version'])
    .where('project_uuid', 'in', [...uuids])
    .$if(queue !== undefined, (query) => query.where('queue', '=', queue ?? 'health'))
    .execute()
  return rows.map(({ owner_uuid, full_name, ...row }) => ({
    ...row,
    owner: owner_uuid === null ? null : { uuid: owner_uuid, full_name: full_name ?? '' },
  }))
}

async function listsOf(database: Kysely<Tables>, uuid: string, days: DaysOfClients): Promise<Set<CareQueue>> {
  const parts = careQueues.map((queue) => sql`${inGroup(listOfQueue[queue], days)} as ${sql.ref(queue)}`)
  const { rows } = await sql<Record<CareQueue, boolean>>`
    select ${sql.join(parts)} from projects where uuid = ${uuid}`.execute(database)
  return new Set(careQueues.filter((queue) => rows[0]?.[queue]))
}

/** How a subscription does, and who looks after it. @throws HttpError 404 for a draft, too */
export async function readCare(database: Kysely<Tables>, uuid: string, now: Date): Promise<ProjectHealth> {
  const days = await daysOfClients(database, now)
  const found = await database
    .selectFrom('projects')
    .leftJoin('project_health', 'project_health.project_uuid', 'projects.uuid')
    .leftJoin('users', 'users.uuid', 'override_by')
    .select(['level', 'reasons', 'checked_date', 'override_note', 'override_until', 'reviewed_date'])
    .select(['override_level', 'project_health.version', 'full_name', 'cancelled_reason'])
    .select(sql<ProjectHealth['level'] | null>`${toHealthView(days)}`.as('shown'))
    .select(sql<boolean>`coalesce(override_until >= ${days.today}, false)`.as('counts'))
    .select(asksForReview.as('asks'))
    .where('projects.uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound('There is no such subscription.')
  const [lists, noted] = [await listsOf(database, uuid, days), await followUpsOf(database, [uuid])]
  const { override_level, override_note, override_until, full_name } = found
  const counts = found.counts && override_level !== null && override_note !== null && override_until !== null
  return {
    level: found.shown ?? 'green',
    worked_out: found.level ?? 'green',
    reasons: (found.reasons ?? []) as HealthReason[],
    checked_date: found.checked_date?.toISOString() ?? null,
    override: counts
      ? { level: override_level, note: override_note, until: override_until, by: full_name ?? '' }
      : null,
    reviewed_date: found.reviewed_date?.toISOString() ?? null,
    asks_for_review: found.asks,
    version: found.version ?? 0,
    follow_ups: careQueues.flatMap((queue) => {
      const own = noted.find((each) => each.queue === queue)
      if (!own && !lists.has(queue)) return []
      const { project_uuid: _project, ...visible } = own ?? { project_uuid: uuid, queue, ...nobody }
      return [{ ...visible, is_in: lists.has(queue) }]
    }),
    cancelled_reason: found.cancelled_reason,
  }
}
