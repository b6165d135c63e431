import type { TestDatabase } from '@talentplace/server/testing/database'
import { setTimeout as wait } from 'node:timers/promises'

const betweenLooks = 250
const microseconds = 1_000

/** What the database's sessions did at a look: how many waited for what, or worked. */
export interface Waits {
  /** Seconds since the watch began. */
  readonly at: number
  /** As PostgreSQL names them, `IO WalSync`; `working` is none. */
  readonly sessions: Readonly<Record<string, number>>
  /** How long the look itself took, in milliseconds: long when the machine stood still and not the database alone. */
  readonly took: number
  /** Which checkpoint since PostgreSQL began. */
  readonly checkpoints: number
}

const look = `
  select coalesce(wait_event_type || ' ' || wait_event, 'working') as name, count(*)::int as count,
         (select (num_timed + num_requested)::int from pg_stat_checkpointer) as checkpoints
  from pg_stat_activity
  where pid <> pg_backend_pid() and (state = 'active' or backend_type = 'checkpointer')
  group by 1 order by 2 desc`

/** Looks four times a second at what the database's sessions wait for, until told to stop. */
export function watchWaits({ pool }: TestDatabase): { stop(): Promise<readonly Waits[]> } {
  const over = new AbortController()
  const began = performance.now()
  const seen: Waits[] = []
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      const asked = performance.now()
      const { rows } = await pool.query<{ name: string; count: number; checkpoints: number }>(look)
      const rounded = (time: number) => Math.round(time * microseconds) / microseconds
      seen.push({
        at: rounded((asked - began) / 1_000),
        sessions: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
        took: rounded(performance.now() - asked),
        checkpoints: rows[0]?.checkpoints ?? 0,
      })
      await wait(betweenLooks, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    async stop() {
      over.abort()
      await watching
      return seen
    },
  }
}
