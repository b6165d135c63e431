import * as t from '@talentplace/contract/work/messages/task-errors'
import { HttpError } from '../../platform/http/http-error.ts'
import { occurrenceFrom } from './recurrence/occurrences.ts'

export interface DueDays {
  readonly due_date: string | null
  readonly next_due_date: string | null
}

/** A year back: each time since then is counted. */
function earliestStart(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}

/**
 * When a task is due, first and next: recurring work begins on the first day of its rule, from today where no day is given.
 * @throws HttpError 400 for a rule that never comes true, or that began long ago
 */
export function dueDays(recurrence: string | null, due: string | null, today: string): DueDays {
  if (recurrence === null) return { due_date: due, next_due_date: due }
  const begins = due ?? today
  if (begins < earliestStart(today)) {
    const message = t.startsTooEarly()
    throw new HttpError(400, 'invalid', message, { fields: { due_date: message } })
  }
  const first = occurrenceFrom(recurrence, begins, begins)
  if (first === null) {
    const message = t.neverOccurs()
    throw new HttpError(400, 'invalid', message, { fields: { recurrence: message } })
  }
  return { due_date: first, next_due_date: first }
}
