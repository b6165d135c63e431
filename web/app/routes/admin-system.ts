import type { AppRoute, Guard } from './route.ts'
import { laterPagesOf } from './being-built.ts'
import { notificationRoutes } from './own-notifications.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'

const page = pagesOf('admin')
const record = recordsOf('admin')
const later = laterPagesOf('admin')
const staff: Guard = { anyOf: ['admin'] }
const notifications: Guard = { anyOf: ['admin_notification.view'] }
const alerts: Guard = { anyOf: ['admin_alert.view'] }
const users: Guard = { anyOf: ['admin_user.view'] }
const configuration: Guard = { anyOf: ['admin_configuration.view'] }
const utms: Guard = { anyOf: ['admin_utm.view'] }
const superAdmin: Guard = { allOf: ['super_admin'] }

function criteria(kind: 'roles' | 'skills' | 'tools', title: string, one: string, order: number): AppRoute[] {
  return [
    later(
      `/admin/criteria/${kind}`,
      configuration,
      title,
      `The ${kind} people can search for, with their synonyms and how often each is used.`,
      { menu: { label: title, icon: 'tags', order, parent: 'adminCriteria' } },
    ),
    later(`/admin/criteria/${kind}/:value`, configuration, one, 'Its name, its synonyms and what it is joined to.'),
  ]
}

/** A3.1: what is said to everybody, and what the product itself is run by. */
export const adminSystemRoutes: readonly AppRoute[] = [
  ...notificationRoutes('admin', staff, 85),
  page(
    '/admin/manage_notifications',
    notifications,
    'Manage notifications',
    () => import('../../features/notifications/manage/broadcast-list-screen.tsx'),
    { menu: { label: 'Manage notifications', icon: 'megaphone', order: 90 } },
  ),
  page(
    '/admin/manage_notifications/feedback',
    notifications,
    'Feedback from people',
    () => import('../../features/notifications/manage/feedback-list-screen.tsx'),
  ),
  record(
    '/admin/manage_notifications/:uuid',
    notifications,
    'Managed notification',
    () => import('../../features/notifications/manage/broadcast-screen.tsx'),
  ),
  later('/admin/alerts', alerts, 'Alerts', 'What the product noticed and someone should look at, with who is on it.', {
    menu: { label: 'Alerts', icon: 'alert', order: 95 },
  }),
  later('/admin/alerts/:alert_uuid', alerts, 'Alert', 'One alert with what led to it and what was done.'),
  page('/admin/users', users, 'Users', () => import('../../features/accounts/users/user-list-screen.tsx'), {
    menu: { label: 'Users', icon: 'account', order: 100 },
  }),
  record('/admin/users/:user_uuid', users, 'User', () => import('../../features/accounts/users/user-record.tsx')),
  ...criteria('roles', 'Roles', 'Role', 111),
  ...criteria('skills', 'Skills', 'Skill', 112),
  ...criteria('tools', 'Tools', 'Tool', 113),
  page('/admin/utms', utms, 'UTMs', () => import('../../features/attribution/utm-list-screen.tsx'), {
    menu: { label: 'UTMs', icon: 'link', order: 120 },
  }),
  record('/admin/utms/:utm_uuid', utms, 'UTM', () => import('../../features/attribution/utm-record.tsx')),
  later(
    '/admin/administration',
    configuration,
    'Administration',
    'The way to every screen that configures the product.',
    {
      next: { label: 'See the configurations', to: '/admin/configurations' },
      menu: { label: 'Administration', icon: 'settings', order: 141, parent: 'adminSystem' },
    },
  ),
  page(
    '/admin/configurations',
    configuration,
    'Configurations',
    () => import('../../features/configuration/configuration-list-screen.tsx'),
    { menu: { label: 'Configurations', icon: 'sliders', order: 142, parent: 'adminSystem' } },
  ),
  record(
    '/admin/configurations/:configuration_name',
    configuration,
    'Configuration',
    () => import('../../features/configuration/configuration-record.tsx'),
    { example: '/admin/configurations/featureFlag.notifications' },
  ),
  page('/admin/content', configuration, 'Page texts', () => import('../../features/content/content-list.tsx'), {
    menu: { label: 'Page texts', icon: 'settings', order: 143, parent: 'adminSystem' },
  }),
  record(
    '/admin/content/:page',
    configuration,
    'Page text',
    () => import('../../features/content/content-record.tsx'),
    { example: '/admin/content/about' },
  ),
  later(
    '/admin/integration-readiness',
    configuration,
    'Integration readiness',
    'Which outside services are connected, and what each still needs.',
    {
      next: {
        label: 'See how the product is doing',
        to: '/healthcheck',
      },
      menu: { label: 'Integration readiness', icon: 'sockets', order: 144, parent: 'adminSystem' },
    },
  ),
  page('/admin/sockets', superAdmin, 'Web Sockets', () => import('../../features/operations/sockets-screen.tsx'), {
    menu: { label: 'Web Sockets', icon: 'sockets', order: 145, parent: 'adminSystem' },
  }),
  later('/admin/jobs', superAdmin, 'Jobs', 'The work done in the background, and what failed.', {
    menu: { label: 'Jobs', icon: 'jobs', order: 146, parent: 'adminSystem' },
  }),
  later('/admin/jobs/:job_uuid', superAdmin, 'Job', 'One piece of background work with its tries.'),
  later('/admin/cronjobs', superAdmin, 'Cron Jobs', 'What runs by the clock, when it ran and when it runs.', {
    menu: { label: 'Cron Jobs', icon: 'clock', order: 147, parent: 'adminSystem' },
  }),
  later('/admin/cronjobs/:cronjob_uuid', superAdmin, 'Cron Job', 'One timetable with its last runs.'),
]
