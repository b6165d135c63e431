import { promotionList } from './promotion-list.tsx'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useMay } from '../../platform/session/use-may.ts'

/** /admin/promotions. */
export default function PromotionListScreen() {
  const mayEdit = useMay('admin_finance.edit')
  return (
    <ListScreen
      list={promotionList}
      lead="Codes and what they take off a subscription."
      actions={mayEdit && <LinkButton to={staffPaths.newPromotion()}>New promotion</LinkButton>}
    />
  )
}
