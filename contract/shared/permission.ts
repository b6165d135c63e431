import { z } from 'zod'

/** Of people, their subscriptions and their work. */
const supportPermissions = [
  'admin_virtualassistant.view',
  'admin_virtualassistant.edit',
  'admin_client.view',
  'admin_client.edit',
  'admin_checkout.edit',
  'admin_meeting.edit',
  'admin_project.view',
  'admin_project.edit',
  'admin_time.view',
  'admin_time.edit',
  'admin_tasks.view',
  'admin_tasks.edit',
] as const

/** The permission strings of the specification (A2.4, A2.5). A person's roles are read from these. */
export const permissions = [
  'admin',
  'virtualassistant',
  'client',
  'askbetty_client',
  'super_admin',
  'client.beta',
  'virtualassistant.beta',
  'client.early-access',
  'virtualassistant.early-access',
  ...supportPermissions,
  'admin_finance.view',
  'admin_finance.edit',
  'admin_finance_report.view',
  'admin_banking.view',
  'admin_notification.view',
  'admin_notification.edit',
  'admin_alert.view',
  'admin_alert.edit',
  'admin_matching.view',
  'admin_matching.edit',
  'admin_user.view',
  'admin_user.edit',
  'admin_configuration.view',
  'admin_configuration.edit',
  'admin_utm.view',
  'admin_utm.edit',
  'admin_discussion.view',
  'admin_discussion.edit',
] as const

export const permission = z.enum(permissions)
export type Permission = z.infer<typeof permission>

type PermissionBundle = Readonly<{ name: string; title: string; permissions: readonly Permission[] }>

/** A2 Ours: what staff of each kind usually hold; a person may hold more or less. */
export const permissionBundles = [
  {
    name: 'support',
    title: 'Support',
    permissions: [
      'admin',
      ...supportPermissions,
      'admin_notification.view',
      'admin_notification.edit',
      'admin_alert.view',
      'admin_alert.edit',
      'admin_discussion.view',
      'admin_discussion.edit',
    ],
  },
  {
    name: 'matching',
    title: 'Matching',
    permissions: [
      'admin',
      'admin_virtualassistant.view',
      'admin_virtualassistant.edit',
      'admin_client.view',
      'admin_checkout.edit',
      'admin_meeting.edit',
      'admin_project.view',
      'admin_project.edit',
      'admin_matching.view',
      'admin_matching.edit',
    ],
  },
  {
    name: 'finance',
    title: 'Finance',
    permissions: [
      'admin',
      'admin_client.view',
      'admin_checkout.edit',
      'admin_meeting.edit',
      'admin_project.view',
      'admin_time.view',
      'admin_finance.view',
      'admin_finance.edit',
      'admin_finance_report.view',
      'admin_banking.view',
    ],
  },
  { name: 'super', title: 'Super administrator', permissions: ['admin', 'super_admin'] },
] as const satisfies readonly PermissionBundle[]

/** True for permissions that only staff hold. */
export function isStaffPermission(each: Permission): boolean {
  return each === 'admin' || each === 'super_admin' || each.startsWith('admin_')
}

/** A2.10: these are each person's own choice, and nobody else's to give or take. */
export const earlyAccessPermissions = ['client.early-access', 'virtualassistant.early-access'] as const
