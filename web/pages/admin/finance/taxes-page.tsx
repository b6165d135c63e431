import { holds } from '@talentplace/contract/shared/holds'
import { TaxRateScreen } from '../../../features/prices/staff/tax-rate-screen.tsx'
import { useSession } from '../../../platform/session/session.ts'

/** /admin/finance/taxes. */
export function TaxesPage() {
  const { user } = useSession()
  return <TaxRateScreen mayEdit={holds(user?.permissions ?? [], 'admin_finance.edit')} />
}
