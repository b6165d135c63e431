import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import { call } from '../call.ts'
import { absentUuid, ofCompany, type AccessWorld } from './access-world.ts'

/** What a checkout begins with, and how it is paid: each has a draft and a card of its own. */
export function accessCheckouts(world: AccessWorld) {
  const { database, server, clients } = world
  const ownerOf = (client: string): Actor => (client === clients.birch ? 'other client' : 'primary contact')
  const post = async (actor: Actor, path: string, body: unknown, key?: string) => {
    const token = (await world.tokenOf(actor)) ?? ''
    return call(server, `POST ${path as '/'}`, { token, body, ...(key !== undefined && { key }) })
  }

  async function draft(client: string): Promise<string> {
    const { rows } = await database.pool.query<{ uuid: string }>(
      `insert into projects (client_uuid, created_by, project_name, matching_criteria)
       values ($1, $2, 'A team', '{"rids": [1], "hours": [20], "cart": [{"hours": 20, "role_id": 1, "assistant_id": -1}]}')
       returning uuid`,
      [client, world.people.get(ownerOf(client))],
    )
    return rows[0]?.uuid ?? absentUuid
  }

  async function card(client: string): Promise<string> {
    await database.pool.query(
      'update credit_cards set removed_date = now(), default_credit_card = false where client_uuid = $1',
      [client],
    )
    const added = await post(ownerOf(client), `/client/${client}/credit_card`, { token: 'tok_visa' })
    return (added.body['card'] as { uuid: string }).uuid
  }

  async function form(client: string, project_uuid: string, caller: Actor) {
    const quoted = await post(ownerOf(client), '/client/checkout/quote', { project_uuid })
    const { quote, version, agreement } = quoted.body as {
      quote: { start_date: string; document: { total_cents: number } }
      version: number
      agreement: { version: string }
    }
    return {
      project_uuid,
      version,
      start_date: quote.start_date,
      total_cents: quote.document.total_cents,
      agreement_version: agreement.version,
      agreed: true,
      signed_name: 'Robin Field',
      card_uuid: await card(ofCompany(clients, caller, 'own')),
    }
  }

  async function paid(client: string): Promise<{ order: string; project: string }> {
    const project = await draft(client)
    const body = await form(client, project, ownerOf(client))
    const answer = await post(ownerOf(client), '/client/checkout', body, randomUUID())
    return { order: String(answer.body['order_uuid']), project }
  }

  return { draft, form, paid }
}

export interface PaidCheckouts {
  readonly orders: AccessWorld['projects']
  readonly projects: AccessWorld['projects']
}

/** A paid one of each company. */
export async function paidCheckouts(world: AccessWorld): Promise<PaidCheckouts> {
  const { paid } = accessCheckouts(world)
  const maple = await paid(world.clients.maple)
  const birch = await paid(world.clients.birch)
  return {
    orders: { maple: maple.order, birch: birch.order },
    projects: { maple: maple.project, birch: birch.project },
  }
}
