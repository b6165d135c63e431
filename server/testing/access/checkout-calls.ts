import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import { call } from '../call.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

/** Each checkout has a draft and a card of its own; orders, agreements and confirmations are those of two paid ones. */
export async function checkoutCalls(world: AccessWorld) {
  const { database, server, clients } = world
  await database.pool.query(
    `update clients set country = 'CA', state_prov = 'ON', address_line1 = '1 Main St', city = 'Toronto', postal_code = 'M5V 1A1'`,
  )
  const ownClient = (actor: Actor) => (actor === 'other client' ? clients.birch : clients.maple)
  const ownerOf = (client: string): Actor => (client === clients.birch ? 'other client' : 'primary contact')
  function company(actor: Actor, whose: Whose): string {
    const other = ownClient(actor) === clients.maple ? clients.birch : clients.maple
    return whose === 'foreign' ? other : ownClient(actor)
  }
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
      card_uuid: await card(ownClient(caller)),
    }
  }

  async function paid(client: string): Promise<{ order: string; project: string }> {
    const project = await draft(client)
    const body = await form(client, project, ownerOf(client))
    const answer = await post(ownerOf(client), '/client/checkout', body, randomUUID())
    return { order: String(answer.body['order_uuid']), project }
  }

  const done = { [clients.maple]: await paid(clients.maple), [clients.birch]: await paid(clients.birch) }
  const order = (actor: Actor, whose: Whose) =>
    whose === 'absent' ? absentUuid : (done[company(actor, whose)]?.order ?? absentUuid)
  const project = (actor: Actor, whose: Whose) =>
    whose === 'absent' ? absentUuid : (done[company(actor, whose)]?.project ?? absentUuid)

  return {
    quoteCheckout: async (actor, whose) => ({
      path: '/client/checkout/quote',
      body: { project_uuid: whose === 'absent' ? absentUuid : await draft(company(actor, whose)) },
    }),
    checkout: async (actor, whose) => {
      const client = company(actor, whose)
      const body = await form(client, await draft(client), actor)
      const project_uuid = whose === 'absent' ? absentUuid : body.project_uuid
      return { path: '/client/checkout', body: { ...body, project_uuid }, key: randomUUID() }
    },
    listWaitingPayments: () => ({ path: '/client/checkout/waiting' }),
    getWaitingPayment: (actor, whose) => ({ path: `/client/checkout/waiting/${order(actor, whose)}` }),
    cancelPayment: (actor, whose) => ({ path: `/client/checkout/${order(actor, whose)}/cancel` }),
    getOrder: (actor, whose) => ({ path: `/client/checkout/${order(actor, whose)}` }),
    getCheckoutConfirmation: (actor, whose) => ({ path: `/checkout_confirmation/${project(actor, whose)}` }),
    getAgreement: (actor, whose) => ({ path: `/client/checkout/${order(actor, whose)}/agreement` }),
    sendCheckoutEmail: (actor, whose) => ({
      path: '/project/sendCheckoutEmail',
      body: { project_uuid: project(actor, whose), link: 'https://elsewhere.test/' },
    }),
  } satisfies AccessCalls
}
