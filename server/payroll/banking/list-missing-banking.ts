import { listMissingBanking, type MissingAccount } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import { sql, type RawBuilder } from 'kysely'
import { missing } from './unpaid-work.ts'
import { reviewEnd } from '../../work/time/business-days.ts'
import { halfMonthOf } from '../../work/time/half-month.ts'
import { reviewedHalfMonth } from '../../work/reviews/reviewed-until.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import type { BankingDeps } from './banking-deps.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

type MissingRow = Omit<MissingAccount, 'last_reminder_date'> & { readonly last_reminder_date: Date | null }

const columns = {
  unpaid_cents: sql`unpaid_cents`,
  virtualassistant_name: inNameOrder(sql`virtualassistant_name`),
  last_reminder_date: sql`last_reminder_date`,
}

/** Who is owed money and has no account for it, with what their list shows. */
function missingRows(now: Date): RawBuilder<MissingRow> {
  return sql<MissingRow>`
    select virtualassistant_uuid, display_name as virtualassistant_name, currency, unpaid_cents,
      array(select distinct project_name from rate_plans
        join projects on projects.uuid = rate_plans.project_uuid
        where rate_plans.virtualassistant_uuid = missing.virtualassistant_uuid and va_currency = missing.currency
        order by project_name) as projects,
      latest.reminded_date as last_reminder_date,
      user_uuid is not null and (latest.quiet_until is null or latest.quiet_until <= ${now}) as may_be_reminded
    from (${missing}) missing
    join assistants on assistants.uuid = virtualassistant_uuid
    left join lateral (select reminded_date, quiet_until from banking_reminders
      where banking_reminders.virtualassistant_uuid = missing.virtualassistant_uuid
      order by reminded_date desc limit 1) latest on true`
}

/** The day on which the half-month that is reviewed next has been. */
export function nextRun({ timeRules }: Pick<BankingDeps, 'timeRules'>, now: Date): string {
  const coming = halfMonthOf(dayAfter(reviewedHalfMonth(timeRules, now).end))
  return calendarDay(timeRules.officeZone, reviewEnd(timeRules, coming.end))
}

/** D2.2: who is owed most, first. */
export function listMissingBankingOperation(deps: BankingDeps) {
  const { database, clock } = deps
  return handle(listMissingBanking, async (_context, { query: { search = '', currency, pagination } }) => {
    const now = clock.now()
    const rows = database.kysely
      .selectFrom(sql<MissingRow>`(${missingRows(now)})`.as('missing'))
      .selectAll()
      .where(
        sql<boolean>`virtualassistant_uuid in (select uuid from assistants where searched_text like ${containing(search)})`,
      )
      .where(sql<boolean>`(${currency ?? null}::text is null or currency = ${currency ?? null})`)
    const unique = sql`virtualassistant_uuid, currency`
    const page = pageOf(pagination, columns, { by: 'unpaid_cents', descending: true }, unique)
    const { rows: found, count } = await listPage(rows, page)
    return {
      assistants: found.map(({ last_reminder_date, ...row }) => ({
        ...row,
        last_reminder_date: last_reminder_date?.toISOString() ?? null,
      })),
      count,
      next_run: nextRun(deps, now),
    }
  })
}
