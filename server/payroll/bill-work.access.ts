import { draftBill, postedBill } from '../testing/access/access-bills.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import type { billWorkOperations } from './bill-work.operations.ts'

/** Each call is about a bill of its own. */
export function billWorkCalls(world: AccessWorld): AccessCalls<typeof billWorkOperations> {
  return {
    createBill: async (_actor, whose) => ({
      path: '/va-bills',
      body: {
        virtualassistant_uuid: whose === 'absent' ? absentUuid : (await addAssistant(world.database, {})).uuid,
        currency: 'cad',
      },
    }),
    calculateBill: async (_actor, whose) => ({
      path: '/va-bills/calculate',
      body: { uuid: await draftBill(world, whose) },
    }),
    runBills: () => ({ path: '/va-bills/run', body: {} }),
    postBill: async (_actor, whose) => ({
      path: '/va-bills/post',
      body: { uuid: await draftBill(world, whose), version: 2 },
    }),
    moveBill: async (_actor, whose) => ({
      path: `/va-bills/${await postedBill(world, whose)}/payout`,
      body: { version: 3, state: 'held', reason: 'We check a detail' },
    }),
  }
}
