import type { Permission } from '@talentplace/contract/shared/permission'

/** B9.6: a client of both brands has one password for both. */
export function changesPartner(permissions: readonly Permission[]): boolean {
  return permissions.includes('askbetty_client')
}
