import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { readAvatars } from '../features/files/read-avatars.ts'
import { createSearchIndex } from '../features/matching/search-index/search-index.ts'
import { recordUnknownWords } from '../features/matching/unknown-words.ts'
import { openVocabulary } from '../features/matching/vocabulary-source.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { createListener } from '../platform/database/listener.ts'
import { loadCityDirectory } from '../platform/places/city-directory.ts'
import { clearEndedSessions, createSessionStore } from '../platform/sessions/session-store.ts'
import { clearPastWindows, createThrottle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'
import { createServer } from './server.ts'

const cleaningInterval = 60 * 60 * 1000

export interface RunningServer {
  readonly server: FastifyInstance
  /** Settles when the search index is ready; calls other than search work before. */
  readonly searchReady: Promise<void>
  stop(): Promise<void>
}

/** Joins everything that one server process consists of, on a migrated database. It doesn't listen yet. */
export async function assembleServer(options: {
  configuration: Configuration
  databaseUrl: string
  database: Database
  clock: Clock
  log: Logger
  version: string
  webFolder: string | null
}): Promise<RunningServer> {
  const { configuration, databaseUrl, database, clock, log } = options
  const listener = createListener({ url: databaseUrl, log })
  const sessions = createSessionStore({ database, listener, clock })
  const throttle = createThrottle({ database, clock })
  const index = createSearchIndex({ database, listener, clock, log })
  const unknownWords = recordUnknownWords({ database, clock, log })
  await onceReachable(() => listener.start())
  const [vocabulary, directory, avatars] = await Promise.all([
    onceReachable(() => openVocabulary({ database, listener, log })),
    onceReachable(() => loadCityDirectory(database)),
    readAvatars(),
  ])
  const server = await createServer({
    configuration,
    version: options.version,
    database,
    clock,
    log,
    sessions,
    throttle,
    directory,
    vocabulary,
    unknownWords,
    index,
    avatars,
    webFolder: options.webFolder,
  })
  const searchReady = index.start()
  const cleaning = setInterval(() => {
    Promise.all([clearEndedSessions(database, clock), clearPastWindows(database, clock)]).catch((error: unknown) =>
      log.warn({ err: error }, 'ended sessions and past counts could not be cleared'),
    )
  }, cleaningInterval)
  cleaning.unref()
  return {
    server,
    searchReady,
    async stop() {
      clearInterval(cleaning)
      await server.close()
      await index.stop()
      await unknownWords.flush().catch(() => undefined)
      await listener.stop()
    },
  }
}
