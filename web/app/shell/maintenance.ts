import type { MaintenanceArea } from '@talentplace/contract/shared/flag'
import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'

/** A2 Ours: is the product closed for this person? Never for staff; `permissions` null: a visitor. */
export function isClosedFor(
  maintenance: Readonly<Partial<Record<string, boolean>>>,
  permissions: readonly Permission[] | null,
): boolean {
  const held = permissions ?? []
  if (holds(held, 'admin')) return false
  const closed = (area: MaintenanceArea): boolean => maintenance[area] === true
  return (
    closed('site') ||
    (closed('client') && holds(held, 'client')) ||
    (closed('virtualassistant') && holds(held, 'virtualassistant'))
  )
}
