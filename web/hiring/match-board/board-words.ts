import type { MatchCandidate, OpenRole } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** Whether a target is reached, missed, or still to come. */
export function targetInWords({ until, reached_date, is_late }: OpenRole['shortlist']): string {
  if (reached_date !== null) return is_late ? 'Done, late' : 'Done'
  return is_late ? `Late since ${calendarDay(until)}` : `By ${calendarDay(until)}`
}

/** Who does what next; null where nobody has said. */
export function nextInWords({
  owner,
  next_step,
  due_date,
}: Pick<OpenRole, 'owner' | 'next_step' | 'due_date'>): string | null {
  const parts = [owner?.full_name, next_step, due_date !== null && `by ${calendarDay(due_date)}`].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return parts.length === 0 ? null : parts.join(' · ')
}

const answers = {
  interested: 'The client is interested',
  not: 'The client says no',
  question: 'The client asks',
} as const

/** What the client said of a candidate; null before they do. */
export function clientAnswerInWords({
  client_answer,
  client_note,
}: Pick<MatchCandidate, 'client_answer' | 'client_note'>): string | null {
  if (client_answer === null) return null
  return client_note === '' ? answers[client_answer] : `${answers[client_answer]}: “${client_note}”`
}

/** Days in a stage, as the card has them. */
export function stageAgeInWords(days: number): string {
  if (days === 0) return 'since today'
  return `for ${days} ${days === 1 ? 'day' : 'days'}`
}
