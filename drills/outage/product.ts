import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { readConfiguration } from '@talentplace/server/app/configuration'
import { assembleServer } from '@talentplace/server/app/running-server'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { openDatabase } from '@talentplace/server/platform/database/connection'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { databaseGate, type DatabaseGate } from '@talentplace/server/testing/database-gate'
import { findEngine } from '@talentplace/server/testing/engines/engine'
import { startRedis } from '@talentplace/server/testing/engines/redis'
import { startS3 } from '@talentplace/server/testing/engines/s3-server'
import { startStripeStandIn, type StripeStandIn } from '@talentplace/server/testing/payments/stripe-stand-in'
import { silentLog } from '@talentplace/server/testing/silent-log'

export type PortName = 'database' | 'files' | 'mail' | 'processor' | 'Redis'

export interface OutageProduct {
  readonly address: string
  readonly stripe: StripeStandIn
  /** A door before each service; Redis only where its program is on this machine. */
  readonly gates: ReadonlyMap<PortName, DatabaseGate>
  /** Addresses that the mail server has taken a mail for, as often as it did. */
  readonly mailed: readonly string[]
  stop(): Promise<void>
}

async function listenForMail(mailed: string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        mailed.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  smtp.on('error', () => undefined)
  const port = await findFreePort()
  await new Promise<void>((listening) => smtp.listen(port, '127.0.0.1', listening))
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((closed) => smtp.close(() => closed())) }
}

/** The whole server with a real service behind each port, and a door before each. */
export async function startOutageProduct(databaseUrl: string): Promise<OutageProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-outage-'))
  const mailed: string[] = []
  const smtp = await listenForMail(mailed)
  const s3 = await startS3(folder)
  const stripe = await startStripeStandIn()
  const redis = findEngine('redis-server') === undefined ? null : await startRedis()
  const behind: Record<PortName, string | null> = {
    database: databaseUrl,
    files: s3.url,
    mail: smtp.url,
    processor: `http://127.0.0.1:${stripe.address.port}`,
    Redis: redis?.url ?? null,
  }
  const gates = new Map<PortName, DatabaseGate>()
  for (const [name, url] of Object.entries(behind) as [PortName, string | null][]) {
    if (url !== null) gates.set(name, await databaseGate(url))
  }
  const through = (name: PortName) => gates.get(name)?.url ?? ''
  const port = await findFreePort()
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DEMO_DATA: '0',
    PORT: String(port),
    DATA_DIR: folder,
    SMTP_URL: through('mail'),
    S3_ENDPOINT: through('files').replace(/\/$/, ''),
    S3_BUCKET: 'talentplace',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...(redis && { REDIS_URL: through('Redis') }),
  })
  const database = openDatabase({ url: through('database'), log: silentLog, notifyOfSilence: true })
  const running = await assembleServer({
    configuration: {
      ...configuration,
      stripe: { ...stripe.keys, address: { ...stripe.address, port: Number(new URL(through('processor')).port) } },
    },
    databaseUrl: through('database'),
    database,
    clock: systemClock,
    log: silentLog,
    version: 'drill',
    webFolder: null,
  })
  await running.searchReady
  await running.server.listen({ port, host: '127.0.0.1' })
  return {
    address: `http://127.0.0.1:${port}`,
    stripe,
    gates,
    mailed,
    async stop() {
      await running.stop()
      await database.close()
      for (const gate of gates.values()) await gate.shut()
      await redis?.stop()
      await stripe.stop()
      await s3.stop()
      await smtp.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
