import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '@talentplace/contract/desk/readiness/services'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { storedMail, smtpTransport } from '../platform/mail/mail-transport.ts'
import { readConfiguration } from './configuration.ts'
import { integrationsOf } from './integrations.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readiness-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
const mail = { name: 'Talentplace', address: 'no-reply@talent.test', replyTo: 'help@talent.test' }
const secretive = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://talent:s3cret@127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_live_s3cret000000',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_shown01',
  STRIPE_WEBHOOK_SECRET: 'whsec_s3cret0000000000',
  GOOGLE_MAPS_API_KEY: 'AIzas3cret',
  SUPPLIER_TAX_NUMBERS: 'GST/HST=123456789 RT0001',
}

function integrations(variables: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(variables)
  const transport =
    configuration.smtpUrl === null
      ? configuration.production
        ? null
        : storedMail
      : smtpTransport(configuration.smtpUrl, mail)
  const files = createFolderStore(folder)
  const fanOut = { name: configuration.redisUrl === null ? 'postgresql' : 'redis', connected: true } as const
  const all = integrationsOf({ configuration, clock, processor: null, transport, files, fanOut, backups: null })
  return { all, of: (service: string) => all.find((each) => each.service === service) }
}

describe('E3.2 readiness', () => {
  it('has one row for each service, in any configuration', () => {
    for (const variables of [{}, { NODE_ENV: 'production' }, secretive]) {
      expect(integrations(variables).all.map(({ service }) => service)).toEqual(services)
    }
  })

  it('never shows a secret', () => {
    expect(JSON.stringify(integrations(secretive).all)).not.toMatch(/s3cret|123456789/)
  })

  it('names what carries announcements', () => {
    expect(integrations({}).of('realtime')).toMatchObject({ detail: 'Through PostgreSQL. REDIS_URL sets Redis.' })
    const redis = integrations({ REDIS_URL: 'redis://talent:s3cret@127.0.0.1:1' })
    expect(redis.of('realtime')).toMatchObject({ status: 'ok', detail: 'Through Redis, set by REDIS_URL.' })
  })

  it('warns of invoices without our tax numbers', () => {
    expect(integrations({}).of('supplier_tax_numbers')).toMatchObject({
      status: 'not_set',
      warning: expect.stringContaining('claim the tax back'),
    })
    expect(integrations(secretive).of('supplier_tax_numbers')).toMatchObject({ status: 'ok' })
  })

  it('tells invented banks and kept mail from real ones', () => {
    const trial = integrations({})
    expect(['mail', 'payouts_cad', 'payouts_usd'].map((service) => trial.of(service)?.status)).toEqual(
      Array(3).fill('test_mode'),
    )
    const real = integrations({ NODE_ENV: 'production' })
    expect(['mail', 'payouts_cad', 'payouts_usd'].map((service) => real.of(service)?.status)).toEqual(
      Array(3).fill('not_set'),
    )
  })

  it('really writes and reads a file, and really asks the mail server', async () => {
    await expect(integrations({}).of('storage')?.test?.()).resolves.toBeUndefined()
    await expect(integrations(secretive).of('mail')?.test?.()).rejects.toThrow('ECONNREFUSED')
  })

  it('knows zone data that are too old', async () => {
    await expect(integrations({}).of('zone_data')?.test?.()).resolves.toBeUndefined()
    clock.set(new Date('2028-02-01T12:00:00Z'))
    await expect(integrations({}).of('zone_data')?.test?.()).rejects.toThrow('months old')
    clock.set(new Date('2026-11-20T12:00:00Z'))
  })
})
