import { randomUUID } from 'node:crypto'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { creditNotesOperations } from './credit-notes.operations.ts'

/** Each call is about an invoice of its own. */
export function creditNotesCalls(world: AccessWorld): AccessCalls<typeof creditNotesOperations> {
  return {
    calculateCreditNote: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/creditnotes/calculate`,
      body: { lines: null },
    }),
    issueCreditNote: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/creditnotes`,
      key: randomUUID(),
      body: { lines: [{ position: 1, amount_cents: 100 }], reason: 'A mistake' },
    }),
  }
}
