import { lockedAlong, rankOf, type LockedTable } from './lock-order.ts'
import { locksOfStatement, type StatementLocks } from './locks-of-statement.ts'

/** A transaction takes its locks in another order than everybody else does, so that two could wait in a circle. */
export class LocksOutOfOrder extends Error {}

/** As many texts are ours, and some more: those of bulk statements depend on how many rows they name. */
const maxTexts = 5_000
const known = new Map<string, StatementLocks>()

function locksOf(sql: string): StatementLocks {
  const before = known.get(sql)
  if (before) return before
  const locks = locksOfStatement(sql)
  if (known.size < maxTexts) known.set(sql, locks)
  return locks
}

/** Follows one transaction after the other on one connection, and tells when one leaves the order of locks. */
export class LockWatch {
  readonly #held = new Set<string>()
  readonly #broken: (error: LocksOutOfOrder) => void
  #last: { rank: number; lock: string } | null = null
  #open = false

  /** @param broken what is done about a transaction that leaves the order, e.g. throw */
  constructor(broken: (error: LocksOutOfOrder) => void) {
    this.#broken = broken
  }

  get isOpen(): boolean {
    return this.#open
  }

  begin(): void {
    this.end()
    this.#open = true
  }

  end(): void {
    this.#open = false
    this.#held.clear()
    this.#last = null
  }

  /** To be told of each statement of a transaction before it is sent. */
  see(sql: string): void {
    const { taken, added } = locksOf(sql)
    for (const lock of added) {
      this.#held.add(lock)
      this.#carryOn(lock)
    }
    for (const lock of taken) {
      this.#take(lock)
      this.#carryOn(lock)
    }
  }

  #carryOn(table: string): void {
    for (const inherited of lockedAlong[table as LockedTable] ?? []) this.#take(inherited)
  }

  #take(lock: string): void {
    if (this.#held.has(lock)) return
    this.#held.add(lock)
    const rank = rankOf(lock)
    if (rank === undefined) {
      this.#broken(new LocksOutOfOrder(`“${lock}” has no place in the order of locks (lock-order.ts).`))
      return
    }
    if (this.#last !== null && rank < this.#last.rank) {
      const order = [...this.#held].join(', ')
      this.#broken(
        new LocksOutOfOrder(`“${lock}” is locked after “${this.#last.lock}”, which stands behind it: ${order}.`),
      )
      return
    }
    this.#last = { rank, lock }
  }
}
