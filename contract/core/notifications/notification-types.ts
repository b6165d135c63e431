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
  { name: 'announcement', title: 'News from us', usual: 'in_app', audience: 'everybody' },
  { name: 'message', title: 'Messages from our team to you', usual: 'email', audience: 'everybody' },
  { name: 'discussion', title: 'Messages in your discussions', usual: 'email', audience: 'everybody' },
  { name: 'billing', title: 'Your invoices and payments', usual: 'in_app', audience: 'client' },
  { name: 'collections', title: 'Cancellations and payments that failed', usual: 'in_app', audience: 'admin' },
  { name: 'subscription', title: 'Your subscriptions', usual: 'in_app', audience: 'client' },
  { name: 'invitation', title: 'Clients who ask for you', usual: 'email', audience: 'virtualassistant' },
  { name: 'application', title: 'Reminders of your application', usual: 'email', audience: 'virtualassistant' },
  { name: 'project_hours', title: 'Hours of your projects', usual: 'in_app', audience: 'virtualassistant' },
  {
    name: 'time',
    title: 'Logged time: questions, reviews that end, timers that are stopped or run on',
    usual: 'in_app',
    audience: 'everybody',
  },
  { name: 'pay', title: 'Your bills, and when they are paid', usual: 'email', audience: 'virtualassistant' },
  { name: 'bills_to_post', title: 'Bills to post', usual: 'in_app', audience: 'admin_finance.edit' },
  {
    name: 'adjustments_to_approve',
    title: 'Adjustments that need a second person',
    usual: 'in_app',
    audience: 'admin_finance.edit',
  },
  {
    name: 'payment_access',
    title: 'Changes to who can release payouts',
    usual: 'email',
    audience: 'admin_finance.edit',
  },
  { name: 'new_subscription', title: 'New subscriptions', usual: 'in_app', audience: 'admin' },
  { name: 'tasks', title: 'Tasks given to you, and comments on them', usual: 'in_app', audience: 'everybody' },
  { name: 'requirements', title: 'Welcome briefs that clients send', usual: 'in_app', audience: 'admin' },
  { name: 'interest', title: 'Whether an assistant takes your work', usual: 'email', audience: 'client' },
  {
    name: 'matching',
    title: 'Places to fill, and assistants’ answers',
    usual: 'in_app',
    audience: 'admin_matching.view',
  },
  { name: 'review_request', title: 'How your assistants do', usual: 'email', audience: 'client' },
  { name: 'review', title: 'What clients say of your work', usual: 'email', audience: 'virtualassistant' },
  { name: 'review_to_read', title: 'Reviews to read', usual: 'in_app', audience: 'admin' },
  { name: 'product_feedback', title: 'Feedback that people send us', usual: 'in_app', audience: 'admin' },
  { name: 'own_data', title: 'Your data: copies you asked for', usual: 'email', audience: 'everybody' },
  { name: 'file_export', title: 'Files you had prepared', usual: 'in_app', audience: 'everybody' },
  { name: 'deletion_request', title: 'People who ask to be forgotten', usual: 'in_app', audience: 'admin_user.view' },
  { name: 'alert', title: 'Alerts given to you', usual: 'in_app', audience: 'admin_alert.edit' },
  { name: 'security', title: 'Requests that look like an attack', usual: 'in_app', audience: 'admin_user.view' },
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
