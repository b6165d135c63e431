import type { Colleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { refreshSession } from '../../platform/session/refresh-session.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Decision } from './decision.tsx'

/** Someone else leads the company from now on. */
export function HandOver({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { uuid, full_name } = colleague
  const navigate = useNavigate()
  const save = useSave('accounts.handOverPrimaryContact', {
    errorMessage: 'The company could not be handed over, and nothing has changed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${full_name} is your primary contact now.` })
      onClose()
      void navigate(paths.clientHome())
      void refreshSession().catch(() => undefined)
    },
  })
  return (
    <Decision label="Hand over" save={save} onConfirm={() => save.mutate({ params: { uuid } })} onClose={onClose}>
      {full_name} will see Billing and decide who belongs to your company. You’ll keep the role Everything, and only
      they can hand it back.
    </Decision>
  )
}
