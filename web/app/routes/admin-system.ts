import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { AppRoute, Guard } from './route.ts'
import { notificationRoutes } from './own-notifications.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'

const page = pagesOf('admin')
const record = recordsOf('admin')
const staff: Guard = { anyOf: ['admin'] }
const notifications: Guard = { anyOf: ['admin_notification.view'] }
const alerts: Guard = { anyOf: ['admin_alert.view'] }
const users: Guard = { anyOf: ['admin_user.view'] }
const configuration: Guard = { anyOf: ['admin_configuration.view'] }
const utms: Guard = { anyOf: ['admin_utm.view'] }
const superAdmin: Guard = { allOf: ['super_admin'] }

function criteria(kind: CriterionKind, title: string, one: string, order: number): AppRoute[] {
  const props = { kind }
  return [
    page(
      `/admin/criteria/${kind}`,
      configuration,
      title,
      () => import('../../matching/vocabulary/criterion-list-screen.tsx'),
      { props, menu: { label: title, icon: 'tags', order, parent: 'adminCriteria' } },
    ),
    record(
      `/admin/criteria/${kind}/:value`,
      configuration,
      one,
      () => import('../../matching/vocabulary/criterion-record.tsx'),
      { props, example: `/admin/criteria/${kind}/1` },
    ),
  ]
}

/** A3.1: what is said to everybody, and what the product itself is run by. */
export const adminSystemRoutes: readonly AppRoute[] = [
  ...notificationRoutes('admin', staff, 85),
  page(
    '/admin/manage_notifications',
    notifications,
    'Manage notifications',
    () => import('../../core/notifications/manage/broadcast-list-screen.tsx'),
    { menu: { label: 'Manage notifications', icon: 'megaphone', order: 90 } },
  ),
  page(
    '/admin/manage_notifications/feedback',
    notifications,
    'Feedback from people',
    () => import('../../core/notifications/manage/feedback-list-screen.tsx'),
  ),
  record(
    '/admin/manage_notifications/:uuid',
    notifications,
    'Managed notification',
    () => import('../../core/notifications/manage/broadcast-screen.tsx'),
  ),
  page('/admin/alerts', alerts, 'Alerts', () => import('../../desk/alerts/alert-list-screen.tsx'), {
    menu: { label: 'Alerts', icon: 'alert', order: 95 },
  }),
  record('/admin/alerts/:alert_uuid', alerts, 'Alert', () => import('../../pages/admin/alerts/alert-page.tsx')),
  page('/admin/users', users, 'Users', () => import('../../accounts/users/user-list-screen.tsx'), {
    menu: { label: 'Users', icon: 'account', order: 100 },
  }),
  record('/admin/users/:user_uuid', users, 'User', () => import('../../accounts/users/user-record.tsx')),
  page(
    '/admin/deletion-requests',
    users,
    'Deletion requests',
    () => import('../../desk/personal-data/deletion-list-screen.tsx'),
  ),
  record(
    '/admin/deletion-requests/:request_uuid',
    users,
    'Deletion request',
    () => import('../../desk/personal-data/deletion-record.tsx'),
  ),
  ...criteria('roles', 'Roles', 'Role', 111),
  ...criteria('skills', 'Skills', 'Skill', 112),
  ...criteria('tools', 'Tools', 'Tool', 113),
  ...criteria('industries', 'Industries', 'Industry', 114),
  page('/admin/utms', utms, 'UTMs', () => import('../../accounts/attribution/utm-list-screen.tsx'), {
    menu: { label: 'UTMs', icon: 'link', order: 120 },
  }),
  record('/admin/utms/:utm_uuid', utms, 'UTM', () => import('../../accounts/attribution/utm-record.tsx')),
  page(
    '/admin/administration',
    configuration,
    'Administration',
    () => import('../../pages/admin/administration/administration-page.tsx'),
    { menu: { label: 'Administration', icon: 'settings', order: 141, parent: 'adminSystem' } },
  ),
  page(
    '/admin/configurations',
    configuration,
    'Configurations',
    () => import('../../core/configuration/configuration-list-screen.tsx'),
    { menu: { label: 'Configurations', icon: 'sliders', order: 142, parent: 'adminSystem' } },
  ),
  record(
    '/admin/configurations/:configuration_name',
    configuration,
    'Configuration',
    () => import('../../core/configuration/configuration-record.tsx'),
    { example: '/admin/configurations/featureFlag.notifications' },
  ),
  page('/admin/content', configuration, 'Page texts', () => import('../../core/content/content-list.tsx'), {
    menu: { label: 'Page texts', icon: 'settings', order: 143, parent: 'adminSystem' },
  }),
  record('/admin/content/:page', configuration, 'Page text', () => import('../../core/content/content-record.tsx'), {
    example: '/admin/content/about',
  }),
  page(
    '/admin/integration-readiness',
    configuration,
    'Integration readiness',
    () => import('../../desk/readiness/readiness-screen.tsx'),
    { menu: { label: 'Integration readiness', icon: 'sockets', order: 144, parent: 'adminSystem' } },
  ),
  page('/admin/sockets', superAdmin, 'Web Sockets', () => import('../../desk/operations/sockets-screen.tsx'), {
    menu: { label: 'Web Sockets', icon: 'sockets', order: 145, parent: 'adminSystem' },
  }),
  page('/admin/jobs', superAdmin, 'Jobs', () => import('../../desk/jobs/job-list-screen.tsx'), {
    menu: { label: 'Jobs', icon: 'jobs', order: 146, parent: 'adminSystem' },
  }),
  record('/admin/jobs/:job_uuid', superAdmin, 'Job', () => import('../../desk/jobs/job-record.tsx')),
  page('/admin/cronjobs', superAdmin, 'Cron Jobs', () => import('../../desk/cronjobs/cron-job-list-screen.tsx'), {
    menu: { label: 'Cron Jobs', icon: 'clock', order: 147, parent: 'adminSystem' },
  }),
  record(
    '/admin/cronjobs/:cronjob_uuid',
    superAdmin,
    'Cron Job',
    () => import('../../desk/cronjobs/cron-job-record.tsx'),
  ),
]
