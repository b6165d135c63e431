import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'

/** Credit that went back by hand, as its client reads of it. */
export interface MailedManualRefund {
  /** `$100.00 CAD`. */
  readonly amount: string
  /** `by bank transfer on Nov 20th 2026, reference 4711`. */
  readonly way: string
  readonly reason: string
}

/** What clients are told of credit that was given back by transfer or cheque. */
export function manualRefundMails({ brand, publicUrl }: Sender) {
  const button = { label: 'See your billing', url: `${publicUrl}/client/billing` }
  return {
    recorded: ({ amount, way, reason }: MailedManualRefund): MailText =>
      mailOf({
        brand,
        publicUrl,
        subject: `We refunded ${amount}`,
        paragraphs: [`We sent you ${amount} ${way}. It was your credit with us.`, `The reason: ${reason}`],
        button,
      }),
    voided: ({ amount, way }: MailedManualRefund): MailText =>
      mailOf({
        brand,
        publicUrl,
        subject: `Correction: ${amount} is your credit again`,
        paragraphs: [`We told you that we sent ${amount} ${way}. That was a mistake: it is your credit again.`],
        button,
      }),
  }
}
export type ManualRefundMails = ReturnType<typeof manualRefundMails>
