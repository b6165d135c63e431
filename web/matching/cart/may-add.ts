import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

/** B5.5, 0.20: clients and visitors may add, and staff within a project; an assistant may not. */
export function mayAdd(permissions: readonly Permission[] | null, project: string | null): boolean {
  if (permissions === null || hasPermission(permissions, 'client')) return true
  return hasPermission(permissions, 'admin') && project !== null
}
