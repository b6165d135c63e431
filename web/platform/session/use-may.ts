import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import { useSession } from './session.ts'

/** True while the signed-in person holds the permission; nobody else does. The server asks again on every call. */
export function useMay(permission: Permission): boolean {
  return hasPermission(useSession().user?.permissions ?? [], permission)
}
