import type { Logger } from 'pino'
import { followCondition } from '../../platform/alerts/follow-condition.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

interface Watched {
  readonly database: Database
  readonly clock: Clock
  readonly index: { readonly behindSince: Date | null }
}

const longestBehind = 5 * 60_000
const interval = 60_000

/**
 * Looks whether the search of this process follows what changes, and raises an alert while it hasn't for five minutes. Only a
 * process that was behind says that it isn't any more, and a new one for those before it: another one may still be.
 */
export function createSearchWatch({ database, clock, index }: Watched): () => Promise<void> {
  let mayEnd = true
  return async () => {
    const at = clock.now()
    const { behindSince } = index
    const holds = behindSince !== null && at.getTime() - behindSince.getTime() > longestBehind
    if (!holds && (!mayEnd || behindSince !== null)) return
    const since = behindSince?.toISOString().slice(0, 16).replace('T', ' ')
    await followCondition(database.kysely, {
      holds,
      fingerprint: 'search:index',
      type: 'error',
      title: 'The search is behind',
      detail: `One process hasn’t taken up what changed since ${since} UTC: clients may find people as they were then. It keeps trying; its log says what stops it. Starting it again reads everybody anew.`,
      ended: 'The search is up to date.',
      at,
    })
    mayEnd = holds
  }
}

/** Looks each minute, in every process: each has an index of its own. */
export function keepWatchingSearch(deps: Watched & { readonly log: Logger }): { stop(): void } {
  const look = createSearchWatch(deps)
  const timer = setInterval(() => {
    look().catch((error: unknown) => deps.log.warn({ err: error }, 'the search could not be watched'))
  }, interval)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
