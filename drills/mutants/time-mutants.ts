import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const entries = 'server/work/time/entries'
const timing = 'server/work/timers'
const tests = ['server/work/time/write-time.test.ts']
const changed = ['server/work/time/change-time.test.ts']
const read = ['server/work/time/read-time.test.ts']
const timers = ['server/work/timers/timers.test.ts']
const limits = ['server/work/time/over-limit.test.ts']
const quiet = ['server/work/timers/prompt-quiet-timers.test.ts']
const closed = ['server/work/timers/stop-closed-timers.test.ts']
const switched = ['server/work/timers/switch-time-entry.test.ts']
const reviews = ['server/work/reviews/reviews.test.ts']

/** Mistakes in which time can be logged and changed, on which days, and where it counts. */
export const timeMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${entries}/changeable.ts`, [`${entries}/changeable.test.ts`], {
    'the last day on which an assistant still changes time is one too few': [
      'entry.task_date >= firstOwnDay',
      'entry.task_date > firstOwnDay',
    ],
    'what the client asks about is too old to correct': ["entry.status === 'queried' || ", ''],
    'time on a bill is changed': [' || bill_uuid !== null', ''],
    'time on an invoice is changed': [' || invoice_uuid !== null', ''],
  }),
  ...mutantsIn(`${entries}/checked-time.ts`, tests, {
    'the last day on which an assistant still logs time is one too few': ['day >= first', 'day > first'],
    'staff change time and don’t say why': ["reason === undefined || reason === ''", 'reason === undefined'],
  }),
  ...mutantsIn(`${entries}/checked-time.ts`, changed, {
    'time is logged for a removed task': [
      'project_uuid = ${project_uuid} and removed_date is null`',
      'project_uuid = ${project_uuid}`',
    ],
    'time is logged for another subscription’s task': ' and project_uuid = ${project_uuid}',
  }),
  ...mutantsIn(`${entries}/checked-time.ts`, tests, {
    'a day can’t be full': ['logged + seconds <= longest', 'logged + seconds < longest'],
    'a day has a second more': ['logged + seconds <= longest', 'logged + seconds <= longest + 1'],
    'time of today is longer than it has lasted': [
      'Math.min(secondsOfDay(zone, day), removed)',
      'secondsOfDay(zone, day)',
    ],
  }),
  ...mutantsIn(`${entries}/checked-time.ts`, tests, {
    'time can’t begin where other time ends': [
      "and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')\n        and origin",
      "and tstzrange(start_at, end_at, '[]') && tstzrange(${start}, ${end}, '[)')\n        and origin",
    ],
  }),
  ...mutantsIn(`${entries}/checked-time.ts`, changed, {
    'time that was removed is still taken': [' and removed_date is null and start_at', ' and start_at'],
    'time is in its own way': ['\n        and origin_uuid is distinct from ${origin_uuid}::uuid', ''],
  }),
  ...mutantsIn(`${entries}/rate-plan-for-time.ts`, tests, {
    'no time is logged on the first day of a place': ['day < rate_start_date', 'day <= rate_start_date'],
    'no time is logged on the last day of a place': [
      'if (rp_end_date !== null && day > rp_end_date) {',
      'if (rp_end_date !== null && day >= rp_end_date) {',
    ],
  }),
  ...mutantsIn(`${entries}/rate-plan-for-time.ts`, switched, {
    'what was worked at the instant of the switch is kept': [
      'at >= time_entry_disabled_date',
      'at > time_entry_disabled_date',
    ],
  }),
  ...mutantsIn(`${entries}/rate-plan-for-time.ts`, timers, {
    'a timer’s time of the last day of its place counts nowhere': [
      'held_by !== virtualassistant_uuid || (rp_end_date !== null && day > rp_end_date)',
      'held_by !== virtualassistant_uuid || (rp_end_date !== null && day >= rp_end_date)',
    ],
  }),
  ...mutantsIn(`${entries}/entry-pieces.ts`, limits, {
    'exactly what is agreed to is cut': ['seconds >= piece.seconds', 'seconds > piece.seconds'],
    'nothing agreed to is a piece of nothing': ['seconds <= 0', 'seconds < 0'],
  }),
  ...mutantsIn(`${timing}/placed-instant.ts`, timers, {
    'an instant in the future is kept': ['if (given > now) return now', 'if (given < now) return given'],
    'an instant of long ago is kept': ['return given < first ? first : given', 'return given'],
  }),
  ...mutantsIn(`${timing}/still-working.ts`, quiet, {
    'nobody is asked at the end of the working day': ['end > lastSign && end < quiet', 'end < lastSign'],
  }),
  ...mutantsIn(`${timing}/still-working.ts`, quiet, {
    'the question comes at two hours exactly': ['const quietFor = 2 * 3_600_000', 'const quietFor = 2 * 3_600_000 - 1'],
  }),
  ...mutantsIn('server/work/timers/list-timers.ts', timers, {
    'a look at the page at two hours exactly is no sign': ['now > asksAfter(', 'now >= asksAfter('],
  }),
  ...mutantsIn(`${timing}/closed-timers.ts`, closed, {
    'a timer stops at the beginning of the last day of its place': ['today > rp_end_date', 'today >= rp_end_date'],
    'a timer whose place is over runs on until it is looked at': ['startOfDay(timezone, dayAfter(rp_end_date))', 'now'],
    'a timer stops when the pause is noticed': [
      'paused_from === null ? now : startOfDay(timezone, paused_from)',
      'paused_from === null ? now : now',
    ],
  }),
  ...mutantsIn(`${timing}/rate-plan-of-timer.ts`, timers, {
    'a timer doesn’t start on the last day of its place': ['rp_end_date >= day', 'rp_end_date > day'],
    'a timer doesn’t start on the first day of its place': ['rate_start_date <= day', 'rate_start_date < day'],
  }),
  ...mutantsIn(`${timing}/timer-rate-plans.ts`, timers, {
    'a place isn’t offered on its last day': [
      "'rate_plans.rp_end_date', '>=', today",
      "'rate_plans.rp_end_date', '>', today",
    ],
    'a place isn’t offered on its first day': [
      "'rate_plans.rate_start_date', '<=', today",
      "'rate_plans.rate_start_date', '<', today",
    ],
  }),
  ...mutantsIn(`${timing}/enter-intervals.ts`, timers, {
    'what exactly fills a day counts nowhere': [
      '+ seconds > secondsOfDay(zone, task_date)',
      '+ seconds >= secondsOfDay(zone, task_date)',
    ],
    'what nobody answered for counts': ['isUnconfirmed || isOver', 'isOver'],
  }),
  ...mutantsIn('server/work/reviews/start-reviews.ts', reviews, {
    'the last day of a half-month isn’t reviewed': [
      'task_date between ${start} and ${end}',
      'task_date between ${start} and ${end}::date - 1',
    ],
    'a review begins before its half-month is over': ['task_date < first_day', 'task_date <= first_day'],
    'a review that begins late is over at once': [
      'return usual > now ? usual : reviewEnd(rules, calendarDay(rules.officeZone, now))',
      'return usual',
    ],
  }),
  ...mutantsIn('server/billing/overage/accept-over-limit.ts', limits, {
    'what came meanwhile is accepted unseen': ['0) > approved) {', '0) > approved + 86_400) {'],
    'what is on a bill is accepted': [' && !isLocked(entry)', ''],
  }),
  ...mutantsIn('server/work/time/time-viewer.ts', read, {
    'what was removed is still listed for its assistant': [
      'sql`(time_entries.removed_date is null and time_entries.virtualassistant_uuid = ${viewer.assistant_uuid})`',
      'sql`(time_entries.virtualassistant_uuid = ${viewer.assistant_uuid})`',
    ],
  }),
  ...mutantsIn(`${timing}/apply-start.ts`, [`server/work/timers/offline-devices.test.ts`], {
    'a start runs on to the timer that follows, though it was known to have ended': [
      'if (end !== null && end <= follower) return end',
      '',
    ],
    'another timer that was started earlier than known ends what ran on': [
      'if (!(await ranPast(transaction, happened, follower)))',
      '',
    ],
    'what ran on is judged as if another timer had ended it': [
      '(await ranPast(transaction, happened, until_at))',
      'false',
    ],
  }),
  ...mutantsIn(`${timing}/timer-runs.ts`, [`${timing}/timer-runs.test.ts`], {
    'what came last at one second was first': ['one.position - other.position', 'other.position - one.position'],
    'a start that was refused stays, though one after it was taken': [
      'if (first?.isRejected !== true) return first',
      'return first',
    ],
    'a start that was refused goes, though its end came before another was taken': [
      '!isRejected && position < end.position',
      '!isRejected',
    ],
    'what its device showed running isn’t what it ran': [
      'if (saysSince) return end.since',
      'if (saysSince) return null',
    ],
    'what nobody said runs on beyond another timer’s start': [
      'const since = isPressedEnd(event) ? runOnSince(event) : null',
      'const since = runOnSince(event)',
    ],
    'a third end of two starts runs on': ['maxDevices <= 1', 'maxDevices <= 2'],
    'a stop of what was paused runs on': ['!isStopOfPaused', 'true'],
    'a start that came after its end was known then': ['position < event.position', 'position !== event.position'],
    'a run of no length is one': ['start_at < end_at', 'start_at <= end_at'],
  }),
  ...mutantsIn(`${timing}/rejected-time.ts`, closed, {
    'what its own timer made an entry of is rejected besides': ['own_description === description)', 'false)'],
  }),
  ...mutantsIn(`${timing}/rejected-time.ts`, ['server/work/time/rejected-time.test.ts'], {
    'other work of the same timer is taken for the same': ['own_description === description)', 'true)'],
  }),
  ...mutantsIn(`${timing}/late-end.ts`, ['server/work/timers/offline-devices.test.ts'], {
    'what a timer didn’t run stays entered': ['removed: without([...before, ...judged], ran)', 'removed: []'],
    'what it ran beyond what was known is lost': ['added: without(own, entered)', 'added: []'],
  }),
  ...mutantsIn(`${timing}/timer-history.ts`, ['server/work/timers/offline-devices.test.ts'], {
    'a start runs again whose end has come already': [
      'select (select count(*) from timer_events',
      'select 0 > 1 and (select count(*) from timer_events',
    ],
  }),
]
