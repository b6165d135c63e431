import { getStaffToday } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Office } from '../../hiring/match-board/read-board.ts'
import { daysOfClients } from '../../subscriptions/staff/days-of-clients.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { isKnownZone } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { FeatureFlagStore } from '../../platform/feature-flags/feature-flag-store.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { adjustmentLines, manualRefundLines, payoutLines } from './approval-lines.ts'
import { briefLines, careLines, invitationLines, wordLines } from './care-lines.ts'
import { countUnowned } from './count-unowned.ts'
import { interviewLines, questionLines, roleLines, rolesOf } from './matching-lines.ts'
import { moneyAtRisk } from './money-at-risk.ts'
import { alertLines, applicationLines, retentionLines, taskLines, threadLines } from './own-lines.ts'
import { readGroups } from './today-lines.ts'

export interface StaffTodayDeps {
  readonly database: Database
  readonly clock: Clock
  readonly featureFlags: Pick<FeatureFlagStore, 'latest'>
  readonly office: Office
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
