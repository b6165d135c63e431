import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'

export interface MailedNotification {
  readonly title: string
  readonly body: string
  /** What it is about: `discussion:{uuid}`. */
  readonly entity_link: string | null
}

const mostInOne = 30

/** The part of the product that is theirs, as addresses begin with it. */
function areaOf(permissions: readonly string[]): 'client' | 'va' | 'admin' {
  if (permissions.includes('virtualassistant')) return 'va'
  return permissions.includes('client') || permissions.includes('askbetty_client') ? 'client' : 'admin'
}

const thread = /^discussion:([\da-f-]{36})$/

/** Where it leads: to the discussion whose messages wait, to those unread of several, else to the notifications. */
function wayOn(
  permissions: readonly string[],
  notifications: readonly MailedNotification[],
): { label: string; path: string } {
  const area = areaOf(permissions)
  const [first, ...others] = new Set(notifications.map(({ entity_link }) => thread.exec(entity_link ?? '')?.[1]))
  if (first === undefined || others.includes(undefined))
    return { label: 'Open your notifications', path: `/${area}/notifications` }
  return others.length === 0
    ? { label: 'Open the discussion', path: `/${area}/discussions/${first}` }
    : { label: 'Open your discussions', path: `/${area}/discussions?unread=true` }
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
  const { label, path } = wayOn(permissions, notifications)
  return mailOf({
    ...installation,
    subject: alone ? first.title : `${notifications.length} notifications from ${installation.brand.name}`,
    paragraphs: alone
      ? first.body.split(/\n{2,}/).filter((text) => text.trim() !== '')
      : [...shown, ...(others > 0 ? [`And ${others} more.`] : [])],
    button: { label, url: `${installation.publicUrl}${path}` },
    note: `You get this because of how notifications reach you. No more of these emails, without signing in: ${installation.unsubscribePage}`,
  })
}
