import type { CreditedParts } from '@talentplace/contract/billing/credit-notes/credit-note-form'
import { issueCreditNote } from '@talentplace/contract/billing/credit-notes/credit-note.routes'
import { creditNoteNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { postCreditNote, postPartialNote, type PostedNote, type SettleNote } from './post-credit-note.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { ownedInvoice } from '../invoice-payments/owned-invoice.ts'
import { hasOpenCharge } from '../charges/add-charge.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'
import { hashOfRequest, rejectOtherRequest, waitForKey } from '../../core/idempotency/request-hash.ts'
import { settleNote } from './settle-note.ts'
import { notifyOfNote } from './notify-of-note.ts'
import { wantedParts } from './wanted-parts.ts'

interface RequestedNote {
  readonly created_by: string
  readonly idempotency_key: string
  readonly request_hash: Buffer
}

type Wanted = CreditedParts & { readonly reason: string }

/** The note that this very call has made before. @throws HttpError 409 `key_reused` */
async function issuedBefore(transaction: Transaction<Tables>, request: RequestedNote) {
  const note = await transaction
    .selectFrom('credit_notes')
    .selectAll()
    .where('created_by', '=', request.created_by)
    .where('idempotency_key', '=', request.idempotency_key)
    .executeTakeFirst()
  if (!note) return undefined
  rejectOtherRequest(note.request_hash, request.request_hash)
  const { uuid: credit_note_uuid, applied_cents, credited_cents, refunded_cents } = note
  const number = creditNoteNumber(note.currency, note.number)
  return { credit_note_uuid, number, total_cents: 0 - note.total_cents, applied_cents, credited_cents, refunded_cents }
}

/** @throws HttpError 409 `payment_open` */
async function rejectWhileCharged(transaction: Transaction<Tables>, { uuid }: LockedInvoice): Promise<void> {
  if (!(await hasOpenCharge(transaction, uuid))) return
  const message = 'A card is being charged for this invoice. Nothing was issued; please wait a moment.'
  throw new HttpError(409, 'payment_open', message)
}

/** The note of what is wanted, which its invoice is settled with. @throws HttpError 400, 409 */
async function postWanted(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { request, at }: { request: RequestedNote & Wanted; at: Date },
): Promise<PostedNote> {
  const { reason, lines, ...by } = request
  const { amounts } = await wantedParts(transaction, invoice, { lines })
  const { today: issue_date } = await clientDay(transaction, invoice.client_uuid, at)
  const note = { invoice_uuid: invoice.uuid, issue_date, reason, ...by, at }
  const settle: SettleNote = (taken) =>
    settleNote(transaction, invoice, { amounts: taken, recorded_by: by.created_by, at })
  const posted =
    amounts === null
      ? await postCreditNote(transaction, note, settle)
      : await postPartialNote(transaction, { note, amounts }, settle)
  // Something is left, or it was refused above.
  if (!posted) throw new Error(`Nothing is left of invoice ${invoice.uuid}`)
  return posted
}

/** Staff correct a posted invoice. The same call again gives the same note. */
export function issueCreditNoteOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(issueCreditNote, async (context, { params, body }) => {
    const session = signedIn(context)
    const at = clock.now()
    const created_by = session.user_uuid
    const idempotency_key = idempotencyKeyOf(context)
    const request = { created_by, idempotency_key, request_hash: hashOfRequest('issueCreditNote', params.uuid, body) }
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, idempotency_key)
      const invoice = await ownedInvoice(transaction, session, params.uuid, 'admin_finance.edit')
      const known = await issuedBefore(transaction, request)
      if (known) return known
      await rejectWhileCharged(transaction, invoice)
      const posted = await postWanted(transaction, invoice, { request: { ...request, ...body }, at })
      const { uuid: credit_note_uuid, total_cents, settled } = posted
      const { payment_uuid, ...became } = settled
      const { reason } = body
      const number = creditNoteNumber(invoice.currency, posted.number)
      await notifyOfNote(transaction, invoice, {
        number,
        total_cents,
        reason,
        credited_cents: became.credited_cents,
        at,
      })
      await recordAudit(transaction, {
        at,
        actor_uuid: created_by,
        action: 'invoice.credited',
        entity: `invoice:${invoice.uuid}`,
        reason,
        details: { credit_note_uuid, number, total_cents, payment_uuid, ...became },
      })
      return { credit_note_uuid, number, total_cents, ...became }
    })
  })
}
