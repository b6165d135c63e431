import { setTimeout as wait } from 'node:timers/promises'
import { isPlanOutOfDate } from './cached-plans.ts'

/** PostgreSQL has ended one of two transactions that stood in each other's way: nothing of it is there, and it may be done again. */
const codes = new Set(['40001', '40P01'])
const maxTries = 4
/** Milliseconds before the second try at most; twice as many before each later one. */
const firstPause = 40

export function isCollision(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (typeof code === 'string' && codes.has(code)) || isPlanOutOfDate(error)
}

/**
 * Does a whole transaction, and again when it collided with another one, four times at most. Whatever the work does beside
 * the database has to bear being done again. @throws what was thrown last
 */
export async function againOnCollision<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isCollision(error) || tries === maxTries) throw error
      // By chance, so that the two don't meet again in step.
      await wait(Math.random() * firstPause * 2 ** (tries - 1))
    }
  }
}
