import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { Solution } from '../talent/skill-tests/item-solution.ts'

const texts = ([first = '', ...rest]: readonly string[]): [GivenAnswer, ...GivenAnswer[]] => [
  { text: first },
  ...rest.map((text) => ({ text })),
]

/** Every answer that is wholly right, as someone who knows would give it. */
export function rightAnswers(solution: Solution): [GivenAnswer, ...GivenAnswer[]] {
  switch (solution.kind) {
    case 'choice':
      return [{ choice: solution.right }]
    case 'text':
      return texts(solution.accepted)
    case 'number':
      return texts(solution.values.map(String))
    case 'judgement':
      return [{ best: solution.ranks.indexOf(0), worst: solution.ranks.indexOf(3) }]
    case 'typing':
      return [{ text: solution.passage }]
  }
}
