import { getStaffToday, type PaidMonthly } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Currency } from '@talentplace/contract/shared/money'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Office } from '../../hiring/match-board/read-board.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { daysOfClients, type DaysOfClients } from '../../subscriptions/groups/days-of-clients.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { isKnownZone } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { FeatureFlagStore } from '../../platform/feature-flags/feature-flag-store.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { inGroup, toHealthView } from '../../subscriptions/groups/group-conditions.ts'
import { isInNeedOf } from '../../subscriptions/staff/need-conditions.ts'
import { adjustmentLines, manualRefundLines, payoutLines } from './approval-lines.ts'
import { briefLines, careLines, invitationLines, wordLines } from './care-lines.ts'
import { countUnowned } from './count-unowned.ts'
import { interviewLines, questionLines, roleLines, rolesOf } from './matching-lines.ts'
import { alertLines, applicationLines, retentionLines, taskLines, threadLines } from './own-lines.ts'
import { readGroups } from './today-lines.ts'

export interface StaffTodayDeps {
  readonly database: Database
  readonly clock: Clock
  readonly featureFlags: Pick<FeatureFlagStore, 'latest'>
  readonly office: Office
}

type AtRisk = NonNullable<ReplyOf<typeof getStaffToday>['at_risk']>

interface Row {
  readonly risk: keyof AtRisk
  readonly currency: Currency
  readonly count: number
  readonly amount_cents: number
}

/** What the subscription lines of its latest period come to; an invoice by hand, or for more hours, is no period. */
const lastPeriod = sql`(select coalesce(sum(amount_cents), 0)::bigint as cents from invoice_lines
  where coalesce(adjusts, kind) = 'subscription' and invoice_uuid = (select uuid from invoices
    where invoices.project_uuid = projects.uuid and invoices.kind in ('checkout', 'renewal') and number is not null
    order by period_start desc limit 1))`

/** Each risk of the subscriptions of a condition, with what these pay by their latest period. */
function payingUnder(risk: RawBuilder<unknown>, condition: RawBuilder<boolean>): RawBuilder<Row> {
  return sql`(select ${risk} as risk, projects.currency, count(*)::int as count, sum(cents)::float8 as amount_cents
    from projects left join project_health on project_health.project_uuid = projects.uuid
      cross join lateral ${lastPeriod} paid
    where projects.removed_date is null and ${condition} group by 1, 2)`
}

/** Subscriptions that may stop paying, each under every reason that it has, with what they pay; a currency each, never added up. */
async function moneyAtRisk(database: Kysely<Tables>, days: DaysOfClients): Promise<AtRisk> {
  const parts = [
    payingUnder(toHealthView(days), inGroup('Health Check', days)),
    payingUnder(sql`'leaving'`, inGroup('In Retention', days)),
    payingUnder(sql`'card'`, isInNeedOf('card', days)),
  ]
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)} order by currency`.execute(database)
  const of = (risk: keyof AtRisk): PaidMonthly => {
    const found = rows.filter((row) => row.risk === risk)
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      monthly: found.map(({ currency, amount_cents }) => ({ currency, amount_cents })),
    }
  }
  return { red: of('red'), amber: of('amber'), leaving: of('leaving'), card: of('card') }
}

/** What someone of our team has to see to, what nobody has taken, and the money that may stop coming: each by its own permission. */
export function getStaffTodayOperation({ database, clock, featureFlags, office }: StaffTodayDeps) {
  const { kysely } = database

  /** By whose clock the caller's day is counted. */
  async function zoneOf(user_uuid: string, given: string | undefined): Promise<string> {
    if (given !== undefined && isKnownZone(given)) return given
    const person = await kysely.selectFrom('users').select('timezone').where('uuid', '=', user_uuid).executeTakeFirst()
    const own = person?.timezone ?? null
    return own !== null && isKnownZone(own) ? own : office.timezone
  }

  return handle(getStaffToday, async (context, { query: { timezone } }) => {
    const session = signedIn(context)
    const { user_uuid, permissions } = session
    const now = clock.now()
    const may = (permission: Permission) => hasPermission(permissions, permission)
    const seen = <T>(permission: Permission, lines: () => T): T | null => (may(permission) ? lines() : null)
    const zone = await zoneOf(user_uuid, timezone)
    const today = calendarDay(zone, now)
    const [days, roles, { flags }] = await Promise.all([
      daysOfClients(kysely, now),
      may('admin_matching.view') ? rolesOf(kysely, user_uuid, office) : [],
      featureFlags.latest(),
    ])
    const lines = {
      alerts: seen('admin_alert.view', () => alertLines(user_uuid)),
      retention: seen('admin_project.view', () => careLines('retention', user_uuid, days)),
      first_30: seen('admin_project.view', () => careLines('first_30', user_uuid, days)),
      review: seen('admin_project.view', () => careLines('review', user_uuid, days)),
      health: seen('admin_project.view', () => careLines('health', user_uuid, days)),
      health_words: seen('admin_project.view', () => wordLines(user_uuid, days)),
      briefs: seen('admin_project.view', () => briefLines(user_uuid, days)),
      invitations: seen('admin_project.view', () => invitationLines(user_uuid, days)),
      open_roles: seen('admin_matching.view', () => roleLines(roles)),
      questions: seen('admin_matching.view', () => questionLines(user_uuid)),
      interviews: seen('admin_matching.view', () => interviewLines(user_uuid, { today, zone })),
      tasks: flags['admin-tasks'] === true ? taskLines(user_uuid, today) : null,
      discussions: threadLines(kysely, { user_uuid, now }),
      retention_cases: seen('admin_virtualassistant.view', () => retentionLines(user_uuid)),
      applications: seen('admin_virtualassistant.edit', applicationLines),
      invoice_adjustments: seen('admin_finance.edit', () => adjustmentLines('client', session, now)),
      bill_adjustments: seen('admin_finance.edit', () => adjustmentLines('va', session, now)),
      manual_refunds: seen('admin_finance.edit', () => manualRefundLines(session, now)),
      payouts: seen('admin_finance.edit', () => payoutLines(session, now)),
    }
    const [yours, unowned, at_risk] = await Promise.all([
      readGroups(kysely, lines, today),
      countUnowned(kysely, session, { days, now }),
      may('admin_finance.view') && may('admin_project.view') ? moneyAtRisk(kysely, days) : null,
    ])
    return { today, yours, unowned, at_risk }
  })
}
