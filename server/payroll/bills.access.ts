import { draftBill, postedBill } from '../testing/access/access-bills.ts'
import { madePayout, releasedPayout } from '../testing/access/access-payouts.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { assistantOf, type AccessWorld } from '../testing/access/access-world.ts'
import type { billsOperations } from './bills.operations.ts'

/** Each call is about a bill of its own. */
export function billsCalls(world: AccessWorld): AccessCalls<typeof billsOperations> {
  return {
    listBills: () => ({ path: '/va-bills' }),
    getBill: async (_actor, whose) => ({ path: `/va-bills/${await postedBill(world, whose)}` }),
    listBillTime: async (_actor, whose) => ({ path: `/va-bills/${await postedBill(world, whose)}/time` }),
    getBillFile: async (_actor, whose) => ({ path: `/va-bills/${await postedBill(world, whose)}/file?format=csv` }),
    listPayees: () => ({ path: '/va-bills/assistants?search=rob' }),
    listBankAccounts: () => ({ path: '/virtualassistants/banking' }),
    lookAtBankDetails: (_actor, whose) => ({
      path: `/virtualassistants/${assistantOf(world, whose).uuid}/banking/looks`,
      body: { reason: 'The bank asks' },
    }),
    getOwnTaxDetails: () => ({ path: '/virtualassistants/taxes' }),
    getTaxDetails: (_actor, whose) => ({ path: `/virtualassistants/${assistantOf(world, whose).uuid}/taxes` }),
    lookAtTaxIdentity: (_actor, whose) => ({
      path: `/virtualassistants/${assistantOf(world, whose).uuid}/taxes/looks`,
      body: { reason: 'The slips of the year' },
    }),
    listPayouts: () => ({ path: '/payouts' }),
    getPayout: async (_actor, whose) => ({ path: `/payouts/${await madePayout(world, whose)}` }),
    listPayoutLines: async (_actor, whose) => ({ path: `/payouts/${await madePayout(world, whose)}/lines` }),
    listNextPayouts: () => ({ path: '/payouts/next' }),
    getPayoutFile: async (_actor, whose) => ({ path: `/payouts/${await releasedPayout(world, whose)}/file` }),
    getPayYear: (_actor, whose) => ({
      path: `/va-bills/paid/statement?virtualassistant_uuid=${assistantOf(world, whose).uuid}`,
    }),
    getPayYearFile: (_actor, whose) => ({
      path: `/va-bills/paid/statement/file?format=csv&virtualassistant_uuid=${assistantOf(world, whose).uuid}`,
    }),
    listPaidAssistants: () => ({ path: '/va-bills/paid' }),
    saveBill: async (_actor, whose) => ({
      path: `/va-bills/${await draftBill(world, whose)}`,
      body: { version: 2, lines: [], note: '' },
    }),
  }
}
