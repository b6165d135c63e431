import type { PricedRole } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../../platform/session/use-may.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { pricedRoleList } from './priced-role-list.ts'
import { TaxCategoryDialog } from './tax-category-dialog.tsx'
import { UpliftDialog } from './uplift-dialog.tsx'

/** Every role with its uplift and tax category, and the dialogs that change them. */
export default function PricedRoleScreen() {
  const mayEdit = useMay('admin_finance.edit')
  const [uplifted, setUplifted] = useState<PricedRole | null>(null)
  const [categorised, setCategorised] = useState<PricedRole | null>(null)
  const actionsOf = (role: PricedRole) => (
    <>
      <Button variant="quiet" aria-label={`Uplift of ${role.role}`} onClick={() => setUplifted(role)}>
        Uplift
      </Button>
      <Button variant="quiet" aria-label={`Tax category of ${role.role}`} onClick={() => setCategorised(role)}>
        Tax
      </Button>
    </>
  )
  return (
    <>
      <ListScreen
        list={pricedRoleList}
        lead="What an hour of a role costs besides the usual price, and what kind of service it is."
        {...(mayEdit && { rowActions: actionsOf })}
      />
      <UpliftDialog role={uplifted} onClose={() => setUplifted(null)} />
      <TaxCategoryDialog role={categorised} onClose={() => setCategorised(null)} />
    </>
  )
}
