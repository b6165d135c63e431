import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { readConfiguration } from '../../app/configuration.ts'
import { assembleServer, type RunningServer } from '../../app/running-server.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { TestDatabase } from '../database.ts'

/** Attached files of all tests of a process; each has its own uuids. */
export const dataDirOfTests = join(tmpdir(), `talentplace-test-files-${process.pid}`)

/**
 * The whole server as `npm start` joins it, without web pages, on a test's database. `reach` is where its processes
 * find the database, when that isn't the database's own address.
 */
export function startTestServer(options: {
  database: TestDatabase
  clock: Clock
  environment?: Record<string, string>
  reach?: string
  /** Silent when it is left out. */
  log?: Logger
}): Promise<RunningServer> {
  const { database, clock } = options
  return assembleServer({
    configuration: readConfiguration({
      NODE_ENV: 'test',
      DEMO_DATA: '0',
      DATA_DIR: dataDirOfTests,
      ...options.environment,
    }),
    databaseUrl: options.reach ?? database.url,
    database,
    clock,
    log: options.log ?? pino({ level: 'silent' }),
    version: '0.0.0-test',
    webFolder: null,
  })
}
