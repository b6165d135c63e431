import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

/** 'foreign' is the company of the other client. */
export function companyCalls({ database, clients }: AccessWorld) {
  function company(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    const own = actor === 'other client' ? clients.birch : clients.maple
    const other = actor === 'other client' ? clients.maple : clients.birch
    return whose === 'own' ? own : other
  }

  async function versionOf(uuid: string): Promise<number> {
    const row = await database.kysely
      .selectFrom('clients')
      .select('version')
      .where('uuid', '=', uuid)
      .executeTakeFirst()
    return row?.version ?? 1
  }

  return {
    getOwnCompany: () => ({ path: '/client/self' }),
    getCompany: (actor, whose) => ({ path: `/client/${company(actor, whose)}` }),
    saveCompany: async (actor, whose) => {
      const uuid = company(actor, whose)
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
  } satisfies AccessCalls
}
