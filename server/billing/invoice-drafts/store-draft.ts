import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { InvoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { addLines } from '../invoices/add-lines.ts'
import { clientParty } from '../invoices/client-party.ts'
import type { InvoiceParty } from '../invoices/post-invoice.ts'

/** What of an invoice by hand is written down, and what it comes to. */
export interface DraftToStore {
  readonly client_uuid: string
  readonly form: InvoiceForm
  readonly document: MoneyDocument
  readonly supplier: InvoiceParty
}

async function storedDraft(transaction: Transaction<Tables>, { client_uuid, form, document, supplier }: DraftToStore) {
  const { project_uuid, invoice_date, due_date, notes } = form
  const { subtotal_cents, discount_cents, tax_cents, total_cents, currency } = document
  const { party, po_number } = await clientParty(transaction, client_uuid)
  return {
    client_uuid,
    project_uuid,
    invoice_date,
    due_date,
    period_start: form.period_start ?? invoice_date,
    period_end: form.period_end ?? invoice_date,
    notes,
    currency,
    subtotal_cents,
    discount_cents,
    tax_cents,
    total_cents,
    supplier: JSON.stringify(supplier),
    client: JSON.stringify(party),
    po_number,
  }
}

/** Step: a new draft; its uuid. */
export async function addDraft(
  transaction: Transaction<Tables>,
  draft: DraftToStore,
  { created_by, at }: { created_by: string; at: Date },
): Promise<string> {
  const { uuid } = await transaction
    .insertInto('invoices')
    .values({
      ...(await storedDraft(transaction, draft)),
      kind: 'manual',
      status: 'draft',
      created_by,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await addLines(transaction, uuid, draft.document)
  return uuid
}

/** Step: what a draft says from now on; whoever changes it holds it, and read the version before. */
export async function changeDraft(
  transaction: Transaction<Tables>,
  { uuid, version }: { uuid: string; version: number },
  draft: DraftToStore,
): Promise<void> {
  const stored = await storedDraft(transaction, draft)
  await transaction
    .updateTable('invoices')
    .set({ ...stored, version: version + 1 })
    .where('uuid', '=', uuid)
    .execute()
  await transaction.deleteFrom('invoice_lines').where('invoice_uuid', '=', uuid).execute()
  await transaction.deleteFrom('invoice_taxes').where('invoice_uuid', '=', uuid).execute()
  await addLines(transaction, uuid, draft.document)
}
