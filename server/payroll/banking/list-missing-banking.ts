import { listMissingBanking } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import type { Received, ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type Kysely } from 'kysely'
import { unpaidWithoutAccount } from './unpaid-work.ts'
import { reviewEnd } from '../../work/time/business-days.ts'
import { halfMonthOf } from '../../work/time/half-month.ts'
import { reviewedHalfMonth } from '../../work/reviews/reviewed-until.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { nameOfAssistant } from '../../platform/database/name-order.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import type { BankingDeps } from './banking-deps.ts'

type Query = Received<typeof listMissingBanking>['query']
type Answer = Pick<ReplyOf<typeof listMissingBanking>, 'assistants' | 'count'>

/** Names as they are folded with what assistants are searched by. */
const columns = {
  unpaid_cents: sql`unpaid_cents`,
  virtualassistant_name: neverEmpty(nameOfAssistant),
  last_reminder_date: sql`latest.reminded_date`,
}

/** Who is owed money and has no account for it: added up once for the page and its total, and what the list shows read of the page alone. */
async function findMissing(database: Kysely<Tables>, query: Query, now: Date): Promise<Answer> {
  const { search = '', currency, pagination } = query
  const unique = sql`missing.virtualassistant_uuid, currency`
  const { order, limit, offset } = pageOf(pagination, columns, { by: 'unpaid_cents', descending: true }, unique)
  const { rows } = await sql<Answer>`
    with missing as materialized (
      select missing.* from (${unpaidWithoutAccount()}) missing join assistants on assistants.uuid = virtualassistant_uuid
      where ${search === '' ? sql`true` : sql`searched_text like ${containing(search)}`}
        and ${currency === undefined ? sql`true` : sql`currency = ${currency}`}),
    page as (
      select *, row_number() over () as place from (
        select missing.*, display_name, user_uuid, reminded_date, quiet_until
        from missing
        join assistants on assistants.uuid = virtualassistant_uuid
        left join (select distinct on (virtualassistant_uuid) virtualassistant_uuid as reminded_uuid, reminded_date, quiet_until
          from banking_reminders order by virtualassistant_uuid, reminded_date desc) latest on reminded_uuid = assistants.uuid
        order by ${order} limit ${limit} offset ${offset}) ordered)
    select (select count(*)::int from missing) as count,
      (select coalesce(json_agg(json_build_object(
        'virtualassistant_uuid', virtualassistant_uuid, 'virtualassistant_name', display_name, 'currency', currency,
        'unpaid_cents', unpaid_cents,
        'projects', array(select distinct project_name from rate_plans
          join projects on projects.uuid = rate_plans.project_uuid
          where rate_plans.virtualassistant_uuid = page.virtualassistant_uuid and va_currency = page.currency
          order by project_name),
        'last_reminder_date', reminded_date,
        'may_be_reminded', user_uuid is not null and (quiet_until is null or quiet_until <= ${now})) order by place), '[]')
      from page) as assistants`.execute(database)
  return rows[0] ?? { assistants: [], count: 0 }
}

/** The day on which the half-month that is reviewed next has been. */
export function nextRun({ timeRules }: Pick<BankingDeps, 'timeRules'>, now: Date): string {
  const coming = halfMonthOf(dayAfter(reviewedHalfMonth(timeRules, now).end))
  return calendarDay(timeRules.officeZone, reviewEnd(timeRules, coming.end))
}

/** D2.2: who is owed most, first. */
export function listMissingBankingOperation(deps: BankingDeps) {
  const { database, clock } = deps
  return handle(listMissingBanking, async (_context, { query }) => {
    const now = clock.now()
    const { assistants, count } = await findMissing(database.kysely, query, now)
    return {
      assistants: assistants.map(({ last_reminder_date, ...row }) => ({
        ...row,
        last_reminder_date: last_reminder_date === null ? null : new Date(last_reminder_date).toISOString(),
      })),
      count,
      next_run: nextRun(deps, now),
    }
  })
}
