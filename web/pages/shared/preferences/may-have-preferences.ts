import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'

/** A3.10: who may open /preferences. */
export function mayHavePreferences(permissions: readonly Permission[]): boolean {
  return (['client.early-access', 'virtualassistant.early-access', 'admin'] as const).some((each) =>
    holds(permissions, each),
  )
}
