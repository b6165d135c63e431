import type { Logger } from 'pino'
import type { Database } from '../../database/connection.ts'
import type { Listener } from '../../database/listener.ts'
import type { FanOut } from './fan-out.ts'
import { postgresFanOut } from './postgres-fan-out.ts'
import { redisFanOut } from './redis-fan-out.ts'

/** Redis where the configuration names one, otherwise PostgreSQL. */
export function openFanOut(options: {
  redisUrl: string | null
  database: Database
  listener: Listener
  log: Logger
}): FanOut {
  const { redisUrl, database, listener, log } = options
  const byDatabase = postgresFanOut(listener)
  return redisUrl === null ? byDatabase : redisFanOut({ url: redisUrl, database, byDatabase, log })
}
