import { deleteTaxRate, type TaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useMay } from '../../../platform/session/use-may.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { NewTaxRate } from './new-tax-rate.tsx'
import { Removal } from './removal.tsx'
import { TaxConfirmation } from './tax-confirmation.tsx'
import { TaxGaps } from './tax-gaps.tsx'
import { taxRateList } from './tax-rate-list.tsx'

function actionsOf(rate: TaxRate) {
  const { uuid, state, name, region_name, confirmed_date } = rate
  return (
    <>
      {confirmed_date === null && state !== 'past' && <TaxConfirmation {...rate} />}
      {state === 'future' && (
        <Removal what={`the coming ${name} of ${region_name}`} operation={deleteTaxRate} params={{ uuid }} />
      )}
    </>
  )
}

/** Taxes by province and state; a state or a category of services is switched on by a rate of its own. */
export default function TaxRateScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={taxRateList}
      summary={<TaxGaps />}
      lead="By the client’s address. The states of the US have none until you add one; have an accountant confirm each."
      actions={mayEdit && <NewTaxRate />}
      {...(mayEdit && { rowActions: actionsOf })}
    />
  )
}
