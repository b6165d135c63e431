import * as t from '@talentplace/contract/core/messages/notification-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import { mailOf, type MailText, type Sender } from '../../../platform/mail/mail-layout.ts'
import { ownArea } from '../../../rules/own-area.ts'

export interface MailedNotification {
  readonly uuid: string
  readonly title: string
  readonly body: string
  /** What it is about: `discussion:{uuid}`. */
  readonly entity_link: string | null
  /** Of a mail that tells of it alone; null: the title. */
  readonly mail_subject: string | null
}

export interface MailRecipient {
  readonly full_name: string
  readonly permissions: readonly Permission[]
  /** Where they end such mails. */
  readonly unsubscribePage: string
  /** Their answer goes into the discussion that the mail is about. */
  readonly takesReplies: boolean
}

const maxInOne = 30

/** The page on which a person chooses what reaches them; null: they have none. */
function choicesPath(permissions: readonly Permission[]): string | null {
  const area = ownArea(permissions)
  if (area !== 'admin') return `/${area}/contact_info#notifications`
  return hasPermission(permissions, 'admin') ? '/preferences' : null
}

const thread = /^discussion:([\da-f-]{36})$/

const discussionIn = ({ entity_link }: MailedNotification) => thread.exec(entity_link ?? '')?.[1]

/** The one discussion that all of them are about; null: there is none. */
export function discussionOf(notifications: readonly MailedNotification[]): string | null {
  const [first, ...others] = new Set(notifications.map(discussionIn))
  return others.length === 0 ? (first ?? null) : null
}

/** Where it leads: to the discussion whose messages wait, to those unread of several, to the one notification, else to all of them. */
function wayOn(
  permissions: readonly Permission[],
  notifications: readonly MailedNotification[],
): { label: string; path: string } {
  const area = ownArea(permissions)
  const [first, ...others] = new Set(notifications.map(discussionIn))
  const [only, ...more] = notifications
  if (first === undefined && only !== undefined && more.length === 0)
    return { label: t.open(), path: `/${area}/notifications/${only.uuid}` }
  if (first === undefined || others.includes(undefined)) return { label: t.openAll(), path: `/${area}/notifications` }
  return others.length === 0
    ? { label: t.openDiscussion(), path: `/${area}/discussions/${first}` }
    : { label: t.openDiscussions(), path: `/${area}/discussions?unread=true` }
}

/** What people wrote, as they wrote it: a broadcast keeps its lines. */
function paragraphsOf(body: string): { written: string }[] {
  return body
    .split(/(?:\r?\n){2,}/)
    .filter((text) => text.trim() !== '')
    .map((written) => ({ written }))
}

/** What all of them are about, if it is one thing. */
export function threadOf(notifications: readonly MailedNotification[]): string | null {
  const [first, ...others] = new Set(notifications.map(({ entity_link }) => entity_link))
  return others.length === 0 ? (first ?? null) : null
}

/** One notification as a mail of its own, several as one mail, in the language that is read. */
export function notificationMail(
  site: Sender,
  { full_name, permissions, unsubscribePage, takesReplies }: MailRecipient,
  notifications: readonly MailedNotification[],
): MailText {
  const [first] = notifications
  const alone = notifications.length === 1 && first !== undefined
  const visible = notifications
    .slice(0, maxInOne)
    .map(({ title, body }) => ({ written: body === '' ? title : `${title}\n${body}` }))
  const others = notifications.length - maxInOne
  const { label, path } = wayOn(permissions, notifications)
  const choices = choicesPath(permissions)
  return mailOf(site, {
    language: currentLanguage(),
    subject: alone
      ? (first.mail_subject ?? first.title)
      : t.several({ count: notifications.length, brand: site.brand.name }),
    greets: full_name,
    paragraphs: alone
      ? first.mail_subject === null && first.body !== ''
        ? paragraphsOf(first.body)
        : [...paragraphsOf(first.title), ...paragraphsOf(first.body)]
      : [...visible, ...(others > 0 ? [t.more({ count: others })] : [])],
    button: { label, url: `${site.publicUrl}${path}` },
    ...(takesReplies && { note: t.replies() }),
    reason: 'settings',
    optOut: {
      manage: choices && `${site.publicUrl}${choices}`,
      unsubscribe: unsubscribePage,
    },
  })
}
