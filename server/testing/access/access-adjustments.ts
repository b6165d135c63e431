import type { Actor } from '@talentplace/contract/testing/access'
import { addAdjustment, adjustmentOf } from '../rows/add-adjustment.ts'
import type { Whose } from './access-call.ts'
import { addUnpaid } from './access-subscriptions.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

/** An adjustment of a subscription that someone else proposed, for one call, with what it says. */
export async function accessAdjustment(world: AccessWorld, actor: Actor, whose: Whose) {
  const form = adjustmentOf({ project_uuid: (await addUnpaid(world, actor, whose)).uuid, note: secret })
  if (whose === 'absent') return { uuid: absentUuid, form }
  const proposed_by = world.people.get('admin') ?? ''
  return { uuid: await addAdjustment(world.database, form, { proposed_by }), form }
}
