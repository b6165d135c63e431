import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { NextPayouts } from './next-payouts.tsx'
import { payoutList } from './payout-list.tsx'

/** /admin/bills/payouts. */
export default function PayoutListScreen() {
  return (
    <ListScreen
      list={payoutList}
      lead="Posted bills that are paid together: one of us makes a payout, another one releases it, and its file goes to the bank."
      summary={<NextPayouts />}
      actions={
        <LinkButton variant="outline" to={staffPaths.staffBills()}>
          Bills
        </LinkButton>
      }
    />
  )
}
