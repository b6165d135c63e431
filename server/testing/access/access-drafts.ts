import type { Actor } from '@talentplace/contract/testing/access'
import { addDraftInvoice, handInvoice } from '../rows/add-draft-invoice.ts'
import type { Whose } from './access-call.ts'
import { addUnpaid, started } from './access-subscriptions.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

/** An invoice by hand that isn't posted, for one call, with what it says. */
export async function accessDraft(world: AccessWorld, actor: Actor, whose: Whose) {
  const form = handInvoice((await addUnpaid(world, actor, whose)).uuid)
  if (whose === 'absent') return { uuid: absentUuid, form }
  const created_by = world.people.get('super admin') ?? ''
  return { uuid: await addDraftInvoice(world.database, form, { created_by, at: started }), form }
}
