import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { addTimeEntry } from '../testing/rows/add-time-entry.ts'
import { addWorkplace } from '../testing/rows/add-workplace.ts'
import type { timeWorkOperations } from './time-work.operations.ts'

function saidBy(actor: Actor): string {
  if (actor === 'assistant') return 'answered'
  return actor.includes('admin') ? 'decided' : 'asked'
}

/** The client asks, the assistant answers, staff decide: each about time that waits for just that. */
export async function timeWorkCalls({
  database,
  people,
  clients,
  assistants,
}: AccessWorld): Promise<AccessCalls<typeof timeWorkOperations>> {
  const contact = people.get('primary contact') ?? ''
  const about = { created_by: contact, project_name: secret, start_date: '2026-11-01', hours: 1 }
  const places = {
    maple: await addWorkplace(database, {
      ...about,
      client_uuid: clients.maple,
      virtualassistant_uuid: assistants.own.uuid,
    }),
    birch: await addWorkplace(database, {
      ...about,
      client_uuid: clients.birch,
      virtualassistant_uuid: assistants.other.uuid,
    }),
  }
  let minutes = 0

  async function entry(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    minutes += 5
    const ratePlan = places[(actor === 'other client') === (whose === 'own') ? 'birch' : 'maple']
    const isRequested = !actor.includes('client') && !actor.includes('contact')
    const uuid = await addTimeEntry(database, ratePlan, {
      start_at: new Date(Date.UTC(2026, 10, 9) + minutes * 60_000),
      seconds: 60,
      description: secret,
      status: isRequested ? 'queried' : 'open',
    })
    if (!isRequested) return uuid
    await database.kysely
      .insertInto('time_query_messages')
      .values({
        time_entry_uuid: uuid,
        said: 'asked',
        side: 'client',
        user_uuid: contact,
        message: secret,
        answer_until: new Date('2026-11-12T05:00:00Z'),
        created_date: new Date('2026-11-10T15:00:00Z'),
      })
      .execute()
    return uuid
  }

  return {
    queryTime: async (actor, whose) => ({
      path: `/time/${await entry(actor, whose)}/query`,
      body: { state: saidBy(actor), message: 'What was this?' },
    }),
    switchTimeEntry: (_actor, whose) => ({
      path: `/project/${whose === 'absent' ? absentUuid : places.maple.project_uuid}/time_entry`,
      body: { is_on: false, reason: 'The contract is being signed' },
    }),
  }
}
