import type { FastifyInstance } from 'fastify'
import { storeOfficeMonths } from '../desk/finance/office-months.ts'
import type { SearchIndex } from '../matching/search-index/search-index.ts'
import type { Draining } from '../desk/operations/healthcheck.ts'
import { createVitalSigns } from '../desk/operations/vital-signs.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { closeWorkers } from '../platform/workers/workers.ts'
import { startBackgroundWork } from './background-work.ts'
import { openPlatform, type ServerOptions } from './open-platform.ts'
import { scheduleJobs } from './schedule-jobs.ts'
import { serveJobsProcess } from './serve-jobs-process.ts'
import { serveWeb, type ServedWeb } from './serve-web.ts'

export interface RunningServer {
  readonly server: FastifyInstance
  /** Null in a process that does background work alone. */
  readonly index: SearchIndex | null
  /** Settles when the search index is ready; calls other than search work before. */
  readonly searchReady: Promise<void>
  /**
   * Says from now on that nothing new should be sent here, and sends open pages elsewhere; everything is served as before.
   * For how many milliseconds that should be.
   */
  drain(): number
  stop(): Promise<void>
}

/** Whoever keeps a connection for later makes the next one elsewhere. */
function letConnectionsEnd(server: FastifyInstance, draining: Draining): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (draining.began) reply.header('connection', 'close')
    done()
  })
}

/**
 * Joins everything that one server process consists of, on a migrated database: what serves people, what works in the
 * background, or both, as the configuration's `process` says. It doesn't listen yet.
 */
export async function assembleServer(options: ServerOptions): Promise<RunningServer> {
  const platform = await openPlatform(options)
  const { configuration, database, clock, does, listener, fanOut, jobs, mail, transport, testProcessor, replicas } =
    platform
  scheduleJobs(platform)
  await onceReachable(() => storeOfficeMonths(database.kysely, configuration.timeRules.officeZone))
  await onceReachable(() => listener.start())
  await fanOut.start()
  const served: { web: ServedWeb | null } = { web: null }
  const draining = { began: false }
  const vitalSigns = createVitalSigns({
    database,
    clock,
    jobs,
    listener: fanOut,
    delivery: transport === null ? 'none' : configuration.smtpUrl === null ? 'kept' : 'smtp',
    connections: () => served.web?.connections ?? 0,
    replicas,
  })
  const web = does.web ? await serveWeb(platform, { vitalSigns, draining }) : null
  served.web = web
  const server = web?.server ?? (await serveJobsProcess(platform, { vitalSigns, draining }))
  letConnectionsEnd(server, draining)
  await listener.listening()
  await onceReachable(() => jobs.start())
  const background = does.jobs ? startBackgroundWork(platform) : null
  return {
    server,
    index: web?.index ?? null,
    searchReady: web?.loadSearch() ?? Promise.resolve(),
    drain() {
      draining.began = true
      const milliseconds = configuration.drainSeconds * 1000
      if (milliseconds > 0) web?.drain(milliseconds)
      return milliseconds
    },
    async stop() {
      await (web === null ? server.close() : web.stopServing())
      await background?.stop()
      await jobs.stop()
      await closeWorkers()
      await testProcessor?.close()
      await mail?.stop()
      await web?.stop()
      await replicas?.stop()
      await fanOut.stop()
      await listener.stop()
    },
  }
}
