// The jobs under the drill, a process of its own that is killed at any moment. Told an instant, it does that day's jobs twice.
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { createTestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import { settableClock } from '@talentplace/server/platform/clock/clock'
import { silentLog } from '@talentplace/server/testing/silent-log'
import { doDay } from './day-jobs.ts'
import { drillConfiguration } from './drill-configuration.ts'

const url = process.env['DATABASE_URL'] ?? ''
const clock = settableClock(new Date(0))
const database = openDatabase({ url, log: silentLog, connectWithin: 10_000 })
const processor = createTestProcessor({ url, clock, slowness: 1 })
const platform = { configuration: drillConfiguration, database, clock, processor }

process.on('message', (instant: string) => {
  clock.set(new Date(instant))
  doDay(platform)
    .then(() => doDay(platform))
    .then(
      () => process.send?.('done'),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
