import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'
import type { AppRoute } from './route.ts'

/** A3.6: a signed-in VA who opens the root goes to their home. `permissions` null: a guest. */
export function leavesRoot({ path }: AppRoute, permissions: readonly Permission[] | null): boolean {
  return path === '/' && permissions !== null && holds(permissions, 'virtualassistant')
}
