import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const hours = 'server/subscriptions/hours'
const plans = 'server/subscriptions/rate-plans'
const tests = ['server/work/hours/notify-of-hours.test.ts']
const subscription = ['server/billing/subscriptions/hours.test.ts']
const limits = ['server/billing/subscriptions/overage.test.ts']
const added = ['server/billing/added-hours/added-hours-to-the-day.test.ts']
const places = ['server/subscriptions/rate-plans/rate-plans.test.ts']
const next = ['server/billing/subscriptions/next-hours.test.ts']

/** Mistakes in how many hours there are, on which days, and when more or fewer of them begin. */
export const hoursMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${hours}/used-periods.ts`, tests, {
    'nobody is told at exactly half of the hours': ['100::bigint >= ${granted}', '100::bigint > ${granted}'],
    'the same is told at each look': ['where percent > told_percent', 'where percent >= told_percent'],
    'a period that is over is told of': [' and period_end >= ${today}::date - 1', ''],
  }),
  ...mutantsIn('server/work/hours/notify-of-hours.ts', tests, {
    'whoever begins today isn’t told': [
      ".where('rate_start_date', '<=', today)",
      ".where('rate_start_date', '<', today)",
    ],
    'whoever works their last day isn’t told': [
      "where('rp_end_date', '>=', today)",
      "where('rp_end_date', '>', today)",
    ],
  }),
  ...mutantsIn('server/billing/overage/save-overage.ts', limits, {
    'overage can’t be changed on the last day': ['subscription.end_date < today', 'subscription.end_date <= today'],
  }),
  ...mutantsIn(`${hours}/period-hours.ts`, subscription, {
    'the first period is shown once all are over': [
      'periods.find(({ start }) => start <= today) ?? periods.at(-1)',
      'periods.at(-1)',
    ],
  }),
  ...mutantsIn(`${hours}/read-hours.ts`, subscription, {
    'the first day of a period isn’t shown': ['date >= hours.start', 'date > hours.start'],
    'days of the period before are shown': ['billed.filter(({ date }) => date >= hours.start)', 'billed'],
  }),
  ...mutantsIn(`${hours}/read-hours.ts`, subscription, {
    'carried hours end a day early': ['ends_on < today', 'ends_on <= today'],
  }),
  ...mutantsIn('server/billing/added-hours/quote-added-hours.ts', added, {
    'no hours are added on the first day': ['start_date > today', 'start_date >= today'],
    'no hours are added on the last day': [
      'end_date !== null && end_date < today',
      'end_date !== null && end_date <= today',
    ],
    'whoever begins today gets no hours': ['rate_start_date <= ${today}::date', 'rate_start_date < ${today}::date'],
    'whoever works their last day gets no hours': ['rp_end_date >= ${today}::date', 'rp_end_date > ${today}::date'],
    'no hours are added on the first day of a period': [
      ".where('period_start', '<=', today)",
      ".where('period_start', '<', today)",
    ],
    'no hours are added on the last day of a period': [
      ".where('period_end', '>=', today)",
      ".where('period_end', '>', today)",
    ],
  }),
  ...mutantsIn('server/billing/charges/post-added-hours.ts', added, {
    'hours that are paid for on the last day of their period are lost': [
      'if (period_end < today) return',
      'if (period_end <= today) return',
    ],
  }),
  ...mutantsIn('server/billing/charges/reconcile-charges.ts', added, {
    'nobody is asked for hours on the last day of their period': [
      'hours.period_end < today',
      'hours.period_end <= today',
    ],
  }),
  ...mutantsIn('server/billing/added-hours/add-hours.ts', added, {
    'exactly what the processor charges at least buys no hours': ['total_cents < least', 'total_cents <= least'],
  }),
  ...mutantsIn(`${plans}/reject-change.ts`, places, {
    'a place can’t be changed from its first day': [
      'from < ratePlan.rate_start_date',
      'from <= ratePlan.rate_start_date',
    ],
    'time that is logged on the day of a change changes hands': [
      ".where('task_date', '>=', day)",
      ".where('task_date', '>', day)",
    ],
    'other hours begin on any day': ['from !== period || from < start_date', 'from < start_date'],
    'a place that another one follows is changed': [
      'if (follows && ratePlan.hours_released_date === null) {',
      'if (follows && ratePlan.hours_released_date !== null) {',
    ],
  }),
  ...mutantsIn(`${plans}/close-rate-plan.ts`, places, {
    'a place that begins today is taken back': [
      'ratePlan.rate_start_date > today',
      'ratePlan.rate_start_date >= today',
    ],
    'a place can’t end on its first day': [
      'last_day < ratePlan.rate_start_date',
      'last_day <= ratePlan.rate_start_date',
    ],
    'the last role of a subscription is ended': '    rejectLast(ratePlan, team)\n',
  }),
  ...mutantsIn(`${plans}/next-seats.ts`, next, {
    'a seat isn’t there on its first day': [
      'return ratePlan.rate_start_date <= day',
      'return ratePlan.rate_start_date < day',
    ],
    'a seat isn’t there on its last day': ['ratePlan.rp_end_date >= day', 'ratePlan.rp_end_date > day'],
  }),
  ...mutantsIn(`${plans}/in-force.ts`, ['server/billing/subscriptions/subscriptions.test.ts'], {
    'a place isn’t in force on its first day': ['rate_start_date <= ${day}', 'rate_start_date < ${day}'],
    'a place isn’t in force on its last day': ['rp_end_date >= ${day}', 'rp_end_date > ${day}'],
  }),
  ...mutantsIn('server/hiring/interest/record-answer.ts', ['server/hiring/interest/answer-invitation.test.ts'], {
    'exactly the hours that someone has left are too few': [
      'monthly_hours_committed) < row.hours_per_month',
      'monthly_hours_committed) <= row.hours_per_month',
    ],
  }),
]
