import { TaxRateScreen } from '../../../features/prices/staff/tax-rate-screen.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** /admin/finance/taxes. */
export function TaxesPage() {
  return <TaxRateScreen mayEdit={useMay('admin_finance.edit')} />
}
