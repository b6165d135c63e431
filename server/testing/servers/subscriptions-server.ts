import type { Permission } from '@talentplace/contract/shared/permission'
import pino from 'pino'
import { readConfiguration } from '../../app/configuration.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createTestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { addSubscription, testSupplier } from '../rows/add-subscription.ts'
import { call } from '../call.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations } from './operations-server.ts'
import { paidOperations } from '../paid-operations.ts'
import { refundDeps } from '../../billing/refunds/refund-deps.ts'
import { renewalDeps } from '../../billing/charges/renewal-deps.ts'
import { addClient, addPerson, addSession } from '../people.ts'

/** A server of the calls about subscriptions and invoices, with the test processor and every feature on. */
export async function serveSubscriptions(database: TestDatabase, clock: Clock) {
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.client-%'`)
  const processor = createTestProcessor({ url: database.url, clock, slowness: 1 })
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DEMO_DATA: '0',
    PUBLIC_URL: 'https://talentplace.test',
    SUPPLIER_NAME: testSupplier.name,
  })
  const deps = { configuration, database, clock, log: pino({ level: 'silent' }), processor }
  const running = await serveOperations(deps, () => paidOperations(deps))

  async function person(permissions: readonly Permission[], client_uuid?: string) {
    const added = await addPerson(database, {
      permissions,
      is_primary_contact: client_uuid !== undefined,
      ...(client_uuid !== undefined && { client_uuid }),
    })
    return { ...added, token: await addSession(database, clock, added.uuid) }
  }

  /** A company in a province, with its primary contact and, from its first day on, a subscription. */
  async function subscriber(about: {
    start_date: string
    region?: string
    /** Of their documents; left out: none is chosen. */
    language?: 'en' | 'fr'
    timezone?: string
    paid?: boolean
    hours?: number
    role?: string
    name?: string
    at?: Date
  }) {
    const client_uuid = await addClient(database, 'Maple Books')
    await database.kysely
      .updateTable('clients')
      .set({
        country: 'CA',
        state_prov: about.region ?? 'ON',
        currency: 'cad',
        document_language: about.language ?? null,
      })
      .where('uuid', '=', client_uuid)
      .execute()
    const owner = await person(['client'], client_uuid)
    await database.kysely
      .updateTable('users')
      .set({ timezone: about.timezone ?? 'America/Toronto' })
      .where('uuid', '=', owner.uuid)
      .execute()
    const at = about.at ?? new Date(`${about.start_date}T15:00:00Z`)
    const added = await addSubscription(database, { ...about, client_uuid, created_by: owner.uuid, at })
    return { ...added, client_uuid, owner }
  }

  return {
    renewals: renewalDeps(deps),
    server: running.server,
    refunds: refundDeps(deps),
    processor,
    person,
    subscriber,
    request: (
      what: Parameters<typeof call>[1],
      who: { token: string },
      options: { body?: unknown; key?: string } = {},
    ) => call(running.server, what, { token: who.token, ...options }),
    async stop() {
      await running.stop()
      await processor.close()
    },
  }
}

export type SubscriptionsServer = Awaited<ReturnType<typeof serveSubscriptions>>
