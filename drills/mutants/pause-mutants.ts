import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const workflow = 'server/billing/pauses'
const renewals = 'server/billing/renewals'
const feature = 'server/subscriptions/pauses'
const pauses = [`${workflow}/pauses.test.ts`]
const tests = [`${renewals}/retain-paused-hours.test.ts`]
const unpaid = [`${renewals}/unpaid.test.ts`]
const rules = ['server/rules/pauses.test.ts']
const storedRules = ['server/rules/paused-hours.test.ts']

/** Mistakes in when a pause begins and ends, and in what becomes of its hours. */
export const pauseMutants: readonly WrittenMutant[] = [
  ...mutantsIn('server/rules/pauses.ts', rules, {
    'a pause is still running on the day it goes on': ['resumes_on <= day', 'resumes_on < day'],
    'a pause isn’t running on its first day': ['return paused_from <= day', 'return paused_from < day'],
    'a pause that is over runs': ["state === null || state === 'over'", 'state === null'],
    'a period that begins today is not there yet': ['while (day <= today)', 'while (day < today)'],
  }),
  ...mutantsIn('server/rules/paused-hours.ts', storedRules, {
    'hours are free from the day after': ['taken !== null && taken <= free', 'taken !== null && taken < free'],
    'hours are taken a day late': ['pausedHours.taken <= today', 'pausedHours.taken < today'],
    'nobody is told on the day': ['pausedHours.notify <= today', 'pausedHours.notify < today'],
    'hours are free a day late': [
      'freeOnceNotified(pausedHours, notifiedDate) <= today',
      'freeOnceNotified(pausedHours, notifiedDate) < today',
    ],
  }),
  ...mutantsIn(`${workflow}/save-pause.ts`, pauses, {
    'a pause can’t be as short as it may': ['day < earliest', 'day <= earliest'],
    'a pause can’t be as long as it may': ['day > latest', 'day >= latest'],
    'a pause ends on any day before':
      "  if (day < earliest) throw invalidField('resumes_on', refusals.dayFrom({ day: dayText(earliest, currentLanguage()) }))\n",
  }),
  ...mutantsIn(`${workflow}/pause-effect.ts`, pauses, {
    'a pause that begins today ends today': ['from < today ? today', 'from <= today ? today'],
    'what is cancelled is paused': ['if (end_date !== null) {', "if (end_date === '') {"],
    'what is past due is paused': ["if (ar_status !== 'current') {", "if (ar_status === 'paused') {"],
    'a pause is asked for while the one before isn’t invoiced': [
      'if (!isToStart || openPauseOn',
      'if (isToStart || openPauseOn',
    ],
  }),
  ...mutantsIn(`${renewals}/retain-paused-hours.ts`, tests, {
    'nobody is found on the day': [
      'paused_from <= ${today}::date - ${untouchedFor}',
      'paused_from < ${today}::date - ${untouchedFor}',
    ],
    'exactly the hours that someone has left aren’t taken': ['room >= needed', 'room > needed'],
    'it is told again each day that someone lacks hours': [' || paused.pause.told_of_missing !== null', ''],
  }),
  ...mutantsIn(`${renewals}/pause-unpaid.ts`, unpaid, {
    'what ends today is paused': ['end_date > ${today}', 'end_date >= ${today}'],
    'what is unpaid is paused a day late': ['pastDueFor}::int <= ${today}::date', 'pastDueFor}::int < ${today}::date'],
  }),
  ...mutantsIn(`${feature}/pause-rows.ts`, unpaid, {
    'an unpaid pause that begins today is removed with the payment': [
      'pause.from_date > today',
      'pause.from_date >= today',
    ],
    'a pause that the client asked for begins later when nobody pays': [
      'pause.from_date < from_date ? pause.from_date : from_date',
      'from_date',
    ],
    'a pause that ends on the day of the other goes on': [
      'pause.resumes_on <= from_date',
      'pause.resumes_on < from_date',
    ],
  }),
  ...mutantsIn(`${feature}/pause-view.ts`, pauses, {
    'a pause is shown as coming on its first day': ['projects.paused_from <= ${day}', 'projects.paused_from < ${day}'],
    'a pause is shown on the day it goes on': ['projects.resumes_on > greatest', 'projects.resumes_on >= greatest'],
  }),
  ...mutantsIn('server/work/time/entries/rate-plan-for-time.ts', ['server/work/timers/stop-closed-timers.test.ts'], {
    'time is logged on the days of a pause': ['  if (pause) return pausedText(pause)\n', ''],
    'a timer’s time on the days of a pause counts': ['  if (pauseOn(ratePlan, day)) return true\n', ''],
  }),
]
