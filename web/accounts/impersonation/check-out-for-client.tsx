import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { startImpersonationAs } from '../../platform/session/impersonation.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'

/** B8.1: staff go to the checkout in a client's place. Nothing for staff who may not. */
export function CheckOutForClient({ clientUuid }: { clientUuid: string }) {
  const permissions = useSession().user?.permissions ?? []
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  if (!hasPermission(permissions, 'admin_checkout.edit')) return null

  async function begin(): Promise<void> {
    setBusy(true)
    try {
      startImpersonationAs(await call('accounts.startImpersonation', { body: { client_uuid: clientUuid } }))
      void navigate(paths.checkout())
    } catch (error) {
      notify({ kind: 'error', message: failureMessage(error, 'The checkout could not be opened. Please try again.') })
      setBusy(false)
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void begin()}>
      Check out for this client
    </Button>
  )
}
