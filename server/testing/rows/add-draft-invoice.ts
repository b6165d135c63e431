import type { InvoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import { addDraft } from '../../billing/invoice-drafts/store-draft.ts'
import { draftDocument, invoicedProject } from '../../billing/invoice-drafts/draft-document.ts'
import type { TestDatabase } from '../database.ts'
import { testSupplier } from './add-subscription.ts'

/** An invoice by hand as its form sends it: one line of $100. */
export const handInvoice = (project_uuid: string, about: Partial<InvoiceForm> = {}): InvoiceForm => ({
  project_uuid,
  invoice_date: '2026-11-10',
  due_date: '2026-11-10',
  period_start: null,
  period_end: null,
  notes: '',
  lines: [
    {
      kind: 'add-on',
      description: 'Set-up of the books',
      quantity: 1,
      unit_cents: 10_000,
      tax_category: 'general_assistance',
    },
  ],
  ...about,
})

/** A draft of it, as staff save one; its uuid. */
export async function addDraftInvoice(
  database: TestDatabase,
  form: InvoiceForm,
  { created_by, at }: { created_by: string; at: Date },
): Promise<string> {
  return database.kysely.transaction().execute(async (transaction) => {
    const project = await invoicedProject(transaction, form.project_uuid)
    const { document } = await draftDocument(transaction, project, form)
    const draft = { client_uuid: project.client_uuid, form, document, supplier: testSupplier }
    return addDraft(transaction, draft, { created_by, at })
  })
}
