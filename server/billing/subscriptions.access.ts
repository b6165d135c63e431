import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addUnpaid, started } from '../testing/access/access-subscriptions.ts'
import { secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { subscriptionsOperations } from './subscriptions.operations.ts'

/** Each call is about a subscription of its own. */
export function subscriptionsCalls(world: AccessWorld): AccessCalls<typeof subscriptionsOperations> {
  async function cancelled(actor: Actor, whose: Whose): Promise<string> {
    const { uuid } = await addUnpaid(world, actor, whose)
    await world.database.kysely
      .updateTable('projects')
      .set({ end_date: '2026-12-09', cancelled_date: started, cancelled_reason: secret })
      .where('uuid', '=', uuid)
      .execute()
    return uuid
  }

  return {
    getProjectDashboard: async (actor, whose) => ({
      path: `/project/dashboard/${(await addUnpaid(world, actor, whose)).uuid}`,
    }),
    previewCancellation: async (actor, whose) => ({
      path: `/project/${(await addUnpaid(world, actor, whose)).uuid}/cancel`,
    }),
    cancelProject: async (actor, whose) => ({
      path: `/project/${(await addUnpaid(world, actor, whose)).uuid}/cancel`,
      body: { reason: 'The work is done' },
    }),
    previewNextHours: async (actor, whose) => ({
      path: `/project/${(await addUnpaid(world, actor, whose)).uuid}/next_hours`,
    }),
    changeNextHours: async (actor, whose) => {
      const { uuid } = await addUnpaid(world, actor, whose)
      const ratePlan = await world.database.kysely
        .selectFrom('rate_plans')
        .select('seat_uuid')
        .where('project_uuid', '=', uuid)
        .executeTakeFirst()
      const seats = [{ seat_uuid: ratePlan?.seat_uuid ?? uuid, hours_per_month: 30 }]
      return { path: `/project/${uuid}/next_hours`, body: { seats } }
    },
    keepHours: async (actor, whose) => ({
      path: `/project/${(await addUnpaid(world, actor, whose)).uuid}/next_hours`,
    }),
    keepProject: async (actor, whose) => ({ path: `/project/${await cancelled(actor, whose)}/cancel` }),
  }
}
