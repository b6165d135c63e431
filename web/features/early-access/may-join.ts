import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'

/** What 'Join Early Access' can mean for a person. */
export type EarlyAccessStanding = 'member' | 'may-join' | 'not-offered'

/** A2.10: offered to clients and assistants who don't have it; staff and visitors are never asked. */
export function earlyAccessStanding(permissions: readonly Permission[]): EarlyAccessStanding {
  if (holds(permissions, 'client.early-access') || holds(permissions, 'virtualassistant.early-access')) return 'member'
  if (holds(permissions, 'admin')) return 'not-offered'
  return holds(permissions, 'client') || holds(permissions, 'virtualassistant') ? 'may-join' : 'not-offered'
}
