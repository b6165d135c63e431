import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { TaxRateScreen } from '../../../features/prices/staff/tax-rate-screen.tsx'
import { useSession } from '../../../platform/session/session.ts'

/** /admin/finance/taxes. */
export function TaxesPage() {
  const { user } = useSession()
  return <TaxRateScreen mayEdit={hasPermission(user?.permissions ?? [], 'admin_finance.edit')} />
}
