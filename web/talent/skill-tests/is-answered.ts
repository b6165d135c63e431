import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'

/** True once all that an item asks for is given. */
export function isAnswered(answer: GivenAnswer | undefined): boolean {
  if (answer === undefined) return false
  if ('text' in answer) return answer.text.trim() !== ''
  return 'choice' in answer || (answer.best !== null && answer.worst !== null)
}
