import type { BankItem } from './bank/bank-item.ts'
import { inOtherOrder } from './seeded-order.ts'

interface Draw {
  readonly count: number
  /** Those that came before; drawn only once there are no others. */
  readonly seen: ReadonlySet<string>
  readonly next: () => number
}

/** Takes one of each topic in turn, so that every attempt asks about all of them. */
function inTurn(items: readonly BankItem[], next: () => number): BankItem[] {
  const topics = inOtherOrder([...Map.groupBy(inOtherOrder(items, next), ({ topic }) => topic).values()], next)
  const longest = Math.max(0, ...topics.map(({ length }) => length))
  return Array.from({ length: longest }).flatMap((_, at) => topics.flatMap((items) => items[at] ?? []))
}

/** The items of an attempt: drawn by its seed, evenly over the topics, others than before. */
export function drawItems(pool: readonly BankItem[], { count, seen, next }: Draw): BankItem[] {
  const fresh = inTurn(
    pool.filter(({ id }) => !seen.has(id)),
    next,
  )
  const again = inTurn(
    pool.filter(({ id }) => seen.has(id)),
    next,
  )
  return [...fresh, ...again].slice(0, count)
}
