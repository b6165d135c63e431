import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { billAdjustmentList, invoiceAdjustmentList } from './adjustment-list.tsx'

/** /admin/invoice-adjustments and /admin/bill-adjustments. */
export default function AdjustmentListScreen({ kind }: { kind: AdjustmentKind }) {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={kind === 'client' ? invoiceAdjustmentList : billAdjustmentList}
      lead={
        kind === 'client'
          ? 'What we add to or take off a client’s next invoice, once it is approved.'
          : 'What we add to or take off an assistant’s next bill, once it is approved.'
      }
      actions={mayEdit && <LinkButton to={staffPaths.newAdjustment(kind)}>New adjustment</LinkButton>}
    />
  )
}
