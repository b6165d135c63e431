import * as t from '@talentplace/contract/accounts/messages/spending-limits'
import { useEffect, useState } from 'react'
import { approvalNeeded } from '../../platform/api/approval-needed.ts'
import { reload } from '../../ui/form/reloads.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { Wish } from './purchase-wish.ts'
import { showsSpending } from './shows-spending.ts'
import { SpendingGate } from './spending-gate.tsx'

/** Opens wherever a change or a purchase was refused because the primary contact has to approve it first. */
export function ApprovalDialog() {
  const [wish, setWish] = useState<Wish | null>(null)
  const client = useQueryClient()
  useEffect(
    () =>
      approvalNeeded.listen((needed) => {
        // What is left may be less than this page last heard.
        void reload(client, showsSpending)
        setWish(needed as Wish)
      }),
    [client],
  )
  // Mounted only then, so that it stands above the dialog whose form was refused.
  return (
    wish && (
      <Dialog opened title={t.needsApproval()} onClose={() => setWish(null)}>
        <SpendingGate wish={wish}>
          <p>{t.approvedSaveAgain()}</p>
        </SpendingGate>
      </Dialog>
    )
  )
}
