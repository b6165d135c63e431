import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import { sql, type Kysely } from 'kysely'
import { billedHours } from './billed-hours.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { occasionDue, type DueOccasion } from '../../rules/feedback-occasion.ts'

interface RequestDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Whoever ended longer ago than this isn't asked about any more. */
const longestAgo = 60
const oneDay = 86_400_000

interface Working {
  readonly project_uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly subject_uuid: string
  readonly display_name: string
  readonly first: string
  readonly last: string | null
}

/** Everyone with billed hours on a subscription, over all places they had or have there. */
async function working(database: Kysely<Tables>, since: string): Promise<Working[]> {
  return database
    .selectFrom('rate_plans')
    .innerJoin('projects', 'projects.uuid', 'rate_plans.project_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .where(({ exists }) =>
      exists(
        billedHours(database)
          .where('time_entries.project_uuid', '=', sql.ref<string>('rate_plans.project_uuid'))
          .where('time_entries.virtualassistant_uuid', '=', sql.ref<string>('rate_plans.virtualassistant_uuid')),
      ),
    )
    .select(({ fn }) => [
      'projects.uuid as project_uuid',
      'projects.project_name',
      'projects.client_uuid',
      'assistants.uuid as subject_uuid',
      'assistants.display_name',
      fn.min('rate_start_date').as('first'),
      // Without an end while one of the places has none.
      sql<string | null>`case when bool_or(coalesce(rp_end_date, projects.end_date) is null) then null
        else max(coalesce(rp_end_date, projects.end_date)) end`.as('last'),
    ])
    .groupBy(['projects.uuid', 'assistants.id'])
    .having(sql<boolean>`bool_or(coalesce(rp_end_date, projects.end_date) is null)
      or max(coalesce(rp_end_date, projects.end_date)) >= ${since}::date`)
    .orderBy('projects.uuid')
    .orderBy('assistants.uuid')
    .execute()
}

/** Asks once for an occasion; one that wasn't answered gives way to the next. */
async function requestFeedbackOf(
  { database, clock }: RequestDeps,
  { due, ...who }: Working & { due: DueOccasion },
): Promise<void> {
  const at = clock.now()
  const { project_uuid, subject_uuid } = who
  await database.kysely.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'projects', project_uuid)
    const known = await transaction
      .selectFrom('feedback_requests')
      .select('uuid')
      .where('project_uuid', '=', project_uuid)
      .where('subject_uuid', '=', subject_uuid)
      .where('due_date', '>=', due.due_date)
      .limit(1)
      .executeTakeFirst()
    if (known) return
    await transaction
      .updateTable('feedback_requests')
      .set({ closed_date: at })
      .where('project_uuid', '=', project_uuid)
      .where('subject_uuid', '=', subject_uuid)
      .where('closed_date', 'is', null)
      .execute()
    await transaction
      .insertInto('feedback_requests')
      .values({ project_uuid, subject_uuid, ...due, asked_date: at })
      .execute()
    const contacts = await transaction
      .selectFrom('users')
      .select('uuid')
      .where('client_uuid', '=', who.client_uuid)
      .where('is_primary_contact', '=', true)
      .where('deleted_date', 'is', null)
      .execute()
    await notify(transaction, {
      users: contacts.map(({ uuid }) => uuid),
      at,
      type: 'review_request',
      ...inEachLanguage(() => {
        const name = who.display_name
        return { title: t.howIsIt({ name }), body: t.reviewHelps({ name, project: who.project_name }) }
      }),
      icon: 'happy',
      priority: 2,
      entity_link: `project:${project_uuid}`,
    })
  })
}

/** B5.7: asks clients about those who have worked for them, each occasion once, however late this runs. */
export async function requestFeedback(deps: RequestDeps): Promise<void> {
  const now = deps.clock.now()
  const today = calendarDay('UTC', now)
  const since = calendarDay('UTC', new Date(now.getTime() - longestAgo * oneDay))
  for (const who of await working(deps.database.kysely, since)) {
    const due = occasionDue(who, today)
    if (due !== null) await requestFeedbackOf(deps, { ...who, due })
  }
}

/** Each day at 14:22 UTC: in the morning, from St. John's to Vancouver. */
export function scheduleFeedbackRequests(jobs: Jobs, deps: RequestDeps): void {
  jobs.every('feedback.ask', '22 14 * * *', () => requestFeedback(deps))
}
