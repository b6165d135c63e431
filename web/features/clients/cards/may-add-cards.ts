import { holds } from '@talentplace/contract/shared/holds'
import type { Permission } from '@talentplace/contract/shared/permission'

/** B9.3: a client, or staff who look after finances. */
export function mayAddCards(permissions: readonly Permission[]): boolean {
  return holds(permissions, 'client') || holds(permissions, 'admin_finance.edit')
}
