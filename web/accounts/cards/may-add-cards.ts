import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'

/** B9.3: a client, or staff who look after finances. */
export function mayAddCards(permissions: readonly Permission[]): boolean {
  return hasPermission(permissions, 'client') || hasPermission(permissions, 'admin_finance.edit')
}
