import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'

/** Credit that went back by hand, as its client reads of it. */
export interface MailedManualRefund {
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
