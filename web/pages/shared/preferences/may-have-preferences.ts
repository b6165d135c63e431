import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

/** A3.10: who may open /preferences. */
export function mayHavePreferences(permissions: readonly Permission[]): boolean {
  return (['client.early-access', 'virtualassistant.early-access', 'admin'] as const).some((each) =>
    hasPermission(permissions, each),
  )
}
