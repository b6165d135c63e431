import type { Permission } from '@talentplace/contract/shared/permission'

interface NamedPermission {
  readonly permission: Permission
  readonly label: string
  /** What it lets the person do, where the label doesn't say it all. */
  readonly note?: string
}

/** An account is a client, an assistant or staff, and never two of them. */
export type PersonKind = 'staff' | 'client' | 'virtualassistant'

interface PermissionGroup {
  readonly title: string
  readonly kind: PersonKind
  readonly permissions: readonly NamedPermission[]
}

/** A2.4, A2.5: every permission, as staff read it. */
export const permissionGroups: readonly PermissionGroup[] = [
  {
    title: 'Staff',
    kind: 'staff',
    permissions: [
      { permission: 'admin', label: 'Staff', note: 'Opens the staff area' },
      { permission: 'super_admin', label: 'Super administrator', note: 'Includes every staff permission' },
    ],
  },
  {
    title: 'People and work',
    kind: 'staff',
    permissions: [
      { permission: 'admin_virtualassistant.view', label: 'Virtual assistants: see' },
      { permission: 'admin_virtualassistant.edit', label: 'Virtual assistants: change' },
      { permission: 'admin_client.view', label: 'Clients: see' },
      { permission: 'admin_client.edit', label: 'Clients: change' },
      {
        permission: 'admin_checkout.edit',
        label: 'Check out for clients',
        note: 'Acts in a client’s place at the checkout',
      },
      { permission: 'admin_meeting.edit', label: 'Meetings with clients: change' },
      { permission: 'admin_project.view', label: 'Projects: see' },
      { permission: 'admin_project.edit', label: 'Projects: change' },
      { permission: 'admin_matching.view', label: 'Matching: see' },
      { permission: 'admin_matching.edit', label: 'Matching: change' },
      { permission: 'admin_time.view', label: 'Time: see' },
      { permission: 'admin_time.edit', label: 'Time: change' },
      { permission: 'admin_tasks.view', label: 'Tasks: see' },
      { permission: 'admin_tasks.edit', label: 'Tasks: change' },
      {
        permission: 'admin_discussion.view',
        label: 'Discussions: see',
        note: 'Each look at one they take no part in is recorded',
      },
      { permission: 'admin_discussion.edit', label: 'Discussions: start, join and close' },
    ],
  },
  {
    title: 'Money',
    kind: 'staff',
    permissions: [
      { permission: 'admin_finance.view', label: 'Finance: see' },
      { permission: 'admin_finance.edit', label: 'Finance: change' },
      { permission: 'admin_finance_report.view', label: 'Finance reports' },
      {
        permission: 'admin_banking.view',
        label: 'Bank details',
        note: 'Account numbers in full, and the files for our banks; each look is recorded',
      },
    ],
  },
  {
    title: 'Product and system',
    kind: 'staff',
    permissions: [
      { permission: 'admin_notification.view', label: 'Notifications: see' },
      { permission: 'admin_notification.edit', label: 'Notifications: send' },
      { permission: 'admin_alert.view', label: 'Alerts: see' },
      { permission: 'admin_alert.edit', label: 'Alerts: change' },
      { permission: 'admin_utm.view', label: 'UTMs: see' },
      { permission: 'admin_utm.edit', label: 'UTMs: change' },
      { permission: 'admin_user.view', label: 'Users: see' },
      { permission: 'admin_user.edit', label: 'Users: change', note: 'Adds people and gives them permissions' },
      { permission: 'admin_configuration.view', label: 'Configurations: see' },
      { permission: 'admin_configuration.edit', label: 'Configurations: change' },
    ],
  },
  {
    title: 'Client',
    kind: 'client',
    permissions: [
      { permission: 'client', label: 'Client' },
      { permission: 'askbetty_client', label: 'Client of the second brand' },
      { permission: 'client.beta', label: 'Client: unreleased features' },
      { permission: 'client.early-access', label: 'Client: early access', note: 'Each person’s own choice' },
    ],
  },
  {
    title: 'Virtual assistant',
    kind: 'virtualassistant',
    permissions: [
      { permission: 'virtualassistant', label: 'Virtual assistant' },
      { permission: 'virtualassistant.beta', label: 'Assistant: unreleased features' },
      {
        permission: 'virtualassistant.early-access',
        label: 'Assistant: early access',
        note: 'Each person’s own choice',
      },
    ],
  },
]

const labels = new Map(
  permissionGroups.flatMap(({ permissions }) => permissions.map(({ permission, label }) => [permission, label])),
)

export function permissionLabel(permission: Permission): string {
  return labels.get(permission) ?? permission
}

/** Every permission for a filter to choose from. */
export const permissionOptions = permissionGroups.flatMap(({ permissions }) =>
  permissions.map(({ permission, label }) => ({ value: permission, label })),
)
