import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

export interface PauseMails {
  paused(subscription: MailedSubscription, days: { from: string; resumes_on: string }, at: Date): MailText
  /** One under way ends on another day than was agreed. */
  continues(subscription: MailedSubscription, resumes_on: string, at: Date): MailText
  /** Taken back before it began. */
  notPaused(subscription: MailedSubscription, renews: string, at: Date): MailText
}

/** What a client's people are told when a subscription is paused, or isn't after all. */
export function pauseMails(site: Sender): PauseMails {
  const mail = ({ uuid }: MailedSubscription, subject: string, paragraphs: string[]) => {
    const button = { label: 'View the subscription', url: `${site.publicUrl}/client/projects/${uuid}` }
    return mailOf(site, { subject, paragraphs, button, reason: 'billing' })
  }
  return {
    paused: (subscription, { from, resumes_on }, at) =>
      mail(subscription, `Paused from ${sentenceDay(from, at)}: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” will pause on ${sentenceDay(from, at)}. Your assistants keep working until then. During the pause, nothing is charged and nobody works.`,
        `It resumes automatically on ${sentenceDay(resumes_on, at)}, when a new period starts and is charged to your card. You can change that day, or cancel the pause until it starts.`,
      ]),
    continues: (subscription, resumes_on, at) =>
      mail(subscription, `Resumes ${sentenceDay(resumes_on, at)}: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” resumes on ${sentenceDay(resumes_on, at)}. A new period starts that day and is charged to your card.`,
      ]),
    notPaused: (subscription, renews, at) =>
      mail(subscription, `Pause cancelled: ${subscription.project_name}`, [
        `The pause of your subscription “${subscription.project_name}” was cancelled. It renews on ${sentenceDay(renews, at)} as usual.`,
      ]),
  }
}
