import type { Database } from '@talentplace/server/platform/database/connection'

/** What a database has to be set to, so that each connection hears of its own waits. */
export const notifyOfWaits = [
  // PostgreSQL tells, and looks for a circle, after so long.
  `deadlock_timeout = '1ms'`,
  'log_lock_waits = on',
  'client_min_messages = log',
]

/** The second of two that wait in a circle never waits on: it is told at once. */
const waits = /^process \d+ (?:still waiting|detected deadlock while waiting) for /

/** Counts the waits of a millisecond or more for a lock, on all connections that the pool opens from now on. */
export function countLockWaits({ pool }: Database): () => number {
  let count = 0
  pool.on('connect', (connection) =>
    connection.on('notice', ({ message }) => {
      if (message !== undefined && waits.test(message)) count += 1
    }),
  )
  return () => count
}
