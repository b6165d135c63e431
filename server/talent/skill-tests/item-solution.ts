import type { QuizItem } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { z } from 'zod'
import type { BankItem, Sheet } from './bank/bank-item.ts'
import { inOtherOrder } from './seeded-order.ts'

/** What is right, in the order in which the item was shown. */
export const solutionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typing'), passage: z.string() }),
  z.object({ kind: z.literal('choice'), right: z.int() }),
  z.object({ kind: z.literal('text'), accepted: z.array(z.string()), exact: z.boolean() }),
  z.object({ kind: z.literal('number'), values: z.array(z.number()) }),
  /** How far each option is from the best one. */
  z.object({ kind: z.literal('judgement'), ranks: z.array(z.int()) }),
])
export type Solution = z.infer<typeof solutionSchema>

const cells = (sheet: Sheet | undefined) => (sheet === undefined ? {} : { sheet: sheet.map((row) => [...row]) })

/** An item as it is shown, its options in an order by chance, and what is right then. */
export function createQuizItem(item: BankItem, next: () => number): { item: QuizItem; solution: Solution } {
  switch (item.kind) {
    case 'typing': {
      const { kind, passage } = item
      return { item: { kind, passage }, solution: { kind, passage } }
    }
    case 'choice': {
      const order = inOtherOrder([...item.options.keys()], next)
      const options = order.map((at) => item.options[at] ?? '')
      const { kind, prompt } = item
      return { item: { kind, prompt, options, ...cells(item.sheet) }, solution: { kind, right: order.indexOf(0) } }
    }
    case 'judgement': {
      const ranks = inOtherOrder([...item.options.keys()], next)
      const { kind, prompt } = item
      return {
        item: { kind, prompt, options: ranks.map((rank) => item.options[rank] ?? '') },
        solution: { kind, ranks },
      }
    }
    case 'text': {
      const { kind, prompt, accepted, exact } = item
      return { item: { kind, prompt, ...cells(item.sheet) }, solution: { kind, accepted: [...accepted], exact } }
    }
    case 'number': {
      const { kind, prompt, values } = item
      return { item: { kind: 'text', prompt, ...cells(item.sheet) }, solution: { kind, values: [...values] } }
    }
  }
}

/** The right answer as staff read it beside the one that was given. */
export function rightAnswer(item: QuizItem, solution: Solution): string {
  const options = 'options' in item ? item.options : []
  switch (solution.kind) {
    case 'typing':
      return ''
    case 'choice':
      return options[solution.right] ?? ''
    case 'text':
      return solution.accepted[0] ?? ''
    case 'number':
      return String(solution.values[0] ?? '')
    case 'judgement': {
      const { ranks } = solution
      const best = options[ranks.indexOf(0)] ?? ''
      const worst = options[ranks.indexOf(ranks.length - 1)] ?? ''
      return `Best: ${best} Worst: ${worst}`
    }
  }
}
