import type { AppRoute, Guard } from './route.ts'
import { beingBuilt } from './being-built.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('admin')
const staff: Guard = { anyOf: ['admin'] }
const notifications: Guard = { anyOf: ['admin_notification.view'] }
const alerts: Guard = { anyOf: ['admin_alert.view'] }
const users: Guard = { anyOf: ['admin_user.view'] }
const configuration: Guard = { anyOf: ['admin_configuration.view'] }
const utms: Guard = { anyOf: ['admin_utm.view'] }
const superAdmin: Guard = { allOf: ['super_admin'] }

function criteria(kind: 'roles' | 'skills' | 'tools', title: string, one: string, order: number): AppRoute[] {
  return [
    page(
      `/admin/criteria/${kind}`,
      configuration,
      beingBuilt(title, `The ${kind} people can search for, with their synonyms and how often each is used.`),
      { menu: { label: title, icon: 'tags', order, parent: 'adminCriteria' } },
    ),
    page(
      `/admin/criteria/${kind}/:value`,
      configuration,
      beingBuilt(one, 'Its name, its synonyms and what it is joined to.'),
    ),
  ]
}

/** A3.1: what is said to everybody, and what the product itself is run by. */
export const adminSystemRoutes: readonly AppRoute[] = [
  page(
    '/admin/notifications',
    staff,
    built('Notifications', 'pages/shared/notifications/notifications-page.tsx', async () => {
      const { notificationsPage } = await import('../../pages/shared/notifications/notifications-page.tsx')
      return notificationsPage('admin')
    }),
    {
      menu: { label: 'Notifications', icon: 'bell', order: 85 },
    },
  ),
  page(
    '/admin/notifications/:uuid',
    staff,
    built('Notification', 'pages/shared/notifications/notification-page.tsx', async () => {
      const { notificationPage } = await import('../../pages/shared/notifications/notification-page.tsx')
      return notificationPage('admin')
    }),
  ),
  page(
    '/admin/manage_notifications',
    notifications,
    built('Manage notifications', 'pages/admin/manage-notifications/manage-notifications-page.tsx', async () => {
      const { ManageNotificationsPage } =
        await import('../../pages/admin/manage-notifications/manage-notifications-page.tsx')
      return ManageNotificationsPage
    }),
    { menu: { label: 'Manage notifications', icon: 'megaphone', order: 90 } },
  ),
  page(
    '/admin/manage_notifications/feedback',
    notifications,
    built('Feedback from people', 'pages/admin/manage-notifications/product-feedback-page.tsx', async () => {
      const { ProductFeedbackPage } = await import('../../pages/admin/manage-notifications/product-feedback-page.tsx')
      return ProductFeedbackPage
    }),
  ),
  page(
    '/admin/manage_notifications/:uuid',
    notifications,
    built('Managed notification', 'pages/admin/manage-notifications/manage-notification-page.tsx', async () => {
      const { ManageNotificationPage } =
        await import('../../pages/admin/manage-notifications/manage-notification-page.tsx')
      return ManageNotificationPage
    }),
  ),
  page(
    '/admin/alerts',
    alerts,
    beingBuilt('Alerts', 'What the product noticed and someone should look at, with who is on it.'),
    { menu: { label: 'Alerts', icon: 'alert', order: 95 } },
  ),
  page('/admin/alerts/:alert_uuid', alerts, beingBuilt('Alert', 'One alert with what led to it and what was done.')),
  page(
    '/admin/users',
    users,
    built('Users', 'pages/admin/users/users-page.tsx', async () => {
      const { UsersPage } = await import('../../pages/admin/users/users-page.tsx')
      return UsersPage
    }),
    {
      menu: { label: 'Users', icon: 'account', order: 100 },
    },
  ),
  page(
    '/admin/users/:user_uuid',
    users,
    built('User', 'pages/admin/users/user-page.tsx', async () => {
      const { UserPage } = await import('../../pages/admin/users/user-page.tsx')
      return UserPage
    }),
  ),
  ...criteria('roles', 'Roles', 'Role', 111),
  ...criteria('skills', 'Skills', 'Skill', 112),
  ...criteria('tools', 'Tools', 'Tool', 113),
  page(
    '/admin/utms',
    utms,
    built('UTMs', 'pages/admin/utms/utms-page.tsx', async () => {
      const { UtmsPage } = await import('../../pages/admin/utms/utms-page.tsx')
      return UtmsPage
    }),
    { menu: { label: 'UTMs', icon: 'link', order: 120 } },
  ),
  page(
    '/admin/utms/:utm_uuid',
    utms,
    built('UTM', 'pages/admin/utms/utm-page.tsx', async () => {
      const { UtmPage } = await import('../../pages/admin/utms/utm-page.tsx')
      return UtmPage
    }),
  ),
  page(
    '/admin/administration',
    configuration,
    beingBuilt('Administration', 'The way to every screen that configures the product.', {
      label: 'See the configurations',
      to: '/admin/configurations',
    }),
    { menu: { label: 'Administration', icon: 'settings', order: 141, parent: 'adminSystem' } },
  ),
  page(
    '/admin/configurations',
    configuration,
    built('Configurations', 'pages/admin/configurations/configurations-page.tsx', async () => {
      const { ConfigurationsPage } = await import('../../pages/admin/configurations/configurations-page.tsx')
      return ConfigurationsPage
    }),
    { menu: { label: 'Configurations', icon: 'sliders', order: 142, parent: 'adminSystem' } },
  ),
  page(
    '/admin/configurations/:configuration_name',
    configuration,
    built('Configuration', 'pages/admin/configurations/configuration-page.tsx', async () => {
      const { ConfigurationPage } = await import('../../pages/admin/configurations/configuration-page.tsx')
      return ConfigurationPage
    }),
    { example: '/admin/configurations/featureFlag.notifications' },
  ),
  page(
    '/admin/content',
    configuration,
    built('Page texts', 'pages/admin/content/content-pages-page.tsx', async () => {
      const { ContentPagesPage } = await import('../../pages/admin/content/content-pages-page.tsx')
      return ContentPagesPage
    }),
    { menu: { label: 'Page texts', icon: 'settings', order: 143, parent: 'adminSystem' } },
  ),
  page(
    '/admin/content/:page',
    configuration,
    built('Page text', 'pages/admin/content/content-text-page.tsx', async () => {
      const { ContentTextPage } = await import('../../pages/admin/content/content-text-page.tsx')
      return ContentTextPage
    }),
    { example: '/admin/content/about' },
  ),
  page(
    '/admin/integration-readiness',
    configuration,
    beingBuilt('Integration readiness', 'Which outside services are connected, and what each still needs.', {
      label: 'See how the product is doing',
      to: '/healthcheck',
    }),
    { menu: { label: 'Integration readiness', icon: 'sockets', order: 144, parent: 'adminSystem' } },
  ),
  page(
    '/admin/sockets',
    superAdmin,
    built('Web Sockets', 'pages/admin/sockets/sockets-page.tsx', async () => {
      const { SocketsPage } = await import('../../pages/admin/sockets/sockets-page.tsx')
      return SocketsPage
    }),
    { menu: { label: 'Web Sockets', icon: 'sockets', order: 145, parent: 'adminSystem' } },
  ),
  page('/admin/jobs', superAdmin, beingBuilt('Jobs', 'The work done in the background, and what failed.'), {
    menu: { label: 'Jobs', icon: 'jobs', order: 146, parent: 'adminSystem' },
  }),
  page('/admin/jobs/:job_uuid', superAdmin, beingBuilt('Job', 'One piece of background work with its tries.')),
  page(
    '/admin/cronjobs',
    superAdmin,
    beingBuilt('Cron Jobs', 'What runs by the clock, when it ran and when it runs.'),
    {
      menu: { label: 'Cron Jobs', icon: 'clock', order: 147, parent: 'adminSystem' },
    },
  ),
  page('/admin/cronjobs/:cronjob_uuid', superAdmin, beingBuilt('Cron Job', 'One timetable with its last runs.')),
]
