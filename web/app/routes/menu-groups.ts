import * as t from '@talentplace/contract/core/messages/titles'
/** The names of the navigation's icons; what they look like is the navigation's own. */
export type MenuIcon =
  | 'account'
  | 'alert'
  | 'bell'
  | 'bills'
  | 'briefcase'
  | 'building'
  | 'card'
  | 'chart'
  | 'clock'
  | 'gift'
  | 'home'
  | 'invoice'
  | 'jobs'
  | 'key'
  | 'link'
  | 'megaphone'
  | 'messages'
  | 'people'
  | 'profile'
  | 'promotion'
  | 'search'
  | 'settings'
  | 'sliders'
  | 'sockets'
  | 'tags'
  | 'tasks'
  | 'timer'

interface Group {
  readonly label: string
  readonly icon: MenuIcon
  readonly order: number
}

/** Entries with sub-links. A group shows while at least one of its entries does. */
export const menuGroups = {
  clientProjects: { label: t.subscriptions(), icon: 'briefcase', order: 20 },
  clientTasks: { label: t.tasks(), icon: 'tasks', order: 40 },
  clientAccount: { label: t.account(), icon: 'account', order: 90 },
  vaProjects: { label: 'Projects', icon: 'briefcase', order: 20 },
  vaTasks: { label: t.tasks(), icon: 'tasks', order: 40 },
  vaAccount: { label: 'Account', icon: 'account', order: 90 },
  adminAssistants: { label: 'Virtual assistants', icon: 'people', order: 20 },
  adminProjects: { label: 'Subscriptions', icon: 'briefcase', order: 40 },
  adminTasks: { label: 'Tasks', icon: 'tasks', order: 60 },
  adminFinance: { label: 'Finance', icon: 'invoice', order: 70 },
  adminCriteria: { label: 'Criteria', icon: 'tags', order: 110 },
  adminSystem: { label: 'System', icon: 'settings', order: 140 },
} as const satisfies Record<string, Group>

export type MenuGroup = keyof typeof menuGroups
