import { postDraftInvoice } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import type { InvoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { Selectable, Transaction } from 'kysely'
import { clientParty } from '../invoices/client-party.ts'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { postedLines } from '../invoices/posted-lines.ts'
import { readInvoiceFor } from '../invoices/read-invoice.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import { renewalDay } from '../charges/renewal-deps.ts'
import type { DraftDeps } from './draft-deps.ts'
import { documentOfLines, invoicedProject } from './draft-document.ts'
import { lockInvoiceRow, rejectOtherVersion } from './locked-draft.ts'
import { notifyOfInvoice } from './notify-of-invoice.ts'

type InvoiceRow = Selectable<Tables['invoices']>

/** @throws HttpError 409 `amounts_changed` where taxes or prices aren't those that were saved: nobody has seen these amounts */
async function checkedDocument(transaction: Transaction<Tables>, draft: InvoiceRow): Promise<MoneyDocument> {
  const { lines, taxes } = await postedLines(transaction, 'invoice', draft.uuid)
  const project = await invoicedProject(transaction, draft.project_uuid)
  const { invoice_date } = draft
  // What is stored was checked as a form when it was saved.
  const form = { invoice_date, lines: lines as InvoiceForm['lines'] }
  const document = await documentOfLines(transaction, project, form)
  if (JSON.stringify(document.taxes) !== JSON.stringify(taxes)) {
    const message =
      'Taxes have changed since this draft was saved. Nothing was posted: save it again and look at the new total.'
    throw new HttpError(409, 'amounts_changed', message)
  }
  return document
}

/** @throws HttpError 409 `dated_ahead` */
function rejectAhead({ invoice_date }: InvoiceRow, now: Date): void {
  if (invoice_date <= renewalDay(now)) return
  const message = `This invoice is dated ${dayText(invoice_date)}. Post it from that day on, or give it another date.`
  throw new HttpError(409, 'dated_ahead', message)
}

/** From its due day on the default card is tried, as for a renewal. */
async function chargeWhenDue(transaction: Transaction<Tables>, { uuid, due_date }: InvoiceRow, now: Date) {
  const today = renewalDay(now)
  const next_try = due_date < today ? today : due_date
  await transaction.insertInto('collections').values({ invoice_uuid: uuid, next_try }).execute()
}

/** D1: a draft becomes an invoice, once, with both parties as they are on this day. */
export function postDraftInvoiceOperation({ database, clock, supplier }: DraftDeps) {
  return handle(postDraftInvoice, async (context, { params: { uuid }, body: { version, charge } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const draft = await lockInvoiceRow(transaction, uuid)
      if (draft.number !== null && draft.kind === 'manual') return readInvoiceFor(transaction, 'staff', uuid)
      rejectOtherVersion(draft, version)
      rejectAhead(draft, at)
      const document = await checkedDocument(transaction, draft)
      const { party, po_number } = await clientParty(transaction, draft.client_uuid)
      const parties = { supplier: JSON.stringify(supplier), client: JSON.stringify(party), po_number }
      await transaction.updateTable('invoices').set(parties).where('uuid', '=', uuid).execute()
      if (charge && document.total_cents > 0) await chargeWhenDue(transaction, draft, at)
      const number = await numberInvoice(transaction, { uuid, document, who: 'staff' })
      await notifyOfInvoice(transaction, { ...draft, number }, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'invoice.posted',
        entity: `invoice:${uuid}`,
        details: { number, project_uuid: draft.project_uuid, total_cents: document.total_cents, charge },
      })
      return readInvoiceFor(transaction, 'staff', uuid)
    })
  })
}
