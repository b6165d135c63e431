import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { AppRoute } from './route.ts'

/** A3.6: a signed-in VA who opens the root goes to their home. `permissions` null: a guest. */
export function leavesRoot({ path }: AppRoute, permissions: readonly Permission[] | null): boolean {
  return path === '/' && permissions !== null && hasPermission(permissions, 'virtualassistant')
}
