import { NewPromotion } from './new-promotion.tsx'
import { PromotionRecord } from './promotion-record.tsx'
import { useMay } from '../../platform/session/use-may.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

/** /admin/promotions/{uuid}. */
export default function PromotionScreen({ uuid }: { uuid: string }) {
  const mayEdit = useMay('admin_finance.edit')
  return uuid === newOne && mayEdit ? <NewPromotion /> : <PromotionRecord uuid={uuid} mayEdit={mayEdit} />
}
