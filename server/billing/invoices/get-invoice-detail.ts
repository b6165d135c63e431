import { getInvoiceDetail, type InvoiceDetailLine } from '@talentplace/contract/billing/invoices/invoice-detail.routes'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { StoredLine } from './posted-lines.ts'
import { toLineView } from './to-line-view.ts'

type Logged = ReplyOf<typeof getInvoiceDetail>['period_time']

/** The lines in their order; those of a role's hours with the places of that role in the period. */
async function linesOf(database: Kysely<Tables>, uuid: string): Promise<InvoiceDetailLine[]> {
  const { rows } = await sql<StoredLine & Omit<InvoiceDetailLine, keyof StoredLine>>`
    select line.position, line.kind, line.adjusts, line.description, line.role_id, quantity, unit_cents, amount_cents, line.tax_category,
      line.seconds,
      (select coalesce(json_agg(json_build_object('rate_plan_uuid', place.uuid,
          'virtualassistant_uuid', place.virtualassistant_uuid, 'virtualassistant_name', display_name,
          'hours_per_month', hours_per_month, 'client_rate_cents', client_rate_cents,
          'from', rate_start_date, 'to', rp_end_date) order by rate_start_date, place.created_date, place.uuid), '[]')
        from rate_plans place left join assistants on assistants.uuid = place.virtualassistant_uuid
        where line.kind in ('subscription', 'add-on') and place.project_uuid = invoices.project_uuid
          and place.role_id = line.role_id and rate_start_date <= invoices.period_end
          and (rp_end_date is null or rp_end_date >= greatest(rate_start_date, invoices.period_start))) as places,
      (select promotions.uuid from promotion_redemptions redemption
        join promotions on promotions.uuid = redemption.promotion_uuid
        where line.kind = 'promotion' and redemption.project_uuid = invoices.project_uuid
          and right(line.description, length(code) + 2) = '(' || code || ')'
        order by redemption.created_date limit 1) as promotion_uuid,
      (select adjustments.uuid from adjustments
        where adjustments.invoice_uuid = line.invoice_uuid and invoice_position = line.position) as adjustment_uuid
    from invoice_lines line join invoices on invoices.uuid = line.invoice_uuid
    where invoice_uuid = ${uuid} order by position`.execute(database)
  return rows.map(({ seconds, adjusts, ...line }) =>
    toLineView({ ...line, ...(seconds !== null && { seconds }), ...(adjusts !== null && { adjusts }) }),
  )
}

/** What was logged of the time that a condition names. */
async function loggedTime(database: Kysely<Tables>, which: RawBuilder<unknown>): Promise<Logged> {
  const { rows } = await sql<Logged>`
    select count(*)::int as count, coalesce(sum(seconds), 0)::int as seconds,
      coalesce(sum(seconds) filter (where billable), 0)::int as billable_seconds
    from time_entries
    where removed_date is null and status in ${sqlIn(timeEntryStates.sets.counted)} and ${which}`.execute(database)
  return rows[0] ?? { count: 0, seconds: 0, billable_seconds: 0 }
}

/** What the lines of an invoice charge for, which may be a part of an entry. */
async function chargedTime(database: Kysely<Tables>, invoice_uuid: string): Promise<Logged> {
  const { count, seconds } = await database
    .selectFrom('invoice_time')
    .select(sql<number>`count(distinct time_entry_uuid)::int`.as('count'))
    .select(sql<number>`coalesce(sum(seconds), 0)::int`.as('seconds'))
    .where('invoice_uuid', '=', invoice_uuid)
    .executeTakeFirstOrThrow()
  return { count, seconds, billable_seconds: seconds }
}

/** D1: what a posted invoice was made from, for staff. */
export function getInvoiceDetailOperation({ kysely }: Database) {
  return handle(getInvoiceDetail, async (_, { params: { uuid } }) => {
    const invoice = await kysely
      .selectFrom('invoices')
      .select(['project_uuid', 'period_start', 'period_end'])
      .where('uuid', '=', uuid)
      .where('number', 'is not', null)
      .executeTakeFirst()
    if (!invoice) throw notFound('There is no such invoice.')
    const { project_uuid, period_start, period_end } = invoice
    const ofPeriod = sql`project_uuid = ${project_uuid} and task_date between ${period_start}::date and ${period_end}::date`
    return {
      lines: await linesOf(kysely, uuid),
      period_time: await loggedTime(kysely, ofPeriod),
      invoiced_time: await chargedTime(kysely, uuid),
    }
  })
}
