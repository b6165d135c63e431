import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { addRejectedTime } from '../testing/rows/add-rejected-time.ts'
import { addTimeEntry } from '../testing/rows/add-time-entry.ts'
import { addWorkplace, type Workplace } from '../testing/rows/add-workplace.ts'
import type { timeOperations } from './time.operations.ts'

/** Time at Maple's by the assistant of the world, and at Birch's by the other one. */
export async function timeCalls(world: AccessWorld): Promise<AccessCalls<typeof timeOperations>> {
  const { database, people, clients, assistants } = world
  let minutes = 0

  const about = { created_by: people.get('primary contact') ?? '', project_name: secret, start_date: '2026-11-01' }
  const maple = await addWorkplace(database, {
    ...about,
    client_uuid: clients.maple,
    virtualassistant_uuid: assistants.own.uuid,
  })
  const birch = await addWorkplace(database, {
    ...about,
    client_uuid: clients.birch,
    virtualassistant_uuid: assistants.other.uuid,
  })
  const ratePlan = (actor: Actor, whose: Whose): Workplace =>
    (actor === 'other client') === (whose === 'own') ? birch : maple

  /** Each has a quarter of an hour of its own. */
  async function entry(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    minutes += 15
    const start_at = new Date(Date.UTC(2026, 10, 14) + minutes * 60_000)
    return addTimeEntry(database, ratePlan(actor, whose), { start_at, seconds: 900, description: secret })
  }

  function written(actor: Actor, whose: Whose) {
    return {
      rate_plan_uuid: whose === 'absent' ? absentUuid : ratePlan(actor, whose).rate_plan_uuid,
      task_date: '2026-11-20',
      seconds: 60,
      description: 'Books',
      reason: 'Asked for by phone',
    }
  }

  return {
    listTime: () => ({ path: '/time' }),
    downloadTimeCsv: () => ({ path: '/time/download/csv' }),
    downloadTimePdf: () => ({ path: '/time/download/pdf' }),
    getTimeEntry: async (actor, whose) => ({ path: `/time/${await entry(actor, whose)}` }),
    createTime: (actor, whose) => ({ path: '/time', body: written(actor, whose) }),
    saveTime: async (actor, whose) => {
      const uuid = await entry(actor, whose)
      const row = await database.kysely
        .selectFrom('time_entries')
        .select('rate_plan_uuid')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
      const body = { ...written(actor, whose), ...row, seconds: 61, version: 1 }
      return { path: `/time/${uuid}`, body }
    },
    approveTime: async (actor, whose) => ({ path: '/time/approve', body: { uuids: [await entry(actor, whose)] } }),
    listTimers: () => ({ path: '/timers' }),
    listRejectedTime: () => ({ path: '/timers/rejected' }),
    resolveRejectedTime: async (actor, whose) => {
      const uuid = whose === 'absent' ? absentUuid : await addRejectedTime(database, ratePlan(actor, whose))
      return { path: `/timers/rejected/${uuid}`, body: { resolution: 'dismissed' } }
    },
    dismissRejectedTime: async (actor, whose) => {
      const { virtualassistant_uuid } = ratePlan(actor, whose)
      await addRejectedTime(database, ratePlan(actor, whose))
      const rejected = await database.kysely
        .selectFrom('rejected_time')
        .select('uuid')
        .where('virtualassistant_uuid', '=', virtualassistant_uuid)
        .where('resolution', 'is', null)
        .execute()
      const body = { count: rejected.length, seconds: 60 * rejected.length }
      return { path: '/timers/rejected/dismiss', body }
    },
    sendTimerEvent: (actor, whose) => {
      const project = whose === 'absent' ? absentUuid : ratePlan(actor, whose).project_uuid
      const body = { event: 'start', uuid: crypto.randomUUID(), at: '2026-11-20T14:00:00Z', replace: true }
      return { path: `/timers/${project}/events`, body }
    },
    removeTime: async (actor, whose) => ({ path: `/time/${await entry(actor, whose)}?reason=Twice` }),
  }
}
