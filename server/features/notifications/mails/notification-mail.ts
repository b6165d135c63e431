import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'

export interface MailedNotification {
  readonly title: string
  readonly body: string
}

const mostInOne = 30

/** Where a person reads their notifications. */
function notificationsPath(permissions: readonly string[]): string {
  if (permissions.includes('virtualassistant')) return '/va/notifications'
  return permissions.includes('client') || permissions.includes('askbetty_client')
    ? '/client/notifications'
    : '/admin/notifications'
}

/** One notification as a mail of its own, several as one mail. */
export function notificationMail(
  installation: Sender & { unsubscribePage: string },
  permissions: readonly string[],
  notifications: readonly MailedNotification[],
): { subject: string; text: string; html: string } {
  const [first] = notifications
  const alone = notifications.length === 1 && first !== undefined
  const shown = notifications.slice(0, mostInOne).map(({ title, body }) => (body === '' ? title : `${title}: ${body}`))
  const others = notifications.length - mostInOne
  return mailOf({
    ...installation,
    subject: alone ? first.title : `${notifications.length} notifications from ${installation.brand.name}`,
    paragraphs: alone
      ? first.body.split(/\n{2,}/).filter((text) => text.trim() !== '')
      : [...shown, ...(others > 0 ? [`And ${others} more.`] : [])],
    button: { label: 'Open your notifications', url: `${installation.publicUrl}${notificationsPath(permissions)}` },
    note: `You get this because of how notifications reach you. No more of these emails, without signing in: ${installation.unsubscribePage}`,
  })
}
