import type { Logger } from 'pino'
import type { Database } from '../../database/connection.ts'
import { onceReachable } from '../../database/database-away.ts'
import { serverSecret } from '../../database/server-secret.ts'
import type { Announcement } from '../announcement.ts'
import type { FanOut } from './fan-out.ts'
import { notifyProcesses } from './notify-processes.ts'
import { announceBy } from './publishers.ts'
import { openRedisLine } from './redis-line.ts'

/**
 * Announcements are carried by Redis, published by the process that has committed them. What can't be published is told by
 * PostgreSQL instead, which every process hears, too: so do programs beside the servers. Only what a killed process had
 * committed and not published yet is lost; whoever finds it dead has browsers catch up.
 */
export function redisFanOut(options: { url: string; database: Database; byDatabase: FanOut; log: Logger }): FanOut {
  const { url, database, byDatabase, log } = options
  const onHeard: ((announcement: Announcement) => void)[] = []
  const onLost: (() => void)[] = []
  const underWay = new Set<Promise<void>>()

  const line = openRedisLine({
    url,
    log,
    heard(payload) {
      const announcement = JSON.parse(payload) as Announcement
      for (const heard of onHeard) heard(announcement)
    },
    lost() {
      for (const lost of onLost) lost()
    },
  })

  async function deliver(payload: string): Promise<void> {
    try {
      await line.publish(payload)
    } catch {
      // Perhaps told twice: better than not at all.
      await notifyProcesses(database.kysely, [payload]).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'an announcement could be told by nobody'),
      )
    }
  }

  const forgo = announceBy(database.kysely, {
    get ready() {
      return line.connected
    },
    publish(payload) {
      const notifying = deliver(payload).finally(() => underWay.delete(notifying))
      underWay.add(notifying)
    },
  })

  return {
    name: 'redis',
    get connected() {
      return line.connected && byDatabase.connected
    },
    survivesCrashes: false,
    onHeard(heard) {
      onHeard.push(heard)
      byDatabase.onHeard(heard)
    },
    onLoss(lost) {
      onLost.push(lost)
      byDatabase.onLoss(lost)
    },
    async start() {
      // Processes of one database have one channel, and others that share the Redis another.
      const secret = await onceReachable(() => serverSecret(database, 'realtime channel'))
      await line.start(`talentplace:${secret.toString('hex').slice(0, 24)}`)
    },
    async stop() {
      forgo()
      await Promise.all(underWay)
      line.stop()
    },
  }
}
