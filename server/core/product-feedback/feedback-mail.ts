import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import type { Session } from '../../platform/sessions/session.ts'

export interface FeedbackSite extends Sender {
  /** Where clients' and assistants' feedback is mailed. */
  readonly mailboxes: { readonly client_support: string; readonly va_support: string }
}

/** To our own team. `page`: where they were. */
export function feedbackMail(
  site: FeedbackSite,
  { full_name, email, permissions }: Pick<Session, 'full_name' | 'email' | 'permissions'>,
  { message, page }: { message: string; page: string | null },
): Mail {
  const mailbox = permissions.includes('virtualassistant') ? 'va_support' : 'client_support'
  return {
    to: site.mailboxes[mailbox],
    replyTo: email,
    ...mailOf(site, {
      subject: `Feedback from ${full_name}`,
      paragraphs: [{ written: message }, `From ${full_name}, ${email}${page === null ? '' : `, on ${page}`}`],
      button: { label: 'View all feedback', url: `${site.publicUrl}/admin/manage_notifications/feedback` },
      reason: 'team',
    }),
  }
}
