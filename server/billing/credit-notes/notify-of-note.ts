import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
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
  const credit = credited_cents === 0 ? '' : ` ${moneyText(credited_cents, currency)} of it is your credit now.`
  await notify(transaction, {
    users,
    type: 'billing',
    title: `Credit note ${number}: ${moneyText(total_cents, currency)} off invoice ${invoiceNumber(currency, invoice.number)}`,
    body: `${reason}${/[.!?]$/.test(reason) ? '' : '.'}${credit}`,
    icon: 'info',
    priority: 1,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
}
