import type { FastifyInstance } from 'fastify'
import { healthcheckOperation, type Draining } from '../desk/operations/healthcheck.ts'
import { measureVitalSigns } from '../desk/operations/measure-vital-signs.ts'
import type { VitalSigns } from '../desk/operations/vital-signs.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { openFeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import { createAuthorize } from '../platform/http/authorize.ts'
import { bindOperation } from '../platform/http/bind.ts'
import { notFound } from '../platform/http/http-error.ts'
import { exposeMetrics } from '../platform/http/metrics.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { measureQueue } from '../platform/workers/measure-queue.ts'
import { workerQueue } from '../platform/workers/workers.ts'
import type { Platform } from './open-platform.ts'

const elsewhere = 'This process does background work. It answers /api/healthcheck and /metrics, and nothing else.'

/** The little server of a process that does background work alone, for whoever watches it. */
export async function serveJobsProcess(
  platform: Platform,
  { vitalSigns, draining }: { vitalSigns: () => Promise<VitalSigns>; draining: Draining },
): Promise<FastifyInstance> {
  const { configuration, database, listener, log, clock, version } = platform
  const server = createHttpServer({
    log,
    proxies: configuration.trustedProxies,
    https: configuration.publicUrl.startsWith('https:'),
  })
  const metrics = exposeMetrics(server, { token: configuration.metricsToken })
  measureVitalSigns(metrics, vitalSigns, 'jobs')
  measureQueue(metrics, 'worker_jobs', 'Files that threads make', workerQueue)
  const featureFlags = await onceReachable(() => openFeatureFlagStore({ database, listener, log }))
  const health = healthcheckOperation({
    clock,
    version,
    process: 'jobs',
    search: null,
    vitalSigns,
    draining,
    sessions: platform.sessions,
    metricsToken: configuration.metricsToken,
  })
  bindOperation(server, health, createAuthorize({ ...platform, featureFlags }))
  server.setNotFoundHandler(() => {
    throw notFound(elsewhere)
  })
  return server
}
