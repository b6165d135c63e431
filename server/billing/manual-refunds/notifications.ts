import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import type { ManualRefundRow } from './move-credit.ts'

const methodWords = { transfer: 'by bank transfer', cheque: 'by cheque', other: '' } as const

/** As people read it: `by cheque on Nov 20, reference 4711`. */
const wayOf = ({ method, paid_date, reference }: ManualRefundRow, at: Date) =>
  `${methodWords[method]} on ${sentenceDay(paid_date, at)}, reference ${reference}`.trim()

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
  const button = { label: 'View your billing', url: `${site.publicUrl}/client/billing` }
  return {
    recorded: ({ amount, way, reason }: MailedManualRefund): MailText =>
      mailOf(site, {
        subject: `We refunded ${amount}`,
        paragraphs: [`We sent you ${amount} ${way}, from your credit with us.`, `Reason: ${reason}`],
        button,
        reason: 'billing',
      }),
    voided: ({ amount, way }: MailedManualRefund): MailText =>
      mailOf(site, {
        subject: `Correction: ${amount} is back in your credit`,
        paragraphs: [
          `We told you that we’d sent ${amount} ${way}. That was a mistake, and the amount is back in your credit.`,
        ],
        button,
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
  const amount = moneyText(refund.amount_cents, refund.currency)
  const { users, addresses } = await billedPeople(transaction, refund.client_uuid)
  const way = wayOf(refund, at)
  await notify(transaction, {
    users,
    type: 'billing',
    title: what === 'recorded' ? `We refunded ${amount}` : `Correction: ${amount} is back in your credit`,
    body:
      what === 'recorded'
        ? `We sent it ${way}. Reason: ${refund.reason}`
        : `We told you that we’d sent it ${way}. That was a mistake.`,
    icon: 'info',
    priority: 1,
    entity_link: `client:${refund.client_uuid}`,
    at,
  })
  const mail = mails[what]({ amount, way, reason: refund.reason })
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
