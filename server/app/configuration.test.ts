import { describe, expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { ConfigurationError, printableConfiguration, readConfiguration } from './configuration.ts'
import { openProcessor } from './open-processor.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaa',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bbbbbbbbbbbb',
  STRIPE_WEBHOOK_SECRET: 'whsec_cccccccccccc',
}
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://localhost/talentplace' }
const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

describe('Stripe is configured whole or not at all', () => {
  it('with its three keys, or none', () => {
    expect(readConfiguration({}).stripe).toBeNull()
    expect(readConfiguration(keys).stripe).toEqual({
      secretKey: keys.STRIPE_SECRET_KEY,
      publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    })
  })

  it.each(Object.keys(keys))('a missing %s stops the start with one line', (name) => {
    const some = Object.fromEntries(Object.entries(keys).filter(([each]) => each !== name))
    expect(() => readConfiguration(some)).toThrow(ConfigurationError)
    expect(() => readConfiguration(some)).toThrow(
      `${name}: Stripe needs all three of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET`,
    )
  })

  it('a key in another’s place is refused', () => {
    expect(() => readConfiguration({ ...keys, STRIPE_PUBLISHABLE_KEY: keys.STRIPE_SECRET_KEY })).toThrow(
      'STRIPE_PUBLISHABLE_KEY: must look like pk_',
    )
  })

  it('its secrets are never printed', () => {
    const printed = JSON.stringify(printableConfiguration(readConfiguration(keys)))
    expect(printed).not.toContain(keys.STRIPE_SECRET_KEY)
    expect(printed).not.toContain(keys.STRIPE_WEBHOOK_SECRET)
    expect(printed).toContain(keys.STRIPE_PUBLISHABLE_KEY)
  })
})

function open(variables: Record<string, string>) {
  return openProcessor(readConfiguration(variables), { databaseUrl: 'postgresql://localhost/talentplace', clock })
}

describe('TRUST_PROXY', () => {
  it('is off, a number of proxies, or their networks, and is printed as given', () => {
    expect(readConfiguration({}).trustedProxies.given).toBe('off')
    const { trustedProxies } = readConfiguration({ TRUST_PROXY: 'loopback,10.0.0.0/8' })
    expect(trustedProxies.trusts('10.0.0.1', 0)).toBe(true)
    const printed = JSON.stringify(printableConfiguration(readConfiguration({ TRUST_PROXY: '2' })))
    expect(printed).toContain('"trustedProxies":{"given":"2"}')
  })

  it.each(['true', '0.0.0.0/0', 'nonsense', '99'])('%s stops the start with one line', (text) => {
    expect(() => readConfiguration({ TRUST_PROXY: text })).toThrow(ConfigurationError)
    expect(() => readConfiguration({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY: .+$/)
  })
})

describe('the card processor', () => {
  it('is Stripe where it is configured, and otherwise the test processor', async () => {
    expect(open(keys).processor?.name).toBe('stripe')
    expect(open({ ...production, ...keys }).processor?.name).toBe('stripe')
    const embedded = open({})
    expect(embedded.processor?.name).toBe('test')
    await embedded.testProcessor?.close()
  })

  it('is none in production without Stripe: the test processor takes no part there', () => {
    expect(open(production)).toEqual({ processor: null, testProcessor: null })
  })
})

describe('a pooler', () => {
  it('is what DATABASE_URL leads to where DATABASE_DIRECT_URL names PostgreSQL itself', () => {
    const DATABASE_DIRECT_URL = 'postgresql://talent:s3cret@db:5432/talentplace'
    const both = readConfiguration({
      DATABASE_URL: 'postgresql://talent:s3cret@pooler:6432/talentplace',
      DATABASE_DIRECT_URL,
    })
    expect(both.databaseDirectUrl).toBe(DATABASE_DIRECT_URL)
    expect(JSON.stringify(printableConfiguration(both))).not.toContain('s3cret')
    expect(() => readConfiguration({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL: needs DATABASE_URL')
  })
})

describe('what a process does', () => {
  it('is everything unless PROCESS says otherwise; it drains in production', () => {
    expect(readConfiguration({})).toMatchObject({ process: 'all', drainSeconds: 0, redisUrl: null })
    expect(readConfiguration({ ...production, PROCESS: 'web' })).toMatchObject({ process: 'web', drainSeconds: 5 })
    expect(readConfiguration({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
    expect(() => readConfiguration({ PROCESS: 'both' })).toThrow(/^PROCESS: /)
  })

  it('replies by mail need domain and secret, and the secret is never printed', () => {
    const both = {
      INBOUND_MAIL_DOMAIN: 'in.talent.test',
      INBOUND_MAIL_SECRET: 'a secret of at least thirty-two characters',
    }
    expect(readConfiguration({}).inboundMail).toBeNull()
    const printed = JSON.stringify(printableConfiguration(readConfiguration(both)))
    expect(printed).toContain('in.talent.test')
    expect(printed).not.toContain('thirty-two')
    for (const [name, value] of Object.entries(both)) {
      const missing = Object.keys(both).find((each) => each !== name)
      expect(() => readConfiguration({ [name]: value })).toThrow(`${missing}: replies by mail need both`)
    }
    expect(() => readConfiguration({ ...both, INBOUND_MAIL_SECRET: 'x'.repeat(31) })).toThrow('INBOUND_MAIL_SECRET')
  })

  it('answers to our mails go to the mailbox that is set, else to that of clients', () => {
    expect(readConfiguration({ CLIENT_SUPPORT_EMAIL: 'help@talent.test' }).mailFrom.replyTo).toBe('help@talent.test')
    expect(readConfiguration({ MAIL_REPLY_TO: 'us@talent.test' }).mailFrom.replyTo).toBe('us@talent.test')
  })

  it('Redis is named by an address whose password is never printed', () => {
    const printed = JSON.stringify(
      printableConfiguration(readConfiguration({ REDIS_URL: 'rediss://:s3cret@redis:6380' })),
    )
    expect(printed).toContain('redis:6380')
    expect(printed).not.toContain('s3cret')
    expect(() => readConfiguration({ REDIS_URL: 'http://redis' })).toThrow('REDIS_URL: must look like redis://')
  })
})

describe('A bucket is configured whole or not at all', () => {
  const bucket = { S3_BUCKET: 'talentplace', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret of a bucket' }

  it('with its name and both parts of its key, or none', () => {
    expect(readConfiguration({}).s3).toBeNull()
    expect(readConfiguration({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      bucket: 'talentplace',
      accessKeyId: 'key',
      secretAccessKey: 'a secret of a bucket',
    })
  })

  it.each(Object.keys(bucket))('a missing %s stops the start with one line', (name) => {
    const some = Object.fromEntries(Object.entries(bucket).filter(([each]) => each !== name))
    expect(() => readConfiguration(some)).toThrow(
      `${name}: a bucket needs all three of S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY`,
    )
  })

  it('its secret is never printed', () => {
    const printed = JSON.stringify(printableConfiguration(readConfiguration(bucket)))
    expect(printed).toContain('talentplace')
    expect(printed).not.toContain('a secret of a bucket')
  })
})

describe('DATABASE_REPLICA_URL', () => {
  const DATABASE_URL = 'postgresql://talentplace:secret@db/talentplace'
  const one = 'postgresql://talentplace:secret@one/talentplace'

  it('names one replica or several, whose passwords are not printed', () => {
    expect(readConfiguration({ DATABASE_URL }).replicaUrls).toEqual([])
    const configuration = readConfiguration({
      DATABASE_URL,
      DATABASE_REPLICA_URL: `${one}, ${one.replace('one', 'two')}`,
    })
    expect(configuration.replicaUrls).toEqual([one, one.replace('one', 'two')])
    expect(printableConfiguration(configuration)['replicas']).toEqual([
      'postgresql://talentplace:***@one/talentplace',
      'postgresql://talentplace:***@two/talentplace',
    ])
    expect(JSON.stringify(printableConfiguration(configuration))).not.toContain('secret')
  })

  it('is refused without the database that they follow', () => {
    expect(() => readConfiguration({ DATABASE_REPLICA_URL: one })).toThrow(/^DATABASE_REPLICA_URL: needs DATABASE_URL/)
    expect(() => readConfiguration({ DATABASE_URL, DATABASE_REPLICA_URL: 'mysql://one' })).toThrow(ConfigurationError)
  })
})

describe('SUPPLIER_ADDRESS', () => {
  it('in another province than the taxes of bills is refused, and goes with its own', () => {
    const there = { SUPPLIER_ADDRESS: '1 King St W|Toronto ON m5v\u00a02t6' }
    expect(() => readConfiguration({ ...there, SUPPLIER_PROVINCE: 'NS' })).toThrow(
      'SUPPLIER_ADDRESS: M5V is in Ontario. Choose Ontario or correct the postal code, or set SUPPLIER_PROVINCE: it decides which taxes bills bear',
    )
    expect(readConfiguration({ ...there, SUPPLIER_PROVINCE: 'ON' }).supplier.address).toHaveLength(2)
  })
})
