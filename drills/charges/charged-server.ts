// The server under the drill, a process of its own that is killed at any moment. AHEAD_DAYS: how far its clock is ahead.
// RENEW=1: it does what the daily renewal does, again and again.
import { setTimeout as wait } from 'node:timers/promises'
import { readConfiguration } from '@talentplace/server/app/configuration'
import { assembleServer } from '@talentplace/server/app/running-server'
import { renewalParts } from '@talentplace/server/app/subscription-operations'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { reconcileCharges } from '@talentplace/server/workflows/renewals/reconcile-charges'
import { doDailyRenewals } from '@talentplace/server/workflows/renewals/renewal-jobs'

const day = 24 * 60 * 60 * 1000
const ahead = Number(process.env['AHEAD_DAYS'] ?? '0') * day
const clock = { now: () => new Date(Date.now() + ahead) }
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const database = openDatabase({ url: databaseUrl, log: silentLog, connectWithin: 10_000 })
const configuration = readConfiguration(process.env)

const running = await assembleServer({
  configuration,
  databaseUrl,
  database,
  clock,
  log: silentLog,
  version: 'drill',
  webFolder: null,
})
await running.server.listen({ port: configuration.port, host: '127.0.0.1' })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))

if (process.env['RENEW'] === '1') {
  const processor = createTestProcessor({ url: databaseUrl, clock, slowness: 50 })
  const parts = renewalParts({ configuration, database, clock, log: silentLog, processor })
  for (;;) {
    await doDailyRenewals(parts)
    await reconcileCharges(parts)
    process.send?.('renewed')
    await wait(50)
  }
}
