// The server under the drill, a process of its own that is killed at any moment. AHEAD_MINUTES: how far its clock is ahead.
// WORK: what it does again and again instead of each minute or day: `orders` settles and gives up, `renewals` renews.
import { setTimeout as wait } from 'node:timers/promises'
import { readConfiguration } from '@talentplace/server/app/configuration'
import { assembleServer } from '@talentplace/server/app/running-server'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { checkoutDeps } from '@talentplace/server/hiring/checkout/checkout-deps'
import { reconcileOrders } from '@talentplace/server/hiring/checkout/reconcile-orders'
import { refundDeps } from '@talentplace/server/billing/refunds/refund-deps'
import { reconcileRefunds } from '@talentplace/server/billing/refunds/reconcile-refunds'
import { reconcileCharges } from '@talentplace/server/billing/charges/reconcile-charges'
import { renewalDeps } from '@talentplace/server/billing/charges/renewal-deps'
import { doDailyRenewals } from '@talentplace/server/billing/renewals/renewal-jobs'

const ahead = Number(process.env['AHEAD_MINUTES'] ?? '0') * 60_000
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

const work = process.env['WORK']
if (work !== undefined) {
  const processor = createTestProcessor({ url: databaseUrl, clock, slowness: 50 })
  const given = { configuration, database, clock, log: silentLog, processor }
  const renewals = renewalDeps(given)
  for (;;) {
    await reconcileOrders(checkoutDeps(given))
    await reconcileRefunds(refundDeps(given), 'asked')
    if (work === 'renewals') {
      await doDailyRenewals(renewals)
      await reconcileCharges(renewals)
    }
    process.send?.('worked')
    await wait(50)
  }
}
