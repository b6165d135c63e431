import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Promotion } from '@talentplace/contract/promotions/promotion.routes'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/notice/snackbar.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'

/** Removes a promotion once its code has been typed. */
export function PromotionRemoval({ promotion: { uuid, code } }: { promotion: Promotion }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = useSave('promotions.deletePromotion', {
    reloads: ['promotions.*'],
    otherwise: 'The promotion could not be removed. Please try again.',
    onSaved() {
      setAsking(false)
      notify({ kind: 'success', message: `${code} is removed.` })
      void navigate(paths.promotions())
    },
  })

  return (
    <Panel title="Remove" lead="Nobody can use it any more. Subscriptions that have it keep it.">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Remove this promotion
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Remove this promotion?"
        requiredText={code}
        onConfirm={() => remove.mutateAsync({ params: { uuid }, query: {} })}
        onClose={() => setAsking(false)}
      >
        <p>It can’t be brought back; its code can be given to another one.</p>
      </TypedConfirmation>
    </Panel>
  )
}
