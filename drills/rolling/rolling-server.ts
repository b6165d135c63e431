// One server process of the drill, on DATABASE_URL and PORT; it ends on SIGTERM as the product does.
import { readConfiguration } from '@talentplace/server/app/configuration'
import { endOnSignals } from '@talentplace/server/app/stop-on-signals'
import { assembleServer } from '@talentplace/server/app/running-server'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { silentLog } from '@talentplace/server/testing/silent-log'

// Whoever started it is gone.
process.on('disconnect', () => process.exit(1))
const configuration = readConfiguration(process.env)
const databaseUrl = configuration.databaseUrl ?? ''
const database = openDatabase({ url: databaseUrl, log: silentLog, connectWithin: 10_000 })
const running = await assembleServer({
  configuration,
  databaseUrl,
  database,
  clock: systemClock,
  log: silentLog,
  version: 'drill',
  webFolder: null,
})
endOnSignals({
  drain: running.drain,
  async stop() {
    await running.stop()
    await database.close()
  },
})
await running.searchReady
await running.server.listen({ port: configuration.port, host: '127.0.0.1' })
process.send?.('ready')
