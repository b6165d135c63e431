// The server, a process of its own, without pages. Asked by a message, it tells what it takes; without its parent it ends.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfiguration } from '@talentplace/server/app/configuration'
import { assembleServer } from '@talentplace/server/app/running-server'
import { systemClock as clock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import pino from 'pino'

/** What the server takes, and how late its event loop was since it was last asked, in milliseconds. */
export interface Vitals {
  /** Bytes. */
  readonly resident: number
  readonly heap: number
  readonly loopP99: number
  readonly loopMax: number
}

const nanoseconds = 1_000_000
/** Its measure includes its own pause of ten. */
const late = (value: number) => Math.max(0, value / nanoseconds - 10)
const log = pino({ level: 'error' }, process.stderr)
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const database = openDatabase({ url: databaseUrl, log, tolerant: true })
const running = await assembleServer({
  configuration: readConfiguration(process.env),
  databaseUrl,
  database,
  clock,
  log,
  version: 'drill',
  webFolder: null,
})
await running.searchReady
await running.server.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' })
const address = running.server.server.address()
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', () => {
  const { rss: resident, heapUsed: heap } = process.memoryUsage()
  const vitals: Vitals = { resident, heap, loopP99: late(delay.percentile(99)), loopMax: late(delay.max) }
  delay.reset()
  process.send?.(vitals)
})
process.on('disconnect', () => {
  running
    .stop()
    .then(() => database.close())
    .finally(() => process.exit(0))
})
process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
