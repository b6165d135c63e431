// The server under test, a process of its own; with pages where it is told where they are built.
import pino from 'pino'
import { readConfiguration } from '../../server/app/configuration.ts'
import { assembleServer } from '../../server/app/running-server.ts'
import { systemClock as clock } from '../../server/platform/clock/clock.ts'
import { openDatabase } from '../../server/platform/database/connection.ts'

const log = pino({ level: 'warn' })
const databaseUrl = process.env.DATABASE_URL ?? ''
const database = openDatabase({ url: databaseUrl, log })
const running = await assembleServer({
  configuration: readConfiguration(process.env),
  databaseUrl,
  database,
  clock,
  log,
  version: 'bench',
  webFolder: process.env.WEB_FOLDER ?? null,
})
await running.searchReady
await running.server.listen({ port: 0, host: '127.0.0.1' })
const address = running.server.server.address()
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
process.on('disconnect', () => {
  running
    .stop()
    .then(() => database.close())
    .finally(() => process.exit(0))
})
