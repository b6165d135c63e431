import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { findEngine } from '@talentplace/server/testing/engines/engine'
import { startTestServer } from '@talentplace/server/testing/servers/running-server'
import { expect, it } from 'vitest'
import { playRolling } from './play-rolling.ts'
import type { ServerProcess } from './processes.ts'

/** Starts servers within this process, which end as SIGTERM has them end: a process of their own takes long to start. */
function serveHere(database: TestDatabase) {
  return async (port: number): Promise<ServerProcess> => {
    const environment = { TRUST_PROXY: 'loopback', DRAIN_SECONDS: '1' }
    const running = await startTestServer({ database, clock: systemClock, environment })
    await running.searchReady
    await running.server.listen({ port, host: '127.0.0.1' })
    const stopped: { by: Promise<void> | null } = { by: null }
    const stop = () => (stopped.by ??= running.stop())
    return {
      async end() {
        await wait(running.drain())
        await stop()
        return 0
      },
      kill: stop,
    }
  }
}

it.skipIf(findEngine('haproxy') === undefined)(
  'a process is replaced behind a proxy without a failed request, a lost save or a missed announcement',
  async () => {
    const database = await testDatabase()
    const begin = serveHere(database)
    const rolled = await playRolling({ database, processes: 1, rounds: 1, readers: 2, pages: 5, begin, interval: 100 })
    await database.close()
    expect(rolled).toMatchObject({ replaced: 1, unclean: 0, failures: {}, lost: 0, missed: 0 })
    expect(rolled.reconnections.length).toBeGreaterThanOrEqual(rolled.pages)
    expect(rolled.announced).toBeGreaterThan(0)
  },
)
