import { invoiceNumber } from '@talentplace/contract/invoices/invoice-number'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from '../renewals/lock-invoice.ts'

/** `before`: 3 days ahead of the due day; `after`: once it has passed; `again`: 10 days later. */
export type ReminderStage = 'before' | 'after' | 'again'

type Reminded = Pick<
  LockedInvoice,
  'uuid' | 'number' | 'currency' | 'due_date' | 'total_cents' | 'paid_cents' | 'project_name'
>

export function reminderTitle({ number, currency, due_date }: Reminded, stage: ReminderStage): string {
  const invoice = `Invoice ${invoiceNumber(currency, number)}`
  return stage === 'before' ? `${invoice} is due on ${dayText(due_date)}` : `${invoice} was due on ${dayText(due_date)}`
}

/** What is open, and the step to take. */
export function reminderText(
  { currency, total_cents, paid_cents, project_name }: Reminded,
  stage: ReminderStage,
): string {
  const open = `${moneyText(total_cents - paid_cents, currency)} for “${project_name}” is open.`
  if (stage === 'before') return `${open} You can pay it on the invoice’s page.`
  return `${open} Please pay it on the invoice’s page. If you’ve sent the money already, thank you: there is nothing more you need to do.`
}

export function reminderMail({ brand, publicUrl }: Sender, invoice: Reminded, stage: ReminderStage): Omit<Mail, 'to'> {
  return mailOf({
    brand,
    publicUrl,
    subject: reminderTitle(invoice, stage),
    paragraphs: [reminderText(invoice, stage)],
    button: { label: 'See the invoice', url: `${publicUrl}/client/invoices/${invoice.uuid}` },
  })
}
