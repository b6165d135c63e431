import type { Logger } from 'pino'
import { followCondition } from '../../platform/alerts/follow-condition.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { ReplicaSign } from '../../platform/replicas/replica-sign.ts'
import type { ReplicaSigns } from '../../platform/replicas/replicas.ts'

interface Watched {
  readonly database: Database
  readonly clock: Clock
  readonly replicas: { readonly signs: Pick<ReplicaSigns, 'replicas'> }
}

const longestOut = 60_000
const interval = 15_000

function reasonOf({ state, lag_seconds, reason }: ReplicaSign): string {
  if (state === 'away') return `It can’t be read: ${reason}.`
  return lag_seconds === null ? 'It is behind.' : `It is ${lag_seconds} seconds behind.`
}

/**
 * Looks whether this process reads from each replica, and raises an alert while it hasn't for a minute. Only a process
 * that didn't says that it does again, and a new one for those before it: another one may still not.
 */
export function createReplicaWatch({ database, clock, replicas }: Watched): () => Promise<void> {
  const isUsed = new Set<number>()
  return async () => {
    const at = clock.now()
    for (const sign of replicas.signs.replicas) {
      const { number, out_since } = sign
      const holds = out_since !== null && at.getTime() - out_since.getTime() > longestOut
      if (!holds && (isUsed.has(number) || out_since !== null)) continue
      await followCondition(database.kysely, {
        holds,
        fingerprint: `replica:${number}`,
        type: 'warning',
        title: `Replica ${number} of the database is out of use`,
        detail: `${reasonOf(sign)} Nothing is lost: lists and reports are read from the database itself, which has more to do. It comes back into use automatically once it has caught up.`,
        ended: 'It is in use again.',
        at,
      })
      if (holds) isUsed.delete(number)
      else isUsed.add(number)
    }
  }
}

/** In every process: each reads by itself. */
export function keepWatchingReplicas(deps: Watched & { readonly log: Logger }): { stop(): void } {
  const look = createReplicaWatch(deps)
  const timer = setInterval(() => {
    look().catch((error: unknown) => deps.log.warn({ err: error }, 'the replicas could not be watched'))
  }, interval)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
