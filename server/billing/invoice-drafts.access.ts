import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { accessDraft } from '../testing/access/access-drafts.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import { handInvoice } from '../testing/rows/add-draft-invoice.ts'
import type { invoiceDraftsOperations } from './invoice-drafts.operations.ts'

/** Each call is about a draft of its own. */
export function invoiceDraftsCalls(world: AccessWorld): AccessCalls<typeof invoiceDraftsOperations> {
  const formOf = async (actor: Actor, whose: Whose) => handInvoice((await addUnpaid(world, actor, whose)).uuid)

  return {
    calculateInvoice: async (actor, whose) => ({ path: '/invoices/calculate', body: await formOf(actor, whose) }),
    createInvoice: async (actor, whose) => ({ path: '/invoices', body: await formOf(actor, whose) }),
    saveInvoice: async (actor, whose) => {
      const { uuid, form } = await accessDraft(world, actor, whose)
      return { path: `/invoices/${uuid}`, body: { ...form, version: 1 } }
    },
    postDraftInvoice: async (actor, whose) => {
      const { uuid } = await accessDraft(world, actor, whose)
      return { path: `/invoices/${uuid}/post`, body: { version: 1 } }
    },
    voidInvoice: async (actor, whose) => {
      const { uuid } = await accessDraft(world, actor, whose)
      return { path: `/invoices/${uuid}/void`, body: { version: 1 } }
    },
  }
}
