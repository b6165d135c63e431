import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'

/** A refund as its client reads of it. */
export interface MailedRefund {
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
        subject: `We refunded ${amount}`,
        paragraphs: [
          `We refunded ${amount} to your ${card}. It may take your bank a few days to show it.`,
          `Reason: ${reason}`,
        ],
        button:
          invoice_uuid === null
            ? { label: 'View your billing', url: `${site.publicUrl}/client/billing` }
            : { label: 'View the invoice', url: `${site.publicUrl}/client/invoices/${invoice_uuid}` },
        reason: 'billing',
      }),
  }
}
export type RefundMails = ReturnType<typeof refundMails>
