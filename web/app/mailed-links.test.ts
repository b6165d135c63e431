import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import { flagNames } from '@talentplace/contract/shared/flag'
import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, test } from 'vitest'
import { resolveGuard, type Viewer } from './routes/guards.ts'
import { publicRoutes } from './routes/public.ts'
import { restRoutes } from './routes/rest.ts'
import { isPage, type AppRoute } from './routes/route.ts'
import { routeAmong } from './routes/table.ts'

/*
 * Every address that a mail of ours is written with (`${publicUrl}/…` in the server), with who is mailed it: it opens for
 * them, and is neither the not-found page nor another page that they are led to.
 */
const server = fileURLToPath(new URL('../../server/', import.meta.url))
const uuid = '018f3c2a-5a77-7c61-9d5e-1f2a3b4c5d6e'
const flags = Object.fromEntries(flagNames.map((name) => [name, true]))

/** Without a role among colleagues: the primary contact, who does everything. */
function viewer(permissions: readonly Permission[] | null, colleagueRole: ColleagueRole | null = null): Viewer {
  const isPrimaryContact = permissions?.includes('client') === true && colleagueRole === null
  return { permissions, flags, isPrimaryContact, colleagueRole: colleagueRole ?? 'everything' }
}
const people = {
  visitor: viewer(null),
  'primary contact': viewer(['client']),
  'colleague for work': viewer(['client'], 'work'),
  'colleague for money': viewer(['client'], 'money'),
  assistant: viewer(['virtualassistant']),
  staff: viewer(['admin', 'admin_notification.view']),
} as const
type Recipient = keyof typeof people

const payers = ['primary contact', 'colleague for money'] as const
const everyClient = ['primary contact', 'colleague for work', 'colleague for money'] as const

/** What stands behind `${publicUrl}` in the server, and to whom it is mailed. */
const written: Readonly<Record<string, readonly Recipient[]>> = {
  '': ['visitor'],
  '/?action=login&email=${about(email)}': ['visitor'],
  '/?action=login&email=${encodeURIComponent(email)}': ['visitor'],
  '/verify/${key}?email=${about(email)}': ['visitor'],
  '/unsubscribe#token=${await tokenOf(userUuid)}': ['visitor'],
  '/invitation?key=${key}': ['visitor'],
  '/va/apply': ['visitor', 'assistant'],
  '/va/apply?resume=${about(key)}': ['visitor', 'assistant'],
  '/va/apply?key=${about(linkKey)}&email=${about(email)}': ['visitor'],
  '/va/apply/skilltest': ['assistant'],
  '/va/home': ['assistant'],
  '/va/contact_info': ['assistant'],
  '/client/billing': ['primary contact'],
  '/client/colleagues': ['primary contact'],
  '/client/invoices/${uuid}': payers,
  '/client/invoices/${invoice.uuid}': payers,
  '/client/invoices/${invoice_uuid}': payers,
  '/client/projects/${uuid}': everyClient,
  '/client/projects/${project_uuid}': everyClient,
  '/search/${project_uuid}': everyClient,
  '/client/checkout_confirmation/${project_uuid}': ['visitor', ...everyClient],
  '/client/matching_meeting?project_uuid=${order.project_uuid}': ['primary contact', 'colleague for work'],
  '/client/projects/requirements/${order.project_uuid}': ['primary contact', 'colleague for work'],
  '/admin/manage_notifications/feedback': ['staff'],
}

/** Where the address is put together elsewhere: what it can be. */
const composed: Readonly<Record<string, Readonly<Record<string, readonly Recipient[]>>>> = {
  'accounts/mails/account-mails.ts': {
    '/client/password': everyClient,
    '/va/profile/password': ['assistant'],
    '/profile/password': ['staff'],
  },
  'core/calendar/meeting-mails.ts': {
    '/client/meetings/:uuid': everyClient,
    '/va/meetings/:uuid': ['assistant'],
    '/client/contact': ['visitor', ...everyClient],
    '/client/matching_meeting?project_uuid=:uuid': ['primary contact', 'colleague for work'],
    '/client/projects/shortlist/:uuid': ['primary contact', 'colleague for work'],
    '/va/apply/scheduleinterview': ['assistant'],
    '/va/apply/scheduleonboarding': ['assistant'],
  },
  'core/notifications/mails/notification-mail.ts': {
    '/client/notifications': everyClient,
    '/client/notifications/:uuid': everyClient,
    '/client/discussions/:uuid': ['primary contact', 'colleague for work'],
    '/client/discussions?unread=true': ['primary contact', 'colleague for work'],
    '/va/notifications': ['assistant'],
    '/va/notifications/:uuid': ['assistant'],
    '/va/discussions/:uuid': ['assistant'],
    '/va/discussions?unread=true': ['assistant'],
    '/admin/notifications': ['staff'],
    '/admin/notifications/:uuid': ['staff'],
    '/client/contact_info#notifications': everyClient,
    '/va/contact_info#notifications': ['assistant'],
    '/preferences': ['staff'],
  },
  'work/discussions/replies/reply-mails.ts': {
    '': ['visitor'],
    '/client/discussions/:uuid': ['primary contact', 'colleague for work'],
    '/va/discussions/:uuid': ['assistant'],
  },
  'desk/personal-data/deletion-mails.ts': {
    '/client/data': everyClient,
    '/va/profile/data': ['assistant'],
    '/profile/data': ['staff'],
  },
}

/** Addresses that aren't of mails, or that programs open. */
const unmailed = new Set(['/dev/mail', '/client/invoices', '/api/unsubscribe?token=${await tokenOf(userUuid)}'])

/** The addresses written in the server, with their files; what begins with a variable is put together there. */
async function findWritten(): Promise<{ file: string; address: string }[]> {
  const files = await readdir(server, { recursive: true })
  const found: { file: string; address: string }[] = []
  for (const file of files.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    const text = await readFile(`${server}${file}`, 'utf8')
    for (const [, address = ''] of text.matchAll(/\$\{(?:\w+\.)*publicUrl\}((?:\$\{[^}]*\}|[\w/?=&#.-])*)/g))
      found.push({ file, address })
  }
  return found
}

const routes = [...publicRoutes, ...restRoutes]
const find = (pathname: string): AppRoute | null => routeAmong(routes, pathname)

/** Null: they see the page. Else what they see instead. */
function insteadFor(recipient: Recipient, address: string): string | null {
  const { pathname } = new URL(address.replaceAll(/\$\{[^}]*\}|:uuid/g, uuid), 'https://talentplace.test')
  const route = find(pathname)
  if (route === null || !isPage(route) || route.path === '*') return `${pathname} is no page`
  const verdict = resolveGuard(route, pathname, people[recipient], find)
  return verdict.kind === 'open' ? null : `${pathname} leads to ${verdict.kind === 'go' ? verdict.to : 'nothing'}`
}

test('every link that a mail is written with stands here with who is mailed it, and no other', async () => {
  const found = await findWritten()
  const isComposed = ({ file, address }: { file: string; address: string }) =>
    address.startsWith('${') || (address === '' && file in composed)
  const plain = new Set(found.filter((each) => !isComposed(each)).map(({ address }) => address))
  expect([...plain].filter((address) => !unmailed.has(address)).toSorted()).toEqual(Object.keys(written).toSorted())
  const files = new Set(found.filter(isComposed).map(({ file }) => file))
  expect([...files].toSorted()).toEqual(Object.keys(composed).toSorted())
})

const everyLink: Readonly<Record<string, readonly Recipient[]>> = Object.assign({}, written, ...Object.values(composed))

test.each(Object.entries(everyLink))('%s opens for whoever is mailed it', (address, recipients) => {
  const seen = recipients.map((recipient) => [recipient, insteadFor(recipient, address)])
  expect(seen).toEqual(recipients.map((recipient) => [recipient, null]))
})
