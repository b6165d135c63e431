import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addCards } from '../testing/access/access-cards.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import { ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { addedHoursOperations } from './added-hours.operations.ts'

/** Each call adds hours to a subscription of its own, in which someone works. */
export async function addedHoursCalls(world: AccessWorld): Promise<AccessCalls<typeof addedHoursOperations>> {
  const { clients, database } = world
  const cardOf = await addCards(world)

  async function worked(actor: Actor, whose: Whose): Promise<{ uuid: string; seat_uuid: string }> {
    const { uuid } = await addUnpaid(world, actor, whose)
    if (whose === 'absent') return { uuid, seat_uuid: uuid }
    const assistant = await addAssistant(database, {})
    const ratePlan = await database.kysely
      .updateTable('rate_plans')
      .set({ virtualassistant_uuid: assistant.uuid })
      .where('project_uuid', '=', uuid)
      .returning('seat_uuid')
      .executeTakeFirstOrThrow()
    return { uuid, seat_uuid: ratePlan.seat_uuid }
  }

  return {
    previewAddedHours: async (actor, whose) => ({ path: `/project/${(await worked(actor, whose)).uuid}/hours/quote` }),
    addHours: async (actor, whose) => {
      const { uuid, seat_uuid } = await worked(actor, whose)
      const card_uuid = await cardOf(ofCompany(clients, actor, whose))
      // 5 hours at $36 beside the 20 there are, with Ontario's 13%.
      const quoted = { hours: 5, hours_before: 20, total_cents: 20_340 }
      return { path: `/project/${uuid}/hours`, key: randomUUID(), body: { seat_uuid, card_uuid, ...quoted } }
    },
  }
}
