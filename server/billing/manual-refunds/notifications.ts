import * as texts from '@talentplace/contract/billing/messages/notifications'
import * as t from '@talentplace/contract/billing/messages/refund-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { money } from '../invoices/document-words.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import type { ManualRefundRow } from './move-credit.ts'

/** As people read it: `by cheque on Nov 20, reference 4711`. */
export const wayOf = (
  { method, paid_date, reference }: Pick<ManualRefundRow, 'method' | 'paid_date' | 'reference'>,
  at: Date,
): string => t.way({ method, day: sentenceDay(paid_date, at, currentLanguage()), reference })

/** Credit that went back by hand, as its client reads of it. */
interface MailedManualRefund {
  /** `$100.00 CAD`. */
  readonly amount: string
  /** `by bank transfer on Nov 20, reference 4711`. */
  readonly way: string
  readonly reason: string
}

/** What clients are told of credit that was given back by transfer or cheque. */
export function manualRefundMails(site: Sender) {
  const buttonOf = () => ({ label: t.viewBilling(), url: `${site.publicUrl}/client/billing` })
  return {
    recorded: ({ amount, way, reason }: MailedManualRefund): MailText =>
      mailOf(site, {
        language: currentLanguage(),
        subject: t.refundedSubject({ amount }),
        paragraphs: [t.sent({ amount, way }), t.reasonOf({ reason })],
        button: buttonOf(),
        reason: 'billing',
      }),
    voided: ({ amount, way }: MailedManualRefund): MailText =>
      mailOf(site, {
        language: currentLanguage(),
        subject: t.voidedSubject({ amount }),
        paragraphs: [t.voided({ amount, way })],
        button: buttonOf(),
        reason: 'billing',
      }),
  }
}
export type ManualRefundMails = ReturnType<typeof manualRefundMails>

/** Step: the client hears that their credit went back by hand, or is theirs again because it was entered by mistake. */
export async function notifyClient(
  transaction: Transaction<Tables>,
  refund: ManualRefundRow,
  { what, mails, at }: { what: 'recorded' | 'voided'; mails: ManualRefundMails; at: Date },
): Promise<void> {
  const { users, addresses } = await billedPeople(transaction, refund.client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => {
      const [amount, way] = [money(refund.amount_cents, refund.currency), wayOf(refund, at)]
      return what === 'recorded'
        ? {
            title: t.refundedSubject({ amount }),
            body: texts.sentBack({ way, reason: t.reasonOf({ reason: refund.reason }) }),
          }
        : { title: t.voidedSubject({ amount }), body: texts.sentByMistake({ way }) }
    }),
    icon: 'info',
    priority: 1,
    entity_link: `client:${refund.client_uuid}`,
    at,
  })
  // Staff, who enter it, may read another language than the client.
  const language = await writtenIn(defaultLanguage, () => documentLanguage(transaction, refund.client_uuid))
  const mail = writtenIn(language, () =>
    mails[what]({
      amount: money(refund.amount_cents, refund.currency),
      way: wayOf(refund, at),
      reason: refund.reason,
    }),
  )
  for (const to of addresses) await queueMail(transaction, { to, ...mail })
}

/** Step: those who can be the second person hear of a refund that needs one. */
export async function notifyApprovers(
  transaction: Transaction<Tables>,
  { client_uuid, amount_cents, currency, proposed_by }: ManualRefundRow,
  at: Date,
): Promise<void> {
  const { company } = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const staff = await staffWith(transaction, 'admin_finance.edit')
  await notify(transaction, {
    type: 'adjustments_to_approve',
    users: staff.filter((each) => each !== proposed_by),
    title: `A refund of ${moneyText(amount_cents, currency)} needs your approval`,
    body: `It went back to ${company.slice(0, 120)} by transfer or cheque. It’s above the amount that one person can approve.`,
    icon: 'task',
    priority: 1,
    entity_link: `client:${client_uuid}`,
    at,
  })
}
