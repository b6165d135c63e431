import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { createListener, type Listener } from '../../platform/database/listener.ts'
import { createAuthorize } from '../../platform/http/authorize.ts'
import { bindOperation } from '../../platform/http/bind.ts'
import type { BoundOperation } from '../../platform/http/handler.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import { createSessionStore, type SessionStore } from '../../platform/sessions/session-store.ts'
import { openFeatureFlagStore, type FeatureFlagStore } from '../../platform/feature-flags/feature-flag-store.ts'
import { limitCreations } from '../../platform/throttle/limit-creations.ts'
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts'
import type { TestDatabase } from '../database.ts'

export interface PlatformDeps {
  readonly database: TestDatabase
  readonly clock: Clock
  readonly listener: Listener
  readonly sessions: SessionStore
  readonly throttle: Throttle
  readonly featureFlags: FeatureFlagStore
}

export interface OperationsServer extends PlatformDeps {
  readonly server: FastifyInstance
  stop(): Promise<void>
}

/**
 * One server process with the whole platform and only the operations under test. Called twice on one database it
 * gives two processes side by side; called again after `stop`, a restart.
 */
export async function serveOperations(
  options: { database: TestDatabase; clock: Clock; staffTwoStep?: boolean },
  bind: (deps: PlatformDeps) => readonly BoundOperation[],
): Promise<OperationsServer> {
  const { database, clock, staffTwoStep = false } = options
  const log = pino({ level: 'silent' })
  const listener = createListener({ url: database.url, log })
  const sessions = createSessionStore({ database, listener, clock, staffTwoStep })
  await listener.start()
  const featureFlags = await openFeatureFlagStore({ database, listener, log })
  const deps = { database, clock, listener, sessions, throttle: createThrottle({ database, clock }), featureFlags }
  const server = createHttpServer({ log })
  const admit = createAuthorize(deps)
  for (const bound of bind(deps)) bindOperation(server, limitCreations(bound, deps.throttle), admit)
  return {
    ...deps,
    server,
    async stop() {
      await server.close()
      await listener.stop()
    },
  }
}
