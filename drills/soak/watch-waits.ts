import type { TestDatabase } from '@talentplace/server/testing/database'
import { setTimeout as wait } from 'node:timers/promises'

const betweenLooks = 250

/** What the database's sessions did at a look: how many waited for what, or worked. */
export interface Waits {
  /** Seconds since the watch began. */
  readonly at: number
  /** As PostgreSQL names them, `IO WalSync`; `working` is none. */
  readonly sessions: Readonly<Record<string, number>>
}

const look = `
  select coalesce(wait_event_type || ' ' || wait_event, 'working') as name, count(*)::int as count
  from pg_stat_activity
  where pid <> pg_backend_pid() and state = 'active'
  group by 1 order by 2 desc`

/** Looks four times a second at what the database's sessions wait for, until told to stop. */
export function watchWaits({ pool }: TestDatabase): { stop(): Promise<readonly Waits[]> } {
  const over = new AbortController()
  const began = performance.now()
  const seen: Waits[] = []
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      const requestedAt = performance.now()
      const { rows } = await pool.query<{ name: string; count: number }>(look)
      seen.push({
        at: (requestedAt - began) / 1_000,
        sessions: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
      })
      await wait(betweenLooks, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  // Thrown to whoever stops it.
  watching.catch(() => undefined)
  return {
    async stop() {
      over.abort()
      await watching
      return seen
    },
  }
}
