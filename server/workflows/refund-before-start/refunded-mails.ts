import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'

interface EndedSubscription {
  readonly uuid: string
  readonly project_name: string
  /** `$812.00 CAD` */
  readonly amount: string
  /** `CAD-CN-00001`; null where nothing was invoiced. */
  readonly credit_note_number: string | null
}

/** What a client's people are told when a subscription ends before it begins. */
export function refundedMails({ brand, publicUrl }: Sender) {
  return {
    ended: ({ uuid, project_name, amount, credit_note_number }: EndedSubscription): MailText =>
      mailOf({
        brand,
        publicUrl,
        subject: `Cancelled with a full refund: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” has ended before it began, and nothing more is charged. We’re refunding ${amount} to the card that paid. Your bank may take a few days to show it.`,
          ...(credit_note_number === null ? [] : [`Credit note ${credit_note_number} takes your invoice back.`]),
        ],
        button: { label: 'See the subscription', url: `${publicUrl}/client/projects/${uuid}` },
      }),
  }
}
export type RefundedMails = ReturnType<typeof refundedMails>
