import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { promotionList } from '../../../features/promotions/promotion-list.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'

/** /admin/promotions. */
export function PromotionsPage() {
  const { user } = useSession()
  const mayEdit = hasPermission(user?.permissions ?? [], 'admin_finance.edit')
  return (
    <ListScreen
      list={promotionList}
      lead="Codes and what they take off a subscription."
      actions={mayEdit && <LinkButton to={paths.newPromotion()}>New promotion</LinkButton>}
    />
  )
}
