import * as t from '@talentplace/contract/core/messages/titles'
import type { ListedClassification } from '../../subscriptions/subscriptions/subscription-list.tsx'
import type { FlagName } from '@talentplace/contract/shared/flag'
import type { MenuIcon } from './menu-groups.ts'
import type { AppRoute, Guard, LoadScreen } from './route.ts'
import { discussionRoutes } from './discussions.ts'
import { notificationRoutes } from './own-notifications.ts'
import { pagesOf, type More } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import { taskRoutes } from './tasks.ts'

const page = pagesOf('client')
const record = recordsOf('client')
const client: Guard = { anyOf: ['client'] }
const withFlag = (flag: FlagName): Guard => ({ anyOf: ['client'], flag, beta: 'client.beta' })
const work = { colleague: 'work' } as const
const money = { colleague: 'money' } as const

const projects = withFlag('client-projects')
const tasks: Guard = { ...withFlag('client-tasks'), ...work }
const invoices: Guard = { ...withFlag('client-invoice'), ...money }
const notifications = withFlag('notifications')

const referralScreen = () => import('../../accounts/referrals/referral-screen.tsx')
const subscriptionList = () => import('../../subscriptions/subscriptions/subscription-list-screen.tsx')

function subscriptions(
  path: string,
  classification: ListedClassification,
  label: string,
  title: string,
  order: number,
) {
  return page(path, projects, title, subscriptionList, {
    props: { classification },
    translated: true,
    menu: { label, icon: 'briefcase', order, parent: 'clientProjects' },
  })
}

function account(
  path: string,
  title: string,
  screen: LoadScreen<object>,
  icon: MenuIcon,
  order: number,
  guard: Guard = client,
  more: More = {},
) {
  return page(path, guard, title, screen, { ...more, menu: { label: title, icon, order, parent: 'clientAccount' } })
}

/** A3.3: the pages of a client. */
export const clientRoutes: readonly AppRoute[] = [
  { path: '/client/dashboard', area: 'client', redirectTo: '/client/home' },
  page('/client/home', client, t.home(), () => import('../../pages/client/home/client-home-page.tsx'), {
    menu: { label: t.home(), icon: 'home', order: 10 },
    translated: true,
  }),
  subscriptions('/client/projects', 'current', t.current(), t.currentSubscriptions(), 21),
  subscriptions('/client/projects_upcoming', 'upcoming', t.upcoming(), t.upcomingSubscriptions(), 22),
  subscriptions('/client/projects_past', 'past', t.past(), t.pastSubscriptions(), 23),
  page(
    '/client/projects_draft',
    projects,
    t.draftSubscriptions(),
    () => import('../../hiring/drafts/draft-list-screen.tsx'),
    { translated: true, menu: { label: t.draft(), icon: 'briefcase', order: 24, parent: 'clientProjects' } },
  ),
  record(
    '/client/projects/shortlist/:project_uuid',
    { ...projects, ...work },
    t.shortlist(),
    () => import('../../pages/client/subscriptions/shortlist-page.tsx'),
  ),
  record(
    '/client/projects/requirements/:project_uuid',
    { ...projects, ...work },
    t.welcomeBrief(),
    () => import('../../subscriptions/requirements/requirements-screen.tsx'),
    { translated: true },
  ),
  page(
    '/client/projects/:uuid/:rate_plan_uuid?',
    projects,
    t.subscription(),
    () => import('../../pages/client/subscriptions/subscription-page.tsx'),
    { translated: true },
  ),
  page(
    '/client/time',
    { ...withFlag('client-time'), ...work },
    t.time(),
    () => import('../../work/time/client-time-screen.tsx'),
    { translated: true, menu: { label: t.time(), icon: 'timer', order: 30 } },
  ),
  page('/client/tasks', tasks, t.tasks(), () => import('../../work/tasks/client-task-screen.tsx'), {
    translated: true,
    menu: { label: t.toDo(), icon: 'tasks', order: 41, parent: 'clientTasks' },
  }),
  ...taskRoutes('client', tasks, 42),
  page(
    '/client/invoices',
    invoices,
    t.invoices(),
    () => import('../../billing/invoices/client-invoice-list-screen.tsx'),
    {
      translated: true,
      menu: { label: t.invoices(), icon: 'invoice', order: 50 },
    },
  ),
  record(
    '/client/invoices/:uuid',
    invoices,
    t.invoice(),
    () => import('../../pages/client/invoices/invoice-page.tsx'),
    {
      translated: true,
    },
  ),
  page(
    '/client/candidates',
    { ...client, ...work },
    t.savedCandidates(),
    () => import('../../matching/candidate-lists/candidate-lists-screen.tsx'),
    { translated: true },
  ),
  page(
    '/client/reviews',
    { ...client, ...work },
    t.reviews(),
    () => import('../../subscriptions/feedback/reviews-screen.tsx'),
    { translated: true },
  ),
  account(
    '/client/contact_info',
    t.contactInformation(),
    () => import('../../pages/client/contact-info-page.tsx'),
    'profile',
    91,
    client,
    { translated: true },
  ),
  account(
    '/client/company_info',
    t.companyInformation(),
    () => import('../../accounts/company/company-screen.tsx'),
    'building',
    92,
    { ...client, ...money },
    { translated: true },
  ),
  account(
    '/client/colleagues',
    t.colleagues(),
    () => import('../../pages/client/colleagues/colleagues-page.tsx'),
    'people',
    94,
    { ...client, primaryContact: true },
    { translated: true },
  ),
  page(
    '/client/billing',
    { ...client, primaryContact: true },
    t.billing(),
    () => import('../../pages/client/billing/billing-page.tsx'),
    {
      translated: true,
      menu: { label: t.billing(), icon: 'card', order: 93, parent: 'clientAccount', primaryContactOnly: true },
    },
  ),
  page('/client/referral', withFlag('referral-links'), t.referral(), referralScreen, {
    translated: true,
    menu: { label: t.referral(), icon: 'gift', order: 95, parent: 'clientAccount' },
  }),
  account(
    '/client/password',
    t.changePassword(),
    () => import('../../accounts/passwords/password-screen.tsx'),
    'key',
    96,
    client,
    { translated: true },
  ),
  account(
    '/client/data',
    t.yourData(),
    () => import('../../desk/personal-data/own-data-screen.tsx'),
    'profile',
    97,
    client,
    {
      translated: true,
    },
  ),
  page(
    '/client/matching_meeting',
    { ...client, ...work },
    t.bookMatchingMeeting(),
    () => import('../../hiring/meetings/matching-meeting-screen.tsx'),
    { translated: true },
  ),
  record('/client/meetings/:uuid', client, t.meeting(), () => import('../../hiring/meetings/meeting-screen.tsx'), {
    translated: true,
  }),
  ...notificationRoutes('client', notifications, 80),
  ...discussionRoutes('client', { ...withFlag('discussions'), ...work }, 70),
]
