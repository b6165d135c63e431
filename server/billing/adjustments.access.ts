import { accessAdjustment } from '../testing/access/access-adjustments.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { adjustmentsOperations } from './adjustments.operations.ts'

/** Each call is about an adjustment of its own. */
export function adjustmentsCalls(world: AccessWorld): AccessCalls<typeof adjustmentsOperations> {
  return {
    listAdjustments: () => ({ path: '/adjustments?kind=client' }),
    getAdjustment: async (actor, whose) => ({
      path: `/adjustments/${(await accessAdjustment(world, actor, whose)).uuid}`,
    }),
    listAdjustedPlaces: () => ({ path: '/adjustments/places?kind=client' }),
    approveAdjustment: async (actor, whose) => ({
      path: `/adjustments/${(await accessAdjustment(world, actor, whose)).uuid}/approve`,
      body: { version: 1 },
    }),
  }
}
