import { randomUUID } from 'node:crypto'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import { addSpendingRequest } from '../testing/access/access-spending.ts'
import { addClient } from '../testing/people.ts'
import type { clientsOperations } from './clients.operations.ts'

/** 'foreign' is the company of the other client; each call that is about a card has one of its own. */
export function clientsCalls(world: AccessWorld): AccessCalls<typeof clientsOperations> {
  const { database, clients } = world
  async function versionOf(uuid: string): Promise<number> {
    const row = await database.kysely
      .selectFrom('clients')
      .select('version')
      .where('uuid', '=', uuid)
      .executeTakeFirst()
    return row?.version ?? 1
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

  const newClient = async (whose: Whose): Promise<string> =>
    whose === 'absent' ? absentUuid : addClient(database, 'Willow Works')

  const record = { own: clients.maple, foreign: clients.birch, absent: absentUuid }
  return {
    getOwnCompany: () => ({ path: '/client/self' }),
    getCompany: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}` }),
    saveCompany: async (actor, whose) => {
      const uuid = ofCompany(clients, actor, whose)
      const body = {
        company: 'Cedar House',
        legal_name: '',
        address_line1: '1 Main Street',
        address_line2: '',
        city: 'Toronto',
        country: 'CA',
        state_prov: 'ON',
        postal_code: 'M5V 2T6',
        phone_number: '',
        tax_numbers: [],
        invoice_emails: [],
        po_number: '',
        version: await versionOf(uuid),
      }
      return { path: `/client/${uuid}`, body }
    },
    searchClients: () => ({ path: '/client/text-search' }),
    getClientRecord: (_actor, whose) => ({ path: `/client/${record[whose]}/record` }),
    getClientConfig: () => ({ path: '/client/config' }),
    createClient: () => ({ path: '/client', body: { uuid: '-1', company: 'Willow Works' } }),
    archiveClient: async (_actor, whose) => ({
      path: `/client/${await newClient(whose)}/archive`,
      body: { archived: true, reason: 'Closed their business' },
    }),
    deleteClient: async (_actor, whose) => ({ path: `/client/${await newClient(whose)}` }),
    listCards: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/credit_card/talentplace` }),
    beginCard: async (actor, whose) => ({
      path: `/client/${await withoutCards(ofCompany(clients, actor, whose))}/credit_card/begin`,
    }),
    addCard: async (actor, whose) => ({
      path: `/client/${await withoutCards(ofCompany(clients, actor, whose))}/credit_card`,
      body: { token: 'tok_visa' },
    }),
    setDefaultCard: async (actor, whose) => {
      const client = ofCompany(clients, actor, whose)
      return { path: `/client/${client}/credit_card`, body: { uuid: await addCard(client), source: 'talentplace' } }
    },
    deleteCard: async (actor, whose) => {
      const client = ofCompany(clients, actor, whose)
      return { path: `/client/${client}/credit_card/${await addCard(client)}` }
    },
    getSpending: () => ({ path: '/client/spending' }),
    saveSpendingLimit: () => ({ path: '/client/spending', body: { above_cents: null } }),
    withdrawSpending: async (actor, whose) => ({
      path: `/client/spending/requests/${await addSpendingRequest(world, actor, whose)}`,
    }),
  }
}
