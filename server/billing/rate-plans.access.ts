import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addSecondSeat, addTaken } from '../testing/access/access-places.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { ratePlansOperations } from './rate-plans.operations.ts'

/** Each call is about a subscription of its own. */
export function ratePlansCalls(world: AccessWorld): AccessCalls<typeof ratePlansOperations> {
  async function plan(whose: Whose): Promise<string> {
    if (whose === 'absent') return `/virtualassistants/projects/${absentUuid}/ratePlans/${absentUuid}`
    const { project_uuid, rate_plan_uuid } = await addTaken(world, 'free')
    await addSecondSeat(world, project_uuid)
    return `/virtualassistants/projects/${project_uuid}/ratePlans/${rate_plan_uuid}`
  }
  async function ownRole(actor: Actor, whose: Whose): Promise<string> {
    const taken = await addTaken(world, 'free')
    const { project_uuid, rate_plan_uuid } = taken
    await world.database.kysely
      .updateTable('projects')
      .set({ client_uuid: whose === 'absent' ? world.clients.birch : ofCompany(world.clients, actor, whose) })
      .where('uuid', '=', project_uuid)
      .execute()
    const project = whose === 'absent' ? absentUuid : project_uuid
    return `/project/${project}/ratePlans/${rate_plan_uuid}/replacement`
  }
  const nobody = { virtualassistant_uuid: null, va_rate_cents: null, agreed: false, reason: 'Agreed by phone' }
  return {
    createRatePlan: async (_actor, whose) => ({
      path: (await plan(whose)).replace(/\/[^/]*$/, ''),
      body: { ...nobody, role_id: 3, hours_per_month: 10 },
    }),
    previewRatePlan: async (_actor, whose) => ({
      path: (await plan(whose)).replace(/\/[^/]*$/, '/effect?role_id=3&hours_per_month=10'),
    }),
    changeRatePlan: async (_actor, whose) => ({
      path: await plan(whose),
      body: { ...nobody, from: '2026-12-05', hours_per_month: 10, version: 1 },
    }),
    askForReplacement: async (actor, whose) => ({
      path: await ownRole(actor, whose),
      body: { reason: 'Our hours don’t fit' },
    }),
    withdrawReplacement: async (actor, whose) => ({ path: await ownRole(actor, whose) }),
    endRatePlan: async (_actor, whose) => ({
      path: `${await plan(whose)}?last_day=2026-12-20&reason=Agreed&version=1`,
    }),
  }
}
