import { useNavigate } from 'react-router'
import type { Promotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { paths } from '../../platform/navigation/paths.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { RemovalPanel } from '../../ui/record/removal-panel.tsx'

/** Removes a promotion once its code has been typed. */
export function PromotionRemoval({ promotion: { uuid, code } }: { promotion: Promotion }) {
  const navigate = useNavigate()
  const remove = useSave('promotions.deletePromotion', {
    reloads: ['promotions.*'],
    errorMessage: 'The promotion could not be removed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${code} is removed.` })
      void navigate(paths.promotions())
    },
  })
  return (
    <RemovalPanel
      kind="promotion"
      lead="Nobody can use it any more. Subscriptions that have it keep it."
      requiredText={code}
      onRemove={() => remove.mutateAsync({ params: { uuid }, query: {} })}
    >
      It can’t be brought back; its code can be given to another one.
    </RemovalPanel>
  )
}
