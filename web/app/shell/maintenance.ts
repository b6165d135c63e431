import type { MaintenanceArea } from '@talentplace/contract/shared/flag'
import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

/** A2 Ours: is the product closed for this person? Never for staff; `permissions` null: a visitor. */
export function isClosedFor(
  maintenance: Readonly<Partial<Record<string, boolean>>>,
  permissions: readonly Permission[] | null,
): boolean {
  const granted = permissions ?? []
  if (hasPermission(granted, 'admin')) return false
  const closed = (area: MaintenanceArea): boolean => maintenance[area] === true
  return (
    closed('site') ||
    (closed('client') && hasPermission(granted, 'client')) ||
    (closed('virtualassistant') && hasPermission(granted, 'virtualassistant'))
  )
}
