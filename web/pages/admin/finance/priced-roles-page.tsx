import { PricedRoleScreen } from '../../../features/prices/staff/priced-role-screen.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** /admin/finance/roles. */
export function PricedRolesPage() {
  return <PricedRoleScreen mayEdit={useMay('admin_finance.edit')} />
}
