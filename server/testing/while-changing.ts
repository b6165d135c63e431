import { expect, vi } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * What is answered by someone who comes while rows are being changed: they still read the rows as they were, wait where
 * they hold them, and go on once the change is there. Nobody else may be at work in the database.
 */
export async function whileChanging<Answer>(
  database: TestDatabase,
  change: readonly [statement: string, values: unknown[]],
  act: () => Promise<Answer>,
): Promise<Answer> {
  const changing = await database.pool.connect()
  try {
    await changing.query('begin')
    await changing.query(...change)
    const answer = act()
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    const waiting = async () => expect((await database.pool.query(waits)).rowCount).toBe(1)
    await Promise.race([answer, vi.waitFor(waiting, { timeout: 10_000 })])
    await changing.query('commit')
    return await answer
  } finally {
    changing.release()
  }
}
