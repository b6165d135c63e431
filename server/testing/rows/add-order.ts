import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../database.ts'
import { addPerson } from '../people.ts'

/** A draft of a client and an order for it, as it is held while someone pays. */
export async function addOrder(
  database: TestDatabase,
  client_uuid: string,
): Promise<{ client_uuid: string; project_uuid: string; order_uuid: string }> {
  const at = new Date('2026-11-20T15:00:00Z')
  const person = await addPerson(database, { permissions: ['client'], client_uuid })
  const project = await database.kysely
    .insertInto('projects')
    .values({ client_uuid, created_by: person.uuid, project_name: 'Front desk', matching_criteria: '{}' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const order = await database.kysely
    .insertInto('orders')
    .values({
      client_uuid,
      project_uuid: project.uuid,
      placed_by: person.uuid,
      idempotency_key: randomUUID(),
      request_hash: Buffer.alloc(32),
      currency: 'cad',
      quote: '{}',
      team: '[]',
      total_cents: 38_000,
      start_date: '2026-11-20',
      held_until: at,
      signed_name: person.full_name,
      signed_date: at,
      signed_address: '203.0.113.1',
      agreement_version: '1',
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { client_uuid, project_uuid: project.uuid, order_uuid: order.uuid }
}
