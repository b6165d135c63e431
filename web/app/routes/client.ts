import type { ListedClassification } from '../../subscriptions/subscriptions/subscription-list.tsx'
import type { FlagName } from '@talentplace/contract/shared/flag'
import type { MenuIcon } from './menu-groups.ts'
import type { AppRoute, Guard, LoadScreen } from './route.ts'
import { discussionRoutes } from './discussions.ts'
import { notificationRoutes } from './own-notifications.ts'
import { pagesOf } from './page-route.ts'
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

function subscriptions(path: string, classification: ListedClassification, label: string, order: number) {
  return page(path, projects, `${label} Subscriptions`, subscriptionList, {
    props: { classification },
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
) {
  return page(path, guard, title, screen, { menu: { label: title, icon, order, parent: 'clientAccount' } })
}

/** A3.3: the pages of a client. */
export const clientRoutes: readonly AppRoute[] = [
  { path: '/client/dashboard', area: 'client', redirectTo: '/client/home' },
  page('/client/home', client, 'Home', () => import('../../pages/client/home/client-home-page.tsx'), {
    menu: { label: 'Home', icon: 'home', order: 10 },
  }),
  subscriptions('/client/projects', 'current', 'Current', 21),
  subscriptions('/client/projects_upcoming', 'upcoming', 'Upcoming', 22),
  subscriptions('/client/projects_past', 'past', 'Past', 23),
  page(
    '/client/projects_draft',
    projects,
    'Draft Subscriptions',
    () => import('../../hiring/drafts/draft-list-screen.tsx'),
    { menu: { label: 'Draft', icon: 'briefcase', order: 24, parent: 'clientProjects' } },
  ),
  record(
    '/client/projects/shortlist/:project_uuid',
    { ...projects, ...work },
    'Your shortlist',
    () => import('../../pages/client/subscriptions/shortlist-page.tsx'),
  ),
  record(
    '/client/projects/requirements/:project_uuid',
    { ...projects, ...work },
    'Welcome brief',
    () => import('../../subscriptions/requirements/requirements-screen.tsx'),
  ),
  page(
    '/client/projects/:uuid/:rate_plan_uuid?',
    projects,
    'Subscription',
    () => import('../../pages/client/subscriptions/subscription-page.tsx'),
  ),
  page(
    '/client/time',
    { ...withFlag('client-time'), ...work },
    'Time',
    () => import('../../work/time/client-time-screen.tsx'),
    { menu: { label: 'Time', icon: 'timer', order: 30 } },
  ),
  page('/client/tasks', tasks, 'Tasks', () => import('../../work/tasks/client-task-screen.tsx'), {
    menu: { label: 'To do', icon: 'tasks', order: 41, parent: 'clientTasks' },
  }),
  ...taskRoutes('client', tasks, 42),
  page(
    '/client/invoices',
    invoices,
    'Invoices',
    () => import('../../billing/invoices/client-invoice-list-screen.tsx'),
    {
      menu: { label: 'Invoices', icon: 'invoice', order: 50 },
    },
  ),
  record('/client/invoices/:uuid', invoices, 'Invoice', () => import('../../pages/client/invoices/invoice-page.tsx')),
  page(
    '/client/candidates',
    { ...client, ...work },
    'Saved candidates',
    () => import('../../matching/candidate-lists/candidate-lists-screen.tsx'),
  ),
  page(
    '/client/reviews',
    { ...client, ...work },
    'Reviews',
    () => import('../../subscriptions/feedback/reviews-screen.tsx'),
  ),
  account(
    '/client/contact_info',
    'Contact information',
    () => import('../../pages/client/contact-info-page.tsx'),
    'profile',
    91,
  ),
  account(
    '/client/company_info',
    'Company information',
    () => import('../../accounts/company/company-screen.tsx'),
    'building',
    92,
    { ...client, ...money },
  ),
  account(
    '/client/colleagues',
    'Colleagues',
    () => import('../../pages/client/colleagues/colleagues-page.tsx'),
    'people',
    94,
    { ...client, primaryContact: true },
  ),
  page(
    '/client/billing',
    { ...client, primaryContact: true },
    'Billing',
    () => import('../../pages/client/billing/billing-page.tsx'),
    { menu: { label: 'Billing', icon: 'card', order: 93, parent: 'clientAccount', primaryContactOnly: true } },
  ),
  page('/client/referral', withFlag('referral-links'), 'Referral', referralScreen, {
    menu: { label: 'Referral', icon: 'gift', order: 95, parent: 'clientAccount' },
  }),
  account(
    '/client/password',
    'Change password',
    () => import('../../accounts/passwords/password-screen.tsx'),
    'key',
    96,
  ),
  account('/client/data', 'Your data', () => import('../../desk/personal-data/own-data-screen.tsx'), 'profile', 97),
  page(
    '/client/matching_meeting',
    { ...client, ...work },
    'Book a matching meeting',
    () => import('../../hiring/meetings/matching-meeting-screen.tsx'),
  ),
  record('/client/meetings/:uuid', client, 'Meeting', () => import('../../hiring/meetings/meeting-screen.tsx')),
  ...notificationRoutes('client', notifications, 80),
  ...discussionRoutes('client', { ...withFlag('discussions'), ...work }, 70),
]
