import type { Permission } from '@talentplace/contract/shared/permission'

/** The part of the product that is someone's own, as addresses begin with it. */
export function ownArea(permissions: readonly Permission[]): 'client' | 'va' | 'admin' {
  if (permissions.includes('virtualassistant')) return 'va'
  return permissions.includes('client') || permissions.includes('askbetty_client') ? 'client' : 'admin'
}
