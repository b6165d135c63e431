import type { Reload } from '../../ui/form/reloads.ts'

/** What shows people's accounts: asked for again once one has changed. */
export const showsUsers: readonly Reload[] = [
  'accounts.getUser',
  'accounts.listUsers',
  'accounts.searchUsers',
  'accounts.listUserAudit',
  'accounts.listClientRelationships',
  'accounts.listProjectRelationships',
]
