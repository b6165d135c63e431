import { getProjectRecord, type ProjectRecord } from '@talentplace/contract/projects/staff/staff-project.routes'
import { requirementStates, type SentRequirement } from '@talentplace/contract/projects/requirement.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { projectSummary, summaryRows } from './project-summaries.ts'

const mostInvoices = 24

async function factsOf(database: Database, uuid: string) {
  const { cancelled_date, ...facts } = await database.kysely
    .selectFrom('projects')
    .select(['currency', 'invoice_day', 'invoiced_until', 'cancelled_date', 'cancelled_reason'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { ...facts, cancelled_date: cancelled_date?.toISOString() ?? null }
}

async function contactOf(database: Database, clientUuid: string): Promise<ProjectRecord['contact']> {
  const contact = await database.kysely
    .selectFrom('users')
    .select(['full_name', 'email'])
    .where('client_uuid', '=', clientUuid)
    .where('deleted_date', 'is', null)
    .orderBy('is_primary_contact', 'desc')
    .orderBy('created_date')
    .orderBy('uuid')
    .executeTakeFirst()
  return contact ?? null
}

async function placesOf(database: Database, uuid: string): Promise<ProjectRecord['places']> {
  const { rows } = await sql<ProjectRecord['places'][number]>`
    select rate_plans.uuid, role_id, roles.value as role, hours_per_month, rate_start_date, rp_end_date,
      case when assistants.uuid is not null then json_build_object('uuid', assistants.uuid,
        'display_name', assistants.display_name, 'avatar_id', assistants.avatar_id) end as assistant
    from rate_plans join roles on roles.id = role_id
    left join assistants on assistants.uuid = virtualassistant_uuid
    where project_uuid = ${uuid} order by role_id, rate_start_date, rate_plans.uuid limit 100`.execute(database.kysely)
  return rows
}

async function candidatesOf(database: Database, uuid: string): Promise<ProjectRecord['candidates']> {
  const rows = await database.kysely
    .selectFrom('va_relationships')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .innerJoin('roles', 'roles.id', 'role_id')
    .select([
      'va_relationships.uuid',
      'virtualassistant_uuid',
      'display_name',
      'role_id',
      'roles.value as role',
      'source',
    ])
    .select(['interest', 'decline_reason', 'decline_note', 'asked_date', 'answered_date'])
    .where('project_uuid', '=', uuid)
    .orderBy('role_id')
    .orderBy('asked_date', 'desc')
    .orderBy('va_relationships.uuid')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    asked_date: row.asked_date.toISOString(),
    answered_date: row.answered_date?.toISOString() ?? null,
  }))
}

async function invoicesOf(database: Database, uuid: string, withAmounts: boolean): Promise<ProjectRecord['invoices']> {
  const rows = await database.kysely
    .selectFrom('invoices')
    .select(['uuid', 'number', 'invoice_date', 'status', 'currency', 'total_cents'])
    .where('project_uuid', '=', uuid)
    .orderBy('invoice_date', 'desc')
    .orderBy('uuid')
    .limit(mostInvoices)
    .execute()
  return withAmounts ? rows : rows.map((row) => ({ ...row, total_cents: null }))
}

async function requirementsOf(database: Database, uuid: string): Promise<ProjectRecord['requirements']> {
  const sent = await database.kysely
    .selectFrom('project_requirements')
    .select('status')
    .where('project_uuid', '=', uuid)
    .where('status', 'in', requirementStates.sets.sent)
    .$narrowType<{ status: SentRequirement }>()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return sent?.status ?? null
}

/** One subscription or draft; a removed draft is there for nobody. */
export function getProjectRecordOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getProjectRecord, async (context, { params: { uuid } }) => {
    const row = await (await summaryRows(database.kysely, clock.now())).where('uuid', '=', uuid).executeTakeFirst()
    if (!row) throw notFound()
    const withAmounts = hasPermission(signedIn(context).permissions, 'admin_finance.view')
    const [facts, contact, places, candidates, invoices, requirements] = await Promise.all([
      factsOf(database, uuid),
      contactOf(database, row.client_uuid),
      placesOf(database, uuid),
      candidatesOf(database, uuid),
      invoicesOf(database, uuid, withAmounts),
      requirementsOf(database, uuid),
    ])
    return { ...projectSummary(row), ...facts, contact, places, candidates, invoices, requirements }
  })
}
