import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { accessDraft } from '../testing/access/access-drafts.ts'
import { addPaidByCard, addUnpaid, started } from '../testing/access/access-subscriptions.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { postCreditNote } from './credit-notes/post-credit-note.ts'
import type { invoicesOperations } from './invoices.operations.ts'

/** Each call is about an invoice of its own. */
export function invoicesCalls(world: AccessWorld): AccessCalls<typeof invoicesOperations> {
  const { database, clients } = world

  async function creditNote(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { invoice_uuid } = await addUnpaid(world, actor, whose)
    const note = { invoice_uuid, issue_date: '2026-11-10', reason: secret, created_by: null, at: started }
    const posted = await database.kysely.transaction().execute((transaction) => postCreditNote(transaction, note))
    return posted?.uuid ?? absentUuid
  }

  return {
    listInvoices: () => ({ path: '/invoices' }),
    listInvoiceDrafts: () => ({ path: '/invoices/drafts' }),
    getInvoiceDraft: async (actor, whose) => ({
      path: `/invoices/drafts/${(await accessDraft(world, actor, whose)).uuid}`,
    }),
    listInvoicedProjects: () => ({ path: '/invoices/projects' }),
    getInvoice: async (actor, whose) => ({ path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}` }),
    getInvoiceFile: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/file?format=csv`,
    }),
    getInvoiceDetail: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/detail`,
    }),
    listInvoiceTime: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/time`,
    }),
    getPaymentFile: async (actor, whose) => ({
      path: `/payments/${(await addPaidByCard(world, actor, whose)).payment_uuid}/file`,
    }),
    getCreditNoteFile: async (actor, whose) => ({ path: `/creditnotes/${await creditNote(actor, whose)}/file` }),
    getStatement: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/statement` }),
    getStatementFile: (actor, whose) => ({
      path: `/client/${ofCompany(clients, actor, whose)}/statement/file?format=csv`,
    }),
    getCredit: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/credit` }),
  }
}
