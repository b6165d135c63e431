import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'

/** B5.5, 0.20: clients and visitors may add, and staff within a project; an assistant may not. */
export function mayAdd(permissions: readonly Permission[] | null, project: string | null): boolean {
  if (permissions === null || holds(permissions, 'client')) return true
  return holds(permissions, 'admin') && project !== null
}
