/*
 * Names and numbers only, no schemas: pages show these before the validation library has loaded.
 */

/** A5.2. */
export const notificationIcons = ['discussion', 'alert', 'happy', 'info', 'task'] as const
export type NotificationIcon = (typeof notificationIcons)[number]

/** A6.3: high first. */
export const notificationPriorities = { high: 0, medium: 1, low: 2, none: 99 } as const
export type NotificationPriority = (typeof notificationPriorities)[keyof typeof notificationPriorities]

/**
 * What notifications are about; people choose for each how it reaches them (`preferences.notifications`), and
 * `usual` is what holds until they do. `audience`: whom the choice is shown to.
 */
export const notificationTypes = [
  { name: 'announcement', title: 'Product news', usual: 'in_app', audience: 'everybody' },
  { name: 'message', title: 'Messages from our team', usual: 'email', audience: 'everybody' },
  { name: 'discussion', title: 'Discussions', usual: 'email', audience: 'everybody' },
  { name: 'billing', title: 'Invoices and payments', usual: 'in_app', audience: 'client' },
  { name: 'collections', title: 'Cancellations and failed payments', usual: 'in_app', audience: 'admin' },
  { name: 'subscription', title: 'Subscriptions', usual: 'in_app', audience: 'client' },
  { name: 'invitation', title: 'Invitations from clients', usual: 'email', audience: 'virtualassistant' },
  { name: 'application', title: 'Application reminders', usual: 'email', audience: 'virtualassistant' },
  { name: 'project_hours', title: 'Project hours', usual: 'in_app', audience: 'virtualassistant' },
  {
    name: 'time',
    title: 'Time: questions, reviews and timers',
    usual: 'in_app',
    audience: 'everybody',
  },
  { name: 'pay', title: 'Bills and payouts', usual: 'email', audience: 'virtualassistant' },
  { name: 'bills_to_post', title: 'Bills to post', usual: 'in_app', audience: 'admin_finance.edit' },
  {
    name: 'adjustments_to_approve',
    title: 'Adjustments to approve',
    usual: 'in_app',
    audience: 'admin_finance.edit',
  },
  {
    name: 'payment_access',
    title: 'Changes to payout access',
    usual: 'email',
    audience: 'admin_finance.edit',
  },
  { name: 'new_subscription', title: 'New subscriptions', usual: 'in_app', audience: 'admin' },
  { name: 'tasks', title: 'Tasks assigned to you, and comments', usual: 'in_app', audience: 'everybody' },
  { name: 'requirements', title: 'Welcome briefs from clients', usual: 'in_app', audience: 'admin' },
  { name: 'interest', title: 'Assistants’ answers to your invitations', usual: 'email', audience: 'client' },
  {
    name: 'matching',
    title: 'Open roles and assistants’ answers',
    usual: 'in_app',
    audience: 'admin_matching.view',
  },
  { name: 'review_request', title: 'Review requests', usual: 'email', audience: 'client' },
  { name: 'review', title: 'Reviews from clients', usual: 'email', audience: 'virtualassistant' },
  { name: 'review_to_read', title: 'Reviews to check', usual: 'in_app', audience: 'admin' },
  { name: 'product_feedback', title: 'Product feedback', usual: 'in_app', audience: 'admin' },
  { name: 'own_data', title: 'Copies of your data', usual: 'email', audience: 'everybody' },
  { name: 'file_export', title: 'Exported files', usual: 'in_app', audience: 'everybody' },
  { name: 'deletion_request', title: 'Deletion requests', usual: 'in_app', audience: 'admin_user.view' },
  { name: 'alert', title: 'Alerts assigned to you', usual: 'in_app', audience: 'admin_alert.edit' },
  { name: 'security', title: 'Suspicious requests', usual: 'in_app', audience: 'admin_user.view' },
] as const
export type NotificationType = (typeof notificationTypes)[number]['name']

/** The roles a broadcast can be addressed to. */
export const notificationRoles = [
  'client',
  'virtualassistant',
  'admin',
  'askbetty_client',
  'client.beta',
  'virtualassistant.beta',
  'client.early-access',
  'virtualassistant.early-access',
] as const
export type NotificationRole = (typeof notificationRoles)[number]

export const notificationRoleTitles: Readonly<Record<NotificationRole, string>> = {
  client: 'All clients',
  virtualassistant: 'All virtual assistants',
  admin: 'All staff',
  askbetty_client: 'All clients of the second brand',
  'client.beta': 'Clients in the beta',
  'virtualassistant.beta': 'Virtual assistants in the beta',
  'client.early-access': 'Clients with early access',
  'virtualassistant.early-access': 'Virtual assistants with early access',
}
