import type { Reload } from '../../ui/form/reloads.ts'

/** What shows drafts: asked for again once one was changed. */
export const showsDrafts: readonly Reload[] = ['invoices.listInvoiceDrafts', 'invoices.getInvoiceDraft']
