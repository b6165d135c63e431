import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import * as t from '@talentplace/contract/billing/messages/invoice-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import type { LockedInvoice } from '../charges/lock-invoice.ts'
import { money } from '../invoices/document-words.ts'

/** `before`: 3 days ahead of the due day; `after`: once it has passed; `again`: 10 days later. */
export type ReminderStage = 'before' | 'after' | 'again'

type Reminded = Pick<
  LockedInvoice,
  'uuid' | 'number' | 'currency' | 'due_date' | 'total_cents' | 'paid_cents' | 'project_name'
>

/** `Invoice CAD-00133: $1,098.36 CAD is due Dec 13` */
export function reminderTitle(
  { number, currency, due_date, total_cents, paid_cents }: Reminded,
  stage: ReminderStage,
  at: Date,
): string {
  return t.reminderSubject({
    number: invoiceNumber(currency, number),
    amount: money(total_cents - paid_cents, currency),
    stage,
    day: sentenceDay(due_date, at, currentLanguage()),
  })
}

/** What is open, and the step to take. */
export function reminderText(
  { currency, total_cents, paid_cents, project_name: project }: Reminded,
  stage: ReminderStage,
): string {
  return t.reminder({ project, amount: money(total_cents - paid_cents, currency), stage })
}

export function reminderMail(site: Sender, invoice: Reminded, stage: ReminderStage, at: Date): Omit<Mail, 'to'> {
  const words = mailOf(site, {
    language: currentLanguage(),
    subject: reminderTitle(invoice, stage, at),
    paragraphs: [reminderText(invoice, stage)],
    button: { label: t.pay(), url: `${site.publicUrl}/client/invoices/${invoice.uuid}` },
    reason: 'billing',
  })
  return { ...words, thread: `invoice:${invoice.uuid}` }
}
