import type { BillFilters, BillSummary } from '@talentplace/contract/payroll/bills/bill.routes'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import type { ListSelecting } from '../../../ui/list-screen/selection/use-selecting.tsx'
import { staffBillList } from '../bill-list.tsx'
import { UpdateDraftsButton } from './update-drafts-button.tsx'

/** /admin/bills. `selecting`: what can be done with several. */
export function StaffBillListScreen({ selecting }: { selecting: ListSelecting<BillSummary, BillFilters> | undefined }) {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={staffBillList}
      lead="What assistants are paid: drafted each day from approved time, and posted by us."
      selecting={selecting}
      actions={
        <>
          <LinkButton variant="outline" to={staffPaths.payouts()}>
            Payouts
          </LinkButton>
          <LinkButton variant="outline" to={staffPaths.paidAssistants()}>
            Paid in a year
          </LinkButton>
          {mayEdit && (
            <>
              <UpdateDraftsButton />
              <LinkButton variant="outline" to={staffPaths.newBill()}>
                New bill
              </LinkButton>
              <LinkButton to={staffPaths.billingRun()}>Billing run</LinkButton>
            </>
          )}
        </>
      }
    />
  )
}
