import { startReviews } from './reviews/start-reviews.ts'
import { endReviews } from './reviews/end-reviews.ts'
import type { ReviewDeps } from './reviews/review-deps.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { promptQuietTimers } from './timers/prompt-quiet-timers.ts'
import { clearOldEvents } from './timers/clear-old-events.ts'
import { remindOfReviews } from './reviews/remind-of-reviews.ts'
import { stopClosedTimers } from './timers/stop-closed-timers.ts'
import { notifyOfQuestions } from './reviews/notify-of-questions.ts'

/** Each hour: half-months end at another hour in each zone. */
const hourly = '7 * * * *'
const eachMinute = '* * * * *'
const atNight = '37 8 * * *'

export async function reviewTime(deps: ReviewDeps): Promise<void> {
  await startReviews(deps)
  await remindOfReviews(deps)
  await notifyOfQuestions(deps)
  await endReviews(deps)
}

/** The reviews of logged time; each minute the timers that can't go on or whose person is asked; what is old of their events. */
export function scheduleTimeJobs(
  jobs: Jobs,
  {
    configuration,
    ...deps
  }: Omit<ReviewDeps, 'rules'> & { configuration: { readonly timeRules: ReviewDeps['rules'] } },
): void {
  const all = { ...deps, rules: configuration.timeRules }
  jobs.every('time.review', hourly, () => reviewTime(all))
  jobs.every('time.stop_closed_timers', eachMinute, () => stopClosedTimers(all))
  jobs.every('time.ask_quiet_timers', eachMinute, () => promptQuietTimers(all))
  jobs.every('time.clear_old_events', atNight, () => clearOldEvents(all))
}
