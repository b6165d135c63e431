import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import { applicationThread } from '../applications/application-mails.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

/** To whoever may take a test again that they didn't pass. `title`: the test's. */
export function retryMail(site: Sender, to: { email: string; full_name: string }, title: string): Mail {
  return {
    to: to.email,
    thread: applicationThread(to.email),
    ...mailOf(site, {
      subject: `You can retake the “${title}” test`,
      greets: to.full_name,
      paragraphs: [
        `You can take the “${title}” test once more, with new questions. There’s no rush: start when you have a quiet moment.`,
      ],
      button: { label: 'Go to my skill tests', url: `${site.publicUrl}/va/apply/skilltest` },
      note: 'Don’t want to continue your application? You don’t need to do anything.',
      reason: 'application',
    }),
  }
}
