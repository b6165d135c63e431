import { getProjectRecord, type ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { requirementStates, type SentRequirement } from '@talentplace/contract/subscriptions/requirement.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { classifyForAssistant } from '../../rules/project-classification.ts'
import { openReplacement, toReplacementView } from '../rate-plans/open-replacement.ts'
import { clientDay } from '../client-day.ts'
import { backUpsOf } from '../rate-plans/back-up-of-seat.ts'
import { daysOfClients } from '../groups/days-of-clients.ts'
import { summariesOf } from './project-summaries.ts'

const maxInvoices = 24

async function factsOf(database: Database, uuid: string) {
  const { cancelled_date, time_entry_disabled_date, ...facts } = await database.kysely
    .selectFrom('projects')
    .select([
      'currency',
      'invoice_day',
      'invoiced_until',
      'cancelled_date',
      'cancelled_reason',
      'time_entry_disabled_date',
    ])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const { invoiced_until } = facts
  return {
    ...facts,
    next_period: invoiced_until === null || cancelled_date !== null ? null : renewalDate(invoiced_until),
    cancelled_date: cancelled_date?.toISOString() ?? null,
    time_entry_disabled_date: time_entry_disabled_date?.toISOString() ?? null,
  }
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

interface PlaceRow extends Omit<
  ProjectRecord['places'][number],
  'state' | 'pay' | 'pay_is_missing' | 'replacement' | 'hours_free_since' | 'back_up'
> {
  readonly replacement: { readonly asked_date: string; readonly reason: string } | null
  readonly va_rate_cents: number
  readonly va_currency: 'cad' | 'usd' | null
  readonly hours_free_since: Date | null
  readonly end_date: string | null
}

async function placesOf(
  database: Database,
  { uuid, today, withPay }: { uuid: string; today: string; withPay: boolean },
): Promise<ProjectRecord['places']> {
  const { rows } = await sql<PlaceRow>`
    select plan.uuid, plan.seat_uuid, plan.version, role_id, roles.value as role, hours_per_month, rate_start_date, rp_end_date,
      va_rate_cents, va_currency, hours_free_since, projects.end_date, ${openReplacement} as replacement,
      case when assistants.uuid is not null then json_build_object('uuid', assistants.uuid,
        'display_name', assistants.display_name, 'avatar_id', assistants.avatar_id) end as assistant
    from rate_plans plan join roles on roles.id = role_id
    join projects on projects.uuid = project_uuid
    left join assistants on assistants.uuid = virtualassistant_uuid
    where project_uuid = ${uuid} order by role_id, seat_uuid, rate_start_date, plan.uuid limit 100`.execute(
    database.kysely,
  )
  const backUps = await backUpsOf(database.kysely, uuid)
  return rows.map(({ va_rate_cents, va_currency, hours_free_since, end_date, replacement, ...row }) => ({
    ...row,
    hours_free_since: hours_free_since?.toISOString() ?? null,
    back_up: backUps.get(row.uuid) ?? null,
    replacement: toReplacementView(replacement),
    state: classifyForAssistant({ ...row, end_date }, today),
    pay: withPay && va_currency !== null ? { hourly_cents: va_rate_cents, currency: va_currency } : null,
    pay_is_missing: row.assistant !== null && va_rate_cents === 0,
  }))
}

async function candidatesOf(database: Database, uuid: string): Promise<ProjectRecord['candidates']> {
  const rows = await database.kysely
    .selectFrom('va_relationships')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .innerJoin('roles', 'roles.id', 'role_id')
    .select(['va_relationships.uuid', 'virtualassistant_uuid', 'display_name', 'role_id', 'roles.value as role'])
    .select(['source', 'interest', 'decline_reason', 'decline_note', 'asked_date', 'answered_date'])
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
    .where('number', 'is not', null)
    .orderBy('invoice_date', 'desc')
    .orderBy('uuid')
    .limit(maxInvoices)
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
    const days = await daysOfClients(database.kysely, clock.now())
    const [summary] = await summariesOf(database.kysely, [uuid], days)
    if (!summary) throw notFound()
    const withAmounts = hasPermission(signedIn(context).permissions, 'admin_finance.view')
    const { today } = await clientDay(database.kysely, summary.client_uuid, clock.now())
    const [facts, contact, places, candidates, invoices, requirements] = await Promise.all([
      factsOf(database, uuid),
      contactOf(database, summary.client_uuid),
      placesOf(database, { uuid, today, withPay: withAmounts }),
      candidatesOf(database, uuid),
      invoicesOf(database, uuid, withAmounts),
      requirementsOf(database, uuid),
    ])
    return { ...summary, ...facts, contact, places, candidates, invoices, requirements }
  })
}
