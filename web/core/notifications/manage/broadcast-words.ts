import type { NotificationRole } from '@talentplace/contract/core/notifications/notification-types'

export const roleWords: Record<NotificationRole, string> = {
  client: 'Clients',
  virtualassistant: 'Virtual assistants',
  admin: 'Staff',
  askbetty_client: 'Clients of the other brand',
  'client.beta': 'Clients in beta',
  'virtualassistant.beta': 'Virtual assistants in beta',
  'client.early-access': 'Clients with early access',
  'virtualassistant.early-access': 'Virtual assistants with early access',
}

export const iconWords = {
  info: 'Information',
  happy: 'Good news',
  alert: 'Warning',
  task: 'Something to do',
  discussion: 'Conversation',
} as const

/** A6.3. */
export const priorityWords = [
  { value: 0, label: 'High' },
  { value: 1, label: 'Medium' },
  { value: 2, label: 'Low' },
  { value: 99, label: 'None' },
] as const

/** Several people, or one: `1 person`, `1,240 people`. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-CA')} people`
}
