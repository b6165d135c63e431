import {
  getAssistantDashboard,
  type AssistantDashboard,
} from '@talentplace/contract/subscriptions/rate-plans/assistant-rate-plan.routes'
import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { answersOf } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { periodContaining } from '../../rules/billing-period.ts'
import { openPauseOn, type PauseDays } from '../../rules/pauses.ts'
import { selectionType } from '../../rules/project-classification.ts'
import { companyView, firstName } from '../client-for-assistants.ts'
import { clientDay } from '../client-day.ts'
import { visibleAssistant } from '../visible-assistant.ts'
import { ownRatePlanRows, visiblePlaces } from './own-rate-plans.ts'

interface ProjectRow extends PauseDays {
  readonly project_uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly company: string
  readonly is_individual: boolean
  readonly contact: string | null
  readonly start_date: string
  readonly end_date: string | null
  readonly invoice_day: number
  readonly time_entry_disabled_date: Date | null
}

async function startedProject(database: Kysely<Tables>, uuid: string): Promise<ProjectRow> {
  const { rows } = await sql<ProjectRow>`
    select projects.uuid as project_uuid, project_name, client_uuid, company, is_individual, start_date, end_date,
      invoice_day, time_entry_disabled_date, paused_from, resumes_on,
      (select full_name from users where users.client_uuid = projects.client_uuid and deleted_date is null
        order by is_primary_contact desc, created_date, uuid limit 1) as contact
    from projects join clients on clients.uuid = client_uuid
    where projects.uuid = ${uuid} and start_date is not null and removed_date is null`.execute(database)
  const [project] = rows
  if (!project) throw notFound('There is no such project.')
  return project
}

async function teamOn(
  database: Kysely<Tables>,
  { project_uuid, today, except }: { project_uuid: string; today: string; except: string },
): Promise<AssistantDashboard['team']> {
  const { rows } = await sql<AssistantDashboard['team'][number]>`
    select display_name, avatar_id, roles.value as role from rate_plans
    join assistants on assistants.uuid = virtualassistant_uuid join roles on roles.id = role_id
    where project_uuid = ${project_uuid} and virtualassistant_uuid <> ${except}
      and rate_start_date <= ${today} and (rp_end_date is null or rp_end_date >= ${today})
    order by display_name, roles.value, rate_plans.uuid`.execute(database)
  return rows
}

/** The version that was sent last. */
async function sentBrief(database: Kysely<Tables>, project_uuid: string): Promise<AssistantDashboard['welcome_brief']> {
  const sent = await database
    .selectFrom('project_requirements')
    .select(['answers', 'submitted_date'])
    .where('project_uuid', '=', project_uuid)
    .where('status', 'in', requirementStates.sets.sent)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!sent?.submitted_date) return null
  return {
    submitted_date: sent.submitted_date.toISOString(),
    answers: answersOf(sent.answers as Readonly<Record<string, unknown>>),
  }
}

/** C1.5, C1.6: the assistant's side of a subscription. Who was asked and hasn't accepted sees the invitation only. */
export function getAssistantDashboardOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getAssistantDashboard, async (context, { params }) => {
    const session = signedIn(context)
    const assistant_uuid = await visibleAssistant(database, session, params.uuid)
    if (assistant_uuid === null) throw notFound('There is no such project.')
    const isStaff = hasPermission(session.permissions, 'admin_virtualassistant.view')
    const project = await startedProject(database.kysely, params.project_uuid)
    const {
      project_uuid,
      client_uuid,
      company,
      is_individual,
      contact,
      time_entry_disabled_date,
      paused_from,
      resumes_on,
      ...dates
    } = project
    const day = await clientDay(database.kysely, client_uuid, clock.now())
    const rows = await ownRatePlanRows(database.kysely, { project_uuid, assistant_uuid, today: day.today })
    if (rows.length === 0 && !isStaff) throw notFound('There is no such project.')
    const showsPay = !isStaff || hasPermission(session.permissions, 'admin_finance.view')
    const places = visiblePlaces(rows, { today: day.today, end_date: dates.end_date, showsPay })
    const isOver = places.every(({ state }) => selectionStates.is('final', state))
    const pause = openPauseOn({ paused_from, resumes_on }, day.today)
    const isCurrent = places.some(({ state }) => state === 'current') && pause?.state !== 'running'
    return {
      project_uuid,
      client_uuid,
      company: companyView({ company, is_individual }),
      contact_name: contact === null ? null : firstName(contact),
      ...dates,
      ...day,
      selection: selectionType(
        rows.map((row) => ({ ...row, end_date: dates.end_date })),
        day.today,
      ),
      pause,
      period: isCurrent ? periodContaining(day.today, dates.invoice_day) : null,
      time_is_on: isCurrent && time_entry_disabled_date === null,
      places,
      team: await teamOn(database.kysely, { project_uuid, today: day.today, except: assistant_uuid }),
      welcome_brief: isOver ? null : await sentBrief(database.kysely, project_uuid),
    }
  })
}
