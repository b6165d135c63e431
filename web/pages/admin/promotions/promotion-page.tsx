import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useParams } from 'react-router'
import { NewPromotion } from '../../../features/promotions/new-promotion.tsx'
import { PromotionRecord } from '../../../features/promotions/promotion-record.tsx'
import { useSession } from '../../../platform/session/session.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

/** /admin/promotions/{uuid}. */
export function PromotionPage() {
  const { uuid = newOne } = useParams()
  const { user } = useSession()
  const mayEdit = hasPermission(user?.permissions ?? [], 'admin_finance.edit')
  return uuid === newOne && mayEdit ? <NewPromotion /> : <PromotionRecord key={uuid} uuid={uuid} mayEdit={mayEdit} />
}
