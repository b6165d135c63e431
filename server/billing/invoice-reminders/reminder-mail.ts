import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'

/** `before`: 3 days ahead of the due day; `after`: once it has passed; `again`: 10 days later. */
export type ReminderStage = 'before' | 'after' | 'again'

type Reminded = Pick<
  LockedInvoice,
  'uuid' | 'number' | 'currency' | 'due_date' | 'total_cents' | 'paid_cents' | 'project_name'
>

/** `Invoice CAD-00133: $1,098.36 CAD is due Dec 13`. */
export function reminderTitle(
  { number, currency, due_date, total_cents, paid_cents }: Reminded,
  stage: ReminderStage,
  at: Date,
): string {
  const invoice = `Invoice ${invoiceNumber(currency, number)}`
  const open = moneyText(total_cents - paid_cents, currency)
  return `${invoice}: ${open} ${stage === 'before' ? 'is' : 'was'} due ${sentenceDay(due_date, at)}`
}

/** What is open, and the step to take. */
export function reminderText(
  { currency, total_cents, paid_cents, project_name }: Reminded,
  stage: ReminderStage,
): string {
  const open = `The balance due for “${project_name}” is ${moneyText(total_cents - paid_cents, currency)}.`
  if (stage === 'before') return `${open} You can pay it on the invoice’s page.`
  return `${open} Please pay it on the invoice’s page. If you’ve already sent the money, thank you: there’s nothing more to do.`
}

export function reminderMail(site: Sender, invoice: Reminded, stage: ReminderStage, at: Date): Omit<Mail, 'to'> {
  const words = mailOf(site, {
    subject: reminderTitle(invoice, stage, at),
    paragraphs: [reminderText(invoice, stage)],
    button: { label: 'Pay the invoice', url: `${site.publicUrl}/client/invoices/${invoice.uuid}` },
    reason: 'billing',
  })
  return { ...words, thread: `invoice:${invoice.uuid}` }
}
