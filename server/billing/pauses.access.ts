import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { pausesOperations } from './pauses.operations.ts'

/** Each call is about a subscription of its own. */
export function pausesCalls(world: AccessWorld): AccessCalls<typeof pausesOperations> {
  const path = async (actor: Actor, whose: Whose) => `/project/${(await addUnpaid(world, actor, whose)).uuid}/pause`
  return {
    previewPause: async (actor, whose) => ({ path: await path(actor, whose) }),
    savePause: async (actor, whose) => ({ path: await path(actor, whose), body: { resumes_on: '2027-01-10' } }),
    takeBackPause: async (actor, whose) => ({ path: await path(actor, whose) }),
  }
}
