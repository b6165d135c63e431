import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'

export interface CancellationMails {
  cancelled(subscription: { uuid: string; project_name: string }, end_date: string): MailText
  kept(subscription: { uuid: string; project_name: string }, renews: string): MailText
}

/** What a client's people are told when a subscription is cancelled, or goes on after all. */
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
  }
}
