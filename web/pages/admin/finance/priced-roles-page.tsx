import { holds } from '@talentplace/contract/shared/holds'
import { PricedRoleScreen } from '../../../features/prices/staff/priced-role-screen.tsx'
import { useSession } from '../../../platform/session/session.ts'

/** /admin/finance/roles. */
export function PricedRolesPage() {
  const { user } = useSession()
  return <PricedRoleScreen mayEdit={holds(user?.permissions ?? [], 'admin_finance.edit')} />
}
