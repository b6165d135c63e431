import type { CareQueue, FollowUp } from '@talentplace/contract/subscriptions/care/care.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** The lists with owners, by the names their rows are found under. */
export const queueNames: Readonly<Record<CareQueue, string>> = {
  retention: 'In retention',
  first_30: 'First 30 days',
  review: 'Requiring review',
  health: 'Health check',
}

type View = Pick<FollowUp, 'owner' | 'next_step' | 'due_date' | 'done_days'>

/** What comes next and by whom, in a line; null where nobody has said. */
export function followUpInWords(followUp: View | null): string | null {
  if (followUp === null) return null
  const { owner, next_step, due_date, done_days } = followUp
  const parts = [
    owner?.full_name,
    next_step,
    due_date !== null && `by ${calendarDay(due_date)}`,
    done_days.length > 0 && `days done: ${done_days.join(', ')}`,
  ].filter((part) => typeof part === 'string' && part !== '')
  return parts.length === 0 ? null : parts.join(' · ')
}
