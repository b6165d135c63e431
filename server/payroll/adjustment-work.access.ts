import { accessAdjustment } from '../testing/access/access-adjustments.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { adjustmentWorkOperations } from './adjustment-work.operations.ts'

/** Each call is about an adjustment of its own. */
export function adjustmentWorkCalls(world: AccessWorld): AccessCalls<typeof adjustmentWorkOperations> {
  return {
    createAdjustment: async (actor, whose) => ({
      path: '/adjustments',
      body: (await accessAdjustment(world, actor, whose)).form,
    }),
    saveAdjustment: async (actor, whose) => {
      const { uuid, form } = await accessAdjustment(world, actor, whose)
      return { path: `/adjustments/${uuid}`, body: { ...form, version: 1 } }
    },
    voidAdjustment: async (actor, whose) => ({
      path: `/adjustments/${(await accessAdjustment(world, actor, whose)).uuid}/void`,
      body: { version: 1 },
    }),
  }
}
