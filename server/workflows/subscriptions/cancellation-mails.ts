import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

interface MailedRefund {
  /** `$812.00 CAD` */
  readonly amount: string
  /** `CAD-CN-00001`; null where nothing was invoiced. */
  readonly credit_note_number: string | null
}

export interface CancellationMails {
  cancelled(subscription: MailedSubscription, end_date: string): MailText
  kept(subscription: MailedSubscription, renews: string): MailText
  /** It has ended before it began, and everything comes back. */
  ended(subscription: MailedSubscription, refund: MailedRefund): MailText
}

/** What a client's people are told when a subscription is cancelled, goes on after all, or ends before it begins. */
export function cancellationMails({ brand, publicUrl }: Sender): CancellationMails {
  const button = (uuid: string) => ({ label: 'See the subscription', url: `${publicUrl}/client/projects/${uuid}` })
  return {
    cancelled: ({ uuid, project_name }, end_date) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Cancelled: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” ends on ${dayText(end_date)}, the last day that is paid for. Until then your assistants keep working as they do now, and nothing is charged after it.`,
          'You can change your mind until the end of that day.',
        ],
        button: button(uuid),
      }),
    kept: ({ uuid, project_name }, renews) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Going on: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” goes on. It renews on ${dayText(renews)}, as it would have without the cancellation.`,
        ],
        button: button(uuid),
      }),
    ended: ({ uuid, project_name }, { amount, credit_note_number }) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Cancelled with a full refund: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” has ended before it began, and nothing more is charged. We’re refunding ${amount} to the card that paid. Your bank may take a few days to show it.`,
          ...(credit_note_number === null ? [] : [`Credit note ${credit_note_number} takes your invoice back.`]),
        ],
        button: button(uuid),
      }),
  }
}
