import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { notify } from '../../../ui/notice/toast.ts'
import { staffBillList } from '../bill-list.tsx'

/** What the daily run does, at once. */
function RunButton() {
  const run = useSave('bills.runBills', {
    reloads: ['bills.*'],
    errorMessage: 'The drafts could not be updated. Nothing is lost; please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ drafts, until }) => {
      const day = calendarDay(until)
      const message =
        drafts === 0
          ? `Everything approved up to ${day} is on a bill already.`
          : `${drafts === 1 ? '1 draft is' : `${drafts} drafts are`} up to date, with what was approved up to ${day}.`
      notify({ kind: 'success', message })
    },
  })
  return (
    <Button variant="outline" busy={run.isPending} onClick={() => run.mutate({ body: {} })}>
      Update drafts
    </Button>
  )
}

/** /admin/bills. */
export default function StaffBillListScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={staffBillList}
      lead="What assistants are paid: drafted each day from approved time, and posted by us."
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
              <RunButton />
              <LinkButton to={staffPaths.newBill()}>New bill</LinkButton>
            </>
          )}
        </>
      }
    />
  )
}
