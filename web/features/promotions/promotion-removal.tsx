import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Promotion } from '@talentplace/contract/promotions/promotion.routes'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/snackbar.ts'
import { TypedConfirmation } from '../../ui/typed-confirmation.tsx'
import { reloadPromotions } from './reload-promotions.ts'

/** Removes a promotion once its code has been typed. */
export function PromotionRemoval({ promotion: { uuid, code } }: { promotion: Promotion }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    await call('promotions.deletePromotion', { params: { uuid }, query: {} })
    setAsking(false)
    notify({ kind: 'success', message: `${code} is removed.` })
    void navigate(paths.promotions())
    await reloadPromotions(client)
  }

  return (
    <Panel title="Remove" lead="Nobody can use it any more. Subscriptions that have it keep it.">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Remove this promotion
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Remove this promotion?"
        requiredText={code}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>It can’t be brought back; its code can be given to another one.</p>
      </TypedConfirmation>
    </Panel>
  )
}
