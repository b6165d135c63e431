import * as t from '../messages/notification-kinds.ts'

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
  { name: 'announcement', title: () => t.announcement(), usual: 'in_app', audience: 'everybody' },
  { name: 'message', title: () => t.teamMessage(), usual: 'email', audience: 'everybody' },
  { name: 'discussion', title: () => t.discussion(), usual: 'email', audience: 'everybody' },
  { name: 'billing', title: () => t.billing(), usual: 'in_app', audience: 'client' },
  { name: 'collections', title: () => t.collections(), usual: 'in_app', audience: 'admin' },
  { name: 'subscription', title: () => t.subscription(), usual: 'in_app', audience: 'client' },
  { name: 'invitation', title: () => t.invitation(), usual: 'email', audience: 'virtualassistant' },
  { name: 'application', title: () => t.application(), usual: 'email', audience: 'virtualassistant' },
  { name: 'project_hours', title: () => t.projectHours(), usual: 'in_app', audience: 'virtualassistant' },
  {
    name: 'time',
    title: () => t.time(),
    usual: 'in_app',
    audience: 'everybody',
  },
  { name: 'pay', title: () => t.pay(), usual: 'email', audience: 'virtualassistant' },
  { name: 'bills_to_post', title: () => t.billsToPost(), usual: 'in_app', audience: 'admin_finance.edit' },
  {
    name: 'adjustments_to_approve',
    title: () => t.adjustmentsToApprove(),
    usual: 'in_app',
    audience: 'admin_finance.edit',
  },
  {
    name: 'payment_access',
    title: () => t.paymentAccess(),
    usual: 'email',
    audience: 'admin_finance.edit',
  },
  { name: 'new_subscription', title: () => t.newSubscription(), usual: 'in_app', audience: 'admin' },
  { name: 'tasks', title: () => t.tasks(), usual: 'in_app', audience: 'everybody' },
  { name: 'requirements', title: () => t.requirements(), usual: 'in_app', audience: 'admin' },
  { name: 'interest', title: () => t.interest(), usual: 'email', audience: 'client' },
  {
    name: 'matching',
    title: () => t.matching(),
    usual: 'in_app',
    audience: 'admin_matching.view',
  },
  { name: 'review_request', title: () => t.reviewRequest(), usual: 'email', audience: 'client' },
  { name: 'review', title: () => t.review(), usual: 'email', audience: 'virtualassistant' },
  { name: 'review_to_read', title: () => t.reviewToRead(), usual: 'in_app', audience: 'admin' },
  { name: 'product_feedback', title: () => t.productFeedback(), usual: 'in_app', audience: 'admin' },
  { name: 'own_data', title: () => t.ownData(), usual: 'email', audience: 'everybody' },
  { name: 'file_export', title: () => t.fileExport(), usual: 'in_app', audience: 'everybody' },
  { name: 'deletion_request', title: () => t.deletionRequest(), usual: 'in_app', audience: 'admin_user.view' },
  { name: 'alert', title: () => t.alert(), usual: 'in_app', audience: 'admin_alert.edit' },
  { name: 'security', title: () => t.security(), usual: 'in_app', audience: 'admin_user.view' },
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
