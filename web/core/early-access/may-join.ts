import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

/** What 'Join Early Access' can mean for a person. */
export type EarlyAccessStatus = 'member' | 'may-join' | 'not-offered'

/** A2.10: offered to clients and assistants who don't have it; staff and visitors are never asked. */
export function earlyAccessStatus(permissions: readonly Permission[]): EarlyAccessStatus {
  if (hasPermission(permissions, 'client.early-access') || hasPermission(permissions, 'virtualassistant.early-access'))
    return 'member'
  if (hasPermission(permissions, 'admin')) return 'not-offered'
  return hasPermission(permissions, 'client') || hasPermission(permissions, 'virtualassistant')
    ? 'may-join'
    : 'not-offered'
}
