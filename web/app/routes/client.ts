import { firstRead } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { FlagName } from '@talentplace/contract/shared/flag'
import type { AppRoute, Guard } from './route.ts'
import { beingBuilt } from './being-built.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('client')
const client: Guard = { anyOf: ['client'] }
const withFlag = (flag: FlagName): Guard => ({ anyOf: ['client'], flag, beta: 'client.beta' })

const projects = withFlag('client-projects')
const tasks = withFlag('client-tasks')
const invoices = withFlag('client-invoice')
const notifications = withFlag('notifications')

/** A3.3: the pages of a client. */
export const clientRoutes: readonly AppRoute[] = [
  { path: '/client/dashboard', area: 'client', redirectTo: '/client/home' },
  page(
    '/client/home',
    client,
    built('Home', 'pages/client/home/client-home-page.tsx', async () => {
      const { ClientHomePage } = await import('../../pages/client/home/client-home-page.tsx')
      return ClientHomePage
    }),
    { reads: () => [firstRead('operations.getClientHome', {})], menu: { label: 'Home', icon: 'home', order: 10 } },
  ),
  page(
    '/client/projects',
    projects,
    built('Current Subscriptions', 'pages/client/subscriptions/current-subscriptions-page.tsx', async () => {
      const { CurrentSubscriptionsPage } =
        await import('../../pages/client/subscriptions/current-subscriptions-page.tsx')
      return CurrentSubscriptionsPage
    }),
    { menu: { label: 'Current', icon: 'briefcase', order: 21, parent: 'clientProjects' } },
  ),
  page(
    '/client/projects_upcoming',
    projects,
    built('Upcoming Subscriptions', 'pages/client/subscriptions/upcoming-subscriptions-page.tsx', async () => {
      const { UpcomingSubscriptionsPage } =
        await import('../../pages/client/subscriptions/upcoming-subscriptions-page.tsx')
      return UpcomingSubscriptionsPage
    }),
    { menu: { label: 'Upcoming', icon: 'briefcase', order: 22, parent: 'clientProjects' } },
  ),
  page(
    '/client/projects_past',
    projects,
    built('Past Subscriptions', 'pages/client/subscriptions/past-subscriptions-page.tsx', async () => {
      const { PastSubscriptionsPage } = await import('../../pages/client/subscriptions/past-subscriptions-page.tsx')
      return PastSubscriptionsPage
    }),
    { menu: { label: 'Past', icon: 'briefcase', order: 23, parent: 'clientProjects' } },
  ),
  page(
    '/client/projects_draft',
    projects,
    built('Draft Subscriptions', 'pages/client/projects/draft-projects-page.tsx', async () => {
      const { DraftProjectsPage } = await import('../../pages/client/projects/draft-projects-page.tsx')
      return DraftProjectsPage
    }),
    { menu: { label: 'Draft', icon: 'briefcase', order: 24, parent: 'clientProjects' } },
  ),
  page(
    '/client/projects/requirements/:project_uuid',
    projects,
    built('Welcome brief', 'pages/client/requirements/requirements-page.tsx', async () => {
      const { RequirementsPage } = await import('../../pages/client/requirements/requirements-page.tsx')
      return RequirementsPage
    }),
  ),
  page(
    '/client/projects/:uuid/:rate_plan_uuid?',
    projects,
    built('Subscription', 'pages/client/subscriptions/subscription-page.tsx', async () => {
      const { SubscriptionPage } = await import('../../pages/client/subscriptions/subscription-page.tsx')
      return SubscriptionPage
    }),
  ),
  page(
    '/client/time',
    withFlag('client-time'),
    beingBuilt('Time', 'Every hour your assistants log, by day and by task, to look through, question and download.'),
    { menu: { label: 'Time', icon: 'timer', order: 30 } },
  ),
  page(
    '/client/tasks',
    tasks,
    beingBuilt('Tasks', 'What your assistants are working on and what comes next, with due dates and comments.'),
    { menu: { label: 'To do', icon: 'tasks', order: 41, parent: 'clientTasks' } },
  ),
  page(
    '/client/tasks/completed',
    tasks,
    beingBuilt('Completed tasks', 'What was done yesterday, today and this week.'),
    { menu: { label: 'Completed', icon: 'tasks', order: 42, parent: 'clientTasks' } },
  ),
  page(
    '/client/invoices',
    invoices,
    built('Invoices', 'pages/client/invoices/invoices-page.tsx', async () => {
      const { InvoicesPage } = await import('../../pages/client/invoices/invoices-page.tsx')
      return InvoicesPage
    }),
    { menu: { label: 'Invoices', icon: 'invoice', order: 50 } },
  ),
  page(
    '/client/invoices/:uuid',
    invoices,
    built('Invoice', 'pages/client/invoices/invoice-page.tsx', async () => {
      const { InvoicePage } = await import('../../pages/client/invoices/invoice-page.tsx')
      return InvoicePage
    }),
  ),
  page(
    '/client/contact_info',
    client,
    built('Contact information', 'pages/client/company/contact-info-page.tsx', async () => {
      const { ContactInfoPage } = await import('../../pages/client/company/contact-info-page.tsx')
      return ContactInfoPage
    }),
    { menu: { label: 'Contact information', icon: 'profile', order: 91, parent: 'clientAccount' } },
  ),
  page(
    '/client/company_info',
    client,
    built('Company information', 'pages/client/company/company-info-page.tsx', async () => {
      const { CompanyInfoPage } = await import('../../pages/client/company/company-info-page.tsx')
      return CompanyInfoPage
    }),
    { menu: { label: 'Company information', icon: 'building', order: 92, parent: 'clientAccount' } },
  ),
  page(
    '/client/billing',
    { ...client, primaryContact: true },
    built('Billing', 'pages/client/billing/billing-page.tsx', async () => {
      const { BillingPage } = await import('../../pages/client/billing/billing-page.tsx')
      return BillingPage
    }),
    { menu: { label: 'Billing', icon: 'card', order: 93, parent: 'clientAccount', primaryContactOnly: true } },
  ),
  page(
    '/client/referral',
    withFlag('referral-links'),
    beingBuilt('Referral', 'Your own link to pass on, and what came of it.'),
    { menu: { label: 'Referral', icon: 'gift', order: 94, parent: 'clientAccount' } },
  ),
  page(
    '/client/password',
    client,
    built('Change password', 'pages/profile/password-page.tsx', async () => {
      const { PasswordPage } = await import('../../pages/profile/password-page.tsx')
      return PasswordPage
    }),
    {
      menu: { label: 'Change password', icon: 'key', order: 95, parent: 'clientAccount' },
    },
  ),
  page(
    '/client/matching_meeting',
    client,
    built('Book a matching meeting', 'pages/client/meetings/matching-meeting-page.tsx', async () => {
      const { MatchingMeetingPage } = await import('../../pages/client/meetings/matching-meeting-page.tsx')
      return MatchingMeetingPage
    }),
  ),
  page(
    '/client/notifications',
    notifications,
    built('Notifications', 'pages/shared/notifications/notifications-page.tsx', async () => {
      const { notificationsPage } = await import('../../pages/shared/notifications/notifications-page.tsx')
      return notificationsPage('client')
    }),
    { menu: { label: 'Notifications', icon: 'bell', order: 80 } },
  ),
  page(
    '/client/notifications/:uuid',
    notifications,
    built('Notification', 'pages/shared/notifications/notification-page.tsx', async () => {
      const { notificationPage } = await import('../../pages/shared/notifications/notification-page.tsx')
      return notificationPage('client')
    }),
  ),
  page(
    '/client/discussions/:uuid',
    withFlag('discussions'),
    beingBuilt('Discussion', 'Your conversation with your assistants and with us, in one place.', {
      label: 'Contact us',
      to: paths.contact(),
    }),
  ),
]
