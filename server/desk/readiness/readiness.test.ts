import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import type { Integration } from './integration.ts'
import { listReadinessOperation } from './list-readiness.ts'
import { testServiceOperation } from './test-service.ts'

const clock = settableClock(new Date('2026-11-20T12:00:00Z'))
let database: TestDatabase
let running: OperationsServer
let token: string
let wrong: string | null = null

const integrations = (): Integration[] => [
  {
    service: 'mail',
    status: 'ok',
    detail: 'A mail server.',
    test: () => (wrong === null ? Promise.resolve() : Promise.reject(new Error(wrong))),
  },
  { service: 'payment', status: 'not_set', detail: 'No cards.', test: () => Promise.resolve() },
  { service: 'supplier_tax_numbers', status: 'not_set', detail: 'Set them.', warning: 'Invoices lack them.' },
]

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    listReadinessOperation({ database, integrations }),
    testServiceOperation({ database, clock, integrations }),
  ])
  const { uuid } = await addPerson(database, {
    permissions: ['admin', 'admin_configuration.view', 'admin_configuration.edit'],
  })
  token = await addSession(database, clock, uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})
beforeEach(async () => {
  wrong = null
  await database.kysely.deleteFrom('integration_checks').execute()
})

const request = (what: Parameters<typeof call>[1]) => call(running.server, what, { token })
const rows = async () => (await request('GET /integration_readiness')).body['services'] as Record<string, unknown>[]

describe('E3.2 the readiness of services', () => {
  it('is a row each: what is set, what misses, and whether it can be tested', async () => {
    expect(await rows()).toMatchObject([
      { service: 'mail', status: 'ok', last_check: null, last_error: null, can_test: true, warning: null },
      { service: 'payment', status: 'not_set', can_test: false },
      { service: 'supplier_tax_numbers', status: 'not_set', can_test: false, warning: 'Invoices lack them.' },
    ])
  })

  it('is failing from a test that fails until one that doesn’t, for everyone, and never shows a secret', async () => {
    wrong = 'smtp://talent:s3cret-word@mail.test refused us'
    const failed = await request('POST /integration_readiness/mail/test')
    expect(failed.body).toMatchObject({ status: 'failing', last_check: '2026-11-20T12:00:00.000Z' })
    const [mail] = await rows()
    expect(mail).toMatchObject({ status: 'failing', last_error: 'smtp://talent:…@mail.test refused us' })
    wrong = null
    expect((await request('POST /integration_readiness/mail/test')).body).toMatchObject({
      status: 'ok',
      last_error: null,
    })
  })

  it('of what isn’t set can’t be tested', async () => {
    for (const service of ['payment', 'supplier_tax_numbers', 'maps']) {
      const { status, body } = await request(`POST /integration_readiness/${service}/test`)
      expect([status, body['code']]).toEqual([409, 'nothing_to_test'])
    }
  })
})
