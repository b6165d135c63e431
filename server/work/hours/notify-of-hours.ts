import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/notifications'
import type { Kysely } from 'kysely'
import type { OveragePolicy } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { inEachLanguage, notify, type NotificationText } from '../../core/notifications/notify.ts'
import { acceptedRatePlans } from '../../subscriptions/hours/accepted-rate-plans.ts'
import { recordNotified, usedPeriods, type UsedPeriod } from '../../subscriptions/hours/used-periods.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
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

function textOf({ project_name, period_end, granted_seconds, remaining_seconds, percent }: UsedPeriod, at: Date) {
  const language = currentLanguage()
  // A long name gives way: what is said stands behind it.
  const about = {
    project: project_name.slice(0, 150),
    day: dayInSentence(period_end, at),
    hours: hoursText(granted_seconds, language),
  }
  const over = remaining_seconds < 0 ? ` ${t.loggedOnTop({ hours: hoursText(-remaining_seconds, language) })}` : ''
  return percent === 100
    ? { title: t.allUsed(about), body: `${t.allOfPeriod(about)}${over}` }
    : {
        title: t.partUsed({ ...about, percent }),
        body: t.leftOf({ ...about, left: remainingText(remaining_seconds, language) }),
      }
}

function lookOf({ percent, project_uuid }: UsedPeriod) {
  return {
    icon: percent === 50 ? 'info' : 'alert',
    priority: percent === 100 ? 1 : 2,
    entity_link: `project:${project_uuid}`,
  } satisfies Omit<NotificationText, 'type' | 'title' | 'body'>
}

/** What the client chose, of time beyond the hours. */
const beyondText: Readonly<Record<OveragePolicy, () => string>> = {
  none: t.untilApproved,
  up_to: t.upToAgreed,
  as_needed: t.asNeeded,
}

async function notifyOfUsedHours({ database, clock }: HoursDeps, uuid: string): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'subscription_periods', uuid)
    // What was worked meanwhile is told too, and what someone else has told isn't told again.
    const [period] = await usedPeriods(transaction, { now: at, only: uuid })
    if (!period) return
    await recordNotified(transaction, period)
    const look = { ...lookOf(period), at }
    const { users } = await billedPeople(transaction, period.client_uuid)
    const forClient = inEachLanguage(() => {
      const { title, body } = textOf(period, at)
      return { title, body: period.percent === 100 ? `${body} ${beyondText[period.overage_policy]()}` : body }
    })
    await notify(transaction, { ...look, ...forClient, type: 'subscription', users })
    const workers = await workersOf(transaction, period.project_uuid, at)
    const forWorkers = inEachLanguage(() => textOf(period, at))
    await notify(transaction, { ...look, ...forWorkers, type: 'project_hours', users: workers })
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
