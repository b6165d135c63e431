import { deletePayRate, type PayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { useMay } from '../../../platform/session/use-may.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { NewPayRate } from './new-pay-rate.tsx'
import { payRateList } from './pay-rate-list.tsx'
import { Removal } from './removal.tsx'

function actionsOf({ uuid, state, role }: PayRate) {
  if (state !== 'future') return null
  return (
    <Removal what={`the coming rate of ${role ?? 'all other roles'}`} operation={deletePayRate} params={{ uuid }} />
  )
}

/** What assistants are paid an hour; a place takes the rate of the day it begins. */
export default function PayRateScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={payRateList}
      lead="A place is paid what the book says on its first day, unless it was agreed otherwise; places that have begun keep theirs."
      actions={mayEdit && <NewPayRate />}
      {...(mayEdit && { rowActions: actionsOf })}
    />
  )
}
