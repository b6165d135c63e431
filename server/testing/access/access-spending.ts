import type { Actor } from '@talentplace/contract/testing/access'
import type { Whose } from './access-call.ts'
import { absentUuid, ofCompany, type AccessWorld } from './access-world.ts'

/** A request to spend on a company's draft: of the actor's own, or of someone else's. */
export async function addSpendingRequest(world: AccessWorld, actor: Actor, whose: Whose): Promise<string> {
  const { clients, projects, people, database } = world
  if (whose === 'absent') return absentUuid
  const client_uuid = ofCompany(clients, actor, whose)
  const contact = client_uuid === clients.birch ? 'other client' : 'primary contact'
  const asked_by = people.get(whose === 'own' && actor === 'secondary contact' ? actor : contact) ?? ''
  await database.pool.query('delete from spending_requests where asked_by = $1', [asked_by])
  const { uuid } = await database.kysely
    .insertInto('spending_requests')
    .values({
      client_uuid,
      project_uuid: ofCompany(projects, actor, whose),
      kind: 'checkout',
      asked_by,
      amount_cents: 10_000,
      currency: 'cad',
      created_date: new Date('2026-11-20T14:00:00Z'),
      expires_date: new Date('2026-11-27T14:00:00Z'),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
