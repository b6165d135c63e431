import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addUnpaid, started } from '../testing/access/access-subscriptions.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { refundBeforeStartOperations } from './refund-before-start.operations.ts'

export function refundBeforeStartCalls(world: AccessWorld): AccessCalls<typeof refundBeforeStartOperations> {
  const { database } = world

  /** Begins much later, and whoever was chosen has declined. */
  async function declined(actor: Actor, whose: Whose): Promise<string> {
    const { uuid } = await addUnpaid(world, actor, whose)
    const days = { start_date: '2099-01-01', invoiced_until: '2099-01-31' }
    await database.kysely.updateTable('projects').set(days).where('uuid', '=', uuid).execute()
    await database.pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, decline_reason,
         asked_date, answered_date)
       select project_uuid, (select uuid from assistants order by uuid limit 1), role_id, 'client', 'declined', 'hours', $2, $2
       from rate_plans where project_uuid = $1 limit 1`,
      [uuid, started],
    )
    await database.kysely
      .updateTable('rate_plans')
      .set({ virtualassistant_uuid: null })
      .where('project_uuid', '=', uuid)
      .execute()
    return uuid
  }

  return {
    previewRefund: async (actor, whose) => ({ path: `/project/${await declined(actor, whose)}/refund` }),
    refundProject: async (actor, whose) => ({
      path: `/project/${await declined(actor, whose)}/refund`,
      body: { amount_cents: 0 },
    }),
  }
}
