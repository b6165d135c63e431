import { interestStates, type InterestAnswer } from '@talentplace/contract/subscriptions/interest.states'
import type { AssistantProjectRow } from './read-assistant-projects.ts'

/**
 * An invitation takes either answer, and a yes to a question about their interest can be taken back. An answer can be changed once: a yes until the work has begun, a no as long as
 * nobody else has the place (then it isn't shown any more).
 */
export function possibleAnswers(
  row: Pick<AssistantProjectRow, 'project_group' | 'interest' | 'changed_date' | 'start_date' | 'today'>,
): InterestAnswer[] {
  const { project_group, interest, changed_date, start_date, today } = row
  if (project_group === 'invitation') return interestStates.sets.answers.filter((answer) => answer !== interest)
  if (changed_date !== null || project_group === 'past') return []
  if (project_group === 'declined') return ['accepted']
  return start_date === null || start_date >= today ? ['declined'] : []
}
