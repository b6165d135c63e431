import { useParams } from 'react-router'
import { NewPromotion } from '../../../features/promotions/new-promotion.tsx'
import { PromotionRecord } from '../../../features/promotions/promotion-record.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

/** /admin/promotions/{uuid}. */
export function PromotionPage() {
  const { uuid = newOne } = useParams()
  const mayEdit = useMay('admin_finance.edit')
  return uuid === newOne && mayEdit ? <NewPromotion /> : <PromotionRecord key={uuid} uuid={uuid} mayEdit={mayEdit} />
}
