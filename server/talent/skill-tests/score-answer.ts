import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { Solution } from './item-solution.ts'
import { plainTyping } from './plain-typing.ts'

/** Less than the cents of what is asked for. */
const tolerance = 0.005

/** A number as people write one: `1,200.00`, `$1200`, `1 200,5`, `12.5%`. Null: it is none. */
export function readNumber(text: string): number | null {
  const plain = plainTyping(text).replaceAll(/[\s$%]|CAD|USD/gi, '')
  const grouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
  const number = grouped ? plain.replaceAll(',', '') : plain.replace(/,(?=\d{1,2}$)/, '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : null
}

/** Without what doesn’t matter: the dollar signs and equals sign of a formula’s cell, the period at the end. */
function comparable(text: string, exact: boolean): string {
  const plain = plainTyping(text).replace(/^=/, '').replaceAll('$', '').replace(/\.$/, '').trim()
  return exact ? plain : plain.toLowerCase()
}

/** Half of the points for what one would do, the nearest one half of that; null: not chosen. */
function half(chosen: number | null, ranks: readonly number[], wanted: number): number {
  const rank = chosen === null ? undefined : ranks[chosen]
  if (rank === undefined) return 0
  const away = Math.abs(rank - wanted)
  return away === 0 ? 50 : away === 1 ? 25 : 0
}

/** The points of an answer, of 100. A typing test is scored as a whole. */
export function scoreAnswer(solution: Solution, answer: GivenAnswer | null): number {
  if (answer === null) return 0
  switch (solution.kind) {
    case 'choice':
      return 'choice' in answer && answer.choice === solution.right ? 100 : 0
    case 'text': {
      if (!('text' in answer)) return 0
      const { accepted, exact } = solution
      const given = comparable(answer.text, exact)
      return accepted.some((each) => comparable(each, exact) === given) ? 100 : 0
    }
    case 'number': {
      const given = 'text' in answer ? readNumber(answer.text) : null
      return given !== null && solution.values.some((value) => Math.abs(value - given) < tolerance) ? 100 : 0
    }
    case 'judgement': {
      if (!('best' in answer)) return 0
      const { ranks } = solution
      return half(answer.best, ranks, 0) + half(answer.worst, ranks, ranks.length - 1)
    }
    case 'typing':
      return 0
  }
}
