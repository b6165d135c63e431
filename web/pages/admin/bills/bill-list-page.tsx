import type { BillFilters, BillSummary } from '@talentplace/contract/payroll/bills/bill.routes'
import { StaffBillListScreen } from '../../../payroll/bills/staff/staff-bill-list-screen.tsx'
import { useMay } from '../../../platform/session/use-may.ts'
import type { ListSelecting } from '../../../ui/list-screen/selection/use-selecting.tsx'
import { BillActions } from './bill-actions.tsx'

const selecting: ListSelecting<BillSummary, BillFilters> = {
  nameOf: ({ virtualassistant_name, number }) => `${virtualassistant_name}, ${number ?? 'draft'}`,
  actions: (selected) => <BillActions selected={selected} />,
}

/** /admin/bills, several of which can be posted, calculated or put on hold together. */
export default function BillListPage() {
  const mayEdit = useMay('admin_finance.edit')
  return <StaffBillListScreen selecting={mayEdit ? selecting : undefined} />
}
