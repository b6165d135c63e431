import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

/** 'foreign' is the company of the other client; each call that is about a card has one of its own. */
export function cardCalls({ database, clients }: AccessWorld) {
  function company(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    return (actor === 'other client') === (whose === 'own') ? clients.birch : clients.maple
  }

  /** So many cards a client may keep, and there are many actors. */
  async function withoutCards(clientUuid: string): Promise<string> {
    await database.kysely
      .updateTable('credit_cards')
      .set({ removed_date: new Date('2026-11-20T15:00:00Z'), default_credit_card: false })
      .where('client_uuid', '=', clientUuid)
      .execute()
    return clientUuid
  }

  async function addCard(clientUuid: string): Promise<string> {
    if (clientUuid === absentUuid) return absentUuid
    const { uuid } = await database.kysely
      .insertInto('credit_cards')
      .values({
        client_uuid: await withoutCards(clientUuid),
        processor: 'test',
        stripe_card_id: randomUUID(),
        brand: 'Visa',
        last_four: '4242',
        expiry_month: 4,
        expiry_year: 2028,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  return {
    listCards: (actor, whose) => ({ path: `/client/${company(actor, whose)}/credit_card/talentplace` }),
    beginCard: async (actor, whose) => ({
      path: `/client/${await withoutCards(company(actor, whose))}/credit_card/begin`,
    }),
    addCard: async (actor, whose) => ({
      path: `/client/${await withoutCards(company(actor, whose))}/credit_card`,
      body: { token: 'tok_visa' },
    }),
    setDefaultCard: async (actor, whose) => {
      const client = company(actor, whose)
      return { path: `/client/${client}/credit_card`, body: { uuid: await addCard(client), source: 'talentplace' } }
    },
    deleteCard: async (actor, whose) => {
      const client = company(actor, whose)
      return { path: `/client/${client}/credit_card/${await addCard(client)}` }
    },
    receiveProcessorEvent: () => ({ path: '/webhooks/test', body: { id: 'evt_1' } }),
  } satisfies AccessCalls
}
