import type { FastifyInstance } from 'fastify'
import { readAvatars } from '../core/files/read-avatars.ts'
import { createSearchIndex, type SearchIndex } from '../matching/search-index/search-index.ts'
import { recordUnknownWords } from '../matching/unknown-words.ts'
import { openVocabulary } from '../matching/vocabulary-source.ts'
import { warmUpSearch } from '../matching/warm-up.ts'
import { keepWatchingReplicas } from '../desk/alerts/watch-replicas.ts'
import { keepWatchingSearch } from '../desk/alerts/watch-search.ts'
import type { Draining } from '../desk/operations/healthcheck.ts'
import type { VitalSigns } from '../desk/operations/vital-signs.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { openFeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import { loadCityDirectory } from '../platform/places/city-directory.ts'
import { startRealtime } from '../platform/realtime/realtime.ts'
import { integrationsOf } from './integrations.ts'
import { openBankingKeys } from './open-banking-keys.ts'
import type { Platform } from './open-platform.ts'
import { createServer } from './server.ts'

export interface ServedWeb {
  readonly server: FastifyInstance
  readonly index: SearchIndex
  /** Browsers connected to this process. */
  readonly connections: number
  /** Loads everybody who can be found; settles when they are. */
  loadSearch(): Promise<void>
  /** Sends browsers elsewhere, once a proxy has had the time to see that nothing new is wanted here. */
  drain(milliseconds: number): void
  /** Ends once what is under way is answered. */
  stopServing(): Promise<void>
  stop(): Promise<void>
}

/** What a process has that serves pages, calls and sockets. To be made once the listener has started. */
export async function serveWeb(
  platform: Platform,
  { vitalSigns, draining }: { vitalSigns: () => Promise<VitalSigns>; draining: Draining },
): Promise<ServedWeb> {
  const { configuration, database, clock, log, listener, sessions, fanOut, replicas } = platform
  const index = createSearchIndex({
    database,
    listener,
    clock,
    log,
    ...(platform.warmsUp !== false && { beforeReady: warmUpSearch }),
    ...(replicas && { replica: replicas.forLoading }),
  })
  const unknownWords = recordUnknownWords({ database, clock, log })
  const [featureFlags, vocabulary, directory, avatars] = await Promise.all([
    onceReachable(() => openFeatureFlagStore({ database, listener, log })),
    onceReachable(() => openVocabulary({ database, listener, log })),
    onceReachable(() => loadCityDirectory(database)),
    readAvatars(),
  ])
  const server = await createServer({
    ...platform,
    featureFlags,
    directory,
    vocabulary,
    unknownWords,
    index,
    avatars,
    vitalSigns,
    integrations: () => integrationsOf(platform),
    bankingKeys: openBankingKeys(configuration),
    draining,
  })
  const realtime = startRealtime({
    server: server.server,
    database,
    listener,
    fanOut,
    sessions,
    clock,
    log,
    publicUrl: configuration.publicUrl,
    loopback: !configuration.production,
    proxies: configuration.trustedProxies,
    ...(replicas && { position: replicas.position }),
  })
  const searchWatch = keepWatchingSearch({ database, clock, index, log })
  const replicaWatch = replicas && keepWatchingReplicas({ database, clock, replicas, log })
  return {
    server,
    index,
    get connections() {
      return realtime.connections
    },
    loadSearch: () => index.start(),
    drain(milliseconds) {
      setTimeout(() => realtime.sendAway(milliseconds * 0.4), milliseconds * 0.4).unref()
    },
    async stopServing() {
      searchWatch.stop()
      replicaWatch?.stop()
      await realtime.stop()
      await server.close()
    },
    async stop() {
      await index.stop()
      await unknownWords.flush().catch(() => undefined)
    },
  }
}
