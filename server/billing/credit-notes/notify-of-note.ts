import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

interface IssuedNote {
  /** As it is written. */
  readonly number: string
  readonly total_cents: number
  readonly credited_cents: number
  readonly reason: string
  readonly at: Date
}

/** Step: the client hears of a credit note, why it was issued, and what of it is their credit now. */
export async function notifyOfNote(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  { number, total_cents, credited_cents, reason, at }: IssuedNote,
): Promise<void> {
  const { currency } = invoice
  const { users } = await billedPeople(transaction, invoice.client_uuid)
  const said = `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.creditNote({
        number,
        amount: money(total_cents, currency),
        invoice: invoiceNumber(currency, invoice.number),
      }),
      body: credited_cents === 0 ? said : t.reasonAndCredit({ reason: said, amount: money(credited_cents, currency) }),
    })),
    icon: 'info',
    priority: 1,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
}
