import { z } from 'zod'

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
  'admin_virtualassistant.view',
  'admin_client.view',
  'admin_project.view',
  'admin_time.view',
  'admin_tasks.view',
  'admin_tasks.edit',
  'admin_finance.view',
  'admin_finance.edit',
  'admin_finance_report.view',
  'admin_notification.view',
  'admin_alert.view',
  'admin_matching.view',
  'admin_user.view',
  'admin_configuration.view',
  'admin_utm.view',
] as const

export const permission = z.enum(permissions)
export type Permission = z.infer<typeof permission>

/** True when `held` includes `wanted`; super_admin implies admin and every admin permission. */
export function holds(held: readonly Permission[], wanted: Permission): boolean {
  if (held.includes(wanted)) return true
  return held.includes('super_admin') && (wanted === 'admin' || wanted.startsWith('admin_'))
}
