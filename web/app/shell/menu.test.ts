import type { Permission } from '@talentplace/contract/shared/permission'
import { flagNames } from '@talentplace/contract/shared/flag'
import { expect, test } from 'vitest'
import { publicRoutes } from '../routes/public.ts'
import { restRoutes } from '../routes/rest.ts'
import type { AppRoute } from '../routes/route.ts'
import { menuArea } from './menu-area.ts'
import { currentAddress, menuOf, type MenuViewer } from './menu.ts'

const present = [...publicRoutes, ...restRoutes]
const allOn = Object.fromEntries(flagNames.map((name) => [name, true]))

function viewer(permissions: Permission[], more: Partial<MenuViewer> = {}): MenuViewer {
  return { permissions, flags: allOn, isPrimaryContact: false, assistantState: 'none', ...more }
}

/** The menu as one line an entry, a group's links behind it. */
function titles(routes: readonly AppRoute[], area: 'client' | 'va' | 'admin', who: MenuViewer): string[] {
  return menuOf(routes, area, who).map(({ label, links }) =>
    links.length === 0 ? label : `${label}: ${links.map((link) => link.label).join(', ')}`,
  )
}

test('A4.5 the menu of a client, everything on', () => {
  expect(titles(present, 'client', viewer(['client', 'client.early-access'], { isPrimaryContact: true }))).toEqual([
    'Home',
    'Find an assistant',
    'Subscriptions: Current, Upcoming, Past, Draft',
    'Time',
    'Tasks: To do, Completed',
    'Invoices',
    'Discussions',
    'Notifications',
    'Account: Contact information, Company information, Billing, Colleagues, Referral, Change password, Your data',
    'Preferences',
  ])
})

test('A2.9 Billing is only for the primary contact', () => {
  expect(titles(present, 'client', viewer(['client'])).join()).not.toContain('Billing')
})

test('A2.7, A2.8 what a flag closes shows only to beta', () => {
  const off = { flags: {} }
  expect(titles(present, 'client', viewer(['client'], off))).toEqual([
    'Home',
    'Find an assistant',
    'Account: Contact information, Company information, Change password, Your data',
  ])
  expect(titles(present, 'client', viewer(['client', 'client.beta'], off))).toHaveLength(9)
  expect(titles(present, 'client', viewer(['client'], { flags: null }))).toHaveLength(3)
})

test('A4.5 the menu of an assistant, everything on', () => {
  expect(titles(present, 'va', viewer(['virtualassistant'], { assistantState: 'active' }))).toEqual([
    'Home',
    'Projects: Upcoming, Current, Past',
    'Time',
    'Tasks: Task lists, To do, Completed',
    'Bills',
    'Discussions',
    'Notifications',
    'Account: Profile, Contact information, Referral, Courses, Change password, Your data',
  ])
})

test('A2.11 an assistant’s menu shows in five states and in no other', () => {
  const lengths = ['active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused', 'none'].map(
    (assistantState) => titles(present, 'va', viewer(['virtualassistant'], { assistantState })).length,
  )
  expect(lengths).toEqual([8, 8, 8, 8, 8, 0, 0, 0])
})

test('A2.6 each admin permission opens its own entries', () => {
  const bare = titles(present, 'admin', viewer(['admin']))
  expect(bare).toEqual(['Home', 'Discussions', 'Tasks: All tasks, To do', 'Notifications', 'Preferences'])
  const more = (permission: Permission): string[] =>
    titles(present, 'admin', viewer(['admin', permission])).filter((entry) => !bare.includes(entry))
  expect(more('admin_virtualassistant.view')).toEqual([
    'Virtual assistants: Active, Probationary, Applicants, Interviews, Inactive, Ineligible, Loss and retention, Missing banking, Reviews, Skill test questions',
  ])
  expect(more('admin_client.view')).toEqual(['Clients'])
  expect(more('admin_project.view')).toEqual(['Subscriptions: All'])
  expect(more('admin_matching.view')).toEqual(['Subscriptions: Matching'])
  expect(more('admin_time.view')).toEqual(['Time'])
  expect(more('admin_finance.view')).toEqual([
    'Virtual assistants: Missing banking',
    'Finance: Overview, Invoices, Invoice adjustments, Bills, Bill adjustments, Prices, Taxes, Pay',
    'Promotions',
  ])
  expect(more('admin_finance_report.view')).toEqual(['Finance: Net income'])
  expect(more('admin_notification.view')).toEqual(['Manage notifications'])
  expect(more('admin_alert.view')).toEqual(['Alerts'])
  expect(more('admin_user.view')).toEqual(['Users'])
  expect(more('admin_utm.view')).toEqual(['UTMs'])
  expect(more('admin_configuration.view')).toEqual([
    'Criteria: Roles, Skills, Tools, Industries',
    'System: Administration, Configurations, Page texts, Integration readiness',
  ])
})

test('A2.6 Web Sockets, Jobs and Cron Jobs need super_admin', () => {
  expect(titles(present, 'admin', viewer(['super_admin'])).at(-2)).toBe(
    'System: Administration, Configurations, Page texts, Integration readiness, Web Sockets, Jobs, Cron Jobs',
  )
})

test('the entry of the present page is the longest that begins its path', () => {
  const entries = menuOf(present, 'admin', viewer(['super_admin']))
  expect(currentAddress(entries, '/admin/projects/matching/x')).toBe('/admin/projects/matching')
  expect(currentAddress(entries, '/admin/projects/x')).toBe('/admin/projects')
  expect(currentAddress(entries, '/admin/home')).toBe('/admin/home')
  expect(currentAddress(entries, '/healthcheck')).toBeNull()
})

test('a record that names its list has that list’s entry marked, where the menu has one', () => {
  const entries = menuOf(present, 'client', viewer(['client']))
  const record = '/client/projects/01940000-0000-7000-8000-000000000000'
  expect(currentAddress(entries, record)).toBe('/client/projects')
  expect(currentAddress(entries, record, '/client/projects_upcoming')).toBe('/client/projects_upcoming')
  expect(currentAddress(entries, record, '/client/elsewhere')).toBe('/client/projects')
})

test('someone with several roles has the menu of the area they are in, else of their home', () => {
  expect(menuArea('/client/home', ['admin', 'client'])).toBe('client')
  expect(menuArea('/va/home', ['admin', 'client'])).toBe('admin')
  expect(menuArea('/preferences', ['virtualassistant', 'client'])).toBe('va')
  expect(menuArea('/search', ['askbetty_client'])).toBeNull()
})
