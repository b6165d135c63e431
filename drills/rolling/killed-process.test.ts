import { systemClock } from '@talentplace/server/platform/clock/clock'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { databaseGate } from '@talentplace/server/testing/database-gate'
import { testDatabase } from '@talentplace/server/testing/database'
import { findEngine } from '@talentplace/server/testing/engines/engine'
import { startRedis } from '@talentplace/server/testing/engines/redis'
import { addPerson, addSession } from '@talentplace/server/testing/people'
import { browserOf, connected } from '@talentplace/server/testing/servers/realtime-server'
import { startTestServer } from '@talentplace/server/testing/servers/running-server'
import { expect, it, vi } from 'vitest'
import { forkServers } from './fork-server.ts'

it.skipIf(findEngine('redis-server') === undefined)(
  'what a process killed between its commit and Redis has told nobody, pages learn when they find it dead',
  async () => {
    const database = await testDatabase()
    const redis = await startRedis()
    const gate = await databaseGate(redis.url)
    const here = await startTestServer({ database, clock: systemClock, environment: { REDIS_URL: redis.url } })
    await here.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = here.server.server.address() as { port: number }
    const there = await findFreePort()
    const killed = await forkServers({ DATABASE_URL: database.url, REDIS_URL: gate.url })(there)
    try {
      await database.pool.query(
        `update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`,
      )
      const person = await addPerson(database, {
        permissions: ['admin', 'admin_notification.view', 'admin_notification.edit'],
      })
      const token = await addSession(database, systemClock, person.uuid)
      const page = browserOf(port, { token, page: '/client/home', reconnection: true })
      await connected(page)
      const notifyAll = async (title: string) => {
        const { status } = await fetch(`http://127.0.0.1:${there}/api/notifications`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ audience: { kind: 'user', user_uuid: person.uuid }, title }),
        })
        expect(status).toBe(200)
      }
      const notified = () => page.heard.filter(([event]) => event === 'notifications_updated').length
      await notifyAll('told while Redis is there')
      await vi.waitFor(() => expect(notified()).toBe(1), { timeout: 5_000, interval: 20 })

      gate.block()
      await notifyAll('committed, and told nobody')
      await killed.kill()
      let again = 0
      page.socket.on('connect', () => (again += 1))
      // Nobody waits here for the twenty seconds of silence after which it is dead.
      await database.pool.query(`update server_processes set heartbeat = now() - interval '21 seconds'`)
      await vi.waitFor(() => expect(again).toBe(1), { timeout: 20_000, interval: 20 })
      expect(notified()).toBe(1)
      page.socket.disconnect()
    } finally {
      await killed.kill()
      await here.stop()
      await gate.shut()
      await redis.stop()
      await database.close()
    }
  },
)
