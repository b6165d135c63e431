import type { HealthReason } from '@talentplace/contract/subscriptions/care/care.routes'
import { healthReasons, type HealthReasonCode } from '@talentplace/contract/subscriptions/care/health-reasons'
import { healthStates, type HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import type { AccountState } from '@talentplace/contract/subscriptions/project.states'
import { dayAfter, isWorkingDay } from './working-days.ts'

/** What the rows of a running subscription say. Days are `YYYY-MM-DD`. */
export interface HealthFacts {
  readonly today: string
  readonly start_date: string
  readonly is_paused: boolean
  /** The first day after its latest pause; null where there was none. */
  readonly resumed_on: string | null
  /** The latest day on which time was logged. */
  readonly last_time_day: string | null
  /** The period that today is in. */
  readonly period: {
    readonly start: string
    readonly end: string
    readonly granted_seconds: number
    readonly billable_seconds: number
  } | null
  readonly overdue_tasks: number
  /** The client's last word in the thread, while nobody has answered it. */
  readonly unanswered: { readonly day: string; readonly discussion_uuid: string } | null
  /** The latest review. */
  readonly review: { readonly uuid: string; readonly rating: number; readonly day: string } | null
  readonly ar_status: AccountState
  /** The unpaid invoice that was due first. */
  readonly unpaid: { readonly uuid: string; readonly due_date: string } | null
  /** Since when a changed welcome brief waits to be read. */
  readonly brief_changed: string | null
}

type Found = Omit<HealthReason, 'since' | 'code'> & { readonly since: string | null }

const daysWithoutTime = { amber: 7, red: 14 }
const overdue = { amber: 3, red: 10 }
const workingDaysWithoutAnswer = { amber: 2, red: 4 }
const daysOfReview = 30
const percentFarOver = 120
/** Before half of a period is over its pace says nothing. */
const notifyingPart = 0.5
const farAhead = 0.25

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days
}

function workingDaysAfter(day: string, today: string): number {
  let count = 0
  for (let each = dayAfter(day); each <= today; each = dayAfter(each)) if (isWorkingDay(each)) count += 1
  return count
}

function levelAt(count: number, least: { amber: number; red: number }): Found['level'] | undefined {
  if (count >= least.red) return 'red'
  return count >= least.amber ? 'amber' : undefined
}

const rules: Readonly<Record<HealthReasonCode, (facts: HealthFacts) => Found | null>> = {
  no_time({ today, start_date, is_paused, resumed_on, last_time_day }) {
    if (is_paused || start_date > today) return null
    const started = [start_date, resumed_on].flatMap((day) => (day === null || day > today ? [] : [dayAfter(day, -1)]))
    const last = [...started, last_time_day ?? ''].toSorted().at(-1) ?? start_date
    // Whole days: today isn't over.
    const count = daysBetween(last, today) - 1
    const level = levelAt(count, daysWithoutTime)
    return level ? { level, count, since: dayAfter(last, daysWithoutTime.amber + 1), evidence_uuid: null } : null
  },
  over_hours({ period }) {
    const percent = percentUsed(period)
    if (period === null || period.billable_seconds <= period.granted_seconds) return null
    return { level: percent >= percentFarOver ? 'red' : 'amber', count: percent, since: null, evidence_uuid: null }
  },
  behind_pace({ period, today, is_paused }) {
    const part = partOver(period, today)
    const used = percentUsed(period) / 100
    if (is_paused || part < notifyingPart || used >= part / 2) return null
    return { level: 'amber', count: percentUsed(period), since: null, evidence_uuid: null }
  },
  ahead_of_pace({ period, today }) {
    const used = percentUsed(period) / 100
    if (period === null || used < notifyingPart || used > 1 || used < partOver(period, today) + farAhead) return null
    return { level: 'amber', count: percentUsed(period), since: null, evidence_uuid: null }
  },
  overdue_tasks({ overdue_tasks }) {
    const level = levelAt(overdue_tasks, overdue)
    return level ? { level, count: overdue_tasks, since: null, evidence_uuid: null } : null
  },
  unanswered_message({ unanswered, today }) {
    if (unanswered === null) return null
    const count = workingDaysAfter(unanswered.day, today)
    const level = levelAt(count, workingDaysWithoutAnswer)
    return level ? { level, count, since: unanswered.day, evidence_uuid: unanswered.discussion_uuid } : null
  },
  low_rating({ review, today }) {
    if (review === null || review.rating > 3 || daysBetween(review.day, today) > daysOfReview) return null
    const { rating: count, day: since, uuid: evidence_uuid } = review
    return { level: count === 3 ? 'amber' : 'red', count, since, evidence_uuid }
  },
  payment_failed({ ar_status, unpaid }) {
    if (ar_status === 'current') return null
    const level = ar_status === 'paused' ? 'red' : 'amber'
    return { level, count: null, since: unpaid?.due_date ?? null, evidence_uuid: unpaid?.uuid ?? null }
  },
  requirement_changed({ brief_changed: since }) {
    return since === null ? null : { level: null, count: null, since, evidence_uuid: null }
  },
}

function percentUsed(period: HealthFacts['period']): number {
  if (period === null || period.granted_seconds <= 0) return 0
  return Math.floor((period.billable_seconds * 100) / period.granted_seconds)
}

/** How much of the period's days is over, from 0 to 1; today isn't. */
function partOver(period: HealthFacts['period'], today: string): number {
  if (period === null || today < period.start) return 0
  return daysBetween(period.start, today) / (daysBetween(period.start, period.end) + 1)
}

function rank({ level }: HealthReason): number {
  return level === null ? -1 : healthStates.values.indexOf(level)
}

/**
 * E2 Ours: every reason that holds, the worst first, each with since when. Where the rows don't say it, that is when it was
 * first noticed: `before` are the reasons known so far.
 */
export function healthOf(
  facts: HealthFacts,
  { before, now }: { before: readonly HealthReason[]; now: Date },
): { level: HealthLevel; reasons: HealthReason[] } {
  const reasons = Object.entries(rules).flatMap(([name, rule]): HealthReason[] => {
    const code = name as HealthReasonCode
    const found = rule(facts)
    if (found === null) return []
    const known = before.find((each) => each.code === code)
    const since = found.since === null ? (known?.since ?? now.toISOString()) : startOf(found.since)
    return [{ code, ...found, since }]
  })
  const sorted = reasons.toSorted((one, other) => rank(other) - rank(one))
  return { level: sorted[0]?.level ?? 'green', reasons: sorted }
}

function startOf(since: string): string {
  return since.length > 10 ? since : `${since}T00:00:00.000Z`
}

/** The latest instant since which one of them asks for a review. */
export function reviewSince(reasons: readonly HealthReason[]): string | null {
  const asking = reasons.filter(({ code }) => healthReasons[code].review)
  return (
    asking
      .map(({ since }) => since)
      .toSorted()
      .at(-1) ?? null
  )
}
