import type { Logger } from 'pino'
import type { Clock } from '../platform/clock/clock.ts'
import { openReplicas, type Replicas } from '../platform/replicas/replicas.ts'
import type { Configuration } from './configuration.ts'

/** The replicas that the configuration names; null: none, and nothing is asked for their sake. */
export async function openConfiguredReplicas(
  { replicaUrls: urls, longestReplicaLag: longestLag }: Configuration,
  deps: { databaseUrl: string; clock: Clock; log: Logger },
): Promise<Replicas | null> {
  if (urls.length === 0) return null
  return openReplicas({ ...deps, primaryUrl: deps.databaseUrl, urls, longestLag })
}
