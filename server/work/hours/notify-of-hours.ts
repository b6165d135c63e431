import type { Kysely } from 'kysely'
import type { OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { notify, type NotificationText } from '../../core/notifications/notify.ts'
import { acceptedRatePlans } from '../../subscriptions/hours/accepted-rate-plans.ts'
import { recordNotified, usedPeriods, type UsedPeriod } from '../../subscriptions/hours/used-periods.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { hoursText, remainingText } from '@talentplace/contract/shared/hours-text'
import { billedPeople } from '../../core/recipients/recipients.ts'

interface HoursDeps {
  readonly database: Database
  readonly clock: Clock
}

/** Who works on it today: those whose place is in force and who have accepted it. */
async function workersOf(database: Kysely<Tables>, project_uuid: string, now: Date): Promise<string[]> {
  const today = now.toISOString().slice(0, 10)
  const rows = await acceptedRatePlans(database, project_uuid)
    .where('rate_start_date', '<=', today)
    .where((where) => where.or([where('rp_end_date', 'is', null), where('rp_end_date', '>=', today)]))
    .execute()
  return rows.flatMap(({ user_uuid }) => (user_uuid === null ? [] : [user_uuid]))
}

function textOf(
  { project_name, project_uuid, period_end, granted_seconds, remaining_seconds, percent }: UsedPeriod,
  at: Date,
) {
  const until = sentenceDay(period_end, at)
  const all = hoursText(granted_seconds)
  const over = remaining_seconds < 0 ? ` Another ${hoursText(-remaining_seconds)} was logged on top.` : ''
  return {
    title: `${project_name}: ${percent === 100 ? 'all hours used' : `${percent}% of the hours used`}`.slice(-200),
    body:
      percent === 100
        ? `All ${all} for the period ending ${until} are used.${over}`
        : `${remainingText(remaining_seconds)} of ${all} are left until ${until}.`,
    icon: percent === 50 ? 'info' : 'alert',
    priority: percent === 100 ? 1 : 2,
    entity_link: `project:${project_uuid}`,
  } satisfies Omit<NotificationText, 'type'>
}

/** What the client chose, of time beyond the hours. */
const beyondText: Readonly<Record<OveragePolicy, string>> = {
  none: ' Extra time counts only once you approve it on the subscription’s page.',
  up_to: ' The extra hours you agreed to count. Anything beyond them counts only once you approve it.',
  as_needed: ' Extra time is billed as needed, as you chose.',
}

async function notifyOfUsedHours({ database, clock }: HoursDeps, uuid: string): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'subscription_periods', uuid)
    // What was worked meanwhile is told too, and what someone else has told isn't told again.
    const [period] = await usedPeriods(transaction, { now: at, only: uuid })
    if (!period) return
    await recordNotified(transaction, period)
    const text = textOf(period, at)
    const { users } = await billedPeople(transaction, period.client_uuid)
    const body = `${text.body}${period.percent === 100 ? beyondText[period.overage_policy] : ''}`
    await notify(transaction, { ...text, body, type: 'subscription', users, at })
    const workers = await workersOf(transaction, period.project_uuid, at)
    await notify(transaction, { ...text, type: 'project_hours', users: workers, at })
  })
}

/** Tells client and assistants that 50, 80 and 100% of a period's hours are worked: each once a period, the most of them. */
export async function notifyOfHours(deps: HoursDeps): Promise<void> {
  const periods = await usedPeriods(deps.database.kysely, { now: deps.clock.now() })
  for (const { uuid } of periods) await notifyOfUsedHours(deps, uuid)
}

export function scheduleHours(jobs: Jobs, deps: HoursDeps): void {
  jobs.every('hours.tell', '* * * * *', () => notifyOfHours(deps))
}
