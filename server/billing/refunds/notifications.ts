import * as texts from '@talentplace/contract/billing/messages/notifications'
import * as cards from '@talentplace/contract/accounts/messages/cards'
import * as invoices from '@talentplace/contract/billing/messages/invoice-mails'
import * as t from '@talentplace/contract/billing/messages/refund-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import type { Transaction } from 'kysely'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import type { RefundRow } from './settle-refund.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { moneyText } from '../../rules/money-text.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { money } from '../invoices/document-words.ts'
import { billedPeople, financeStaff } from '../../core/recipients/recipients.ts'

async function paymentOf(transaction: Transaction<Tables>, uuid: string) {
  return transaction
    .selectFrom('payments')
    .innerJoin('clients', 'clients.uuid', 'payments.client_uuid')
    .leftJoin('charges', 'charges.uuid', 'payments.charge_uuid')
    .leftJoin('credit_cards', 'credit_cards.uuid', 'charges.card_uuid')
    .select(['payments.client_uuid', 'payments.currency', 'company', 'brand', 'last_four'])
    .where('payments.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
}

/** A refund as its client reads of it. */
interface MailedRefund {
  /** `$100.00 CAD`. */
  readonly amount: string
  /** `Visa ending in 4242`. */
  readonly card: string
  readonly reason: string
  /** The invoice it is of, if it is of one. */
  readonly invoice_uuid: string | null
}

/** What clients are told of money that is given back, by email. */
export function refundMails(site: Sender) {
  return {
    made: ({ amount, card, reason, invoice_uuid }: MailedRefund): MailText =>
      mailOf(site, {
        language: currentLanguage(),
        subject: t.refundedSubject({ amount }),
        paragraphs: [t.toCard({ amount, card }), t.reasonOf({ reason })],
        button:
          invoice_uuid === null
            ? { label: t.viewBilling(), url: `${site.publicUrl}/client/billing` }
            : { label: invoices.view(), url: `${site.publicUrl}/client/invoices/${invoice_uuid}` },
        reason: 'billing',
      }),
  }
}
export type RefundMails = ReturnType<typeof refundMails>

/** Step: the client hears of money that was given back, and staff of a refund that failed. */
export async function notifyOfRefund(
  transaction: Transaction<Tables>,
  { refund, mails, at }: { refund: RefundRow; mails: RefundMails; at: Date },
): Promise<void> {
  const { client_uuid, currency, company, brand, last_four } = await paymentOf(transaction, refund.payment_uuid)
  const { invoice_uuid, reason } = refund
  const amount = moneyText(refund.amount_cents, currency)
  const entity_link = invoice_uuid === null ? `client:${client_uuid}` : `invoice:${invoice_uuid}`
  if (refund.state === 'failed') {
    await notify(transaction, {
      users: await financeStaff(transaction),
      type: 'collections',
      title: `A refund of ${amount} to ${company.slice(0, 120)} failed`,
      body: `The card processor says: ${refund.failure_message}. Nothing was refunded, and the amount is back in the client’s credit. Try again, or refund it another way.`,
      icon: 'alert',
      priority: 0,
      entity_link,
      at,
    })
  }
  if (refund.state !== 'succeeded') return
  const card = () => cards.endingIn({ brand: brand ?? '', digits: last_four ?? '' })
  const { users, addresses } = await billedPeople(transaction, client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.refundedSubject({ amount: money(refund.amount_cents, currency) }),
      body: texts.onItsWay({ card: card(), reason: t.reasonOf({ reason }) }),
    })),
    icon: 'info',
    priority: 1,
    entity_link,
    at,
  })
  // Staff who refund by hand may read another language than the client.
  const language = await writtenIn(defaultLanguage, () => documentLanguage(transaction, client_uuid))
  const mail = writtenIn(language, () =>
    mails.made({
      amount: money(refund.amount_cents, currency),
      card: card(),
      reason,
      invoice_uuid,
    }),
  )
  for (const to of addresses) await queueMail(transaction, { to, ...mail, thread: entity_link })
}
