import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { PricedRoleScreen } from '../../../features/prices/staff/priced-role-screen.tsx'
import { useSession } from '../../../platform/session/session.ts'

/** /admin/finance/roles. */
export function PricedRolesPage() {
  const { user } = useSession()
  return <PricedRoleScreen mayEdit={hasPermission(user?.permissions ?? [], 'admin_finance.edit')} />
}
