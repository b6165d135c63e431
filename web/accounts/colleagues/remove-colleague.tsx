import type { Colleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Decision } from './decision.tsx'
import { showsColleagues } from './shows-colleagues.ts'

/** Someone doesn't belong to the company any more. */
export function RemoveColleague({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { uuid, full_name } = colleague
  const save = useSave('accounts.removeColleague', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: 'They could not be removed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${full_name} is removed and signed out everywhere.` })
      onClose()
    },
  })
  return (
    <Decision
      label={`Remove ${full_name}`}
      save={save}
      onConfirm={() => save.mutate({ params: { uuid } })}
      onClose={onClose}
    >
      {full_name} is signed out everywhere and can’t sign in again. What they did for your company is kept.
    </Decision>
  )
}
