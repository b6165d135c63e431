// The whole server on the pair, a process of its own with the limits it has for people: nothing helps it over a failover.
import { readConfiguration } from '@talentplace/server/app/configuration'
import { assembleServer } from '@talentplace/server/app/running-server'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { createLog } from '@talentplace/server/platform/log/create-log'

const databaseUrl = process.env['DATABASE_URL'] ?? ''
const configuration = readConfiguration(process.env)
const log = createLog({ level: configuration.logLevel ?? 'info' })
const running = await assembleServer({
  configuration,
  databaseUrl,
  database: openDatabase({ url: databaseUrl, log }),
  clock: systemClock,
  log,
  version: 'drill',
  webFolder: null,
})
await running.searchReady
await running.server.listen({ port: configuration.port, host: '127.0.0.1' })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
