import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

export interface PauseMails {
  paused(subscription: MailedSubscription, days: { from: string; resumes_on: string }): MailText
  /** One under way ends on another day than was agreed. */
  continues(subscription: MailedSubscription, resumes_on: string): MailText
  /** Taken back before it began. */
  notPaused(subscription: MailedSubscription, renews: string): MailText
}

/** What a client's people are told when a subscription is paused, or isn't after all. */
export function pauseMails({ brand, publicUrl }: Sender): PauseMails {
  const mail = ({ uuid }: MailedSubscription, subject: string, paragraphs: string[]) => {
    const button = { label: 'See the subscription', url: `${publicUrl}/client/projects/${uuid}` }
    return mailOf({ brand, publicUrl, subject, paragraphs, button })
  }
  return {
    paused: (subscription, { from, resumes_on }) =>
      mail(subscription, `Paused from ${dayText(from)}: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” is paused from ${dayText(from)}. Until then your assistants keep working as they do now. During the pause nothing is charged and nobody works.`,
        `On ${dayText(resumes_on)} it continues automatically: a new period begins that day and is charged to your card. You can change the day, or take the pause back until it begins.`,
      ]),
    continues: (subscription, resumes_on) =>
      mail(subscription, `Continues on ${dayText(resumes_on)}: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” continues on ${dayText(resumes_on)}: a new period begins that day and is charged to your card.`,
      ]),
    notPaused: (subscription, renews) =>
      mail(subscription, `No pause: ${subscription.project_name}`, [
        `The pause of your subscription “${subscription.project_name}” was taken back. It renews on ${dayText(renews)}, as it would have without it.`,
      ]),
  }
}
